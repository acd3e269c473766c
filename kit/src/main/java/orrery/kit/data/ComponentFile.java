package orrery.kit.data;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A JSON file of a game's components on the class path. */
public final class ComponentFile {

    private static final JsonMapper MAPPER = JsonMapper.shared();

    private final ComponentRecord root;

    private ComponentFile(ComponentRecord root) {
        this.root = root;
    }

    /**
     * Reads a file.
     *
     * @param anchor a class of the module that holds the file
     * @param path   its place on the class path, absolute or beside the anchor
     * @throws ComponentFault if there is no such file or it is not JSON
     */
    public static ComponentFile of(Class<?> anchor, String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        try (InputStream in = anchor.getResourceAsStream(path)) {
            if (in == null) {
                throw new ComponentFault(name + ": no such file on the class path: " + path);
            }
            JsonNode json = MAPPER.readTree(in);
            return new ComponentFile(new ComponentRecord(name, json));
        } catch (IOException | JacksonException e) {
            throw new ComponentFault(name + ": not readable as JSON: " + e.getMessage());
        }
    }

    /** The file as one record. */
    public ComponentRecord root() {
        return root;
    }

    /** The records of a list of the file. */
    public List<ComponentRecord> records(String list) {
        return root.children(list);
    }
}
