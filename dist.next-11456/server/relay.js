import {
  callsAtOnce,
  createAtOnce,
  dataZones,
  decideAccess,
  isLoopback,
  numberOf,
  plainAddress,
  readRecord,
  readTrustedProxies,
  screenApi,
  sessionApi,
  wallHead,
  zoneNames
} from "./chunk-BJL4IZEJ.js";
import {
  baseTexts,
  displayPaths
} from "./chunk-H6WW4SHV.js";
import "./chunk-JGIHESUF.js";
import "./chunk-UAWBPTDW.js";

// relay/env.ts
import { resolve } from "node:path";
import { z } from "zod";
var port = z.coerce.number().int().min(0).max(65535);
var environment = z.object({
  PORT: port.default(8080),
  HOST: z.string().min(1).default("127.0.0.1"),
  PLATFORM_URL: z.url({ protocol: /^https?$/ }),
  DATA_DIR: z.string().min(1).default(".data"),
  WEB_DIR: z.string().min(1).default("dist/web"),
  TRUSTED_PROXIES: z.string().optional(),
  BENCH: z.enum(["on", "off"]).default("off"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  REDIS_URL: z.string().optional()
});
var readEnvironment = (variables) => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== void 0 && value !== ""));
  const read = environment.safeParse(given);
  if (!read.success) {
    const names = [...new Set(read.error.issues.map((issue) => String(issue.path[0])))].join(", ");
    throw new Error(`\u73AF\u5883\u53D8\u91CF\u7F3A\u5931\u6216\u65E0\u6548 / missing or invalid environment variables: ${names}`);
  }
  const { data } = read;
  return {
    port: data.PORT,
    host: data.HOST,
    platformUrl: data.PLATFORM_URL,
    dataDir: resolve(data.DATA_DIR),
    webDir: resolve(data.WEB_DIR),
    bench: data.BENCH === "on",
    trustedProxies: readTrustedProxies(data.TRUSTED_PROXIES),
    logLevel: data.LOG_LEVEL,
    redisUrl: data.REDIS_URL
  };
};

// relay/log.ts
import { pino } from "pino";
var createLog = (level) => pino({ level, base: { part: "relay" } });

// relay/relay.ts
import { createServer } from "node:http";

// relay/admission.ts
import { readFileSync } from "node:fs";
var reserve = 512;
var defaultCaps = () => {
  let files = 2e4;
  try {
    const soft = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    if (soft) files = Number(soft);
  } catch {
  }
  return { total: Math.max(16, Math.min(15e3, files - reserve)), perAddress: 1e3, perToken: 100 };
};
var sameOrigin = (request) => {
  const { origin, host } = request.headers;
  if (origin === void 0) return true;
  try {
    return host !== void 0 && new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
};
var createAdmission = (caps) => {
  const byAddress = /* @__PURE__ */ new Map();
  let total = 0;
  return {
    hasRoom({ address, isLocal }) {
      if (total >= caps.total) return false;
      return isLocal || (byAddress.get(address) ?? 0) < caps.perAddress;
    },
    enter(address) {
      total += 1;
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    },
    leave(address) {
      total -= 1;
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    },
    total: () => total
  };
};

// relay/live/roster.ts
var createRoster = () => {
  const byToken = /* @__PURE__ */ new Map();
  let size = 0;
  return {
    add(watcher) {
      const { token } = watcher.admission;
      const walls = byToken.get(token) ?? /* @__PURE__ */ new Set();
      byToken.set(token, walls.add(watcher));
      size += 1;
    },
    remove(watcher) {
      const { token } = watcher.admission;
      const walls = byToken.get(token);
      if (!walls?.delete(watcher)) return;
      size -= 1;
      if (walls.size === 0) byToken.delete(token);
    },
    of: (token) => [...byToken.get(token) ?? []],
    has: (token) => byToken.has(token),
    tokens: () => byToken.keys(),
    all: () => [...byToken.values()].flatMap((walls) => [...walls]),
    size: () => size
  };
};

// relay/metrics.ts
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, Registry } from "prom-client";
var createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name, help, label) => new Counter({ name: `tidewall_relay_${name}`, help, labelNames: [label], registers });
  const gauge = (name, help) => new Gauge({ name: `tidewall_relay_${name}`, help, registers });
  const polls = counter("polls_total", "Polls of the platform by outcome", "outcome");
  const deliveries = counter("deliveries_total", "Messages written to walls", "event");
  const drops = counter("dropped_total", "Messages not written because the wall had not taken earlier ones", "event");
  const handshakes = counter("handshakes_total", "Handshakes by outcome", "outcome");
  const cuts = counter("cuts_total", "Connections that the relay ended", "reason");
  const badZones = counter("bad_zones_total", "Zones of an answer that were not readable", "zone");
  const resyncs = new Counter({
    name: "tidewall_relay_resyncs_total",
    help: "Snapshots that walls asked for",
    registers
  });
  const sockets = gauge("sockets", "Connected walls");
  const rooms = gauge("rooms", "Sources that are polled");
  const loop = monitorEventLoopDelay({ resolution: 100 });
  loop.enable();
  new Gauge({
    name: "tidewall_relay_event_loop_lag_seconds",
    help: "Event loop delay since the last reading",
    labelNames: ["quantile"],
    registers,
    collect() {
      for (const quantile of [50, 99, 100]) {
        this.set({ quantile: String(quantile / 100) }, loop.percentile(quantile) / 1e9);
      }
      loop.reset();
    }
  });
  new Gauge({
    name: "tidewall_relay_resident_bytes",
    help: "Memory of the process",
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    }
  });
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    polled: (outcome) => polls.inc({ outcome }),
    delivered: (event, count = 1) => deliveries.inc({ event }, count),
    dropped: (event, count) => drops.inc({ event }, count),
    handshake: (outcome) => handshakes.inc({ outcome }),
    cut: (reason) => cuts.inc({ reason }),
    badZone: (zone) => badZones.inc({ zone }),
    resynced: () => resyncs.inc(),
    sockets: (count) => sockets.set(count),
    rooms: (count) => rooms.set(count),
    stop: () => {
      loop.disable();
      registry.clear();
    }
  };
};

// relay/handshake.ts
import { createHash } from "node:crypto";

// relay/screen-sources.ts
var screenSources = {
  data: { path: screenApi.data.path, access: "dataScreen" }
};
var sourceOf = (screen) => {
  if (screen !== "data" && screen !== "clip" && screen !== "smart") return void 0;
  const source = screenSources[screen];
  return source && { kind: screen, source };
};

// relay/handshake.ts
var readToken = (value) => typeof value === "string" && /^[\x21-\x7e]{1,1024}$/.test(value) ? value : void 0;
var readBuild = (value) => typeof value === "string" && /^[\w.-]{1,64}$/.test(value) ? value : void 0;
var roomKeyOf = (screen, record) => `${screen}:${record.scope || `u${record.id}`}`;
var recordFor = async (sessions, token) => {
  const verdict = await sessions.check(token);
  if (verdict.kind === "valid") return verdict.record;
  if (verdict.kind === "refused") return "unauthorized";
  return sessions.remembered(token) ?? (verdict.kind === "missing" ? "not-offered" : "unavailable");
};
var admit = async (sessions, auth) => {
  const given = typeof auth === "object" && auth !== null ? auth : {};
  const token = readToken(given.token);
  if (token === void 0) return { refusal: "unauthorized" };
  const wanted = sourceOf(given.screen);
  if (!wanted) return { refusal: "unknown-screen" };
  const record = await recordFor(sessions, token);
  if (typeof record === "string") return { refusal: record };
  if (!decideAccess(record).allows(wanted.source.access)) return { refusal: "forbidden" };
  return {
    admission: {
      token,
      record,
      screen: wanted.kind,
      roomKey: roomKeyOf(wanted.kind, record),
      build: readBuild(given.build)
    }
  };
};
var nameOf = (token) => createHash("sha256").update(token).digest("hex").slice(0, 8);

// relay/recheck.ts
var isSilent = ({ kind }) => kind === "unavailable" || kind === "missing";
var mayStay = ({ admission }, verdict) => {
  if (isSilent(verdict)) return true;
  const access = screenSources[admission.screen]?.access;
  return verdict.kind === "valid" && access !== void 0 && decideAccess(verdict.record).allows(access);
};
var moved = ({ admission }, verdict) => verdict.kind === "valid" && roomKeyOf(admission.screen, verdict.record) !== admission.roomKey;
var createRecheck = ({ sessions, timing, roster, dismiss, reconnect }) => {
  const due = /* @__PURE__ */ new Map();
  const jitter = () => timing.recheckFrom + Math.random() * (timing.recheckTo - timing.recheckFrom);
  const apply = (token, verdict) => {
    let dismissed = false;
    for (const watcher of roster.of(token)) {
      if (!mayStay(watcher, verdict)) {
        dismissed = true;
        dismiss(watcher);
      } else if (moved(watcher, verdict)) reconnect(watcher);
    }
    return dismissed;
  };
  const tick = () => {
    for (const token of due.keys()) if (!roster.has(token)) due.delete(token);
    for (const token of roster.tokens()) {
      const age = due.get(token);
      if (age === void 0) due.set(token, jitter());
      else if (sessions.ageOf(token) >= age) {
        due.set(token, jitter());
        void sessions.fresh(token).then((verdict) => apply(token, verdict));
      }
    }
  };
  const timer = setInterval(tick, timing.recheckTick);
  return {
    /**
     * A poll with this token was answered -1 or 403. One such answer may be the platform's hiccup: its word on the
     * session itself decides, and for 403 a second try of the same call. True: the walls of this token are gone.
     */
    async judge(token, status, again) {
      const verdict = await sessions.fresh(token);
      if (apply(token, verdict) || verdict.kind === "refused") return true;
      if (status === -1 || isSilent(verdict) || !await again()) return false;
      for (const watcher of roster.of(token)) dismiss(watcher);
      return true;
    },
    stop: () => clearInterval(timer)
  };
};

// relay/reloads.ts
var createReloads = (roster, timing, current) => {
  const timers = /* @__PURE__ */ new Set();
  const tell2 = (watcher) => {
    const served = current();
    if (!served || !watcher.socket.connected || watcher.admission.build === served.id) return;
    watcher.socket.emit("command", { kind: "reload", build: served.id });
  };
  const later = (watcher, delay) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      tell2(watcher);
    }, delay);
    timers.add(timer);
  };
  return {
    connected(watcher) {
      if (watcher.admission.build !== void 0 && current()?.named) tell2(watcher);
    },
    served() {
      for (const [place, watcher] of roster.all().entries()) later(watcher, place * timing.reloadSpread);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    }
  };
};

// relay/keep.ts
import { createHash as createHash2, randomBytes } from "node:crypto";
import { readFileSync as readFileSync2 } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

// relay/upstream/errors.ts
var UpstreamError = class extends Error {
  name = "UpstreamError";
  reason;
  /** Milliseconds that the platform asked us to stay away; 0 when it did not. */
  retryAfter;
  constructor(reason, detail = "", retryAfter = 0) {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
};
var refusals = /* @__PURE__ */ new Set([
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT"
]);
var causeOf = (error) => {
  if (error instanceof UpstreamError) return error;
  const { code, message } = error;
  const name = typeof code === "string" ? code : "";
  if (refusals.has(name)) return new UpstreamError("refused", name);
  if (name === "UND_ERR_HEADERS_TIMEOUT" || name === "UND_ERR_BODY_TIMEOUT") return new UpstreamError("timeout", name);
  if (name === "HPE_INVALID_CONSTANT" || name.startsWith("HPE_")) return new UpstreamError("bad-answer", name);
  return new UpstreamError("reset", name || String(message));
};

// relay/upstream/same-json.ts
var sameJson = (a, b) => {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index += 1) if (!sameJson(a[index], b[index])) return false;
    return true;
  }
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!(key in b) || !sameJson(a[key], b[key])) return false;
  return true;
};

// relay/upstream/read-wall.ts
var objectOf = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
var readZone = (name, raw) => {
  if (raw === void 0) return void 0;
  const read = dataZones[name].safeParse(raw);
  return read.success ? read.data : void 0;
};
var readTime = (value, now) => Number.isSafeInteger(value) && Number(value) >= 0 ? Math.min(Number(value), now) : void 0;
var readWall = (data, before, now) => {
  const content = objectOf(data);
  const told = wallHead.safeParse(content.head);
  if (!told.success) throw new UpstreamError("bad-answer", "head");
  const head = { ...told.data, ts: Math.min(told.data.ts, now) };
  const zones = {};
  const times = {};
  const raw = {};
  const bad = [];
  const given = objectOf(content.zones);
  const givenTimes = objectOf(content.data_time);
  for (const name of zoneNames) {
    const known = before?.raw[name];
    const part = given[name];
    const same = known !== void 0 && part !== void 0 && sameJson(known, part);
    const zone = same ? before?.wall.zones[name] : readZone(name, part);
    const time = readTime(givenTimes[name] ?? head.ts, now);
    if (zone !== void 0 && time !== void 0 && part !== void 0) {
      zones[name] = zone;
      if (time !== head.ts) times[name] = time;
      raw[name] = part;
      continue;
    }
    bad.push(name);
    const last = before?.wall.zones[name];
    const lastTime = before?.wall.data_time[name] ?? before?.wall.head.ts;
    if (last !== void 0) zones[name] = last;
    if (last !== void 0 && lastTime !== void 0) times[name] = lastTime;
    if (known !== void 0) raw[name] = known;
  }
  if (bad.length === zoneNames.length) throw new UpstreamError("bad-answer", "no readable zone");
  const wall = { head, zones, data_time: times };
  return { wall, raw, bad, ahead: Math.max(0, told.data.ts - now) };
};

// relay/upstream/safe-json.ts
var depthLimit = 32;
var unsafe = (key) => key === "__proto__" || key.startsWith("$");
var suspicious = (text) => text.includes("__proto__") || text.includes('"$') || text.includes("\\u");
var quote = 34;
var colon = 58;
var backslash = 92;
var stringEnd = (text, start) => {
  let at = start + 1;
  for (; ; ) {
    const end = text.indexOf('"', at);
    if (end < 0) throw new UpstreamError("bad-answer", "open string");
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
    at = end + 1;
  }
};
var countSpelledKeys = (text) => {
  let depth = 0;
  let keys = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = stringEnd(text, at);
    else if (code === colon) keys += 1;
    else if (code === 123 || code === 91) {
      depth += 1;
      if (depth > depthLimit) throw new UpstreamError("too-deep", `${depthLimit} levels`);
    } else if (code === 125 || code === 93) depth -= 1;
  }
  return keys;
};
var countKeys = (value) => {
  if (typeof value !== "object" || value === null) return 0;
  let keys = 0;
  if (Array.isArray(value)) for (const item of value) keys += countKeys(item);
  else for (const key of Object.keys(value)) keys += 1 + countKeys(value[key]);
  return keys;
};
var parseJson = (text) => {
  try {
    const spelled = countSpelledKeys(text);
    const value = JSON.parse(text);
    if (countKeys(value) !== spelled) throw new UpstreamError("bad-answer", "duplicate key");
    if (!suspicious(text)) return value;
    return JSON.parse(text, (key, part) => unsafe(key) ? void 0 : part);
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    throw new UpstreamError("bad-answer", "not JSON");
  }
};

// relay/keep.ts
var createKeeper = (dataDir, roomKey, timing, log) => {
  const folder = join(dataDir, "relay");
  const name = createHash2("sha256").update(roomKey).digest("hex").slice(0, 32);
  const file = join(folder, `${name}.json`);
  const half = join(folder, `${name}.${randomBytes(4).toString("hex")}.half`);
  let pack2;
  let timer;
  let writing;
  let writtenAt = Number.NEGATIVE_INFINITY;
  let complained = false;
  const put = async (text) => {
    try {
      await mkdir(folder, { recursive: true, mode: 448 });
      await writeFile(half, text, { mode: 384 });
      await rename(half, file);
      complained = false;
    } catch (error) {
      if (!complained) log.warn({ code: error.code }, "last good wall not written");
      complained = true;
      await rm(half, { force: true }).catch(() => void 0);
    }
  };
  const write = async () => {
    timer = void 0;
    if (!pack2) return;
    const text = pack2();
    pack2 = void 0;
    writtenAt = performance.now();
    writing = put(text);
    await writing;
    writing = void 0;
  };
  const schedule = () => {
    if (timer || writing || !pack2) return;
    const wait = Math.max(0, timing.persistEvery - (performance.now() - writtenAt));
    timer = setTimeout(() => void write().then(schedule), wait);
    timer.unref();
  };
  return {
    load() {
      try {
        const kept = parseJson(readFileSync2(file, "utf8"));
        if (kept?.room !== roomKey || kept.wall === void 0) return null;
        const now = Math.floor(Date.now() / 1e3);
        const okT = typeof kept.ok_t === "number" ? Math.min(kept.ok_t, now) : 0;
        return { read: readWall(kept.wall, null, now), okT };
      } catch {
        return null;
      }
    },
    save(wall, okT) {
      pack2 = () => JSON.stringify({ room: roomKey, ok_t: okT, wall });
      schedule();
    },
    async flush() {
      clearTimeout(timer);
      await writing;
      await write();
    }
  };
};

// relay/upstream/backoff.ts
var backoffDelay = (failures, bounds, asked = 0, random = Math.random) => {
  const bound = Math.min(bounds.last, bounds.first * 2 ** Math.min(Math.max(failures - 1, 0), 30));
  return Math.max(asked, random() * bound);
};

// relay/upstream/pause.ts
var createPause = () => {
  let wake;
  return {
    /** Resolves after `ms` or at the next `wake`. */
    wait: (ms) => new Promise((resolve2) => {
      const timer = setTimeout(() => wake?.(), Math.min(ms, 2 ** 31 - 1));
      wake = () => {
        clearTimeout(timer);
        wake = void 0;
        resolve2();
      };
    }),
    wake: () => wake?.()
  };
};

// shared/api/envelope.ts
var envelopeOf = (value) => {
  if (typeof value !== "object" || value === null) return null;
  const given = value;
  const status = numberOf(given.status);
  if (typeof status !== "number") return null;
  const said = [given.msg, given.message].find((text) => typeof text === "string" && text.trim() !== "");
  return { status, data: given.data, message: typeof said === "string" ? said : "" };
};

// relay/upstream/read-envelope.ts
var headerOf = (answer, name) => {
  const value = answer.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? "";
};
var retryAfterOf = (answer, now) => {
  const value = headerOf(answer, "retry-after");
  const wait = /^\d+$/.test(value) ? Number(value) * 1e3 : Date.parse(value) - now;
  return Number.isFinite(wait) && wait > 0 ? Math.min(wait, 36e5) : 0;
};
var grantedWait = (answer) => {
  const seconds2 = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,4})/i.exec(headerOf(answer, "preference-applied"))?.[1];
  return seconds2 === void 0 ? 0 : Number(seconds2) * 1e3;
};
var etagOf = (answer) => headerOf(answer, "etag");
var readEnvelope = (answer, now) => {
  const { status, text } = answer;
  if (status === 429) throw new UpstreamError("rate-limited", "429", retryAfterOf(answer, now));
  if (status >= 300 && status < 400) throw new UpstreamError("redirect", String(status));
  if (status === 404) throw new UpstreamError("missing", "404");
  if (status !== 200) throw new UpstreamError("http-error", String(status), retryAfterOf(answer, now));
  const body = envelopeOf(parseJson(text));
  if (!body) throw new UpstreamError("bad-answer", "no envelope");
  if (body.status === 1) return { kind: "data", data: body.data };
  if (body.status === -1 || body.status === 403) return { kind: "denied", status: body.status };
  if (body.status === 429) {
    const seconds2 = Number(body.data?.retry_after ?? 0);
    const asked = Number.isFinite(seconds2) ? Math.min(Math.max(seconds2, 0) * 1e3, 36e5) : 0;
    throw new UpstreamError("rate-limited", "envelope", Math.max(asked, retryAfterOf(answer, now)));
  }
  throw new UpstreamError("declined", `status ${String(body.status).slice(0, 12)}`);
};

// relay/poll.ts
var createPoller = (options) => {
  const { upstream, liveness, timing, ring, health } = options;
  const pause = createPause();
  let stopped = false;
  let etag = "";
  let granted;
  let anew = false;
  let failures = 0;
  let call;
  let lastFailure;
  const request = async (credential) => {
    const asked = anew ? 0 : granted === void 0 && etag !== "" ? timing.probe : timing.wait;
    const wait = etag === "" ? 0 : Math.min(asked, granted ?? asked);
    const controller = new AbortController();
    const startedAt = performance.now();
    call = { controller, startedAt, waits: wait > 0 };
    const overdue = setTimeout(() => health.fail("slow", "overdue"), wait + timing.overdue);
    try {
      return await upstream.get({
        path: options.path,
        deadline: anew ? timing.deadlineAgain : wait + timing.deadline,
        signal: controller.signal,
        headers: {
          token: credential.token,
          version: String(credential.record.current_version),
          isad: String(credential.record.isadVersion || 0),
          ...asked > 0 ? { prefer: `wait=${Math.round(asked / 1e3)}` } : {},
          ...etag === "" ? {} : { "if-none-match": etag }
        }
      });
    } finally {
      clearTimeout(overdue);
      call = void 0;
    }
  };
  const learn = (answer, conditional, startedAt) => {
    const took = performance.now() - startedAt;
    const wait = grantedWait(answer);
    if (wait > 0) granted = granted === void 0 ? timing.wait : wait;
    else if (conditional && !anew) granted = 0;
    anew = false;
    const claimsOnly = answer.status === 304 && wait > 0 && took < Math.min(wait / 2, timing.gap / 2);
    const waits = etag !== "" && !claimsOnly && granted !== 0;
    return Math.max(0, (waits ? timing.spacing : timing.gap) - took);
  };
  const deniedAgain = async (credential) => {
    const answer = await request(credential);
    return answer.status === 200 && readEnvelope(answer, Date.now()).kind === "denied";
  };
  const once = async (credential) => {
    const startedAt = performance.now();
    const conditional = etag !== "";
    const answer = await request(credential);
    if (stopped) return 0;
    if (answer.status === 304 && conditional) {
      health.confirm();
      options.ended("unchanged");
    } else {
      const reading = readEnvelope(answer, Date.now());
      if (reading.kind === "denied") {
        const gone = await options.judge(credential, reading.status, () => deniedAgain(credential));
        if (!gone) throw new UpstreamError("denied", String(reading.status));
        options.ended("denied");
        return 0;
      }
      etag = options.take(reading.data) ? etagOf(answer) : "";
      health.confirm();
      options.ended("news");
    }
    failures = 0;
    lastFailure = void 0;
    return learn(answer, conditional, startedAt);
  };
  const again = (error, took) => {
    const pause2 = backoffDelay(failures, { first: timing.backoffFirst, last: timing.backoffLast }, error.retryAfter);
    const silent = liveness.state() === "dead" || liveness.state() === "slow";
    if (silent || error.retryAfter > 0) return pause2;
    const latest = timing.askAgainFrom + Math.random() * (timing.askAgainTo - timing.askAgainFrom);
    return Math.max(0, Math.min(pause2, latest - took));
  };
  const fail2 = (error, took) => {
    if (error.reason === "aborted") return 0;
    failures += 1;
    lastFailure = error.reason;
    anew = true;
    if (error.reason === "denied") ring.rotate();
    const source = error.reason === "denied" ? "denied" : error.reason === "rate-limited" ? "slow" : "down";
    health.fail(source, error.reason);
    options.ended(error.reason, error);
    return again(error, took);
  };
  const loop = async () => {
    while (!stopped) {
      const credential = ring.current();
      const startedAt = performance.now();
      const delay = credential ? await once(credential).catch((error) => fail2(causeOf(error), performance.now() - startedAt)) : timing.backoffLast;
      if (!stopped && delay > 0) await pause.wait(delay);
    }
  };
  const lived = ({ state, cause, back }) => {
    if (state === "slow" || state === "dead") health.fail(state === "slow" ? "slow" : "down", cause);
    else if (state === "alive" && call?.waits && granted && failures === 0) health.touch();
    if (!back) return;
    failures = 0;
    anew = true;
    call?.controller.abort();
    if (lastFailure !== "rate-limited") pause.wake();
  };
  const unlisten = liveness.listen(lived);
  void loop();
  return {
    /** A token joined: when the others were refused it is tried at once. */
    joined: () => {
      if (lastFailure === "denied" || ring.size() === 1) pause.wake();
    },
    stop() {
      stopped = true;
      unlisten();
      call?.controller.abort();
      pause.wake();
    }
  };
};

// relay/upstream/health.ts
var seconds = () => Math.floor(Date.now() / 1e3);
var createHealth = (timing, okT, changed) => {
  let shown = { source: "slow", ok_t: okT, since: seconds(), cause: "starting" };
  let wanted = shown;
  let tokens = timing.healthBurst;
  let refilledAt = performance.now();
  let timer;
  const refill = () => {
    const earned = Math.floor((performance.now() - refilledAt) / timing.healthEvery);
    if (earned <= 0) return;
    tokens = Math.min(timing.healthBurst, tokens + earned);
    refilledAt += earned * timing.healthEvery;
  };
  const show = () => {
    timer = void 0;
    if (wanted.source === shown.source && wanted.cause === shown.cause) return;
    refill();
    if (tokens > 0) {
      tokens -= 1;
      const since = wanted.source === shown.source ? shown.since : seconds();
      shown = { ...wanted, ok_t: shown.ok_t, since };
      changed(shown);
    } else timer = setTimeout(show, timing.healthEvery - (performance.now() - refilledAt));
  };
  const set = (source, cause) => {
    wanted = { source, cause };
    if (!timer) show();
  };
  return {
    get: () => shown,
    /** The source answered: its content is right as of now. */
    confirm() {
      shown = { ...shown, ok_t: seconds() };
      set("ok", "");
    },
    /** Still right as of now, by a sign of life beside an open wait; changes no state. */
    touch() {
      if (shown.source === "ok") shown = { ...shown, ok_t: seconds() };
    },
    fail: set,
    stop: () => clearTimeout(timer)
  };
};

// relay/upstream/token-ring.ts
var createTokenRing = () => {
  const held2 = /* @__PURE__ */ new Map();
  let last;
  return {
    /** Whether the token is new here. */
    add(credential) {
      last = void 0;
      const known = held2.get(credential.token);
      held2.set(credential.token, { credential, walls: (known?.walls ?? 0) + 1 });
      return known === void 0;
    },
    /** One wall less. The last one's token stays for the grace period, so that a page reload finds a living source. */
    remove(token) {
      const known = held2.get(token);
      if (!known) return;
      if (known.walls > 1) known.walls -= 1;
      else {
        held2.delete(token);
        if (held2.size === 0) last = known.credential;
      }
    },
    /** Out, however many walls hold it. */
    drop(token) {
      held2.delete(token);
      if (last?.token === token) last = void 0;
    },
    /** The next token takes its turn. */
    rotate() {
      const first = held2.entries().next().value;
      if (!first) return;
      held2.delete(first[0]);
      held2.set(first[0], first[1]);
    },
    current: () => held2.values().next().value?.credential ?? last,
    size: () => held2.size
  };
};

// relay/wall-room.ts
import { randomBytes as randomBytes2 } from "node:crypto";

// shared/live/diff.ts
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var isList = (value) => Array.isArray(value);
var isRow = (value) => isObject(value) && typeof value.id === "string";
var rowsOf = (list) => {
  if (list.length === 0 || !list.every(isRow)) return void 0;
  return new Set(list.map((row) => row.id)).size === list.length ? list : void 0;
};
var diffRows = (before, after) => {
  const place = new Map(before.map((row, index) => [row.id, index]));
  const order = [];
  const rows = /* @__PURE__ */ Object.create(null);
  for (const row of after) {
    const index = place.get(row.id);
    const known = index === void 0 ? void 0 : before[index];
    const last = order.at(-1);
    if (index === void 0 || known === void 0) {
      order.push(row.id);
      rows[row.id] = [row];
      continue;
    }
    if (Array.isArray(last) && last[0] + last[1] === index) last[1] += 1;
    else order.push([index, 1]);
    const change = diff(known, row);
    if (change !== void 0) rows[row.id] = change;
  }
  const first = order[0];
  const sameOrder = before.length === after.length && order.length === 1 && Array.isArray(first) && first[0] === 0 && first[1] === before.length;
  if (sameOrder) return Object.keys(rows).length === 0 ? void 0 : { $rows: rows };
  return { $order: order, $rows: rows };
};
var diffPlaces = (before, after) => {
  const at = {};
  after.forEach((value, index) => {
    const change = diff(before[index], value);
    if (change !== void 0) at[index] = change;
  });
  return Object.keys(at).length === 0 ? void 0 : { $at: at };
};
var diffObjects = (before, after) => {
  const patch = {};
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) patch[key] = 0;
  for (const [key, value] of Object.entries(after)) {
    const old = Object.hasOwn(before, key) ? before[key] : void 0;
    const change = old === void 0 ? [value] : diff(old, value);
    if (change !== void 0) patch[key] = change;
  }
  return Object.keys(patch).length === 0 ? void 0 : patch;
};
function diff(before, after) {
  if (Object.is(before, after)) return void 0;
  if (isList(before) && isList(after)) {
    const old = rowsOf(before);
    const now = rowsOf(after);
    if (old && now) return diffRows(old, now);
    return before.length === after.length ? diffPlaces(before, after) : [after];
  }
  if (isObject(before) && isObject(after)) return diffObjects(before, after);
  return [after];
}

// relay/live/frame.ts
var namespace = "/screen";
var eventText = (event, json) => `42${namespace},["${event}",${json}]`;
var engineData = (text) => text.slice(1);
var textFrame = (text) => {
  const size = Buffer.byteLength(text);
  const head = size < 126 ? 2 : size < 65536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = 129;
  if (head === 2) frame[1] = size;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  frame.write(text, head);
  return frame;
};

// relay/live/cast.ts
var backlogLimit = 1024 * 1024;
var castVolatile = (watchers, event, text, metrics) => {
  const frame = textFrame(text);
  let sent = 0;
  let dropped2 = 0;
  for (const watcher of watchers) {
    if (watcher.wire.tryFrame(frame)) sent += 1;
    else dropped2 += 1;
  }
  metrics.delivered(event, sent);
  if (dropped2 > 0) metrics.dropped(event, dropped2);
};
var cutBlocked = (watchers, timing, metrics) => {
  const now = performance.now();
  for (const watcher of watchers) {
    const backlog = watcher.wire.backlog();
    if (backlog === 0) {
      watcher.blockedSince = 0;
      continue;
    }
    watcher.blockedSince ||= now;
    if (backlog > backlogLimit || now - watcher.blockedSince > timing.blocked) {
      metrics.cut("slow");
      watcher.wire.cut();
    }
  }
};

// relay/wall-room.ts
var createWallRoom = (health, first, timing, metrics) => {
  const epoch = `${Date.now().toString(36)}-${randomBytes2(6).toString("base64url")}`;
  const watchers = /* @__PURE__ */ new Set();
  let wall = first;
  let seq = 0;
  let encoded;
  const snapshotText = () => {
    if (!wall) return void 0;
    if (encoded?.seq !== seq) encoded = { seq, json: JSON.stringify(wall) };
    const head = `{"epoch":"${epoch}","seq":${seq},"now":${Date.now()}`;
    return eventText("snapshot", `${head},"health":${JSON.stringify(health())},"wall":${encoded.json}}`);
  };
  const sendSnapshot = (watcher) => {
    const text = snapshotText();
    if (text === void 0) return;
    watcher.wire.queue(text);
    metrics.delivered("snapshot");
  };
  const sendHealth = (targets) => {
    const text = eventText("health", JSON.stringify(health()));
    let count = 0;
    for (const watcher of targets) {
      watcher.wire.queue(text);
      count += 1;
    }
    metrics.delivered("health", count);
  };
  return {
    epoch,
    watchers,
    wall: () => wall,
    enter(watcher) {
      watchers.add(watcher);
      if (wall) sendSnapshot(watcher);
      else sendHealth([watcher]);
    },
    leave(watcher) {
      watchers.delete(watcher);
    },
    resync(watcher) {
      metrics.resynced();
      sendSnapshot(watcher);
    },
    /** Shows `next`; walls hear of it only when something in it differs. */
    show(next) {
      const before = wall;
      if (!before) {
        wall = next;
        for (const watcher of watchers) sendSnapshot(watcher);
        return;
      }
      const patch = diff(before, next);
      if (patch === void 0) return;
      wall = next;
      seq += 1;
      const message = { epoch, seq, now: Date.now(), ok_t: health().ok_t, patch };
      castVolatile(watchers, "patch", eventText("patch", JSON.stringify(message)), metrics);
    },
    heartbeat() {
      if (watchers.size === 0) return;
      cutBlocked(watchers, timing, metrics);
      const message = { epoch, seq, now: Date.now(), ok_t: health().ok_t };
      castVolatile(watchers, "heartbeat", eventText("heartbeat", JSON.stringify(message)), metrics);
    },
    healthChanged: () => sendHealth(watchers)
  };
};

// relay/source.ts
var createSource = (deps, screen, roomKey) => {
  const { timing, metrics, log } = deps;
  const keeper = createKeeper(deps.dataDir, roomKey, timing, log);
  const kept = keeper.load();
  const ring = createTokenRing();
  let good = kept?.read ?? null;
  let measure = good?.wall.head.ts ?? 0;
  let heldSince = 0;
  let complaint = "";
  const health = createHealth(timing, kept?.okT ?? 0, (next) => {
    log.info({ room: roomKey, source: next.source, cause: next.cause }, "source health");
    room.healthChanged();
  });
  const room = createWallRoom(health.get, good?.wall ?? null, timing, metrics);
  const complain = (what, fields) => {
    if (what !== complaint && what !== "") log.warn({ room: roomKey, ...fields }, what);
    complaint = what;
  };
  const wentBack = (next) => {
    const { head } = next;
    const shown = good?.wall.head;
    const earlier = shown !== void 0 && head.day <= shown.day && head.ts < measure && head.version !== shown.version;
    heldSince = earlier ? heldSince || performance.now() : 0;
    return earlier && performance.now() - heldSince < timing.heldBack;
  };
  const poller = createPoller({
    ...deps,
    path: sourceOf(screen)?.source.path ?? "",
    ring,
    health,
    judge: async (credential, status, again) => {
      const gone = await deps.judge(credential, status, again);
      if (gone) ring.drop(credential.token);
      return gone;
    },
    take(data) {
      const now = Math.floor(Date.now() / 1e3);
      const read = readWall(data, good, now);
      if (wentBack(read.wall)) throw new UpstreamError("went-back", String(read.wall.head.ts));
      for (const zone of read.bad) metrics.badZone(zone);
      complain(read.bad.length > 0 ? `unreadable zones: ${read.bad.join(", ")}` : "", { zones: read.bad });
      good = read;
      if (read.ahead * 1e3 <= timing.aheadMost) measure = read.wall.head.ts;
      room.show(read.wall);
      keeper.save(read.wall, now);
      return read.bad.length === 0;
    },
    ended(outcome, error) {
      metrics.polled(outcome);
      if (error) complain(`poll failed: ${error.reason}`, { detail: error.message.slice(0, 200) });
      else if (outcome === "unchanged") {
        complain("", {});
        if (good) keeper.save(good.wall, Math.floor(Date.now() / 1e3));
      }
    }
  });
  return {
    room,
    ring,
    joined: poller.joined,
    /** Resolves when its last wall is on disk. */
    stop() {
      poller.stop();
      health.stop();
      return keeper.flush();
    }
  };
};

// relay/rooms.ts
var createRooms = (deps) => {
  const { timing, metrics } = deps;
  const sources = /* @__PURE__ */ new Map();
  const closing = /* @__PURE__ */ new Map();
  const beat = setInterval(() => {
    for (const { room } of sources.values()) room.heartbeat();
  }, timing.heartbeat);
  const close = async (key) => {
    closing.delete(key);
    const source = sources.get(key);
    sources.delete(key);
    metrics.rooms(sources.size);
    await source?.stop();
  };
  const open2 = ({ screen, roomKey }) => {
    const source = createSource(deps, screen, roomKey);
    sources.set(roomKey, source);
    metrics.rooms(sources.size);
    return source;
  };
  return {
    enter(watcher) {
      const { admission } = watcher;
      clearTimeout(closing.get(admission.roomKey));
      closing.delete(admission.roomKey);
      const source = sources.get(admission.roomKey) ?? open2(admission);
      const isNew = source.ring.add({ token: admission.token, record: admission.record });
      source.room.enter(watcher);
      if (isNew) source.joined();
    },
    leave(watcher) {
      const { roomKey, token } = watcher.admission;
      const source = sources.get(roomKey);
      if (!source?.room.watchers.has(watcher)) return;
      source.room.leave(watcher);
      source.ring.remove(token);
      if (source.room.watchers.size > 0) return;
      clearTimeout(closing.get(roomKey));
      closing.set(
        roomKey,
        setTimeout(() => void close(roomKey), timing.grace)
      );
    },
    resync: (watcher) => sources.get(watcher.admission.roomKey)?.room.resync(watcher),
    async stop() {
      clearInterval(beat);
      for (const timer of closing.values()) clearTimeout(timer);
      await Promise.all([...sources.keys()].map(close));
    }
  };
};

// relay/socket-server.ts
import { Server } from "socket.io";

// relay/live/wire.ts
var smallBacklog = 16 * 1024;
var open = 1;
var sizeOf = (data) => typeof data === "string" || data instanceof Uint8Array ? data.length : 0;
var wireOf = (socket) => {
  const connection = socket.conn;
  const tcp = connection.transport.socket?._socket;
  return {
    tryFrame(frame) {
      const { transport } = connection;
      if (tcp === void 0 || !transport.writable || connection.writeBuffer.length > 0 || tcp.writableLength > smallBacklog || transport.socket?.readyState !== open) {
        return false;
      }
      tcp.write(frame);
      return true;
    },
    queue(text) {
      if (connection.readyState !== "open") return;
      connection.write(engineData(text), { compress: false, wsPreEncodedFrame: [textFrame(text)] });
    },
    backlog: () => connection.writeBuffer.reduce((sum, { data }) => sum + sizeOf(data), tcp?.writableLength ?? 0),
    cut() {
      const raw = connection.transport.socket;
      if (raw) raw.terminate();
      else connection.close(true);
    }
  };
};

// relay/manners.ts
var messagesPerMinute = 20;
var packetsPerMinute = 60;
var minute = 6e4;
var createMeter = (limit) => {
  let count = 0;
  let from = performance.now();
  return () => {
    const now = performance.now();
    if (now - from >= minute) {
      count = 0;
      from = now;
    }
    count += 1;
    return count <= limit;
  };
};
var watchManners = (connection, exceeded) => {
  const message = createMeter(messagesPerMinute);
  const packet = createMeter(packetsPerMinute);
  let connected = false;
  let over = false;
  connection.on("packet", ({ type }) => {
    const first = type === "message" && !connected;
    if (type === "message") connected = true;
    if (over || packet() && (first || type !== "message" || message())) return;
    over = true;
    exceeded();
  });
};

// relay/socket-server.ts
var refuse = (request, status) => {
  const socket = request.socket;
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r
Connection: close\r
Content-Length: 0\r
\r
`);
};
var createSocketServer = (deps) => {
  const { admissions, client, perToken, sessions, roster, rooms, reloads, metrics, log } = deps;
  const io = new Server(deps.http, {
    serveClient: false,
    // WebSocket only: long polling would need sticky sessions with two relays, opens half-made sessions to anybody,
    // and cannot carry frames that are encoded once.
    transports: ["websocket"],
    allowUpgrades: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: 16 * 1024,
    connectTimeout: 5e3,
    pingInterval: 1e4,
    pingTimeout: 5e3,
    allowRequest(request, decide) {
      const allowed = sameOrigin(request);
      const fits = admissions.hasRoom(client(request));
      if (allowed && fits) return decide(null, true);
      metrics.handshake(allowed ? "too-many" : "origin");
      refuse(request, allowed ? "503 Service Unavailable" : "403 Forbidden");
      decide(allowed ? "too-many" : "origin", false);
    }
  });
  const callers = /* @__PURE__ */ new WeakMap();
  io.engine.on("connection", (connection) => {
    const caller = client(connection.request);
    const { address } = caller;
    callers.set(connection, caller);
    admissions.enter(address);
    connection.once("close", () => admissions.leave(address));
    watchManners(connection, () => {
      metrics.cut("flood");
      connection.transport.socket?.terminate();
    });
    connection.request = null;
  });
  io.use((_socket, next) => next(new Error("unknown-screen")));
  const walls = io.of(namespace);
  walls.use(async (socket, next) => {
    const answer = await admit(sessions, socket.handshake.auth);
    if ("refusal" in answer) {
      metrics.handshake(answer.refusal);
      next(new Error(answer.refusal));
      return;
    }
    const { token } = answer.admission;
    if (!callers.get(socket.conn)?.isLocal && roster.of(token).length >= perToken) {
      metrics.handshake("too-many");
      next(new Error("unavailable"));
      return;
    }
    socket.data.admission = answer.admission;
    metrics.handshake("ok");
    next();
  });
  walls.on("connection", (socket) => {
    const { admission } = socket.data;
    if (!admission) {
      socket.disconnect(true);
      return;
    }
    socket.handshake.auth = {};
    const watcher = { socket, admission, wire: wireOf(socket), blockedSince: 0 };
    roster.add(watcher);
    metrics.sockets(roster.size());
    rooms.enter(watcher);
    reloads.connected(watcher);
    socket.on("resync", () => rooms.resync(watcher));
    socket.on("disconnect", (reason) => {
      roster.remove(watcher);
      metrics.sockets(roster.size());
      rooms.leave(watcher);
      log.debug({ wall: nameOf(admission.token), reason }, "wall left");
    });
  });
  return {
    dismiss(watcher) {
      metrics.cut("signed-out");
      watcher.socket.emit("command", { kind: "signed-out" });
      watcher.socket.disconnect(true);
    },
    /** Without a word of the protocol, so that the stock client takes it for a broken line and comes back. */
    reconnect: (watcher) => watcher.wire.cut(),
    close() {
      io.engine.close();
    }
  };
};

// relay/timing.ts
var defaultTiming = {
  wait: 25e3,
  probe: 2e3,
  gap: 2e3,
  spacing: 40,
  deadline: 1e4,
  deadlineAgain: 9e3,
  overdue: 3e3,
  backoffFirst: 1e3,
  backoffLast: 6e4,
  askAgainFrom: 6e3,
  askAgainTo: 8e3,
  grace: 5e3,
  livezEvery: 2e3,
  livezHang: 3e3,
  healthBurst: 3,
  healthEvery: 5e3,
  heartbeat: 1e3,
  blocked: 1e4,
  sessionFresh: 3e4,
  sessionDeadline: 4e3,
  recheckFrom: 35e3,
  recheckTo: 5e4,
  recheckTick: 1e3,
  persistEvery: 1e4,
  buildEvery: 2e3,
  reloadSpread: 50,
  heldBack: 6e4,
  aheadMost: 5e3
};

// relay/upstream/fetch.ts
import { Agent } from "undici";
var bodyLimit = 1024 * 1024;
var createReader = (settle) => {
  const chunks = [];
  let size = 0;
  let status = 0;
  let headers = {};
  let controller;
  let reason;
  const end = (why) => {
    reason ??= why;
    controller?.abort(reason);
    settle(reason);
  };
  const handler = {
    onRequestStart(given) {
      controller = given;
      if (reason) given.abort(reason);
    },
    onResponseStart(_controller, code, given) {
      status = code;
      headers = given;
      const encoding = given["content-encoding"];
      if (encoding !== void 0 && encoding !== "identity") {
        end(new UpstreamError("bad-answer", "compressed without being asked"));
      }
    },
    onResponseData(_controller, chunk) {
      size += chunk.length;
      if (size > bodyLimit) end(new UpstreamError("too-large", `${bodyLimit} bytes`));
      else chunks.push(chunk);
    },
    onResponseEnd: () => settle({ status, headers, text: Buffer.concat(chunks, size).toString("utf8") }),
    onResponseError: (_controller, error) => settle(reason ?? causeOf(error))
  };
  return { handler, end };
};
var createUpstream = (baseUrl, connections) => {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, "");
  const agent = new Agent({
    connections: connections ?? null,
    pipelining: 1,
    connect: { timeout: 5e3 },
    // The deadline of each call counts, not the library's own.
    headersTimeout: 0,
    bodyTimeout: 0
  });
  return {
    // The library's lowest level: half the cost of its streams for an answer that is wanted whole.
    get: ({ path, headers, deadline: deadline2, signal }) => new Promise((resolve2, reject) => {
      const reader = createReader((outcome) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
        if (outcome instanceof UpstreamError) reject(outcome);
        else resolve2(outcome);
      });
      const abort = () => reader.end(new UpstreamError("aborted"));
      const timer = setTimeout(() => reader.end(new UpstreamError("timeout", `${deadline2} ms`)), deadline2);
      signal?.addEventListener("abort", abort, { once: true });
      if (signal?.aborted) abort();
      else {
        try {
          agent.dispatch(
            {
              origin: base.origin,
              path: prefix + path,
              method: "GET",
              headers: { accept: "application/json", "accept-encoding": "identity", ...headers }
            },
            reader.handler
          );
        } catch (error) {
          reader.end(causeOf(error));
        }
      }
    }),
    close: () => agent.destroy()
  };
};

// relay/upstream/liveness.ts
var createLiveness = (upstream, timing) => {
  const listeners = /* @__PURE__ */ new Set();
  const pause = createPause();
  let state = "unknown";
  let running = false;
  let silentSince = 0;
  let ending = new AbortController();
  const report = (next, cause) => {
    const back = (state === "slow" || state === "dead") && (next === "alive" || next === "absent");
    state = next;
    for (const listener of [...listeners]) listener({ state, cause, back });
  };
  const ask = async () => {
    const startedAt = performance.now();
    try {
      const { status } = await upstream.get({ path: "/livez", deadline: timing.livezHang, signal: ending.signal });
      silentSince = 0;
      if (status >= 200 && status < 300) report("alive", "");
      else if (status >= 500) report("dead", `livez-${status}`);
      else report("absent", "");
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.reason === "aborted") return;
      if (error.reason !== "timeout") return report("dead", error.reason);
      silentSince ||= startedAt;
      report(performance.now() - silentSince >= timing.deadline ? "dead" : "slow", "timeout");
    }
  };
  const loop = async () => {
    while (listeners.size > 0 && state !== "absent") {
      const startedAt = performance.now();
      await ask();
      if (listeners.size === 0 || state === "absent") break;
      await pause.wait(Math.max(0, timing.livezEvery - (performance.now() - startedAt)));
    }
    running = false;
  };
  return {
    state: () => state,
    /** Returns the function that ends it. */
    listen(listener) {
      listeners.add(listener);
      if (!running && state !== "absent") {
        running = true;
        ending = new AbortController();
        void loop();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        ending.abort();
        pause.wake();
      };
    }
  };
};

// relay/upstream/sessions.ts
var memory = 2e4;
var queueLimit = 2e4;
var refusedFor = 5e3;
var createSessions = (upstream, timing) => {
  const known = /* @__PURE__ */ new Map();
  const asking = /* @__PURE__ */ new Map();
  const remember = (token, verdict) => {
    known.delete(token);
    known.set(token, { verdict, at: performance.now() });
    if (known.size > memory) {
      const oldest = known.keys().next().value;
      if (oldest !== void 0) known.delete(oldest);
    }
  };
  const ask = async (token) => {
    try {
      const answer = await upstream.get({
        path: sessionApi.info.path,
        headers: { token, version: "0", isad: "0" },
        deadline: timing.sessionDeadline
      });
      const reading = readEnvelope(answer, Date.now());
      const record = reading.kind === "data" ? readRecord(reading.data) : null;
      const verdict = record ? { kind: "valid", record } : { kind: "refused" };
      remember(token, verdict);
      return verdict;
    } catch (error) {
      return { kind: error instanceof UpstreamError && error.reason === "missing" ? "missing" : "unavailable" };
    }
  };
  return {
    /** Asks the platform now, whatever is remembered. */
    fresh(token) {
      const running = asking.get(token);
      if (running) return running;
      if (asking.size >= queueLimit) return Promise.resolve({ kind: "unavailable" });
      const question = ask(token).finally(() => asking.delete(token));
      asking.set(token, question);
      return question;
    },
    /** What is remembered if it is fresh enough, else the platform's answer. */
    async check(token) {
      const last = known.get(token);
      const freshFor = last?.verdict.kind === "valid" ? timing.sessionFresh : Math.min(refusedFor, timing.sessionFresh);
      if (last && performance.now() - last.at < freshFor) return last.verdict;
      return this.fresh(token);
    },
    /** The record of a token whose last known answer was valid, however old. */
    remembered(token) {
      const last = known.get(token)?.verdict;
      return last?.kind === "valid" ? last.record : void 0;
    },
    /** Milliseconds since the platform last answered about it. */
    ageOf: (token) => performance.now() - (known.get(token)?.at ?? Number.NEGATIVE_INFINITY)
  };
};

// relay/web/build.ts
import { readFileSync as readFileSync4, statSync } from "node:fs";
import { join as join3 } from "node:path";
import sirv from "sirv";

// relay/web/pages.ts
import { createHash as createHash3 } from "node:crypto";
import { existsSync, readFileSync as readFileSync3 } from "node:fs";
import { join as join2 } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
var inlineScript = /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi;
var assetReference = /\b(?:src|href)="(\/assets\/[^"?#]+)"/g;
var sha256 = (content, form) => createHash3("sha256").update(content).digest(form);
var readPage = (webDir, app) => {
  let html;
  try {
    html = readFileSync3(join2(webDir, app, "index.html"));
  } catch {
    return null;
  }
  const text = html.toString("utf8");
  for (const [, asset] of text.matchAll(assetReference)) {
    if (asset && !existsSync(join2(webDir, asset))) return null;
  }
  const scripts = [...text.matchAll(inlineScript)].map(([, script]) => `'sha256-${sha256(script ?? "", "base64")}'`);
  return {
    html,
    br: brotliCompressSync(html),
    gz: gzipSync(html, { level: 9 }),
    etag: `"${sha256(html, "hex").slice(0, 24)}"`,
    inlineScripts: scripts
  };
};
var accepts = (request, coding) => new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, "i").test(
  String(request.headers["accept-encoding"] ?? "")
);
var sendPage = (request, response, page) => {
  const coding = accepts(request, "br") ? "br" : accepts(request, "gzip") ? "gzip" : void 0;
  const body = coding === "br" ? page.br : coding === "gzip" ? page.gz : page.html;
  const etag = coding ? `${page.etag.slice(0, -1)}-${coding}"` : page.etag;
  response.setHeader("ETag", etag);
  response.setHeader("Cache-Control", "no-cache");
  response.setHeader("Vary", "Accept-Encoding");
  const known = String(request.headers["if-none-match"] ?? "");
  if (known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Length", body.length);
  if (coding) response.setHeader("Content-Encoding", coding);
  response.writeHead(200).end(request.method === "HEAD" ? void 0 : body);
};

// relay/web/security-headers.ts
import helmet, { strictTransportSecurity } from "helmet";
var unused = ["camera", "microphone", "geolocation", "payment", "usb", "serial", "hid", "midi"];
var permissions = unused.map((feature) => `${feature}=()`).join(", ");
var overTls = strictTransportSecurity({ maxAge: 31536e3, includeSubDomains: false });
var securityHeaders = (inlineScripts) => {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        // The WebSocket of the same origin is part of 'self'.
        connectSrc: ["'self'"],
        workerSrc: ["'self'", "blob:"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"]
      }
    },
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
    // Plain http on a local network is a way to run this: `overTls`.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false
  });
  return (request, response, next) => {
    response.setHeader("Permissions-Policy", permissions);
    setHeaders(request, response, next);
  };
};

// relay/web/build.ts
var watched = ["build.json", "display/index.html", "console/index.html"];
var signatureOf = (webDir) => watched.map((file) => {
  const stats = statSync(join3(webDir, file), { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}/${stats.size}` : "-";
}).join(" ");
var readName = (webDir) => {
  try {
    const { id } = JSON.parse(readFileSync4(join3(webDir, "build.json"), "utf8"));
    return typeof id === "string" && /^[\w.-]{1,64}$/.test(id) ? id : void 0;
  } catch {
    return void 0;
  }
};
var readBuild2 = (webDir) => {
  const display = readPage(webDir, "display");
  const consolePage = readPage(webDir, "console");
  if (!display || !consolePage) return null;
  const name = readName(webDir);
  return {
    id: name ?? display.etag.slice(1, 17),
    named: name !== void 0,
    pages: { display, console: consolePage },
    headers: securityHeaders([.../* @__PURE__ */ new Set([...display.inlineScripts, ...consolePage.inlineScripts])]),
    assets: sirv(webDir, {
      dev: false,
      etag: true,
      brotli: true,
      gzip: true,
      dotfiles: false,
      extensions: [],
      setHeaders: (response, path) => response.setHeader(
        "Cache-Control",
        path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"
      )
    })
  };
};
var watchBuild = (webDir, timing, replaced) => {
  let signature = signatureOf(webDir);
  let seen = signature;
  let current = readBuild2(webDir);
  const timer = setInterval(() => {
    const now = signatureOf(webDir);
    const settled = now === seen;
    seen = now;
    if (!settled || now === signature) return;
    const next = readBuild2(webDir);
    if (!next) return;
    signature = now;
    const isNew = current !== null && current.id !== next.id;
    current = next;
    if (isNew) replaced(next);
  }, timing.buildEvery);
  timer.unref();
  return { current: () => current, stop: () => clearInterval(timer) };
};

// relay/web/client.ts
import { isIP } from "node:net";
import proxyaddr from "proxy-addr";
var isNear = proxyaddr.compile(["loopback", "linklocal", "uniquelocal"]);
var withoutPort = (text) => /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
var isForwarded = ({ headers }) => headers["x-forwarded-for"] !== void 0 || headers.forwarded !== void 0;
var trustOf = (trusted) => trusted.length > 0 ? proxyaddr.compile([...trusted]) : () => false;
var createClients = (trusted, log) => {
  const trusts = trustOf(trusted);
  let warned = false;
  const warn = () => {
    warned = true;
    log.warn(
      {},
      "\u6709\u4EE3\u7406\u8F6C\u53D1\u8BF7\u6C42\uFF0C\u4F46\u672A\u8BBE\u7F6E TRUSTED_PROXIES\uFF1A\u6240\u6709\u4EBA\u5171\u7528\u4E00\u4E2A\u5730\u5740 / a proxy forwards, but TRUSTED_PROXIES does not name it: everyone shares its address"
    );
  };
  return (request) => {
    const peer = request.socket.remoteAddress ?? "";
    const isTrusted = trusts(peer, 0);
    if (!isTrusted && !warned && isForwarded(request) && isNear(peer, 0)) warn();
    const told = proxyaddr.all(request, trusts).map(withoutPort);
    const address = told.findLast((one) => isIP(one) > 0) ?? peer;
    const [scheme = ""] = String(request.headers["x-forwarded-proto"] ?? "").split(",");
    return {
      address: plainAddress(address),
      isLocal: isLoopback(peer) && !isForwarded(request),
      isSecure: isTrusted && scheme.trim().toLowerCase() === "https"
    };
  };
};

// relay/web/proxy.ts
import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import compression from "compression";
import { createProxyMiddleware } from "http-proxy-middleware";

// shared/api/limits.ts
var callTimeoutMs = 9e4;

// relay/web/answers.ts
var sendText = (response, status, text) => {
  if (response.headersSent) return void response.destroy();
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  response.writeHead(status).end(text);
};
var sendJson = (response, status, body) => {
  if (response.headersSent) return void response.destroy();
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  response.writeHead(status).end(JSON.stringify(body));
};

// relay/web/proxy.ts
var methods = /* @__PURE__ */ new Set(["GET", "HEAD", "POST"]);
var dropped = [
  "connection",
  "expect",
  "forwarded",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "upgrade",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip"
];
var cleanHeaders = ({ headers }, { address }) => {
  const named = String(headers.connection ?? "").split(",");
  for (const name of [...dropped, ...named.map((part) => part.trim().toLowerCase())]) {
    if (name !== "content-length" && name !== "transfer-encoding") delete headers[name];
  }
  headers["x-forwarded-for"] = address;
};
var pack = compression({
  threshold: 4096,
  filter: (_, response) => String(response.getHeader("content-type")).startsWith("application/json")
});
var crowded = {
  status: 429,
  data: { retry_after: 1 },
  message: "\u540C\u65F6\u8FDB\u884C\u7684\u8BF7\u6C42\u8FC7\u591A\uFF0C\u8BF7\u7A0D\u540E\u518D\u8BD5 / Too many requests at once, try again shortly"
};
var unreachable = { status: 0, data: null, message: baseTexts.zh["error.network"] };
var held = { keepAlive: true, timeout: 25e3 };
var createProxy = (platformUrl, log) => {
  const secure = platformUrl.startsWith("https:");
  const agent = secure ? new HttpsAgent(held) : new HttpAgent(held);
  const forward = createProxyMiddleware({
    target: platformUrl.replace(/\/$/, ""),
    agent,
    changeOrigin: true,
    xfwd: false,
    followRedirects: false,
    timeout: callTimeoutMs,
    proxyTimeout: callTimeoutMs,
    on: {
      error(error, _request, response) {
        log.warn({ code: error.code }, "platform did not answer a call");
        if ("writeHead" in response) sendJson(response, 502, unreachable);
        else response.destroy();
      }
    }
  });
  const calls = createAtOnce(callsAtOnce);
  const enter = ({ headers: { token } }, response) => {
    if (typeof token !== "string") return true;
    const leave = calls.enter(token);
    if (leave) response.once("close", leave);
    else {
      response.setHeader("Retry-After", "1");
      sendJson(response, 200, crowded);
    }
    return leave !== null;
  };
  return {
    handle(request, response, client) {
      if (!methods.has(request.method ?? "")) {
        response.setHeader("Allow", "GET, HEAD, POST");
        const refusal = { status: 0, data: null, message: "\u4E0D\u652F\u6301\u6B64\u65B9\u6CD5 / Method not supported" };
        sendJson(response, 405, refusal);
        return;
      }
      if (!enter(request, response)) return;
      cleanHeaders(request, client);
      pack(request, response, () => void forward(request, response));
    },
    stop: () => agent.destroy()
  };
};

// relay/web/request-path.ts
var encodedDangers = /%(?:2e|2f|5c|00|0a|0d|25)/i;
var readPath = (target) => {
  if (!target?.startsWith("/")) return { refused: "form" };
  const path = target.split(/[?#]/, 1)[0] ?? "";
  if (path.includes("//")) return { refused: "empty segment" };
  if ([...path].some((character) => character <= " " || character === "\\" || character > "~"))
    return { refused: "character" };
  if (encodedDangers.test(path)) return { refused: "encoding" };
  if (path.split("/").some((segment) => segment === "." || segment === "..")) return { refused: "dots" };
  try {
    decodeURI(path);
  } catch {
    return { refused: "encoding" };
  }
  return { path };
};

// relay/web/serve-apps.ts
var displayPages = new Set(displayPaths);
var trimmed = (path) => path.length > 1 ? path.replace(/\/$/, "") : path;
var isFile = (path) => path.startsWith("/assets/") || (path.split("/").at(-1) ?? "").includes(".");
var isPageSource = (path) => path.endsWith(".html") || path.endsWith(".br") || path.endsWith(".gz");
var appOf = (path) => displayPages.has(trimmed(path)) ? "display" : "console";
var notFound = (response) => sendText(response, 404, "\u627E\u4E0D\u5230\u6B64\u6587\u4EF6 / There is no such file");
var sendFile = (request, response, build) => {
  delete request.headers.range;
  response.on("pipe", (file) => file.on("error", () => response.destroy()));
  build.assets(request, response, () => notFound(response));
};
var serveApps = (request, response, path, build) => {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    sendText(response, 405, "\u4E0D\u652F\u6301\u6B64\u65B9\u6CD5 / This method is not supported");
  } else if (!build) sendText(response, 503, "\u754C\u9762\u5C1A\u672A\u6784\u5EFA\uFF0C\u8BF7\u7A0D\u540E\u518D\u8BD5 / The apps are not built yet, try again later");
  else if (!isFile(path)) sendPage(request, response, build.pages[appOf(path)]);
  else if (isPageSource(path)) notFound(response);
  else sendFile(request, response, build);
};

// relay/web/routes.ts
var isPlatformPath = (path) => path.startsWith("/api/") || path.startsWith("/private/");
var isReserved = (path) => path === "/api" || path === "/private" || path === "/__push" || path.startsWith("/socket.io");
var createRoutes = ({ proxy, status, client: clientOf, build, push }) => {
  const bareHeaders = securityHeaders([]);
  return (request, response) => {
    const client = clientOf(request);
    const current = build();
    const setHeaders = current?.headers ?? bareHeaders;
    if (client.isSecure) overTls(request, response, () => void 0);
    setHeaders(request, response, () => {
      const reading = readPath(request.url);
      if ("refused" in reading) return sendText(response, 400, "\u8DEF\u5F84\u65E0\u6548 / Bad path");
      const { path } = reading;
      if (isPlatformPath(path) || push && path === "/__push") return proxy.handle(request, response, client);
      if (isReserved(path)) return sendText(response, 404, "404");
      if (!status(response, path, client)) serveApps(request, response, path, current);
    });
  };
};

// shared/api/health.ts
import * as z2 from "zod/mini";
var partState = z2.enum(["ok", "full", "unwritable", "down"]);
var parts = z2.object({
  /** Takes durable writes. */
  database: z2.optional(partState),
  /** The data folder has space and can be written. */
  disk: z2.optional(partState)
});
var healthAnswer = z2.object({ parts: z2.catch(parts, {}) });

// relay/web/status.ts
var deadline = 2e3;
var believedFor = 1e3;
var partsIn = (text) => {
  try {
    return healthAnswer.safeParse(parseJson(text)).data?.parts ?? {};
  } catch {
    return {};
  }
};
var createReach = (upstream) => {
  let last;
  return () => {
    if (last && performance.now() - last.at < believedFor) return last.answer;
    const answer = upstream.get({ path: "/livez", deadline }).then(
      ({ status, text }) => ({ up: status < 500, parts: partsIn(text) }),
      (error) => ({ up: error instanceof UpstreamError && error.reason === "too-large", parts: {} })
    );
    last = { at: performance.now(), answer };
    return answer;
  };
};
var createStatus = (upstream, metrics, hasApps) => {
  const reach = createReach(upstream);
  const ready = async (response) => {
    const platform = await reach();
    const parts2 = { platform: platform.up ? "ok" : "down", ...platform.parts, apps: hasApps() ? "ok" : "missing" };
    const isReady = Object.values(parts2).every((state) => state === "ok");
    sendJson(response, isReady ? 200 : 503, { status: isReady ? "ok" : "not-ready", parts: parts2 });
  };
  const platformMetrics = async () => {
    const answer = await upstream.get({ path: "/metrics", deadline }).catch(() => void 0);
    const isText = String(answer?.headers["content-type"] ?? "").startsWith("text/plain");
    return answer?.status === 200 && isText ? answer.text : "";
  };
  const count = async (response, { isLocal }) => {
    if (!isLocal) return sendText(response, 404, "404");
    const text = `${await metrics.text()}${await platformMetrics()}`;
    response.setHeader("Content-Type", metrics.contentType);
    response.setHeader("Cache-Control", "no-store");
    response.writeHead(200).end(text);
  };
  return (response, path, client) => {
    if (path === "/healthz") sendJson(response, 200, { status: "ok" });
    else if (path === "/readyz") void ready(response);
    else if (path === "/metrics") void count(response, client);
    else return false;
    return true;
  };
};

// relay/web/upgrades.ts
import { ServerResponse } from "node:http";
import { Socket } from "node:net";
var socketPath = "/socket.io/";
var refuse2 = (socket, status) => {
  socket.end(`HTTP/1.1 ${status}\r
Connection: close\r
Content-Length: 0\r
\r
`);
};
var answerUpgrades = (http, routes) => {
  http.on("upgrade", (request, socket) => {
    if (request.url?.startsWith(socketPath)) return;
    socket.on("error", () => socket.destroy());
    const wanted = String(request.headers.upgrade).toLowerCase();
    if (wanted.split(",").some((one) => one.trim() === "websocket")) return refuse2(socket, "404 Not Found");
    const isPlain = request.method === "GET" || request.method === "HEAD";
    if (!isPlain || !(socket instanceof Socket)) return refuse2(socket, "400 Bad Request");
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.on("finish", () => {
      response.detachSocket(socket);
      socket.end();
    });
    routes(request, response);
  });
};

// relay/relay.ts
var isLocalHost = (host) => host === "localhost" || isLoopback(host);
var checksAtOnce = 16;
var lastCalls = 1e4;
var startRelay = async (options) => {
  const { platformUrl, dataDir, webDir, host = "127.0.0.1" } = options;
  const log = options.log ?? createLog("info");
  const timing = { ...defaultTiming, ...options.timing };
  const metrics = createMetrics();
  const polls = createUpstream(platformUrl);
  const checks = createUpstream(platformUrl, checksAtOnce);
  const sessions = createSessions(checks, timing);
  const roster = createRoster();
  const reloads = createReloads(roster, timing, () => build.current());
  const build = watchBuild(webDir, timing, (next) => {
    log.info({ build: next.id }, "new build served");
    reloads.served();
  });
  if (!build.current()) log.warn({ webDir }, "\u754C\u9762\u5C1A\u672A\u6784\u5EFA / the apps are not built");
  const push = Boolean(options.bench) && isLocalHost(host);
  if (options.bench && !push) log.warn({ host }, "BENCH \u4EC5\u9650\u672C\u673A\u5730\u5740 / BENCH is for loopback hosts only");
  const client = createClients(options.trustedProxies ?? [], log);
  const proxy = createProxy(platformUrl, log);
  const status = createStatus(checks, metrics, () => build.current() !== null);
  const routes = createRoutes({ proxy, status, client, build: build.current, push });
  const http = createServer({ headersTimeout: 15e3, keepAliveTimeout: 2e4 }, routes);
  answerUpgrades(http, routes);
  const rooms = createRooms({
    upstream: polls,
    liveness: createLiveness(polls, timing),
    timing,
    metrics,
    log,
    dataDir,
    judge: (credential, word, again) => recheck.judge(credential.token, word, again)
  });
  const caps = { ...defaultCaps(), ...options.caps };
  const admissions = createAdmission(caps);
  const sockets = createSocketServer({
    http,
    admissions,
    client,
    perToken: caps.perToken,
    sessions,
    roster,
    rooms,
    reloads,
    metrics,
    log
  });
  const recheck = createRecheck({ sessions, timing, roster, dismiss: sockets.dismiss, reconnect: sockets.reconnect });
  const halt = async () => {
    recheck.stop();
    reloads.stop();
    build.stop();
    await rooms.stop();
    proxy.stop();
    await Promise.all([polls.close(), checks.close()]);
    metrics.stop();
  };
  try {
    await new Promise((resolve2, reject) => {
      http.once("error", reject);
      http.listen(options.port ?? 0, host, resolve2);
    });
  } catch (error) {
    sockets.close();
    await halt();
    throw error;
  }
  http.on("error", (error) => log.error({ error: error.message }, "server error"));
  const { port: port2 } = http.address();
  const shownHost = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  let stopped;
  const stop = async () => {
    const closed = new Promise((resolve2) => http.close(() => resolve2()));
    sockets.close();
    http.closeIdleConnections();
    const late = setTimeout(() => http.closeAllConnections(), lastCalls);
    await closed;
    clearTimeout(late);
    await halt();
  };
  return {
    url: `http://${shownHost}:${port2}`,
    stop: () => {
      stopped ??= stop();
      return stopped;
    }
  };
};

// relay/main.ts
var tell = (message) => {
  process.send?.(message);
};
var fail = (log, error) => {
  const text = error instanceof Error ? error.message : String(error);
  log.error({ error: text }, "\u4E2D\u7EE7\u65E0\u6CD5\u7EE7\u7EED / the relay cannot go on");
  tell({ type: "fatal", text });
  process.exitCode = 1;
  setTimeout(() => process.exit(1), 100);
};
var run = async () => {
  const env = readEnvironment(process.env);
  const log = createLog(env.logLevel);
  process.on("uncaughtException", (error) => fail(log, error));
  process.on("unhandledRejection", (error) => fail(log, error));
  if (env.redisUrl) log.warn({}, "REDIS_URL \u5C1A\u672A\u4F7F\u7528 / REDIS_URL is not used yet: one relay runs by itself");
  const relay = await startRelay({ ...env, log });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    relay.stop().then(
      () => process.exit(0),
      (error) => fail(log, error)
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("disconnect", stop);
  log.info({ url: relay.url, platform: env.platformUrl }, "\u4E2D\u7EE7\u5DF2\u542F\u52A8 / relay started");
  tell({ type: "ready", url: relay.url });
};
run().catch((error) => fail(createLog("info"), error));
//# sourceMappingURL=relay.js.map
