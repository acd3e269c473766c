package orrery.core;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;

/** A buffer of legal choices that is filled again and again without making garbage. */
public final class Choices<C extends Choice> {

    private Object[] items = new Object[64];
    private int size;

    /** The legal choices of a question, in a buffer of their own. */
    @SuppressWarnings("unchecked")
    static Choices<Choice> of(Question<?> question) {
        Choices<Choice> choices = new Choices<>();
        ((Question<Choice>) question).legal(choices);
        return choices;
    }

    public void add(C choice) {
        if (size == items.length) {
            items = Arrays.copyOf(items, size * 2);
        }
        items[size++] = choice;
    }

    public void clear() {
        size = 0;
    }

    public int size() {
        return size;
    }

    /** The choice at {@code index}, counted from 0. */
    @SuppressWarnings("unchecked")
    public C get(int index) {
        return (C) items[index];
    }

    public boolean contains(Choice choice) {
        for (int i = 0; i < size; i++) {
            if (items[i].equals(choice)) {
                return true;
            }
        }
        return false;
    }

    /** A list of the present content, independent of later changes. */
    public List<C> toList() {
        Object[] copy = Arrays.copyOf(items, size);
        return new AbstractList<>() {
            @Override
            @SuppressWarnings("unchecked")
            public C get(int index) {
                return (C) copy[index];
            }

            @Override
            public int size() {
                return copy.length;
            }
        };
    }
}
