package orrery.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;

/** The map, as one sees and presses it. */
final class Board {

    /** Names of the areas whose outline glows. */
    private static final String GLOWING = """
            () => {
              const outlines = new Set([...document.querySelectorAll('svg.board .b-legal')].map(path => path.getAttribute('d')));
              return [...document.querySelectorAll('svg.board .area')]
                .filter(area => outlines.has(area.getAttribute('d')))
                .map(area => area.dataset.place);
            }
            """;

    /** A point of the window at which the area, and nothing above it, is pressed; null if it is covered. */
    private static final String POINT = """
            id => {
              const area = document.querySelector(`svg.board .area[data-place="${id}"]`);
              const box = area.getBoundingClientRect();
              for (const part of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
                for (const other of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
                  const [x, y] = [box.x + box.width * part, box.y + box.height * other];
                  if (document.elementFromPoint(x, y) === area) return [x, y];
                }
              }
              return null;
            }
            """;

    private final Page page;

    Board(Page page) {
        this.page = page;
    }

    /** The areas that can be chosen now. */
    List<String> glowing() {
        return ((List<?>) page.evaluate(GLOWING)).stream().map(String::valueOf).toList();
    }

    Locator area(String place) {
        return page.locator("svg.board .area[data-place='" + place + "']");
    }

    /** Presses an area, unless something lies over it. @return whether it could be pressed */
    boolean press(String place) {
        if (!(page.evaluate(POINT, place) instanceof List<?> at)) {
            return false;
        }
        page.mouse().click(coordinate(at.get(0)), coordinate(at.get(1)));
        return true;
    }

    boolean tap(String place) {
        if (!(page.evaluate(POINT, place) instanceof List<?> at)) {
            return false;
        }
        page.touchscreen().tap(coordinate(at.get(0)), coordinate(at.get(1)));
        return true;
    }

    private static double coordinate(Object number) {
        return ((Number) number).doubleValue();
    }

    /** The number of units beside the area they go to, with its plate. */
    Locator picker() {
        return page.locator(".board-stage .picker");
    }

    Locator chosenArea() {
        return page.locator("svg.board .area[aria-pressed=true]");
    }
}
