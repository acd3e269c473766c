package orrery.app.cli;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import orrery.app.BadInput;
import orrery.app.ExitStatus;
import orrery.app.Speech;
import orrery.app.Unready;
import orrery.core.Message;
import orrery.server.Library;
import orrery.server.Limits;
import orrery.server.Server;
import orrery.server.Settings;
import orrery.server.http.PortTaken;
import orrery.store.archive.Archive;
import orrery.store.archive.ArchiveFault;
import orrery.store.archive.Durability;
import orrery.store.archive.SqliteArchive;
import orrery.words.Language;
import orrery.words.Words;
import picocli.CommandLine.Option;

/** Plays in the browser: the options of the server, and starting it. */
final class ServeOptions {

    /** All of them, as they are typed. */
    static final List<String> NAMES =
            List.of("--port", "--host", "--public-url", "--data", "--durable", "--no-open", "--open-metrics");

    @Option(names = "--port", paramLabel = "N")
    private int port = 8080;

    @Option(names = "--host", paramLabel = "ADDR")
    private String host = "127.0.0.1";

    @Option(names = "--public-url", paramLabel = "URL")
    private String publicUrl = "";

    @Option(names = "--data", paramLabel = "DIR")
    private @Nullable Path data;

    @Option(names = "--durable", paramLabel = "process|power")
    private String durable = "process";

    @Option(names = "--no-open")
    private boolean stayClosed;

    @Option(names = "--open-metrics")
    private boolean openMetrics;

    /** Starts the server and stays until the process is ended. */
    int serve(Language language) {
        Words words = Speech.ofProgram(language);
        Settings settings = new Settings(host, checkedPort(), checkedUrl(), openMetrics, Limits.USUAL);
        Archive archive = open();
        Server server;
        try {
            server = Server.start(settings, archive, Library.found());
        } catch (PortTaken taken) {
            throw isOfThisMachine(host)
                    ? new Unready("bad.port-taken", host + ":" + port, String.valueOf(port + 1))
                    : new Unready("bad.foreign-address", host);
        }
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().name("end").unstarted(server::close));
        addresses(server.port()).forEach(address -> System.out.println(words.say(Message.of("app.serving", address))));
        System.out.println(words.say(Message.of("app.serving-from", folder().toString())));
        if (Boolean.getBoolean("orrery.rehearsal")) {
            return rehearse(server.port());
        }
        if (!stayClosed) {
            browse(addresses(server.port()).getFirst(), words);
        }
        return stay();
    }

    private static boolean isOfThisMachine(String host) {
        try {
            InetAddress address = InetAddress.getByName(host);
            return address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) != null;
        } catch (IOException unknown) {
            return false;
        }
    }

    /** Serves one page and its first questions to itself and ends, so that Java learns what a start needs. */
    private static int rehearse(int port) {
        try (HttpClient client = HttpClient.newHttpClient()) {
            for (String path : List.of("/", "/api/me", "/api/games", "/api/tables", "/healthz")) {
                HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                        .build();
                client.send(request, HttpResponse.BodyHandlers.discarding());
            }
            return ExitStatus.DONE;
        } catch (IOException failed) {
            return ExitStatus.FAILED;
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return ExitStatus.FAILED;
        }
    }

    private static int stay() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
        return ExitStatus.DONE;
    }

    private int checkedPort() {
        if (port < 0 || port > 65_535) {
            throw new BadInput("bad.port", String.valueOf(port));
        }
        return port;
    }

    private String checkedUrl() {
        if (publicUrl.isEmpty()) {
            return "";
        }
        try {
            URI url = URI.create(publicUrl);
            boolean plain = url.getRawPath() == null
                    || url.getRawPath().isEmpty()
                    || url.getRawPath().equals("/");
            if (url.getHost() != null && List.of("http", "https").contains(url.getScheme()) && plain) {
                return publicUrl.replaceFirst("/$", "");
            }
        } catch (IllegalArgumentException none) {
            // said below
        }
        throw new BadInput("bad.public-url", publicUrl);
    }

    private Archive open() {
        try {
            return SqliteArchive.open(folder(), durability());
        } catch (ArchiveFault fault) {
            throw new Unready("bad.archive", String.valueOf(fault.getMessage()));
        }
    }

    private Durability durability() {
        return switch (durable) {
            case "process" -> Durability.PROCESS;
            case "power" -> Durability.POWER;
            default -> throw new BadInput("bad.durable", durable);
        };
    }

    private Path folder() {
        return folder(data);
    }

    /** The data folder that was named, or the usual one. */
    static Path folder(@Nullable Path data) {
        if (data != null) {
            return data.toAbsolutePath();
        }
        String shared = System.getenv("XDG_DATA_HOME");
        Path base = shared == null || shared.isEmpty()
                ? Path.of(System.getProperty("user.home"), ".local", "share")
                : Path.of(shared);
        return base.resolve("orrery").toAbsolutePath();
    }

    /** Where people reach the server, the best address first. */
    private List<String> addresses(int listening) {
        List<String> addresses = new ArrayList<>();
        if (!publicUrl.isEmpty()) {
            addresses.add(checkedUrl() + "/");
        }
        if (host.equals("0.0.0.0") || host.equals("::")) {
            addresses.add("http://localhost:" + listening + "/");
            machine().forEach(address -> addresses.add("http://" + address + ":" + listening + "/"));
        } else {
            String shown = host.contains(":") ? "[" + host + "]" : host;
            addresses.add("http://" + shown + ":" + listening + "/");
        }
        return addresses;
    }

    /** The machine's addresses in its networks. */
    private static List<String> machine() {
        try {
            return NetworkInterface.networkInterfaces()
                    .flatMap(network -> network.getInterfaceAddresses().stream())
                    .map(InterfaceAddress::getAddress)
                    .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
                    .map(address -> address.getHostAddress())
                    .toList();
        } catch (SocketException unknown) {
            return List.of();
        }
    }

    private static void browse(String address, Words words) {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        boolean screen = System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
        try {
            if (system.contains("mac")) {
                new ProcessBuilder("open", address).start();
            } else if (system.contains("windows")) {
                new ProcessBuilder("rundll32", "url.dll,FileProtocolHandler", address).start();
            } else if (screen) {
                new ProcessBuilder("xdg-open", address).start();
            }
        } catch (IOException noBrowser) {
            System.out.println(words.say(Message.of("app.open-by-hand")));
        }
    }
}
