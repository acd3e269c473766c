@org.jspecify.annotations.NullMarked
package orrery.words;
