package orrery.server.api;

import orrery.core.Component;

/** Something about an undo. */
public record Undoing(int seat, String action, Deed what) {

    /** What a seat can do about undos. */
    public enum Deed implements Component {
        ASK("ask"),
        AGREE("agree"),
        REFUSE("refuse"),
        RESTORE("restore"),
        TAKE_BACK("take-back");

        private final String id;

        Deed(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }
}
