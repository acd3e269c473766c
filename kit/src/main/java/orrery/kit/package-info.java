@org.jspecify.annotations.NullMarked
package orrery.kit;
