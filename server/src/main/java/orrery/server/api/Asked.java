package orrery.server.api;

import java.util.List;
import orrery.core.Message;

/**
 * What a seat is asked.
 *
 * @param prompt  id of the question, to be named in the answer
 * @param article rule that is being carried out
 * @param path    where in the rules we are, from the outermost step inwards
 */
public record Asked(
        int prompt, int seat, Message message, String article, List<Message> path, List<Choosable> options) {}
