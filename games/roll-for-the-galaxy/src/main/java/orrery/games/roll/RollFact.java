package orrery.games.roll;

import org.jspecify.annotations.Nullable;
import orrery.core.Fact;
import orrery.core.Viewer;

/**
 * Everything that can happen. Hidden are the tiles of construction zones and of the bag, and what is done behind a screen
 * until it is lifted: article secrets. A tile that is hidden from a viewer is left out.
 */
public sealed interface RollFact extends Fact permits CourseFact, ScreenFact, ExploreFact, BuildFact, GoodsFact {

    @Override
    default @Nullable Fact seenBy(Viewer viewer) {
        return this;
    }
}
