import com.azuriom.azlink.common.AzLinkPlatform;
import com.azuriom.azlink.common.AzLinkPlugin;
import com.azuriom.azlink.common.command.CommandSender;
import com.azuriom.azlink.common.logger.LoggerAdapter;
import com.azuriom.azlink.common.platform.PlatformInfo;
import com.azuriom.azlink.common.platform.PlatformType;
import com.azuriom.azlink.common.scheduler.JavaSchedulerAdapter;
import com.azuriom.azlink.common.scheduler.SchedulerAdapter;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

/** What the core of AzLink asks of a game server, threads as Bukkit has them. Reads orders and the console's lines, writes what was `ran` and `said`. */
public class GameServer implements AzLinkPlatform, LoggerAdapter {
    private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

    private final Map<String, CommandSender> online = new ConcurrentHashMap<>();
    private final CommandSender console = sender("CONSOLE", new UUID(0, 0));
    private final ExecutorService mainThread = Executors.newSingleThreadExecutor();
    private final SchedulerAdapter scheduler = new JavaSchedulerAdapter(mainThread, Executors.newCachedThreadPool());
    private final AzLinkPlugin plugin = new AzLinkPlugin(this);
    private final Path folder;
    private volatile String throwsAt = "";

    private GameServer(String folder) {
        this.folder = Path.of(folder);
    }

    public static void main(String[] folder) throws Exception {
        GameServer game = new GameServer(folder[0]);
        game.plugin.init();
        BufferedReader orders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String order; (order = orders.readLine()) != null; ) game.take(order);
        System.exit(0);
    }

    private void take(String order) {
        String[] words = order.split(" ");
        if (words[0].equals("leave")) online.clear();
        else if (words[0].equals("join")) online.put(words[1], sender(words[1], UUID.fromString(words[2])));
        else if (words[0].equals("throw")) throwsAt = order.substring("throw ".length());
        else mainThread.execute(() -> dispatchConsoleCommand(order));
    }

    @Override
    public void dispatchConsoleCommand(String command) {
        if (command.equals(throwsAt)) throw new IllegalStateException("the command threw");
        String[] words = command.split(" ", 2);
        if (words[0].equals("azlink")) plugin.getCommand().execute(console, words[1].split(" "));
        else OUT.println("ran " + command);
    }

    private static CommandSender sender(String name, UUID uuid) {
        return new CommandSender() {
            @Override public String getName() { return name; }
            @Override public UUID getUuid() { return uuid; }
            @Override public void sendMessage(String message) { OUT.println("said " + message.replaceAll("&[0-9a-f]", "")); }
            @Override public boolean hasPermission(String permission) { return true; }
        };
    }

    @Override public AzLinkPlugin getPlugin() { return plugin; }
    @Override public LoggerAdapter getLoggerAdapter() { return this; }
    @Override public SchedulerAdapter getSchedulerAdapter() { return scheduler; }
    @Override public PlatformType getPlatformType() { return PlatformType.BUKKIT; }
    @Override public PlatformInfo getPlatformInfo() { return new PlatformInfo("Paper", "1.21.4-232-12d8fe0 (MC: 1.21.4)"); }
    @Override public String getPluginVersion() { return "1.3.12"; }
    @Override public Path getDataDirectory() { return folder; }
    @Override public Stream<CommandSender> getOnlinePlayers() { return online.values().stream(); }
    @Override public int getMaxPlayers() { return 20; }

    @Override public void info(String message) { OUT.println("said " + message); }
    @Override public void info(String message, Throwable thrown) { info(message); }
    @Override public void warn(String message) { info(message); }
    @Override public void warn(String message, Throwable thrown) { info(message); }
    @Override public void error(String message) { info(message); }
    @Override public void error(String message, Throwable thrown) { info(message + ": " + thrown); }
}
