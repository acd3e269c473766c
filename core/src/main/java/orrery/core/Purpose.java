package orrery.core;

/** What a roll, a shuffle or a draw is for; stored with its result and shown with it. */
public interface Purpose extends Component {}
