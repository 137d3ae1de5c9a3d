import {
  callsAtOnce,
  change,
  composeZone,
  createAtOnce,
  decideAccess,
  feedLine,
  figure,
  heroZone,
  isLoopback,
  mapZone,
  plainAddress,
  readTrustedProxies,
  screenApi,
  sessionApi,
  settleZone,
  trendZone,
  userRecord,
  wallHead,
  wallSnapshot,
  zoneNames
} from "./chunk-BJL4IZEJ.js";
import {
  Survey,
  allListTexts,
  beatRun,
  c,
  checkFile,
  claimRun,
  clock,
  clockText,
  commonTexts,
  controlKinds,
  countryName,
  createOrderGate,
  currencyOf,
  dateText,
  dateTimeText,
  defineList,
  dropFiles,
  endRun,
  fieldNames,
  fileColumns,
  filterShape,
  importFields,
  importFiles,
  importLimit,
  importName,
  importPart,
  importsApi,
  isImporting,
  isNamedFilter,
  isPeriod,
  isToldLine,
  listInput,
  listOf,
  lockJob,
  mappingPreset,
  mayImport,
  newestDay,
  noShift,
  noteJob,
  oldestOpen,
  openFile,
  orderColumns,
  orderList,
  ownRefund,
  paramsOf,
  partly,
  placeOf,
  presets,
  productTrendList,
  readAsIn,
  readHead,
  readImportLog,
  readRecords,
  requeueRun,
  rowFields,
  rowSchema,
  rowSizes,
  runImport,
  salesTrends,
  skuTrendList,
  stockDays,
  storedByDay,
  titleOf,
  trendDays,
  understand,
  wordsIn,
  writeLog,
  writeRates
} from "./chunk-T2LNHY7L.js";
import {
  allTexts,
  defineWords,
  endpoint,
  joinTexts,
  screenRow,
  translators
} from "./chunk-H6WW4SHV.js";
import {
  demoInvites,
  demoMembers,
  demoPassword,
  duplicateOf,
  hashPassword,
  isCommon,
  isDatabaseAway,
  isDiskFull,
  isOwnName,
  leastPassword,
  makeQueue,
  passwordMatches,
  queued,
  readNumber,
  readPasswordMin,
  starCutter,
  teamLeaders
} from "./chunk-US5EXDY4.js";
import {
  rebuildRollups
} from "./chunk-XS4A4S6K.js";
import {
  BookWriter,
  ORDER_LOCK,
  Owners,
  adjustmentIn,
  amountText,
  beginOrders,
  bookQuery,
  changeOf,
  collabDim,
  companyHead,
  companyRollup,
  compiled,
  currencyDecimals,
  dims,
  exchanged,
  grossProfit,
  grossProfitSql,
  isAdjustment,
  isBilled,
  isTeamHead,
  keptRate,
  lineParts,
  lineProfit,
  lineSettlement,
  lineSum,
  lineSums,
  moneyOf,
  moneyText,
  newMemory,
  noSums,
  ofOwnShops,
  openBook,
  orderIn,
  ownShops,
  profitByShop,
  profitJoins,
  rateText,
  readLeaders,
  readRates,
  readShopProfits,
  refundAmounts,
  roundHalfUp,
  skuDim,
  statusDim,
  sumColumns,
  sumNames,
  tellShops,
  todayBy,
  todayOfMembers,
  todayTotals,
  todayVisitors
} from "./chunk-X76P4TNA.js";
import {
  ADJUSTMENT,
  adNetworks,
  calledBy,
  cancelChange,
  changedSinceJob,
  clientConfig,
  collabTypes,
  contentTypes,
  countOrders,
  ensurePostgres,
  findMigrations,
  hoursOf as hoursOf2,
  insertChange,
  isChanging,
  isLeader,
  isOffset,
  isSale,
  isServerZone,
  keepCompany,
  linesAfter,
  linesOf,
  linesPaid,
  mayChooseZone,
  migrate,
  networkCode,
  ofLine,
  openDatabase,
  orderStatuses,
  ordersPaid,
  readChange,
  readCompanies,
  readFacts,
  readLine,
  readPoolSizes,
  salesPaid,
  scopeOf,
  settlementStatuses,
  waitForServer,
  zoneOfDifference
} from "./chunk-4TCQFVDP.js";
import {
  deniedByMode,
  modeOf
} from "./chunk-JGIHESUF.js";
import {
  openSource
} from "./chunk-2UOF7CPH.js";
import {
  SmsFailed
} from "./chunk-WU6WYIKP.js";
import {
  dayNumber,
  dayOfText,
  dayStart,
  dayText,
  hourIndex,
  hoursOf,
  isZone,
  monthStart,
  zoneOffset,
  zonedSeconds
} from "./chunk-VAUNG2ZZ.js";
import {
  ImportError
} from "./chunk-272UGRRW.js";
import "./chunk-UAWBPTDW.js";

// platform/main.ts
import { pino } from "pino";

// platform/env.ts
import { isAbsolute, resolve } from "node:path";

// platform/fx/provider.ts
import * as z from "zod/mini";
var readFxSettings = (env) => {
  const provider = env.FX_PROVIDER || "off";
  if (provider === "off") return { provider };
  if (provider !== "frankfurter")
    throw new Error(
      `FX_PROVIDER \u5E94\u4E3A off \u6216 frankfurter\uFF0C\u73B0\u5728\u662F\u201C${provider}\u201D\u3002 FX_PROVIDER must be off or frankfurter.`
    );
  const url = env.FX_URL || "https://api.frankfurter.dev";
  if (!(/^https?:\/\//.test(url) && URL.canParse(url)))
    throw new Error("FX_URL \u4E0D\u662F http(s) \u5730\u5740\u3002 FX_URL is not an http(s) address.");
  return { provider, url };
};
var answer = z.object({ base: z.literal("USD"), rates: z.record(z.string(), z.number().check(z.positive())) });
var frankfurter = (url) => ({
  name: "frankfurter",
  ratesOf: async (day7, signal) => {
    const response = await fetch(new URL(`/v1/${dayText(day7)}?base=USD`, url), { signal });
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    const { rates } = answer.parse(await response.json());
    return new Map(Object.entries(rates).filter(([currency]) => /^[A-Z]{3}$/.test(currency)));
  }
});
var openProvider = (settings2) => settings2.provider === "off" ? null : frankfurter(settings2.url);

// platform/sms/limits.ts
var defaultLimits = { daily: 1e3, prefixes: [] };
var readSmsLimits = (env) => {
  const given2 = (env.SMS_PREFIXES ?? "").split(",").map((part5) => part5.trim());
  const prefixes2 = given2.filter((part5) => part5 !== "");
  const wrong = prefixes2.find((part5) => !/^1[3-9]\d{0,9}$/.test(part5));
  if (wrong !== void 0)
    throw new Error(
      `SMS_PREFIXES \u4E2D\u7684\u201C${wrong}\u201D\u4E0D\u662F\u624B\u673A\u53F7\u7684\u5F00\u5934\uFF08\u5982 13,159\uFF09\u3002 SMS_PREFIXES: "${wrong}" begins no mobile number (such as 13,159).`
    );
  return { daily: readNumber("SMS_DAILY_MOST", env.SMS_DAILY_MOST, 1, 1e7) ?? defaultLimits.daily, prefixes: prefixes2 };
};

// platform/sms/settings.ts
var needed = (env, name2) => {
  const value3 = env[name2];
  if (value3) return value3;
  const provider = `SMS_PROVIDER=${env.SMS_PROVIDER}`;
  throw new Error(`${provider} \u9700\u8981\u8BBE\u7F6E ${name2}\u3002 ${provider} needs ${name2}.`);
};
var address = (name2, text4) => {
  if (/^https?:\/\//.test(text4) && URL.canParse(text4)) return text4;
  throw new Error(`${name2} \u4E0D\u662F http(s) \u5730\u5740\u3002 ${name2} is not an http(s) address.`);
};
var readSmsSettings = (env) => {
  const get = (name2) => needed(env, name2);
  switch (env.SMS_PROVIDER || "log") {
    case "log":
      return { provider: "log" };
    case "webhook":
      return {
        provider: "webhook",
        url: address("SMS_WEBHOOK_URL", get("SMS_WEBHOOK_URL")),
        secret: get("SMS_WEBHOOK_SECRET")
      };
    case "aliyun":
      return {
        provider: "aliyun",
        keyId: get("SMS_ALIYUN_KEY_ID"),
        keySecret: get("SMS_ALIYUN_KEY_SECRET"),
        sign: get("SMS_ALIYUN_SIGN"),
        template: get("SMS_ALIYUN_TEMPLATE"),
        endpoint: address("SMS_ALIYUN_ENDPOINT", env.SMS_ALIYUN_ENDPOINT || "https://dysmsapi.aliyuncs.com")
      };
    default:
      throw new Error("SMS_PROVIDER \u5E94\u4E3A log\u3001webhook \u6216 aliyun\u3002 SMS_PROVIDER must be log, webhook or aliyun.");
  }
};

// platform/env.ts
var levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];
var isOn = (name2, text4, fallback) => {
  if (text4 === void 0 || text4 === "") return fallback;
  if (text4 === "on") return true;
  if (text4 === "off") return false;
  throw new Error(`${name2} \u5E94\u4E3A on \u6216 off\uFF0C\u73B0\u5728\u662F\u201C${text4}\u201D\u3002 ${name2} must be on or off, not "${text4}".`);
};
var ids = (name2, text4 = "") => {
  const parts2 = text4.split(",").map((part5) => part5.trim());
  const given2 = parts2.filter((part5) => part5 !== "");
  if (given2.every((part5) => /^\d{1,15}$/.test(part5))) return given2.map(Number);
  throw new Error(
    `${name2} \u5E94\u4E3A\u7528\u9017\u53F7\u5206\u9694\u7684\u7F16\u53F7\uFF0C\u73B0\u5728\u662F\u201C${text4}\u201D\u3002 ${name2} must be ids separated by commas, not "${text4}".`
  );
};
var oneId = (name2, text4) => {
  const given2 = ids(name2, text4);
  if (given2.length > 1) throw new Error(`${name2} \u53EA\u80FD\u662F\u4E00\u4E2A\u7F16\u53F7\u3002 ${name2} must be one id.`);
  return given2[0] ?? null;
};
var readEnv = (env) => {
  const host = env.PLATFORM_HOST || env.HOST || "127.0.0.1";
  const dataDir = env.DATA_DIR || ".data";
  const level = env.LOG_LEVEL || "info";
  const bench = isOn("BENCH", env.BENCH, false);
  if (!levels.includes(level))
    throw new Error(`LOG_LEVEL \u5E94\u4E3A\u5176\u4E2D\u4E4B\u4E00\u3002 LOG_LEVEL must be one of: ${levels.join(" ")}.`);
  if (bench && host !== "localhost" && !isLoopback(host)) {
    throw new Error("BENCH=on \u53EA\u80FD\u7528\u4E8E\u672C\u673A\u5730\u5740\u3002 BENCH=on is for a loopback host only.");
  }
  const demo = isOn("DEMO", env.DEMO, true);
  return {
    host,
    port: readNumber("PORT", env.PLATFORM_PORT || env.PORT, 0, 65535) ?? 8081,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(dataDir),
    databaseUrl: env.DATABASE_URL || void 0,
    demo: demo ? {
      scale: readNumber("DEMO_SCALE", env.DEMO_SCALE, 0, 100),
      days: readNumber("DEMO_DAYS", env.DEMO_DAYS, 1, 3650)
    } : null,
    pools: readPoolSizes(env),
    bench,
    sms: readSmsSettings(env),
    smsLimits: readSmsLimits(env),
    passwordMin: readPasswordMin(env),
    fx: readFxSettings(env),
    special: {
      users: new Set(ids("SPECIAL_USER_IDS", env.SPECIAL_USER_IDS)),
      company: oneId("SPECIAL_COMPANY", env.SPECIAL_COMPANY),
      starCutters: new Set(ids("STAR_ORIGIN_CUTTER_IDS", env.STAR_ORIGIN_CUTTER_IDS))
    },
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    logLevel: level
  };
};

// platform/database.ts
import { join } from "node:path";

// platform/db/keep.ts
import { setTimeout as sleep } from "node:timers/promises";
var LEAST_MS = 100;
var MOST_MS = 5e3;
var keepPostgres = async (options2) => {
  const start2 = () => ensurePostgres({ dataDir: options2.dataDir, durable: options2.durable, log: options2.log });
  let current2 = await start2();
  const stopping = new AbortController();
  const startAgain = async () => {
    for (let pause = LEAST_MS; !stopping.signal.aborted; pause = Math.min(pause * 2, MOST_MS)) {
      try {
        current2 = await start2();
        if (stopping.signal.aborted) await current2.stop();
        else options2.onRestart(current2.url);
        return;
      } catch (error) {
        options2.log(`PostgreSQL does not start: ${error instanceof Error ? error.message : String(error)}`);
        await sleep(pause, void 0, { signal: stopping.signal }).catch(() => {
        });
      }
    }
  };
  const watch2 = async () => {
    while (!stopping.signal.aborted) {
      await current2.died;
      if (stopping.signal.aborted) return;
      options2.log("PostgreSQL died; it is started again");
      await startAgain();
    }
  };
  const watching = watch2();
  return {
    url: () => current2.url,
    stop: async () => {
      stopping.abort();
      await current2.stop();
      await watching;
    }
  };
};

// platform/database.ts
var SERVER_LIMIT_MS = 3e4;
var startDatabase = async (options2) => {
  const { databaseUrl, dataDir, migrations, log } = options2;
  let database;
  const kept3 = databaseUrl ? void 0 : await keepPostgres({
    dataDir: join(dataDir, "postgres"),
    durable: true,
    log: (message2) => log.info(message2),
    onRestart: (url) => database?.moveTo(url)
  });
  try {
    const opened2 = openDatabase(databaseUrl ?? kept3?.url() ?? "", {
      ...options2.pools ? { sizes: options2.pools } : {},
      onError: (error) => log.warn({ reason: error.message }, "database connection lost")
    });
    database = opened2;
    await waitForServer(opened2.pool, SERVER_LIMIT_MS);
    const applied = await migrate(opened2.db, migrations);
    if (applied.length > 0) log.info({ applied }, "schema brought up to date");
    const close = async () => {
      await opened2.close();
      await kept3?.stop();
    };
    return { ...opened2, close };
  } catch (error) {
    await database?.close().catch(() => {
    });
    await kept3?.stop();
    throw error;
  }
};

// platform/demo/plan.ts
import * as z2 from "zod/mini";

// platform/demo/markets.ts
var markets = [
  { iso: "US", weight: 34, days: [5, 9], vat_bp: 0 },
  { iso: "GB", weight: 14, days: [4, 8], vat_bp: 2e3 },
  { iso: "ID", weight: 10, days: [3, 7], vat_bp: 1100 },
  { iso: "TH", weight: 7, days: [3, 6], vat_bp: 700 },
  { iso: "VN", weight: 7, days: [3, 6], vat_bp: 1e3 },
  { iso: "PH", weight: 6, days: [4, 7], vat_bp: 1200 },
  { iso: "MY", weight: 6, days: [3, 6], vat_bp: 0 },
  { iso: "SG", weight: 2, days: [2, 5], vat_bp: 900 },
  { iso: "MX", weight: 4, days: [6, 9], vat_bp: 1600 },
  { iso: "BR", weight: 3, days: [6, 9], vat_bp: 1700 },
  { iso: "ES", weight: 2, days: [5, 8], vat_bp: 2100 },
  { iso: "DE", weight: 2, days: [5, 8], vat_bp: 1900 },
  { iso: "IT", weight: 1, days: [5, 8], vat_bp: 2200 },
  { iso: "FR", weight: 1, days: [5, 8], vat_bp: 2e3 },
  { iso: "JP", weight: 1, days: [3, 5], vat_bp: 1e3 },
  { iso: "SA", weight: 1, days: [5, 9], vat_bp: 1500 }
];
var localDays = [2, 4];
var zones = {
  US: [
    ["America/New_York", 0.47],
    ["America/Chicago", 0.29],
    ["America/Los_Angeles", 0.24]
  ],
  GB: [["Europe/London", 1]],
  ID: [["Asia/Jakarta", 1]],
  TH: [["Asia/Bangkok", 1]],
  VN: [["Asia/Ho_Chi_Minh", 1]],
  PH: [["Asia/Manila", 1]],
  MY: [["Asia/Kuala_Lumpur", 1]],
  SG: [["Asia/Singapore", 1]],
  MX: [["America/Mexico_City", 1]],
  BR: [["America/Sao_Paulo", 1]],
  ES: [["Europe/Madrid", 1]],
  DE: [["Europe/Berlin", 1]],
  IT: [["Europe/Rome", 1]],
  FR: [["Europe/Paris", 1]],
  JP: [["Asia/Tokyo", 1]],
  SA: [["Asia/Riyadh", 1]]
};
var total = markets.reduce((sum2, market) => sum2 + market.weight, 0);
var populations = markets.flatMap(
  (market, index) => (zones[market.iso] ?? []).map(([zone, share2]) => ({ market: index, zone, share: market.weight / total * share2 }))
);

// platform/demo/weights.ts
var cumulative = (weights) => {
  const sums = new Float64Array(weights.length);
  let total6 = 0;
  weights.forEach((weight, i) => {
    total6 += weight;
    sums[i] = total6;
  });
  return sums;
};
var totalOf = (sums) => sums[sums.length - 1] ?? 0;
var pickIndex = (sums, u) => {
  const wanted2 = u * totalOf(sums);
  let low2 = 0;
  let high2 = sums.length - 1;
  while (low2 < high2) {
    const middle2 = low2 + high2 >> 1;
    if ((sums[middle2] ?? 0) > wanted2) high2 = middle2;
    else low2 = middle2 + 1;
  }
  return low2;
};
var zipf = (n, exponent) => Array.from({ length: n }, (_4, i) => (i + 1) ** -exponent);
var poisson = (mean, u) => {
  let chance3 = Math.exp(-mean);
  let sum2 = chance3;
  let count2 = 0;
  const limit = mean * 4 + 40;
  while (u >= sum2 && count2 < limit) {
    count2++;
    chance3 *= mean / count2;
    sum2 += chance3;
  }
  return count2;
};
var at = (list3, i) => {
  const found = list3[i];
  if (found === void 0) throw new RangeError(`no element ${i} of ${list3.length}`);
  return found;
};

// platform/demo/activity.ts
var retailHours = [212, 212, 8909, 34332, 49037, 57674, 78709, 72259, 67471, 77519, 54516, 28509, 7974, 3705, 871, 0];
var peak = Math.max(...retailHours);
var shapeAt = (hour) => {
  const awake = hour < 7 ? hour + 24 : hour;
  const place3 = Math.min(Math.max((awake - 7) * 15 / 18, 0), 15);
  const below = Math.floor(place3);
  const low2 = retailHours[below] ?? 0;
  const high2 = retailHours[below + 1] ?? 0;
  const retail = awake > 25 ? 0 : (low2 + (high2 - low2) * (place3 - below)) / peak;
  const evening = 0.95 * Math.exp(-(((awake - 21.2) / 1.7) ** 2) / 2);
  return 0.05 + 0.75 * retail + evening;
};
var QUARTER = 900;
var quarters = Array.from({ length: 96 }, (_4, i) => shapeAt(i / 4));
var meanShape = quarters.reduce((sum2, level) => sum2 + level, 0) / 96;
var dayCurve = quarters.map((level) => level / meanShape);
var weekCurve = [1.11, 0.98, 0.95, 0.95, 0.97, 0.99, 1.05];
var salesDays = { "11-10": 1.35, "11-11": 2.4, "11-12": 1.25, "12-12": 1.5 };
var shanghai = { zone: "Asia/Shanghai", cut_hour: 0 };
var growth = (x, days2) => x < days2 ? 1e3 * 6.5 ** (Math.max(0, x) / days2) ** 1.2 : 6500 + 1e3 * (1 - Math.exp(-(x - days2) / 60));
var createActivity = (plan) => {
  const known3 = /* @__PURE__ */ new Map();
  return (t) => {
    const slot = Math.floor(t / QUARTER);
    const cached = known3.get(slot);
    if (cached) return cached;
    const at2 = slot * QUARTER;
    const mix = cumulative(
      populations.map(({ zone, share: share2 }) => {
        const local = at2 + zoneOffset(zone, at2);
        const quarter = Math.floor(local / QUARTER) % 96;
        const weekday = (Math.floor(local / 86400) + 4) % 7;
        return share2 * (dayCurve[quarter] ?? 1) * (weekCurve[weekday] ?? 1);
      })
    );
    const sales = salesDays[dayText(dayNumber(shanghai, at2)).slice(5)] ?? 1;
    const daily2 = growth((at2 - plan.origin) / 86400, plan.days) * sales * plan.share * plan.scale;
    const moment2 = { rate: daily2 / 1440 * totalOf(mix), mix };
    if (known3.size > 2e4) known3.clear();
    known3.set(slot, moment2);
    return moment2;
  };
};

// platform/demo/random.ts
var Random = class {
  #a;
  #b;
  #c;
  #d;
  constructor(seed, key1, key2, purpose2) {
    this.#a = seed | 0;
    this.#b = key1 | 0;
    this.#c = key2 | 0;
    this.#d = purpose2 | 0;
    for (let round = 0; round < 12; round++) this.bits();
  }
  /** 32 random bits as an unsigned integer. */
  bits() {
    const sum2 = (this.#a + this.#b | 0) + this.#d | 0;
    this.#d = this.#d + 1 | 0;
    this.#a = this.#b ^ this.#b >>> 9;
    this.#b = this.#c + (this.#c << 3) | 0;
    this.#c = (this.#c << 21 | this.#c >>> 11) + sum2;
    this.#c |= 0;
    return sum2 >>> 0;
  }
  /** Uniform in [0, 1). */
  next() {
    return this.bits() / 4294967296;
  }
  /** Uniform integer in [0, n). */
  below(n) {
    return Math.floor(this.next() * n);
  }
  /** Uniform real number in [low, high). */
  between(low2, high2) {
    return low2 + this.next() * (high2 - low2);
  }
  chance(probability) {
    return this.next() < probability;
  }
  /** Standard normal (Box-Muller). */
  normal() {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }
  /** A number as text, `length` digits, the first one given. */
  digits(first2, length2) {
    let text4 = first2;
    while (text4.length < length2) text4 += String(this.bits()).padStart(10, "0").slice(2);
    return text4.slice(0, length2);
  }
  /** An element of a list that is not empty. */
  of(list3) {
    const found = list3[this.below(list3.length)];
    if (found === void 0) throw new RangeError("nothing to choose from");
    return found;
  }
};
var nameSeed = (name2) => {
  let hash2 = 2166136261;
  for (let i = 0; i < name2.length; i++) hash2 = Math.imul(hash2 ^ name2.charCodeAt(i), 16777619);
  return hash2 | 0;
};

// platform/demo/fate.ts
var refundPurpose = 16;
var refundOf = (order2, line3, number6, goods2) => ({
  refund_id: `R${order2.order_id}${number6 + 1}`,
  sku_id: line3.sku_id,
  content_id: line3.content_id,
  n: line3.n,
  ...goods2
});
var lineRefund = (seed, head3, order2, line3, number6) => {
  const random = new Random(seed, head3.minute, head3.number, refundPurpose + number6);
  const applied_t = head3.refunds[number6] ?? 0;
  if (random.chance(0.25)) {
    const amt2 = Math.max(1, Math.floor(line3.pay_amt * random.between(0.15, 0.5)));
    return refundOf(order2, line3, number6, { kind: 1, qty: 0, amt: amt2, applied_t });
  }
  const qty = 1 + random.below(line3.quantity);
  const amt = Math.floor(line3.pay_amt * qty / line3.quantity + 0.5);
  return refundOf(order2, line3, number6, { kind: 2, qty, amt, applied_t });
};
var refundsAt = (order2, t) => order2.lines.map(
  (line3, number6) => refundOf(order2, line3, number6, { kind: 3, qty: line3.quantity, amt: line3.pay_amt, applied_t: t })
);
var cancellation = (order2, t) => ({
  t,
  update: {
    kind: "update",
    order_id: order2.order_id,
    order_status: 140,
    cancelled_t: t,
    ...order2.paid_t === null ? {} : { refunds: refundsAt(order2, t) }
  }
});
var dueTimes = (head3) => head3.cancelled_t === null ? [head3.shipped_t, head3.delivery_t, head3.completed_t, head3.settled_t, ...head3.refunds.filter((t) => t > 0)] : [head3.cancelled_t];
var fateOf = (seed, head3, order2) => {
  if (head3.cancelled_t !== null) return [cancellation(order2, head3.cancelled_t)];
  const { order_id } = order2;
  const due = [
    { t: head3.shipped_t, update: { kind: "update", order_id, order_status: 121 } },
    { t: head3.delivery_t, update: { kind: "update", order_id, order_status: 122, delivery_t: head3.delivery_t } },
    { t: head3.completed_t, update: { kind: "update", order_id, order_status: 130, completed_t: head3.completed_t } },
    { t: head3.settled_t, update: { kind: "update", order_id, settled_t: head3.settled_t } }
  ];
  order2.lines.forEach((line3, number6) => {
    const t = head3.refunds[number6] ?? 0;
    if (t > 0) {
      const refunds2 = [lineRefund(seed, head3, order2, line3, number6)];
      due.push({ t, update: { kind: "update", order_id, refunds: refunds2 } });
    }
  });
  return due.sort((a, b) => a.t - b.t);
};
var merged = (changes) => {
  const isSettlement = ({ update }) => update.settled_t !== void 0;
  const others2 = changes.filter((change5) => !isSettlement(change5)).map(({ update }) => update);
  const settlement = changes.filter(isSettlement).map(({ update }) => update);
  const [first2] = others2;
  if (!first2) return settlement;
  const refunds2 = others2.flatMap((update) => update.refunds ?? []);
  const state3 = Object.assign({ ...first2 }, ...others2.slice(1));
  return [refunds2.length > 0 ? { ...state3, refunds: refunds2 } : state3, ...settlement];
};

// platform/demo/head.ts
var DAY = 86400;
var longestFate = (9 + 15 + 1) * DAY + 1;
var firstUnpaid = 900;
var unpaidShare = 0.015;
var headPurpose = 1;
var buyerPurpose = 2;
var none = [];
var buyerBorn = (world, mix, minute, number6) => {
  const random = new Random(world.seed, minute, number6, buyerPurpose);
  const population = at(populations, pickIndex(mix, random.next()));
  const key2 = random.bits().toString(36) + random.bits().toString(36);
  return { market: population.market, key: `b${key2}` };
};
var buyerOf = (random, world, past2, now, minute, number6) => {
  const regular = random.chance(0.36);
  const place3 = random.next();
  if (!regular) return buyerBorn(world, now.mix, minute, number6);
  const quarter = Math.floor(minute / 15) % 96;
  const age = Math.max(0, minute / 1440 - past2.openingDay);
  const index = Math.floor(place3 * (12 + 3 * age));
  return buyerBorn(world, past2.at(past2.openingDay * DAY + quarter * 900).mix, -1 - quarter, index);
};
var refundTimes = (random, lines, delivery_t, settlementDays) => {
  let times3;
  for (let line3 = 0; line3 < lines; line3++) {
    if (!random.chance(0.072)) continue;
    times3 ??= new Array(lines).fill(0);
    times3[line3] = Math.floor(delivery_t + random.between(0.1, Math.min(6, settlementDays * 0.9)) * DAY);
  }
  return times3 ?? none;
};
var headOf = (world, past2, minute, number6) => {
  const random = new Random(world.seed, minute, number6, headPurpose);
  const now = past2.at(minute * 60);
  const paid_t = minute * 60 + random.below(60);
  const buyer = buyerOf(random, world, past2, now, minute, number6);
  const market = at(markets, buyer.market);
  const shelf = pickIndex(at(world.shelvesFor, buyer.market), random.next());
  const { shop: shop3 } = at(world.shelves, shelf);
  const size = random.next();
  const lines = size < 0.87 ? 1 : size < 0.98 ? 2 : 3;
  const cancelled = random.chance(0.03);
  const wait = Math.floor(random.between(180, 3500));
  const unpaid = number6 >= firstUnpaid;
  const [shortest, longest2] = shop3.region === market.iso ? localDays : market.days;
  const delivery_t = paid_t + Math.floor(random.between(shortest, longest2) * DAY);
  return {
    minute,
    number: number6,
    paid_t,
    market: buyer.market,
    buyer_key: buyer.key,
    shelf,
    lines,
    unpaid,
    // An unpaid order waits for one day to three.
    cancelled_t: unpaid ? paid_t + DAY + 49 * wait : cancelled ? paid_t + wait : null,
    shipped_t: paid_t + Math.floor(random.between(0.3, 1.7) * DAY),
    delivery_t,
    completed_t: delivery_t + shop3.settlement_days * DAY,
    settled_t: delivery_t + (shop3.settlement_days + 1) * DAY,
    refunds: cancelled || unpaid ? none : refundTimes(random, lines, delivery_t, shop3.settlement_days)
  };
};

// platform/demo/line.ts
var contentKinds = [1, 2, 3, 5, 4];
var contentShares = cumulative([55, 30, 10, 4, 1]);
var quantities = cumulative([82, 13, 4, 1]);
var contentKind = (u) => at(contentKinds, pickIndex(contentShares, u));
var contentPurpose = nameSeed("content");
var textSeed = (digits) => Number(digits.slice(-9));
var contentOf = (creator3, product2, kind4, t) => {
  if (kind4 === 3 || kind4 === 5) return "";
  const day7 = Math.floor((t + 8 * 3600) / 86400);
  const period = kind4 === 2 ? day7 : Math.floor(day7 / 7);
  const subject = kind4 === 2 ? 0 : textSeed(product2.product_id);
  return new Random(textSeed(creator3.creator_id), subject, period, contentPurpose + kind4).digits("75", 19);
};
var dealOf = (random, product2) => {
  const rate2 = product2.standard_rate_bp;
  const u = random.next();
  const step = random.below(5);
  if (u < 0.12) {
    const partner = 300 + 50 * step;
    const campaign_id = `76${product2.shop.shop_id.slice(-3)}${String(1 + product2.category % 4).padStart(4, "0")}`;
    return { collab_type: 3, campaign_id, standard_rate_bp: rate2 + 100, partner_rate_bp: partner };
  }
  if (u < 0.32) return { collab_type: 2, campaign_id: "", standard_rate_bp: rate2 + 100 + 50 * step, partner_rate_bp: 0 };
  const collab_type = u < 0.35 ? 4 : 1;
  return { collab_type, campaign_id: "", standard_rate_bp: rate2, partner_rate_bp: 0 };
};
var modelOf = (deal, byAds) => byAds ? 2 : deal.collab_type === 3 ? 3 : 1;
var part = (amount3, share2) => Math.floor(amount3 * share2 + 0.5);
var makeLine = (random, product2, creator3, content2, vat_bp) => {
  const sku2 = at(product2.skus, Math.floor(random.next() ** 1.6 * product2.skus.length));
  const quantity = 1 + pickIndex(quantities, random.next());
  const subtotal = sku2.price_amt * quantity;
  const seller_discount_amt = random.chance(0.3) ? part(subtotal, 0.05 * (1 + random.below(4))) : 0;
  const platform_discount_amt = random.chance(0.16) ? part(subtotal, 0.03 + 0.01 * random.below(8)) : 0;
  const pay_amt = subtotal - seller_discount_amt - platform_discount_amt;
  const deal = dealOf(random, product2);
  const ads_attributed = random.chance(0.15);
  return {
    sku_id: sku2.sku_id,
    content_id: content2.id,
    n: 1,
    product_id: product2.product_id,
    product_name: product2.title,
    sku_name: sku2.name,
    seller_sku: sku2.seller_sku,
    creator_id: creator3.creator_id,
    creator_name: creator3.username,
    content_type: content2.kind,
    ...deal,
    commission_model: modelOf(deal, ads_attributed && product2.shop_ads_rate_bp !== null),
    price_amt: sku2.price_amt,
    quantity,
    subtotal_amt: subtotal,
    seller_discount_amt,
    platform_discount_amt,
    tax_amt: part(pay_amt * vat_bp / (1e4 + vat_bp), 1),
    pay_amt,
    shop_ads_rate_bp: product2.shop_ads_rate_bp,
    bonus_rate_bp: random.chance(0.03) ? 100 : 0,
    ads_attributed,
    refunded_qty: 0,
    returned_qty: 0,
    refund_amt: 0
  };
};

// platform/demo/order.ts
var orderPurpose = 3;
var holdPurpose = 32;
var HELD = 6e-3;
var orderId = (world, head3) => {
  const rest = (Math.imul(head3.minute ^ world.seed, 2654435761) >>> 8) % 1e3;
  return `${world.prefix}${head3.minute}${String(head3.number).padStart(3, "0")}${String(rest).padStart(3, "0")}`;
};
var orderKey = (id10) => ({
  minute: Number(id10.slice(4, -6)),
  number: Number(id10.slice(-6, -3))
});
var creatorFor = (random, world, market) => {
  const { members: members2, weights } = at(world.crowd.byMarket, market);
  return at(world.crowd.creators, at(members2, pickIndex(weights, random.next())));
};
var heldBack = (world, head3, i) => {
  const random = new Random(world.seed, head3.minute, head3.number, holdPurpose + i);
  return random.chance(HELD) ? { settlement_status: 4, reason: random.of([3, 3, 4, 5]) } : {};
};
var linesOf2 = (random, world, head3) => {
  const shelf = at(world.shelves, head3.shelf);
  const market = random.chance(0.125) ? random.below(markets.length) : head3.market;
  const creator3 = creatorFor(random, world, market);
  const kind4 = contentKind(random.next());
  const first2 = pickIndex(shelf.popularity, random.next());
  const step = shelf.products.length < 9 ? 1 : 1 + random.below(3);
  return Array.from({ length: head3.lines }, (_4, i) => {
    const product2 = at(shelf.products, (first2 + i * step) % shelf.products.length);
    const content2 = { kind: kind4, id: contentOf(creator3, product2, kind4, head3.paid_t) };
    const line3 = makeLine(random, product2, creator3, content2, at(markets, head3.market).vat_bp);
    return { ...line3, ...heldBack(world, head3, i) };
  });
};
var orderOf = (world, head3) => {
  const random = new Random(world.seed, head3.minute, head3.number, orderPurpose);
  const { shop: shop3 } = at(world.shelves, head3.shelf);
  const hesitation = 4 + random.below(70);
  return {
    kind: "order",
    order_id: orderId(world, head3),
    shop_id: shop3.shop_id,
    shop_name: shop3.name,
    shop_region: shop3.region,
    region: at(markets, head3.market).iso,
    buyer_key: head3.buyer_key,
    order_status: head3.unpaid ? 100 : 111,
    create_t: head3.paid_t - (head3.unpaid ? 0 : hesitation),
    paid_t: head3.unpaid ? null : head3.paid_t,
    delivery_t: null,
    currency: "USD",
    is_sample: false,
    source: "demo",
    lines: linesOf2(random, world, head3)
  };
};

// platform/demo/book.ts
var countPurpose = nameSeed("count");
var unpaidPurpose = nameSeed("unpaid");
var settled = (order2, settled_t) => ({
  ...order2,
  lines: order2.lines.map(
    (line3) => line3.settlement_status === 4 ? line3 : { ...line3, settlement_status: 2, settled_t }
  )
});
var stand = (order2, past2) => {
  const updates = merged(past2);
  const [state3, settlement] = updates;
  if (!state3 || state3.order_status === 140) return { order: order2, updates };
  const { refunds: refunds2, order_status = order2.order_status, delivery_t = null, completed_t } = state3;
  const settled_t = settlement?.settled_t;
  const standing = {
    ...order2,
    order_status,
    delivery_t,
    ...completed_t === void 0 ? {} : { completed_t }
  };
  if (!refunds2) return { order: settled_t === void 0 ? standing : settled(standing, settled_t), updates: [] };
  const refund = { kind: "update", order_id: order2.order_id, refunds: refunds2 };
  return { order: standing, updates: settlement ? [refund, settlement] : [refund] };
};
var createBook = (world, plan) => {
  const ownPlan = { ...plan, share: world.share };
  const past2 = { openingDay: Math.floor(plan.origin / 86400), at: createActivity(ownPlan) };
  const some = (minute, first2, mean, purpose2) => {
    const count2 = poisson(mean, new Random(world.seed, minute, 0, purpose2).next());
    const heads2 = Array.from({ length: count2 }, (_4, i) => headOf(world, past2, minute, first2 + i));
    return heads2.sort((a, b) => a.paid_t - b.paid_t || a.number - b.number);
  };
  const headsOf = (minute) => {
    if (minute * 60 < plan.origin) return [];
    const { rate: rate2 } = past2.at(minute * 60);
    return some(minute, 0, rate2, countPurpose);
  };
  const allOf2 = (minute) => {
    const heads2 = headsOf(minute);
    const { rate: rate2 } = past2.at(minute * 60);
    return minute * 60 < plan.origin ? heads2 : [...heads2, ...some(minute, firstUnpaid, rate2 * unpaidShare, unpaidPurpose)];
  };
  const fate = (head3, order2) => fateOf(world.seed, head3, order2);
  return {
    world,
    plan: ownPlan,
    rateAt: (t) => past2.at(t).rate,
    ordersOfMinute: (minute) => headsOf(minute).map((head3) => orderOf(world, head3)),
    updatesOf(order2) {
      const { minute, number: number6 } = orderKey(order2.order_id);
      return fate(headOf(world, past2, minute, number6), order2);
    },
    standingsOf: (minute, from, to, horizon) => allOf2(minute).filter(({ paid_t }) => paid_t >= from && paid_t < to).map((head3) => {
      const order2 = orderOf(world, head3);
      const past3 = dueTimes(head3).some((t) => t < horizon) ? fate(head3, order2).filter(({ t }) => t < horizon) : [];
      return stand(order2, past3);
    }),
    changesOf: (minute, from, to, wanted2 = () => true) => allOf2(minute).filter((head3) => wanted2(head3) && dueTimes(head3).some((t) => t >= from && t < to)).flatMap((head3) => fate(head3, orderOf(world, head3)).filter(({ t }) => t >= from && t < to))
  };
};

// platform/demo/goods.ts
var goods = [
  {
    zh: "\u5973\u88C5",
    en: "Womenswear",
    code: "WMS",
    price: 1690,
    rate_bp: 1600,
    names: "\u51B0\u4E1D\u9632\u6652\u8863 \u6CD5\u5F0F\u788E\u82B1\u8FDE\u8863\u88D9 \u9AD8\u8170\u9614\u817F\u88E4 \u9488\u7EC7\u5F00\u886B \u65E0\u75D5\u6253\u5E95\u886B \u7F0E\u9762\u540A\u5E26\u88D9 \u7F8A\u7F94\u6BDB\u5916\u5957 \u767E\u8936\u534A\u8EAB\u88D9 \u5BBD\u677E\u536B\u8863 \u5851\u5F62\u725B\u4ED4\u88E4 \u5370\u82B1\u7F69\u886B \u897F\u88C5\u9A6C\u7532",
    features: "\u8F7B\u8584\u900F\u6C14 \u663E\u7626\u5782\u611F \u901A\u52E4\u767E\u642D \u5927\u7801\u53EF\u9009 \u56DB\u5B63\u53EF\u7A7F \u4EB2\u80A4\u4E0D\u8D77\u7403",
    variants: "\u9ED1\u8272/S \u9ED1\u8272/M \u7C73\u767D/M \u96FE\u84DD/L \u71D5\u9EA6/XL"
  },
  {
    zh: "\u7F8E\u5986",
    en: "Beauty",
    code: "BTY",
    price: 1190,
    rate_bp: 1900,
    names: "\u6301\u5986\u6C14\u57AB\u7C89\u5E95 \u4E1D\u7ED2\u54D1\u5149\u5507\u91C9 \u4E5D\u8272\u773C\u5F71\u76D8 \u9632\u6C34\u773C\u7EBF\u7B14 \u6D53\u5BC6\u776B\u6BDB\u818F \u63A7\u6CB9\u6563\u7C89 \u6C34\u5149\u5507\u6CB9 \u906E\u7455\u4E09\u8272\u76D8 \u5378\u5986\u818F \u816E\u7EA2\u818F \u4FEE\u5BB9\u68D2 \u7F8E\u5986\u86CB\u5957\u88C5",
    features: "\u6301\u4E45\u4E0D\u8131\u5986 \u65B0\u624B\u53CB\u597D \u654F\u611F\u808C\u53EF\u7528 \u81EA\u7136\u4F2A\u7D20\u989C \u4FBF\u643A\u8865\u5986",
    variants: "01\u81EA\u7136 02\u6696\u674F 03\u5976\u8336 04\u73AB\u7470"
  },
  {
    zh: "\u4E2A\u62A4",
    en: "Personal care",
    code: "PCR",
    price: 1390,
    rate_bp: 1700,
    names: "\u70DF\u9170\u80FA\u8EAB\u4F53\u4E73 \u6C28\u57FA\u9178\u6D01\u9762 \u751F\u59DC\u6D17\u53D1\u6C34 \u8717\u725B\u4FEE\u62A4\u9762\u819C \u73BB\u5C3F\u9178\u7CBE\u534E \u7535\u52A8\u7259\u5237 \u51B2\u7259\u5668 \u8131\u6BDB\u4EEA \u7B4B\u819C\u6309\u6469\u4EEA \u5377\u53D1\u68D2 \u8D1F\u79BB\u5B50\u5439\u98CE\u673A \u773C\u90E8\u70ED\u6577\u7F69",
    features: "\u6E29\u548C\u6E05\u6D01 \u6DF1\u5C42\u6ECB\u517B \u5BB6\u7528\u65C5\u884C \u654F\u611F\u808C\u9002\u7528 \u793C\u76D2\u88C5",
    variants: "\u5355\u652F \u4E24\u652F\u88C5 \u5BB6\u5EAD\u88C5"
  },
  {
    zh: "\u5BB6\u5C45\u65E5\u7528",
    en: "Home",
    code: "HOM",
    price: 990,
    rate_bp: 1400,
    names: "\u771F\u7A7A\u538B\u7F29\u888B \u514D\u6253\u5B54\u7F6E\u7269\u67B6 \u9999\u85B0\u8721\u70DB \u8BB0\u5FC6\u68C9\u6795 \u906E\u5149\u7A97\u5E18 \u6298\u53E0\u6536\u7EB3\u7BB1 \u7845\u85FB\u6CE5\u5438\u6C34\u57AB \u611F\u5E94\u5C0F\u591C\u706F \u65CB\u8F6C\u62D6\u628A \u6C99\u53D1\u76D6\u6BEF \u62BD\u5C49\u5206\u9694\u76D2 \u6D74\u5BA4\u9632\u6ED1\u57AB",
    features: "\u52A0\u539A\u8010\u7528 \u7701\u7A7A\u95F4 \u5317\u6B27\u98CE \u53EF\u6C34\u6D17 \u5B89\u88C5\u7B80\u5355 \u79DF\u623F\u5FC5\u5907",
    variants: "\u5C0F\u53F7 \u4E2D\u53F7 \u5927\u53F7"
  },
  {
    zh: "\u53A8\u623F\u5C0F\u7535",
    en: "Kitchen",
    code: "KIT",
    price: 2290,
    rate_bp: 1200,
    names: "\u4FBF\u643A\u69A8\u6C41\u676F \u7A7A\u6C14\u70B8\u9505\u7EB8\u6258 \u8FF7\u4F60\u7535\u716E\u9505 \u624B\u6301\u6253\u86CB\u5668 \u591A\u529F\u80FD\u5207\u83DC\u5668 \u5496\u5561\u5976\u6CE1\u673A \u4E0D\u7C98\u5E73\u5E95\u9505 \u771F\u7A7A\u4FDD\u9C9C\u76D2 \u7845\u80F6\u53A8\u5177\u5957\u88C5 \u7535\u52A8\u78E8\u5200\u5668 \u4FDD\u6E29\u968F\u884C\u676F \u7535\u5B50\u53A8\u623F\u79E4",
    features: "\u4E00\u952E\u542F\u52A8 \u5927\u5BB9\u91CF \u9759\u97F3\u7535\u673A \u6613\u6E05\u6D17 \u98DF\u54C1\u7EA7\u6750\u8D28",
    variants: "\u8584\u8377\u7EFF \u5976\u6CB9\u767D \u6A31\u82B1\u7C89 \u66DC\u77F3\u9ED1"
  },
  {
    zh: "\u6570\u7801\u914D\u4EF6",
    en: "Electronics",
    code: "ELC",
    price: 1890,
    rate_bp: 900,
    names: "\u78C1\u5438\u5145\u7535\u5B9D \u84DD\u7259\u964D\u566A\u8033\u673A \u684C\u9762\u624B\u673A\u652F\u67B6 \u4E09\u5408\u4E00\u6570\u636E\u7EBF \u6C1B\u56F4\u706F\u5E26 \u65E0\u7EBF\u9886\u5939\u9EA6\u514B\u98CE \u8865\u5149\u706F \u667A\u80FD\u624B\u73AF \u673A\u68B0\u952E\u76D8 \u8F66\u8F7D\u5145\u7535\u5668 \u84DD\u7259\u97F3\u7BB1 \u624B\u673A\u4E91\u53F0",
    features: "\u5FEB\u5145 \u957F\u7EED\u822A \u5373\u63D2\u5373\u7528 \u4E3B\u64AD\u540C\u6B3E \u517C\u5BB9\u591A\u673A\u578B",
    variants: "\u9ED1\u8272 \u767D\u8272 \u6DF1\u7A7A\u7070"
  },
  {
    zh: "\u6BCD\u5A74",
    en: "Mother and baby",
    code: "BBY",
    price: 1590,
    rate_bp: 1300,
    names: "\u7845\u80F6\u8F85\u98DF\u7897 \u5A74\u513F\u80CC\u5E26 \u7EB1\u5E03\u6D74\u5DFE \u6052\u6E29\u5976\u74F6 \u722C\u884C\u57AB \u5A74\u513F\u7761\u888B \u78E8\u7259\u68D2 \u65E9\u6559\u5E03\u4E66 \u513F\u7AE5\u9910\u6905\u57AB \u5988\u54AA\u5305 \u9632\u649E\u6761 \u513F\u7AE5\u96E8\u8863",
    features: "\u98DF\u54C1\u7EA7 \u4EB2\u80A4\u67D4\u8F6F \u53EF\u673A\u6D17 \u9632\u6454\u8BBE\u8BA1 \u6708\u5B50\u63A8\u8350",
    variants: "\u6D45\u84DD \u6D45\u7C89 \u9E45\u9EC4"
  },
  {
    zh: "\u5BA0\u7269",
    en: "Pets",
    code: "PET",
    price: 1290,
    rate_bp: 1500,
    names: "\u81EA\u52A8\u996E\u6C34\u673A \u732B\u6293\u677F\u6C99\u53D1 \u6162\u98DF\u7897 \u5BA0\u7269\u7275\u5F15\u7EF3 \u9017\u732B\u6FC0\u5149\u5668 \u9664\u6BDB\u5237 \u5BA0\u7269\u80CC\u5305 \u51BB\u5E72\u96F6\u98DF \u5BA0\u7269\u5C3F\u57AB \u667A\u80FD\u5582\u98DF\u5668 \u72D7\u72D7\u96E8\u8863 \u732B\u7802\u57AB",
    features: "\u9759\u97F3\u5FAA\u73AF \u8010\u6293\u8010\u54AC \u9632\u6253\u7FFB \u53EF\u62C6\u6D17 \u5927\u4E2D\u5C0F\u578B\u901A\u7528",
    variants: "S M L"
  },
  {
    zh: "\u8FD0\u52A8\u6237\u5916",
    en: "Sports and outdoors",
    code: "SPT",
    price: 1990,
    rate_bp: 1300,
    names: "\u9AD8\u5F39\u745C\u4F3D\u88E4 \u9632\u9707\u8FD0\u52A8\u5185\u8863 \u5F39\u529B\u5E26\u5957\u88C5 \u6298\u53E0\u9732\u8425\u6905 \u901F\u5E72T\u6064 \u6CE1\u6CAB\u8F74 \u8D1F\u91CD\u8DF3\u7EF3 \u6237\u5916\u5934\u706F \u9A91\u884C\u624B\u5957 \u8FD0\u52A8\u6C34\u58F6 \u7B4B\u819C\u67AA \u767B\u5C71\u8170\u5305",
    features: "\u9AD8\u8170\u6536\u8179 \u5438\u6C57\u901F\u5E72 \u4FBF\u643A\u6536\u7EB3 \u4E13\u4E1A\u7EA7 \u65B0\u624B\u5165\u95E8",
    variants: "\u9ED1\u8272/S \u9ED1\u8272/M \u7D2B\u7070/M \u58A8\u7EFF/L"
  },
  {
    zh: "\u978B\u5305",
    en: "Shoes and bags",
    code: "BAG",
    price: 2190,
    rate_bp: 1500,
    names: "\u539A\u5E95\u4E50\u798F\u978B \u4E91\u6735\u62D6\u978B \u8001\u7239\u978B \u814B\u4E0B\u5305 \u5927\u5BB9\u91CF\u6258\u7279\u5305 \u94FE\u6761\u659C\u630E\u5305 \u65C5\u884C\u53CC\u80A9\u5305 \u5E06\u5E03\u978B \u9A6C\u4E01\u77ED\u9774 \u5361\u5305 \u5316\u5986\u5305 \u884C\u674E\u6536\u7EB3\u888B",
    features: "\u8F6F\u5E95\u4E0D\u7D2F\u811A \u8F7B\u4FBF\u767E\u642D \u9632\u6CFC\u6C34 \u591A\u9694\u5C42 \u590D\u53E4\u505A\u65E7",
    variants: "\u9ED1\u8272 \u68D5\u8272 \u7C73\u8272 \u5361\u5176"
  },
  {
    zh: "\u9996\u9970\u914D\u9970",
    en: "Accessories",
    code: "ACC",
    price: 790,
    rate_bp: 2e3,
    names: "\u9506\u77F3\u53E0\u6234\u9879\u94FE \u73CD\u73E0\u8033\u73AF \u60C5\u4FA3\u624B\u94FE \u9CA8\u9C7C\u5939 \u771F\u4E1D\u53D1\u5708 \u504F\u5149\u592A\u9633\u955C \u6E14\u592B\u5E3D \u5F00\u53E3\u6212\u6307 \u7F8A\u7ED2\u56F4\u5DFE \u7EC6\u94FE\u624B\u8868 \u7F8E\u7532\u8D34\u7247 \u80F8\u9488\u5957\u88C5",
    features: "\u4F4E\u654F\u94F6\u9488 \u4E0D\u6613\u892A\u8272 \u9001\u793C\u5305\u88C5 \u9AD8\u7EA7\u611F \u4E00\u5957\u591A\u6234",
    variants: "\u91D1\u8272 \u94F6\u8272 \u73AB\u7470\u91D1"
  },
  {
    zh: "\u73A9\u5177\u6587\u521B",
    en: "Toys and stationery",
    code: "TOY",
    price: 1090,
    rate_bp: 1400,
    names: "\u78C1\u529B\u79EF\u6728 \u89E3\u538B\u634F\u634F\u4E50 \u76F2\u76D2\u624B\u529E \u6570\u5B57\u6CB9\u753B \u624B\u8D26\u8D34\u7EB8 \u7535\u5B50\u753B\u677F \u9065\u63A7\u8D8A\u91CE\u8F66 \u62FC\u88C5\u82B1\u675F \u6CE1\u6CE1\u673A \u684C\u9762\u6295\u5F71\u4EEA \u6BDB\u7ED2\u516C\u4ED4 \u7ACB\u4F53\u62FC\u56FE",
    features: "\u4EB2\u5B50\u4E92\u52A8 \u751F\u65E5\u793C\u7269 \u76CA\u667A\u542F\u8499 \u684C\u9762\u6446\u4EF6 \u9650\u5B9A\u6B3E",
    variants: "\u6807\u51C6\u7248 \u793C\u76D2\u7248 \u6536\u85CF\u7248"
  }
];

// platform/demo/catalogue.ts
var endings = [99, 49, 90, 0];
var roundTo50 = (value3) => Math.round(value3 / 50) * 50;
var priceAround = (random, median) => {
  const exact = Math.min(Math.max(median * Math.exp(0.55 * random.normal()), 399), 7900);
  return Math.floor(exact / 100) * 100 + random.of(endings);
};
var makeSkus = (random, names3, sellerCode, price) => {
  const count2 = 1 + random.below(Math.min(4, names3.length));
  return Array.from({ length: count2 }, (_4, i) => {
    const own9 = i === 0 ? price : Math.min(8e3, price + random.below(4) * 100);
    return {
      sku_id: random.digits("1730", 19),
      name: at(names3, i),
      seller_sku: `${sellerCode}-${i + 1}`,
      price_amt: own9,
      stock: 40 + random.below(2400),
      cost_amt: Math.round(own9 * random.between(0.22, 0.42))
    };
  });
};
var makeProduct = (random, shops, number6) => {
  const category2 = number6 % goods.length;
  const kind4 = at(goods, category2);
  const round = Math.floor(number6 / goods.length);
  const sellers = shops.filter(({ sells: sells2 }) => sells2.length === 0 || sells2.includes(kind4.code));
  const shop3 = at(sellers, round % sellers.length);
  const names3 = kind4.names.split(" ");
  const features = kind4.features.split(" ");
  const title4 = `${at(names3, round % names3.length)} ${at(features, (round + Math.floor(round / names3.length)) % features.length)}`;
  const standard = Math.min(2e3, Math.max(800, roundTo50(kind4.rate_bp + random.between(-250, 250))));
  const sellerCode = `${kind4.code}-${String(number6 + 1).padStart(4, "0")}`;
  const skus2 = makeSkus(random, kind4.variants.split(" "), sellerCode, priceAround(random, kind4.price));
  return {
    product_id: random.digits("1729", 19),
    shop: shop3,
    title: title4,
    category: category2,
    standard_rate_bp: standard,
    shop_ads_rate_bp: random.chance(0.45) ? roundTo50(standard * random.between(0.45, 0.65)) : null,
    skus: skus2,
    rating: Math.round(random.between(4.1, 4.95) * 100) / 100,
    review_count: Math.round(Math.exp(random.between(2, 8))),
    stock: skus2.reduce((sum2, sku2) => sum2 + sku2.stock, 0)
  };
};
var makeShelves = (seed, name2, shops, count2) => {
  const purpose2 = nameSeed(`catalogue ${name2}`);
  const products = Array.from(
    { length: count2 },
    (_4, number6) => makeProduct(new Random(seed, number6, 0, purpose2), shops, number6)
  );
  return shops.map((shop3) => {
    const own9 = products.filter((product2) => product2.shop === shop3);
    return { shop: shop3, products: own9, popularity: cumulative(zipf(own9.length, 0.85)) };
  });
};

// platform/demo/creators.ts
var first = "lumi mika zoey nara elin kaya rosa theo milo juno sasha bela nico aria rumi tara yuki dewi putri linh mai anya lola cleo remi noor ivy hana bella kira suki leo dani moni gia vera nina ella pia luz".split(
  " "
);
var second = "finds daily home glow closet picks shop beauty kitchen style deals vibes living diary room studio haul outfit care corner".split(
  " "
);
var joins = [".", "_", ""];
var capital = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);
var nameOf = (random, number6) => {
  const place3 = number6 * 263 % (first.length * second.length);
  const one = first[place3 % first.length] ?? "lumi";
  const two = second[Math.floor(place3 / first.length)] ?? "finds";
  return { username: `${one}${random.of(joins)}${two}`, nickname: `${capital(one)} ${capital(two)}` };
};
var marketOf = (count2) => {
  const total6 = markets.reduce((sum2, market) => sum2 + market.weight, 0);
  const list3 = markets.flatMap(
    (market, index) => Array.from({ length: Math.max(2, Math.round(market.weight / total6 * count2)) }, (_4, rank2) => ({
      index,
      rank: rank2,
      size: market.weight
    }))
  );
  list3.sort((a, b) => a.rank / a.size - b.rank / b.size || a.index - b.index);
  return Array.from({ length: count2 }, (_4, i) => list3[i % list3.length]?.index ?? 0);
};
var makeCrowd = (seed, name2, count2, offset) => {
  const purpose2 = nameSeed(`creators ${name2}`);
  const home = marketOf(count2);
  const members2 = markets.map(() => []);
  const creators = home.map((market, number6) => {
    const random = new Random(seed, number6, 0, purpose2);
    const own9 = members2[market] ?? [];
    own9.push(number6);
    const level = 13.4 - 0.9 * Math.log(own9.length) + 0.8 * random.normal();
    return {
      creator_id: random.digits("6", 19),
      ...nameOf(random, number6 + offset),
      region: markets[market]?.iso ?? "US",
      follower_count: Math.round(Math.max(1e3, Math.exp(level)))
    };
  });
  const byMarket = members2.map((own9) => ({ members: own9, weights: cumulative(zipf(own9.length, 1)) }));
  return { creators, byMarket };
};

// platform/demo/shops.ts
var groups = { CN: "\u8DE8\u5883\u76F4\u53D1", US: "\u7F8E\u56FD\u672C\u571F" };
var shop = (shop_id, name2, region, home, abroad, settlement_days, ...sells2) => ({
  shop_id,
  name: name2,
  group: groups[region] ?? "\u82F1\u56FD\u4E0E\u5370\u5C3C",
  region,
  home,
  abroad,
  settlement_days,
  sells: sells2
});
var tideShops = [
  shop("7495301122846650101", "\u6F6E\u6C50\u4F18\u9009\u65D7\u8230\u5E97", "CN", 10, 10, 7),
  shop("7495301122846650102", "\u5FAE\u5149\u751F\u6D3B\u9986", "CN", 8, 8, 7, "HOM", "KIT", "ELC", "TOY"),
  shop("7495301122846650103", "\u5357\u5C7F\u670D\u9970", "CN", 7, 7, 7, "WMS", "BAG", "ACC", "SPT"),
  shop("7495301122846650104", "\u5C0F\u9E7F\u5BA0\u7269\u4E0E\u7AE5\u8DA3", "CN", 5, 5, 15, "PET", "BBY", "TOY"),
  shop("7495301122846650105", "\u6D77\u5CB8\u7F8E\u5986\u7F8E\u56FD\u4ED3", "US", 16, 0, 3, "BTY", "PCR"),
  shop("7495301122846650106", "\u897F\u5CB8\u5BB6\u5C45\u7F8E\u56FD\u4ED3", "US", 10, 0, 7, "HOM", "KIT", "PET"),
  shop("7495301122846650107", "\u6CF0\u6664\u58EB\u4E25\u9009\u82F1\u56FD\u4ED3", "GB", 22, 0, 7),
  shop("7495301122846650108", "\u5343\u5C9B\u597D\u7269\u5370\u5C3C\u4ED3", "ID", 24, 0, 3)
];
var platformShops = [
  shop("7495301122846650201", "\u4E91\u5E06\u767E\u8D27", "CN", 10, 10, 7),
  shop("7495301122846650202", "\u661F\u91CE\u6570\u7801", "CN", 6, 6, 7, "ELC", "TOY"),
  shop("7495301122846650203", "\u72EC\u884C\u5C0F\u94FA", "CN", 5, 5, 7),
  shop("7495301122846650204", "\u72EC\u884C\u5C0F\u94FA\u7F8E\u56FD\u4ED3", "US", 8, 0, 3)
];

// platform/demo/world.ts
var reach = (shops) => markets.map((market) => cumulative(shops.map((shop3) => shop3.region === market.iso ? shop3.home : shop3.abroad)));
var tideWorld = (seed) => ({
  name: "tide",
  seed: seed ^ nameSeed("tide"),
  share: 0.94,
  prefix: "5781",
  shelves: makeShelves(seed, "tide", tideShops, 400),
  shelvesFor: reach(tideShops),
  crowd: makeCrowd(seed, "tide", 300, 0)
});
var platformWorld = (seed) => ({
  name: "platform",
  seed: seed ^ nameSeed("platform"),
  share: 0.06,
  prefix: "5782",
  shelves: makeShelves(seed, "platform", platformShops, 72),
  shelvesFor: reach(platformShops),
  crowd: makeCrowd(seed, "platform", 60, 300)
});

// platform/demo/plan.ts
var demoClock = { zone: "Asia/Shanghai", cut_hour: 0 };
var demoCompanyName = "\u6F6E\u6C50\u6F14\u793A Tide Demo";
var planShape = z2.object({
  seed: z2.int(),
  /** Unix second of the first business day's start. */
  origin: z2.int(),
  days: z2.int(),
  scale: z2.number()
});
var makePlan = (seed, now, days2, scale) => {
  const today = dayNumber(demoClock, now);
  return { seed, origin: dayStart(demoClock, today - days2), days: days2, scale };
};
var booksOf = ({ company_id, plan }) => [
  { company_id, book: createBook(tideWorld(plan.seed), plan) },
  { company_id: 0, book: createBook(platformWorld(plan.seed), plan) }
];
var planKey = "demo.plan";
var readSetting = async (db, company_id, key2) => {
  const row = await db.selectFrom("setting").select("value").where("company_id", "=", company_id).where("key", "=", key2).executeTakeFirst();
  return row?.value;
};
var writeSetting = async (db, company_id, key2, value3, t) => {
  const row = { value: JSON.stringify(value3), update_time: t };
  await db.insertInto("setting").values({ company_id, key: key2, ...row }).onConflict((conflict) => conflict.columns(["company_id", "key"]).doUpdateSet(row)).execute();
};
var findDemo = async (db) => {
  const row = await db.selectFrom("company").innerJoin("setting", "setting.company_id", "company.id").select(["company.id", "setting.value"]).where("company.demo", "=", true).where("setting.key", "=", planKey).executeTakeFirst();
  return row && { company_id: row.id, plan: planShape.parse(row.value) };
};
var writePlan = (tx, { company_id, plan }, t) => writeSetting(tx, company_id, planKey, plan, t);
var membersKey = "demo.members";
var membersShape = z2.record(z2.string(), z2.int());
var writeMembers = async (tx, company_id, ids4, outside, t) => {
  await writeSetting(tx, company_id, membersKey, Object.fromEntries(ids4), t);
  await writeSetting(tx, 0, membersKey, outside, t);
};
var readMembers = async (db, { company_id }) => new Map(Object.entries(membersShape.parse(await readSetting(db, company_id, membersKey))));

// platform/demo/bills.ts
var holder = "agent1";
var reason = "\u6536\u6B3E\u4EBA\u59D3\u540D\u4E0E\u5B9E\u540D\u4FE1\u606F\u4E0D\u4E00\u81F4\uFF0C\u8BF7\u66F4\u6B63\u540E\u91CD\u65B0\u63D0\u4EA4\u3002";
var rejectBill = async (db) => {
  const demo = await findDemo(db);
  const member_id = demo && (await readMembers(db, demo)).get(holder);
  if (member_id === void 0) return;
  const bills = await db.selectFrom("bill").select(["id", "status"]).where("member_id", "=", member_id).where("status", "<>", 7).orderBy("period").orderBy("id").execute();
  const first2 = bills[0];
  if (!first2 || bills.some(({ status }) => status !== 0)) return;
  await db.updateTable("bill").set({ status: 4, reject_reason: reason }).where("id", "=", first2.id).where("status", "=", 0).execute();
};

// platform/demo/ads-hours.ts
import { sql } from "kysely";

// shared/ads/measures.ts
var adSumNames = [
  "spend_amt",
  "billed_amt",
  "impressions",
  "clicks",
  "conversions",
  "results",
  "orders",
  "revenue_amt",
  "add_to_cart",
  "checkouts",
  "payment_infos",
  "video_plays",
  "video_2s",
  "video_6s",
  "video_full",
  "thruplays",
  "video_seconds",
  "likes",
  "comments",
  "shares",
  "saves",
  "follows"
];
var adMoneyNames = ["spend_amt", "billed_amt", "revenue_amt"];
var isAdMoney = (name2) => adMoneyNames.some((one) => one === name2);
var adRatioNames = [
  "M26_CPM",
  "M26_CPC",
  "M26_CTR",
  "M26_CVR",
  "M26_CPA",
  "M27",
  "cost_per_order",
  "average_play"
];
var isRatio = (measure3) => adRatioNames.some((name2) => name2 === measure3);
var tiktokMeasures = {
  tt_spend: "spend_amt",
  tt_billed_cost: "billed_amt",
  tt_impressions: "impressions",
  tt_cpm: "M26_CPM",
  tt_clicks: "clicks",
  tt_ctr: "M26_CTR",
  tt_cpc: "M26_CPC",
  tt_conversion: "conversions",
  tt_cost_per_conversion: "M26_CPA",
  tt_conversion_rate: "M26_CVR",
  tt_result: "results",
  tt_reach: "reach",
  tt_frequency: "frequency",
  tt_video_play_actions: "video_plays",
  tt_video_watched_2s: "video_2s",
  tt_video_watched_6s: "video_6s",
  tt_video_views_p100: "video_full",
  tt_average_video_play: "average_play",
  tt_likes: "likes",
  tt_comments: "comments",
  tt_shares: "shares",
  tt_follows: "follows",
  tt_orders: "orders",
  tt_cost_per_order: "cost_per_order",
  tt_gross_revenue: "revenue_amt",
  tt_roi: "M27"
};
var metaMeasures = {
  fb_spend: "spend_amt",
  fb_impressions: "impressions",
  fb_reach: "reach",
  fb_frequency: "frequency",
  fb_cpm: "M26_CPM",
  fb_link_clicks: "clicks",
  fb_cost_per_link_click: "M26_CPC",
  fb_link_ctr: "M26_CTR",
  fb_add_to_cart: "add_to_cart",
  fb_initiate_checkout: "checkouts",
  fb_add_payment_info: "payment_infos",
  fb_purchases: "orders",
  fb_cost_per_purchase: "cost_per_order",
  fb_purchase_value: "revenue_amt",
  fb_purchase_roas: "M27",
  fb_thruplay: "thruplays",
  fb_comments: "comments",
  fb_saves: "saves",
  fb_shares: "shares"
};
var measuresOf = {
  tiktok: tiktokMeasures,
  meta: metaMeasures
};

// platform/demo/ads-plan.ts
var adAccounts = [
  {
    network: "tiktok",
    account_id: "7301145508820030465",
    name: "\u6F6E\u6C50\u4F18\u9009 US",
    time_zone: "America/Los_Angeles",
    auth_state: 1,
    expires: 210,
    balance_amt: 4862015,
    owner: "ads"
  },
  {
    network: "tiktok",
    account_id: "7301145508820030466",
    name: "\u6D77\u5CB8\u7F8E\u5986 US",
    time_zone: "America/Los_Angeles",
    auth_state: 2,
    expires: 12,
    balance_amt: 913340,
    owner: "ads"
  },
  {
    network: "tiktok",
    account_id: "7301145508820030467",
    name: "\u6CF0\u6664\u58EB\u4E25\u9009 UK",
    time_zone: "Europe/London",
    auth_state: 3,
    expires: -1,
    balance_amt: 120475,
    owner: "ads"
  },
  {
    network: "meta",
    account_id: "act_481516234200101",
    name: "Tidewall Store US",
    time_zone: "America/New_York",
    auth_state: 1,
    expires: 55,
    balance_amt: 2204800,
    owner: "fbads"
  },
  {
    network: "meta",
    account_id: "act_481516234200102",
    name: "Tidewall Store EU",
    time_zone: "America/New_York",
    auth_state: 1,
    expires: 40,
    balance_amt: 640250,
    owner: "fbads"
  }
];
var always = [0, 9];
var sketches = {
  tiktok: [
    [0, "GMV Max \xB7 \u6F6E\u6C50\u4F18\u9009\u5168\u5E97", "US", 1, 1, 0.034, 3.6, 2350],
    [0, "\u69A8\u6C41\u676F \xB7 \u8FBE\u4EBA\u7D20\u6750\u653E\u91CF", "US", 2, 1, 0.022, 2.9, 2600],
    [0, "\u6C1B\u56F4\u706F \xB7 \u665A\u95F4\u65F6\u6BB5", "US", 2, 4, 0.013, 2.4, 2200, always, [0, 7]],
    [0, "\u624B\u673A\u652F\u67B6 \xB7 \u65B0\u7D20\u6750\u6D4B\u8BD5", "US", 2, 5, 0.012, 1.6, 1800, always, [7, 24]],
    [1, "GMV Max \xB7 \u6D77\u5CB8\u7F8E\u5986", "US", 1, 1, 0.026, 4.2, 1950],
    [1, "\u9762\u819C \xB7 \u76F4\u64AD\u95F4\u5F15\u6D41", "US", 3, 1, 0.011, 1.9, 1700],
    [1, "\u53E3\u7EA2 \xB7 \u54C1\u724C\u89C6\u9891\u64AD\u653E", "US", 4, 3, 8e-3, 1.2, 2100, [0.2, 0.86]],
    [1, "\u9632\u6652 \xB7 \u590F\u5B63\u4FC3\u9500", "US", 2, 7, 0.012, 2.7, 2e3, [0.1, 0.7]],
    [2, "GMV Max \xB7 \u82F1\u56FD\u4ED3", "GB", 1, 1, 0.014, 3.1, 2500, [0, 0.99]],
    [2, "\u6536\u7EB3\u76D2 \xB7 \u82F1\u56FD\u8BD5\u6295", "GB", 2, 6, 0, 1, 2e3, [1, 1]],
    [0, "\u745C\u4F3D\u57AB \xB7 \u65B0\u54C1\u5BA1\u6838", "US", 2, 2, 0, 1, 2400, [1, 1]],
    [1, "\u9999\u85B0 \xB7 \u65E7\u8BA1\u5212", "US", 2, 8, 6e-3, 1.4, 1900, [0, 0.4]]
  ],
  meta: [
    [0, "Advantage+ Shopping \xB7 US", "US", 5, 1, 0.017, 3.3, 2700],
    [0, "Retargeting \xB7 7 day viewers", "US", 5, 1, 0.01, 5.4, 2500],
    [0, "Prospecting \xB7 Kitchen", "US", 5, 1, 8e-3, 2.1, 2600],
    [0, "Prospecting \xB7 Beauty reels", "US", 5, 5, 6e-3, 1.7, 2e3, always, [12, 24]],
    [0, "Flash sale \xB7 evenings", "US", 5, 4, 5e-3, 2.6, 2300, always, [0, 6]],
    [0, "Video views \xB7 brand story", "US", 4, 3, 3e-3, 0.9, 2200, [0.1, 0.9]],
    [1, "Advantage+ Shopping \xB7 GB", "GB", 5, 1, 7e-3, 2.8, 2600],
    [1, "Prospecting \xB7 DE home", "DE", 5, 1, 4e-3, 2.2, 2900],
    [1, "Traffic \xB7 ES landing page", "ES", 3, 2, 0, 1, 2300, [1, 1]],
    [1, "Lead form \xB7 wholesale", "DE", 6, 6, 0, 1, 2300, [1, 1]],
    [1, "Summer catalogue \xB7 FR", "FR", 5, 7, 4e-3, 2, 2400, [0.15, 0.65]],
    [1, "Old retargeting \xB7 GB", "GB", 5, 8, 2e-3, 1.5, 2100, [0, 0.3]]
  ]
};
var hooks = ["\u5F00\u7BB1\u5B9E\u6D4B", "\u8FBE\u4EBA\u53E3\u64AD", "\u524D\u540E\u5BF9\u6BD4", "\u573A\u666F\u6F14\u793A", "\u4E70\u5BB6\u79C0\u6DF7\u526A", "\u4E09\u79D2\u94A9\u5B50"];
var ages = ["18\u201324", "25\u201334", "35\u201344", "45+"];
var groupsOf = (network2, number6) => {
  const first2 = network2 === "meta" ? "23858" : "18058";
  const id10 = (level, n) => `${first2}${level}${String(number6).padStart(3, "0")}${String(n).padStart(3, "0")}40129`;
  const count2 = number6 % 3 === 2 ? 1 : 2;
  return Array.from({ length: count2 }, (_4, g) => {
    const age = 1 + (number6 + 2 * g) % 4;
    const placement = 1 + (number6 + g) % 4;
    const ads = Array.from({ length: g === 0 ? 2 : 1 }, (_5, k) => ({
      ad_id: id10(3, 10 * g + k),
      name: `${at(hooks, (number6 + 3 * g + k) % hooks.length)} V${1 + (number6 + k) % 4}`,
      material_id: `mat-${number6}-${g}-${k}`
    }));
    return {
      group_id: id10(2, g),
      name: `${at(ages, age - 1)} \xB7 ${g === 0 ? "broad" : "lookalike"}`,
      placement,
      age,
      ads
    };
  });
};
var accountsOf = (network2) => adAccounts.filter((account4) => account4.network === network2);
var planned = (network2) => sketches[network2].map(
  ([account4, name2, region, objective, status, weight, roas, order_amt, days2 = always, hours3 = [0, 24]], n) => ({
    network: network2,
    account_id: at(accountsOf(network2), account4).account_id,
    campaign_id: `${network2 === "meta" ? "23858" : "18058"}1${String(n).padStart(3, "0")}00040129`,
    name: name2,
    region,
    objective,
    budget_type: n % 5 === 3 ? 2 : 1,
    bid_strategy: objective === 1 ? 4 : 1 + n % 3,
    status,
    weight,
    roas,
    order_amt,
    days: days2,
    hours: hours3,
    groups: groupsOf(network2, n)
  })
);
var adCampaigns = [...planned("tiktok"), ...planned("meta")];

// platform/demo/ads-hours.ts
var HOUR = 3600;
var DAY2 = 86400;
var FIRST_DAYS = 8;
var STEP_DAYS = 2;
var BILLED_AFTER = 11 * HOUR;
var adsOf = ({ plan: { origin, days: days2 } }) => {
  const opened2 = origin + days2 * DAY2;
  return adCampaigns.flatMap((plan) => {
    const ads = plan.groups.flatMap((group3) => group3.ads);
    const parts2 = ads.map((_4, n) => 1 / (n + 1.4));
    const all = parts2.reduce((sum2, part5) => sum2 + part5, 0);
    const until = plan.days[1];
    return ads.map(({ ad_id }, n) => ({
      ad_id,
      weight: plan.weight * (parts2[n] ?? 0) / all,
      roas: plan.roas,
      order_amt: plan.order_amt,
      from_t: Math.round(origin + plan.days[0] * (opened2 - origin)),
      until_t: until >= 9 ? null : Math.round(origin + until * (opened2 - origin)),
      first_hour: plan.hours[0],
      last_hour: plan.hours[1]
    }));
  });
};
var hoursOf3 = (book, from, now) => {
  const hours3 = [];
  for (let t = Math.floor(from / HOUR) * HOUR; t < now; t += HOUR) {
    const quarters2 = [0, 1, 2, 3].map((n) => Math.max(0, Math.min(900, now - t - 900 * n)) * book.rateAt(t + 900 * n));
    hours3.push({ hour_t: t, orders: quarters2.reduce((sum2, one) => sum2 + one, 0) / 60 });
  }
  return hours3;
};
var chance = (seed, purpose2) => sql`((hashtextextended(a.ad_id || ':' || e.hour_t, ${seed}::bigint * 100 + ${sql.lit(purpose2)}) & 1048575) / 1048576.0)::float8`;
var writeHours = (db, demo, book, from, now, isLive) => {
  const { company_id, plan } = demo;
  const u = (purpose2) => chance(plan.seed, purpose2);
  const writes = adSumNames.filter((name2) => name2 !== "billed_amt");
  const ads = JSON.stringify(adsOf(demo));
  const hours3 = JSON.stringify(hoursOf3(book, from, now));
  return sql`
    insert into ad_hourly (company_id, ad_id, hour_t, ${sql.join(writes.map((name2) => sql.ref(name2)))})
    select ${company_id}, ad_id, hour_t, spend, impressions, clicks, conversions, conversions, orders, revenue,
      greatest(carts, orders), greatest(floor(carts * 0.52), orders), greatest(floor(carts * 0.45), orders),
      floor(impressions * 0.86), floor(impressions * 0.41), floor(impressions * 0.17), floor(impressions * 0.05),
      floor(impressions * 0.12), floor(impressions * 0.86 * (3 + 2 * taste)), floor(impressions * 0.009 * (0.5 + taste)),
      floor(impressions * 0.0007 + taste), floor(impressions * 0.0009 + taste), floor(impressions * 0.0012 + taste),
      floor(impressions * 0.0004 + taste)
    from (
      select *, floor((clicks + part) / click_rate) as impressions, floor(clicks * 0.11 + taste) as carts,
        orders + floor(hoped * 0.12 + part) as conversions, floor(orders * order_amt * (0.85 + 0.3 * taste)) as revenue,
        floor(hoped * order_amt / roas * (0.85 + 0.3 * part)) as spend
      from (
        select *, floor(hoped + luck) as orders, floor(hoped / buy_rate + luck) as clicks from (
          select a.*, e.hour_t, ${u(1)} as luck, ${u(2)} as part, ${u(3)} as taste,
            e.orders * a.weight * (0.75 + 0.5 * ${u(4)}) as hoped,
            0.022 + 0.016 * ${u(5)} as buy_rate, 0.011 + 0.009 * ${u(6)} as click_rate
          from jsonb_to_recordset(${ads}::jsonb) as a(ad_id text, weight float8, roas float8, order_amt float8,
            from_t bigint, until_t bigint, first_hour int, last_hour int)
          cross join jsonb_to_recordset(${hours3}::jsonb) as e(hour_t bigint, orders float8)
          join ad_creative k on k.company_id = ${company_id} and k.ad_id = a.ad_id
          join ad_group g on g.company_id = k.company_id and g.group_id = k.group_id
          join ad_campaign c on c.company_id = g.company_id and c.campaign_id = g.campaign_id
          join ad_account o on o.company_id = c.company_id and o.account_id = c.account_id
          where a.weight > 0 and e.hour_t >= a.from_t
            and ${isLive ? sql`c.status in (1, 4, 5) and o.auth_state in (1, 2)` : sql`(a.until_t is null or e.hour_t < a.until_t)`}
            and e.hour_t / 3600 % 24 >= a.first_hour and e.hour_t / 3600 % 24 < a.last_hour
          offset 0
        ) hoped offset 0
      ) bought offset 0
    ) seen
    where clicks > 0
    on conflict (company_id, ad_id, hour_t) do update set
      ${sql.join(writes.map((name2) => sql`${sql.ref(name2)} = excluded.${sql.ref(name2)}`))}`.execute(db);
};
var writeBilled = (db, { company_id }, now) => sql`
  update ad_hourly set billed_amt = spend_amt * 97 / 100
  where company_id = ${company_id} and billed_amt is null and hour_t + 3600 <= ${now - BILLED_AFTER}`.execute(db);
var writeReach = (db, { company_id }, from, to) => {
  const dayOf2 = (t) => sql`(to_timestamp(${t}) at time zone time_zone)::date - date '1970-01-01'`;
  return sql`
  with tree as materialized (
    select k.ad_id, g.group_id, c.campaign_id, a.account_id, a.time_zone,
      ${dayOf2(sql`${from}::bigint`)} as first_day, ${dayOf2(sql`${to}::bigint`)} as last_day
    from ad_account a
    join ad_campaign c on c.company_id = a.company_id and c.account_id = a.account_id
    join ad_group g on g.company_id = c.company_id and g.campaign_id = c.campaign_id
    join ad_creative k on k.company_id = g.company_id and k.group_id = g.group_id
    where a.company_id = ${company_id}
  ), seen as materialized (
    select tree.*, h.impressions, ${dayOf2(sql`h.hour_t`)} as day from tree join ad_hourly h on h.company_id = ${company_id}
      and h.ad_id = tree.ad_id and h.hour_t >= ${from - 2 * DAY2} and h.hour_t < ${to + 2 * DAY2}
  )
  insert into ad_daily (company_id, level, id, day, reach)
  select ${company_id}, level, id, day, floor(impressions / (1.12 + 0.13 * (3 - level) + (hashtext(id || day) & 255) / 900.0))
  from (
    select case when grouping(ad_id) = 0 then 3 when grouping(group_id) = 0 then 2
        when grouping(campaign_id) = 0 then 1 else 0 end as level,
      coalesce(ad_id, group_id, campaign_id, account_id) as id, day, sum(impressions) as impressions
    from seen where day between first_day and last_day
    group by grouping sets ((day, account_id), (day, campaign_id), (day, group_id), (day, ad_id))
  ) sums where impressions > 0
  on conflict (company_id, level, id, day) do update set reach = excluded.reach`.execute(db);
};
var write = (db, demo, book, from, to, now, isLive) => db.transaction().execute(async (tx) => {
  await writeHours(tx, demo, book, from, to, isLive);
  await writeBilled(tx, demo, now);
  await writeReach(tx, demo, from, to);
});
var writtenOf = async (db, { company_id }) => {
  const { first: first2, last } = await db.selectFrom("ad_hourly").where("company_id", "=", company_id).select(({ fn }) => [fn.min("hour_t").as("first"), fn.max("hour_t").as("last")]).executeTakeFirstOrThrow();
  return first2 === null ? null : { first: Number(first2), last: Number(last) };
};
var ensureAds = async (db, demo, books, now) => {
  const { origin } = demo.plan;
  const written2 = await writtenOf(db, demo);
  const from = Math.max(origin, written2 ? written2.last : Math.floor((now - FIRST_DAYS * DAY2) / HOUR) * HOUR);
  await write(db, demo, at(books, 0).book, from, now, now, written2 !== null);
};
var fillAds = async (db, demo, books, now) => {
  const { origin } = demo.plan;
  const written2 = await writtenOf(db, demo);
  if (!written2 || written2.first - origin < DAY2) return false;
  const from = Math.max(origin, written2.first - STEP_DAYS * DAY2);
  await write(db, demo, at(books, 0).book, from, written2.first, now, false);
  return from > origin;
};

// platform/demo/fill.ts
import { setImmediate as breathe } from "node:timers/promises";

// platform/demo/progress.ts
import * as z3 from "zod/mini";
var spanShape = z3.object({ from: z3.int(), to: z3.int(), since: z3.nullable(z3.int()) });
var progressShape = z3.object({ at: z3.int(), left: z3.array(spanShape) });
var progressKey = "demo.progress";
var readProgress = async (db, { company_id, plan }) => {
  const value3 = await readSetting(db, company_id, progressKey);
  return value3 === void 0 ? { at: plan.origin, left: [] } : progressShape.parse(value3);
};
var writeProgress = (db, { company_id }, progress) => writeSetting(db, company_id, progressKey, progress, progress.at);
var joined = (spans) => {
  const list3 = [];
  for (const span2 of spans) {
    const last = list3.at(-1);
    if (last?.to !== span2.from || last.since === null !== (span2.since === null)) list3.push({ ...span2 });
    else {
      last.to = span2.to;
      if (last.since !== null && span2.since !== null) last.since = Math.min(last.since, span2.since);
    }
  }
  return list3;
};
var extended = (progress, to, origin) => {
  const { at: at2, left } = progress;
  if (to <= at2) return progress;
  const behind2 = [];
  let from = Math.max(origin, at2 - longestFate);
  for (const span2 of [...left, { from: at2, to: at2 }]) {
    if (span2.from > from) behind2.push({ from, to: span2.from, since: at2 });
    from = Math.max(from, span2.to);
  }
  const spans = [...left, ...behind2, { from: at2, to, since: null }];
  return { at: to, left: joined(spans.sort((a, b) => a.from - b.from)) };
};
var shortened = ({ at: at2, left }, from) => ({
  at: at2,
  left: left.flatMap((span2, i) => {
    if (i < left.length - 1) return [span2];
    return span2.from < from ? [{ ...span2, to: from }] : [];
  })
});

// platform/demo/shop-orders.ts
import { sql as sql2 } from "kysely";
var day = sql2.lit(86400);
var writeShopOrders = async (db, company_id, orders4) => {
  if (orders4.length === 0) return;
  await tellShops(
    db,
    company_id,
    orders4,
    (tx) => sql2`
    insert into shop_order as known (company_id, order_id, shop_id, substatus, platform_fee_bp, shipping_amt,
      lead_sku_id, lead_content_id, lead_n, is_open, ship_due_t, shipped_t, shipping_provider, tracking_id,
      warehouse_name, payment_method, state, city, buyer_name, buyer_phone, buyer_address)
    select o.company_id, o.order_id, o.shop_id,
      case when o.order_status = 111 then 1 + h.a % 2 when o.order_status = 121 and s.region <> o.region then 3 * (h.a % 2)
        when o.order_status = 121 then 4 * (h.a % 3 / 2) else 0 end,
      case when o.region in ('US', 'GB') then 600 else 500 end,
      case when s.region = o.region then 220 else 380 end + h.b % 240 + 60 * (parcel.items - 1),
      lead.sku_id, lead.content_id, lead.n,
      o.paid_t is not null and o.order_status in (111, 112, 114),
      o.paid_t + ${day} + ${day} * (h.a % 2),
      case when o.order_status in (114, 121, 122, 130) then
        greatest(o.paid_t + 600, least(o.paid_t + ${day} / 4 + h.b % (${day} * 3 / 2), coalesce(o.delivery_t - 7200, o.update_time))) end,
      carrier.name, carrier.code || lpad((h.a::bigint * 7919 % 10000000000)::text, 10, '0'),
      case s.region when 'CN' then '深圳集货仓' else s.region || '-' || (1 + h.a % 3) end,
      (array[1, 1, 2, 2, 4, 3])[1 + h.b % 6],
      coalesce(place.state, ''), coalesce(place.city, ''),
      (array['张','王','李','Smith','Brown','Nguyen','Putri','Garcia'])[1 + h.a % 8] || ' ' || (array['明','芳','J.','A.','Linh','Dewi'])[1 + h.b % 6],
      '1' || lpad((h.b::bigint * 6151 % 1000000000)::text, 9, '0'),
      (1 + h.a % 980) || ' ' || (array['Maple','Harbour','Station','Mill','Park'])[1 + h.b % 5] || ' St'
    from affiliate_order o
    join shop s on s.company_id = o.company_id and s.shop_id = o.shop_id
    cross join lateral (select hashtext(o.order_id) & 1048575 as a, hashtext(o.order_id || '.') & 1048575 as b) h
    cross join lateral (select sum(l.quantity) as items from affiliate_order_line l
      where l.company_id = o.company_id and l.order_id = o.order_id) parcel
    cross join lateral (select l.sku_id, l.content_id, l.n from affiliate_order_line l
      where l.company_id = o.company_id and l.order_id = o.order_id
      order by l.pay_amt desc, l.sku_id, l.content_id, l.n limit 1) lead
    cross join lateral (select (array['云途物流','USPS','Royal Mail','J&T Express'])[k] as name, (array['YT','94','RM','JP'])[k] as code
      from (values (case s.region when 'CN' then 1 when 'US' then 2 when 'GB' then 3 else 4 end)) as c(k)) carrier
    left join (values ('US', 0, 'California', 'Los Angeles'), ('US', 1, 'Texas', 'Houston'), ('US', 2, 'New York', 'New York'),
      ('US', 3, 'Florida', 'Miami'), ('GB', 0, 'England', 'London'), ('GB', 1, 'England', 'Manchester'),
      ('GB', 2, 'Scotland', 'Glasgow'), ('GB', 3, 'Wales', 'Cardiff'), ('ID', 0, 'Jakarta', 'Jakarta'),
      ('ID', 1, 'Jawa Barat', 'Bandung'), ('ID', 2, 'Jawa Timur', 'Surabaya'), ('ID', 3, 'Bali', 'Denpasar'))
      as place(region, k, state, city) on place.region = o.region and place.k = h.a % 4
    where o.company_id = ${company_id} and o.order_id = any(${orders4}::text[])
    on conflict (company_id, order_id) do update set substatus = excluded.substatus, is_open = excluded.is_open,
      shipped_t = coalesce(known.shipped_t, excluded.shipped_t)`.execute(tx)
  );
};

// platform/demo/fill.ts
var DAY3 = 86400;
var longestStep = { orders: 2 * DAY3, changes: DAY3 };
var send = async (gate, company_id, events2) => {
  if (events2.length === 0) return;
  const results = await gate.submit(company_id, events2);
  results.forEach((result, i) => {
    const event = events2[i];
    if (!result.ok && event?.kind === "order")
      throw new Error(`demo order ${event.order_id} was refused: ${result.reason}`);
  });
};
var knownOrders = async (db, company_id, ids4) => {
  if (ids4.length === 0) return /* @__PURE__ */ new Set();
  const rows = await db.selectFrom("affiliate_order").select("order_id").where("company_id", "=", company_id).where("order_id", "in", ids4).execute();
  return new Set(rows.map(({ order_id }) => order_id));
};
var ordersOf = (book, minute, { from, to }, horizon) => book.standingsOf(minute, from, to, horizon).map(({ order: order2, updates }) => ({
  order_id: order2.order_id,
  events: [order2, ...updates],
  later: () => merged(book.updatesOf(order2).filter(({ t }) => t < horizon))
}));
var changesOf = (book, minute, since, horizon, which) => {
  const byOrder = /* @__PURE__ */ new Map();
  for (const due of book.changesOf(minute, since, horizon, which)) {
    const known3 = byOrder.get(due.update.order_id);
    if (known3) known3.push(due);
    else byOrder.set(due.update.order_id, [due]);
  }
  return [...byOrder].map(([order_id, changes]) => ({ order_id, events: merged(changes) }));
};
var write2 = async ({ db, gate }, company_id, work2) => {
  const orders4 = work2.filter(({ later }) => later);
  const ids4 = orders4.map(({ order_id }) => order_id);
  const known3 = await knownOrders(db, company_id, ids4);
  await send(
    gate,
    company_id,
    work2.flatMap(({ order_id, events: events2, later }) => later && known3.has(order_id) ? later() : events2)
  );
  await writeShopOrders(
    db,
    company_id,
    work2.map(({ order_id }) => order_id)
  );
};
var fillStep = async (options2, progress, size) => {
  const span2 = progress.left.at(-1);
  if (!span2) return progress;
  const { since } = span2;
  const work2 = options2.books.map(() => []);
  const bottom = Math.max(span2.from, span2.to - (since === null ? longestStep.orders : longestStep.changes));
  let from = span2.to;
  for (let found = 0; from > bottom && found < size; ) {
    const minute = Math.floor((from - 1) / 60);
    from = Math.max(span2.from, minute * 60);
    for (const [i, { book }] of options2.books.entries()) {
      const more2 = since === null ? ordersOf(book, minute, span2, progress.at) : changesOf(book, minute, since, progress.at);
      work2[i]?.push(...more2);
      found += more2.length;
    }
    if (minute % 60 === 0) await breathe();
  }
  for (const [i, { company_id }] of options2.books.entries()) await write2(options2, company_id, work2[i] ?? []);
  const reached = shortened(progress, from);
  await writeProgress(options2.db, options2.demo, reached);
  return reached;
};
var refundLead = 20 * 3600;
var refundBatch = 1e3;
var fillRefunds = async (options2, { at: at2, left }, stopped) => {
  for (const { from, to, since } of left) {
    if (since === null || at2 - since < refundLead) continue;
    const isRefunded = ({ refunds: refunds2 }) => refunds2.some((t) => t >= since && t < at2);
    for (const { company_id, book } of options2.books) {
      const work2 = [];
      for (let minute = Math.floor(from / 60); minute * 60 < to && !stopped(); minute++) {
        work2.push(...changesOf(book, minute, since, at2, isRefunded));
        if (work2.length >= refundBatch) await write2(options2, company_id, work2.splice(0));
        else if (minute % 60 === 0) await breathe();
      }
      await write2(options2, company_id, work2);
    }
  }
};

// platform/demo/novelties.ts
import * as z4 from "zod/mini";

// platform/queries/goods/price-history.ts
import { sql as sql3 } from "kysely";
var notePrices = async (tx, company_id, product_ids, t) => {
  await sql3`
    insert into product_price_history as h
      (company_id, product_id, t, min_price_amt, max_price_amt, standard_rate_bp, shop_ads_rate_bp)
    select p.company_id, p.product_id, ${t}, p.min_price_amt, p.max_price_amt, p.standard_rate_bp, p.shop_ads_rate_bp
    from product p
    left join lateral (
      select * from product_price_history k where k.company_id = p.company_id and k.product_id = p.product_id
      order by k.t desc limit 1) last on true
    where p.company_id = ${company_id} and p.product_id = any(${product_ids}::text[])
      and (last.min_price_amt, last.max_price_amt, last.standard_rate_bp, last.shop_ads_rate_bp) is distinct from
        (p.min_price_amt, p.max_price_amt, p.standard_rate_bp, p.shop_ads_rate_bp)
    on conflict (company_id, product_id, t) do update set min_price_amt = excluded.min_price_amt,
      max_price_amt = excluded.max_price_amt, standard_rate_bp = excluded.standard_rate_bp,
      shop_ads_rate_bp = excluded.shop_ads_rate_bp`.execute(tx);
};

// platform/demo/owners.ts
var teams = teamLeaders.map(
  (leader) => demoMembers.filter(({ above }) => above === leader).map(({ username }) => username)
);
var inTurn = at(teams, 0).flatMap((_4, place3) => teams.map((team2) => at(team2, place3)));
var staff = [...inTurn.slice(1, 3), at(inTurn, 0), ...inTurn.slice(3)];
var holders = {
  tide: { names: staff, weights: cumulative(zipf(staff.length, 0.7)) },
  platform: { names: ["agent3", "agent4", "agent2", "agent1", "shopsolo"], weights: cumulative([5, 5, 4, 3, 3]) }
};
var purpose = nameSeed("owners");
var ownerOf = (seed, world, creator3) => {
  const { names: names3, weights } = holders[world];
  return at(names3, pickIndex(weights, new Random(seed, creator3, 0, purpose).next()));
};

// platform/demo/stock.ts
var categoryIds = async (tx) => {
  await tx.insertInto("category").values(goods.map(({ zh: zh2, en: en2 }) => ({ pid: null, level: 1, name_zh: zh2, name_en: en2 }))).onConflict((conflict) => conflict.columns(["pid", "name_en"]).doNothing()).execute();
  const rows = await tx.selectFrom("category").select(["id", "name_en"]).where("pid", "is", null).execute();
  return new Map(rows.map(({ id: id10, name_en }) => [name_en, id10]));
};
var insertGoods = async (tx, company_id, products, t) => {
  const categories = await categoryIds(tx);
  const stamp2 = { add_time: t, update_time: t };
  await tx.insertInto("product").values(
    products.map((product2) => ({
      company_id,
      product_id: product2.product_id,
      shop_id: product2.shop.shop_id,
      title: product2.title,
      category_id: categories.get(at(goods, product2.category).en) ?? null,
      min_price_amt: Math.min(...product2.skus.map(({ price_amt }) => price_amt)),
      max_price_amt: Math.max(...product2.skus.map(({ price_amt }) => price_amt)),
      standard_rate_bp: product2.standard_rate_bp,
      shop_ads_rate_bp: product2.shop_ads_rate_bp,
      stock: product2.stock,
      rating: product2.rating,
      review_count: product2.review_count,
      first_seen_t: t,
      ...stamp2
    }))
  ).execute();
  const skus2 = products.flatMap(
    ({ product_id, skus: skus3 }) => skus3.map((sku2) => ({ company_id, product_id, ...sku2, ...stamp2 }))
  );
  await tx.insertInto("sku").values(skus2).execute();
};
var insertShops = async (tx, company_id, world, members2, stamp2) => {
  const owner = world.name === "platform" ? members2.get("shopsolo") ?? null : null;
  const rows = world.shelves.map(({ shop: shop3 }, i) => ({
    company_id,
    shop_id: shop3.shop_id,
    name: shop3.name,
    group_name: shop3.group,
    region: shop3.region,
    seller_type: shop3.region === "CN" ? 2 : 1,
    owner_member_id: i >= 2 ? owner : null,
    settlement_days: shop3.settlement_days,
    rating: 4.9 - i % 5 * 0.1,
    ...stamp2
  }));
  await tx.insertInto("shop").values(rows).execute();
};
var insertCreators = async (tx, company_id, world, seed, members2, stamp2) => {
  const { creators } = world.crowd;
  await tx.insertInto("creator").values(creators.map((creator3) => ({ company_id, ...creator3, member_id: null, ...stamp2 }))).execute();
  const bindings = creators.flatMap(({ creator_id }, number6) => {
    const member_id = members2.get(ownerOf(seed, world.name, number6));
    return member_id === void 0 ? [] : [{ company_id, creator_id, member_id, start_t: stamp2.add_time, end_t: null, ...stamp2 }];
  });
  await tx.insertInto("creator_binding").values(bindings).execute();
};
var insertWorld = async (tx, company_id, world, seed, members2, t) => {
  const stamp2 = { add_time: t, update_time: t };
  await insertShops(tx, company_id, world, members2, stamp2);
  const products = world.shelves.flatMap((shelf) => shelf.products);
  await insertGoods(tx, company_id, products, t);
  await insertCreators(tx, company_id, world, seed, members2, stamp2);
};

// platform/demo/novelties.ts
var DAYS = 7;
var counts = { tide: 4, platform: 2 };
var titles = { first: 400, count: 300 };
var doneKey = "demo.novelties";
var doneShape = z4.optional(z4.object({ day: z4.int() }));
var purposes = { tide: nameSeed("novelties tide"), platform: nameSeed("novelties platform") };
var noveltiesOf = ({ name: name2, shelves }, seed, day7) => Array.from({ length: counts[name2] }, (_4, i) => {
  const random = new Random(seed, day7, i, purposes[name2]);
  const shops = shelves.map(({ shop: shop3 }) => shop3);
  const number6 = titles.first + (day7 * counts[name2] + i) % titles.count;
  return { ...makeProduct(random, shops, number6), review_count: random.below(6) };
});
var ensureNovelties = async (db, { company_id: holder3, plan }, books, now) => {
  const oldest = dayNumber(demoClock, plan.origin) + plan.days - DAYS + 1;
  const today = dayNumber(demoClock, now);
  await db.transaction().execute(async (tx) => {
    const done = doneShape.parse(await readSetting(tx, holder3, doneKey))?.day;
    if (done !== void 0 && done >= today) return;
    for (let day7 = done === void 0 ? oldest : done + 1; day7 <= today; day7++) {
      const t = dayStart(demoClock, day7);
      for (const { company_id, book } of books) {
        const products = noveltiesOf(book.world, plan.seed, day7);
        await insertGoods(tx, company_id, products, t);
        await notePrices(
          tx,
          company_id,
          products.map(({ product_id }) => product_id),
          t
        );
      }
    }
    await writeSetting(tx, holder3, doneKey, { day: today }, now);
  });
};

// platform/demo/ads.ts
import { sql as sql4 } from "kysely";
var raws = {
  tiktok: [
    "",
    "CAMPAIGN_STATUS_DELIVERY_OK",
    "CAMPAIGN_STATUS_AUDIT",
    "CAMPAIGN_STATUS_DISABLE",
    "CAMPAIGN_STATUS_NOT_START",
    "CAMPAIGN_STATUS_BUDGET_EXCEED",
    "CAMPAIGN_STATUS_AUDIT_DENY",
    "CAMPAIGN_STATUS_DONE",
    "CAMPAIGN_STATUS_DELETE"
  ],
  meta: [
    "",
    "ACTIVE",
    "PENDING_REVIEW",
    "PAUSED",
    "ACTIVE",
    "PENDING_BILLING_INFO",
    "WITH_ISSUES",
    "ACTIVE",
    "ARCHIVED"
  ]
};
var rawOf = (network2, status, level) => (raws[network2][status] ?? "").replace(/^CAMPAIGN/, level);
var dailySpend = (plan, scale) => Math.round(6500 * scale * plan.weight * plan.order_amt / plan.roas);
var budgetOf = (plan, scale) => {
  const wanted2 = dailySpend(plan, scale) * (plan.status === 5 ? 0.8 : 1.4);
  return Math.max(5e3, Math.ceil(wanted2 / 1e3) * 1e3);
};
var insertAds = async (tx, company_id, members2, { scale, origin }, today) => {
  const stamp2 = { add_time: origin, update_time: origin };
  const day7 = 86400;
  await tx.insertInto("ad_account").values(
    adAccounts.map(({ network: network2, owner, expires, balance_amt, ...account4 }) => ({
      company_id,
      ...account4,
      network: networkCode[network2],
      currency: "USD",
      balance_amt: Math.max(1e4, Math.round(balance_amt * scale)),
      expire_t: today + expires * day7,
      owner_member_id: members2.get(owner) ?? null,
      ...stamp2
    }))
  ).execute();
  const plans = adCampaigns;
  await tx.insertInto("ad_campaign").values(
    plans.map((plan) => ({
      company_id,
      campaign_id: plan.campaign_id,
      account_id: plan.account_id,
      name: plan.name,
      region: plan.region,
      objective: plan.objective,
      budget_amt: budgetOf(plan, scale),
      budget_type: plan.budget_type,
      bid_strategy: plan.bid_strategy,
      status: plan.status,
      raw_status: rawOf(plan.network, plan.status, "CAMPAIGN"),
      simulated_t: null,
      ...stamp2
    }))
  ).execute();
  const groups2 = plans.flatMap((plan) => plan.groups.map((group3) => ({ plan, group: group3 })));
  await tx.insertInto("ad_group").values(
    groups2.map(({ plan, group: { ads: _4, ...group3 } }) => ({
      company_id,
      ...group3,
      campaign_id: plan.campaign_id,
      status: plan.status,
      raw_status: rawOf(plan.network, plan.status, "ADGROUP"),
      ...stamp2
    }))
  ).execute();
  const ads = groups2.flatMap(({ plan, group: group3 }) => group3.ads.map((ad) => ({ plan, group: group3, ad })));
  await tx.insertInto("ad_creative").values(
    ads.map(({ plan, group: group3, ad }) => ({
      company_id,
      ad_id: ad.ad_id,
      group_id: group3.group_id,
      name: ad.name,
      material_id: ad.material_id,
      status: plan.status,
      raw_status: rawOf(plan.network, plan.status, "AD"),
      ...stamp2
    }))
  ).execute();
  await sql4`analyze ad_account, ad_campaign, ad_group, ad_creative`.execute(tx);
};

// platform/demo/announcements.ts
var DAY4 = 86400;
var HOUR2 = 3600;
var demoAnnouncements = [
  {
    title: "\u5173\u4E8E\u6F14\u793A\u6570\u636E\u7684\u8BF4\u660E",
    content: "<p>\u60A8\u770B\u5230\u7684\u662F\u6F6E\u5C4F\u7684\u6F14\u793A\u516C\u53F8\u3002<strong>\u8BA2\u5355\u3001\u8FBE\u4EBA\u3001\u5546\u54C1\u548C\u8D26\u5355\u5747\u7531\u7A0B\u5E8F\u751F\u6210</strong>\uFF0C\u4E0D\u4EE3\u8868\u4EFB\u4F55\u771F\u5B9E\u4EA4\u6613\u3002</p><p>\u6F14\u793A\u8BA2\u5355\u4F1A\u6301\u7EED\u4EA7\u751F\uFF0C\u5927\u5C4F\u548C\u770B\u677F\u968F\u4E4B\u5B9E\u65F6\u53D8\u5316\u3002</p>",
    title_en: "About the demo data",
    content_en: "<p>What you see is the demo company of Tidewall. <strong>Orders, creators, products and bills are all made by a program</strong> and stand for no real deal.</p><p>Demo orders keep coming, and wall and dashboards follow them.</p>",
    daysAgo: 60,
    hour: 9,
    everyone: true,
    pinned: true
  },
  {
    title: "\u6BCF\u6708\u8D26\u5355\u786E\u8BA4\u6D41\u7A0B",
    content: "<p>\u8D26\u5355\u5728\u6BCF\u6708 1 \u65E5 02:00\uFF08\u5317\u4EAC\u65F6\u95F4\uFF09\u540E\u751F\u6210\uFF0C\u8BF7\u6309\u4EE5\u4E0B\u6B65\u9AA4\u5904\u7406\uFF1A</p><ol><li>\u8D26\u5355\u751F\u6210\u540E\u4F1A\u6536\u5230\u63D0\u9192\uFF0C\u5148\u770B\u8D26\u671F\u4E0E\u91D1\u989D\uFF1B</li><li>\u5728\u201C\u8BA2\u5355\u5217\u8868\u201D\u91CC\u6309\u201C\u5DF2\u7ED3\u7B97\u201D\u6838\u5BF9\u8BA2\u5355\u4E0E\u4F63\u91D1\uFF0C\u8FFD\u56DE\u53EA\u6765\u81EA\u7ED3\u7B97\u540E\u7684\u9000\u6B3E\uFF1B</li><li>\u6709\u7591\u95EE\u7684\uFF0C\u8BF7\u5728\u622A\u6B62\u65F6\u95F4\u524D\u8054\u7CFB\u4E0A\u7EA7\u3002</li></ol><p>\u5408\u8BA1\u4E3A\u8D1F\u7684\u8D26\u5355\u4F1A\u7ED3\u8F6C\u5230\u4E0B\u4E00\u671F\u3002</p>",
    title_en: "How the monthly bill is confirmed",
    content_en: "<p>Bills are made on the 1st of each month at 02:00 Beijing time. Please go through these steps:</p><ol><li>Once a bill is made you are reminded of it: look at its period and amount.</li><li>Compare orders and commission in the order list, under Settled; claw-backs come from refunds after settlement only.</li><li>Ask your leader before the deadline where something is unclear.</li></ol><p>A bill below zero is carried over to the next period.</p>",
    daysAgo: 21,
    hour: 10,
    everyone: true
  },
  {
    title: "\u5404\u5730\u533A\u5E97\u94FA\u7ED3\u7B97\u5468\u671F\u4E00\u89C8",
    content: "<p>\u4F63\u91D1\u5728\u7B7E\u6536\u5E76\u8FC7\u4E86\u5E97\u94FA\u7684\u7ED3\u7B97\u5468\u671F\u4E4B\u540E\u8F6C\u4E3A\u5DF2\u7ED3\u7B97\uFF0C\u5404\u6863\u5468\u671F\u5982\u4E0B\uFF1A</p><table><thead><tr><th>\u7ED3\u7B97\u6863\u4F4D</th><th>\u7B7E\u6536\u540E\u5929\u6570</th><th>\u9002\u7528</th></tr></thead><tbody><tr><td>\u5FEB\u901F</td><td>3</td><td>\u8BC4\u5206\u9AD8\u7684\u5E97\u94FA</td></tr><tr><td>\u6807\u51C6</td><td>7</td><td>\u591A\u6570\u5E97\u94FA</td></tr><tr><td>\u5EF6\u957F</td><td>15</td><td>\u65B0\u5F00\u5E97\u94FA</td></tr></tbody></table>",
    title_en: "Settlement periods of the shops",
    content_en: "<p>Commission settles once the parcel has arrived and the settlement period of its shop is over:</p><table><thead><tr><th>Class</th><th>Days after delivery</th><th>Which shops</th></tr></thead><tbody><tr><td>Express</td><td>3</td><td>Shops with a high rating</td></tr><tr><td>Standard</td><td>7</td><td>Most shops</td></tr><tr><td>Extended</td><td>15</td><td>New shops</td></tr></tbody></table>",
    daysAgo: 12,
    hour: 15
  },
  {
    title: "\u8FBE\u4EBA\u5EFA\u8054\u4E0E\u5BC4\u6837\u987B\u77E5",
    content: "<h3>\u5EFA\u8054\u524D</h3><ul><li>\u786E\u8BA4\u8FBE\u4EBA\u8FD1 30 \u5929\u6709\u5E26\u8D27\u5185\u5BB9\uFF1B</li><li>\u540C\u4E00\u8FBE\u4EBA\u4E0D\u8981\u7531\u4E24\u4E2A\u56E2\u961F\u540C\u65F6\u8054\u7CFB\uFF1B</li><li>\u4F63\u91D1\u7387\u4EE5\u5408\u4F5C\u5355\u4E0A\u5199\u660E\u7684\u4E3A\u51C6\u3002</li></ul><h3>\u5BC4\u6837\u540E</h3><p>\u6837\u54C1\u7B7E\u6536 14 \u5929\u5185\u672A\u53D1\u5E03\u5185\u5BB9\u7684\uFF0C\u8BF7\u5728\u5907\u6CE8\u4E2D\u5199\u660E\u539F\u56E0\u3002</p>",
    title_en: "Contacting creators and sending samples",
    content_en: "<h3>Before you write</h3><ul><li>See that the creator published for a product within 30 days.</li><li>Two teams never write to the same creator.</li><li>The commission rate is the one of the collaboration.</li></ul><h3>After the sample</h3><p>Where nothing is published within 14 days of its arrival, please note why.</p>",
    daysAgo: 5,
    hour: 11
  },
  {
    title: "\u5927\u5C4F\u5E2D\u4F4D\u4F7F\u7528\u63D0\u9192",
    content: "<p>\u5927\u5C4F\u8D26\u53F7\u53EA\u80FD\u67E5\u770B\u5927\u5C4F\uFF0C\u8BF7\u52FF\u628A\u8D1F\u8D23\u4EBA\u8D26\u53F7\u767B\u5F55\u5728\u516C\u5171\u5C4F\u5E55\u4E0A\u3002</p><p>\u5C4F\u5E55\u663E\u793A\u201C\u6570\u636E\u5EF6\u8FDF\u201D\u65F6\uFF0C\u8BF7\u5148\u68C0\u67E5\u8BE5\u673A\u5668\u7684\u7F51\u7EDC\uFF1B\u6062\u590D\u540E\u753B\u9762\u4F1A\u81EA\u52A8\u66F4\u65B0\uFF0C<em>\u4E0D\u9700\u8981\u5237\u65B0</em>\u3002</p>",
    title_en: "Using the wall seat",
    content_en: "<p>A wall account sees the walls only; please do not sign in as a leader on a public screen.</p><p>When the wall says that its data is late, look at the network of its machine first; the picture follows by itself, <em>there is no need to reload</em>.</p>",
    daysAgo: 1,
    hour: 17
  }
];
var insertAnnouncements = async (tx, company_id, members2, today) => {
  const rows = demoAnnouncements.map(({ daysAgo, hour, everyone, pinned = false, ...written2 }) => {
    const t = today - daysAgo * DAY4 + hour * 3600;
    return {
      company_id: everyone ? 0 : company_id,
      ...written2,
      publish_t: t,
      expire_t: null,
      pinned,
      author_id: null,
      add_time: t,
      update_time: t
    };
  });
  const made2 = await tx.insertInto("announcement").values(rows).returning(["id", "company_id", "publish_t"]).execute();
  const newest = Math.max(...made2.map(({ publish_t }) => publish_t));
  const newestOfAll = Math.max(...made2.filter((one) => one.company_id === 0).map(({ publish_t }) => publish_t));
  const inside = await tx.selectFrom("member").select("id").where("company_id", "=", company_id).execute();
  const insiders = new Set(inside.map(({ id: id10 }) => id10));
  const read3 = [...members2.values()].flatMap((member_id) => {
    const inCompany = insiders.has(member_id);
    return made2.filter((one) => one.company_id === 0 || inCompany).filter(({ publish_t }) => publish_t !== (inCompany ? newest : newestOfAll)).map(({ id: id10, publish_t }) => ({ member_id, aid: id10, read_t: publish_t + HOUR2 }));
  });
  await tx.insertInto("announcement_read").values(read3).execute();
};

// platform/demo/content-prices.ts
import { sql as sql6 } from "kysely";

// platform/demo/content-world.ts
import { sql as sql5 } from "kysely";
var contentDay = ({ company_id, book }, day7) => ({
  company_id,
  day: day7,
  start: dayStart(demoClock, day7),
  end: dayStart(demoClock, day7 + 1),
  creators: book.world.crowd.creators.map(({ creator_id }) => creator_id),
  products: book.world.shelves.flatMap(({ products }) => products.map(({ product_id }) => product_id))
});
var chanceOf = (text4, purpose2) => sql5`((hashtextextended(${text4}, ${sql5.lit(purpose2)}) & 1048575)::float8 / 1048576)`;
var wordOf = (words2, text4, purpose2) => sql5`(${words2}::text[])[1 + floor(${chanceOf(text4, purpose2)} * ${sql5.lit(words2.length)})::int]`;
var demoLines = ({ company_id, start: start2, end }) => sql5`
  affiliate_order_line l join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id
  where l.company_id = ${company_id} and l.paid_t >= ${start2} and l.paid_t < ${end} and o.source = 'demo'`;

// platform/demo/content-prices.ts
var MOVED = 120;
var insertPrices = async (tx, { company_id, plan }) => {
  const u = (purpose2) => chanceOf(sql6`product_id || step::text`, purpose2);
  await sql6`
    insert into product_price_history (company_id, product_id, t, min_price_amt, max_price_amt, standard_rate_bp, shop_ads_rate_bp)
    select company_id, product_id,
      ${plan.origin}::bigint - case when step = steps then 0 else floor(86400 * ${sql6.lit(MOVED)} * (steps - step - 0.7 * ${u(61)}) / steps)::bigint end,
      floor(min_price_amt * change / 10) * 10 + min_price_amt % 10, floor(max_price_amt * change / 10) * 10 + max_price_amt % 10,
      standard_rate_bp + rise, shop_ads_rate_bp
    from (
      select p.*, step, steps, case when step = steps then 1 else 0.94 + 0.28 * ${u(62)} end as change,
        case when step = steps then 0 else 50 * (floor(8 * ${u(63)})::int - 4) end as rise
      from product p
      cross join lateral (select 1 + floor(3 * ${chanceOf(sql6`p.product_id`, 60)})::int as steps) n
      cross join lateral generate_series(0, steps) as step
      where p.company_id in (0, ${company_id}) and p.add_time = ${plan.origin}) past`.execute(tx);
};

// platform/demo/curated.ts
import { sql as sql7 } from "kysely";

// shared/market/issue.ts
var WEEK = 7;
var mondayOf = (day7) => day7 - ((day7 + 3) % WEEK + WEEK) % WEEK;
var weekOne = (year) => mondayOf(Date.UTC(year, 0, 4) / 864e5);
var issueOf = (day7) => {
  const year = new Date((mondayOf(day7) + 3) * 864e5).getUTCFullYear();
  const week = (mondayOf(day7) - weekOne(year)) / WEEK + 1;
  return `${year}-W${String(week).padStart(2, "0")}`;
};
var issueDay = (issue2) => {
  const [, year, week] = /^(\d{4})-W(\d{2})$/.exec(issue2) ?? [];
  if (!year || !week) return Number.NaN;
  const day7 = weekOne(Number(year)) + (Number(week) - 1) * WEEK;
  return issueOf(day7) === issue2 ? day7 : Number.NaN;
};

// platform/demo/curated.ts
var WEEKS = 4;
var PICKS = 24;
var reasons = [
  "\u8FD1\u671F\u6210\u4EA4\u7A33\u5B9A\uFF0C\u77ED\u89C6\u9891\u548C\u76F4\u64AD\u90FD\u5BB9\u6613\u51FA\u5355",
  "\u65B0\u8FD1\u6536\u5F55\uFF0C\u540C\u7C7B\u5185\u5BB9\u8FD8\u5C11\uFF0C\u9002\u5408\u62A2\u5148\u6D4B\u54C1",
  "\u4F63\u91D1\u7387\u9AD8\u4E8E\u540C\u7C7B\u76EE\u5E73\u5747\uFF0C\u5355\u4EF6\u6536\u76CA\u53EF\u89C2",
  "\u652F\u6301\u5BC4\u6837\uFF0C\u5148\u8BD5\u7528\u518D\u51FA\u5185\u5BB9\uFF0C\u8F6C\u5316\u66F4\u7A33",
  "\u8282\u65E5\u9001\u793C\u573A\u666F\u6E05\u6670\uFF0C\u6807\u9898\u548C\u5C01\u9762\u90FD\u597D\u505A"
];
var comments = [
  "\u5EFA\u8BAE\u7528\u524D\u540E\u5BF9\u6BD4\u5F00\u573A\uFF0C\u4E09\u79D2\u5185\u9732\u51FA\u5356\u70B9\u3002",
  "\u8BC4\u8BBA\u533A\u591A\u95EE\u5C3A\u5BF8\uFF0C\u53E3\u64AD\u91CC\u4E3B\u52A8\u8BF4\u6E05\u695A\u3002",
  "\u548C\u540C\u5E97\u7206\u6B3E\u7EC4\u5957\u8BB2\u89E3\uFF0C\u5BA2\u5355\u4EF7\u66F4\u9AD8\u3002",
  ""
];
var insertPicks = async (tx, company_id, issue2, from_t, most2) => {
  await sql7`
    insert into curated_pick (company_id, issue, product_id, position, topics, reason, comment)
    select ${company_id}, ${issue2}, p.product_id, row_number() over (order by p.k) - 1,
      case when p.sampled and p.topic <> 4 then array[p.topic, 4] else array[p.topic] end::smallint[],
      (${reasons}::text[])[p.topic], (${comments}::text[])[1 + p.k % ${comments.length}::int]
    from (
      select p.product_id, p.k, coalesce(o.sample_kind, 0) > 0 as sampled,
        case when p.standard_rate_bp >= 1900 then 3 else (array[1, 2, 5, 1])[1 + p.k % 4] end as topic
      from (
        select product_id, company_id, standard_rate_bp,
          row_number() over (order by md5(product_id || ${issue2}::text)) as k
        from product where company_id = ${company_id} and status = 1
      ) p left join product_offer o using (company_id, product_id)
      where p.k <= ${most2} and (o.off_t is null or o.off_t > ${from_t})
    ) p`.execute(tx);
};
var insertCurated = async (tx, company_id, day7) => {
  for (let week = 0; week < WEEKS; week++) {
    const issue2 = issueOf(day7 - 7 * week);
    const publish_t = dayStart(demoClock, issueDay(issue2));
    await tx.insertInto("curated_issue").values({ company_id, issue: issue2, publish_t, end_t: null, update_time: publish_t }).execute();
    await insertPicks(tx, company_id, issue2, publish_t, PICKS - 2 * week);
  }
};

// platform/demo/market.ts
import { sql as sql8 } from "kysely";
var DAY5 = 86400;
var numbered = (company_id) => sql8`(
  select p.*, row_number() over (order by p.product_id) as n from product p where p.company_id = ${company_id}) p`;
var numberedCreators = (company_id) => sql8`(
  select c.creator_id, row_number() over (order by c.follower_count desc, c.creator_id) as n
  from creator c where c.company_id = ${company_id}) c`;
var insertOffers = async (tx, company_id, today) => {
  await sql8`
    insert into product_offer (company_id, product_id, collab_type, off_t, next_rate_bp, next_rate_t,
      sample_kind, sample_quota, min_followers, min_gmv_amt, min_views, update_time)
    select p.company_id, p.product_id,
      case when p.n % 50 = 12 then 4 when p.n % 10 = 3 then 3 when p.n % 7 = 2 then 2 else 1 end,
      case when p.n % 61 = 7 then ${today - DAY5}::bigint when p.n % 37 = 5 then ${today} + (2 + p.n % 6) * ${DAY5} end,
      case when p.n % 29 = 3 then p.standard_rate_bp - 200 end,
      case when p.n % 29 = 3 then ${today} + (3 + p.n % 10) * ${DAY5} end,
      case when p.n % 3 = 0 then 1 when p.n % 5 = 1 then 2 else 0 end, 2 + p.n % 9,
      case when p.n % 4 <> 1 then (array[1000, 5000, 20000])[1 + p.n % 3] end,
      case when p.n % 6 = 3 then 20000 end, case when p.n % 12 = 6 then 800 end, ${today}
    from ${numbered(company_id)}`.execute(tx);
  await sql8`
    update sku set stock = least(sku.stock, 3)
    from ${numbered(company_id)}
    where p.n % 41 = 9 and sku.company_id = p.company_id and sku.product_id = p.product_id`.execute(tx);
  await sql8`
    update product set stock = case when p.n % 41 = 9
        then (select sum(k.stock)::int from sku k where k.company_id = p.company_id and k.product_id = p.product_id)
        else product.stock end,
      first_seen_t = case when p.n % 40 = 1 then ${today} when p.n % 6 = 2 then ${today} - (p.n % 30) * ${DAY5}
        else product.first_seen_t end
    from ${numbered(company_id)} where product.company_id = p.company_id and product.product_id = p.product_id
  `.execute(tx);
};
var insertLocks = async (tx, company_id, today) => {
  await sql8`
    insert into rate_lock (company_id, product_id, creator_id, rate_bp, locked_until_t, add_time)
    select p.company_id, p.product_id, c.creator_id, p.standard_rate_bp + 200,
      ${today} + (4 + p.n % 22) * ${DAY5}, ${today} - (26 - p.n % 22) * ${DAY5}
    from ${numbered(company_id)} join ${numberedCreators(company_id)} on c.n % 40 = p.n % 40
    where p.n % 31 = 4`.execute(tx);
};
var insertKept = async (tx, company_id, member_id, place3, t) => {
  await sql8`
    insert into showcase (member_id, company_id, product_id, rate_bp, add_time)
    select ${member_id}, p.company_id, p.product_id, p.standard_rate_bp, ${t}
    from ${numbered(company_id)} where p.n % 17 = ${place3 % 17}`.execute(tx);
  await sql8`
    insert into product_collect (member_id, company_id, product_id, add_time)
    select ${member_id}, p.company_id, p.product_id, ${t}
    from ${numbered(company_id)} where p.n % 23 = ${place3 % 23}`.execute(tx);
};
var insertSamples = async (tx, company_id, today) => {
  await sql8`
    insert into sample_request (company_id, product_id, sku_id, creator_id, member_id, qty, address, sample_kind,
      content_type, content_count, content_t, state, approve_deadline_t, ship_deadline_t, content_deadline_t,
      tracking_no, reject_reason, add_time, update_time)
    select p.company_id, p.product_id, s.sku_id, b.creator_id, b.member_id, 1, '浙江省杭州市滨江区江南大道 ' || p.n || ' 号',
      o.sample_kind, 1 + p.n % 2, 1 + p.n % 3, ${today} + 20 * ${DAY5}, k.state,
      ${today} + 5 * ${DAY5}, ${today} + 6 * ${DAY5}, ${today} + case o.sample_kind when 1 then 12 else 80 end * ${DAY5},
      case when k.state between 2 and 4 then 'YT' || (7000000000 + p.n) else '' end,
      case when k.state = 6 then (array['NOT_MATCH', 'OFFLINE', 'OUT_OF_STOCK', 'OTHER'])[1 + p.n % 4] else '' end,
      ${today} - (2 + p.n % 9) * ${DAY5}, ${today} - (p.n % 2) * ${DAY5}
    from ${numbered(company_id)}
    join product_offer o on o.company_id = p.company_id and o.product_id = p.product_id and o.sample_kind > 0
    cross join lateral (select sku_id from sku where sku.company_id = p.company_id and sku.product_id = p.product_id
      order by sku_id limit 1) s
    cross join lateral (select (p.n / 8 % 11)::smallint as state) k
    join (select creator_id, member_id, row_number() over (order by creator_id) as n from creator_binding
      where company_id = ${company_id}) b on b.n = 1 + p.n % 40
    where p.n % 8 in (0, 4)`.execute(tx);
};
var insertAssignments = async (tx, company_id, member_id, t) => {
  await sql8`
    insert into product_assignment (company_id, product_id, creator_id, member_id, rate_bp, add_time)
    select p.company_id, p.product_id, c.creator_id, ${member_id}, p.standard_rate_bp, ${t}
    from ${numbered(company_id)} join ${numberedCreators(company_id)} on c.n = 1 + p.n % 12
    where p.n % 9 = 5`.execute(tx);
};
var keepers = {
  tide: ["leader", "staff", "tide.linyue", "shops", "fbads"],
  platform: ["agent1", "agent2", "agent3", "agent4"]
};
var insertMarket = async (tx, company_id, world, members2, today) => {
  await insertOffers(tx, company_id, today);
  await insertLocks(tx, company_id, today);
  await insertSamples(tx, company_id, today);
  for (const [place3, name2] of keepers[world].entries()) {
    const member_id = members2.get(name2);
    if (member_id === void 0) continue;
    await insertKept(tx, company_id, member_id, place3, today - place3 * DAY5);
    if (place3 === 0) await insertAssignments(tx, company_id, member_id, today - DAY5);
  }
};

// platform/demo/members.ts
import { hash } from "@node-rs/argon2";
var nameFor = (wanted2, taken3) => {
  let name2 = wanted2;
  while (taken3.has(name2)) name2 = `demo.${name2}`;
  return name2;
};
var takenNames = async (tx) => {
  const names3 = demoMembers.flatMap(({ username }) => [username, `demo.${username}`]);
  const rows = await tx.selectFrom("member").select("username").where("username", "in", names3).execute();
  return new Set(rows.map(({ username }) => username));
};
var takenPhones = async (tx) => {
  const phones = demoMembers.flatMap(({ fields }) => fields.mobile ?? []);
  const rows = await tx.selectFrom("member").select("mobile").where("mobile", "in", phones).execute();
  return new Set(rows.flatMap(({ mobile: mobile2 }) => mobile2 ?? []));
};
var ancestorsOf = (member3) => {
  const above = demoMembers.find(({ username }) => username === member3.above);
  return above ? [above.username, ...ancestorsOf(above)] : [];
};
var idIn = (ids4, username) => {
  const id10 = ids4.get(username);
  if (id10 === void 0) throw new Error(`the demo has no member ${username}`);
  return id10;
};
var insertMembers = async (tx, company_id, t) => {
  const ids4 = /* @__PURE__ */ new Map();
  const password_hash = await hash(demoPassword);
  const taken3 = await takenNames(tx);
  const phones = await takenPhones(tx);
  for (const member3 of demoMembers) {
    const above = member3.above === null ? null : idIn(ids4, member3.above);
    const { id: id10 } = await tx.insertInto("member").values({
      company_id: member3.world === "tide" ? company_id : 0,
      username: nameFor(member3.username, taken3),
      password_hash,
      membername: member3.name,
      tk_pid: above ?? 0,
      manager_id: above,
      referrer_id: above,
      last_login_t: null,
      deleted_t: null,
      add_time: t,
      update_time: t,
      ...member3.fields,
      mobile: phones.has(member3.fields.mobile ?? "") ? null : member3.fields.mobile ?? null
    }).returning("id").executeTakeFirstOrThrow();
    ids4.set(member3.username, id10);
  }
  await tx.insertInto("member_closure").values(
    demoMembers.flatMap(
      (member3) => [member3.username, ...ancestorsOf(member3)].map((ancestor, depth) => ({
        ancestor_id: idIn(ids4, ancestor),
        descendant_id: idIn(ids4, member3.username),
        depth
      }))
    )
  ).execute();
  await tx.insertInto("member_module").values(
    demoMembers.flatMap(
      ({ username, modules }) => modules.map((code2) => ({ member_id: idIn(ids4, username), code: code2, start_t: t, end_t: null }))
    )
  ).execute();
  const outside = demoMembers.filter(({ world }) => world === "platform").map(({ username }) => idIn(ids4, username));
  await writeMembers(tx, company_id, ids4, outside, t);
  return ids4;
};

// platform/queries/account/notices.ts
import { sql as sql9 } from "kysely";
var insertNotice = async (tx, { viewers, about, event, now }) => {
  const ids4 = viewers.filter((id10) => id10 !== null);
  await sql9`
    insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time)
    select v.company_id, v.id, coalesce(nullif(a.membername, ''), a.username), a.agency_level, ${event}::text, 'member',
      a.id::text, ${now}::bigint
    from member v, member a where v.id = any(${ids4}::bigint[]) and v.deleted_t is null and a.id = ${about}`.execute(tx);
};

// platform/demo/notices.ts
var HOUR3 = 3600;
var notices = [
  ["leader", "tide.hanzhi", "member.registered", 900],
  ["leader", "tide.zhouye", "password.changed", 410],
  ["leader", "staff", "phone.changed", 130],
  ["leader", "tide.lvqing", "password.changed", 15],
  ["agent1", "agent2", "phone.changed", 220],
  ["agent1", "agent4", "password.changed", 40]
];
var insertNotices = async (tx, members2, today) => {
  for (const [viewer, about, event, hoursAgo] of notices) {
    const viewers = [members2.get(viewer) ?? null];
    await insertNotice(tx, { viewers, about: members2.get(about) ?? 0, event, now: today - hoursAgo * HOUR3 });
  }
};

// platform/demo/office.ts
var team = { menu_name: "\u76F4\u8425\u56E2\u961F", enname: "Direct team", ico: "team", url: "/directlyTeam" };
var entries = [
  ["\u5458\u5DE5\u7BA1\u7406", "Staff", "management"],
  ["\u5458\u5DE5\u6570\u636E", "Staff data", "directlyData"],
  ["\u5458\u5DE5\u8BA2\u5355", "Staff orders", "directlyOrder"],
  ["\u6743\u9650\u7BA1\u7406", "Permissions", "permissions"]
];
var insertMenu = async (tx, company_id) => {
  const { id: pid } = await tx.insertInto("company_menu").values({ ...team, company_id, pid: null }).returning("id").executeTakeFirstOrThrow();
  const rows = entries.map(([menu_name, enname, screen], index) => ({
    company_id,
    menu_name,
    pid,
    enname,
    url: `${team.url}/${screen}`,
    sort: index + 1
  }));
  await tx.insertInto("company_menu").values(rows).execute();
};
var TEN_YEARS = 3650 * 86400;
var INVITED_RATE_BP = 3e3;
var insertInvites = async (tx, members2, t) => {
  const rows = Object.entries(demoInvites).flatMap(([username, code2]) => {
    const member_id = members2.get(username);
    const terms2 = { share_rate_bp: INVITED_RATE_BP, expire_t: t + TEN_YEARS, add_time: t };
    return member_id === void 0 ? [] : [{ code: code2, member_id, ...terms2 }];
  });
  await tx.insertInto("invite").values(rows).onConflict((conflict) => conflict.column("code").doNothing()).execute();
};

// platform/demo/shop-auth.ts
import { sql as sql10 } from "kysely";
var DAY6 = 86400;
var FAILING = ["7495301122846650104", "7495301122846650204"];
var ENDING = "7495301122846650107";
var insertAuths = async (tx, company_id, today) => {
  await sql10`
    insert into shop_auth (company_id, shop_id, state, refresh_expire_t, last_sync_t)
    select company_id, shop_id, case when shop_id = any(${FAILING}::text[]) then 5 else 1 end,
      ${today} + ${DAY6} * case when shop_id = ${ENDING} then 12 else 180 + (hashtext(shop_id) & 127) end,
      ${today} - case when shop_id = any(${FAILING}::text[]) then ${2 * DAY6} else 0 end
    from shop where company_id = ${company_id}`.execute(tx);
};
var syncShops = async (db, companies, now) => {
  await sql10`
    update shop_auth set last_sync_t = ${now}
    where company_id = any(${companies}::bigint[]) and state = 1 and refresh_expire_t > ${now}`.execute(db);
};

// platform/demo/shop-stock.ts
import { sql as sql11 } from "kysely";
var UNCOSTED_SHOP = "7495301122846650104";
var roughenShelves = async (tx, company_id) => {
  await sql11`update sku set stock = 0
    where company_id = ${company_id} and hashtext(sku_id || 'stock') & 63 = 0`.execute(tx);
  await sql11`update sku set cost_amt = null from product p
    where sku.company_id = ${company_id} and p.company_id = sku.company_id and p.product_id = sku.product_id
      and p.shop_id = ${UNCOSTED_SHOP} and hashtext(sku.sku_id) & 15 = 0`.execute(tx);
  await sql11`update product p set stock = k.stock,
      status = (array[0, 2, 2, 3, 4, 4, 5])[1 + (hashtext(p.product_id) & 1023) % 7]
        * (hashtext(p.product_id || 'status') & 31 = 0)::int
        + (hashtext(p.product_id || 'status') & 31 <> 0)::int
    from (select product_id, sum(stock)::int as stock from sku where company_id = ${company_id} group by product_id) k
    where p.company_id = ${company_id} and k.product_id = p.product_id`.execute(tx);
};

// platform/demo/trend-watches.ts
import { sql as sql12 } from "kysely";
var PRODUCTS = 6;
var SKUS = 3;
var insertTrendWatches = async (tx, company_id, members2, today) => {
  const member3 = members2.get("shops");
  if (member3 === void 0) return;
  const since = sql12`0::smallint, false, ${dayNumber(demoClock, today) - 1}::int, ${today}::bigint, ${today}::bigint`;
  await sql12`
    insert into trend_watch
      (member_id, kind, object_id, trends, stock_days, trend, low, checked_day, add_time, update_time)
    (select ${member3}::bigint, 1::smallint, product_id, '{1,2,3}'::smallint[], ${stockDays.restock}::int, ${since}
      from product where company_id = ${company_id} order by md5(product_id) limit ${PRODUCTS})
    union all
    (select ${member3}, 2, sku_id, '{1}', null, ${since}
      from sku where company_id = ${company_id} order by md5(sku_id) limit ${SKUS})`.execute(tx);
};

// platform/demo/setup.ts
var insertCompany = async (tx, t) => {
  const taken3 = await tx.selectFrom("company").select("id").where("name", "=", demoCompanyName).executeTakeFirst();
  if (taken3) {
    throw new Error(
      `\u5DF2\u6709\u516C\u53F8\u540D\u4E3A\u300C${demoCompanyName}\u300D\uFF0C\u6F14\u793A\u516C\u53F8\u65E0\u6CD5\u521B\u5EFA\uFF1B\u8BF7\u6539\u540D\u6216\u8BBE\u7F6E DEMO=off\u3002 A company is already called "${demoCompanyName}": rename it, or set DEMO=off.`
    );
  }
  const { id: id10 } = await tx.insertInto("company").values({
    name: demoCompanyName,
    display_currency: "USD",
    time_zone: demoClock.zone,
    cut_hour: demoClock.cut_hour,
    demo: true,
    expire_t: null,
    add_time: t,
    update_time: t
  }).returning("id").executeTakeFirstOrThrow();
  return id10;
};
var ensureCompany = (db, plan) => db.transaction().execute(async (tx) => {
  const known3 = await findDemo(tx);
  if (known3) return known3;
  const company_id = await insertCompany(tx, plan.origin);
  const demo = { company_id, plan };
  const members2 = await insertMembers(tx, company_id, plan.origin);
  await insertMenu(tx, company_id);
  await insertInvites(tx, members2, plan.origin);
  const today = dayStart(demoClock, dayNumber(demoClock, plan.origin) + plan.days);
  await insertAnnouncements(tx, company_id, members2, today);
  await insertNotices(tx, members2, today);
  await insertAds(tx, company_id, members2, plan, today);
  for (const { company_id: company_id2, book } of booksOf(demo)) {
    await insertWorld(tx, company_id2, book.world, plan.seed, members2, plan.origin);
    await roughenShelves(tx, company_id2);
    await insertAuths(tx, company_id2, today);
    await insertMarket(tx, company_id2, book.world.name, members2, today);
    await insertCurated(tx, company_id2, dayNumber(demoClock, today));
  }
  await insertTrendWatches(tx, company_id, members2, today);
  await insertPrices(tx, demo);
  await writePlan(tx, demo, plan.origin);
  return demo;
});

// platform/demo/targets.ts
var targetPurpose = nameSeed("targets");
var monthsOf = (origin, now) => {
  const dayOf2 = (t) => Math.floor((t + 8 * 3600) / 86400);
  const months = [];
  for (let day7 = monthStart(dayOf2(origin)); day7 <= dayOf2(now); day7 = monthStart(day7 + 32))
    months.push(dayText(day7).slice(0, 7));
  return months;
};
var expectedOrders = (book, month3) => {
  const { zone } = demoClock;
  const start2 = zonedSeconds(zone, `${month3}-01 00:00`);
  const next = dayText(monthStart(start2 / 86400 + 33)).slice(0, 7);
  const end = zonedSeconds(zone, `${next}-01 00:00`);
  let orders4 = 0;
  for (let t = Math.max(start2, book.plan.origin); t < end; t += 900) orders4 += book.rateAt(t) * 15;
  return orders4;
};
var sample = (book, seed) => {
  const full = createBook(book.world, { ...book.plan, scale: 1 });
  const number6 = new Map(book.world.crowd.creators.map(({ creator_id }, i) => [creator_id, i]));
  const teamOf = new Map(demoMembers.map(({ username, above }) => [username, above ?? ""]));
  const sums = /* @__PURE__ */ new Map();
  const first2 = Math.floor(book.plan.origin / 60) + Math.floor(book.plan.days * 720);
  let orders4 = 0;
  let pay = 0;
  for (let minute = first2; minute < first2 + 7 * 1440; minute += 7) {
    for (const order2 of full.ordersOfMinute(minute)) {
      orders4++;
      for (const line3 of order2.lines) {
        pay += line3.pay_amt;
        const team2 = teamOf.get(ownerOf(seed, book.world.name, number6.get(line3.creator_id) ?? 0)) ?? "";
        sums.set(team2, (sums.get(team2) ?? 0) + line3.pay_amt);
      }
    }
  }
  return { mean: pay / orders4, parts: new Map([...sums].map(([team2, sum2]) => [team2, sum2 / pay])) };
};
var roundTarget = (value3) => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value3))) - 2);
  return Math.round(value3 / unit) * unit;
};
var effort = (seed, month3, place3) => new Random(seed, Number(month3.replace("-", "")), place3, targetPurpose).between(0.955, 1.095);
var ensureTargets = async (db, demo, books, now) => {
  const months = monthsOf(demo.plan.origin, now);
  const scope = `c${demo.company_id}`;
  const known3 = await db.selectFrom("kpi_target").select("month").where("scope", "=", scope).where("month", "in", months).execute();
  const missing = months.filter((month3) => !known3.some((row) => row.month === month3));
  if (missing.length === 0) return;
  const { seed } = demo.plan;
  const { book } = at(books, 0);
  const { mean, parts: parts2 } = sample(book, seed);
  const members2 = await readMembers(db, demo);
  const rows = missing.flatMap((month3) => {
    const expected = expectedOrders(book, month3) * mean;
    const row = (target3, share2, place3) => ({
      scope: target3,
      month: month3,
      metric: "M01",
      value: roundTarget(expected * share2 * effort(seed, month3, place3)),
      update_time: now
    });
    const teams2 = teamLeaders.flatMap((username, i) => {
      const id10 = members2.get(username);
      return id10 === void 0 ? [] : [row(`m${id10}`, parts2.get(username) ?? 0, i + 1)];
    });
    return [row(scope, 1, 0), ...teams2];
  });
  await db.insertInto("kpi_target").values(rows).onConflict((conflict) => conflict.doNothing()).execute();
};

// platform/demo/demo.ts
var defaultSeed = 20251111;
var defaultWaitDays = 8;
var stepSize = 1e3;
var accountsOf2 = async (db, ids4) => {
  const rows = await db.selectFrom("member").select(["id", "username"]).where("id", "in", [...ids4.values()]).where("deleted_t", "is", null).execute();
  return demoMembers.flatMap(({ username, note: note3 }) => {
    const row = rows.find(({ id: id10 }) => id10 === ids4.get(username));
    return row && note3 !== void 0 ? [{ username: row.username, note: note3 }] : [];
  });
};
var firstWaited = ({ plan }, now, days2) => Number.isFinite(days2) ? Math.max(plan.origin, dayStart(demoClock, dayNumber(demoClock, now) - days2 + 1)) : plan.origin;
var seedDemo = async (options2) => {
  const { db, gate, progress, scale = 1, days: days2 = 90, seed = defaultSeed, waitDays = defaultWaitDays, signal } = options2;
  const started = options2.now();
  const demo = await ensureCompany(db, makePlan(seed, started, days2, scale));
  const books = booksOf(demo);
  await ensureTargets(db, demo, books, started);
  await ensureAds(db, demo, books, started);
  await ensureNovelties(db, demo, books, started);
  const fill = { db, gate, demo, books };
  const first2 = firstWaited(demo, started, waitDays);
  const total6 = Math.max(0, Math.ceil((started - first2) / 86400));
  let reached = extended(await readProgress(db, demo), started, demo.plan.origin);
  await writeProgress(db, demo, reached);
  await fillRefunds(fill, reached, () => signal?.aborted ?? false);
  for (let top = started; top > first2; ) {
    signal?.throwIfAborted();
    reached = await fillStep(fill, reached, stepSize);
    top = reached.left.at(-1)?.to ?? first2;
    progress?.(Math.max(0, Math.min(total6, Math.floor((started - top) / 86400))), total6);
  }
  progress?.(total6, total6);
  const ids4 = await readMembers(db, demo);
  return {
    accounts: await accountsOf2(db, ids4),
    starCutters: [...ids4].flatMap(([username, id10]) => username === starCutter ? [id10] : [])
  };
};

// platform/demo/content-run.ts
import * as z5 from "zod/mini";

// platform/queries/pulse.ts
import { sql as sql13 } from "kysely";
var readVersion = async (db, company_id) => {
  const { rows } = await sql13`
    select version from company_pulse where company_id = ${company_id}`.execute(db);
  return rows[0]?.version ?? 0;
};
var ping = async (db) => {
  await sql13`select 1`.execute(db);
};
var readVersions = async (db, company_ids) => {
  const { rows } = await sql13`
    select company_id, version from company_pulse where company_id = any(${company_ids}::bigint[])`.execute(db);
  return rows;
};
var raiseVersion = async (tx, company_id, now) => {
  await sql13`
    with raised as (
      insert into company_pulse as t (company_id, version, changed_t) values (${company_id}, 1, ${now})
      on conflict (company_id) do update set version = t.version + 1, changed_t = greatest(t.changed_t, excluded.changed_t)
      returning company_id, version)
    select pg_notify('tw_company', company_id || ':' || version) from raised`.execute(tx);
};

// platform/demo/content-daily.ts
import { sql as sql15 } from "kysely";

// platform/demo/content-quiet.ts
import { sql as sql14 } from "kysely";
var WATCHED = 3;
var quietPosts = ({ day: day7, start: start2, creators, products }) => sql14`
  select '75' || lpad((hashtextextended(seed, 24) & 9007199254740991)::text, 17, '0') as content_id, creator_id,
    case when ${chanceOf(sql14`seed`, 21)} < 0.2 then 6 else 1 end as content_type,
    (${products}::text[])[1 + floor(${chanceOf(sql14`seed`, 22)} * ${products.length})::int] as product_id, age,
    ${start2}::bigint - age * 86400 + floor(86000 * ${chanceOf(sql14`seed`, 23)})::bigint as post_t
  from (
    select creator_id, age, creator_id || (${day7}::int - age)::text as seed
    from unnest(${creators}::text[]) as creator_id cross join generate_series(0, ${sql14.lit(WATCHED - 1)}) as age) maybe
  where ${chanceOf(sql14`seed`, 20)} < 0.3`;
var quietPairs = (day7) => sql14`
  select content_id, product_id, creator_id, content_type,
    ceil((1 + 30 * ${chanceOf(sql14`content_id`, 25)}) / (1 + age * 2)) as clicks
  from (${quietPosts(day7)}) quiet`;
var insertQuiet = async (tx, day7) => {
  await sql14`
    insert into content_product (company_id, content_id, product_id)
    select ${day7.company_id}, content_id, product_id from (${quietPosts(day7)}) quiet
    on conflict do nothing`.execute(tx);
  await sql14`
    insert into content (company_id, content_id, content_type, creator_id, title, post_t, duration_s, is_ad, add_time, update_time)
    select ${day7.company_id}, content_id, content_type, q.creator_id,
      ${wordOf(["\u968F\u624B\u4E00\u62CD", "\u4ECA\u65E5\u597D\u7269", "\u7C89\u4E1D\u95EE\u7684\u6765\u4E86", "\u5C45\u5BB6\u65E5\u5E38", "\u7A7A\u74F6\u8BB0", "\u65B0\u5230\u8D27"], sql14`content_id`, 26)} || '｜' || p.title,
      post_t, case when content_type = 1 then 9 + floor(70 * ${chanceOf(sql14`content_id`, 27)})::int end,
      ${chanceOf(sql14`content_id`, 28)} < 0.06, post_t, post_t
    from (${quietPosts(day7)}) q
    join product p on p.company_id = ${day7.company_id} and p.product_id = q.product_id
    on conflict do nothing`.execute(tx);
};

// platform/demo/content-daily.ts
var soldPairs = (day7) => sql15`
  select content_id, product_id, creator_id, content_type,
    ceil(sku_orders / (0.01 + 0.05 * ${chanceOf(sql15`coalesce(nullif(content_id, ''), product_id) || ${day7.day}::text`, 1)})) as clicks
  from (
    select l.content_id, l.product_id, min(l.creator_id) as creator_id, min(l.content_type) as content_type,
      count(distinct (l.order_id, l.sku_id)) as sku_orders
    from ${demoLines(day7)} group by 1, 2) sold`;
var shown = ({ day: day7 }) => sql15`
  ceil(clicks / (0.02 + 0.06 * ${chanceOf(sql15`coalesce(nullif(content_id, ''), product_id) || ${day7}::text`, 2)}))`;
var columns = (day7) => {
  const u = (purpose2, low2, high2) => sql15`(${sql15.lit(low2)} + ${sql15.lit(high2 - low2)} * ${chanceOf(sql15`content_id || ${day7.day}::text`, purpose2)})`;
  const isLive = sql15`content_type = 2`;
  return sql15`
    select content_id, creator_id, content_type, impressions, clicks, views,
      ceil(views * ${u(4, 0.01, 0.08)}) as likes, floor(views * ${u(5, 1e-3, 9e-3)}) as comments,
      floor(views * ${u(6, 5e-4, 6e-3)}) as shares,
      ceil(views * case when ${isLive} then ${u(7, 25, 140)} else ${u(8, 6, 22)} end) as watch_s,
      case when ${isLive} then ceil(views / ${u(9, 0.08, 0.25)}) else 0 end as room_impressions,
      floor(views * ${u(10, 8e-4, 8e-3)}) as new_followers
    from (
      select content_id, creator_id, content_type, impressions, clicks,
        ceil(impressions * case when ${isLive} then ${u(3, 0.25, 0.45)} else ${u(3, 1.1, 2.2)} end) as views
      from (
        select content_id, min(creator_id) as creator_id, min(content_type) as content_type,
          sum(impressions) as impressions, sum(clicks) as clicks
        from pair where content_id <> '' group by content_id) summed) viewed`;
};
var insertContentDaily = async (tx, day7) => {
  await sql15`
    with clicked as materialized (${soldPairs(day7)} union all ${quietPairs(day7)}),
    pair as materialized (select *, ${shown(day7)} as impressions from clicked),
    products as (
      insert into product_daily (company_id, product_id, day, impressions, clicks, add_to_cart, data_time)
      select ${day7.company_id}, product_id, ${day7.day}, sum(impressions), sum(clicks),
        ceil(sum(clicks) * (0.08 + 0.14 * ${chanceOf(sql15`product_id || ${day7.day}::text`, 11)})), ${day7.end}
      from pair group by product_id
      on conflict do nothing)
    insert into content_daily (company_id, content_id, day, creator_id, content_type, impressions, clicks, views, likes,
      comments, shares, watch_s, room_impressions, new_followers, data_time)
    select ${day7.company_id}, content_id, ${day7.day}, creator_id, content_type, impressions, clicks, views, likes,
      comments, shares, watch_s, room_impressions, new_followers, ${day7.end}
    from (${columns(day7)}) of_day
    on conflict do nothing`.execute(tx);
};

// platform/demo/content-texts.ts
import { sql as sql16 } from "kysely";
var beginnings = [
  "\u5F00\u7BB1\u5B9E\u6D4B",
  "\u56DE\u8D2D\u7B2C\u4E09\u6B21",
  "\u5E73\u4EF7\u597D\u7269",
  "\u59D0\u59B9\u4EEC\u51B2",
  "\u7528\u4E86\u4E00\u5468\u8BF4\u8BF4",
  "\u771F\u9999\u8FD8\u662F\u907F\u96F7",
  "\u9650\u65F6\u597D\u4EF7",
  "\u5DE5\u5382\u76F4\u53D1"
];
var nameContents = async (tx, day7) => {
  const { company_id } = day7;
  const week = dayStart(demoClock, Math.floor(day7.day / 7) * 7);
  await sql16`
    insert into content_product (company_id, content_id, product_id)
    select distinct l.company_id, l.content_id, l.product_id from ${demoLines(day7)} and l.content_id <> ''
    on conflict do nothing`.execute(tx);
  await sql16`
    update content c set
      title = ${wordOf(beginnings, sql16`c.content_id`, 31)} || '｜' || p.title,
      post_t = ${week}::bigint - floor(172800 * ${chanceOf(sql16`c.content_id`, 32)})::bigint,
      duration_s = case when c.content_type = 1 then 12 + floor(75 * ${chanceOf(sql16`c.content_id`, 33)})::int end
    from (
      select l.content_id, min(l.product_id) as product_id
      from ${demoLines(day7)} and l.content_id <> '' and l.content_type <> 2 group by 1) sold
    join product p on p.company_id = ${company_id} and p.product_id = sold.product_id
    where c.company_id = ${company_id} and c.content_id = sold.content_id and c.post_t is null`.execute(tx);
  await sql16`
    update content c set title = s.title, post_t = s.start_t, duration_s = s.end_t - s.start_t
    from live_session s
    where s.company_id = ${company_id} and s.start_t >= ${day7.start} and s.start_t < ${day7.end}
      and c.company_id = s.company_id and c.content_id = s.live_id and c.duration_s is null
      and (c.post_t is null or s.end_t is not null)`.execute(tx);
};

// platform/demo/live-minutes.ts
import { sql as sql17 } from "kysely";
var MINUTE_DAYS = 3;
var ROOMS = 8;
var measures = [
  "views",
  "room_impressions",
  "impressions",
  "clicks",
  "watch_s",
  "new_followers",
  "comments",
  "likes",
  "shares"
];
var spread = (name2) => {
  const of16 = sql17.ref(`d.${name2}`);
  return sql17`(floor(${of16} * upto / whole) - floor(${of16} * (upto - weight) / whole))::bigint as ${sql17.ref(name2)}`;
};
var insertMinutes = async (tx, { company_id, day: day7, start: start2, end, creators }) => {
  await sql17`
    insert into live_minute (company_id, live_id, minute_t, viewers, ${sql17.join(measures.map((name2) => sql17.ref(name2)))})
    select ${company_id}, live_id, minute_t, ceil(watch_s / 60.0), ${sql17.join(measures.map((name2) => sql17.ref(name2)))}
    from (
      select m.live_id, m.minute_t, ${sql17.join(measures.map(spread))}
      from (
        select live_id, minute_t, weight, sum(weight) over (partition by live_id order by minute_t) as upto,
          sum(weight) over (partition by live_id) as whole
        from (
          select live_id, minute_t,
            (100 * (0.25 + sin(pi() * (minute_t - start_t) / (end_t - start_t + 60)) + 0.35 * ${chanceOf(sql17`live_id || minute_t::text`, 51)}))::bigint as weight
          from (
            select s.live_id, s.start_t / 60 * 60 as start_t, s.end_t from live_session s
            join content_daily d on d.company_id = s.company_id and d.content_id = s.live_id and d.day = ${day7}
            where s.company_id = ${company_id} and s.start_t >= ${start2} and s.start_t < ${end} and s.end_t is not null
              and s.creator_id = any(${creators}::text[])
            order by d.views desc, s.live_id limit ${sql17.lit(ROOMS)}) room
          cross join lateral generate_series(start_t, end_t - 1, 60) as minute_t) weighed) m
      join content_daily d on d.company_id = ${company_id} and d.content_id = m.live_id and d.day = ${day7}) spread
    on conflict do nothing`.execute(tx);
};
var forgetMinutes = async (tx, { company_id, creators }, t) => {
  await sql17`
    delete from live_minute m using live_session s
    where m.company_id = ${company_id} and m.minute_t < ${t} and s.company_id = m.company_id and s.live_id = m.live_id
      and s.start_t < ${t} and s.creator_id = any(${creators}::text[])`.execute(tx);
};

// platform/demo/live-plans.ts
import { sql as sql19 } from "kysely";

// platform/demo/live-sessions.ts
import { sql as sql18 } from "kysely";
var topics = ["\u6E90\u5934\u597D\u7269\u4E13\u573A", "\u5BA0\u7C89\u798F\u5229\u591C", "\u65B0\u54C1\u9996\u53D1", "\u6E05\u4ED3\u7529\u5356", "\u54C1\u724C\u65E5\u8FD4\u573A", "\u767E\u5143\u4EE5\u5185\u4E13\u573A"];
var liveTitle = sql18`
  coalesce(nullif(c.nickname, ''), c.username) || '｜' || ${wordOf(topics, sql18`live_id`, 41)}`;
var accountType = sql18`
  case when ${chanceOf(sql18`c.creator_id`, 42)} < 0.06 then 1 when ${chanceOf(sql18`c.creator_id`, 42)} < 0.18 then 2 else 3 end`;
var opened = (start2) => sql18`greatest(${start2}::bigint, first_t - 300 - floor(1500 * ${chanceOf(sql18`live_id`, 43)})::bigint)`;
var length = sql18`
  (5400 + 12600 * ${chanceOf(sql18`live_id`, 44)} + 1300 * ln(greatest(1000, coalesce(c.follower_count, 0)) / 1000.0))::bigint`;
var writeSessions = async (tx, day7, now) => {
  await sql18`
    insert into live_session as s (company_id, live_id, creator_id, account_type, title, state, plan_start_t, start_t,
      end_t, target_gmv_amt, add_time, update_time)
    select ${day7.company_id}, live_id, creator_id, account_type, title,
      case when stop > ${now} then 2 when ${now} < ${day7.end} or ${chanceOf(sql18`live_id`, 45)} < 0.25 then 3 else 4 end,
      start_t / 900 * 900, start_t, case when stop > ${now} then null else stop end,
      case when ${chanceOf(sql18`live_id`, 46)} < 0.6 then (stop - start_t) / 3600 * 2500 + 5000 end, start_t, ${now}
    from (
      select *, least(start_t + length, ${day7.end - 60}) as stop
      from (
        select live_id, c.creator_id, ${accountType} as account_type, ${liveTitle} as title,
          ${opened(day7.start)} as start_t, ${length} as length
        from (
          select l.content_id as live_id, min(l.creator_id) as creator_id, min(l.paid_t) as first_t
          from ${demoLines(day7)} and l.content_type = 2 and l.content_id <> '' group by 1) sold
        join creator c on c.company_id = ${day7.company_id} and c.creator_id = sold.creator_id) opened) room
    on conflict (company_id, live_id) do update set state = excluded.state,
      plan_start_t = least(s.plan_start_t, excluded.plan_start_t), start_t = coalesce(s.start_t, excluded.start_t),
      end_t = excluded.end_t, target_gmv_amt = coalesce(s.target_gmv_amt, excluded.target_gmv_amt),
      update_time = excluded.update_time
    where s.state in (0, 1, 2, 5) and (s.state, coalesce(s.end_t, 0)) is distinct from (excluded.state, coalesce(excluded.end_t, 0))`.execute(
    tx
  );
};

// platform/demo/live-plans.ts
var hours = [10, 14, 16, 19, 20, 21];
var LOOK = 15;
var plansOf = ({ book }, { start: start2 }) => {
  const followers = new Map(book.world.crowd.creators.map((one) => [one.creator_id, one.follower_count]));
  const found = /* @__PURE__ */ new Map();
  for (const hour of hours) {
    const from = start2 / 60 + hour * 60;
    const rooms = Array.from({ length: LOOK }, (_4, n) => book.ordersOfMinute(from + n)).flat().flatMap(({ lines }) => lines.filter((line3) => line3.content_type === 2)).sort((a, b) => (followers.get(a.creator_id) ?? 0) - (followers.get(b.creator_id) ?? 0));
    const [room] = rooms;
    if (!room || found.has(room.content_id)) continue;
    found.set(room.content_id, { live_id: room.content_id, creator_id: room.creator_id, plan_start_t: from * 60 });
  }
  return [...found.values()];
};
var insertPlans = async (tx, company_id, plans, now) => {
  await sql19`
    insert into live_session (company_id, live_id, creator_id, account_type, title, state, plan_start_t, target_gmv_amt, add_time, update_time)
    select ${company_id}, live_id, c.creator_id, ${accountType}, ${liveTitle}, 0, plan_start_t, 20000, ${now}, ${now}
    from unnest(${plans.map((one) => one.live_id)}::text[], ${plans.map((one) => one.creator_id)}::text[],
      ${plans.map((one) => one.plan_start_t)}::bigint[]) as plan(live_id, creator_id, plan_start_t)
    join creator c on c.company_id = ${company_id} and c.creator_id = plan.creator_id
    on conflict do nothing`.execute(tx);
};
var movePlans = async (tx, day7, ids4, now) => {
  await sql19`
    update live_session set state = case when ${now} >= ${day7.end} then 6 else 1 end, update_time = ${now}
    where company_id = ${day7.company_id} and live_id = any(${ids4}::text[]) and state in (0, 1)
      and (${now} >= ${day7.end} or (state = 0 and plan_start_t - 1800 <= ${now}))`.execute(tx);
};

// platform/demo/content-run.ts
var doneKey2 = "demo.content";
var doneShape2 = z5.array(z5.int());
var LIVE_EVERY = 6e4;
var isWritten = ({ at: at2, left }, from, to) => at2 >= to && left.every((span2) => span2.since !== null || span2.to <= from || span2.from >= to);
var idsOf = (plans) => plans.map(({ live_id }) => live_id);
var finishDay = async (tx, company3, number6, now) => {
  const day7 = contentDay(company3, number6);
  const today = dayNumber(demoClock, now);
  await writeSessions(tx, day7, now);
  await movePlans(tx, day7, idsOf(plansOf(company3, day7)), now);
  await insertQuiet(tx, day7);
  await insertContentDaily(tx, day7);
  await nameContents(tx, day7);
  if (number6 < today - MINUTE_DAYS) return;
  await insertMinutes(tx, day7);
  await forgetMinutes(tx, day7, dayStart(demoClock, today - MINUTE_DAYS));
};
var createContentRun = ({ db, demo, books }) => {
  let done;
  let looked = Number.NEGATIVE_INFINITY;
  let plans = { day: 0, ids: books.map(() => []) };
  const readDone = async (from) => new Set(doneShape2.parse(await readSetting(from, demo.company_id, doneKey2) ?? []));
  const lookAtToday = async (now, today) => {
    const isNew = plans.day !== today;
    if (isNew) plans = { day: today, ids: books.map((company3) => idsOf(plansOf(company3, contentDay(company3, today)))) };
    await db.transaction().execute(async (tx) => {
      for (const [i, company3] of books.entries()) {
        const day7 = contentDay(company3, today);
        const coming = isNew ? plansOf(company3, contentDay(company3, today + 1)) : [];
        await insertPlans(tx, company3.company_id, coming, now);
        await writeSessions(tx, day7, now);
        await nameContents(tx, day7);
        await movePlans(tx, day7, plans.ids[i] ?? [], now);
      }
    });
    looked = performance.now();
  };
  const finish = async (known3, day7, now) => {
    const days2 = [...known3, day7].sort((a, b) => a - b);
    await db.transaction().execute(async (tx) => {
      for (const company3 of books) await finishDay(tx, company3, day7, now);
      await writeSetting(tx, demo.company_id, doneKey2, days2, now);
      for (const { company_id } of books) await raiseVersion(tx, company_id, now);
    });
    known3.add(day7);
  };
  return {
    async step(progress) {
      const now = progress.at;
      const today = dayNumber(demoClock, now);
      done ??= await readDone(db);
      if (performance.now() - looked >= LIVE_EVERY && isWritten(progress, dayStart(demoClock, today), now))
        return lookAtToday(now, today);
      for (let day7 = today - 1; dayStart(demoClock, day7) >= demo.plan.origin; day7--) {
        if (done.has(day7)) continue;
        if (!isWritten(progress, dayStart(demoClock, day7), dayStart(demoClock, day7 + 1))) continue;
        return finish(done, day7, now);
      }
    }
  };
};

// platform/demo/queue.ts
import { setImmediate as breathe2 } from "node:timers/promises";
var span = 1800;
var lead = 300;
var changesBetween = async ({ book }, from, to) => {
  const found = [];
  const oldest = Math.max(book.plan.origin, from - longestFate);
  for (let minute = Math.floor(oldest / 60); minute * 60 < to; minute++) {
    for (const due of book.changesOf(minute, from, to)) if (due.update.settled_t === void 0) found.push(due);
    if (minute % 60 === 0) await breathe2();
  }
  return found.sort((a, b) => a.t - b.t);
};
var createQueue = (company3) => {
  let ready = [];
  let end = 0;
  let coming;
  const prepare = (from, to) => {
    coming ??= changesBetween(company3, from, to).then((found) => {
      ready.push(...found);
      end = to;
      coming = void 0;
    });
    return coming;
  };
  return {
    async take(from, to) {
      if (to > end) {
        await coming;
        if (to > end) await prepare(Math.max(end, from), to + span);
      } else if (to > end - lead) void prepare(end, end + span);
      const due = ready.filter(({ t }) => t >= from && t < to);
      ready = ready.filter(({ t }) => t >= to);
      return due.map(({ update }) => update);
    }
  };
};

// platform/demo/run.ts
var noteEvery = 10;
var stepSize2 = 400;
var openRun = async (db, gate) => {
  const demo = await findDemo(db);
  if (!demo) throw new Error("the demo company has not been set up");
  const books = booksOf(demo);
  const progress = await readProgress(db, demo);
  return { db, gate, demo, books, queues: books.map(createQueue), progress, noted: progress.at };
};
var note = async (run2) => {
  await writeProgress(run2.db, run2.demo, run2.progress);
  run2.noted = run2.progress.at;
};
var resume = async (run2, to, stopped) => {
  run2.progress = extended(await readProgress(run2.db, run2.demo), to, run2.demo.plan.origin);
  await note(run2);
  await fillRefunds(run2, run2.progress, stopped);
};
var ordersIn = ({ book }, from, to) => {
  const orders4 = [];
  for (let minute = Math.floor(from / 60); minute * 60 < to; minute++)
    for (const { order: order2 } of book.standingsOf(minute, from, to, from)) orders4.push(order2);
  return orders4;
};
var live = async (run2, to) => {
  const { at: at2, left } = run2.progress;
  for (const [i, company3] of run2.books.entries()) {
    const orders4 = ordersIn(company3, at2, to);
    const changes = await run2.queues[i]?.take(at2, to) ?? [];
    const events2 = [...orders4, ...changes];
    await send(run2.gate, company3.company_id, events2);
    await writeShopOrders(
      run2.db,
      company3.company_id,
      events2.flatMap((event) => "order_id" in event ? [event.order_id] : [])
    );
  }
  run2.progress = { at: to, left };
  if (to - run2.noted >= noteEvery) await note(run2);
};
var fillBehind = async (run2) => {
  run2.progress = await fillStep(run2, run2.progress, stepSize2);
  run2.noted = run2.progress.at;
};

// platform/demo/spy.ts
import { sql as sql26 } from "kysely";

// platform/queries/spy/objects.ts
import { sql as sql20 } from "kysely";
var spyObjects = sql20`(
  select 1::smallint as kind, product_id as id, title as name, region, gmv_30d_amt as gmv from spy_product
  union all select 2::smallint, creator_id, coalesce(nullif(nickname, ''), username), region,
    video_gmv_amt + live_gmv_amt from spy_creator
  union all select 3::smallint, video_id, title, region, gmv_amt from spy_video
  union all select 4::smallint, live_id, title, region, gmv_amt from spy_live
  union all select 5::smallint, shop_id, name, region, gmv_30d_amt from spy_shop
  union all select 6::smallint, ad_id, title, region, null::bigint from spy_ad)`;
var findObject = async (db, kind4, id10) => {
  const { rows } = await sql20`
    select o.kind, o.id, o.name, o.region from ${spyObjects} o
    where o.kind = ${kind4}::smallint and o.id = ${id10}`.execute(db);
  return rows[0];
};
var newestSnapshot = (db) => db.selectFrom("spy_snapshot").select(["day", "data_time"]).orderBy("day", "desc").limit(1).executeTakeFirst();

// platform/demo/spy-days.ts
import { sql as sql22 } from "kysely";

// platform/demo/spy-sql.ts
import { sql as sql21 } from "kysely";
var ON_AIR = 0.55;
var chance2 = (seed, purpose2, ...key2) => sql21`
  (('x' || substr(md5(concat_ws(':', ${`${seed}:${purpose2}`}::text, ${sql21.join(key2)})), 1, 8))::bit(32)::bigint
    / 4294967296.0)::float8`;
var whole = (of16, low2, high2) => sql21`(${sql21.lit(low2)} + floor(${of16} * ${sql21.lit(high2 - low2 + 1)}))::int`;
var oneOf = (of16, list3) => sql21`(${[...list3]}::text[])[1 + floor(${of16} * ${sql21.lit(list3.length)})::int]`;
var startOf = (day7) => sql21`(${day7}::bigint * 86400 - 28800)`;

// platform/demo/spy-days.ts
var EPOCH = 19800;
var traits = ["size", "week", "wave", "phase", "offer", "push", "reach", "way"];
var withTraits = (seed, table3, id10) => sql22`
  o as materialized (select t.*, ${sql22.join(traits.map((name2) => sql22`${chance2(seed, name2, sql22.ref(id10))} as ${sql22.ref(name2)}`))}
    from ${sql22.table(table3)} t)`;
var days = (first2, last) => sql22`generate_series(${sql22.lit(first2)}, ${sql22.lit(last)}) d(day)`;
var pulse = (seed, id10) => sql22`(
  (1 + 0.22 * sin(6.283 * ((d.day % 7) / 7.0 + o.week))) * exp(0.8 * sin(6.283 * (d.day / (30 + 50 * o.wave) + o.phase)))
  * (select (0.75 + 0.5 * noise) * case when noise between 0.4 and 0.43 then 2.6 else 1 end
     from (values (${chance2(seed, "noise", id10, sql22`d.day`)})) n(noise)))`;
var stretch = (seed, name2, id10, length2) => chance2(
  seed,
  `${name2} days`,
  id10,
  sql22`floor((d.day + floor(${sql22.lit(length2)} * ${sql22.ref(`o.${name2}`)})) / ${sql22.lit(length2)})::int`
);
var insertProductDays = async (tx, seed, first2, last) => {
  const id10 = sql22`o.product_id`;
  await sql22`
    with ${withTraits(seed, "spy_product", "product_id")}
    insert into spy_product_day (product_id, day, price_amt, rate_bp, sales, gmv_amt, creators, videos, rank_no)
    select product_id, day, price, rate, sales, sales * price, creators, videos,
      row_number() over (partition by day order by sales desc, product_id)
    from (
      select o.product_id, d.day, floor(5 / (0.002 + o.size) ^ 0.95 * ${pulse(seed, id10)})::bigint as sales,
        (case when ${stretch(seed, "offer", id10, 5)} < 0.18 then round(o.list_price_amt * 0.85) else o.list_price_amt end)::bigint
          as price,
        o.list_rate_bp + case when ${stretch(seed, "push", id10, 9)} < 0.15 then 300 else 0 end as rate,
        (3 + (d.day - ${sql22.lit(EPOCH)}) * 0.3 * o.reach ^ 3)::int as creators,
        (select count(*) from spy_video v where v.product_id = o.product_id and v.post_t < ${startOf(sql22`d.day`)})::int as videos
      from o join ${days(first2, last)} on ${startOf(sql22`d.day`)} > o.first_seen_t) t`.execute(tx);
};
var insertCreatorDays = async (tx, seed, first2, last) => {
  const id10 = sql22`o.creator_id`;
  await sql22`
    with ${withTraits(seed, "spy_creator", "creator_id")}
    insert into spy_creator_day (creator_id, day, followers, video_gmv_amt, live_gmv_amt, videos, lives, rank_no)
    select creator_id, day, followers, video_gmv, live_gmv, videos, lives,
      row_number() over (partition by day order by video_gmv + live_gmv desc, creator_id)
    from (
      select o.creator_id, d.day,
        floor(9000 / (0.004 + o.size) * (1 + (d.day - ${sql22.lit(EPOCH)}) * (o.reach ^ 2 * 0.003 - 0.0002)
          + 0.0004 * w.wobble))::bigint as followers,
        (case when o.way < 0.15 then 0 else s.sells end)::bigint as video_gmv,
        (case when o.way > ${sql22.lit(ON_AIR)} or w.wobble > 0.4 then 0 else s.sells * 2.2 end)::bigint as live_gmv,
        (20 + (select count(*) from spy_video v where v.creator_id = o.creator_id and v.post_t < ${startOf(sql22`d.day`)}))::int
          as videos,
        (case when o.way > ${sql22.lit(ON_AIR)} then 0 else 6 + (d.day - ${sql22.lit(EPOCH)}) * 0.06 end)::int
          + (select count(*) from spy_live l where l.creator_id = o.creator_id and l.start_t < ${startOf(sql22`d.day`)})::int as lives
      from o cross join ${days(first2, last)}
      cross join lateral (select floor(4000 / (0.006 + o.size) ^ 1.1 * ${pulse(seed, id10)}) as sells) s
      cross join lateral (select ${chance2(seed, "wobble", id10, sql22`d.day`)} as wobble) w) t`.execute(tx);
};
var insertShopDays = async (tx, first2, last) => {
  await sql22`
    insert into spy_shop_day (shop_id, day, sales, gmv_amt, products, rank_no)
    select shop_id, day, sales, gmv, products, row_number() over (partition by day order by gmv desc, shop_id)
    from (
      select s.shop_id, d.day, coalesce(sum(t.sales), 0)::bigint as sales, coalesce(sum(t.gmv_amt), 0)::bigint as gmv,
        count(*) filter (where t.sales > 0)::int as products
      from spy_shop s cross join ${days(first2, last)}
      left join spy_product p on p.shop_id = s.shop_id
      left join spy_product_day t on t.product_id = p.product_id and t.day = d.day
      group by s.shop_id, d.day) x`.execute(tx);
};

// platform/demo/spy-figures.ts
import { sql as sql23 } from "kysely";
var growth2 = sql23`round((sold.week - sold.before) * 10000.0 / nullif(sold.before, 0))::int`;
var weeks = (today) => sql23`
  sum(sales) filter (where day > ${sql23.lit(today - 7)}) as week,
  sum(sales) filter (where day > ${sql23.lit(today - 14)} and day <= ${sql23.lit(today - 7)}) as before,
  sum(sales) as month, sum(gmv_amt) as gmv`;
var setProducts = async (tx, today) => {
  await sql23`
    update spy_product p set price_amt = t.price_amt, rate_bp = t.rate_bp, creators = t.creators, videos = t.videos,
      sales_1d = t.sales, sales_7d = sold.week, sales_30d = sold.month, gmv_30d_amt = sold.gmv,
      total_sales = sold.month + floor(sold.month / 30.0 * greatest(0, ${sql23.lit(today - 30)} - p.first_seen_t / 86400)),
      growth_bp = ${growth2}, rank_no = t.rank_no, rank_before = y.rank_no
    from spy_product_day t
    join (select product_id, ${weeks(today)} from spy_product_day where day > ${sql23.lit(today - 30)} and day <= ${sql23.lit(today)} group by 1) sold
      using (product_id)
    left join spy_product_day y on y.product_id = t.product_id and y.day = ${sql23.lit(today - 1)}
    where t.product_id = p.product_id and t.day = ${sql23.lit(today)}`.execute(tx);
};
var setShops = async (tx, today) => {
  await sql23`
    update spy_shop s set sales_7d = sold.week, sales_30d = sold.month, gmv_30d_amt = sold.gmv, growth_bp = ${growth2},
      sold_products = t.products, rank_no = t.rank_no, rank_before = y.rank_no,
      creators = (select count(distinct v.creator_id) from spy_video v join spy_product p using (product_id) where p.shop_id = s.shop_id)
    from spy_shop_day t
    join (select shop_id, ${weeks(today)} from spy_shop_day where day > ${sql23.lit(today - 30)} and day <= ${sql23.lit(today)} group by 1) sold
      using (shop_id)
    left join spy_shop_day y on y.shop_id = t.shop_id and y.day = ${sql23.lit(today - 1)}
    where t.shop_id = s.shop_id and t.day = ${sql23.lit(today)}`.execute(tx);
};
var setCreators = async (tx, today) => {
  await sql23`
    update spy_creator c set followers = f.followers, follower_inc = f.inc, video_gmv_amt = f.video_gmv,
      live_gmv_amt = f.live_gmv, videos = f.videos, lives = f.lives, rank_no = f.rank_no, rank_before = f.rank_before,
      sold_products = f.products, potential_x100 = f.potential
    from (
      select t.creator_id, t.followers, t.followers - coalesce(w.followers, t.followers) as inc, m.video_gmv, m.live_gmv, t.videos,
        t.lives, t.rank_no, y.rank_no as rank_before,
        (select count(distinct product_id) from spy_video v where v.creator_id = t.creator_id) as products,
        round(5000 * (percent_rank() over (order by (t.followers - coalesce(w.followers, t.followers)) / t.followers::float8)
          + percent_rank() over (order by o.engagement_bp))) as potential
      from spy_creator_day t join spy_creator o using (creator_id)
      join (select creator_id, sum(video_gmv_amt) as video_gmv, sum(live_gmv_amt) as live_gmv from spy_creator_day
        where day > ${sql23.lit(today - 30)} and day <= ${sql23.lit(today)} group by 1) m using (creator_id)
      left join spy_creator_day w on w.creator_id = t.creator_id and w.day = ${sql23.lit(today - 7)}
      left join spy_creator_day y on y.creator_id = t.creator_id and y.day = ${sql23.lit(today - 1)}
      where t.day = ${sql23.lit(today)}) f
    where f.creator_id = c.creator_id`.execute(tx);
};
var setContents = async (tx, seed, today) => {
  const id10 = sql23`v.video_id`;
  const now = startOf(sql23.lit(today));
  await sql23`
    update spy_video v set views = s.views, likes = s.views * s.liked, comments = s.views * s.liked * 0.06,
      shares = s.views * s.liked * 0.09, sku_orders = s.orders, items = s.orders * 1.15, gmv_amt = s.orders * p.price_amt
    from (
      select video_id, product_id, views, 0.02 + 0.09 * ${chance2(seed, "liked", id10)} as liked,
        floor(views * (0.0008 + 0.006 * ${chance2(seed, "bought", id10)} ^ 2)) as orders
      from (
        select v.video_id, v.product_id, floor(1500 / (0.004 + ${chance2(seed, "seen", id10)})
          * (1 - exp(-(${now} - v.post_t) / 432000.0))) as views
        from spy_video v) v) s
    join spy_product p on p.product_id = s.product_id
    where s.video_id = v.video_id`.execute(tx);
  const ad = sql23`a.ad_id`;
  await sql23`
    update spy_ad a set last_shown_t = s.last_t, state = case when s.last_t < ${now} - 86400 then 2 else 1 end,
      reach = s.reach, likes = s.reach * (0.004 + 0.02 * ${chance2(seed, "ad likes", ad)})
    from (
      select ad_id, last_t, floor(2200 / (0.01 + ${chance2(seed, "ad size", ad)})
        * ((last_t - first_shown_t) / 86400 + 1) ^ 0.8)::bigint as reach
      from (
        select a.ad_id, a.first_shown_t, least(${now} - 86400, a.first_shown_t + 86400 * floor(2 + 44 * ${chance2(seed, "ad days", ad)}))::bigint
          as last_t from spy_ad a) a) s
    where s.ad_id = a.ad_id`.execute(tx);
};
var setSpyFigures = async (tx, seed, today) => {
  await setContents(tx, seed, today);
  await setProducts(tx, today);
  await setShops(tx, today);
  await setCreators(tx, today);
};

// platform/demo/spy-objects.ts
import { sql as sql24 } from "kysely";

// platform/demo/spy-words.ts
var shopFirst = "Lumora Nordvik \u9752\u67E0 Bloomly Kavo \u6728\u68C9\u91CC Sunnyside \u732B\u9685 Hivo \u62FE\u5149 Peakline \u7C73\u7C92 Oakmere \u6674\u5DDD Velvetta \u5C0F\u6EE1 Zenko \u91CE\u8393 Tamari \u957F\u98CE".split(
  " "
);
var shopSecond = ["Official", "\u65D7\u8230\u5E97", "Home", "\u751F\u6D3B\u9986", "Store", "\u597D\u7269", "Studio", "\u4F18\u9009"];
var handleFirst = "amber blair coco daria esme fern gigi hazel iris jade kiko lena maya nori opal pia quinn ruby sora tess uma viva wren yara zuri ada beau cleo dot edie".split(
  " "
);
var handleSecond = "tries unboxes loves wears cooks builds reviews shops lives styles".split(" ");
var videoWords = "\u5F00\u7BB1\u5B9E\u6D4B \u4E09\u79CD\u7528\u6CD5 \u4E00\u5468\u4F53\u9A8C \u540E\u6094\u6CA1\u65E9\u4E70 \u901A\u52E4\u5FC5\u5907 \u5BF9\u6BD4\u6D4B\u8BC4 \u5E73\u4EF7\u66FF\u4EE3 \u5BB6\u91CC\u90FD\u5728\u7528 \u7EC6\u8282\u5C55\u793A \u9650\u65F6\u798F\u5229".split(" ");
var liveWords = "\u65B0\u54C1\u4E13\u573A \u5468\u672B\u798F\u5229 \u6E05\u4ED3\u4E13\u573A \u7C89\u4E1D\u89C1\u9762 \u54C1\u724C\u65E5 \u591C\u573A\u79D2\u6740 \u8FBE\u4EBA\u4E13\u573A \u5F00\u5B66\u5B63".split(" ");

// platform/demo/spy-objects.ts
var daily = (first2, last, count2) => sql24`
  generate_series(${sql24.lit(first2)}, ${sql24.lit(last)}) day cross join generate_series(1, ${sql24.lit(count2)}) k`;
var key = [sql24`day`, sql24`k`];
var secondOf = (seed, purpose2) => sql24`(${startOf(sql24`day`)} + floor(86000 * ${chance2(seed, purpose2, ...key)})::bigint)`;
var pick = (table3, alias, by, of16) => sql24`
  join (select t.*, row_number() over (order by ${by}) - 1 as place from ${sql24.table(table3)} t) ${sql24.ref(alias)}
    on ${sql24.ref(`${alias}.place`)} = floor((select count(*) from ${sql24.table(table3)}) * ${of16})::bigint`;
var liveCreators = (seed) => sql24`${chance2(seed, "way", sql24`creator_id`)} > ${sql24.lit(ON_AIR)}, ${busyCreators(seed)}`;
var busyCreators = (seed) => sql24`${chance2(seed, "size", sql24`creator_id`)}, creator_id`;
var busyProducts = (seed) => sql24`${chance2(seed, "size", sql24`product_id`)}, product_id`;
var insertProducts = async (tx, seed, first2, last) => {
  const [prices2, rates] = [
    sql24`(${goods.map(({ price }) => price)}::int[])`,
    sql24`(${goods.map(({ rate_bp }) => rate_bp)}::int[])`
  ];
  const names3 = goods.map(({ names: names4 }) => names4.split(" "));
  const features = goods.map(({ features: features2 }) => features2.split(" "));
  const word = (lists3, purpose2) => sql24`(
    select w from jsonb_array_elements_text(${JSON.stringify(lists3)}::jsonb -> (g.category - 1)) with ordinality x(w, i)
    order by (x.i + floor(97 * ${chance2(seed, purpose2, ...key)})::int * 13) % 11, x.i limit 1)`;
  await sql24`
    insert into spy_product (product_id, title, region, category, shop_id, shop_name, price_amt, rate_bp, list_price_amt, list_rate_bp, rating_x100,
      review_count, first_seen_t)
    select '17320' || lpad((day::bigint * 100 + k)::text, 14, '0'), ${word(names3, "name")} || ' ' || ${word(features, "feature")},
      s.region, g.category, s.shop_id, s.name,
      g.price, g.rate, g.price, g.rate,
      ${whole(chance2(seed, "rating", ...key), 370, 497)}, ${whole(chance2(seed, "reviews", ...key), 4, 3200)},
      ${secondOf(seed, "product second")}
    from ${daily(first2, last, 3)}
    cross join lateral (select ${whole(chance2(seed, "category", ...key), 1, goods.length)} as category) c
    cross join lateral (select c.category,
      (round(${prices2}[c.category] * (0.5 + 1.3 * ${chance2(seed, "price", ...key)}) / 100) * 100 - 10)::bigint as price,
      ${rates}[c.category] + ${whole(chance2(seed, "rate", ...key), -4, 6)} * 100 as rate) g
    ${pick("spy_shop", "s", sql24`shop_id`, chance2(seed, "shop", ...key))}
    on conflict do nothing`.execute(tx);
};
var insertVideos = async (tx, seed, first2, last) => {
  await sql24`
    insert into spy_video (video_id, creator_id, product_id, title, region, post_t, duration_s, is_ad)
    select '7590' || lpad((day::bigint * 100 + k)::text, 15, '0'), c.creator_id, p.product_id,
      split_part(p.title, ' ', 1) || ' ' || ${oneOf(chance2(seed, "video title", ...key), videoWords)}, c.region,
      ${secondOf(seed, "video second")}, ${whole(chance2(seed, "length", ...key), 12, 95)},
      ${chance2(seed, "boosted", ...key)} < 0.22
    from ${daily(first2, last, 5)}
    ${pick("spy_creator", "c", busyCreators(seed), sql24`${chance2(seed, "video creator", ...key)} ^ 1.6`)}
    ${pick("spy_product", "p", busyProducts(seed), sql24`${chance2(seed, "video product", ...key)} ^ 1.8`)}
    on conflict do nothing`.execute(tx);
};
var insertLives = async (tx, seed, first2, last) => {
  const views = sql24`(900 + 60000 * ${chance2(seed, "live size", ...key)} ^ 3)`;
  const orders4 = sql24`(${views} * (0.004 + 0.02 * ${chance2(seed, "live orders", ...key)}))`;
  const some = (low2, high2, purpose2) => sql24`floor(${views} * (${sql24.lit(low2)} + ${sql24.lit(high2 - low2)} * ${chance2(seed, purpose2, ...key)}))::bigint`;
  await sql24`
    insert into spy_live (live_id, creator_id, title, region, account_type, start_t, duration_s, views, viewers, peak,
      avg_watch_s, sku_orders, items, gmv_amt, new_followers, comments, likes, shares)
    select '7591' || lpad((day::bigint * 100 + k)::text, 15, '0'), c.creator_id,
      c.nickname || ' ' || ${oneOf(chance2(seed, "live title", ...key), liveWords)}, c.region,
      ${whole(chance2(seed, "account", ...key), 1, 3)},
      ${startOf(sql24`day`)} + floor(68400 * ${chance2(seed, "live second", ...key)})::bigint,
      ${whole(chance2(seed, "live length", ...key), 2400, 16200)}, floor(${views})::bigint, ${some(0.6, 0.85, "viewers")},
      ${some(0.02, 0.09, "peak")}, ${whole(chance2(seed, "stay", ...key), 18, 160)}, floor(${orders4})::bigint,
      floor(${orders4} * 1.2)::bigint, floor(${orders4} * (900 + 3600 * ${chance2(seed, "basket", ...key)}))::bigint,
      ${some(2e-3, 0.02, "fans")}, ${some(0.01, 0.08, "live comments")}, ${some(0.2, 1.4, "live likes")},
      ${some(2e-3, 0.02, "live shares")}
    from ${daily(first2, last, 4)}
    ${pick("spy_creator", "c", liveCreators(seed), sql24`0.5 * ${chance2(seed, "live creator", ...key)} ^ 1.6`)}
    on conflict do nothing`.execute(tx);
};
var insertAds2 = async (tx, seed, first2, last) => {
  await sql24`
    insert into spy_ad (ad_id, title, advertiser, paid_for_by, region, product_id, first_shown_t, last_shown_t, reach, likes,
      ctr_band, state)
    select '7592' || lpad((day::bigint * 100 + k)::text, 15, '0'),
      p.title || ' · ' || ${oneOf(chance2(seed, "ad title", ...key), videoWords)}, p.shop_name,
      case when ${chance2(seed, "payer", ...key)} < 0.7 then p.shop_name else 'Blue Pier Media' end, p.region, p.product_id,
      ${startOf(sql24`day`)}, ${startOf(sql24`day`)}, 0, 0, ${whole(chance2(seed, "band", ...key), 1, 3)}, 1
    from ${daily(first2, last, 2)}
    ${pick("spy_product", "p", busyProducts(seed), sql24`${chance2(seed, "ad product", ...key)} ^ 1.8`)}
    on conflict do nothing`.execute(tx);
};
var back = { products: 186, videos: 80, lives: 30, ads: 75 };
var insertSpyObjects = async (tx, seed, done, today) => {
  const from = (days2) => done === null ? today - days2 : done;
  await insertProducts(tx, seed, from(back.products), today - 1);
  await insertVideos(tx, seed, from(back.videos), today - 1);
  await insertLives(tx, seed, from(back.lives), today - 1);
  await insertAds2(tx, seed, from(back.ads), today - 1);
};

// platform/demo/spy-world.ts
import { sql as sql25 } from "kysely";
var SHOPS = 72;
var CREATORS = 280;
var OWN_CREATORS = 20;
var OWN_PRODUCTS = 40;
var countries = markets.flatMap(({ iso, weight }) => Array.from({ length: weight }, () => iso));
var sellsIn = (region) => sql25`case when ${region} = 'CN' then 'US' else ${region} end`;
var insertSpyWorld = async (tx, company_id, seed) => {
  const n = sql25`n`;
  await sql25`
    insert into spy_shop (shop_id, name, region, seller_type, rating_x100)
    select '74970' || lpad((n * 7919)::text, 14, '0'),
      (${shopFirst}::text[])[1 + n % ${sql25.lit(shopFirst.length)}] || ' ' || (${[...shopSecond]}::text[])[1 + (n / ${sql25.lit(shopFirst.length)} + n) % 8],
      ${oneOf(chance2(seed, "shop region", n), countries)}, case when ${chance2(seed, "seller", n)} < 0.6 then 1 else 2 end,
      ${whole(chance2(seed, "shop rating", n), 380, 495)}
    from generate_series(0, ${sql25.lit(SHOPS - 1)}) n
    union all
    select shop_id, name, ${sellsIn(sql25`region`)}, seller_type, (rating * 100)::int from shop where company_id = ${company_id}`.execute(
    tx
  );
  await sql25`
    insert into spy_creator (creator_id, username, nickname, region, category, female_bp, fan_age, engagement_bp)
    select '71' || lpad((n * 104729::bigint)::text, 15, '0'), first || '.' || second,
      initcap(first) || ' ' || initcap(second), ${oneOf(chance2(seed, "home", n), countries)},
      ${whole(chance2(seed, "topic", n), 1, goods.length)}, ${whole(chance2(seed, "women", n), 1800, 9200)},
      ${whole(chance2(seed, "age", n), 1, 4)}, ${whole(chance2(seed, "engagement", n), 120, 1450)}
    from generate_series(0, ${sql25.lit(CREATORS - 1)}) n
    cross join lateral (select (${handleFirst}::text[])[1 + n % ${sql25.lit(handleFirst.length)}] as first,
      (${handleSecond}::text[])[1 + n / ${sql25.lit(handleFirst.length)}] as second) name
    union all (
      select creator_id, username, nickname, region, ${whole(chance2(seed, "topic", sql25`creator_id`), 1, goods.length)},
        ${whole(chance2(seed, "women", sql25`creator_id`), 1800, 9200)}, ${whole(chance2(seed, "age", sql25`creator_id`), 1, 4)},
        ${whole(chance2(seed, "engagement", sql25`creator_id`), 120, 1450)}
      from creator where company_id = ${company_id} order by follower_count desc nulls last, creator_id
      limit ${sql25.lit(OWN_CREATORS)})`.execute(tx);
};
var insertOwnProducts = async (tx, company_id, seed, day7) => {
  const id10 = sql25`p.product_id`;
  await sql25`
    insert into spy_product (product_id, title, region, category, shop_id, shop_name, price_amt, rate_bp, list_price_amt,
      list_rate_bp, rating_x100, review_count, first_seen_t)
    select p.product_id, p.title, ${sellsIn(sql25`s.region`)}, coalesce(array_position(${goods.map(({ en: en2 }) => en2)}::text[], c.name_en), 1),
      p.shop_id, s.name, p.min_price_amt, p.standard_rate_bp, p.min_price_amt, p.standard_rate_bp, (p.rating * 100)::int, p.review_count,
      ${startOf(sql25`(${sql25.lit(day7)} - ${whole(chance2(seed, "own seen", id10), 60, 360)})`)}
    from product p join shop s using (company_id, shop_id) left join category c on c.id = p.category_id
    where p.company_id = ${company_id} and p.min_price_amt is not null and p.standard_rate_bp is not null
    order by ${chance2(seed, "own", id10)}, p.product_id limit ${sql25.lit(OWN_PRODUCTS)}`.execute(tx);
};

// platform/demo/spy.ts
var KEPT_DAYS = 31;
var insertMarks = async (tx, member_id, t) => {
  await sql26`
    insert into spy_watch (member_id, kind, object_id, add_time)
    (select ${member_id}::bigint, 1, product_id, ${t}::bigint from spy_product order by rank_no limit 6)
    union all (select ${member_id}, 2, creator_id, ${t} from spy_creator order by videos desc, creator_id limit 4)
    union all (select ${member_id}, 5, shop_id, ${t} from spy_shop order by rank_no limit 2)`.execute(tx);
  await sql26`
    insert into spy_favorite (member_id, kind, object_id, add_time)
    (select ${member_id}::bigint, 1, product_id, ${t}::bigint from spy_product order by growth_bp desc nulls last, product_id limit 5)
    union all (select ${member_id}, 2, creator_id, ${t} from spy_creator order by potential_x100 desc, creator_id limit 4)
    union all (select ${member_id}, 3, video_id, ${t} from spy_video order by gmv_amt desc, video_id limit 3)`.execute(
    tx
  );
};
var writeDays = async (tx, seed, first2, today) => {
  await insertProductDays(tx, seed, first2, today);
  await insertCreatorDays(tx, seed, first2, today);
  await insertShopDays(tx, first2, today);
  const days2 = Array.from({ length: today - first2 + 1 }, (_4, i) => first2 + i);
  await tx.insertInto("spy_snapshot").values(days2.map((day7) => ({ day: day7, data_time: dayStart(demoClock, day7) }))).execute();
  for (const table3 of ["spy_product_day", "spy_creator_day", "spy_shop_day", "spy_snapshot"])
    await tx.deleteFrom(table3).where("day", "<=", today - KEPT_DAYS).execute();
  await setSpyFigures(tx, seed, today);
};
var ensureSpy = (db, demo, now) => db.transaction().execute(async (tx) => {
  const { company_id, plan } = demo;
  const { seed } = plan;
  await sql26`select from company where id = ${company_id} for no key update`.execute(tx);
  const today = dayNumber(demoClock, now);
  const done = (await newestSnapshot(tx))?.day ?? null;
  if (done !== null && done >= today) return;
  if (done === null) {
    await insertSpyWorld(tx, company_id, seed);
    await insertOwnProducts(tx, company_id, seed, today);
  }
  await insertSpyObjects(tx, seed, done, today);
  await writeDays(tx, seed, Math.max((done ?? 0) + 1, today - KEPT_DAYS + 1), today);
  const leader = (await readMembers(db, demo)).get("leader");
  if (done === null && leader !== void 0) await insertMarks(tx, leader, dayStart(demoClock, today - 5));
});

// platform/demo/year-ago.ts
import * as z6 from "zod/mini";
var longEnough = 90;
var DAYS_BACK = 31;
var YEAR = 365;
var STEP = 4 * 3600;
var DENSITY = 0.3;
var doneKey3 = "demo.year";
var doneShape3 = z6.optional(z6.object({ until: z6.int() }));
var fillYearAgo = async ({ db, gate, demo, books }, now) => {
  const { company_id: holder3, plan } = demo;
  const first2 = dayNumber(demoClock, plan.origin) + plan.days - YEAR - DAYS_BACK;
  const from = doneShape3.parse(await readSetting(db, holder3, doneKey3))?.until ?? dayStart(demoClock, first2);
  if (from >= dayStart(demoClock, dayNumber(demoClock, now) - YEAR + 2)) return false;
  const to = from + STEP;
  for (const { company_id, book } of books) {
    const past2 = createBook(book.world, { origin: dayStart(demoClock, first2), days: 1, scale: plan.scale * DENSITY });
    const orders4 = [];
    for (let minute = from / 60; minute < to / 60; minute++) orders4.push(...past2.standingsOf(minute, from, to, now));
    const events2 = orders4.flatMap(({ order: order2, updates }) => [order2, ...updates]);
    await send(gate, company_id, events2);
    const ids4 = orders4.map(({ order: order2 }) => order2.order_id);
    await writeShopOrders(db, company_id, ids4);
  }
  await writeSetting(db, holder3, doneKey3, { until: to }, now);
  return true;
};

// platform/demo/stream.ts
var longestWaitMs = 3e4;
var longestLiveGap = 90;
var breath = 75;
var daysOf = ({ progress }) => {
  const seconds6 = progress.left.reduce((sum2, { from, to, since }) => sum2 + (since === null ? to - from : 0), 0);
  return Math.round(seconds6 / 8640) / 10;
};
var startDemoStream = (options2) => {
  const now = options2.now ?? (() => Math.floor(Date.now() / 1e3));
  const tickMs = options2.tickMs ?? 250;
  let ended = false;
  let wake = () => {
  };
  let run2;
  let contents2;
  let failures = 0;
  let isInStep = false;
  let month3 = "";
  let adMinute = 0;
  let isAdsLeft = true;
  let isYearLeft = true;
  let newsDay = 0;
  let fillingSince;
  let resolveFinished = () => {
  };
  const finished = new Promise((resolve2) => {
    resolveFinished = resolve2;
  });
  const fillPast = async (from) => {
    if (from.progress.left.length === 0) return resolveFinished();
    if (fillingSince === void 0) {
      fillingSince = performance.now();
      options2.log.info({ days: daysOf(from) }, "demo history is being written");
    }
    await fillBehind(from);
    if (from.progress.left.length > 0) return;
    options2.log.info({ seconds: Math.round((performance.now() - fillingSince) / 1e3) }, "demo history is complete");
    fillingSince = void 0;
    resolveFinished();
  };
  const step = async () => {
    const to = now() + 1;
    run2 ??= await openRun(options2.db, options2.gate);
    if (!isInStep || to - run2.progress.at > longestLiveGap) await resume(run2, to, () => ended);
    else if (to > run2.progress.at) await live(run2, to);
    if (!ended) await fillPast(run2);
    if (isYearLeft && !ended && run2.progress.left.length === 0)
      isYearLeft = run2.demo.plan.days >= longEnough && await fillYearAgo(run2, run2.progress.at);
    contents2 ??= createContentRun(run2);
    if (!ended) await contents2.step(run2.progress);
    const thisMonth = new Date((now() + 8 * 3600) * 1e3).toISOString().slice(0, 7);
    if (thisMonth !== month3) await ensureTargets(options2.db, run2.demo, run2.books, now());
    month3 = thisMonth;
    const minute = Math.floor(now() / 60);
    if (minute !== adMinute) {
      await ensureAds(options2.db, run2.demo, run2.books, now());
      const companies = run2.books.map(({ company_id }) => company_id);
      await syncShops(options2.db, companies, now());
    }
    adMinute = minute;
    if (isAdsLeft && !ended) isAdsLeft = await fillAds(options2.db, run2.demo, run2.books, now());
    const today = dayNumber(demoClock, now());
    if (today !== newsDay) {
      await ensureNovelties(options2.db, run2.demo, run2.books, now());
      await ensureSpy(options2.db, run2.demo, now());
      isYearLeft = true;
    }
    newsDay = today;
  };
  const sleep5 = (ms) => new Promise((resolve2) => {
    const timer = setTimeout(resolve2, ms);
    wake = () => {
      clearTimeout(timer);
      resolve2();
    };
  });
  const loop = async () => {
    while (!ended) {
      try {
        await step();
        if (failures > 0) options2.log.info({ failures }, "demo stream goes on");
        failures = 0;
        isInStep = true;
      } catch (error) {
        if (failures === 0) options2.log.error({ err: error }, "demo stream interrupted");
        failures++;
        isInStep = false;
      }
      const pause = fillingSince === void 0 ? tickMs : Math.min(tickMs, breath);
      if (!ended) await sleep5(failures === 0 ? pause : Math.min(longestWaitMs, 2 * tickMs * 2 ** failures));
    }
    if (run2 && failures === 0 && run2.progress.at > run2.noted) await note(run2);
  };
  const done = loop();
  return {
    finished,
    async stop() {
      ended = true;
      wake();
      await done.catch((error) => options2.log.warn({ err: error }, "demo stream ended badly"));
      resolveFinished();
    }
  };
};

// platform/demo-run.ts
var startDemo = async (options2) => {
  const { db, gate, log, demo, nowMs, onDemoProgress, signal } = options2;
  const nothing6 = async () => {
  };
  if (!demo) return { accounts: [], starCutters: [], finished: Promise.resolve(), onBills: nothing6, stop: nothing6 };
  const now = () => Math.floor(nowMs() / 1e3);
  const { accounts: accounts2, starCutters } = await seedDemo({
    db,
    gate,
    now,
    signal,
    ...onDemoProgress ? { progress: onDemoProgress } : {},
    ...demo.scale === void 0 ? {} : { scale: demo.scale },
    ...demo.days === void 0 ? {} : { days: demo.days }
  });
  const stream = startDemoStream({ db, gate, log, now });
  const onBills = () => rejectBill(db);
  return { accounts: accounts2, starCutters, finished: stream.finished, onBills, stop: () => stream.stop() };
};

// platform/exports/folder.ts
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as join2 } from "node:path";
var PART = ".part";
var ours = /^\d+-[0-9a-f]{32}\.(?:csv|xlsx)(?:\.part)?$/;
var ExportFolder = class {
  path;
  #own;
  /** @param dataDir empty: a folder of its own that `close` removes */
  constructor(dataDir) {
    this.#own = dataDir === "";
    this.path = this.#own ? mkdtempSync(join2(tmpdir(), "tidewall-exports-")) : join2(dataDir, "exports");
    mkdirSync(this.path, { recursive: true, mode: 448 });
  }
  pathOf(file2) {
    return join2(this.path, file2);
  }
  partOf(file2) {
    return this.pathOf(file2) + PART;
  }
  /** Whole or half written; one that is not there is well. */
  async remove(file2) {
    await Promise.all([this.pathOf(file2), this.partOf(file2)].map((path) => rm(path, { force: true })));
  }
  /** Names of what stands here, without what a half written one has at its end. */
  async files() {
    const names3 = await readdir(this.path);
    const files = names3.filter((name2) => ours.test(name2)).map((name2) => name2.replace(/\.part$/, ""));
    return [...new Set(files)];
  }
  close() {
    if (this.#own) rmSync(this.path, { recursive: true, force: true });
  }
};

// platform/queries/ads/sight.ts
var adZoneIn = ({ ads = [] }, network2) => ads.find((one) => one.network === network2)?.zone;
var cutBy = (scope, hours3) => hours3 === void 0 || !scope.ads ? scope : { ...scope, ads: scope.ads.map((one) => ({ ...one, zone: zoneOfDifference(hours3) })) };

// platform/exports/failure.ts
var ExportFailure = class extends Error {
  reason;
  constructor(reason3) {
    super(reason3);
    this.reason = reason3;
  }
};
var reasonOf = (error) => {
  if (error instanceof ExportFailure) return error.reason;
  const code2 = error instanceof Error && "code" in error ? String(error.code) : "";
  return ["ENOSPC", "EDQUOT", "EFBIG", "53100"].includes(code2) ? "export.failed.full" : "export.failed.broken";
};

// platform/exports/query.ts
var keptAddress = (address2, timeDifference) => {
  const params = new URLSearchParams(address2);
  if (timeDifference === void 0 && !params.has("time_difference")) return address2;
  params.delete("time_difference");
  if (timeDifference !== void 0) params.set("time_difference", String(timeDifference));
  return params.toString();
};
var differenceIn = (address2) => {
  const text4 = new URLSearchParams(address2).get("time_difference");
  return text4 === null ? void 0 : Number(text4);
};
var listQueryOf = (list3, address2) => {
  const params = new URLSearchParams(address2);
  const names3 = [...new Set(params.keys())].filter((name2) => name2 !== "page" && name2 !== "limit");
  const given2 = names3.map((name2) => [name2, params.get(name2) ?? ""]).filter(([, value3]) => value3 !== "");
  if (given2.some(([, value3]) => value3.includes("\0"))) return null;
  const read3 = list3.endpoint.input.safeParse(Object.fromEntries(given2));
  return read3.success ? read3.data : null;
};

// shared/ads/states.ts
var adStates = [1, 2, 3, 4, 5, 6, 7, 8];
var rawOfTurn = (network2, on2) => {
  if (network2 === "meta") return on2 ? "ACTIVE" : "PAUSED";
  return on2 ? "CAMPAIGN_STATUS_ENABLE" : "CAMPAIGN_STATUS_DISABLE";
};
var leastBudget = { tiktok: 5e3, meta: 100 };
var isCutOff = (authState2) => authState2 === 0 || authState2 === 3 || authState2 === 4 || authState2 === 5;

// shared/lists/ad-columns.ts
var shown2 = { shown: true };
var sorted = { sort: true };
var both = { shown: true, sort: true };
var campaign = [
  c.id("campaign_id", { width: 170 }),
  c.text("account_name", { ...shown2, width: 150 }),
  c.country("region", { ...shown2, width: 140 }),
  c.enum("ad_status", { ...shown2, labels: "adState", width: 150 }),
  c.text("raw_status", { width: 230 }),
  c.enum("objective", { labels: "adObjective", width: 110 }),
  c.money("budget", { ...both, width: 115 }),
  c.enum("budget_type", { labels: "adBudget", width: 90 }),
  c.enum("bid_strategy", { labels: "adBid", width: 110 })
];
var ending = [
  c.text("currency", { ...shown2, width: 70 }),
  c.time("simulated_time", { ...shown2, width: 160 })
];
var tiktokFigures = [
  c.money("tt_spend", { ...both, width: 130, metric: "M25" }),
  c.money("tt_billed_cost", { ...sorted, width: 115 }),
  c.count("tt_impressions", { ...both, width: 130 }),
  c.money("tt_cpm", { ...both, recomputed: true, width: 170, metric: "M26_CPM" }),
  c.count("tt_clicks", { ...both, width: 185 }),
  c.rate("tt_ctr", { ...both, width: 120, metric: "M26_CTR" }),
  c.money("tt_cpc", { ...both, recomputed: true, width: 170, metric: "M26_CPC" }),
  c.count("tt_conversion", { ...both, width: 125 }),
  c.money("tt_cost_per_conversion", { ...both, recomputed: true, width: 200, metric: "M26_CPA" }),
  c.rate("tt_conversion_rate", { ...sorted, width: 160, metric: "M26_CVR" }),
  c.count("tt_result", { ...sorted, width: 90 }),
  c.count("tt_reach", { ...sorted, recomputed: true, width: 100 }),
  c.ratio("tt_frequency", { ...sorted, width: 80 }),
  c.count("tt_video_play_actions", { ...sorted, width: 120 }),
  c.count("tt_video_watched_2s", { ...sorted, width: 110 }),
  c.count("tt_video_watched_6s", { ...sorted, width: 110 }),
  c.count("tt_video_views_p100", { ...sorted, width: 100 }),
  c.duration("tt_average_video_play", { ...sorted, width: 120 }),
  c.count("tt_likes", { ...sorted, width: 90 }),
  c.count("tt_comments", { ...sorted, width: 90 }),
  c.count("tt_shares", { ...sorted, width: 90 }),
  c.count("tt_follows", { ...sorted, width: 90 }),
  c.count("tt_orders", { ...sorted, width: 120 }),
  c.money("tt_cost_per_order", { ...sorted, recomputed: true, width: 120 }),
  c.money("tt_gross_revenue", { ...both, width: 140 }),
  c.ratio("tt_roi", { ...both, width: 150, metric: "M27" })
];
var metaFigures = [
  c.money("fb_spend", { ...both, width: 160, metric: "M25" }),
  c.count("fb_impressions", { ...both, width: 130 }),
  c.count("fb_reach", { ...sorted, recomputed: true, width: 100 }),
  c.ratio("fb_frequency", { ...sorted, width: 80 }),
  c.money("fb_cpm", { ...both, recomputed: true, width: 170, metric: "M26_CPM" }),
  c.count("fb_link_clicks", { ...both, width: 110 }),
  c.money("fb_cost_per_link_click", { ...both, recomputed: true, width: 200, metric: "M26_CPC" }),
  c.rate("fb_link_ctr", { ...both, width: 150, metric: "M26_CTR" }),
  c.count("fb_add_to_cart", { ...sorted, width: 120 }),
  c.count("fb_initiate_checkout", { ...sorted, width: 120 }),
  c.count("fb_add_payment_info", { ...sorted, width: 120 }),
  c.count("fb_purchases", { ...both, width: 110 }),
  c.money("fb_cost_per_purchase", { ...both, recomputed: true, width: 155 }),
  c.money("fb_purchase_value", { ...both, width: 130 }),
  c.ratio("fb_purchase_roas", { ...both, width: 165, metric: "M27" }),
  c.count("fb_thruplay", { ...sorted, width: 100 }),
  c.count("fb_comments", { ...sorted, width: 90 }),
  c.count("fb_saves", { ...sorted, width: 90 }),
  c.count("fb_shares", { ...sorted, width: 90 })
];
var tiktokColumns = [
  c.text("tt_campaign_name", { ...shown2, width: 230 }),
  ...campaign,
  ...tiktokFigures,
  ...ending
];
var metaColumns = [
  c.text("fb_campaign_name", { ...shown2, width: 230 }),
  ...campaign,
  ...metaFigures,
  ...ending
];
var adListFilters = [
  { kind: "choice", name: "status", labels: "adState", options: adStates },
  { kind: "text", name: "account" },
  { kind: "country", name: "region" }
];

// shared/lists/ad-today.ts
var fieldsOf = (measures2) => Object.keys(measures2);
var tiktokTodayList = defineList({
  id: "adTiktok",
  screen: "console",
  path: "/api/v1/ad/today",
  rowKey: "campaign_id",
  columns: tiktokColumns,
  filters: adListFilters,
  kpi: [],
  totals: fieldsOf(tiktokMeasures),
  sort: { field: "tt_spend", order: "desc" },
  tabs: "status"
});
var metaTodayList = defineList({
  id: "adMeta",
  screen: "console",
  path: "/api/v1/ad/today/meta",
  rowKey: "campaign_id",
  columns: metaColumns,
  filters: adListFilters,
  kpi: [],
  totals: fieldsOf(metaMeasures),
  sort: { field: "fb_spend", order: "desc" },
  tabs: "status"
});

// shared/lists/goods-product.ts
import * as z7 from "zod/mini";
var goodsDays = [7, 28, 90];
var goodsAsked = {
  product_id: z7.string().check(z7.trim(), z7.minLength(1), z7.maxLength(100)),
  days: z7._default(z7.coerce.number().check(z7.refine((days2) => goodsDays.some((one) => one === days2))), 28)
};

// shared/lists/goods-creators.ts
var shown3 = { shown: true };
var both2 = { shown: true, sort: true };
var sorted2 = { sort: true };
var goodsCreatorList = defineList({
  id: "goods-creators",
  screen: "goodsAnalyse",
  path: "/api/v1/goods/creators",
  fixed: goodsAsked,
  rowKey: "creator_id",
  columns: [
    c.text("creator_name", { ...shown3, width: 150 }),
    c.id("creator_id", { width: 180 }),
    c.text("owner_name", { ...shown3, width: 110 }),
    c.money("gmv", { ...both2, width: 130 }),
    c.money("live_gmv", { ...both2, width: 120 }),
    c.money("video_gmv", { ...both2, width: 120 }),
    c.money("showcase_gmv", { ...sorted2, width: 120 }),
    c.money("product_card_gmv", { ...sorted2, width: 130 }),
    c.count("orders", { ...both2, recomputed: true, width: 90 }),
    c.count("items_sold", { ...both2, width: 110 }),
    c.money("est_commission", { ...both2, width: 165, metric: "M08" }),
    c.money("act_commission", { ...sorted2, width: 150, metric: "M09", basis: "paid" }),
    c.money("aov", { ...sorted2, recomputed: true, width: 110, metric: "M07" }),
    c.count("lives", { ...both2, width: 90 }),
    c.count("videos", { ...both2, width: 90 }),
    c.count("impressions", { ...sorted2, width: 110 }),
    c.rate("ctr", { ...sorted2, recomputed: true, width: 90, metric: "M20" }),
    c.money("refunded_gmv", { ...both2, width: 120 }),
    c.count("refunded_qty", { ...sorted2, width: 100 }),
    c.count("followers", { ...sorted2, width: 100 }),
    c.money("target_gmv", { ...sorted2, width: 130 })
  ],
  filters: [
    { kind: "range", name: "gmv", unit: "money" },
    { kind: "range", name: "followers", unit: "count" },
    { kind: "text", name: "owner" }
  ],
  kpi: [],
  totals: [
    "gmv",
    "live_gmv",
    "video_gmv",
    "showcase_gmv",
    "product_card_gmv",
    "orders",
    "items_sold",
    "est_commission",
    "act_commission",
    "aov",
    "impressions",
    "ctr",
    "refunded_gmv",
    "refunded_qty",
    "target_gmv"
  ],
  sort: { field: "gmv", order: "desc" }
});

// shared/lists/goods-lives.ts
var shown4 = { shown: true };
var both3 = { shown: true, sort: true };
var sorted3 = { sort: true };
var liveStates = [0, 1, 2, 3, 4, 5, 6];
var liveAccounts = [1, 2, 3];
var goodsLiveList = defineList({
  id: "goods-lives",
  screen: "goodsAnalyse",
  path: "/api/v1/goods/lives",
  fixed: goodsAsked,
  rowKey: "live_id",
  columns: [
    c.text("live_title", { ...shown4, width: 220 }),
    c.id("live_id", { width: 180 }),
    c.text("creator_name", { ...shown4, width: 130 }),
    c.enum("account_type", { ...shown4, labels: "spy_account", width: 90 }),
    c.enum("live_status", { ...shown4, labels: "liveState", width: 100 }),
    c.time("start_time", { ...both3, width: 160 }),
    c.duration("duration", { ...both3, width: 90 }),
    c.count("live_views", { ...both3, width: 100 }),
    c.count("pcu", { ...both3, width: 120, metric: "M24" }),
    c.duration("avg_watch", { ...sorted3, width: 120, metric: "M23" }),
    c.rate("entry_rate", { ...sorted3, recomputed: true, width: 110, metric: "M22" }),
    c.count("impressions", { ...sorted3, width: 110 }),
    c.count("clicks", { ...sorted3, width: 100 }),
    c.rate("ctr", { ...both3, recomputed: true, width: 110, metric: "M20" }),
    c.rate("ctor", { ...both3, recomputed: true, width: 110, metric: "M21" }),
    c.count("sku_orders", { ...both3, width: 120 }),
    c.count("items_sold", { ...sorted3, width: 110 }),
    c.money("gmv", { ...both3, width: 120 }),
    c.money("watch_gpm", { ...both3, recomputed: true, width: 150, metric: "M19" }),
    c.count("new_followers", { ...sorted3, width: 100 }),
    c.count("comments", { ...sorted3, width: 90 }),
    c.count("likes", { ...sorted3, width: 90 }),
    c.count("shares", { ...sorted3, width: 90 }),
    c.money("refunded_gmv", { ...sorted3, width: 120 }),
    c.time("data_until", { ...sorted3, width: 160 })
  ],
  filters: [
    { kind: "period", types: ["start"] },
    { kind: "choice", name: "live_status", labels: "liveState", options: liveStates },
    { kind: "text", name: "creator" },
    { kind: "choice", name: "account_type", labels: "spy_account", options: liveAccounts },
    { kind: "range", name: "gmv", unit: "money" },
    { kind: "range", name: "live_views", unit: "count" }
  ],
  kpi: [],
  totals: [
    "live_views",
    "entry_rate",
    "impressions",
    "clicks",
    "ctr",
    "ctor",
    "sku_orders",
    "items_sold",
    "gmv",
    "watch_gpm",
    "new_followers",
    "comments",
    "likes",
    "shares",
    "refunded_gmv"
  ],
  sort: { field: "gmv", order: "desc" }
});

// shared/lists/goods-skus.ts
var shown5 = { shown: true };
var both4 = { shown: true, sort: true };
var goodsSkuList = defineList({
  id: "goods-skus",
  screen: "goodsAnalyse",
  path: "/api/v1/goods/skus",
  fixed: goodsAsked,
  rowKey: "sku_id",
  columns: [
    c.text("sku_name", { ...shown5, width: 180 }),
    c.id("sku_id", { width: 190 }),
    c.text("seller_sku", { ...shown5, width: 140 }),
    c.money("price", { ...both4, width: 110 }),
    c.count("stock", { ...both4, width: 100 }),
    c.count("items_sold", { ...both4, width: 100 }),
    c.rate("sku_share", { ...both4, width: 110 }),
    c.count("orders", { ...both4, recomputed: true, width: 100 }),
    c.money("gmv", { ...both4, width: 130 }),
    c.money("refunded_gmv", { sort: true, width: 120 }),
    c.rate("refund_rate", { ...both4, recomputed: true, width: 100 })
  ],
  filters: [
    { kind: "range", name: "stock", unit: "count" },
    { kind: "range", name: "items_sold", unit: "count" }
  ],
  kpi: [],
  totals: ["stock", "items_sold", "orders", "gmv", "refunded_gmv", "refund_rate"],
  sort: { field: "items_sold", order: "desc" }
});

// shared/lists/goods-videos.ts
var shown6 = { shown: true };
var both5 = { shown: true, sort: true };
var sorted4 = { sort: true };
var goodsVideoList = defineList({
  id: "goods-videos",
  screen: "goodsAnalyse",
  path: "/api/v1/goods/videos",
  fixed: goodsAsked,
  rowKey: "content_id",
  columns: [
    c.text("video_title", { ...shown6, width: 230 }),
    c.id("content_id", { width: 180 }),
    c.text("creator_name", { ...shown6, width: 130 }),
    c.time("post_time", { ...both5, width: 160 }),
    c.duration("duration", { ...both5, width: 90 }),
    c.count("plays", { ...both5, width: 100 }),
    c.count("likes", { ...sorted4, width: 90 }),
    c.count("comments", { ...sorted4, width: 90 }),
    c.count("shares", { ...sorted4, width: 90 }),
    c.rate("engagement_rate", { ...sorted4, recomputed: true, width: 100 }),
    c.rate("ctr", { ...sorted4, recomputed: true, width: 110, metric: "M20" }),
    c.rate("ctor", { ...sorted4, recomputed: true, width: 110, metric: "M21" }),
    c.count("sku_orders", { ...both5, width: 120 }),
    c.count("items_sold", { ...sorted4, width: 110 }),
    c.money("gmv", { ...both5, width: 120 }),
    c.money("gpm", { ...both5, recomputed: true, width: 120, metric: "M19" }),
    c.count("shown_products", { ...sorted4, width: 100 }),
    c.flag("is_ad", { ...shown6, width: 90 }),
    c.time("data_until", { ...both5, width: 160 })
  ],
  filters: [
    { kind: "period", types: ["post"] },
    { kind: "text", name: "creator" },
    { kind: "range", name: "gmv", unit: "money" },
    { kind: "range", name: "plays", unit: "count" },
    { kind: "flag", name: "is_ad" }
  ],
  kpi: [],
  totals: [
    "plays",
    "likes",
    "comments",
    "shares",
    "engagement_rate",
    "ctr",
    "ctor",
    "sku_orders",
    "items_sold",
    "gmv",
    "gpm"
  ],
  sort: { field: "gmv", order: "desc" }
});

// shared/lists/rating.ts
var ratingBands = [1, 2, 3, 4];

// shared/lists/products.ts
var shown7 = { shown: true };
var both6 = { shown: true, sort: true };
var sorted5 = { sort: true };
var productStatuses = [0, 1, 2, 3, 4, 5, 6];
var trends = [0, 1, 2];
var offerState = { promoted: 1, leaving: 2, off: 3, short: 4, lowering: 5 };
var SHORT_STOCK = 10;
var HIGH_RATE_BP = 2e3;
var sellerTypes = [1, 2];
var productColumns = [
  c.text("title", { ...shown7, width: 230 }),
  c.id("product_id", { width: 180 }),
  c.country("region", { ...shown7, width: 96 }),
  c.names("category_name", { ...shown7, width: 150 }),
  c.text("shop_name", { ...shown7, width: 130 }),
  c.money("min_price", { ...both6, width: 125 }),
  c.money("max_price", { ...sorted5, width: 125 }),
  c.rate("commission_rate_bp", { ...both6, width: 120 }),
  c.money("est_commission_per_item", { ...both6, width: 130 }),
  c.rate("shop_ads_rate_bp", { ...sorted5, width: 110 }),
  c.count("sales_7d", { ...both6, width: 120 }),
  c.count("sales_30d", { ...both6, width: 125 }),
  c.money("gmv_30d", { ...both6, width: 130 }),
  c.enum("trend_flag", { ...shown7, labels: "trend", width: 90 }),
  c.count("total_sales", { ...sorted5, width: 100 }),
  c.count("creator_count", { ...both6, width: 110 }),
  c.count("video_count", { ...sorted5, width: 110 }),
  c.count("live_count", { ...sorted5, width: 110 }),
  c.ratio("rating", { ...both6, width: 80 }),
  c.count("review_count", { ...sorted5, width: 100 }),
  c.count("inventory", { ...sorted5, width: 100 }),
  c.enum("sample_status", { ...shown7, labels: "sample", width: 90 }),
  c.count("sample_quota", { ...shown7, width: 90 }),
  c.enum("collab_type", { labels: "collab", width: 110 }),
  c.enum("seller_type", { labels: "seller", width: 90 }),
  c.time("first_seen_time", { ...sorted5, width: 160 }),
  c.enum("offer_state", { ...shown7, labels: "offer", width: 120 }),
  c.enum("status", { labels: "product", width: 100 })
];
var productList = defineList({
  id: "products",
  screen: "product",
  path: "/api/v1/product/list",
  rowKey: "product_id",
  columns: productColumns,
  filters: [
    { kind: "choice", name: "offer_state", labels: "offer", options: Object.values(offerState) },
    { kind: "country", name: "region" },
    { kind: "text", name: "category" },
    { kind: "range", name: "price", unit: "money" },
    { kind: "range", name: "commission_rate_bp", unit: "rate" },
    { kind: "range", name: "sales_30d", unit: "count" },
    { kind: "range", name: "gmv_30d", unit: "money" },
    { kind: "choice", name: "rating_band", labels: "rating", options: ratingBands },
    { kind: "range", name: "review_count", unit: "count" },
    { kind: "range", name: "creator_count", unit: "count" },
    { kind: "choice", name: "trend_flag", labels: "trend", options: trends },
    { kind: "choice", name: "collab_type", labels: "collab", options: collabTypes },
    { kind: "flag", name: "has_sample" },
    { kind: "choice", name: "seller_type", labels: "seller", options: sellerTypes },
    { kind: "choice", name: "status", labels: "product", options: productStatuses },
    { kind: "period", types: ["first_seen"] }
  ],
  kpi: [],
  figures: [
    { name: "promoted", unit: "count" },
    { name: "mean_rate", unit: "rate" },
    { name: "new_today", unit: "count" },
    { name: "high_rate", unit: "count" }
  ],
  totals: ["sales_7d", "sales_30d", "gmv_30d"],
  sort: { field: "gmv_30d", order: "desc" }
});

// shared/lists/shop-days.ts
var authStates = [0, 1, 2, 3, 4, 5, 6];
var authTroubles = [2, 3, 4, 5];
var shown8 = { shown: true };
var both7 = { shown: true, sort: true };
var hot = { shown: true, sort: true, heat: "own" };
var shopDayColumns = [
  c.text("shop_name", { ...shown8, width: 170 }),
  c.id("shop_id", { width: 180 }),
  c.country("region", { ...shown8, width: 100 }),
  c.enum("seller_type", { labels: "seller", width: 90 }),
  c.text("group_name", { width: 120 }),
  c.money("gmv", { ...hot, width: 130, metric: "M01" }),
  c.count("orders", { ...hot, width: 100, metric: "M03" }),
  c.count("sku_orders", { width: 100, metric: "M04" }),
  c.count("items_sold", { sort: true, heat: "own", width: 100, metric: "M05" }),
  c.money("aov", { ...hot, width: 110, metric: "M07" }),
  c.rate("affiliate_share", { ...shown8, width: 130 }),
  c.money("ad_spend", { width: 110, metric: "M25" }),
  c.ratio("roi", { width: 90, metric: "M27" }),
  c.rate("refund_rate", { ...hot, width: 110, metric: "M13" }),
  c.money("commission", { ...both7, heat: "own", width: 120, metric: "M08" }),
  c.money("gross_profit", { ...hot, width: 120, metric: "M30" }),
  c.rate("profit_rate", { ...hot, width: 110 }),
  c.count("uncosted_skus", { width: 120 }),
  c.enum("auth_state", { ...shown8, labels: "shopAuth", width: 110 }),
  c.time("sync_time", { ...shown8, width: 170 })
];
var shopDayList = defineList({
  id: "multishop",
  screen: "console",
  mode: "shops",
  path: "/api/v1/multishop/shops",
  rowKey: "shop_id",
  columns: shopDayColumns,
  filters: [
    { kind: "period", types: ["paid"] },
    { kind: "country", name: "region" },
    { kind: "choice", name: "seller_type", labels: "seller", options: sellerTypes },
    { kind: "text", name: "group" },
    { kind: "choice", name: "auth_state", labels: "shopAuth", options: authStates }
  ],
  kpi: [],
  totals: ["gmv", "orders", "sku_orders", "items_sold"],
  sort: { field: "gmv", order: "desc" }
});

// shared/lists/shop-orders.ts
var shown9 = { shown: true };
var both8 = { shown: true, sort: true };
var sorted6 = { sort: true };
var shopStages = [1, 2, 3, 4, 5, 6, 7, 8];
var shopOrderColumns = [
  c.id("order_id", { ...shown9, width: 180 }),
  c.time("create_time", { ...both8, width: 172 }),
  c.text("shop_name", { ...shown9, width: 150 }),
  partly(c.enum("order_status", { ...shown9, labels: "order", width: 110 })),
  c.enum("stage", { labels: "stage", width: 110 }),
  c.enum("order_substatus", { labels: "substatus", width: 110 }),
  c.enum("cancel_return_type", { labels: "cancelReturn", width: 120 }),
  c.id("sku_id", { width: 180 }),
  c.text("seller_sku", { ...shown9, width: 130 }),
  c.text("product_name", { ...shown9, width: 220 }),
  c.text("variation", { width: 130 }),
  c.count("quantity", { ...both8, width: 80 }),
  c.count("returned_qty", { width: 90 }),
  c.money("subtotal_before_discount", { width: 130 }),
  c.money("platform_discount", { width: 120 }),
  c.money("seller_discount", { width: 120 }),
  c.money("subtotal_after_discount", { ...shown9, width: 130 }),
  c.money("shipping_fee", { width: 110 }),
  c.money("taxes", { width: 100 }),
  c.money("order_amount", { ...both8, width: 120 }),
  c.money("order_refund_amount", { ...sorted6, width: 120 }),
  c.money("affiliate_commission", { ...shown9, width: 120 }),
  c.money("partner_commission", { width: 130 }),
  c.money("platform_fee", { width: 120 }),
  c.money("settlement_amount", { ...shown9, width: 120 }),
  c.money("product_cost", { width: 120 }),
  c.money("gross_profit", { ...shown9, width: 120, metric: "M30" }),
  c.text("currency", { width: 70 }),
  c.time("paid_time", { width: 160 }),
  c.time("ship_due_time", { width: 160 }),
  c.time("shipped_time", { width: 160 }),
  c.time("delivered_time", { width: 160 }),
  c.time("cancelled_time", { width: 160 }),
  c.enum("cancel_by", { labels: "cancelBy", width: 100 }),
  c.text("cancel_reason", { width: 150 }),
  c.text("shipping_provider", { width: 130 }),
  c.id("tracking_id", { width: 170 }),
  c.text("warehouse_name", { width: 130 }),
  c.enum("payment_method", { labels: "payment", width: 110 }),
  c.country("country", { width: 110 }),
  c.text("state", { width: 120 }),
  c.text("city", { width: 120 }),
  c.text("buyer_name", { width: 100 }),
  c.text("buyer_phone", { width: 110 }),
  c.text("buyer_address", { width: 100 }),
  c.id("line_id", { width: 320 })
];
var shopOrderList = defineList({
  id: "shop-orders",
  screen: "orders",
  mode: "shops",
  path: "/api/v1/order/shop",
  rowKey: "line_id",
  columns: shopOrderColumns,
  filters: [
    { kind: "choice", name: "stage", labels: "stage", options: shopStages },
    { kind: "period", types: ["create", "paid", "shipped", "delivered"] },
    { kind: "text", name: "shop" },
    { kind: "country", name: "region" },
    { kind: "choice", name: "order_status", labels: "order", options: orderStatuses },
    { kind: "text", name: "seller_sku" },
    { kind: "text", name: "product" },
    { kind: "text", name: "team" },
    { kind: "text", name: "tracking" },
    { kind: "flag", name: "overdue" },
    { kind: "flag", name: "uncosted" },
    { kind: "range", name: "order_amount", unit: "money" }
  ],
  kpi: [],
  figures: [
    { name: "order_amount", unit: "money" },
    { name: "refund_amount", unit: "money" },
    { name: "settlement", unit: "money" },
    { name: "profit", unit: "money" },
    { name: "ship_seconds", unit: "seconds" },
    { name: "overdue", unit: "count" }
  ],
  totals: ["quantity", "order_amount", "order_refund_amount"],
  sort: { field: "create_time", order: "desc" },
  tabs: "stage",
  unpaid: true
});

// shared/lists/shop-products.ts
var shown10 = { shown: true };
var both9 = { shown: true, sort: true };
var sorted7 = { sort: true };
var shopProductColumns = [
  c.text("title", { ...shown10, width: 230 }),
  c.id("product_id", { width: 180 }),
  c.text("shop_name", { ...shown10, width: 150 }),
  c.names("category_name", { width: 150 }),
  c.count("sku_count", { ...sorted7, width: 90 }),
  c.money("min_price", { ...both9, width: 110 }),
  c.money("max_price", { ...both9, width: 110 }),
  c.count("stock", { ...both9, width: 100 }),
  c.count("empty_skus", { ...sorted7, width: 100 }),
  c.enum("status", { ...shown10, labels: "product", width: 100 }),
  c.count("impressions", { ...sorted7, width: 110 }),
  c.rate("ctr", { ...sorted7, width: 90, metric: "M20" }),
  c.count("add_to_cart", { ...sorted7, width: 100 }),
  c.count("sku_orders", { ...both9, title: "sku_orders_30d", width: 120 }),
  c.count("items_sold", { ...both9, title: "sales_30d", width: 110 }),
  c.money("gmv", { ...both9, title: "gmv_30d", width: 130, metric: "M01" }),
  c.rate("refund_rate", { ...both9, width: 100, metric: "M13" }),
  c.money("affiliate_gmv", { ...shown10, width: 130 }),
  c.rate("commission_rate_bp", { ...both9, width: 110 }),
  c.flag("open_collab_on", { width: 100 }),
  c.money("min_cost", { width: 110 }),
  c.money("max_cost", { width: 110 }),
  c.count("uncosted_skus", { ...sorted7, width: 110 }),
  c.time("updated_time", { ...sorted7, width: 160 })
];
var shopProductList = defineList({
  id: "shop-products",
  screen: "product",
  mode: "shops",
  path: "/api/v1/product/shop",
  rowKey: "product_id",
  columns: shopProductColumns,
  filters: [
    { kind: "choice", name: "status", labels: "product", options: productStatuses },
    { kind: "text", name: "shop" },
    { kind: "text", name: "seller_sku" },
    { kind: "range", name: "stock", unit: "count" },
    { kind: "flag", name: "out_of_stock" },
    { kind: "flag", name: "uncosted" }
  ],
  kpi: [],
  figures: [
    { name: "on_sale", unit: "count" },
    { name: "in_review", unit: "count" },
    { name: "refused", unit: "count" },
    { name: "empty_skus", unit: "count" },
    { name: "gmv", unit: "money" },
    { name: "affiliate_share", unit: "rate" }
  ],
  totals: ["sku_orders", "items_sold", "gmv"],
  sort: { field: "gmv", order: "desc" },
  tabs: "status"
});

// shared/lists/spy-enums.ts
var spyCategories = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
var spyAges = [1, 2, 3, 4];
var spyGenders = [1, 2];
var spySells = [1, 2];
var spyAccounts = [1, 2, 3];
var spySellers = [1, 2];
var spyCtrBands = [1, 2, 3];
var spyAdStates = [1, 2];

// shared/lists/spy-ads.ts
var shown11 = { shown: true };
var both10 = { shown: true, sort: true };
var spyAdList = defineList({
  id: "spy-ads",
  screen: "tkspy",
  path: "/api/v1/tkspy/ads",
  rowKey: "ad_id",
  columns: [
    c.text("ad_title", { ...shown11, width: 240 }),
    c.id("ad_id", { width: 180 }),
    c.text("advertiser", { ...shown11, width: 150 }),
    c.text("paid_for_by", { width: 150 }),
    c.text("product_name", { ...shown11, width: 190 }),
    c.country("region", { ...shown11, width: 96 }),
    c.time("first_shown", { ...both10, width: 160 }),
    c.time("last_shown", { ...both10, width: 160 }),
    c.count("ad_days", { ...both10, width: 100 }),
    c.count("reach", { ...both10, width: 110 }),
    c.count("likes", { ...both10, width: 100 }),
    c.enum("ctr_band", { ...shown11, labels: "spy_ctr", width: 100 }),
    c.enum("ad_state", { ...shown11, labels: "spy_ad", width: 100 })
  ],
  filters: [
    { kind: "choice", name: "ad_state", labels: "spy_ad", options: spyAdStates },
    { kind: "country", name: "region" },
    { kind: "period", types: ["first_shown", "last_shown"] },
    { kind: "text", name: "advertiser" },
    { kind: "range", name: "ad_days", unit: "count" },
    { kind: "range", name: "reach", unit: "count" },
    { kind: "choice", name: "ctr_band", labels: "spy_ctr", options: spyCtrBands }
  ],
  kpi: [],
  currency: "USD",
  daily: true,
  totals: ["reach", "likes"],
  sort: { field: "reach", order: "desc" }
});

// shared/lists/spy-creators.ts
var shown12 = { shown: true };
var both11 = { shown: true, sort: true };
var sorted8 = { sort: true };
var spyCreatorList = defineList({
  id: "spy-creators",
  screen: "tkspy",
  path: "/api/v1/tkspy/creators",
  rowKey: "creator_id",
  columns: [
    c.text("creator_name", { ...shown12, width: 170 }),
    c.text("creator_handle", { width: 160 }),
    c.id("creator_id", { width: 180 }),
    c.count("rank_no", { ...both11, width: 110 }),
    c.count("rank_rise", { ...both11, width: 100 }),
    c.country("region", { ...shown12, width: 96 }),
    c.enum("category", { ...shown12, labels: "spy_category", width: 150 }),
    c.count("followers", { ...both11, width: 110 }),
    c.count("follower_inc", { ...both11, width: 130 }),
    c.money("creator_gmv", { ...both11, width: 130 }),
    c.money("video_gmv", { ...both11, width: 130 }),
    c.money("live_gmv", { ...both11, width: 130 }),
    c.count("sold_products", { ...both11, width: 100 }),
    c.rate("engagement_rate", { ...both11, width: 125 }),
    c.ratio("potential_index", { ...both11, width: 100 }),
    c.rate("female_rate", { ...sorted8, width: 110 }),
    c.enum("fan_age", { labels: "spy_age", width: 110 }),
    c.count("videos", { ...sorted8, width: 100 }),
    c.count("lives", { ...sorted8, width: 100 }),
    c.text("currency", { width: 80 })
  ],
  filters: [
    { kind: "choice", name: "category", labels: "spy_category", options: spyCategories },
    { kind: "country", name: "region" },
    { kind: "choice", name: "sells", labels: "spy_sells", options: spySells },
    { kind: "range", name: "followers", unit: "count" },
    { kind: "range", name: "follower_inc", unit: "count" },
    { kind: "choice", name: "fan_gender", labels: "spy_gender", options: spyGenders },
    { kind: "choice", name: "fan_age", labels: "spy_age", options: spyAges },
    { kind: "range", name: "engagement_rate", unit: "rate" },
    { kind: "range", name: "creator_gmv", unit: "money" },
    { kind: "range", name: "sold_products", unit: "count" }
  ],
  kpi: [],
  currency: "USD",
  daily: true,
  totals: ["creator_gmv", "video_gmv", "live_gmv"],
  sort: { field: "creator_gmv", order: "desc" }
});

// shared/lists/spy-lives.ts
var shown13 = { shown: true };
var both12 = { shown: true, sort: true };
var sorted9 = { sort: true };
var spyLiveList = defineList({
  id: "spy-lives",
  screen: "tkspy",
  path: "/api/v1/tkspy/lives",
  rowKey: "live_id",
  columns: [
    c.text("live_title", { ...shown13, width: 230 }),
    c.id("live_id", { width: 180 }),
    c.text("creator_name", { ...shown13, width: 150 }),
    c.enum("account_type", { ...shown13, labels: "spy_account", width: 100 }),
    c.country("region", { ...shown13, width: 96 }),
    c.time("start_time", { ...both12, width: 160 }),
    c.duration("duration", { ...both12, width: 100 }),
    c.count("live_views", { ...both12, width: 110 }),
    c.count("viewers", { ...sorted9, width: 110 }),
    c.count("pcu", { ...both12, width: 120 }),
    c.duration("avg_watch", { ...sorted9, width: 100 }),
    c.count("sku_orders", { ...both12, width: 120 }),
    c.count("items_sold", { ...sorted9, width: 100 }),
    c.money("gmv", { ...both12, width: 130 }),
    c.money("gpm", { ...both12, width: 100 }),
    c.count("new_followers", { ...sorted9, width: 100 }),
    c.count("comments", { ...sorted9, width: 100 }),
    c.count("likes", { ...sorted9, width: 100 }),
    c.count("shares", { ...sorted9, width: 100 }),
    c.text("currency", { width: 80 })
  ],
  filters: [
    { kind: "country", name: "region" },
    { kind: "period", types: ["start"] },
    { kind: "choice", name: "account_type", labels: "spy_account", options: spyAccounts },
    { kind: "text", name: "creator" },
    { kind: "range", name: "live_views", unit: "count" },
    { kind: "range", name: "gmv", unit: "money" }
  ],
  kpi: [],
  currency: "USD",
  daily: true,
  totals: ["live_views", "sku_orders", "items_sold", "gmv"],
  sort: { field: "gmv", order: "desc" }
});

// shared/lists/spy-products.ts
var shown14 = { shown: true };
var both13 = { shown: true, sort: true };
var sorted10 = { sort: true };
var spyProductList = defineList({
  id: "spy-products",
  screen: "tkspy",
  path: "/api/v1/tkspy/list",
  rowKey: "product_id",
  columns: [
    c.text("title", { ...shown14, width: 240 }),
    c.id("product_id", { width: 180 }),
    c.count("rank_no", { ...both13, width: 110 }),
    c.count("rank_rise", { ...both13, width: 100 }),
    c.country("region", { ...shown14, width: 96 }),
    c.enum("category", { ...shown14, labels: "spy_category", width: 150 }),
    c.text("shop_name", { ...shown14, width: 150 }),
    c.money("price", { ...both13, width: 100 }),
    c.rate("commission_rate_bp", { ...both13, width: 130 }),
    c.money("est_commission_per_item", { ...sorted10, width: 130 }),
    c.count("sales_1d", { ...both13, width: 130 }),
    c.count("sales_7d", { ...both13, width: 130 }),
    c.count("sales_30d", { ...both13, width: 135 }),
    c.money("gmv_30d", { ...both13, width: 130 }),
    c.count("total_sales", { ...sorted10, width: 110 }),
    c.rate("growth_rate", { ...both13, width: 130 }),
    c.count("creators", { ...both13, width: 100 }),
    c.count("videos", { ...sorted10, width: 100 }),
    c.ratio("rating", { ...sorted10, width: 80 }),
    c.count("review_count", { ...sorted10, width: 100 }),
    c.time("first_seen_time", { ...sorted10, width: 160 }),
    c.flag("ours", { width: 110 }),
    c.text("currency", { width: 80 })
  ],
  filters: [
    { kind: "choice", name: "category", labels: "spy_category", options: spyCategories },
    { kind: "country", name: "region" },
    { kind: "range", name: "price", unit: "money" },
    { kind: "range", name: "commission_rate_bp", unit: "rate" },
    { kind: "range", name: "sales_7d", unit: "count" },
    { kind: "range", name: "sales_30d", unit: "count" },
    { kind: "range", name: "gmv_30d", unit: "money" },
    { kind: "range", name: "growth_rate", unit: "rate" },
    { kind: "choice", name: "rating_band", labels: "rating", options: ratingBands },
    { kind: "range", name: "review_count", unit: "count" },
    { kind: "range", name: "creators", unit: "count" },
    { kind: "choice", name: "seller_type", labels: "spy_seller", options: spySellers },
    { kind: "period", types: ["first_seen"] },
    { kind: "flag", name: "ours" }
  ],
  kpi: [],
  currency: "USD",
  daily: true,
  totals: ["sales_1d", "sales_7d", "sales_30d", "gmv_30d"],
  sort: { field: "sales_1d", order: "desc" }
});

// shared/lists/spy-shops.ts
var shown15 = { shown: true };
var both14 = { shown: true, sort: true };
var spyShopList = defineList({
  id: "spy-shops",
  screen: "tkspy",
  path: "/api/v1/tkspy/shops",
  rowKey: "shop_id",
  columns: [
    c.text("shop_name", { ...shown15, width: 200 }),
    c.id("shop_id", { width: 180 }),
    c.count("rank_no", { ...both14, width: 110 }),
    c.count("rank_rise", { ...both14, width: 100 }),
    c.country("region", { ...shown15, width: 96 }),
    c.enum("seller_type", { ...shown15, labels: "spy_seller", width: 100 }),
    c.ratio("rating", { ...both14, width: 80 }),
    c.count("creators", { ...both14, width: 100 }),
    c.count("sold_products", { ...both14, width: 110 }),
    c.count("sales_7d", { ...both14, width: 130 }),
    c.count("sales_30d", { ...both14, width: 135 }),
    c.money("gmv_30d", { ...both14, width: 140 }),
    c.rate("growth_rate", { ...both14, width: 130 }),
    c.text("currency", { width: 80 })
  ],
  filters: [
    { kind: "country", name: "region" },
    { kind: "choice", name: "seller_type", labels: "spy_seller", options: spySellers },
    { kind: "range", name: "sales_30d", unit: "count" },
    { kind: "range", name: "gmv_30d", unit: "money" },
    { kind: "range", name: "growth_rate", unit: "rate" },
    { kind: "choice", name: "rating_band", labels: "rating", options: ratingBands },
    { kind: "range", name: "creators", unit: "count" }
  ],
  kpi: [],
  currency: "USD",
  daily: true,
  totals: ["sales_7d", "sales_30d", "gmv_30d"],
  sort: { field: "gmv_30d", order: "desc" }
});

// shared/lists/spy-videos.ts
var shown16 = { shown: true };
var both15 = { shown: true, sort: true };
var sorted11 = { sort: true };
var spyVideoList = defineList({
  id: "spy-videos",
  screen: "tkspy",
  path: "/api/v1/tkspy/videos",
  rowKey: "video_id",
  columns: [
    c.text("video_title", { ...shown16, width: 240 }),
    c.id("video_id", { width: 180 }),
    c.text("creator_name", { ...shown16, width: 150 }),
    c.text("product_name", { ...shown16, width: 190 }),
    c.country("region", { ...shown16, width: 96 }),
    c.time("post_time", { ...both15, width: 160 }),
    c.duration("duration", { ...sorted11, width: 90 }),
    c.count("plays", { ...both15, width: 110 }),
    c.count("likes", { ...sorted11, width: 100 }),
    c.count("comments", { ...sorted11, width: 100 }),
    c.count("shares", { ...sorted11, width: 100 }),
    c.rate("engagement_rate", { ...both15, width: 125 }),
    c.count("sku_orders", { ...both15, width: 120 }),
    c.count("items_sold", { ...sorted11, width: 100 }),
    c.money("gmv", { ...both15, width: 130 }),
    c.money("gpm", { ...both15, width: 100 }),
    c.flag("is_ad", { ...shown16, width: 100 }),
    c.text("currency", { width: 80 })
  ],
  filters: [
    { kind: "country", name: "region" },
    { kind: "period", types: ["post"] },
    { kind: "text", name: "creator" },
    { kind: "range", name: "plays", unit: "count" },
    { kind: "range", name: "gmv", unit: "money" },
    { kind: "flag", name: "is_ad" }
  ],
  kpi: [],
  currency: "USD",
  daily: true,
  totals: ["plays", "sku_orders", "items_sold", "gmv"],
  sort: { field: "gmv", order: "desc" }
});

// shared/lists/team.ts
var shown17 = { shown: true };
var both16 = { shown: true, sort: true };
var sorted12 = { sort: true };
var teamList = defineList({
  id: "team",
  screen: "team",
  path: "/api/v1/team/data",
  rowKey: "team_id",
  columns: [
    c.text("leader_name", { ...shown17, width: 130 }),
    c.id("team_id", { width: 110 }),
    c.count("headcount", { ...both16, width: 80 }),
    c.count("orders", { ...both16, width: 100, metric: "M03" }),
    c.money("gmv", { ...both16, heat: true, width: 140, metric: "M01" }),
    c.money("net_gmv", { ...sorted12, width: 140, metric: "M02" }),
    c.money("gmv_per_head", { ...both16, width: 130 }),
    c.money("est_commission", { ...both16, width: 130, metric: "M08" }),
    c.rate("refund_rate", { ...both16, width: 100, metric: "M13" }),
    c.money("month_gmv", { ...both16, width: 130 }),
    c.money("target", { ...both16, width: 130 }),
    c.rate("target_rate", { ...both16, width: 110, metric: "M29" }),
    c.rate("gmv_change", { ...both16, width: 100 })
  ],
  filters: [{ kind: "period", types: ["paid"] }],
  kpi: ["M01", "M03", "M08", "M13"],
  totals: ["headcount", "orders", "gmv", "net_gmv", "est_commission"],
  sort: { field: "gmv", order: "desc" }
});

// shared/lists/all.ts
var declared = {
  adMeta: metaTodayList,
  adTiktok: tiktokTodayList,
  orders: orderList,
  products: productList,
  multishop: shopDayList,
  "shop-orders": shopOrderList,
  "shop-products": shopProductList,
  "product-trend": productTrendList,
  "sku-trend": skuTrendList,
  team: teamList,
  "spy-products": spyProductList,
  "spy-creators": spyCreatorList,
  "spy-videos": spyVideoList,
  "spy-lives": spyLiveList,
  "spy-shops": spyShopList,
  "spy-ads": spyAdList,
  "goods-creators": goodsCreatorList,
  "goods-videos": goodsVideoList,
  "goods-lives": goodsLiveList,
  "goods-skus": goodsSkuList
};
var lists = declared;
var isListId = (id10) => Object.hasOwn(lists, id10);
var findList = (id10) => isListId(id10) ? lists[id10] : void 0;

// platform/http/record.ts
var nobodySpecial = { users: /* @__PURE__ */ new Set(), company: null, starCutters: /* @__PURE__ */ new Set() };
var flag = (value3) => value3 ? 1 : 0;
var phoneOf = ({ status }, mobile2) => status === 4 ? "" : mobile2 ?? "";
var recordOf = (member3, special) => ({
  id: String(member3.id),
  username: member3.username,
  status: member3.status,
  mobile: phoneOf(member3, member3.mobile),
  membername: member3.membername,
  avatar: member3.avatar,
  company: member3.company_id,
  company_name: member3.company_id === 0 ? "" : member3.company_name,
  agency_level: member3.agency_level,
  privilege_id: member3.privilege_id,
  version: member3.version,
  current_version: member3.current_version,
  isadVersion: member3.isad_version,
  isad: member3.modules,
  is_film_cutter: flag(member3.is_film_cutter),
  has_tt_tool: flag(member3.has_tt_tool),
  video_menu: member3.video_menu,
  has_d: flag(member3.has_d),
  has_zhishu: flag(member3.has_zhishu),
  daping: flag(member3.daping),
  is_share_video: flag(member3.is_share_video),
  business_center: flag(member3.business_center),
  has_console: flag(member3.has_console),
  tk_pid: String(member3.tk_pid),
  tk_manager_id: String(member3.tk_manager_id),
  manager_id: member3.manager_id === null ? "" : String(member3.manager_id),
  referrerName: member3.referrer_name ?? "",
  time_zone: member3.time_zone,
  time_difference: member3.time_difference,
  fb_time_zone: member3.fb_time_zone,
  fb_time_difference: member3.fb_time_difference,
  companyMenus: member3.company_menus,
  scope: scopeOf(member3).text,
  currency: member3.currency,
  zone: member3.zone,
  cut_hour: member3.cut_hour,
  demo: member3.demo,
  operator: flag(member3.operator),
  special_library: flag(special.users.has(member3.id) || member3.company_id === special.company),
  star_cutter: flag(special.starCutters.has(member3.id)),
  hide_coming: flag(member3.hide_coming),
  referrerMobile: phoneOf(member3, member3.referrer_mobile)
});
var blockOf = (member3, now) => {
  if (member3.status === 0) return "login.disabled";
  if (member3.status === 2) return "login.pending";
  if (member3.status === 3) return "login.expired";
  return member3.company_expire_t !== null && member3.company_expire_t <= now ? "login.expired" : null;
};

// platform/queries/account/member.ts
import { sql as sql28 } from "kysely";

// platform/queries/demo.ts
import { sql as sql27 } from "kysely";
var isDemo = (member_id) => sql27`
  (c.demo or (c.id = 0 and exists (
    select from setting s where s.company_id = 0 and s.key = 'demo.members'
      and s.value @> to_jsonb(${member_id}::bigint))))`;

// platform/queries/account/member.ts
var menusOf = (company_id) => sql28`
  coalesce((select json_agg(json_build_object('menu_name', e.menu_name, 'id', e.id::text,
      'pid', coalesce(e.pid, 0)::text, 'enname', e.enname, 'ico', e.ico, 'url', e.url, 'is_hide', e.is_hide::int)
      order by e.sort, e.id)
    from company_menu e where e.company_id = ${company_id}), '[]')`;
var memberColumns = sql28`
  m.id, m.username, m.status, m.mobile, m.membername, m.avatar, m.company_id, c.name as company_name,
  c.expire_t as company_expire_t, c.display_currency as currency, c.time_zone as zone, c.cut_hour, ${isDemo(sql28`m.id`)} as demo, m.agency_level,
  m.privilege_id, m.operator, m.version, m.current_version, m.isad_version, m.is_film_cutter, m.has_tt_tool, m.video_menu, m.has_d,
  m.has_zhishu, m.daping, m.is_share_video, m.business_center, m.has_console, m.tk_pid, m.tk_manager_id, m.manager_id,
  coalesce(nullif(r.membername, ''), r.username) as referrer_name, r.mobile as referrer_mobile, m.time_zone,
  m.time_difference, m.fb_time_zone, m.fb_time_difference, ${menusOf(sql28`m.company_id`)} as company_menus, c.hide_coming`;
var memberTables = sql28`
  member m join company c on c.id = m.company_id left join member r on r.id = m.referrer_id`;
var activeModules = (now) => sql28`
  array(select d.code from member_module d where d.member_id = m.id and d.start_t <= ${now}
        and (d.end_t is null or d.end_t > ${now}) order by d.code)::int[] as modules`;
var readMember = async (db, which, now) => {
  const { rows } = await sql28`
    select ${memberColumns}, ${activeModules(now)} from ${memberTables}
    where ${which} and m.deleted_t is null`.execute(db);
  return rows[0] ?? null;
};
var readMemberById = (db, id10, now) => readMember(db, sql28`m.id = ${id10}`, now);
var readMemberByMobile = (db, mobile2, now) => readMember(db, sql28`m.mobile = ${mobile2}`, now);
var readMemberByName = async (db, username, now) => {
  const { rows } = await sql28`
    select ${memberColumns}, ${activeModules(now)}, m.password_hash from ${memberTables}
    where m.username = ${username} and m.deleted_t is null`.execute(db);
  return rows[0] ?? null;
};
var readSession = async (db, token_hash, now) => {
  const { rows } = await sql28`
    select ${memberColumns}, ${activeModules(now)}, t.kind as token_kind, t.used_t as token_used_t
    from auth_token t, ${memberTables}
    where m.id = t.member_id and t.token_hash = ${token_hash} and t.expire_t > ${now} and m.deleted_t is null`.execute(
    db
  );
  return rows[0] ?? null;
};

// platform/exports/right.ts
var screenRight = async (db, special, member_id, { screens, mode }, now) => {
  const member3 = await readMemberById(db, member_id, now);
  if (!member3 || blockOf(member3, now) !== null) return null;
  const record9 = recordOf(member3, special);
  const { allows } = decideAccess(record9);
  return deniedByMode(record9, mode).length === 0 && screens.some((screen) => allows(screen)) ? scopeOf(member3) : null;
};
var listRight = async (db, special, member_id, list3, now) => {
  const asked3 = { screens: [list3.screen, ...list3.also ?? []], mode: list3.mode };
  const scope = await screenRight(db, special, member_id, asked3, now);
  return scope && { list: list3, scope };
};
var rightOf = async (db, special, { member_id, scope: asked3, list: id10 }, now) => {
  const list3 = findList(id10);
  const right = list3 ? await listRight(db, special, member_id, list3, now) : null;
  return right?.scope.text === asked3 ? right : null;
};

// platform/exports/rows.ts
import { setImmediate as turn } from "node:timers/promises";

// shared/lists/totals.ts
var timesOfPaid = ["paid", "settled", "shipped"];
var totalsKey = ({ unpaid }, { date_type, period, start_time, end_time }) => {
  const cut = Boolean(period || start_time || end_time) && timesOfPaid.includes(date_type);
  return unpaid && !cut ? "list.totals.unpaid" : "list.totals";
};

// platform/lists/ad-today/source.ts
import { sql as sql39 } from "kysely";

// platform/queries/ads/facts.ts
import { sql as sql33 } from "kysely";

// platform/queries/words.ts
import { sql as sql29 } from "kysely";
var holds = (text4, word) => sql29`strpos(lower(${text4}), lower(${word})) > 0`;
var begins = (text4, word) => sql29`starts_with(lower(${text4}), lower(${word}))`;

// platform/queries/ads/exchange.ts
import { sql as sql31 } from "kysely";

// platform/queries/periods.ts
import { sql as sql30 } from "kysely";

// shared/time/same-clock.ts
var DAY7 = 86400;
var HOUR4 = 3600;
var shownAt = ({ zone, cut_hour }, day7, t) => t + zoneOffset(zone, t) - (day7 * DAY7 + cut_hour * HOUR4);
var firstSecond = (low2, high2, holds2) => {
  let [from, to] = [low2, high2];
  while (from < to) {
    const middle2 = Math.floor((from + to) / 2);
    if (holds2(middle2)) to = middle2;
    else from = middle2 + 1;
  }
  return from;
};
var setBacks = /* @__PURE__ */ new Map();
var MOST = 5e3;
var setBackOf = (clock2, day7) => {
  const key2 = `${clock2.zone} ${clock2.cut_hour} ${day7}`;
  if (setBacks.has(key2)) return setBacks.get(key2);
  const [start2, last] = [dayStart(clock2, day7), dayStart(clock2, day7 + 1) - 1];
  const before2 = zoneOffset(clock2.zone, start2);
  const found = zoneOffset(clock2.zone, last) < before2 ? firstSecond(start2, last, (t) => zoneOffset(clock2.zone, t) !== before2) : void 0;
  if (setBacks.size > MOST) setBacks.clear();
  setBacks.set(key2, found);
  return found;
};
var latestShown = (clock2, day7, t) => {
  const shown21 = shownAt(clock2, day7, t);
  const change5 = setBackOf(clock2, day7);
  return change5 === void 0 || t < change5 ? shown21 : Math.max(shown21, shownAt(clock2, day7, change5 - 1));
};
var lastSecond = (clock2, day7, reading3) => {
  const [start2, end] = [dayStart(clock2, day7), dayStart(clock2, day7 + 1)];
  return Math.max(start2, firstSecond(start2, end, (at2) => at2 === end || latestShown(clock2, day7, at2) > reading3) - 1);
};
var sameClock = (clock2, t, day7) => lastSecond(clock2, day7, latestShown(clock2, dayNumber(clock2, t), t));
var clockSecond = (clock2, day7, hour) => {
  const reading3 = (hour - clock2.cut_hour + 24) % 24 * HOUR4;
  return reading3 === 0 ? dayStart(clock2, day7) : lastSecond(clock2, day7, reading3 - 1) + 1;
};
var startsOf = (clock2, day7) => {
  const start2 = dayStart(clock2, day7);
  return Array.from({ length: hoursOf(clock2, day7) }, (_4, hour) => start2 + hour * HOUR4);
};
var clockHours = (clock2, day7) => startsOf(clock2, day7).map((t) => Math.floor(latestShown(clock2, day7, t) / HOUR4));
var sameHours = (clock2, day7, other) => {
  const shown21 = startsOf(clock2, day7).map((t) => latestShown(clock2, day7, t));
  const hours3 = shown21.map(() => []);
  for (const [hour, t] of startsOf(clock2, other).entries()) {
    const reading3 = latestShown(clock2, other, t);
    const at2 = shown21.findLastIndex((one) => one <= reading3);
    hours3[Math.max(0, at2)]?.push(hour);
  }
  return hours3;
};

// platform/queries/periods.ts
var WEEK2 = 7;
var daysOf2 = (from, to) => Array.from({ length: to - from + 1 }, (_4, n) => from + n);
var keyOf = (row) => `${row.grain}.${row.bucket}`;
var cutToday = async (db, view2, found) => {
  const day7 = keyOf({ grain: 1, bucket: view2.day });
  const settled_amt = found.get(day7)?.settled_amt ?? 0;
  for (let hour = 0; hour < 32; hour++) found.delete(keyOf({ grain: 2, bucket: view2.day * 32 + hour }));
  const { rows } = await sql30`${todayTotals(view2)}`.execute(db);
  for (const row of rows) found.set(keyOf(row), row.grain === 1 ? { ...row, settled_amt } : row);
};
var readTotals = async (db, view2, wanted2) => {
  const { rows } = await sql30`
    select r.grain, r.bucket, ${sumNames}
    from unnest(${wanted2.map((one) => one.grain)}::smallint[], ${wanted2.map((one) => one.bucket)}::int[]) as w(grain, bucket)
    join rollup r on r.scope = ${view2.scope.text} and r.grain = w.grain and r.bucket = w.bucket and r.dim = 0`.execute(
    db
  );
  return rows;
};
var hoursOfDay = (view2, day7) => Array.from({ length: hoursOf(view2.clock, day7) }, (_4, hour) => ({ grain: 2, bucket: day7 * 32 + hour }));
var runningHourOf = (view2, day7) => sameHours(view2.clock, view2.day, day7)[view2.hour] ?? [];
var readHistory = async (db, view2) => {
  const week = daysOf2(view2.day - WEEK2, view2.day - 1).flatMap((day7) => hoursOfDay(view2, day7));
  const before2 = [2, 3, 4].map((weeks2) => view2.day - weeks2 * WEEK2).flatMap((day7) => runningHourOf(view2, day7).map((hour) => ({ grain: 2, bucket: day7 * 32 + hour })));
  return new Map((await readTotals(db, view2, [...week, ...before2])).map((row) => [row.bucket, row]));
};
var readPeriods = async (db, view2, history2) => {
  const firstDay = monthStart(view2.day);
  const days2 = daysOf2(Math.min(firstDay, view2.day - 1), view2.day).map((bucket) => ({ grain: 1, bucket }));
  const rows = await readTotals(db, view2, [{ grain: 0, bucket: 0 }, ...days2, ...hoursOfDay(view2, view2.day)]);
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  if (view2.past) await cutToday(db, view2, found);
  const at2 = (grain, bucket) => found.get(keyOf({ grain, bucket })) ?? noSums;
  return {
    all: at2(0, 0),
    day: (day7) => at2(1, day7),
    hour: (day7, hour) => day7 === view2.day ? at2(2, day7 * 32 + hour) : history2.get(day7 * 32 + hour) ?? noSums,
    month: (measure3) => daysOf2(firstDay, view2.day).reduce((sum2, day7) => sum2 + at2(1, day7)[measure3], 0)
  };
};

// platform/queries/ads/exchange.ts
var HOLDS_DAYS = 10;
var E10 = 1e10;
var BASE = "USD";
var moneyOf2 = (accounts2, company3) => {
  const found = [...new Set(accounts2.map(({ currency }) => currency))].sort();
  const [only, ...more2] = found;
  if (only !== void 0 && more2.length === 0) return { currency: only, others: [] };
  return { currency: company3, others: found.filter((one) => one !== company3) };
};
var readRates2 = async (db, currencies, from, to) => {
  const { rows } = await sql31`
    select c.currency, d.day, r.rate::float8 as rate
    from unnest(${currencies}::text[]) as c(currency) cross join generate_series(${from}::int, ${to}::int) as d(day)
    cross join lateral (select rate from fx_rate f where f.currency = c.currency
      and f.day between d.day - ${HOLDS_DAYS}::int and d.day order by f.day desc limit 1) r`.execute(db);
  const known3 = new Map(rows.map(({ currency, day: day7, rate: rate2 }) => [`${currency} ${day7}`, rate2]));
  return (currency, day7) => currency === BASE ? 1 : known3.get(`${currency} ${day7}`);
};
var readExchange = async (db, { currency: into, others: others2 }, { clock: clock2, from, to }) => {
  if (others2.length === 0) return null;
  const days2 = daysOf2(from, to);
  const rateOf = await readRates2(
    db,
    [into, ...others2].filter((one) => one !== BASE),
    from,
    to
  );
  const worth = (currency, day7) => {
    const [own9, wanted2] = [rateOf(currency, day7), rateOf(into, day7)];
    return own9 === void 0 || wanted2 === void 0 ? null : Math.round(wanted2 / own9 * E10);
  };
  return {
    into,
    first: from,
    starts: days2.map((day7) => dayStart(clock2, day7)),
    rates: new Map(others2.map((currency) => [currency, days2.map((day7) => worth(currency, day7))])),
    lacks: (currency, day7) => rateOf(currency, day7) === void 0 ? currency : into
  };
};
var rateIn = ({ into, rates }, place3) => {
  const cases = [...rates].map(([currency, days2]) => {
    const minor = 10 ** (currencyDecimals(into) - currencyDecimals(currency));
    return sql31`when ${currency} then (${days2}::bigint[])[${place3}] * ${minor}::numeric`;
  });
  return sql31`(case a.currency when ${into} then ${E10}::numeric ${sql31.join(cases, sql31` `)} end)`;
};
var placeIn = ({ starts }, t) => sql31`width_bucket(${t}, ${starts}::bigint[])`;
var exchangedSum = (amount3, rate2) => sql31`(
  case when bool_or(${amount3} <> 0 and ${rate2} is null) then null
    else coalesce(sum(${amount3}::numeric * ${rate2}), 0) / ${E10}::numeric end)::float8`;
var exchangedNow = ({ into, rates }, amt, currency) => {
  if (amt === 0 || currency === into) return amt;
  const e10 = rates.get(currency)?.at(-1) ?? null;
  return e10 === null ? null : amt * e10 * 10 ** (currencyDecimals(into) - currencyDecimals(currency)) / E10;
};
var missingOf = ({ lacks }, pairs) => pairs.map(({ currency, day: day7 }) => ({ currency: lacks(currency, day7), day: dayText(day7) }));
var MOST_NAMED = 20;
var namedRates = (missing) => {
  const each = new Map(missing.map((one) => [`${one.day} ${one.currency}`, one]));
  return [...each].sort(([a], [b]) => a < b ? -1 : 1).slice(0, MOST_NAMED).map(([, one]) => one);
};

// platform/queries/ads/metrics.ts
import { sql as sql32 } from "kysely";
var noAdSums = Object.fromEntries(adSumNames.map((name2) => [name2, 0]));
var adSumsOf = (rows) => Object.fromEntries(
  adSumNames.map((name2) => [
    name2,
    rows.reduce((sum2, row) => sum2 === null || row[name2] === null ? null : sum2 + row[name2], 0)
  ])
);
var amountOf = (amt) => amt === null ? null : roundHalfUp(amt);
var ratios = {
  M26_CPM: { of: "spend_amt", by: "impressions", times: 1e3 },
  M26_CPC: { of: "spend_amt", by: "clicks", times: 1 },
  M26_CTR: { of: "clicks", by: "impressions", times: 1e4 },
  M26_CVR: { of: "conversions", by: "impressions", times: 1e4 },
  M26_CPA: { of: "spend_amt", by: "conversions", times: 1 },
  M27: { of: "revenue_amt", by: "spend_amt", times: 100 },
  cost_per_order: { of: "spend_amt", by: "orders", times: 1 },
  average_play: { of: "video_seconds", by: "video_plays", times: 1 }
};
var adMetric = (id10, sums) => {
  if (id10 === "M25") return amountOf(sums.spend_amt ?? (sums.spend_amt === null ? null : 0));
  const { of: of16, by, times: times3 } = ratios[id10];
  const [part5 = 0, divisor = 0] = [sums[of16], sums[by]];
  return part5 === null || divisor === null || divisor === 0 ? null : roundHalfUp(part5 * times3 / divisor);
};
var adMetricSql = (id10, at2) => {
  const { of: of16, by, times: times3 } = ratios[id10];
  const [part5, whole3] = [sql32.ref(`${at2}.${of16}`), sql32.ref(`${at2}.${by}`)];
  return sql32`((2 * ${part5} * ${sql32.lit(times3)} + ${whole3}) / nullif(2 * ${whole3}, 0))`;
};
var frequencyOf = (impressions, reach2) => reach2 === null || reach2 === 0 ? null : roundHalfUp(impressions * 100 / reach2);

// platform/queries/ads/facts.ts
var filtersOf = (given2) => {
  const text4 = (name2) => given2[name2] === void 0 ? void 0 : String(given2[name2]);
  return { account: text4("account"), status: text4("status"), region: text4("region") };
};
var accountsOf3 = ({ company_id, member_id }, network2) => {
  const own9 = sql33`a.company_id = ${company_id} and a.network = ${networkCode[network2]}`;
  return member_id === null ? own9 : sql33`${own9} and exists (select from member_closure t
        where t.ancestor_id = ${member_id} and t.descendant_id = a.owner_member_id)`;
};
var isAccount = (word) => sql33`(${holds(sql33`a.name`, word)} or starts_with(a.account_id, ${word}))`;
var adConditions = ({ account: account4, status, region }) => {
  const found = /* @__PURE__ */ new Map();
  if (account4) found.set("account", isAccount(account4));
  if (status) found.set("status", sql33`c.status = any(${status.split(",").map(Number)}::smallint[])`);
  if (region) found.set("region", sql33`c.region = any(${region.split(",")}::text[])`);
  return found;
};
var treeOf = ({ scope, network: network2, filters: filters3 }) => {
  const tests = [accountsOf3(scope, network2), ...[...adConditions(filters3).values()].map((one) => sql33`(${one})`)];
  return sql33`from ad_account a
    join ad_campaign c on c.company_id = a.company_id and c.account_id = a.account_id
    join ad_group g on g.company_id = c.company_id and g.campaign_id = c.campaign_id
    join ad_creative k on k.company_id = g.company_id and k.group_id = g.group_id
    join ad_hourly h on h.company_id = k.company_id and h.ad_id = k.ad_id
    where ${sql33.join(tests, sql33` and `)}`;
};
var hoursIn = ({ from, to }) => sql33`h.hour_t >= ${from} and h.hour_t < ${to}`;
var amountIn = (name2, { to, cut = false }) => {
  const value3 = sql33.ref(`h.${name2}`);
  return cut ? sql33`case when h.hour_t + 3600 <= ${to} then ${value3} else ${value3} * (${to} - h.hour_t) / 3600 end` : value3;
};
var rateOfHour = (exchange) => rateIn(exchange, placeIn(exchange, sql33`h.hour_t`));
var sumsIn = (period, exchange = null) => sql33.join(
  adSumNames.map((name2) => {
    const amount3 = amountIn(name2, period);
    const sum2 = exchange && isAdMoney(name2) ? exchangedSum(amount3, rateOfHour(exchange)) : null;
    return sql33`${sum2 ?? sql33`coalesce(sum(${amount3}), 0)::bigint`} as ${sql33.ref(name2)}`;
  })
);
var readAdSums = async (db, question, period, cuts3, exchange = null) => {
  const sets = Object.entries(cuts3);
  const every = sets.flatMap(([cut, by]) => Object.entries(by).map(([name2, of17]) => ({ cut, name: name2, of: of17 })));
  const { rows } = await sql33`
    select grouping(${sql33.join(every.map(({ of: of17 }) => of17))}) as level,
      ${sql33.join([...every.map(({ of: of17 }, at2) => sql33`${of17} as ${sql33.ref(`k${at2}`)}`), sumsIn(period, exchange)])}
    ${treeOf(question)} and ${hoursIn(period)}
    group by grouping sets (${sql33.join(sets.map(([, by]) => sql33`(${sql33.join(Object.values(by))})`))})`.execute(db);
  const of16 = (wanted2) => {
    const bits = every.reduce((sum2, { cut }) => 2 * sum2 + (cut === wanted2 ? 0 : 1), 0);
    const own9 = every.flatMap(({ cut, name: name2 }, at2) => cut === wanted2 ? [[name2, `k${at2}`]] : []);
    return rows.filter(({ level }) => level === bits).map((row) => ({ ...row, ...Object.fromEntries(own9.map(([name2, at2]) => [name2, row[at2] ?? ""])) }));
  };
  return Object.fromEntries(sets.map(([cut]) => [cut, of16(cut)]));
};
var readAdTotal = async (db, question, period, exchange = null) => {
  const { rows } = await sql33`
    select ${sumsIn(period, exchange)} ${treeOf(question)} and ${hoursIn(period)}`.execute(db);
  return rows[0] ?? noAdSums;
};
var readMissing = async (db, question, period, exchange) => {
  if (!exchange || ![...exchange.rates.values()].flat().includes(null)) return [];
  const { rows } = await sql33`
    select distinct a.currency, ${exchange.first - 1}::int + ${placeIn(exchange, sql33`h.hour_t`)} as day
    ${treeOf(question)} and ${hoursIn(period)} and ${rateOfHour(exchange)} is null
      and (h.spend_amt <> 0 or h.revenue_amt <> 0 or h.billed_amt <> 0)`.execute(db);
  return missingOf(exchange, rows);
};

// platform/queries/ads/reach.ts
import { sql as sql34 } from "kysely";
var reachJoin = (level, id10, day7, zone) => sql34`
  left join ad_daily r on r.company_id = a.company_id and r.level = ${level} and r.id = ${id10} and r.day = ${day7}
    and a.time_zone = ${zone}`;
var readWholeReach = async (db, { scope, network: network2, filters: filters3 }, day7, zone) => {
  if (filters3.status || filters3.region) return null;
  const { rows } = await sql34`
    select r.reach from ad_account a ${reachJoin(0, sql34`a.account_id`, day7, zone)}
    where ${accountsOf3(scope, network2)} and ${isAccount(filters3.account ?? "")} limit 2`.execute(db);
  return rows.length === 1 ? rows[0]?.reach ?? null : null;
};

// platform/lists/source.ts
var part2 = (sql203, ...needs2) => ({ sql: sql203, needs: needs2 });

// platform/lists/ad-today/summary.ts
import { sql as sql38 } from "kysely";

// platform/queries/ads/days.ts
var adClock = (zone) => ({ zone, cut_hour: 0 });
var periodOfDays = ({ clock: clock2, from, to }) => ({
  from: dayStart(clock2, from),
  to: dayStart(clock2, to + 1)
});
var periodBefore = ({ clock: clock2, from, to }, first2, now) => {
  const last = first2 + to - from;
  const start2 = dayStart(clock2, first2);
  if (dayNumber(clock2, now) !== to) return { from: start2, to: dayStart(clock2, last + 1) };
  return { from: start2, to: sameClock(clock2, now, last), cut: true };
};

// platform/queries/ads/figures.ts
import { sql as sql35 } from "kysely";

// shared/api/ads.ts
import * as z8 from "zod/mini";
var value = z8.nullable(z8.int());
var day2 = z8.string().check(z8.regex(/^\d{4}-\d{2}-\d{2}$/));
var states = z8.string().check(
  z8.maxLength(100),
  z8.refine((text4) => text4.split(",").every((one) => adStates.some((state3) => String(state3) === one)))
);
var network = z8.optional(z8.enum(adNetworks));
var filters = {
  network,
  account: z8.optional(z8.string().check(z8.trim(), z8.maxLength(100))),
  status: z8.optional(states),
  region: z8.optional(z8.string().check(z8.regex(/^[A-Z]{2}(,[A-Z]{2}){0,49}$/)))
};
var seconds = z8.coerce.number().check(z8.int(), z8.minimum(0), z8.maximum(9999999999));
var range = { start_time: seconds, end_time: seconds };
var adFigures = {
  M25: "money",
  impressions: "count",
  clicks: "count",
  M26_CTR: "rate",
  M26_CPC: "money",
  M26_CPM: "money",
  conversions: "count",
  M26_CPA: "money",
  revenue: "money",
  M27: "ratio",
  balance: "money",
  over_budget: "count"
};
var figures = z8.array(
  z8.object({
    name: z8.enum(Object.keys(adFigures)),
    value,
    before: value,
    change: z8.nullable(change)
  })
);
var part3 = z8.object({ key: z8.string(), spend: value, revenue: value, orders: z8.int(), roas: value });
var head = {
  network: z8.enum(adNetworks),
  /** IANA zone that cuts the days. */
  zone: z8.string(),
  /** Of all sums: that of the accounts that are asked about, the company's when they have several. */
  currency: z8.string(),
  /** Other currencies of these accounts, whose amounts are exchanged at the rate of each day (cut by `zone`); else empty. */
  exchanged: z8.array(z8.string()),
  /** Rates that nobody told, of days with something to exchange: sums that need them are null. At most 20. */
  missing: z8.array(z8.object({ currency: z8.string(), day: day2 })),
  data_time: z8.int()
};
var account = z8.object({
  account_id: z8.string(),
  name: z8.string(),
  currency: z8.string(),
  zone: z8.string(),
  balance: value,
  auth_state: z8.int(),
  expire_time: value,
  spend: value,
  revenue: value,
  roas: value,
  exchanged: z8.object({ spend: value, revenue: value })
});
var creative = z8.object({
  ad_id: z8.string(),
  name: z8.string(),
  material_id: z8.string(),
  spend: value,
  revenue: value,
  orders: z8.int(),
  roas: value
});
var adComparisons = ["previous", "year"];
var adLevels = ["campaign", "group", "ad"];
var reportRow = z8.object({
  id: z8.string(),
  name: z8.string(),
  status: z8.int(),
  raw_status: z8.string(),
  account: z8.string(),
  /** Of its amounts. */
  currency: z8.string(),
  region: z8.string(),
  /** Of groups and ads. */
  placement: value,
  age: value,
  /** Fields of T-AD or T-ADM that are measures (shared/ads/measures.ts). */
  figures: z8.record(z8.string(), value)
});
var adsApi = {
  /** S07b and S07c: today, with each figure of the day before up to the same second. */
  today: endpoint({
    method: "GET",
    path: "/api/v1/console/ad",
    access: "console",
    input: z8.object(filters),
    data: z8.object({
      ...head,
      day: day2,
      kpi: figures,
      /** Hours of the day, from its first; values are null for those to come. */
      hours: z8.array(z8.object({ t: z8.int(), spend: value, revenue: value, roas: value })),
      accounts: z8.array(account),
      /** The ten ads with the best return of those that spent at least a hundredth of the day's spend. */
      creatives: z8.array(creative),
      regions: z8.array(part3)
    })
  }),
  /** S08b: a range of days with what it is compared with. */
  board: endpoint({
    method: "GET",
    path: "/api/v1/dashboard/ad",
    access: "dataBoard",
    input: z8.object({ ...filters, ...range, compare: z8._default(z8.enum(adComparisons), "previous") }),
    data: z8.object({
      ...head,
      from: day2,
      to: day2,
      before_from: day2,
      before_to: day2,
      kpi: figures,
      days: z8.array(z8.object({ day: day2, spend: value, revenue: value, roas: value })),
      /** At most 60, by spend. */
      creatives: z8.array(creative),
      placements: z8.array(part3),
      regions: z8.array(part3),
      ages: z8.array(part3),
      /** People do one after the other: impressions, clicks, carts, checkouts, orders. */
      funnel: z8.array(
        z8.object({ step: z8.enum(["impressions", "clicks", "carts", "checkouts", "orders"]), n: z8.int() })
      )
    })
  }),
  /** The rows of one level below `parent`, with the totals of all of them. */
  report: endpoint({
    method: "GET",
    path: "/api/v1/ad/report",
    access: ["dataBoard", "forFlow"],
    input: z8.object({
      ...filters,
      ...range,
      level: z8._default(z8.enum(adLevels), "campaign"),
      /** A campaign of groups, a group of ads; absent: all of them. */
      parent: z8.optional(z8.string().check(z8.maxLength(100)))
    }),
    data: z8.object({
      ...head,
      level: z8.enum(adLevels),
      /** The way down to `parent`. */
      crumbs: z8.array(z8.object({ level: z8.enum(adLevels), id: z8.string(), name: z8.string() })),
      rows: z8.array(reportRow),
      totals: z8.record(z8.string(), value)
    })
  })
};

// platform/queries/ads/figures.ts
var figureOf = (name2, sums) => {
  switch (name2) {
    case "impressions":
    case "clicks":
    case "conversions":
      return sums[name2];
    case "revenue":
      return amountOf(sums.revenue_amt);
    case "balance":
    case "over_budget":
      return null;
    default:
      return adMetric(name2, sums);
  }
};
var readAccounts = async (db, { scope, network: network2, filters: filters3 }) => {
  const asked3 = adConditions({ account: filters3.account }).get("account");
  const { rows } = await sql35`
    select a.account_id, a.name, a.currency, a.time_zone as zone, a.balance_amt as balance, a.auth_state,
      a.expire_t as expire_time
    from ad_account a where ${accountsOf3(scope, network2)} ${asked3 ? sql35`and (${asked3})` : sql35``}
    order by a.name, a.account_id`.execute(db);
  return rows;
};
var readOverBudget = async (db, { scope, network: network2, filters: filters3 }) => {
  const asked3 = [...adConditions(filters3).values()].map((one) => sql35`and (${one})`);
  const { rows } = await sql35`
    select count(*) as n from ad_campaign c
    join ad_account a on a.company_id = c.company_id and a.account_id = c.account_id
    where c.status = 5 and ${accountsOf3(scope, network2)} ${sql35.join(asked3, sql35` `)}`.execute(db);
  return rows[0]?.n ?? 0;
};
var balanceOf = (accounts2, exchange) => {
  const told = accounts2.flatMap(({ balance, currency }) => balance === null ? [] : [{ balance, currency }]);
  if (told.length === 0) return null;
  const amts = told.map(({ balance, currency }) => exchange ? exchangedNow(exchange, balance, currency) : balance);
  return amountOf(amts.reduce((sum2, amt) => sum2 === null || amt === null ? null : sum2 + amt, 0));
};
var missingOfBalances = (accounts2, exchange, day7) => exchange ? missingOf(
  exchange,
  accounts2.flatMap(
    ({ balance, currency }) => balance !== null && exchangedNow(exchange, balance, currency) === null ? [{ currency, day: day7 }] : []
  )
) : [];
var figuresOf = (now, before2, accounts2, overBudget, exchange) => Object.keys(adFigures).map((name2) => {
  if (name2 === "over_budget") return { name: name2, value: overBudget, before: null, change: null };
  if (name2 === "balance") return { name: name2, value: balanceOf(accounts2, exchange), before: null, change: null };
  const [value3, was] = [figureOf(name2, now), figureOf(name2, before2)];
  return { name: name2, value: value3, before: was, change: value3 === null || was === null ? null : changeOf(value3, was) };
});

// platform/queries/ads/measures.ts
var measure = (of16, sums, reach2) => {
  if (isRatio(of16)) return adMetric(of16, sums);
  if (isAdMoney(of16)) return amountOf(sums[of16]);
  if (of16 === "reach") return reach2;
  return of16 === "frequency" ? frequencyOf(sums.impressions, reach2) : sums[of16];
};
var measuresFrom = (network2, sums, reach2) => Object.fromEntries(Object.entries(measuresOf[network2]).map(([field, of16]) => [field, measure(of16, sums, reach2)]));

// platform/lists/build.ts
import { sql as sql36 } from "kysely";
var joinsOf = (source, view2, parts2) => {
  const wanted2 = /* @__PURE__ */ new Map();
  const want = ({ needs: needs2 }) => {
    for (const name2 of needs2) {
      const found = source.joins[name2];
      if (!found) throw new RangeError(`the list's source has no join ${name2}`);
      if (wanted2.has(name2)) continue;
      const join5 = typeof found === "function" ? found(view2) : found;
      wanted2.set(name2, join5);
      want(join5);
    }
  };
  for (const one of parts2) want(one);
  const joins4 = Object.keys(source.joins).flatMap((name2) => wanted2.get(name2) ?? []);
  return sql36.join(
    joins4.map((join5) => join5.sql),
    sql36` `
  );
};
var tableOf = ({ table: table3 }, view2) => typeof table3 === "function" ? table3(view2) : table3;
var rowsOf = (source, view2, conditions, others2 = []) => {
  const tests = [source.scope(view2), ...conditions.map((one) => sql36`(${one.sql})`)];
  return sql36`from ${tableOf(source, view2)} ${joinsOf(source, view2, [...conditions, ...others2])} where ${sql36.join(tests, sql36` and `)}`;
};
var rowsByKey = (source, view2, keys, parts2) => sql36`
  from (${keys}) k join ${tableOf(source, view2)} using (${sql36.join(source.key.map((name2) => sql36.ref(name2)))})
  ${joinsOf(source, view2, parts2)}`;
var keyOf2 = (source) => source.key.map((name2) => sql36`${sql36.ref(`${source.alias}.${name2}`)}`);
var columnOf = (source, field) => {
  const found = Object.hasOwn(source.columns, field) ? source.columns[field] : void 0;
  if (!found) throw new RangeError(`the list has no column ${field}`);
  return found;
};
var named = (of16) => sql36.join(Object.entries(of16).map(([name2, one]) => sql36`${one} as ${sql36.ref(name2)}`));
var orderOf2 = (list3, source, query, backwards = false) => {
  if (!list3.sortable.includes(query.sort_field)) throw new RangeError(`the list is not sorted by ${query.sort_field}`);
  const by = columnOf(source, query.sort_field);
  const direction = query.sort_order === "desc" !== backwards ? sql36`desc` : sql36`asc`;
  const nulls = source.filled.includes(query.sort_field) ? sql36`` : backwards ? sql36`nulls first` : sql36`nulls last`;
  const ties = keyOf2(source).map((column3) => sql36`${column3} ${direction}`);
  return { by, sql: sql36.join([sql36`${by.sql} ${direction} ${nulls}`, ...ties]) };
};

// platform/lists/conditions.ts
import { sql as sql37 } from "kysely";
var allOf = (conditions) => {
  const asked3 = conditions.flatMap((one) => one ?? []);
  if (asked3.length === 0) return void 0;
  const tests = asked3.map((one) => one.sql);
  return part2(sql37.join(tests, sql37` and `), ...asked3.flatMap(({ needs: needs2 }) => needs2));
};
var between = ({ sql: of16, needs: needs2 }, least, most2) => allOf([
  least === void 0 ? void 0 : part2(sql37`${of16} >= ${Number(least)}`, ...needs2),
  most2 === void 0 ? void 0 : part2(sql37`${of16} <= ${Number(most2)}`, ...needs2)
]);
var inRange = (of16, filters3, name2) => between(of16, filters3[`${name2}_min`], filters3[`${name2}_max`]);
var inPeriod = (of16, { start_time, end_time }) => between(of16, start_time, end_time === void 0 ? void 0 : Number(end_time) - 1);
var chosenNumbers = (value3) => String(value3).split(",").map(Number);
var inChoice = ({ sql: of16, needs: needs2 }, value3) => value3 === void 0 ? void 0 : part2(sql37`${of16} = any(${chosenNumbers(value3)}::smallint[])`, ...needs2);
var inCountries = ({ sql: of16, needs: needs2 }, value3) => value3 === void 0 ? void 0 : part2(sql37`${of16} = any(${String(value3).split(",")}::text[])`, ...needs2);
var isFlag = ({ sql: of16, needs: needs2 }, value3) => value3 === void 0 ? void 0 : part2(sql37`${of16} = ${String(value3) === "1"}`, ...needs2);
var askedOf = (found) => new Map(Object.entries(found).flatMap(([name2, one]) => one ? [[name2, one]] : []));
var tabsApart = (conditions, name2) => ({
  others: [...conditions].flatMap(([of16, one]) => of16 === name2 ? [] : [one]),
  inTab: conditions.get(name2)?.sql ?? sql37`true`
});

// platform/lists/ad-today/today.ts
var todayOf = ({ scope, now }, network2) => {
  const zone = adZoneIn(scope, network2) ?? "UTC";
  const clock2 = adClock(zone);
  const day7 = dayNumber(clock2, now);
  return { zone, day: day7, period: periodOfDays({ clock: clock2, from: day7, to: day7 }) };
};

// platform/lists/ad-today/summary.ts
var delivered = part2(sql38``, "delivered", "account");
var adSummary = async (tx, view2, source, network2, { filters: filters3, keyword }, conditions) => {
  const { zone, day: day7 } = todayOf(view2, network2);
  const question = { scope: view2.scope, network: network2, filters: filtersOf(filters3) };
  const money = moneyOf2(await readAccounts(tx, question), view2.company.currency);
  const exchange = await readExchange(tx, money, { clock: adClock(zone), from: day7, to: day7 });
  const sums = adSumNames.map((name2) => {
    const amount3 = sql38.ref(`f.${name2}`);
    const sum2 = exchange && isAdMoney(name2) ? exchangedSum(amount3, rateIn(exchange, sql38`1`)) : null;
    return sql38`${sum2 ?? sql38`coalesce(sum(${amount3}), 0)::bigint`} as ${sql38.ref(name2)}`;
  });
  const all = await sql38`
    select count(*) as total, ${sql38.join(sums)} ${rowsOf(source, view2, [...conditions.values()], [delivered])}`.execute(
    tx
  );
  const { others: others2 } = tabsApart(conditions, "status");
  const tabs = await sql38`
    select c.status, count(*) as n ${rowsOf(source, view2, others2)} group by c.status`.execute(tx);
  const found = all.rows[0] ?? { ...noAdSums, total: 0 };
  const reach2 = keyword === "" ? await readWholeReach(tx, question, day7, zone) : null;
  return {
    total: found.total,
    kpi: {},
    totals: measuresFrom(network2, found, reach2),
    currency: money.currency,
    tabs: Object.fromEntries(tabs.rows.map(({ status, n }) => [String(status), n]))
  };
};

// platform/lists/ad-today/source.ts
var deliveredIn = (view2, network2) => {
  const { period } = todayOf(view2, network2);
  return part2(sql39`left join (
    select g.campaign_id, ${sumsIn(period)} from ad_hourly h
    join ad_creative k on k.company_id = h.company_id and k.ad_id = h.ad_id
    join ad_group g on g.company_id = k.company_id and g.group_id = k.group_id
    where h.company_id = ${view2.scope.company_id} and h.hour_t >= ${period.from} and h.hour_t < ${period.to}
    group by g.campaign_id
  ) f on f.campaign_id = c.campaign_id`);
};
var reachedIn = (view2, network2) => {
  const { zone, day: day7 } = todayOf(view2, network2);
  return part2(reachJoin(1, sql39`c.campaign_id`, day7, zone), "account");
};
var measureCell = (measure3) => {
  if (isRatio(measure3)) return part2(adMetricSql(measure3, "f"), "delivered");
  if (measure3 === "reach") return part2(sql39`r.reach`, "reached");
  if (measure3 === "frequency")
    return part2(sql39`(200 * f.impressions + r.reach) / nullif(2 * r.reach, 0)`, "delivered", "reached");
  return part2(sql39`coalesce(${sql39.ref(`f.${measure3}`)}, 0)`, "delivered");
};
var of = (name2, ...needs2) => part2(sql39.ref(name2), ...needs2);
var cellsOf = (network2) => {
  const measures2 = Object.entries(measuresOf[network2]).map(([field, measure3]) => [field, measureCell(measure3)]);
  return {
    [network2 === "meta" ? "fb_campaign_name" : "tt_campaign_name"]: of("c.name"),
    campaign_id: of("c.campaign_id"),
    account_name: of("a.name", "account"),
    region: of("c.region"),
    ad_status: of("c.status"),
    raw_status: of("c.raw_status"),
    objective: of("c.objective"),
    budget: of("c.budget_amt"),
    budget_type: of("c.budget_type"),
    bid_strategy: of("c.bid_strategy"),
    currency: of("a.currency", "account"),
    simulated_time: of("c.simulated_t"),
    ...Object.fromEntries(measures2)
  };
};
var listed = part2(sql39`f.impressions > 0 or c.status in (1, 2, 4, 5)`, "delivered");
var adTodaySource = (network2) => {
  const isSum = (measure3) => adSumNames.some((name2) => name2 === measure3);
  return {
    table: sql39`ad_campaign c`,
    alias: "c",
    zoned: true,
    key: ["company_id", "campaign_id"],
    joins: {
      account: part2(sql39`join ad_account a on a.company_id = c.company_id and a.account_id = c.account_id`),
      delivered: (view2) => deliveredIn(view2, network2),
      reached: (view2) => reachedIn(view2, network2)
    },
    scope: ({ scope }) => adZoneIn(scope, network2) === void 0 ? sql39`false` : sql39`c.company_id = ${scope.company_id} and exists (select from ad_account a
            where a.account_id = c.account_id and ${accountsOf3(scope, network2)})`,
    columns: cellsOf(network2),
    filled: [
      "budget",
      ...Object.entries(measuresOf[network2]).flatMap(([field, measure3]) => isSum(measure3) ? [field] : [])
    ],
    finish: (_4, row) => row,
    where: async (_4, __3, { filters: filters3, keyword }) => {
      const found = /* @__PURE__ */ new Map([["listed", listed]]);
      for (const [name2, condition] of adConditions(filtersOf(filters3))) found.set(name2, part2(condition, "account"));
      if (keyword !== "")
        found.set("keyword", part2(sql39`${holds(sql39`c.name`, keyword)} or starts_with(c.campaign_id, ${keyword})`));
      return found;
    },
    summary: (tx, view2, _4, query, conditions) => adSummary(tx, view2, adTodaySource(network2), network2, query, conditions)
  };
};

// platform/lists/goods/creators.ts
import { sql as sql46 } from "kysely";

// platform/queries/arithmetic.ts
var rateBp = (part5, whole3) => whole3 === 0 ? 0 : roundHalfUp(part5 * 1e4 / whole3);
var meanOf = (sum2, count2) => count2 === 0 ? null : roundHalfUp(sum2 / count2);

// platform/queries/metrics/formulas.ts
var share = (part5, whole3) => whole3 === 0 ? null : rateBp(part5, whole3);
var formulas = {
  M11: (of16) => of16.est_partner_amt,
  M12: (of16) => share(of16.est_commission_amt, of16.est_base_amt),
  M14: (of16) => share(of16.returned_items, of16.items),
  M16: (of16) => share(of16.settled_lines, of16.decided_lines),
  M19: (of16) => meanOf(of16.content_gmv_amt * 1e3, of16.views),
  M20: (of16) => share(of16.clicks, of16.impressions),
  M21: (of16) => share(of16.content_skus, of16.clicks),
  M22: (of16) => share(of16.live_views, of16.room_impressions),
  M23: (of16) => meanOf(of16.watch_s, of16.views)
};

// platform/lists/orders/names.ts
import { sql as sql40 } from "kysely";
var idsOf2 = async (tx, query) => {
  const { rows } = await sql40`${query}`.execute(tx);
  return rows.map(({ id: id10 }) => id10);
};
var others = (tx, { scope }, table3, id10, named4, text4) => {
  const of16 = sql40`from ${sql40.table(table3)} where company_id = ${scope.company_id}`;
  return idsOf2(tx, sql40`select ${id10} as id ${of16} and ${named4} and not exists (select ${of16} and ${id10} = ${text4})`);
};
var namedIds = {
  /** A masked name is known by no more than is shown of it. */
  creator: async (tx, view2, text4) => {
    const shown21 = (name2) => view2.company.mask_names ? sql40`left(${name2}, 2)` : name2;
    const named4 = sql40`(${begins(shown21(sql40`username`), text4)} or ${begins(shown21(sql40`nickname`), text4)})`;
    return [text4, ...await others(tx, view2, "creator", sql40`creator_id`, named4, text4)];
  },
  shop: async (tx, view2, text4) => [
    text4,
    ...await others(tx, view2, "shop", sql40`shop_id`, begins(sql40`name`, text4), text4)
  ],
  product: async (tx, view2, text4) => [
    text4,
    ...await others(tx, view2, "product", sql40`product_id`, begins(sql40`title`, text4), text4)
  ],
  content: async (tx, view2, text4) => [
    text4,
    ...await others(tx, view2, "content", sql40`content_id`, begins(sql40`title`, text4), text4)
  ]
};
var inShop = async (tx, view2, text4) => text4 === void 0 ? void 0 : part2(sql40`p.shop_id = any(${await namedIds.shop(tx, view2, String(text4))}::text[])`);
var ownerIds = async (tx, { scope }, text4) => {
  const of16 = sql40`from member where company_id = ${scope.company_id}`;
  const { rows } = await sql40`
    select id ${of16} and (id::text = ${text4} or (${begins(sql40`username`, text4)} or ${begins(sql40`membername`, text4)})
      and not exists (select ${of16} and id::text = ${text4}))`.execute(tx);
  return rows.map(({ id: id10 }) => id10);
};
var categoryIds2 = async (tx, text4) => {
  const { rows } = await sql40`
    select id from category where id::text = ${text4} or (${begins(sql40`name_zh`, text4)} or ${begins(sql40`name_en`, text4)})
      and not exists (select from category where id::text = ${text4})`.execute(tx);
  return rows.map(({ id: id10 }) => id10);
};

// platform/lists/shares.ts
import { sql as sql41 } from "kysely";
var shareOf = (some, whole3, unit = 1e4) => sql41`(case when ${whole3} > 0 then round(${some} * ${sql41.lit(unit)}::numeric / ${whole3})::bigint end)`;

// platform/lists/goods/asked.ts
import { sql as sql43 } from "kysely";

// platform/queries/shops/window.ts
import { sql as sql42 } from "kysely";
var DEFAULT_DAYS = 7;
var LONGEST_DAYS = 366;
var windowOf = ({ clock: clock2, day: day7 }, start_time, end_time) => {
  const last = end_time === void 0 ? day7 : dayNumber(clock2, Number(end_time) - 1);
  const open4 = end_time === void 0 ? day7 - DEFAULT_DAYS + 1 : last - LONGEST_DAYS + 1;
  const first2 = start_time === void 0 ? open4 : dayNumber(clock2, Number(start_time));
  const from = Math.min(first2, last);
  return { from, to: last, from_t: dayStart(clock2, from), to_t: dayStart(clock2, last + 1) };
};
var keep = async (tx, values4) => {
  const settings2 = Object.entries(values4).map(
    ([name2, value3]) => sql42`set_config(${`tidewall.${name2}`}, ${String(value3)}, true)`
  );
  await sql42`select ${sql42.join(settings2)}`.execute(tx);
};
var keepWindow = (tx, { from, to, from_t, to_t }) => keep(tx, { from_day: from, to_day: to, from_t, to_t });
var setting = (name2) => sql42`current_setting(${sql42.lit(`tidewall.${name2}`)})::bigint`;
var kept = {
  from_day: sql42`${setting("from_day")}::int`,
  to_day: sql42`${setting("to_day")}::int`,
  from_t: setting("from_t"),
  to_t: setting("to_t")
};

// platform/lists/goods/asked.ts
var keepAsked = async (tx, view2, { product_id, days: days2 }) => {
  const from = view2.day - Number(days2) + 1;
  const starts = daysOf2(from, view2.day + 1).map((day7) => dayStart(view2.clock, day7));
  const [from_t = 0, to_t = 0] = [starts.at(0), starts.at(-1)];
  await keepWindow(tx, { from, to: view2.day, from_t, to_t });
  await sql43`select set_config('tidewall.product_id', ${String(product_id)}, true),
    set_config('tidewall.day_starts', ${`{${starts.join()}}`}, true)`.execute(tx);
};
var keptProduct = sql43`current_setting('tidewall.product_id')`;
var keptDays = {
  from: kept.from_day,
  to: kept.to_day,
  from_t: kept.from_t,
  to_t: kept.to_t,
  // As a query of its own it is read once, not for every line.
  starts: sql43`(select current_setting('tidewall.day_starts')::bigint[])`
};
var askedLines = ({ scope }) => sql43`${linesOf(scope)} and l.product_id = ${keptProduct}
  and l.paid_t >= ${kept.from_t} and l.paid_t < ${kept.to_t}`;
var alsoShown = ({ scope }) => scope.member_id === null ? sql43`union select k.content_id from content_product k
        where k.company_id = ${scope.company_id} and k.product_id = ${keptProduct}` : sql43``;

// platform/lists/goods/product-contents.ts
import { sql as sql44 } from "kysely";
var videoTypes = sql44`(1, 4, 6)`;
var liveTypes = sql44`(2)`;
var productContents = (types, view2) => {
  const { company_id } = view2.scope;
  return sql44`
    sold as materialized (
      select l.content_id, sum(l.pay_amt)::bigint as gmv, sum(l.quantity)::bigint as items_sold,
        count(distinct (l.order_id, l.sku_id)) as sku_orders, sum(l.refund_amt)::bigint as refunded_gmv
      from affiliate_order_line l
      where ${askedLines(view2)} and l.content_id <> '' and l.content_type in ${types} group by 1),
    asked as materialized (
      select c.*, s.gmv, s.items_sold, s.sku_orders, s.refunded_gmv
      from (select content_id from sold ${alsoShown(view2)}) k
      left join sold s on s.content_id = k.content_id cross join lateral (
        select c.content_id, c.creator_id, c.title, c.post_t, c.duration_s, c.is_ad, c.content_type from content c
        where c.company_id = ${company_id} and c.content_id = k.content_id offset 0) c
      where s.content_id is not null or (c.content_type in ${types} and exists (
        select from content_daily d where d.company_id = ${company_id} and d.content_id = k.content_id
          and d.day between ${keptDays.from} and ${keptDays.to})))`;
};
var countOf = async (tx, types, view2) => {
  const { rows } = await sql44`
    with ${productContents(types, view2)} select count(*) as all, count(gmv) as sold from asked`.execute(tx);
  return rows[0] ?? { all: 0, sold: 0 };
};
var countContents = async (tx, { view: view2, product_id, range: range3 }) => {
  await keepAsked(tx, view2, { product_id, days: range3.to - range3.from + 1 });
  const [videos, lives] = [await countOf(tx, videoTypes, view2), await countOf(tx, liveTypes, view2)];
  return { videos: videos.all, videos_sold: videos.sold, lives: lives.all, lives_sold: lives.sold };
};

// platform/lists/goods/source.ts
import { sql as sql45 } from "kysely";

// platform/queries/names.ts
var shownName = (name2, mask) => mask && name2 !== "" ? `${[...name2].slice(0, 2).join("")}***` : name2;

// platform/lists/goods/source.ts
var creatorOf = ({ scope }) => part2(sql45`left join creator c on c.company_id = ${scope.company_id} and c.creator_id = v.creator_id`);
var creatorName = part2(sql45`coalesce(nullif(c.nickname, ''), nullif(c.username, ''), v.creator_id)`, "creator");
var nameHolds = ({ company: company3 }, word) => part2(holds(company3.mask_names ? sql45`left(${creatorName.sql}, 2)` : creatorName.sql, word), "creator");
var masked = ({ company: company3 }, row) => company3.mask_names && typeof row.creator_name === "string" ? { ...row, creator_name: shownName(row.creator_name, true) } : row;
var addedUp = (list3) => list3.totals.filter((field) => !list3.columns.some((one) => one.field === field && one.recomputed));
var goodsSource = ({ table: table3, key: key2, joins: joins4, columns: columns14, where, keyword, sums, totals: totals2 }) => {
  const whole3 = {
    sums: (view2, list3) => {
      const parts2 = addedUp(list3).map((field) => ({ field, of: columnOf(source, field) }));
      const added2 = parts2.map(({ field, of: of16 }) => [field, sql45`sum(${of16.sql})`]);
      return {
        of: { ...Object.fromEntries(added2), ...sums?.(view2), total: sql45`count(*)` },
        parts: parts2.map(({ of: of16 }) => of16)
      };
    },
    summed: (list3, found) => {
      const zeroed = Object.fromEntries(Object.entries(found).map(([name2, value3]) => [name2, value3 ?? 0]));
      const sum2 = Object.fromEntries(addedUp(list3).map((field) => [field, found[field] ?? null]));
      return { total: found.total ?? 0, kpi: {}, totals: { ...sum2, ...totals2(zeroed) }, tabs: {} };
    }
  };
  const source = {
    table: table3,
    alias: "v",
    key: [key2],
    whole: whole3,
    common: true,
    joins: joins4,
    scope: () => sql45`true`,
    columns: columns14,
    filled: [],
    finish: masked,
    where: async (tx, view2, { filters: filters3, keyword: word }) => {
      await keepAsked(tx, view2, filters3);
      return askedOf({ ...await where(tx, view2, filters3), keyword: word === "" ? void 0 : keyword(view2, word) });
    },
    summary: async (tx, view2, list3, _4, conditions) => {
      const { of: of16, parts: parts2 } = whole3.sums(view2, list3);
      const found = await sql45`
        select ${named(of16)} ${rowsOf(source, view2, [...conditions.values()], parts2)}`.execute(tx);
      return whole3.summed(list3, found.rows[0] ?? {});
    }
  };
  return source;
};

// platform/lists/goods/creators.ts
var of2 = (name2) => part2(sql46`${sql46.ref(`v.${name2}`)}`);
var sold = (which) => sql46`coalesce(sum(l.pay_amt) filter (where ${which}), 0)::bigint`;
var contents = (types) => sql46`count(distinct l.content_id) filter (where l.content_type in ${types} and l.content_id <> '')`;
var table = (view2) => sql46`(
  with l as materialized (
    select l.creator_id, l.content_id, l.content_type, l.collab_type, l.order_id, l.quantity, l.pay_amt, l.refund_amt,
      l.refunded_qty, l.settlement_status, l.est_standard_amt, l.est_shop_ads_amt, l.est_bonus_amt, l.act_standard_amt,
      l.act_shop_ads_amt, l.act_bonus_amt, l.owner_member_id, l.paid_t
    from affiliate_order_line l where ${askedLines(view2)}),
  sold as (
    select l.creator_id, sum(l.pay_amt)::bigint as gmv, ${sold(sql46`l.content_type = 2`)} as live_gmv,
      ${sold(sql46`l.content_type in ${videoTypes}`)} as video_gmv, ${sold(sql46`l.content_type = 3`)} as showcase_gmv,
      ${sold(sql46`l.content_type = 5`)} as product_card_gmv, ${sold(sql46`l.collab_type = 2`)} as target_gmv,
      ${lineSum.orders} as orders, ${lineSum.items}::bigint as items_sold,
      ${lineSum.est_commission_amt}::bigint as est_commission,
      coalesce(sum(l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt)
        filter (where l.settlement_status = 2), 0)::bigint as act_commission,
      ${contents(liveTypes)} as lives, ${contents(videoTypes)} as videos, ${lineSum.refund_amt}::bigint as refunded_gmv,
      sum(l.refunded_qty)::bigint as refunded_qty,
      (array_agg(l.owner_member_id order by l.paid_t desc) filter (where l.owner_member_id is not null))[1] as owner_id
    from l where l.creator_id <> '' group by 1),
  done as (
    select d.creator_id, sum(d.impressions)::bigint as impressions, sum(d.clicks)::bigint as clicks
    from (select l.content_id from l where l.content_id <> '' group by 1 ${alsoShown(view2)}) k cross join lateral (
      select d.creator_id, d.impressions, d.clicks from content_daily d
      where d.company_id = ${view2.scope.company_id} and d.content_id = k.content_id
        and d.day between ${keptDays.from} and ${keptDays.to} offset 0) d
    group by 1)
  select sold.*, done.impressions, done.clicks from sold left join done using (creator_id)) v`;
var orders = (view2) => sql46`(
  select count(distinct l.order_id) from affiliate_order_line l
  where ${askedLines(view2)} and l.creator_id in (select unnest(array_agg(v.creator_id))))`;
var columns2 = {
  creator_name: creatorName,
  creator_id: of2("creator_id"),
  owner_name: part2(sql46`coalesce(nullif(owner.membername, ''), owner.username, '')`, "owner"),
  gmv: of2("gmv"),
  live_gmv: of2("live_gmv"),
  video_gmv: of2("video_gmv"),
  showcase_gmv: of2("showcase_gmv"),
  product_card_gmv: of2("product_card_gmv"),
  orders: of2("orders"),
  items_sold: of2("items_sold"),
  est_commission: of2("est_commission"),
  act_commission: of2("act_commission"),
  aov: part2(shareOf(sql46`v.gmv`, sql46`v.orders`, 1)),
  lives: of2("lives"),
  videos: of2("videos"),
  impressions: of2("impressions"),
  ctr: part2(shareOf(sql46`v.clicks`, sql46`v.impressions`)),
  refunded_gmv: of2("refunded_gmv"),
  refunded_qty: of2("refunded_qty"),
  followers: part2(sql46`c.follower_count`, "creator"),
  target_gmv: of2("target_gmv")
};
var goodsCreatorSource = goodsSource({
  table,
  key: "creator_id",
  joins: { creator: creatorOf, owner: part2(sql46`left join member owner on owner.id = v.owner_id`) },
  columns: columns2,
  where: async (tx, view2, filters3) => ({
    gmv: inRange(columns2.gmv, filters3, "gmv"),
    followers: inRange(columns2.followers, filters3, "followers"),
    owner: filters3.owner === void 0 ? void 0 : part2(sql46`v.owner_id = any(${await ownerIds(tx, view2, String(filters3.owner))}::bigint[])`)
  }),
  keyword: (view2, word) => {
    const name2 = nameHolds(view2, word);
    return part2(sql46`${name2.sql} or starts_with(v.creator_id, ${word})`, ...name2.needs);
  },
  sums: (view2) => ({ all_orders: orders(view2), clicks: sql46`sum(v.clicks)` }),
  totals: ({ gmv: gmv2 = 0, all_orders = 0, clicks: clicks2 = 0, impressions = 0 }) => ({
    orders: all_orders,
    aov: meanOf(gmv2, all_orders),
    ctr: formulas.M20({ clicks: clicks2, impressions })
  })
});

// platform/lists/goods/lives.ts
import { sql as sql50 } from "kysely";

// platform/lists/goods/contents.ts
import { sql as sql49 } from "kysely";

// platform/queries/metrics/content-facts.ts
import { sql as sql48 } from "kysely";

// platform/queries/view.ts
import { sql as sql47 } from "kysely";
var SLOT_S = 30;
var slotOf = (t) => Math.floor(t / SLOT_S);
var readCompany = async (db, company_id, member_id = null) => {
  const row = await db.selectFrom("company as c").leftJoin("company_pulse as p", "p.company_id", "c.id").where("c.id", "=", company_id).select([
    "c.id",
    "c.name",
    "c.display_currency",
    "c.time_zone",
    "c.cut_hour",
    isDemo(sql47`${member_id}`).as("demo"),
    "c.mask_names",
    "p.version",
    "p.changed_t"
  ]).executeTakeFirstOrThrow();
  return {
    id: row.id,
    name: row.name,
    currency: row.display_currency,
    clock: { zone: row.time_zone, cut_hour: row.cut_hour },
    demo: row.demo,
    mask_names: row.mask_names,
    version: row.version ?? 0,
    changed_t: row.changed_t ?? 0
  };
};
var viewAt = (scope, company3, now, past2) => {
  const { clock: clock2 } = company3;
  const day7 = dayNumber(clock2, now);
  return { scope, company: company3, clock: clock2, now, day: day7, start: dayStart(clock2, day7), hour: hourIndex(clock2, now), past: past2 };
};
var viewNow = (scope, company3, clockNow) => viewAt(scope, company3, Math.max(slotOf(clockNow) * SLOT_S, Math.min(company3.changed_t, clockNow)), false);
var basisOf = ({ scope, company: { clock: clock2, currency } }) => `${scope.text} ${clock2.zone} ${clock2.cut_hour} ${currency}`;
var versionOf = (scope, version, slot) => `${scope.text}.${version}.${slot}`;

// platform/queries/board/range.ts
var dayMs = 864e5;
var yearBefore = (day7) => {
  const [year = 0, month3 = 1, date = 1] = dayText(day7).split("-").map(Number);
  return Date.UTC(year - 1, month3 - 1, date) / dayMs;
};
var rangeFrom = (view2, { from, to }, first2) => {
  const last = first2 + to - from;
  const cut = to === view2.day ? viewAt(view2.scope, view2.company, sameClock(view2.clock, view2.now, last), true) : null;
  return { from: first2, to: last, cut };
};
var rangeBefore = (view2, range3, compare) => rangeFrom(view2, range3, compare === "year" ? yearBefore(range3.from) : range3.from - (range3.to - range3.from + 1));
var elapsedBefore = (view2, { from, to }) => {
  if (from > view2.day) return null;
  return rangeFrom(view2, { from, to: Math.min(to, view2.day), cut: null }, from - (to - from + 1));
};
var partsOfCut = ({ day: day7, hour, start: start2, now }) => ({ hours: [day7 * 32, day7 * 32 + hour], rest: [start2 + hour * 3600, now] });
var secondsOf = (clock2, { from, to, cut }) => [
  dayStart(clock2, from),
  cut ? cut.now : dayStart(clock2, to + 1) - 1
];
var weekdayOf = (day7) => ((day7 + 3) % 7 + 7) % 7;
var groupStart = (day7, grain) => {
  if (grain === "week") return day7 - weekdayOf(day7);
  return grain === "month" ? monthStart(day7) : day7;
};
var groupsOf2 = ({ from, to }, grain) => {
  const groups2 = [];
  for (let day7 = from; day7 <= to; day7++) {
    const last = groups2.at(-1);
    if (last && groupStart(last.from, grain) === groupStart(day7, grain)) last.to = day7;
    else groups2.push({ from: day7, to: day7 });
  }
  return groups2;
};
var shifted = (groups2, days2) => groups2.map(({ from, to }) => ({ from: from + days2, to: to + days2 }));
var groupData = (clock2, { from, to }) => ({
  day: dayText(from),
  to: dayText(to),
  start_time: dayStart(clock2, from),
  end_time: dayStart(clock2, to + 1)
});

// platform/queries/metrics/content-facts.ts
var contentDays = (scope, { from, to, from_t, to_t, starts }, which) => sql48`
    with sold as materialized (
      select content_id, place, sum(amt) as amt, count(*) as skus from (
        select l.content_id, width_bucket(l.paid_t, ${starts}) as place, sum(l.pay_amt) as amt
        from affiliate_order_line l
        where ${linesOf(scope)} and l.paid_t >= ${from_t} and l.paid_t < ${to_t} and l.content_id <> ''
          and ${which(sql48`l.content_id`)} group by 1, 2, l.order_id, l.sku_id) each
      group by 1, 2)
    select d.content_id, d.content_type, d.views, d.impressions, d.clicks, d.likes, d.comments, d.shares, d.watch_s,
      d.room_impressions, d.new_followers, d.data_time, sold.amt as sold_amt, sold.skus as sold_skus
    from content_daily d
    left join sold on sold.content_id = d.content_id and sold.place = d.day - ${from} + 1
    where d.company_id = ${scope.company_id} and d.day between ${from} and ${to}
      and ${which(sql48`d.content_id`)}`;
var total2 = (column3) => sql48`coalesce(sum(${sql48.ref(column3)}), 0)::bigint`;
var contentSums = sql48`
  ${total2("views")} as views, ${total2("impressions")} as impressions, ${total2("clicks")} as clicks,
  coalesce(sum(views) filter (where content_type = 2), 0)::bigint as live_views,
  ${total2("room_impressions")} as room_impressions, ${total2("watch_s")} as watch_s,
  ${total2("sold_amt")} as content_gmv_amt, ${total2("sold_skus")} as content_skus`;

// platform/lists/goods/contents.ts
var ofContent = (name2) => part2(sql49`${sql49.ref(`v.${name2}`)}`);
var contentTable = (types) => (view2) => {
  const days2 = contentDays(view2.scope, keptDays, (id10) => sql49`${id10} = a.content_id`);
  return sql49`(
      with ${productContents(types, view2)}
      select a.content_id, a.creator_id, a.title, a.post_t, a.duration_s, a.is_ad, coalesce(a.gmv, 0) as gmv,
        coalesce(a.items_sold, 0) as items_sold, coalesce(a.sku_orders, 0) as sku_orders,
        coalesce(a.refunded_gmv, 0) as refunded_gmv,
        d.views, d.impressions, d.clicks, d.live_views, d.room_impressions, d.watch_s, d.content_gmv_amt, d.content_skus,
        d.likes, d.comments, d.shares, d.new_followers, d.data_until
      from asked a left join lateral (
        select count(*) as reported, ${contentSums}, sum(likes)::bigint as likes, sum(comments)::bigint as comments,
          sum(shares)::bigint as shares, sum(new_followers)::bigint as new_followers, max(data_time) as data_until
        from (${days2}) days) d on d.reported > 0) v`;
};
var contentCells = {
  likes: ofContent("likes"),
  comments: ofContent("comments"),
  shares: ofContent("shares"),
  ctr: part2(shareOf(sql49`v.clicks`, sql49`v.impressions`)),
  ctor: part2(shareOf(sql49`v.content_skus`, sql49`v.clicks`)),
  sku_orders: ofContent("sku_orders"),
  items_sold: ofContent("items_sold"),
  gmv: ofContent("gmv"),
  gpm: part2(shareOf(sql49`v.content_gmv_amt`, sql49`v.views`, 1e3)),
  data_until: ofContent("data_until")
};
var facts = [
  "views",
  "live_views",
  "room_impressions",
  "impressions",
  "clicks",
  "watch_s",
  "content_gmv_amt",
  "content_skus"
];
var factSums = Object.fromEntries(
  facts.map((name2) => [`all_${name2}`, sql49`sum(${sql49.ref(`v.${name2}`)})`])
);
var factsOf = (sums) => Object.fromEntries(facts.map((name2) => [name2, sums[`all_${name2}`] ?? 0]));
var engagementOf = ({ likes = 0, comments: comments2 = 0, shares = 0 }, views) => views === 0 ? null : rateBp(likes + comments2 + shares, views);

// platform/lists/goods/lives.ts
var ENDED = 3;
var AFFILIATE = 3;
var title = sql50`coalesce(nullif(session.title, ''), nullif(v.title, ''), v.content_id)`;
var { gpm, ...cells } = contentCells;
var columns3 = {
  ...cells,
  live_title: part2(title, "session"),
  live_id: ofContent("content_id"),
  creator_name: creatorName,
  account_type: part2(sql50`coalesce(session.account_type, ${sql50.lit(AFFILIATE)})`, "session"),
  live_status: part2(sql50`coalesce(session.state, ${sql50.lit(ENDED)})`, "session"),
  start_time: part2(sql50`session.start_t`, "session"),
  duration: part2(sql50`session.duration`, "session"),
  live_views: ofContent("views"),
  pcu: part2(sql50`peak.viewers`, "peak"),
  avg_watch: part2(shareOf(sql50`v.watch_s`, sql50`v.views`, 1)),
  entry_rate: part2(shareOf(sql50`v.live_views`, sql50`v.room_impressions`)),
  impressions: ofContent("impressions"),
  clicks: ofContent("clicks"),
  watch_gpm: gpm,
  new_followers: ofContent("new_followers"),
  refunded_gmv: ofContent("refunded_gmv")
};
var goodsLiveSource = goodsSource({
  table: contentTable(liveTypes),
  key: "content_id",
  joins: {
    creator: creatorOf,
    session: ({ scope, now }) => part2(sql50`left join lateral (
        select s.title, s.account_type, s.state, s.start_t,
          (coalesce(s.end_t, case when s.state = 2 then ${now}::bigint end) - s.start_t)::int as duration
        from live_session s where s.company_id = ${scope.company_id} and s.live_id = v.content_id
      ) session on true`),
    peak: ({ scope }) => part2(sql50`left join lateral (
        select max(m.viewers) as viewers from live_minute m
        where m.company_id = ${scope.company_id} and m.live_id = v.content_id
      ) peak on true`)
  },
  columns: columns3,
  where: async (_4, view2, filters3) => ({
    period: inPeriod(columns3.start_time, filters3),
    live_status: inChoice(columns3.live_status, filters3.live_status),
    creator: filters3.creator === void 0 ? void 0 : nameHolds(view2, String(filters3.creator)),
    account_type: inChoice(columns3.account_type, filters3.account_type),
    gmv: inRange(columns3.gmv, filters3, "gmv"),
    live_views: inRange(columns3.live_views, filters3, "live_views")
  }),
  keyword: (_4, word) => part2(sql50`${holds(title, word)} or starts_with(v.content_id, ${word})`, "session"),
  sums: () => factSums,
  totals: (sums) => {
    const facts3 = factsOf(sums);
    return {
      entry_rate: formulas.M22(facts3),
      ctr: formulas.M20(facts3),
      ctor: formulas.M21(facts3),
      watch_gpm: formulas.M19(facts3)
    };
  }
});

// platform/lists/goods/skus.ts
import { sql as sql51 } from "kysely";
var of3 = (name2) => part2(sql51`${sql51.ref(`v.${name2}`)}`);
var table2 = (view2) => sql51`(
  select coalesce(k.sku_id, g.sku_id) as sku_id, coalesce(k.name, '') as name, coalesce(k.seller_sku, '') as seller_sku,
    k.price_amt as price, k.stock, coalesce(g.items, 0)::bigint as items_sold, coalesce(g.orders, 0) as orders,
    coalesce(g.gmv, 0)::bigint as gmv, coalesce(g.refund, 0)::bigint as refunded_gmv,
    sum(g.items) over () as all_items
  from (select * from sku where company_id = ${view2.scope.company_id} and product_id = ${keptProduct}) k
  full join (
    select l.sku_id, ${lineSum.items} as items, ${lineSum.orders} as orders, ${lineSum.gmv_amt} as gmv,
      ${lineSum.refund_amt} as refund
    from affiliate_order_line l where ${askedLines(view2)} group by 1) g on g.sku_id = k.sku_id) v`;
var orders2 = (view2) => sql51`(
  select count(distinct l.order_id) from affiliate_order_line l
  where ${askedLines(view2)} and ${isSale} and l.sku_id in (select unnest(array_agg(v.sku_id))))`;
var columns4 = {
  sku_name: part2(sql51`coalesce(nullif(v.name, ''), v.sku_id)`),
  sku_id: of3("sku_id"),
  seller_sku: of3("seller_sku"),
  price: of3("price"),
  stock: of3("stock"),
  items_sold: of3("items_sold"),
  sku_share: part2(shareOf(sql51`v.items_sold`, sql51`v.all_items`)),
  orders: of3("orders"),
  gmv: of3("gmv"),
  refunded_gmv: of3("refunded_gmv"),
  refund_rate: part2(shareOf(sql51`v.refunded_gmv`, sql51`v.gmv`))
};
var goodsSkuSource = goodsSource({
  table: table2,
  key: "sku_id",
  joins: {},
  columns: columns4,
  where: async (_4, __3, filters3) => ({
    stock: inRange(columns4.stock, filters3, "stock"),
    items_sold: inRange(columns4.items_sold, filters3, "items_sold")
  }),
  keyword: (_4, word) => part2(sql51`${holds(sql51`v.name`, word)} or ${begins(sql51`v.seller_sku`, word)} or starts_with(v.sku_id, ${word})`),
  sums: (view2) => ({ all_orders: orders2(view2) }),
  totals: ({ gmv: gmv2 = 0, refunded_gmv = 0, all_orders = 0 }) => ({
    orders: all_orders,
    refund_rate: gmv2 === 0 ? null : rateBp(refunded_gmv, gmv2)
  })
});

// platform/lists/goods/videos.ts
import { sql as sql52 } from "kysely";
var columns5 = {
  ...contentCells,
  video_title: part2(sql52`coalesce(nullif(v.title, ''), v.content_id)`),
  content_id: ofContent("content_id"),
  creator_name: creatorName,
  post_time: ofContent("post_t"),
  duration: ofContent("duration_s"),
  plays: ofContent("views"),
  engagement_rate: part2(shareOf(sql52`(v.likes + v.comments + v.shares)`, sql52`v.views`)),
  shown_products: part2(sql52`nullif(shows.products, 0)`, "shows"),
  is_ad: ofContent("is_ad")
};
var goodsVideoSource = goodsSource({
  table: contentTable(videoTypes),
  key: "content_id",
  joins: {
    creator: creatorOf,
    shows: ({ scope }) => part2(sql52`left join lateral (
        select count(*) as products from content_product k
        where k.company_id = ${scope.company_id} and k.content_id = v.content_id
      ) shows on true`)
  },
  columns: columns5,
  where: async (_4, view2, filters3) => ({
    period: inPeriod(columns5.post_time, filters3),
    creator: filters3.creator === void 0 ? void 0 : nameHolds(view2, String(filters3.creator)),
    gmv: inRange(columns5.gmv, filters3, "gmv"),
    plays: inRange(columns5.plays, filters3, "plays"),
    is_ad: isFlag(columns5.is_ad, filters3.is_ad)
  }),
  keyword: (_4, word) => part2(sql52`${holds(sql52`v.title`, word)} or starts_with(v.content_id, ${word})`),
  sums: () => factSums,
  totals: (sums) => {
    const facts3 = factsOf(sums);
    return {
      engagement_rate: engagementOf(sums, facts3.views),
      ctr: formulas.M20(facts3),
      ctor: formulas.M21(facts3),
      gpm: formulas.M19(facts3)
    };
  }
});

// platform/lists/multishop/source.ts
import { sql as sql54 } from "kysely";

// platform/queries/shops/auth.ts
import { sql as sql53 } from "kysely";
var SOON_S = 30 * 86400;
var authState = (now) => sql53`(case
  when a.state is null then 0 when a.state <> 1 then a.state when a.refresh_expire_t <= ${now} then 3
  when a.refresh_expire_t <= ${now + SOON_S} then 2 else 1 end)::smallint`;
var withAuth = sql53`left join shop_auth a on a.company_id = s.company_id and a.shop_id = s.shop_id`;

// platform/lists/multishop/source.ts
var sold2 = ({ scope }) => part2(sql54`left join (
    select r.dim_id, sum(r.gmv_amt) as gmv, sum(r.orders) as orders, sum(r.sku_orders) as sku_orders,
      sum(r.items) as items, sum(r.refund_amt) as refund, sum(r.est_commission_amt) as commission
    from generate_series(${kept.from_day}, ${kept.to_day}) as d(day) cross join lateral (
      select * from rollup r where r.scope = ${companyRollup(scope)} and r.grain = 1 and r.bucket = d.day
        and r.dim = ${dims.shop} offset 0) r
    group by r.dim_id
  ) sold on sold.dim_id = s.shop_id`);
var profit = (view2) => part2(sql54`left join (${profitByShop(view2, kept.from_day, kept.to_day)}) profit on profit.shop_id = s.shop_id`);
var own = ({ scope }) => part2(sql54`left join (
    select l.shop_id, sum(l.pay_amt) as gmv from affiliate_order_line l
    where ${ofOwnShops(scope, "l")} and l.creator_id = '' and l.paid_t >= ${kept.from_t} and l.paid_t < ${kept.to_t}
    group by l.shop_id
  ) own on own.shop_id = s.shop_id`);
var auth = ({ now }) => part2(sql54`left join (
    select s.company_id, s.shop_id, ${authState(now)} as state, a.last_sync_t from shop s ${withAuth}
  ) auth on auth.company_id = s.company_id and auth.shop_id = s.shop_id`);
var joins2 = { sold: sold2, profit, own, auth };
var ofSold = (name2) => part2(sql54`coalesce(${sql54.ref(`sold.${name2}`)}, 0)::bigint`, "sold");
var cells2 = {
  shop_name: part2(sql54`coalesce(nullif(s.name, ''), s.shop_id)`),
  shop_id: part2(sql54`s.shop_id`),
  region: part2(sql54`s.region`),
  seller_type: part2(sql54`s.seller_type`),
  group_name: part2(sql54`s.group_name`),
  gmv: ofSold("gmv"),
  orders: ofSold("orders"),
  sku_orders: ofSold("sku_orders"),
  items_sold: ofSold("items"),
  aov: part2(shareOf(sql54`sold.gmv`, sql54`sold.orders`, 1), "sold"),
  affiliate_share: part2(shareOf(sql54`(sold.gmv - coalesce(own.gmv, 0))`, sql54`sold.gmv`), "sold", "own"),
  ad_spend: part2(sql54`null::bigint`),
  roi: part2(sql54`null::int`),
  refund_rate: part2(shareOf(sql54`sold.refund`, sql54`sold.gmv`), "sold"),
  commission: ofSold("commission"),
  gross_profit: part2(grossProfitSql, "profit"),
  profit_rate: part2(shareOf(grossProfitSql, sql54`profit.net`), "profit"),
  uncosted_skus: part2(sql54`coalesce(profit.uncosted_skus, 0)`, "profit"),
  auth_state: part2(sql54`auth.state`, "auth"),
  sync_time: part2(sql54`auth.last_sync_t`, "auth")
};
var shopDaySource = {
  table: sql54`shop s`,
  alias: "s",
  key: ["company_id", "shop_id"],
  joins: joins2,
  scope: ({ scope }) => ownShops(scope),
  columns: cells2,
  filled: ["gmv", "orders", "items_sold", "commission"],
  finish: (_4, row) => row,
  where: async (tx, view2, { filters: filters3, keyword }) => {
    const { start_time, end_time, region, seller_type, group: group3, auth_state } = filters3;
    await keepWindow(tx, windowOf(view2, start_time, end_time));
    return askedOf({
      region: inCountries(cells2.region, region),
      seller_type: inChoice(cells2.seller_type, seller_type),
      group: group3 === void 0 ? void 0 : part2(sql54`s.group_name = ${String(group3)}`),
      auth_state: inChoice(cells2.auth_state, auth_state),
      keyword: keyword === "" ? void 0 : part2(sql54`${holds(sql54`s.name`, keyword)} or s.shop_id = ${keyword}`)
    });
  },
  summary: async (tx, view2, _4, __3, conditions) => {
    const { rows } = await sql54`
      select count(*) as total, coalesce(sum(sold.gmv), 0) as gmv, coalesce(sum(sold.orders), 0) as orders,
        coalesce(sum(sold.sku_orders), 0) as sku_orders, coalesce(sum(sold.items), 0) as items_sold
      ${rowsOf(shopDaySource, view2, [...conditions.values()], [part2(sql54``, "sold")])}`.execute(tx);
    const { total: total6 = 0, ...totals2 } = rows[0] ?? {};
    return { total: total6, kpi: {}, totals: totals2, tabs: {} };
  }
};

// platform/lists/order-trend/source.ts
import { sql as sql63 } from "kysely";

// platform/queries/category-names.ts
import { sql as sql55 } from "kysely";
var categoryNames = (alias) => sql55`concat_ws(E'\\n', ${sql55.ref(`${alias}.name_zh`)}, nullif(${sql55.ref(`${alias}.name_en`)}, ''))`;

// platform/queries/days-of.ts
import { sql as sql56 } from "kysely";
var indexed = { product: dims.product, creator: dims.creator, sku: skuDim };
var daysOfOne = (scope, what, id10, from, to) => sql56`
  from rollup r where r.scope = ${scope} and r.grain = 1 and r.dim = ${sql56.lit(indexed[what])} and r.dim in (3, 4, 7)
    and r.dim_id = ${id10} and r.bucket <= ${to}::int ${from === null ? sql56`` : sql56`and r.bucket >= ${from}::int`}`;

// platform/lists/products/where.ts
import { sql as sql60 } from "kysely";

// shared/market/promo.ts
var promoUrl = (productId, code2) => `https://shop.tiktok.com/view/product/${productId}?tw=${code2}`;
var isId = (word) => /^\d{10,25}$/.test(word);
var idsIn = (keyword) => {
  if (/^https?:\/\//i.test(keyword)) {
    const found = /product[/=-]*(\d{10,25})/i.exec(keyword)?.[1] ?? /(\d{10,25})/.exec(keyword)?.[1];
    return found ? [found] : null;
  }
  const words2 = keyword.split(/[\s,，;；]+/).filter((word) => word !== "");
  return words2.length > 1 && words2.every(isId) ? words2 : null;
};
var productIdIn = (text4) => {
  const ids4 = idsIn(text4);
  if (ids4) return ids4.length === 1 ? ids4[0] ?? null : null;
  return /^[\w.-]{1,60}$/.test(text4) ? text4 : null;
};

// platform/lists/rating.ts
import { sql as sql57 } from "kysely";
var bandEnds = [0, 4, 4.5, 4.8, 6];
var inRating = (stars, bands) => {
  if (bands === void 0) return void 0;
  const tests = chosenNumbers(bands).map(
    (band) => sql57`(${stars} >= ${bandEnds[band - 1]}::numeric and ${stars} < ${bandEnds[band]}::numeric)`
  );
  return part2(sql57`(${sql57.join(tests, sql57` or `)})`);
};

// platform/lists/products/columns.ts
import { sql as sql59 } from "kysely";

// platform/lists/sales-trend.ts
import { sql as sql58 } from "kysely";
var trendOf = (week, month3) => sql58`(case when ${week} * 300 > ${month3} * 84 then 1 when ${week} * 300 < ${month3} * 56 then 2 else 0 end)`;

// platform/lists/products/columns.ts
var of4 = (name2) => part2(sql59`${sql59.ref(`p.${name2}`)}`);
var sold3 = (join5, name2) => part2(sql59`coalesce(${sql59.ref(`${join5}.${name2}`)}, 0)::bigint`, join5);
var low = sql59`coalesce(p.min_price_amt, prices.low)`;
var high = sql59`coalesce(p.max_price_amt, prices.high)`;
var perItem = sql59`(${low} * p.standard_rate_bp + 5000) / 10000`;
var whole7 = sql59`coalesce(recent.whole_7d, 0)`;
var whole30 = sql59`coalesce(recent.whole_30d, 0)`;
var productCells = {
  title: part2(sql59`coalesce(nullif(p.title, ''), p.product_id)`),
  product_id: of4("product_id"),
  region: part2(sql59`coalesce(shop.region, '')`, "shop"),
  category_name: part2(categoryNames("category"), "category"),
  shop_name: part2(sql59`coalesce(nullif(shop.name, ''), p.shop_id)`, "shop"),
  min_price: part2(low, "prices"),
  max_price: part2(high, "prices"),
  commission_rate_bp: of4("standard_rate_bp"),
  est_commission_per_item: part2(perItem, "prices"),
  shop_ads_rate_bp: of4("shop_ads_rate_bp"),
  sales_7d: sold3("recent", "items_7d"),
  sales_30d: sold3("recent", "items_30d"),
  gmv_30d: sold3("recent", "gmv_30d"),
  trend_flag: part2(trendOf(whole7, whole30), "recent"),
  total_sales: sold3("ever", "items"),
  creator_count: part2(sql59`reach.creators`, "reach"),
  video_count: part2(sql59`reach.videos`, "reach"),
  live_count: part2(sql59`reach.lives`, "reach"),
  rating: part2(sql59`(p.rating * 100)::int`),
  review_count: of4("review_count"),
  inventory: of4("stock"),
  sample_status: part2(sql59`coalesce(offer.sample_kind, 0)`, "offer"),
  sample_quota: part2(
    sql59`case when offer.sample_kind > 0 then greatest(offer.sample_quota - coalesce(samples.taken, 0), 0)::int end`,
    "offer",
    "samples"
  ),
  collab_type: part2(sql59`coalesce(offer.collab_type, 1)`, "offer"),
  seller_type: part2(sql59`coalesce(shop.seller_type, 1)`, "shop"),
  first_seen_time: of4("first_seen_t"),
  offer_state: part2(sql59`state.state`, "state"),
  status: of4("status")
};
var filledCells = ["sales_7d", "sales_30d", "gmv_30d", "total_sales", "first_seen_time"];

// platform/lists/products/where.ts
var ranges = ["commission_rate_bp", "sales_30d", "gmv_30d", "review_count", "creator_count"];
var choices = ["status", "offer_state", "trend_flag", "collab_type", "seller_type"];
var inCategory = (name2) => sql60`p.category_id in (
  with recursive tree as (
    select id from category where ${holds(sql60`name_zh`, name2)} or ${holds(sql60`name_en`, name2)}
    union select c.id from category c join tree on c.pid = tree.id
  ) select id from tree)`;
var productConditions = async ({ filters: filters3, keyword }) => {
  const { min_price, max_price, first_seen_time } = productCells;
  const { rating_band, category: category2, has_sample } = filters3;
  const ids4 = idsIn(keyword);
  return askedOf({
    period: inPeriod(first_seen_time, filters3),
    // From the lowest price to the highest one a product costs what is asked for somewhere.
    price: allOf([between(max_price, filters3.price_min, void 0), between(min_price, void 0, filters3.price_max)]),
    ...Object.fromEntries(ranges.map((name2) => [name2, inRange(productCells[name2], filters3, name2)])),
    ...Object.fromEntries(choices.map((name2) => [name2, inChoice(productCells[name2], filters3[name2])])),
    rating_band: inRating(sql60`p.rating`, rating_band),
    category: category2 === void 0 ? void 0 : part2(inCategory(String(category2))),
    has_sample: isFlag(part2(sql60`(coalesce(offer.sample_kind, 0) > 0)`, "offer"), has_sample),
    region: inCountries(part2(sql60`shop.region`, "shop"), filters3.region),
    keyword: ids4 ? part2(sql60`p.product_id = any(${ids4}::text[])`) : keyword === "" ? void 0 : part2(sql60`${holds(sql60`p.title`, keyword)} or starts_with(p.product_id, ${keyword})`)
  });
};

// platform/lists/order-trend/cells.ts
import { sql as sql62 } from "kysely";

// platform/lists/order-trend/sold.ts
import { sql as sql61 } from "kysely";
var numbers = Array.from({ length: trendDays }, (_4, at2) => at2 + 1);
var soldByDay = (what) => ({ scope, day: day7 }) => {
  const items = (from, to) => sql61`coalesce(sum(r.items) filter (where r.bucket between ${day7 - from}::int and ${day7 - to}::int), 0)::bigint`;
  return part2(sql61`left join lateral (
      select ${items(7, 1)} as s7, ${items(14, 8)} as p7, ${items(14, 1)} as s14, ${items(trendDays, 1)} as s30,
        ${sql61.join(numbers.map((n) => sql61`${items(n, n)} as ${sql61.ref(`d_${n}`)}`))}
      ${daysOfOne(companyRollup(scope), what, sql61.ref(`p.${what}_id`), day7 - trendDays, day7 - 1)}
    ) sold on true`);
};
var dayCells = Object.fromEntries(
  numbers.map((n) => [`day_${n}`, part2(sql61`coalesce(${sql61.ref(`sold.d_${n}`)}, 0)`, "sold")])
);

// platform/lists/order-trend/cells.ts
var s7 = sql62`coalesce(sold.s7, 0)`;
var s30 = sql62`coalesce(sold.s30, 0)`;
var trend = sql62`(case when coalesce(sold.s14, 0) = 0 then 3 else ${trendOf(s7, s30)} end)`;
var daysOf3 = (stock) => sql62`(case when ${s30} > 0 then (${stock}::bigint * ${trendDays}) / ${s30} end)`;
var adviceOf = (stock) => {
  const days2 = daysOf3(stock);
  return sql62`(case when ${trend} = 3 then case when ${stock} > 0 then 2 else 0 end
    when ${days2} < ${stockDays.restock} and ${trend} <> 2 then 1
    when ${days2} > ${stockDays.clear} then 2
    when ${trend} = 1 and ${days2} >= ${stockDays.push} then 3 else 0 end)`;
};
var salesCells = (stock) => ({
  ...dayCells,
  sales_trend: part2(trend, "sold"),
  sales_7d: part2(s7, "sold"),
  sales_30d: part2(s30, "sold"),
  daily_mean: part2(sql62`round(${s30} * 100.0 / ${trendDays})::bigint`, "sold"),
  week_change: part2(shareOf(sql62`(sold.s7 - sold.p7)`, sql62`sold.p7`), "sold"),
  stock: part2(stock),
  stock_days: part2(daysOf3(stock), "sold"),
  trend_advice: part2(adviceOf(stock), "sold")
});
var filledSales = ["sales_7d", "sales_30d", "daily_mean"];

// platform/lists/order-trend/source.ts
var shop2 = part2(sql63`left join shop on shop.company_id = p.company_id and shop.shop_id = p.shop_id`);
var watched = ({ kind: kind4, id: id10 }, { scope }) => part2(sql63`exists (select from trend_watch w
  where w.member_id = ${scope.viewer ?? null}::bigint and w.kind = ${kind4} and w.object_id = ${id10})`);
var hit = ({ kind: kind4, id: id10 }, { scope }, when) => part2(sql63`exists (select from trend_hit h
  where h.member_id = ${scope.viewer ?? null}::bigint and h.kind = ${kind4} and h.object_id = ${id10} and ${when.sql})`);
var sourceOf = (of16) => {
  const { table: table3, key: key2, joins: joins4, columns: columns14, keyword } = of16;
  const column3 = (name2) => columns14[name2] ?? part2(sql63`null`);
  const source = {
    table: table3,
    alias: "p",
    key: key2,
    common: true,
    joins: joins4,
    scope: ({ scope }) => ofOwnShops(scope, "p"),
    columns: columns14,
    filled: filledSales,
    finish: (_4, row) => row,
    where: async (tx, view2, query) => {
      const { filters: filters3, keyword: word } = query;
      const { category: category2 } = filters3;
      const when = inPeriod(part2(sql63`h.add_time`), filters3);
      return askedOf({
        watched: isFlag(watched(of16, view2), filters3.watched),
        period: when && hit(of16, view2, when),
        category: category2 === void 0 ? void 0 : part2(inCategory(String(category2))),
        shop: await inShop(tx, view2, filters3.shop),
        sales_trend: inChoice(column3("sales_trend"), filters3.sales_trend),
        trend_advice: inChoice(column3("trend_advice"), filters3.trend_advice),
        stock_days: inRange(column3("stock_days"), filters3, "stock_days"),
        keyword: word === "" ? void 0 : part2(keyword(word))
      });
    },
    summary: async (tx, view2, _4, __3, conditions) => {
      const { others: others2, inTab } = tabsApart(conditions, "sales_trend");
      const sum2 = (name2) => sql63`coalesce(sum(${column3(name2).sql}) filter (where ${inTab}), 0)`;
      const { rows } = await sql63`
        select count(*) filter (where ${inTab}) as total, ${sum2("sales_7d")} as s7, ${sum2("sales_30d")} as s30,
          ${sum2("stock")} as stock, ${sql63.join(
        salesTrends.map(
          (n) => sql63`count(*) filter (where ${column3("sales_trend").sql} = ${n}) as ${sql63.ref(`tab_${n}`)}`
        )
      )}
        ${rowsOf(source, view2, others2, [part2(sql63``, "sold")])}`.execute(tx);
      const at2 = (name2) => rows[0]?.[name2] ?? 0;
      return {
        total: at2("total"),
        kpi: {},
        totals: { sales_7d: at2("s7"), sales_30d: at2("s30"), stock: at2("stock") },
        tabs: Object.fromEntries(salesTrends.map((n) => [String(n), at2(`tab_${n}`)]))
      };
    }
  };
  return source;
};
var title2 = sql63`coalesce(nullif(p.title, ''), p.product_id)`;
var shopName = part2(sql63`coalesce(nullif(shop.name, ''), p.shop_id)`, "shop");
var productTrendSource = sourceOf({
  kind: 1,
  id: sql63`p.product_id`,
  table: sql63`product p`,
  key: ["company_id", "product_id"],
  joins: {
    shop: shop2,
    category: part2(sql63`left join category on category.id = p.category_id`),
    sold: soldByDay("product")
  },
  columns: {
    title: part2(title2),
    product_id: part2(sql63`p.product_id`),
    shop_name: shopName,
    category_name: part2(categoryNames("category"), "category"),
    ...salesCells(sql63`p.stock`)
  },
  keyword: (word) => sql63`${holds(sql63`p.title`, word)} or starts_with(p.product_id, ${word})`
});
var whole2 = ({ scope, day: day7 }) => part2(sql63`left join lateral (
    select sum(r.items) as items
    ${daysOfOne(companyRollup(scope), "product", sql63`p.product_id`, day7 - trendDays, day7 - 1)}
  ) whole on true`);
var skuTrendSource = sourceOf({
  kind: 2,
  id: sql63`p.sku_id`,
  table: sql63`(select sku.*, product.shop_id, product.title, product.category_id from sku join product using (company_id, product_id)) p`,
  key: ["company_id", "sku_id"],
  joins: {
    shop: shop2,
    sold: soldByDay("sku"),
    whole: whole2
  },
  columns: {
    sku_name: part2(sql63`coalesce(nullif(p.name, ''), p.sku_id)`),
    sku_id: part2(sql63`p.sku_id`),
    seller_sku: part2(sql63`p.seller_sku`),
    title: part2(title2),
    shop_name: shopName,
    sku_share: part2(shareOf(sql63`coalesce(sold.s30, 0)`, sql63`whole.items`), "sold", "whole"),
    ...salesCells(sql63`p.stock`)
  },
  keyword: (word) => sql63`${holds(sql63`p.name`, word)} or ${begins(sql63`p.seller_sku`, word)} or starts_with(p.sku_id, ${word})`
});

// platform/lists/orders/source.ts
import { sql as sql71 } from "kysely";

// shared/metrics/basis.ts
var dateBases = ["create", "paid", "delivered", "settled", "any"];
var isDateBasis = (name2) => dateBases.some((basis) => basis === name2);
var own2 = { M09: "settled", M16: "delivered" };
var hasOwn = (id10) => Object.hasOwn(own2, id10);
var basisOf2 = (id10) => hasOwn(id10) ? own2[id10] : "paid";
var isOwnBasis = (id10, basis) => basis === void 0 || basis === "any" || basis === basisOf2(id10);

// shared/lists/basis.ts
var typesOf = ({ filters: filters3 }) => {
  const period = filters3.find(({ kind: kind4 }) => kind4 === "period");
  return period?.kind === "period" ? period.types : [];
};
var basisIn = (list3, { period, start_time, end_time, date_type }) => {
  const types = typesOf(list3);
  if (types.length < 2) return void 0;
  if (!period && !start_time && !end_time) return "any";
  const type = String(date_type ?? types[0]);
  return isDateBasis(type) ? type : void 0;
};

// platform/lists/orders/by-key.ts
import { sql as sql64 } from "kysely";

// shared/order/line-id.ts
var plain = (segment3) => segment3.replaceAll("%2F", "/").replaceAll("%25", "%");
var readLineId = (id10) => {
  const [order_id = "", sku_id = "", content_id, n = "", ...more2] = id10.split("/");
  if (order_id === "" || sku_id === "" || content_id === void 0 || more2.length > 0) return null;
  if (!/^[1-9]\d{0,4}$/.test(n) || Number(n) > 32767) return null;
  return { order_id: plain(order_id), sku_id: plain(sku_id), content_id: plain(content_id), n: Number(n) };
};

// platform/lists/orders/by-key.ts
var ofLine2 = (id10) => {
  const key2 = readLineId(id10);
  if (!key2) return part2(sql64`false`);
  const { order_id, sku_id, content_id, n } = key2;
  return part2(sql64`(l.order_id, l.sku_id, l.content_id, l.n) = (${order_id}, ${sku_id}, ${content_id}, ${n})`);
};

// platform/lists/orders/columns.ts
import { sql as sql65 } from "kysely";
var CREATOR = 1;
var of5 = (name2) => part2(sql65`${sql65.ref(`l.${name2}`)}`);
var ofSale = ({ sql: of16, needs: needs2 }) => part2(sql65`(case when ${isSale} then ${of16} end)`, ...needs2);
var ofOrder = (name2) => part2(sql65`${sql65.ref(`o.${name2}`)}`, "o");
var nameOf2 = (member3) => part2(sql65`coalesce(nullif(${sql65.ref(`${member3}.membername`)}, ''), ${sql65.ref(`${member3}.username`)}, '')`, member3);
var segment = (id10) => sql65`replace(replace(${id10}, '%', '%25'), '/', '%2F')`;
var oursIn = ({ scope }) => part2(sql65`left join lateral (
    select sum(coalesce(t.act_amt, t.est_amt))::bigint as amt from commission_split t
    where t.company_id = l.company_id and t.order_id = l.order_id and t.sku_id = l.sku_id
      and t.content_id = l.content_id and t.n = l.n and t.role <> ${CREATOR} and ${scope.member_id === null ? sql65`true` : sql65`t.member_id in (select descendant_id from member_closure where ancestor_id = ${scope.member_id})`}) ours on true`);
var placeIn2 = ({ scope }) => part2(sql65`left join lateral (select l.order_id, l.sku_id, l.content_id, l.n) me on true
    left join lateral (
      select count(*) as lines,
        count(*) filter (where (l.sku_id, l.content_id, l.n) <= (me.sku_id, me.content_id, me.n)) as at
      from affiliate_order_line l where ${linesOf(scope)} and l.order_id = me.order_id) place on true`);
var orderJoins = {
  o: part2(sql65`join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id`),
  shop: part2(sql65`left join shop on shop.company_id = l.company_id and shop.shop_id = l.shop_id`),
  product: part2(sql65`left join product p on p.company_id = l.company_id and p.product_id = l.product_id`),
  sku: part2(sql65`left join sku on sku.company_id = l.company_id and sku.sku_id = l.sku_id`),
  creator: part2(sql65`left join creator c on c.company_id = l.company_id and c.creator_id = l.creator_id`),
  owner: part2(sql65`left join member owner on owner.id = l.owner_member_id`),
  leader: part2(
    sql65`left join member_closure above on above.descendant_id = l.owner_member_id and above.depth = 1
        left join member leader on leader.id = above.ancestor_id`
  )
};
var lineJoins = { ...orderJoins, ours: oursIn, place: placeIn2 };
var est = sql65`l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt`;
var earned = {
  est: sql65`(case when l.paid_t is not null and ${isSale} then ${est} end)`,
  act: sql65`(l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt)`
};
var orderCells = {
  line_id: part2(
    sql65`concat_ws('/', ${segment(sql65`l.order_id`)}, ${segment(sql65`l.sku_id`)}, ${segment(sql65`l.content_id`)}, l.n)`
  ),
  order_id: of5("order_id"),
  sku_id: of5("sku_id"),
  product_name: part2(sql65`coalesce(nullif(p.title, ''), l.product_id)`, "product"),
  product_id: of5("product_id"),
  sku_name: part2(sql65`coalesce(sku.name, '')`, "sku"),
  shop_name: part2(sql65`coalesce(nullif(shop.name, ''), l.shop_id)`, "shop"),
  region: of5("region"),
  creator_username: part2(sql65`coalesce(nullif(c.username, ''), l.creator_id)`, "creator"),
  owner_name: nameOf2("owner"),
  team_name: nameOf2("leader"),
  content_type: of5("content_type"),
  content_id: of5("content_id"),
  collab_type: of5("collab_type"),
  campaign_id: of5("campaign_id"),
  price: ofSale(of5("price_amt")),
  quantity: ofSale(of5("quantity")),
  pay_amount: ofSale(of5("pay_amt")),
  est_commission: part2(earned.est),
  act_commission: part2(earned.act),
  our_commission: part2(sql65`(case when l.paid_t is not null and ${isSale} then coalesce(ours.amt, 0) end)`, "ours"),
  order_place: part2(sql65`(case when place.lines > 1 then concat(place.at, '/', place.lines) else '' end)`, "place"),
  currency: ofOrder("currency"),
  commission_model: ofSale(of5("commission_model")),
  standard_rate_bp: ofSale(of5("standard_rate_bp")),
  shop_ads_rate_bp: of5("shop_ads_rate_bp"),
  partner_rate_bp: ofSale(of5("partner_rate_bp")),
  est_commission_base: ofSale(of5("est_base_amt")),
  est_standard: ofSale(of5("est_standard_amt")),
  est_shop_ads: ofSale(of5("est_shop_ads_amt")),
  est_bonus: ofSale(of5("est_bonus_amt")),
  est_partner: ofSale(of5("est_partner_amt")),
  act_commission_base: of5("act_base_amt"),
  act_standard: of5("act_standard_amt"),
  act_shop_ads: of5("act_shop_ads_amt"),
  act_bonus: of5("act_bonus_amt"),
  act_partner: of5("act_partner_amt"),
  refunded_qty: of5("refunded_qty"),
  returned_qty: of5("returned_qty"),
  refund_amount: of5("refund_amt"),
  fully_return: ofSale(of5("fully_return")),
  order_status: ofSale(ofOrder("order_status")),
  settlement_status: of5("settlement_status"),
  create_time: ofOrder("create_t"),
  paid_time: of5("paid_t"),
  delivery_time: ofOrder("delivery_t"),
  settled_time: of5("settled_t")
};
var filledCells2 = ["refund_amount", "create_time"];

// platform/lists/orders/kept.ts
import { sql as sql66 } from "kysely";
var filterDims = {
  region: dims.region,
  shop: dims.shop,
  creator: dims.creator,
  content_type: dims.content
};
var names = [
  "gmv_amt",
  "net_amt",
  "orders",
  "sku_orders",
  "lines",
  "items",
  "est_commission_amt",
  "est_partner_amt",
  "pending_amt",
  "ineligible_lines",
  "ineligible_amt",
  "refund_amt",
  "est_standard_amt",
  "est_shop_ads_amt",
  "act_standard_amt",
  "act_shop_ads_amt",
  "act_bonus_amt",
  "act_partner_amt",
  "pending_lines",
  "settled_lines",
  "adjustment_lines"
];
var nothing = Object.fromEntries(names.map((name2) => [name2, 0]));
var both17 = (a, b, sign = 1) => Object.fromEntries(names.map((name2) => [name2, a[name2] + sign * b[name2]]));
var total3 = { dim: 0, id: "" };
var ofStatus = (status) => ({ dim: statusDim, id: String(status) });
var SALES = "sales";
var everyStatus = settlementStatuses.join(",");
var readKept = async (tx, view2, { dim, id: id10 }, days2) => {
  const of16 = sql66`r.scope = ${view2.scope.text} and r.dim = ${dim} and r.dim_id = ${id10}`;
  const isKeptWhole = days2 === null && (dim === 0 || dim === statusDim);
  const end = (which) => sql66`(select ${sql66.raw(which)}(bucket) from rollup where scope = ${view2.scope.text} and grain = 1)`;
  const from = isKeptWhole ? sql66`rollup r where ${of16} and r.grain = 0 and r.bucket = 0` : sql66`generate_series(greatest(${days2?.from ?? null}::int, ${end("min")}), least(${days2?.to ?? null}::int, ${end("max")})) as d(day)
        cross join lateral (select * from rollup r where ${of16} and r.grain = 1 and r.bucket = d.day offset 0) r`;
  const { rows } = await sql66`
    select ${sql66.join(names.map((name2) => sql66`coalesce(sum(${sql66.ref(`r.${name2}`)}), 0) as ${sql66.ref(name2)}`))}
    from ${from}`.execute(tx);
  return rows[0] ?? nothing;
};
var readUnpaid = async (tx, view2, { dim, id: id10 }) => {
  const { rows } = await sql66`
    select ${sql66.join(names.map((name2) => sql66.ref(name2)))} from rollup
    where scope = ${view2.scope.text} and grain = 3 and bucket = 0 and dim = ${dim} and dim_id = ${id10}`.execute(tx);
  return rows[0] ?? nothing;
};
var wholeDays = ({ clock: clock2, now }, { date_type, start_time, end_time }) => {
  if (date_type !== "paid") return void 0;
  const from = dayNumber(clock2, Number(start_time ?? 0));
  const to = dayNumber(clock2, Number(end_time ?? now + 400 * 86400));
  const starts = start_time === void 0 || dayStart(clock2, from) === start_time;
  const ends = end_time === void 0 || dayStart(clock2, to) === end_time;
  return starts && ends ? { from, to: to - 1 } : void 0;
};
var keptQuestion = (view2, query, conditions) => {
  let dim = total3;
  let status = null;
  let days2 = null;
  for (const [name2, { only }] of conditions) {
    const asked3 = filterDims[name2];
    if (name2 === "period") days2 = wholeDays(view2, query.filters);
    else if (name2 === "settlement_status" && only !== void 0) status = only;
    else if (name2 === "settlement_status" && query.filters[name2] === everyStatus) status = SALES;
    else if (asked3 !== void 0 && only !== void 0 && dim === total3) dim = { dim: asked3, id: only };
    else return null;
  }
  return days2 === void 0 || status !== null && dim !== total3 ? null : { dim, status, days: days2 };
};
var readKeptSummary = async (tx, view2, { dim, status, days: days2 }) => {
  const read3 = async (of16) => {
    const paid3 = await readKept(tx, view2, of16, days2);
    const unpaid = days2 === null ? await readUnpaid(tx, view2, of16) : nothing;
    return { paid: paid3, unpaid, all: both17(paid3, unpaid) };
  };
  const whole3 = await read3(dim);
  const chosen = async () => {
    if (status === null) return whole3;
    if (status !== SALES) return read3(ofStatus(status));
    const { paid: paid3, all: all2 } = await read3(ofStatus(ADJUSTMENT));
    return { paid: both17(whole3.paid, paid3, -1), all: both17(whole3.all, all2, -1) };
  };
  const { paid: paid2, all } = await chosen();
  return {
    total: all.lines + all.adjustment_lines,
    kpi: {
      M03: paid2.orders,
      M04: paid2.sku_orders,
      M05: paid2.items,
      M01: paid2.gmv_amt,
      M02: paid2.net_amt,
      M08: paid2.est_commission_amt,
      actual: paid2.act_standard_amt + paid2.act_shop_ads_amt + paid2.act_bonus_amt,
      M10: paid2.pending_amt,
      ineligible: paid2.ineligible_amt
    },
    totals: {
      quantity: all.items,
      pay_amount: all.gmv_amt,
      est_commission: paid2.est_commission_amt,
      act_commission: all.act_standard_amt + all.act_shop_ads_amt + all.act_bonus_amt,
      est_standard: all.est_standard_amt,
      est_shop_ads: all.est_shop_ads_amt,
      est_bonus: all.est_commission_amt - all.est_standard_amt - all.est_shop_ads_amt,
      est_partner: all.est_partner_amt,
      act_standard: all.act_standard_amt,
      act_shop_ads: all.act_shop_ads_amt,
      act_bonus: all.act_bonus_amt,
      act_partner: all.act_partner_amt,
      refund_amount: all.refund_amt
    },
    tabs: {
      // Of those without a payment, what is not ineligible waits for it; of the others, it is frozen.
      0: whole3.unpaid.lines - whole3.unpaid.ineligible_lines,
      1: whole3.paid.pending_lines,
      2: whole3.paid.settled_lines,
      3: whole3.all.ineligible_lines,
      4: whole3.paid.lines - whole3.paid.pending_lines - whole3.paid.settled_lines - whole3.paid.ineligible_lines,
      [ADJUSTMENT]: whole3.all.adjustment_lines
    }
  };
};

// platform/lists/orders/sums.ts
import { sql as sql67 } from "kysely";
var totals = {
  quantity: sql67`l.quantity`,
  pay_amount: sql67`l.pay_amt`,
  est_commission: earned.est,
  act_commission: earned.act,
  est_standard: sql67`l.est_standard_amt`,
  est_shop_ads: sql67`l.est_shop_ads_amt`,
  est_bonus: sql67`l.est_bonus_amt`,
  est_partner: sql67`l.est_partner_amt`,
  act_standard: sql67`l.act_standard_amt`,
  act_shop_ads: sql67`l.act_shop_ads_amt`,
  act_bonus: sql67`l.act_bonus_amt`,
  act_partner: sql67`l.act_partner_amt`,
  refund_amount: sql67`l.refund_amt`
};
var kpi = {
  M05: sql67`l.quantity`,
  M01: sql67`l.pay_amt`,
  M02: sql67`case when l.settlement_status <> 3 then l.pay_amt - l.refund_amt end`,
  M08: earned.est,
  M10: sql67`case when l.settlement_status = 1 then ${earned.est} end`,
  actual: sql67`case when l.settlement_status = 2 then ${earned.act} end`,
  ineligible: sql67`case when l.settlement_status = 3 then ${earned.est} end`
};
var counted = [...settlementStatuses, ADJUSTMENT];
var tabName = (status) => `tab_${status}`;
var readSums = async (tx, { where, inTab }) => {
  const sums = [
    ...Object.entries(totals).map(([name2, of16]) => ({ name: name2, of: sql67`sum(${of16}) filter (where ${inTab})` })),
    ...Object.entries(kpi).map(([name2, of16]) => ({
      name: name2,
      of: sql67`sum(${of16}) filter (where ${inTab} and l.paid_t is not null)`
    })),
    ...counted.map((status) => ({
      name: tabName(status),
      of: sql67`count(*) filter (where l.settlement_status = ${status})`
    })),
    { name: "total", of: sql67`count(*) filter (where ${inTab})` }
  ];
  const { rows } = await sql67`
    select ${sql67.join(sums.map(({ name: name2, of: of16 }) => sql67`coalesce(${of16}, 0) as ${sql67.ref(name2)}`))} ${where}`.execute(tx);
  return rows[0] ?? {};
};
var readCounts = async (tx, { where, inTab }) => {
  const { rows } = await sql67`
    select count(*) as "M03", coalesce(sum(skus), 0) as "M04" from (
      select count(*) as skus from (
        select l.order_id, l.sku_id ${where} and ${inTab} and l.paid_t is not null and ${isSale} group by l.order_id, l.sku_id) s
      group by order_id) o`.execute(tx);
  return rows[0] ?? { M03: 0, M04: 0 };
};
var figures2 = ["M03", "M04", "M05", "M01", "M02", "M08", "M10", "actual", "ineligible"];
var sumLines = async (tx, view2, source, conditions) => {
  const tab = conditions.get("settlement_status");
  const { others: others2, inTab } = tabsApart(conditions, "settlement_status");
  const asked3 = { where: rowsOf(source, view2, others2, tab ? [tab] : []), inTab };
  const found = { ...await readSums(tx, asked3), ...await readCounts(tx, asked3) };
  const at2 = (name2) => found[name2] ?? 0;
  return {
    total: at2("total"),
    kpi: Object.fromEntries(figures2.map((id10) => [id10, at2(id10)])),
    totals: Object.fromEntries(Object.keys(totals).map((name2) => [name2, at2(name2)])),
    tabs: Object.fromEntries(counted.map((status) => [String(status), at2(tabName(status))]))
  };
};

// platform/lists/orders/where.ts
import { sql as sql70 } from "kysely";

// platform/queries/board/narrow.ts
import { sql as sql68 } from "kysely";
var inCategory2 = (company_id, ids4) => sql68`l.product_id in (
  with recursive tree as (
    select id from category where id = any(${ids4}::bigint[])
    union select c.id from category c join tree on c.pid = tree.id
  ) select product_id from product where company_id = ${company_id} and category_id in (select id from tree))`;
var listed2 = (value3) => [...new Set((value3 ?? "").split(",").filter(Boolean))];
var narrowOf = async (tx, view2, filter2) => {
  const { scope } = view2;
  const { company_id } = scope;
  const conditions = [];
  const regions2 = listed2(filter2.region);
  if (regions2.length > 0) conditions.push(sql68`l.region = any(${regions2}::text[])`);
  const types = listed2(filter2.content_type);
  if (types.length > 0) conditions.push(sql68`l.content_type = any(${types.map(Number)}::smallint[])`);
  if (filter2.shop) conditions.push(sql68`l.shop_id = any(${await namedIds.shop(tx, view2, filter2.shop)}::text[])`);
  if (filter2.creator)
    conditions.push(sql68`l.creator_id = any(${await namedIds.creator(tx, view2, filter2.creator)}::text[])`);
  if (filter2.category) conditions.push(inCategory2(company_id, [Number(filter2.category)]));
  const team2 = filter2.team ? Number(filter2.team) : null;
  if (team2 !== null && scope.member_id !== null) conditions.push(sql68`l.owner_path @> array[${team2}]::bigint[]`);
  const own9 = team2 !== null && scope.member_id === null;
  return {
    view: own9 ? { ...view2, scope: { text: `m${team2}`, company_id, member_id: team2 } } : view2,
    only: conditions.length === 0 ? null : sql68.join(conditions, sql68` and `)
  };
};
var narrowLines = ({ view: view2, only }, from, to, joins4 = sql68``) => sql68`
  from affiliate_order_line l ${joins4}
  where ${linesOf(view2.scope)} and l.paid_t >= ${from} and l.paid_t <= ${to} ${only ? sql68`and ${only}` : sql68``}`;
var narrowSales = (narrow, from, to) => sql68`${narrowLines(narrow, from, to)} and ${isSale}`;
var isTeamOf = async (tx, { scope }, team2) => {
  const above = scope.member_id;
  const { rows } = await sql68`
    select exists (select from member m where m.id = ${Number(team2)} and m.company_id = ${scope.company_id} ${above === null ? sql68`` : sql68`and exists (
          select from member_closure c where c.ancestor_id = ${above} and c.descendant_id = m.id)`}) as found`.execute(tx);
  return rows[0]?.found ?? false;
};

// platform/queries/order-number.ts
import { sql as sql69 } from "kysely";
var LAST = "\u{10FFFF}";
var beginning = (column3, word) => sql69`${column3} collate "C" >= ${word} and ${column3} collate "C" < ${word + LAST}`;
var isEnding = (word) => /^\d{4,}$/.test(word);
var waysLike = (column3, word) => {
  const turned = sql69`reverse(${column3})`;
  return [
    { by: column3, like: beginning(column3, word) },
    ...isEnding(word) ? [{ by: turned, like: beginning(turned, [...word].reverse().join("")) }] : []
  ];
};
var numbersLike = (column3, word) => waysLike(column3, word).map(({ like }) => like);

// platform/lists/orders/where.ts
var times = {
  create: part2(sql70`o.create_t`, "o"),
  paid: part2(sql70`l.paid_t`),
  delivered: part2(sql70`o.delivery_t`, "o"),
  settled: part2(sql70`l.settled_t`)
};
var choices2 = {
  settlement_status: part2(sql70`l.settlement_status`),
  content_type: part2(sql70`l.content_type`),
  collab_type: part2(sql70`l.collab_type`),
  commission_model: ofSale(part2(sql70`l.commission_model`)),
  order_status: ofSale(part2(sql70`o.order_status`, "o"))
};
var oneOf2 = (values4) => {
  const [only, another] = values4;
  return only !== void 0 && another === void 0 ? { only } : {};
};
var anyOf = (column3, values4) => ({
  // One value is compared as one: an index may then give the order of the rest.
  ...part2(values4.length === 1 ? sql70`${column3} = ${values4[0]}` : sql70`${column3} = any(${values4}::text[])`),
  ...oneOf2(values4)
});
var periodOf = ({ date_type = "create", start_time, end_time }) => {
  const time2 = Object.hasOwn(times, date_type) ? times[date_type] : void 0;
  if (!time2) throw new RangeError(`orders have no time ${date_type}`);
  const from = start_time === void 0 ? [] : [sql70`${time2.sql} >= ${Number(start_time)}`];
  const to = end_time === void 0 ? [] : [sql70`${time2.sql} < ${Number(end_time)}`];
  const ends = [...from, ...to];
  return ends.length === 0 ? null : { ...time2, sql: sql70.join(ends, sql70` and `) };
};
var choiceOf = (column3, text4) => {
  const values4 = text4.split(",");
  return { ...column3, sql: sql70`${column3.sql} = any(${values4.map(Number)}::smallint[])`, ...oneOf2([...new Set(values4)]) };
};
var paidAmount = ofSale(part2(sql70`l.pay_amt`)).sql;
var amountOf2 = ({ pay_amount_min: min, pay_amount_max: max }) => {
  const least = min === void 0 ? [] : [sql70`${paidAmount} >= ${Number(min)}`];
  const most2 = max === void 0 ? [] : [sql70`${paidAmount} <= ${Number(max)}`];
  const ends = [...least, ...most2];
  return ends.length === 0 ? null : part2(sql70.join(ends, sql70` and `));
};
var cameBack = sql70`(l.returned_qty > 0 or l.refunded_qty > 0 or l.refund_amt > 0)`;
var delivered2 = sql70`(l.settle_due_t is not null or l.settlement_status = 2)`;
var keywordOf = async (tx, view2, word) => {
  const has = (column3) => sql70`exists (select from affiliate_order_line l where ${linesOf(view2.scope)} and ${column3} = ${word})`;
  const company3 = view2.scope.company_id;
  const numbers6 = numbersLike(sql70`o.order_id`, word);
  const known3 = numbers6.map(
    (like) => sql70`exists (select from affiliate_order o where o.company_id = ${company3} and ${like})`
  );
  const { rows } = await sql70`
    select ${has(sql70`l.product_id`)} as product, ${has(sql70`l.content_id`)} as content,
      array[${sql70.join(known3)}] as numbers`.execute(tx);
  const { product: product2 = false, content: content2 = false, numbers: found = [] } = rows[0] ?? {};
  const kinds4 = [
    ...numbers6.filter((_4, n) => found[n]).map((like) => part2(sql70`(l.company_id = ${company3} and ${like})`, "o")),
    ...product2 ? [part2(sql70`l.product_id = ${word}`)] : [],
    ...content2 ? [part2(sql70`l.content_id = ${word}`)] : []
  ];
  if (kinds4.length === 0) return part2(sql70`false`);
  return part2(
    sql70.join(
      kinds4.map((kind4) => kind4.sql),
      sql70` or `
    ),
    ...kinds4.flatMap(({ needs: needs2 }) => needs2)
  );
};
var orderConditions = async (tx, view2, { filters: filters3, keyword }) => {
  const found = /* @__PURE__ */ new Map();
  const set2 = (name2, condition) => {
    if (condition) found.set(name2, condition);
  };
  const textOf2 = (name2) => String(filters3[name2] ?? "");
  set2("period", periodOf(filters3));
  for (const [name2, column3] of Object.entries(choices2))
    if (textOf2(name2) !== "") set2(name2, choiceOf(column3, textOf2(name2)));
  if (textOf2("region") !== "") set2("region", anyOf(sql70`l.region`, [...new Set(textOf2("region").split(","))]));
  for (const name2 of ["creator", "shop", "product", "content"]) {
    const text4 = textOf2(name2);
    if (text4 !== "") set2(name2, anyOf(sql70`${sql70.ref(`l.${name2}_id`)}`, await namedIds[name2](tx, view2, text4)));
  }
  if (textOf2("owner") !== "")
    set2("owner", part2(sql70`l.owner_member_id = any(${await ownerIds(tx, view2, textOf2("owner"))}::bigint[])`));
  if (textOf2("team") !== "")
    set2("team", part2(sql70`l.owner_path && ${await ownerIds(tx, view2, textOf2("team"))}::bigint[]`));
  if (textOf2("category") !== "")
    set2("category", part2(inCategory2(view2.scope.company_id, await categoryIds2(tx, textOf2("category")))));
  if (textOf2("returned") !== "") set2("returned", part2(textOf2("returned") === "1" ? cameBack : sql70`not ${cameBack}`));
  if (textOf2("delivered") !== "")
    set2("delivered", part2(textOf2("delivered") === "1" ? delivered2 : sql70`not ${delivered2}`));
  set2("pay_amount", amountOf2(filters3));
  if (keyword !== "") set2("keyword", await keywordOf(tx, view2, keyword));
  return found;
};

// platform/lists/orders/source.ts
var orderSource = {
  table: sql71`affiliate_order_line l`,
  alias: "l",
  key: ["company_id", "order_id", "sku_id", "content_id", "n"],
  joins: lineJoins,
  scope: (view2) => linesOf(view2.scope),
  columns: orderCells,
  filled: filledCells2,
  byKey: ofLine2,
  finish: ({ company: company3 }, row) => company3.mask_names && typeof row.creator_username === "string" ? { ...row, creator_username: shownName(row.creator_username, true) } : row,
  where: orderConditions,
  summary: async (tx, view2, _4, query, conditions) => {
    const kept3 = keptQuestion(view2, query, conditions);
    const { kpi: kpi2, ...others2 } = await (kept3 ? readKeptSummary(tx, view2, kept3) : sumLines(tx, view2, orderSource, conditions));
    const M09 = isOwnBasis("M09", basisIn(orderList, query.filters)) ? kpi2.actual ?? null : null;
    return { ...others2, kpi: { ...kpi2, M09 } };
  }
};

// platform/lists/products/source.ts
import { sql as sql75 } from "kysely";

// platform/queries/search/catalogue.ts
import { sql as sql72 } from "kysely";
var soldIn = (scope, dim, id10) => scope.member_id === null ? sql72`true` : sql72`${id10} in (select r.dim_id from rollup r
        where r.scope = ${scope.text} and r.grain = 1 and r.dim = ${dims[dim]} and r.lines > 0)`;
var findProducts = async (db, scope, q, most2) => {
  const { rows } = await sql72`
    select p.product_id as id, p.title as name, coalesce(s.name, '') as note
    from product p left join shop s on s.company_id = p.company_id and s.shop_id = p.shop_id
    where p.company_id = ${scope.company_id} and (${holds(sql72`p.title`, q)} or ${holds(sql72`p.product_id`, q)})
      and ${soldIn(scope, "product", sql72`p.product_id`)}
    order by strpos(lower(p.title), lower(${q})) <> 1, p.first_seen_t desc, p.title, p.product_id limit ${most2}`.execute(
    db
  );
  return rows.map(({ id: id10, name: name2, note: note3 }) => ({
    kind: "product",
    id: id10,
    title: name2 || id10,
    note: note3,
    path: `/product/product?keyword=${encodeURIComponent(id10)}`
  }));
};
var findCreators = async (db, scope, mask, q, most2) => {
  const name2 = sql72`coalesce(nullif(c.nickname, ''), c.username)`;
  const shown21 = mask ? sql72`left(${name2}, 2)` : name2;
  const names3 = mask ? holds(shown21, q) : sql72`(${holds(sql72`c.nickname`, q)} or ${holds(sql72`c.username`, q)})`;
  const { rows } = await sql72`
    select c.creator_id as id, ${name2} as name, c.region as note
    from creator c
    where c.company_id = ${scope.company_id} and (${names3} or ${holds(sql72`c.creator_id`, q)})
      and ${soldIn(scope, "creator", sql72`c.creator_id`)}
    order by strpos(lower(${shown21}), lower(${q})) <> 1, ${shown21}, c.creator_id
    limit ${most2}`.execute(db);
  return rows.map(({ id: id10, name: name3, note: note3 }) => ({
    kind: "creator",
    id: id10,
    title: shownName(name3, mask) || id10,
    note: note3,
    path: `/orderAll/orderAll?creator=${encodeURIComponent(id10)}`
  }));
};
var findShops = async (db, scope, q, most2) => {
  const { rows } = await sql72`
    select s.shop_id as id, s.name, s.region as note
    from shop s
    where s.company_id = ${scope.company_id} and (${holds(sql72`s.name`, q)} or ${holds(sql72`s.shop_id`, q)})
      and (${soldIn(scope, "shop", sql72`s.shop_id`)} or ${ownShops(scope)})
    order by strpos(lower(s.name), lower(${q})) <> 1, s.add_time desc, s.shop_id desc limit ${most2}`.execute(db);
  return rows.map(({ id: id10, name: name2, note: note3 }) => ({
    kind: "shop",
    id: id10,
    title: name2 || id10,
    note: note3,
    path: `/orderAll/orderAll?shop=${encodeURIComponent(id10)}`
  }));
};
var findStaff = async (db, scope, q, most2) => {
  const below = scope.member_id === null ? sql72`m.company_id = ${scope.company_id}` : sql72`exists (select from member_closure c where c.ancestor_id = ${scope.member_id} and c.descendant_id = m.id)`;
  const shown21 = sql72`coalesce(nullif(m.membername, ''), m.username)`;
  const { rows } = await sql72`
    select m.id::text as id, ${shown21} as name, m.username as note
    from member m
    where ${below} and m.deleted_t is null and m.status <> 4 and (${holds(sql72`m.membername`, q)} or ${holds(sql72`m.username`, q)})
    order by strpos(lower(${shown21}), lower(${q})) <> 1, m.id desc limit ${most2}`.execute(db);
  return rows.map(({ id: id10, name: name2, note: note3 }) => ({
    kind: "staff",
    id: id10,
    title: name2,
    note: note3,
    path: `/orderAll/orderAll?owner=${encodeURIComponent(id10)}`
  }));
};

// platform/lists/products/joins.ts
import { sql as sql74 } from "kysely";

// shared/market/sample-states.ts
var sampleState = {
  pending: 0,
  awaitingShipment: 1,
  shipped: 2,
  contentPending: 3,
  completed: 4,
  overdue: 5,
  rejected: 6,
  withdrawn: 7,
  notShipped: 8,
  unfulfilled: 9,
  cancelled: 10
};
var isOpenSample = (state3) => state3 <= sampleState.contentPending;
var DAY8 = 86400;
var sampleTerms = { approve: 7 * DAY8, ship: 7 * DAY8, content: { 1: 14 * DAY8, 2: 90 * DAY8 } };

// platform/queries/market/offered.ts
import { sql as sql73 } from "kysely";
var offerStateAt = (now) => sql73`case
  when p.status <> 1 or offer.off_t <= ${now} then ${offerState.off}::smallint
  when offer.off_t is not null then ${offerState.leaving}
  when p.stock < ${SHORT_STOCK} then ${offerState.short}
  when offer.next_rate_bp < p.standard_rate_bp then ${offerState.lowering}
  else ${offerState.promoted} end`;
var isPublished = (now) => sql73`(i.publish_t <= ${now} and (i.end_t is null or i.end_t > ${now}))`;
var inReach = (scope, now) => sql73`p.company_id = ${scope.company_id} and (
  ${soldIn(scope, "product", sql73`p.product_id`)}
  or exists (select from curated_pick c join curated_issue i on i.company_id = c.company_id and i.issue = c.issue
    where c.company_id = p.company_id and c.product_id = p.product_id and ${isPublished(now)}))`;
var readOffered = async (tx, scope, now, product_id, hold = false) => {
  const { rows } = await sql73`
    select coalesce(nullif(p.title, ''), p.product_id) as title, p.standard_rate_bp as rate_bp,
      ${offerStateAt(now)} as state
    from product p
    left join product_offer offer on offer.company_id = p.company_id and offer.product_id = p.product_id
    where p.product_id = ${product_id} and ${inReach(scope, now)} ${hold ? sql73`for share of p` : sql73``}`.execute(tx);
  return rows[0];
};

// platform/lists/products/joins.ts
var SHORT_DAYS = 7;
var LONG_DAYS = 30;
var recent = ({ scope, day: day7 }) => {
  const since = (days2) => sql74`where r.bucket > ${day7 - days2}::int`;
  const whole3 = (days2) => sql74`where r.bucket between ${day7 - days2}::int and ${day7 - 1}::int`;
  return part2(sql74`left join lateral (
    select sum(r.items) filter (${since(LONG_DAYS)}) as items_30d, sum(r.gmv_amt) filter (${since(LONG_DAYS)}) as gmv_30d,
      sum(r.items) filter (${since(SHORT_DAYS)}) as items_7d,
      sum(r.items) filter (${whole3(LONG_DAYS)}) as whole_30d, sum(r.items) filter (${whole3(SHORT_DAYS)}) as whole_7d
    ${daysOfOne(scope.text, "product", sql74`p.product_id`, day7 - LONG_DAYS, day7)}
  ) recent on true`);
};
var ever = ({ scope, day: day7 }) => part2(sql74`left join lateral (
    select sum(r.items) as items ${daysOfOne(scope.text, "product", sql74`p.product_id`, null, day7)}
  ) ever on true`);
var prices = ({ scope }) => part2(sql74`left join (
    select product_id, min(price_amt) as low, max(price_amt) as high from sku
    where company_id = ${scope.company_id} group by product_id
  ) prices on prices.product_id = p.product_id`);
var samples = ({ scope }) => part2(sql74`left join (
    select product_id, sum(qty) as taken from sample_request
    where company_id = ${scope.company_id} and (state <= ${sampleState.completed} or state = ${sampleState.unfulfilled})
    group by product_id
  ) samples on samples.product_id = p.product_id`);
var state = ({ now }) => part2(sql74`cross join lateral (select ${offerStateAt(now)} as state) state`, "offer");
var productJoins = {
  shop: part2(sql74`left join shop on shop.company_id = p.company_id and shop.shop_id = p.shop_id`),
  category: part2(sql74`left join category on category.id = p.category_id`),
  offer: part2(
    sql74`left join product_offer offer on offer.company_id = p.company_id and offer.product_id = p.product_id`
  ),
  reach: part2(
    sql74`left join product_reach reach on reach.company_id = p.company_id and reach.product_id = p.product_id`
  ),
  samples,
  state,
  prices,
  recent,
  ever
};

// platform/lists/products/source.ts
var productSource = {
  table: sql75`product p`,
  alias: "p",
  key: ["company_id", "product_id"],
  joins: productJoins,
  scope: ({ scope }) => sql75`p.company_id = ${scope.company_id} and ${soldIn(scope, "product", sql75`p.product_id`)}`,
  columns: productCells,
  filled: filledCells,
  finish: (_4, row) => row,
  where: (_4, __3, query) => productConditions(query),
  summary: async (tx, view2, list3, _4, conditions) => {
    const sums = list3.totals.map((field) => ({ field, of: columnOf(productSource, field) }));
    const kept3 = [...conditions.values()];
    const rows = rowsOf(productSource, view2, kept3, [
      ...sums.map(({ of: of16 }) => of16),
      columnOf(productSource, "offer_state")
    ]);
    const promoted = sql75`state.state <> ${offerState.off}`;
    const found = await sql75`
      select count(*) as total, count(*) filter (where ${promoted}) as promoted,
        round(avg(p.standard_rate_bp) filter (where ${promoted})) as mean_rate,
        count(*) filter (where p.first_seen_t >= ${view2.start}) as new_today,
        count(*) filter (where ${promoted} and p.standard_rate_bp >= ${HIGH_RATE_BP}) as high_rate,
        ${sql75.join(sums.map(({ field, of: of16 }) => sql75`coalesce(sum(${of16.sql}), 0) as ${sql75.ref(field)}`))}
      ${rows}`.execute(tx);
    const { total: total6 = 0, ...all } = found.rows[0] ?? {};
    const pick3 = (names3) => Object.fromEntries(names3.map((name2) => [name2, all[name2] ?? null]));
    return { total: total6, kpi: pick3((list3.figures ?? []).map(({ name: name2 }) => name2)), totals: pick3(list3.totals), tabs: {} };
  }
};

// platform/lists/shop-orders/source.ts
import { sql as sql78 } from "kysely";

// platform/lists/shop-orders/columns.ts
import { sql as sql76 } from "kysely";
var of6 = (name2) => part2(sql76`${sql76.ref(`l.${name2}`)}`);
var ofOrder2 = (name2) => part2(sql76`${sql76.ref(`o.${name2}`)}`, "o");
var ofParcel = (name2) => part2(sql76`${sql76.ref(`so.${name2}`)}`, "so");
var textOf = (name2) => part2(sql76`coalesce(${sql76.ref(`so.${name2}`)}, '')`, "so");
var codeOf = (name2) => part2(sql76`coalesce(${sql76.ref(`so.${name2}`)}, 0)`, "so");
var segment2 = (id10) => sql76`replace(replace(${id10}, '%', '%25'), '/', '%2F')`;
var shopOrderJoins = {
  o: orderJoins.o,
  shop: orderJoins.shop,
  product: orderJoins.product,
  sku: part2(profitJoins.sku),
  so: part2(profitJoins.so)
};
var cameBack2 = sql76`(l.returned_qty > 0 or l.refunded_qty > 0 or l.refund_amt > 0)`;
var stage = part2(
  sql76`(case when o.order_status = 140 then 7 when ${cameBack2} then 8 when o.order_status = 100 then 1
    when o.order_status in (105, 111) then 2 when o.order_status = 112 then 3 when o.order_status in (114, 121) then 4
    when o.order_status = 122 then 5 else 6 end)`,
  "o"
);
var isOverdue = (now) => part2(sql76`coalesce(so.is_open and so.ship_due_t < ${now}, false)`, "so");
var masked2 = {
  buyer_name: part2(
    sql76`case when coalesce(so.buyer_name, '') = '' then '' else left(so.buyer_name, 1) || '**' end`,
    "so"
  ),
  buyer_phone: part2(
    sql76`case when length(coalesce(so.buyer_phone, '')) < 5 then '' else '****' || right(so.buyer_phone, 4) end`,
    "so"
  ),
  buyer_address: part2(sql76`case when coalesce(so.buyer_address, '') = '' then '' else '***' end`, "so")
};
var shopOrderCells = {
  order_id: of6("order_id"),
  shop_name: part2(sql76`coalesce(nullif(shop.name, ''), l.shop_id)`, "shop"),
  order_status: ofSale(ofOrder2("order_status")),
  stage,
  order_substatus: codeOf("substatus"),
  cancel_return_type: part2(
    sql76`(case when o.order_status = 140 then 1 when l.returned_qty > 0 then 3 when ${cameBack2} then 2 else 0 end)`,
    "o"
  ),
  sku_id: of6("sku_id"),
  seller_sku: part2(sql76`coalesce(sku.seller_sku, '')`, "sku"),
  product_name: part2(sql76`coalesce(nullif(p.title, ''), l.product_id)`, "product"),
  variation: part2(sql76`coalesce(sku.name, '')`, "sku"),
  quantity: ofSale(of6("quantity")),
  returned_qty: of6("returned_qty"),
  subtotal_before_discount: ofSale(of6("subtotal_amt")),
  platform_discount: ofSale(of6("platform_discount_amt")),
  seller_discount: ofSale(of6("seller_discount_amt")),
  subtotal_after_discount: ofSale(part2(sql76`l.subtotal_amt - l.platform_discount_amt - l.seller_discount_amt`)),
  shipping_fee: part2(lineParts.shipping, "so"),
  taxes: ofSale(of6("tax_amt")),
  order_amount: ofSale(of6("pay_amt")),
  order_refund_amount: of6("refund_amt"),
  affiliate_commission: ofSale(part2(lineParts.creator)),
  partner_commission: ofSale(part2(lineParts.partner)),
  platform_fee: part2(lineParts.fee, "so"),
  settlement_amount: part2(lineSettlement, "so"),
  product_cost: ofSale(part2(lineParts.cost, "sku")),
  gross_profit: part2(lineProfit, "so", "sku"),
  currency: ofOrder2("currency"),
  create_time: ofOrder2("create_t"),
  paid_time: of6("paid_t"),
  ship_due_time: ofParcel("ship_due_t"),
  shipped_time: ofParcel("shipped_t"),
  delivered_time: ofOrder2("delivery_t"),
  cancelled_time: ofOrder2("cancelled_t"),
  cancel_by: part2(sql76`coalesce(o.cancel_by, 0)`, "o"),
  cancel_reason: ofOrder2("cancel_reason"),
  shipping_provider: textOf("shipping_provider"),
  tracking_id: textOf("tracking_id"),
  warehouse_name: textOf("warehouse_name"),
  payment_method: codeOf("payment_method"),
  country: of6("region"),
  state: textOf("state"),
  city: textOf("city"),
  ...masked2,
  line_id: part2(
    sql76`concat_ws('/', ${segment2(sql76`l.order_id`)}, ${segment2(sql76`l.sku_id`)}, ${segment2(sql76`l.content_id`)}, l.n)`
  )
};
var filledCells3 = ["order_refund_amount", "create_time"];

// platform/lists/shop-orders/where.ts
import { sql as sql77 } from "kysely";
var times2 = {
  create: part2(sql77`o.create_t`, "o"),
  paid: part2(sql77`l.paid_t`),
  shipped: part2(sql77`so.shipped_t`, "so"),
  delivered: part2(sql77`o.delivery_t`, "o")
};
var periodOf2 = (view2, { filters: filters3, keyword }) => {
  const { date_type = "create", start_time, end_time } = filters3;
  const time2 = Object.hasOwn(times2, date_type) ? times2[date_type] : void 0;
  if (!time2) throw new RangeError(`shop orders have no time ${date_type}`);
  const silent = start_time === void 0 && end_time === void 0;
  if (silent && (keyword !== "" || filters3.tracking !== void 0 || filters3.overdue === "1")) return null;
  const from = silent ? windowOf(view2, void 0, void 0).from_t : start_time;
  const ends = [
    ...from === void 0 ? [] : [sql77`${time2.sql} >= ${Number(from)}`],
    ...end_time === void 0 ? [] : [sql77`${time2.sql} < ${Number(end_time)}`]
  ];
  return { ...time2, sql: sql77.join(ends, sql77` and `) };
};
var flagOf = (is, value3) => value3 === void 0 ? null : { ...is, sql: value3 === "1" ? is.sql : sql77`not ${is.sql}` };
var shopOrderConditions = async (tx, view2, query) => {
  const { filters: filters3, keyword } = query;
  const found = /* @__PURE__ */ new Map();
  const set2 = (name2, condition) => {
    if (condition) found.set(name2, condition);
  };
  set2("period", periodOf2(view2, query));
  set2("stage", inChoice(stage, filters3.stage));
  set2("order_status", inChoice(ofSale(part2(sql77`o.order_status`, "o")), filters3.order_status));
  for (const name2 of ["shop", "product"]) {
    const text4 = filters3[name2];
    if (text4 === void 0) continue;
    const ids4 = await namedIds[name2](tx, view2, String(text4));
    set2(name2, part2(sql77`${sql77.ref(`l.${name2}_id`)} = any(${ids4}::text[])`));
  }
  if (filters3.team !== void 0)
    set2("team", part2(sql77`l.owner_path && ${await ownerIds(tx, view2, String(filters3.team))}::bigint[]`));
  set2("region", inCountries(part2(sql77`l.region`), filters3.region));
  if (filters3.seller_sku !== void 0)
    set2("seller_sku", part2(sql77`${begins(sql77`sku.seller_sku`, String(filters3.seller_sku))}`, "sku"));
  if (filters3.tracking !== void 0) set2("tracking", part2(sql77`so.tracking_id = ${String(filters3.tracking)}`, "so"));
  set2("overdue", flagOf(isOverdue(view2.now), filters3.overdue));
  set2("uncosted", flagOf(part2(sql77`(${lineParts.cost} is null)`, "sku"), filters3.uncosted));
  set2("order_amount", inRange(ofSale(part2(sql77`l.pay_amt`)), filters3, "order_amount"));
  if (keyword !== "")
    set2(
      "keyword",
      part2(
        sql77`l.company_id = ${view2.scope.company_id} and (${sql77.join(numbersLike(sql77`o.order_id`, keyword), sql77` or `)})`,
        "o"
      )
    );
  return found;
};

// platform/lists/shop-orders/source.ts
var shopOrderSource = {
  table: sql78`affiliate_order_line l`,
  alias: "l",
  key: ["company_id", "order_id", "sku_id", "content_id", "n"],
  common: true,
  joins: shopOrderJoins,
  scope: ({ scope }) => ofOwnShops(scope, "l"),
  columns: shopOrderCells,
  filled: filledCells3,
  byKey: ofLine2,
  finish: (_4, row) => row,
  where: shopOrderConditions,
  summary: async (tx, view2, _4, __3, conditions) => {
    const { others: others2, inTab } = tabsApart(conditions, "stage");
    const rows = rowsOf(shopOrderSource, view2, others2, [stage, part2(sql78``, "so", "sku")]);
    const paid2 = sql78`filter (where ${inTab} and l.paid_t is not null)`;
    const lead2 = sql78`(l.sku_id, l.content_id, l.n) = (so.lead_sku_id, so.lead_content_id, so.lead_n)`;
    const { rows: found } = await sql78`
      select count(*) filter (where ${inTab}) as total,
        coalesce(sum(l.pay_amt) ${paid2}, 0) as order_amount, sum(${lineSettlement}) ${paid2} as settlement, sum(${lineProfit}) ${paid2} as profit,
        round(avg(so.shipped_t - l.paid_t) filter (where ${inTab} and ${lead2})) as ship_seconds,
        count(*) filter (where ${inTab} and ${lead2} and ${isOverdue(view2.now).sql}) as overdue,
        coalesce(sum(l.quantity) filter (where ${inTab}), 0) as quantity,
        coalesce(sum(l.pay_amt) filter (where ${inTab}), 0) as pay_amt,
        coalesce(sum(l.refund_amt) filter (where ${inTab}), 0) as refund_amt,
        ${sql78.join(shopStages.map((n) => sql78`count(*) filter (where ${stage.sql} = ${n}) as ${sql78.ref(`tab_${n}`)}`))}
      ${rows}`.execute(tx);
    const at2 = (name2) => found[0]?.[name2] ?? 0;
    const known3 = (name2) => found[0]?.[name2] ?? null;
    return {
      total: at2("total"),
      kpi: {
        order_amount: at2("order_amount"),
        refund_amount: at2("refund_amt"),
        settlement: known3("settlement"),
        profit: known3("profit"),
        ship_seconds: known3("ship_seconds"),
        overdue: at2("overdue")
      },
      totals: { quantity: at2("quantity"), order_amount: at2("pay_amt"), order_refund_amount: at2("refund_amt") },
      tabs: Object.fromEntries(shopStages.map((n) => [String(n), at2(`tab_${n}`)]))
    };
  }
};

// platform/lists/shop-products/source.ts
import { sql as sql82 } from "kysely";

// platform/lists/shop-products/columns.ts
import { sql as sql79 } from "kysely";
var of7 = (name2) => part2(sql79`${sql79.ref(`p.${name2}`)}`);
var ofSkus = (name2) => part2(sql79`${sql79.ref(`skus.${name2}`)}`, "skus");
var countOf2 = (join5, name2) => part2(sql79`coalesce(${sql79.ref(`${join5}.${name2}`)}, 0)::bigint`, join5);
var shopProductCells = {
  title: part2(sql79`coalesce(nullif(p.title, ''), p.product_id)`),
  product_id: of7("product_id"),
  shop_name: part2(sql79`coalesce(nullif(shop.name, ''), p.shop_id)`, "shop"),
  category_name: part2(categoryNames("category"), "category"),
  sku_count: countOf2("skus", "skus"),
  min_price: part2(sql79`coalesce(p.min_price_amt, skus.min_price)`, "skus"),
  max_price: part2(sql79`coalesce(p.max_price_amt, skus.max_price)`, "skus"),
  stock: of7("stock"),
  empty_skus: countOf2("skus", "empty"),
  status: of7("status"),
  impressions: part2(sql79`seen.impressions`, "seen"),
  ctr: part2(shareOf(sql79`seen.clicks`, sql79`seen.impressions`), "seen"),
  add_to_cart: part2(sql79`seen.add_to_cart`, "seen"),
  sku_orders: countOf2("sold", "sku_orders"),
  items_sold: countOf2("sold", "items"),
  gmv: countOf2("sold", "gmv"),
  refund_rate: part2(shareOf(sql79`sold.refund`, sql79`sold.gmv`), "sold"),
  affiliate_gmv: part2(sql79`(coalesce(sold.gmv, 0) - coalesce(own.gmv, 0))::bigint`, "sold", "own"),
  commission_rate_bp: of7("standard_rate_bp"),
  open_collab_on: part2(sql79`p.standard_rate_bp is not null`),
  min_cost: ofSkus("min_cost"),
  max_cost: ofSkus("max_cost"),
  uncosted_skus: countOf2("skus", "uncosted"),
  updated_time: of7("update_time")
};
var filledCells4 = [
  "sku_count",
  "empty_skus",
  "sku_orders",
  "items_sold",
  "gmv",
  "uncosted_skus",
  "updated_time"
];

// platform/lists/shop-products/joins.ts
import { sql as sql80 } from "kysely";
var DAYS2 = 30;
var skus = ({ scope }) => part2(sql80`left join (
    select product_id, count(*) as skus, min(price_amt) as min_price, max(price_amt) as max_price,
      count(*) filter (where stock = 0) as empty, min(cost_amt) as min_cost, max(cost_amt) as max_cost,
      count(*) filter (where cost_amt is null) as uncosted
    from sku where company_id = ${scope.company_id} group by product_id
  ) skus on skus.product_id = p.product_id`);
var sold4 = ({ scope, day: day7 }) => part2(sql80`left join lateral (
    select sum(r.sku_orders) as sku_orders, sum(r.items) as items, sum(r.gmv_amt) as gmv, sum(r.refund_amt) as refund
    ${daysOfOne(companyRollup(scope), "product", sql80`p.product_id`, day7 - DAYS2 + 1, day7)}
  ) sold on true`);
var own3 = ({ scope, clock: clock2, day: day7 }) => part2(sql80`left join (
    select l.product_id, sum(l.pay_amt) as gmv from affiliate_order_line l
    where l.company_id = ${scope.company_id} and l.creator_id = '' and l.paid_t >= ${dayStart(clock2, day7 - DAYS2 + 1)}
    group by l.product_id
  ) own on own.product_id = p.product_id`);
var seen = ({ scope, day: day7 }) => part2(sql80`left join (
    select product_id, sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks,
      sum(add_to_cart)::bigint as add_to_cart
    from product_daily where company_id = ${scope.company_id} and day > ${day7 - DAYS2} and day <= ${day7}
    group by product_id
  ) seen on seen.product_id = p.product_id`);
var shopProductJoins = {
  shop: part2(sql80`left join shop on shop.company_id = p.company_id and shop.shop_id = p.shop_id`),
  category: part2(sql80`left join category on category.id = p.category_id`),
  skus,
  sold: sold4,
  own: own3,
  seen
};

// platform/lists/shop-products/where.ts
import { sql as sql81 } from "kysely";
var isEmpty = part2(sql81`(p.status = 1 and coalesce(skus.empty, 0) > 0)`, "skus");
var isUncosted = part2(sql81`(coalesce(skus.uncosted, 0) > 0)`, "skus");
var shopProductConditions = async (tx, view2, query) => {
  const { filters: filters3, keyword } = query;
  const { seller_sku } = filters3;
  return askedOf({
    status: inChoice(shopProductCells.status, filters3.status),
    shop: await inShop(tx, view2, filters3.shop),
    seller_sku: seller_sku === void 0 ? void 0 : part2(sql81`exists (select from sku k where k.company_id = p.company_id and k.product_id = p.product_id
            and ${begins(sql81`k.seller_sku`, String(seller_sku))})`),
    stock: inRange(shopProductCells.stock, filters3, "stock"),
    out_of_stock: isFlag(isEmpty, filters3.out_of_stock),
    uncosted: isFlag(isUncosted, filters3.uncosted),
    keyword: keyword === "" ? void 0 : part2(sql81`${holds(sql81`p.title`, keyword)} or starts_with(p.product_id, ${keyword})`)
  });
};

// platform/lists/shop-products/source.ts
var { gmv, affiliate_gmv, sku_orders, items_sold } = shopProductCells;
var shopProductSource = {
  table: sql82`product p`,
  alias: "p",
  key: ["company_id", "product_id"],
  common: true,
  joins: shopProductJoins,
  scope: ({ scope }) => ofOwnShops(scope, "p"),
  columns: shopProductCells,
  filled: filledCells4,
  finish: (_4, row) => row,
  where: shopProductConditions,
  summary: async (tx, view2, _4, __3, conditions) => {
    const { others: others2, inTab } = tabsApart(conditions, "status");
    const { rows } = await sql82`
      select count(*) filter (where ${inTab}) as total,
        coalesce(sum(skus.empty) filter (where p.status = 1), 0) as empty_skus,
        coalesce(sum(${gmv.sql}), 0) as all_gmv, coalesce(sum(${affiliate_gmv.sql}), 0) as affiliate,
        coalesce(sum(${gmv.sql}) filter (where ${inTab}), 0) as gmv,
        coalesce(sum(${sku_orders.sql}) filter (where ${inTab}), 0) as sku_orders,
        coalesce(sum(${items_sold.sql}) filter (where ${inTab}), 0) as items_sold,
        ${sql82.join(productStatuses.map((n) => sql82`count(*) filter (where p.status = ${n}) as ${sql82.ref(`tab_${n}`)}`))}
      ${rowsOf(shopProductSource, view2, others2, [part2(sql82``, "skus", "sold", "own")])}`.execute(tx);
    const at2 = (name2) => rows[0]?.[name2] ?? 0;
    return {
      total: at2("total"),
      kpi: {
        on_sale: at2("tab_1"),
        in_review: at2("tab_2"),
        refused: at2("tab_3"),
        empty_skus: at2("empty_skus"),
        gmv: at2("all_gmv"),
        affiliate_share: at2("all_gmv") === 0 ? null : rateBp(at2("affiliate"), at2("all_gmv"))
      },
      totals: { sku_orders: at2("sku_orders"), items_sold: at2("items_sold"), gmv: at2("gmv") },
      tabs: Object.fromEntries(productStatuses.map((n) => [String(n), at2(`tab_${n}`)]))
    };
  }
};

// platform/lists/spy-ads/source.ts
import { sql as sql86 } from "kysely";

// platform/lists/spy-shared/joins.ts
import { sql as sql83 } from "kysely";
var creatorOf2 = (id10) => part2(sql83`left join spy_creator creator on creator.creator_id = ${id10}`);
var productOf = (id10) => part2(sql83`left join spy_product product on product.product_id = ${id10}`);
var creatorName2 = part2(sql83`coalesce(nullif(creator.nickname, ''), creator.username, '')`, "creator");
var productName = part2(sql83`coalesce(product.title, '')`, "product");

// platform/lists/spy-shared/parts.ts
import { sql as sql84 } from "kysely";
var columnsOf = (alias) => (name2) => part2(sql84`${sql84.ref(`${alias}.${name2}`)}`);
var dollars = part2(sql84`'USD'`);
var riseOf = (alias) => part2(sql84`${sql84.ref(`${alias}.rank_before`)} - ${sql84.ref(`${alias}.rank_no`)}`);

// platform/lists/spy-shared/source.ts
import { sql as sql85 } from "kysely";
var masked3 = (row, names3) => ({
  ...row,
  ...Object.fromEntries(names3.filter((name2) => name2 in row).map((name2) => [name2, shownName(String(row[name2]), true)]))
});
var marketSource = ({ names: names3 = [], joins: joins4 = {}, where, keyword, key: key2, ...rest }) => {
  const source = {
    ...rest,
    key: [key2],
    joins: joins4,
    dataTime: async (tx) => (await newestSnapshot(tx))?.data_time,
    scope: () => sql85`true`,
    finish: ({ company: company3 }, row) => company3.mask_names && names3.length > 0 ? masked3(row, names3) : row,
    where: async (_4, __3, query) => {
      const { filters: filters3, keyword: word } = query;
      return askedOf({ ...where(filters3), keyword: word === "" ? void 0 : keyword(word) });
    },
    summary: async (tx, view2, list3, _4, conditions) => {
      const sums = list3.totals.map((field) => ({ field, of: columnOf(source, field) }));
      const rows = rowsOf(
        source,
        view2,
        [...conditions.values()],
        sums.map(({ of: of16 }) => of16)
      );
      const shown21 = sums.map(({ field, of: of16 }) => sql85`coalesce(sum(${of16.sql}), 0)::bigint as ${sql85.ref(field)}`);
      const found = await sql85`
        select ${sql85.join([sql85`count(*) as total`, ...shown21])} ${rows}`.execute(tx);
      const { total: total6 = 0, ...totals2 } = found.rows[0] ?? {};
      return { total: total6, kpi: {}, totals: totals2, tabs: {} };
    }
  };
  return source;
};

// platform/lists/spy-ads/source.ts
var of8 = columnsOf("a");
var columns6 = {
  ad_title: of8("title"),
  ad_id: of8("ad_id"),
  advertiser: of8("advertiser"),
  paid_for_by: of8("paid_for_by"),
  product_name: productName,
  region: of8("region"),
  first_shown: of8("first_shown_t"),
  last_shown: of8("last_shown_t"),
  // Both ends are days on which it ran.
  ad_days: part2(sql86`((a.last_shown_t - a.first_shown_t) / 86400 + 1)`),
  reach: of8("reach"),
  likes: of8("likes"),
  ctr_band: of8("ctr_band"),
  ad_state: of8("state")
};
var spyAdSource = marketSource({
  table: sql86`spy_ad a`,
  alias: "a",
  key: "ad_id",
  joins: { product: productOf(sql86`a.product_id`) },
  columns: columns6,
  filled: ["first_shown", "last_shown", "ad_days", "reach", "likes"],
  where: (filters3) => ({
    ad_state: inChoice(columns6.ad_state, filters3.ad_state),
    region: inCountries(columns6.region, filters3.region),
    period: inPeriod(filters3.date_type === "last_shown" ? columns6.last_shown : columns6.first_shown, filters3),
    advertiser: filters3.advertiser === void 0 ? void 0 : part2(
      sql86`${holds(sql86`a.advertiser`, String(filters3.advertiser))} or ${holds(sql86`a.paid_for_by`, String(filters3.advertiser))}`
    ),
    ad_days: inRange(columns6.ad_days, filters3, "ad_days"),
    reach: inRange(columns6.reach, filters3, "reach"),
    ctr_band: inChoice(columns6.ctr_band, filters3.ctr_band)
  }),
  keyword: (keyword) => part2(sql86`${holds(sql86`a.title`, keyword)} or starts_with(a.ad_id, ${keyword})`)
});

// platform/lists/spy-creators/source.ts
import { sql as sql87 } from "kysely";
var of9 = columnsOf("c");
var HALF_BP = 5e3;
var columns7 = {
  creator_name: part2(sql87`coalesce(nullif(c.nickname, ''), c.username)`),
  creator_handle: of9("username"),
  creator_id: of9("creator_id"),
  rank_no: of9("rank_no"),
  rank_rise: riseOf("c"),
  region: of9("region"),
  category: of9("category"),
  followers: of9("followers"),
  follower_inc: of9("follower_inc"),
  creator_gmv: part2(sql87`(c.video_gmv_amt + c.live_gmv_amt)`),
  video_gmv: of9("video_gmv_amt"),
  live_gmv: of9("live_gmv_amt"),
  sold_products: of9("sold_products"),
  engagement_rate: of9("engagement_bp"),
  potential_index: of9("potential_x100"),
  female_rate: of9("female_bp"),
  fan_age: of9("fan_age"),
  videos: of9("videos"),
  lives: of9("lives"),
  currency: dollars
};
var gender = part2(sql87`(case when c.female_bp >= ${sql87.lit(HALF_BP)} then 1 else 2 end)`);
var sells = (value3) => {
  if (value3 === void 0) return void 0;
  const ways = chosenNumbers(value3);
  const tests = [
    ...ways.includes(1) ? [sql87`c.video_gmv_amt > 0`] : [],
    ...ways.includes(2) ? [sql87`c.live_gmv_amt > 0`] : []
  ];
  return part2(sql87.join(tests, sql87` or `));
};
var spyCreatorSource = marketSource({
  table: sql87`spy_creator c`,
  alias: "c",
  key: "creator_id",
  columns: columns7,
  filled: ["followers", "follower_inc", "creator_gmv", "video_gmv", "live_gmv", "potential_index"],
  names: ["creator_name", "creator_handle"],
  where: (filters3) => ({
    category: inChoice(columns7.category, filters3.category),
    region: inCountries(columns7.region, filters3.region),
    sells: sells(filters3.sells),
    followers: inRange(columns7.followers, filters3, "followers"),
    follower_inc: inRange(columns7.follower_inc, filters3, "follower_inc"),
    fan_gender: inChoice(gender, filters3.fan_gender),
    fan_age: inChoice(columns7.fan_age, filters3.fan_age),
    engagement_rate: inRange(columns7.engagement_rate, filters3, "engagement_rate"),
    creator_gmv: inRange(columns7.creator_gmv, filters3, "creator_gmv"),
    sold_products: inRange(columns7.sold_products, filters3, "sold_products")
  }),
  keyword: (keyword) => part2(
    sql87`${holds(sql87`c.nickname`, keyword)} or ${holds(sql87`c.username`, keyword)} or starts_with(c.creator_id, ${keyword})`
  )
});

// platform/lists/spy-lives/source.ts
import { sql as sql88 } from "kysely";
var of10 = columnsOf("l");
var columns8 = {
  live_title: of10("title"),
  live_id: of10("live_id"),
  creator_name: creatorName2,
  account_type: of10("account_type"),
  region: of10("region"),
  start_time: of10("start_t"),
  duration: of10("duration_s"),
  live_views: of10("views"),
  viewers: of10("viewers"),
  pcu: of10("peak"),
  avg_watch: of10("avg_watch_s"),
  sku_orders: of10("sku_orders"),
  items_sold: of10("items"),
  gmv: of10("gmv_amt"),
  // Payments by 1,000 views.
  gpm: part2(shareOf(sql88`l.gmv_amt`, sql88`l.views`, 1e3)),
  new_followers: of10("new_followers"),
  comments: of10("comments"),
  likes: of10("likes"),
  shares: of10("shares"),
  currency: dollars
};
var spyLiveSource = marketSource({
  table: sql88`spy_live l`,
  alias: "l",
  key: "live_id",
  joins: { creator: creatorOf2(sql88`l.creator_id`) },
  columns: columns8,
  filled: Object.keys(columns8).filter((name2) => name2 !== "gpm"),
  names: ["creator_name"],
  where: (filters3) => ({
    region: inCountries(columns8.region, filters3.region),
    period: inPeriod(columns8.start_time, filters3),
    account_type: inChoice(columns8.account_type, filters3.account_type),
    creator: filters3.creator === void 0 ? void 0 : part2(holds(creatorName2.sql, String(filters3.creator)), "creator"),
    live_views: inRange(columns8.live_views, filters3, "live_views"),
    gmv: inRange(columns8.gmv, filters3, "gmv")
  }),
  keyword: (keyword) => part2(sql88`${holds(sql88`l.title`, keyword)} or starts_with(l.live_id, ${keyword})`)
});

// platform/lists/spy-products/source.ts
import { sql as sql89 } from "kysely";
var of11 = columnsOf("p");
var columns9 = {
  title: of11("title"),
  product_id: of11("product_id"),
  rank_no: of11("rank_no"),
  rank_rise: riseOf("p"),
  region: of11("region"),
  category: of11("category"),
  shop_name: of11("shop_name"),
  price: of11("price_amt"),
  commission_rate_bp: of11("rate_bp"),
  // Half-up to the cent: neither prices nor rates are negative.
  est_commission_per_item: part2(sql89`(p.price_amt * p.rate_bp + 5000) / 10000`),
  sales_1d: of11("sales_1d"),
  sales_7d: of11("sales_7d"),
  sales_30d: of11("sales_30d"),
  gmv_30d: of11("gmv_30d_amt"),
  total_sales: of11("total_sales"),
  growth_rate: of11("growth_bp"),
  creators: of11("creators"),
  videos: of11("videos"),
  rating: of11("rating_x100"),
  review_count: of11("review_count"),
  first_seen_time: of11("first_seen_t"),
  ours: part2(sql89`(own.product_id is not null)`, "own"),
  currency: dollars
};
var spyProductSource = marketSource({
  table: sql89`spy_product p`,
  alias: "p",
  key: "product_id",
  joins: {
    // In the catalogue of the viewer's company.
    own: ({ scope }) => part2(sql89`left join product own on own.company_id = ${scope.company_id} and own.product_id = p.product_id`),
    shop: part2(sql89`left join spy_shop shop on shop.shop_id = p.shop_id`)
  },
  columns: columns9,
  filled: ["sales_1d", "sales_7d", "sales_30d", "gmv_30d", "total_sales", "price", "commission_rate_bp"],
  where: (filters3) => ({
    category: inChoice(columns9.category, filters3.category),
    region: inCountries(columns9.region, filters3.region),
    price: inRange(columns9.price, filters3, "price"),
    commission_rate_bp: inRange(columns9.commission_rate_bp, filters3, "commission_rate_bp"),
    sales_7d: inRange(columns9.sales_7d, filters3, "sales_7d"),
    sales_30d: inRange(columns9.sales_30d, filters3, "sales_30d"),
    gmv_30d: inRange(columns9.gmv_30d, filters3, "gmv_30d"),
    growth_rate: inRange(columns9.growth_rate, filters3, "growth_rate"),
    rating_band: inRating(sql89`(p.rating_x100 / 100.0)`, filters3.rating_band),
    review_count: inRange(columns9.review_count, filters3, "review_count"),
    creators: inRange(columns9.creators, filters3, "creators"),
    seller_type: inChoice(part2(sql89`shop.seller_type`, "shop"), filters3.seller_type),
    period: inPeriod(columns9.first_seen_time, filters3),
    ours: isFlag(columns9.ours, filters3.ours)
  }),
  keyword: (keyword) => part2(
    sql89`${holds(sql89`p.title`, keyword)} or ${holds(sql89`p.shop_name`, keyword)} or starts_with(p.product_id, ${keyword})`
  )
});

// platform/lists/spy-shops/source.ts
import { sql as sql90 } from "kysely";
var of12 = columnsOf("s");
var columns10 = {
  shop_name: of12("name"),
  shop_id: of12("shop_id"),
  rank_no: of12("rank_no"),
  rank_rise: riseOf("s"),
  region: of12("region"),
  seller_type: of12("seller_type"),
  rating: of12("rating_x100"),
  creators: of12("creators"),
  sold_products: of12("sold_products"),
  sales_7d: of12("sales_7d"),
  sales_30d: of12("sales_30d"),
  gmv_30d: of12("gmv_30d_amt"),
  growth_rate: of12("growth_bp"),
  currency: dollars
};
var spyShopSource = marketSource({
  table: sql90`spy_shop s`,
  alias: "s",
  key: "shop_id",
  columns: columns10,
  filled: ["creators", "sold_products", "sales_7d", "sales_30d", "gmv_30d"],
  where: (filters3) => ({
    region: inCountries(columns10.region, filters3.region),
    seller_type: inChoice(columns10.seller_type, filters3.seller_type),
    sales_30d: inRange(columns10.sales_30d, filters3, "sales_30d"),
    gmv_30d: inRange(columns10.gmv_30d, filters3, "gmv_30d"),
    growth_rate: inRange(columns10.growth_rate, filters3, "growth_rate"),
    rating_band: inRating(sql90`(s.rating_x100 / 100.0)`, filters3.rating_band),
    creators: inRange(columns10.creators, filters3, "creators")
  }),
  keyword: (keyword) => part2(sql90`${holds(sql90`s.name`, keyword)} or starts_with(s.shop_id, ${keyword})`)
});

// platform/lists/spy-videos/source.ts
import { sql as sql91 } from "kysely";
var of13 = columnsOf("v");
var columns11 = {
  video_title: of13("title"),
  video_id: of13("video_id"),
  creator_name: creatorName2,
  product_name: productName,
  region: of13("region"),
  post_time: of13("post_t"),
  duration: of13("duration_s"),
  plays: of13("views"),
  likes: of13("likes"),
  comments: of13("comments"),
  shares: of13("shares"),
  engagement_rate: part2(shareOf(sql91`(v.likes + v.comments + v.shares)`, sql91`v.views`, 1e4)),
  sku_orders: of13("sku_orders"),
  items_sold: of13("items"),
  gmv: of13("gmv_amt"),
  // Payments by 1,000 plays.
  gpm: part2(shareOf(sql91`v.gmv_amt`, sql91`v.views`, 1e3)),
  is_ad: of13("is_ad"),
  currency: dollars
};
var spyVideoSource = marketSource({
  table: sql91`spy_video v`,
  alias: "v",
  key: "video_id",
  joins: { creator: creatorOf2(sql91`v.creator_id`), product: productOf(sql91`v.product_id`) },
  columns: columns11,
  filled: ["post_time", "duration", "plays", "likes", "comments", "shares", "sku_orders", "items_sold", "gmv"],
  names: ["creator_name"],
  where: (filters3) => ({
    region: inCountries(columns11.region, filters3.region),
    period: inPeriod(columns11.post_time, filters3),
    creator: filters3.creator === void 0 ? void 0 : part2(holds(creatorName2.sql, String(filters3.creator)), "creator"),
    plays: inRange(columns11.plays, filters3, "plays"),
    gmv: inRange(columns11.gmv, filters3, "gmv"),
    is_ad: isFlag(columns11.is_ad, filters3.is_ad)
  }),
  keyword: (keyword) => part2(sql91`${holds(sql91`v.title`, keyword)} or starts_with(v.video_id, ${keyword})`)
});

// platform/lists/team/source.ts
import { sql as sql93 } from "kysely";

// platform/lists/team/before.ts
import { sql as sql92 } from "kysely";
var nothing2 = [0, -1];
var keepBefore = async (tx, view2, window) => {
  const before2 = elapsedBefore(view2, window);
  const cut = before2?.cut ?? null;
  const days2 = before2 ? [before2.from, cut ? before2.to - 1 : before2.to] : nothing2;
  const { hours: hours3, rest } = cut ? partsOfCut(cut) : { hours: nothing2, rest: nothing2 };
  await keep(tx, {
    before_from: days2[0] ?? 0,
    before_to: days2[1] ?? -1,
    before_hour: hours3[0],
    before_hours_end: hours3[1],
    before_t: rest[0],
    before_last_t: rest[1]
  });
};
var of14 = (name2) => setting(`before_${name2}`);
var cutHour = ({ scope }) => part2(sql92`left join (
    select m.id, sum(l.pay_amt)::bigint as gmv from affiliate_order_line l cross join lateral unnest(l.owner_path) as m(id)
    where ${linesOf(scope)} and l.paid_t >= ${of14("t")} and l.paid_t <= ${of14("last_t")} group by m.id
  ) cut_hour on cut_hour.id = t.id`);
var beforeJoins = {
  cut_hour: cutHour,
  before: part2(
    sql92`left join lateral (
      select coalesce(sum(r.gmv_amt), 0)::bigint + coalesce(cut_hour.gmv, 0) as gmv
      from (
        select 1 as grain, d.day as bucket from generate_series(${of14("from")}::int, ${of14("to")}::int) as d(day)
        union all
        select 2, h.hour from generate_series(${of14("hour")}::int, ${of14("hours_end")}::int - 1) as h(hour)
      ) b join rollup r on r.scope = 'm' || t.id and r.grain = b.grain and r.bucket = b.bucket and r.dim = 0
    ) before on true`,
    "cut_hour"
  )
};

// platform/lists/team/source.ts
var sold5 = part2(sql93`left join lateral (
  select coalesce(sum(r.gmv_amt), 0)::bigint as gmv, coalesce(sum(r.net_amt), 0)::bigint as net,
    coalesce(sum(r.orders), 0)::bigint as orders, coalesce(sum(r.est_commission_amt), 0)::bigint as commission,
    coalesce(sum(r.refund_amt), 0)::bigint as refund
  from generate_series(${kept.from_day}, ${kept.to_day}) as d(day)
  join rollup r on r.scope = 'm' || t.id and r.grain = 1 and r.bucket = d.day and r.dim = 0
) sold on true`);
var month = part2(sql93`left join lateral (
  select coalesce(sum(r.gmv_amt), 0)::bigint as gmv
  from generate_series(date_trunc('month', date '1970-01-01' + ${kept.to_day})::date - date '1970-01-01',
    ${kept.to_day}) as d(day)
  join rollup r on r.scope = 'm' || t.id and r.grain = 1 and r.bucket = d.day and r.dim = 0
) month on true`);
var heads = part2(sql93`left join lateral (
  select count(*) as n from member_closure b join member m on m.id = b.descendant_id
  where b.ancestor_id = t.id and m.status <> 2 and m.deleted_t is null
) heads on true`);
var target = ({ clock: clock2 }) => part2(sql93`left join kpi_target target on target.scope = 'm' || t.id and target.metric = 'M01'
    and target.month = to_char(to_timestamp(${kept.to_t} - 1) at time zone ${clock2.zone}
      - make_interval(hours => ${clock2.cut_hour}), 'YYYY-MM')`);
var joins3 = {
  sold: sold5,
  ...beforeJoins,
  month,
  heads,
  target
};
var cells3 = {
  leader_name: part2(sql93`coalesce(nullif(t.membername, ''), t.username)`),
  team_id: part2(sql93`t.id::text`),
  headcount: part2(sql93`heads.n`, "heads"),
  orders: part2(sql93`sold.orders`, "sold"),
  gmv: part2(sql93`sold.gmv`, "sold"),
  net_gmv: part2(sql93`sold.net`, "sold"),
  gmv_per_head: part2(shareOf(sql93`sold.gmv`, sql93`heads.n`, 1), "sold", "heads"),
  est_commission: part2(sql93`sold.commission`, "sold"),
  refund_rate: part2(shareOf(sql93`sold.refund`, sql93`sold.gmv`), "sold"),
  month_gmv: part2(sql93`month.gmv`, "month"),
  target: part2(sql93`target.value`, "target"),
  target_rate: part2(shareOf(sql93`month.gmv`, sql93`target.value`), "month", "target"),
  gmv_change: part2(shareOf(sql93`(sold.gmv - before.gmv)`, sql93`before.gmv`), "sold", "before")
};
var nothing3 = { total: 0, headcount: 0, orders: 0, gmv: 0, net_gmv: 0, est_commission: 0, refund: 0 };
var teamSource = {
  table: sql93`member t`,
  alias: "t",
  key: ["id"],
  joins: joins3,
  scope: ({ scope }) => isTeamHead(scope, sql93`t.id`),
  columns: cells3,
  filled: ["headcount", "orders", "gmv", "net_gmv", "est_commission", "month_gmv"],
  finish: (_4, row) => row,
  where: async (tx, view2, { filters: filters3, keyword }) => {
    const window = windowOf(view2, filters3.start_time, filters3.end_time);
    await keepWindow(tx, window);
    await keepBefore(tx, view2, window);
    return askedOf({ keyword: keyword === "" ? void 0 : part2(holds(cells3.leader_name.sql, keyword)) });
  },
  summary: async (tx, view2, _4, __3, conditions) => {
    const { rows } = await sql93`
      select count(*) as total, coalesce(sum(heads.n), 0) as headcount, coalesce(sum(sold.orders), 0) as orders,
        coalesce(sum(sold.gmv), 0) as gmv, coalesce(sum(sold.net), 0) as net_gmv,
        coalesce(sum(sold.commission), 0) as est_commission, coalesce(sum(sold.refund), 0) as refund
      ${rowsOf(teamSource, view2, [...conditions.values()], [part2(sql93``, "sold", "heads")])}`.execute(tx);
    const { total: total6, refund, ...totals2 } = rows[0] ?? nothing3;
    const { gmv: gmv2, orders: orders4, est_commission } = totals2;
    return {
      total: total6,
      kpi: { M01: gmv2, M03: orders4, M08: est_commission, M13: gmv2 === 0 ? null : rateBp(refund, gmv2) },
      totals: totals2,
      tabs: {}
    };
  }
};

// platform/lists/sources.ts
var listSources = {
  adMeta: adTodaySource("meta"),
  adTiktok: adTodaySource("tiktok"),
  orders: orderSource,
  products: productSource,
  multishop: shopDaySource,
  "shop-orders": shopOrderSource,
  "shop-products": shopProductSource,
  "product-trend": productTrendSource,
  "sku-trend": skuTrendSource,
  team: teamSource,
  "spy-products": spyProductSource,
  "spy-creators": spyCreatorSource,
  "spy-videos": spyVideoSource,
  "spy-lives": spyLiveSource,
  "spy-shops": spyShopSource,
  "spy-ads": spyAdSource,
  "goods-creators": goodsCreatorSource,
  "goods-videos": goodsVideoSource,
  "goods-lives": goodsLiveSource,
  "goods-skus": goodsSkuSource
};
var findSource = (id10) => isListId(id10) ? listSources[id10] : void 0;

// platform/lists/stream.ts
import { sql as sql94 } from "kysely";
var BATCH = 2e3;
async function* streamRows(db, view2, list3, source, query, fields, options2 = {}) {
  const order2 = orderOf2(list3, source, query);
  const columns14 = fields.map((field) => ({ field, column: columnOf(source, field) }));
  const shown21 = columns14.map(({ field, column: column3 }) => sql94`${column3.sql} as ${sql94.ref(field)}`);
  const tx = await db.startTransaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute();
  try {
    const asked3 = await source.where(tx, view2, query);
    const conditions = [...asked3.values()];
    const parts2 = [order2.by, ...columns14.map(({ column: column3 }) => column3)];
    await sql94`set local statement_timeout = 0`.execute(tx);
    await sql94`set local cursor_tuple_fraction = 1`.execute(tx);
    await sql94`declare list_rows no scroll cursor for
      select ${sql94.join(shown21)} ${rowsOf(source, view2, conditions, parts2)} order by ${order2.sql}`.execute(tx);
    for (; ; ) {
      const { rows } = await sql94`fetch ${sql94.lit(BATCH)} from list_rows`.execute(tx);
      if (rows.length > 0) yield rows.map((row) => source.finish(view2, row));
      if (rows.length < BATCH) break;
    }
    options2.onSummary?.(await source.summary(tx, view2, list3, query, asked3));
  } finally {
    await tx.rollback().execute();
  }
}

// platform/queries/consistent.ts
var consistently = (db, read3) => db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read3);

// shared/lists/both-names.ts
var nameIn = (both18, language) => {
  const [zh2 = "", en2 = zh2] = both18.split("\n");
  return language === "zh" ? zh2 : en2;
};

// platform/exports/cells.ts
var decimalText = (value3, digits) => {
  const size = String(Math.abs(value3)).padStart(digits + 1, "0");
  const whole3 = size.slice(0, size.length - digits);
  return `${value3 < 0 ? "-" : ""}${whole3}${digits > 0 ? `.${size.slice(-digits)}` : ""}`;
};
var controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;
var lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
var formula = /^(?:[\t\r\n]|[\s\u00ad\u200b-\u200f\u2060]*[=+\-@\uff1d\uff0b\uff0d\uff20])/;
var harmless = (text4) => {
  const clean = text4.replace(controls, "").replace(lone, "");
  return formula.test(clean) ? `'${clean}` : clean;
};
var isWhole = (value3) => typeof value3 === "number" && Number.isSafeInteger(value3);
var numberCell = (value3, digits) => isWhole(value3) ? { number: decimalText(value3, digits) } : null;
var textCell = (value3) => {
  const text4 = value3 === null || value3 === void 0 ? "" : harmless(String(value3));
  return text4 === "" ? null : { text: text4 };
};
var currencyOf2 = (row, world) => typeof row.currency === "string" && row.currency !== "" ? row.currency : world.currency;
var cellOf = (column3, row, world) => {
  const value3 = row[column3.field];
  switch (column3.kind) {
    case "money":
      return numberCell(value3, currencyDecimals(currencyOf2(row, world)));
    case "rate":
      return isWhole(value3) ? { rate: value3 } : null;
    case "ratio":
      return numberCell(value3, 2);
    case "count":
    case "duration":
      return numberCell(value3, 0);
    case "time":
      return typeof value3 === "number" ? { time: dateTimeText(value3, world.zone) } : null;
    case "enum":
      return textCell(world.words(`${column3.labels ?? ""}.${value3}`) ?? value3);
    case "flag":
      return typeof value3 === "boolean" ? textCell(world.words(value3 ? "flag.1" : "flag.0")) : null;
    case "country":
      return textCell(typeof value3 === "string" && value3 !== "" ? countryName(value3, world.words.language) : null);
    case "names":
      return textCell(typeof value3 === "string" ? nameIn(value3, world.words.language) : null);
    case "id":
    case "text":
      return textCell(column3.field === "currency" ? currencyOf2(row, world) : value3);
    default:
      return column3.kind;
  }
};

// platform/exports/rows.ts
var SLICE = 100;
async function* cellsOf2(rows, columns14, world) {
  for await (const batch of rows) {
    for (let from = 0; from < batch.length; from += SLICE) {
      yield batch.slice(from, from + SLICE).map((row) => columns14.map((column3) => cellOf(column3, row, world)));
      await turn();
    }
  }
}
var totalsOf = ({ list: list3, query: { filters: filters3 } }, columns14, { totals: totals2, currency }, world) => {
  const isSum = ({ field }) => list3.totals.includes(field) && field in totals2;
  if (!columns14.some(isSum)) return null;
  const row = { ...totals2, currency: currency ?? world.currency };
  const named4 = columns14.findIndex((column3) => !isSum(column3) && column3.field !== "currency");
  return columns14.map((column3, at2) => {
    if (at2 === named4) return { text: world.words(totalsKey(list3, filters3)) ?? "" };
    return isSum(column3) || column3.field === "currency" ? cellOf(column3, row, world) : null;
  });
};
var openTable = async (db, question) => {
  const { list: list3, scope, query, fields, words: words2, now, totals: totals2 } = question;
  const source = findSource(list3.id);
  if (!source) throw new Error(`the list ${list3.id} has no source`);
  const company3 = await readCompany(db, scope.company_id);
  const view2 = viewNow(scope, company3, now);
  const columns14 = fileColumns(list3, fields, words2);
  const world = { words: words2, zone: company3.clock.zone, currency: list3.currency ?? company3.currency };
  let summary;
  const keep2 = (found) => {
    summary = found;
  };
  const rows = () => streamRows(db, view2, list3, source, query, rowFields(list3, columns14), totals2 ? { onSummary: keep2 } : {});
  return {
    view: view2,
    columns: columns14,
    count: () => consistently(db, async (tx) => {
      const conditions = await source.where(tx, view2, query);
      return (await source.summary(tx, view2, list3, query, conditions)).total;
    }),
    batches: () => cellsOf2(rows(), columns14, world),
    ...totals2 ? { totals: () => summary ? totalsOf(question, columns14, summary, world) : null } : {}
  };
};

// platform/exports/open.ts
var openExport = ({ db, special, nowMs }) => async (job2) => {
  const now = Math.floor(nowMs() / 1e3);
  const right = await rightOf(db, special, job2, now);
  if (!right) throw new ExportFailure("export.failed.denied");
  const { list: list3 } = right;
  const scope = cutBy(right.scope, differenceIn(job2.query));
  const query = listQueryOf(list3, job2.query);
  if (!query) throw new ExportFailure("export.failed.query");
  const words2 = wordsIn(job2.language);
  const table3 = await openTable(db, {
    list: list3,
    scope,
    query,
    fields: job2.fields,
    words: words2,
    now,
    totals: job2.format === "xlsx"
  });
  const total6 = await table3.count().catch(() => null);
  return {
    total: total6,
    title: titleOf(list3, words2),
    columns: table3.columns,
    batches: table3.batches(),
    totals: table3.totals
  };
};

// platform/queries/exports/work.ts
import { randomBytes } from "node:crypto";
import { sql as sql95 } from "kysely";
var claimJob = async (db) => {
  const { rows } = await sql95`
    update export_job set state = 'running', attempts = attempts + 1, written = 0, total = null, beat_t = ${clock},
      file = id || '-' || ${randomBytes(16).toString("hex")}::text || '.' || format
    where id = (${oldestOpen("export_job")})
    returning id, member_id, scope, list, query, fields, language, format, name, attempts, file`.execute(db);
  return rows[0] ?? null;
};
var mine = ({ id: id10, file: file2 }) => sql95`id = ${id10} and file = ${file2} and state = 'running'`;
var beat = async (db, attempt, { written: written2, total: total6 }) => {
  const { rows } = await sql95`
    update export_job set written = ${written2}, total = ${total6}, beat_t = ${clock} where ${mine(attempt)} returning id`.execute(
    db
  );
  return rows.length > 0;
};
var finishJob = async (db, attempt, { written: written2, size, expire_t, now }) => {
  const { rows } = await sql95`
    update export_job set state = 'done', written = ${written2}, total = ${written2}, size = ${size}, expire_t = ${expire_t},
      update_time = ${now}
    where ${mine(attempt)} returning id`.execute(db);
  return rows.length > 0;
};
var failJob = async (db, attempt, reason3, now) => {
  await sql95`
    update export_job set state = 'failed', reason = ${reason3}, file = '', update_time = ${now}
    where ${mine(attempt)}`.execute(db);
};
var requeueJob = async (db, attempt) => {
  await sql95`
    update export_job set state = 'queued', attempts = attempts - 1, file = '', written = 0, total = null
    where ${mine(attempt)}`.execute(db);
};
var expireJobs = async (db, now) => {
  await sql95`
    update export_job set state = 'expired', file = '', update_time = ${now}
    where state = 'done' and expire_t <= ${now}`.execute(db);
};
var filesInUse = async (db) => {
  const rows = await db.selectFrom("export_job").select("file").where("state", "in", ["running", "done"]).execute();
  return new Set(rows.map(({ file: file2 }) => file2));
};

// platform/work/worker.ts
var POLL_MS = 5e3;
var makeBell = () => {
  let rung = false;
  let ring = () => {
  };
  return {
    ring: () => {
      rung = true;
      ring();
    },
    wait: async (ms) => {
      if (!rung)
        await new Promise((resolve2) => {
          const timer = setTimeout(resolve2, ms);
          timer.unref();
          ring = () => {
            clearTimeout(timer);
            resolve2();
          };
        });
      rung = false;
    }
  };
};
var startWorker = ({
  step,
  sweep: sweep2,
  everyMs,
  log,
  what
}) => {
  const stopping = new AbortController();
  const bell = makeBell();
  let swept = Number.NEGATIVE_INFINITY;
  const turn3 = async () => {
    if (performance.now() - swept > everyMs) {
      await sweep2();
      swept = performance.now();
    }
    return step(stopping.signal);
  };
  const work2 = async () => {
    while (!stopping.signal.aborted) {
      const busy2 = await turn3().catch((error) => {
        if (!isDatabaseAway(error)) log.error({ err: error }, `${what} failed and are tried again`);
        return false;
      });
      if (!busy2) await bell.wait(POLL_MS);
    }
  };
  const working = work2();
  return {
    wake: bell.ring,
    stop: async () => {
      stopping.abort();
      bell.ring();
      await working;
    }
  };
};

// platform/work/ticks.ts
var TICK_MS = 500;
var repeatedly = (work2) => {
  let timer;
  let stopped = false;
  const plan = () => {
    if (stopped) return;
    timer = setTimeout(() => void work2().then(plan, plan), TICK_MS);
    timer.unref();
  };
  plan();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};

// platform/exports/write.ts
import { open, rename, rm as rm2, stat } from "node:fs/promises";
import { Readable as Readable2 } from "node:stream";
import { pipeline } from "node:stream/promises";

// platform/exports/csv.ts
var BYTE_ORDER_MARK = "\uFEFF";
var quoted = (text4) => `"${text4.replaceAll('"', '""')}"`;
var cellText = (cell) => {
  if (cell === null) return "";
  if ("number" in cell) return cell.number;
  if ("rate" in cell) return decimalText(cell.rate, 2);
  return quoted("time" in cell ? cell.time : cell.text);
};
var headOf2 = ({ title: title4, unit }) => quoted(unit ? `${title4} (${unit})` : title4);
var lineOf = (cells4) => `${cells4.join(",")}\r
`;
async function* csvText(columns14, batches) {
  yield BYTE_ORDER_MARK + lineOf(columns14.map(headOf2));
  for await (const batch of batches) {
    const text4 = batch.map((cells4) => lineOf(cells4.map(cellText))).join("");
    if (text4 !== "") yield text4;
  }
}

// platform/exports/xlsx.ts
import { Readable } from "node:stream";
import ZipStream from "zip-stream";

// platform/exports/xlsx-sheet.ts
var entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
var escapeXml = (text4) => text4.replace(/[&<>"]/g, (one) => entities[one] ?? "");
var LONGEST = 32767;
var stringXml = (text4) => {
  const whole3 = text4.length > LONGEST ? text4.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, "") : text4;
  const held = whole3.replace(/_x(?=[0-9A-Fa-f]{4}_)/g, "_x005F_x");
  return `<is><t xml:space="preserve">${escapeXml(held)}</t></is>`;
};
var letters = (column3) => (column3 >= 26 ? letters(Math.floor(column3 / 26) - 1) : "") + String.fromCharCode(65 + column3 % 26);
var cellFormats = { plain: 0, whole: 1, cents: 2, mills: 3, rate: 4, time: 5, bold: 6 };
var numberFormat = (number6) => {
  const digits = number6.includes(".") ? number6.length - number6.indexOf(".") - 1 : 0;
  if (digits === 0) return cellFormats.whole;
  return digits === 3 ? cellFormats.mills : cellFormats.cents;
};
var serialOf = (time2) => Date.parse(`${time2.replace(" ", "T")}Z`) / 864e5 + 25569;
var cellXml = (at2, cell, bold) => {
  if (cell === null) return "";
  const style = (format) => format + bold > 0 ? ` s="${format + bold}"` : "";
  if ("text" in cell) return `<c r="${at2}"${style(cellFormats.plain)} t="inlineStr">${stringXml(cell.text)}</c>`;
  if ("rate" in cell) return `<c r="${at2}"${style(cellFormats.rate)}><v>${decimalText(cell.rate, 4)}</v></c>`;
  if ("time" in cell) return `<c r="${at2}"${style(cellFormats.time)}><v>${serialOf(cell.time)}</v></c>`;
  return `<c r="${at2}"${style(numberFormat(cell.number))}><v>${cell.number}</v></c>`;
};
var RowSource = class {
  #batches;
  #batch = [];
  #at = 0;
  constructor(batches) {
    this.#batches = batches[Symbol.asyncIterator]();
  }
  /** The next rows, at most `most` and as many as are there; none when all have been taken. */
  async take(most2) {
    while (this.#at >= this.#batch.length) {
      const next = await this.#batches.next();
      if (next.done) return [];
      this.#batch = next.value;
      this.#at = 0;
    }
    const rows = this.#batch.slice(this.#at, this.#at + most2);
    this.#at += rows.length;
    return rows;
  }
  /** Whether there are more rows. */
  async more() {
    const [row] = await this.take(1);
    if (row) this.#at -= 1;
    return row !== void 0;
  }
};
async function* sheetXml({ columns: columns14, source, totals: totals2, most: most2 }) {
  const names3 = columns14.map((_4, index) => letters(index));
  const widths = columns14.map(({ width }, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`);
  const rowXml = (cells4, row2, bold = 0) => `<row r="${row2}">${cells4.map((cell, n) => cellXml(`${names3[n]}${row2}`, cell, bold)).join("")}</row>`;
  const heads2 = columns14.map(({ title: title4 }) => ({ text: title4 }));
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData>${rowXml(heads2, 1, cellFormats.bold)}`;
  const last = totals2 ? most2 - 1 : most2;
  let row = 2;
  while (row <= last) {
    const rows = await source.take(last - row + 1);
    if (rows.length === 0) break;
    const first2 = row;
    row += rows.length;
    yield rows.map((cells4, index) => rowXml(cells4, first2 + index)).join("");
  }
  const sums = totals2 && !await source.more() ? totals2() : null;
  if (sums) yield rowXml(sums, row, cellFormats.bold);
  yield `</sheetData><autoFilter ref="A1:${names3.at(-1) ?? "A"}${row - 1}"/></worksheet>`;
}

// platform/exports/xlsx-parts.ts
var head2 = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
var schemas = "http://schemas.openxmlformats.org";
var main = `${schemas}/spreadsheetml/2006/main`;
var relations = `${schemas}/officeDocument/2006/relationships`;
var kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";
var relationsXml = `${head2}<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
var formats = [0, 3, 4, 164, 10, 165];
var fonts = [0, 1];
var stylesXml = `${head2}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length * fonts.length}">${fonts.flatMap(
  (font) => formats.map(
    (format) => `<xf numFmtId="${format}" fontId="${font}" applyNumberFormat="${format > 0 ? 1 : 0}" applyFont="${font}"/>`
  )
).join("")}</cellXfs></styleSheet>`;
var contentTypesXml = (sheets) => `${head2}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>${numbers2(
  sheets
).map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${kind}.worksheet+xml"/>`).join("")}</Types>`;
var numbers2 = (count2) => Array.from({ length: count2 }, (_4, index) => index + 1);
var sheetName = (title4, n) => `${title4.replace(/[[\]:*?/\\']/g, " ").slice(0, 24)}${n > 1 ? ` ${n}` : ""}`;
var workbookXml = (title4, sheets) => `${head2}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbers2(sheets).map((n) => `<sheet name="${escapeXml(sheetName(title4, n))}" sheetId="${n}" r:id="rId${n}"/>`).join("")}</sheets></workbook>`;
var workbookRelationsXml = (sheets) => `${head2}<Relationships xmlns="${schemas}/package/2006/relationships">${numbers2(sheets).map((n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join("")}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;

// platform/exports/xlsx.ts
var SHEET_ROWS = 1048576;
var add = (zip, name2, source) => new Promise((resolve2, reject) => {
  if (typeof source !== "string") {
    source.once("error", (error) => zip.destroy(error));
    zip.once("close", () => source.destroy());
  }
  zip.entry(source, { name: name2 }, (error) => error ? reject(error) : resolve2());
});
var writeWorkbook = async (zip, options2) => {
  const { columns: columns14, batches, totals: totals2, title: title4, sheetRows = SHEET_ROWS } = options2;
  const source = new RowSource(batches);
  await add(zip, "_rels/.rels", relationsXml);
  let sheets = 0;
  do {
    sheets += 1;
    const sheet = Readable.from(sheetXml({ columns: columns14, source, totals: totals2, most: sheetRows }), { objectMode: false });
    await add(zip, `xl/worksheets/sheet${sheets}.xml`, sheet);
  } while (await source.more());
  await add(zip, "xl/styles.xml", stylesXml);
  await add(zip, "xl/workbook.xml", workbookXml(title4, sheets));
  await add(zip, "xl/_rels/workbook.xml.rels", workbookRelationsXml(sheets));
  await add(zip, "[Content_Types].xml", contentTypesXml(sheets));
  zip.finalize();
};
var xlsxStream = (options2) => {
  const zip = new ZipStream();
  writeWorkbook(zip, options2).catch((error) => zip.destroy(error));
  return zip;
};

// platform/exports/write.ts
var bytesOf = ({ format, ...content2 }) => format === "csv" ? Readable2.from(csvText(content2.columns, content2.batches), { objectMode: false }) : xlsxStream(content2);
var writeFile = async (folder, file2, content2, signal) => {
  const part5 = folder.partOf(file2);
  try {
    const target3 = await open(part5, "w", 384);
    await pipeline(bytesOf(content2), target3.createWriteStream({ flush: true }), { signal });
    const { size } = await stat(part5);
    signal.throwIfAborted();
    await rename(part5, folder.pathOf(file2));
    return size;
  } catch (error) {
    await rm2(part5, { force: true });
    throw error;
  }
};

// platform/exports/run.ts
var KEEP_S = 7 * 86400;
var MOST_ATTEMPTS = 3;
var runExport = async (job2, options2, stopping) => {
  const { db, log, folder, nowMs, open: open4 } = options2;
  const lost2 = new AbortController();
  const now = () => Math.floor(nowMs() / 1e3);
  let written2 = 0;
  let opened2;
  const stopTicks = repeatedly(async () => {
    if (!await beat(db, job2, { written: written2, total: opened2?.total ?? null })) lost2.abort();
  });
  try {
    if (job2.attempts > MOST_ATTEMPTS) throw new ExportFailure("export.failed.broken");
    opened2 = await open4(job2);
    const { batches, ...content2 } = opened2;
    const counted2 = (async function* () {
      for await (const batch of batches) {
        yield batch;
        written2 += batch.length;
      }
    })();
    const signal = AbortSignal.any([stopping, lost2.signal]);
    const size = await writeFile(folder, job2.file, { ...content2, format: job2.format, batches: counted2 }, signal);
    const end = { written: written2, size, expire_t: now() + KEEP_S, now: now() };
    if (!await finishJob(db, job2, end)) await folder.remove(job2.file);
  } catch (error) {
    void opened2?.batches.return(void 0).catch(() => {
    });
    await folder.remove(job2.file);
    if (stopping.aborted) return await requeueJob(db, job2);
    if (lost2.signal.aborted) return;
    const reason3 = reasonOf(error);
    if (reason3 === "export.failed.broken") log.warn({ err: error, job: job2.id }, "an export failed");
    if (!isDatabaseAway(error) || reason3 === "export.failed.full") await failJob(db, job2, reason3, now());
  } finally {
    stopTicks();
  }
};

// platform/exports/sweep.ts
var sweepExports = async (db, folder, now) => {
  await expireJobs(db, now);
  const files = await folder.files();
  const used = await filesInUse(db);
  await Promise.all(files.filter((file2) => !used.has(file2)).map((file2) => folder.remove(file2)));
};

// platform/exports/worker.ts
var SWEEP_MS = 6e4;
var startExports = (options2) => {
  const { db, log, folder, nowMs } = options2;
  const worker = startWorker({
    what: "exports",
    log,
    everyMs: SWEEP_MS,
    sweep: () => sweepExports(db, folder, Math.floor(nowMs() / 1e3)),
    step: async (stopping) => {
      const job2 = await claimJob(db);
      if (job2) await runExport(job2, options2, stopping);
      return job2 !== null;
    }
  });
  return {
    folder,
    wake: worker.wake,
    stop: async () => {
      await worker.stop();
      folder.close();
    }
  };
};

// platform/health/health.ts
import { tmpdir as tmpdir2 } from "node:os";

// platform/db/write-probe.ts
import pg from "pg";
var durableWrite = `begin; set local synchronous_commit = on;
  insert into write_probe values (1, extract(epoch from now())::bigint)
  on conflict (id) do update set written_t = excluded.written_t;
  commit`;
var writeProbe = async (url, limitMs, onConnected) => {
  const config = clientConfig(url, { connectLimitMs: limitMs, statementLimitMs: limitMs });
  const client = new pg.Client({ ...config, query_timeout: limitMs, application_name: "tidewall-health" });
  client.on("error", () => {
  });
  try {
    await client.connect();
    onConnected();
    await client.query(durableWrite);
  } finally {
    await client.end().catch(() => {
    });
  }
};

// platform/health/database.ts
var LIMIT_MS = 2e3;
var lookAtDatabase = async (url) => {
  let connected = false;
  try {
    await writeProbe(url, LIMIT_MS, () => {
      connected = true;
    });
    return "ok";
  } catch (error) {
    if (isDiskFull(error)) return "full";
    return connected ? "unwritable" : "down";
  }
};

// platform/health/disk.ts
import { open as open2, rm as rm3, statfs } from "node:fs/promises";
import { join as join3 } from "node:path";
var leastFree = 100 * 1024 * 1024;
var file = ".write-probe";
var isFull = (error) => error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT"].includes(String(error.code));
var write3 = async (path) => {
  const handle = await open2(path, "w", 384);
  try {
    await handle.writeFile(Buffer.alloc(4096));
    await handle.datasync();
  } finally {
    await handle.close();
    await rm3(path, { force: true });
  }
};
var lookAtDisk = async (folder, free = leastFree) => {
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < free) return "full";
    await write3(join3(folder, file));
    return "ok";
  } catch (error) {
    return isFull(error) ? "full" : "unwritable";
  }
};

// platform/health/watch.ts
var watchPart = ({ look, everyMs, limitMs, onChange }) => {
  let state3 = "ok";
  let stopped = false;
  let next;
  const set2 = (found) => {
    if (found !== state3 && !stopped) onChange(found);
    state3 = found;
  };
  const round = () => new Promise((told) => {
    const late = setTimeout(() => {
      set2("unwritable");
      told();
    }, limitMs);
    void look().then((found) => {
      clearTimeout(late);
      set2(found);
      told();
      if (stopped) return;
      next = setTimeout(() => {
        current2 = round();
      }, everyMs);
      next.unref();
    });
  });
  let current2 = round();
  return {
    state: () => state3,
    looked: current2,
    stop: async () => {
      stopped = true;
      clearTimeout(next);
      await current2;
    }
  };
};

// platform/health/health.ts
var LIMIT_MS2 = 5e3;
var startHealth = ({ databaseUrl, dataDir, log, everyMs = 1e4 }) => {
  const watch2 = (part5, look) => watchPart({
    look,
    everyMs,
    limitMs: LIMIT_MS2,
    onChange: (state3) => {
      if (state3 === "ok") log.info({ part: part5 }, "can be written again");
      else log.warn({ part: part5, state: state3 }, "cannot be written");
    }
  });
  const database = watch2("database", () => lookAtDatabase(databaseUrl()));
  const disk = watch2("disk", () => lookAtDisk(dataDir || tmpdir2()));
  return {
    parts: () => ({ database: database.state(), disk: disk.state() }),
    looked: Promise.all([database.looked, disk.looked]),
    stop: async () => {
      await Promise.all([database.stop(), disk.stop()]);
    }
  };
};

// platform/http/app.ts
import express from "express";

// shared/api/account.ts
import * as z9 from "zod/mini";
var code = z9.string().check(z9.trim(), z9.regex(/^\d{6}$/));
var mobile = z9.string().check(z9.trim(), z9.regex(/^1[3-9]\d{9}$/));
var account2 = z9.string().check(z9.trim(), z9.regex(/^[\w.-]{4,32}$/));
var password = z9.string().check(z9.minLength(6), z9.maxLength(200));
var smsTypes = ["register", "forget", "password", "phone_old", "phone_new"];
var memberKinds = ["creator", "agent", "merchant"];
var accountApi = {
  /**
   * Sends a code. Without `mobile` to the session's own phone (types password, phone_old); the answer never tells whether
   * a number belongs to an account. `wait` are the seconds until the next may be asked for.
   */
  smscode: endpoint({
    method: "POST",
    path: "/api/v1/smscode",
    access: "public",
    input: z9.strictObject({ mobile: z9.optional(mobile), type: z9.enum(smsTypes) }),
    data: z9.object({ wait: z9.int() })
  }),
  /** Who invites with this code, for the form to show. */
  invite: endpoint({
    method: "GET",
    path: "/api/v1/invite",
    access: "public",
    input: z9.object({ code: z9.string().check(z9.trim(), z9.minLength(1), z9.maxLength(32)) }),
    data: z9.object({ leader: z9.string(), company: z9.string(), expire_time: z9.int() })
  }),
  /** What the installation asks of a new account, for the form to show. */
  rules: endpoint({
    method: "GET",
    path: "/api/v1/register/rules",
    access: "public",
    input: z9.object({}),
    data: z9.object({ password_min: z9.int() })
  }),
  /** Refused beside `account` when the name is taken. */
  name: endpoint({
    method: "GET",
    path: "/api/v1/register/name",
    access: "public",
    input: z9.object({ account: account2 }),
    data: z9.null()
  }),
  /** A new account, awaiting approval (status 2). */
  register: endpoint({
    method: "POST",
    path: "/api/v1/register",
    access: "public",
    input: z9.strictObject({
      account: account2,
      membername: z9.optional(z9.string().check(z9.trim(), z9.regex(new RegExp("^\\p{Script=Han}{2,10}$", "u")))),
      mobile,
      code,
      password,
      password_confirm: z9.string(),
      invite: z9.optional(z9.string().check(z9.trim(), z9.maxLength(32))),
      kind: z9._default(z9.enum(memberKinds), "creator")
    }),
    data: z9.object({ id: z9.string() })
  }),
  forget: endpoint({
    method: "POST",
    path: "/api/v1/member/forget",
    access: "public",
    device: true,
    input: z9.strictObject({ mobile, code, password, password_confirm: z9.string() }),
    data: z9.unknown()
  }),
  /** Every session of the account ends, this one included. */
  password: endpoint({
    method: "POST",
    path: "/api/v1/member/pass",
    access: "session",
    device: true,
    input: z9.strictObject({ password, password_confirm: z9.string(), code }),
    data: z9.unknown()
  }),
  /**
   * Step one, `code` alone: proves the old phone; the server keeps that proof with the session for ten minutes. Step two,
   * `phone` and `code`: the new phone, which is answered.
   */
  modifyphone: endpoint({
    method: "POST",
    path: "/api/v1/member/modifyphone",
    access: "session",
    input: z9.strictObject({ code, phone: z9.optional(mobile) }),
    data: z9.object({ step: z9.enum(["new", "done"]), mobile: z9.string() })
  }),
  settimezone: endpoint({
    method: "POST",
    path: "/api/v1/member/settimezone",
    access: "session",
    input: z9.strictObject({
      time_zone: z9.enum(["cc-8", "cc-5", "cc-0", "cc-16"]),
      time_difference: z9.coerce.number().check(z9.minimum(-12), z9.maximum(14))
    }),
    data: userRecord
  }),
  /** Works in the module of that code from now on; refused when it is not bought. */
  module: endpoint({
    method: "POST",
    path: "/api/v1/member/module",
    access: "session",
    input: z9.strictObject({ module: z9.union([z9.literal(0), z9.literal(1), z9.literal(5), z9.literal(9)]) }),
    data: userRecord
  }),
  /** Multipart with one file `image` (JPEG under 2 MB); answers its address. */
  uploadavatar: endpoint({
    method: "POST",
    path: "/api/v1/member/uploadavatar",
    access: "session",
    input: z9.object({}),
    data: z9.string()
  }),
  /** The platform's clock, Unix milliseconds, for clocks that must be right on a machine whose own is not. */
  time: endpoint({
    method: "GET",
    path: "/api/v1/time",
    access: "public",
    input: z9.object({}),
    data: z9.object({ now_ms: z9.int() })
  })
};

// platform/http/implement.ts
import * as z10 from "zod/mini";

// platform/http/refused.ts
var Refused = class extends Error {
  text;
  status;
  params;
  fields;
  refusal;
  constructor(text4, options2 = {}) {
    super(text4);
    this.text = text4;
    this.status = options2.status ?? 0;
    this.params = options2.params ?? {};
    this.fields = options2.fields;
    this.refusal = options2.refusal ?? {};
  }
};
var wrongField = (name2, text4, params = {}) => new Refused("invalid", { params: { ...params, fields: name2 }, fields: { [name2]: text4 } });

// platform/http/answers.ts
var Ready = class {
  status;
  headers;
  body;
  constructor(status, headers, body) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
  send(res) {
    res.status(this.status).set(this.headers);
    if (this.body === null) {
      res.end();
      return;
    }
    if (!res.hasHeader("Content-Type")) res.set("Content-Type", "application/json; charset=utf-8");
    res.end(this.body);
  }
};
var envelope = (status, data, message2) => ({ status, data, message: message2 });
var readyBody = (data) => Buffer.from(JSON.stringify(envelope(1, data, "")));
var sendData = (res, data) => {
  res.set("Cache-Control", "no-store").json(envelope(1, data, ""));
};
var sendRefusal = (res, status, message2, data, http = 200) => {
  res.status(http).set("Cache-Control", "no-store").json(envelope(status, data, message2));
};
var sendRefused = (res, refused, say) => {
  const { fields, params, refusal } = refused;
  const spoken = fields && Object.fromEntries(Object.entries(fields).map(([name2, key2]) => [name2, say(key2, params)]));
  if (refusal.retry_after !== void 0) res.set("Retry-After", String(refusal.retry_after));
  const data = spoken || Object.keys(refusal).length > 0 ? { ...refusal, ...spoken ? { fields: spoken } : {} } : null;
  sendRefusal(res, refused.status, say(refused.text, params), data);
};
var sendFailure = (res, error, say) => {
  if (error instanceof Refused) {
    sendRefused(res, error, say);
    return void 0;
  }
  if (isDatabaseAway(error)) {
    res.set("Retry-After", "2");
    sendRefusal(res, 0, say("away"), null, 503);
    return "away";
  }
  sendRefusal(res, 0, say("broken"), null, 500);
  return "broken";
};

// platform/http/context.ts
var secondsOf2 = (context) => Math.floor(context.nowMs() / 1e3);

// platform/http/call.ts
var Call = class {
  context;
  ip;
  /** Hours to UTC that the days of the caller's ad reports are cut by, when it works in ad mode and said so. */
  timeDifference;
  #viewer;
  #req;
  #res;
  constructor(context, viewer, timeDifference, req, res) {
    this.context = context;
    this.ip = plainAddress(req.ip ?? "");
    this.timeDifference = viewer?.record.current_version === 1 ? timeDifference : void 0;
    if (!Number.isInteger(this.timeDifference ?? 0)) throw wrongField("time_difference", "field.range");
    this.#viewer = viewer && { ...viewer, scope: cutBy(viewer.scope, this.timeDifference) };
    this.#req = req;
    this.#res = res;
  }
  /** @throws in a public call: it has no viewer */
  get viewer() {
    if (!this.#viewer) throw new Error("a public call has no viewer");
    return this.#viewer;
  }
  /** The viewer as it stands in the database now. @throws {Refused} when it is gone */
  async member() {
    const member3 = await readMemberById(this.context.db, Number(this.viewer.record.id), this.now);
    if (!member3) throw new Refused("session.none", { status: -1 });
    return member3;
  }
  /** Unix seconds. */
  get now() {
    return secondsOf2(this.context);
  }
  header(name2) {
    return this.#req.get(name2);
  }
  /** Reads a body that is not JSON, after the session was checked; answers the request with what `reader` put there. */
  read(reader3) {
    return new Promise((resolve2, reject) => {
      reader3(this.#req, this.#res, (error) => error ? reject(error) : resolve2(this.#req));
    });
  }
  /** Aborted when the caller has gone. */
  gone() {
    const controller = new AbortController();
    if (this.#res.destroyed) controller.abort();
    this.#res.once("close", () => controller.abort());
    return controller.signal;
  }
};

// platform/http/fields.ts
var wordsOf = (issue2, value3, say) => {
  if (value3 === void 0) return say("field.required");
  if (issue2.code === "too_small") {
    return issue2.origin === "string" ? say("field.tooShort", { n: Number(issue2.minimum) }) : say("field.range");
  }
  if (issue2.code === "too_big") {
    return issue2.origin === "string" ? say("field.tooLong", { n: Number(issue2.maximum) }) : say("field.range");
  }
  if (issue2.code === "custom" && issue2.params?.range === true) return say("field.range");
  return say("field.wrong");
};
var valueAt = (input3, path) => path.reduce(
  (value3, key2) => typeof value3 === "object" && value3 !== null ? Reflect.get(value3, key2) : void 0,
  input3
);
var wrongFields = (issues, input3, say) => {
  const fields = /* @__PURE__ */ new Map();
  for (const issue2 of issues) {
    const place3 = issue2.path.join(".");
    if (issue2.code === "unrecognized_keys") {
      for (const key2 of issue2.keys) fields.set(place3 ? `${place3}.${key2}` : key2, say("field.unknown"));
    } else if (!fields.has(place3)) {
      fields.set(place3, wordsOf(issue2, valueAt(input3, issue2.path), say));
    }
  }
  return Object.fromEntries(fields);
};

// platform/http/storable.ts
var halfPair = new RegExp("\\p{Surrogate}", "u");
var isStorable = (text4) => !text4.includes("\0") && !halfPair.test(text4);
var unstorableIn = (input3) => {
  const found = [];
  const open4 = [{ place: "", value: input3 }];
  for (let next = open4.pop(); next; next = open4.pop()) {
    const { place: place3, value: value3 } = next;
    if (typeof value3 === "string" && !isStorable(value3)) found.push(place3);
    if (typeof value3 !== "object" || value3 === null) continue;
    for (const [key2, inner] of Object.entries(value3)) {
      const within2 = place3 === "" ? key2 : `${place3}.${key2}`;
      if (isStorable(key2)) open4.push({ place: within2, value: inner });
      else found.push(place3);
    }
  }
  return found;
};
var requireStorable = (input3) => {
  const places = unstorableIn(input3);
  if (places.length === 0) return input3;
  const fields = Object.fromEntries(places.map((place3) => [place3, "field.text"]));
  throw new Refused("invalid", { params: { fields: places.join(", ") }, fields });
};

// shared/i18n/errors.ts
var errorTexts = defineWords({
  "form.required": ["\u5FC5\u586B", "required"],
  "form.name.missing": ["\u8BF7\u8F93\u5165\u59D3\u540D", "please enter name"],
  "form.name.wrong": ["\u8BF7\u8F93\u5165\u6B63\u786E\u7684\u59D3\u540D", "please enter correct name"],
  "form.bankname.missing": ["\u8BF7\u8F93\u5165\u5F00\u6237\u884C", "please enter bank name"],
  "form.bankname.wrong": ["\u8BF7\u8F93\u5165\u6B63\u786E\u7684\u5F00\u6237\u884C", "please enter correct bank name"],
  "form.banknumber.missing": ["\u8BF7\u8F93\u5165\u94F6\u884C\u5361\u53F7", "please enter bank card number"],
  "form.banknumber.wrong": ["\u8BF7\u8F93\u5165\u6B63\u786E\u7684\u94F6\u884C\u5361\u53F7", "please enter correct bank card number"],
  "form.code.missing": ["\u8BF7\u586B\u5199\u9A8C\u8BC1\u7801", "please fill in the verification code"],
  "form.code.wrong": ["\u8BF7\u8F93\u51656\u4F4D\u9A8C\u8BC1\u7801", "please fill in the 6-digit verification code"],
  "form.mobile.missing": ["\u8BF7\u8F93\u5165\u624B\u673A\u53F7", "please enter phone number"],
  "form.mobile.wrong": ["\u8BF7\u8F93\u5165\u6B63\u786E\u7684\u624B\u673A\u53F7", "please enter correct phone number"],
  "form.password.missing": ["\u8BF7\u8F93\u5165\u5BC6\u7801", "please enter the password"],
  "form.password.short": ["\u5BC6\u7801\u81F3\u5C116\u4F4D", "at least 6 digits"],
  "form.password.long": ["\u5BC6\u7801\u6700\u591A200\u4F4D", "at most 200 characters"],
  "form.repassword.missing": ["\u8BF7\u518D\u6B21\u8F93\u5165\u5BC6\u7801", "please enter the password again"],
  "form.repassword.differs": ["\u4E24\u6B21\u5BC6\u7801\u4E0D\u4E00\u81F4!", "the two passwords do not match!"],
  "form.account.missing": ["\u8BF7\u8F93\u5165\u8D26\u53F7", "please enter an account"],
  "form.account.wrong": [
    "\u8D26\u53F7\u4E3A4\u523032\u4F4D\u5B57\u6BCD\u3001\u6570\u5B57\u3001\u70B9\u3001\u6A2A\u7EBF\u6216\u4E0B\u5212\u7EBF",
    "an account is 4 to 32 letters, digits, dots, dashes or underscores"
  ],
  "form.invite.missing": ["\u8BF7\u8F93\u5165\u9080\u8BF7\u7801", "please enter the invitation code"],
  "form.agree.missing": ["\u8BF7\u5148\u9605\u8BFB\u5E76\u540C\u610F\u534F\u8BAE", "please read and accept the terms first"],
  "form.zone.missing": ["\u8BF7\u9009\u62E9\u65F6\u533A", "please select a time zone"],
  "form.avatar.type": ["\u4E0A\u4F20\u5934\u50CF\u56FE\u7247\u53EA\u80FD\u662F JPG \u683C\u5F0F!", "Avatar must be a JPG"],
  "form.avatar.size": ["\u4E0A\u4F20\u5934\u50CF\u56FE\u7247\u5927\u5C0F\u4E0D\u80FD\u8D85\u8FC7 2MB!", "Avatar must be under 2 MB"],
  "message.relogin": ["\u60A8\u5DF2\u767B\u51FA\uFF0C\u53EF\u53D6\u6D88\u7559\u5728\u672C\u9875\u6216\u91CD\u65B0\u767B\u5F55", "Confirm logout"],
  "message.reloginYes": ["\u91CD\u65B0\u767B\u5F55", "Re-Login"],
  "message.reloginNo": ["\u53D6\u6D88", "Cancel"],
  "sms.get": ["\u83B7\u53D6\u9A8C\u8BC1\u7801", "Get code"],
  "sms.wait": ["{n}s \u540E\u91CD\u8BD5", "retry in {n} s"]
});

// shared/i18n/messages.ts
var messageTexts = defineWords({
  "message.passwordChanged": [
    "\u5BC6\u7801\u4FEE\u6539\u6210\u529F\uFF0C\u5373\u5C06\u8DF3\u8F6C\u767B\u5F55\uFF0C\u8BF7\u91CD\u65B0\u767B\u5F55!",
    "Password changed successfully, you will be redirected to login, please log in again!"
  ],
  "message.modified": ["\u4FEE\u6539\u6210\u529F", "modified successfully"],
  "message.newBill": ["\u60A8\u6709\u65B0\u7684\u8D26\u5355\u5F85\u786E\u8BA4\uFF0C\u91D1\u989D {amount}\uFF0C\u8BF7\u53CA\u65F6\u5904\u7406", "You have a new bill to confirm: {amount}"],
  "message.rejectedBill": [
    "\u60A8\u7684\u8D26\u5355\u88AB\u9A73\u56DE\uFF0C\u8BF7\u67E5\u770B\u539F\u56E0\u5E76\u91CD\u65B0\u63D0\u4EA4",
    "A bill was rejected; please see the reason and submit it again"
  ],
  "message.billCancelled": [
    "\u5DF2\u53D6\u6D88\uFF0C\u8BF7\u8BB0\u5F97\u53CA\u65F6\u5904\u7406\u8D22\u52A1\u8D26\u5355!",
    "Cancelled, remember to handle financial bills in time!"
  ],
  "message.module": [
    "\u8BE5\u529F\u80FD\u9700\u5355\u72EC\u6388\u6743\uFF0C\u8BF7\u8054\u7CFB\u62DB\u5546\u7ECF\u7406",
    "This function needs separate authorization, contact the recruitment manager"
  ],
  "message.devTools": ["\u8BF7\u5173\u95ED\u63A7\u5236\u53F0\u540E\u7EE7\u7EED\u4F7F\u7528", "Please close the developer tools"],
  "message.conflict": ["\u6570\u636E\u5DF2\u88AB\u4ED6\u4EBA\u4FEE\u6539\uFF0C\u8BF7\u5237\u65B0", "Changed by someone else, please reload"],
  "message.verification": ["\u9A8C\u8BC1\u5931\u8D25\uFF0C\u8BF7\u91CD\u65B0\u767B\u5F55\u3002", "Verification failed, please Login again."]
});

// platform/workflows/words.ts
var { zh, en } = messageTexts;
var workflowTexts = defineWords({
  "workflow.state": ["\u5F53\u524D\u72B6\u6001\u4E0D\u80FD\u8FD9\u6837\u64CD\u4F5C", "Its state does not allow this now"],
  "workflow.right": ["\u8FD9\u4E00\u6B65\u9700\u8981\u56E2\u961F\u8D1F\u8D23\u4EBA\u6765\u505A", "Only a team leader may do this"],
  "workflow.one": ["\u8FD9\u4E2A\u64CD\u4F5C\u4E00\u6B21\u53EA\u80FD\u7528\u4E8E\u4E00\u884C", "This can only be done with one row at a time"],
  "workflow.conflict": [`${zh["message.conflict"]}\uFF08{by}\uFF09`, `${en["message.conflict"]} ({by})`],
  "workflow.changed": [zh["message.conflict"], en["message.conflict"]]
});

// platform/http/texts.ts
var ownTexts = defineWords({
  ok: ["\u64CD\u4F5C\u6210\u529F", "Done"],
  "login.wrong": ["\u8D26\u53F7\u6216\u5BC6\u7801\u9519\u8BEF", "Wrong account or password"],
  "login.disabled": ["\u8D26\u53F7\u5DF2\u505C\u7528", "This account is disabled"],
  "login.pending": ["\u8D26\u53F7\u5F85\u5BA1\u6838", "This account is awaiting approval"],
  "login.expired": ["\u8D26\u53F7\u5DF2\u8FC7\u671F", "This account has expired"],
  "login.tooMany": [
    "\u767B\u5F55\u5931\u8D25\u6B21\u6570\u8FC7\u591A\uFF0C\u8BF7\u5728 {minutes} \u5206\u949F\u540E\u518D\u8BD5",
    "Too many failed attempts, try again in {minutes} minutes"
  ],
  "session.none": ["\u767B\u5F55\u5DF2\u5931\u6548\uFF0C\u8BF7\u91CD\u65B0\u767B\u5F55", "Your session has ended, please sign in again"],
  denied: ["\u65E0\u8BBF\u95EE\u6743\u9650", "No access"],
  "seat.denied": [
    "\u5927\u5C4F\u8D26\u53F7\u53EA\u80FD\u67E5\u770B\u5927\u5C4F\uFF0C\u4E0D\u80FD\u4F7F\u7528\u8FD9\u4E2A\u529F\u80FD",
    "An account for the big screen can only show the big screen"
  ],
  invalid: ["\u53C2\u6570\u6709\u8BEF\uFF1A{fields}", "Invalid: {fields}"],
  "field.required": ["\u5FC5\u586B", "required"],
  "field.unknown": ["\u4E0D\u8BA4\u8BC6\u7684\u5B57\u6BB5", "unknown field"],
  "field.tooShort": ["\u592A\u77ED\uFF0C\u81F3\u5C11 {n} \u4E2A\u5B57\u7B26", "too short, at least {n} characters"],
  "field.tooLong": ["\u592A\u957F\uFF0C\u6700\u591A {n} \u4E2A\u5B57\u7B26", "too long, at most {n} characters"],
  "field.range": ["\u8D85\u51FA\u5141\u8BB8\u7684\u8303\u56F4", "out of range"],
  "field.wrong": ["\u683C\u5F0F\u4E0D\u6B63\u786E", "not in the right form"],
  "field.text": ["\u542B\u6709\u65E0\u6CD5\u4FDD\u5B58\u7684\u5B57\u7B26", "holds a character that cannot be kept"],
  "field.future": ["\u4E0D\u80FD\u665A\u4E8E\u73B0\u5728", "must not be later than now"],
  "field.cursor": ["\u6E38\u6807\u65E0\u6548", "not a valid cursor"],
  badJson: ["\u8BF7\u6C42\u5185\u5BB9\u4E0D\u662F\u6709\u6548\u7684 JSON", "The request is not valid JSON"],
  badRequest: ["\u8BF7\u6C42\u65E0\u6CD5\u7406\u89E3", "The request cannot be understood"],
  tooLarge: ["\u8BF7\u6C42\u5185\u5BB9\u8FC7\u5927", "The request is too large"],
  notFound: ["\u63A5\u53E3\u4E0D\u5B58\u5728", "No such call"],
  crossSite: ["\u4E0D\u63A5\u53D7\u6765\u81EA\u5176\u4ED6\u7F51\u7AD9\u7684\u8BF7\u6C42", "Requests from other sites are not accepted"],
  away: ["\u6570\u636E\u670D\u52A1\u6682\u65F6\u4E0D\u53EF\u7528\uFF0C\u8BF7\u7A0D\u540E\u518D\u8BD5", "The data service is not available right now, please try again shortly"],
  broken: ["\u670D\u52A1\u51FA\u9519\u4E86\uFF0C\u8BF7\u7A0D\u540E\u518D\u8BD5", "Something went wrong, please try again shortly"],
  busy: ["\u5F53\u524D\u8BF7\u6C42\u8F83\u591A\uFF0C\u8BF7\u7A0D\u540E\u518D\u8BD5", "Many people are here right now, please try again shortly"],
  tooMany: ["\u5C1D\u8BD5\u6B21\u6570\u8FC7\u591A\uFF0C\u8BF7\u5728 {minutes} \u5206\u949F\u540E\u518D\u8BD5", "Too many failed attempts, try again in {minutes} minutes"],
  "password.common": [
    "\u8FD9\u4E2A\u5BC6\u7801\u592A\u5E38\u89C1\uFF0C\u5F88\u5BB9\u6613\u88AB\u731C\u5230\uFF0C\u8BF7\u6362\u4E00\u4E2A",
    "this password is one of the most common and easily guessed, please choose another"
  ],
  "password.own": [
    "\u5BC6\u7801\u4E0D\u80FD\u662F\u8D26\u53F7\u3001\u624B\u673A\u53F7\u3001\u59D3\u540D\u3001\u516C\u53F8\u6216\u4EA7\u54C1\u7684\u540D\u79F0\uFF0C\u8BF7\u6362\u4E00\u4E2A",
    "a password must not be the name of the account, phone, person, company or product, please choose another"
  ],
  "code.wrong": ["\u9A8C\u8BC1\u7801\u9519\u8BEF", "wrong code"],
  "code.expired": ["\u9A8C\u8BC1\u7801\u5DF2\u8FC7\u671F\uFF0C\u8BF7\u91CD\u65B0\u83B7\u53D6", "this code has expired, please get a new one"],
  "code.spent": ["\u5C1D\u8BD5\u6B21\u6570\u8FC7\u591A\uFF0C\u8BF7\u91CD\u65B0\u83B7\u53D6", "too many tries, please get a new code"],
  "code.none": ["\u8BF7\u5148\u83B7\u53D6\u9A8C\u8BC1\u7801", "please get a code first"],
  "field.repassword": [errorTexts.zh["form.repassword.differs"], errorTexts.en["form.repassword.differs"]],
  "field.difference": ["\u4E0E\u6240\u9009\u65F6\u533A\u4E0D\u4E00\u81F4", "does not belong to the chosen time zone"],
  "invite.unknown": ["\u9080\u8BF7\u7801\u4E0D\u5B58\u5728", "no such invitation code"],
  "invite.expired": ["\u9080\u8BF7\u5DF2\u8FC7\u671F", "this invitation has expired"],
  "account.taken": ["\u8D26\u53F7\u5DF2\u88AB\u4F7F\u7528", "this account name is taken"],
  "mobile.taken": ["\u624B\u673A\u53F7\u5DF2\u88AB\u4F7F\u7528", "this phone number is taken"],
  "mobile.none": ["\u6B64\u8D26\u53F7\u5C1A\u672A\u7ED1\u5B9A\u624B\u673A\u53F7", "This account has no phone number yet"],
  "mobile.unproven": [
    "\u5F53\u524D\u624B\u673A\u53F7\u7684\u9A8C\u8BC1\u5DF2\u5931\u6548\uFF0C\u8BF7\u4ECE\u7B2C\u4E00\u6B65\u91CD\u65B0\u5F00\u59CB",
    "The proof of your current phone has run out, please start again with the first step"
  ],
  "module.none": [messageTexts.zh["message.module"], messageTexts.en["message.module"]],
  "sms.limit.purpose": ["\u83B7\u53D6\u8FC7\u4E8E\u9891\u7E41\uFF0C\u8BF7\u5728 {seconds} \u79D2\u540E\u518D\u8BD5", "A code was just sent, try again in {seconds} s"],
  "sms.limit.number": [
    "\u6B64\u53F7\u7801\u4ECA\u5929\u7684\u9A8C\u8BC1\u7801\u5DF2\u8FBE\u4E0A\u9650\uFF0C\u8BF7\u5728 {minutes} \u5206\u949F\u540E\u518D\u8BD5",
    "This number has had too many codes today, try again in {minutes} minutes"
  ],
  "sms.limit.address": [
    "\u6B64\u7F51\u7EDC\u83B7\u53D6\u9A8C\u8BC1\u7801\u8FC7\u591A\uFF0C\u8BF7\u5728 {minutes} \u5206\u949F\u540E\u518D\u8BD5",
    "Too many codes were asked for from this network, try again in {minutes} minutes"
  ],
  "sms.limit.day": [
    "\u7CFB\u7EDF\u4ECA\u5929\u7684\u77ED\u4FE1\u5DF2\u8FBE\u4E0A\u9650\uFF0C\u8BF7\u5728 {minutes} \u5206\u949F\u540E\u518D\u8BD5\uFF0C\u6216\u8054\u7CFB\u7BA1\u7406\u5458",
    "The system has sent all the codes it may today, try again in {minutes} min or ask your administrator"
  ],
  "sms.prefix": [
    "\u4E0D\u652F\u6301\u5411\u8FD9\u4E2A\u53F7\u6BB5\u53D1\u9001\u9A8C\u8BC1\u7801\uFF0C\u8BF7\u6362\u4E00\u4E2A\u624B\u673A\u53F7",
    "No codes are sent to numbers that begin so, please use another one"
  ],
  "sms.failed": ["\u9A8C\u8BC1\u7801\u6CA1\u6709\u53D1\u51FA\uFF0C\u8BF7\u7A0D\u540E\u518D\u8BD5", "The code could not be sent, please try again shortly"],
  "sms.text.register": [
    "\u3010\u6F6E\u5C4F\u3011\u9A8C\u8BC1\u7801 {code}\uFF0C\u7528\u4E8E\u6CE8\u518C\u8D26\u53F7\uFF0C10 \u5206\u949F\u5185\u6709\u6548\u3002\u8BF7\u52FF\u544A\u8BC9\u4EFB\u4F55\u4EBA\u3002",
    "[Tidewall] {code} is your code to register. It is valid for 10 minutes. Share it with nobody."
  ],
  "sms.text.forget": [
    "\u3010\u6F6E\u5C4F\u3011\u9A8C\u8BC1\u7801 {code}\uFF0C\u7528\u4E8E\u627E\u56DE\u5BC6\u7801\uFF0C10 \u5206\u949F\u5185\u6709\u6548\u3002\u8BF7\u52FF\u544A\u8BC9\u4EFB\u4F55\u4EBA\u3002",
    "[Tidewall] {code} is your code to reset the password. It is valid for 10 minutes. Share it with nobody."
  ],
  "sms.text.password": [
    "\u3010\u6F6E\u5C4F\u3011\u9A8C\u8BC1\u7801 {code}\uFF0C\u7528\u4E8E\u4FEE\u6539\u5BC6\u7801\uFF0C10 \u5206\u949F\u5185\u6709\u6548\u3002\u8BF7\u52FF\u544A\u8BC9\u4EFB\u4F55\u4EBA\u3002",
    "[Tidewall] {code} is your code to change the password. It is valid for 10 minutes. Share it with nobody."
  ],
  "sms.text.phone_old": [
    "\u3010\u6F6E\u5C4F\u3011\u9A8C\u8BC1\u7801 {code}\uFF0C\u7528\u4E8E\u66F4\u6362\u624B\u673A\u53F7\uFF0C10 \u5206\u949F\u5185\u6709\u6548\u3002\u8BF7\u52FF\u544A\u8BC9\u4EFB\u4F55\u4EBA\u3002",
    "[Tidewall] {code} is your code to change the phone number. It is valid for 10 minutes. Share it with nobody."
  ],
  "sms.text.phone_new": [
    "\u3010\u6F6E\u5C4F\u3011\u9A8C\u8BC1\u7801 {code}\uFF0C\u7528\u4E8E\u7ED1\u5B9A\u6B64\u624B\u673A\u53F7\uFF0C10 \u5206\u949F\u5185\u6709\u6548\u3002\u8BF7\u52FF\u544A\u8BC9\u4EFB\u4F55\u4EBA\u3002",
    "[Tidewall] {code} is your code to use this phone number. It is valid for 10 minutes. Share it with nobody."
  ],
  "avatar.type": [errorTexts.zh["form.avatar.type"], errorTexts.en["form.avatar.type"]],
  "avatar.size": [errorTexts.zh["form.avatar.size"], errorTexts.en["form.avatar.size"]],
  "avatar.pixels": ["\u56FE\u7247\u5C3A\u5BF8\u8FC7\u5927\uFF0C\u6700\u591A 2500 \u4E07\u50CF\u7D20", "The picture is too large, at most 25 megapixels"],
  "avatar.tooMany": [
    "\u4ECA\u5929\u4E0A\u4F20\u5934\u50CF\u6B21\u6570\u8FC7\u591A\uFF0C\u8BF7\u5728 {hours} \u5C0F\u65F6\u540E\u518D\u8BD5",
    "Too many pictures were uploaded today, try again in {hours} hours"
  ],
  "announcement.none": ["\u516C\u544A\u4E0D\u5B58\u5728", "No such announcement"],
  "announcement.empty": ["\u5185\u5BB9\u4E3A\u7A7A\uFF0C\u6216\u53EA\u542B\u4E0D\u5141\u8BB8\u7684\u683C\u5F0F", "empty, or nothing but formats that are not allowed"],
  "member.none": ["\u8D26\u53F7\u4E0D\u5B58\u5728", "No such account"],
  "company.none": ["\u516C\u53F8\u4E0D\u5B58\u5728\uFF0C\u8BF7\u91CD\u65B0\u9009\u62E9", "there is no such company, please choose another"],
  "notice.member.registered": ["\u65B0\u6210\u5458\u5F85\u5BA1\u6838", "new member awaiting approval"],
  "notice.password.changed": ["\u4FEE\u6539\u4E86\u5BC6\u7801", "changed the password"],
  "notice.phone.changed": ["\u4FEE\u6539\u4E86\u624B\u673A\u53F7", "changed the phone number"],
  "notice.bill.created": ["\u65B0\u8D26\u5355\u5F85\u786E\u8BA4", "new bill to confirm"],
  "screen.pending": ["\u5E73\u53F0\u5C1A\u672A\u63D0\u4F9B\u6B64\u9875\u9762\u7684\u6570\u636E", "The platform does not offer the data of this page yet"],
  "order.none": ["\u8BA2\u5355\u4E0D\u5B58\u5728", "No such order"],
  "view.none": ["\u89C6\u56FE\u4E0D\u5B58\u5728\uFF0C\u6216\u4E0D\u662F\u4F60\u7684", "No such view of yours"],
  "view.full": ["\u6BCF\u4E2A\u5217\u8868\u6700\u591A\u4FDD\u5B58 {most} \u4E2A\u89C6\u56FE", "At most {most} views may be saved for a list"],
  "view.noCompany": ["\u6CA1\u6709\u516C\u53F8\u7684\u8D26\u53F7\u4E0D\u80FD\u5171\u4EAB\u89C6\u56FE", "an account without a company cannot share views"],
  "export.tooLarge": ["\u8D85\u8FC7 {most} \u884C\uFF0C\u8BF7\u4F7F\u7528\u540E\u53F0\u5BFC\u51FA", "More than {most} rows: please export in the background"],
  "export.tooMany": [
    "\u6700\u591A\u540C\u65F6\u8FDB\u884C {most} \u4E2A\u5BFC\u51FA\u4EFB\u52A1\uFF0C\u8BF7\u7B49\u5F85\u5176\u4E2D\u4E00\u4E2A\u5B8C\u6210",
    "At most {most} exports at a time, please wait for one of them to end"
  ],
  "export.none": ["\u5BFC\u51FA\u4EFB\u52A1\u4E0D\u5B58\u5728", "No such export"],
  "export.failed.full": ["\u78C1\u76D8\u7A7A\u95F4\u4E0D\u8DB3", "The disk is full"],
  "export.failed.broken": ["\u5BFC\u51FA\u51FA\u9519\uFF0C\u8BF7\u91CD\u65B0\u5BFC\u51FA", "The export went wrong, please start it again"],
  "export.failed.denied": [
    "\u8D26\u53F7\u7684\u6743\u9650\u5DF2\u53D8\u66F4\uFF0C\u8BF7\u91CD\u65B0\u5BFC\u51FA",
    "The rights of the account have changed, please start it again"
  ],
  "export.failed.query": ["\u5217\u8868\u5DF2\u66F4\u65B0\uFF0C\u8BF7\u91CD\u65B0\u5BFC\u51FA", "The list has changed, please start it again"],
  "order.line.none": ["\u8FD9\u4E00\u884C\u4E0D\u5B58\u5728\uFF0C\u6216\u4E0D\u5728\u4F60\u7684\u6570\u636E\u8303\u56F4\u5185", "No such line in your scope"],
  "appeal.state": ["\u53EA\u6709\u5DF2\u5931\u6548\u6216\u5DF2\u51BB\u7ED3\u7684\u8BA2\u5355\u884C\u53EF\u4EE5\u7533\u8BC9", "Only an ineligible or frozen order line can be appealed"],
  "appeal.open": ["\u8FD9\u4E00\u884C\u5DF2\u6709\u672A\u7B54\u590D\u7684\u7533\u8BC9", "This line has an appeal that is not answered yet"],
  "appeal.none": [
    "\u6CA1\u6709\u53EF\u4EE5\u7B54\u590D\u7684\u7533\u8BC9\uFF0C\u5B83\u53EF\u80FD\u5DF2\u88AB\u4ED6\u4EBA\u7B54\u590D",
    "There is no appeal to answer; somebody else may have answered it"
  ],
  "owner.leaders": ["\u53EA\u6709\u8D1F\u8D23\u4EBA\u53EF\u4EE5\u8F6C\u5F52\u5C5E", "Only leaders may hand lines to somebody else"],
  "owner.outside": ["\u65B0\u5F52\u5C5E\u4EBA\u4E0D\u5728\u4F60\u7684\u6570\u636E\u8303\u56F4\u5185", "The new owner is outside your scope"],
  "owner.adjustment": [
    "\u8FD9\u662F\u6CA1\u6709\u627E\u5230\u9500\u552E\u7684\u9000\u8D27\uFF0C\u6CA1\u6709\u5F52\u5C5E\uFF1B\u5BFC\u5165\u542B\u6709\u8FD9\u7B14\u9500\u552E\u7684\u62A5\u8868\u540E\u4F1A\u81EA\u52A8\u5339\u914D",
    "This is a return of which no sale is known: nobody owns it. Import the report that has the sale, and it is matched"
  ],
  "gate.refused": ["{reason}", "{reason}"],
  "import.leaders": [
    "\u53EA\u6709\u80FD\u770B\u5230\u6574\u4E2A\u516C\u53F8\u6570\u636E\u7684\u8D1F\u8D23\u4EBA\u53EF\u4EE5\u5BFC\u5165\u8BA2\u5355",
    "Only leaders who see their whole company may import orders"
  ],
  "import.none": [
    "\u5BFC\u5165\u4EFB\u52A1\u4E0D\u5B58\u5728\uFF0C\u6216\u6587\u4EF6\u5DF2\u88AB\u6E05\u7406\uFF0C\u8BF7\u91CD\u65B0\u4E0A\u4F20",
    "There is no such import, or its file is gone: please upload it again"
  ],
  "import.type": [
    "\u53EA\u652F\u6301 .xlsx\u3001.csv\u3001.tsv\u3001.txt \u6587\u4EF6\uFF08\u6587\u672C\u53EF\u538B\u7F29\u4E3A .gz\uFF09",
    "Only .xlsx, .csv, .tsv and .txt files can be imported (texts also as .gz)"
  ],
  "import.empty": ["\u6587\u4EF6\u662F\u7A7A\u7684", "The file is empty"],
  "import.size": [
    "\u6587\u4EF6\u8FC7\u5927\uFF0C\u6700\u5927 {most} MB\uFF1B\u53EF\u5148\u538B\u7F29\u4E3A .csv.gz",
    "The file is too large, at most {most} MB; it may be compressed to .csv.gz"
  ],
  "import.offset": ["\u4E0A\u4F20\u4E2D\u65AD\uFF0C\u8BF7\u91CD\u65B0\u9009\u62E9\u6587\u4EF6", "The upload was interrupted: please choose the file again"],
  "import.busy": [
    "\u516C\u53F8\u5DF2\u6709\u4E00\u4E2A\u5BFC\u5165\u5728\u8FDB\u884C\uFF0C\u8BF7\u7B49\u5B83\u5B8C\u6210",
    "An import of the company is under way: please wait until it has ended"
  ],
  "import.recoined": [
    "\u516C\u53F8\u5E01\u79CD\u5728\u8FD9\u6B21\u5BFC\u5165\u4E4B\u540E\u66F4\u6539\u8FC7\uFF0C\u4E0D\u80FD\u518D\u64A4\u56DE\u8FD9\u6B21\u5BFC\u5165",
    "The company\u2019s currency was changed after this import: it cannot be taken back any more"
  ],
  "import.untied": [
    "\u516C\u53F8\u8BBE\u7F6E\u5728\u8FD9\u6B21\u5BFC\u5165\u4E4B\u540E\u66F4\u6539\u8FC7\uFF0C\u8FD9\u6B21\u5BFC\u5165\u4E0D\u518D\u9010\u65E5\u6838\u5BF9",
    "The company\u2019s settings were changed after this import: it is no longer reconciled day by day"
  ],
  "company.leaders": [
    "\u53EA\u6709\u80FD\u770B\u5230\u6574\u4E2A\u516C\u53F8\u6570\u636E\u7684\u8D1F\u8D23\u4EBA\u548C\u5E73\u53F0\u8FD0\u8425\u53EF\u4EE5\u66F4\u6539\u516C\u53F8\u8BBE\u7F6E",
    "Only leaders who see their whole company, and the platform\u2019s operator, may change its settings"
  ],
  "company.changing": [
    "\u516C\u53F8\u8BBE\u7F6E\u6B63\u5728\u66F4\u6539\uFF0C\u8BF7\u7B49\u5B83\u5B8C\u6210\u540E\u518D\u8BD5",
    "The company\u2019s settings are being changed: please try again when that has ended"
  ],
  "company.importing": [
    "\u516C\u53F8\u6709\u4E00\u4E2A\u5BFC\u5165\u5728\u8FDB\u884C\uFF0C\u8BF7\u7B49\u5B83\u5B8C\u6210\u540E\u518D\u66F4\u6539",
    "An import of the company is under way: please wait until it has ended"
  ],
  "company.moved": [
    "\u516C\u53F8\u8BBE\u7F6E\u5DF2\u88AB\u4ED6\u4EBA\u66F4\u6539\uFF0C\u8BF7\u6838\u5BF9\u540E\u518D\u8BD5",
    "Somebody else has changed the company\u2019s settings: please look at them and try again"
  ],
  "company.same": ["\u6CA1\u6709\u4EFB\u4F55\u6539\u52A8", "Nothing was changed"],
  "company.ended": ["\u8FD9\u6B21\u66F4\u6539\u5DF2\u7ECF\u7ED3\u675F", "This change has ended already"],
  "field.zone": [
    "\u6CA1\u6709\u8FD9\u4E2A\u65F6\u533A\uFF0C\u8BF7\u4ECE\u5217\u8868\u4E2D\u9009\u62E9\uFF0C\u5982 Asia/Shanghai",
    "there is no such time zone: choose one of the list, like Asia/Shanghai"
  ],
  "field.currency": [
    "\u6CA1\u6709\u8FD9\u4E2A\u5E01\u79CD\uFF0C\u8BF7\u586B\u5199\u4E09\u4E2A\u5927\u5199\u5B57\u6BCD\u7684\u4EE3\u7801\uFF0C\u5982 USD",
    "there is no such currency: three capital letters, like USD"
  ],
  "import.encoding": [
    "\u6587\u4EF6\u4E0D\u662F\u6240\u9009\u7F16\u7801\u7684\u6587\u672C\uFF0C\u8BF7\u6362\u4E00\u4E2A\u7F16\u7801\uFF08Excel \u5BFC\u51FA\u7684\u4E2D\u6587\u6587\u4EF6\u591A\u4E3A GB18030\uFF09\uFF0C\u6216\u53E6\u5B58\u4E3A UTF-8",
    "The file is no text in the chosen encoding: choose another one, or save it as UTF-8"
  ],
  "import.currency": ["\u6587\u4EF6\u6CA1\u6709\u5E01\u79CD\uFF0C\u8BF7\u586B\u5199\u5E01\u79CD", "The file does not tell its currency: please fill it in"],
  "spy.none": ["\u5E02\u573A\u6570\u636E\u4E2D\u6CA1\u6709\u8FD9\u4E2A\u5BF9\u8C61", "No such object in the market data"],
  "spy.quota": [
    "\u4ECA\u65E5\u67E5\u8BE2\u6B21\u6570\u5DF2\u7528\u5B8C\uFF08\u6BCF\u65E5 {limit} \u6B21\uFF09\uFF0C{time} \u6062\u590D",
    "The look-ups of today are used up ({limit} a day), again from {time}"
  ],
  "spy.full.spy_favorite": [
    "\u6700\u591A\u6536\u85CF {most} \u4E2A\u5BF9\u8C61\uFF0C\u8BF7\u5148\u53D6\u6D88\u4E00\u4E9B",
    "At most {most} favourites, please remove some first"
  ],
  "spy.full.spy_watch": [
    "\u6700\u591A\u76D1\u63A7 {most} \u4E2A\u5BF9\u8C61\uFF0C\u8BF7\u5148\u53D6\u6D88\u4E00\u4E9B",
    "At most {most} watched objects, please remove some first"
  ],
  "notice.report.daily": ["\u65E5\u62A5", "daily report"],
  "notice.spy.changed": ["\u76D1\u63A7\u5BF9\u8C61\u6709\u53D8\u5316", "watched objects changed"],
  "product.none": ["\u5546\u54C1\u4E0D\u5B58\u5728\uFF0C\u6216\u4E0D\u5728\u4F60\u7684\u53EF\u89C1\u8303\u56F4\u5185", "No such product that you may see"],
  "product.off": ["\u5546\u54C1\u5DF2\u4E0B\u67B6", "This product is off the shelf"],
  "product.rate": ["\u4F63\u91D1\u7387\u5DF2\u53D8\u66F4\uFF1A\u539F {seen}\uFF0C\u73B0 {now}", "The commission rate has changed: it was {seen}, it is {now}"],
  "creator.none": ["\u8FBE\u4EBA\u4E0D\u5B58\u5728\uFF0C\u6216\u4E0D\u5728\u4F60\u7684\u8303\u56F4\u5185", "No such creator of yours"],
  "sample.none": ["\u8BE5\u5546\u54C1\u4E0D\u63D0\u4F9B\u6837\u54C1", "No samples are offered of this product"],
  "sample.used": ["\u6837\u54C1\u989D\u5EA6\u5DF2\u7528\u5B8C", "All samples are taken"],
  "sample.open": [
    "\u8BE5\u8FBE\u4EBA\u5DF2\u7533\u8BF7\u8FC7\u6B64\u5546\u54C1\u7684\u6837\u54C1\uFF0C\u7533\u8BF7\u8FD8\u5728\u8FDB\u884C\u4E2D",
    "This creator has a request for this product under way"
  ],
  "sample.late": ["\u6837\u54C1\u5DF2\u53D1\u8D27\u6216\u7533\u8BF7\u5DF2\u7ED3\u675F\uFF0C\u4E0D\u80FD\u64A4\u56DE", "It was shipped or has ended and cannot be withdrawn"],
  "sample.unknown": ["\u6837\u54C1\u7533\u8BF7\u4E0D\u5B58\u5728\uFF0C\u6216\u4E0D\u662F\u4F60\u7684", "No such sample request of yours"],
  "sample.below": ["\u8FBE\u4EBA\u4E0D\u7B26\u5408\u6837\u54C1\u95E8\u69DB", "The creator does not meet the conditions for a sample"],
  "sample.below.followers": ["\u7C89\u4E1D\u6570\u672A\u8FBE\u5230\u95E8\u69DB", "too few followers"],
  "sample.below.gmv": ["\u8FD130\u5929\u6210\u4EA4\u989D\u672A\u8FBE\u5230\u95E8\u69DB", "too little GMV within 30 days"],
  "sample.below.views": ["\u5E73\u5747\u64AD\u653E\u91CF\u672A\u8FBE\u5230\u95E8\u69DB", "too few views on average"],
  "field.past": ["\u5FC5\u987B\u665A\u4E8E\u73B0\u5728", "must be later than now"],
  "ad.none": ["\u6CA1\u6709\u8FD9\u4E2A\u5E7F\u544A\u7CFB\u5217", "No such campaign of yours"],
  "ad.auth": [
    "\u5E7F\u544A\u8D26\u6237\u6388\u6743\u5DF2\u5931\u6548\uFF0C\u8BF7\u5148\u91CD\u65B0\u6388\u6743",
    "The authorisation of the ad account ran out: authorise it again first"
  ],
  "ad.notOff": ["\u53EA\u6709\u5DF2\u6682\u505C\u7684\u7CFB\u5217\u53EF\u4EE5\u542F\u7528", "Only a paused campaign can be turned on"],
  "ad.notOn": ["\u6B64\u7CFB\u5217\u6CA1\u6709\u5728\u6295\u653E\uFF0C\u65E0\u9700\u6682\u505C", "This campaign is not on"],
  "product.closed": ["\u5BA1\u6838\u4E2D\u3001\u51BB\u7ED3\u6216\u5DF2\u5220\u9664\u7684\u5546\u54C1\u4E0D\u80FD\u4FEE\u6539", "A product in review, frozen or deleted cannot be changed"],
  "product.notOff": ["\u53EA\u6709\u5DF2\u4E0B\u67B6\u7684\u5546\u54C1\u53EF\u4EE5\u4E0A\u67B6", "Only a product off the shelf can go on sale"],
  "product.notOn": ["\u53EA\u6709\u5728\u552E\u7684\u5546\u54C1\u53EF\u4EE5\u4E0B\u67B6", "Only a product on sale can be taken off the shelf"],
  "product.noPrice": [
    "\u6709 SKU \u8FD8\u6CA1\u6709\u4EF7\u683C\uFF0C\u4E0D\u80FD\u6309\u6BD4\u4F8B\u6539\u4EF7",
    "A SKU has no price yet: prices cannot be changed by a share"
  ],
  "product.changed": ["\u8FD9\u4E00\u9879\u521A\u88AB\u6539\u8FC7\uFF0C\u8BF7\u5237\u65B0\u540E\u518D\u8BD5", "Somebody has just changed this, please reload and try again"],
  "costs.cells": ["\u9700\u8981\u4E24\u5217\uFF1ASKU \u548C\u6210\u672C", "Two columns are needed: SKU and cost"],
  "costs.amount": ["\u6210\u672C\u4E0D\u662F\u6709\u6548\u7684\u91D1\u989D", "The cost is not a valid amount"],
  "costs.twice": ["\u540C\u4E00\u4E2A SKU \u51FA\u73B0\u591A\u6B21", "The same SKU stands in it more than once"],
  "costs.unknown": ["\u6CA1\u6709\u8FD9\u4E2A SKU\uFF0C\u6216\u4E0D\u662F\u4F60\u7684\u5E97\u94FA\u7684", "No such SKU of your shops"],
  "costs.several": [
    "\u591A\u4E2A SKU \u4F7F\u7528\u540C\u4E00\u5546\u5BB6\u7F16\u7801\uFF0C\u8BF7\u6539\u7528 SKU ID",
    "Several SKUs have this seller SKU, please name the SKU ID"
  ],
  "analysis.large": [
    "\u7ED3\u679C\u8FC7\u5927\uFF0C\u8BF7\u7F29\u5C0F\u8303\u56F4\uFF08\u6700\u591A {most} \u4E2A\u5355\u5143\u683C\uFF09",
    "The result is too large, please narrow it down (at most {most} cells)"
  ],
  "analysis.slow": [
    "\u8FD9\u4E2A\u95EE\u9898\u8981\u7B97\u8F83\u4E45\uFF0C\u8BF7\u5728\u6570\u636E\u5206\u6790\u9875\u6253\u5F00\uFF0C\u7ED3\u679C\u4F1A\u5728\u540E\u53F0\u7B97\u597D",
    "This takes a while to work out: open it in the data analysis, where it is answered in the background"
  ],
  "analysis.broken": ["\u8BA1\u7B97\u51FA\u9519\uFF0C\u8BF7\u91CD\u65B0\u67E5\u8BE2", "Something went wrong, please ask again"],
  "analysis.denied": ["\u5DF2\u6CA1\u6709\u67E5\u770B\u8FD9\u4E9B\u6570\u636E\u7684\u6743\u9650", "You may not see this data any more"],
  "analysis.cancelled": ["\u5DF2\u505C\u6B62", "Stopped"],
  "analysis.replaced": ["\u4F60\u53C8\u67E5\u8BE2\u4E86\u53E6\u4E00\u4E2A\u95EE\u9898\uFF0C\u8FD9\u4E00\u4E2A\u5DF2\u505C\u6B62", "Stopped, because you asked another question"],
  "panel.full": [
    "\u6570\u636E\u770B\u677F\u6700\u591A\u653E {most} \u4E2A\u5206\u6790\uFF0C\u8BF7\u5148\u79FB\u9664\u4E00\u4E2A",
    "At most {most} analyses stand on the data dashboard, please remove one first"
  ],
  "goods.none": ["\u5546\u54C1\u672A\u6536\u5F55", "This product is not in the catalogue"],
  "goods.submitMost": [
    "\u4E00\u5929\u6700\u591A\u63D0\u4EA4 {most} \u4E2A\u5546\u54C1\uFF0C\u8BF7\u660E\u5929\u518D\u6765",
    "At most {most} products can be asked for in a day, please come back tomorrow"
  ],
  "goods.notId": ["\u8BF7\u586B\u5199\u5546\u54C1ID\u6216\u5546\u54C1\u9875\u9762\u7684\u94FE\u63A5", "please enter a product ID or a link to its page"],
  "notice.goods.submitted": ["\u8BF7\u6C42\u6536\u5F55\u5546\u54C1", "asked for a product"],
  "notice.goods.listed": ["\u5546\u54C1\u5DF2\u6536\u5F55", "the product is in the catalogue"],
  "notice.goods.open": ["\u67E5\u770B\u5546\u54C1\u5206\u6790", "See the analysis"],
  "target.denied": ["\u53EA\u80FD\u4E3A\u81EA\u5DF1\u56E2\u961F\u7684\u4E0B\u7EA7\u8BBE\u5B9A\u76EE\u6807", "You can only set targets of teams below you"],
  "trend.none": [
    "\u5546\u54C1\u6216 SKU \u4E0D\u5B58\u5728\uFF0C\u6216\u4E0D\u5728\u4F60\u7684\u5E97\u94FA\u91CC",
    "The product or SKU does not exist, or is in none of your shops"
  ],
  "trend.full": [
    "\u6700\u591A\u76D1\u63A7 {most} \u4E2A\u5546\u54C1\u548C SKU\uFF0C\u8BF7\u5148\u53D6\u6D88\u4E00\u4E9B",
    "At most {most} products and SKUs can be watched, please remove some first"
  ],
  "notice.trend.hit": ["\u9500\u552E\u8D8B\u52BF\u76D1\u63A7\u547D\u4E2D", "watched sales trends"],
  "notice.trend.1": ["\u67E5\u770B\u4EA7\u54C1", "See the products"],
  "notice.trend.2": ["\u67E5\u770BSKU", "See the SKUs"]
});
var texts = joinTexts(ownTexts, workflowTexts);
var sayings = translators(texts);
var languageFor = (lang, accept) => {
  const wanted2 = lang ?? accept ?? "";
  const first2 = wanted2.toLowerCase().split(",").map((one) => one.trim()).find((one) => one.startsWith("zh") || one.startsWith("en"));
  return first2?.startsWith("en") ? "en" : "zh";
};
var sayFor = (lang, accept) => sayings[languageFor(lang, accept)];

// platform/http/implement.ts
var requireScreen = ({ record: record9 }, screens, mode) => {
  const decided = decideAccess(record9);
  const open4 = screens.some((screen) => decided.allows(screen));
  const rules = open4 ? deniedByMode(record9, mode) : screens.flatMap((screen) => decided.deniedBy(screen));
  if (!open4 || rules.length > 0) throw new Refused("denied", { status: 403, refusal: { rules: [...new Set(rules)] } });
};
var requirePerson = ({ record: record9 }) => {
  if (record9.status === 4) throw new Refused("seat.denied", { status: 403, refusal: { rules: ["wall-seat"] } });
};
var admit = async (access4, context, req, mode) => {
  if (access4 === "public") return null;
  const viewer = await context.sessions.find(req.get("token"), context.nowMs());
  if (!viewer) throw new Refused("session.none", { status: -1 });
  if (access4 === "session") requirePerson(viewer);
  else if (access4 !== "seat") requireScreen(viewer, typeof access4 === "string" ? [access4] : access4, mode);
  return viewer;
};
var inputOf = (endpoint2, req) => endpoint2.method === "GET" ? Object.fromEntries(Object.entries(req.query).filter(([, value3]) => value3 !== "")) : req.body ?? {};
var apartFrom = (endpoint2, input3) => {
  const isOwn2 = endpoint2.input instanceof z10.ZodMiniObject && "time_difference" in endpoint2.input.shape;
  if (isOwn2 || typeof input3 !== "object" || input3 === null || !("time_difference" in input3))
    return { input: input3, timeDifference: void 0 };
  const { time_difference: given2, ...rest } = input3;
  const hours3 = typeof given2 === "string" && given2.trim() !== "" ? Number(given2) : given2;
  if (typeof hours3 !== "number" || !isOffset(hours3)) throw wrongField("time_difference", "field.range");
  return { input: rest, timeDifference: hours3 };
};
var parsed = (endpoint2, input3, say) => {
  const read3 = endpoint2.input.safeParse(input3);
  if (read3.success) return read3.data;
  const fields = wrongFields(read3.error.issues, input3, say);
  throw new Refused("invalid", { params: { fields: Object.keys(fields).join(", ") }, refusal: { fields } });
};
var enter = ({ callers }, { tokenHash }) => {
  const leave = callers.enter(tokenHash.toString("base64"));
  if (!leave) throw new Refused("busy", { status: 429, refusal: { retry_after: 1 } });
  return leave;
};
var answer2 = async (context, endpoint2, handler, req, res) => {
  const say = sayFor(req.get("lang"), req.get("accept-language"));
  let leave;
  try {
    const viewer = await admit(endpoint2.access, context, req, endpoint2.mode);
    if (viewer) leave = enter(context, viewer);
    const { input: input3, timeDifference } = apartFrom(endpoint2, requireStorable(inputOf(endpoint2, req)));
    const call = new Call(context, viewer, timeDifference, req, res);
    const data = await handler(parsed(endpoint2, input3, say), call);
    if (res.destroyed) return;
    if (data instanceof Ready) data.send(res);
    else sendData(res, endpoint2.data.parse(data));
  } catch (error) {
    if (res.headersSent || res.destroyed) return;
    const kind4 = sendFailure(res, error, say);
    if (kind4 === "away") context.log.warn({ path: endpoint2.path, reason: String(error) }, "database away");
    if (kind4 === "broken") context.log.error({ path: endpoint2.path, err: error }, "call failed");
  } finally {
    leave?.();
  }
};
var implement = (router, context, api, handlers) => {
  for (const name2 of Object.keys(api)) {
    const endpoint2 = api[name2];
    const handler = handlers[name2];
    if (!endpoint2 || !handler) continue;
    const method = endpoint2.method === "GET" ? "get" : "post";
    router[method](endpoint2.path, (req, res) => answer2(context, endpoint2, handler, req, res));
  }
};

// shared/modules/modules.ts
var bought = (record9, code2) => code2 === 5 ? record9.isad.includes(5) || record9.isad.includes(6) : record9.isad.includes(code2);
var currentModule = ({
  current_version,
  isadVersion
}) => {
  if (current_version === 9) return 9;
  if (isadVersion === 5) return 5;
  return current_version === 1 ? 1 : 0;
};
var steps = {
  0: { patch: { current_version: 0, isadVersion: 0 }, goTo: "/console", goAfterMs: 0, reloadAfterMs: 1e3 },
  1: { patch: { current_version: 1, isadVersion: 0 }, goTo: "/console", goAfterMs: 500, reloadAfterMs: 2e3 },
  5: { patch: { current_version: 1, isadVersion: 5 }, goTo: "/console", goAfterMs: 0, reloadAfterMs: 1e3 },
  9: { patch: { current_version: 9, isadVersion: 0 }, goTo: "/", goAfterMs: 0, reloadAfterMs: 2e3 }
};
var switchModule = (record9, code2) => {
  if (code2 === 2 || code2 === 4) return { kind: "notice" };
  if (!bought(record9, code2)) return { kind: "refused", sticky: code2 === 0 };
  if (currentModule(record9) === code2) return { kind: "current" };
  return { kind: "switched", ...steps[code2] };
};

// platform/queries/account/audit.ts
var objectOf = (company_id, key2) => `${company_id}/${key2}`;
var text = (values4) => values4 ? JSON.stringify(values4) : null;
var insertAudit = async (tx, { before: before2, after, now, ...entry }) => {
  await tx.insertInto("audit_log").values({ ...entry, before: text(before2), after: text(after), add_time: now }).execute();
};
var insertAuditWith = async (client, entry) => {
  const { member_id, action, object_type, object_id, before: before2, after, ip, now } = entry;
  await client.query(
    `insert into audit_log (member_id, action, object_type, object_id, before, after, ip, add_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [member_id, action, object_type, object_id, text(before2), text(after), ip, now]
  );
};

// platform/queries/account/change.ts
var updateMember = async (tx, id10, patch, now) => {
  await tx.updateTable("member").set({ ...patch, update_time: now }).where("id", "=", id10).execute();
};
var updateCompany = async (tx, id10, patch, now) => {
  await tx.updateTable("company").set({ ...patch, update_time: now }).where("id", "=", id10).execute();
};

// platform/http/member-choices.ts
var ownRecord = async (call) => recordOf(await call.member(), call.context.special);
var store = async (record9, action, before2, after, call) => {
  const id10 = Number(record9.id);
  const { now, ip } = call;
  await call.context.db.transaction().execute(async (tx) => {
    await updateMember(tx, id10, after, now);
    const object39 = { object_type: "member", object_id: record9.id };
    await insertAudit(tx, { member_id: id10, action, ...object39, before: before2, after, ip, now });
  });
  call.context.sessions.forget(id10);
  return ownRecord(call);
};
var setTimeZone = async ({ time_zone, time_difference }, call) => {
  const record9 = await ownRecord(call);
  if (!mayChooseZone(record9)) throw new Refused("denied", { status: 403, refusal: { rules: [] } });
  if (time_difference !== hoursOf2(time_zone)) throw wrongField("time_difference", "field.difference");
  const meta = modeOf(record9) === "meta";
  const columns14 = (zone, hours3) => meta ? { fb_time_zone: zone, fb_time_difference: hours3 } : { time_zone: zone, time_difference: hours3 };
  const before2 = meta ? columns14(record9.fb_time_zone, record9.fb_time_difference) : columns14(record9.time_zone, record9.time_difference);
  return store(record9, "zone.changed", before2, columns14(time_zone, time_difference), call);
};
var chooseModule = async ({ module }, call) => {
  const record9 = await ownRecord(call);
  const choice = switchModule(record9, module);
  if (choice.kind === "current") return record9;
  if (choice.kind !== "switched") throw new Refused("module.none");
  const columns14 = ({ current_version, isadVersion }) => ({
    current_version,
    isad_version: isadVersion
  });
  return store(record9, "module.switched", columns14(record9), columns14(choice.patch), call);
};

// platform/queries/account/devices.ts
var MOST2 = 20;
var KEPT_S = 180 * 86400;
var isKnownDevice = async (db, username, key_hash, now) => {
  const found = await db.selectFrom("known_device").innerJoin("member", "member.id", "known_device.member_id").select("member.id").where("member.username", "=", username).where("key_hash", "=", key_hash).where("used_t", ">", now - KEPT_S).executeTakeFirst();
  return found !== void 0;
};
var keepDevice = async (db, member_id, key_hash, now) => {
  await db.insertInto("known_device").values({ member_id, key_hash, used_t: now }).onConflict((oc) => oc.columns(["member_id", "key_hash"]).doUpdateSet({ used_t: now })).execute();
  const kept3 = db.selectFrom("known_device").select("key_hash").where("member_id", "=", member_id);
  await db.deleteFrom("known_device").where("member_id", "=", member_id).where("key_hash", "not in", kept3.orderBy("used_t", "desc").limit(MOST2)).execute();
};
var forgetDevices = async (tx, member_id) => {
  await tx.deleteFrom("known_device").where("member_id", "=", member_id).execute();
};

// platform/queries/account/tokens.ts
var insertToken = (db, token) => db.transaction().execute(async (tx) => {
  const { token_hash, member_id, password_hash, kind: kind4, ip, device, now, expire_t } = token;
  const { numUpdatedRows } = await tx.updateTable("member").set({ last_login_t: now }).where("id", "=", member_id).where("password_hash", "=", password_hash).executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.insertInto("auth_token").values({ token_hash, member_id, kind: kind4, ip, device, add_time: now, used_t: now, expire_t }).execute();
  await tx.deleteFrom("auth_token").where("member_id", "=", member_id).where("expire_t", "<=", now).execute();
  return true;
});
var slideToken = async (db, token_hash, { now, expire_t, longest: longest2 }) => {
  await db.updateTable("auth_token").set((eb) => ({
    used_t: now,
    expire_t: longest2 === null ? expire_t : eb.fn("least", [eb.val(expire_t), eb("add_time", "+", longest2)])
  })).where("token_hash", "=", token_hash).execute();
};
var readTokens = (db, member_id, now) => db.selectFrom("auth_token").select(["id", "token_hash", "device", "ip", "add_time", "used_t"]).where("member_id", "=", member_id).where("expire_t", ">", now).orderBy("used_t", "desc").orderBy("id", "desc").execute();
var endTokens = async (db, member_id, which) => {
  const own9 = db.deleteFrom("auth_token").where("member_id", "=", member_id);
  const { numDeletedRows } = await ("id" in which ? own9.where("id", "=", Number(which.id)) : own9.where("token_hash", "!=", which.kept)).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
var deleteToken = async (db, token_hash) => {
  await db.deleteFrom("auth_token").where("token_hash", "=", token_hash).execute();
};
var deleteTokens = async (tx, member_id) => {
  await tx.deleteFrom("auth_token").where("member_id", "=", member_id).execute();
};

// platform/http/device.ts
import { createHash } from "node:crypto";
var KEY = /^[A-Za-z0-9_-]{43}$/;
var deviceOf = (call) => {
  const key2 = call.header("device") ?? "";
  return KEY.test(key2) ? createHash("sha256").update(key2).digest() : null;
};
var agentOf = (call) => (call.header("user-agent") ?? "").slice(0, 300);

// platform/http/new-password.ts
var busy = () => new Refused("busy", { status: 429, refusal: { retry_after: 5 } });
var requireSame = ({ password: password2, password_confirm }) => {
  if (password2 !== password_confirm) throw wrongField("password_confirm", "field.repassword");
};
var requireForeign = (password2, names3) => {
  if (isOwnName(password2, names3)) throw wrongField("password", "password.own");
};
var newHash = async (password2, { context: { passwordMin } }) => {
  if (password2.length < passwordMin) throw wrongField("password", "field.tooShort", { n: passwordMin });
  if (await isCommon(password2)) throw wrongField("password", "password.common");
  const hash2 = await queued(() => hashPassword(password2));
  if (hash2 === null) throw busy();
  return hash2;
};

// platform/queries/account/failures.ts
import { sql as sql96 } from "kysely";
var KEPT_S2 = 86400;
var WINDOW_S = 900;
var noteAttempt = async (db, limits, now) => {
  const keys = limits.map(({ key: key2 }) => key2);
  const mosts = limits.map(({ most: most2 }) => most2);
  const longests = limits.map(({ longest: longest2 }) => longest2 ?? WINDOW_S);
  await sql96`delete from login_failure where t < ${now - KEPT_S2}`.execute(db);
  await sql96`insert into login_failure (key, t) select unnest(${keys}::text[]), ${now}`.execute(db);
  const { rows } = await sql96`
    select greatest(0, coalesce(f.t + least(k.longest, ${WINDOW_S} * 2 ^ greatest(0, (n.earlier / k.most)::int - 1))::int - ${now}, 0)) as wait
    from unnest(${keys}::text[], ${mosts}::int[], ${longests}::int[]) with ordinality as k(key, most, longest, place)
      cross join lateral (select count(*) - 1 as earlier from login_failure c where c.key = k.key) n
      left join lateral (select t from login_failure l where l.key = k.key order by t desc offset k.most limit 1) f on true
    order by k.place`.execute(db);
  return rows.map(({ wait }) => wait);
};
var forgetAttempt = async (db, keys, t) => {
  await sql96`delete from login_failure where ctid = any(array(
    select (select f.ctid from login_failure f where f.key = k and f.t = ${t} limit 1) from unnest(${keys}::text[]) k))`.execute(
    db
  );
};
var forgetAttempts = async (db, key2, beginnings2 = []) => {
  await sql96`delete from login_failure where key = ${key2}
    or exists (select 1 from unnest(${beginnings2}::text[]) b where starts_with(key, b))`.execute(db);
};

// platform/http/throttle.ts
var PER_ACCOUNT = 5;
var PER_ADDRESS = 20;
var PER_STRANGERS = 20;
var LONGEST_S = 4 * 3600;
var strangersKey = (account4) => `account:${account4}`;
var pairKey = (account4) => `pair:${account4}
`;
var deviceKey = (account4) => `device:${account4}
`;
var loginLimits = (account4, ip, known3) => {
  const own9 = { most: PER_ACCOUNT, longest: LONGEST_S, afresh: true };
  if (known3) return [{ key: deviceKey(account4) + known3.toString("hex"), ...own9 }];
  return [
    { key: pairKey(account4) + ip, ...own9 },
    { key: strangersKey(account4), most: PER_STRANGERS, longest: LONGEST_S },
    { key: `address:${ip}`, most: PER_ADDRESS }
  ];
};
var forgiveAccount = (tx, account4) => forgetAttempts(tx, strangersKey(account4), [pairKey(account4), deviceKey(account4)]);
var beginAttempt = async (db, limits, now) => {
  const keys = limits.map(({ key: key2 }) => key2);
  const wait = Math.max(0, ...await noteAttempt(db, limits, now));
  if (wait > 0) await forgetAttempt(db, keys, now);
  return {
    wait,
    succeeded: async () => {
      await forgetAttempt(db, keys, now);
      for (const { key: key2, afresh } of limits) if (afresh) await forgetAttempts(db, key2);
    }
  };
};
var tooMany = (text4, seconds6) => new Refused(text4, {
  status: 429,
  params: { minutes: Math.ceil(seconds6 / 60) },
  refusal: { retry_after: seconds6 }
});
var attempted = async (call, name2, work2) => {
  const limits = [{ key: `${name2}:${call.ip}`, most: PER_ADDRESS }];
  const attempt = await beginAttempt(call.context.db, limits, call.now);
  if (attempt.wait > 0) throw tooMany("tooMany", attempt.wait);
  const done = await work2();
  await attempt.succeeded();
  return done;
};

// platform/sms/codes.ts
import { createHash as createHash2, randomBytes as randomBytes2, randomInt, timingSafeEqual } from "node:crypto";

// platform/queries/sms/codes.ts
var tryCode = async (db, { mobile: mobile2, type }, most2) => {
  const row = await db.updateTable("sms_code").set((eb) => ({ tries: eb("tries", "+", 1) })).where("mobile", "=", mobile2).where("type", "=", type).where("tries", "<", most2).returning(["salt", "code_hash", "expire_t"]).executeTakeFirst();
  return row ?? null;
};
var hasCode = async (db, { mobile: mobile2, type }) => {
  const found = db.selectFrom("sms_code").select("tries").where("mobile", "=", mobile2).where("type", "=", type);
  return await found.executeTakeFirst() !== void 0;
};
var dropCode = async (db, { mobile: mobile2, type }, salt) => {
  const { numDeletedRows } = await db.deleteFrom("sms_code").where("mobile", "=", mobile2).where("type", "=", type).where("salt", "=", salt).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

// platform/sms/codes.ts
var CODE_LIFE_S = 600;
var TRIES = 5;
var hashOf = (salt, code2) => createHash2("sha256").update(salt).update(code2).digest();
var newCode = (now) => {
  const code2 = String(randomInt(1e6)).padStart(6, "0");
  const salt = randomBytes2(16);
  return { code: code2, stored: { salt, code_hash: hashOf(salt, code2), expire_t: now + CODE_LIFE_S } };
};
var decoyCode = (now) => ({
  salt: randomBytes2(16),
  code_hash: randomBytes2(32),
  expire_t: now + CODE_LIFE_S
});
var takeCode = async (db, question) => {
  const stored = await tryCode(db, question, TRIES);
  if (!stored) return await hasCode(db, question) ? "spent" : "none";
  if (stored.expire_t <= question.now) return "expired";
  if (!timingSafeEqual(stored.code_hash, hashOf(stored.salt, question.code))) return "wrong";
  return await dropCode(db, question, stored.salt) ? "right" : "none";
};

// platform/http/with-code.ts
var refusals = {
  wrong: "code.wrong",
  expired: "code.expired",
  spent: "code.spent",
  none: "code.none"
};
var withCode = async (call, { mobile: mobile2, type, code: code2 }, write7) => {
  const outcome = await call.context.db.transaction().execute(async (tx) => {
    const taken3 = await takeCode(tx, { mobile: mobile2, type, code: code2, now: call.now });
    return taken3 === "right" ? { done: await write7(tx) } : { refusal: refusals[taken3] };
  });
  if ("refusal" in outcome) throw wrongField("code", outcome.refusal);
  return outcome.done;
};
var unlessTaken = async (fields, write7) => {
  try {
    return await write7();
  } catch (error) {
    const taken3 = fields[duplicateOf(error) ?? ""];
    throw taken3 ? wrongField(taken3.field, taken3.text) : error;
  }
};

// platform/http/password-change.ts
var namesOf = ({ username, mobile: mobile2, membername, company_name }) => [
  username,
  mobile2 ?? "",
  membername,
  company_name
];
var replacePassword = async (tx, member3, password_hash, call) => {
  const { now, ip } = call;
  const { id: id10, username, manager_id } = member3;
  await updateMember(tx, id10, { password_hash }, now);
  await deleteTokens(tx, id10);
  await forgiveAccount(tx, username);
  await forgetDevices(tx, id10);
  const device = deviceOf(call);
  if (device) await keepDevice(tx, id10, device, now);
  await insertNotice(tx, { viewers: [id10, manager_id], about: id10, event: "password.changed", now });
  const object39 = { object_type: "member", object_id: String(id10) };
  await insertAudit(tx, { member_id: id10, action: "password.changed", ...object39, ip, now });
};
var resetPassword = async (input3, call) => {
  requireSame(input3);
  const { mobile: mobile2, code: code2, password: password2 } = input3;
  await attempted(call, "forget", async () => {
    const password_hash = await newHash(password2, call);
    const id10 = await withCode(call, { mobile: mobile2, type: "forget", code: code2 }, async (tx) => {
      const member3 = await readMemberByMobile(tx, mobile2, call.now);
      if (!member3) throw wrongField("code", "code.wrong");
      requireForeign(password2, namesOf(member3));
      await replacePassword(tx, member3, password_hash, call);
      return member3.id;
    });
    call.context.sessions.forget(id10);
  });
  return null;
};
var changePassword = async (input3, call) => {
  requireSame(input3);
  const member3 = await call.member();
  if (!member3.mobile) throw new Refused("mobile.none");
  requireForeign(input3.password, namesOf(member3));
  const password_hash = await newHash(input3.password, call);
  const question = { mobile: member3.mobile, type: "password", code: input3.code };
  await withCode(call, question, (tx) => replacePassword(tx, member3, password_hash, call));
  call.context.sessions.forget(member3.id);
  return null;
};

// platform/queries/account/phone-proofs.ts
var keepProof = async (tx, { token_hash, mobile: mobile2 }, expire_t) => {
  await tx.insertInto("phone_proof").values({ token_hash, mobile: mobile2, expire_t }).onConflict((conflict) => conflict.column("token_hash").doUpdateSet({ mobile: mobile2, expire_t })).execute();
};
var isProven = async (db, { token_hash, mobile: mobile2 }, now) => {
  const row = await db.selectFrom("phone_proof").select("expire_t").where("token_hash", "=", token_hash).where("mobile", "=", mobile2).executeTakeFirst();
  return row !== void 0 && row.expire_t > now;
};
var spendProof = async (tx, { token_hash, mobile: mobile2 }) => {
  const { numDeletedRows } = await tx.deleteFrom("phone_proof").where("token_hash", "=", token_hash).where("mobile", "=", mobile2).executeTakeFirst();
  return numDeletedRows > 0n;
};

// platform/http/phone-change.ts
var PROOF_S = 600;
var taken = { member_mobile_key: { field: "phone", text: "mobile.taken" } };
var proveOld = async (member3, code2, call) => {
  const { mobile: mobile2 } = member3;
  if (!mobile2) throw new Refused("mobile.none");
  const proof = { token_hash: call.viewer.tokenHash, mobile: mobile2 };
  await withCode(call, { mobile: mobile2, type: "phone_old", code: code2 }, (tx) => keepProof(tx, proof, call.now + PROOF_S));
  return { step: "new", mobile: mobile2 };
};
var takeNew = async ({ id: id10, mobile: mobile2, manager_id }, phone, code2, call) => {
  const { now, ip } = call;
  const { db, sessions } = call.context;
  const proof = mobile2 ? { token_hash: call.viewer.tokenHash, mobile: mobile2 } : null;
  if (proof && !await isProven(db, proof, now)) throw new Refused("mobile.unproven");
  await withCode(call, { mobile: phone, type: "phone_new", code: code2 }, async (tx) => {
    if (proof && !await spendProof(tx, proof)) throw new Refused("mobile.unproven");
    await updateMember(tx, id10, { mobile: phone }, now);
    await insertNotice(tx, { viewers: [id10, manager_id], about: id10, event: "phone.changed", now });
    const values4 = { before: { mobile: mobile2 }, after: { mobile: phone } };
    const object39 = { object_type: "member", object_id: String(id10) };
    await insertAudit(tx, { member_id: id10, action: "phone.changed", ...object39, ...values4, ip, now });
  });
  sessions.forget(id10);
  return { step: "done", mobile: phone };
};
var modifyPhone = async ({ code: code2, phone }, call) => {
  const member3 = await call.member();
  return phone === void 0 ? proveOld(member3, code2, call) : unlessTaken(taken, () => takeNew(member3, phone, code2, call));
};

// platform/queries/account/invites.ts
import { sql as sql97 } from "kysely";
var readInvite = async (db, code2) => {
  const { rows } = await sql97`
    select i.expire_t, m.id as leader_id, coalesce(nullif(m.membername, ''), m.username) as leader, m.agency_level,
      m.company_id, case when c.id = 0 then '' else c.name end as company,
      least(i.share_rate_bp, m.share_rate_bp) as share_rate_bp
    from invite i join member m on m.id = i.member_id join company c on c.id = m.company_id
    where i.code = upper(${code2}) and m.status = 1 and m.deleted_t is null`.execute(db);
  return rows[0] ?? null;
};

// platform/queries/account/register.ts
import { sql as sql98 } from "kysely";
var isTaken = async (db, username) => await db.selectFrom("member").select("id").where("username", "=", username).executeTakeFirst() !== void 0;
var WAITING = 2;
var LOWEST = 4;
var insertMember = async (tx, member3, invite, now) => {
  const leader = invite?.leader_id ?? null;
  const { id: id10 } = await tx.insertInto("member").values({
    ...member3,
    company_id: invite?.company_id ?? 0,
    agency_level: Math.min((invite?.agency_level ?? LOWEST) + 1, LOWEST),
    share_rate_bp: invite?.share_rate_bp ?? 0,
    privilege_id: 0,
    status: WAITING,
    tk_pid: leader ?? 0,
    manager_id: leader,
    referrer_id: leader,
    last_login_t: null,
    deleted_t: null,
    add_time: now,
    update_time: now
  }).returning("id").executeTakeFirstOrThrow();
  await sql98`
    insert into member_closure (ancestor_id, descendant_id, depth)
    select ancestor_id, ${id10}, depth + 1 from member_closure where descendant_id = ${leader}::bigint
    union all select ${id10}::bigint, ${id10}::bigint, 0`.execute(tx);
  await tx.insertInto("member_module").values({ member_id: id10, code: 0, start_t: now, end_t: null }).execute();
  return id10;
};

// platform/http/register.ts
var goodInvite = async (code2, field, call) => {
  const invite = await readInvite(call.context.db, code2);
  if (!invite) throw wrongField(field, "invite.unknown");
  if (invite.expire_t <= call.now) throw wrongField(field, "invite.expired");
  return invite;
};
var showInvite = ({ code: code2 }, call) => attempted(call, "invite", async () => {
  const { leader, company: company3, expire_t } = await goodInvite(code2, "code", call);
  return { leader, company: company3, expire_time: expire_t };
});
var requireFreeName = ({ account: account4 }, call) => attempted(call, "name", async () => {
  if (await isTaken(call.context.db, account4)) throw wrongField("account", "account.taken");
  return null;
});
var taken2 = {
  member_username_key: { field: "account", text: "account.taken" },
  member_mobile_key: { field: "mobile", text: "mobile.taken" }
};
var make = async (input3, call) => {
  const { account: account4, membername = "", mobile: mobile2, code: code2, kind: kind4 } = input3;
  const { now, ip } = call;
  if (await isTaken(call.context.db, account4)) throw wrongField("account", "account.taken");
  const invite = input3.invite ? await goodInvite(input3.invite, "invite", call) : null;
  requireForeign(input3.password, [account4, membername, mobile2, invite?.company ?? ""]);
  const password_hash = await newHash(input3.password, call);
  const made2 = withCode(call, { mobile: mobile2, type: "register", code: code2 }, async (tx) => {
    const id10 = await insertMember(tx, { username: account4, membername, mobile: mobile2, password_hash, kind: kind4 }, invite, now);
    if (invite) await insertNotice(tx, { viewers: [invite.leader_id], about: id10, event: "member.registered", now });
    const after = { account: account4, membername, mobile: mobile2, kind: kind4, leader: invite?.leader_id ?? null };
    const object39 = { object_type: "member", object_id: String(id10) };
    await insertAudit(tx, { member_id: id10, action: "member.registered", ...object39, after, ip, now });
    return id10;
  });
  return { id: String(await made2) };
};
var register = async (input3, call) => {
  requireSame(input3);
  return attempted(call, "register", () => unlessTaken(taken2, () => make(input3, call)));
};

// platform/http/account.ts
var { smscode: _, uploadavatar: __, ...own4 } = accountApi;
var mountAccount = (router, context) => implement(router, context, own4, {
  invite: showInvite,
  rules: async () => ({ password_min: context.passwordMin }),
  name: requireFreeName,
  register,
  forget: resetPassword,
  password: changePassword,
  modifyphone: modifyPhone,
  settimezone: setTimeZone,
  module: chooseModule,
  time: async () => ({ now_ms: Math.floor(context.nowMs()) })
});

// platform/queries/ads/parts.ts
import { sql as sql99 } from "kysely";
var returnOf = (sums) => ({
  spend: amountOf(sums.spend_amt),
  revenue: amountOf(sums.revenue_amt),
  roas: adMetric("M27", sums)
});
var adCuts = {
  hours: { t: sql99`h.hour_t` },
  accounts: { account_id: sql99`a.account_id` },
  regions: { key: sql99`c.region` },
  placements: { key: sql99`g.placement` },
  ages: { key: sql99`g.age` },
  creatives: { ad_id: sql99`k.ad_id`, name: sql99`k.name`, material_id: sql99`k.material_id` }
};
var partsOf = (rows, by) => rows.map((row) => ({ key: String(row.key), orders: row.orders, ...returnOf(row) })).toSorted((a, b) => (by === "ages" ? 0 : (b.spend ?? 0) - (a.spend ?? 0)) || (a.key < b.key ? -1 : 1));
var creativesOf = (rows) => rows.filter(({ spend_amt }) => spend_amt !== 0).map((row) => ({
  ad_id: String(row.ad_id),
  name: String(row.name),
  material_id: String(row.material_id),
  orders: row.orders,
  ...returnOf(row)
})).toSorted((a, b) => (b.spend ?? 0) - (a.spend ?? 0) || (a.ad_id < b.ad_id ? -1 : 1));

// platform/queries/ads/board.ts
var MOST_CREATIVES = 60;
var { accounts: _2, ...cuts } = adCuts;
var readAdBoard = async (db, view2, question, days2, compare) => {
  const { clock: clock2, from, to } = days2;
  const first2 = compare === "year" ? yearBefore(from) : from - (to - from + 1);
  const period = periodOfDays(days2);
  const accounts2 = await readAccounts(db, question);
  const money = moneyOf2(accounts2, view2.company.currency);
  const exchange = await readExchange(db, money, days2);
  const { hours: hours3, placements, regions: regions2, ages: ages2, creatives: creatives2 } = await readAdSums(db, question, period, cuts, exchange);
  const other = { clock: clock2, from: first2, to: first2 + to - from };
  const was = { period: periodBefore(days2, first2, view2.now), exchange: await readExchange(db, money, other) };
  const before2 = await readAdTotal(db, question, was.period, was.exchange);
  const day7 = dayNumber(clock2, view2.now);
  const today = await readExchange(db, money, { clock: clock2, from: day7, to: day7 });
  const total6 = adSumsOf(hours3);
  const byDay = /* @__PURE__ */ new Map();
  for (const row of hours3) {
    const day8 = dayNumber(clock2, Number(row.t));
    byDay.set(day8, [...byDay.get(day8) ?? [], row]);
  }
  return {
    network: question.network,
    zone: clock2.zone,
    currency: money.currency,
    exchanged: [...money.others],
    missing: namedRates([
      ...await readMissing(db, question, period, exchange),
      ...await readMissing(db, question, was.period, was.exchange),
      ...missingOfBalances(accounts2, today, day7)
    ]),
    data_time: view2.now,
    from: dayText(from),
    to: dayText(to),
    before_from: dayText(first2),
    before_to: dayText(first2 + to - from),
    kpi: [...figuresOf(total6, before2, accounts2, await readOverBudget(db, question), today)],
    days: Array.from({ length: to - from + 1 }, (_4, n) => ({
      day: dayText(from + n),
      ...returnOf(adSumsOf(byDay.get(from + n) ?? [noAdSums]))
    })),
    creatives: creativesOf(creatives2).slice(0, MOST_CREATIVES),
    placements: partsOf(placements, "placements"),
    regions: partsOf(regions2, "regions"),
    ages: partsOf(ages2, "ages"),
    funnel: [
      { step: "impressions", n: total6.impressions },
      { step: "clicks", n: total6.clicks },
      { step: "carts", n: total6.add_to_cart },
      { step: "checkouts", n: total6.checkouts },
      { step: "orders", n: total6.orders }
    ]
  };
};

// platform/queries/ads/report.ts
import { sql as sql100 } from "kysely";
var levels2 = {
  campaign: { at: "c", id: "campaign_id", parent: "a.account_id", daily: 1 },
  group: { at: "g", id: "group_id", parent: "g.campaign_id", daily: 2 },
  ad: { at: "k", id: "ad_id", parent: "k.group_id", daily: 3 }
};
var readRows = async (db, { scope, network: network2, filters: filters3 }, days2, level, parent, exchange) => {
  const period = periodOfDays(days2);
  const { at: at2, id: id10, parent: above, daily: daily2 } = levels2[level];
  const own9 = sql100.ref(`${at2}.${id10}`);
  const day7 = days2.from === days2.to ? days2.from : -1;
  const isBelow = level !== "campaign";
  const tests = [accountsOf3(scope, network2), ...[...adConditions(filters3).values()].map((one) => sql100`(${one})`)];
  const spent = exchange ? exchangedSum(sql100`h.spend_amt`, rateOfHour(exchange)) : sql100`sum(h.spend_amt)`;
  if (parent !== void 0 && isBelow) tests.push(sql100`${sql100.ref(above)} = ${parent}`);
  const { rows } = await sql100`
    select ${own9} as id, ${sql100.ref(`${at2}.name`)} as name, ${sql100.ref(`${at2}.status`)} as status,
      ${sql100.ref(`${at2}.raw_status`)} as raw_status, a.name as account, a.currency, c.region, ${isBelow ? sql100`g.placement, g.age` : sql100`null::int as placement, null::int as age`}, max(r.reach) as reach, ${sumsIn(period)}
    from ad_account a
    join ad_campaign c on c.company_id = a.company_id and c.account_id = a.account_id
    join ad_group g on g.company_id = c.company_id and g.campaign_id = c.campaign_id
    join ad_creative k on k.company_id = g.company_id and k.group_id = g.group_id
    ${reachJoin(daily2, own9, day7, days2.clock.zone)}
    left join ad_hourly h on h.company_id = k.company_id and h.ad_id = k.ad_id
      and h.hour_t >= ${period.from} and h.hour_t < ${period.to}
    where ${sql100.join(tests, sql100` and `)}
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by ${spent} desc nulls last, 1`.execute(db);
  return rows;
};
var readCrumbs = async (db, { scope, network: network2 }, level, parent) => {
  if (parent === void 0 || level === "campaign") return [];
  const { rows } = await sql100`
    select c.campaign_id, c.name as campaign, g.group_id, g.name as group from ad_account a
    join ad_campaign c on c.company_id = a.company_id and c.account_id = a.account_id
    join ad_group g on g.company_id = c.company_id and g.campaign_id = c.campaign_id
    where ${accountsOf3(scope, network2)} and ${level === "group" ? sql100`c.campaign_id` : sql100`g.group_id`} = ${parent}
    limit 1`.execute(db);
  const [found] = rows;
  if (!found) return [];
  const campaign2 = { level: "campaign", id: found.campaign_id, name: found.campaign };
  return level === "group" ? [campaign2] : [campaign2, { level: "group", id: found.group_id, name: found.group }];
};
var readAdReport = async (db, view2, question, days2, level, parent) => {
  const { network: network2 } = question;
  const accounts2 = await readAccounts(db, question);
  const asked3 = moneyOf2(accounts2, view2.company.currency);
  const exchange = await readExchange(db, asked3, days2);
  const rows = await readRows(db, question, days2, level, parent, exchange);
  const isOne = parent !== void 0 && level !== "campaign";
  const money = isOne ? moneyOf2(rows, view2.company.currency) : asked3;
  const period = periodOfDays(days2);
  const isAdded = money.others.length === 0;
  const total6 = isAdded ? adSumsOf(rows) : await readAdTotal(db, question, period, exchange);
  const isWhole2 = parent === void 0 && days2.from === days2.to;
  const reach2 = isWhole2 ? await readWholeReach(db, question, days2.from, days2.clock.zone) : null;
  return {
    network: network2,
    zone: days2.clock.zone,
    currency: money.currency,
    exchanged: [...money.others],
    missing: namedRates(isAdded ? [] : await readMissing(db, question, period, exchange)),
    data_time: view2.now,
    level,
    crumbs: await readCrumbs(db, question, level, parent),
    rows: rows.map(
      (row) => ({
        id: row.id,
        name: row.name,
        status: row.status,
        raw_status: row.raw_status,
        account: row.account,
        currency: row.currency,
        region: row.region,
        placement: row.placement,
        age: row.age,
        figures: measuresFrom(network2, row, row.reach)
      })
    ),
    totals: measuresFrom(network2, total6, reach2)
  };
};

// platform/queries/ads/today.ts
var BEST = 10;
var { hours: hours2, accounts, regions, creatives } = adCuts;
var cuts2 = { hours: hours2, accounts, regions, creatives };
var LEAST_PART = 100;
var hoursOf4 = (start2, end, now, found) => Array.from({ length: Math.round((end - start2) / 3600) }, (_4, n) => {
  const t = start2 + n * 3600;
  return t > now ? { t, spend: null, revenue: null, roas: null } : { t, ...returnOf(found.get(t) ?? noAdSums) };
});
var readAdToday = async (db, view2, question, zone) => {
  const clock2 = adClock(zone);
  const day7 = dayNumber(clock2, view2.now);
  const days2 = { clock: clock2, from: day7, to: day7 };
  const period = periodOfDays(days2);
  const accounts2 = await readAccounts(db, question);
  const money = moneyOf2(accounts2, view2.company.currency);
  const exchange = await readExchange(db, money, days2);
  const found = await readAdSums(db, question, period, cuts2, exchange);
  const own9 = exchange ? await readAdSums(db, question, period, { accounts: cuts2.accounts }) : found;
  const yesterday = { clock: clock2, from: day7 - 1, to: day7 - 1 };
  const was = { period: periodBefore(days2, day7 - 1, view2.now), exchange: await readExchange(db, money, yesterday) };
  const before2 = await readAdTotal(db, question, was.period, was.exchange);
  const creatives2 = creativesOf(found.creatives);
  const total6 = adSumsOf(found.hours);
  const returnIn = (rows, account_id) => returnOf(rows.find((one) => one.account_id === account_id) ?? noAdSums);
  return {
    network: question.network,
    zone,
    currency: money.currency,
    exchanged: [...money.others],
    missing: namedRates([
      ...await readMissing(db, question, period, exchange),
      ...await readMissing(db, question, was.period, was.exchange),
      ...missingOfBalances(accounts2, exchange, day7)
    ]),
    data_time: view2.now,
    day: dayText(day7),
    kpi: [...figuresOf(total6, before2, accounts2, await readOverBudget(db, question), exchange)],
    hours: hoursOf4(
      period.from,
      dayStart(clock2, day7 + 1),
      view2.now,
      new Map(found.hours.map((row) => [Number(row.t), row]))
    ),
    accounts: accounts2.map((account4) => {
      const { spend, revenue } = returnIn(found.accounts, account4.account_id);
      return { ...account4, ...returnIn(own9.accounts, account4.account_id), exchanged: { spend, revenue } };
    }),
    creatives: creatives2.filter(({ spend }) => (spend ?? 0) * LEAST_PART >= (total6.spend_amt ?? 0)).toSorted((a, b) => (b.roas ?? 0) - (a.roas ?? 0)).slice(0, BEST),
    regions: partsOf(found.regions, "regions")
  };
};

// platform/queries/version-memory.ts
var MOST3 = 500;
var VersionMemory = class {
  #kept = /* @__PURE__ */ new Map();
  /** Answers that are held, or are being read. */
  get size() {
    return this.#kept.size;
  }
  at(view2, question, read3) {
    const key2 = JSON.stringify([view2.scope.text, view2.company.version, view2.now, question]);
    const kept3 = this.#kept.get(key2);
    if (kept3) return kept3.catch(read3);
    const answer5 = read3();
    this.#kept.set(key2, answer5);
    answer5.catch(() => {
      if (this.#kept.get(key2) === answer5) this.#kept.delete(key2);
    });
    if (this.#kept.size > MOST3) this.#kept.delete(this.#kept.keys().next().value ?? "");
    return answer5;
  }
};

// shared/forms/form.ts
import * as z11 from "zod/mini";
var maker = (kind4) => (name2, options2) => ({ name: name2, kind: kind4, ...options2 });
var f = {
  text: maker("text"),
  money: maker("money"),
  count: maker("count"),
  rate: maker("rate"),
  choice: maker("choice"),
  date: maker("date"),
  check: maker("check")
};
var LARGEST = 1e13;
var LONGEST2 = 300;
var numberSchema = ({ least, most: most2 }) => z11.int().check(z11.minimum(least ?? -LARGEST), z11.maximum(most2 ?? LARGEST));
var schemaOf = (field) => {
  switch (field.kind) {
    case "money":
    case "count":
    case "rate":
      return numberSchema(field);
    case "choice":
      return z11.int().check(z11.refine((value3) => field.options?.includes(value3) ?? false));
    case "date":
      return z11.string().check(z11.regex(/^\d{4}-\d{2}-\d{2}$/));
    case "check":
      return z11.boolean();
    case "text":
      return z11.string().check(z11.trim(), z11.minLength(field.least ?? 1), z11.maxLength(field.most ?? LONGEST2));
    default:
      return field.kind;
  }
};
var shapeOf = (fields) => Object.fromEntries(
  fields.map((field) => [field.name, field.optional ? z11.nullable(schemaOf(field)) : schemaOf(field)])
);

// shared/workflows/workflow.ts
import * as z13 from "zod/mini";

// shared/api/bulk.ts
import * as z12 from "zod/mini";
var BULK_LIMIT = Math.max(...rowSizes);
var bulkKeys = z12.array(z12.string().check(z12.minLength(1), z12.maxLength(300))).check(
  z12.minLength(1),
  z12.maxLength(BULK_LIMIT),
  z12.refine((keys) => new Set(keys).size === keys.length)
);
var bulkData = z12.object({
  results: z12.array(z12.object({ key: z12.string(), ok: z12.boolean(), message: z12.string() }))
});

// shared/workflows/workflow.ts
var requestId = z13.string().check(z13.regex(/^[\w-]{8,64}$/));
var values = z13.record(z13.string(), z13.nullable(z13.union([z13.int(), z13.string(), z13.boolean()])));
var inputOf2 = (name2, { form = [] }) => z13.strictObject({
  transition: z13.literal(name2),
  keys: bulkKeys,
  request_id: requestId,
  /** By key, what stood in the column of the state and in those that the form changes: refused where that is no longer so. */
  seen: z13._default(z13.record(z13.string(), values), {}),
  ...shapeOf(form)
});
var historyData = z13.object({
  list: z13.array(
    z13.object({
      time: z13.int(),
      by: z13.string(),
      transition: z13.string(),
      /** The state, and what else the transition changed. */
      before: values,
      after: values
    })
  )
});
var defineWorkflow = (options2) => {
  const { list: list3, transitions: transitions2 } = options2;
  const inputs = Object.entries(transitions2).map(([name2, transition]) => inputOf2(name2, transition));
  const of16 = {
    access: [list3.screen, ...list3.also ?? []],
    ...list3.mode ? { mode: list3.mode } : {}
  };
  return {
    ...options2,
    api: {
      transition: endpoint({
        ...of16,
        method: "POST",
        path: `${list3.path}/transition`,
        input: z13.discriminatedUnion("transition", inputs),
        data: bulkData
      }),
      history: endpoint({
        ...of16,
        method: "GET",
        path: `${list3.path}/history`,
        input: z13.object({ key: z13.string().check(z13.minLength(1), z13.maxLength(300)) }),
        data: historyData
      })
    }
  };
};
var leadsFrom = ({ from }, state3) => from === void 0 || from.includes(state3);

// shared/workflows/ads.ts
var MOST_BUDGET = 1e10;
var [DELIVERING, PAUSED] = [1, 3];
var on = [DELIVERING, 2, 4, 5];
var spending = [...on, PAUSED, 6];
var transitionsOf = (least) => ({
  on: { from: [PAUSED], to: DELIVERING, by: "anyone", bulk: true, asks: true, undo: "off" },
  off: { from: on, to: PAUSED, by: "anyone", bulk: true, asks: true, undo: "on" },
  budget: {
    from: spending,
    by: "anyone",
    form: [f.money("budget_amt", { least, most: MOST_BUDGET, was: ["budget"] })]
  }
});
var adWorkflows = {
  tiktok: defineWorkflow({
    of: "ad",
    list: tiktokTodayList,
    state: "ad_status",
    states: adStates,
    transitions: transitionsOf(leastBudget.tiktok)
  }),
  meta: defineWorkflow({
    of: "ad",
    list: metaTodayList,
    state: "ad_status",
    states: adStates,
    transitions: transitionsOf(leastBudget.meta)
  })
};

// platform/queries/ads/writes.ts
import { sql as sql101 } from "kysely";
var holdCampaign = async (tx, { scope, network: network2 }, campaign_id) => {
  const { rows } = await sql101`
    select c.name, c.status, c.raw_status, c.budget_amt, a.auth_state from ad_campaign c
    join ad_account a on a.company_id = c.company_id and a.account_id = c.account_id
    where c.campaign_id = ${campaign_id} and ${accountsOf3(scope, network2)} for update of c`.execute(tx);
  return rows[0];
};
var changeCampaign = async (tx, company_id, campaign_id, change5, now) => {
  await tx.updateTable("ad_campaign").set({ ...change5, simulated_t: now, update_time: now }).where("company_id", "=", company_id).where("campaign_id", "=", campaign_id).execute();
};

// platform/http/bulk.ts
var bulk = async (call, keys, one) => {
  const say = sayFor(call.header("lang"), call.header("accept-language"));
  const results = [];
  for (const key2 of keys) {
    try {
      await call.context.db.transaction().execute((tx) => one(tx, key2));
      results.push({ key: key2, ok: true, message: "" });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      results.push({ key: key2, ok: false, message: say(error.text, error.params) });
    }
  }
  return { results };
};

// platform/queries/workflows/history.ts
import { sql as sql102 } from "kysely";
var MOST4 = 200;
var readHistory2 = async (tx, of16, object_id) => {
  const { rows } = await sql102`
    select t.add_time as time, ${calledBy("m")} as by, substr(t.action, ${of16.length + 2}) as transition,
      coalesce(t.before, '{}'::jsonb) as before, coalesce(t.after, '{}'::jsonb) as after
    from audit_log t join member m on m.id = t.member_id
    where t.object_type = ${of16} and t.object_id = ${object_id} order by t.id desc limit ${MOST4}`.execute(tx);
  return rows;
};
var readNewestActor = async (tx, of16, object_id) => {
  const { rows } = await sql102`
    select ${calledBy("m")} as by from audit_log t join member m on m.id = t.member_id
    where t.object_type = ${of16} and t.object_id = ${object_id} order by t.id desc limit 1`.execute(tx);
  return rows[0]?.by;
};

// platform/queries/workflows/requests.ts
import { sql as sql103 } from "kysely";
var DAY9 = 86400;
var isRepeated = async (tx, { member_id, request_id, key: key2, now }) => {
  const { rows } = await sql103`
    with old as (delete from workflow_request where member_id = ${member_id} and add_time < ${now - DAY9})
    insert into workflow_request (member_id, request_id, key, add_time) values (${member_id}, ${request_id}, ${key2}, ${now})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length === 0;
};

// shared/workflows/shop-products.ts
var [ON_SALE, OFF_SHELF] = [1, 4];
var editable = [0, 1, 3, OFF_SHELF];
var MOST_PIECES = 1e7;
var MOST_AMOUNT = 1e9;
var shopProductWorkflow = defineWorkflow({
  of: "product",
  list: shopProductList,
  state: "status",
  states: productStatuses,
  transitions: {
    on: { from: [OFF_SHELF], to: ON_SALE, by: "anyone", bulk: true, asks: true, undo: "off" },
    off: { from: [ON_SALE], to: OFF_SHELF, by: "anyone", bulk: true, danger: true, undo: "on" },
    price: {
      from: editable,
      by: "anyone",
      bulk: true,
      // Down to a tenth, up to ten times.
      form: [f.rate("change_bp", { least: -9e3, most: 9e4, was: ["min_price", "max_price"], becomes: "scaled" })]
    },
    stock: {
      from: editable,
      by: "anyone",
      bulk: true,
      form: [f.count("stock", { least: 0, most: MOST_PIECES, was: ["stock"], becomes: { times: "sku_count" } })]
    },
    commission: {
      from: editable,
      by: "anyone",
      bulk: true,
      form: [f.rate("rate_bp", { least: 100, most: 8e3, was: ["commission_rate_bp"] })]
    },
    cost: {
      by: "anyone",
      bulk: true,
      form: [f.money("cost", { least: 0, most: MOST_AMOUNT, was: ["min_cost", "max_cost"] })]
    }
  }
});

// shared/workflows/all.ts
var workflows = Object.fromEntries(
  [adWorkflows.tiktok, adWorkflows.meta, shopProductWorkflow].map((workflow) => [workflow.list.id, workflow])
);

// platform/workflows/may.ts
var holdsRight = async (tx, scope, right) => right === "anyone" || isLeader(tx, scope);
var mayOf = async (tx, scope, list3, rows) => {
  const workflow = workflows[list3.id];
  if (!workflow) return void 0;
  const transitions2 = Object.entries(workflow.transitions);
  const held = /* @__PURE__ */ new Set();
  for (const right of new Set(transitions2.map(([, { by }]) => by)))
    if (await holdsRight(tx, scope, right)) held.add(right);
  const open4 = transitions2.filter(([, { by }]) => held.has(by));
  const of16 = (row) => open4.flatMap(([name2, transition]) => leadsFrom(transition, Number(row[workflow.state])) ? [name2] : []);
  return Object.fromEntries(rows.map((row) => [String(row[list3.rowKey]), of16(row)]));
};

// platform/workflows/run.ts
var onlyState = { before: {}, after: {} };
var requireUnchanged = async (tx, call, of16, key2, row, seen3) => {
  const now = { ...row.values, [of16.state]: row.state };
  const isSame2 = Object.entries(seen3).every(([column3, value3]) => !(column3 in now) || now[column3] === value3);
  if (isSame2) return;
  const by = await readNewestActor(tx, of16.of, objectOf(call.viewer.scope.company_id, key2));
  throw by === void 0 ? new Refused("workflow.changed") : new Refused("workflow.conflict", { params: { by } });
};
var make2 = async (tx, call, of16, { none: none3, wrongState, hold, runs }, { transition: name2, key: key2, request_id, seen: seen3, input: input3 }) => {
  const transition = of16.transitions[name2];
  const run2 = runs[name2];
  if (!transition || !run2) throw new Error(`no transition ${name2} of ${of16.of}`);
  const { record: record9, scope } = call.viewer;
  const member_id = Number(record9.id);
  const row = await hold(tx, call, key2);
  if (!row) throw new Refused(none3);
  if (await isRepeated(tx, { member_id, request_id, key: key2, now: call.now })) return;
  if (!await holdsRight(tx, scope, transition.by)) throw new Refused("workflow.right");
  await requireUnchanged(tx, call, of16, key2, row, seen3);
  if (!leadsFrom(transition, row.state)) throw new Refused(wrongState?.[name2] ?? "workflow.state");
  const to = transition.to ?? row.state;
  const changed = await run2(tx, { call, key: key2, row, input: input3, to });
  await insertAudit(tx, {
    member_id,
    action: `${of16.of}.${name2}`,
    object_type: of16.of,
    object_id: objectOf(call.viewer.scope.company_id, key2),
    before: { ...changed.before, [of16.state]: row.state },
    after: { ...changed.after, [of16.state]: to },
    ip: call.ip,
    now: call.now
  });
  await raiseVersion(tx, scope.company_id, call.now);
};
var transit = async (call, of16, implementation2, { transition, keys, request_id, seen: seen3, ...input3 }) => {
  const declared2 = of16.transitions[transition];
  if (keys.length > 1 && !declared2.bulk) throw new Refused("workflow.one");
  return bulk(
    call,
    keys,
    (tx, key2) => make2(tx, call, of16, implementation2, { transition, key: key2, request_id, seen: seen3[key2] ?? {}, input: input3 })
  );
};
var history = (call, of16, { none: none3, hold }, key2) => call.context.db.transaction().execute(async (tx) => {
  if (!await hold(tx, call, key2)) throw new Refused(none3);
  return { list: await readHistory2(tx, of16.of, objectOf(call.viewer.scope.company_id, key2)) };
});
var mountWorkflow = (router, context, workflow, implementation2) => {
  const any = implementation2;
  implement(router, context, workflow.api, {
    transition: (input3, call) => transit(call, workflow, any, input3),
    history: ({ key: key2 }, call) => history(call, workflow, any, key2)
  });
};

// platform/workflows/ads.ts
var write4 = async (tx, { call, key: key2, row }, change5) => {
  if (isCutOff(row.auth_state)) throw new Refused("ad.auth");
  await changeCampaign(tx, call.viewer.scope.company_id, key2, change5, call.now);
};
var turn2 = (network2, on2) => async (tx, doing) => {
  const raw_status = rawOfTurn(network2, on2);
  await write4(tx, doing, { status: doing.to, raw_status });
  return { before: { raw_status: doing.row.raw_status }, after: { raw_status } };
};
var runsOf = (network2) => ({
  none: "ad.none",
  wrongState: { on: "ad.notOff", off: "ad.notOn" },
  hold: async (tx, call, key2) => {
    const { scope } = call.viewer;
    const campaign2 = adZoneIn(scope, network2) && await holdCampaign(tx, { scope, network: network2 }, key2);
    return campaign2 ? { ...campaign2, state: campaign2.status, values: { budget: campaign2.budget_amt } } : void 0;
  },
  runs: {
    on: turn2(network2, true),
    off: turn2(network2, false),
    budget: async (tx, doing) => {
      const { budget_amt } = doing.input;
      await write4(tx, doing, { budget_amt });
      return { before: { budget_amt: doing.row.budget_amt }, after: { budget_amt } };
    }
  }
});
var mountAdWorkflows = (router, context) => {
  mountWorkflow(router, context, adWorkflows.tiktok, runsOf("tiktok"));
  mountWorkflow(router, context, adWorkflows.meta, runsOf("meta"));
};

// platform/http/present.ts
var present = (call, read3, from = call.context.reads) => consistently(from, async (tx) => {
  const { scope } = call.viewer;
  return read3(tx, viewNow(scope, await readCompany(tx, scope.company_id), call.now));
});
var remembered = (call, memory, question, read3, from = call.context.reads) => present(call, (tx, view2) => memory.at(view2, question, () => read3(tx, view2)), from);

// platform/http/ads.ts
var LONGEST_DAYS2 = 366;
var requireNetwork = (call, wanted2) => {
  const { scope } = call.viewer;
  const network2 = wanted2 ?? scope.ads?.[0]?.network;
  const zone = network2 && adZoneIn(scope, network2);
  if (!network2 || !zone) throw new Refused("denied", { status: 403, refusal: { rules: [] } });
  return { network: network2, zone };
};
var asked = (call, { network: wanted2, ...filters3 }) => {
  const { network: network2, zone } = requireNetwork(call, wanted2);
  const question = { scope: call.viewer.scope, network: network2, filters: filters3 };
  return { question, zone };
};
var daysOf4 = (view2, zone, { start_time, end_time }) => {
  if (end_time <= start_time) throw wrongField("end_time", "field.range");
  const clock2 = adClock(zone);
  const [from, to] = [dayNumber(clock2, start_time), dayNumber(clock2, end_time - 1)];
  if (to > dayNumber(clock2, view2.now)) throw wrongField("end_time", "field.future");
  if (to - from >= LONGEST_DAYS2) throw wrongField("end_time", "field.range");
  return { clock: clock2, from, to };
};
var noReports = () => ({
  today: new VersionMemory(),
  board: new VersionMemory(),
  report: new VersionMemory()
});
var mountAds = (router, context) => {
  const kept3 = noReports();
  implement(router, context, adsApi, {
    today: (input3, call) => {
      const { question, zone } = asked(call, input3);
      return remembered(
        call,
        kept3.today,
        [zone, question.network, question.filters],
        (tx, view2) => readAdToday(tx, view2, question, zone),
        context.db
      );
    },
    board: ({ start_time, end_time, compare, ...input3 }, call) => {
      const { question, zone } = asked(call, input3);
      return remembered(
        call,
        kept3.board,
        [zone, question.network, question.filters, start_time, end_time, compare],
        async (tx, view2) => readAdBoard(tx, view2, question, daysOf4(view2, zone, { start_time, end_time }), compare),
        context.db
      );
    },
    report: ({ start_time, end_time, level, parent, ...input3 }, call) => {
      const { question, zone } = asked(call, input3);
      return remembered(
        call,
        kept3.report,
        [zone, question.network, question.filters, start_time, end_time, level, parent],
        async (tx, view2) => readAdReport(tx, view2, question, daysOf4(view2, zone, { start_time, end_time }), level, parent),
        context.db
      );
    }
  });
  mountAdWorkflows(router, context);
};

// shared/analysis/dimensions.ts
var dimensions = {
  day: "time",
  week: "time",
  month: "time",
  hour: "time",
  region: "enum",
  shop: "id",
  category: "id",
  product: "id",
  sku: "id",
  creator: "id",
  tier: "class",
  tenure: "class",
  content: "id",
  content_type: "enum",
  age: "class",
  collab: "enum",
  abc: "class",
  reason: "class",
  team: "id",
  staff: "id"
};
var dimensionIds = Object.keys(dimensions);
var isDimension = (id10) => Object.hasOwn(dimensions, id10);
var isTime = (id10) => dimensions[id10] === "time";
var paidOnly = ["tier", "tenure", "age", "abc"];
var tierFrom = [1e5, 1e6, 1e7];
var abcShares = { A: 80, B: 95 };
var oldAge = 30;

// shared/metrics/catalogue.ts
var metrics = {
  M01: { unit: "money", formula: "\u03A3 pay_amt" },
  M02: { unit: "money", formula: "\u03A3 (pay_amt \u2212 refund_amt), settlement_status \u2260 3" },
  M03: { unit: "count", formula: "COUNT(DISTINCT order_id), settlement_status \u2260 9" },
  M04: { unit: "count", formula: "COUNT(DISTINCT order_id, sku_id), settlement_status \u2260 9" },
  M05: { unit: "count", formula: "\u03A3 quantity" },
  M06: { unit: "count", formula: "COUNT(DISTINCT buyer_key)" },
  M07: { unit: "money", formula: "M01 \xF7 M03" },
  M08: { unit: "money", formula: "\u03A3 (est_standard + est_shop_ads + est_bonus)" },
  M09: { unit: "money", formula: "\u03A3 (act_standard + act_shop_ads + act_bonus), settled_time" },
  M10: { unit: "money", formula: "\u03A3 est_*, settlement_status = 1" },
  M11: { unit: "money", formula: "\u03A3 est_partner" },
  M12: { unit: "rate", formula: "M08 \xF7 \u03A3 est_base" },
  M13: { unit: "rate", formula: "\u03A3 refund_amt \xF7 M01" },
  M14: { unit: "rate", formula: "\u03A3 (returned_qty + refunded_qty) \xF7 M05" },
  M15: { unit: "rate", formula: "COUNT(settlement_status = 3) \xF7 COUNT(settlement_status \u2260 9)" },
  M16: { unit: "rate", formula: "COUNT(settlement_status = 2) \xF7 COUNT(settlement_status = 2 or 3), delivered_time" },
  M17: { unit: "count", formula: "COUNT(DISTINCT creator_id)" },
  M18: { unit: "count", formula: "COUNT(DISTINCT product_id), settlement_status \u2260 9" },
  M19: { unit: "money", formula: "GMV of the content \xF7 views \xD7 1000" },
  M20: { unit: "rate", formula: "product clicks \xF7 product impressions" },
  M21: { unit: "rate", formula: "SKU orders \xF7 product clicks" },
  M22: { unit: "rate", formula: "live views \xF7 live impressions" },
  M23: { unit: "seconds", formula: "\u03A3 watch seconds \xF7 views" },
  M24: { unit: "count", formula: "MAX(viewers) by minute" },
  M25: { unit: "money", formula: "\u03A3 spend" },
  M26_CPM: { unit: "money", formula: "\u03A3 spend \xF7 impressions \xD7 1000" },
  M26_CPC: { unit: "money", formula: "\u03A3 spend \xF7 clicks" },
  M26_CTR: { unit: "rate", formula: "clicks \xF7 impressions" },
  M26_CVR: { unit: "rate", formula: "conversions \xF7 impressions" },
  M26_CPA: { unit: "money", formula: "\u03A3 spend \xF7 conversions" },
  M27: { unit: "ratio", formula: "\u03A3 attributed revenue \xF7 \u03A3 spend" },
  M29: { unit: "rate", formula: "\u03A3 M01 (month to date) \xF7 target" },
  M30: {
    unit: "money",
    formula: "net sales \u2212 platform fee \u2212 affiliate commission \u2212 ad spend \u2212 shipping \u2212 product cost"
  }
};

// shared/analysis/metrics.ts
var known = [
  ...["M01", "M02", "M03", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M11", "M12"],
  ...["M13", "M14", "M15", "M16", "M17", "M18", "M19", "M20", "M21", "M22", "M23", "M24"]
];
var own5 = {
  REFUND: { unit: "money", formula: "\u03A3 refund_amt" },
  ROI: { unit: "ratio", formula: "M01 \xF7 M08" }
};
var analysisMetrics = [...known, ...Object.keys(own5)];
var isAnalysisMetric = (id10) => analysisMetrics.some((one) => one === id10);
var rowOf = (id10) => id10 === "REFUND" || id10 === "ROI" ? own5[id10] : metrics[id10];
var unitOf = (id10) => rowOf(id10).unit;
var formulaOf = (id10) => rowOf(id10).formula;
var contentDims = ["day", "week", "month", "creator", "content", "content_type"];
var contentFilters = ["creator", "content_type"];
var productDims = ["day", "week", "month", "product"];
var productFilters = ["product"];
var liveDims = ["day", "week", "month", "creator", "content"];
var liveFilters = ["creator"];
var within = (asked3, known3) => asked3.every((one) => known3.includes(one));
var sourceOf2 = (id10, dims2, filters3) => {
  const contents2 = within(dims2, contentDims) && within(filters3, contentFilters);
  switch (id10) {
    case "M09":
      return dims2.some((dim) => paidOnly.includes(dim)) ? null : "settled";
    case "M16":
      return dims2.some((dim) => paidOnly.includes(dim)) ? null : "delivered";
    case "M20":
    case "M21":
      if (contents2) return "contents";
      return within(dims2, productDims) && within(filters3, productFilters) ? "products" : null;
    case "M19":
    case "M22":
    case "M23":
      return contents2 ? "contents" : null;
    case "M24":
      return within(dims2, liveDims) && within(filters3, liveFilters) ? "live" : null;
    default:
      return "lines";
  }
};

// shared/analysis/presets.ts
var presets2 = {
  tiers: "dims=tier&metrics=M17%2CM01%2CM03%2CM07%2CM08&chart=funnel",
  abc: "dims=abc&metrics=M18%2CM01%2CM03%2CM05%2CM08&chart=pie",
  refunds: "dims=reason&metrics=M03%2CM04%2CM01%2CREFUND%2CM08&lost=1&chart=pie",
  roi: "dims=product&metrics=M01%2CM08%2CROI%2CM12%2CM13&chart=scatter&sort=-M08",
  tenure: "dims=tenure%2Cweek&metrics=M17%2CM01%2CM03%2CM07&pivot=0&chart=bar",
  age: "dims=age&metrics=M01%2CM03%2CM05%2CM08&chart=line"
};
var presetIds = Object.keys(presets2);

// shared/analysis/question.ts
import * as z14 from "zod/mini";

// shared/analysis/list.ts
var lineFilters = [
  { kind: "period", types: ["paid"] },
  { kind: "country", name: "region" },
  { kind: "text", name: "shop" },
  { kind: "choice", name: "content_type", labels: "content", options: contentTypes },
  { kind: "choice", name: "collab_type", labels: "collab", options: collabTypes },
  { kind: "text", name: "category" },
  { kind: "text", name: "product" },
  { kind: "text", name: "creator" },
  { kind: "text", name: "owner" },
  { kind: "flag", name: "lost" }
];
var filterNames = lineFilters.flatMap((filter2) => filter2.kind === "period" ? [] : [filter2.name]);
var looks = ["dims", "metrics", "pivot", "compare", "sort", "chart", "heat"];
var analysisList = defineList({
  id: "analysis",
  screen: "dataAnalysis",
  path: "/api/v1/analysis/query",
  rowKey: "key",
  columns: [c.id("key", { shown: true, sort: true })],
  filters: [...lineFilters, ...looks.map((name2) => ({ kind: "text", name: name2 }))],
  kpi: [],
  totals: [],
  sort: { field: "key", order: "asc" }
});

// shared/analysis/question.ts
var mostDimensions = 3;
var mostMetrics = 10;
var mostCells = 5e4;
var compareModes = ["none", "previous", "year"];
var ownDims = ["day"];
var ownMetrics = ["M01", "M03", "M08", "M13"];
var partsOf2 = (text4) => text4.split(",").filter((part5) => part5 !== "");
var idsIn2 = (text4, isKnown, most2) => {
  const ids4 = [...new Set(partsOf2(text4))];
  const known3 = ids4.filter(isKnown);
  return known3.length === ids4.length && ids4.length <= most2 ? known3 : void 0;
};
var dimsIn = (text4) => idsIn2(text4, isDimension, mostDimensions);
var metricsIn = (text4) => idsIn2(text4, isAnalysisMetric, mostMetrics);
var list = (valid) => z14.string().check(z14.maxLength(100), z14.refine(valid));
var seconds2 = z14.coerce.number().check(z14.int(), z14.minimum(0), z14.maximum(9999999999));
var { date_type: _3, start_time: __2, end_time: ___, ...filters2 } = filterShape(lineFilters);
var shape = {
  dims: z14._default(
    list((text4) => text4 === "none" || dimsIn(text4) !== void 0),
    ownDims.join(",")
  ),
  metrics: z14._default(
    list((text4) => (metricsIn(text4)?.length ?? 0) > 0),
    ownMetrics.join(",")
  ),
  pivot: z14._default(z14.enum(["0", "1"]), "0"),
  compare: z14._default(z14.enum(compareModes), "none"),
  start_time: seconds2,
  end_time: seconds2,
  ...filters2
};
var toQuestion = (given2) => {
  const chosen = (given2.dims === "none" ? [] : dimsIn(given2.dims)) ?? [];
  const asked3 = given2;
  const filled = filterNames.filter((name2) => asked3[name2]);
  return {
    dims: chosen,
    pivot: given2.pivot === "1" && chosen.length > 1,
    metrics: metricsIn(given2.metrics) ?? ownMetrics,
    compare: given2.compare,
    start_time: given2.start_time,
    end_time: given2.end_time,
    filters: Object.fromEntries(filled.map((name2) => [name2, String(asked3[name2])]))
  };
};
var questionInput = z14.pipe(z14.object(shape), z14.transform(toQuestion));
var questionBody = z14.pipe(z14.strictObject(shape), z14.transform(toQuestion));

// shared/api/analysis.ts
import * as z16 from "zod/mini";

// shared/api/exports.ts
import * as z15 from "zod/mini";
var exportStates = ["queued", "running", "done", "failed", "cancelled", "expired"];
var exportFormat = z15.enum(["xlsx", "csv"]);
var job = z15.object({
  id: z15.string(),
  list: z15.string(),
  name: z15.string(),
  format: exportFormat,
  state: z15.enum(exportStates),
  /** Rows written so far, and rows in all once they are counted. */
  rows: z15.int(),
  total: z15.nullable(z15.int()),
  /** Bytes of the finished file. */
  size: z15.nullable(z15.int()),
  /** Address of the finished file, good for as long as the file is kept; ranges are answered. */
  url: z15.string(),
  /** Why it failed, for people. */
  reason: z15.string(),
  add_time: z15.int(),
  expire_time: z15.nullable(z15.int())
});
var exportAtOnce = 5e3;
var wanted = {
  list: z15.string().check(z15.minLength(1), z15.maxLength(40)),
  /** The query of the list page's address: same filters and order as on the screen. */
  query: z15.string().check(z15.maxLength(2e3)),
  /** Fields in their order on the screen. */
  columns: z15.array(z15.string().check(z15.maxLength(60))).check(z15.minLength(1), z15.maxLength(200))
};
var exportsApi = {
  /**
   * Up to 5,000 rows: the answer is the file itself (`Content-Disposition: attachment`), not an envelope. More rows are
   * refused with status 0; the background export is for them.
   */
  now: endpoint({
    method: "POST",
    path: "/api/v1/export/now",
    access: "session",
    input: z15.strictObject({ ...wanted, format: z15._default(exportFormat, "csv") }),
    data: z15.null()
  }),
  create: endpoint({
    method: "POST",
    path: "/api/v1/export/create",
    access: "session",
    input: z15.strictObject({ ...wanted, format: exportFormat }),
    data: job
  }),
  /** The account's own jobs, newest first. */
  list: endpoint({
    method: "GET",
    path: "/api/v1/export/list",
    access: "session",
    input: listInput,
    data: listOf(job)
  }),
  cancel: endpoint({
    method: "POST",
    path: "/api/v1/export/cancel",
    access: "session",
    input: z15.strictObject({ id: z15.string().check(z15.maxLength(20)) }),
    data: job
  })
};

// shared/api/analysis.ts
var dimension = z16.enum(dimensionIds);
var metric = z16.enum(analysisMetrics);
var day3 = z16.string().check(z16.regex(/^\d{4}-\d{2}-\d{2}$/));
var values2 = z16.array(z16.nullable(z16.int()));
var group = z16.object({
  /** Of the group's own dimensions, in their order. */
  keys: z16.array(z16.string()),
  values: values2,
  /** Of the same group in the days compared with; null when nothing is compared. */
  before: z16.nullable(values2)
});
var answer3 = z16.object({
  dims: z16.array(dimension),
  pivot: z16.boolean(),
  metrics: z16.array(metric),
  /** Metrics that this question cannot tell. */
  silent: z16.array(metric),
  /** By all dimensions. */
  rows: z16.array(group),
  /** Of a cross table: by all but the last dimension, and by the last alone. Counts of different things are no sums. */
  row_totals: z16.array(group),
  column_totals: z16.array(group),
  total: group,
  /** Names of keys by dimension, of those that the server names. */
  names: z16.record(z16.string(), z16.record(z16.string(), z16.string())),
  /** Keys of categories that have others below them: the order list shows those too. */
  branches: z16.array(z16.string()),
  /** First and last day, and those compared with. */
  from: day3,
  to: day3,
  before_from: z16.nullable(day3),
  before_to: z16.nullable(day3),
  /** `kept`: from sums that are always there; `lines`: added up from order lines. */
  source: z16.enum(["kept", "lines"]),
  currency: z16.string(),
  data_time: z16.int()
});
var work = z16.object({
  id: z16.string(),
  state: z16.enum(["queued", "running", "failed", "cancelled"]),
  /** Parts of the answer that are there, and how many there are; 0 before it begins. */
  done: z16.int(),
  total: z16.int(),
  /** Why there is no answer, in words. */
  reason: z16.string(),
  /** Unix seconds at which it was asked. */
  add_time: z16.int()
});
var workKept = 3600;
var analysisApi = {
  meta: endpoint({
    method: "GET",
    path: "/api/v1/analysis/meta",
    access: "dataAnalysis",
    input: z16.object({}),
    data: z16.object({
      dimensions: z16.array(z16.object({ id: dimension, kind: z16.enum(["time", "enum", "id", "class"]) })),
      metrics: z16.array(z16.object({ id: metric, unit: z16.string(), formula: z16.string() })),
      most: z16.object({ dimensions: z16.int(), metrics: z16.int(), cells: z16.int() }),
      /** Minor units from which a creator's level begins. */
      tiers: z16.array(z16.int()),
      currency: z16.string(),
      data_time: z16.int()
    })
  }),
  query: endpoint({
    method: "POST",
    path: "/api/v1/analysis/query",
    access: "dataAnalysis",
    input: questionBody,
    data: answer3
  }),
  /** The same, for addresses. */
  look: endpoint({
    method: "GET",
    path: "/api/v1/analysis/query",
    access: "dataAnalysis",
    input: questionInput,
    data: answer3
  }),
  /**
   * The same, for whoever can wait: what takes longer than a call may is answered behind, one question of an account at a time
   * (a new one ends the one before). Asked again it tells how far it is, and for an hour the answer. One of both is null.
   */
  ask: endpoint({
    method: "GET",
    path: "/api/v1/analysis/ask",
    access: "dataAnalysis",
    input: questionInput,
    data: z16.object({ answer: z16.nullable(answer3), work: z16.nullable(work) })
  }),
  /** Ends the account's question that is under way, if this is the one. */
  cancel: endpoint({
    method: "POST",
    path: "/api/v1/analysis/cancel",
    access: "dataAnalysis",
    input: z16.strictObject({ id: z16.string().check(z16.regex(/^\d{1,18}$/)) }),
    data: z16.null()
  }),
  /** Forgets the kept answer of a question and how it ended: it is asked anew. */
  again: endpoint({
    method: "POST",
    path: "/api/v1/analysis/again",
    access: "dataAnalysis",
    input: questionBody,
    data: z16.null()
  }),
  preset: endpoint({
    method: "GET",
    path: "/api/v1/analysis/preset",
    access: "dataAnalysis",
    input: z16.object({}),
    data: z16.array(z16.object({ id: z16.enum(presetIds), query: z16.string() }))
  }),
  /** The answer as a file (an attachment), its rows in the order of `sort` (`-M01`, `key`). */
  table: endpoint({
    method: "POST",
    path: "/api/v1/analysis/export",
    access: "dataAnalysis",
    input: z16.strictObject({
      query: z16.string().check(z16.maxLength(2e3)),
      sort: z16.string().check(z16.maxLength(20)),
      format: z16._default(exportFormat, "csv")
    }),
    data: z16.null()
  })
};

// platform/exports/name.ts
var fileName = (title4, now, zone, format) => {
  const stamp2 = dateTimeText(now, zone).replace(/[-:]/g, "").replace(" ", "_");
  return `${title4.replace(/[\s/\\]+/g, "_")}_${stamp2}.${format}`;
};
var attachment = (name2) => {
  const encoded = encodeURIComponent(name2).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`
  );
  return `attachment; filename*=UTF-8''${encoded}`;
};
var contentTypes2 = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
};

// shared/analysis/table.ts
var natural = (dim) => {
  if (dimensions[dim] === "time" || dim === "abc" || dim === "age" || dim === "tenure") return 1;
  return dim === "tier" ? -1 : 0;
};
var isNumber = (text4) => /^\d{1,15}$/.test(text4);
var compareKeys = (dim, a, b) => {
  if (a === b) return 0;
  if (a === "" || b === "") return a === "" ? 1 : -1;
  const order2 = isNumber(a) && isNumber(b) ? Number(a) - Number(b) : a < b ? -1 : 1;
  return order2 * (natural(dim) || 1);
};
var byKeys = (dims2) => (a, b) => dims2.reduce((order2, dim, place3) => order2 || compareKeys(dim, a[place3] ?? "", b[place3] ?? ""), 0);
var sorted13 = (rows, dims2, place3, turn3) => rows.toSorted((a, b) => {
  const [left, right] = [a.whole?.values[place3] ?? null, b.whole?.values[place3] ?? null];
  if (left === right) return byKeys(dims2)(a.keys, b.keys);
  if (left === null || right === null) return left === null ? 1 : -1;
  return (left - right) * turn3;
});
var ordered = (rows, dims2, metrics2, sort) => {
  const place3 = metrics2.indexOf(sort.replace("-", ""));
  if (place3 >= 0) return sorted13(rows, dims2, place3, sort.startsWith("-") ? -1 : 1);
  const isNatural = dims2.every((dim) => natural(dim) !== 0);
  if (sort === "key" || isNatural) return rows.toSorted((a, b) => byKeys(dims2)(a.keys, b.keys));
  return sorted13(rows, dims2, 0, -1);
};
var tableOf2 = (answer5, sort) => {
  const dims2 = answer5.dims;
  const { metrics: metrics2, pivot, total: total6 } = answer5;
  const columnDim = pivot ? dims2.at(-1) ?? null : null;
  if (columnDim === null) {
    const rows2 = answer5.rows.map((row) => ({ keys: row.keys, cells: [row], total: void 0, whole: row }));
    return {
      dims: dims2,
      columnDim,
      columns: [""],
      rows: ordered(rows2, dims2, metrics2, sort),
      totals: [total6],
      total: void 0
    };
  }
  const rowDims = dims2.slice(0, -1);
  const heads2 = answer5.column_totals.map((group3) => ({ keys: group3.keys, whole: group3 }));
  const columns14 = ordered(heads2, [columnDim], metrics2, "");
  const cells4 = new Map(answer5.rows.map((row) => [JSON.stringify(row.keys), row]));
  const rows = answer5.row_totals.map((row) => ({
    keys: row.keys,
    cells: columns14.map(({ keys: [key2 = ""] }) => cells4.get(JSON.stringify([...row.keys, key2]))),
    total: row,
    whole: row
  }));
  return {
    dims: rowDims,
    columnDim,
    columns: columns14.map(({ keys: [key2 = ""] }) => key2),
    rows: ordered(rows, rowDims, metrics2, sort),
    totals: columns14.map(({ whole: whole3 }) => whole3),
    total: total6
  };
};

// platform/queries/analysis/asked.ts
import { sql as sql107 } from "kysely";

// platform/queries/analysis/dims.ts
import { sql as sql105 } from "kysely";

// platform/queries/analysis/side.ts
import { sql as sql104 } from "kysely";
var mondayOf2 = (day7) => day7 - weekdayOf(day7);
var calendarOf = (days2) => ({
  day: days2.map(dayText),
  week: days2.map((day7) => dayText(mondayOf2(day7))),
  month: days2.map((day7) => dayText(monthStart(day7)).slice(0, 7))
});
var of15 = (clock2, range3, keys) => {
  const end = dayStart(clock2, range3.to + 1);
  const starts = daysOf2(range3.from, range3.to).map((day7) => dayStart(clock2, day7));
  return { ...range3, clock: clock2, start: dayStart(clock2, range3.from), last: range3.cut?.now ?? end - 1, starts, end, keys };
};
var sidesOf = (view2, range3, other) => {
  const keys = calendarOf(daysOf2(range3.from, range3.to));
  return { now: of15(view2.clock, range3, keys), before: other && of15(view2.clock, other, keys) };
};
var hoursOf5 = ({ clock: clock2, from, to }) => daysOf2(from, to).map((day7) => clockHours(clock2, day7));
var clockHour = (side, place3, elapsed) => {
  const changed = hoursOf5(side).flatMap(
    (day7, n) => day7.every((hour, at2) => hour === at2) ? [] : [sql104`when ${n + 1} then (${day7}::int[])[${elapsed} + 1]`]
  );
  return changed.length === 0 ? elapsed : sql104`(case ${place3} ${sql104.join(changed, sql104` `)} else ${elapsed} end)`;
};

// platform/queries/analysis/dims.ts
var nothing4 = sql105``;
var plain2 = (key2, join5 = nothing4) => () => ({ key: key2, join: join5 });
var dayOf = ({ side, t }) => sql105`width_bucket(${t}, ${side.starts}::bigint[])`;
var calendar = (name2) => (world) => ({ key: sql105`(${world.side.keys[name2]}::text[])[${dayOf(world)}]`, join: nothing4 });
var [small, middle, large] = tierFrom;
var tier = ({ asked: asked3 }) => ({
  key: sql105`tier.key`,
  join: sql105`left join (
    select l.creator_id, case when sum(l.pay_amt) >= ${large} then '4' when sum(l.pay_amt) >= ${middle} then '3'
      when sum(l.pay_amt) >= ${small} then '2' else '1' end as key
    ${asked3} and l.creator_id <> '' group by 1) tier on tier.creator_id = l.creator_id`
});
var tenure = ({ asked: asked3, side }) => ({
  key: sql105`tenure.key`,
  join: sql105`left join (
    select c.creator_id, case when exists (
      select from affiliate_order_line b
      where b.company_id = c.company_id and b.creator_id = c.creator_id and b.paid_t < ${side.start}
    ) then 'old' else 'new' end as key
    from (select distinct l.company_id, l.creator_id ${asked3} and l.creator_id <> '') c
  ) tenure on tenure.creator_id = l.creator_id`
});
var abc = ({ asked: asked3 }) => ({
  key: sql105`abc.key`,
  join: sql105`left join (
    select product_id, case when ahead * 100 < whole * ${abcShares.A} then 'A'
      when ahead * 100 < whole * ${abcShares.B} then 'B' else 'C' end as key
    from (
      select product_id, coalesce(sum(amt) over (order by amt desc, product_id
        rows between unbounded preceding and 1 preceding), 0) as ahead, sum(amt) over () as whole
      from (select l.product_id, sum(l.pay_amt) as amt ${asked3} group by 1) p) ranked
  ) abc on abc.product_id = l.product_id`
});
var reason2 = sql105`case when not ${isSale} then 9 when l.settlement_status = 3 then coalesce(l.ineligible_reason, 0)
  when l.refund_amt > 0 or l.returned_qty > 0 or l.refunded_qty > 0 then 8 else 0 end::text`;
var made = {
  day: calendar("day"),
  week: calendar("week"),
  month: calendar("month"),
  hour: (world) => {
    const day7 = dayOf(world);
    const elapsed = sql105`((${world.t} - (${world.side.starts}::bigint[])[${day7}]) / 3600)::int`;
    return { key: sql105`${clockHour(world.side, day7, elapsed)}::text`, join: nothing4 };
  },
  region: plain2(sql105`l.region`),
  shop: plain2(sql105`l.shop_id`),
  category: plain2(
    sql105`goods.category_id::text`,
    sql105`left join product goods on goods.company_id = l.company_id and goods.product_id = l.product_id`
  ),
  product: plain2(sql105`l.product_id`),
  sku: plain2(sql105`l.sku_id`),
  creator: plain2(sql105`l.creator_id`),
  tier,
  tenure,
  content: plain2(sql105`l.content_id`),
  content_type: plain2(sql105`l.content_type::text`),
  age: ({ t }) => ({
    key: sql105`case when made.post_t is not null then least(greatest((${t} - made.post_t) / 86400, 0), ${oldAge}) end::text`,
    join: sql105`left join content made on made.company_id = l.company_id and made.content_id = l.content_id`
  }),
  collab: plain2(sql105`l.collab_type::text`),
  abc,
  reason: plain2(reason2),
  team: plain2(
    sql105`above.ancestor_id::text`,
    sql105`left join member_closure above on above.descendant_id = l.owner_member_id and above.depth = 1`
  ),
  staff: plain2(sql105`l.owner_member_id::text`)
};
var dimSql = (dim, world) => made[dim](world);

// platform/queries/analysis/groups.ts
import { sql as sql106 } from "kysely";
var nameOfGroup = (level, keys) => JSON.stringify([level, ...keys]);
var levelsOf = ({ dims: dims2, pivot }) => {
  const all = dims2.map((_4, place3) => place3);
  const cross = pivot ? [["row_totals", all.slice(0, -1)], ["column_totals", all.slice(-1)]] : [];
  return [...all.length > 0 ? [["rows", all]] : [], ...cross, ["total", []]];
};
var keyName = (place3) => `k${place3}`;
var keyRef = (place3) => sql106.ref(keyName(place3));
var bitsOf = (count2, grouped) => Array.from({ length: count2 }, (_4, place3) => grouped.includes(place3) ? 0 : 2 ** (count2 - 1 - place3)).reduce(
  (sum2, bit) => sum2 + bit,
  0
);
var grouping = (cut, more2 = []) => {
  const sets = levelsOf(cut).map(([, places]) => {
    const columns14 = [...places.map(keyRef), ...more2];
    return sql106`(${columns14.length > 0 ? sql106.join(columns14) : sql106``})`;
  });
  const level = cut.dims.length > 0 ? sql106`grouping(${sql106.join(cut.dims.map((_4, place3) => keyRef(place3)))})` : sql106`0`;
  return { level, by: sql106`group by grouping sets (${sql106.join(sets)})` };
};
var groupsIn = (cut, rows, facts3) => {
  const levels3 = new Map(levelsOf(cut).map((one) => [bitsOf(cut.dims.length, one[1]), one]));
  return rows.flatMap((row) => {
    const found = levels3.get(Number(row.level));
    if (!found) return [];
    const [level, places] = found;
    const keys = places.map((place3) => String(row[keyName(place3)] ?? ""));
    return [{ level, keys, facts: Object.fromEntries(facts3.map((fact) => [fact, row[fact] ?? null])) }];
  });
};
var addUp = async (tx, cut, from, sums) => {
  const { level, by } = grouping(cut);
  const shown21 = [
    ...cut.dims.map((_4, place3) => keyRef(place3)),
    ...Object.entries(sums).map(([name2, of16]) => sql106`${of16} as ${sql106.ref(name2)}`)
  ];
  const { rows } = await sql106`select ${level} as level, ${sql106.join(shown21)} from ${from} ${by}`.execute(tx);
  return groupsIn(cut, rows, Object.keys(sums));
};
var countDifferent = async (tx, cut, from, fact, of16) => {
  const { level, by } = grouping(
    cut,
    of16.map((_4, n) => sql106.ref(`d${n}`))
  );
  const keys = cut.dims.map((_4, place3) => keyRef(place3));
  const things = of16.map((one, n) => sql106`${one} as ${sql106.ref(`d${n}`)}`);
  const { rows } = await sql106`
    select ${sql106.join([sql106.ref("level"), ...keys])}, count(*) as ${sql106.ref(fact)}
    from (select ${sql106.join([sql106`${level} as level`, ...keys])}
      from (select ${sql106.join([...keys, ...things])} from ${from}) l where d0 is not null ${by}) each
    group by ${sql106.join([sql106.ref("level"), ...keys])}`.execute(tx);
  return groupsIn(cut, rows, [fact]);
};
var addTo = (groups2, found) => {
  for (const group3 of found) {
    const name2 = nameOfGroup(group3.level, group3.keys);
    const known3 = groups2.get(name2);
    groups2.set(name2, known3 ? { ...known3, facts: { ...known3.facts, ...group3.facts } } : group3);
  }
};

// platform/queries/analysis/asked.ts
var and = (conditions) => sql107.join(conditions, sql107` and `);
var paid = ({ view: view2, conditions }, { start: start2, last }) => and([linesPaid(view2.scope, start2, last), ...conditions]);
var paidRows = (asked3, side) => ({
  table: sql107`affiliate_order_line`,
  t: sql107`l.paid_t`,
  when: linesPaid(asked3.view.scope, side.start, side.last)
});
var keyed = (asked3, side, { table: table3, t, when, joins: joins4 = sql107``, more: more2 = sql107`` }) => {
  const world = { side, t, asked: sql107`from affiliate_order_line l where ${paid(asked3, side)}` };
  const dims2 = asked3.question.dims.map((dim) => dimSql(dim, world));
  const keys = dims2.map(({ key: key2 }, place3) => sql107`, coalesce(${key2}, '') as ${sql107.ref(keyName(place3))}`);
  return sql107`(select l.*${more2}${sql107.join(keys, sql107``)} from ${table3} l ${joins4}
    ${sql107.join(
    dims2.map(({ join: join5 }) => join5),
    sql107` `
  )} where ${and([when, ...asked3.conditions])}) l`;
};
var groupRows = async (tx, asked3, side, rows, sums, behind2 = sql107``) => {
  const found = await addUp(tx, asked3.question, sql107`${keyed(asked3, side, rows)} ${behind2}`, sums);
  asked3.pace.did();
  return found;
};
var countRows = async (tx, asked3, side, rows, fact, of16, behind2 = sql107``) => {
  const found = await countDifferent(tx, asked3.question, sql107`${keyed(asked3, side, rows)} ${behind2}`, fact, of16);
  asked3.pace.did();
  return found;
};
var mostKeys = {
  day: 366,
  week: 54,
  month: 13,
  hour: 24,
  region: 260,
  content_type: 8,
  collab: 8,
  tier: 5,
  tenure: 3,
  age: 32,
  abc: 3,
  reason: 10
};
var countGroups = async (tx, asked3, side) => {
  const keys = asked3.question.dims.map((_4, place3) => sql107.ref(keyName(place3)));
  const bound = asked3.question.dims.reduce((product2, dim) => product2 * (mostKeys[dim] ?? Number.POSITIVE_INFINITY), 1);
  if (bound <= asked3.most) return bound;
  const { rows } = await sql107`select count(*) as n from (
    select from ${keyed(asked3, side, paidRows(asked3, side))} group by ${sql107.join(keys)} limit ${asked3.most + 1}) g`.execute(
    tx
  );
  return rows[0]?.n ?? 0;
};

// platform/queries/analysis/contents.ts
import { sql as sql108 } from "kysely";
var seen2 = ({ view: { scope } }, id10, of16) => scope.member_id === null ? sql108`true` : sql108`${of16} in (select ${sql108.ref(`l.${id10}`)} from affiliate_order_line l where ${linesOf(scope)})`;
var dayRows = (asked3, side, table3, id10) => ({
  table: sql108.table(table3),
  t: sql108`(${side.starts}::bigint[])[l.day - ${side.from}::int + 1]`,
  when: sql108`l.company_id = ${asked3.view.scope.company_id} and l.day between ${side.from} and ${side.to}
    and ${seen2(asked3, id10, sql108.ref(`l.${id10}`))}`,
  // What is divided by a day's views or clicks was sold on a day that has them.
  joins: sql108`left join (
    select ${sql108.ref(`l.${id10}`)} as id, width_bucket(l.paid_t, ${side.starts}::bigint[]) as place,
      sum(l.pay_amt) as sold_amt, count(distinct (l.order_id, l.sku_id)) as sold_skus
    from affiliate_order_line l where ${salesPaid(asked3.view.scope, side.start, side.end - 1)} group by 1, 2
  ) sold on sold.id = ${sql108.ref(`l.${id10}`)} and sold.place = l.day - ${side.from}::int + 1`,
  more: sql108`, sold.sold_amt, sold.sold_skus`
});
var total4 = (column3) => sql108`coalesce(sum(${sql108.ref(`l.${column3}`)}), 0)::bigint`;
var clicks = { clicks: total4("clicks"), impressions: total4("impressions"), content_skus: total4("sold_skus") };
var readContents = (tx, asked3, side) => groupRows(tx, asked3, side, dayRows(asked3, side, "content_daily", "content_id"), {
  ...clicks,
  views: total4("views"),
  watch_s: total4("watch_s"),
  room_impressions: total4("room_impressions"),
  live_views: sql108`coalesce(sum(l.views) filter (where l.content_type = 2), 0)::bigint`,
  content_gmv_amt: total4("sold_amt")
});
var readProducts = (tx, asked3, side) => groupRows(tx, asked3, side, dayRows(asked3, side, "product_daily", "product_id"), clicks);
var readLive = (tx, asked3, side) => {
  const rows = {
    table: sql108`(select m.*, m.live_id as content_id, s.creator_id
      from live_minute m join live_session s using (company_id, live_id))`,
    t: sql108`l.minute_t`,
    when: sql108`l.company_id = ${asked3.view.scope.company_id} and l.minute_t >= ${side.start}
      and l.minute_t <= ${side.last} and ${seen2(asked3, "content_id", sql108`l.content_id`)}`
  };
  return groupRows(tx, asked3, side, rows, { peak: sql108`max(l.viewers)` });
};
var contentReaders = { contents: readContents, products: readProducts, live: readLive };

// platform/queries/analysis/fill.ts
var fillCalendar = ({ dims: dims2 }, side, groups2) => {
  const [dim, ...others2] = dims2;
  if (dim === void 0 || others2.length > 0 || !isTime(dim)) return;
  const keys = dim === "day" || dim === "week" || dim === "month" ? [...new Set(side.keys[dim])] : [...new Set(hoursOf5(side).flat())].map(String);
  addTo(
    groups2,
    keys.map((key2) => ({ level: "rows", keys: [key2], facts: {} }))
  );
};

// platform/queries/analysis/filters.ts
import { sql as sql109 } from "kysely";
var numbers3 = (column3, text4) => sql109`${column3} = any(${text4.split(",").map(Number)}::smallint[])`;
var lost = sql109`(l.settlement_status = 3 or l.refund_amt > 0 or l.returned_qty > 0 or l.refunded_qty > 0)`;
var filterConditions = async (tx, view2, { filters: filters3 }) => {
  const found = [];
  const { region, shop: shop3, content_type, collab_type, category: category2, product: product2, creator: creator3, owner, lost: isLost } = filters3;
  if (region) found.push(sql109`l.region = any(${region.split(",")}::text[])`);
  if (content_type) found.push(numbers3(sql109`l.content_type`, content_type));
  if (collab_type) found.push(numbers3(sql109`l.collab_type`, collab_type));
  for (const [name2, text4] of Object.entries({ shop: shop3, product: product2, creator: creator3 }))
    if (text4)
      found.push(
        sql109`${sql109.ref(`l.${name2}_id`)} = any(${await namedIds[name2](tx, view2, text4)}::text[])`
      );
  if (category2) found.push(inCategory2(view2.scope.company_id, await categoryIds2(tx, category2)));
  if (owner) found.push(sql109`l.owner_member_id = any(${await ownerIds(tx, view2, owner)}::bigint[])`);
  if (isLost) found.push(isLost === "1" ? lost : sql109`not ${lost}`);
  return found;
};

// platform/queries/analysis/kept.ts
import { sql as sql112 } from "kysely";

// platform/queries/distinct.ts
import { sql as sql110 } from "kysely";
var noDistinct = { buyers: 0, creators: 0, products: 0 };
var kinds = { buyers: 0, creators: dims.creator, products: dims.product };
var names2 = Object.keys(kinds);
var readWhole = async (db, scope, ranges2) => {
  const { rows } = await sql110`
    select g.at, k.kind, sum(r.n) as n
    from unnest(${ranges2.map((_4, at2) => at2)}::int[], ${ranges2.map(({ from }) => from)}::int[],
      ${ranges2.map(({ to }) => to)}::int[]) as g(at, a, b)
    cross join (values (0), (3), (4)) k(kind)
    join rollup_return r on r.scope = ${scope.text} and r.kind = k.kind and r.bucket between g.a and g.b
      and (r.gap = 0 or r.gap > r.bucket - g.a)
    group by 1, 2`.execute(db);
  const found = ranges2.map(() => ({ ...noDistinct }));
  for (const { at: at2, kind: kind4, n } of rows) {
    const name2 = names2.find((one) => kinds[one] === kind4);
    const range3 = found[at2];
    if (name2 && range3) range3[name2] = n;
  }
  return found;
};
var partOf = ({ scope }, from, to) => {
  const of16 = (column3) => sql110`select ${sql110.ref(column3)} as id, count(distinct order_id) as n from part where ${sql110.ref(column3)} <> '' group by 1`;
  return sql110`part as materialized (
      select l.order_id, l.creator_id, l.product_id from affiliate_order_line l where ${salesPaid(scope, from, to)}),
    b as materialized (select o.buyer_key as id, count(*) as n from affiliate_order o
      where o.company_id = ${scope.company_id} and o.paid_t >= ${from} and o.paid_t <= ${to} and o.buyer_key <> ''
        and ${scope.member_id === null ? sql110`true` : sql110`o.order_id in (select order_id from part)`} group by 1),
    c as materialized (${of16("creator_id")}), p as materialized (${of16("product_id")})`;
};
var readPart = async (db, cut, part5, froms) => {
  const { scope, day: day7 } = cut;
  const [from, to] = part5 === "early" ? [cut.start, cut.now] : [cut.now + 1, dayStart(cut.clock, day7 + 1) - 1];
  const buyers = sql110`from rollup_buyer r where r.scope = ${scope.text} and r.buyer = t.id`;
  const ofDim = (what) => daysOfOne(scope.text, what, sql110`t.id`, null, day7);
  const count2 = (ids4, days2, orders4) => {
    const n = sql110.ref(`r.${orders4}`);
    const only = part5 === "late" ? sql110`and t.n = (select ${n} ${days2} and r.bucket = ${day7})` : sql110``;
    return sql110`(select count(*) from ${sql110.raw(ids4)} t
      where not exists (select ${days2} and ${n} > 0 and r.bucket between f.first and ${day7 - 1}) ${only})`;
  };
  const { rows } = await sql110`
    with ${partOf(cut, from, to)}
    select ${count2("b", buyers, "n")} as buyers, ${count2("c", ofDim("creator"), "orders")} as creators,
      ${count2("p", ofDim("product"), "orders")} as products
    from unnest(${froms}::int[]) with ordinality as f(first, at) order by f.at`.execute(db);
  return rows;
};
var combined = (one, other, sign) => ({
  buyers: one.buyers + sign * other.buyers,
  creators: one.creators + sign * other.creators,
  products: one.products + sign * other.products
});
var readDistinct = async (db, scope, ranges2, cut = null) => {
  const isCut = ({ to }) => to === cut?.day;
  const froms = [...new Set(ranges2.filter(isCut).map(({ from }) => from))];
  const isLate = cut !== null && 2 * (cut.now - cut.start) > dayStart(cut.clock, cut.day + 1) - cut.start;
  const [whole3, parts2] = await Promise.all([
    readWhole(
      db,
      scope,
      ranges2.map((range3) => isCut(range3) && !isLate ? { ...range3, to: range3.to - 1 } : range3)
    ),
    cut && froms.length > 0 ? readPart(db, cut, isLate ? "late" : "early", froms) : []
  ]);
  return ranges2.map((range3, at2) => {
    const met = whole3[at2] ?? noDistinct;
    return combined(met, (isCut(range3) ? parts2[froms.indexOf(range3.from)] : void 0) ?? noDistinct, isLate ? -1 : 1);
  });
};
var readNewBuyers = async (db, scope, ranges2) => {
  const { rows } = await sql110`
    select coalesce((select sum(r.n) from rollup_return r
      where r.scope = ${scope.text} and r.kind = 0 and r.gap = 0 and r.bucket between g.a and g.b), 0) as n
    from unnest(${ranges2.map(({ from }) => from)}::int[], ${ranges2.map(({ to }) => to)}::int[])
      with ordinality as g(a, b, at) order by g.at`.execute(db);
  return rows.map(({ n }) => n);
};

// platform/queries/analysis/lines.ts
import { sql as sql111 } from "kysely";
var order = sql111`join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id`;
var more = {
  sku_orders: sql111`count(distinct (l.order_id, l.sku_id)) filter (where ${isSale})`,
  est_partner_amt: sql111`coalesce(sum(l.est_partner_amt), 0)`,
  returned_items: sql111`coalesce(sum(l.refunded_qty + l.returned_qty), 0)`
};
var lineSumOf = (name2) => {
  const known3 = { ...lineSum, ...more };
  const found = known3[name2];
  if (!found) throw new RangeError(`lines have no sum ${name2}`);
  return found;
};
var different = {
  orders: [sql111`l.order_id`],
  sku_orders: [sql111`l.order_id`, sql111`l.sku_id`],
  buyers: [sql111`nullif(o.buyer_key, '')`],
  creators: [sql111`nullif(l.creator_id, '')`],
  products: [sql111`l.product_id`]
};
var holdAdjustments = (facts3) => facts3.some((name2) => name2 === "net_amt" || name2 === "refund_amt" || name2 === "returned_items");
var paidParts = (facts3) => {
  const counted2 = facts3.filter((name2) => different[name2]).length;
  return counted2 + (counted2 < facts3.length ? 1 : 0);
};
var readPaid = async (tx, asked3, side, facts3) => {
  const all = paidRows(asked3, side);
  const sales = { ...all, when: sql111`${all.when} and ${isSale}` };
  const added2 = facts3.filter((name2) => !different[name2]);
  const sums = Object.fromEntries(added2.map((name2) => [name2, lineSumOf(name2)]));
  const found = added2.length > 0 ? [...await groupRows(tx, asked3, side, holdAdjustments(facts3) ? all : sales, sums)] : [];
  for (const name2 of facts3) {
    const of16 = different[name2];
    if (of16) found.push(...await countRows(tx, asked3, side, sales, name2, of16, name2 === "buyers" ? order : sql111``));
  }
  return found;
};
var settledLines = ({ view: view2 }, side) => sql111`
  ${linesOf(view2.scope)} and l.paid_t is not null and l.settlement_status = 2
    and l.settled_t >= ${side.start} and l.settled_t <= ${side.last}`;
var settledSum = sql111`coalesce(sum(l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt), 0)`;
var readSettled = (tx, asked3, side) => {
  const rows = { table: sql111`affiliate_order_line`, t: sql111`l.settled_t`, when: settledLines(asked3, side) };
  return groupRows(tx, asked3, side, rows, { settled_amt: settledSum });
};
var readDelivered = (tx, asked3, side) => {
  const rows = {
    table: sql111`affiliate_order_line`,
    t: sql111`o.delivery_t`,
    when: sql111`${linesOf(asked3.view.scope)} and l.paid_t <= ${side.last} and o.delivery_t >= ${side.start}
      and o.delivery_t <= ${side.last} and l.settlement_status in (2, 3)`,
    joins: order
  };
  return groupRows(tx, asked3, side, rows, {
    settled_lines: sql111`count(*) filter (where l.settlement_status = 2)`,
    decided_lines: sql111`count(*)`
  });
};
var lineReaders = { lines: readPaid, settled: readSettled, delivered: readDelivered };

// platform/queries/analysis/kept.ts
var keptOf = {
  region: "region",
  shop: "shop",
  product: "product",
  creator: "creator",
  content_type: "content"
};
var distinct = ["buyers", "creators", "products"];
var counts2 = (facts3) => distinct.some((name2) => facts3.includes(name2));
var keptQuestion2 = ({ dims: dims2, filters: filters3 }, facts3) => {
  const others2 = dims2.filter((dim2) => !isTime(dim2));
  const [other] = others2;
  const dim = other === void 0 ? null : keptOf[other] ?? null;
  if (facts3.length === 0) return null;
  const byHour = dims2.includes("hour");
  if (Object.keys(filters3).length > 0 || others2.length > 1 || other !== void 0 && dim === null) return null;
  if (byHour && dim !== null) return null;
  if ((byHour || dim !== null) && counts2(facts3)) return null;
  return { grain: byHour ? 2 : 1, dim, facts: facts3 };
};
var HOURS = 32;
var idOf = {
  region: sql112`l.region`,
  shop: sql112`l.shop_id`,
  product: sql112`l.product_id`,
  creator: sql112`l.creator_id`,
  content: sql112`l.content_type::text`
};
var SETTLED = "settled_amt";
var fromKept = ({ asked: asked3, side, kept: { grain, facts: facts3 }, dim }, from, to) => {
  const bucket = grain === 1 ? sql112`r.bucket = d.day` : sql112`r.bucket between d.day * ${HOURS} and d.day * ${HOURS} + ${HOURS - 1}`;
  const sums = facts3.map((name2) => sql112.ref(`r.${name2}`));
  const lines = holdAdjustments(facts3) ? sql112`r.lines + r.adjustment_lines` : sql112`r.lines`;
  return sql112`
    select d.day - ${side.from}::int + 1 as place, r.bucket % ${HOURS} as hour, r.dim_id as id,
      ${lines} as lines_kept, ${sql112.join(sums)}
    from generate_series(${from}::int, ${to}::int) as d(day) cross join lateral (
      select * from rollup r where r.scope = ${asked3.view.scope.text} and r.grain = ${grain} and ${bucket}
        and r.dim = ${dim === null ? 0 : dims[dim]} offset 0) r`;
};
var placesOf = ({ side, kept: { grain }, dim }, t) => {
  const place3 = sql112`width_bucket(${t}, ${side.starts}::bigint[])`;
  const hour = grain === 2 ? sql112`((${t} - (${side.starts}::bigint[])[${place3}]) / 3600)::int` : sql112`0`;
  return sql112`${place3} as place, ${hour} as hour, ${dim === null ? sql112`''` : idOf[dim]} as id`;
};
var fromLines = (part5, when) => {
  const { facts: facts3 } = part5.kept;
  const order2 = sql112`join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id`;
  const lines = holdAdjustments(facts3) ? sql112`count(*)` : sql112`count(*) filter (where ${isSale})`;
  return sql112`
    select ${placesOf(part5, sql112`l.paid_t`)}, ${lines} as lines_kept,
      ${sql112.join(facts3.map((name2) => sql112`${lineSumOf(name2)} as ${sql112.ref(name2)}`))}
    from affiliate_order_line l ${facts3.includes("buyers") ? order2 : sql112``} where ${when} group by 1, 2, 3`;
};
var settledOf = (part5, when) => {
  const { asked: asked3, side, kept: kept3 } = part5;
  if (!kept3.facts.includes(SETTLED)) return [];
  const sums = kept3.facts.map((name2) => sql112`${name2 === SETTLED ? settledSum : sql112`0`} as ${sql112.ref(name2)}`);
  return [
    sql112`select ${placesOf(part5, sql112`l.settled_t`)}, 0 as lines_kept, ${sql112.join(sums)}
      from affiliate_order_line l where ${settledLines(asked3, side)} and ${when} group by 1, 2, 3`
  ];
};
var partsOf3 = (part5) => {
  const { asked: asked3, side, dim } = part5;
  const { scope } = asked3.view;
  const { cut, from, to } = side;
  const rows = [fromKept(part5, from, cut ? to - 1 : to)];
  if (cut)
    rows.push(
      fromLines(part5, linesPaid(scope, cut.start, cut.now)),
      ...settledOf(part5, sql112`l.settled_t >= ${cut.start}`)
    );
  if (dim === "creator") {
    const last = cut ? cut.start - 1 : side.last;
    rows.push(fromLines(part5, sql112`${linesPaid(scope, side.start, last)} and l.creator_id = ''`));
    rows.push(...settledOf(part5, sql112`l.settled_t <= ${last} and l.creator_id = ''`));
  }
  return sql112.join(rows, sql112` union all `);
};
var keySql = (dim, side) => {
  if (dim === "day" || dim === "week" || dim === "month") return sql112`(${side.keys[dim]}::text[])[r.place]`;
  return dim === "hour" ? sql112`${clockHour(side, sql112`r.place`, sql112`r.hour`)}::text` : sql112`r.id`;
};
var daysByGroup = (named4, { from, to, keys }) => {
  const found = /* @__PURE__ */ new Map();
  for (const [place3, day7] of daysOf2(from, to).entries()) {
    const name2 = JSON.stringify(named4.map((dim) => keys[dim][place3]));
    const known3 = found.get(name2);
    if (known3) known3.to = day7;
    else found.set(name2, { from: day7, to: day7 });
  }
  return found;
};
var withCounts = async (tx, { asked: asked3, side, kept: kept3 }, named4, groups2) => {
  if (!counts2(kept3.facts) || named4.includes("day")) return groups2;
  const days2 = daysByGroup(named4, side);
  const ranges2 = groups2.map(({ keys }) => days2.get(JSON.stringify(keys)) ?? side);
  const found = await readDistinct(tx, asked3.view.scope, ranges2, side.cut);
  return groups2.map((group3, n) => ({ ...group3, facts: { ...group3.facts, ...found[n] } }));
};
var readKept2 = async (tx, asked3, side, kept3) => {
  const { dims: dims2 } = asked3.question;
  const found = [];
  for (const [level, places] of levelsOf(asked3.question)) {
    const named4 = places.map((place3) => dims2[place3]);
    const part5 = { asked: asked3, side, kept: kept3, dim: named4.every(isTime) ? null : kept3.dim };
    const keys = named4.map((dim, n) => sql112`${keySql(dim, side)} as ${sql112.ref(keyName(n))}`);
    const by = named4.map((_4, n) => sql112.ref(keyName(n)));
    const sums = kept3.facts.map((name2) => sql112`coalesce(sum(${sql112.ref(`r.${name2}`)}), 0)::bigint as ${sql112.ref(name2)}`);
    const settled2 = kept3.facts.includes(SETTLED) ? sql112`or sum(${sql112.ref(`r.${SETTLED}`)}) <> 0` : sql112``;
    const having = by.length > 0 ? sql112`group by ${sql112.join(by)} having sum(r.lines_kept) > 0 ${settled2}` : sql112``;
    const { rows } = await sql112`
      select ${sql112.join([...keys, ...sums])} from (${partsOf3(part5)}) r ${having} limit ${asked3.most + 1}`.execute(tx);
    const groups2 = rows.map((row) => {
      const facts3 = Object.fromEntries(kept3.facts.map((name2) => [name2, Number(row[name2] ?? 0)]));
      return { level, keys: named4.map((_4, n) => String(row[keyName(n)] ?? "")), facts: facts3 };
    });
    found.push(...await withCounts(tx, part5, named4, groups2));
  }
  return found;
};

// platform/queries/analysis/names.ts
import { sql as sql113 } from "kysely";
var member = sql113`select id::text as id, coalesce(nullif(membername, ''), username) as name from member where id::text`;
var tables = (company3, language) => {
  const own9 = (table3, id10, name2) => sql113`select ${sql113.ref(id10)} as id, ${name2} as name from ${sql113.table(table3)} where company_id = ${company3} and ${sql113.ref(id10)}`;
  const category2 = language === "zh" ? sql113`name_zh` : sql113`name_en`;
  return {
    shop: own9("shop", "shop_id", sql113`name`),
    product: own9("product", "product_id", sql113`title`),
    sku: own9("sku", "sku_id", sql113`concat_ws(' · ', nullif(name, ''), nullif(seller_sku, ''))`),
    creator: own9("creator", "creator_id", sql113`coalesce(nullif(nickname, ''), username)`),
    content: own9("content", "content_id", sql113`title`),
    category: sql113`select id::text as id, ${category2} as name from category where id::text`,
    team: member,
    staff: member
  };
};
var readNames = async (tx, { scope, company: company3 }, dim, ids4, language) => {
  const from = tables(scope.company_id, language)[dim];
  if (!from || ids4.length === 0) return {};
  const { rows } = await sql113`${from} = any(${ids4}::text[])`.execute(tx);
  const mask = dim === "creator" && company3.mask_names;
  return Object.fromEntries(rows.filter(({ name: name2 }) => name2 !== "").map(({ id: id10, name: name2 }) => [id10, shownName(name2, mask)]));
};
var readBranches = async (tx, ids4) => {
  if (ids4.length === 0) return [];
  const { rows } = await sql113`
    select distinct pid::text as id from category where pid::text = any(${ids4}::text[]) order by 1`.execute(tx);
  return rows.map(({ id: id10 }) => id10);
};

// platform/queries/analysis/pace.ts
var unheard = { begins: () => {
}, did: () => {
} };

// shared/metrics/maturity.ts
var maturing = /* @__PURE__ */ new Set(["M13", "M14", "M15", "M16"]);
var MATURE_S = 30 * 86400;
var changeIn = (metric2, current2, before2, { until, now }) => maturing.has(metric2) && current2 !== null && before2 !== null && now - until < MATURE_S ? { kind: "early" } : changeOf(current2, before2);

// platform/queries/wall/kpi.ts
var figureOf2 = (id10, value3, before2, change5) => ({
  id: id10,
  value: value3,
  before: before2,
  change: change5
});
var metricOf = {
  M01: (sums) => sums.gmv_amt,
  M02: (sums) => sums.net_amt,
  M03: (sums) => sums.orders,
  M05: (sums) => sums.items,
  M06: (sums) => sums.buyers,
  M07: (sums) => meanOf(sums.gmv_amt, sums.orders),
  M08: (sums) => sums.est_commission_amt,
  M09: (sums) => sums.settled_amt,
  M10: (sums) => sums.pending_amt,
  M13: (sums) => sums.gmv_amt === 0 ? null : rateBp(sums.refund_amt, sums.gmv_amt),
  M15: (sums) => sums.lines === 0 ? null : rateBp(sums.ineligible_lines, sums.lines),
  M17: (sums) => sums.creators,
  M18: (sums) => sums.products
};
var metricBefore = {
  M01: (before2) => before2.gmv_amt,
  M03: (before2) => before2.orders,
  M05: (before2) => before2.items,
  M06: (before2) => before2.buyers,
  M07: (before2) => meanOf(before2.gmv_amt, before2.orders),
  M08: (before2) => before2.commission_amt,
  M13: (before2) => before2.gmv_amt === 0 ? null : rateBp(before2.refund_amt, before2.gmv_amt),
  M17: (before2) => before2.creators
};
var stillOpen = { until: 0, now: 0 };
var figuresOf2 = (ids4, today, before2) => ids4.map((id10) => {
  const [value3, was] = [metricOf[id10](today), metricBefore[id10](before2)];
  return figureOf2(id10, value3, was, changeIn(id10, value3, was, stillOpen));
});
var kpiOf = (today, before2) => figuresOf2(["M03", "M05", "M06", "M07", "M08", "M17"], today, before2);

// platform/queries/analysis/values.ts
var needs = {
  M01: ["gmv_amt"],
  M02: ["net_amt"],
  M03: ["orders"],
  M04: ["sku_orders"],
  M05: ["items"],
  M06: ["buyers"],
  M07: ["gmv_amt", "orders"],
  M08: ["est_commission_amt"],
  M09: ["settled_amt"],
  M10: ["pending_amt"],
  M11: ["est_partner_amt"],
  M12: ["est_commission_amt", "est_base_amt"],
  M13: ["refund_amt", "gmv_amt"],
  M14: ["returned_items", "items"],
  M15: ["ineligible_lines", "lines"],
  M16: ["settled_lines", "decided_lines"],
  M17: ["creators"],
  M18: ["products"],
  M19: ["content_gmv_amt", "views"],
  M20: ["clicks", "impressions"],
  M21: ["content_skus", "clicks"],
  M22: ["live_views", "room_impressions"],
  M23: ["watch_s", "views"],
  M24: ["peak"],
  REFUND: ["refund_amt"],
  ROI: ["gmv_amt", "est_commission_amt"]
};
var factsOf2 = (metrics2) => [
  ...new Set(metrics2.flatMap((id10) => needs[id10]))
];
var HUNDREDTHS = 100;
var noFacts = {
  items: 0,
  est_base_amt: 0,
  est_commission_amt: 0,
  est_partner_amt: 0,
  returned_items: 0,
  settled_lines: 0,
  decided_lines: 0,
  views: 0,
  live_views: 0,
  room_impressions: 0,
  impressions: 0,
  clicks: 0,
  watch_s: 0,
  content_gmv_amt: 0,
  content_skus: 0
};
var own6 = {
  M04: (at2) => at2("sku_orders"),
  M24: (at2) => at2("peak"),
  REFUND: (at2) => at2("refund_amt"),
  ROI: (at2) => meanOf(at2("gmv_amt") * HUNDREDTHS, at2("est_commission_amt"))
};
var valueOfMetric = (id10, sums, at2) => {
  if (id10 in metricOf) return metricOf[id10](sums);
  return id10 in formulas ? formulas[id10](sums) : own6[id10](at2);
};
var unreported = ["M24"];
var valuesOf = ({ metrics: metrics2, dims: dims2, filters: filters3 }, facts3) => {
  const at2 = (name2) => facts3[name2] ?? 0;
  const sums = { ...noSums, ...noFacts, ...facts3 };
  return metrics2.map((id10) => {
    if (sourceOf2(id10, dims2, Object.keys(filters3)) === null) return null;
    if (unreported.includes(id10) && needs[id10].some((name2) => (facts3[name2] ?? null) === null)) return null;
    return valueOfMetric(id10, sums, at2);
  });
};

// platform/queries/analysis/answer.ts
var TooManyCells = class extends Error {
};
var keptSources = ["lines", "settled"];
var sourcesOf = ({ metrics: metrics2, dims: dims2, filters: filters3 }) => new Set(metrics2.flatMap((id10) => sourceOf2(id10, dims2, Object.keys(filters3)) ?? []));
var factsFrom = ({ metrics: metrics2, dims: dims2, filters: filters3 }, sources) => factsOf2(metrics2.filter((id10) => sources.some((source) => source === sourceOf2(id10, dims2, Object.keys(filters3)))));
var partsOf4 = (question, kept3) => [...sourcesOf(question)].filter((source) => !(kept3 && keptSources.includes(source))).reduce((sum2, source) => sum2 + (source === "lines" ? paidParts(factsFrom(question, [source])) : 1), 0);
var readSide = async (tx, asked3, side, kept3) => {
  const groups2 = /* @__PURE__ */ new Map();
  const sources = sourcesOf(asked3.question);
  if (kept3) addTo(groups2, await readKept2(tx, asked3, side, kept3));
  else if (sources.has("lines") && await countGroups(tx, asked3, side) > asked3.most) throw new TooManyCells();
  for (const source of sources) {
    if (kept3 && keptSources.includes(source)) continue;
    if (source === "contents" || source === "products" || source === "live")
      addTo(groups2, await contentReaders[source](tx, asked3, side));
    else addTo(groups2, await lineReaders[source](tx, asked3, side, factsFrom(asked3.question, [source])));
  }
  fillCalendar(asked3.question, side, groups2);
  return groups2;
};
var answered = (question, now, before2, level) => {
  const { dims: dims2 } = question;
  const of16 = { rows: dims2, row_totals: dims2.slice(0, -1), column_totals: dims2.slice(-1), total: [] }[level];
  const order2 = byKeys(of16);
  const names3 = new Map([...before2 ?? [], ...now].filter(([, group3]) => group3.level === level));
  const groups2 = [...names3].map(([name2, { keys }]) => ({
    keys: [...keys],
    values: valuesOf(question, now.get(name2)?.facts ?? {}),
    before: before2 && valuesOf(question, before2.get(name2)?.facts ?? {})
  }));
  return groups2.sort((a, b) => order2(a.keys, b.keys));
};
var columnsIn = ({ dims: dims2, pivot }, rows) => pivot ? new Set(rows.map(({ keys }) => keys[dims2.length - 1])).size : 1;
var linesIn = ({ pivot }, rows) => new Set(rows.map(({ keys }) => JSON.stringify(pivot ? keys.slice(0, -1) : keys))).size;
var readAnalysis = async (tx, view2, question, range3, language, pace = unheard) => {
  const { compare, dims: dims2, metrics: metrics2, pivot } = question;
  const other = compare === "none" ? null : rangeBefore(view2, range3, compare);
  const sides = sidesOf(view2, range3, other);
  const each = metrics2.length * (other ? 2 : 1);
  const conditions = await filterConditions(tx, view2, question);
  const asked3 = { view: view2, question, conditions, most: Math.floor(mostCells / each), pace };
  const kept3 = keptQuestion2(question, factsFrom(question, keptSources));
  pace.begins(partsOf4(question, kept3) * (other ? 2 : 1));
  const now = await readSide(tx, asked3, sides.now, kept3);
  const before2 = sides.before && await readSide(tx, asked3, sides.before, kept3);
  const rows = answered(question, now, before2, "rows");
  if (linesIn(question, rows) * columnsIn(question, rows) * each > mostCells) throw new TooManyCells();
  const names3 = {};
  for (const [place3, dim] of dims2.entries()) {
    if (dimensions[dim] !== "id") continue;
    const ids4 = [...new Set(rows.flatMap(({ keys }) => keys[place3] || []))];
    names3[dim] = await readNames(tx, view2, dim, ids4, language);
  }
  const branches = await readBranches(tx, Object.keys(names3.category ?? {}));
  const totals2 = nameOfGroup("total", []);
  return {
    dims: [...dims2],
    pivot,
    metrics: [...metrics2],
    silent: metrics2.filter((id10) => sourceOf2(id10, dims2, Object.keys(question.filters)) === null),
    rows,
    row_totals: answered(question, now, before2, "row_totals"),
    column_totals: answered(question, now, before2, "column_totals"),
    total: {
      keys: [],
      values: valuesOf(question, now.get(totals2)?.facts ?? {}),
      before: before2 && valuesOf(question, before2.get(totals2)?.facts ?? {})
    },
    names: names3,
    branches,
    from: dayText(range3.from),
    to: dayText(range3.to),
    before_from: other && dayText(other.from),
    before_to: other && dayText(other.to),
    source: kept3 ? "kept" : "lines",
    currency: view2.company.currency,
    data_time: view2.now
  };
};

// platform/queries/analysis/limit.ts
import { sql as sql114 } from "kysely";
var TooSlow = class extends Error {
};
var limitStatements = async (tx, ms) => {
  await sql114`set local work_mem = '64MB'`.execute(tx);
  await sql114`set local statement_timeout = ${sql114.lit(ms)}`.execute(tx);
};
var withinMs = (ms) => {
  const until = performance.now() + ms;
  return {
    begins: () => {
    },
    did: () => {
      if (performance.now() > until) throw new TooSlow();
    }
  };
};
var isGivenUp = (error) => error instanceof TooSlow || typeof error === "object" && error !== null && "code" in error && error.code === "57014";

// platform/queries/analysis/work.ts
import { sql as sql115 } from "kysely";
var isAsked = ({ member_id, scope, question, language }) => sql115`
  member_id = ${member_id} and scope = ${scope} and language = ${language} and question = ${question}::jsonb`;
var columns12 = sql115`id::text as id, state, done, total, reason, add_time, answer`;
var findWork = async (db, asked3, now) => {
  const { rows } = await sql115`
    select ${columns12} from analysis_work where ${isAsked(asked3)} and expire_t > ${now} order by analysis_work.id desc limit 1`.execute(
    db
  );
  return rows[0] ?? null;
};
var insertWork = async (tx, asked3, reason3, now) => {
  await tx.selectFrom("member").select("id").where("id", "=", asked3.member_id).forNoKeyUpdate().execute();
  const known3 = await findWork(tx, asked3, now);
  if (known3?.state === "queued" || known3?.state === "running") return known3;
  await sql115`
    update analysis_work set state = 'cancelled', reason = ${reason3}, update_time = ${now}
    where member_id = ${asked3.member_id} and state in ('queued', 'running')`.execute(tx);
  const { rows } = await sql115`
    insert into analysis_work (member_id, scope, question, language, state, expire_t, add_time, update_time)
    values (${asked3.member_id}, ${asked3.scope}, ${asked3.question}::jsonb, ${asked3.language}, 'queued', ${now + workKept},
      ${now}, ${now})
    returning ${columns12}`.execute(tx);
  const [made2] = rows;
  if (!made2) throw new Error("the work was not written");
  return made2;
};
var cancelWork = async (db, { member_id, id: id10, reason: reason3, now }) => {
  await sql115`
    update analysis_work set state = 'cancelled', reason = ${reason3}, update_time = ${now}
    where id::text = ${id10} and member_id = ${member_id} and state in ('queued', 'running')`.execute(db);
};
var forgetWork = async (db, asked3) => {
  await sql115`
    delete from analysis_work where ${isAsked(asked3)} and state not in ('queued', 'running')`.execute(db);
};

// platform/http/analysis-file.ts
import { buffer } from "node:stream/consumers";

// shared/analysis/age.ts
var ageOf = (answer5, zone, cut_hour) => ({
  until: dayStart({ zone, cut_hour }, dayOfText(answer5.to) + 1),
  now: answer5.data_time
});

// shared/i18n/analysis.ts
var analysisTexts = defineWords({
  "dimension.day": ["\u65E5", "Day"],
  "dimension.week": ["\u5468", "Week"],
  "dimension.month": ["\u6708", "Month"],
  "dimension.hour": ["\u5C0F\u65F6", "Hour"],
  "dimension.region": ["\u56FD\u5BB6/\u5730\u533A", "Country"],
  "dimension.shop": ["\u5E97\u94FA", "Shop"],
  "dimension.category": ["\u7C7B\u76EE", "Category"],
  "dimension.product": ["\u5546\u54C1", "Product"],
  "dimension.sku": ["SKU", "SKU"],
  "dimension.creator": ["\u8FBE\u4EBA", "Creator"],
  "dimension.tier": ["\u8FBE\u4EBA\u7EA7\u522B", "Creator level"],
  "dimension.tenure": ["\u65B0\u8001\u8FBE\u4EBA", "New and known creators"],
  "dimension.content": ["\u5185\u5BB9", "Content"],
  "dimension.content_type": ["\u5185\u5BB9\u7C7B\u578B", "Content type"],
  "dimension.age": ["\u53D1\u5E03\u5929\u6570", "Days since publishing"],
  "dimension.collab": ["\u5408\u4F5C\u7C7B\u578B", "Collaboration"],
  "dimension.abc": ["\u5546\u54C1ABC", "Product ABC"],
  "dimension.reason": ["\u9000\u6B3E\u5931\u6548\u539F\u56E0", "Refund or loss reason"],
  "dimension.team": ["\u56E2\u961F", "Team"],
  "dimension.staff": ["\u5458\u5DE5", "Staff"],
  "dimension.id": ["{name}ID", "{name} ID"],
  "class.week": ["{day} \u8D77", "from {day}"],
  "class.tier.4": ["\u5934\u90E8 \u2265 {from}", "Head \u2265 {from}"],
  "class.tier.3": ["\u8170\u90E8 {from} \u2013 {to}", "Middle {from} \u2013 {to}"],
  "class.tier.2": ["\u6F5C\u529B {from} \u2013 {to}", "Rising {from} \u2013 {to}"],
  "class.tier.1": ["\u957F\u5C3E < {to}", "Tail < {to}"],
  "class.tenure.new": ["\u65B0\u8FBE\u4EBA\uFF08\u671F\u5185\u9996\u5355\uFF09", "New (first sale in the period)"],
  "class.tenure.old": ["\u8001\u8FBE\u4EBA", "Known"],
  "class.age": ["\u7B2C {n} \u5929", "Day {n}"],
  "class.age.old": ["\u7B2C {n} \u5929\u53CA\u4EE5\u540E", "Day {n} and later"],
  "class.abc.A": ["A \u7C7B\uFF08\u524D 80%\uFF09", "A (first 80%)"],
  "class.abc.B": ["B \u7C7B\uFF0880% \u2013 95%\uFF09", "B (80% \u2013 95%)"],
  "class.abc.C": ["C \u7C7B\uFF08\u5176\u4F59\uFF09", "C (the rest)"],
  "class.reason.0": ["\u6B63\u5E38", "Nothing"],
  "class.reason.8": ["\u90E8\u5206\u9000\u6B3E\u9000\u8D27", "Partly refunded or returned"],
  "class.reason.9": ["\u8C03\u6574\uFF08\u672A\u627E\u5230\u9500\u552E\u7684\u9000\u8D27\uFF09", "Adjustment (a return without a sale)"],
  "class.unknown": ["\u672A\u77E5", "Unknown"],
  "class.noTeam": ["\u65E0\u4E0A\u7EA7", "No leader"],
  "class.noStaff": ["\u672A\u5F52\u5C5E", "Unassigned"],
  "metric.REFUND": ["\u9000\u6B3E\u91D1\u989D", "Refunds"],
  "metric.ROI": ["\u4F63\u91D1ROI", "Commission ROI"],
  "analysis.presets": ["\u9884\u8BBE\u5206\u6790", "Ready questions"],
  "analysis.preset.tiers": ["\u8FBE\u4EBA\u5206\u5C42", "Creator levels"],
  "analysis.preset.abc": ["\u5546\u54C1ABC", "Product ABC"],
  "analysis.preset.refunds": ["\u9000\u6B3E\u539F\u56E0", "Refund reasons"],
  "analysis.preset.roi": ["\u4F63\u91D1ROI", "Commission ROI"],
  "analysis.preset.tenure": ["\u65B0\u8001\u8FBE\u4EBA", "New creators"],
  "analysis.preset.age": ["\u5185\u5BB9\u65F6\u6548", "Content life"],
  "analysis.note.tiers": [
    "\u6309\u671F\u5185\u6210\u4EA4\u989D\u628A\u8FBE\u4EBA\u5206\u6210\u56DB\u5C42\uFF0C\u4EBA\u6570\u4E0E\u4EA7\u51FA\u4E00\u8D77\u770B\u3002",
    "Creators in four levels by their GMV of the period: how many they are and what they bring."
  ],
  "analysis.note.abc": [
    "\u6210\u4EA4\u989D\u4ECE\u9AD8\u5230\u4F4E\u7D2F\u8BA1\uFF1A\u524D 80% \u4E3A A \u7C7B\uFF0C80% \u2013 95% \u4E3A B \u7C7B\uFF0C\u5176\u4F59\u4E3A C \u7C7B\u3002",
    "By GMV, largest first: the first 80% are A, up to 95% B, the rest C."
  ],
  "analysis.note.refunds": [
    "\u53EA\u770B\u5931\u6548\u3001\u9000\u6B3E\u3001\u9000\u8D27\u7684\u8BA2\u5355\u884C\uFF0C\u6309\u539F\u56E0\u6C47\u603B\u3002",
    "Only lines that were lost, refunded or returned, by reason."
  ],
  "analysis.note.roi": ["\u6BCF 1 \u5143\u9884\u4F30\u4F63\u91D1\u5E26\u6765\u7684\u6210\u4EA4\u989D\u3002", "GMV for each unit of estimated commission."],
  "analysis.note.tenure": [
    "\u9996\u5355\u843D\u5728\u6240\u9009\u65E5\u671F\u5185\u7684\u8FBE\u4EBA\u4E3A\u65B0\u8FBE\u4EBA\u3002",
    "New is a creator whose first sale lies in the chosen days."
  ],
  "analysis.note.age": ["\u4E0B\u5355\u65F6\u5185\u5BB9\u5DF2\u53D1\u5E03\u591A\u5C11\u5929\u3002", "How many days the content had been out when the order was paid."],
  "analysis.builder": ["\u5206\u6790\u6761\u4EF6", "Question"],
  "analysis.dims": ["\u7EF4\u5EA6", "Dimensions"],
  "analysis.metrics": ["\u6307\u6807", "Metrics"],
  "analysis.add": ["\u6DFB\u52A0", "Add"],
  "analysis.most": ["\u6700\u591A {n} \u4E2A", "at most {n}"],
  "analysis.remove": ["\u79FB\u9664 {name}", "Remove {name}"],
  "analysis.earlier": ["{name} \u524D\u79FB", "Move {name} forward"],
  "analysis.none": ["\u4E0D\u5206\u7EC4\uFF0C\u53EA\u770B\u5408\u8BA1", "No groups, the total alone"],
  "analysis.pivot": ["\u672B\u4E2A\u7EF4\u5EA6\u4F5C\u5217", "Last dimension as columns"],
  "analysis.heat": ["\u70ED\u529B\u7740\u8272", "Heat colours"],
  "analysis.compare": ["\u540C\u671F\u5BF9\u6BD4", "Compared with"],
  "analysis.compare.none": ["\u4E0D\u5BF9\u6BD4", "Nothing"],
  "analysis.compare.previous": ["\u4E0A\u4E00\u5468\u671F", "Period before"],
  "analysis.compare.year": ["\u53BB\u5E74\u540C\u671F", "Year before"],
  "analysis.chart": ["\u56FE\u8868\u7C7B\u578B", "Chart"],
  "analysis.chart.auto": ["\u81EA\u52A8", "Automatic"],
  "analysis.chart.line": ["\u6298\u7EBF", "Line"],
  "analysis.chart.bar": ["\u67F1\u72B6", "Bars"],
  "analysis.chart.pie": ["\u997C\u56FE", "Pie"],
  "analysis.chart.scatter": ["\u6563\u70B9", "Scatter"],
  "analysis.chart.funnel": ["\u6F0F\u6597", "Funnel"],
  "analysis.chartOf": ["{metrics} \xB7 \u6309{dims}", "{metrics} by {dims}"],
  "analysis.chartTop": ["\u56FE\u4E2D\u4E3A\u524D {n} \u9879", "the first {n} are drawn"],
  "analysis.before": ["\u540C\u671F {name}", "{name} before"],
  "analysis.change": ["\u53D8\u5316", "Change"],
  "analysis.table": ["\u900F\u89C6\u8868", "Pivot table"],
  "analysis.total": ["\u5408\u8BA1", "Total"],
  "analysis.rows": ["{n} \u884C", "{n} rows"],
  "analysis.days": ["{from} \u2013 {to}", "{from} \u2013 {to}"],
  "analysis.against": ["\u5BF9\u6BD4 {from} \u2013 {to}", "against {from} \u2013 {to}"],
  "analysis.kept": ["\u6765\u81EA\u6C47\u603B\u6570\u636E", "from kept sums"],
  "analysis.lines": ["\u9010\u884C\u8BA1\u7B97", "from order lines"],
  "analysis.silent": [
    "\u6240\u9009\u7EF4\u5EA6\u6216\u7B5B\u9009\u4E0B\u6CA1\u6709\u53E3\u5F84\uFF0C\u663E\u793A\u4E3A \u2014\uFF1A{names}",
    "No meaning with these dimensions or filters, shown as \u2014: {names}"
  ],
  "analysis.sortBy": ["\u6309 {name} \u6392\u5E8F", "Sort by {name}"],
  "analysis.work.title": ["\u540E\u53F0\u8BA1\u7B97\u8FDB\u5EA6", "Progress in the background"],
  "analysis.work.queued": ["\u6392\u961F\u4E2D\uFF0C\u5373\u5C06\u5F00\u59CB\u8BA1\u7B97", "Waiting to begin"],
  "analysis.work.begins": ["\u6B63\u5728\u8BA1\u7B97", "Working it out"],
  "analysis.work.running": ["\u6B63\u5728\u8BA1\u7B97\uFF1A\u5DF2\u5B8C\u6210 {done} / {total} \u90E8\u5206", "Working it out: {done} of {total} parts done"],
  "analysis.work.note": [
    "\u6570\u636E\u8F83\u591A\uFF0C\u6B63\u5728\u540E\u53F0\u8BA1\u7B97\u3002\u53EF\u4EE5\u79BB\u5F00\u672C\u9875\uFF0C\u4E4B\u540E\u7528\u540C\u4E00\u94FE\u63A5\u56DE\u6765\u67E5\u770B\uFF1B\u7ED3\u679C\u4FDD\u7559\u4E00\u5C0F\u65F6\uFF0C\u540C\u65F6\u53EA\u7B97\u4E00\u4E2A\u95EE\u9898\u3002",
    "This is a lot of data and is worked out in the background. You may leave this page and come back by the same link; the answer is kept for an hour, one question at a time."
  ],
  "analysis.work.cancel": ["\u505C\u6B62\u8BA1\u7B97", "Stop"],
  "analysis.work.again": ["\u91CD\u65B0\u8BA1\u7B97", "Ask again"],
  "analysis.empty": ["\u6240\u9009\u6761\u4EF6\u4E0B\u6CA1\u6709\u6570\u636E", "Nothing for these conditions"],
  "analysis.emptyNote": ["\u6362\u4E00\u6BB5\u65F6\u95F4\uFF0C\u6216\u51CF\u5C11\u7B5B\u9009\u6761\u4EF6\u3002", "Choose other days, or fewer filters."],
  "analysis.failed": ["\u6CA1\u6709\u5F97\u5230\u7ED3\u679C", "No result"],
  "analysis.exported": ["\u5DF2\u5BFC\u51FA", "Exported"],
  "drill.open": ["\u67E5\u770B\u8FD9\u4E9B\u8BA2\u5355", "See these orders"],
  "drill.keys": [
    "\u65B9\u5411\u952E\u5728\u53EF\u4E0B\u94BB\u7684\u5355\u5143\u683C\u4E4B\u95F4\u79FB\u52A8\uFF0C\u56DE\u8F66\u67E5\u770B\u8BA2\u5355\u3002",
    "The arrow keys walk through the cells that lead to orders, Enter opens them."
  ],
  "drill.dimension": [
    "\u8BA2\u5355\u5217\u8868\u4E0D\u80FD\u6309\u201C{name}\u201D\u7B5B\u9009\uFF0C\u6240\u4EE5\u4E0D\u80FD\u4E0B\u94BB",
    "The order list has no filter for \u201C{name}\u201D: its orders cannot be listed"
  ],
  "drill.value": [
    "\u8BA2\u5355\u5217\u8868\u4E0D\u80FD\u6309\u201C{name}\u201D\u7684\u8FD9\u4E2A\u503C\u7B5B\u9009\uFF0C\u6240\u4EE5\u4E0D\u80FD\u4E0B\u94BB",
    "The order list cannot filter by this value of \u201C{name}\u201D: its orders cannot be listed"
  ],
  "drill.team": [
    "\u8BA2\u5355\u5217\u8868\u7684\u56E2\u961F\u5305\u542B\u6240\u6709\u4E0B\u7EA7\uFF0C\u8FD9\u91CC\u53EA\u542B\u76F4\u5C5E\u6210\u5458\uFF0C\u6240\u4EE5\u4E0D\u80FD\u4E0B\u94BB",
    "A team of the order list has all members below it, here only those right below: it cannot be listed"
  ],
  "drill.hour": [
    "\u591A\u5929\u91CC\u7684\u540C\u4E00\u5C0F\u65F6\u4E0D\u662F\u4E00\u6BB5\u8FDE\u7EED\u65F6\u95F4\uFF08\u52A0\u4E0A\u201C\u65E5\u201D\u7EF4\u5EA6\u540E\u53EF\u4EE5\u4E0B\u94BB\uFF09\uFF0C\u65F6\u949F\u8DF3\u8FC7\u7684\u5C0F\u65F6\u6CA1\u6709\u8BA2\u5355",
    "The same hour of several days is no one period (with the dimension day its orders can be listed), and an hour that the clock skipped has none"
  ],
  "drill.branch": [
    "\u8BA2\u5355\u5217\u8868\u4F1A\u4E00\u5E76\u5217\u51FA\u5B83\u7684\u5B50\u7C7B\u76EE\uFF0C\u5408\u8BA1\u4E0D\u540C\uFF0C\u6240\u4EE5\u4E0D\u80FD\u4E0B\u94BB",
    "The order list shows the categories below too, with other totals: it cannot be listed"
  ],
  "drill.lost": [
    "\u8BA2\u5355\u5217\u8868\u4E0D\u80FD\u540C\u65F6\u7B5B\u9009\u5931\u6548\u4E0E\u9000\u6B3E\uFF0C\u53BB\u6389\u8FD9\u4E2A\u7B5B\u9009\u540E\u53EF\u4EE5\u4E0B\u94BB",
    "The order list cannot filter lost and refunded together; without this filter orders can be listed"
  ],
  "drill.content": [
    "\u8FD9\u4E2A\u6307\u6807\u6765\u81EA\u5185\u5BB9\u6570\u636E\uFF0C\u4E0D\u662F\u8BA2\u5355\uFF0C\u6240\u4EE5\u4E0D\u80FD\u4E0B\u94BB",
    "This metric is of contents, not of orders: there is nothing to list"
  ],
  "filter.lost": ["\u5931\u6548\u6216\u9000\u6B3E", "Lost or refunded"]
});

// shared/analysis/label.ts
var texts2 = allTexts(commonTexts, allListTexts, analysisTexts);
var isKey = (key2) => Object.hasOwn(texts2.zh, key2);
var words = translators(texts2);
var analysisWords = (language) => words[language];
var DAY_HOURS = 24;
var hourLabel = (key2, { cut_hour }) => `${String((Number(key2) + cut_hour) % DAY_HOURS).padStart(2, "0")}:00`;
var tierLabel = (key2, { language, currency }) => {
  const level = Number(key2);
  const money = (at2) => moneyText(tierFrom[at2] ?? 0, currency);
  const text4 = `class.tier.${key2}`;
  return isKey(text4) ? words[language](text4, { from: money(level - 2), to: money(level - 1) }) : key2;
};
var emptyLabel = (dim) => {
  if (dim === "creator" || dim === "tier" || dim === "tenure") return "unknown.creator";
  if (dim === "team") return "class.noTeam";
  return dim === "staff" ? "class.noStaff" : "class.unknown";
};
var prefixes = {
  content_type: ["content"],
  collab: ["collab"],
  abc: ["class.abc"],
  tenure: ["class.tenure"],
  reason: ["class.reason", "ineligible"]
};
var labelOf = (dim, key2, world) => {
  const text4 = words[world.language];
  if (key2 === "") return text4(emptyLabel(dim));
  if (dim === "week") return text4("class.week", { day: key2 });
  if (dim === "hour") return hourLabel(key2, world);
  if (dim === "region") return countryName(key2, world.language);
  if (dim === "tier") return tierLabel(key2, world);
  if (dim === "age") return text4(Number(key2) < oldAge ? "class.age" : "class.age.old", { n: Number(key2) + 1 });
  const word = prefixes[dim]?.map((prefix) => `${prefix}.${key2}`).find(isKey);
  return word ? text4(word) : world.names[dim]?.[key2] ?? key2;
};

// platform/http/analysis-file.ts
var kinds2 = {
  money: "money",
  count: "count",
  rate: "rate",
  ratio: "ratio",
  seconds: "duration"
};
var units = {
  rate: { unit: "%" },
  seconds: { unit: "s" },
  money: {},
  count: {},
  ratio: {}
};
var column = (field, kind4, title4, unit = {}) => ({
  ...unit,
  field,
  kind: kind4,
  title: title4,
  width: 16
});
var keyColumns = ({ table: table3, world }) => {
  const text4 = analysisWords(world.language);
  return table3.dims.flatMap((dim, n) => {
    const name2 = text4(`dimension.${dim}`);
    const id10 = dimensions[dim] === "id" ? [column(`id${n}`, "id", text4("dimension.id", { name: name2 }))] : [];
    return [column(`key${n}`, "text", name2), ...id10];
  });
};
var valueColumns = ({ answer: answer5, world }, place3, head3) => {
  const text4 = analysisWords(world.language);
  return answer5.metrics.flatMap((metric2, n) => {
    const unit = unitOf(metric2);
    const name2 = `${head3}${text4(`metric.${metric2}`)}`;
    const own9 = column(`${place3}.${n}`, kinds2[unit], name2, units[unit]);
    if (answer5.before_from === null) return [own9];
    const before2 = column(`${place3}.${n}.before`, kinds2[unit], text4("analysis.before", { name: name2 }), units[unit]);
    return [own9, before2, column(`${place3}.${n}.change`, "rate", `${name2} ${text4("analysis.change")}`, units.rate)];
  });
};
var cellValues = ({ answer: { metrics: metrics2 }, age }, place3, cell) => {
  const row = {};
  for (const [n, value3] of (cell?.values ?? []).entries()) {
    const before2 = cell?.before?.[n] ?? null;
    const change5 = changeIn(metrics2[n] ?? "", value3, before2, age);
    row[`${place3}.${n}`] = value3;
    row[`${place3}.${n}.before`] = before2;
    row[`${place3}.${n}.change`] = change5.kind === "bp" ? change5.bp : null;
  }
  return row;
};
var rowOf2 = (sheet, cells4, total6) => Object.assign({}, ...cells4.map((cell, n) => cellValues(sheet, `c${n}`, cell)), cellValues(sheet, "total", total6));
var keyValues = ({ table: table3, world }, keys) => Object.fromEntries(
  table3.dims.flatMap((dim, n) => [
    [`key${n}`, labelOf(dim, keys[n] ?? "", world)],
    [`id${n}`, keys[n] ?? ""]
  ])
);
var columnsOf2 = (sheet) => {
  const { table: table3, world, answer: answer5 } = sheet;
  const text4 = analysisWords(world.language);
  const { columnDim } = table3;
  const head3 = (dim, key2) => `${labelOf(dim, key2, world)} \xB7 `;
  const values4 = table3.columns.flatMap((key2, n) => valueColumns(sheet, `c${n}`, columnDim ? head3(columnDim, key2) : ""));
  const total6 = columnDim ? valueColumns(sheet, "total", `${text4("analysis.total")} \xB7 `) : [];
  const hasMoney = answer5.metrics.some((metric2) => unitOf(metric2) === "money");
  const currency = hasMoney ? [column("currency", "text", text4("column.currency"))] : [];
  return [...keyColumns(sheet), ...values4, ...total6, ...currency];
};
var analysisFile = async (answer5, { sort, zone, world, format, title: title4 }) => {
  const table3 = tableOf2(answer5, sort);
  const sheet = { answer: answer5, table: table3, world, age: ageOf(answer5, zone, world.cut_hour) };
  const columns14 = columnsOf2(sheet);
  const last = {
    key0: analysisWords(world.language)("analysis.total"),
    ...rowOf2(sheet, table3.totals, table3.total)
  };
  const cells4 = { words: wordsIn(world.language), zone, currency: answer5.currency };
  const cellsOf3 = (row) => columns14.map((one) => cellOf(one, row, cells4));
  const summed = table3.dims.length > 0;
  const asRow = format === "csv" || !summed;
  const rows = [
    ...table3.rows.map((row) => ({ ...keyValues(sheet, row.keys), ...rowOf2(sheet, row.cells, row.total) })),
    ...asRow ? [summed ? last : rowOf2(sheet, table3.totals, table3.total)] : []
  ];
  const batches = (async function* () {
    yield rows.map(cellsOf3);
  })();
  return buffer(bytesOf({ format, title: title4, columns: columns14, batches, ...asRow ? {} : { totals: () => cellsOf3(last) } }));
};

// platform/http/business-days.ts
var longestDays = 366;
var businessDays = ({ clock: clock2, day: day7 }, { start_time, end_time }) => {
  if (end_time <= start_time) throw wrongField("end_time", "field.range");
  const [from, to] = [dayNumber(clock2, start_time), dayNumber(clock2, end_time - 1)];
  if (to > day7) throw wrongField("end_time", "field.future");
  if (to - from >= longestDays) throw wrongField("end_time", "field.range");
  return { from, to, cut: null };
};

// platform/lists/read.ts
import { sql as sql116 } from "kysely";
var shownOf = ({ list: list3, source }) => {
  const columns14 = list3.columns.map(({ field }) => [field, columnOf(source, field)]);
  const shown21 = Object.fromEntries(columns14.map(([field, column3]) => [field, column3.sql]));
  return { shown: named(shown21), parts: columns14.map(([, column3]) => column3) };
};
var readRows2 = async (tx, asked3, total6) => {
  const { view: view2, list: list3, source, query } = asked3;
  const before2 = (query.page - 1) * query.limit;
  const count2 = Math.min(query.limit, total6 - before2);
  if (count2 <= 0) return [];
  const behind2 = total6 - before2 - count2;
  const backwards = behind2 < before2;
  const order2 = orderOf2(list3, source, query, backwards);
  const conditions = [...asked3.conditions.values()];
  const slice = sql116`limit ${count2} offset ${backwards ? behind2 : before2}`;
  const { shown: shown21, parts: parts2 } = shownOf(asked3);
  const picked = () => sql116`select ${sql116.join(keyOf2(source))} ${rowsOf(source, view2, conditions, [order2.by])}
    order by ${order2.sql} ${slice}`;
  await sql116`set local join_collapse_limit = 1`.execute(tx);
  const { rows } = await sql116`select ${shown21} ${source.whole ? sql116`${rowsOf(source, view2, conditions, [order2.by, ...parts2])} order by ${order2.sql} ${slice}` : sql116`${rowsByKey(source, view2, picked(), parts2)} order by ${order2.sql}`}`.execute(tx);
  const page = backwards ? rows.toReversed() : rows;
  return page.map((row) => source.finish(view2, row));
};
var SUM = "sum of ";
var readTogether = async (tx, asked3, whole3) => {
  const { view: view2, list: list3, source, query } = asked3;
  const conditions = [...asked3.conditions.values()];
  const once = { ...source, table: sql116.ref(source.alias) };
  const order2 = orderOf2(list3, source, query);
  const { shown: shown21, parts: parts2 } = shownOf(asked3);
  const sums = whole3.sums(view2, list3);
  const marked = Object.fromEntries(Object.entries(sums.of).map(([name2, of16]) => [SUM + name2, of16]));
  const row = { ...source, table: sql116`sums left join picked as ${sql116.ref(source.alias)} on true` };
  const place3 = sql116.ref(`${source.alias}.place`);
  const { rows } = await sql116`
    with ${sql116.ref(source.alias)} as materialized (select * from ${tableOf(source, view2)}),
      sums as (select ${named(marked)} ${rowsOf(once, view2, conditions, sums.parts)}),
      picked as (select ${sql116.ref(source.alias)}.*, row_number() over (order by ${order2.sql}) as place
        ${rowsOf(once, view2, conditions, [order2.by])} order by ${order2.sql} limit ${query.limit})
    select sums.*, ${place3} is not null as is_row, ${shown21} ${rowsOf(row, view2, [], parts2)} order by ${place3}`.execute(
    tx
  );
  const [head3 = {}] = rows;
  const known3 = Object.keys(sums.of).map((name2) => {
    const value3 = head3[SUM + name2];
    return [name2, typeof value3 === "number" ? value3 : null];
  });
  const page = rows.filter(({ is_row }) => is_row === true);
  const own9 = page.map((row2) => Object.fromEntries(list3.columns.map(({ field }) => [field, row2[field] ?? null])));
  return { summary: whole3.summed(list3, Object.fromEntries(known3)), rows: own9.map((row2) => source.finish(view2, row2)) };
};
var readList = async (tx, view2, list3, source, query, memory) => {
  if (!rowSizes.some((size) => size === query.limit)) throw new RangeError(`no pages of ${query.limit} rows`);
  const { whole: whole3 } = source;
  const asked3 = { view: view2, list: list3, source, query, conditions: await source.where(tx, view2, query) };
  let first2;
  const { total: total6, ...summary } = await memory.at(view2, list3, source, query, async () => {
    if (!whole3 || query.page > 1) return source.summary(tx, view2, list3, query, asked3.conditions);
    const both18 = await readTogether(tx, asked3, whole3);
    first2 = both18.rows;
    return both18.summary;
  });
  const rows = async () => first2 ?? readRows2(tx, asked3, total6);
  return { list: await (source.common ? memory.page(view2, list3, source, query, rows) : rows()), total: total6, summary };
};

// platform/http/list-answer.ts
var listPresent = async (call, read3) => {
  const { db, inTurn: inTurn4 } = call.context.lists;
  const gone = call.gone();
  const done = await inTurn4(async () => {
    gone.throwIfAborted();
    return { answer: await present(call, read3, db) };
  });
  if (done === null) throw new Refused("busy", { status: 429, refusal: { retry_after: 2 } });
  return done.answer;
};
var answerList = (call, declared2, source, query, memory) => listPresent(call, async (tx, view2) => {
  const found = await readList(tx, view2, declared2, source, query, memory);
  const may = await mayOf(tx, view2.scope, declared2, found.list);
  const { currency = declared2.currency ?? view2.company.currency, ...summary } = found.summary;
  return {
    list: found.list,
    total: found.total,
    page: query.page,
    limit: query.limit,
    summary,
    currency,
    data_time: await source.dataTime?.(tx) ?? view2.now,
    ...may ? { may } : {}
  };
});

// platform/http/analysis.ts
var languageOf = (call) => languageFor(call.header("lang"), call.header("accept-language"));
var readAtOnce = async (tx, view2, question, call) => {
  const { limitMs } = call.context.analysis;
  await limitStatements(tx, limitMs);
  return readAnalysis(tx, view2, question, businessDays(view2, question), languageOf(call), withinMs(limitMs));
};
var askedBy = (call, view2, question) => {
  const { from, to } = businessDays(view2, question);
  const days2 = { start_time: dayStart(view2.clock, from), end_time: dayStart(view2.clock, to + 1) };
  return {
    member_id: Number(call.viewer.record.id),
    scope: call.viewer.scope.text,
    question: JSON.stringify({ ...question, ...days2 }),
    language: languageOf(call)
  };
};
var workOf = (call, row) => {
  const { answer: answer5, state: state3, reason: reason3, ...work2 } = row;
  if (state3 === "done") return { answer: answer5, work: null };
  const say = sayFor(call.header("lang"), call.header("accept-language"));
  return { answer: null, work: { ...work2, state: state3, reason: reason3 === "" ? "" : say(reason3, said) } };
};
var said = { most: mostCells };
var answerOr = async (question, call, kept3, slow) => {
  let asked3;
  try {
    return await listPresent(call, async (tx, view2) => {
      asked3 = askedBy(call, view2, question);
      const row = await findWork(tx, asked3, call.now);
      return (row && kept3(row)) ?? readAtOnce(tx, view2, question, call);
    });
  } catch (error) {
    if (error instanceof TooManyCells) throw new Refused("analysis.large", { params: said });
    if (asked3 && isGivenUp(error)) return slow(asked3);
    throw error;
  }
};
var answer4 = (question, call) => answerOr(
  question,
  call,
  (row) => row.answer,
  async () => {
    throw new Refused("analysis.slow");
  }
);
var ask = async (question, call) => {
  const { db, analysis } = call.context;
  const found = await answerOr(
    question,
    call,
    (row) => workOf(call, row),
    async (asked3) => {
      const made2 = await db.transaction().execute((tx) => insertWork(tx, asked3, "analysis.replaced", call.now));
      analysis.wake();
      return workOf(call, made2);
    }
  );
  return "rows" in found ? { answer: found, work: null } : found;
};
var questionIn = (query) => {
  const given2 = Object.fromEntries([...new URLSearchParams(query)].filter(([, value3]) => value3 !== ""));
  const read3 = questionInput.safeParse(given2);
  if (!read3.success || query.includes("\0") || query.includes("%00")) throw wrongField("query", "field.wrong");
  return read3.data;
};
var mountAnalysis = (router, context) => implement(router, context, analysisApi, {
  meta: async (_4, call) => ({
    dimensions: dimensionIds.map((id10) => ({ id: id10, kind: dimensions[id10] })),
    metrics: analysisMetrics.map((id10) => ({ id: id10, unit: unitOf(id10), formula: formulaOf(id10) })),
    most: { dimensions: mostDimensions, metrics: mostMetrics, cells: mostCells },
    tiers: [...tierFrom],
    currency: call.viewer.record.currency,
    data_time: call.now
  }),
  query: answer4,
  look: answer4,
  ask,
  cancel: async ({ id: id10 }, call) => {
    const member_id = Number(call.viewer.record.id);
    await cancelWork(context.db, { member_id, id: id10, reason: "analysis.cancelled", now: call.now });
    return null;
  },
  again: async (question, call) => {
    const asked3 = await listPresent(call, async (_4, view2) => askedBy(call, view2, question));
    await forgetWork(context.db, asked3);
    return null;
  },
  preset: async () => presetIds.map((id10) => ({ id: id10, query: presets2[id10] })),
  table: async ({ query, sort, format }, call) => {
    const found = await answer4(questionIn(query), call);
    const { zone, cut_hour } = call.viewer.record;
    const language = languageOf(call);
    const world = { language, currency: found.currency, cut_hour, names: found.names };
    const title4 = wordsIn(language)("screen.dataAnalysis") ?? "";
    const name2 = fileName(title4, call.now, zone, format);
    const headers = {
      "Content-Type": contentTypes2[format],
      "Content-Disposition": attachment(name2),
      "Cache-Control": "private, no-store"
    };
    return new Ready(200, headers, await analysisFile(found, { sort, zone, world, format, title: title4 }));
  }
});

// platform/http/avatar.ts
import { randomBytes as randomBytes3 } from "node:crypto";
import multer, { MulterError } from "multer";

// platform/queries/account/avatar.ts
var DAY_S = 86400;
var PER_DAY = 20;
var noteUpload = (db, member_id, now) => db.transaction().execute(async (tx) => {
  await tx.selectFrom("member").select("id").where("id", "=", member_id).forNoKeyUpdate().execute();
  await tx.deleteFrom("avatar_upload").where("member_id", "=", member_id).where("t", "<=", now - DAY_S).execute();
  const last = await tx.selectFrom("avatar_upload").select("t").where("member_id", "=", member_id).orderBy("t", "desc").offset(PER_DAY - 1).limit(1).executeTakeFirst();
  if (last) return last.t + DAY_S - now;
  await tx.insertInto("avatar_upload").values({ member_id, t: now }).execute();
  return 0;
});
var replaceAvatar = (db, { hash: hash2, member_id, image: image2, address: address2, now }) => db.transaction().execute(async (tx) => {
  await updateMember(tx, member_id, { avatar: address2 }, now);
  await tx.deleteFrom("avatar").where("member_id", "=", member_id).execute();
  await tx.insertInto("avatar").values({ hash: hash2, member_id, image: image2, add_time: now }).execute();
});
var readAvatar = async (db, hash2) => {
  const row = await db.selectFrom("avatar").select("image").where("hash", "=", hash2).executeTakeFirst();
  return row?.image ?? null;
};

// platform/http/picture.ts
var SIDE = 256;
var MOST_PIXELS = 25e6;
var LIMIT_S = 5;
var queued2 = makeQueue(2, 20);
var isJpeg = (bytes) => bytes.subarray(0, 3).equals(Buffer.from([255, 216, 255]));
var faultOf = (error) => {
  const text4 = error instanceof Error ? error.message : "";
  if (text4.includes("pixel limit")) return "pixels";
  return text4.includes("timeout") ? "busy" : "type";
};
var reencode = async (bytes) => {
  const { default: sharp } = await import("sharp");
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" }).autoOrient().resize(SIDE, SIDE, { fit: "cover" }).jpeg({ quality: 85 }).timeout({ seconds: LIMIT_S });
  return picture.toBuffer().catch(faultOf);
};
var squareJpeg = async (bytes) => isJpeg(bytes) ? await queued2(() => reencode(bytes)) ?? "busy" : "type";

// platform/http/avatar.ts
var SIZE = 2 * 1024 * 1024;
var reader = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: SIZE - 1, files: 1, fields: 5, fieldSize: 1e3, fieldNameSize: 100, headerPairs: 20 }
}).single("image");
var requirePlace = async (call, member_id) => {
  const wait = await noteUpload(call.context.db, member_id, call.now);
  if (wait === 0) return;
  const params = { hours: Math.ceil(wait / 3600) };
  throw new Refused("avatar.tooMany", { status: 429, params, refusal: { retry_after: wait } });
};
var readImage = async (call) => {
  const request = await call.read(reader).catch((error) => {
    const tooLarge = error instanceof MulterError && error.code === "LIMIT_FILE_SIZE";
    throw new Refused(tooLarge ? "avatar.size" : "badRequest");
  });
  if (!request.file) throw wrongField("image", "field.required");
  return request.file.buffer;
};
var upload = async (call) => {
  const { db, sessions } = call.context;
  const member_id = Number(call.viewer.record.id);
  await requirePlace(call, member_id);
  const image2 = await squareJpeg(await readImage(call));
  if (image2 === "busy") throw busy();
  if (typeof image2 === "string") throw new Refused(`avatar.${image2}`);
  const hash2 = randomBytes3(16).toString("hex");
  const address2 = `/private/avatar/${hash2}.jpg`;
  await replaceAvatar(db, { hash: hash2, member_id, image: image2, address: address2, now: call.now });
  sessions.forget(member_id);
  return address2;
};
var serve = (context) => async (req, res) => {
  const hash2 = String(req.params.hash);
  const image2 = /^[0-9a-f]{32}$/.test(hash2) ? await readAvatar(context.db, hash2) : null;
  if (!image2) {
    const say = sayFor(req.get("lang"), req.get("accept-language"));
    return sendRefusal(res, 0, say("notFound"), null, 404);
  }
  res.set({
    "Content-Type": "image/jpeg",
    "Content-Disposition": 'inline; filename="avatar.jpg"',
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "Cache-Control": "private, max-age=31536000, immutable"
  }).send(image2);
};
var mountAvatar = (router, context) => {
  implement(router, context, { uploadavatar: accountApi.uploadavatar }, { uploadavatar: (_4, call) => upload(call) });
  router.get("/private/avatar/:hash.jpg", serve(context));
};

// platform/http/bench.ts
var MOST5 = 10 ** 10;
var orderOf3 = (amt, currency, now, number6) => ({
  kind: "order",
  order_id: `push-${String(now).padStart(11, "0")}-${String(number6).padStart(9, "0")}`,
  shop_id: "push-shop",
  shop_name: "\u63A8\u9001\u6F14\u793A\u5E97 Push demo shop",
  shop_region: "GB",
  region: "US",
  buyer_key: `push-${number6}`,
  order_status: 111,
  create_t: now,
  paid_t: now,
  delivery_t: null,
  currency,
  is_sample: false,
  lines: [
    {
      sku_id: "push-sku",
      content_id: "",
      n: 1,
      product_id: "push-product",
      product_name: "\u63A8\u9001\u6F14\u793A\u5546\u54C1 Push demo product",
      sku_name: "",
      creator_id: "",
      creator_name: "",
      content_type: 1,
      collab_type: 1,
      campaign_id: "",
      commission_model: 1,
      price_amt: amt,
      quantity: 1,
      subtotal_amt: amt,
      seller_discount_amt: 0,
      platform_discount_amt: 0,
      tax_amt: 0,
      pay_amt: amt,
      standard_rate_bp: 1e3,
      shop_ads_rate_bp: null,
      partner_rate_bp: 0,
      bonus_rate_bp: 0,
      ads_attributed: false,
      refunded_qty: 0,
      returned_qty: 0,
      refund_amt: 0
    }
  ]
});
var mountBench = (router, context, gate) => {
  let number6 = 0;
  router.get("/__push", async (req, res) => {
    const amt = Number(req.query.i);
    if (!isLoopback(req.socket.remoteAddress) || !isLoopback(req.ip))
      return void res.status(403).json({ ok: false, reason: "loopback only" });
    if (!Number.isInteger(amt) || amt < 1 || amt > MOST5) {
      return void res.status(400).json({ ok: false, reason: "i: whole minor units, at least 1" });
    }
    const now = secondsOf2(context);
    const wall = await readMemberByName(context.db, "wall", now);
    if (!wall) return void res.status(404).json({ ok: false, reason: "no account called wall" });
    number6 += 1;
    const [result] = await gate.submit(wall.company_id, [orderOf3(amt, wall.currency, now, number6)]);
    res.status(result?.ok ? 200 : 500).json(result ?? { ok: false, reason: "no result" });
  });
};

// shared/api/company.ts
import * as z17 from "zod/mini";
var mayChangeCompany = ({
  scope,
  operator,
  status
}) => status !== 4 && (scope.startsWith("c") || operator === 1);
var settings = z17.strictObject({
  /** IANA zone. */
  zone: z17.string().check(z17.trim(), z17.minLength(1), z17.maxLength(60)),
  /** First hour of the business day. */
  cut_hour: z17.int().check(z17.minimum(0), z17.maximum(23)),
  /** In which its amounts stand. */
  currency: z17.string().check(z17.regex(/^[A-Z]{3}$/))
});
var change2 = z17.object({
  id: z17.string(),
  from: settings,
  to: settings,
  state: z17.enum(["queued", "running", "done", "failed", "cancelled"]),
  /** Orders. */
  done: z17.int(),
  total: z17.int(),
  /** Why it failed. */
  reason: z17.string(),
  by: z17.string(),
  add_time: z17.int()
});
var company = z17.object({ id: z17.string(), name: z17.string() });
var id = z17.string().check(z17.regex(/^\d{1,18}$/));
var state2 = z17.object({
  company,
  settings,
  orders: z17.int(),
  /** For whoever may change more than the own one: all of them by name. */
  companies: z17.array(company),
  /** The last one, under way or ended. */
  change: z17.nullable(change2)
});
var companyApi = {
  settings: endpoint({
    method: "GET",
    path: "/api/v1/company/settings",
    access: "session",
    input: z17.object({ company: z17.optional(id) }),
    data: state2
  }),
  /** Begins a change; `from` is what the caller saw. */
  change: endpoint({
    method: "POST",
    path: "/api/v1/company/change",
    access: "session",
    input: z17.strictObject({ company: z17.optional(id), from: settings, ...settings.shape }),
    data: state2
  }),
  cancel: endpoint({
    method: "POST",
    path: "/api/v1/company/cancel",
    access: "session",
    input: z17.strictObject({ company: z17.optional(id), id }),
    data: state2
  })
};

// platform/ingest/currency/day-rates.ts
var QUARTER2 = 900;
var daysOf5 = async (client, companyId, { to, clock: clock2, also }) => {
  const { rows } = await client.query(
    `select distinct coalesce(paid_t, create_t) / ${QUARTER2} * ${QUARTER2} as t from affiliate_order o
     where company_id = $1 and orig_currency is distinct from $2 and not exists (
       select from order_refund r where r.company_id = $1 and r.refund_id = o.order_id and r.order_id is null)
     union select distinct applied_t / ${QUARTER2} * ${QUARTER2} from order_refund
     where company_id = $1 and order_id is null and orig_currency is distinct from $2`,
    [companyId, to]
  );
  const days2 = new Set([...rows.map(({ t }) => Number(t)), ...also].map((t) => dayNumber(clock2, t)));
  return [...days2].sort((a, b) => a - b);
};
var rangesOf = (days2, isKnown) => {
  const ranges2 = [];
  let isOpen = false;
  for (const day7 of days2) {
    const last = ranges2.at(-1);
    if (isKnown(day7)) isOpen = false;
    else if (isOpen && last) last[1] = day7;
    else {
      ranges2.push([day7, day7]);
      isOpen = true;
    }
  }
  return ranges2.map(([from, to]) => from === to ? dayText(from) : `${dayText(from)} \u2013 ${dayText(to)}`);
};
var dayRates = async (client, companyId, asked3) => {
  const { from, to, clock: clock2 } = asked3;
  const days2 = await daysOf5(client, companyId, asked3);
  const currencies = [from, to];
  const wanted2 = days2.flatMap((day7) => currencies.map((currency) => ({ currency, day: day7 })));
  const rateOf = await readRates(client, companyId, wanted2);
  const missing = currencies.flatMap((currency) => {
    const ranges2 = rangesOf(days2, (day7) => rateOf(currency, day7) !== void 0);
    return ranges2.length > 0 ? [`${currency}: ${ranges2.join(", ")}`] : [];
  });
  const at2 = (t) => {
    const day7 = dayNumber(clock2, t);
    return keptRate((rateOf(to, day7) ?? Number.NaN) / (rateOf(from, day7) ?? Number.NaN));
  };
  return { at: at2, missing };
};

// platform/jobs/company-billed.ts
var keyOf3 = ({ order_id, sku_id, content_id, n, role, level }) => JSON.stringify([order_id, sku_id, content_id, n, role, level]);
var actualsOf = (orders4) => {
  const found = /* @__PURE__ */ new Map();
  for (const { lines } of orders4.values())
    for (const { row, splits } of lines)
      for (const { role, level, act_amt } of splits.filter((split2) => split2.level < 0)) {
        const { order_id, sku_id, content_id, n } = row;
        found.set(keyOf3({ order_id, sku_id, content_id, n, role, level }), act_amt ?? 0);
      }
  return found;
};
var moveBilled = async (client, companyId, before2, after) => {
  const { rows } = await client.query(
    `select bill_id, order_id, sku_id, content_id, n, role, level, coalesce(company_amt, amt) as amt from bill_line
     where company_id = $1 and order_id = any($2::text[]) and level < 0 order by bill_id`,
    [companyId, [...before2.keys()]]
  );
  if (rows.length === 0) return;
  const [whole3, moved] = [actualsOf(before2), actualsOf(after)];
  const sums = /* @__PURE__ */ new Map();
  const amounts = rows.map((row) => {
    const key2 = keyOf3(row);
    const whole_amt = whole3.get(key2) ?? 0;
    const upTo = (sum2) => whole_amt === 0 ? 0 : Math.round((moved.get(key2) ?? 0) * sum2 / whole_amt);
    const billed = sums.get(key2) ?? 0;
    sums.set(key2, billed + Number(row.amt));
    return upTo(billed + Number(row.amt)) - upTo(billed);
  });
  await client.query(
    `update bill_line b set company_amt = u.company_amt
     from unnest($2::int8[], $3::text[], $4::text[], $5::text[], $6::int2[], $7::int2[], $8::int2[], $9::int8[])
       as u(bill_id, order_id, sku_id, content_id, n, role, level, company_amt)
     where b.company_id = $1 and b.order_id = u.order_id and b.sku_id = u.sku_id and b.content_id = u.content_id
       and b.n = u.n and b.role = u.role and b.level = u.level and b.bill_id = u.bill_id`,
    [
      companyId,
      ...["bill_id", "order_id", "sku_id", "content_id", "n", "role", "level"].map(
        (name2) => rows.map((row) => row[name2])
      ),
      amounts
    ]
  );
};

// platform/jobs/company-error.ts
var CompanyError = class extends Error {
  name = "CompanyError";
  zh;
  en;
  constructor(zh2, en2) {
    super(`${zh2}
${en2}`);
    this.zh = zh2;
    this.en = en2;
  }
};

// platform/jobs/company-currency.ts
var ENDED2 = "(3, 6, 7)";
var openBills = `select count(*)::int as n from bill b where b.company_id = $1 and (b.status not in ${ENDED2}
  or (b.status = 7 and b.income_amt <> 0 and not exists (select from bill later where later.member_id = b.member_id
    and later.bill_type = b.bill_type and later.period > b.period)))`;
var requireNoBills = async (client, companyId) => {
  const { rows } = await client.query(openBills, [companyId]);
  const n = rows[0]?.n ?? 0;
  if (n > 0)
    throw new CompanyError(
      `\u516C\u53F8\u6709 ${n} \u5F20\u672A\u7ED3\u6E05\u7684\u8D26\u5355\uFF0C\u8D26\u5355\u5168\u90E8\u7ED3\u6E05\u540E\u624D\u80FD\u66F4\u6539\u5E01\u79CD`,
      `The company has ${n} bills that are not settled: its currency can be changed once all of them are`
    );
};
var catalogue = {
  product: ["min_price_amt", "max_price_amt"],
  product_price_history: ["min_price_amt", "max_price_amt"],
  sku: ["price_amt", "cost_amt"],
  product_offer: ["min_gmv_amt"],
  live_session: ["target_gmv_amt"]
};
var ofScopes = `(scope = 'c' || $1::text or scope in (select 'm' || id from member where company_id = $1::bigint))`;
var hasCatalogue = async (client, companyId) => {
  const any = Object.entries(catalogue).map(
    ([table3, columns14]) => `exists (select from ${table3} where company_id = $1 and coalesce(${columns14.join(", ")}) is not null)`
  );
  const { rows } = await client.query(
    `select ${any.join(" or ")} or exists (select from kpi_target where ${ofScopes}) as any`,
    [companyId]
  );
  return rows[0]?.any ?? false;
};
var requireExchange = async (client, companyId, from, to) => {
  await requireNoBills(client, companyId);
  const also = await hasCatalogue(client, companyId) ? [Math.floor(Date.now() / 1e3)] : [];
  const { at: at2, missing } = await dayRates(client, companyId, {
    from: from.currency,
    to: to.currency,
    clock: to,
    also
  });
  if (missing.length > 0)
    throw new CompanyError(
      `\u7F3A\u5C11\u6C47\u7387\uFF08${missing.join("\uFF1B")}\uFF09\uFF0C\u8BF7\u5148\u5BFC\u5165\u8FD9\u4E9B\u5929\u7684\u6C47\u7387\uFF0C\u518D\u66F4\u6539\u5E01\u79CD`,
      `Rates are missing (${missing.join("; ")}): import those of these days first, then change the currency`
    );
  return at2;
};
var checkExchange = async (pool, companyId, from, to) => {
  const client = await pool.connect();
  try {
    await requireExchange(client, companyId, from, to);
  } finally {
    client.release();
  }
};
var exchangeCatalogue = async (client, companyId, from, to, rate2) => {
  if (Number.isNaN(rate2)) return;
  const decimals = currencyDecimals(to);
  const factor = rate2 * 10 ** (decimals - currencyDecimals(from));
  for (const [table3, columns14] of Object.entries(catalogue))
    await client.query(
      `update ${table3} set ${columns14.map((name2) => `${name2} = round(${name2} * $2::numeric)`).join(", ")}
       where company_id = $1`,
      [companyId, factor]
    );
  await client.query(
    `update kpi_target set value = greatest(1, round(value * $2::numeric / $3::int)) * $3::int
     where metric = 'M01' and value > 0 and ${ofScopes}`,
    [companyId, factor, 10 ** decimals]
  );
};
var exchangeUnmatched = async (client, companyId, exchange) => {
  const { rows } = await client.query(
    `select refund_id, amt, applied_t, orig_currency, orig_amt, return_sku_id from order_refund
     where company_id = $1 and order_id is null`,
    [companyId]
  );
  const after = rows.map((row) => ({ refund_id: row.refund_id, ...exchange(row) }));
  await client.query(
    `update order_refund r set amt = u.amt, orig_currency = u.orig_currency, orig_amt = u.orig_amt
     from unnest($2::text[], $3::int8[], $4::text[], $5::int8[]) as u(refund_id, amt, orig_currency, orig_amt)
     where r.company_id = $1 and r.refund_id = u.refund_id`,
    [
      companyId,
      ...["refund_id", "amt", "orig_currency", "orig_amt"].map((name2) => after.map((row) => row[name2]))
    ]
  );
  return new Map(after.map(({ refund_id, amt }) => [refund_id, amt]));
};
var exchangeParcels = async (client, companyId, of16) => {
  const { rows } = await client.query(
    `select order_id, shipping_amt as amt from shop_order
     where company_id = $1 and order_id = any($2::text[]) and shipping_amt is not null`,
    [companyId, [...of16.keys()]]
  );
  if (rows.length === 0) return;
  await client.query(
    `update shop_order s set shipping_amt = u.amt from unnest($2::text[], $3::int8[]) as u(order_id, amt)
     where s.company_id = $1 and s.order_id = u.order_id`,
    [
      companyId,
      rows.map(({ order_id }) => order_id),
      rows.map(({ order_id, amt }) => of16.get(order_id)?.(Number(amt)) ?? amt)
    ]
  );
};
var exchangeCompany = async (client, companyId, from, to) => {
  const at2 = await requireExchange(client, companyId, from, to);
  const now = Math.floor(Date.now() / 1e3);
  await exchangeCatalogue(client, companyId, from.currency, to.currency, at2(now));
  const unmatched = await exchangeUnmatched(
    client,
    companyId,
    (refund) => refundAmounts(
      refund,
      from.currency,
      to.currency,
      (amt) => exchanged(amt, from.currency, to.currency, at2(refund.applied_t))
    )
  );
  const owners = new Owners();
  const termsOf = ({ creator_id, paid_t }) => owners.termsOf(companyId, creator_id, paid_t ?? 0);
  return async (orders4) => {
    const creators = [...orders4.values()].flatMap(({ lines }) => lines.map(({ row }) => row.creator_id));
    await owners.prepare(client, companyId, creators);
    const after = /* @__PURE__ */ new Map();
    const money = /* @__PURE__ */ new Map();
    for (const [id10, order2] of orders4) {
      const own9 = moneyOf(order2.row, to.currency, at2(order2.row.paid_t ?? order2.row.create_t));
      const back2 = order2.lines[0] && isAdjustment(order2.lines[0].row) ? unmatched.get(id10) : void 0;
      money.set(id10, own9.of);
      after.set(id10, back2 === void 0 ? orderIn(order2, own9, termsOf) : adjustmentIn(order2, to.currency, back2));
    }
    const changes = [...after].map(([id10, order2]) => ({ before: orders4.get(id10), after: order2 }));
    const query = bookQuery(companyId, now, { orders: changes });
    if (query) await client.query(query);
    await exchangeParcels(client, companyId, money);
    await moveBilled(client, companyId, orders4, after);
    return after;
  };
};

// platform/queries/orders/import-runs.ts
import { sql as sql117 } from "kysely";
var MAPPING = "import.mapping";
var SHOWN = 20;
var rowsOf2 = (where, most2) => sql117`
  select i.id, i.company_id, i.name, i.size, i.received, i.state, i.options, i.lines, i.part, i.result, i.summary, i.asks,
    i.reason_zh, i.reason_en, i.secret, i.file, i.job_id, case when m.id is null then '' else ${calledBy("m")} end as by,
    i.add_time, greatest(0, coalesce(i.beat_t, i.start_t) - i.start_t) as seconds
  from import_run i left join member m on m.id = i.member_id where ${where} order by i.id desc limit ${most2}`;
var readRuns = async (tx, company_id) => (await rowsOf2(sql117`i.company_id = ${company_id} and i.state <> 'upload'`, SHOWN).execute(tx)).rows;
var readRun = async (tx, company_id, id10) => (await rowsOf2(sql117`i.company_id = ${company_id} and i.id::text = ${id10}`, 1).execute(tx)).rows[0] ?? null;
var readRunOf = async (db, secret) => (await rowsOf2(sql117`i.secret = ${secret} and i.summary is not null`, 1).execute(db)).rows[0] ?? null;
var insertRun = async (tx, { now, ...run2 }) => {
  const dropped = await sql117`
    delete from import_run where company_id = ${run2.company_id} and member_id = ${run2.member_id}
      and state in ('upload', 'ready', 'checking', 'checked') and job_id is null returning file`.execute(tx);
  const made2 = await tx.insertInto("import_run").values({ ...run2, start_t: null, beat_t: null, job_id: null, add_time: now, update_time: now }).returning("id").executeTakeFirstOrThrow();
  return { id: String(made2.id), dropped: dropped.rows.map(({ file: file2 }) => file2) };
};
var notePart = async (db, id10, offset, bytes, now) => {
  const { rows } = await sql117`
    update import_run set received = received + ${bytes}::bigint, update_time = ${now},
      state = case when received + ${bytes}::bigint = size then 'ready' else state end
    where id = ${id10} and state = 'upload' and received = ${offset} and received + ${bytes}::bigint <= size
    returning id`.execute(db);
  return rows.length > 0;
};
var moves = {
  checking: ["ready", "checking", "checked", "open", "failed", "cancelled"],
  queued: ["checked", "open", "failed", "cancelled"],
  undoing: ["done", "open", "failed", "cancelled"]
};
var moveRun = async (tx, id10, to, options2, now) => {
  const { rows } = await sql117`
    with me as (select id, company_id from import_run
      where id = ${id10} and (file <> '' or ${to} = 'undoing') and state = any(${[...moves[to]]}::text[]) for update),
    others as (select 1 from import_run o join me using (company_id)
      where o.state in ('queued', 'running', 'undoing') and ${to} <> 'checking'),
    moved as (update import_run r set state = ${to}, options = coalesce(${options2}::jsonb, r.options), lines = 0, part = 0,
        start_t = null, beat_t = null, attempts = 0, reason_zh = '', reason_en = '', asks = '', update_time = ${now},
        result = case when ${to} = 'checking' then null else r.result end
      from me where r.id = me.id and not exists (select from others) returning r.id)
    select exists (select from me) as found, exists (select from others) as busy, (select count(*) from moved) as n`.execute(
    tx
  );
  const { found = false, busy: busy2 = false } = rows[0] ?? {};
  return busy2 ? "busy" : found ? "moved" : "gone";
};
var cancelRun = async (db, company_id, id10, now) => {
  const { rows } = await sql117`
    update import_run set state = case when state = 'checking' and job_id is null then 'ready' else 'cancelled' end,
      update_time = ${now}
    where company_id = ${company_id} and id::text = ${id10} and state in ('checking', 'queued', 'running') returning id`.execute(
    db
  );
  return rows.length > 0;
};
var readMappingOf = async (tx, company_id) => {
  const row = await tx.selectFrom("setting").select("value").where("company_id", "=", company_id).where("key", "=", MAPPING).executeTakeFirst();
  return row?.value ?? null;
};
var writeMapping = async (tx, company_id, mapping, now) => {
  const row = { value: JSON.stringify(mapping), update_time: now };
  await tx.insertInto("setting").values({ company_id, key: MAPPING, ...row }).onConflict((conflict) => conflict.columns(["company_id", "key"]).doUpdateSet(row)).execute();
};

// platform/http/import-run.ts
var isZh = (call) => languageFor(call.header("lang"), call.header("accept-language")) === "zh";
var sayIt = (call, { zh: zh2, en: en2, trouble }) => {
  const say = sayFor(call.header("lang"), call.header("accept-language"));
  if (trouble === "encoding" || trouble === "currency") return say(`import.${trouble}`);
  return isZh(call) ? zh2 : en2;
};
var requireImporter = ({ viewer }) => {
  if (!mayImport(viewer.record)) throw new Refused("import.leaders");
  return viewer.scope.company_id;
};
var requireRun = async (call, id10) => {
  const run2 = await readRun(call.context.db, requireImporter(call), id10);
  if (!run2) throw new Refused("import.none");
  return run2;
};

// platform/http/company.ts
var companyOf = ({ viewer: { record: record9, scope } }, asked3) => {
  if (!mayChangeCompany(record9)) throw new Refused("company.leaders");
  const id10 = asked3 === void 0 ? scope.company_id : Number(asked3);
  if (id10 !== scope.company_id && record9.operator !== 1) throw new Refused("company.leaders");
  return id10;
};
var settingsOf = ({ zone, cut_hour, currency }) => ({ zone, cut_hour, currency });
var factsOf3 = async (tx, id10) => {
  const facts3 = await readFacts(tx, id10);
  if (!facts3) throw new Refused("company.none");
  return facts3;
};
var stateOf = (call, id10) => consistently(call.context.db, async (tx) => {
  const facts3 = await factsOf3(tx, id10);
  const found = await readChange(tx, id10);
  return {
    company: { id: String(id10), name: facts3.name },
    settings: settingsOf(facts3),
    orders: await countOrders(tx, id10),
    companies: call.viewer.record.operator === 1 ? await readCompanies(tx) : [],
    change: found && { ...found, reason: isZh(call) ? found.reason_zh : found.reason_en }
  };
});
var isSame = (one, other) => one.zone === other.zone && one.cut_hour === other.cut_hour && one.currency === other.currency;
var requireAsSeen = async (tx, company_id, from, to) => {
  if (await isChanging(tx, company_id)) throw new Refused("company.changing");
  const facts3 = await factsOf3(tx, company_id);
  if (!isSame(facts3, from)) throw new Refused("company.moved");
  if (isSame(facts3, to)) throw new Refused("company.same");
};
var requirePossible = async (company_id, from, to, call) => {
  const { db, changes } = call.context;
  if (!isZone(to.zone) || !await isServerZone(db, to.zone)) throw wrongField("zone", "field.zone");
  if (!Intl.supportedValuesOf("currency").includes(to.currency)) throw wrongField("currency", "field.currency");
  await consistently(db, (tx) => requireAsSeen(tx, company_id, from, to));
  if (to.currency === from.currency) return;
  try {
    await checkExchange(changes.pool, company_id, from, to);
  } catch (error) {
    if (!(error instanceof CompanyError)) throw error;
    throw new Refused("gate.refused", { params: { reason: isZh(call) ? error.zh : error.en } });
  }
};
var begin = async (tx, company_id, from, to, call) => {
  await keepCompany(tx, company_id, { alone: true });
  await requireAsSeen(tx, company_id, from, to);
  if (await isImporting(tx, company_id, call.now)) throw new Refused("company.importing");
  const member_id = Number(call.viewer.record.id);
  await insertChange(tx, { company_id, member_id, from, to, now: call.now });
  const object39 = { object_type: "company", object_id: String(company_id) };
  const change5 = { before: { ...from }, after: { ...to } };
  await insertAudit(tx, { member_id, action: "company.change", ...object39, ...change5, ip: call.ip, now: call.now });
};
var change3 = async ({ company: company3, from, ...asked3 }, call) => {
  const { db, changes } = call.context;
  const company_id = companyOf(call, company3);
  const to = settingsOf(asked3);
  await requirePossible(company_id, from, to, call);
  await db.transaction().execute((tx) => begin(tx, company_id, from, to, call));
  changes.wake();
  return stateOf(call, company_id);
};
var mountCompany = (router, context) => implement(router, context, companyApi, {
  settings: ({ company: company3 }, call) => stateOf(call, companyOf(call, company3)),
  change: change3,
  cancel: async ({ company: company3, id: id10 }, call) => {
    const company_id = companyOf(call, company3);
    if (!await cancelChange(context.db, company_id, id10, call.now)) throw new Refused("company.ended");
    return stateOf(call, company_id);
  }
});

// shared/api/console.ts
import * as z18 from "zod/mini";
var rankRow = z18.object({
  id: z18.string(),
  rank: z18.int(),
  name: z18.string(),
  region: z18.string(),
  image: z18.string(),
  gmv_amt: z18.int(),
  orders: z18.int(),
  qty: z18.int(),
  commission_amt: z18.int(),
  /** Of the whole day's turnover, basis points. */
  share_bp: z18.int()
});
var filter = {
  region: z18.optional(z18.string().check(z18.regex(/^[A-Z]{2}(,[A-Z]{2}){0,49}$/))),
  shop: z18.optional(z18.string().check(z18.trim(), z18.maxLength(100))),
  team: z18.optional(z18.string().check(z18.regex(/^\d{1,18}$/)))
};
var consoleApi = {
  overview: endpoint({
    method: "GET",
    path: "/api/v1/console/overview",
    access: "console",
    input: z18.object(filter),
    data: z18.object({
      head: wallHead,
      hero: heroZone,
      /** M01 M03 M05 M06 M07 M08 M17 M13; `spark` by elapsed hour of today, the running one last; null where there is nothing to divide by. */
      kpi: z18.array(z18.object({ ...figure.shape, spark: z18.array(z18.nullable(z18.int())) })),
      compose: composeZone,
      countries: mapZone,
      settle: settleZone,
      /** The viewer's bills that wait for confirmation, and sessions that are live in the scope. */
      waiting: z18.object({ bills: z18.int(), lives: z18.int() }),
      data_time: z18.int()
    })
  }),
  trend: endpoint({
    method: "GET",
    path: "/api/v1/console/trend",
    access: "console",
    input: z18.object({ ...filter, granularity: z18._default(z18.literal("hour"), "hour") }),
    data: z18.object({ ...trendZone.shape, currency: z18.string(), data_time: z18.int() })
  }),
  rank: endpoint({
    method: "GET",
    path: "/api/v1/console/rank",
    access: "console",
    input: z18.object({
      ...filter,
      type: z18._default(z18.enum(["product", "creator", "shop"]), "product"),
      by: z18._default(z18.enum(["gmv", "orders", "commission"]), "gmv"),
      limit: z18._default(z18.coerce.number().check(z18.int(), z18.minimum(1), z18.maximum(50)), 10)
    }),
    data: z18.object({ list: z18.array(rankRow), currency: z18.string(), data_time: z18.int() })
  }),
  feed: endpoint({
    method: "GET",
    path: "/api/v1/console/feed",
    access: "console",
    input: z18.object({
      ...filter,
      cursor: z18.optional(z18.string().check(z18.maxLength(120))),
      limit: z18._default(z18.coerce.number().check(z18.int(), z18.minimum(1), z18.maximum(200)), 50)
    }),
    data: z18.object({ items: z18.array(feedLine), cursor: z18.string(), currency: z18.string(), data_time: z18.int() })
  }),
  /** Yesterday from being shown to being paid (T-1): SKU orders; null where the selling platform reports nothing. */
  funnel: endpoint({
    method: "GET",
    path: "/api/v1/console/funnel",
    access: "console",
    input: z18.object(filter),
    data: z18.object({
      day: z18.string(),
      impressions: z18.nullable(z18.int()),
      clicks: z18.nullable(z18.int()),
      created: z18.int(),
      paid: z18.int(),
      data_time: z18.int()
    })
  })
};

// platform/queries/console/funnel.ts
import { sql as sql118 } from "kysely";
var readShown = async (db, { view: { scope } }, day7, { region, shop: shop3 }) => {
  if (region || scope.member_id !== null && shop3) return null;
  const from = scope.member_id === null ? sql118`product_daily d ${shop3 ? sql118`join product p on p.company_id = d.company_id and p.product_id = d.product_id and p.shop_id = any(${shop3}::text[])` : sql118``}` : sql118`(select * from content_daily c where exists (
          select from creator_binding o join member_closure b on b.descendant_id = o.member_id
          where o.company_id = c.company_id and o.creator_id = c.creator_id and o.state = 1
            and b.ancestor_id = ${scope.member_id})) d`;
  const { rows } = await sql118`
    select count(*) as rows, coalesce(sum(d.impressions), 0)::bigint as impressions,
      coalesce(sum(d.clicks), 0)::bigint as clicks
    from ${from} where d.company_id = ${scope.company_id} and d.day = ${day7}`.execute(db);
  const found = rows[0];
  return found && found.rows > 0 ? found : null;
};
var readConsoleFunnel = async (db, narrow, asked3) => {
  const { view: view2, only } = narrow;
  const day7 = view2.day - 1;
  const [from, to] = [dayStart(view2.clock, day7), view2.start - 1];
  const skus2 = (time2) => sql118`
    (select count(*) from (select distinct l.order_id, l.sku_id from affiliate_order o
     join affiliate_order_line l on l.company_id = o.company_id and l.order_id = o.order_id
     where o.company_id = ${view2.scope.company_id} and ${time2} >= ${from} and ${time2} <= ${to}
       and ${linesOf(view2.scope)} and ${isSale} ${only ? sql118`and ${only}` : sql118``}) k)`;
  const paid2 = only === null ? sql118`(select coalesce(sum(r.sku_orders), 0) from rollup r where r.scope = ${view2.scope.text} and r.grain = 1
          and r.bucket = ${day7} and r.dim = 0)` : skus2(sql118`o.paid_t`);
  const [shown21, { rows }] = await Promise.all([
    readShown(db, narrow, day7, asked3),
    sql118`select ${skus2(sql118`o.create_t`)} as created, ${paid2} as paid`.execute(db)
  ]);
  return {
    day: dayText(day7),
    impressions: shown21?.impressions ?? null,
    clicks: shown21?.clicks ?? null,
    created: rows[0]?.created ?? 0,
    paid: rows[0]?.paid ?? 0,
    data_time: view2.start
  };
};

// platform/queries/wall/compose.ts
var composeOf = (shares, gmv_amt) => shares.filter((one) => one.dim === "content").map(({ id: id10, amt }) => ({ id: id10, amt, share_bp: rateBp(amt, gmv_amt) }));

// platform/queries/wall/hero.ts
import { sql as sql119 } from "kysely";
var MINUTES = 5;
var targetOf = (scope, day7) => sql119`
  (select value from kpi_target where scope = ${scope.text} and month = ${dayText(day7).slice(0, 7)} and metric = 'M01')`;
var readPace = async (db, view2) => {
  const { rows } = await sql119`
    select count(distinct l.order_id) as orders,
      ${targetOf(view2.scope, view2.day)} as target_amt
    from affiliate_order_line l where ${salesPaid(view2.scope, view2.now - MINUTES * 60, view2.now, true)}`.execute(db);
  const { orders: orders4, target_amt } = rows[0] ?? { orders: 0, target_amt: null };
  return { orders_per_minute: Math.round(orders4 * 10 / MINUTES) / 10, target_amt };
};
var heroOf = (view2, periods, yesterday, pace) => {
  const gmv_amt = periods.day(view2.day).gmv_amt;
  const month_amt = periods.month("gmv_amt");
  return {
    gmv_amt,
    yesterday_same_amt: yesterday.gmv_amt,
    yesterday_amt: periods.day(view2.day - 1).gmv_amt,
    change: changeOf(gmv_amt, yesterday.gmv_amt),
    month_amt,
    target_amt: pace.target_amt,
    target_rate_bp: pace.target_amt === null ? null : rateBp(month_amt, pace.target_amt),
    orders_per_minute: pace.orders_per_minute
  };
};

// platform/queries/wall/map.ts
var mapOf = (shares, before2) => shares.filter((one) => one.dim === "region").map(({ id: id10, amt, orders: orders4 }) => ({ id: id10, amt, orders: orders4, change: changeOf(amt, before2.regions.get(id10) ?? 0) }));

// platform/queries/wall/settle.ts
var settleOf = (view2, periods) => {
  const today = periods.day(view2.day);
  return {
    pending_amt: periods.all.pending_amt,
    settled_month_amt: periods.month("settled_amt"),
    ineligible_amt: today.ineligible_amt,
    ineligible_rate_bp: metricOf.M15(today),
    refund_rate_bp: metricOf.M13(today)
  };
};

// platform/queries/wall/shares.ts
import { sql as sql120 } from "kysely";
var readShares = async (db, view2) => {
  const { rows } = await sql120`
    select 'region' as dim, dim_id as id, gmv_amt as amt, orders from ${todayBy(view2, "region")} where lines > 0
    union all
    select 'content', dim_id, gmv_amt, orders from ${todayBy(view2, "content")} where lines > 0
    order by 3 desc, 4 desc, 2`.execute(db);
  return rows;
};

// platform/queries/crossing.ts
import { sql as sql121 } from "kysely";
var readCrossing = async (db, view2, periods, amt) => {
  let before2 = 0;
  let hour = 0;
  while (hour < view2.hour && before2 + periods.hour(view2.day, hour).gmv_amt < amt) {
    before2 += periods.hour(view2.day, hour).gmv_amt;
    hour += 1;
  }
  const from = view2.start + hour * 3600;
  const to = Math.min(from + 3599, view2.now);
  const { rows } = await sql121`
    select s.paid_t as t from (
      select l.paid_t, sum(l.pay_amt) over (order by l.paid_t) as so_far
      from affiliate_order_line l where ${linesPaid(view2.scope, from, to)}) s
    where s.so_far >= ${amt - before2} order by s.paid_t limit 1`.execute(db);
  return rows[0]?.t ?? to;
};
var Crossings = class {
  #kept = /* @__PURE__ */ new Map();
  async at(db, view2, periods, amt) {
    if (view2.past) return readCrossing(db, view2, periods, amt);
    const key2 = `${basisOf(view2)} ${view2.day} ${amt}`;
    const kept3 = this.#kept.get(key2);
    if (kept3 !== void 0) return kept3;
    const t = await readCrossing(db, view2, periods, amt);
    this.#kept.set(key2, t);
    if (this.#kept.size > 2e3) this.#kept.delete(this.#kept.keys().next().value ?? "");
    return t;
  }
};

// platform/queries/marks.ts
import { sql as sql122 } from "kysely";
var readMarks = async (db, view2, from) => {
  const { rows } = await sql122`
    with recent as materialized (
      select l.order_id, l.region, l.paid_t, l.pay_amt from affiliate_order_line l
      where ${salesPaid(view2.scope, from, view2.now)})
    (select 'biggest' as kind, order_id as id, sum(pay_amt) as amt, min(paid_t) as t from recent
     group by order_id order by 3 desc, 4, 2 limit 1)
    union all
    (select 'country', region, 0, min(paid_t) from recent group by region)`.execute(db);
  const biggest = rows.find((row) => row.kind === "biggest");
  return {
    biggest: biggest ? { order_id: biggest.id, amt: biggest.amt, t: biggest.t } : null,
    countries: new Map(rows.filter((row) => row.kind === "country").map((row) => [row.id, row.t]))
  };
};
var bigger = (a, b) => {
  if (!a || !b) return a ?? b;
  return b.amt > a.amt || b.amt === a.amt && b.t < a.t ? b : a;
};
var joined2 = (a, b) => {
  const countries2 = new Map(a.countries);
  for (const [region, t] of b.countries) countries2.set(region, Math.min(t, countries2.get(region) ?? t));
  return { biggest: bigger(a.biggest, b.biggest), countries: countries2 };
};
var LATE_S = 600;
var DayMarks = class {
  #kept = /* @__PURE__ */ new Map();
  async at(db, view2) {
    if (view2.past) return readMarks(db, view2, view2.start);
    const key2 = basisOf(view2);
    const kept3 = this.#kept.get(key2);
    const known3 = kept3?.day === view2.day ? kept3 : void 0;
    const fresh = await readMarks(db, view2, known3 ? Math.max(view2.start, known3.upTo - LATE_S) : view2.start);
    const marks = known3 ? joined2(known3.marks, fresh) : fresh;
    this.#kept.delete(key2);
    this.#kept.set(key2, { day: view2.day, upTo: view2.now, marks });
    if (this.#kept.size > 500) this.#kept.delete(this.#kept.keys().next().value ?? "");
    return marks;
  }
};

// platform/queries/places.ts
import { sql as sql123 } from "kysely";
var DEPTH = 500;
var column2 = {
  creator: sql123`l.creator_id`,
  product: sql123`l.product_id`,
  shop: sql123`l.shop_id`
};
var none2 = /* @__PURE__ */ new Map();
var placesOf2 = (rows) => new Map(rows.map((row, index) => [row.id, index + 1]));
var salesSince = (view2, then) => sql123`${view2.past ? linesPaid(view2.scope, then, view2.now, true) : linesAfter(view2.scope, then)} and ${isSale}`;
var ordering = sql123`
  order by today.gmv_amt - coalesce(later.amt, 0) desc, today.orders - coalesce(later.orders, 0) desc`;
var placesAt = async (db, view2, dim, then) => {
  if (then < view2.start) return none2;
  const { rows } = await sql123`
    with later as (
      select ${column2[dim]} as id, sum(l.pay_amt) as amt, count(distinct l.order_id) as orders
      from affiliate_order_line l where ${salesSince(view2, then)} group by 1)
    select today.dim_id as id from ${todayBy(view2, dim)} left join later on later.id = today.dim_id
    where today.orders > coalesce(later.orders, 0) and today.dim_id <> ''
    ${ordering}, today.dim_id collate "C" limit ${DEPTH}`.execute(db);
  return placesOf2(rows);
};
var memberPlacesAt = async (db, view2, members2, then) => {
  if (then < view2.start || members2.length === 0) return none2;
  const { rows } = await sql123`
    with later as (
      select m.id, sum(l.pay_amt) as amt, count(distinct l.order_id) as orders
      from affiliate_order_line l cross join lateral unnest(l.owner_path) as m(id)
      where ${salesSince(view2, then)} and m.id = any(${members2}::bigint[]) group by 1)
    select today.member_id::text as id from ${todayOfMembers(view2, members2)} left join later on later.id = today.member_id
    where today.orders > coalesce(later.orders, 0)
    ${ordering}, today.member_id limit ${DEPTH}`.execute(db);
  return placesOf2(rows);
};

// platform/queries/yesterday.ts
import { sql as sql124 } from "kysely";
var readYesterday = async (db, view2, until) => {
  const from = dayStart(view2.clock, view2.day - 1);
  const to = sameClock(view2.clock, until, view2.day - 1);
  const lines = linesPaid(view2.scope, from, to);
  const regions2 = sql124`
    select l.region, sum(l.pay_amt) as gmv_amt, sum(l.quantity) as items, sum(l.refund_amt) as refund_amt,
      count(*) filter (where not ${isSale}) as adjustments,
      sum(l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt) as commission_amt
    from affiliate_order_line l where ${lines} group by l.region`;
  const counts3 = sql124`
    with sold as materialized (
      select o.buyer_key, count(*) as orders from affiliate_order o
      where ${ordersPaid(view2.scope, from, to)}
      group by o.buyer_key)
    select coalesce(sum(orders), 0) as orders, count(*) filter (where buyer_key <> '') as buyers,
      (select count(*) from (select distinct l.creator_id from affiliate_order_line l where ${lines} and l.creator_id <> '') c) as creators
    from sold`;
  const [byRegion, counted2] = await Promise.all([regions2.execute(db), counts3.execute(db)]);
  const count2 = counted2.rows[0] ?? { orders: 0, buyers: 0, creators: 0 };
  const total6 = (name2) => byRegion.rows.reduce((sum2, row) => sum2 + row[name2], 0);
  return {
    ...count2,
    orders: count2.orders - total6("adjustments"),
    gmv_amt: total6("gmv_amt"),
    items: total6("items"),
    commission_amt: total6("commission_amt"),
    refund_amt: total6("refund_amt"),
    regions: new Map(byRegion.rows.map((row) => [row.region, row.gmv_amt]))
  };
};

// platform/queries/minute.ts
var HOUR5 = 3600;
var read = async (db, view2, until) => {
  const then = until - HOUR5;
  const [leaders, yesterday, history2, creator3, product2, shop3] = await Promise.all([
    readLeaders(db, view2.scope),
    readYesterday(db, view2, until),
    readHistory(db, view2),
    placesAt(db, view2, "creator", then),
    placesAt(db, view2, "product", then),
    placesAt(db, view2, "shop", then)
  ]);
  const ids4 = leaders.map((leader) => leader.id);
  const teamPlaces = await memberPlacesAt(db, view2, ids4, then);
  return { yesterday, places: { creator: creator3, product: product2, shop: shop3 }, leaders, teamPlaces, history: history2 };
};
var USABLE_S = 180;
var Comparisons = class {
  #kept = /* @__PURE__ */ new Map();
  #reading = /* @__PURE__ */ new Set();
  #own;
  constructor(own9) {
    this.#own = own9;
  }
  /** A moment in the past is compared exactly, and never kept. */
  async at(db, view2) {
    if (view2.past) return read(db, view2, view2.now);
    const until = Math.max(view2.start, Math.floor(view2.now / 60) * 60);
    const kept3 = this.#kept.get(basisOf(view2));
    if (kept3?.day === view2.day && kept3.until >= until) return kept3.value;
    const usable = kept3?.day === view2.day && until - kept3.until <= USABLE_S && view2.hour > 0;
    if (!usable || !this.#own) return this.#keep(view2, until, await read(db, view2, until));
    void this.#readBeside(this.#own, view2, until);
    return kept3.value;
  }
  async #readBeside(own9, view2, until) {
    const key2 = basisOf(view2);
    if (this.#reading.has(key2)) return;
    this.#reading.add(key2);
    await consistently(own9, (tx) => read(tx, view2, until)).then(
      (value3) => this.#keep(view2, until, value3),
      () => {
      }
      // the next picture asks again, and reads for itself once the kept one is too old
    );
    this.#reading.delete(key2);
  }
  #keep(view2, until, value3) {
    const key2 = basisOf(view2);
    this.#kept.delete(key2);
    this.#kept.set(key2, { day: view2.day, until, value: value3 });
    if (this.#kept.size > 500) this.#kept.delete(this.#kept.keys().next().value ?? "");
    return value3;
  }
};

// platform/queries/newest.ts
import { sql as sql125 } from "kysely";
var HOURS2 = 32;
var readNewest = async (db, { scope, clock: clock2, day: day7, hour, now }) => {
  const { rows } = await sql125`
    select bucket from rollup where scope = ${scope.text} and grain = 2 and bucket <= ${day7 * HOURS2 + hour}
      and dim = 0 and dim_id = '' and lines > 0 order by bucket desc limit 1`.execute(db);
  const bucket = rows[0]?.bucket;
  if (bucket === void 0) return null;
  const from = dayStart(clock2, Math.floor(bucket / HOURS2)) + bucket % HOURS2 * 3600;
  const found = await sql125`
    select max(l.paid_t) as t from affiliate_order_line l
    where ${salesPaid(scope, from, Math.min(from + 3599, now))}`.execute(db);
  return found.rows[0]?.t ?? null;
};

// platform/queries/wall/alerts.ts
var HOUR6 = 3600;
var alert = (code2, level, t, params) => ({
  id: code2,
  kind: "alert",
  level,
  code: code2,
  t,
  params
});
var usualOrders = ({ view: view2, periods }) => {
  const weeks2 = [1, 2, 3, 4].map((week) => view2.day - 7 * week).map((day7) => runningHourOf(view2, day7).reduce((sum2, hour) => sum2 + periods.hour(day7, hour).orders, 0)).filter((n) => n > 0);
  return weeks2.length === 0 ? 0 : weeks2.reduce((sum2, n) => sum2 + n, 0) / weeks2.length;
};
var MIN_SILENCE_S = 600;
var noOrders = (facts3) => {
  const usual = usualOrders(facts3);
  if (usual === 0 || facts3.newest_t === null) return [];
  const limit = Math.max(MIN_SILENCE_S, 4 * HOUR6 / usual);
  const silent = facts3.view.now - facts3.newest_t;
  if (silent <= limit) return [];
  const minutes = Math.floor(silent / 60);
  const params = { minutes, since: clockText(facts3.newest_t, facts3.view.clock.zone) };
  return [alert("A1", silent > 2 * limit ? "red" : "amber", facts3.newest_t, params)];
};
var runStart = (view2, holds2) => {
  let hour = view2.hour;
  while (hour > 0 && holds2(hour - 1)) hour -= 1;
  return view2.start + hour * HOUR6;
};
var soFar = ({ view: view2, periods }, day7, hour, measure3) => sameHours(view2.clock, view2.day, day7).slice(0, hour + 1).flat().reduce((sum2, n) => sum2 + periods.hour(day7, n)[measure3], 0);
var TEN = 10;
var behind = (facts3) => {
  const { view: view2, periods, yesterday } = facts3;
  const since = clockSecond(view2.clock, view2.day, TEN);
  if (view2.now < since || yesterday.gmv_amt === 0) return [];
  const ratio = rateBp(periods.day(view2.day).gmv_amt, yesterday.gmv_amt);
  if (ratio >= 7e3) return [];
  const start2 = runStart(view2, (hour) => {
    const before2 = soFar(facts3, view2.day - 1, hour, "gmv_amt");
    return before2 > 0 && rateBp(soFar(facts3, view2.day, hour, "gmv_amt"), before2) < 7e3;
  });
  return [alert("A2", ratio < 5e3 ? "red" : "amber", Math.max(since, start2), { rate: rateText(ratio, 0) })];
};
var lastDay = (view2, periods, hour) => {
  const total6 = { refund_amt: 0, gmv_amt: 0 };
  const add2 = (sums) => {
    total6.refund_amt += sums.refund_amt;
    total6.gmv_amt += sums.gmv_amt;
  };
  for (let n = 0; n <= hour; n++) add2(periods.hour(view2.day, n));
  const length2 = hoursOf(view2.clock, view2.day - 1);
  for (let n = Math.max(0, length2 - (24 - hour)); n < length2; n++) add2(periods.hour(view2.day - 1, n));
  return total6;
};
var refunds = ({ view: view2, periods }) => {
  const rateAt = (hour) => {
    const total6 = lastDay(view2, periods, hour);
    return rateBp(total6.refund_amt, total6.gmv_amt);
  };
  const rate2 = rateAt(view2.hour);
  if (rate2 <= 800) return [];
  const start2 = runStart(view2, (hour) => rateAt(hour) > 800);
  return [alert("A3", rate2 > 1500 ? "red" : "amber", start2, { rate: rateText(rate2, 1) })];
};
var lostCommission = (facts3) => {
  const { view: view2, periods } = facts3;
  const rateOf = (sums) => rateBp(sums.ineligible_amt, sums.est_commission_amt);
  const rate2 = rateOf(periods.day(view2.day) ?? noSums);
  if (rate2 <= 500) return [];
  const start2 = runStart(
    view2,
    (hour) => rateOf({
      ineligible_amt: soFar(facts3, view2.day, hour, "ineligible_amt"),
      est_commission_amt: soFar(facts3, view2.day, hour, "est_commission_amt")
    }) > 500
  );
  return [alert("A4", "amber", start2, { rate: rateText(rate2, 1) })];
};
var PACE_WINDOW_S = 300;
var rush = (facts3) => {
  const usual = usualOrders(facts3) / 60;
  if (usual === 0 || facts3.orders_per_minute <= 3 * usual) return [];
  const t = Math.floor(facts3.view.now / PACE_WINDOW_S) * PACE_WINDOW_S;
  const params = { orders: String(facts3.orders_per_minute), times: (facts3.orders_per_minute / usual).toFixed(1) };
  return [{ id: `A9.${t}`, kind: "milestone", level: "gold", code: "A9", t, params }];
};
var alertsOf = (facts3) => {
  const found = [...noOrders(facts3), ...behind(facts3), ...refunds(facts3), ...lostCommission(facts3)];
  return [...found.filter((one) => one.level === "red"), ...found.filter((one) => one.level !== "red"), ...rush(facts3)];
};

// platform/queries/wall/creator-rank.ts
import { sql as sql126 } from "kysely";

// platform/queries/wall/rank.ts
var RANK_ROWS = 10;
var rankedRows = (rows, before2) => rows.map((row, index) => {
  const place3 = before2.get(row.id);
  const rank2 = index + 1;
  return {
    ...row,
    rank: rank2,
    move: place3 === void 0 ? null : place3 - rank2,
    share_bp: rateBp(row.amt, rows[0]?.amt ?? 0)
  };
});

// platform/queries/wall/creator-rank.ts
var readCreatorRank = async (db, view2, before2) => {
  const { rows } = await sql126`
    select r.dim_id as id, r.gmv_amt as amt, r.orders, coalesce(nullif(c.nickname, ''), c.username, r.dim_id) as name,
      coalesce(c.region, 'ZZ') as region
    from (select dim_id, gmv_amt, orders from ${todayBy(view2, "creator")} where orders > 0 and dim_id <> ''
          order by gmv_amt desc, orders desc, dim_id collate "C" limit ${RANK_ROWS}) r
    left join creator c on c.company_id = ${view2.scope.company_id} and c.creator_id = r.dim_id
    order by r.gmv_amt desc, r.orders desc, r.dim_id collate "C"`.execute(db);
  return rankedRows(
    rows.map((row) => ({ ...row, name: shownName(row.name, view2.company.mask_names) })),
    before2
  );
};

// platform/queries/newest-lines.ts
import { sql as sql127 } from "kysely";
var lineKey = sql127`l.paid_t, l.order_id collate "C", l.sku_id collate "C", l.content_id collate "C", l.n`;
var backward = sql127`
  l.paid_t desc, l.order_id collate "C" desc, l.sku_id collate "C" desc, l.content_id collate "C" desc, l.n desc`;
var readLines = async (db, view2, condition, limit, order2) => {
  const { rows } = await sql127`
    select l.order_id, l.sku_id, l.content_id, l.n, l.paid_t as t, l.region, coalesce(s.region, 'ZZ') as "from",
      coalesce(p.title, l.product_id) as product, coalesce(nullif(c.nickname, ''), c.username, l.creator_id) as creator,
      l.content_type, l.quantity as qty, l.pay_amt as amt,
      l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt as commission_amt
    from (select * from affiliate_order_line l where ${condition}
          order by ${order2 === "newest" ? backward : lineKey} limit ${limit}) l
    left join shop s on s.company_id = l.company_id and s.shop_id = l.shop_id
    left join product p on p.company_id = l.company_id and p.product_id = l.product_id
    left join creator c on c.company_id = l.company_id and c.creator_id = l.creator_id
    order by ${order2 === "newest" ? backward : lineKey}`.execute(db);
  return rows.map(({ order_id, sku_id, content_id, n, ...row }) => ({
    key: [row.t, order_id, sku_id, content_id, n],
    line: {
      ...row,
      id: `${order_id}-${sku_id}-${content_id}-${n}`,
      creator: shownName(row.creator, view2.company.mask_names)
    }
  }));
};

// platform/queries/wall/feed.ts
var FEED_ROWS = 20;
var readFeedRows = async (db, view2) => {
  const since = dayStart(view2.clock, view2.day - 1);
  const found = await readLines(db, view2, salesPaid(view2.scope, since, view2.now), FEED_ROWS, "newest");
  return found.map((one) => one.line);
};

// platform/queries/wall/milestones.ts
var LEAST_STEP = 1e3;
var COUNTRIES = 3;
var lastStep = (gmv_amt, currency) => {
  const unit = 10 ** currencyDecimals(currency);
  const whole3 = Math.floor(gmv_amt / unit);
  if (whole3 < LEAST_STEP) return null;
  const power = 10 ** (String(whole3).length - 1);
  return Math.floor(whole3 / power) * power * unit;
};
var milestone = (id10, code2, t, params) => ({
  id: id10,
  kind: "milestone",
  level: "gold",
  code: code2,
  t,
  params
});
var milestonesOf = (view2, step, marks) => {
  const { currency } = view2.company;
  const day7 = dayText(view2.day);
  const found = [];
  if (step)
    found.push(milestone(`turnover.${day7}.${step.amt}`, "turnover", step.t, { amount: moneyText(step.amt, currency) }));
  if (marks.biggest) {
    const { order_id, t, amt } = marks.biggest;
    found.push(milestone(`biggest.${order_id}`, "biggest", t, { amount: moneyText(amt, currency) }));
  }
  const countries2 = [...marks.countries].filter(([code2]) => code2 !== "ZZ").sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  for (const [country, t] of countries2.slice(0, COUNTRIES)) {
    found.push(milestone(`country.${day7}.${country}`, "country", t, { country }));
  }
  return found.sort((a, b) => b.t - a.t || (a.id < b.id ? -1 : 1));
};

// platform/queries/wall/product-rank.ts
import { sql as sql128 } from "kysely";
var readProductRank = async (db, view2, before2) => {
  const { rows } = await sql128`
    select r.dim_id as id, r.gmv_amt as amt, r.orders, r.items as qty, coalesce(p.title, r.dim_id) as title,
      coalesce(p.image, '') as image, p.standard_rate_bp as rate_bp
    from (select dim_id, gmv_amt, orders, items from ${todayBy(view2, "product")} where orders > 0
          order by gmv_amt desc, orders desc, dim_id collate "C" limit ${RANK_ROWS}) r
    left join product p on p.company_id = ${view2.scope.company_id} and p.product_id = r.dim_id
    order by r.gmv_amt desc, r.orders desc, r.dim_id collate "C"`.execute(db);
  return rankedRows(rows, before2);
};

// platform/queries/wall/shop-rank.ts
import { sql as sql129 } from "kysely";
var readShopRank = async (db, view2, before2) => {
  const { rows } = await sql129`
    select r.dim_id as id, r.gmv_amt as amt, r.orders, coalesce(s.name, r.dim_id) as name, coalesce(s.region, 'ZZ') as region
    from (select dim_id, gmv_amt, orders from ${todayBy(view2, "shop")} where orders > 0
          order by gmv_amt desc, orders desc, dim_id collate "C" limit ${RANK_ROWS}) r
    left join shop s on s.company_id = ${view2.scope.company_id} and s.shop_id = r.dim_id
    order by r.gmv_amt desc, r.orders desc, r.dim_id collate "C"`.execute(db);
  return rankedRows(rows, before2);
};

// platform/queries/wall/team-rank.ts
import { sql as sql130 } from "kysely";
var readTeamRank = async (db, view2, leaders, before2) => {
  if (leaders.length === 0) return [];
  const known3 = new Map(leaders.map((leader) => [leader.id, leader]));
  const { rows } = await sql130`
    select member_id, gmv_amt as amt, orders from ${todayOfMembers(view2, [...known3.keys()])} where orders > 0
    order by gmv_amt desc, orders desc, member_id limit ${RANK_ROWS}`.execute(db);
  const teams2 = rows.map(({ member_id, amt, orders: orders4 }) => {
    const leader = known3.get(member_id);
    return { id: String(member_id), amt, orders: orders4, name: leader?.name ?? "", members: leader?.members ?? 0 };
  });
  return rankedRows(teams2, before2);
};

// platform/queries/wall/trend.ts
var DAYS3 = 7;
var turnoverOf = (view2, periods, day7) => sameHours(view2.clock, view2.day, day7).map(
  (hours3) => hours3.length === 0 ? null : hours3.reduce((sum2, hour) => sum2 + periods.hour(day7, hour).gmv_amt, 0)
);
var trendOf2 = (view2, periods) => {
  const hours3 = Array.from({ length: hoursOf(view2.clock, view2.day) }, (_4, hour) => hour);
  const before2 = Array.from({ length: DAYS3 }, (_4, n) => turnoverOf(view2, periods, view2.day - 1 - n));
  return {
    start_t: view2.start,
    now: view2.now,
    today: hours3.map((hour) => periods.hour(view2.day, hour).gmv_amt),
    yesterday: [...before2[0] ?? []],
    mean7: hours3.map((hour) => {
      const known3 = before2.flatMap((day7) => day7[hour] ?? []);
      return known3.length === 0 ? null : roundHalfUp(known3.reduce((sum2, amt) => sum2 + amt, 0) / known3.length);
    }),
    commission: hours3.map((hour) => periods.hour(view2.day, hour).est_commission_amt)
  };
};

// platform/queries/wall/snapshot.ts
var WallMemory = class {
  comparisons;
  marks = new DayMarks();
  crossings = new Crossings();
  /** `own`: connections for what is read beside a picture; without them it is read inside. */
  constructor(own9) {
    this.comparisons = new Comparisons(own9);
  }
};
var readZones = async (db, view2, memory) => {
  const { yesterday, places, leaders, teamPlaces, history: history2 } = await memory.comparisons.at(db, view2);
  const [periods, pace, shares, rows, marks, creator_rank, product_rank, shop_rank, team_rank] = await Promise.all([
    readPeriods(db, view2, history2),
    readPace(db, view2),
    readShares(db, view2),
    readFeedRows(db, view2),
    memory.marks.at(db, view2),
    readCreatorRank(db, view2, places.creator),
    readProductRank(db, view2, places.product),
    readShopRank(db, view2, places.shop),
    readTeamRank(db, view2, leaders, teamPlaces)
  ]);
  const today = periods.day(view2.day);
  const amt = lastStep(today.gmv_amt, view2.company.currency);
  const step = amt === null ? null : { amt, t: await memory.crossings.at(db, view2, periods, amt) };
  const { orders_per_minute } = pace;
  const alerts = alertsOf({ view: view2, periods, yesterday, newest_t: rows[0]?.t ?? null, orders_per_minute });
  return {
    hero: heroOf(view2, periods, yesterday, pace),
    kpi: kpiOf(today, yesterday),
    compose: composeOf(shares, today.gmv_amt),
    creator_rank,
    product_rank,
    shop_rank,
    team_rank,
    map: mapOf(shares, yesterday),
    trend: trendOf2(view2, periods),
    feed: { lines: today.lines, rows },
    settle: settleOf(view2, periods),
    ticker: [...alerts, ...milestonesOf(view2, step, marks)]
  };
};
var readHead2 = async (db, view2, isEmpty2) => ({
  scope: view2.scope.text,
  version: view2.past ? `${view2.scope.text}.at.${view2.now}.${view2.company.version}` : versionOf(view2.scope, view2.company.version, slotOf(view2.now)),
  ts: view2.now,
  tz: view2.clock.zone,
  cut_hour: view2.clock.cut_hour,
  day: dayText(view2.day),
  currency: view2.company.currency,
  company: view2.company.name,
  module: 0,
  demo: view2.company.demo,
  ...isEmpty2 ? { newest_t: await readNewest(db, view2) } : {}
});
var readSnapshot = async (db, view2, memory) => {
  const zones2 = await readZones(db, view2, memory);
  return {
    head: await readHead2(db, view2, zones2.feed.lines === 0),
    zones: zones2,
    data_time: Object.fromEntries(zoneNames.map((name2) => [name2, view2.now]))
  };
};

// platform/queries/console/filtered.ts
import { sql as sql134 } from "kysely";

// platform/queries/board/kept-sums.ts
import { sql as sql132 } from "kysely";

// platform/queries/board/sums.ts
import { sql as sql131 } from "kysely";
var noBoardSums = { ...noSums, sku_orders: 0 };
var boardColumns = [...sumColumns, "sku_orders"];
var boardNames = sql131`${sumNames}, sku_orders`;
var boardLineSums = sql131`${lineSums}, count(distinct (l.order_id, l.sku_id)) filter (where ${isSale}) as sku_orders`;
var boardMetric = {
  ...metricOf,
  M04: (sums) => sums.sku_orders
};

// platform/queries/board/kept-sums.ts
var added = (all) => Object.fromEntries(
  boardColumns.map((name2) => [name2, all.reduce((sum2, one) => sum2 + one[name2], 0)])
);
var readSettled2 = async (db, scope, [from, to]) => {
  const { rows } = await sql132`
    select coalesce(sum(l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt), 0) as amt from affiliate_order_line l
    where ${linesOf(scope)} and l.settled_t >= ${from} and l.settled_t <= ${to} and l.settlement_status = 2
      and l.paid_t is not null`.execute(db);
  return { ...noBoardSums, settled_amt: rows[0]?.amt ?? 0 };
};
var readCut = async (db, cut) => {
  const { hours: hours3, rest } = partsOfCut(cut);
  const kept3 = sql132`
    select ${boardNames} from rollup r
    where r.scope = ${cut.scope.text} and r.grain = 2 and r.bucket >= ${hours3[0]} and r.bucket < ${hours3[1]} and r.dim = 0
    union all
    select ${boardLineSums} from affiliate_order_line l
    join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id
    where ${linesPaid(cut.scope, ...rest)}`;
  const [{ rows }, settled2] = await Promise.all([kept3.execute(db), readSettled2(db, cut.scope, rest)]);
  return added([...rows, settled2]);
};
var readDays = async (db, view2, range3) => {
  const { cut } = range3;
  const days2 = daysOf2(range3.from, range3.to);
  const [{ rows }, part5] = await Promise.all([
    sql132`
      select r.bucket, ${boardNames} from unnest(${days2}::int[]) as d(bucket)
      join rollup r on r.scope = ${view2.scope.text} and r.grain = 1 and r.bucket = d.bucket and r.dim = 0`.execute(db),
    cut && readCut(db, cut)
  ]);
  const found = new Map(rows.map((row) => [row.bucket, row]));
  if (cut && part5) found.set(cut.day, part5);
  return found;
};
var readKeptSums = async (db, view2, range3, groups2) => {
  const several = groups2.filter(({ from, to }) => from !== to || to === range3.cut?.day);
  const [days2, [whole3 = noDistinct, ...distinct2]] = await Promise.all([
    readDays(db, view2, range3),
    readDistinct(db, view2.scope, [range3, ...several], range3.cut)
  ]);
  const of16 = ({ from, to }) => daysOf2(from, to).map((day7) => days2.get(day7) ?? noBoardSums);
  return {
    groups: groups2.map((group3) => {
      const sums = of16(group3);
      const [only = noBoardSums] = sums;
      const own9 = distinct2[several.indexOf(group3)];
      return own9 ? { ...added(sums), ...own9 } : only;
    }),
    total: { ...added(of16(range3)), ...whole3 }
  };
};

// platform/queries/board/line-sums.ts
import { sql as sql133 } from "kysely";
var orders3 = sql133`join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id`;
var readLineSums = async (db, narrow, range3, groups2) => {
  const { clock: clock2, scope } = narrow.view;
  const starts = groups2.map(({ from }) => dayStart(clock2, from));
  const [first2, last] = secondsOf(clock2, range3);
  const paid2 = sql133`
    select part, ${boardLineSums} from (select l.*, width_bucket(l.paid_t, ${starts}::bigint[]) - 1 as part
      ${narrowLines(narrow, first2, last)}) l ${orders3} group by grouping sets ((part), ())`;
  const settled2 = sql133`
    select width_bucket(l.settled_t, ${starts}::bigint[]) - 1 as part,
      sum(l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt) as amt
    from affiliate_order_line l where ${linesOf(scope)} and l.settled_t >= ${first2} and l.settled_t <= ${last}
      and l.settlement_status = 2 and l.paid_t is not null ${narrow.only ? sql133`and ${narrow.only}` : sql133``} group by 1`;
  const [ofPaid, ofSettled] = await Promise.all([paid2.execute(db), settled2.execute(db)]);
  const sums = new Map(ofPaid.rows.map((row) => [row.part, row]));
  const amts = new Map(ofSettled.rows.map(({ part: part5, amt }) => [part5, amt]));
  const all = ofSettled.rows.reduce((sum2, { amt }) => sum2 + amt, 0);
  return {
    groups: groups2.map((_4, n) => ({ ...sums.get(n) ?? noBoardSums, settled_amt: amts.get(n) ?? 0 })),
    total: { ...sums.get(null) ?? noBoardSums, settled_amt: all }
  };
};

// platform/queries/board/range-sums.ts
var readRange = (db, narrow, range3, groups2) => narrow.only === null ? readKeptSums(db, narrow.view, range3, groups2) : readLineSums(db, narrow, range3, groups2);

// platform/queries/console/filtered.ts
var WEEK3 = 7;
var readHours = async (db, narrow, days2) => {
  const { clock: clock2, now } = narrow.view;
  const starts = days2.map((day7) => dayStart(clock2, day7));
  const orders4 = sql134`join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id`;
  const { rows } = await sql134`
    select day_n, ((l.paid_t - (${starts}::bigint[])[day_n]) / 3600)::int as hour, ${lineSums}
    from (select l.*, width_bucket(l.paid_t, ${starts}::bigint[]) as day_n
      ${narrowLines(narrow, starts[0] ?? 0, now)}) l ${orders4} group by 1, 2`.execute(db);
  return new Map(rows.map((row) => [(days2[row.day_n - 1] ?? 0) * 32 + row.hour, row]));
};
var readPending = async (db, narrow) => {
  const { rows } = await sql134`
    select coalesce(sum(l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt), 0) as amt
    ${narrowLines(narrow, 0, narrow.view.now)} and l.settlement_status = 1`.execute(db);
  return rows[0]?.amt ?? 0;
};
var readFilteredPeriods = async (db, narrow) => {
  const { view: view2 } = narrow;
  const days2 = daysOf2(view2.day - WEEK3, view2.day);
  const singles = days2.map((day7) => ({ from: day7, to: day7 }));
  const month3 = { from: monthStart(view2.day), to: view2.day, cut: null };
  const [ofDays, hours3, ofMonth, pending_amt] = await Promise.all([
    readRange(db, narrow, { from: days2[0] ?? 0, to: view2.day, cut: null }, singles),
    readHours(db, narrow, days2),
    readRange(db, narrow, month3, [month3]),
    readPending(db, narrow)
  ]);
  return {
    all: { ...noSums, pending_amt },
    day: (day7) => ofDays.groups[day7 - view2.day + WEEK3] ?? noSums,
    hour: (day7, hour) => hours3.get(day7 * 32 + hour) ?? noSums,
    month: (measure3) => ofMonth.total[measure3]
  };
};
var MINUTES2 = 5;
var readFilteredPace = async (db, narrow) => {
  const { now } = narrow.view;
  const { rows } = await sql134`
    select count(distinct l.order_id) as orders ${narrowSales(narrow, now - MINUTES2 * 60 + 1, now)}`.execute(db);
  return { orders_per_minute: Math.round((rows[0]?.orders ?? 0) * 10 / MINUTES2) / 10, target_amt: null };
};
var readFilteredShares = async (db, narrow) => {
  const { start: start2, now } = narrow.view;
  const { rows } = await sql134`
    select case when grouping(l.region) = 0 then 'region' else 'content' end as dim,
      coalesce(l.region, l.content_type::text) as id, sum(l.pay_amt) as amt, count(distinct l.order_id) as orders
    ${narrowSales(narrow, start2, now)} group by grouping sets ((l.region), (l.content_type))
    order by 3 desc, 4 desc, 2`.execute(db);
  return rows;
};
var readFilteredYesterday = async (db, narrow) => {
  const { view: view2 } = narrow;
  const other = rangeBefore(view2, { from: view2.day, to: view2.day, cut: null }, "previous");
  const [{ total: total6 }, regions2] = await Promise.all([
    readRange(db, narrow, other, [other]),
    sql134`
      select l.region as id, sum(l.pay_amt) as amt ${narrowSales(narrow, ...secondsOf(view2.clock, other))}
      group by 1`.execute(db)
  ]);
  return {
    ...total6,
    commission_amt: total6.est_commission_amt,
    regions: new Map(regions2.rows.map(({ id: id10, amt }) => [id10, amt]))
  };
};

// platform/queries/console/overview.ts
var cards = ["M01", "M03", "M05", "M06", "M07", "M08", "M17", "M13"];
var readParts = async (db, narrow, memory) => {
  const { view: view2 } = narrow;
  if (narrow.only !== null) {
    const [periods2, shares2, yesterday2] = await Promise.all([
      readFilteredPeriods(db, narrow),
      readFilteredShares(db, narrow),
      readFilteredYesterday(db, narrow)
    ]);
    const hours4 = Array.from({ length: view2.hour + 1 }, (_4, hour) => periods2.hour(view2.day, hour));
    return { periods: periods2, shares: shares2, yesterday: yesterday2, hours: hours4 };
  }
  const { yesterday, history: history2 } = await memory.comparisons.at(db, view2);
  const [periods, shares, visitors] = await Promise.all([
    readPeriods(db, view2, history2),
    readShares(db, view2),
    todayVisitors(view2).execute(db)
  ]);
  const hours3 = Array.from({ length: view2.hour + 1 }, (_4, hour) => ({
    ...periods.hour(view2.day, hour),
    ...visitors.rows.find((row) => row.hour === hour)
  }));
  return { periods, shares, yesterday, hours: hours3 };
};
var readOverview = async (db, narrow, memory) => {
  const { view: view2 } = narrow;
  const [{ periods, shares, yesterday, hours: hours3 }, pace] = await Promise.all([
    readParts(db, narrow, memory),
    narrow.only === null ? readPace(db, view2) : readFilteredPace(db, narrow)
  ]);
  const today = periods.day(view2.day);
  const figures3 = figuresOf2(cards, today, yesterday);
  return {
    head: await readHead2(db, view2, narrow.only === null && today.lines === 0),
    hero: heroOf(view2, periods, yesterday, pace),
    kpi: cards.flatMap((id10, index) => {
      const figure2 = figures3[index];
      return figure2 ? [{ ...figure2, spark: hours3.map((sums) => metricOf[id10](sums)) }] : [];
    }),
    compose: composeOf(shares, today.gmv_amt),
    countries: mapOf(shares, yesterday),
    settle: settleOf(view2, periods),
    data_time: view2.now
  };
};

// platform/queries/console/rank.ts
import { sql as sql135 } from "kysely";
var measure2 = {
  gmv: sql135`gmv_amt`,
  orders: sql135`orders`,
  commission: sql135`est_commission_amt`
};
var naming = {
  product: {
    columns: sql135`coalesce(p.title, r.dim_id) as name, coalesce(p.image, '') as image, coalesce(s.region, 'ZZ') as region`,
    join: (id10) => sql135`left join product p on p.company_id = ${id10} and p.product_id = r.dim_id
      left join shop s on s.company_id = ${id10} and s.shop_id = p.shop_id`
  },
  creator: {
    columns: sql135`coalesce(nullif(c.nickname, ''), c.username, r.dim_id) as name, coalesce(c.avatar, '') as image,
      coalesce(c.region, 'ZZ') as region`,
    join: (id10) => sql135`left join creator c on c.company_id = ${id10} and c.creator_id = r.dim_id`
  },
  shop: {
    columns: sql135`coalesce(s.name, r.dim_id) as name, '' as image, coalesce(s.region, 'ZZ') as region`,
    join: (id10) => sql135`left join shop s on s.company_id = ${id10} and s.shop_id = r.dim_id`
  }
};
var ids2 = {
  product: sql135`l.product_id`,
  creator: sql135`l.creator_id`,
  shop: sql135`l.shop_id`
};
var filteredBy = (narrow, type) => sql135`(
  select ${ids2[type]} as dim_id, sum(l.pay_amt)::bigint as gmv_amt, count(distinct l.order_id) as orders,
    sum(l.quantity)::bigint as items,
    sum(l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt)::bigint as est_commission_amt
  ${narrowSales(narrow, narrow.view.start, narrow.view.now)} group by 1) as today`;
var readTotal = async (db, narrow) => {
  const { view: view2 } = narrow;
  if (narrow.only === null) return (await readPeriods(db, view2, /* @__PURE__ */ new Map())).day(view2.day).gmv_amt;
  const { rows } = await sql135`
    select coalesce(sum(l.pay_amt), 0) as amt ${narrowSales(narrow, view2.start, view2.now)}`.execute(db);
  return rows[0]?.amt ?? 0;
};
var readRank = async (db, narrow, { type, by, limit }) => {
  const { view: view2 } = narrow;
  const { columns: columns14, join: join5 } = naming[type];
  const order2 = sql135`${measure2[by]} desc, gmv_amt desc, orders desc, dim_id collate "C"`;
  const { rows } = await sql135`
    select r.dim_id as id, ${columns14}, r.gmv_amt, r.orders, r.items as qty, r.est_commission_amt as commission_amt
    from (select * from ${narrow.only === null ? todayBy(view2, type) : filteredBy(narrow, type)} where orders > 0 and dim_id <> '' order by ${order2} limit ${limit}) r
    ${join5(view2.scope.company_id)}
    order by ${order2}`.execute(db);
  const gmv_amt = await readTotal(db, narrow);
  const mask = type === "creator" && view2.company.mask_names;
  return {
    list: rows.map((row, index) => ({
      ...row,
      name: shownName(row.name, mask),
      rank: index + 1,
      share_bp: rateBp(row.gmv_amt, gmv_amt)
    })),
    currency: view2.company.currency,
    data_time: view2.now
  };
};

// platform/queries/console/trend.ts
var readTrend = async (db, narrow, memory) => {
  const { view: view2 } = narrow;
  const periods = narrow.only === null ? await readPeriods(db, view2, (await memory.comparisons.at(db, view2)).history) : await readFilteredPeriods(db, narrow);
  return { ...trendOf2(view2, periods), currency: view2.company.currency, data_time: view2.now };
};

// platform/queries/console/waiting.ts
import { sql as sql136 } from "kysely";
var readWaiting = async (db, { scope }, member_id) => {
  const own9 = scope.member_id === null ? sql136`` : sql136`and exists (
        select from creator_binding c join member_closure b on b.descendant_id = c.member_id
        where c.company_id = s.company_id and c.creator_id = s.creator_id and c.state = 1
          and b.ancestor_id = ${scope.member_id})`;
  const { rows } = await sql136`
    select (select count(*) from bill where member_id = ${member_id} and status = 0) as bills,
      (select count(*) from live_session s where s.company_id = ${scope.company_id} and s.state = 2 ${own9}) as lives`.execute(
    db
  );
  return rows[0] ?? { bills: 0, lives: 0 };
};

// shared/api/dashboard.ts
import * as z19 from "zod/mini";
var comparisons = ["previous", "year", "custom"];
var grains = ["day", "week", "month"];
var seconds3 = z19.coerce.number().check(z19.int(), z19.minimum(0), z19.maximum(9999999999));
var text2 = z19.optional(z19.string().check(z19.trim(), z19.maxLength(100)));
var id2 = z19.optional(z19.string().check(z19.regex(/^\d{1,18}$/)));
var numbers4 = (known3) => z19.optional(
  z19.string().check(
    z19.maxLength(100),
    z19.refine((value3) => value3.split(",").every((one) => /^\d+$/.test(one) && known3.includes(Number(one))))
  )
);
var range2 = {
  start_time: seconds3,
  end_time: seconds3,
  compare: z19._default(z19.enum(comparisons), "previous"),
  compare_time: z19.optional(seconds3),
  region: z19.optional(z19.string().check(z19.regex(/^[A-Z]{2}(,[A-Z]{2}){0,49}$/))),
  shop: text2,
  category: id2,
  content_type: numbers4(contentTypes),
  creator: text2,
  team: id2
};
var input = z19.object(range2);
var groupInput = z19.object({ ...range2, grain: z19._default(z19.enum(grains), "day") });
var boardFilters = ["region", "shop", "category", "content_type", "creator", "team"];
var day4 = z19.string().check(z19.regex(/^\d{4}-\d{2}-\d{2}$/));
var value2 = z19.nullable(z19.int());
var stamp = { currency: z19.string(), data_time: z19.int() };
var boardCards = [
  ...["M01", "M02", "M03", "M04", "M05", "M06", "M07"],
  ...["M08", "M09", "M10", "M13", "M15", "M17", "M18"]
];
var trendMetrics = ["M01", "M02", "M03", "M04", "M05", "M06", "M07", "M08", "M09", "M13", "M17"];
var values3 = z19.record(z19.enum(trendMetrics), value2);
var group2 = { day: day4, to: day4, start_time: z19.int(), end_time: z19.int() };
var trendDay = z19.object({
  ...group2,
  values: values3,
  /** The first of the days that they are compared with. */
  before_day: day4,
  /** Those days, and the second up to which their lines count: before the end where the last of them is cut like today. */
  before_start_time: z19.int(),
  before_end_time: z19.int(),
  before_until: z19.int(),
  before: values3
});
var against = z19.object({ value: value2, change });
var parts = z19.array(z19.object({ id: z19.string(), amt: z19.int() }));
var name = { id: z19.string(), name: z19.string() };
var dashboardApi = {
  overview: endpoint({
    method: "GET",
    path: "/api/v1/dashboard/overview",
    access: "dataBoard",
    input,
    data: z19.object({
      /** First and last day, and those of what it is compared with. */
      from: day4,
      to: day4,
      before_from: day4,
      before_to: day4,
      /** `boardCards`: against what was asked for, and always against the period and the year before. */
      kpi: z19.array(z19.object({ ...figure.shape, previous: against, year: against })),
      compose: composeZone,
      ...stamp
    })
  }),
  trend: endpoint({
    method: "GET",
    path: "/api/v1/dashboard/trend",
    access: "dataBoard",
    input: groupInput,
    data: z19.object({
      /** Oldest first; `total` counts buyers and creators of several days once. */
      days: z19.array(trendDay),
      total: z19.object({ values: values3, before: values3 }),
      ...stamp
    })
  }),
  compose: endpoint({
    method: "GET",
    path: "/api/v1/dashboard/compose",
    access: "dataBoard",
    input: groupInput,
    data: z19.object({
      /** M01 by content type and by kind of collaboration (ids: their numbers; 9 is the shop's own), and who bought. */
      groups: z19.array(
        z19.object({
          ...group2,
          content: parts,
          collab: parts,
          /** Buyers of these days: those who never bought before, and the others. */
          new_buyers: z19.int(),
          repeat_buyers: z19.int()
        })
      ),
      /** M01 by category of the first level, or by those right below the chosen one; id empty: without a category. */
      categories: z19.array(z19.object({ ...name, name_en: z19.string(), amt: z19.int() })),
      ...stamp
    })
  }),
  funnel: endpoint({
    method: "GET",
    path: "/api/v1/dashboard/funnel",
    access: "dataBoard",
    input,
    data: z19.object({
      /**
       * Commission of the lines paid in the range: `est_amt` less what is ineligible, not settled yet and taken off at
       * settlement is `actual_amt`.
       */
      commission: z19.object({
        est_amt: z19.int(),
        ineligible_amt: z19.int(),
        open_amt: z19.int(),
        deducted_amt: z19.int(),
        actual_amt: z19.int()
      }),
      /** Lines paid in the range; of them delivered; of them pending or settled; of them settled. */
      lines: z19.object({ paid: z19.int(), delivered: z19.int(), pending: z19.int(), settled: z19.int() }),
      ...stamp
    })
  }),
  heat: endpoint({
    method: "GET",
    path: "/api/v1/dashboard/heat",
    access: "dataBoard",
    input,
    data: z19.object({
      /** By weekday of the business day (0 Monday) and hour of the company's clock; only those in which something sold. */
      cells: z19.array(z19.object({ weekday: z19.int(), hour: z19.int(), amt: z19.int(), orders: z19.int() })),
      /** How many days of the range are a Monday, a Tuesday ... */
      days: z19.array(z19.int()),
      ...stamp
    })
  }),
  /** What the filters offer; shared with the affiliate dashboard. */
  choices: endpoint({
    method: "GET",
    path: "/api/v1/dashboard/choices",
    access: ["dataBoard", "console"],
    input: z19.object({}),
    data: z19.object({
      /** Countries in which something was sold in the last 90 days. */
      regions: z19.array(z19.string()),
      shops: z19.array(z19.object(name)),
      /** Of the first level. */
      categories: z19.array(z19.object({ ...name, name_en: z19.string() })),
      /** Members of the viewer's scope but the company's head, whose sums are the company's; `depth` below the viewer. */
      teams: z19.array(z19.object({ ...name, depth: z19.int() }))
    })
  }),
  /** Whether a notice tells the viewer of yesterday's turnover, orders and commission at 09:00 of the company's clock. */
  report: endpoint({
    method: "GET",
    path: "/api/v1/dashboard/report",
    access: "dataBoard",
    input: z19.object({}),
    data: z19.object({ on: z19.boolean() })
  }),
  setReport: endpoint({
    method: "POST",
    path: "/api/v1/dashboard/report",
    access: "dataBoard",
    input: z19.object({ on: z19.boolean() }),
    data: z19.object({ on: z19.boolean() })
  })
};

// platform/queries/board/choices.ts
import { sql as sql137 } from "kysely";
var most = 500;
var REGION_DAYS = 90;
var readChoices = async (db, { scope, day: day7 }) => {
  const { company_id, member_id } = scope;
  const regions2 = sql137`
    select distinct r.dim_id as id from generate_series(${day7 - REGION_DAYS + 1}::int, ${day7}::int) as d(bucket)
    join rollup r on r.scope = ${scope.text} and r.grain = 1 and r.bucket = d.bucket and r.dim = ${dims.region}
    where r.lines > 0 order by 1`;
  const shops = sql137`
    select shop_id as id, coalesce(nullif(name, ''), shop_id) as name from shop where company_id = ${company_id}
    order by 2, 1 limit ${most}`;
  const categories = sql137`
    select c.id::text as id, c.name_zh as name, c.name_en from category c where c.pid is null order by c.id`;
  const depth = member_id === null ? sql137`(select count(*) from member_closure a where a.descendant_id = m.id and a.depth > 0)` : sql137`(select c.depth from member_closure c where c.ancestor_id = ${member_id} and c.descendant_id = m.id)`;
  const below = member_id === null ? sql137`` : sql137`and exists (
        select from member_closure c where c.ancestor_id = ${member_id} and c.descendant_id = m.id and c.depth > 0)`;
  const teams2 = sql137`
    select m.id::text as id, coalesce(nullif(m.membername, ''), m.username) as name, ${depth}::int as depth
    from member m where m.company_id = ${company_id} and m.deleted_t is null and m.status not in (2, 4)
      and not (${sql137.raw(companyHead)}) ${below} order by 3, 2, m.id limit ${most}`;
  const [ofRegions, ofShops2, ofCategories, ofTeams] = await Promise.all([
    regions2.execute(db),
    shops.execute(db),
    categories.execute(db),
    teams2.execute(db)
  ]);
  return {
    regions: ofRegions.rows.map(({ id: id10 }) => id10),
    shops: ofShops2.rows,
    categories: ofCategories.rows,
    teams: ofTeams.rows
  };
};

// platform/queries/board/compose.ts
import { sql as sql140 } from "kysely";

// platform/queries/board/buyers.ts
import { sql as sql138 } from "kysely";
var sourcesOf2 = (narrow, range3, groups2) => {
  const { clock: clock2 } = narrow.view;
  const [first2, last] = secondsOf(clock2, range3);
  const starts = groups2.map(({ from }) => dayStart(clock2, from));
  const orders4 = sql138`join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id`;
  return [
    sql138`select distinct width_bucket(l.paid_t, ${starts}::bigint[]) - 1 as n, o.buyer_key as id
      ${narrowLines(narrow, first2, last, orders4)} and o.buyer_key <> ''`,
    sql138`select o.buyer_key as id ${narrowLines(narrow, 0, first2 - 1, orders4)}`
  ];
};
var readFiltered = async (db, narrow, range3, groups2) => {
  const [bought2, earlier] = sourcesOf2(narrow, range3, groups2);
  const { rows } = await sql138`
    with bought as materialized (${bought2}),
      first as (
        select min(n) as n from bought b where not exists (select from (${earlier}) e where e.id = b.id) group by b.id),
      fresh as (select n, count(*) as fresh from first group by n)
    select b.n, count(*) as all, coalesce(max(f.fresh), 0) as fresh
    from bought b left join fresh f on f.n = b.n group by b.n`.execute(db);
  const found = new Map(rows.map((row) => [row.n, row]));
  return groups2.map((_4, n) => {
    const { fresh, all } = found.get(n) ?? { fresh: 0, all: 0 };
    return { fresh, repeat: all - fresh };
  });
};
var readBuyers = async (db, narrow, range3, groups2) => {
  if (narrow.only !== null) return readFiltered(db, narrow, range3, groups2);
  const { scope } = narrow.view;
  const [all, fresh] = await Promise.all([readDistinct(db, scope, groups2), readNewBuyers(db, scope, groups2)]);
  return all.map(({ buyers }, n) => ({ fresh: fresh[n] ?? 0, repeat: buyers - (fresh[n] ?? 0) }));
};

// platform/queries/board/categories.ts
import { sql as sql139 } from "kysely";
var soldOf = (narrow, range3) => narrow.only === null ? sql139`select r.dim_id as product_id, sum(r.gmv_amt)::bigint as amt
        from rollup r where r.scope = ${narrow.view.scope.text} and r.grain = 1
          and r.bucket = any(${daysOf2(range3.from, range3.to)}::int[]) and r.dim = ${dims.product} and r.lines > 0
        group by 1` : sql139`select l.product_id, sum(l.pay_amt)::bigint as amt
        ${narrowSales(narrow, ...secondsOf(narrow.view.clock, range3))} group by 1`;
var readCategories = async (db, narrow, range3, above) => {
  const roots = above === void 0 ? sql139`pid is null` : sql139`(pid = ${Number(above)} or id = ${Number(above)})`;
  const { rows } = await sql139`
    with recursive shown as (
      select id, id as top from category where ${roots}
      union all
      select c.id, s.top from category c join shown s on c.pid = s.id
      where not exists (select from category r where r.id = c.id and ${above === void 0 ? sql139`r.pid is null` : sql139`r.pid = ${Number(above)}`})),
    sold as materialized (${soldOf(narrow, range3)})
    select coalesce(s.top::text, '') as id, coalesce(c.name_zh, '') as name, coalesce(c.name_en, '') as name_en,
      sum(sold.amt)::bigint as amt
    from sold
    left join product p on p.company_id = ${narrow.view.scope.company_id} and p.product_id = sold.product_id
    left join shown s on s.id = p.category_id
    left join category c on c.id = s.top
    group by 1, 2, 3 having sum(sold.amt) <> 0 order by 4 desc, 1`.execute(db);
  return rows;
};

// platform/queries/board/compose.ts
var readFromLines = async (db, narrow, range3, groups2) => {
  const starts = groups2.map(({ from }) => dayStart(narrow.view.clock, from));
  const { rows } = await sql140`
    select width_bucket(l.paid_t, ${starts}::bigint[]) - 1 as n, l.content_type as content, l.collab_type as collab,
      sum(l.pay_amt) as amt
    ${narrowSales(narrow, ...secondsOf(narrow.view.clock, range3))} group by 1, 2, 3`.execute(db);
  const parts2 = /* @__PURE__ */ new Map();
  const add2 = (kind4, n, id10, amt) => {
    const key2 = `${kind4} ${n} ${id10}`;
    parts2.set(key2, { kind: kind4, n, id: String(id10), amt: amt + (parts2.get(key2)?.amt ?? 0) });
  };
  for (const { n, content: content2, collab, amt } of rows) {
    add2("collab", n, collab, amt);
    add2("content", n, content2, amt);
  }
  return [...parts2.values()];
};
var readKept3 = async (db, narrow, groups2) => {
  const pairs = groups2.flatMap(({ from, to }, n) => daysOf2(from, to).map((day7) => ({ day: day7, n })));
  const { rows } = await sql140`
    select case r.dim when ${dims.content}::int then 'content' else 'collab' end as kind, d.n, r.dim_id as id,
      sum(r.gmv_amt)::bigint as amt
    from unnest(${pairs.map(({ day: day7 }) => day7)}::int[], ${pairs.map(({ n }) => n)}::int[]) as d(bucket, n)
    cross join (values (${dims.content}::int), (${collabDim}::int)) k(dim)
    join rollup r on r.scope = ${narrow.view.scope.text} and r.grain = 1 and r.bucket = d.bucket and r.dim = k.dim
      and r.lines > 0
    group by 1, 2, 3`.execute(db);
  return rows;
};
var readBoardCompose = async (db, { narrow, range: range3 }, grain, filter2) => {
  const { clock: clock2, company: company3, now } = narrow.view;
  const groups2 = groupsOf2(range3, grain);
  const [all, buyers, categories] = await Promise.all([
    narrow.only === null ? readKept3(db, narrow, groups2) : readFromLines(db, narrow, range3, groups2),
    readBuyers(db, narrow, range3, groups2),
    readCategories(db, narrow, range3, filter2.category)
  ]);
  const of16 = (kind4, n) => all.filter((part5) => part5.kind === kind4 && part5.n === n && part5.amt !== 0).map(({ id: id10, amt }) => ({ id: id10, amt })).sort((a, b) => Number(a.id) - Number(b.id));
  return {
    groups: groups2.map((group3, n) => ({
      ...groupData(clock2, group3),
      content: of16("content", n),
      collab: of16("collab", n),
      new_buyers: buyers[n]?.fresh ?? 0,
      repeat_buyers: buyers[n]?.repeat ?? 0
    })),
    categories: [...categories],
    currency: company3.currency,
    data_time: now
  };
};

// platform/queries/board/funnel.ts
import { sql as sql141 } from "kysely";
var est2 = sql141`l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt`;
var delivered3 = sql141`l.settle_due_t is not null`;
var readFromLines2 = async (db, narrow, range3) => {
  const { rows } = await sql141`
    select coalesce(sum(${est2}), 0) as est_amt,
      coalesce(sum(${est2}) filter (where l.settlement_status = 3), 0) as ineligible_amt,
      coalesce(sum(${est2}) filter (where l.settlement_status = 2), 0) as settled_est_amt,
      coalesce(sum(l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt)
        filter (where l.settlement_status = 2), 0) as actual_amt,
      count(*) as paid, count(*) filter (where ${delivered3} or l.settlement_status = 2) as delivered,
      count(*) filter (where l.settlement_status = 2 or (${delivered3} and l.settlement_status = 1)) as pending,
      count(*) filter (where l.settlement_status = 2) as settled
    ${narrowSales(narrow, ...secondsOf(narrow.view.clock, range3))}`.execute(db);
  return rows[0];
};
var readKept4 = async (db, { view: view2 }, { from, to }) => {
  const { rows } = await sql141`
    select coalesce(sum(r.est_commission_amt) filter (where r.dim = 0), 0) as est_amt,
      coalesce(sum(r.ineligible_amt) filter (where r.dim = 0), 0) as ineligible_amt,
      coalesce(sum(r.est_commission_amt) filter (where r.dim = ${statusDim}), 0) as settled_est_amt,
      coalesce(sum(r.act_standard_amt + r.act_shop_ads_amt + r.act_bonus_amt) filter (where r.dim = 0), 0) as actual_amt,
      coalesce(sum(r.lines) filter (where r.dim = 0), 0) as paid,
      coalesce(sum(r.delivered_lines) filter (where r.dim = 0), 0) as delivered,
      coalesce(sum(r.due_lines) filter (where r.dim = 0), 0) as pending,
      coalesce(sum(r.settled_lines) filter (where r.dim = 0), 0) as settled
    from generate_series(${from}::int, ${to}::int) as d(bucket)
    cross join (values (0, ''), (${statusDim}::int, '2')) k(dim, dim_id)
    join rollup r on r.scope = ${view2.scope.text} and r.grain = 1 and r.bucket = d.bucket and r.dim = k.dim
      and r.dim_id = k.dim_id`.execute(db);
  return rows[0];
};
var readBoardFunnel = async (db, { narrow, range: range3 }) => {
  const found = narrow.only === null ? await readKept4(db, narrow, range3) : await readFromLines2(db, narrow, range3);
  const { est_amt = 0, ineligible_amt = 0, settled_est_amt = 0, actual_amt = 0 } = found ?? {};
  const { paid: paid2 = 0, delivered: arrived = 0, pending = 0, settled: settled2 = 0 } = found ?? {};
  return {
    commission: {
      est_amt,
      ineligible_amt,
      open_amt: est_amt - ineligible_amt - settled_est_amt,
      deducted_amt: settled_est_amt - actual_amt,
      actual_amt
    },
    lines: { paid: paid2, delivered: arrived, pending, settled: settled2 },
    currency: narrow.view.company.currency,
    data_time: narrow.view.now
  };
};

// platform/queries/board/heat.ts
import { sql as sql142 } from "kysely";
var HOURS3 = 24;
var readHours2 = async (db, narrow, range3) => {
  const { scope, clock: clock2 } = narrow.view;
  if (narrow.only !== null) {
    const days2 = daysOf2(range3.from, range3.to);
    const { rows: rows2 } = await sql142`
      select s.t + (l.paid_t - s.t) / 3600 * 3600 as t, sum(l.pay_amt) as amt, count(distinct l.order_id) as orders
      from (select l.paid_t, l.pay_amt, l.order_id,
          (${days2.map((day7) => dayStart(clock2, day7))}::bigint[])[width_bucket(l.paid_t, ${days2.map((day7) => dayStart(clock2, day7))}::bigint[])] as day_t
        ${narrowSales(narrow, ...secondsOf(clock2, range3))}) l
      cross join lateral (select l.day_t as t) s
      group by 1`.execute(db);
    return rows2;
  }
  const { rows } = await sql142`
    select bucket, gmv_amt as amt, orders from rollup where scope = ${scope.text} and grain = 2 and dim = 0 and dim_id = ''
      and bucket >= ${range3.from * 32} and bucket < ${(range3.to + 1) * 32} and lines > 0`.execute(db);
  return rows.map(({ bucket, amt, orders: orders4 }) => ({
    t: dayStart(clock2, Math.floor(bucket / 32)) + bucket % 32 * 3600,
    amt,
    orders: orders4
  }));
};
var readBoardHeat = async (db, { narrow, range: range3 }) => {
  const { clock: clock2, company: company3, now } = narrow.view;
  const cells4 = /* @__PURE__ */ new Map();
  for (const { t, amt, orders: orders4 } of await readHours2(db, narrow, range3)) {
    const weekday = weekdayOf(dayNumber(clock2, t));
    const hour = Math.floor((t + zoneOffset(clock2.zone, t)) / 3600) % HOURS3;
    const held = cells4.get(weekday * HOURS3 + hour) ?? { weekday, hour, amt: 0, orders: 0 };
    cells4.set(weekday * HOURS3 + hour, { ...held, amt: held.amt + amt, orders: held.orders + orders4 });
  }
  const days2 = Array.from({ length: 7 }, () => 0);
  for (const day7 of daysOf2(range3.from, range3.to)) days2[weekdayOf(day7)] = (days2[weekdayOf(day7)] ?? 0) + 1;
  return {
    cells: [...cells4.values()].sort((a, b) => a.weekday - b.weekday || a.hour - b.hour),
    days: days2,
    currency: company3.currency,
    data_time: now
  };
};

// platform/queries/board/overview.ts
import { sql as sql143 } from "kysely";

// platform/queries/board/ask.ts
var otherRange = ({ narrow, range: range3, compare, compare_day }) => compare === "custom" ? rangeFrom(narrow.view, range3, compare_day ?? range3.from) : rangeBefore(narrow.view, range3, compare);

// platform/queries/board/overview.ts
var readContent = async (db, narrow, range3) => {
  const { view: view2 } = narrow;
  const kept3 = sql143`
    select 'content' as dim, r.dim_id as id, sum(r.gmv_amt)::bigint as amt, sum(r.orders)::bigint as orders
    from generate_series(${range3.from}::int, ${range3.to}::int) as d(bucket)
    join rollup r on r.scope = ${view2.scope.text} and r.grain = 1 and r.bucket = d.bucket
      and r.dim = ${dims.content} and r.lines > 0
    group by r.dim_id order by 3 desc, 4 desc, 2`;
  const added2 = sql143`
    select 'content' as dim, l.content_type::text as id, sum(l.pay_amt)::bigint as amt,
      count(distinct l.order_id) as orders
    ${narrowSales(narrow, ...secondsOf(view2.clock, range3))} group by 2 order by 3 desc, 4 desc, 2`;
  return (await (narrow.only === null ? kept3 : added2).execute(db)).rows;
};
var readBoard = async (db, ask2) => {
  const { narrow, range: range3, compare } = ask2;
  const { view: view2 } = narrow;
  const others2 = { previous: rangeBefore(view2, range3, "previous"), year: rangeBefore(view2, range3, "year") };
  const other = otherRange(ask2);
  const of16 = async (wanted2) => (await readRange(db, narrow, wanted2, [wanted2])).total;
  const [total6, previous, year, custom, content2] = await Promise.all([
    of16(range3),
    of16(others2.previous),
    of16(others2.year),
    compare === "custom" ? of16(other) : null,
    readContent(db, narrow, range3)
  ]);
  const before2 = { previous, year, custom: custom ?? previous }[compare];
  const age = { until: dayStart(view2.clock, Math.max(range3.to, other.to) + 1), now: view2.now };
  const against2 = (id10, sums) => {
    const value3 = boardMetric[id10](sums);
    return { value: value3, change: changeIn(id10, boardMetric[id10](total6), value3, age) };
  };
  return {
    from: dayText(range3.from),
    to: dayText(range3.to),
    before_from: dayText(other.from),
    before_to: dayText(other.to),
    kpi: boardCards.map((id10) => {
      const { value: was, change: change5 } = against2(id10, before2);
      return {
        ...figureOf2(id10, boardMetric[id10](total6), was, change5),
        previous: against2(id10, previous),
        year: against2(id10, year)
      };
    }),
    compose: composeOf(content2, total6.gmv_amt),
    currency: view2.company.currency,
    data_time: view2.now
  };
};

// platform/queries/board/report.ts
var SENT_AT_H = 9;
var reportDay = ({ zone }, now) => Math.floor((now + zoneOffset(zone, now) - SENT_AT_H * 3600) / 86400);
var hasReport = async (db, member_id) => {
  const row = await db.selectFrom("daily_report").select("member_id").where("member_id", "=", member_id).executeTakeFirst();
  return row !== void 0;
};
var setReport = async (db, { member_id, on: on2, clock: clock2, now }) => {
  if (!on2) {
    await db.deleteFrom("daily_report").where("member_id", "=", member_id).execute();
    return;
  }
  await db.insertInto("daily_report").values({ member_id, sent_day: reportDay(clock2, now), add_time: now }).onConflict((conflict) => conflict.column("member_id").doNothing()).execute();
};

// platform/queries/board/trend.ts
var valuesOf2 = (sums) => Object.fromEntries(trendMetrics.map((id10) => [id10, boardMetric[id10](sums)]));
var beforeData = (clock2, group3, { to, cut }) => {
  const { day: day7, start_time, end_time } = groupData(clock2, group3);
  return {
    before_day: day7,
    before_start_time: start_time,
    before_end_time: end_time,
    before_until: cut && group3.to === to ? cut.now + 1 : end_time
  };
};
var readBoardTrend = async (db, ask2, grain) => {
  const { narrow, range: range3 } = ask2;
  const { clock: clock2, company: company3, now: time2 } = narrow.view;
  const other = otherRange(ask2);
  const groups2 = groupsOf2(range3, grain);
  const against2 = shifted(groups2, other.from - range3.from);
  const [now, before2] = await Promise.all([readRange(db, narrow, range3, groups2), readRange(db, narrow, other, against2)]);
  return {
    days: groups2.map((group3, n) => ({
      ...groupData(clock2, group3),
      values: valuesOf2(now.groups[n] ?? noBoardSums),
      ...beforeData(clock2, against2[n] ?? other, other),
      before: valuesOf2(before2.groups[n] ?? noBoardSums)
    })),
    total: { values: valuesOf2(now.total), before: valuesOf2(before2.total) },
    currency: company3.currency,
    data_time: time2
  };
};

// platform/http/dashboard.ts
var compareDay = ({ clock: clock2, day: day7 }, { from, to }, { compare, compare_time }) => {
  if (compare !== "custom") return null;
  if (compare_time === void 0) throw wrongField("compare_time", "field.required");
  const first2 = dayNumber(clock2, compare_time);
  if (first2 + to - from > day7) throw wrongField("compare_time", "field.future");
  return first2;
};
var filterOf = (input3) => Object.fromEntries(boardFilters.flatMap((name2) => input3[name2] ? [[name2, input3[name2]]] : []));
var readerFor = (filter2, { context }) => Object.keys(filter2).length > 0 ? context.db : context.reads;
var narrowFor = async (tx, view2, filter2) => {
  if (filter2.team && !await isTeamOf(tx, view2, filter2.team)) throw wrongField("team", "field.wrong");
  return narrowOf(tx, view2, filter2);
};
var reading = (input3, call, memory, read3) => {
  const filter2 = filterOf(input3);
  return present(
    call,
    async (tx, view2) => {
      const range3 = businessDays(view2, input3);
      const compare_day = compareDay(view2, range3, input3);
      const narrow = await narrowFor(tx, view2, filter2);
      const ask2 = { narrow, range: range3, compare: input3.compare, compare_day };
      const question = [range3.from, range3.to, input3.compare, compare_day, input3.grain ?? null, filter2];
      return memory.at(view2, question, () => read3(tx, ask2, filter2));
    },
    readerFor(filter2, call)
  );
};
var mountDashboard = (router, context) => {
  const kept3 = {
    overview: new VersionMemory(),
    trend: new VersionMemory(),
    compose: new VersionMemory(),
    funnel: new VersionMemory(),
    heat: new VersionMemory()
  };
  implement(router, context, dashboardApi, {
    overview: (input3, call) => reading(input3, call, kept3.overview, readBoard),
    trend: (input3, call) => reading(input3, call, kept3.trend, (tx, ask2) => readBoardTrend(tx, ask2, input3.grain)),
    compose: (input3, call) => reading(input3, call, kept3.compose, (tx, ask2, filter2) => readBoardCompose(tx, ask2, input3.grain, filter2)),
    funnel: (input3, call) => reading(input3, call, kept3.funnel, readBoardFunnel),
    heat: (input3, call) => reading(input3, call, kept3.heat, readBoardHeat),
    report: async (_4, call) => ({ on: await hasReport(context.db, Number(call.viewer.record.id)) }),
    setReport: async ({ on: on2 }, call) => {
      const { clock: clock2 } = await readCompany(context.db, call.viewer.scope.company_id);
      await setReport(context.db, { member_id: Number(call.viewer.record.id), on: on2, clock: clock2, now: call.now });
      return { on: on2 };
    },
    choices: (_4, call) => present(call, (tx, view2) => readChoices(tx, view2))
  });
};

// platform/queries/line-feed.ts
import { sql as sql144 } from "kysely";
var text3 = ({ t, skip }) => Buffer.from(`${t}.${skip}`).toString("base64url");
var readPlace = (cursor) => {
  const found = /^(\d{1,10})\.(\d{1,6})$/.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  return found ? { t: Number(found[1]), skip: Number(found[2]) } : null;
};
var SETTLE_S = 2;
var nextPlace = (page, from) => {
  const t = page.at(-1)?.key[0] ?? from.t;
  const same = page.filter((one) => one.key[0] === t).length;
  return { t, skip: t === from.t ? from.skip + same : same };
};
var readFeed = async (db, view2, place3, limit, only = null) => {
  const own9 = (lines) => sql144`${lines} and ${isSale} ${only ? sql144`and ${only}` : sql144``}`;
  const until = view2.now - SETTLE_S;
  const end = { t: until + 1, skip: 0 };
  if (place3 === null) {
    const since = dayStart(view2.clock, view2.day - 1);
    const newest = await readLines(db, view2, own9(linesPaid(view2.scope, since, until)), limit, "newest");
    return { items: newest.map((one) => one.line).reverse(), cursor: text3(end) };
  }
  if (place3.t > until) return { items: [], cursor: text3(place3) };
  const skipped = sql144`(l.order_id, l.sku_id, l.content_id, l.n) in (
    select l.order_id, l.sku_id, l.content_id, l.n from affiliate_order_line l
    where ${own9(linesOf(view2.scope))} and l.paid_t = ${place3.t} order by ${lineKey} limit ${place3.skip})`;
  const open4 = own9(linesPaid(view2.scope, place3.t, until));
  const condition = place3.skip === 0 ? open4 : sql144`${open4} and not (l.paid_t = ${place3.t} and ${skipped})`;
  const page = await readLines(db, view2, condition, limit, "oldest");
  return {
    items: page.map((one) => one.line),
    cursor: text3(page.length < limit ? end : nextPlace(page, place3))
  };
};

// platform/http/feed-page.ts
var readFeedPage = async (input3, call) => {
  const { cursor, limit } = input3;
  const place3 = cursor === void 0 ? null : readPlace(cursor);
  if (cursor !== void 0 && place3 === null) throw wrongField("cursor", "field.cursor");
  const { scope } = call.viewer;
  const { db } = call.context;
  const seen3 = async (from) => viewAt(scope, await readCompany(from, scope.company_id), call.now, false);
  const filter2 = filterOf(input3);
  if (Object.keys(filter2).length === 0) {
    const view2 = await seen3(db);
    return { ...await readFeed(db, view2, place3, limit), view: view2 };
  }
  return consistently(db, async (tx) => {
    const { view: view2, only } = await narrowFor(tx, await seen3(tx), filter2);
    return { ...await readFeed(tx, view2, place3, limit, only), view: view2 };
  });
};

// platform/http/console.ts
var reading2 = (input3, call, read3) => {
  const filter2 = filterOf(input3);
  return present(call, async (tx, view2) => read3(tx, await narrowFor(tx, view2, filter2), view2), readerFor(filter2, call));
};
var mountConsole = (router, context) => {
  const kept3 = {
    overview: new VersionMemory(),
    trend: new VersionMemory(),
    rank: new VersionMemory(),
    funnel: new VersionMemory()
  };
  implement(router, context, consoleApi, {
    overview: (input3, call) => reading2(input3, call, async (tx, narrow, view2) => {
      const [overview, waiting2] = await Promise.all([
        kept3.overview.at(view2, input3, () => readOverview(tx, narrow, context.memory)),
        readWaiting(tx, narrow.view, Number(call.viewer.record.id))
      ]);
      return { ...overview, waiting: waiting2 };
    }),
    trend: (input3, call) => reading2(
      input3,
      call,
      (tx, narrow, view2) => kept3.trend.at(view2, input3, () => readTrend(tx, narrow, context.memory))
    ),
    rank: (input3, call) => reading2(input3, call, (tx, narrow, view2) => kept3.rank.at(view2, input3, () => readRank(tx, narrow, input3))),
    feed: async (input3, call) => {
      const { items, cursor, view: view2 } = await readFeedPage(input3, call);
      return { items: [...items], cursor, currency: view2.company.currency, data_time: view2.now };
    },
    funnel: (input3, call) => reading2(
      input3,
      call,
      (tx, narrow, view2) => kept3.funnel.at(
        view2,
        input3,
        async () => readConsoleFunnel(tx, narrow, {
          region: input3.region,
          shop: input3.shop ? await namedIds.shop(tx, narrow.view, input3.shop) : void 0
        })
      )
    )
  });
};

// shared/api/curated.ts
import * as z20 from "zod/mini";
var PICKS_LIMIT = 60;
var issue = z20.string().check(z20.regex(/^\d{4}-W\d{2}$/));
var company2 = z20.optional(z20.coerce.number().check(z20.int(), z20.minimum(0)));
var id3 = z20.string().check(z20.minLength(1), z20.maxLength(100));
var topics2 = z20.array(z20.int().check(z20.minimum(1), z20.maximum(5))).check(z20.maxLength(5));
var time = z20.int().check(z20.minimum(0), z20.maximum(9999999999));
var pick2 = z20.object({
  product_id: id3,
  category_id: z20.nullable(z20.string()),
  topics: topics2,
  reason: z20.string(),
  comment: z20.string(),
  row: rowSchema(productColumns)
});
var category = z20.object({
  id: z20.string(),
  pid: z20.nullable(z20.string()),
  level: z20.int(),
  name_zh: z20.string(),
  name_en: z20.string()
});
var curatedApi = {
  categories: endpoint({
    method: "GET",
    path: "/api/v1/category/list",
    access: ["category", "product"],
    input: z20.object({}),
    data: z20.object({ list: z20.array(category) })
  }),
  /**
   * An issue; without a name the newest that is published. The operator also sees those that are not, and without a
   * company those of the one that came out last.
   */
  best: endpoint({
    method: "GET",
    path: "/api/v1/category/best",
    access: "category",
    input: z20.object({ issue: z20.optional(issue), of_company: company2 }),
    data: z20.object({
      issue: z20.string(),
      publish_time: z20.nullable(z20.int()),
      end_time: z20.nullable(z20.int()),
      /** Newest first. */
      issues: z20.array(
        z20.object({ issue: z20.string(), publish_time: z20.int(), end_time: z20.nullable(z20.int()), picks: z20.int() })
      ),
      list: z20.array(pick2),
      /** May edit, and whose issues can be chosen. */
      editor: z20.boolean(),
      companies: z20.array(z20.object({ id: z20.int(), name: z20.string() })),
      company: z20.int(),
      currency: z20.string(),
      data_time: z20.int()
    })
  }),
  /** For the operator: products of a company whose title or id holds `q`, at most 20. */
  candidates: endpoint({
    method: "GET",
    path: "/api/v1/category/candidates",
    access: "category",
    input: z20.object({ company: company2, q: z20.string().check(z20.trim(), z20.minLength(1), z20.maxLength(100)) }),
    data: z20.object({ list: z20.array(z20.object({ product_id: z20.string(), title: z20.string() })) })
  }),
  /** For the operator: the whole issue, its picks in their order. */
  save: endpoint({
    method: "POST",
    path: "/api/v1/category/best/save",
    access: "category",
    input: z20.object({
      company: company2,
      issue,
      publish_time: time,
      end_time: z20.nullable(time),
      picks: z20.array(
        z20.object({
          product_id: id3,
          topics: topics2,
          reason: z20.string().check(z20.trim(), z20.minLength(1), z20.maxLength(200)),
          comment: z20.string().check(z20.trim(), z20.maxLength(500))
        })
      ).check(
        z20.maxLength(PICKS_LIMIT),
        z20.refine((picks) => new Set(picks.map(({ product_id }) => product_id)).size === picks.length)
      )
    }),
    data: z20.object({ issue: z20.string() })
  })
};

// platform/lists/products/rows.ts
import { sql as sql145 } from "kysely";
var readProductRows = async (tx, view2, ids4, reach2) => {
  if (ids4.length === 0) return [];
  const columns14 = productList.columns.map(({ field }) => ({
    field,
    column: columnOf(productSource, field)
  }));
  const shown21 = columns14.map(({ field, column: column3 }) => sql145`${column3.sql} as ${sql145.ref(field)}`);
  const keys = sql145`select p.company_id, p.product_id from product p
    where p.product_id = any(${ids4}::text[]) and ${reach2}`;
  const parts2 = columns14.map(({ column: column3 }) => column3);
  const { rows } = await sql145`select ${sql145.join(shown21)} ${rowsByKey(productSource, view2, keys, parts2)}
    order by array_position(${ids4}::text[], p.product_id)`.execute(tx);
  return rows;
};

// platform/queries/company.ts
var isCompany = async (db, id10) => await db.selectFrom("company").select("id").where("id", "=", id10).executeTakeFirst() !== void 0;

// platform/queries/market/curated.ts
import { sql as sql146 } from "kysely";
var readIssues = async (tx, company_id, now, all) => {
  const { rows } = await sql146`
    select i.issue, i.publish_t as publish_time, i.end_t as end_time, count(c.product_id)::int as picks
    from curated_issue i left join curated_pick c using (company_id, issue)
    where i.company_id = ${company_id} ${all ? sql146`` : sql146`and ${isPublished(now)}`}
    group by i.company_id, i.issue order by i.issue desc limit 200`.execute(tx);
  return rows;
};
var ofCompany = (company_id) => sql146`p.company_id = ${company_id}`;
var readPicks = async (tx, company_id, issue2) => {
  const { rows } = await sql146`
    select c.product_id, p.category_id::text, c.topics, c.reason, c.comment
    from curated_pick c join product p using (company_id, product_id)
    where c.company_id = ${company_id} and c.issue = ${issue2} order by c.position`.execute(tx);
  return rows;
};
var readCategories2 = async (db) => {
  const { rows } = await sql146`
    select id::text, pid::text, level, name_zh, name_en from category order by level, id`.execute(db);
  return rows;
};
var readCompanyNames = (db) => db.selectFrom("company").select(["id", "name"]).orderBy("id").limit(500).execute();
var firstCompany = async (tx, own9) => {
  const { rows } = await sql146`
    select company_id from curated_issue group by company_id
    order by company_id = 0, max(publish_t) desc, company_id limit 1`.execute(tx);
  return rows[0]?.company_id ?? own9;
};
var findCandidates = async (db, company_id, q, most2) => {
  const { rows } = await sql146`
    select product_id, coalesce(nullif(title, ''), product_id) as title from product
    where company_id = ${company_id} and status = 1 and (${holds(sql146`title`, q)} or starts_with(product_id, ${q}))
    order by title, product_id limit ${most2}`.execute(db);
  return rows;
};
var unknownProducts = async (tx, company_id, ids4) => {
  const { rows } = await sql146`
    select id from unnest(${ids4}::text[]) k(id)
    where not exists (select from product p where p.company_id = ${company_id} and p.product_id = k.id)`.execute(tx);
  return rows.map(({ id: id10 }) => id10);
};
var writeIssue = async (tx, { picks, ...issue2 }, now) => {
  const { company_id, issue: name2, publish_t, end_t } = issue2;
  await tx.insertInto("curated_issue").values({ ...issue2, update_time: now }).onConflict(
    (conflict) => conflict.columns(["company_id", "issue"]).doUpdateSet({ publish_t, end_t, update_time: now })
  ).execute();
  await tx.deleteFrom("curated_pick").where("company_id", "=", company_id).where("issue", "=", name2).execute();
  if (picks.length === 0) return;
  const rows = picks.map((pick3, position) => ({ company_id, issue: name2, position, ...pick3 }));
  await tx.insertInto("curated_pick").values(rows).execute();
};

// platform/http/curated.ts
var CANDIDATES = 20;
var isEditor = ({ viewer }) => viewer.record.operator === 1;
var scopeFor = async (db, call, field, company3) => {
  const { scope } = call.viewer;
  if (company3 === void 0 || company3 === scope.company_id && !isEditor(call)) return scope;
  if (!isEditor(call)) throw new Refused("denied", { status: 403, refusal: { rules: [] } });
  if (!await isCompany(db, company3)) throw wrongField(field, "company.none");
  return { text: `c${company3}`, company_id: company3, member_id: null };
};
var requireEditor = (call) => {
  if (!isEditor(call)) throw new Refused("denied", { status: 403, refusal: { rules: [] } });
};
var readIssue = async (tx, view2, wanted2, editor) => {
  const { company_id } = view2.scope;
  const issues = await readIssues(tx, company_id, view2.now, editor);
  const out = issues.filter(({ publish_time }) => publish_time <= view2.now);
  const issue2 = wanted2 ?? out[0]?.issue ?? issues[0]?.issue ?? "";
  const found = issues.find((one) => one.issue === issue2);
  const picks = found ? await readPicks(tx, company_id, issue2) : [];
  const ids4 = picks.map(({ product_id }) => product_id);
  const rows = new Map(
    (await readProductRows(tx, view2, ids4, ofCompany(company_id))).map((row) => [row.product_id, row])
  );
  const list3 = picks.flatMap((pick3) => {
    const row = rows.get(pick3.product_id);
    return row ? [{ ...pick3, row }] : [];
  });
  return { issue: issue2, publish_time: found?.publish_time ?? null, end_time: found?.end_time ?? null, issues, list: list3 };
};
var mountCurated = (router, context) => implement(router, context, curatedApi, {
  categories: async () => ({ list: await readCategories2(context.db) }),
  best: ({ issue: issue2, of_company }, call) => {
    const editor = isEditor(call);
    const own9 = call.viewer.scope.company_id;
    return consistently(context.db, async (tx) => {
      const wanted2 = of_company ?? (editor ? await firstCompany(tx, own9) : void 0);
      const scope = await scopeFor(tx, call, "of_company", wanted2);
      const view2 = viewNow(scope, await readCompany(tx, scope.company_id), call.now);
      return {
        ...await readIssue(tx, view2, issue2, editor),
        editor,
        companies: editor ? await readCompanyNames(tx) : [],
        company: scope.company_id,
        currency: view2.company.currency,
        data_time: view2.now
      };
    });
  },
  candidates: async ({ company: company3, q }, call) => {
    requireEditor(call);
    const { company_id } = await scopeFor(context.db, call, "company", company3);
    return { list: await findCandidates(context.db, company_id, q, CANDIDATES) };
  },
  save: async ({ company: company3, issue: issue2, publish_time, end_time, picks }, call) => {
    requireEditor(call);
    const { company_id } = await scopeFor(context.db, call, "company", company3);
    if (Number.isNaN(issueDay(issue2))) throw wrongField("issue", "field.wrong");
    if (end_time !== null && end_time <= publish_time) throw wrongField("end_time", "field.range");
    await context.db.transaction().execute(async (tx) => {
      const ids4 = picks.map(({ product_id }) => product_id);
      if ((await unknownProducts(tx, company_id, ids4)).length > 0) throw new Refused("product.none");
      await writeIssue(tx, { company_id, issue: issue2, publish_t: publish_time, end_t: end_time, picks }, call.now);
      await insertAudit(tx, {
        member_id: Number(call.viewer.record.id),
        action: "curated.saved",
        object_type: "curated_issue",
        object_id: `${company_id}/${issue2}`,
        after: { picks: picks.length, publish_time, end_time },
        ip: call.ip,
        now: call.now
      });
    });
    return { issue: issue2 };
  }
});

// platform/http/exports.ts
import { randomBytes as randomBytes4 } from "node:crypto";

// platform/exports/at-once.ts
import { buffer as buffer2 } from "node:stream/consumers";
var fileAtOnce = async (db, { format, title: title4, ...question }, most2) => {
  const { batches, ...table3 } = await openTable(db, { ...question, totals: format === "xlsx" });
  let rows = 0;
  const counted2 = (async function* () {
    for await (const batch of batches()) {
      rows += batch.length;
      if (rows > most2) return;
      yield batch;
    }
  })();
  const file2 = await buffer2(bytesOf({ ...table3, format, title: title4, batches: counted2 }));
  return rows > most2 ? null : file2;
};

// platform/queries/exports/jobs.ts
import { sql as sql148 } from "kysely";

// platform/queries/page.ts
import { sql as sql147 } from "kysely";
var readPage = async (tx, { columns: columns14, from, order: order2 }, { page, limit }) => {
  const { rows } = await sql147`
    select ${columns14} ${from} order by ${order2} limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
  const count2 = await sql147`select count(*) as total ${from}`.execute(tx);
  return { list: rows, total: count2.rows[0]?.total ?? 0 };
};

// platform/queries/exports/jobs.ts
var columns13 = (now) => sql148`
  id::text as id, list, name, format, written as rows, total, size, secret, reason, add_time, expire_t as expire_time,
  case when state = 'done' and expire_t <= ${now} then 'expired' else state end as state`;
var insertJob = async (tx, job2, most2, now) => {
  await tx.selectFrom("member").select("id").where("id", "=", job2.member_id).forNoKeyUpdate().execute();
  const under = await sql148`
    select count(*) as n from export_job where member_id = ${job2.member_id} and state in ('queued', 'running')`.execute(
    tx
  );
  if ((under.rows[0]?.n ?? 0) >= most2) return null;
  const { id: id10 } = await tx.insertInto("export_job").values({ ...job2, state: "queued", add_time: now, update_time: now }).returning("id").executeTakeFirstOrThrow();
  const { rows } = await sql148`select ${columns13(now)} from export_job where id = ${id10}`.execute(tx);
  return rows[0] ?? null;
};
var readJobs = (tx, member_id, question, now) => readPage(
  tx,
  {
    columns: columns13(now),
    from: sql148`from export_job where member_id = ${member_id} and ${holds(sql148`name`, question.keyword)}`,
    order: sql148`export_job.id desc`
  },
  question
);
var cancelJob = async (tx, member_id, id10, now) => {
  const { rows: old } = await sql148`
    select file, state from export_job where id::text = ${id10} and member_id = ${member_id} for update`.execute(tx);
  const [before2] = old;
  if (!before2) return null;
  const ends = ["queued", "running", "done"].includes(before2.state);
  if (ends)
    await sql148`update export_job set state = 'cancelled', file = '', size = null, expire_t = null, update_time = ${now}
      where id::text = ${id10}`.execute(tx);
  const { rows } = await sql148`select ${columns13(now)} from export_job where id::text = ${id10}`.execute(tx);
  return rows[0] ? { job: rows[0], file: ends && before2.state === "done" ? before2.file : "" } : null;
};
var readFinished = async (db, secret, now) => {
  const row = await db.selectFrom("export_job").select(["id", "member_id", "scope", "list", "file", "name", "format"]).where("secret", "=", secret).where("state", "=", "done").where("expire_t", ">", now).executeTakeFirst();
  return row ?? null;
};

// platform/http/download.ts
var findFile = async ({ db, special, ...context }, secret) => {
  if (!/^[0-9a-f]{32}$/.test(secret)) return null;
  const now = secondsOf2(context);
  const found = await readFinished(db, secret, now);
  return found && await rightOf(db, special, found, now) ? found : null;
};
var serve2 = (context) => async (req, res) => {
  const refuse = (text4, http) => sendRefusal(res, 0, sayFor(req.get("lang"), req.get("accept-language"))(text4), null, http);
  const found = await findFile(context, String(req.params.secret));
  if (!found) return refuse("export.none", 404);
  const headers = {
    "Content-Type": contentTypes2[found.format],
    "Content-Disposition": attachment(found.name),
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "Cache-Control": "private, no-store",
    ETag: `"${found.file}"`
  };
  const options2 = { root: context.exports.folder.path, headers, cacheControl: false };
  res.sendFile(found.file, options2, (error) => {
    if (!error || res.headersSent) return;
    for (const name2 of Object.keys(headers)) res.removeHeader(name2);
    if (error.status === 412 || error.status === 416) refuse("badRequest", error.status);
    else refuse("export.none", 404);
  });
};
var mountDownload = (router, context) => {
  router.get("/private/export/:secret/:name", serve2(context));
};

// platform/http/list-access.ts
var requireList = (call, id10) => {
  const list3 = findList(id10);
  if (!list3) throw wrongField("list", "field.wrong");
  requireScreen(call.viewer, [list3.screen, ...list3.also ?? []], list3.mode);
  return list3;
};
var requireViews = (call, id10) => {
  if (id10 !== analysisList.id) return requireList(call, id10);
  requireScreen(call.viewer, [analysisList.screen]);
  return analysisList;
};

// platform/http/exports.ts
var MOST_JOBS = 3;
var inTurn2 = makeQueue(2, 20);
var readWanted = (call, wanted2) => {
  const list3 = requireList(call, wanted2.list);
  const query = listQueryOf(list3, wanted2.query);
  if (!query) throw wrongField("query", "field.wrong");
  const fields = new Set(wanted2.columns);
  const known3 = list3.columns.filter(({ field }) => fields.has(field));
  if (known3.length < wanted2.columns.length) throw wrongField("columns", "field.wrong");
  const language = languageFor(call.header("lang"), call.header("accept-language"));
  return { list: list3, query, fields: wanted2.columns, words: wordsIn(language), scope: call.viewer.scope, now: call.now };
};
var nameOf3 = (call, { list: list3, words: words2, now }, format) => fileName(titleOf(list3, words2), now, call.viewer.record.zone, format);
var shown18 = (call, { secret, reason: reason3, ...job2 }) => {
  const say = sayFor(call.header("lang"), call.header("accept-language"));
  return {
    ...job2,
    reason: reason3 === "" ? "" : say(reason3),
    // written by us (exports/failure.ts)
    url: job2.state === "done" ? `/private/export/${secret}/${encodeURIComponent(job2.name)}` : ""
  };
};
var mountExports = (router, context) => {
  const { db, exports } = context;
  implement(router, context, exportsApi, {
    now: async (input3, call) => {
      const wanted2 = readWanted(call, input3);
      const { format } = input3;
      const asked3 = { ...wanted2, format, title: titleOf(wanted2.list, wanted2.words) };
      const made2 = await inTurn2(async () => ({ file: await fileAtOnce(db, asked3, exportAtOnce) }));
      if (!made2) throw busy();
      if (!made2.file) throw new Refused("export.tooLarge", { params: { most: exportAtOnce } });
      const headers = {
        "Content-Type": contentTypes2[format],
        "Content-Disposition": attachment(nameOf3(call, wanted2, format)),
        "Cache-Control": "private, no-store"
      };
      return new Ready(200, headers, made2.file);
    },
    create: async (input3, call) => {
      const wanted2 = readWanted(call, input3);
      const job2 = {
        member_id: Number(call.viewer.record.id),
        scope: wanted2.scope.text,
        list: input3.list,
        query: keptAddress(input3.query, call.timeDifference),
        fields: input3.columns,
        language: wanted2.words.language,
        format: input3.format,
        name: nameOf3(call, wanted2, input3.format),
        secret: randomBytes4(16).toString("hex")
      };
      const made2 = await db.transaction().execute((tx) => insertJob(tx, job2, MOST_JOBS, call.now));
      if (!made2) throw new Refused("export.tooMany", { params: { most: MOST_JOBS } });
      exports.wake();
      return shown18(call, made2);
    },
    list: async (input3, call) => {
      const { page, limit } = input3;
      const member_id = Number(call.viewer.record.id);
      const { list: list3, total: total6 } = await consistently(context.reads, (tx) => readJobs(tx, member_id, input3, call.now));
      return { list: list3.map((job2) => shown18(call, job2)), total: total6, page, limit, data_time: call.now };
    },
    cancel: async ({ id: id10 }, call) => {
      const member_id = Number(call.viewer.record.id);
      const cancelled = await db.transaction().execute((tx) => cancelJob(tx, member_id, id10, call.now));
      if (!cancelled) throw new Refused("export.none");
      if (cancelled.file !== "") await exports.folder.remove(cancelled.file);
      return shown18(call, cancelled.job);
    }
  });
  mountDownload(router, context);
};

// shared/api/finance.ts
import * as z21 from "zod/mini";
var bill = z21.object({
  id: z21.string(),
  bill_no: z21.string(),
  /** `YYYY-MM`, cut by the settlement zone (Asia/Shanghai). */
  period: z21.string(),
  /** 1 creator commission, 2 team share, 3 service provider. */
  bill_type: z21.int(),
  orders: z21.int(),
  /** Decimal numbers of `currency`. */
  commission_total: z21.number(),
  deduction: z21.number(),
  incomeTotal: z21.number(),
  currency: z21.string(),
  /** 0 to confirm, 1 under review, 2 to pay, 3 paid, 4 rejected, 5 disputed, 6 void, 7 carried over. */
  status: z21.int(),
  reject_reason: z21.string(),
  add_time: z21.int(),
  confirm_deadline: z21.int()
});
var financeApi = {
  /** The account's own bills, newest first; the bill reminder reads those of status 0 and 4. */
  list: endpoint({
    method: "GET",
    path: "/api/v1/finance",
    access: "bills",
    input: z21.object({
      ...listInput.shape,
      id: z21.optional(z21.string().check(z21.maxLength(20))),
      status: z21.optional(z21.coerce.number().check(z21.int(), z21.minimum(0), z21.maximum(7)))
    }),
    data: listOf(bill)
  })
};

// platform/queries/bills/list.ts
import { sql as sql149 } from "kysely";
var billOf = ({ commission_amt, deduction_amt, income_amt, ...row }) => {
  const decimal = (amt) => amt / 10 ** currencyDecimals(row.currency);
  return {
    ...row,
    commission_total: decimal(commission_amt),
    deduction: decimal(deduction_amt),
    incomeTotal: decimal(income_amt)
  };
};
var readBills = async (tx, member_id, question) => {
  const { keyword, id: id10, status } = question;
  const fits = sql149`member_id = ${member_id} and strpos(bill_no, upper(${keyword})) > 0
    ${id10 === void 0 ? sql149`` : sql149`and id::text = ${id10}`} ${status === void 0 ? sql149`` : sql149`and status = ${status}`}`;
  const { list: list3, total: total6 } = await readPage(
    tx,
    {
      columns: sql149`id::text as id, bill_no, period, bill_type, orders, currency, status, reject_reason, add_time,
        confirm_deadline_t as confirm_deadline, commission_amt, deduction_amt, income_amt`,
      from: sql149`from bill where ${fits}`,
      order: sql149`period desc, add_time desc, bill.id desc`
    },
    question
  );
  return { list: list3.map(billOf), total: total6 };
};

// platform/http/finance.ts
var mountFinance = (router, context) => implement(router, context, financeApi, {
  list: async (input3, call) => {
    const { page, limit } = input3;
    const member_id = Number(call.viewer.record.id);
    const found = await consistently(context.reads, (tx) => readBills(tx, member_id, input3));
    return { ...found, page, limit, data_time: call.now };
  }
});

// shared/api/goods.ts
import * as z22 from "zod/mini";

// shared/lists/goods-columns.ts
var goodsSimilarColumns = [
  c.text("title", { width: 240 }),
  c.count("place", { width: 60 }),
  c.id("product_id", { width: 180 }),
  c.text("shop_name", { width: 140 }),
  c.money("min_price", { width: 110 }),
  c.rate("commission_rate", { width: 90 }),
  c.count("items", { width: 90 }),
  c.count("orders", { width: 90 }),
  c.money("gmv", { width: 120 }),
  c.ratio("rating", { width: 80 })
];

// shared/api/goods.ts
var input2 = z22.object(goodsAsked);
var amount = z22.nullable(z22.int());
var part4 = z22.object({ id: z22.int(), gmv_amt: z22.int(), orders: z22.int(), items: z22.int() });
var card = z22.object({
  product_id: z22.string(),
  title: z22.string(),
  image: z22.string(),
  shop_name: z22.string(),
  region: z22.string(),
  /** Both names: shared/lists/both-names.ts. */
  category_name: z22.string(),
  status: z22.int(),
  min_price: amount,
  max_price: amount,
  commission_rate: amount,
  shop_ads_rate: amount,
  /** Half-up, of the lowest price. */
  est_commission: amount,
  /** Hundredths. */
  rating: amount,
  review_count: amount,
  stock: amount,
  first_seen_time: z22.int()
});
var goodsApi = {
  analyse: endpoint({
    method: "GET",
    path: "/api/v1/goods/analyse",
    access: "goodsAnalyse",
    input: input2,
    data: z22.object({
      card,
      /**
       * M05, M01, M03, M08 and M17 of the product's lines; and as many videos and lives as its lists have without a filter,
       * with how many of them sold it.
       */
      kpi: z22.object({
        items: z22.int(),
        gmv_amt: z22.int(),
        orders: z22.int(),
        est_commission_amt: z22.int(),
        creators: z22.int(),
        videos: z22.int(),
        videos_sold: z22.int(),
        lives: z22.int(),
        lives_sold: z22.int()
      }),
      /** Oldest first. Clicks and impressions are those of the product; null: not reported (yet). */
      trend: z22.array(
        z22.object({
          day: z22.string(),
          gmv_amt: z22.int(),
          items: z22.int(),
          orders: z22.int(),
          impressions: amount,
          clicks: amount
        })
      ),
      /** By content type and by collaboration, largest turnover first. */
      contents: z22.array(part4),
      collabs: z22.array(part4),
      /** What held from `t` on until the next one, oldest first. */
      prices: z22.array(
        z22.object({ t: z22.int(), min_price: amount, max_price: amount, commission_rate: amount, shop_ads_rate: amount })
      ),
      currency: z22.string(),
      data_time: z22.int()
    })
  }),
  similar: endpoint({
    method: "GET",
    path: "/api/v1/goods/similar",
    access: "goodsAnalyse",
    input: input2,
    data: z22.object({ list: z22.array(rowSchema(goodsSimilarColumns)), currency: z22.string(), data_time: z22.int() })
  })
};
var goodsSubmitApi = {
  submitted: endpoint({
    method: "GET",
    path: "/api/v1/goods/submitted",
    access: "goodsAnalyse",
    input: z22.object({ product_id: goodsAsked.product_id }),
    /** null: not asked for, or there. */
    data: z22.object({ submit_time: z22.nullable(z22.int()) })
  }),
  submit: endpoint({
    method: "POST",
    path: "/api/v1/goods/submit",
    access: "goodsAnalyse",
    /** An id, or the address of the product's page. */
    input: z22.strictObject({ product: z22.string().check(z22.trim(), z22.minLength(1), z22.maxLength(300)) }),
    /** `known`: it is in the catalogue and can be looked at; nothing was noted. */
    data: z22.object({ product_id: z22.string(), known: z22.boolean() })
  })
};

// platform/queries/goods/card.ts
import { sql as sql150 } from "kysely";
var readCard = async (db, { view: view2, product_id }) => {
  const { scope } = view2;
  const { rows } = await sql150`
    select p.product_id, coalesce(nullif(p.title, ''), p.product_id) as title, p.image,
      coalesce(nullif(s.name, ''), p.shop_id) as shop_name, coalesce(s.region, '') as region,
      ${categoryNames("c")} as category_name, p.status,
      coalesce(p.min_price_amt, k.low) as min_price, coalesce(p.max_price_amt, k.high) as max_price,
      p.standard_rate_bp as commission_rate, p.shop_ads_rate_bp as shop_ads_rate,
      (coalesce(p.min_price_amt, k.low) * p.standard_rate_bp + 5000) / 10000 as est_commission,
      (p.rating * 100)::int as rating, p.review_count, p.stock, p.first_seen_t as first_seen_time
    from product p
    left join shop s on s.company_id = p.company_id and s.shop_id = p.shop_id
    left join category c on c.id = p.category_id
    cross join lateral (
      select min(price_amt) as low, max(price_amt) as high from sku
      where company_id = p.company_id and product_id = p.product_id) k
    where p.company_id = ${scope.company_id} and p.product_id = ${product_id}
      and ${soldIn(scope, "product", sql150`p.product_id`)}`.execute(db);
  return rows[0];
};
var readPrices = async (db, { view: view2, product_id }) => {
  const { rows } = await sql150`
    select t, min_price_amt as min_price, max_price_amt as max_price, standard_rate_bp as commission_rate,
      shop_ads_rate_bp as shop_ads_rate
    from product_price_history where company_id = ${view2.scope.company_id} and product_id = ${product_id}
    order by t`.execute(db);
  return rows;
};

// platform/queries/goods/product-lines.ts
import { sql as sql151 } from "kysely";
var askOf = (view2, product_id, days2) => ({
  view: view2,
  product_id,
  range: { from: view2.day - days2 + 1, to: view2.day, cut: null }
});
var productLines = ({ view: view2, product_id, range: range3 }) => {
  const [first2, last] = secondsOf(view2.clock, range3);
  return sql151`${linesPaid(view2.scope, first2, last)} and l.product_id = ${product_id}`;
};

// platform/queries/goods/sales.ts
import { sql as sql152 } from "kysely";
var readSold = async (db, ask2) => {
  const { rows } = await sql152`
    select ${lineSum.items} as items, ${lineSum.gmv_amt} as gmv_amt, ${lineSum.orders} as orders,
      ${lineSum.est_commission_amt} as est_commission_amt, ${lineSum.creators} as creators
    from affiliate_order_line l where ${productLines(ask2)}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("a sum without a row");
  return found;
};
var readGoodsTrend = async (db, { view: view2, product_id, range: range3 }) => {
  const { scope } = view2;
  const { rows } = await sql152`
    select d.day, coalesce(r.gmv_amt, 0) as gmv_amt, coalesce(r.items, 0) as items, coalesce(r.orders, 0) as orders,
      p.impressions, p.clicks
    from generate_series(${range3.from}::int, ${range3.to}::int) as d(day)
    left join rollup r on r.scope = ${scope.text} and r.grain = 1 and r.bucket = d.day and r.dim = ${dims.product}
      and r.dim_id = ${product_id}
    left join product_daily p on p.company_id = ${scope.company_id} and p.product_id = ${product_id} and p.day = d.day
    order by d.day`.execute(db);
  return rows.map((row) => ({ ...row, day: dayText(row.day) }));
};
var readParts2 = async (db, ask2, by) => {
  const { rows } = await sql152`
    select ${sql152.ref(`l.${by}`)} as id, ${lineSum.gmv_amt} as gmv_amt, ${lineSum.orders} as orders, ${lineSum.items} as items
    from affiliate_order_line l where ${productLines(ask2)} and ${isSale} group by 1 order by 2 desc, 1`.execute(db);
  return rows;
};

// platform/queries/goods/similar.ts
import { sql as sql153 } from "kysely";
var MOST6 = 20;
var readSimilar = async (db, { view: view2, product_id, range: range3 }) => {
  const { scope } = view2;
  const { rows } = await sql153`
    with sold as (
      select r.dim_id, sum(r.gmv_amt) as gmv, sum(r.items) as items, sum(r.orders) as orders
      from generate_series(${range3.from}::int, ${range3.to}::int) as d(day) cross join lateral (
        select r.dim_id, r.gmv_amt, r.items, r.orders from rollup r
        where r.scope = ${scope.text} and r.grain = 1 and r.bucket = d.day and r.dim = ${dims.product} and r.lines > 0 offset 0) r
      group by 1),
    ranked as (
      select p.*, coalesce(s.gmv, 0) as gmv, coalesce(s.items, 0) as items, coalesce(s.orders, 0) as orders,
        row_number() over (order by coalesce(s.gmv, 0) desc, p.product_id) as place
      from product p left join sold s on s.dim_id = p.product_id
      where p.company_id = ${scope.company_id} and (s.dim_id is not null or p.product_id = ${product_id})
        and p.category_id = (select category_id from product where company_id = ${scope.company_id} and product_id = ${product_id}))
    select r.place::int as place, coalesce(nullif(r.title, ''), r.product_id) as title, r.product_id,
      coalesce(nullif(s.name, ''), r.shop_id) as shop_name, r.min_price_amt as min_price,
      r.standard_rate_bp as commission_rate, r.items, r.orders, r.gmv, (r.rating * 100)::int as rating
    from ranked r left join shop s on s.company_id = r.company_id and s.shop_id = r.shop_id
    where r.place <= ${MOST6} or r.product_id = ${product_id} order by r.place`.execute(db);
  return rows;
};

// platform/queries/goods/submissions.ts
import { sql as sql154 } from "kysely";
var readSubmitted = async (db, { company_id, member_id, product_id }) => {
  const found = await db.selectFrom("product_submission").select("add_time").where("company_id", "=", company_id).where("product_id", "=", product_id).where("member_id", "=", member_id).where("told_t", "is", null).executeTakeFirst();
  return found?.add_time ?? null;
};
var submittedSince = async (tx, member_id, since) => {
  const { rows } = await sql154`
    select count(*) as n from product_submission where member_id = ${member_id} and add_time > ${since}`.execute(tx);
  return rows[0]?.n ?? 0;
};
var DAY10 = 86400;
var submitProduct = async (tx, { company_id, member_id, product_id }, most2, now) => {
  if (await readSubmitted(tx, { company_id, member_id, product_id }) !== null) return "done";
  if (await submittedSince(tx, member_id, now - DAY10) >= most2) return "full";
  const { rows } = await sql154`
    insert into product_submission (company_id, product_id, member_id, add_time)
    values (${company_id}, ${product_id}, ${member_id}, ${now})
    on conflict (company_id, product_id, member_id) do update set told_t = null, add_time = excluded.add_time
      where product_submission.told_t is not null
    returning 1`.execute(tx);
  if (rows.length === 0) return "done";
  await sql154`
    insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time)
    select v.company_id, v.id, coalesce(nullif(a.membername, ''), a.username) || ' · ' || ${product_id}::text,
      a.agency_level, 'goods.submitted', 'product', ${product_id}::text, ${now}::bigint
    from member_closure k join member v on v.id = k.ancestor_id and v.deleted_t is null
    join member a on a.id = k.descendant_id
    where k.descendant_id = ${member_id} and k.depth > 0`.execute(tx);
  return "done";
};
var tellSubmitted = async (db, now) => {
  const { rows } = await sql154`
    select s.company_id, s.product_id, s.member_id, m.id, m.status, m.privilege_id,
      coalesce(nullif(p.title, ''), p.product_id) as title
    from product_submission s join product p on p.company_id = s.company_id and p.product_id = s.product_id
    join member m on m.id = s.member_id and m.deleted_t is null
    where s.told_t is null`.execute(db);
  let told = 0;
  for (const one of rows)
    await db.transaction().execute(async (tx) => {
      const done = await sql154`
        update product_submission s set told_t = ${now}
        where s.company_id = ${one.company_id} and s.product_id = ${one.product_id} and s.member_id = ${one.member_id}
          and s.told_t is null and ${soldIn(scopeOf(one), "product", sql154`s.product_id`)}
        returning 1`.execute(tx);
      if (done.rows.length === 0) return;
      told += 1;
      await sql154`
        insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time)
        select m.company_id, m.id, ${one.title}::text, m.agency_level, 'goods.listed', 'product', ${one.product_id}::text,
          ${now}::bigint
        from member m where m.id = ${one.member_id}`.execute(tx);
    });
  return told;
};

// platform/http/goods.ts
var readAnalysed = async (tx, ask2) => {
  const counts3 = await countContents(tx, ask2);
  const [sold6, trend2, contents2, collabs] = await Promise.all([
    readSold(tx, ask2),
    readGoodsTrend(tx, ask2),
    readParts2(tx, ask2, "content_type"),
    readParts2(tx, ask2, "collab_type")
  ]);
  return { kpi: { ...sold6, ...counts3 }, trend: trend2, contents: contents2, collabs };
};
var ofProduct = ({ product_id, days: days2 }, call, read3) => present(call, async (tx, view2) => {
  const ask2 = askOf(view2, product_id, days2);
  const card2 = await readCard(tx, ask2);
  if (!card2) throw new Refused("goods.none", { fields: { product_id: "goods.none" } });
  return { ...await read3(tx, ask2, card2), currency: view2.company.currency, data_time: view2.now };
});
var MOST_A_DAY = 20;
var submissionOf = ({ viewer: { record: record9, scope } }, product_id) => ({
  company_id: scope.company_id,
  member_id: Number(record9.id),
  product_id
});
var requireProduct = ({ filters: { product_id, days: days2 } }, call) => ofProduct({ product_id: String(product_id), days: Number(days2) }, call, async () => ({}));
var mountGoods = (router, context) => {
  const kept3 = {
    analyse: new VersionMemory(),
    similar: new VersionMemory()
  };
  implement(router, context, goodsApi, {
    analyse: (input3, call) => ofProduct(input3, call, async (tx, ask2, card2) => {
      const [sold6, prices2] = await Promise.all([
        kept3.analyse.at(ask2.view, input3, () => readAnalysed(tx, ask2)),
        readPrices(tx, ask2)
      ]);
      return { card: card2, ...sold6, prices: prices2 };
    }),
    similar: (input3, call) => ofProduct(input3, call, async (tx, ask2) => ({
      list: await kept3.similar.at(ask2.view, input3, () => readSimilar(tx, ask2))
    }))
  });
  implement(router, context, goodsSubmitApi, {
    submitted: async ({ product_id }, call) => ({
      submit_time: await readSubmitted(context.db, submissionOf(call, product_id))
    }),
    submit: async ({ product: product2 }, call) => {
      const product_id = productIdIn(product2);
      if (product_id === null) throw wrongField("product", "goods.notId");
      const known3 = await present(
        call,
        async (tx, view2) => await readCard(tx, askOf(view2, product_id, 1)) !== void 0
      );
      if (known3) return { product_id, known: known3 };
      const { db } = context;
      const submission = submissionOf(call, product_id);
      const outcome = await db.transaction().execute((tx) => submitProduct(tx, submission, MOST_A_DAY, call.now));
      if (outcome === "full") throw new Refused("goods.submitMost", { params: { most: MOST_A_DAY } });
      return { product_id, known: known3 };
    }
  });
};

// platform/ingest/runs/days.ts
import { sql as sql155 } from "kysely";
var nothing5 = { lines: 0, pay_amt: 0, refund_amt: 0 };
var plus = (one, { lines, pay_amt, refund_amt }) => ({
  lines: one.lines + lines,
  pay_amt: one.pay_amt + pay_amt,
  refund_amt: one.refund_amt + refund_amt
});
var emptyDay = (day7, currency) => ({
  day: day7 === null ? "" : dayText(day7),
  currency,
  file: nothing5,
  taken: nothing5,
  adjustments: nothing5,
  repeated: nothing5,
  rejected: nothing5,
  told: nothing5,
  now: nothing5
});
var partOf2 = { 1: "taken", 2: "adjustments", 3: "rejected", 4: "repeated" };
var readImportDays = async (tx, jobId) => {
  const days2 = /* @__PURE__ */ new Map();
  const at2 = (day7, currency) => {
    const name2 = `${day7} ${currency}`;
    const known3 = days2.get(name2) ?? emptyDay(day7, currency);
    days2.set(name2, known3);
    return known3;
  };
  const kinds4 = await sql155`
    select day, currency, kind, lines, pay_amt, refund_amt, own_pay_amt, own_refund_amt from import_day
    where job_id = ${jobId}`.execute(tx);
  for (const row of kinds4.rows) {
    const day7 = at2(row.day, row.currency);
    const part5 = partOf2[row.kind];
    day7[part5] = plus(day7[part5], row);
    day7.file = plus(day7.file, row);
    if (row.kind === controlKinds.taken || row.kind === controlKinds.adjustment)
      day7.told = plus(day7.told, { lines: row.lines, pay_amt: row.own_pay_amt, refund_amt: row.own_refund_amt });
  }
  const stored = await sql155`${sql155.raw(storedByDay.replaceAll("$1", String(jobId)))}`.execute(tx);
  for (const row of stored.rows) {
    const day7 = at2(row.day, row.currency);
    day7.now = plus(day7.now, row);
  }
  return [...days2.values()].sort((a, b) => a.day < b.day ? -1 : a.day > b.day ? 1 : a.currency < b.currency ? -1 : 1);
};
var MOST7 = 100;
var readChanged = async (tx, jobId) => {
  const { rows } = await sql155`
    select t.order_id, t.day, t.lines, t.pay_amt, t.refund_amt, n.lines as now_lines, n.pay_amt as now_pay,
      n.refund_amt as now_refund, count(*) over () as n,
      (select j.file_name from import_order x join import_job j on j.id = x.job_id
        where x.company_id = t.company_id and x.order_id = t.order_id and x.seq > t.seq order by x.seq desc limit 1) as by
    from import_order t
    cross join lateral (select count(*) as lines, coalesce(sum(l.pay_amt), 0)::bigint as pay_amt,
        coalesce(sum(${sql155.raw(ownRefund)}), 0)::bigint as refund_amt
      from affiliate_order_line l where l.company_id = t.company_id and l.order_id = t.order_id
        and l.settlement_status <> 9 and ${sql155.raw(isToldLine)}) n
    where t.job_id = ${jobId} and (t.lines, t.pay_amt, t.refund_amt) is distinct from (n.lines, n.pay_amt, n.refund_amt)
    order by t.day, t.order_id limit ${MOST7}`.execute(tx);
  return {
    changed: rows.map((row) => ({
      order_id: row.order_id,
      day: dayText(row.day),
      told: { lines: row.lines, pay_amt: row.pay_amt, refund_amt: row.refund_amt },
      now: { lines: row.now_lines, pay_amt: row.now_pay, refund_amt: row.now_refund },
      by: row.by ?? ""
    })),
    changedOrders: rows[0]?.n ?? 0
  };
};

// platform/ingest/runs/preset.ts
var presetFor = ({ preset, mapping }) => {
  const known3 = presets.find(({ name: name2 }) => name2 === preset);
  if (known3) return known3;
  if (!mapping) throw new ImportError("\u8BF7\u5148\u4E3A\u6BCF\u4E2A\u5FC5\u586B\u5B57\u6BB5\u9009\u62E9\u4E00\u5217", "Choose a column for each field that is needed");
  return mappingPreset(JSON.stringify({ name: "console", ...mapping }), "\u5217\u5BF9\u5E94");
};

// platform/ingest/runs/preview.ts
var MOST8 = 20;
var guessOf = (header) => {
  const found = importFields.flatMap((field) => {
    const column3 = header[placeOf(header, fieldNames[field])];
    return column3 === void 0 ? [] : [[field, column3]];
  });
  return Object.fromEntries(found);
};
var opens = (preset, header) => {
  try {
    preset.open(header, { zone: "UTC", currency: "", shift: noShift, salt: "" });
    return true;
  } catch {
    return false;
  }
};
var readOf = (row, currency) => {
  if (row.kind === "return") {
    const { sku_id, qty, amt, applied_t } = row.event;
    const none3 = { order_id: "", product: "", creator: "", region: "", order_status: null };
    return { ...none3, kind: "return", sku_id, quantity: qty, pay_amt: amt, currency, time: applied_t };
  }
  const { head: head3, line: line3 } = row;
  return {
    kind: "line",
    order_id: head3.order_id,
    sku_id: line3.sku_id,
    product: line3.product_name,
    creator: line3.creator_name,
    region: head3.region,
    quantity: line3.quantity,
    pay_amt: line3.pay_amt,
    currency: head3.currency,
    time: head3.paid_t ?? head3.create_t,
    order_status: head3.order_status
  };
};
var chosenOf = (form) => form === "auto" ? void 0 : form;
var readRows3 = async (source, head3, all) => {
  const { company: company3, options: options2, say, signal } = all;
  const preset = presetFor(options2);
  const zone = options2.zone || preset.zone || company3.zone;
  if (!isZone(zone)) throw new ImportError(`\u4E0D\u8BA4\u8BC6\u65F6\u533A ${zone}`, `The time zone ${zone} is not known`);
  preset.open(head3.header, { zone, currency: "", shift: noShift, salt: "" });
  const currency = currencyOf(preset, options2.currency || void 0, head3, company3);
  const [dates, numbers6] = [chosenOf(options2.dates), chosenOf(options2.numbers)];
  const before2 = head3.first && readAsIn(head3.header)(head3.first);
  const survey = new Survey(head3.header, preset, { zone, currency, dates, numbers: numbers6, before: before2 });
  const records = [];
  for await (const record9 of readRecords(source, { signal, most: MOST8 + 1 })) records.push(record9);
  records.shift();
  for (const { fields, line: line3 } of records) survey.see(fields, line3);
  const reader3 = preset.open(head3.header, { zone, currency, shift: noShift, salt: "preview", forms: survey.end() });
  const rows = [];
  for (const { fields, line: line3 } of records) {
    const row = understand({ header: head3.header, reader: reader3 }, fields);
    if (row.kind === "skip") continue;
    if (row.kind === "reject") rows.push({ line: line3, message: say(new ImportError(row.reason_zh, row.reason)), read: null });
    else rows.push({ line: line3, message: "", read: readOf(row, currency) });
  }
  return { rows, currency, zone };
};
var previewFile = async (all) => {
  const source = await openSource(all.file, all.options.encoding, all.name);
  const head3 = await readHead(source, all);
  const names3 = presets.filter((preset) => opens(preset, head3.header)).map(({ name: name2 }) => name2);
  const none3 = { rows: [], currency: all.company.currency, zone: all.options.zone, problem: "" };
  const known3 = { header: [...head3.header], guess: guessOf(head3.header), fits: names3 };
  try {
    return { ...none3, ...known3, ...await readRows3(source, head3, all) };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return { ...none3, ...known3, problem: all.say(error) };
  }
};

// platform/queries/orders/company-rates.ts
import { sql as sql156 } from "kysely";
var writeCompanyRates = async (tx, company_id, member_id, rates, now) => {
  await sql156`
    insert into company_rate (company_id, currency, day, rate, member_id, add_time)
    select ${company_id}::bigint, u.currency, u.day, u.rate, ${member_id}::bigint, ${now}::bigint
    from unnest(${rates.map(({ currency }) => currency)}::text[], ${rates.map(({ day: day7 }) => day7)}::int[],
      ${rates.map(({ rate: rate2 }) => rate2)}::numeric[]) u(currency, day, rate)
    on conflict (company_id, currency, day) do update set rate = excluded.rate, member_id = excluded.member_id,
      add_time = excluded.add_time`.execute(tx);
  return rates.length;
};

// platform/http/import-rejects.ts
var serveRejects = (context) => async (req, res) => {
  const secret = String(req.params.secret);
  const refuse = () => sendRefusal(res, 0, sayFor(req.get("lang"), req.get("accept-language"))("import.none"), null, 404);
  const run2 = /^[0-9a-f]{32}$/.test(secret) ? await readRunOf(context.db, secret) : null;
  if (!run2?.file) return refuse();
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": attachment(`${run2.name.replace(/\.csv(\.gz)?$/i, "")}.rejects.csv`),
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "Cache-Control": "private, no-store"
  };
  const { folder } = context.imports;
  res.sendFile(folder.rejectsName(run2.file), { root: folder.path, headers, cacheControl: false }, (error) => {
    if (!error || res.headersSent) return;
    for (const name2 of Object.keys(headers)) res.removeHeader(name2);
    refuse();
  });
};

// platform/http/import-upload.ts
import { randomBytes as randomBytes5 } from "node:crypto";
import multer2, { MulterError as MulterError2 } from "multer";
var MEGABYTE = 1024 * 1024;
var reader2 = multer2({
  storage: multer2.memoryStorage(),
  limits: { fileSize: importPart, files: 1, fields: 5, fieldSize: 1e3, fieldNameSize: 100, headerPairs: 20 }
}).single("part");
var readPart2 = async (call) => {
  const request = await call.read(reader2).catch((error) => {
    const tooLarge = error instanceof MulterError2 && error.code === "LIMIT_FILE_SIZE";
    throw new Refused(tooLarge ? "tooLarge" : "badRequest");
  });
  const { id: id10, offset } = requireStorable(request.body ?? {});
  const at2 = Number(offset);
  if (!request.file || typeof id10 !== "string" || !Number.isSafeInteger(at2) || at2 < 0) throw new Refused("badRequest");
  return { id: id10, offset: at2, part: request.file.buffer };
};
var openUpload = async (call, name2, size) => {
  const company_id = requireImporter(call);
  const { db, imports } = call.context;
  const end = importName.exec(name2)?.[0].toLowerCase();
  if (!end) throw new Refused("import.type");
  if (size === 0) throw new Refused("import.empty");
  if (size > importLimit) throw new Refused("import.size", { params: { most: importLimit / MEGABYTE } });
  const secret = randomBytes5(16).toString("hex");
  const file2 = `${randomBytes5(16).toString("hex")}${end}`;
  const by = { company_id, member_id: Number(call.viewer.record.id) };
  const made2 = await db.transaction().execute((tx) => insertRun(tx, { ...by, secret, file: file2, name: name2, size, now: call.now }));
  await Promise.all(made2.dropped.map((one) => imports.folder.remove(one)));
  return requireRun(call, made2.id);
};
var takePart = async (call) => {
  requireImporter(call);
  const { id: id10, offset, part: part5 } = await readPart2(call);
  const run2 = await requireRun(call, id10);
  if (run2.state !== "upload" || run2.received !== offset || offset + part5.length > run2.size)
    throw new Refused("import.offset");
  const { db, imports } = call.context;
  await imports.folder.write(run2.file, offset, part5);
  if (!await notePart(db, run2.id, offset, part5.length, call.now)) throw new Refused("import.offset");
  return requireRun(call, id10);
};

// platform/http/imports.ts
var inTurn3 = makeQueue(2, 100);
var checkOf = (call, found) => ({
  ...found,
  refusals: found.refusals.map(({ reason: reason3, reason_zh, lines, first: first2 }) => ({
    message: isZh(call) ? reason_zh : reason3,
    lines,
    first: [...first2]
  }))
});
var shown19 = (call, run2) => {
  const { secret, file: file2, seconds: seconds6, part: part5, company_id: _4, job_id: __3, reason_zh, reason_en, result, options: options2, ...rest } = run2;
  const rejected = run2.summary?.rejected ?? 0;
  const asked3 = importsApi.check.input.shape.options.safeParse(options2);
  const found = importsApi.open.data.shape.check.safeParse(result && checkOf(call, result));
  const why = new ImportError(reason_zh, reason_en, run2.asks === "" ? void 0 : run2.asks);
  return {
    ...rest,
    id: String(run2.id),
    options: asked3.success ? asked3.data : null,
    part_bp: Math.round(Math.min(1, part5) * 1e4),
    speed: seconds6 !== null && seconds6 > 0 && run2.lines > 0 ? Math.round(run2.lines / seconds6) : null,
    check: found.success ? found.data : null,
    reason: reason_zh === "" ? "" : sayIt(call, why),
    rejects: rejected > 0 && file2 !== "" ? `/private/import/${secret}/rejects.csv` : "",
    isKept: file2 !== ""
  };
};
var preview = async (call, id10, options2) => {
  const run2 = await requireRun(call, id10);
  if (run2.file === "" || run2.state === "upload") throw new Refused("import.none");
  const { db, imports } = call.context;
  const { name: name2, currency, clock: clock2 } = await readCompany(db, run2.company_id);
  const company3 = { id: run2.company_id, name: name2, currency, zone: clock2.zone, cut_hour: clock2.cut_hour };
  const file2 = imports.folder.pathOf(run2.file);
  try {
    const read3 = await inTurn3(
      () => previewFile({
        pool: imports.pool,
        file: file2,
        name: run2.name,
        company: company3,
        options: options2,
        signal: call.gone(),
        say: (error) => sayIt(call, error)
      })
    );
    if (read3 === null) throw busy();
    return read3;
  } catch (error) {
    if (error instanceof ImportError) throw new Refused("gate.refused", { params: { reason: sayIt(call, error) } });
    throw error;
  }
};
var move = async (call, id10, to, options2 = null) => {
  const run2 = await requireRun(call, id10);
  const { db, imports } = call.context;
  await db.transaction().execute(async (tx) => {
    await keepCompany(tx, run2.company_id);
    if (await isChanging(tx, run2.company_id)) throw new Refused("company.changing");
    if (to === "undoing" && run2.job_id !== null && await changedSinceJob(tx, run2.job_id) === "currency")
      throw new Refused("import.recoined");
    const moved = await moveRun(tx, run2.id, to, options2 && JSON.stringify(options2), call.now);
    if (moved !== "moved") throw new Refused(moved === "busy" ? "import.busy" : "import.none");
    if (options2?.mapping) await writeMapping(tx, run2.company_id, options2.mapping, call.now);
    if (to === "checking") return;
    const member_id = Number(call.viewer.record.id);
    await writeLog(tx, { run_id: run2.id, member_id, action: to, now: call.now });
    await insertAudit(tx, {
      member_id,
      action: to === "undoing" ? "import.undo" : "import.start",
      object_type: "import_run",
      object_id: String(run2.id),
      after: { name: run2.name },
      ip: call.ip,
      now: call.now
    });
  });
  imports.wake();
  return requireRun(call, id10);
};
var MOST_DAYS = 4e3;
var daysOf6 = (rates) => {
  const found = rates.flatMap(({ currency, from, to, rate: rate2 }) => {
    const [first2, last] = [dayOfText(from), dayOfText(to)];
    if (Number.isNaN(first2) || Number.isNaN(last) || last < first2 || last - first2 > MOST_DAYS || Number(rate2) <= 0)
      throw new Refused("badRequest");
    return Array.from({ length: last - first2 + 1 }, (_4, n) => ({ currency, day: first2 + n, rate: rate2 }));
  });
  if (found.length > MOST_DAYS) throw new Refused("badRequest");
  return found;
};
var saveRates = (call, rates) => {
  const company_id = requireImporter(call);
  const member_id = Number(call.viewer.record.id);
  return call.context.db.transaction().execute(async (tx) => {
    const days2 = await writeCompanyRates(tx, company_id, member_id, daysOf6(rates), call.now);
    for (const { currency, from, to, rate: rate2 } of rates)
      await insertAudit(tx, {
        member_id,
        action: "import.rate",
        object_type: "company",
        object_id: String(company_id),
        after: { currency, from, to, rate: rate2 },
        ip: call.ip,
        now: call.now
      });
    return days2;
  });
};
var noteOf = (call, { action, note: note3 }) => {
  if (action !== "undone" || note3 === "") return note3;
  const { removed, restored, returns, billed } = JSON.parse(note3);
  return isZh(call) ? `\u79FB\u9664\u8BA2\u5355 ${removed}\uFF0C\u8FD8\u539F\u8BA2\u5355 ${restored}\uFF0C\u64A4\u56DE\u9000\u8D27 ${returns}\uFF0C\u8D26\u5355\u4E2D\u4FDD\u7559 ${billed}` : `${removed} orders removed, ${restored} restored, ${returns} returns taken back, ${billed} kept because a bill holds them`;
};
var detail = (call, id10) => consistently(call.context.db, async (tx) => {
  const company_id = requireImporter(call);
  const run2 = await readRun(tx, company_id, id10);
  if (!run2) throw new Refused("import.none");
  const { currency } = await readCompany(tx, company_id);
  const nothing6 = { days: [], changed: [], changedOrders: 0 };
  const job2 = run2.job_id;
  const changed = job2 === null ? null : await changedSinceJob(tx, job2);
  const found = job2 === null || changed ? nothing6 : { days: await readImportDays(tx, job2), ...await readChanged(tx, job2) };
  const log = await readImportLog(tx, run2.id);
  const own9 = shown19(call, run2);
  const reason3 = changed && own9.reason === "" ? sayFor(call.header("lang"), call.header("accept-language"))("import.untied") : own9.reason;
  return { run: { ...own9, reason: reason3 }, currency, ...found, log: log.map((row) => ({ ...row, note: noteOf(call, row) })) };
});
var mountImports = (router, context) => {
  implement(router, context, importsApi, {
    list: (_4, call) => consistently(context.db, async (tx) => {
      const company_id = requireImporter(call);
      const { currency } = await readCompany(tx, company_id);
      const kept3 = importsApi.check.input.shape.options.shape.mapping.safeParse(await readMappingOf(tx, company_id));
      const runs = await readRuns(tx, company_id);
      return { runs: runs.map((run2) => shown19(call, run2)), mapping: kept3.success ? kept3.data : null, currency };
    }),
    open: async ({ name: name2, size }, call) => shown19(call, await openUpload(call, name2, size)),
    upload: async (_4, call) => shown19(call, await takePart(call)),
    preview: ({ id: id10, options: options2 }, call) => preview(call, id10, options2),
    run: ({ id: id10 }, call) => detail(call, id10),
    check: async ({ id: id10, options: options2 }, call) => shown19(call, await move(call, id10, "checking", options2)),
    start: async ({ id: id10 }, call) => shown19(call, await move(call, id10, "queued")),
    undo: async ({ id: id10 }, call) => shown19(call, await move(call, id10, "undoing")),
    rates: async ({ rates }, call) => ({ days: await saveRates(call, rates) }),
    cancel: async ({ id: id10 }, call) => {
      if (!await cancelRun(context.db, requireImporter(call), id10, call.now)) throw new Refused("import.none");
      return shown19(call, await requireRun(call, id10));
    }
  });
  router.get("/private/import/:secret/rejects.csv", serveRejects(context));
};

// shared/api/list-parts.ts
import * as z23 from "zod/mini";
var list2 = z23.string().check(z23.minLength(1), z23.maxLength(40));
var listPartsApi = {
  /**
   * What the ids in the filters of an address are called: by filter, by id, for all filters at once. An id that the viewer
   * has nothing of is left out, and so is a text that is no id.
   */
  names: endpoint({
    method: "GET",
    path: "/api/v1/list/names",
    access: "session",
    input: z23.object({ list: list2, query: z23.string().check(z23.maxLength(2e3)) }),
    data: z23.object({ names: z23.record(z23.string(), z23.record(z23.string(), z23.string())) })
  }),
  /** The row of a key, whatever page or filter it stands in; null for one that there is not in the viewer's scope. */
  row: endpoint({
    method: "GET",
    path: "/api/v1/list/row",
    access: "session",
    input: z23.object({ list: list2, key: z23.string().check(z23.minLength(1), z23.maxLength(300)) }),
    data: z23.object({
      row: z23.nullable(z23.record(z23.string(), z23.nullable(z23.union([z23.string(), z23.number(), z23.boolean()]))))
    })
  })
};

// platform/lists/filter-names.ts
import { sql as sql157 } from "kysely";
var ofLines = (column3) => ({ scope }, id10) => sql157`exists (select from affiliate_order_line l where ${sql157.ref(`l.${column3}`)} = ${id10}
      and (${linesOf(scope)} or ${ofOwnShops(scope, "l")}))`;
var ofMembers = ({ scope }, id10) => scope.member_id === null ? sql157`exists (select from member where company_id = ${scope.company_id} and id::text = ${id10})` : sql157`exists (select from member_closure
        where ancestor_id = ${scope.member_id} and descendant_id::text = ${id10})`;
var named2 = {
  creator: { dim: "creator", has: ofLines("creator_id") },
  shop: { dim: "shop", has: ofLines("shop_id") },
  product: { dim: "product", has: ofLines("product_id") },
  content: { dim: "content", has: ofLines("content_id") },
  owner: { dim: "staff", has: ofMembers },
  team: { dim: "team", has: ofMembers },
  category: { dim: "category", has: () => sql157`true` }
};
var readFilterNames = async (tx, view2, list3, { filters: filters3 }, language) => {
  const names3 = {};
  for (const filter2 of list3.filters) {
    if (filter2.kind !== "text" || !isNamedFilter(filter2.name)) continue;
    const id10 = filters3[filter2.name];
    const kind4 = named2[filter2.name];
    if (id10 === void 0) continue;
    const { rows } = await sql157`select ${kind4.has(view2, String(id10))} as has`.execute(tx);
    if (rows[0]?.has) names3[filter2.name] = await readNames(tx, view2, kind4.dim, [String(id10)], language);
  }
  return names3;
};

// platform/lists/row.ts
import { sql as sql158 } from "kysely";
var ofKey = (list3, source, key2) => {
  if (source.byKey) return source.byKey(key2);
  const { sql: column3, needs: needs2 } = columnOf(source, list3.rowKey);
  return part2(sql158`${column3}::text = ${key2}`, ...needs2);
};
var readRow = async (tx, view2, list3, source, key2) => {
  if (list3.fixed) return null;
  await source.where(tx, view2, list3.endpoint.input.parse({}));
  const columns14 = list3.columns.map(({ field }) => ({ field, column: columnOf(source, field) }));
  const shown21 = columns14.map(({ field, column: column3 }) => sql158`${column3.sql} as ${sql158.ref(field)}`);
  const parts2 = columns14.map(({ column: column3 }) => column3);
  const { rows } = await sql158`select ${sql158.join(shown21)}
    ${rowsOf(source, view2, [ofKey(list3, source, key2)], parts2)} limit 1`.execute(tx);
  return rows[0] ? source.finish(view2, rows[0]) : null;
};

// platform/http/list-parts.ts
var mountListParts = (router, context) => implement(router, context, listPartsApi, {
  names: async (input3, call) => {
    const list3 = requireViews(call, input3.list);
    const query = listQueryOf(list3, input3.query);
    if (!query) throw wrongField("query", "field.wrong");
    const language = languageFor(call.header("lang"), call.header("accept-language"));
    return { names: await listPresent(call, (tx, view2) => readFilterNames(tx, view2, list3, query, language)) };
  },
  row: async (input3, call) => {
    const list3 = requireList(call, input3.list);
    const source = findSource(list3.id);
    if (!source) return { row: null };
    return { row: await listPresent(call, (tx, view2) => readRow(tx, view2, list3, source, input3.key)) };
  }
});

// platform/lists/memory.ts
var filtersOf2 = ({ id: id10 }, { zoned }, view2, { keyword, filters: filters3 }) => [
  id10,
  zoned ? view2.scope.ads?.map(({ zone }) => zone) : null,
  keyword,
  Object.entries(filters3).sort(([a], [b]) => a < b ? -1 : 1)
];
var isOwn = (list3, { filters: filters3 }) => list3.own?.some((name2) => name2 in filters3) ?? false;
var SummaryMemory = class {
  #summaries = new VersionMemory();
  #pages = new VersionMemory();
  at(view2, list3, source, query, read3) {
    return isOwn(list3, query) ? read3() : this.#summaries.at(view2, filtersOf2(list3, source, view2, query), read3);
  }
  page(view2, list3, source, query, read3) {
    if (isOwn(list3, query)) return read3();
    const { page, limit, sort_field, sort_order } = query;
    const shown21 = [page, limit, sort_field, sort_order, view2.company.mask_names];
    return this.#pages.at(view2, [...filtersOf2(list3, source, view2, query), ...shown21], read3);
  }
};

// platform/http/lists.ts
var before = {
  adTiktok: (_4, call) => requireNetwork(call, "tiktok"),
  adMeta: (_4, call) => requireNetwork(call, "meta"),
  "goods-creators": requireProduct,
  "goods-videos": requireProduct,
  "goods-lives": requireProduct,
  "goods-skus": requireProduct
};
var mountLists = (router, context) => {
  for (const id10 of Object.keys(lists).filter(isListId)) {
    const [list3, source, memory] = [lists[id10], listSources[id10], new SummaryMemory()];
    implement(
      router,
      context,
      { list: list3.endpoint },
      {
        list: async (query, call) => {
          await before[id10]?.(query, call);
          return answerList(call, list3, source, query, memory);
        }
      }
    );
  }
};

// shared/api/messages.ts
import * as z24 from "zod/mini";
var announcement = z24.object({
  // A platform of someone else may number them.
  id: z24.pipe(z24.union([z24.string(), z24.int()]), z24.transform(String)),
  title: z24.string(),
  content: z24.string(),
  add_time: z24.coerce.number()
});
var announcementRow = z24.object({ ...announcement.shape, read: z24.boolean() });
var noticeRow = z24.object({
  id: z24.string(),
  membername: z24.string(),
  agency_level: z24.int(),
  eventName: z24.string(),
  add_time: z24.int(),
  /** Addresses of the console that show what it is about; a platform of someone else may tell none. */
  links: z24._default(z24.array(z24.object({ title: z24.string(), path: z24.string() })), [])
});
var title3 = z24.string().check(z24.trim(), z24.minLength(1), z24.maxLength(120));
var content = z24.string().check(z24.minLength(1), z24.maxLength(4e4));
var messagesApi = {
  /** What the account has not read yet, newest first, at most twenty. */
  unread: endpoint({
    method: "GET",
    path: "/api/v1/announ",
    access: "seat",
    input: z24.object({}),
    data: z24.array(announcement)
  }),
  read: endpoint({
    method: "GET",
    path: "/api/v1/announ/read",
    access: "seat",
    input: z24.object({ aid: z24.string().check(z24.minLength(1), z24.maxLength(20)) }),
    data: z24.unknown()
  }),
  list: endpoint({
    method: "GET",
    path: "/api/v1/announ/list",
    access: "seat",
    input: listInput,
    data: listOf(announcementRow)
  }),
  /** What happened in the account's own scope: new members, changed phones and passwords. */
  notice: endpoint({
    method: "GET",
    path: "/api/v1/member/notice",
    access: "session",
    input: listInput,
    data: listOf(noticeRow)
  }),
  /** Operators publish to everyone or, with `company`, to one company. */
  save: endpoint({
    method: "POST",
    path: "/api/v1/announ/save",
    access: "outbox",
    input: z24.strictObject({
      title: title3,
      content,
      /** The same in English: both or neither. */
      title_en: z24.optional(title3),
      content_en: z24.optional(content),
      company: z24.optional(z24.int().check(z24.nonnegative()))
    }),
    data: announcement
  })
};

// shared/api/trend.ts
import * as z25 from "zod/mini";
var trendKinds = [1, 2];
var watchableTrends = [1, 2, 3];
var MOST_TREND_WATCHES = 100;
var mostWatchedDays = 365;
var kind2 = z25.literal(trendKinds);
var rule = z25.strictObject({
  trends: z25.array(z25.int().check(z25.refine((one) => watchableTrends.some((known3) => known3 === one)))).check(
    z25.maxLength(watchableTrends.length),
    z25.refine((trends2) => new Set(trends2).size === trends2.length)
  ),
  stock_days: z25.nullable(z25.int().check(z25.minimum(1), z25.maximum(mostWatchedDays)))
}).check(z25.refine(({ trends: trends2, stock_days }) => trends2.length > 0 || stock_days !== null));
var watch = z25.object({
  kind: z25.int(),
  id: z25.string(),
  trends: z25.array(z25.int()),
  stock_days: z25.nullable(z25.int()),
  /** The rule held when it was looked at last. */
  holds: z25.boolean(),
  /** Unix second of its newest hit; null: none yet. */
  hit_time: z25.nullable(z25.int())
});
var access = ["orderTrend", "skuTrend"];
var trendApi = {
  mine: endpoint({
    method: "GET",
    path: "/api/v1/ordertrend/watch/mine",
    access,
    mode: "shops",
    input: z25.object({}),
    data: z25.object({ list: z25.array(watch) })
  }),
  /** Sets the rule of each, or with null ends its watch. What holds already hits when it begins anew. */
  watch: endpoint({
    method: "POST",
    path: "/api/v1/ordertrend/watch",
    access,
    mode: "shops",
    input: z25.strictObject({ kind: kind2, keys: bulkKeys, rule: z25.nullable(rule) }),
    data: bulkData
  })
};

// platform/queries/messages/announcements.ts
import { sql as sql159 } from "kysely";
var MOST_UNREAD = 20;
var titleIn = ({ language }) => language === "en" ? sql159`coalesce(a.title_en, a.title)` : sql159`a.title`;
var columnsFor = (reader3) => sql159`
  a.id::text as id, ${titleIn(reader3)} as title, a.publish_t as add_time,
  ${reader3.language === "en" ? sql159`coalesce(a.content_en, a.content)` : sql159`a.content`} as content`;
var published = ({ company_id }, now) => sql159`
  a.company_id in (0, ${company_id}) and a.publish_t <= ${now}`;
var current = (reader3, now) => sql159`
  ${published(reader3, now)} and (a.expire_t is null or a.expire_t > ${now})`;
var isRead = ({ member_id }) => sql159`
  exists (select from announcement_read r where r.member_id = ${member_id} and r.aid = a.id)`;
var readUnread = async (db, reader3, now) => {
  const { rows } = await sql159`
    select ${columnsFor(reader3)} from announcement a where ${current(reader3, now)} and not ${isRead(reader3)}
    order by a.publish_t desc, a.id desc limit ${MOST_UNREAD}`.execute(db);
  return rows;
};
var readAnnouncements = (tx, reader3, question, now) => readPage(
  tx,
  {
    columns: sql159`${columnsFor(reader3)}, ${isRead(reader3)} as read`,
    from: sql159`from announcement a where ${current(reader3, now)} and ${holds(titleIn(reader3), question.keyword)}`,
    order: sql159`a.pinned desc, a.publish_t desc, a.id desc`
  },
  question
);
var markRead = async (db, reader3, aid, now) => {
  const { rows } = await sql159`
    insert into announcement_read (member_id, aid, read_t)
    select ${reader3.member_id}::bigint, a.id, ${now}::bigint from announcement a
    where a.id::text = ${aid} and ${published(reader3, now)}
    on conflict (member_id, aid) do update set read_t = announcement_read.read_t returning aid`.execute(db);
  return rows.length > 0;
};
var insertAnnouncement = async (tx, { now, ...written2 }) => {
  const { id: id10 } = await tx.insertInto("announcement").values({ ...written2, publish_t: now, expire_t: null, add_time: now, update_time: now }).returning("id").executeTakeFirstOrThrow();
  return { id: String(id10), title: written2.title, content: written2.content, add_time: now };
};

// platform/queries/messages/notices.ts
import { sql as sql160 } from "kysely";
var readNotices = (tx, member_id, question) => readPage(
  tx,
  {
    columns: sql160`id::text as id, about as membername, agency_level, event_code, add_time, ref_id`,
    from: sql160`from notice where member_id = ${member_id} and ${holds(sql160`about`, question.keyword)}`,
    order: sql160`notice.id desc`
  },
  question
);

// platform/http/clean-html.ts
import sanitise from "sanitize-html";

// shared/html/allowlist.ts
var htmlAllowlist = {
  tags: [
    ...["p", "br", "b", "i", "u", "strong", "em", "ul", "ol", "li", "h3", "h4", "a", "img"],
    ...["table", "thead", "tbody", "tr", "th", "td"]
  ],
  attributes: { a: ["href", "rel", "target"], img: ["src", "alt"] },
  /** An address that does not match is taken out: of a link with its attributes, of a picture with the picture. */
  link: /^https:\/\/[^\s"'<>\\]+$/i,
  image: /^\/private\/(?!.*\.\.)[\w./-]+$/,
  /** What every link carries. */
  linkAttributes: { rel: "noopener noreferrer", target: "_blank" },
  /** Not even their text stays. */
  withContent: [
    ...["script", "style", "textarea", "option", "noscript", "xmp", "iframe", "noembed", "noframes", "plaintext"],
    ...["title", "svg", "math", "template", "object", "select"]
  ]
};

// platform/http/clean-html.ts
var { tags, attributes, link, image, linkAttributes, withContent } = htmlAllowlist;
var options = {
  allowedTags: [...tags],
  allowedAttributes: { a: [...attributes.a], img: [...attributes.img] },
  allowedSchemes: ["https"],
  allowedSchemesAppliedToAttributes: ["href"],
  allowProtocolRelative: false,
  nonTextTags: [...withContent],
  disallowedTagsMode: "discard",
  enforceHtmlBoundary: false,
  nestingLimit: 50,
  transformTags: {
    a: (tagName, { href = "" }) => ({ tagName, attribs: link.test(href) ? { href, ...linkAttributes } : {} }),
    img: (tagName, { src = "", alt = "" }) => ({ tagName, attribs: image.test(src) ? { src, alt } : {} })
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src
};
var cleanHtml = (html) => sanitise(html, options).trim();

// platform/http/messages.ts
var readerOf = (call) => ({
  member_id: Number(call.viewer.record.id),
  company_id: call.viewer.record.company,
  language: languageFor(call.header("lang"), call.header("accept-language"))
});
var events = /* @__PURE__ */ new Map([
  ["member.registered", "notice.member.registered"],
  ["password.changed", "notice.password.changed"],
  ["phone.changed", "notice.phone.changed"],
  ["bill.created", "notice.bill.created"],
  ["spy.changed", "notice.spy.changed"],
  ["report.daily", "notice.report.daily"],
  ["trend.hit", "notice.trend.hit"],
  ["goods.submitted", "notice.goods.submitted"],
  ["goods.listed", "notice.goods.listed"]
]);
var eventName = (code2, say) => {
  const text4 = events.get(code2);
  return text4 ? say(text4) : code2;
};
var trendScreens = { 1: "orderTrend", 2: "skuTrend" };
var linksOf = ({ event_code, ref_id }, { viewer: { record: record9 } }, say) => {
  if (event_code.startsWith("goods.") && ref_id !== null) {
    const query2 = new URLSearchParams({ product_id: ref_id });
    return [{ title: say("notice.goods.open"), path: `${screenRow("goodsAnalyse").path}?${query2}` }];
  }
  const [day7, kinds4 = ""] = event_code === "trend.hit" ? ref_id?.split(":") ?? [] : [];
  if (!day7) return [];
  const [start_time, end_time] = [Number(day7), Number(day7) + 1].map((one) => String(dayStart(record9, one)));
  const query = new URLSearchParams({ start_time: start_time ?? "", end_time: end_time ?? "" });
  return trendKinds.filter((kind4) => kinds4.includes(String(kind4))).map((kind4) => ({
    title: say(`notice.trend.${kind4}`),
    path: `${screenRow(trendScreens[kind4]).path}?${query}`
  }));
};
var cleaned = (html, field) => {
  const content2 = cleanHtml(html);
  if (content2 === "") throw wrongField(field, "announcement.empty");
  return content2;
};
var publish = async (input3, call) => {
  const { title: title4, title_en = null } = input3;
  const content2 = cleaned(input3.content, "content");
  if (title_en === null !== (input3.content_en === void 0))
    throw wrongField(title_en === null ? "title_en" : "content_en", "field.required");
  const content_en = input3.content_en === void 0 ? null : cleaned(input3.content_en, "content_en");
  const company_id = input3.company ?? 0;
  const { now, ip } = call;
  const { member_id } = readerOf(call);
  return call.context.db.transaction().execute(async (tx) => {
    if (!await isCompany(tx, company_id)) throw wrongField("company", "company.none");
    const made2 = await insertAnnouncement(tx, {
      company_id,
      title: title4,
      content: content2,
      title_en,
      content_en,
      author_id: member_id,
      now
    });
    const object39 = { object_type: "announcement", object_id: made2.id };
    const after = { title: made2.title, company: company_id };
    await insertAudit(tx, { member_id, action: "announcement.published", ...object39, after, ip, now });
    return made2;
  });
};
var mountMessages = (router, context) => implement(router, context, messagesApi, {
  unread: (_4, call) => readUnread(call.context.db, readerOf(call), call.now),
  read: async ({ aid }, call) => {
    if (!await markRead(call.context.db, readerOf(call), aid, call.now)) throw new Refused("announcement.none");
    return null;
  },
  list: async (input3, call) => {
    const { page, limit } = input3;
    const found = await consistently(context.reads, (tx) => readAnnouncements(tx, readerOf(call), input3, call.now));
    return { ...found, page, limit, data_time: call.now };
  },
  notice: async (input3, call) => {
    const { page, limit } = input3;
    const { member_id } = readerOf(call);
    const say = sayFor(call.header("lang"), call.header("accept-language"));
    const { list: list3, total: total6 } = await consistently(context.reads, (tx) => readNotices(tx, member_id, input3));
    const named4 = list3.map((row) => ({
      ...row,
      eventName: eventName(row.event_code, say),
      links: linksOf(row, call, say)
    }));
    return { list: named4, total: total6, page, limit, data_time: call.now };
  },
  save: publish
});

// shared/api/multishop.ts
import * as z26 from "zod/mini";
var seconds4 = z26.optional(z26.coerce.number().check(z26.int(), z26.minimum(0), z26.maximum(9999999999)));
var day5 = z26.string().check(z26.regex(/^\d{4}-\d{2}-\d{2}$/));
var shopFilters = {
  region: z26.optional(z26.string().check(z26.regex(/^[A-Z]{2}(,[A-Z]{2}){0,49}$/))),
  seller_type: z26.optional(z26.string().check(z26.regex(/^[12](,[12])?$/))),
  group: z26.optional(z26.string().check(z26.trim(), z26.maxLength(100))),
  auth_state: z26.optional(z26.string().check(z26.regex(/^[0-6](,[0-6]){0,6}$/)))
};
var place = z26.object({ shop_id: z26.string(), name: z26.string(), count: z26.int() });
var todoKinds = ["to_ship", "overdue", "to_refund", "out_of_stock", "violation", "auth", "uncosted"];
var multishopApi = {
  /** By the business days that the period touches; the last seven without one. Filters as those of the list of shops. */
  overview: endpoint({
    method: "GET",
    path: "/api/v1/multishop/overview",
    access: "console",
    mode: "shops",
    input: z26.object({
      start_time: seconds4,
      end_time: seconds4,
      ...shopFilters
    }),
    data: z26.object({
      from: day5,
      to: day5,
      kpi: z26.object({
        shops: z26.int(),
        /** Shops whose data may be read, and those whose authorisation no longer holds; the others never had one. */
        authorised: z26.int(),
        broken: z26.int(),
        /** Shops that sold something. */
        selling: z26.int(),
        gmv: z26.int(),
        orders: z26.int(),
        aov: z26.nullable(z26.int()),
        refund_rate: z26.nullable(z26.int()),
        /** Null: no ads are reported. */
        ad_spend: z26.nullable(z26.int()),
        roi: z26.nullable(z26.int()),
        commission: z26.int(),
        /** M30 of the lines whose cost is known, and its share of their net sales. */
        gross_profit: z26.nullable(z26.int()),
        profit_rate: z26.nullable(z26.int()),
        uncosted_skus: z26.int()
      }),
      days: z26.array(day5),
      /** Largest first; turnover by day. */
      shops: z26.array(z26.object({ shop_id: z26.string(), name: z26.string(), gmv: z26.array(z26.int()) })),
      /** Turnover by the country that orders went to, largest first. */
      countries: z26.array(z26.object({ region: z26.string(), gmv: z26.int() })),
      /** Names of the viewer's groups of shops, whatever is filtered. */
      groups: z26.array(z26.string()),
      currency: z26.string(),
      data_time: z26.int()
    })
  }),
  todo: endpoint({
    method: "GET",
    path: "/api/v1/multishop/todo",
    access: "console",
    mode: "shops",
    input: z26.object(shopFilters),
    data: z26.object({
      /** Shops with most first; at most three of them. */
      list: z26.array(z26.object({ kind: z26.enum(todoKinds), count: z26.int(), shops: z26.array(place) })),
      data_time: z26.int()
    })
  })
};

// platform/queries/shops/overview.ts
import { sql as sql163 } from "kysely";

// platform/queries/shops/chosen.ts
import { sql as sql161 } from "kysely";
var numbers5 = (list3) => sql161`any(${list3.split(",").map(Number)}::smallint[])`;
var asked2 = ({ region, seller_type, group: group3, auth_state }, now) => [
  ...region === void 0 ? [] : [sql161`s.region = any(${region.split(",")}::text[])`],
  ...seller_type === void 0 ? [] : [sql161`s.seller_type = ${numbers5(seller_type)}`],
  ...group3 === void 0 ? [] : [sql161`s.group_name = ${group3}`],
  ...auth_state === void 0 ? [] : [sql161`${authState(now)} = ${numbers5(auth_state)}`]
];
var isNarrowed = (input3) => asked2(input3, 0).length > 0;
var chosenShops = ({ scope, now }, input3) => sql161.join([ownShops(scope), ...asked2(input3, now)], sql161` and `);
var readShops = async (tx, view2, input3) => {
  const { rows } = await sql161`
    select s.shop_id, coalesce(nullif(s.name, ''), s.shop_id) as name, ${authState(view2.now)} as auth_state
    from shop s ${withAuth} where ${chosenShops(view2, input3)}`.execute(tx);
  return rows;
};
var readGroups = async (tx, { scope }) => {
  const { rows } = await sql161`
    select distinct s.group_name as name from shop s
    where ${ownShops(scope)} and s.group_name <> '' order by 1`.execute(tx);
  return rows.map(({ name: name2 }) => name2);
};

// platform/queries/shops/countries.ts
import { sql as sql162 } from "kysely";
var ofCompany2 = ({ scope }, { from, to }) => sql162`
  select r.dim_id as region, sum(r.gmv_amt) as gmv
  from generate_series(${from}::int, ${to}::int) as d(day) join rollup r on r.scope = ${companyRollup(scope)}
    and r.grain = 1 and r.bucket = d.day and r.dim = ${dims.region}
  group by 1 order by 2 desc, 1`;
var ofShops = ({ scope }, { from_t, to_t }, shop_ids) => sql162`
  select l.region, sum(l.pay_amt) as gmv from affiliate_order_line l
  where l.company_id = ${scope.company_id} and l.shop_id = any(${shop_ids}::text[])
    and l.paid_t >= ${from_t} and l.paid_t < ${to_t}
  group by 1 order by 2 desc, 1`;
var readCountries = async (tx, view2, window, shop_ids) => {
  const { rows } = await (shop_ids ? ofShops(view2, window, shop_ids) : ofCompany2(view2, window)).execute(tx);
  return rows.filter(({ gmv: gmv2 }) => gmv2 > 0);
};

// platform/queries/shops/overview.ts
var readDays2 = async (tx, { scope }, { from, to }, shops) => {
  const { rows } = await sql163`
    select r.dim_id as shop_id, r.bucket as day, r.gmv_amt as gmv, r.orders, r.refund_amt as refund,
      r.est_commission_amt as commission
    from generate_series(${from}::int, ${to}::int) as d(day) join rollup r on r.scope = ${companyRollup(scope)}
      and r.grain = 1 and r.bucket = d.day and r.dim = ${dims.shop} and r.dim_id = any(${shops.map(({ shop_id }) => shop_id)}::text[])
    `.execute(tx);
  return rows;
};
var sum = (list3, of16) => list3.reduce((total6, one) => total6 + of16(one), 0);
var profitOf = (profits) => {
  const known3 = profits.filter(({ profit: profit2 }) => profit2 !== null);
  const net = sum(known3, (one) => one.net);
  const gross_profit = known3.length === 0 ? null : sum(known3, ({ profit: profit2 }) => profit2 ?? 0);
  return {
    gross_profit,
    profit_rate: gross_profit === null || net <= 0 ? null : rateBp(gross_profit, net),
    uncosted_skus: sum(profits, (one) => one.uncosted_skus)
  };
};
var readMultishop = async (tx, view2, input3) => {
  const window = windowOf(view2, input3.start_time, input3.end_time);
  const shops = await readShops(tx, view2, input3);
  const rows = await readDays2(tx, view2, window, shops);
  const ids4 = shops.map(({ shop_id }) => shop_id);
  const isWhole2 = view2.scope.member_id === null && !isNarrowed(input3);
  const countries2 = await readCountries(tx, view2, window, isWhole2 ? void 0 : ids4);
  const groups2 = await readGroups(tx, view2);
  const wanted2 = new Set(ids4);
  const profits = (await readShopProfits(tx, view2, window)).filter(({ shop_id }) => wanted2.has(shop_id));
  const days2 = daysOf2(window.from, window.to);
  const gmv2 = sum(rows, (row) => row.gmv);
  const orders4 = sum(rows, (row) => row.orders);
  const byShop = shops.map(({ shop_id, name: name2 }) => {
    const own9 = new Map(rows.filter((row) => row.shop_id === shop_id).map((row) => [row.day, row.gmv]));
    return { shop_id, name: name2, gmv: days2.map((day7) => own9.get(day7) ?? 0) };
  });
  const total6 = (shop3) => sum(shop3.gmv, (amt) => amt);
  return {
    from: dayText(window.from),
    to: dayText(window.to),
    kpi: {
      shops: shops.length,
      authorised: shops.filter(({ auth_state }) => auth_state === 1 || auth_state === 2).length,
      broken: shops.filter(({ auth_state }) => auth_state >= 3 && auth_state <= 5).length,
      selling: byShop.filter((shop3) => total6(shop3) > 0).length,
      gmv: gmv2,
      orders: orders4,
      aov: meanOf(gmv2, orders4),
      refund_rate: gmv2 === 0 ? null : rateBp(
        sum(rows, (row) => row.refund),
        gmv2
      ),
      ad_spend: null,
      roi: null,
      commission: sum(rows, (row) => row.commission),
      ...profitOf(profits)
    },
    days: days2.map(dayText),
    shops: byShop.toSorted((a, b) => total6(b) - total6(a) || (a.shop_id < b.shop_id ? -1 : 1)),
    countries: [...countries2],
    groups: groups2,
    currency: view2.company.currency,
    data_time: view2.now
  };
};

// platform/queries/shops/todo.ts
import { sql as sql164 } from "kysely";
var REFUND_S = 48 * 3600;
var SHOWN2 = 3;
var waiting = ({ scope, now }) => {
  const open4 = sql164`from shop_order so join affiliate_order o on o.company_id = so.company_id and o.order_id = so.order_id
    where so.is_open and ${ofOwnShops(scope, "so")} and o.order_status in (111, 112, 114)`;
  const skus2 = sql164`from sku k join product p on p.company_id = k.company_id and p.product_id = k.product_id
    where p.status = 1 and ${ofOwnShops(scope, "p")}`;
  return sql164`
    select w.kind, w.shop_id, w.n from (
      select so.shop_id, count(*) as to_ship, count(*) filter (where so.ship_due_t < ${now}) as overdue ${open4} group by 1) k
    cross join lateral (values ('to_ship', k.shop_id, k.to_ship), ('overdue', k.shop_id, k.overdue)) w(kind, shop_id, n)
    where w.n > 0
    union all select 'to_refund', o.shop_id, count(*) from order_refund r
      join affiliate_order o on o.company_id = r.company_id and o.order_id = r.order_id
      where ${ofOwnShops(scope, "o")} and r.kind in (1, 2) and r.done_t is null
        and r.applied_t > ${now - REFUND_S} and r.applied_t <= ${now} group by o.shop_id
    union all select 'out_of_stock', p.shop_id, count(*) ${skus2} and k.stock = 0 group by p.shop_id
    union all select 'violation', p.shop_id, count(*) from product p
      where p.status in (3, 5) and ${ofOwnShops(scope, "p")} group by p.shop_id
    union all select 'auth', s.shop_id, 1 from shop s ${withAuth}
      where ${ownShops(scope)} and ${authState(now)} = any(${authTroubles}::smallint[])
    union all select 'uncosted', p.shop_id, count(*) ${skus2} and k.cost_amt is null group by p.shop_id`;
};
var readTodo = async (tx, view2, filters3) => {
  const { rows } = await sql164`
    select w.kind, w.shop_id, coalesce(nullif(s.name, ''), s.shop_id) as name, w.n as count
    from (${waiting(view2)}) w join shop s on s.shop_id = w.shop_id ${withAuth}
    where ${chosenShops(view2, filters3)} order by w.n desc, w.shop_id`.execute(tx);
  return todoKinds.map((kind4) => {
    const own9 = rows.filter((row) => row.kind === kind4);
    return {
      kind: kind4,
      count: own9.reduce((total6, { count: count2 }) => total6 + count2, 0),
      shops: own9.slice(0, SHOWN2).map(({ shop_id, name: name2, count: count2 }) => ({ shop_id, name: name2, count: count2 }))
    };
  });
};

// platform/http/multishop.ts
var mountMultishop = (router, context) => {
  const kept3 = {
    overview: new VersionMemory(),
    todo: new VersionMemory()
  };
  implement(router, context, multishopApi, {
    overview: (input3, call) => {
      if (!isPeriod(input3.start_time, input3.end_time)) throw wrongField("end_time", "field.range");
      return remembered(call, kept3.overview, input3, (tx, view2) => readMultishop(tx, view2, input3), context.db);
    },
    todo: (input3, call) => remembered(
      call,
      kept3.todo,
      input3,
      async (tx, view2) => ({ list: await readTodo(tx, view2, input3), data_time: view2.now }),
      context.db
    )
  });
};

// shared/api/order-actions.ts
import * as z27 from "zod/mini";
var line_id = z27.string().check(z27.minLength(1), z27.maxLength(700));
var id4 = z27.string().check(z27.regex(/^[1-9]\d{0,17}$/));
var person = z27.string();
var appealLength = { min: 5, max: 500 };
var noteLength = { min: 1, max: 500 };
var written = ({ min, max }) => z27.string().check(z27.trim(), z27.minLength(min), z27.maxLength(max));
var appeal = z27.object({
  id: z27.string(),
  /** Of the line when the appeal was made: 3 ineligible, 4 frozen. */
  settlement_status: z27.int(),
  reason: z27.string(),
  by: person,
  add_time: z27.int(),
  /** 0 open, 1 accepted, 2 declined. */
  state: z27.int(),
  answer: z27.string(),
  answered_by: person,
  answer_time: z27.nullable(z27.int())
});
var note2 = z27.object({ text: z27.string(), by: person, add_time: z27.int() });
var transfer = z27.object({ from: person, to: person, by: person, add_time: z27.int() });
var actions = z27.object({
  line_id: z27.string(),
  /** Whether the viewer may appeal now, answer the open appeal, and hand the line to someone else. */
  may: z27.object({ appeal: z27.boolean(), answer: z27.boolean(), transfer: z27.boolean() }),
  /** A bill holds the line: its owner stays. */
  locked: z27.boolean(),
  /** Newest first, each. */
  appeals: z27.array(appeal),
  notes: z27.array(note2),
  transfers: z27.array(transfer)
});
var orderActionsApi = {
  /** What has been done about a line, and what the viewer may do. */
  actions: endpoint({
    method: "GET",
    path: "/api/v1/order/actions",
    access: "orders",
    input: z27.object({ line_id }),
    data: actions
  }),
  /** Only a line that is ineligible or frozen, and one open appeal of a line at a time. */
  appeal: endpoint({
    method: "POST",
    path: "/api/v1/order/appeal",
    access: "orders",
    input: z27.strictObject({ line_id, reason: written(appealLength) }),
    data: actions
  }),
  /**
   * Leaders above the one who appealed, and the platform's operator. Accepting a frozen line's appeal makes the line
   * pending again; no money is changed by hand.
   */
  answer: endpoint({
    method: "POST",
    path: "/api/v1/order/appeal/answer",
    access: "orders",
    input: z27.strictObject({ line_id, id: id4, accept: z27.boolean(), text: written(appealLength) }),
    data: actions
  }),
  note: endpoint({
    method: "POST",
    path: "/api/v1/order/note",
    access: "orders",
    input: z27.strictObject({ line_id, text: written(noteLength) }),
    data: actions
  }),
  /** Whom a leader may hand lines to, at most 50, by part of an account or a name; nobody for anyone else. */
  owners: endpoint({
    method: "GET",
    path: "/api/v1/order/owners",
    access: "orders",
    input: z27.object({ keyword: z27._default(z27.string().check(z27.trim(), z27.maxLength(60)), "") }),
    data: z27.object({
      may: z27.boolean(),
      list: z27.array(z27.object({ id: z27.string(), name: z27.string(), username: z27.string(), team: z27.string() }))
    })
  }),
  /** Hands lines to a member of the viewer's scope, with shares and sums; each line by itself. */
  owner: endpoint({
    method: "POST",
    path: "/api/v1/order/owner",
    access: "orders",
    input: z27.strictObject({ line_ids: bulkKeys, member_id: id4 }),
    data: bulkData
  })
};

// platform/queries/orders/appeals.ts
import { sql as sql165 } from "kysely";
var readAppeals = async (tx, company_id, key2) => {
  const { rows } = await sql165`
    select a.id::text as id, a.settlement_status, a.reason, ${calledBy("m")} as by, a.add_time, a.state, a.answer,
      ${calledBy("r")} as answered_by, a.answer_t as answer_time
    from order_appeal a join member m on m.id = a.member_id left join member r on r.id = a.answer_member_id
    where ${ofLine("a", company_id, key2)} order by a.id desc`.execute(tx);
  return rows;
};
var insertAppeal = async (tx, key2, appeal2) => {
  const { now, ...rest } = appeal2;
  const row = await tx.insertInto("order_appeal").values({ ...key2, ...rest, answer_member_id: null, answer_t: null, add_time: now }).onConflict(
    (conflict) => conflict.columns(["company_id", "order_id", "sku_id", "content_id", "n"]).where("state", "=", sql165.lit(0)).doNothing()
  ).returning("id").executeTakeFirst();
  return row ? String(row.id) : null;
};
var answerable = async (tx, scope, key2, id10) => {
  const above = scope.member_id === null ? sql165`true` : sql165`exists (select from member_closure t
          where t.ancestor_id = ${scope.member_id} and t.descendant_id = a.member_id and t.depth > 0)`;
  const { rows } = await sql165`
    select a.id, a.settlement_status from order_appeal a
    where ${ofLine("a", scope.company_id, key2)} and a.state = 0 and ${above}
      and ${id10 === void 0 ? sql165`true` : sql165`a.id::text = ${id10}`}`.execute(tx);
  return rows[0] ?? null;
};
var appealStates = { accepted: 1, declined: 2 };
var closeAppeal = async (tx, { id: id10, state: state3, answer: answer5, member_id, now }) => {
  const rows = await tx.updateTable("order_appeal").set({ state: state3, answer: answer5, answer_member_id: member_id, answer_t: now }).where("id", "=", id10).where("state", "=", 0).returning("id").execute();
  return rows.length > 0;
};
var closeAppealWith = async (client, { id: id10, state: state3, answer: answer5, member_id, now }) => {
  await client.query(
    `with closed as (
       update order_appeal set state = $2, answer = $3, answer_member_id = $4, answer_t = $5
       where id = $1 and state = 0 returning id)
     select 1 / count(*) from closed`,
    [id10, state3, answer5, member_id, now]
  );
};

// platform/queries/orders/notes.ts
import { sql as sql166 } from "kysely";
var readNotes = async (tx, company_id, key2) => {
  const { rows } = await sql166`
    select t.text, ${calledBy("m")} as by, t.add_time from order_note t join member m on m.id = t.member_id
    where ${ofLine("t", company_id, key2)} order by t.id desc limit 200`.execute(tx);
  return rows;
};
var insertNote = async (tx, key2, { now, ...note3 }) => {
  await tx.insertInto("order_note").values({ ...key2, ...note3, add_time: now }).execute();
};

// platform/queries/orders/owners.ts
import { sql as sql168 } from "kysely";

// platform/queries/account/in-scope.ts
import { sql as sql167 } from "kysely";
var membersOf = (scope) => scope.member_id === null ? sql167`m.deleted_t is null and m.company_id = ${scope.company_id}` : sql167`m.deleted_t is null and m.id in (
        select descendant_id from member_closure where ancestor_id = ${scope.member_id})`;
var isCalled = (word) => holds(sql167`m.username || ' ' || m.membername`, word);
var readMembersIn = (tx, scope, viewer, question) => readPage(
  tx,
  {
    columns: sql167`m.id::text as id, m.username, m.membername, m.status`,
    from: sql167`from member m where ${membersOf(scope)} and ${isCalled(question.keyword)}`,
    order: sql167`m.id <> ${viewer}, m.id`
  },
  question
);
var memberIn = async (tx, scope, id10) => {
  const { rows } = await sql167`
    select m.id from member m where ${membersOf(scope)} and m.id::text = ${id10}`.execute(tx);
  return rows[0]?.id ?? null;
};

// platform/queries/orders/owners.ts
var MOST9 = 50;
var works = sql168`m.status = 1`;
var readOwnerChoices = async (tx, scope, keyword) => {
  const { rows } = await sql168`
    select m.id::text as id, ${calledBy("m")} as name, m.username, ${calledBy("up")} as team
    from member m
    left join member_closure t on t.descendant_id = m.id and t.depth = 1
    left join member up on up.id = t.ancestor_id
    where ${membersOf(scope)} and m.company_id = ${scope.company_id} and ${works}
      and ${isCalled(keyword)}
    order by m.id limit ${MOST9}`.execute(tx);
  return rows;
};
var isOwnerChoice = async (tx, scope, id10) => {
  const { rows } = await sql168`
    select from member m where ${membersOf(scope)} and m.company_id = ${scope.company_id} and ${works}
      and m.id::text = ${id10}`.execute(tx);
  return rows.length > 0;
};

// platform/queries/orders/transfers.ts
import { sql as sql169 } from "kysely";
var TRANSFER = "order.owner";
var LINE = "order_line";
var member2 = (column3, alias) => sql169`left join member ${sql169.ref(alias)} on ${sql169.ref(`${alias}.id`)} = (${column3} ->> 'owner_member_id')::bigint`;
var readTransfers = async (tx, company_id, line_id2) => {
  const { rows } = await sql169`
    select ${calledBy("b")} as "from", ${calledBy("a")} as "to", ${calledBy("m")} as by, t.add_time
    from audit_log t join member m on m.id = t.member_id
    ${member2(sql169`t.before`, "b")} ${member2(sql169`t.after`, "a")}
    where t.object_type = ${LINE} and t.object_id = ${objectOf(company_id, line_id2)} and t.action = ${TRANSFER}
    order by t.id desc limit 200`.execute(tx);
  return rows;
};

// platform/http/gate-words.ts
var refusalOf = (call, result) => {
  if (!result || result.ok) return void 0;
  const language = languageFor(call.header("lang"), call.header("accept-language"));
  return language === "zh" ? result.reason_zh : result.reason;
};

// platform/http/steady.ts
var requireSteady = async ({ context, viewer }) => {
  if (await isChanging(context.db, viewer.scope.company_id)) throw new Refused("company.changing");
};

// platform/http/appeal-answer.ts
var FROZEN = 4;
var auditOf = (call, { line_id: line_id2, accept, text: text4 }, released) => ({
  member_id: Number(call.viewer.record.id),
  action: accept ? "appeal.accepted" : "appeal.declined",
  object_type: LINE,
  object_id: objectOf(call.viewer.scope.company_id, line_id2),
  before: { settlement_status: released ? FROZEN : null },
  after: { settlement_status: released ? 1 : null, answer: text4 },
  ip: call.ip,
  now: call.now
});
var closing = (call, appeal2, { accept, text: text4 }) => ({
  id: appeal2.id,
  state: accept ? appealStates.accepted : appealStates.declined,
  answer: text4,
  member_id: Number(call.viewer.record.id),
  now: call.now
});
var release = async (call, key2, appeal2, answer5) => {
  await requireSteady(call);
  const { order_id, ...name2 } = key2;
  const event = { kind: "update", order_id, cleared: [name2] };
  const { company_id } = call.viewer.scope;
  const [result] = await call.context.gate.submit(company_id, [event], async (client, results) => {
    if (!results[0]?.ok) return;
    await closeAppealWith(client, closing(call, appeal2, answer5));
    await insertAuditWith(client, auditOf(call, answer5, true));
  });
  const reason3 = refusalOf(call, result);
  if (reason3 === void 0) return;
  const { scope } = call.viewer;
  const isOpen = await consistently(call.context.db, (tx) => answerable(tx, scope, key2, answer5.id));
  throw isOpen ? new Refused("gate.refused", { params: { reason: reason3 } }) : new Refused("appeal.none");
};
var answerAppeal = async (call, key2, answer5) => {
  const { db } = call.context;
  const { scope } = call.viewer;
  const found = await db.transaction().execute(async (tx) => {
    const line3 = await readLine(tx, scope, key2);
    const appeal2 = await answerable(tx, scope, key2, answer5.id);
    if (!line3 || !appeal2) throw new Refused("appeal.none");
    if (answer5.accept && line3.settlement_status === FROZEN) return appeal2;
    if (!await closeAppeal(tx, closing(call, appeal2, answer5))) throw new Refused("appeal.none");
    await insertAudit(tx, auditOf(call, answer5, false));
    return null;
  });
  if (found) await release(call, key2, found, answer5);
};

// platform/http/order-owner.ts
var readWanted2 = (call, line_ids, member_id) => consistently(call.context.db, async (tx) => {
  const { scope } = call.viewer;
  if (!await isOwnerChoice(tx, scope, member_id)) throw new Refused("owner.outside");
  const found = [];
  for (const line_id2 of line_ids) {
    const key2 = readLineId(line_id2);
    const line3 = key2 && await readLine(tx, scope, key2);
    if (!key2 || !line3) {
      found.push("order.line.none");
      continue;
    }
    if (line3.settlement_status === ADJUSTMENT) {
      found.push("owner.adjustment");
      continue;
    }
    const { order_id, ...name2 } = key2;
    const to = { from: line3.owner_member_id, member_id: Number(member_id), within: scope.member_id };
    found.push({ line_id: line_id2, order_id, change: { ...name2, ...to } });
  }
  return found;
});
var handOne = async (call, { line_id: line_id2, order_id, change: change5 }) => {
  const { company_id } = call.viewer.scope;
  const event = { kind: "update", order_id, owners: [change5] };
  const [result] = await call.context.gate.submit(company_id, [event], async (client, [done]) => {
    if (!done?.ok || !done.changed) return;
    await insertAuditWith(client, {
      member_id: Number(call.viewer.record.id),
      action: TRANSFER,
      object_type: LINE,
      object_id: objectOf(company_id, line_id2),
      before: { owner_member_id: change5.from },
      after: { owner_member_id: change5.member_id },
      ip: call.ip,
      now: call.now
    });
  });
  return refusalOf(call, result);
};
var handOver = async (call, line_ids, member_id) => {
  await requireSteady(call);
  const say = sayFor(call.header("lang"), call.header("accept-language"));
  const wanted2 = await readWanted2(call, line_ids, member_id);
  const messages = await Promise.all(wanted2.map((one) => typeof one === "string" ? say(one) : handOne(call, one)));
  return {
    results: line_ids.map((key2, i) => ({ key: key2, ok: messages[i] === void 0, message: messages[i] ?? "" }))
  };
};

// platform/http/order-actions.ts
var INELIGIBLE = 3;
var FROZEN2 = 4;
var mayAppeal = ({ settlement_status }) => settlement_status === INELIGIBLE || settlement_status === FROZEN2;
var mayTransfer = ({ settlement_status, is_paid, locked }) => is_paid && !locked && settlement_status !== ADJUSTMENT;
var keyOf4 = (line_id2) => {
  const key2 = readLineId(line_id2);
  if (!key2) throw new Refused("order.line.none");
  return key2;
};
var requireLine = async (tx, { viewer }, key2) => {
  const line3 = await readLine(tx, viewer.scope, key2);
  if (!line3) throw new Refused("order.line.none");
  return line3;
};
var read2 = (call, line_id2) => consistently(call.context.db, async (tx) => {
  const { scope } = call.viewer;
  const key2 = keyOf4(line_id2);
  const line3 = await requireLine(tx, call, key2);
  const appeals = await readAppeals(tx, scope.company_id, key2);
  return {
    line_id: line_id2,
    may: {
      appeal: mayAppeal(line3) && appeals.every(({ state: state3 }) => state3 !== 0),
      answer: await answerable(tx, scope, key2) !== null,
      transfer: mayTransfer(line3) && await isLeader(tx, scope)
    },
    locked: line3.locked,
    appeals,
    notes: await readNotes(tx, scope.company_id, key2),
    transfers: await readTransfers(tx, scope.company_id, line_id2)
  };
});
var write5 = async (call, line_id2, how) => {
  const key2 = keyOf4(line_id2);
  await call.context.db.transaction().execute(async (tx) => how(tx, key2, await requireLine(tx, call, key2)));
  return read2(call, line_id2);
};
var requireLeader = async (call) => {
  const leads = await consistently(call.context.db, (tx) => isLeader(tx, call.viewer.scope));
  if (!leads) throw new Refused("owner.leaders");
};
var mountOrderActions = (router, context) => implement(router, context, orderActionsApi, {
  actions: ({ line_id: line_id2 }, call) => read2(call, line_id2),
  appeal: ({ line_id: line_id2, reason: reason3 }, call) => write5(call, line_id2, async (tx, key2, line3) => {
    if (!mayAppeal(line3)) throw new Refused("appeal.state");
    const made2 = await insertAppeal(tx, key2, {
      company_id: call.viewer.scope.company_id,
      member_id: Number(call.viewer.record.id),
      settlement_status: line3.settlement_status,
      reason: reason3,
      now: call.now
    });
    if (made2 === null) throw new Refused("appeal.open");
  }),
  answer: async (input3, call) => {
    await answerAppeal(call, keyOf4(input3.line_id), input3);
    return read2(call, input3.line_id);
  },
  note: ({ line_id: line_id2, text: text4 }, call) => write5(call, line_id2, (tx, key2) => {
    const by = { company_id: call.viewer.scope.company_id, member_id: Number(call.viewer.record.id) };
    return insertNote(tx, key2, { ...by, text: text4, now: call.now });
  }),
  owners: ({ keyword }, call) => consistently(call.context.db, async (tx) => {
    const { scope } = call.viewer;
    const may = await isLeader(tx, scope);
    return { may, list: may ? await readOwnerChoices(tx, scope, keyword) : [] };
  }),
  owner: async ({ line_ids, member_id }, call) => {
    await requireLeader(call);
    return handOver(call, line_ids, member_id);
  }
});

// platform/lists/order-trend/states.ts
import { sql as sql170 } from "kysely";
var kinds3 = {
  1: {
    source: productTrendSource,
    id: columnOf(productTrendSource, "product_id"),
    name: columnOf(productTrendSource, "title")
  },
  2: {
    source: skuTrendSource,
    id: columnOf(skuTrendSource, "sku_id"),
    name: part2(
      sql170`concat_ws(' / ', ${columnOf(skuTrendSource, "title").sql}, ${columnOf(skuTrendSource, "sku_name").sql})`
    )
  }
};
var readTrendStates = async (tx, view2, kind4, ids4) => {
  const { source, id: id10, name: name2 } = kinds3[kind4];
  const [trend2, days2] = [columnOf(source, "sales_trend"), columnOf(source, "stock_days")];
  const asked3 = part2(sql170`${id10.sql} = any(${ids4}::text[])`);
  const { rows } = await sql170`
    select ${id10.sql} as id, ${name2.sql} as name, ${trend2.sql} as trend, ${days2.sql} as stock_days
    ${rowsOf(source, view2, [asked3], [trend2, days2])}`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
};

// platform/queries/trend/watch.ts
import { sql as sql171 } from "kysely";
var isLow = (rule2, { stock_days }) => rule2.stock_days !== null && stock_days !== null && stock_days < rule2.stock_days;
var setWatch = async (tx, watched2, { trends: trends2, stock_days }, at2, most2) => {
  const { member_id, kind: kind4, object_id } = watched2;
  await sql171`select from member where id = ${member_id} for no key update`.execute(tx);
  const { rows } = await sql171`
    select count(*) as others from trend_watch
    where member_id = ${member_id} and not (kind = ${kind4}::smallint and object_id = ${object_id})`.execute(tx);
  if ((rows[0]?.others ?? 0) >= most2) return false;
  const rule2 = {
    trends: [...trends2],
    stock_days,
    trend: at2.state.trend,
    low: isLow({ stock_days }, at2.state),
    checked_day: at2.day,
    update_time: at2.now
  };
  await tx.insertInto("trend_watch").values({ ...watched2, ...rule2, add_time: at2.now }).onConflict((conflict) => conflict.columns(["member_id", "kind", "object_id"]).doUpdateSet(rule2)).execute();
  return true;
};
var dropWatch = async (tx, { member_id, kind: kind4, object_id }) => {
  await tx.deleteFrom("trend_watch").where("member_id", "=", member_id).where("kind", "=", kind4).where("object_id", "=", object_id).execute();
};
var readWatches = async (tx, member_id) => {
  const { rows } = await sql171`
    select w.kind, w.object_id as id, w.trends, w.stock_days, (w.trend = any(w.trends) or w.low) as holds,
      (select max(h.add_time) from trend_hit h
        where h.member_id = w.member_id and h.kind = w.kind and h.object_id = w.object_id) as hit_time
    from trend_watch w where w.member_id = ${member_id} order by w.kind, w.object_id`.execute(tx);
  return rows;
};

// platform/http/order-trend.ts
var memberOf = ({ viewer }) => Number(viewer.record.id);
var mountOrderTrend = (router, context) => implement(router, context, trendApi, {
  mine: (_4, call) => listPresent(call, async (tx) => ({ list: await readWatches(tx, memberOf(call)) })),
  watch: ({ kind: kind4, keys, rule: rule2 }, call) => bulk(call, keys, async (tx, object_id) => {
    const watched2 = { member_id: memberOf(call), kind: kind4, object_id };
    if (!rule2) return dropWatch(tx, watched2);
    const { scope } = call.viewer;
    const view2 = viewNow(scope, await readCompany(tx, scope.company_id), call.now);
    const state3 = (await readTrendStates(tx, view2, kind4, [object_id])).get(object_id);
    if (!state3) throw new Refused("trend.none");
    const at2 = { state: state3, day: view2.day, now: call.now };
    if (!await setWatch(tx, watched2, rule2, at2, MOST_TREND_WATCHES))
      throw new Refused("trend.full", { params: { most: MOST_TREND_WATCHES } });
  })
});

// shared/api/orders.ts
import * as z28 from "zod/mini";
var split = z28.object({
  /** 1 creator, 2 direct leader, 3 level leader, 4 agency, 5 partner, 6 platform. */
  role: z28.int(),
  level: z28.int(),
  name: z28.string(),
  rate_bp: z28.int(),
  base_amt: z28.int(),
  est_amt: z28.int(),
  act_amt: z28.nullable(z28.int()),
  /** 0 estimate, 1 due, 2 billed, 3 paid, 4 claw-back. */
  state: z28.int()
});
var moment = z28.object({
  kind: z28.enum([
    "created",
    "paid",
    "delivered",
    "settle_due",
    "settled",
    "refunded",
    "returned",
    "cancelled",
    "ineligible"
  ]),
  t: z28.int(),
  /** Money or items that the moment moved. */
  amt: z28.nullable(z28.int()),
  qty: z28.nullable(z28.int())
});
var original = z28.object({
  currency: z28.string(),
  pay_amt: z28.int(),
  /** Units of the company's currency for one of `currency`, at most 15 digits. */
  fx_rate: z28.number()
});
var line = z28.object({
  row: rowSchema(orderColumns),
  original: z28.nullable(original),
  subtotal_amt: z28.int(),
  seller_discount_amt: z28.int(),
  platform_discount_amt: z28.int(),
  tax_amt: z28.int(),
  bonus_rate_bp: z28.int(),
  ads_attributed: z28.boolean(),
  /** Which of the three rates counts: `standard`, `shop_ads` (attributed to an ad), `partner` (campaign: creator's part). */
  rate_used: z28.enum(["standard", "shop_ads", "partner"]),
  /** Items left after refunds and returns, of `quantity`. */
  remaining: z28.int(),
  ineligible_reason: z28.nullable(z28.int()),
  settle_due_time: z28.nullable(z28.int()),
  splits: z28.array(split),
  timeline: z28.array(moment)
});
var ordersApi = {
  /** An order of the viewer's scope with all of its lines that are in the scope, each with its commission step by step. */
  detail: endpoint({
    method: "GET",
    path: "/api/v1/order/detail",
    access: "orders",
    input: z28.object({ order_id: z28.string().check(z28.minLength(1), z28.maxLength(64)) }),
    data: z28.object({ order_id: z28.string(), currency: z28.string(), lines: z28.array(line), data_time: z28.int() })
  }),
  /** When the newest order of the viewer's scope was paid, Unix seconds; null without any, or where nobody keeps it. */
  newest: endpoint({
    method: "GET",
    path: "/api/v1/order/newest",
    access: "orders",
    input: z28.object({}),
    data: z28.object({ newest_t: z28.nullable(z28.int()), data_time: z28.int() })
  })
};

// platform/lists/orders/detail.ts
import { sql as sql172 } from "kysely";

// platform/lists/orders/timeline.ts
var RETURN = 2;
var CANCELLED = 1;
var REFUNDED = 2;
var lostAt = ({ ineligible_reason, cancelled_t }, refunds2) => {
  if (ineligible_reason === CANCELLED) return cancelled_t;
  return ineligible_reason === REFUNDED && refunds2.length > 0 ? Math.max(...refunds2.map(({ t }) => t)) : null;
};
var timelineOf = (row, found, now) => {
  const settled2 = (row.act_standard ?? 0) + (row.act_shop_ads ?? 0) + (row.act_bonus ?? 0);
  const at2 = (kind4, t, amt = null, qty = null) => t === null || t > now ? [] : [{ kind: kind4, t, amt, qty }];
  if (row.settlement_status === ADJUSTMENT) return at2("returned", found.paid_t, row.refund_amount, row.returned_qty);
  const moments = [
    ...at2("created", found.create_t),
    ...at2("paid", found.paid_t, row.pay_amount, row.quantity),
    ...at2("delivered", found.delivery_t),
    ...at2("cancelled", found.cancelled_t),
    ...found.refunds.flatMap(({ kind: kind4, t, amt, qty }) => at2(kind4 === RETURN ? "returned" : "refunded", t, amt, qty)),
    ...at2("settle_due", found.settle_due_t),
    ...at2("settled", found.settled_t, settled2),
    ...at2("ineligible", lostAt(found, found.refunds))
  ];
  return moments.sort((a, b) => a.t - b.t);
};

// platform/lists/orders/detail.ts
var CREATOR2 = 1;
var ofLine3 = (table3, columns14, order2) => sql172`coalesce((
  select json_agg(json_build_object(${columns14}) order by ${order2}) from ${table3}
  where t.company_id = l.company_id and t.order_id = l.order_id and t.sku_id = l.sku_id
    and t.content_id = l.content_id and t.n = l.n), '[]')`;
var known2 = ({ scope }) => scope.member_id === null ? sql172`m.company_id = ${scope.company_id}` : sql172`exists (select from member_closure b where b.ancestor_id = ${scope.member_id} and b.descendant_id = m.id)`;
var facts2 = (view2) => sql172`
  l.n, l.subtotal_amt, l.seller_discount_amt, l.platform_discount_amt, l.tax_amt, l.bonus_rate_bp, l.ads_attributed,
  l.ineligible_reason, l.settle_due_t, o.create_t, l.paid_t, o.delivery_t, o.cancelled_t, l.settled_t,
  o.orig_currency, o.fx_rate, l.orig_pay_amt,
  ${ofLine3(
  sql172`commission_split t left join member m on m.id = t.member_id`,
  sql172`'role', t.role, 'level', t.level, 'member_name', coalesce(nullif(m.membername, ''), m.username),
      'is_mine', ${known2(view2)}, 'rate_bp', t.rate_bp, 'base_amt', t.base_amt, 'est_amt', t.est_amt,
      'act_amt', t.act_amt, 'state', t.state`,
  sql172`t.level < 0, t.role, abs(t.level)`
)} as splits,
  ${ofLine3(
  sql172`order_refund t`,
  sql172`'kind', t.kind, 'qty', t.qty, 'amt', t.amt, 't', coalesce(t.done_t, t.applied_t)`,
  sql172`t.applied_t, t.id`
)} as refunds`;
var rateUsed = (row, { ads_attributed }) => {
  if (ads_attributed && row.shop_ads_rate_bp !== null) return "shop_ads";
  return (row.partner_rate_bp ?? 0) > 0 ? "partner" : "standard";
};
var getsSomething = ({ rate_bp, est_amt, act_amt, role }) => role === CREATOR2 || rate_bp !== 0 || est_amt !== 0 || (act_amt ?? 0) !== 0;
var splitOf = (row, { member_name, is_mine, ...split2 }) => ({
  ...split2,
  name: split2.role === CREATOR2 ? row.creator_username : shownName(member_name ?? "", !is_mine)
});
var originalOf = ({ orig_currency, orig_pay_amt, fx_rate }) => orig_currency === null || orig_pay_amt === null || fx_rate === null ? null : { currency: orig_currency, pay_amt: orig_pay_amt, fx_rate };
var detailOf = (row, found, now) => ({
  row,
  original: originalOf(found),
  subtotal_amt: found.subtotal_amt,
  seller_discount_amt: found.seller_discount_amt,
  platform_discount_amt: found.platform_discount_amt,
  tax_amt: found.tax_amt,
  bonus_rate_bp: found.bonus_rate_bp,
  ads_attributed: found.ads_attributed,
  rate_used: rateUsed(row, found),
  remaining: Math.max(0, (row.quantity ?? 0) - (row.refunded_qty ?? 0) - (row.returned_qty ?? 0)),
  ineligible_reason: found.ineligible_reason,
  settle_due_time: found.settle_due_t,
  splits: found.splits.filter(getsSomething).map((split2) => splitOf(row, split2)),
  timeline: timelineOf(row, found, now)
});
var readOrderLines = async (tx, view2, order_id, now) => {
  const columns14 = orderColumns.map(({ field }) => ({ field, cell: columnOf(orderSource, field) }));
  const cells4 = columns14.map(({ field, cell }) => sql172`${sql172.lit(field)}, ${cell.sql}`);
  const half = Math.ceil(cells4.length / 2);
  const row = sql172`jsonb_build_object(${sql172.join(cells4.slice(0, half))})
    || jsonb_build_object(${sql172.join(cells4.slice(half))})`;
  const lines = rowsOf(
    orderSource,
    view2,
    [part2(sql172`l.order_id = ${order_id}`)],
    [part2(sql172``, "o"), ...columns14.map(({ cell }) => cell)]
  );
  const { rows } = await sql172`
    select ${facts2(view2)}, ${row} as row ${lines} order by ${sql172.join(keyOf2(orderSource))}`.execute(tx);
  return rows.map((found) => detailOf(orderSource.finish(view2, found.row), found, now));
};

// platform/http/orders.ts
var mountOrders = (router, context) => {
  implement(router, context, ordersApi, {
    detail: ({ order_id }, call) => listPresent(call, async (tx, view2) => {
      const lines = await readOrderLines(tx, view2, order_id, call.now);
      const [first2] = lines;
      if (!first2) throw new Refused("order.none");
      return { order_id, currency: first2.row.currency, lines, data_time: view2.now };
    }),
    newest: (_4, call) => present(call, async (tx, view2) => {
      const isKept = view2.scope.member_id === null || modeOf(call.viewer.record) !== "shops";
      return { newest_t: isKept ? await readNewest(tx, view2) : null, data_time: view2.now };
    })
  });
};

// shared/api/outbox.ts
import * as z29 from "zod/mini";
var message = z29.object({
  id: z29.string(),
  mobile: z29.string(),
  type: z29.string(),
  text: z29.string(),
  add_time: z29.int(),
  expire_time: z29.int()
});
var outboxApi = {
  /** Messages of the `log` provider, newest first; nothing is kept with a provider that really sends. */
  list: endpoint({
    method: "GET",
    path: "/api/v1/dev/outbox",
    access: "outbox",
    input: listInput,
    data: listOf(message)
  })
};

// platform/queries/sms/outbox.ts
import { sql as sql173 } from "kysely";
var KEPT_S3 = 86400;
var keepInOutbox = async (db, message2) => {
  await db.deleteFrom("sms_outbox").where("add_time", "<=", message2.add_time - KEPT_S3).execute();
  await db.insertInto("sms_outbox").values(message2).execute();
};
var readOutbox = (tx, question) => readPage(
  tx,
  {
    columns: sql173`id::text as id, mobile, type, text, add_time, expire_time`,
    from: sql173`from sms_outbox where ${holds(sql173`mobile`, question.keyword)}`,
    order: sql173`add_time desc, sms_outbox.id desc`
  },
  question
);

// platform/http/outbox.ts
var mountOutbox = (router, context) => implement(router, context, outboxApi, {
  list: async (input3, call) => {
    const { page, limit } = input3;
    const found = await consistently(context.reads, (tx) => readOutbox(tx, input3));
    return { ...found, page, limit, data_time: call.now };
  }
});

// shared/api/panels.ts
import * as z30 from "zod/mini";
var mostPanels = 6;
var id5 = z30.string().check(z30.regex(/^\d{1,18}$/));
var place2 = z30.int().check(z30.minimum(1), z30.maximum(1e6));
var panel = z30.object({
  /** Of the saved view. */
  id: id5,
  /** Of one that may not be seen any more, what it was called when it was added. */
  name: z30.string(),
  /** The query of the view; empty where there is nothing to be seen. */
  query: z30.string(),
  /** `gone`: the view was deleted; `denied`: it is shared no more, or the account may not open the analysis. */
  state: z30.enum(["shown", "gone", "denied"]),
  /** Smaller ones stand first. */
  place: place2
});
var panelsApi = {
  read: endpoint({
    method: "GET",
    path: "/api/v1/analysis/panels",
    access: ["dataBoard", "dataAnalysis"],
    input: z30.object({}),
    data: z30.array(panel)
  }),
  /** An own or shared view, behind the others; `place` takes back a removal. */
  add: endpoint({
    method: "POST",
    path: "/api/v1/analysis/panels/add",
    access: "dataAnalysis",
    input: z30.strictObject({ view: id5, place: z30.optional(place2) }),
    data: z30.array(panel)
  }),
  /** Nothing happens when there is none. */
  remove: endpoint({
    method: "POST",
    path: "/api/v1/analysis/panels/remove",
    access: ["dataBoard", "dataAnalysis"],
    input: z30.strictObject({ view: id5 }),
    data: z30.array(panel)
  })
};

// platform/queries/views/panels.ts
import { sql as sql174 } from "kysely";
var visible = ({ member_id, company_id, list: list3 }) => sql174`
  v.list = ${list3} and (v.member_id = ${member_id} or (v.shared and v.company_id = ${company_id}
    and m.company_id = v.company_id and m.deleted_t is null))`;
var readPanels = async (db, reader3, open4) => {
  const seen3 = sql174`(${open4}::boolean and v.id is not null and ${visible(reader3)})`;
  const { rows } = await sql174`
    select p.view_id::text as id, p.place, case when ${seen3} then v.name else p.name end as name,
      case when ${seen3} then v.query else '' end as query,
      case when v.id is null then 'gone' when ${seen3} then 'shown' else 'denied' end as state
    from board_panel p left join saved_view v on v.id = p.view_id left join member m on m.id = v.member_id
    where p.member_id = ${reader3.member_id} order by p.place, p.view_id`.execute(db);
  return rows;
};
var addPanel = async (tx, panel2, most2) => {
  const { member_id, view: view2, place: place3, now } = panel2;
  await tx.selectFrom("member").select("id").where("id", "=", member_id).forNoKeyUpdate().execute();
  const { rows: views } = await sql174`
    select v.name from saved_view v join member m on m.id = v.member_id
    where v.id = ${view2}::bigint and ${visible(panel2)}`.execute(tx);
  const { rows: panels } = await sql174`
    select view_id::text as view_id, place from board_panel where member_id = ${member_id}`.execute(tx);
  const [found] = views;
  if (!found) return "none";
  if (panels.some(({ view_id }) => view_id === view2)) return "added";
  if (panels.length >= most2) return "full";
  const last = Math.max(0, ...panels.map((one) => one.place));
  const row = { member_id, view_id: Number(view2), name: found.name, place: place3 ?? last + 1, add_time: now };
  await tx.insertInto("board_panel").values(row).execute();
  return "added";
};
var removePanel = async (db, member_id, view2) => {
  await sql174`delete from board_panel where member_id = ${member_id} and view_id = ${view2}::bigint`.execute(db);
};

// platform/http/panels.ts
var readerOf2 = ({ viewer: { record: record9 } }) => ({
  member_id: Number(record9.id),
  company_id: record9.company,
  list: analysisList.id
});
var mayOpen = ({ viewer: { record: record9 } }) => decideAccess(record9).allows(analysisList.screen);
var mountPanels = (router, context) => implement(router, context, panelsApi, {
  read: (_4, call) => readPanels(context.db, readerOf2(call), mayOpen(call)),
  add: ({ view: view2, place: place3 }, call) => context.db.transaction().execute(async (tx) => {
    const reader3 = readerOf2(call);
    const outcome = await addPanel(tx, { ...reader3, view: view2, place: place3, now: call.now }, mostPanels);
    if (outcome === "none") throw new Refused("view.none");
    if (outcome === "full") throw new Refused("panel.full", { params: { most: mostPanels } });
    return readPanels(tx, reader3, true);
  }),
  remove: async ({ view: view2 }, call) => {
    const reader3 = readerOf2(call);
    await removePanel(context.db, reader3.member_id, view2);
    return readPanels(context.db, reader3, mayOpen(call));
  }
});

// shared/api/screen-calls.ts
var screenCalls = {
  console: "/api/v1/console/overview",
  dataBoard: "/api/v1/dashboard/overview",
  product: "/api/v1/product/list",
  category: "/api/v1/category/best",
  goodsAnalyse: "/api/v1/goods/analyse",
  orders: "/api/v1/order/list",
  dataAnalysis: "/api/v1/analysis/meta",
  bills: "/api/v1/finance",
  billOrder: "/api/v1/finance/order",
  merchantsTeamMent: "/api/v1/merchants/member",
  merchantsTeamData: "/api/v1/merchants/data",
  directlyUnder: "/api/v1/merchants/order",
  associated: "/api/v1/merchants/associated",
  management: "/api/v1/staff/list",
  directlyData: "/api/v1/staff/data",
  directlyOrder: "/api/v1/staff/order",
  permissions: "/api/v1/privilege/account",
  team: "/api/v1/team/data",
  tkspy: "/api/v1/tkspy/list",
  forFlow: "/api/v1/ad/campaign",
  liveData: "/api/v1/live/list",
  liveRoom: "/api/v1/live/detail",
  matrix: "/api/v1/shop/list",
  mncPlatform: "/api/v1/mcn/creator",
  shopEmpower: "/api/v1/shop/auth/list",
  shopCopy: "/api/v1/shopcopy/list",
  orderTrend: "/api/v1/ordertrend/product",
  skuTrend: "/api/v1/ordertrend/sku",
  clipScreen: "/api/v1/screen/clip",
  filmHome: "/api/v1/clip/overview",
  filmDetails: "/api/v1/clip/material",
  clipTasks: "/api/v1/clip/task",
  clipDemand: "/api/v1/clip/demand",
  starLibrary: "/api/v1/clip/original",
  businessCentre: "/api/v1/business/deal",
  ttAccount: "/api/v1/ttaccount/list",
  dataScreen: "/api/v1/screen/data",
  smartScreen: "/api/v1/screen/playlist",
  academy: "/api/v1/article/list",
  outbox: "/api/v1/dev/outbox"
};

// platform/http/pending.ts
var mountPending = (router, context) => {
  for (const [screen, path] of Object.entries(screenCalls)) {
    router.get(path, async (req, res) => {
      const say = sayFor(req.get("lang"), req.get("accept-language"));
      try {
        await admit(screen, context, req);
        sendRefusal(res, 0, say("screen.pending"), null, 404);
      } catch (error) {
        if (sendFailure(res, error, say) === "broken") context.log.error({ path, err: error }, "call failed");
      }
    });
  }
};

// shared/api/policy.ts
import * as z31 from "zod/mini";
var policyTypes = ["privacy", "terms", "data"];
var policyApi = {
  /** In the language of the request; `content` is HTML of the platform's allowlist. */
  read: endpoint({
    method: "GET",
    path: "/api/v1/policy",
    access: "public",
    input: z31.object({ type: z31._default(z31.enum(policyTypes), "privacy") }),
    data: z31.object({
      type: z31.enum(policyTypes),
      title: z31.string(),
      version: z31.string(),
      /** `YYYY-MM-DD` from which it holds. */
      date: z31.string(),
      content: z31.string()
    })
  })
};

// shared/policy/data-use.ts
var dataUse = {
  version: "1.0",
  date: "2026-01-01",
  texts: {
    zh: {
      title: "\u6570\u636E\u4F7F\u7528\u8BF4\u660E",
      sections: [
        {
          heading: "\u4E00\u3001\u6570\u636E\u6765\u6E90",
          paragraphs: [
            "\u8BA2\u5355\u3001\u9000\u6B3E\u548C\u4F63\u91D1\u6765\u81EA\u516C\u53F8\u6388\u6743\u7684\u5E97\u94FA\u4E0E\u8054\u76DF\u63A5\u53E3\uFF0C\u6216\u516C\u53F8\u81EA\u884C\u5BFC\u5165\u7684\u5E73\u53F0\u5BFC\u51FA\u6587\u4EF6\u3002\u5546\u54C1\u3001\u5E97\u94FA\u548C\u8FBE\u4EBA\u8D44\u6599\u53D6\u81EA\u540C\u4E00\u6765\u6E90\u3002\u6807\u6709\u201C\u6F14\u793A\u201D\u7684\u8D26\u53F7\u663E\u793A\u7684\u662F\u7A0B\u5E8F\u751F\u6210\u7684\u793A\u4F8B\u6570\u636E\uFF0C\u4E0D\u4EE3\u8868\u4EFB\u4F55\u771F\u5B9E\u4EA4\u6613\u3002"
          ]
        },
        {
          heading: "\u4E8C\u3001\u6307\u6807\u53E3\u5F84",
          paragraphs: ["\u5927\u5C4F\u3001\u770B\u677F\u548C\u5217\u8868\u4F7F\u7528\u540C\u4E00\u5957\u5B9A\u4E49\uFF1A"],
          points: [
            "GMV\uFF1A\u5F53\u65E5\u5DF2\u652F\u4ED8\u8BA2\u5355\u884C\u7684\u5B9E\u4ED8\u91D1\u989D\u4E4B\u548C\uFF0C\u4E0D\u542B\u8FD0\u8D39\u3002",
            "\u8BA2\u5355\u6570\uFF1A\u5F53\u65E5\u6709\u652F\u4ED8\u884C\u7684\u8BA2\u5355\u53BB\u91CD\u8BA1\u6570\u3002",
            "\u9884\u4F30\u4F63\u91D1\uFF1A\u4F63\u91D1\u57FA\u6570\u4E58\u4EE5\u652F\u4ED8\u65F6\u51BB\u7ED3\u7684\u8D39\u7387\uFF0C\u6309\u6700\u5C0F\u8D27\u5E01\u5355\u4F4D\u56DB\u820D\u4E94\u5165\u3002",
            "\u9000\u6B3E\u7387\uFF1A\u9000\u6B3E\u91D1\u989D\u5360\u540C\u671F GMV \u7684\u6BD4\u4F8B\u3002",
            "\u5F85\u7ED3\u7B97\u4E0E\u5DF2\u7ED3\u7B97\uFF1A\u6309\u8BA2\u5355\u884C\u7684\u7ED3\u7B97\u72B6\u6001\u6C47\u603B\u3002"
          ]
        },
        {
          heading: "\u4E09\u3001\u65F6\u95F4\u4E0E\u65F6\u533A",
          paragraphs: [
            "\u4E1A\u52A1\u65E5\u6309\u516C\u53F8\u8BBE\u7F6E\u7684\u65F6\u533A\u548C\u65E5\u5207\u65F6\u95F4\u5212\u5206\uFF0C\u590F\u4EE4\u65F6\u968F\u6240\u5728\u65F6\u533A\u81EA\u52A8\u5904\u7406\uFF1B\u5E7F\u544A\u62A5\u8868\u6309\u6240\u9009\u65F6\u533A\u5212\u5206\uFF1B\u8D26\u5355\u4E00\u5F8B\u6309 Asia/Shanghai\u3002\u73AF\u6BD4\u4E0E\u540C\u4E00\u65F6\u523B\u7684\u6628\u65E5\u6BD4\u8F83\uFF0C\u4E0D\u4E0E\u5C1A\u672A\u7ED3\u675F\u7684\u5168\u5929\u6BD4\u8F83\u3002"
          ]
        },
        {
          heading: "\u56DB\u3001\u5B9E\u65F6\u4E0E T-1 \u6570\u636E",
          paragraphs: [
            "\u5927\u5C4F\u4E0E\u5B9E\u65F6\u770B\u677F\u5728\u8BA2\u5355\u5199\u5165\u540E\u6570\u79D2\u5185\u66F4\u65B0\uFF0C\u5E76\u663E\u793A\u6570\u636E\u65F6\u95F4\u3002\u8D8B\u52BF\u3001\u6392\u884C\u548C\u8D26\u5355\u7B49\u6C47\u603B\u7C7B\u9875\u9762\u4F7F\u7528\u622A\u81F3\u6628\u65E5\uFF08T-1\uFF09\u7684\u5B8C\u6574\u6570\u636E\u3002\u6765\u6E90\u5E73\u53F0\u5EF6\u8FDF\u6216\u66F4\u6B63\u65F6\uFF0C\u5386\u53F2\u6570\u5B57\u4F1A\u968F\u4E4B\u53D8\u5316\u3002"
          ]
        },
        {
          heading: "\u4E94\u3001\u91D1\u989D\u4E0E\u5E01\u79CD",
          paragraphs: [
            "\u91D1\u989D\u4EE5\u6700\u5C0F\u8D27\u5E01\u5355\u4F4D\u7684\u6574\u6570\u4FDD\u5B58\u548C\u76F8\u52A0\uFF0C\u663E\u793A\u65F6\u624D\u6362\u7B97\u4E3A\u5C0F\u6570\uFF0C\u6C47\u603B\u7B49\u4E8E\u660E\u7EC6\u4E4B\u548C\u3002\u6BCF\u5BB6\u516C\u53F8\u4EE5\u5176\u663E\u793A\u5E01\u79CD\u7EDF\u8BA1\uFF0C\u4E0D\u540C\u5E01\u79CD\u4E0D\u76F8\u52A0\u3002"
          ]
        },
        {
          heading: "\u516D\u3001\u8131\u654F",
          paragraphs: [
            "\u4E70\u5BB6\u53EA\u6709\u6563\u5217\u6807\u8BC6\uFF0C\u4ECE\u4E0D\u663E\u793A\uFF1B\u624B\u673A\u53F7\u9690\u85CF\u4E2D\u95F4\u56DB\u4F4D\uFF1B\u516C\u53F8\u53EF\u4EE5\u8981\u6C42\u53EA\u663E\u793A\u8FBE\u4EBA\u540D\u79F0\u7684\u524D\u4E24\u4E2A\u5B57\u7B26\u3002\u5927\u5C4F\u8D26\u53F7\u53EA\u80FD\u770B\u5230\u5927\u5C4F\u4E0A\u7684\u6570\u5B57\u4E0E\u540D\u79F0\u3002"
          ]
        },
        {
          heading: "\u4E03\u3001\u5BFC\u51FA\u4E0E\u5F15\u7528",
          paragraphs: [
            "\u5BFC\u51FA\u4EC5\u9650\u6709\u6743\u9650\u7684\u8D26\u53F7\uFF0C\u8303\u56F4\u4E0E\u9875\u9762\u4E00\u81F4\uFF0C\u5E76\u7559\u6709\u8BB0\u5F55\u3002\u5BF9\u5916\u5F15\u7528\u6570\u5B57\u65F6\uFF0C\u8BF7\u6CE8\u660E\u6570\u636E\u65F6\u95F4\u548C\u53E3\u5F84\uFF0C\u4E0D\u8981\u516C\u5F00\u8FBE\u4EBA\u3001\u4E70\u5BB6\u6216\u5458\u5DE5\u7684\u4E2A\u4EBA\u4FE1\u606F\u3002"
          ]
        },
        {
          heading: "\u516B\u3001\u51C6\u786E\u6027\u4E0E\u66F4\u6B63",
          paragraphs: [
            "\u6BCF\u4E2A\u6570\u5B57\u90FD\u53EF\u4EE5\u8FFD\u6EAF\u5230\u8BA2\u5355\u884C\u3002\u53D1\u73B0\u4E0E\u5E73\u53F0\u540E\u53F0\u4E0D\u4E00\u81F4\u65F6\uFF0C\u8BF7\u63D0\u4F9B\u8BA2\u5355\u53F7\u548C\u65F6\u95F4\uFF0C\u7531\u8D1F\u8D23\u4EBA\u6838\u5BF9\uFF1B\u66F4\u6B63\u901A\u8FC7\u91CD\u65B0\u5BFC\u5165\u6216\u540C\u6B65\u5B8C\u6210\uFF0C\u4E0D\u624B\u5DE5\u6539\u6570\u3002"
          ]
        }
      ]
    },
    en: {
      title: "Use of data",
      sections: [
        {
          heading: "1. Sources",
          paragraphs: [
            "Orders, refunds and commission come from the shop and affiliate interfaces that a company has authorised, or from platform exports that it imports itself; details of products, shops and creators come from the same sources. Accounts marked \u201Cdemo\u201D show generated example data that stand for no real sale."
          ]
        },
        {
          heading: "2. Metrics",
          paragraphs: ["Walls, dashboards and lists share one set of definitions:"],
          points: [
            "GMV: what buyers paid for the order lines paid on the day, without shipping.",
            "Orders: distinct orders with a line paid on the day.",
            "Estimated commission: the commission base times the rate frozen at payment, rounded half-up to the minor unit.",
            "Refund rate: refunded amounts as a share of the GMV of the same time.",
            "Pending and settled: sums by the settlement status of the lines."
          ]
        },
        {
          heading: "3. Time and time zones",
          paragraphs: [
            "Business days are cut by the time zone and cut hour of the company, summer time included; ad reports by the chosen zone; bills always by Asia/Shanghai. Changes compare with yesterday at the same clock time, never with a whole day."
          ]
        },
        {
          heading: "4. Live and T-1 data",
          paragraphs: [
            "Walls and the real-time dashboard follow within seconds of an order being written and show the time of their data. Pages of sums such as trends, ranks and bills use complete data up to yesterday (T-1). When a source is late or corrects itself, figures of the past change with it."
          ]
        },
        {
          heading: "5. Amounts and currencies",
          paragraphs: [
            "Amounts are stored and added as whole minor units and become decimals only when shown, so that sums equal their parts. Each company is counted in its display currency; different currencies are never added."
          ]
        },
        {
          heading: "6. Masking",
          paragraphs: [
            "Buyers exist as hashes only and are never shown; the middle of a phone number is hidden; a company may have creator names cut to their first two letters. Wall accounts see what stands on the wall and nothing else."
          ]
        },
        {
          heading: "7. Exports and quoting",
          paragraphs: [
            "Only accounts with the right may export, within the scope of their pages, and each export is recorded. Whoever quotes figures should name their time and definition and publish no personal details of creators, buyers or staff."
          ]
        },
        {
          heading: "8. Accuracy and corrections",
          paragraphs: [
            "Every figure can be traced to order lines. If one differs from the source platform, give the order number and time to your leader; corrections are made by importing or synchronising again, never by hand."
          ]
        }
      ]
    }
  }
};

// shared/policy/privacy.ts
var privacy = {
  version: "1.0",
  date: "2026-01-01",
  texts: {
    zh: {
      title: "\u9690\u79C1\u653F\u7B56",
      sections: [
        {
          heading: "\u4E00\u3001\u8C01\u5728\u5904\u7406\u60A8\u7684\u4FE1\u606F",
          paragraphs: [
            "\u8FD0\u8425\u672C\u5957\u6F6E\u5C4F\u7684\u673A\u6784\uFF08\u4E0B\u79F0\u201C\u8FD0\u8425\u65B9\u201D\uFF09\u51B3\u5B9A\u4E3A\u4F55\u53CA\u5982\u4F55\u5904\u7406\u8D26\u53F7\u4FE1\u606F\u3002\u4E3A\u60A8\u5F00\u901A\u8D26\u53F7\u7684\u516C\u53F8\u51B3\u5B9A\u5176\u8BA2\u5355\u3001\u8FBE\u4EBA\u548C\u56E2\u961F\u6570\u636E\u7684\u7528\u9014\uFF0C\u8FD0\u8425\u65B9\u53D7\u5176\u59D4\u6258\u4FDD\u5B58\u548C\u8BA1\u7B97\u8FD9\u4E9B\u6570\u636E\u3002",
            "\u6F6E\u5C4F\u662F\u5F00\u6E90\u8F6F\u4EF6\uFF0C\u7531\u8FD0\u8425\u65B9\u81EA\u884C\u90E8\u7F72\u3002\u8F6F\u4EF6\u4F5C\u8005\u4E0D\u63A5\u6536\u4EFB\u4F55\u6570\u636E\u3002"
          ]
        },
        {
          heading: "\u4E8C\u3001\u6211\u4EEC\u5904\u7406\u54EA\u4E9B\u4FE1\u606F",
          paragraphs: ["\u53EA\u5904\u7406\u529F\u80FD\u6240\u9700\u7684\u4FE1\u606F\uFF1A"],
          points: [
            "\u8D26\u53F7\uFF1A\u7528\u6237\u540D\u3001\u59D3\u540D\u3001\u624B\u673A\u53F7\u3001\u5934\u50CF\u3001\u5BC6\u7801\u7684\u4E0D\u53EF\u9006\u6563\u5217\u503C\uFF0C\u4EE5\u53CA\u60A8\u6240\u5728\u7684\u516C\u53F8\u3001\u4E0A\u7EA7\u548C\u6743\u9650\u3002",
            "\u767B\u5F55\u8BB0\u5F55\uFF1A\u4F1A\u8BDD\u4EE4\u724C\u7684\u6563\u5217\u503C\u3001\u767B\u5F55\u65F6\u95F4\u4E0E\u7F51\u7EDC\u5730\u5740\u3001\u5931\u8D25\u6B21\u6570\u3002",
            "\u4E1A\u52A1\u6570\u636E\uFF1A\u8BA2\u5355\u884C\u3001\u9000\u6B3E\u3001\u4F63\u91D1\u4E0E\u5206\u6210\u3001\u5546\u54C1\u3001\u5E97\u94FA\u548C\u8FBE\u4EBA\u7684\u516C\u5F00\u8D44\u6599\u3002",
            "\u64CD\u4F5C\u8BB0\u5F55\uFF1A\u8C01\u5728\u4F55\u65F6\u4FEE\u6539\u4E86\u4EC0\u4E48\uFF0C\u4E0D\u542B\u5BC6\u7801\u548C\u9A8C\u8BC1\u7801\u3002"
          ]
        },
        {
          heading: "\u4E09\u3001\u4E70\u5BB6\u4FE1\u606F",
          paragraphs: [
            "\u4E70\u5BB6\u53EA\u4EE5\u52A0\u76D0\u6563\u5217\u540E\u7684\u6807\u8BC6\u4FDD\u5B58\uFF0C\u7528\u6765\u7EDF\u8BA1\u4E70\u5BB6\u4EBA\u6570\u548C\u5339\u914D\u9000\u8D27\u3002\u6F6E\u5C4F\u4E0D\u4FDD\u5B58\u4E70\u5BB6\u7684\u59D3\u540D\u3001\u7535\u8BDD\u548C\u5730\u5740\uFF0C\u4EFB\u4F55\u9875\u9762\u548C\u63A5\u53E3\u90FD\u4E0D\u663E\u793A\u4E70\u5BB6\u6807\u8BC6\u3002"
          ]
        },
        {
          heading: "\u56DB\u3001\u624B\u673A\u53F7\u4E0E\u77ED\u4FE1",
          paragraphs: [
            "\u624B\u673A\u53F7\u7528\u4E8E\u6CE8\u518C\u3001\u627E\u56DE\u5BC6\u7801\u3001\u4FEE\u6539\u5BC6\u7801\u548C\u66F4\u6362\u624B\u673A\u53F7\u3002\u6BCF\u6B21\u83B7\u53D6\u9A8C\u8BC1\u7801\u65F6\uFF0C\u53F7\u7801\u4E0E\u9A8C\u8BC1\u7801\u4F1A\u4EA4\u7ED9\u8FD0\u8425\u65B9\u9009\u7528\u7684\u77ED\u4FE1\u670D\u52A1\u5546\u53D1\u9001\uFF0C\u9A8C\u8BC1\u7801 10 \u5206\u949F\u5185\u6709\u6548\uFF0C\u6211\u4EEC\u53EA\u4FDD\u5B58\u5176\u6563\u5217\u503C\u3002",
            "\u4ED6\u4EBA\u67E5\u770B\u8D26\u53F7\u8D44\u6599\u65F6\uFF0C\u624B\u673A\u53F7\u663E\u793A\u4E3A 138****0001 \u7684\u5F62\u5F0F\uFF1B\u9080\u8BF7\u60A8\u7684\u8D1F\u8D23\u4EBA\u7684\u53F7\u7801\u4F1A\u5411\u60A8\u663E\u793A\uFF0C\u4FBF\u4E8E\u8054\u7CFB\u3002"
          ]
        },
        {
          heading: "\u4E94\u3001Cookie \u4E0E\u672C\u5730\u5B58\u50A8",
          paragraphs: [
            "\u6F6E\u5C4F\u4E0D\u4F7F\u7528 Cookie\uFF0C\u4E0D\u52A0\u8F7D\u7B2C\u4E09\u65B9\u811A\u672C\uFF0C\u4E0D\u505A\u8DE8\u7AD9\u8DDF\u8E2A\u3002\u6D4F\u89C8\u5668\u7684\u672C\u5730\u5B58\u50A8\u4E2D\u53EA\u6709\uFF1A\u767B\u5F55\u4EE4\u724C\u548C\u8D26\u53F7\u8D44\u6599\u7684\u526F\u672C\u3001\u4E3B\u9898\u3001\u8BED\u8A00\u3001\u4FA7\u680F\u72B6\u6001\uFF0C\u4EE5\u53CA\u60A8\u8981\u6C42\u8BB0\u4F4F\u7684\u8D26\u53F7\u540D\u3002\u5BC6\u7801\u4ECE\u4E0D\u4FDD\u5B58\u5728\u6D4F\u89C8\u5668\u4E2D\u3002\u9000\u51FA\u767B\u5F55\u5373\u5220\u9664\u4EE4\u724C\u548C\u8D26\u53F7\u8D44\u6599\u3002"
          ]
        },
        {
          heading: "\u516D\u3001\u4FDD\u5B58\u591A\u4E45",
          paragraphs: ["\u4FE1\u606F\u4E0D\u518D\u9700\u8981\u65F6\u5373\u4E88\u5220\u9664\u6216\u533F\u540D\u5316\uFF1A"],
          points: [
            "\u4F1A\u8BDD\uFF1A\u6700\u540E\u4E00\u6B21\u4F7F\u7528\u540E 7 \u5929\u5931\u6548\uFF0C\u5927\u5C4F\u8D26\u53F7\u4E3A 90 \u5929\u3002",
            "\u9A8C\u8BC1\u7801\u4E0E\u53D1\u9001\u8BB0\u5F55\uFF1A\u4E00\u5929\u540E\u6E05\u9664\u3002",
            "\u8D26\u53F7\u8D44\u6599\uFF1A\u8D26\u53F7\u6CE8\u9500\u4E3A\u6B62\u3002",
            "\u8BA2\u5355\u3001\u4F63\u91D1\u4E0E\u8D26\u5355\uFF1A\u6309\u516C\u53F8\u4E0E\u4F1A\u8BA1\u6CD5\u89C4\u8981\u6C42\u7684\u671F\u9650\u4FDD\u5B58\u3002",
            "\u64CD\u4F5C\u8BB0\u5F55\uFF1A\u4E0E\u5176\u6240\u6D89\u53CA\u7684\u4E1A\u52A1\u6570\u636E\u4FDD\u5B58\u671F\u9650\u76F8\u540C\u3002"
          ]
        },
        {
          heading: "\u4E03\u3001\u8C01\u80FD\u770B\u5230",
          paragraphs: [
            "\u6BCF\u4E2A\u8D26\u53F7\u53EA\u80FD\u770B\u5230\u670D\u52A1\u5668\u6309\u5176\u516C\u53F8\u3001\u56E2\u961F\u548C\u6743\u9650\u786E\u5B9A\u7684\u8303\u56F4\u3002\u516C\u53F8\u53EF\u4EE5\u8981\u6C42\u9690\u85CF\u8FBE\u4EBA\u59D3\u540D\u3002\u9664\u77ED\u4FE1\u670D\u52A1\u5546\u4EE5\u53CA\u6CD5\u5F8B\u8981\u6C42\u7684\u60C5\u5F62\u5916\uFF0C\u8FD0\u8425\u65B9\u4E0D\u5411\u7B2C\u4E09\u65B9\u63D0\u4F9B\u4E2A\u4EBA\u4FE1\u606F\uFF0C\u4E5F\u4E0D\u51FA\u552E\u4E2A\u4EBA\u4FE1\u606F\u3002"
          ]
        },
        {
          heading: "\u516B\u3001\u60A8\u7684\u6743\u5229",
          paragraphs: [
            "\u60A8\u53EF\u4EE5\u67E5\u770B\u548C\u66F4\u6B63\u81EA\u5DF1\u7684\u8D44\u6599\uFF0C\u66F4\u6362\u624B\u673A\u53F7\u548C\u5934\u50CF\uFF0C\u5BFC\u51FA\u4E0E\u60A8\u6709\u5173\u7684\u6570\u636E\uFF0C\u8981\u6C42\u6CE8\u9500\u8D26\u53F7\u6216\u9650\u5236\u5904\u7406\u3002\u8BF7\u8054\u7CFB\u60A8\u7684\u516C\u53F8\u8D1F\u8D23\u4EBA\u6216\u8FD0\u8425\u65B9\uFF1B\u6211\u4EEC\u5728 15 \u4E2A\u5DE5\u4F5C\u65E5\u5185\u7B54\u590D\u3002\u60A8\u4E5F\u53EF\u4EE5\u5411\u5F53\u5730\u76D1\u7BA1\u673A\u6784\u6295\u8BC9\u3002"
          ]
        },
        {
          heading: "\u4E5D\u3001\u5B89\u5168\u4E0E\u53D8\u66F4",
          paragraphs: [
            "\u5BC6\u7801\u4EE5 argon2id \u6563\u5217\uFF0C\u4EE4\u724C\u53EA\u4FDD\u5B58\u6563\u5217\u503C\uFF0C\u6240\u6709\u5199\u5165\u90FD\u7559\u6709\u8BB0\u5F55\u3002\u5982\u53D1\u751F\u53EF\u80FD\u5F71\u54CD\u60A8\u7684\u5B89\u5168\u4E8B\u4EF6\uFF0C\u8FD0\u8425\u65B9\u4F1A\u53CA\u65F6\u544A\u77E5\u3002\u672C\u653F\u7B56\u53D8\u66F4\u65F6\uFF0C\u4F1A\u66F4\u65B0\u7248\u672C\u548C\u65E5\u671F\uFF0C\u5E76\u4EE5\u516C\u544A\u901A\u77E5\u3002"
          ]
        }
      ]
    },
    en: {
      title: "Privacy policy",
      sections: [
        {
          heading: "1. Who processes your information",
          paragraphs: [
            "The organisation that runs this installation of Tidewall (the operator) decides why and how account data are processed. The company that opened your account decides what its order, creator and team data are used for; the operator stores and computes them on its behalf.",
            "Tidewall is open-source software that the operator runs itself. Its authors receive no data."
          ]
        },
        {
          heading: "2. What we process",
          paragraphs: ["Only what the functions need:"],
          points: [
            "Account: user name, name, phone number, picture, an irreversible hash of the password, your company, the people above you and your rights.",
            "Sign-ins: hashes of session tokens, time and network address of a sign-in, failed attempts.",
            "Business data: order lines, refunds, commission and shares, and public details of products, shops and creators.",
            "Changes: who changed what and when, never a password or a code."
          ]
        },
        {
          heading: "3. Buyers",
          paragraphs: [
            "Buyers are kept only as salted hashes, to count them and to match returns. Tidewall stores no name, phone or address of a buyer, and no page or interface shows these hashes."
          ]
        },
        {
          heading: "4. Phone numbers and text messages",
          paragraphs: [
            "Your phone number serves registration, forgotten passwords, and changes of password or phone. For each code the number and the code are passed to the text-message provider that the operator has chosen; a code is valid for 10 minutes and only its hash is stored.",
            "Others see a phone number as 138****0001; the number of the leader who invited you is shown to you so that you can call."
          ]
        },
        {
          heading: "5. Cookies and local storage",
          paragraphs: [
            "Tidewall sets no cookies, loads no third-party scripts and does not track you. The local storage of your browser holds only the session token and a copy of your account record, theme, language, the state of the sidebar, and the account name if you asked for it to be remembered. A password is never kept in the browser. Signing out removes token and record."
          ]
        },
        {
          heading: "6. How long it is kept",
          paragraphs: ["What is no longer needed is deleted or made anonymous:"],
          points: [
            "Sessions end 7 days after their last use, those of wall accounts after 90.",
            "Codes and records of sending are removed after a day.",
            "Account details stay until the account is closed.",
            "Orders, commission and bills stay as long as company and accounting law requires.",
            "Records of changes stay as long as the business data that they concern."
          ]
        },
        {
          heading: "7. Who can see it",
          paragraphs: [
            "Each account sees the scope that the server derives from its company, team and rights, and nothing else. A company may have the names of creators masked. Apart from the text-message provider and where the law demands it, the operator passes no personal data on, and sells none."
          ]
        },
        {
          heading: "8. Your rights",
          paragraphs: [
            "You may see and correct your details, change phone and picture, have the data that concern you exported, and ask for your account to be closed or its processing restricted. Please turn to the leader of your company or to the operator; we answer within 15 working days. You may also complain to your supervisory authority."
          ]
        },
        {
          heading: "9. Security and changes",
          paragraphs: [
            "Passwords are hashed with argon2id, tokens are stored as hashes only, and every change leaves a record. The operator informs you without delay of an incident that may affect you. When this policy changes, its version and date change and an announcement says so."
          ]
        }
      ]
    }
  }
};

// shared/policy/terms.ts
var terms = {
  version: "1.0",
  date: "2026-01-01",
  texts: {
    zh: {
      title: "\u670D\u52A1\u6761\u6B3E",
      sections: [
        {
          heading: "\u4E00\u3001\u670D\u52A1\u5185\u5BB9",
          paragraphs: [
            "\u6F6E\u5C4F\u4E3A\u77ED\u89C6\u9891\u8054\u76DF\u56E2\u961F\u63D0\u4F9B\u5B9E\u65F6\u6570\u636E\u5927\u5C4F\u4E0E\u7BA1\u7406\u540E\u53F0\uFF1A\u8BA2\u5355\u4E0E\u4F63\u91D1\u7EDF\u8BA1\u3001\u8FBE\u4EBA\u4E0E\u56E2\u961F\u7BA1\u7406\u3001\u8D26\u5355\u3001\u516C\u544A\u4E0E\u5BFC\u51FA\u3002\u5404\u8D26\u53F7\u53EF\u7528\u7684\u9875\u9762\u53D6\u51B3\u4E8E\u516C\u53F8\u8D2D\u4E70\u7684\u6A21\u5757\u548C\u6240\u6388\u4E88\u7684\u6743\u9650\u3002"
          ]
        },
        {
          heading: "\u4E8C\u3001\u8D26\u53F7",
          paragraphs: ["\u8D26\u53F7\u7531\u516C\u53F8\u5F00\u901A\uFF0C\u6216\u51ED\u9080\u8BF7\u7801\u6CE8\u518C\u5E76\u7ECF\u8D1F\u8D23\u4EBA\u5BA1\u6838\u3002\u60A8\u5E94\u5F53\uFF1A"],
          points: [
            "\u63D0\u4F9B\u771F\u5B9E\u7684\u59D3\u540D\u548C\u672C\u4EBA\u4F7F\u7528\u7684\u624B\u673A\u53F7\uFF1B",
            "\u59A5\u5584\u4FDD\u7BA1\u5BC6\u7801\u548C\u9A8C\u8BC1\u7801\uFF0C\u4E0D\u4E0E\u4ED6\u4EBA\u5171\u7528\u8D26\u53F7\uFF1B",
            "\u53D1\u73B0\u8D26\u53F7\u88AB\u4ED6\u4EBA\u4F7F\u7528\u65F6\u7ACB\u5373\u4FEE\u6539\u5BC6\u7801\u5E76\u544A\u77E5\u8D1F\u8D23\u4EBA\u3002"
          ]
        },
        {
          heading: "\u4E09\u3001\u5408\u7406\u4F7F\u7528",
          paragraphs: ["\u4F7F\u7528\u670D\u52A1\u65F6\u4E0D\u5F97\uFF1A"],
          points: [
            "\u7ED5\u8FC7\u6743\u9650\u67E5\u770B\u4ED6\u4EBA\u7684\u6570\u636E\uFF0C\u6216\u6279\u91CF\u6293\u53D6\u63A5\u53E3\uFF1B",
            "\u4E0A\u4F20\u8FDD\u6CD5\u3001\u4FB5\u6743\u6216\u542B\u6076\u610F\u4EE3\u7801\u7684\u5185\u5BB9\uFF1B",
            "\u901A\u8FC7\u865A\u5047\u4EA4\u6613\u3001\u81EA\u8D2D\u6216\u5237\u5355\u83B7\u53D6\u4F63\u91D1\uFF1B",
            "\u5C06\u8FBE\u4EBA\u3001\u4E70\u5BB6\u6216\u540C\u4E8B\u7684\u4FE1\u606F\u7528\u4E8E\u4E0E\u4E1A\u52A1\u65E0\u5173\u7684\u7528\u9014\uFF1B",
            "\u5E72\u6270\u670D\u52A1\u7684\u6B63\u5E38\u8FD0\u884C\u3002"
          ]
        },
        {
          heading: "\u56DB\u3001\u4F63\u91D1\u6570\u636E",
          paragraphs: [
            "\u7ED3\u7B97\u4E4B\u524D\u663E\u793A\u7684\u662F\u9884\u4F30\u4F63\u91D1\uFF0C\u6309\u652F\u4ED8\u65F6\u7684\u8D39\u7387\u548C\u4F63\u91D1\u57FA\u6570\u8BA1\u7B97\uFF0C\u9000\u6B3E\u3001\u53D6\u6D88\u548C\u98CE\u63A7\u4F1A\u4F7F\u5176\u51CF\u5C11\u6216\u5931\u6548\u3002\u5B9E\u9645\u4F63\u91D1\u5728\u7ED3\u7B97\u65F6\u5199\u5165\uFF0C\u6B64\u540E\u4E0D\u518D\u53D8\u66F4\uFF1B\u7ED3\u7B97\u540E\u7684\u9000\u6B3E\u4F5C\u4E3A\u8FFD\u56DE\u8BB0\u5165\u4E0B\u4E00\u671F\u8D26\u5355\u3002",
            "\u5E73\u53F0\u539F\u59CB\u6570\u636E\u4E0E\u6F6E\u5C4F\u663E\u793A\u4E0D\u4E00\u81F4\u65F6\uFF0C\u4EE5\u5E73\u53F0\u7ED3\u7B97\u7ED3\u679C\u4E3A\u51C6\u3002"
          ]
        },
        {
          heading: "\u4E94\u3001\u8D26\u5355\u4E0E\u7ED3\u7B97",
          paragraphs: [
            "\u8D26\u671F\u6309\u5317\u4EAC\u65F6\u95F4\uFF08Asia/Shanghai\uFF09\u7684\u81EA\u7136\u6708\u5212\u5206\uFF0C\u8D26\u5355\u4E8E\u6B21\u6708 1 \u65E5 02:00 \u540E\u7531\u5DF2\u7ED3\u7B97\u3001\u672A\u5165\u8D26\u7684\u4F63\u91D1\u751F\u6210\u3002\u8BF7\u5728\u8D26\u5355\u6240\u793A\u7684\u622A\u6B62\u65F6\u95F4\u524D\u786E\u8BA4\u6216\u63D0\u51FA\u5F02\u8BAE\u3002\u5408\u8BA1\u4E3A\u8D1F\u7684\u8D26\u5355\u4E0D\u4ED8\u6B3E\uFF0C\u7ED3\u8F6C\u5230\u4E0B\u4E00\u671F\u6263\u51CF\u3002",
            "\u4ED8\u6B3E\u7531\u60A8\u7684\u516C\u53F8\u6216\u8FD0\u8425\u65B9\u6309\u53CC\u65B9\u5408\u540C\u8FDB\u884C\uFF0C\u6F6E\u5C4F\u4E0D\u4EE3\u6536\u4EE3\u4ED8\u8D44\u91D1\u3002\u7A0E\u8D39\u7531\u6536\u6B3E\u4EBA\u4F9D\u6CD5\u627F\u62C5\u3002"
          ]
        },
        {
          heading: "\u516D\u3001\u77E5\u8BC6\u4EA7\u6743",
          paragraphs: [
            "\u8F6F\u4EF6\u6309\u5176\u5F00\u6E90\u8BB8\u53EF\u8BC1\u63D0\u4F9B\u3002\u4E1A\u52A1\u6570\u636E\u5F52\u4EA7\u751F\u6570\u636E\u7684\u516C\u53F8\u6240\u6709\u3002\u7D20\u6750\u5E93\u4E2D\u7684\u89C6\u9891\u3001\u56FE\u7247\u548C\u811A\u672C\u5F52\u5176\u6743\u5229\u4EBA\u6240\u6709\uFF0C\u4EC5\u53EF\u7528\u4E8E\u7EA6\u5B9A\u7684\u63A8\u5E7F\u3002"
          ]
        },
        {
          heading: "\u4E03\u3001\u8D23\u4EFB",
          paragraphs: [
            "\u8FD0\u8425\u65B9\u4EE5\u5E94\u6709\u7684\u8C28\u614E\u63D0\u4F9B\u670D\u52A1\uFF0C\u4F46\u6570\u636E\u6765\u81EA\u7B2C\u4E09\u65B9\u5E73\u53F0\uFF0C\u53EF\u80FD\u5EF6\u8FDF\u3001\u7F3A\u5931\u6216\u88AB\u66F4\u6B63\uFF1B\u5927\u5C4F\u4E0E\u770B\u677F\u4E0A\u7684\u6570\u5B57\u4E0D\u6784\u6210\u4ED8\u6B3E\u627F\u8BFA\u3002\u5BF9\u4E8E\u56E0\u7B2C\u4E09\u65B9\u5E73\u53F0\u3001\u7F51\u7EDC\u6216\u4E0D\u53EF\u6297\u529B\u9020\u6210\u7684\u635F\u5931\uFF0C\u8FD0\u8425\u65B9\u5728\u6CD5\u5F8B\u5141\u8BB8\u7684\u8303\u56F4\u5185\u4E0D\u627F\u62C5\u8D23\u4EFB\u3002\u6CD5\u5F8B\u89C4\u5B9A\u4E0D\u5F97\u6392\u9664\u7684\u8D23\u4EFB\u4E0D\u53D7\u6B64\u9650\u3002"
          ]
        },
        {
          heading: "\u516B\u3001\u6682\u505C\u4E0E\u7EC8\u6B62",
          paragraphs: [
            "\u60A8\u53EF\u4EE5\u968F\u65F6\u8981\u6C42\u6CE8\u9500\u8D26\u53F7\u3002\u8FDD\u53CD\u672C\u6761\u6B3E\u3001\u6388\u6743\u5230\u671F\u6216\u516C\u53F8\u7EC8\u6B62\u5408\u4F5C\u65F6\uFF0C\u8D26\u53F7\u53EF\u88AB\u505C\u7528\uFF0C\u6253\u5F00\u7684\u4F1A\u8BDD\u968F\u5373\u5931\u6548\u3002\u7EC8\u6B62\u524D\u5DF2\u7ED3\u7B97\u7684\u4F63\u91D1\u4ECD\u6309\u8D26\u5355\u652F\u4ED8\u3002"
          ]
        },
        {
          heading: "\u4E5D\u3001\u53D8\u66F4\u4E0E\u9002\u7528\u6CD5\u5F8B",
          paragraphs: [
            "\u6761\u6B3E\u53D8\u66F4\u4F1A\u4EE5\u516C\u544A\u901A\u77E5\uFF0C\u5E76\u66F4\u65B0\u7248\u672C\u548C\u65E5\u671F\uFF1B\u53D8\u66F4\u751F\u6548\u540E\u7EE7\u7EED\u4F7F\u7528\u5373\u89C6\u4E3A\u63A5\u53D7\u3002\u672C\u6761\u6B3E\u9002\u7528\u4E2D\u534E\u4EBA\u6C11\u5171\u548C\u56FD\u6CD5\u5F8B\uFF0C\u4E89\u8BAE\u5E94\u5148\u534F\u5546\uFF0C\u534F\u5546\u4E0D\u6210\u7684\u7531\u8FD0\u8425\u65B9\u6240\u5728\u5730\u6CD5\u9662\u7BA1\u8F96\u3002"
          ]
        }
      ]
    },
    en: {
      title: "Terms of service",
      sections: [
        {
          heading: "1. The service",
          paragraphs: [
            "Tidewall gives teams that sell through short-video affiliates a live wall and a back office: orders and commission, creators and teams, bills, announcements and exports. Which pages an account has depends on the modules that its company bought and on the rights it was given."
          ]
        },
        {
          heading: "2. Accounts",
          paragraphs: [
            "An account is opened by a company, or registered with an invitation and approved by its leader. You must:"
          ],
          points: [
            "give your real name and a phone number that you use yourself;",
            "keep password and codes to yourself and share your account with nobody;",
            "change the password and tell your leader at once when someone else has used your account."
          ]
        },
        {
          heading: "3. Acceptable use",
          paragraphs: ["You must not:"],
          points: [
            "get around rights to see other people\u2019s data, or harvest the interfaces;",
            "upload anything unlawful, infringing or malicious;",
            "earn commission by sham sales, purchases of your own or fake orders;",
            "use details of creators, buyers or colleagues for anything but the business;",
            "disturb the running of the service."
          ]
        },
        {
          heading: "4. Commission figures",
          paragraphs: [
            "Until settlement you see estimated commission, computed from rate and base at the moment of payment; refunds, cancellations and risk control reduce or void it. Actual commission is written at settlement and does not change afterwards; a later refund is taken back in the next bill.",
            "Where the source platform and Tidewall differ, the settlement of the source platform counts."
          ]
        },
        {
          heading: "5. Bills and settlement",
          paragraphs: [
            "Billing periods are calendar months in Beijing time (Asia/Shanghai). Bills are made after 02:00 on the 1st of the following month from commission that is settled and not billed. Please confirm or dispute a bill before the deadline that it names. A bill below zero is not paid; it is carried over and deducted from the next.",
            "Payment is made by your company or the operator under your contract with them; Tidewall holds no money. The payee bears the taxes that the law imposes."
          ]
        },
        {
          heading: "6. Intellectual property",
          paragraphs: [
            "The software is provided under its open-source licence. Business data belong to the company that produced them. Videos, pictures and scripts in the material library belong to their owners and may be used for the agreed promotion only."
          ]
        },
        {
          heading: "7. Liability",
          paragraphs: [
            "The operator provides the service with due care, but the data come from third-party platforms and may be late, missing or corrected; the figures of walls and dashboards are no promise of payment. As far as the law allows, the operator is not liable for losses caused by third-party platforms, networks or force majeure. Liability that the law does not allow to be excluded remains."
          ]
        },
        {
          heading: "8. Suspension and termination",
          paragraphs: [
            "You may ask for your account to be closed at any time. An account may be disabled when these terms are broken, its licence ends or the company ends the cooperation; its open sessions end with it. Commission that was settled before is paid according to its bill."
          ]
        },
        {
          heading: "9. Changes and law",
          paragraphs: [
            "Changes are announced, with a new version and date; whoever goes on using the service accepts them. The law of the People\u2019s Republic of China applies; disputes are first discussed, then decided by the courts at the operator\u2019s seat."
          ]
        }
      ]
    }
  }
};

// shared/policy/html.ts
var documents = { privacy, terms, data: dataUse };
var entities2 = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
var escaped = (text4) => text4.replace(/[&<>"]/g, (letter) => entities2[letter] ?? letter);
var sectionHtml = ({ heading, paragraphs, points = [] }) => [
  `<h3>${escaped(heading)}</h3>`,
  ...paragraphs.map((text4) => `<p>${escaped(text4)}</p>`),
  ...points.length > 0 ? [`<ul>${points.map((text4) => `<li>${escaped(text4)}</li>`).join("")}</ul>`] : []
].join("");
var policyHtml = (type, language) => documents[type].texts[language].sections.map(sectionHtml).join("");
var policyHead = (type, language) => {
  const { version, date, texts: texts3 } = documents[type];
  return { title: texts3[language].title, version, date };
};

// platform/http/policy.ts
var mountPolicy = (router, context) => implement(router, context, policyApi, {
  read: async ({ type }, call) => {
    const language = languageFor(call.header("lang"), call.header("accept-language"));
    return { type, ...policyHead(type, language), content: policyHtml(type, language) };
  }
});

// shared/api/privilege.ts
import * as z32 from "zod/mini";
var account3 = z32.object({
  id: z32.string(),
  username: z32.string(),
  membername: z32.string(),
  status: z32.int()
});
var privilegeApi = {
  /** Accounts of the viewer's scope, the viewer first; `keyword` in account or name. */
  accounts: endpoint({
    method: "GET",
    path: "/api/v1/privilege/account",
    access: "permissions",
    input: listInput,
    data: listOf(account3)
  }),
  /** The record of one of them, as the rules read it; its phone is masked. */
  record: endpoint({
    method: "GET",
    path: "/api/v1/privilege/record",
    access: "permissions",
    input: z32.object({ id: z32.string().check(z32.maxLength(20)) }),
    data: userRecord
  }),
  /** Whether the menus of the viewer's company leave out screens that are to come; answers the viewer's record. */
  menu: endpoint({
    method: "POST",
    path: "/api/v1/privilege/menu",
    access: "permissions",
    input: z32.strictObject({ hide_coming: z32.union([z32.literal(0), z32.literal(1)]) }),
    data: userRecord
  })
};

// shared/format/mobile.ts
var maskedMobile = (mobile2) => `${mobile2.slice(0, 3)}****${mobile2.slice(-4)}`;

// platform/http/company-menu.ts
var setCompanyMenu = async ({ hide_coming }, call) => {
  const { now, ip, context } = call;
  const { id: id10, company_id, hide_coming: before2 } = await call.member();
  if (company_id === 0) throw new Refused("denied", { status: 403, refusal: { rules: [] } });
  await context.db.transaction().execute(async (tx) => {
    await updateCompany(tx, company_id, { hide_coming: hide_coming === 1 }, now);
    const object39 = { object_type: "company", object_id: String(company_id) };
    const change5 = { before: { hide_coming: Number(before2) }, after: { hide_coming } };
    await insertAudit(tx, { member_id: id10, action: "menu.changed", ...object39, ...change5, ip, now });
  });
  context.sessions.forget(id10);
  return recordOf(await call.member(), context.special);
};

// platform/http/privilege.ts
var masked4 = (mobile2) => mobile2 === "" ? "" : maskedMobile(mobile2);
var mountPrivilege = (router, context) => implement(router, context, privilegeApi, {
  accounts: async (input3, { viewer: { record: record9, scope }, now }) => {
    const { page, limit } = input3;
    const found = await consistently(context.reads, (tx) => readMembersIn(tx, scope, Number(record9.id), input3));
    return { ...found, page, limit, data_time: now };
  },
  record: async ({ id: id10 }, { viewer: { scope }, now }) => {
    const member3 = await consistently(context.reads, async (tx) => {
      const found = await memberIn(tx, scope, id10);
      return found === null ? null : readMemberById(tx, found, now);
    });
    if (!member3) throw new Refused("member.none");
    const record9 = recordOf(member3, context.special);
    return { ...record9, mobile: masked4(record9.mobile), referrerMobile: masked4(record9.referrerMobile) };
  },
  menu: setCompanyMenu
});

// shared/api/products.ts
import * as z33 from "zod/mini";
var COMPARE_LIMIT = 4;
var MARKS_LIMIT = 100;
var CURVE_DAYS = 30;
var access2 = ["product", "category"];
var id6 = z33.string().check(z33.minLength(1), z33.maxLength(100));
var rate = z33.nullable(z33.int().check(z33.minimum(0), z33.maximum(1e4)));
var ids3 = (most2) => z33.pipe(
  z33.string().check(
    z33.minLength(1),
    z33.maxLength(6e3),
    z33.refine((text4) => text4.split(",").length <= most2)
  ),
  z33.transform((text4) => [...new Set(text4.split(","))])
);
var mark = z33.object({
  product_id: z33.string(),
  /** Address of its picture within the platform; empty: none. */
  image: z33.string(),
  /** Items of the viewer's scope on each of the last 30 business days, oldest first. */
  curve: z33.array(z33.int()),
  in_showcase: z33.boolean(),
  collected: z33.boolean(),
  /** Newest sample request of the viewer's scope, and its state (shared/market/sample-states.ts); null: none. */
  sample_id: z33.nullable(z33.string()),
  sample_state: z33.nullable(z33.int()),
  /** Creators of the viewer's scope that it is assigned to. */
  assigned: z33.int(),
  off_time: z33.nullable(z33.int()),
  next_rate_bp: z33.nullable(z33.int()),
  next_rate_time: z33.nullable(z33.int()),
  /** The rate that creators of the viewer's scope keep although it was lowered, and until when at the longest. */
  lock_rate_bp: z33.nullable(z33.int()),
  lock_until_time: z33.nullable(z33.int())
});
var creator = z33.object({ creator_id: z33.string(), name: z33.string(), follower_count: z33.nullable(z33.int()) });
var productApi = {
  /** Rows of the list by id, in the order asked for; products that the viewer does not see are left out. */
  detail: endpoint({
    method: "GET",
    path: "/api/v1/product/detail",
    access: ["product", "category", "goodsAnalyse"],
    input: z33.object({ product_ids: ids3(COMPARE_LIMIT) }),
    data: z33.object({ list: z33.array(rowSchema(productColumns)), currency: z33.string(), data_time: z33.int() })
  }),
  marks: endpoint({
    method: "GET",
    path: "/api/v1/product/marks",
    access: access2,
    input: z33.object({ product_ids: ids3(MARKS_LIMIT) }),
    data: z33.object({ marks: z33.array(mark), may_assign: z33.boolean() })
  }),
  showcase: endpoint({
    method: "POST",
    path: "/api/v1/product/showcase",
    access: access2,
    input: z33.object({ product_id: id6, rate_bp: rate, on: z33.boolean() }),
    data: z33.null()
  }),
  showcaseAll: endpoint({
    method: "POST",
    path: "/api/v1/product/showcase/bulk",
    access: access2,
    input: z33.object({ product_ids: bulkKeys, rates: z33.record(z33.string(), rate) }),
    data: bulkData
  }),
  collect: endpoint({
    method: "POST",
    path: "/api/v1/product/collect",
    access: access2,
    input: z33.object({ product_ids: bulkKeys, on: z33.boolean() }),
    data: bulkData
  }),
  /** The same code for a member and a product, however often it is asked for. */
  link: endpoint({
    method: "POST",
    path: "/api/v1/product/link",
    access: access2,
    input: z33.object({ product_id: id6, rate_bp: rate }),
    data: z33.object({ code: z33.string(), url: z33.string() })
  }),
  /** Creators of the viewer's scope whose name or id holds `q`, most followers first, at most 20. */
  creators: endpoint({
    method: "GET",
    path: "/api/v1/product/creators",
    access: access2,
    input: z33.object({ q: z33._default(z33.string().check(z33.trim(), z33.maxLength(50)), "") }),
    data: z33.object({ list: z33.array(creator) })
  }),
  /** For leaders. */
  assign: endpoint({
    method: "POST",
    path: "/api/v1/product/assign",
    access: access2,
    input: z33.object({ product_id: id6, creator_id: id6, rate_bp: rate }),
    data: z33.null()
  })
};

// platform/queries/market/creators.ts
import { sql as sql175 } from "kysely";
var ownCreator = ({ company_id, member_id }, id10) => member_id === null ? sql175`true` : sql175`exists (select from creator_binding b join member_closure m on m.descendant_id = b.member_id
        where m.ancestor_id = ${member_id} and b.company_id = ${company_id} and b.creator_id = ${id10} and b.state = 1)`;
var ownMember = ({ member_id }, id10) => member_id === null ? sql175`true` : sql175`${id10} in (select descendant_id from member_closure where ancestor_id = ${member_id})`;
var isLeader2 = async (db, { member_id }) => {
  if (member_id === null) return true;
  const found = await db.selectFrom("member_closure as m").select("m.depth").where("m.ancestor_id", "=", member_id).where("m.depth", ">", 0).limit(1).executeTakeFirst();
  return found !== void 0;
};
var isOwnCreator = async (tx, scope, creator_id) => {
  const { rows } = await sql175`select from creator c where c.company_id = ${scope.company_id}
    and c.creator_id = ${creator_id} and ${ownCreator(scope, sql175`c.creator_id`)}`.execute(tx);
  return rows.length > 0;
};
var findOwnCreators = async (db, scope, mask, q, most2) => {
  const name2 = sql175`coalesce(nullif(c.nickname, ''), c.username)`;
  const shown21 = mask ? sql175`left(${name2}, 2)` : name2;
  const { rows } = await sql175`
    select c.creator_id, ${name2} as name, c.follower_count from creator c
    where c.company_id = ${scope.company_id} and ${ownCreator(scope, sql175`c.creator_id`)}
      and (${holds(shown21, q)} or ${holds(sql175`c.creator_id`, q)})
    order by c.follower_count desc nulls last, c.creator_id limit ${most2}`.execute(db);
  return rows.map((row) => ({ ...row, name: shownName(row.name, mask) }));
};

// platform/queries/market/marks.ts
import { sql as sql176 } from "kysely";
var readCurves = async (tx, { scope, day: day7 }, ids4) => {
  const { rows } = await sql176`
    select k.product_id, array_agg(coalesce(r.items, 0) order by d.day) as items
    from unnest(${ids4}::text[]) k(product_id)
    cross join generate_series(${day7 - CURVE_DAYS + 1}::int, ${day7}::int) d(day)
    left join rollup r on r.scope = ${scope.text} and r.grain = 1 and r.bucket = d.day and r.dim = ${dims.product}
      and r.dim_id = k.product_id
    group by k.product_id`.execute(tx);
  return new Map(rows.map(({ product_id, items }) => [product_id, items.map(Number)]));
};
var newestSample = ({ scope }) => sql176`left join lateral (
  select r.id, r.state from sample_request r
  where r.company_id = p.company_id and r.product_id = p.product_id and ${ownMember(scope, sql176`r.member_id`)}
  order by r.id desc limit 1) sample on true`;
var bestLock = ({ scope, now }) => sql176`left join lateral (
  select k.rate_bp, k.locked_until_t from rate_lock k
  where k.company_id = p.company_id and k.product_id = p.product_id and k.locked_until_t > ${now}
    and k.rate_bp > p.standard_rate_bp and ${ownCreator(scope, sql176`k.creator_id`)}
  order by k.rate_bp desc, k.locked_until_t desc limit 1) lock on true`;
var readProductMarks = async (tx, view2, member_id, ids4) => {
  const { scope, now } = view2;
  const curves2 = await readCurves(tx, view2, ids4);
  const { rows } = await sql176`
    select p.product_id, case when starts_with(p.image, '/') then p.image else '' end as image,
      exists (select from showcase s where s.member_id = ${member_id} and s.company_id = p.company_id
        and s.product_id = p.product_id) as in_showcase,
      exists (select from product_collect c where c.member_id = ${member_id} and c.company_id = p.company_id
        and c.product_id = p.product_id) as collected,
      sample.id::text as sample_id, sample.state as sample_state,
      (select count(*)::int from product_assignment a where a.company_id = p.company_id
        and a.product_id = p.product_id and ${ownCreator(scope, sql176`a.creator_id`)}) as assigned,
      offer.off_t as off_time, offer.next_rate_bp, offer.next_rate_t as next_rate_time,
      lock.rate_bp as lock_rate_bp, lock.locked_until_t as lock_until_time
    from product p
    left join product_offer offer on offer.company_id = p.company_id and offer.product_id = p.product_id
    ${newestSample(view2)} ${bestLock(view2)}
    where p.product_id = any(${ids4}::text[]) and ${inReach(scope, now)}`.execute(tx);
  return rows.map((row) => ({ ...row, curve: [...curves2.get(row.product_id) ?? []] }));
};

// platform/queries/market/assign.ts
var assignProduct = async (tx, row) => {
  const { member_id, rate_bp, add_time } = row;
  await tx.insertInto("product_assignment").values(row).onConflict(
    (conflict) => conflict.columns(["company_id", "product_id", "creator_id"]).doUpdateSet({ member_id, rate_bp, add_time })
  ).execute();
};

// platform/queries/market/kept.ts
import { randomInt as randomInt2 } from "node:crypto";
var putInShowcase = async (tx, { now, ...key2 }, rate_bp) => {
  await tx.insertInto("showcase").values({ ...key2, rate_bp, add_time: now }).onConflict((conflict) => conflict.columns(["member_id", "company_id", "product_id"]).doUpdateSet({ rate_bp })).execute();
};
var takeOut = async (tx, table3, { company_id, member_id, product_id }) => {
  await tx.deleteFrom(table3).where("company_id", "=", company_id).where("member_id", "=", member_id).where("product_id", "=", product_id).execute();
};
var collect = async (tx, { now, ...key2 }) => {
  await tx.insertInto("product_collect").values({ ...key2, add_time: now }).onConflict((conflict) => conflict.columns(["member_id", "company_id", "product_id"]).doNothing()).execute();
};
var letters2 = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";
var LENGTH = 8;
var freshCode = () => Array.from({ length: LENGTH }, () => letters2[randomInt2(letters2.length)]).join("");
var promoCode = async (tx, { now, ...key2 }) => {
  const { code: code2 } = await tx.insertInto("promo_link").values({ ...key2, code: freshCode(), add_time: now }).onConflict(
    (conflict) => conflict.columns(["member_id", "company_id", "product_id"]).doUpdateSet(({ ref }) => ({
      product_id: ref("excluded.product_id")
    }))
  ).returning("code").executeTakeFirstOrThrow();
  return code2;
};

// platform/http/offered.ts
var shown20 = (rate2) => rate2 === null ? "\u2014" : rateText(rate2);
var requireOffered = async (tx, call, product_id, seen3) => {
  const found = await readOffered(tx, call.viewer.scope, call.now, product_id, true);
  if (!found) throw new Refused("product.none");
  if (found.state === offerState.off) throw new Refused("product.off");
  if (found.rate_bp === seen3) return found;
  const refusal = found.rate_bp === null ? {} : { rate_bp: found.rate_bp };
  throw new Refused("product.rate", { params: { seen: shown20(seen3), now: shown20(found.rate_bp) }, refusal });
};

// platform/http/product-actions.ts
var memberOf2 = ({ viewer }) => Number(viewer.record.id);
var keyOf5 = (call, product_id) => ({
  company_id: call.viewer.scope.company_id,
  member_id: memberOf2(call),
  product_id,
  now: call.now
});
var productActions = {
  showcase: async ({ product_id, rate_bp, on: on2 }, call) => {
    const { now, ...key2 } = keyOf5(call, product_id);
    await call.context.db.transaction().execute(async (tx) => {
      if (!on2) return takeOut(tx, "showcase", key2);
      await requireOffered(tx, call, product_id, rate_bp);
      await putInShowcase(tx, { ...key2, now }, rate_bp);
    });
    return null;
  },
  showcaseAll: ({ product_ids, rates }, call) => bulk(call, product_ids, async (tx, product_id) => {
    const rate2 = rates[product_id] ?? null;
    await requireOffered(tx, call, product_id, rate2);
    await putInShowcase(tx, keyOf5(call, product_id), rate2);
  }),
  collect: ({ product_ids, on: on2 }, call) => bulk(call, product_ids, async (tx, product_id) => {
    const key2 = keyOf5(call, product_id);
    if (!on2) return takeOut(tx, "product_collect", key2);
    if (!await readOffered(tx, call.viewer.scope, call.now, product_id)) throw new Refused("product.none");
    await collect(tx, key2);
  }),
  link: ({ product_id, rate_bp }, call) => call.context.db.transaction().execute(async (tx) => {
    await requireOffered(tx, call, product_id, rate_bp);
    const code2 = await promoCode(tx, keyOf5(call, product_id));
    return { code: code2, url: promoUrl(product_id, code2) };
  }),
  assign: async ({ product_id, creator_id, rate_bp }, call) => {
    const { now, ...key2 } = keyOf5(call, product_id);
    await call.context.db.transaction().execute(async (tx) => {
      if (!await isLeader2(tx, call.viewer.scope)) throw new Refused("denied", { status: 403, refusal: { rules: [] } });
      await requireOffered(tx, call, product_id, rate_bp);
      if (!await isOwnCreator(tx, call.viewer.scope, creator_id)) throw new Refused("creator.none");
      await assignProduct(tx, { ...key2, creator_id, rate_bp, add_time: now });
      await insertAudit(tx, {
        member_id: key2.member_id,
        action: "product.assigned",
        object_type: "product",
        object_id: product_id,
        after: { creator_id, rate_bp },
        ip: call.ip,
        now
      });
    });
    return null;
  }
};

// platform/http/products.ts
var CREATORS2 = 20;
var mountProducts = (router, context) => {
  implement(router, context, productApi, {
    detail: ({ product_ids }, call) => listPresent(call, async (tx, view2) => ({
      list: await readProductRows(tx, view2, product_ids, inReach(view2.scope, view2.now)),
      currency: view2.company.currency,
      data_time: view2.now
    })),
    marks: ({ product_ids }, call) => listPresent(call, async (tx, view2) => ({
      marks: await readProductMarks(tx, view2, Number(call.viewer.record.id), product_ids),
      may_assign: await isLeader2(tx, view2.scope)
    })),
    creators: ({ q }, call) => listPresent(call, async (tx, view2) => ({
      list: await findOwnCreators(tx, view2.scope, view2.company.mask_names, q, CREATORS2)
    })),
    ...productActions
  });
};

// shared/api/samples.ts
import * as z34 from "zod/mini";
var access3 = ["product", "category", "goodsAnalyse"];
var id7 = z34.string().check(z34.minLength(1), z34.maxLength(100));
var count = z34.int().check(z34.minimum(1), z34.maximum(99));
var threshold = z34.object({
  name: z34.enum(["followers", "gmv", "views"]),
  needs: z34.int(),
  has: z34.nullable(z34.int()),
  met: z34.boolean()
});
var sampleApi = {
  /** Everything that decides on a request before it is written: `open` is the state of one that is under way. */
  check: endpoint({
    method: "GET",
    path: "/api/v1/sample/check",
    access: access3,
    input: z34.object({ product_id: id7, creator_id: z34.optional(id7) }),
    data: z34.object({
      title: z34.string(),
      /** 0 none, 1 free, 2 refundable. */
      sample_kind: z34.int(),
      left: z34.int(),
      rate_bp: z34.nullable(z34.int()),
      skus: z34.array(z34.object({ sku_id: z34.string(), name: z34.string() })),
      /** Those that are asked for, with the creator's own figures once a creator is named. */
      thresholds: z34.array(threshold),
      open: z34.nullable(z34.int()),
      currency: z34.string()
    })
  }),
  apply: endpoint({
    method: "POST",
    path: "/api/v1/sample/apply",
    access: access3,
    input: z34.object({
      product_id: id7,
      sku_id: id7,
      creator_id: id7,
      rate_bp: z34.nullable(z34.int()),
      qty: count,
      address: z34.string().check(z34.trim(), z34.minLength(5), z34.maxLength(300)),
      /** 1 video, 2 live. */
      content_type: z34.int().check(z34.minimum(1), z34.maximum(2)),
      content_count: count,
      /** Unix second until which the content is promised. */
      content_time: z34.int().check(z34.minimum(0), z34.maximum(9999999999))
    }),
    data: z34.object({ id: z34.string(), state: z34.int() })
  }),
  /** While nothing was shipped. */
  withdraw: endpoint({
    method: "POST",
    path: "/api/v1/sample/withdraw",
    access: access3,
    input: z34.object({ id: z34.string().check(z34.regex(/^[1-9]\d{0,17}$/)) }),
    data: z34.object({ state: z34.int() })
  })
};

// platform/queries/market/sample-requests.ts
import { sql as sql177 } from "kysely";
var insertSample = async (tx, sample2, now) => {
  const terms2 = {
    approve_deadline_t: now + sampleTerms.approve,
    ship_deadline_t: null,
    content_deadline_t: null,
    add_time: now,
    update_time: now
  };
  const { id: id10 } = await tx.insertInto("sample_request").values({ ...sample2, ...terms2 }).returning("id").executeTakeFirstOrThrow();
  return String(id10);
};
var holdSample = async (tx, scope, id10) => {
  const { rows } = await sql177`
    select r.id, r.state from sample_request r
    where r.company_id = ${scope.company_id} and r.id = ${id10}::bigint and ${ownMember(scope, sql177`r.member_id`)}
    for update`.execute(tx);
  return rows[0];
};
var setSampleState = async (tx, id10, state3, now) => {
  await sql177`update sample_request set state = ${state3}, update_time = ${now} where id = ${id10}::bigint`.execute(tx);
};
var endLateSamples = async (tx, now) => {
  await sql177`
    update sample_request set update_time = ${now}, state = case state
      when ${sampleState.pending} then ${sampleState.overdue}::smallint
      when ${sampleState.awaitingShipment} then ${sampleState.notShipped}
      else ${sampleState.unfulfilled} end
    where state <= ${sampleState.contentPending} and case state
      when ${sampleState.pending} then approve_deadline_t
      when ${sampleState.awaitingShipment} then ship_deadline_t
      else content_deadline_t end <= ${now}`.execute(tx);
};

// platform/queries/market/samples.ts
import { sql as sql178 } from "kysely";
var readSampleOffer = async (tx, company_id, product_id, hold = false) => {
  const found = await tx.selectFrom("product_offer").selectAll().where("company_id", "=", company_id).where("product_id", "=", product_id).$if(hold, (query) => query.forUpdate()).executeTakeFirst();
  if (!found) return { sample_kind: 0, left: 0, needs: { followers: null, gmv: null, views: null } };
  const { rows } = await sql178`
    select coalesce(sum(qty), 0)::int as taken from sample_request
    where company_id = ${company_id} and product_id = ${product_id}
      and (state <= ${sampleState.completed} or state = ${sampleState.unfulfilled})`.execute(tx);
  return {
    sample_kind: found.sample_kind,
    left: Math.max(0, found.sample_quota - (rows[0]?.taken ?? 0)),
    needs: { followers: found.min_followers, gmv: found.min_gmv_amt, views: found.min_views }
  };
};
var DAYS4 = 30;
var readReach = async (tx, { scope, day: day7, now }, creator_id) => {
  const { rows } = await sql178`
    select c.follower_count as followers,
      (select coalesce(sum(l.pay_amt), 0)::bigint from affiliate_order_line l where l.company_id = c.company_id
        and l.creator_id = c.creator_id and l.paid_t > ${now - DAYS4 * 86400}) as gmv,
      (select (sum(d.views) / count(distinct d.content_id))::bigint from content_daily d
        where d.company_id = c.company_id and d.creator_id = c.creator_id and d.day > ${day7 - DAYS4}
        having count(*) > 0) as views
    from creator c where c.company_id = ${scope.company_id} and c.creator_id = ${creator_id}`.execute(tx);
  return rows[0];
};
var thresholdsOf = (needs2, has) => ["followers", "gmv", "views"].flatMap((name2) => {
  const asked3 = needs2[name2];
  const value3 = has?.[name2] ?? null;
  return asked3 === null ? [] : [{ name: name2, needs: asked3, has: value3, met: value3 !== null && value3 >= asked3 }];
});
var readOpenSample = async (tx, company_id, product_id, creator_id) => {
  const rows = await tx.selectFrom("sample_request").select("state").where("company_id", "=", company_id).where("product_id", "=", product_id).where("creator_id", "=", creator_id).execute();
  return rows.find(({ state: state3 }) => isOpenSample(state3))?.state ?? null;
};
var readSkus = (tx, company_id, product_id) => tx.selectFrom("sku").select(["sku_id", "name"]).where("company_id", "=", company_id).where("product_id", "=", product_id).orderBy("sku_id").limit(50).execute();

// platform/http/samples.ts
var audit = (tx, call, action, object_id, after) => insertAudit(tx, {
  member_id: Number(call.viewer.record.id),
  action,
  object_type: "sample_request",
  object_id,
  after,
  ip: call.ip,
  now: call.now
});
var requireSample = async (tx, call, view2, wish) => {
  const { company_id } = view2.scope;
  const { product_id, creator_id } = wish;
  await requireOffered(tx, call, product_id, wish.rate_bp);
  if (!await isOwnCreator(tx, view2.scope, creator_id)) throw new Refused("creator.none");
  const offer = await readSampleOffer(tx, company_id, product_id, true);
  if (offer.sample_kind === 0) throw new Refused("sample.none");
  const unmet = thresholdsOf(offer.needs, await readReach(tx, view2, creator_id)).find(({ met }) => !met);
  if (unmet) throw new Refused("sample.below", { fields: { creator_id: `sample.below.${unmet.name}` } });
  if (await readOpenSample(tx, company_id, product_id, creator_id) !== null) throw new Refused("sample.open");
  if (offer.left < wish.qty) throw new Refused("sample.used");
  const skus2 = await readSkus(tx, company_id, product_id);
  if (!skus2.some(({ sku_id }) => sku_id === wish.sku_id)) throw wrongField("sku_id", "field.wrong");
  if (wish.content_time <= call.now) throw wrongField("content_time", "field.past");
  return offer.sample_kind;
};
var mountSamples = (router, context) => implement(router, context, sampleApi, {
  check: ({ product_id, creator_id }, call) => listPresent(call, async (tx, view2) => {
    const { company_id } = view2.scope;
    const product2 = await readOffered(tx, view2.scope, call.now, product_id);
    if (!product2) throw new Refused("product.none");
    if (creator_id !== void 0 && !await isOwnCreator(tx, view2.scope, creator_id))
      throw new Refused("creator.none");
    const { sample_kind, left, needs: needs2 } = await readSampleOffer(tx, company_id, product_id);
    const has = creator_id === void 0 ? void 0 : await readReach(tx, view2, creator_id);
    return {
      title: product2.title,
      sample_kind,
      left,
      rate_bp: product2.rate_bp,
      skus: await readSkus(tx, company_id, product_id),
      thresholds: thresholdsOf(needs2, has),
      open: creator_id === void 0 ? null : await readOpenSample(tx, company_id, product_id, creator_id),
      currency: view2.company.currency
    };
  }),
  apply: async (wish, call) => {
    const { scope, record: record9 } = call.viewer;
    const view2 = viewNow(scope, await readCompany(context.db, scope.company_id), call.now);
    const id10 = await context.db.transaction().execute(async (tx) => {
      const sample_kind = await requireSample(tx, call, view2, wish);
      const { rate_bp: _4, content_time: content_t, ...asked3 } = wish;
      const owner = { company_id: scope.company_id, member_id: Number(record9.id) };
      const made2 = await insertSample(tx, { ...asked3, ...owner, sample_kind, content_t }, call.now);
      const { product_id, creator_id, qty } = wish;
      await audit(tx, call, "sample.applied", made2, { product_id, creator_id, qty });
      return made2;
    });
    return { id: id10, state: sampleState.pending };
  },
  withdraw: async ({ id: id10 }, call) => {
    await context.db.transaction().execute(async (tx) => {
      const found = await holdSample(tx, call.viewer.scope, id10);
      if (!found) throw new Refused("sample.unknown");
      if (found.state > sampleState.awaitingShipment) throw new Refused("sample.late");
      await setSampleState(tx, id10, sampleState.withdrawn, call.now);
      await audit(tx, call, "sample.withdrawn", id10, { state: sampleState.withdrawn });
    });
    return { state: sampleState.withdrawn };
  }
});

// platform/http/snapshot-cache.ts
import { setTimeout as sleep2 } from "node:timers/promises";
var LEAST_GAP_MS = 25;
var KEPT = 300;
var SnapshotCache = class {
  #dbs;
  #memory;
  #nowMs;
  #kept = /* @__PURE__ */ new Map();
  constructor(dbs, memory, nowMs) {
    this.#dbs = dbs;
    this.#memory = memory;
    this.#nowMs = nowMs;
  }
  /** The present state of a scope: its name, the company's version in it, and when it ends by itself (Unix ms). */
  async state(scope) {
    const version = await readVersion(this.#dbs.db, scope.company_id);
    const slot = slotOf(this.#nowMs() / 1e3);
    return { name: versionOf(scope, version, slot), version, endsMs: (slot + 1) * SLOT_S * 1e3 };
  }
  /** The picture of the state called `wanted`, or of a later one. */
  get(scope, wanted2) {
    const kept3 = this.#kept.get(scope.text);
    if (kept3?.wanted === wanted2) return kept3.picture;
    const nowMs = performance.now();
    const madeMs = Math.max(nowMs, (kept3?.madeMs ?? -LEAST_GAP_MS) + LEAST_GAP_MS);
    const picture = this.#make(scope, madeMs - nowMs);
    const entry = { wanted: wanted2, picture, madeMs };
    this.#kept.delete(scope.text);
    this.#kept.set(scope.text, entry);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value ?? "");
    picture.then(
      (made2) => {
        entry.wanted = made2.version;
      },
      () => {
        if (this.#kept.get(scope.text) === entry) this.#kept.delete(scope.text);
      }
    );
    return picture;
  }
  async #make(scope, pauseMs) {
    if (pauseMs > 0) await sleep2(pauseMs);
    const now = Math.floor(this.#nowMs() / 1e3);
    return readPicture(this.#dbs.reads, this.#memory, (company3) => viewNow(scope, company3, now), scope);
  }
};
var readPicture = async (db, memory, viewOf, scope) => {
  const snapshot = await consistently(
    db,
    async (tx) => readSnapshot(tx, viewOf(await readCompany(tx, scope.company_id, scope.member_id)), memory)
  );
  return { version: snapshot.head.version, body: readyBody(wallSnapshot.parse(snapshot)) };
};

// platform/http/screen.ts
var MOST_WAIT_S = 25;
var tagsOf = (header) => (header ?? "").split(",").map(
  (tag) => tag.trim().replace(/^W\//, "").replace(/^"(.*)"$/, "$1")
);
var waitOf = (header) => {
  const found = /(?:^|[,;\s])wait=(\d{1,6})(?:$|[,;\s])/.exec(header ?? "");
  return Math.min(MOST_WAIT_S, Number(found?.[1] ?? 0));
};
var newsFor = async (call, known3, waitS) => {
  const { snapshots, news, nowMs } = call.context;
  const { scope } = call.viewer;
  const until = nowMs() + waitS * 1e3;
  const gone = call.gone();
  let state3 = await snapshots.state(scope);
  while (known3.includes(state3.name) && nowMs() < until && !gone.aborted && !news.stopped) {
    await news.waitFor(scope.company_id, state3.version, Math.min(until, state3.endsMs) - nowMs(), gone);
    state3 = await snapshots.state(scope);
  }
  return state3;
};
var present2 = async (call) => {
  const known3 = tagsOf(call.header("if-none-match"));
  const waitS = waitOf(call.header("prefer"));
  const headers = {
    "Cache-Control": "private, no-cache",
    Vary: "token",
    ...waitS > 0 ? { "Preference-Applied": `wait=${waitS}` } : {}
  };
  const state3 = await newsFor(call, known3, waitS);
  if (known3.includes(state3.name)) return new Ready(304, { ...headers, ETag: `"${state3.name}"` }, null);
  const { version, body } = await call.context.snapshots.get(call.viewer.scope, state3.name);
  return new Ready(200, { ...headers, ETag: `"${version}"` }, body);
};
var past = async (call, at2) => {
  if (at2 > call.now) throw wrongField("at", "field.future");
  const { reads, memory } = call.context;
  const { scope } = call.viewer;
  const { body } = await readPicture(reads, memory, (company3) => viewAt(scope, company3, at2, true), scope);
  return new Ready(200, { "Cache-Control": "no-store" }, body);
};
var mountScreen = (router, context) => implement(router, context, screenApi, {
  data: ({ at: at2 }, call) => at2 === void 0 ? present2(call) : past(call, at2),
  feed: async (input3, call) => {
    const { items, cursor, view: view2 } = await readFeedPage(input3, call);
    return { items: [...items], cursor, data_time: view2.now };
  }
});

// shared/api/search.ts
import * as z35 from "zod/mini";
var hit2 = z35.object({
  kind: z35.enum(["order", "product", "creator", "shop", "staff"]),
  id: z35.string(),
  title: z35.string(),
  note: z35.string(),
  /** Address inside the console. */
  path: z35.string()
});
var searchApi = {
  /** At most twenty things of the viewer's scope whose id or name begins with, ends with or holds `q`, the newest first within a kind; only kinds whose screen it may see. */
  find: endpoint({
    method: "GET",
    path: "/api/v1/search",
    access: "session",
    input: z35.object({ q: z35.string().check(z35.trim(), z35.minLength(2), z35.maxLength(64)) }),
    data: z35.object({ hits: z35.array(hit2) })
  })
};

// platform/queries/search/orders.ts
import { sql as sql179 } from "kysely";
var mostSeen = { company: 500, member: 5e3 };
var findOrders = async (db, scope, { clock: clock2 }, q, most2) => {
  const seen3 = waysLike(sql179`order_id`, q).map(
    ({ by, like }) => sql179`(
      select order_id, create_t, region, currency, order_amt from affiliate_order
      where company_id = ${scope.company_id} and ${like} order by ${by} collate "C" desc limit ${scope.member_id === null ? mostSeen.company : mostSeen.member})`
  );
  const lines = sql179`select from affiliate_order_line l where ${linesOf(scope)} and l.order_id = o.order_id`;
  const own9 = scope.member_id === null ? sql179`where not exists (${lines} and not ${isSale})` : sql179`where exists (${lines})`;
  const { rows } = await sql179`
    select o.order_id, o.create_t, o.region, o.currency, o.order_amt from (${sql179.join(seen3, sql179` union `)}) o
    ${own9} order by o.create_t desc, o.order_id collate "C" desc limit ${most2}`.execute(db);
  return rows.map((row) => ({
    kind: "order",
    id: row.order_id,
    title: row.order_id,
    note: `${dateText(row.create_t, clock2.zone)} \xB7 ${row.region} \xB7 ${row.currency} ${amountText(row.order_amt, row.currency)}`,
    path: `/orderAll/orderAll?keyword=${encodeURIComponent(row.order_id)}`
  }));
};

// platform/http/search.ts
var MOST10 = 20;
var sharedOut = (lists3) => {
  const places = Array.from({ length: MOST10 }, (_4, place3) => lists3.flatMap((list3) => list3[place3] ?? [])).flat();
  const kept3 = new Set(places.slice(0, MOST10));
  return lists3.flatMap((list3) => list3.filter((hit3) => kept3.has(hit3)));
};
var mountSearch = (router, context) => implement(router, context, searchApi, {
  find: async ({ q }, { viewer: { record: record9, scope } }) => {
    const { allows } = decideAccess(record9);
    const lists3 = await consistently(context.reads, async (tx) => {
      const company3 = await readCompany(tx, scope.company_id);
      const none3 = [];
      return Promise.all([
        allows("orders") ? findOrders(tx, scope, company3, q, MOST10) : none3,
        allows("product") ? findProducts(tx, scope, q, MOST10) : none3,
        allows("orders") ? findShops(tx, scope, q, MOST10) : none3,
        allows("orders") ? findStaff(tx, scope, q, MOST10) : none3,
        allows("merchantsTeamData") || allows("orders") ? findCreators(tx, scope, company3.mask_names, q, MOST10) : none3
      ]);
    });
    return { hits: sharedOut(lists3) };
  }
});

// platform/http/session-list.ts
import Bowser from "bowser";
var deviceText = (agent) => {
  if (agent === "") return "";
  const { browser, os } = Bowser.parse(agent);
  const major = browser.version?.split(".", 1)[0] ?? "";
  return [`${browser.name ?? ""} ${major}`, `${os.name ?? ""} ${os.versionName ?? os.version ?? ""}`].map((part5) => part5.trim()).filter((part5) => part5 !== "").join(" \xB7 ");
};
var memberOf3 = ({ viewer }) => Number(viewer.record.id);
var listSessions = async (_4, call) => {
  const rows = await readTokens(call.context.db, memberOf3(call), call.now);
  return {
    list: rows.map(({ id: id10, token_hash, device, ip, add_time, used_t }) => ({
      id: String(id10),
      device: deviceText(device),
      address: ip,
      add_time,
      used_time: used_t,
      current: token_hash.equals(call.viewer.tokenHash)
    }))
  };
};
var endSessions = async ({ id: id10 }, call) => {
  const { db, sessions } = call.context;
  const which = id10 === void 0 ? { kept: call.viewer.tokenHash } : { id: id10 };
  const ended = await endTokens(db, memberOf3(call), which);
  sessions.forget(memberOf3(call));
  return { ended };
};

// platform/http/session.ts
var login = async ({ account: account4, password: password2 }, call) => {
  const { db, sessions, special } = call.context;
  const { now } = call;
  const device = deviceOf(call);
  const known3 = device && await isKnownDevice(db, account4, device, now) ? device : null;
  const attempt = await beginAttempt(db, loginLimits(account4, call.ip, known3), now);
  if (attempt.wait > 0) throw tooMany("login.tooMany", attempt.wait);
  const member3 = await readMemberByName(db, account4, now);
  const right = await queued(() => passwordMatches(member3?.password_hash ?? null, password2));
  if (right === null) throw busy();
  if (!right || !member3) throw new Refused("login.wrong");
  await attempt.succeeded();
  const block = blockOf(member3, now);
  if (block) throw new Refused(block);
  const token = await sessions.open(member3, { ip: call.ip, device: agentOf(call), now });
  if (token === null) throw new Refused("login.wrong");
  if (device) await keepDevice(db, member3.id, device, now);
  return { token, user: recordOf(member3, special) };
};
var mountSession = (router, context) => implement(router, context, sessionApi, {
  login,
  logout: async (_4, call) => {
    await call.context.sessions.close(call.viewer);
    return null;
  },
  info: async (_4, call) => call.viewer.record,
  list: listSessions,
  end: endSessions
});

// shared/api/shop-orders.ts
import * as z36 from "zod/mini";
var line2 = z36.object({
  row: rowSchema(shopOrderColumns),
  /** Of one piece; null: nobody has entered it. */
  sku_cost: z36.nullable(z36.int()),
  /** M30 step by step; `net - platform_fee - affiliate - shipping - cost`, no ad spend is booked on a line. */
  parts: z36.object({
    net: z36.int(),
    platform_fee: z36.nullable(z36.int()),
    affiliate: z36.int(),
    shipping: z36.nullable(z36.int()),
    cost: z36.nullable(z36.int()),
    profit: z36.nullable(z36.int())
  })
});
var shopOrdersApi = {
  /** An order of the viewer's own shops with all its lines; the buyer masked as in the list. */
  detail: endpoint({
    method: "GET",
    path: "/api/v1/order/shop/detail",
    access: "orders",
    mode: "shops",
    input: z36.object({ order_id: z36.string().check(z36.minLength(1), z36.maxLength(64)) }),
    data: z36.object({
      order_id: z36.string(),
      currency: z36.string(),
      /** The order in the selling platform's own pages. */
      platform_url: z36.string(),
      lines: z36.array(line2),
      data_time: z36.int()
    })
  })
};

// platform/lists/shop-orders/detail.ts
import { sql as sql180 } from "kysely";
var lineOf2 = (found) => {
  const { sku_cost, shop_region: _4, part_net, part_fee, part_affiliate, part_shipping, part_cost, ...row } = found;
  const parts2 = {
    net: part_net,
    platform_fee: part_fee,
    affiliate: part_affiliate,
    shipping: part_shipping,
    cost: part_cost
  };
  return { row, sku_cost, parts: { ...parts2, profit: grossProfit({ ...parts2, ads: null }) } };
};
var readShopOrder = async (tx, view2, order_id) => {
  const columns14 = shopOrderColumns.map(({ field }) => ({ field, cell: columnOf(shopOrderSource, field) }));
  const cells4 = columns14.map(({ field, cell }) => sql180`${cell.sql} as ${sql180.ref(field)}`);
  const lines = rowsOf(
    shopOrderSource,
    view2,
    [part2(sql180`l.order_id = ${order_id}`)],
    [part2(sql180``, "o", "so", "sku", "shop"), ...columns14.map(({ cell }) => cell)]
  );
  const { rows } = await sql180`
    select ${sql180.join(cells4)}, sku.cost_amt as sku_cost, coalesce(shop.region, '') as shop_region,
      ${lineParts.net} as part_net, ${lineParts.fee} as part_fee, ${lineParts.creator} + ${lineParts.partner} as part_affiliate,
      ${lineParts.shipping} as part_shipping, ${lineParts.cost} as part_cost
    ${lines} order by ${sql180.join(keyOf2(shopOrderSource))}`.execute(tx);
  return { lines: rows.map(lineOf2), shop_region: rows[0]?.shop_region ?? "" };
};

// platform/http/shop-orders.ts
var sellerHosts = {
  CN: "seller.tiktokglobalshop.com",
  US: "seller-us.tiktok.com",
  GB: "seller-uk.tiktok.com",
  ID: "seller-id.tokopedia.com"
};
var sellerPage = (region, order_id) => `https://${sellerHosts[region] ?? "seller.tiktokglobalshop.com"}/order/detail?order_no=${encodeURIComponent(order_id)}`;
var mountShopOrders = (router, context) => {
  implement(router, context, shopOrdersApi, {
    detail: ({ order_id }, call) => listPresent(call, async (tx, view2) => {
      const { lines, shop_region } = await readShopOrder(tx, view2, order_id);
      const [first2] = lines;
      if (!first2) throw new Refused("order.none");
      return {
        order_id,
        currency: first2.row.currency,
        platform_url: sellerPage(shop_region, order_id),
        lines: [...lines],
        data_time: view2.now
      };
    })
  });
};

// shared/api/shop-products.ts
import * as z37 from "zod/mini";
var amount2 = z37.int().check(z37.minimum(0), z37.maximum(1e9));
var COST_LINES = 2e3;
var sku = z37.object({
  sku_id: z37.string(),
  seller_sku: z37.string(),
  name: z37.string(),
  price: z37.nullable(z37.int()),
  stock: z37.nullable(z37.int()),
  cost: z37.nullable(z37.int())
});
var id8 = z37.string().check(z37.minLength(1), z37.maxLength(100));
var costLine = z37.object({ line: z37.int(), message: z37.string() });
var shopProductsApi = {
  skus: endpoint({
    method: "GET",
    path: "/api/v1/product/shop/skus",
    access: "product",
    mode: "shops",
    input: z37.object({ product_id: id8 }),
    data: z37.object({ product_id: z37.string(), currency: z37.string(), list: z37.array(sku) })
  }),
  /** One field of one SKU, whose value was `seen`: refused when somebody changed it meanwhile. */
  sku: endpoint({
    method: "POST",
    path: "/api/v1/product/sku",
    access: ["product", "orders"],
    mode: "shops",
    input: z37.object({
      sku_id: id8,
      field: z37.enum(["price", "stock", "cost"]),
      seen: z37.nullable(z37.int()),
      value: amount2
    }),
    data: sku
  }),
  /** Costs from a table: a line each, SKU ID or seller SKU and cost in the currency's unit, with or without a heading. */
  costs: endpoint({
    method: "POST",
    path: "/api/v1/product/costs",
    access: ["product", "orders"],
    mode: "shops",
    input: z37.object({ table: z37.string().check(z37.minLength(1), z37.maxLength(6e4)) }),
    data: z37.object({
      /** Rows of the table, those whose cost is now what the table says, and what is wrong with each of the others. */
      rows: z37.int(),
      taken: z37.int(),
      errors: z37.array(costLine)
    })
  })
};

// platform/queries/shops/costs.ts
import { sql as sql181 } from "kysely";
var findSkus = async (tx, scope, names3) => {
  const { rows } = await sql181`
    select n.name, k.sku_id, k.cost_amt as cost from unnest(${names3}::text[]) as n(name)
    join sku k on k.company_id = ${scope.company_id} and (k.sku_id = n.name or k.seller_sku = n.name)
    join product p on p.company_id = k.company_id and p.product_id = k.product_id
    where ${ofOwnShops(scope, "p")} order by k.sku_id for update of k`.execute(tx);
  return rows;
};
var writeCosts = async (tx, scope, rows, { member_id, ip, now }) => {
  const found = /* @__PURE__ */ new Map();
  for (const one of await findSkus(
    tx,
    scope,
    rows.map(({ name: name2 }) => name2)
  ))
    found.set(one.name, [...found.get(one.name) ?? [], one]);
  const refused = [];
  for (const { line: line3, name: name2, cost } of rows) {
    const [sku2, another] = found.get(name2) ?? [];
    if (!sku2 || another) {
      refused.push({ line: line3, reason: sku2 ? "costs.several" : "costs.unknown" });
      continue;
    }
    if (sku2.cost === cost) continue;
    await sql181`update sku set cost_amt = ${cost}, update_time = ${now}
      where company_id = ${scope.company_id} and sku_id = ${sku2.sku_id}`.execute(tx);
    const object39 = { object_type: "sku", object_id: sku2.sku_id };
    await insertAudit(tx, {
      ...object39,
      member_id,
      action: "product.cost",
      before: { cost: sku2.cost },
      after: { cost },
      ip,
      now
    });
  }
  return refused;
};

// platform/queries/shops/product-state.ts
import { sql as sql182 } from "kysely";
var lockProduct = async (tx, scope, product_id) => {
  const { rows } = await sql182`
    select p.company_id, p.product_id, p.status, p.standard_rate_bp from product p
    where p.product_id = ${product_id} and ${ofOwnShops(scope, "p")} for update`.execute(tx);
  return rows[0];
};
var setProduct = async (tx, { company_id, product_id }, change5, now) => {
  await tx.updateTable("product").set({ ...change5, update_time: now }).where("company_id", "=", company_id).where("product_id", "=", product_id).execute();
};
var readSkus2 = async (tx, { company_id, product_id }) => (await sql182`
      select sku_id, seller_sku, name, price_amt as price, stock, cost_amt as cost from sku
      where company_id = ${company_id} and product_id = ${product_id} order by seller_sku, sku_id`.execute(tx)).rows;
var writeSkus = async (tx, { company_id, product_id }, changes, now) => {
  for (const [sku_id, { price, stock, cost }] of changes)
    await tx.updateTable("sku").set({
      ...price === void 0 ? {} : { price_amt: price },
      ...stock === void 0 ? {} : { stock },
      ...cost === void 0 ? {} : { cost_amt: cost },
      update_time: now
    }).where("company_id", "=", company_id).where("sku_id", "=", sku_id).execute();
  await sql182`
    update product p set min_price_amt = k.low, max_price_amt = k.high, stock = k.stock, update_time = ${now}
    from (select min(price_amt) as low, max(price_amt) as high, sum(stock)::int as stock from sku
      where company_id = ${company_id} and product_id = ${product_id}) k
    where p.company_id = ${company_id} and p.product_id = ${product_id}`.execute(tx);
  if ([...changes.values()].some(({ price }) => price !== void 0))
    await notePrices(tx, company_id, [product_id], now);
};

// platform/http/own-product.ts
var ownProduct = async (tx, call, product_id) => {
  const product2 = await lockProduct(tx, call.viewer.scope, product_id);
  if (!product2) throw new Refused("product.none");
  return product2;
};
var noteSku = (tx, call, sku_id, field, before2, after) => insertAudit(tx, {
  member_id: Number(call.viewer.record.id),
  action: `product.${field}`,
  object_type: "sku",
  object_id: sku_id,
  before: { [field]: before2 },
  after: { [field]: after },
  ip: call.ip,
  now: call.now
});

// platform/workflows/shop-products.ts
var { transitions } = shopProductWorkflow;
var isEditable = (status) => transitions.price.from.some((state3) => state3 === status);
var setStatus = async (tx, { row, to, call }) => {
  await setProduct(tx, row, { status: to }, call.now);
  return onlyState;
};
var setSkus = async (tx, { row, call }, field, next) => {
  const skus2 = await readSkus2(tx, row);
  if (field === "price" && skus2.some(({ price }) => price === null)) throw new Refused("product.noPrice");
  const changed = skus2.filter((sku2) => sku2[field] !== next(sku2));
  await writeSkus(tx, row, new Map(changed.map((sku2) => [sku2.sku_id, { [field]: next(sku2) }])), call.now);
  for (const sku2 of changed) await noteSku(tx, call, sku2.sku_id, field, sku2[field], next(sku2));
};
var implementation = {
  none: "product.none",
  wrongState: {
    on: "product.notOff",
    off: "product.notOn",
    price: "product.closed",
    stock: "product.closed",
    commission: "product.closed"
  },
  hold: async (tx, call, key2) => {
    const product2 = await lockProduct(tx, call.viewer.scope, key2);
    return product2 && { ...product2, state: product2.status, values: { commission_rate_bp: product2.standard_rate_bp } };
  },
  runs: {
    on: setStatus,
    off: setStatus,
    price: async (tx, doing) => {
      const { change_bp } = doing.input;
      const next = ({ price }) => roundHalfUp((price ?? 0) * (1e4 + change_bp) / 1e4);
      await setSkus(tx, doing, "price", next);
      return { before: {}, after: { change_bp } };
    },
    stock: async (tx, doing) => {
      const { stock } = doing.input;
      await setSkus(tx, doing, "stock", () => stock);
      return { before: {}, after: { stock } };
    },
    commission: async (tx, { row, input: { rate_bp }, call }) => {
      await setProduct(tx, row, { standard_rate_bp: rate_bp }, call.now);
      await notePrices(tx, row.company_id, [row.product_id], call.now);
      return { before: { rate_bp: row.standard_rate_bp }, after: { rate_bp } };
    },
    cost: async (tx, doing) => {
      const { cost } = doing.input;
      await setSkus(tx, doing, "cost", () => cost);
      return { before: {}, after: { cost } };
    }
  }
};
var mountShopProductWorkflow = (router, context) => mountWorkflow(router, context, shopProductWorkflow, implementation);

// platform/http/cost-table.ts
import { parse } from "csv-parse/sync";
var amountOf3 = (text4, digits) => {
  const match = /^(\d{1,7})(?:\.(\d+))?$/.exec(text4.trim());
  const rest = match?.[2] ?? "";
  if (!match || rest.length > digits) return void 0;
  return Number(match[1]) * 10 ** digits + Number(rest.padEnd(digits, "0") || 0);
};
var readCosts = (table3, currency) => {
  const lines = (() => {
    try {
      const options2 = { bom: true, trim: true, relax_column_count: true, delimiter: [",", "	", ";"] };
      return parse(table3, options2);
    } catch {
      throw wrongField("table", "field.wrong");
    }
  })();
  if (lines.length > COST_LINES + 1) throw wrongField("table", "field.range");
  const digits = currencyDecimals(currency);
  const rows = [];
  const wrong = [];
  const known3 = /* @__PURE__ */ new Set();
  for (const [index, [name2 = "", amount3 = ""]] of lines.entries()) {
    const line3 = index + 1;
    const cost = amountOf3(amount3, digits);
    if (name2 === "" && amount3 === "") continue;
    if (cost === void 0 && index === 0 && !/\d/.test(amount3)) continue;
    if (name2 === "" || amount3 === "") wrong.push({ line: line3, reason: "costs.cells" });
    else if (cost === void 0) wrong.push({ line: line3, reason: "costs.amount" });
    else if (known3.has(name2)) wrong.push({ line: line3, reason: "costs.twice" });
    else rows.push({ line: line3, name: name2, cost });
    known3.add(name2);
  }
  return { rows, wrong };
};

// platform/http/shop-products.ts
var setSku = async (tx, call, sku_id, field, seen3, value3) => {
  const found = await tx.selectFrom("sku").select("product_id").where("company_id", "=", call.viewer.scope.company_id).where("sku_id", "=", sku_id).executeTakeFirst();
  const product_id = found?.product_id ?? "";
  const product2 = await ownProduct(tx, call, product_id);
  if (field !== "cost" && !isEditable(product2.status)) throw new Refused("product.closed");
  const sku2 = (await readSkus2(tx, product2)).find((one) => one.sku_id === sku_id);
  if (!sku2) throw new Refused("product.none");
  if (sku2[field] !== seen3) throw new Refused("product.changed");
  await writeSkus(tx, product2, /* @__PURE__ */ new Map([[sku_id, { [field]: value3 }]]), call.now);
  await noteSku(tx, call, sku_id, field, seen3, value3);
  return { ...sku2, [field]: value3 };
};
var mountShopProducts = (router, context) => {
  mountShopProductWorkflow(router, context);
  implement(router, context, shopProductsApi, {
    skus: ({ product_id }, call) => context.db.transaction().execute(async (tx) => {
      const product2 = await ownProduct(tx, call, product_id);
      const { currency } = await readCompany(tx, product2.company_id);
      return { product_id, currency, list: [...await readSkus2(tx, product2)] };
    }),
    sku: ({ sku_id, field, seen: seen3, value: value3 }, call) => context.db.transaction().execute(async (tx) => {
      const sku2 = await setSku(tx, call, sku_id, field, seen3, value3);
      await raiseVersion(tx, call.viewer.scope.company_id, call.now);
      return sku2;
    }),
    costs: async ({ table: table3 }, call) => {
      const { scope } = call.viewer;
      const { currency } = await readCompany(context.db, scope.company_id);
      const { rows, wrong } = readCosts(table3, currency);
      const by = { member_id: Number(call.viewer.record.id), ip: call.ip, now: call.now };
      const refused = await context.db.transaction().execute(async (tx) => {
        const unwritten = await writeCosts(tx, scope, rows, by);
        await raiseVersion(tx, scope.company_id, call.now);
        return unwritten;
      });
      const say = sayFor(call.header("lang"), call.header("accept-language"));
      const errors = [...wrong, ...refused].map(({ line: line3, reason: reason3 }) => ({ line: line3, message: say(reason3) }));
      return {
        rows: rows.length + wrong.length,
        taken: rows.length - refused.length,
        errors: errors.toSorted((a, b) => a.line - b.line)
      };
    }
  });
};

// platform/queries/sms/owners.ts
var mobileOf = async (db, member_id) => {
  const row = await db.selectFrom("member").select("mobile").where("id", "=", member_id).executeTakeFirst();
  return row?.mobile ?? null;
};
var ownerOf2 = async (db, mobile2) => {
  const row = await db.selectFrom("member").select("deleted_t").where("mobile", "=", mobile2).executeTakeFirst();
  if (!row) return "no";
  return row.deleted_t === null ? "yes" : "gone";
};

// platform/http/sms.ts
var WAIT_S = 60;
var holder2 = async (call) => {
  const { sessions, nowMs } = call.context;
  const viewer = await sessions.find(call.header("token"), nowMs());
  if (!viewer) throw new Refused("session.none", { status: -1 });
  requirePerson(viewer);
  return viewer;
};
var given = (mobile2) => {
  if (mobile2 === void 0) throw wrongField("mobile", "field.required");
  return mobile2;
};
var targetOf2 = async ({ type, mobile: mobile2 }, call) => {
  const { db } = call.context;
  if (type === "register" || type === "forget") {
    const asked3 = given(mobile2);
    const owner = await ownerOf2(db, asked3);
    return { mobile: asked3, decoy: owner !== (type === "register" ? "no" : "yes"), secret: true };
  }
  const viewer = await holder2(call);
  if (type === "phone_new") return { mobile: given(mobile2), decoy: false, secret: false };
  const own9 = await mobileOf(db, Number(viewer.record.id));
  if (!own9) throw new Refused("mobile.none");
  return { mobile: own9, decoy: false, secret: false };
};
var overLimit = ({ refused, wait }) => new Refused(`sms.limit.${refused}`, {
  status: 429,
  params: { seconds: wait, minutes: Math.ceil(wait / 60) },
  refusal: { retry_after: wait }
});
var mountSms = (router, context) => implement(
  router,
  context,
  { smscode: accountApi.smscode },
  {
    smscode: async (input3, call) => {
      const target3 = await targetOf2(input3, call);
      const { type } = input3;
      if (!context.sms.sendsTo(target3.mobile)) throw wrongField("mobile", "sms.prefix");
      const say = sayFor(call.header("lang"), call.header("accept-language"));
      const text4 = (code2) => say(`sms.text.${type}`, { code: code2 });
      const outcome = await context.sms.send({ ...target3, type, address: call.ip, text: text4, now: call.now });
      if (outcome.refused) throw overLimit(outcome);
      if (!outcome.sent) throw new Refused("sms.failed");
      return { wait: WAIT_S };
    }
  }
);

// shared/api/spy.ts
import * as z38 from "zod/mini";
var spyKinds = [1, 2, 3, 4, 5, 6];
var watchableKinds = [1, 2, 5];
var MOST_FAVORITES = 500;
var MOST_WATCHES = 100;
var kind3 = z38.coerce.number().check(z38.refine((one) => spyKinds.some((known3) => known3 === one)));
var watchable = z38.coerce.number().check(z38.refine((one) => watchableKinds.some((known3) => known3 === one)));
var id9 = z38.string().check(z38.minLength(1), z38.maxLength(100));
var quota = z38.object({ limit: z38.int(), used: z38.int(), renew_time: z38.int() });
var seriesLine = z38.object({
  name: z38.string(),
  unit: z38.enum(["count", "money", "rate"]),
  /** One for each day; null: no snapshot. */
  values: z38.array(z38.nullable(z38.int()))
});
var object35 = { kind: z38.int(), id: z38.string(), name: z38.string(), region: z38.string() };
var detail2 = z38.object({
  ...object35,
  favorite: z38.boolean(),
  watched: z38.boolean(),
  /** The last 30 snapshots, `YYYY-MM-DD`, oldest first; empty for what has none. */
  days: z38.array(z38.string()),
  series: z38.array(seriesLine),
  /** What belongs to it: `time` Unix seconds of a content, `gmv` US cents where it is known. */
  related: z38.array(z38.object({ ...object35, time: z38.nullable(z38.int()), gmv: z38.nullable(z38.int()) })),
  currency: z38.string(),
  data_time: z38.int(),
  quota
});
var kept2 = z38.object({
  ...object35,
  add_time: z38.int(),
  /** Sum of the last 30 days, or of the content in all, US cents; null for ads. */
  gmv: z38.nullable(z38.int()),
  /** Last day on which something changed; empty: nothing yet, or not watched. */
  changed_day: z38.string()
});
var change4 = z38.object({
  ...object35,
  day: z38.string(),
  /** 1 price (cents), 2 commission rate (basis points), 3 sales jumped (pieces a day), 4 new videos (videos in all). */
  change: z38.int(),
  before: z38.int(),
  after: z38.int()
});
var marking = z38.strictObject({ kind: kind3, keys: bulkKeys, on: z38.boolean() });
var keptInput = z38.extend(listInput, { kind: z38.optional(kind3) });
var spyApi = {
  /** `<kind>:<id>` of everything that the account keeps, and its look-ups of the day. */
  mine: endpoint({
    method: "GET",
    path: "/api/v1/tkspy/mine",
    access: "tkspy",
    input: z38.object({}),
    data: z38.object({ favorites: z38.array(z38.string()), watches: z38.array(z38.string()), quota })
  }),
  /** Takes one look-up, of each object once a day. Refused with status 0 when none is left. */
  detail: endpoint({
    method: "GET",
    path: "/api/v1/tkspy/detail",
    access: "tkspy",
    input: z38.object({ kind: kind3, id: id9 }),
    data: detail2
  }),
  collect: endpoint({
    method: "POST",
    path: "/api/v1/tkspy/collect",
    access: "tkspy",
    input: marking,
    data: bulkData
  }),
  watch: endpoint({
    method: "POST",
    path: "/api/v1/tkspy/watch",
    access: "tkspy",
    input: z38.strictObject({ kind: watchable, keys: bulkKeys, on: z38.boolean() }),
    data: bulkData
  }),
  /** Newest first. */
  favorites: endpoint({
    method: "GET",
    path: "/api/v1/tkspy/collect/list",
    access: "tkspy",
    input: keptInput,
    data: listOf(kept2)
  }),
  watches: endpoint({
    method: "GET",
    path: "/api/v1/tkspy/watch/list",
    access: "tkspy",
    input: keptInput,
    data: listOf(kept2)
  }),
  /** Newest day first. */
  changes: endpoint({
    method: "GET",
    path: "/api/v1/tkspy/watch/log",
    access: "tkspy",
    input: keptInput,
    data: listOf(change4)
  })
};

// platform/queries/spy/related.ts
import { sql as sql183 } from "kysely";
var MOST11 = 6;
var video = sql183`3 as kind, v.video_id as id, v.title as name, v.region, v.post_t as time, v.gmv_amt as gmv`;
var creator2 = sql183`2 as kind, c.creator_id as id, coalesce(nullif(c.nickname, ''), c.username) as name, c.region,
  null::bigint as time, c.video_gmv_amt + c.live_gmv_amt as gmv`;
var product = sql183`1 as kind, p.product_id as id, p.title as name, p.region, null::bigint as time, p.gmv_30d_amt as gmv`;
var statements = {
  1: (id10) => sql183`select ${video} from spy_video v where v.product_id = ${id10} order by v.post_t desc, 2`,
  2: (id10) => sql183`select ${video} from spy_video v where v.creator_id = ${id10} order by v.post_t desc, 2`,
  3: (id10) => sql183`
    select ${creator2} from spy_video v join spy_creator c using (creator_id) where v.video_id = ${id10}
    union all select ${product} from spy_video v join spy_product p using (product_id) where v.video_id = ${id10}`,
  4: (id10) => sql183`
    select ${creator2} from spy_live l join spy_creator c using (creator_id) where l.live_id = ${id10}`,
  5: (id10) => sql183`
    select ${product} from spy_product p where p.shop_id = ${id10} order by p.gmv_30d_amt desc, 2`,
  6: (id10) => sql183`
    select ${product} from spy_ad a join spy_product p using (product_id) where a.ad_id = ${id10}`
};
var readRelated = async (tx, kind4, id10) => {
  const statement = statements[kind4];
  if (!statement) return [];
  const { rows } = await sql183`select * from (${statement(id10)}) r limit ${MOST11}`.execute(tx);
  return rows;
};

// platform/queries/spy/series.ts
import { sql as sql184 } from "kysely";
var DAYS5 = 30;
var rank = { name: "rank_no", unit: "count", column: "rank_no" };
var curves = {
  1: {
    table: "spy_product_day",
    key: "product_id",
    lines: [
      { name: "sales_1d", unit: "count", column: "sales" },
      { name: "gmv", unit: "money", column: "gmv_amt" },
      { name: "price", unit: "money", column: "price_amt" },
      { name: "commission_rate_bp", unit: "rate", column: "rate_bp" },
      rank,
      { name: "creators", unit: "count", column: "creators" },
      { name: "videos", unit: "count", column: "videos" }
    ]
  },
  2: {
    table: "spy_creator_day",
    key: "creator_id",
    lines: [
      { name: "followers", unit: "count", column: "followers" },
      { name: "video_gmv", unit: "money", column: "video_gmv_amt" },
      { name: "live_gmv", unit: "money", column: "live_gmv_amt" },
      rank,
      { name: "videos", unit: "count", column: "videos" },
      { name: "lives", unit: "count", column: "lives" }
    ]
  },
  5: {
    table: "spy_shop_day",
    key: "shop_id",
    lines: [
      { name: "sales_1d", unit: "count", column: "sales" },
      { name: "gmv", unit: "money", column: "gmv_amt" },
      rank,
      { name: "sold_products", unit: "count", column: "products" }
    ]
  }
};
var readSeries = async (tx, kind4, id10, day7) => {
  const curve = curves[kind4];
  if (!curve) return { days: [], series: [] };
  const columns14 = curve.lines.map(({ name: name2, column: column3 }) => sql184`t.${sql184.ref(column3)} as ${sql184.ref(name2)}`);
  const { rows } = await sql184`
    select s.day, ${sql184.join(columns14)} from spy_snapshot s
    left join ${sql184.table(curve.table)} t on t.day = s.day and t.${sql184.ref(curve.key)} = ${id10}
    where s.day > ${day7 - DAYS5} and s.day <= ${day7} order by s.day`.execute(tx);
  return {
    days: rows.map((row) => dayText(row.day)),
    series: curve.lines.map(({ name: name2, unit }) => ({ name: name2, unit, values: rows.map((row) => row[name2] ?? null) }))
  };
};

// platform/queries/spy/detail.ts
var CREATOR3 = 2;
var isMarked = async (tx, marks, member_id, { kind: kind4, id: id10 }) => {
  const found = await tx.selectFrom(marks).select("kind").where("member_id", "=", member_id).where("kind", "=", kind4).where("object_id", "=", id10).executeTakeFirst();
  return found !== void 0;
};
var readSpyDetail = async (tx, object39, member_id, mask, now) => {
  const newest = await newestSnapshot(tx);
  const shown21 = (one) => one.kind === CREATOR3 ? { ...one, name: shownName(one.name, mask) } : one;
  const related = await readRelated(tx, object39.kind, object39.id);
  return {
    ...shown21(object39),
    favorite: await isMarked(tx, "spy_favorite", member_id, object39),
    watched: await isMarked(tx, "spy_watch", member_id, object39),
    ...newest ? await readSeries(tx, object39.kind, object39.id, newest.day) : { days: [], series: [] },
    related: related.map(shown21),
    currency: "USD",
    data_time: newest?.data_time ?? now
  };
};

// platform/queries/spy/kept.ts
import { sql as sql185 } from "kysely";
var CREATOR4 = 2;
var readMarks2 = async (tx, marks, member_id) => {
  const { rows } = await sql185`
    select kind || ':' || object_id as key from ${sql185.table(marks)} where member_id = ${member_id} order by 1`.execute(
    tx
  );
  return rows.map(({ key: key2 }) => key2);
};
var fromOf = (table3, { member_id, kind: kind4, keyword }) => sql185`
  from ${table3} k join ${spyObjects} o on o.kind = k.kind and o.id = k.object_id
  where k.member_id = ${member_id} and (${kind4 ?? null}::smallint is null or k.kind = ${kind4 ?? null}::smallint)
  and ${holds(sql185`o.name`, keyword)}`;
var named3 = (rows, { mask }) => rows.map((row) => row.kind === CREATOR4 ? { ...row, name: shownName(row.name, mask) } : row);
var readKept5 = async (tx, marks, asked3) => {
  const { list: list3, total: total6 } = await readPage(
    tx,
    {
      columns: sql185`o.kind, o.id, o.name, o.region, o.gmv, k.add_time,
        (select max(l.day) from spy_watch_log l
          where l.member_id = k.member_id and l.kind = k.kind and l.object_id = k.object_id) as changed`,
      from: fromOf(sql185.table(marks), asked3),
      order: sql185`k.add_time desc, k.kind, k.object_id`
    },
    asked3
  );
  return {
    list: named3(list3, asked3).map(({ changed, ...row }) => ({
      ...row,
      changed_day: changed === null ? "" : dayText(changed)
    })),
    total: total6
  };
};
var readChanges = async (tx, asked3) => {
  const { list: list3, total: total6 } = await readPage(
    tx,
    {
      columns: sql185`o.kind, o.id, o.name, o.region, k.day, k.change, k.before, k.after`,
      from: fromOf(sql185.table("spy_watch_log"), asked3),
      order: sql185`k.day desc, o.name, k.object_id, k.change`
    },
    asked3
  );
  return { list: named3(list3, asked3).map((row) => ({ ...row, day: dayText(row.day) })), total: total6 };
};

// platform/queries/spy/mark.ts
import { sql as sql186 } from "kysely";
var setMark = async (tx, marks, mark3, most2) => {
  const { member_id, kind: kind4, object_id, now } = mark3;
  if (!await findObject(tx, kind4, object_id)) return "none";
  await sql186`select from member where id = ${member_id} for no key update`.execute(tx);
  const { rows } = await sql186`
    select coalesce(bool_or(kind = ${kind4}::smallint and object_id = ${object_id}), false) as known, count(*) as count
    from ${sql186.table(marks)} where member_id = ${member_id}`.execute(tx);
  if (rows[0]?.known) return "done";
  if ((rows[0]?.count ?? 0) >= most2) return "full";
  await tx.insertInto(marks).values({ member_id, kind: kind4, object_id, add_time: now }).execute();
  return "done";
};
var dropMark = async (tx, marks, { member_id, kind: kind4, object_id }) => {
  await tx.deleteFrom(marks).where("member_id", "=", member_id).where("kind", "=", kind4).where("object_id", "=", object_id).execute();
};

// platform/queries/spy/quota.ts
import { sql as sql187 } from "kysely";
var SETTING = "spy.quota";
var USUAL = 200;
var quotaLimit = async (db, company_id) => {
  const { rows } = await sql187`
    select value from setting where key = ${SETTING} and company_id in (0, ${company_id})
    order by company_id desc limit 1`.execute(db);
  const value3 = rows[0]?.value;
  return typeof value3 === "number" && Number.isInteger(value3) && value3 >= 0 ? value3 : USUAL;
};
var quotaUsed = async (db, member_id, day7) => {
  const { rows } = await sql187`
    select cardinality(seen) as used from spy_quota where member_id = ${member_id} and day = ${day7}`.execute(db);
  return rows[0]?.used ?? 0;
};
var takeLookUp = async (db, member_id, day7, key2, limit) => {
  if (limit === 0) return void 0;
  const { rows } = await sql187`
    insert into spy_quota as q (member_id, day, seen) values (${member_id}, ${day7}, array[${key2}::text])
    on conflict (member_id, day) do update
      set seen = case when ${key2} = any(q.seen) then q.seen else q.seen || ${key2}::text end
      where ${key2} = any(q.seen) or cardinality(q.seen) < ${limit}
    returning cardinality(q.seen) as used`.execute(db);
  return rows[0]?.used;
};

// platform/http/spy.ts
var memberOf4 = ({ viewer }) => Number(viewer.record.id);
var quotaDay = ({ viewer: { record: record9 }, now }) => {
  const clock2 = { zone: record9.zone, cut_hour: record9.cut_hour };
  const day7 = dayNumber(clock2, now);
  return { day: day7, renew_time: dayStart(clock2, day7 + 1) };
};
var limitOf = (call) => quotaLimit(call.context.db, call.viewer.record.company);
var lookUp = async (call, key2) => {
  const limit = await limitOf(call);
  const { day: day7, renew_time } = quotaDay(call);
  const used = await takeLookUp(call.context.db, memberOf4(call), day7, key2, limit);
  if (used === void 0) {
    const time2 = dateTimeText(renew_time, call.viewer.record.zone);
    throw new Refused("spy.quota", { params: { limit, time: time2 } });
  }
  return { limit, used, renew_time };
};
var mostOf = { spy_favorite: MOST_FAVORITES, spy_watch: MOST_WATCHES };
var mark2 = (call, marks, input3) => bulk(call, input3.keys, async (tx, object_id) => {
  const one = { member_id: memberOf4(call), kind: input3.kind, object_id, now: call.now };
  if (!input3.on) return dropMark(tx, marks, one);
  const done = await setMark(tx, marks, one, mostOf[marks]);
  if (done === "none") throw new Refused("spy.none");
  if (done === "full") throw new Refused(`spy.full.${marks}`, { params: { most: mostOf[marks] } });
});
var own7 = (call, input3, read3) => listPresent(call, async (tx, { company: company3, now }) => {
  const question = { ...input3, kind: input3.kind, member_id: memberOf4(call), mask: company3.mask_names };
  return { ...await read3(tx, question), page: input3.page, limit: input3.limit, data_time: now };
});
var mountSpy = (router, context) => {
  implement(router, context, spyApi, {
    mine: async (_4, call) => {
      const { day: day7, renew_time } = quotaDay(call);
      const limit = await limitOf(call);
      return listPresent(call, async (tx) => ({
        favorites: await readMarks2(tx, "spy_favorite", memberOf4(call)),
        watches: await readMarks2(tx, "spy_watch", memberOf4(call)),
        quota: { limit, used: await quotaUsed(tx, memberOf4(call), day7), renew_time }
      }));
    },
    detail: async ({ kind: kind4, id: id10 }, call) => {
      const object39 = await findObject(call.context.db, kind4, id10);
      if (!object39) throw new Refused("spy.none");
      const quota2 = await lookUp(call, `${kind4}:${id10}`);
      return listPresent(call, async (tx, { company: company3, now }) => ({
        ...await readSpyDetail(tx, object39, memberOf4(call), company3.mask_names, now),
        quota: quota2
      }));
    },
    collect: (input3, call) => mark2(call, "spy_favorite", input3),
    watch: (input3, call) => mark2(call, "spy_watch", input3),
    favorites: (input3, call) => own7(call, input3, (tx, asked3) => readKept5(tx, "spy_favorite", asked3)),
    watches: (input3, call) => own7(call, input3, (tx, asked3) => readKept5(tx, "spy_watch", asked3)),
    changes: (input3, call) => own7(call, input3, readChanges)
  });
};

// shared/api/target.ts
import * as z39 from "zod/mini";
var month2 = z39.string().check(z39.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
var target2 = z39.object({
  /** Of a member and everyone below; empty: of the whole company. */
  member_id: z39.string(),
  name: z39.string(),
  /** Below the first one that is listed. */
  depth: z39.int(),
  /** Turnover target of the month, minor units; null: none is set. */
  target_amt: z39.nullable(z39.int()),
  /** M01 of the month so far. */
  gmv_amt: z39.int(),
  /** M29, basis points. */
  target_rate_bp: z39.nullable(z39.int())
});
var targetApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/target",
    access: "console",
    input: z39.object({ month: z39.optional(month2) }),
    data: z39.object({
      month: month2,
      /** The viewer's own scope first, then those directly under it. */
      list: z39.array(target2),
      /** Whether the viewer may set them. */
      may_set: z39.boolean(),
      currency: z39.string(),
      data_time: z39.int()
    })
  }),
  set: endpoint({
    method: "POST",
    path: "/api/v1/target",
    access: "console",
    input: z39.object({
      month: month2,
      member_id: z39.string().check(z39.regex(/^\d{0,18}$/)),
      /** Whole units of the currency, in minor units; null takes the target away. */
      target_amt: z39.nullable(z39.int().check(z39.minimum(1), z39.maximum(1e14)))
    }),
    data: z39.object({ target_amt: z39.nullable(z39.int()) })
  })
};

// platform/queries/targets/targets.ts
import { sql as sql188 } from "kysely";
var members = ({ scope }) => sql188`
  select m.id, coalesce(nullif(m.membername, ''), m.username) as name from member m
  where m.company_id = ${scope.company_id} and m.deleted_t is null and m.status not in (2, 4)
    and not (${sql188.raw(companyHead)})`;
var topOf = ({ scope, company: company3 }) => scope.member_id === null ? sql188`select ''::text as member_id, ${company3.name}::text as name, 0 as depth, ${scope.text}::text as scope` : sql188`select m.id::text as member_id, coalesce(nullif(m.membername, ''), m.username) as name, 0 as depth,
        ${scope.text}::text as scope from member m where m.id = ${scope.member_id}`;
var belowOf = (view2) => {
  const { member_id } = view2.scope;
  return member_id === null ? sql188`select m.id::text, m.name, 1, 'm' || m.id from (${members(view2)}) m
        where not exists (
          select from member_closure c join (${members(view2)}) above on above.id = c.ancestor_id
          where c.descendant_id = m.id and c.depth = 1)` : sql188`select m.id::text, m.name, 1, 'm' || m.id from (${members(view2)}) m
        join member_closure c on c.descendant_id = m.id and c.ancestor_id = ${member_id} and c.depth = 1`;
};
var readTargets = async (db, view2, month3) => {
  const first2 = dayOfText(`${month3}-01`);
  const last = Math.min(monthStart(first2 + 31) - 1, view2.day);
  const { rows } = await sql188`
    select s.member_id, s.name, s.depth, t.value as target_amt, coalesce((
        select sum(r.gmv_amt) from generate_series(${first2}::int, ${last}::int) as d(bucket)
        join rollup r on r.scope = s.scope and r.grain = 1 and r.bucket = d.bucket and r.dim = 0), 0)::bigint as gmv_amt
    from (${topOf(view2)} union all ${belowOf(view2)}) s
    left join kpi_target t on t.scope = s.scope and t.month = ${month3} and t.metric = 'M01'
    order by s.depth, gmv_amt desc, s.member_id`.execute(db);
  return rows.map((row) => ({
    ...row,
    target_rate_bp: row.target_amt === null ? null : rateBp(row.gmv_amt, row.target_amt)
  }));
};
var writeTarget = async (tx, { scope, month: month3, value: value3, now }) => {
  const key2 = { scope, month: month3, metric: "M01" };
  const before2 = await tx.selectFrom("kpi_target").select("value").where("scope", "=", scope).where("month", "=", month3).where("metric", "=", "M01").forUpdate().executeTakeFirst();
  if (value3 === null)
    await tx.deleteFrom("kpi_target").where("scope", "=", scope).where("month", "=", month3).where("metric", "=", "M01").execute();
  else
    await tx.insertInto("kpi_target").values({ ...key2, value: value3, update_time: now }).onConflict((conflict) => conflict.columns(["scope", "month", "metric"]).doUpdateSet({ value: value3, update_time: now })).execute();
  return before2?.value ?? null;
};

// platform/http/target.ts
var maySet = (view2, member_id, listed3) => listed3.some((one) => one.member_id === member_id) && (view2.scope.member_id === null || member_id !== String(view2.scope.member_id));
var set = async (tx, view2, { month: month3, member_id, target_amt }, call) => {
  const { company: company3 } = view2;
  if (month3 < dayText(view2.day).slice(0, 7)) throw wrongField("month", "field.range");
  if (target_amt !== null && target_amt % 10 ** currencyDecimals(company3.currency) !== 0)
    throw wrongField("target_amt", "field.wrong");
  const listed3 = await readTargets(tx, view2, month3);
  if (!maySet(view2, member_id, listed3)) throw new Refused("target.denied");
  const scope = member_id === "" ? view2.scope.text : `m${member_id}`;
  const before2 = await writeTarget(tx, { scope, month: month3, value: target_amt, now: call.now });
  await insertAudit(tx, {
    member_id: Number(call.viewer.record.id),
    action: "target.set",
    object_type: "target",
    object_id: `${scope}.${month3}`,
    before: { target_amt: before2 },
    after: { target_amt },
    ip: call.ip,
    now: call.now
  });
  await raiseVersion(tx, company3.id, call.now);
  return { target_amt };
};
var mountTarget = (router, context) => implement(router, context, targetApi, {
  list: ({ month: month3 }, call) => present(call, async (tx, view2) => {
    const asked3 = month3 ?? dayText(view2.day).slice(0, 7);
    const list3 = await readTargets(tx, view2, asked3);
    const may_set = list3.some((one) => maySet(view2, one.member_id, list3));
    return { month: asked3, list: list3, may_set, currency: view2.company.currency, data_time: view2.now };
  }),
  set: (input3, call) => context.db.transaction().execute(async (tx) => {
    const { scope } = call.viewer;
    return set(tx, viewNow(scope, await readCompany(tx, scope.company_id), call.now), input3, call);
  })
});

// shared/api/team.ts
import * as z40 from "zod/mini";
var seconds5 = z40.optional(z40.coerce.number().check(z40.int(), z40.minimum(0), z40.maximum(9999999999)));
var day6 = z40.string().check(z40.regex(/^\d{4}-\d{2}-\d{2}$/));
var teamApi = {
  /** Turnover of each team by the business days that the period touches; the last seven without one. */
  trend: endpoint({
    method: "GET",
    path: "/api/v1/team/trend",
    access: "team",
    input: z40.object({ start_time: seconds5, end_time: seconds5 }),
    data: z40.object({
      from: day6,
      to: day6,
      days: z40.array(day6),
      /** Largest first. */
      teams: z40.array(z40.object({ team_id: z40.string(), name: z40.string(), gmv: z40.array(z40.int()) })),
      currency: z40.string(),
      data_time: z40.int()
    })
  })
};

// platform/queries/team-trend.ts
import { sql as sql189 } from "kysely";
var total5 = (gmv2) => gmv2.reduce((sum2, amt) => sum2 + amt, 0);
var readTeamTrend = async (tx, view2, { start_time, end_time }) => {
  const { from, to } = windowOf(view2, start_time, end_time);
  const { rows } = await sql189`
    select t.id::text as team_id, coalesce(nullif(t.membername, ''), t.username) as name,
      coalesce(r.gmv_amt, 0) as gmv
    from member t cross join generate_series(${from}::int, ${to}::int) as d(day)
    left join rollup r on r.scope = 'm' || t.id and r.grain = 1 and r.bucket = d.day and r.dim = 0 and r.dim_id = ''
    where ${isTeamHead(view2.scope, sql189`t.id`)} order by t.id, d.day`.execute(tx);
  const teams2 = [...new Map(rows.map(({ team_id, name: name2 }) => [team_id, name2]))].map(([team_id, name2]) => {
    return { team_id, name: name2, gmv: rows.filter((row) => row.team_id === team_id).map(({ gmv: gmv2 }) => gmv2) };
  });
  return {
    from: dayText(from),
    to: dayText(to),
    days: daysOf2(from, to).map(dayText),
    teams: teams2.toSorted((a, b) => total5(b.gmv) - total5(a.gmv)),
    currency: view2.company.currency,
    data_time: view2.now
  };
};

// platform/http/team.ts
var mountTeam = (router, context) => {
  implement(router, context, teamApi, {
    trend: (input3, call) => {
      if (!isPeriod(input3.start_time, input3.end_time)) throw wrongField("end_time", "field.range");
      return listPresent(call, (tx, view2) => readTeamTrend(tx, view2, input3));
    }
  });
};

// shared/api/views.ts
import * as z41 from "zod/mini";
var listId = z41.string().check(z41.minLength(1), z41.maxLength(40));
var columnSetting = z41.object({
  field: z41.string().check(z41.maxLength(60)),
  shown: z41.boolean(),
  /** Pixels; absent is the list's own. */
  width: z41.optional(z41.int().check(z41.minimum(40), z41.maximum(800))),
  pin: z41.optional(z41.enum(["left", "right"]))
});
var listSetting = z41.object({
  columns: z41.nullable(z41.array(columnSetting).check(z41.maxLength(200))),
  density: z41.enum(["normal", "compact"])
});
var view = z41.object({
  id: z41.string(),
  name: z41.string(),
  /** The query of the page's address, without page. */
  query: z41.string(),
  is_default: z41.boolean(),
  /** Everyone of the company who may see the screen sees it too. */
  shared: z41.boolean(),
  own: z41.boolean(),
  owner: z41.string()
});
var viewsApi = {
  read: endpoint({
    method: "GET",
    path: "/api/v1/view/list",
    access: "session",
    input: z41.object({ list: listId }),
    data: z41.object({ setting: listSetting, views: z41.array(view) })
  }),
  columns: endpoint({
    method: "POST",
    path: "/api/v1/view/columns",
    access: "session",
    input: z41.strictObject({ list: listId, setting: listSetting }),
    data: listSetting
  }),
  /** At most 20 own views a list; a default one takes the place of the one before. */
  save: endpoint({
    method: "POST",
    path: "/api/v1/view/save",
    access: "session",
    input: z41.strictObject({
      id: z41.optional(z41.string().check(z41.maxLength(20))),
      list: listId,
      name: z41.string().check(z41.trim(), z41.minLength(1), z41.maxLength(40)),
      query: z41.string().check(z41.maxLength(2e3)),
      is_default: z41.boolean(),
      shared: z41.boolean()
    }),
    data: z41.array(view)
  }),
  remove: endpoint({
    method: "POST",
    path: "/api/v1/view/remove",
    access: "session",
    input: z41.strictObject({ list: listId, id: z41.string().check(z41.maxLength(20)) }),
    data: z41.array(view)
  })
};

// platform/queries/views/saved.ts
import { sql as sql190 } from "kysely";
var MOST_SHARED = 200;
var readViews = async (db, { member_id, company_id, list: list3 }) => {
  const { rows } = await sql190`
    select v.id::text as id, v.name, v.query, v.member_id = ${member_id} and v.is_default as is_default, v.shared,
      v.member_id = ${member_id} as own, coalesce(nullif(m.membername, ''), m.username) as owner
    from saved_view v join member m on m.id = v.member_id
    where v.list = ${list3} and (v.member_id = ${member_id} or (v.shared and v.company_id = ${company_id}
      and m.company_id = v.company_id and m.deleted_t is null))
    order by own desc, v.id limit ${MOST_SHARED}`.execute(db);
  return rows;
};
var saveView = async (tx, view2, most2) => {
  const { member_id, company_id, list: list3, id: id10, now, ...written2 } = view2;
  await tx.selectFrom("member").select("id").where("id", "=", member_id).forNoKeyUpdate().execute();
  const { rows: own9 } = await sql190`
    select id::text as id from saved_view where member_id = ${member_id} and list = ${list3}`.execute(tx);
  if (id10 !== void 0 && !own9.some((one) => one.id === id10)) return "none";
  if (id10 === void 0 && own9.length >= most2) return "full";
  if (view2.is_default) {
    const mine4 = tx.updateTable("saved_view").where("member_id", "=", member_id).where("list", "=", list3);
    await mine4.where("is_default", "=", true).set({ is_default: false }).execute();
  }
  const row = { ...written2, company_id, update_time: now };
  if (id10 === void 0) {
    await tx.insertInto("saved_view").values({ ...row, member_id, list: list3, add_time: now }).execute();
  } else {
    await tx.updateTable("saved_view").set(row).where("id", "=", Number(id10)).execute();
  }
  return "saved";
};
var removeView = async (db, { member_id, list: list3 }, id10) => {
  const { rows } = await sql190`
    delete from saved_view where id::text = ${id10} and member_id = ${member_id} and list = ${list3} returning id`.execute(
    db
  );
  return rows.length > 0;
};

// platform/queries/views/settings.ts
var readSetting2 = async (db, member_id, list3) => {
  const row = await db.selectFrom("column_setting").select("setting").where("member_id", "=", member_id).where("list", "=", list3).executeTakeFirst();
  return row?.setting;
};
var writeSetting2 = async (db, { member_id, list: list3, setting: setting2, now }) => {
  const row = { setting: JSON.stringify(setting2), update_time: now };
  await db.insertInto("column_setting").values({ member_id, list: list3, ...row }).onConflict((conflict) => conflict.columns(["member_id", "list"]).doUpdateSet(row)).execute();
};

// platform/http/list-settings.ts
var own8 = { columns: null, density: "normal" };
var cleanSetting = (list3, setting2) => {
  if (setting2.columns === null) return setting2;
  const known3 = new Map(list3.columns.map((column3) => [column3.field, column3]));
  const kept3 = setting2.columns.filter(({ field }) => known3.delete(field));
  const fresh = [...known3.values()].map(({ field, shown: shown21 }) => ({ field, shown: shown21 ?? false }));
  const shows = kept3.some(({ shown: shown21 }) => shown21);
  return { ...setting2, columns: shows ? [...kept3, ...fresh] : null };
};
var keptSetting = (list3, kept3) => {
  const read3 = viewsApi.columns.data.safeParse(kept3);
  return read3.success ? cleanSetting(list3, read3.data) : own8;
};
var decoded = (text4) => {
  try {
    return decodeURIComponent(text4.replaceAll("+", " "));
  } catch {
    return "";
  }
};
var keptQuery = (list3, query) => {
  const known3 = /* @__PURE__ */ new Set(["keyword", "limit", "sort_field", "sort_order", ...list3.filters.flatMap(paramsOf)]);
  const parts2 = query.replace(/^\?/, "").split("&");
  return parts2.filter((part5) => known3.has(decoded(part5.split("=", 1)[0] ?? ""))).join("&");
};

// platform/http/views.ts
var MOST12 = 20;
var readerOf3 = ({ viewer: { record: record9 } }, list3) => ({
  member_id: Number(record9.id),
  company_id: record9.company,
  list: list3
});
var mountViews = (router, context) => implement(router, context, viewsApi, {
  read: async (input3, call) => {
    const list3 = requireViews(call, input3.list);
    const reader3 = readerOf3(call, list3.id);
    const [kept3, views] = await Promise.all([
      readSetting2(context.db, reader3.member_id, list3.id),
      readViews(context.db, reader3)
    ]);
    return { setting: keptSetting(list3, kept3), views };
  },
  columns: async (input3, call) => {
    const list3 = requireViews(call, input3.list);
    const setting2 = cleanSetting(list3, input3.setting);
    const { member_id } = readerOf3(call, list3.id);
    await writeSetting2(context.db, { member_id, list: list3.id, setting: setting2, now: call.now });
    return setting2;
  },
  save: async (input3, call) => {
    const list3 = requireViews(call, input3.list);
    const reader3 = readerOf3(call, list3.id);
    if (input3.shared && reader3.company_id === 0) throw wrongField("shared", "view.noCompany");
    const view2 = { ...input3, ...reader3, query: keptQuery(list3, input3.query), now: call.now };
    return context.db.transaction().execute(async (tx) => {
      const outcome = await saveView(tx, view2, MOST12);
      if (outcome === "none") throw new Refused("view.none");
      if (outcome === "full") throw new Refused("view.full", { params: { most: MOST12 } });
      return readViews(tx, reader3);
    });
  },
  remove: async (input3, call) => {
    const list3 = requireViews(call, input3.list);
    const reader3 = readerOf3(call, list3.id);
    if (!await removeView(context.db, reader3, input3.id)) throw new Refused("view.none");
    return readViews(context.db, reader3);
  }
});

// platform/http/app.ts
var BODY_LIMIT = 64 * 1024;
var PING_LIMIT_MS = 2e3;
var sayTo = (req) => sayFor(req.get("lang"), req.get("accept-language"));
var unreadable = (status) => {
  if (status === 413) return { http: 413, text: "tooLarge" };
  return { http: status >= 400 && status < 500 ? status : 400, text: status === 400 ? "badJson" : "badRequest" };
};
var httpStatusOf = (error) => typeof error === "object" && error !== null && "status" in error ? Number(error.status) : 0;
var livez = (context) => async (_4, res) => {
  let timer;
  const late = new Promise((_5, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), PING_LIMIT_MS);
  });
  try {
    await Promise.race([ping(context.db), late]);
    res.set("Cache-Control", "no-store").json({ status: "ok", parts: context.health.parts() });
  } catch {
    const parts2 = { ...context.health.parts(), database: "down" };
    res.status(503).set("Cache-Control", "no-store").json({ status: "database", parts: parts2 });
  } finally {
    clearTimeout(timer);
  }
};
var makeApp = (context, bench, trusted = []) => {
  const app = express();
  app.disable("x-powered-by").disable("etag").set("trust proxy", ["loopback", ...trusted]).set("query parser", "simple");
  app.use((req, res, next) => {
    res.set("X-Content-Type-Options", "nosniff");
    if (req.get("sec-fetch-site") !== "cross-site") return next();
    sendRefusal(res, 403, sayTo(req)("crossSite"), null, 403);
  });
  app.get("/livez", livez(context));
  app.get("/metrics", async (req, res, next) => {
    if (!isLoopback(req.ip)) return next();
    const text4 = await context.metrics.text();
    res.set("Cache-Control", "no-store").type(context.metrics.contentType).send(text4);
  });
  app.use(express.json({ limit: BODY_LIMIT, inflate: false }));
  mountSession(app, context);
  mountAccount(app, context);
  mountScreen(app, context);
  mountConsole(app, context);
  mountDashboard(app, context);
  mountAnalysis(app, context);
  mountSms(app, context);
  mountOutbox(app, context);
  mountAvatar(app, context);
  mountMessages(app, context);
  mountFinance(app, context);
  mountPolicy(app, context);
  mountSearch(app, context);
  mountPrivilege(app, context);
  mountOrders(app, context);
  mountOrderActions(app, context);
  mountImports(app, context);
  mountCompany(app, context);
  mountProducts(app, context);
  mountGoods(app, context);
  mountAds(app, context);
  mountSamples(app, context);
  mountCurated(app, context);
  mountSpy(app, context);
  mountTarget(app, context);
  mountMultishop(app, context);
  mountShopOrders(app, context);
  mountShopProducts(app, context);
  mountOrderTrend(app, context);
  mountTeam(app, context);
  mountViews(app, context);
  mountLists(app, context);
  mountListParts(app, context);
  mountPanels(app, context);
  mountExports(app, context);
  if (bench) mountBench(app, context, bench);
  mountPending(app, context);
  app.use((req, res) => sendRefusal(res, 0, sayTo(req)("notFound"), null, 404));
  app.use((error, req, res, next) => {
    if (res.headersSent) return next(error);
    const status = httpStatusOf(error);
    if (status >= 400 && status < 500) {
      const { http, text: text4 } = unreadable(status);
      return sendRefusal(res, 0, sayTo(req)(text4), null, http);
    }
    if (sendFailure(res, error, sayTo(req)) === "broken") context.log.error({ err: error }, "request failed");
  });
  return app;
};

// platform/http/list-places.ts
var WAITING_FOR_EACH = 12;
var listPlaces = ({ lists: lists3, sizes }) => ({
  db: lists3,
  inTurn: makeQueue(sizes.lists, sizes.lists * WAITING_FOR_EACH)
});

// platform/db/listener.ts
import { setTimeout as sleep3 } from "node:timers/promises";
import pg2 from "pg";
var LEAST_MS2 = 100;
var MOST_MS2 = 5e3;
var PING_MS = 15e3;
var PING_LIMIT_MS2 = 5e3;
var session = async (client, options2, stopped) => {
  const lost2 = new Promise((resolve2) => {
    client.on("error", resolve2);
    client.on("end", () => resolve2(new Error("connection ended")));
    stopped.addEventListener("abort", () => resolve2(new Error("stopped")), { once: true });
  });
  client.on("notification", ({ payload }) => options2.onMessage(payload ?? ""));
  await client.connect();
  await client.query(`listen ${pg2.escapeIdentifier(options2.channel)}`);
  options2.onUp();
  const ping2 = setInterval(() => {
    const limit = setTimeout(() => client.emit("error", new Error("no answer")), PING_LIMIT_MS2);
    client.query("select 1").then(
      () => clearTimeout(limit),
      (error) => client.emit("error", error)
    );
  }, PING_MS);
  try {
    throw await lost2;
  } finally {
    clearInterval(ping2);
  }
};
var listen = (options2) => {
  const stopping = new AbortController();
  let connected = false;
  const run2 = async () => {
    for (let pause = LEAST_MS2; !stopping.signal.aborted; pause = Math.min(pause * 2, MOST_MS2)) {
      const client = new pg2.Client({ ...clientConfig(options2.url()), application_name: "tidewall-news" });
      const up = () => {
        connected = true;
        pause = LEAST_MS2;
        options2.onUp();
      };
      await session(client, { ...options2, onUp: up }, stopping.signal).catch((error) => {
        if (connected && !stopping.signal.aborted) options2.onDown(error.message);
      });
      connected = false;
      void client.end().catch(() => {
      });
      await sleep3(pause * (0.75 + Math.random() / 2), void 0, { signal: stopping.signal }).catch(() => {
      });
    }
  };
  const ended = run2();
  return {
    connected: () => connected,
    stop: () => {
      stopping.abort();
      return ended;
    }
  };
};

// platform/http/news.ts
var LOOK_MS = 1e3;
var News = class {
  #db;
  #versions = /* @__PURE__ */ new Map();
  #waiting = /* @__PURE__ */ new Map();
  #listener;
  #look;
  #stopped = false;
  constructor(db, url, log) {
    this.#db = db;
    this.#listener = listen({
      url,
      channel: "tw_company",
      onMessage: (payload) => {
        const found = /^(\d+):(\d+)$/.exec(payload);
        if (found) this.#learn(Number(found[1]), Number(found[2]));
      },
      onUp: () => void this.#read(),
      onDown: (reason3) => log.warn({ reason: reason3 }, "news connection lost")
    });
    this.#look = setInterval(() => {
      if (!this.#listener.connected()) void this.#read();
    }, LOOK_MS);
  }
  get stopped() {
    return this.#stopped;
  }
  /** Resolves when the company is past `version`, after `ms`, or when `signal` aborts. Never rejects. */
  waitFor(company_id, version, ms, signal) {
    if ((this.#versions.get(company_id) ?? 0) > version || ms <= 0 || signal.aborted || this.#stopped) {
      return Promise.resolve();
    }
    return new Promise((resolve2) => {
      const waiting2 = this.#waiting.get(company_id) ?? /* @__PURE__ */ new Set();
      this.#waiting.set(company_id, waiting2);
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", done);
        waiting2.delete(done);
        if (waiting2.size === 0 && this.#waiting.get(company_id) === waiting2) this.#waiting.delete(company_id);
        resolve2();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener("abort", done);
      waiting2.add(done);
    });
  }
  async stop() {
    this.#stopped = true;
    clearInterval(this.#look);
    for (const company_id of [...this.#waiting.keys()]) this.#wake(company_id);
    await this.#listener.stop();
  }
  #learn(company_id, version) {
    if ((this.#versions.get(company_id) ?? 0) >= version) return;
    this.#versions.set(company_id, version);
    this.#wake(company_id);
  }
  #wake(company_id) {
    for (const done of [...this.#waiting.get(company_id) ?? []]) done();
  }
  async #read() {
    if (this.#waiting.size === 0) return;
    const rows = await readVersions(this.#db, [...this.#waiting.keys()]).catch(() => []);
    for (const row of rows) this.#learn(row.company_id, row.version);
  }
};

// platform/http/serve.ts
import { createServer } from "node:http";
var STOP_LIMIT_MS = 3e3;
var serve3 = (app, host, port) => new Promise((resolve2, reject) => {
  const server = createServer({ keepAliveTimeout: 3e4, requestTimeout: 3e4 }, app);
  server.once("error", (error) => {
    const taken3 = `\u7AEF\u53E3 ${port} \u5DF2\u88AB\u5360\u7528\u3002 Port ${port} is taken.`;
    reject(error.code === "EADDRINUSE" ? new Error(taken3) : error);
  });
  server.listen(port, host, () => {
    const address2 = server.address();
    const name2 = address2.family === "IPv6" ? `[${address2.address}]` : address2.address;
    const stop = () => new Promise((stopped) => {
      const limit = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS);
      server.close(() => {
        clearTimeout(limit);
        stopped();
      });
      server.closeIdleConnections();
    });
    resolve2({ url: `http://${name2}:${address2.port}`, stop });
  });
});

// platform/http/sessions.ts
import { createHash as createHash3, randomBytes as randomBytes6 } from "node:crypto";
var DAY11 = 86400;
var lifetime = { web: 7 * DAY11, screen: 90 * DAY11 };
var longest = { web: 90 * DAY11, screen: null };
var USED_EVERY_S = 60;
var CACHE_MS = 3e3;
var CACHE_SIZE = 5e3;
var TOKEN = /^[A-Za-z0-9_-]{43}$/;
var hashOf2 = (token) => createHash3("sha256").update(token).digest();
var Sessions = class {
  #db;
  #special;
  /** A closed session stays known as nobody's: a look-up that began before must not bring it back. */
  #known = /* @__PURE__ */ new Map();
  /** Raised when members change: what was read before must not be kept. */
  #changes = 0;
  constructor(db, special) {
    this.#db = db;
    this.#special = special;
  }
  /**
   * Opens a session: screens (status 4) live 90 days from the last use, everyone else 7, and 90 from the sign-in. Null when the
   * password, found right against `password_hash`, has been changed meanwhile.
   */
  async open(member3, { ip, device, now }) {
    const token = randomBytes6(32).toString("base64url");
    const kind4 = member3.status === 4 ? "screen" : "web";
    const expire_t = now + lifetime[kind4];
    const { id: member_id, password_hash } = member3;
    const kept3 = { token_hash: hashOf2(token), member_id, password_hash, kind: kind4, ip, device, now, expire_t };
    return await insertToken(this.#db, kept3) ? token : null;
  }
  /** The holder of `token`, or null when it is unknown, ran out, or its account may not be used any more. */
  async find(token, nowMs) {
    if (!token || !TOKEN.test(token)) return null;
    const tokenHash = hashOf2(token);
    const key2 = tokenHash.toString("base64");
    const known3 = this.#known.get(key2);
    if (known3 && known3.until > nowMs) return known3.viewer;
    const now = Math.floor(nowMs / 1e3);
    const changes = this.#changes;
    const row = await readSession(this.#db, tokenHash, now);
    if (this.#known.get(key2)?.viewer === null) return null;
    this.#known.delete(key2);
    if (!row || blockOf(row, now) !== null) return null;
    if (now - row.token_used_t >= USED_EVERY_S) {
      const kind4 = row.token_kind;
      await slideToken(this.#db, tokenHash, { now, expire_t: now + lifetime[kind4], longest: longest[kind4] });
    }
    const viewer = { record: recordOf(row, this.#special), scope: scopeOf(row), tokenHash };
    if (changes === this.#changes) this.#known.set(key2, { viewer, until: nowMs + CACHE_MS });
    if (this.#known.size > CACHE_SIZE) this.#known.delete(this.#known.keys().next().value ?? "");
    return viewer;
  }
  /** After a change of a member, or the end of its sessions: this process looks again, others within seconds. */
  forget(memberId) {
    this.#changes += 1;
    for (const [key2, { viewer }] of this.#known) if (viewer?.record.id === String(memberId)) this.#known.delete(key2);
  }
  async close(viewer) {
    await deleteToken(this.#db, viewer.tokenHash);
    this.#known.set(viewer.tokenHash.toString("base64"), { viewer: null, until: Number.POSITIVE_INFINITY });
  }
};

// platform/ingest/runs/folder.ts
import { mkdirSync as mkdirSync2, mkdtempSync as mkdtempSync2, rmSync as rmSync2 } from "node:fs";
import { open as open3, readdir as readdir2, rm as rm4 } from "node:fs/promises";
import { tmpdir as tmpdir3 } from "node:os";
import { join as join4 } from "node:path";
var REJECTS = ".rejects.csv";
var ours2 = /^([0-9a-f]{32}\.(?:(?:csv|tsv|txt)(?:\.gz)?|xlsx))(?:\.rejects\.csv)?(?:\.part)?$/;
var ImportFolder = class {
  path;
  #own;
  /** @param dataDir empty: a folder of its own that `close` removes */
  constructor(dataDir) {
    this.#own = dataDir === "";
    this.path = this.#own ? mkdtempSync2(join4(tmpdir3(), "tidewall-imports-")) : join4(dataDir, "imports");
    mkdirSync2(this.path, { recursive: true, mode: 448 });
  }
  pathOf(file2) {
    return join4(this.path, file2);
  }
  rejectsName(file2) {
    return file2 + REJECTS;
  }
  rejectsOf(file2) {
    return this.pathOf(this.rejectsName(file2));
  }
  /** Puts a part in its place; writing it again changes nothing. */
  async write(file2, offset, part5) {
    const handle = await open3(this.pathOf(file2), offset === 0 ? "w" : "r+", 384);
    try {
      await handle.write(part5, 0, part5.length, offset);
    } finally {
      await handle.close();
    }
  }
  /** The file itself; its rejected lines stay. */
  async removeSource(file2) {
    await rm4(this.pathOf(file2), { force: true });
  }
  async remove(file2) {
    await Promise.all([this.pathOf(file2), this.rejectsOf(file2)].map((path) => rm4(path, { force: true })));
  }
  /** Names of the files that stand here or have left their rejected lines. */
  async files() {
    const names3 = (await readdir2(this.path)).flatMap((name2) => ours2.exec(name2)?.[1] ?? []);
    return [...new Set(names3)];
  }
  close() {
    if (this.#own) rmSync2(this.path, { recursive: true, force: true });
  }
};

// platform/ingest/undo.ts
var CHUNK = 500;
var PATIENCE_MS = 6e4;
var nextOrders = async (client, jobId) => (await client.query(
  `select seq, order_id, before from import_order where job_id = $1 order by order_id limit ${CHUNK}`,
  [jobId]
)).rows;
var nextReturns = async (client, jobId) => (await client.query(
  `select refund_id, exists (select from import_refund o where o.company_id = t.company_id
         and o.refund_id = t.refund_id and o.job_id <> t.job_id) as stays
       from import_refund t where job_id = $1 order by refund_id limit ${CHUNK}`,
  [jobId]
)).rows;
var laterRows = async (client, companyId, jobId, rows) => (await client.query(
  `select t.job_id, t.order_id, t.events from import_order t
       join unnest($3::text[], $4::bigint[]) as u(order_id, seq) on t.order_id = u.order_id and t.seq > u.seq
       where t.company_id = $1 and t.job_id <> $2 order by t.seq`,
  [companyId, jobId, rows.map(({ order_id }) => order_id), rows.map(({ seq }) => seq)]
)).rows.map((row) => ({ ...row, events: row.events === null ? [] : JSON.parse(row.events) }));
var without = (open4, before2, later, note3) => {
  let order2 = before2;
  for (const { job_id, events: events2 } of later) {
    note3(job_id, order2);
    for (const event of events2) {
      const own9 = open4.exchange(event);
      if ("event" in own9 && own9.event.kind === "order") order2 = open4.book.applied(order2, own9.event);
    }
  }
  return order2;
};
var undoOrders = async (client, open4, companyId, jobId, rows, later) => {
  const sum2 = { removed: 0, restored: 0, billed: 0 };
  const renoted = [];
  for (const { order_id, before: before2 } of rows) {
    const now = open4.book.orderOf(order_id);
    if (now?.lines.some(isBilled)) {
      sum2.billed++;
      continue;
    }
    const then = before2 === null ? void 0 : JSON.parse(before2);
    const own9 = later.filter((one) => one.order_id === order_id);
    const order2 = without(open4, then, own9, (job_id, state3) => {
      renoted.push({ job_id, order_id, before: state3 ? JSON.stringify(state3) : null });
    });
    open4.book.replace(order_id, order2);
    sum2[order2 ? "restored" : "removed"]++;
  }
  if (renoted.length > 0)
    await client.query(
      `update import_order t set before = u.before, events = case when u.before is null then null else t.events end
       from unnest($2::bigint[], $3::text[], $4::text[]) as u(job_id, order_id, before)
       where t.company_id = $1 and t.job_id = u.job_id and t.order_id = u.order_id`,
      [
        companyId,
        renoted.map(({ job_id }) => job_id),
        renoted.map(({ order_id }) => order_id),
        renoted.map(({ before: before2 }) => before2)
      ]
    );
  await client.query("delete from import_order where job_id = $1 and order_id = any($2::text[])", [
    jobId,
    rows.map(({ order_id }) => order_id)
  ]);
  return sum2;
};
var undoSome = async (client, companyId, jobId) => {
  const memory = newMemory();
  const now = Math.floor(Date.now() / 1e3);
  await beginOrders(client, companyId, PATIENCE_MS);
  const rows = await nextOrders(client, jobId);
  const returns = rows.length < CHUNK ? await nextReturns(client, jobId) : [];
  if (rows.length === 0 && returns.length === 0) return null;
  const later = await laterRows(client, companyId, jobId, rows);
  const events2 = later.flatMap((row) => row.events);
  const orderIds = rows.map(({ order_id }) => order_id);
  const refundIds = returns.flatMap(({ refund_id, stays }) => stays ? [] : [refund_id]);
  const open4 = await openBook(client, companyId, now, events2, memory, { orderIds, refundIds });
  for (const refund_id of refundIds) open4.book.takeBack(refund_id);
  const sum2 = await undoOrders(client, open4, companyId, jobId, rows, later);
  open4.book.matchReturns();
  await new BookWriter(client, companyId, now, open4).end(memory.names);
  await client.query("delete from import_refund where job_id = $1 and refund_id = any($2::text[])", [
    jobId,
    returns.map(({ refund_id }) => refund_id)
  ]);
  return { ...sum2, returns: refundIds.length };
};
var undoAll = async (db, companyId, jobId, { signal, onProgress }) => {
  const all = { removed: 0, restored: 0, returns: 0, billed: 0 };
  const client = await db.pool.connect();
  let failed;
  try {
    await client.query(`update import_job set state = 'undoing' where id = $1`, [jobId]);
    for (; ; ) {
      if (signal?.aborted) throw new Error("stopped");
      const done = await undoSome(client, companyId, jobId);
      if (done === null) await client.query(`update import_job set state = 'undone' where id = $1`, [jobId]);
      await client.query("commit");
      if (done === null) return all;
      all.removed += done.removed;
      all.restored += done.restored;
      all.returns += done.returns;
      all.billed += done.billed;
      onProgress?.(all.removed + all.restored + all.billed + all.returns);
    }
  } catch (error) {
    failed = error;
    await client.query("rollback").catch(() => {
    });
    throw error;
  } finally {
    client.release(failed !== void 0 && !signal?.aborted);
  }
};
var undoJob = async (db, companyId, jobId, options2 = {}) => {
  const unlock = await lockJob(db, jobId, { patienceMs: PATIENCE_MS, signal: options2.signal });
  try {
    return await undoAll(db, companyId, jobId, options2);
  } finally {
    await unlock();
  }
};

// platform/ingest/runs/run.ts
var BATCH_LINES = 1e3;
var MOST_ATTEMPTS2 = 5;
var broken = new ImportError("\u5BFC\u5165\u51FA\u9519\uFF0C\u8BF7\u91CD\u65B0\u5F00\u59CB", "The import went wrong: please start it again");
var fileOf = ({ file: file2, name: name2, company: company3, options: options2 }, folder, signal) => ({
  file: folder.pathOf(file2),
  name: name2,
  preset: presetFor(options2),
  company: company3,
  encoding: options2.encoding,
  zone: options2.zone || void 0,
  currency: options2.currency || void 0,
  dates: options2.dates,
  numbers: options2.numbers,
  reportedT: options2.reported_t,
  signal
});
var check = async (run2, options2, signal, seen3) => {
  const { pool, folder } = options2;
  try {
    const file2 = await openFile(
      { pool },
      {
        ...fileOf(run2, folder, signal),
        onLook: (part5) => {
          seen3.part = part5 / 2;
        }
      }
    );
    const result = await checkFile({ pool }, file2, file2.company, {
      signal,
      onProgress: ({ lines, part: part5 }) => {
        seen3.lines = lines;
        seen3.part = 0.5 + part5 / 2;
      }
    });
    return { state: "checked", result };
  } catch (error) {
    if (!(error instanceof ImportError) || error.trouble === "stopped") throw error;
    return { state: "ready", asks: error.trouble ?? "", reason_zh: error.zh, reason_en: error.en };
  }
};
var write6 = async (run2, options2, signal, seen3) => {
  const { db, pool, gate, folder } = options2;
  const { summary } = await runImport({ pool }, gate, {
    ...fileOf(run2, folder, signal),
    rejects: folder.rejectsOf(run2.file),
    batchLines: BATCH_LINES,
    isChecked: true,
    onJob: (job2) => noteJob(db, run2, job2),
    onProgress: ({ lines, part: part5 }) => {
      seen3.lines = lines;
      seen3.part = part5;
    }
  });
  return { state: summary.rejected > 0 ? "open" : "done", summary };
};
var undo = async (run2, { pool }, signal, seen3) => {
  if (run2.job_id === null) return { state: "undone" };
  const undone = await undoJob({ pool }, run2.company_id, run2.job_id, {
    signal,
    onProgress: (done) => {
      seen3.lines = done;
    }
  });
  return { state: "undone", note: JSON.stringify(undone) };
};
var steps2 = { checking: check, running: write6, undoing: undo };
var workRun = async (run2, options2, stopping) => {
  const { db, log, folder, nowMs } = options2;
  const lost2 = new AbortController();
  const seen3 = { lines: 0, part: 0 };
  const now = () => Math.floor(nowMs() / 1e3);
  const stopTicks = repeatedly(async () => {
    if (!await beatRun(db, run2, seen3.lines, seen3.part)) lost2.abort();
  });
  try {
    if (run2.attempts > MOST_ATTEMPTS2) throw broken;
    const { note: note3 = "", ...ended } = await steps2[run2.state](run2, options2, AbortSignal.any([stopping, lost2.signal]), seen3);
    if (!await endRun(db, run2, { ...ended, now: now() })) return;
    if (ended.state !== "checked" && ended.state !== "ready")
      await writeLog(db, { run_id: run2.id, member_id: null, action: ended.state, note: note3, now: now() });
    if (ended.state === "done") await folder.removeSource(run2.file);
  } catch (error) {
    if (stopping.aborted) return await requeueRun(db, run2);
    if (lost2.signal.aborted) return;
    if (!(error instanceof ImportError)) {
      log.warn({ err: error, run: run2.id }, "an import failed");
      if (isDatabaseAway(error)) return;
    }
    const { zh: zh2, en: en2 } = error instanceof ImportError ? error : broken;
    await endRun(db, run2, { state: "failed", reason_zh: zh2, reason_en: en2, now: now() });
  } finally {
    stopTicks();
  }
};

// platform/ingest/runs/worker.ts
var SWEEP_MS2 = 6e4;
var KEEP_S2 = 7 * 86400;
var sweep = async ({ db, folder, nowMs }) => {
  await dropFiles(db, Math.floor(nowMs() / 1e3) - KEEP_S2);
  const files = await folder.files();
  const used = await importFiles(db);
  await Promise.all(files.filter((file2) => !used.has(file2)).map((file2) => folder.remove(file2)));
};
var startImports = (options2) => {
  const { db, gate, log, folder } = options2;
  const start2 = (kind4) => startWorker({
    what: `imports (${kind4})`,
    log,
    everyMs: SWEEP_MS2,
    sweep: () => kind4 === "writes" ? sweep(options2) : Promise.resolve(),
    step: async (stopping) => {
      const run2 = await claimRun(db, kind4);
      if (run2) await workRun(run2, options2, stopping);
      return run2 !== null;
    }
  });
  const workers = [start2("writes"), start2("checks")];
  return {
    folder,
    pool: options2.pool,
    wake: () => {
      for (const worker of workers) worker.wake();
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      await gate.stop();
      folder.close();
    }
  };
};

// platform/jobs/bills.ts
import { sql as sql192 } from "kysely";

// platform/jobs/member-bills.ts
import { sql as sql191 } from "kysely";
var CONFIRM_WITHIN_S = 10 * 86400;
var insertBills = async (tx, { company_id, member_id, period, now }) => {
  const { rows } = await sql191`
    with open as materialized (
      select s.company_id, s.order_id, s.sku_id, s.content_id, s.n, s.role, s.level,
        case s.role when 1 then 1 when 2 then 2 when 3 then 2 else 3 end as bill_type,
        case s.state when 4 then 2 else 1 end as kind,
        s.act_amt - case s.state when 4 then coalesce((
          select sum(coalesce(b.company_amt, b.amt)) from bill_line b
          where b.company_id = s.company_id and b.order_id = s.order_id and b.sku_id = s.sku_id
            and b.content_id = s.content_id and b.n = s.n and b.role = s.role and b.level = s.level), 0)
          else 0 end as amt,
        case s.state when 4 then greatest(l.settled_t, (
          select max(coalesce(r.done_t, r.applied_t)) from order_refund r
          where r.company_id = s.company_id and r.order_id = s.order_id and r.sku_id = s.sku_id
            and r.content_id = s.content_id and r.n = s.n))
          else l.settled_t end as t
      from commission_split s join affiliate_order_line l using (company_id, order_id, sku_id, content_id, n)
      where s.company_id = ${company_id} and s.member_id = ${member_id} and s.state in (1, 4) and s.act_amt <> 0
    ), due as materialized (
      select * from open
      where amt <> 0 and to_char(to_timestamp(t) at time zone 'Asia/Shanghai', 'YYYY-MM') <= ${period}
        and not exists (select from bill b where b.member_id = ${member_id} and b.bill_type = open.bill_type
          and b.period >= ${period})
    ), sums as (
      select bill_type, count(distinct order_id) filter (where kind = 1) as orders,
        coalesce(sum(amt) filter (where kind = 1), 0) as commission_amt,
        - coalesce(sum(amt) filter (where kind = 2), 0) as deduction_amt,
        coalesce((select case when b.status = 7 then b.income_amt else 0 end from bill b
          where b.member_id = ${member_id} and b.bill_type = due.bill_type order by b.period desc limit 1), 0) as adjust_amt
      from due group by bill_type
    ), made as (
      insert into bill (id, bill_no, company_id, member_id, bill_type, period, currency, orders, commission_amt,
        deduction_amt, adjust_amt, income_amt, status, confirm_deadline_t, add_time, update_time)
      select next.id, 'B' || replace(${period}::text, '-', '') || '-' || lpad(next.id::text, greatest(6, length(next.id::text)), '0'),
        ${company_id}::bigint, ${member_id}::bigint, bill_type, ${period}::text, c.display_currency, orders, commission_amt,
        deduction_amt, adjust_amt, commission_amt - deduction_amt + adjust_amt,
        case when commission_amt - deduction_amt + adjust_amt < 0 then 7 else 0 end,
        ${now + CONFIRM_WITHIN_S}::bigint, ${now}::bigint, ${now}::bigint
      from (select *, nextval(pg_get_serial_sequence('bill', 'id')) as id from sums) next
      join company c on c.id = ${company_id}
      returning id, bill_type, status
    ), lines as (
      insert into bill_line (bill_id, company_id, order_id, sku_id, content_id, n, role, level, kind, amt)
      select made.id, company_id, order_id, sku_id, content_id, n, role, level, kind, amt
      from due join made using (bill_type)
    ), marked as (
      update commission_split s set state = 2 from due d
      where d.kind = 1 and s.company_id = d.company_id and s.order_id = d.order_id and s.sku_id = d.sku_id
        and s.content_id = d.content_id and s.n = d.n and s.role = d.role and s.level = d.level
    ), told as (
      insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time)
      select m.company_id, m.id, coalesce(nullif(m.membername, ''), m.username), m.agency_level, 'bill.created', 'bill',
        made.id::text, ${now}::bigint
      from made join member m on m.id = ${member_id} where made.status = 0
    )
    select id from made`.execute(tx);
  return rows.length;
};

// platform/jobs/bills.ts
var BILLED_AT_S = 2 * 3600;
var IMPORT_STALE_S = 3600;
var STATEMENT_LIMIT_MS = 12e4;
var MARK = "bills.until";
var findDue = async (db, now) => {
  const { rows } = await sql192`
    with last as (
      select to_char(to_timestamp(${now - BILLED_AT_S}) at time zone 'Asia/Shanghai' - interval '1 month', 'YYYY-MM') as period
    )
    select c.id as company_id, last.period from company c cross join last
    left join setting s on s.company_id = c.id and s.key = ${MARK}
    where coalesce(s.value #>> '{}', '') < last.period and not exists (
      select from import_job i
      where i.company_id = c.id and i.state = 'running' and i.update_time > ${now - IMPORT_STALE_S})
      and not exists (select from company_change h where h.company_id = c.id and h.state in ('queued', 'running'))
    order by c.id`.execute(db);
  return rows;
};
var setMark2 = async (db, company_id, period, now) => {
  const row = { value: JSON.stringify(period), update_time: now };
  await db.insertInto("setting").values({ company_id, key: MARK, ...row }).onConflict((conflict) => conflict.columns(["company_id", "key"]).doUpdateSet(row)).execute();
};
var findMembers = (db, company_id, period) => db.transaction().execute(async (tx) => {
  await sql192.raw(`set local statement_timeout = ${STATEMENT_LIMIT_MS}`).execute(tx);
  const { rows } = await sql192`
      select d.member_id, array(
        select to_char(month, 'YYYY-MM') from generate_series(
          date_trunc('month', to_timestamp(d.first_t) at time zone 'Asia/Shanghai'),
          to_date(${period}, 'YYYY-MM')::timestamp, interval '1 month') as month order by month) as months
      from (
        select s.member_id, min(l.settled_t) as first_t
        from commission_split s join affiliate_order_line l using (company_id, order_id, sku_id, content_id, n)
        where s.company_id = ${company_id} and s.member_id is not null and s.state in (1, 4) and s.act_amt <> 0
        group by s.member_id) d
      order by d.member_id`.execute(tx);
  return rows;
});
var generateBills = async (db, now, stopped = () => false) => {
  let made2 = 0;
  for (const { company_id, period } of await findDue(db, now)) {
    for (const { member_id, months } of await findMembers(db, company_id, period)) {
      if (stopped()) return made2;
      made2 += await db.transaction().execute(async (tx) => {
        await sql192.raw(`set local statement_timeout = ${STATEMENT_LIMIT_MS}`).execute(tx);
        await sql192`select pg_advisory_xact_lock(${sql192.lit(ORDER_LOCK)}, ${company_id}::int)`.execute(tx);
        await sql192`select from member where id = ${member_id} for no key update`.execute(tx);
        let bills = 0;
        for (const month3 of months) bills += await insertBills(tx, { company_id, member_id, period: month3, now });
        return bills;
      });
    }
    await setMark2(db, company_id, period, now);
  }
  return made2;
};

// platform/jobs/daily-report.ts
import { sql as sql193 } from "kysely";
var send2 = (db, member3, now) => db.transaction().execute(async (tx) => {
  const company3 = await readCompany(tx, member3.company_id);
  const day7 = reportDay(company3.clock, now);
  if (day7 <= member3.sent_day) return;
  const view2 = viewAt(scopeOf(member3), company3, now, false);
  const yesterday = { from: view2.day - 1, to: view2.day - 1, cut: null };
  const { total: total6 } = await readRange(tx, { view: view2, only: null }, yesterday, [yesterday]);
  const about = [
    dayText(yesterday.from),
    moneyText(total6.gmv_amt, company3.currency),
    total6.orders,
    moneyText(total6.est_commission_amt, company3.currency)
  ].join(" \xB7 ");
  const { rows } = await sql193`
      update daily_report set sent_day = ${day7} where member_id = ${member3.id} and sent_day < ${day7} returning 1`.execute(
    tx
  );
  if (rows.length === 0) return;
  await sql193`
      insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time)
      select m.company_id, m.id, ${about}, m.agency_level, 'report.daily', 'report', ${dayText(yesterday.from)}, ${now}::bigint
      from member m where m.id = ${member3.id}`.execute(tx);
});
var sendReports = async (db, now) => {
  const { rows } = await sql193`
    select m.id, m.company_id, m.status, m.privilege_id, r.sent_day from daily_report r join member m on m.id = r.member_id
    where m.deleted_t is null and m.status <> 2 and r.sent_day < ${Math.floor((now + 14 * 3600) / 86400)}`.execute(db);
  for (const member3 of rows) await send2(db, member3, now);
};

// platform/jobs/fx.ts
var DAY12 = 86400;
var MOST_DAYS2 = 90;
var PAUSE_S = 3600;
var ASK_LIMIT_MS = 1e4;
var fxJob = (db, provider) => {
  let notBefore = 0;
  return async (now, stopped) => {
    if (!provider || now < notBefore) return;
    notBefore = now + PAUSE_S;
    const yesterday = Math.floor(now / DAY12) - 1;
    const known3 = await newestDay(db, provider.name);
    const first2 = Math.max((known3 ?? 0) + 1, yesterday - MOST_DAYS2 + 1);
    for (let day7 = first2; day7 <= yesterday && !stopped(); day7++) {
      const found = await provider.ratesOf(day7, AbortSignal.timeout(ASK_LIMIT_MS));
      const rates = [...found].map(([currency, rate2]) => ({ currency, day: day7, rate: rate2 }));
      if (rates.length > 0) await writeRates(db, rates, provider.name, now);
    }
  };
};

// platform/queries/market/rates.ts
import { sql as sql194 } from "kysely";
var DAY13 = 86400;
var LOCK_S = 30 * DAY13;
var OPEN = 1;
var lowerRates = async (tx, now) => {
  const { rows } = await sql194`
    select p.company_id, p.product_id, coalesce(p.standard_rate_bp, 0) as rate_bp, o.next_rate_bp as next,
      o.collab_type = ${OPEN} as open
    from product_offer o join product p using (company_id, product_id)
    where o.next_rate_t <= ${now} order by 1, 2 limit 500 for update of o, p`.execute(tx);
  for (const { company_id, product_id, rate_bp, next, open: open4 } of rows) {
    if (open4 && next < rate_bp)
      await sql194`
        insert into rate_lock (company_id, product_id, creator_id, rate_bp, locked_until_t, add_time)
        select ${company_id}, ${product_id}, creator_id, ${rate_bp}, ${now + LOCK_S}, ${now} from (
          select a.creator_id from product_assignment a
          where a.company_id = ${company_id} and a.product_id = ${product_id}
          union
          select l.creator_id from affiliate_order_line l
          where l.company_id = ${company_id} and l.product_id = ${product_id} and l.creator_id <> ''
            and l.paid_t > ${now - LOCK_S}
        ) kept on conflict do nothing`.execute(tx);
    await sql194`update product set standard_rate_bp = ${next}, update_time = ${now}
      where company_id = ${company_id} and product_id = ${product_id}`.execute(tx);
    await notePrices(tx, company_id, [product_id], now);
    await sql194`update product_offer set next_rate_bp = null, next_rate_t = null, update_time = ${now}
      where company_id = ${company_id} and product_id = ${product_id}`.execute(tx);
  }
};

// platform/queries/market/reach.ts
import { sql as sql195 } from "kysely";
var countReach = async (tx, company_id) => {
  await sql195`set local statement_timeout = 0`.execute(tx);
  await sql195`
    insert into product_reach as r (company_id, product_id, creators, videos, lives)
    select ${company_id}, p.product_id, count(distinct s.creator_id) filter (where s.creator_id <> ''),
      count(distinct s.content_id) filter (where s.content_type = 1 and s.content_id <> ''),
      count(distinct s.content_id) filter (where s.content_type = 2 and s.content_id <> '')
    from product p left join (
      select product_id, creator_id, content_type, content_id from affiliate_order_line
      where company_id = ${company_id} and paid_t is not null
      union
      select k.product_id, c.creator_id, c.content_type, c.content_id
      from content_product k join content c using (company_id, content_id) where k.company_id = ${company_id}
    ) s on s.product_id = p.product_id
    where p.company_id = ${company_id} group by p.product_id
    on conflict (company_id, product_id) do update
      set creators = excluded.creators, videos = excluded.videos, lives = excluded.lives
      where (r.creators, r.videos, r.lives) is distinct from (excluded.creators, excluded.videos, excluded.lives)
  `.execute(tx);
};
var everyVersion = (db) => db.selectFrom("company_pulse").select(["company_id", "version"]).execute();

// platform/jobs/market.ts
var REST = 100;
var SHORTEST_MS = 6e4;
var marketJob = (db, log) => {
  const counted2 = /* @__PURE__ */ new Map();
  const count2 = async () => {
    for (const { company_id, version } of await everyVersion(db)) {
      const last = counted2.get(company_id);
      const start2 = performance.now();
      if (last && (last.version === version || start2 < last.next)) continue;
      await db.transaction().execute((tx) => countReach(tx, company_id));
      const took = performance.now() - start2;
      counted2.set(company_id, { version, next: start2 + Math.max(SHORTEST_MS, REST * took) });
    }
  };
  return async (now) => {
    try {
      await db.transaction().execute(async (tx) => {
        await lowerRates(tx, now);
        await endLateSamples(tx, now);
      });
      await count2();
    } catch (error) {
      log.warn({ err: error }, "the work of the marketplace failed and is tried again");
    }
  };
};

// platform/jobs/settle.ts
import { sql as sql196 } from "kysely";
var CHUNK2 = 2e3;
var findDue2 = async (db, now) => {
  const { rows } = await sql196`
    select company_id, order_id, max(settle_due_t) as settle_due_t
    from affiliate_order_line
    where settlement_status = 1 and settle_due_t <= ${now}
    group by company_id, order_id order by company_id, 3 limit ${CHUNK2}`.execute(db);
  return rows;
};
var settleDue = async (db, gate, now) => {
  let settled2 = 0;
  for (; ; ) {
    const due = await findDue2(db, now);
    const byCompany = /* @__PURE__ */ new Map();
    for (const { company_id, order_id, settle_due_t } of due) {
      const event = { kind: "update", order_id, settled_t: settle_due_t };
      const events2 = byCompany.get(company_id);
      if (events2) events2.push(event);
      else byCompany.set(company_id, [event]);
    }
    let changed = 0;
    for (const [companyId, events2] of byCompany) {
      const results = await gate.submit(companyId, events2);
      changed += results.filter((result) => result.ok && result.changed).length;
    }
    settled2 += changed;
    if (due.length < CHUNK2 || changed === 0) return settled2;
  }
};

// platform/jobs/spy-watch.ts
import { sql as sql197 } from "kysely";
var LOCK = 7480113214;
var MARK2 = "spy.watch.until";
var MOST_DAYS3 = 7;
var JUMP_SHARE = 1.5;
var JUMP_PIECES = 20;
var lastDone = async (tx) => {
  const { rows } = await sql197`
    select (value #>> '{}')::int as day from setting where company_id = 0 and key = ${MARK2}`.execute(tx);
  return rows[0]?.day ?? 0;
};
var setDone = async (tx, day7, now) => {
  const row = { value: JSON.stringify(day7), update_time: now };
  await tx.insertInto("setting").values({ company_id: 0, key: MARK2, ...row }).onConflict((conflict) => conflict.columns(["company_id", "key"]).doUpdateSet(row)).execute();
};
var logDay = async (tx, day7, now) => {
  await sql197`
    insert into spy_watch_log (member_id, kind, object_id, day, change, before, after, add_time)
    select w.member_id, w.kind, w.object_id, s.day, c.change, c.before, c.after, ${now}::bigint
    from spy_snapshot s
    join spy_watch w on w.add_time < s.data_time
    join member m on m.id = w.member_id and m.deleted_t is null
    cross join lateral (
      select v.change, v.before, v.after
      from spy_product_day t join spy_product_day y on y.product_id = t.product_id and y.day = t.day - 1
      cross join lateral (values (1, y.price_amt, t.price_amt), (2, y.rate_bp, t.rate_bp), (3, y.sales, t.sales),
        (4, y.videos, t.videos)) v(change, before, after)
      where w.kind = 1 and t.product_id = w.object_id and t.day = s.day
      union all
      select 4, y.videos, t.videos
      from spy_creator_day t join spy_creator_day y on y.creator_id = t.creator_id and y.day = t.day - 1
      where w.kind = 2 and t.creator_id = w.object_id and t.day = s.day
      union all
      select 3, y.sales, t.sales
      from spy_shop_day t join spy_shop_day y on y.shop_id = t.shop_id and y.day = t.day - 1
      where w.kind = 5 and t.shop_id = w.object_id and t.day = s.day) c
    where s.day = ${day7} and case c.change
      when 3 then c.after >= c.before * ${sql197.lit(JUMP_SHARE)} and c.after - c.before >= ${sql197.lit(JUMP_PIECES)}
      when 4 then c.after > c.before
      else c.after <> c.before end
    on conflict do nothing`.execute(tx);
};
var tell = async (tx, day7, now) => {
  const { rows } = await sql197`
    insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time)
    select m.company_id, m.id, l.about, m.agency_level, 'spy.changed', 'spy', ${day7}::text, ${now}::bigint
    from (
      select g.member_id, min(g.name) || case when count(*) > 1 then ' +' || (count(*) - 1) else '' end as about
      from (
        select distinct l.member_id, l.kind, l.object_id, coalesce(p.title, nullif(c.nickname, ''), c.username, s.name) as name
        from spy_watch_log l
        left join spy_product p on l.kind = 1 and p.product_id = l.object_id
        left join spy_creator c on l.kind = 2 and c.creator_id = l.object_id
        left join spy_shop s on l.kind = 5 and s.shop_id = l.object_id
        where l.day = ${day7}) g
      group by g.member_id) l
    join member m on m.id = l.member_id
    where not exists (
      select from notice n where n.member_id = m.id and n.event_code = 'spy.changed' and n.ref_id = ${day7}::text)
    returning id`.execute(tx);
  return rows.length;
};
var watchSpy = (db, now) => db.transaction().execute(async (tx) => {
  await sql197`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx);
  const newest = await newestSnapshot(tx);
  const done = await lastDone(tx);
  if (!newest || newest.day <= done) return 0;
  for (let day7 = Math.max(done + 1, newest.day - MOST_DAYS3 + 1); day7 <= newest.day; day7++) await logDay(tx, day7, now);
  await setDone(tx, newest.day, now);
  return tell(tx, newest.day, now);
});

// platform/queries/messages/trend-notice.ts
import { sql as sql198 } from "kysely";
var MOST_NAMES = 3;
var noticeOfHits = async (tx, { member_id, day: day7, names: names3, kinds: kinds4, now }) => {
  const more2 = names3.length - MOST_NAMES;
  const about = [names3.slice(0, MOST_NAMES).join(" \xB7 "), ...more2 > 0 ? [`+${more2}`] : []].join(" ");
  await sql198`
    insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time)
    select company_id, id, ${about}, agency_level, 'trend.hit', 'trend', ${`${day7}:${kinds4.join("")}`}, ${now}::bigint
    from member where id = ${member_id}`.execute(tx);
};

// platform/queries/trend/check.ts
import { sql as sql199 } from "kysely";
var watchingBefore = async (db, before2) => {
  const { rows } = await sql199`
    select w.member_id, m.company_id, c.time_zone as zone, c.cut_hour, min(w.checked_day) as checked_day
    from trend_watch w join member m on m.id = w.member_id join company c on c.id = m.company_id
    where w.checked_day < ${before2} group by 1, 2, 3, 4`.execute(db);
  return rows.map(({ zone, cut_hour, ...member3 }) => ({ ...member3, clock: { zone, cut_hour } }));
};
var lockDue = async (tx, member_id, day7) => {
  const { rows } = await sql199`
    select kind, object_id, trends, stock_days, trend, low from trend_watch
    where member_id = ${member_id} and checked_day < ${day7} order by kind, object_id for update`.execute(tx);
  return rows;
};
var writeSeen = async (tx, { member_id, day: day7, now }, seen3) => {
  await sql199`
    update trend_watch w set trend = s.trend, low = s.low, checked_day = ${day7}
    from jsonb_to_recordset(${JSON.stringify(seen3)}::jsonb) as s(kind smallint, object_id text, trend smallint, low boolean)
    where w.member_id = ${member_id} and w.kind = s.kind and w.object_id = s.object_id`.execute(tx);
  await sql199`
    insert into trend_hit (member_id, kind, object_id, day, hit, add_time)
    select ${member_id}, s.kind, s.object_id, ${day7}, h.hit::smallint, ${now}::bigint
    from jsonb_to_recordset(${JSON.stringify(seen3)}::jsonb) as s(kind smallint, object_id text, hits jsonb)
    cross join lateral jsonb_array_elements_text(s.hits) h(hit)
    on conflict do nothing`.execute(tx);
};

// platform/jobs/trend-watch.ts
var lists2 = {
  1: productTrendList,
  2: skuTrendList
};
var seenOf = (watch2, state3) => {
  const { kind: kind4, object_id } = watch2;
  if (!state3) return { ...watch2, hits: [] };
  const low2 = isLow(watch2, state3);
  const began = state3.trend !== watch2.trend && watch2.trends.includes(state3.trend) ? [state3.trend] : [];
  return { kind: kind4, object_id, trend: state3.trend, low: low2, hits: low2 && !watch2.low ? [...began, 4] : began };
};
var statesOf = async (tx, due, rights, at2) => {
  const company3 = await readCompany(tx, at2.company_id);
  const read3 = async (kind4) => {
    const ids4 = due.filter((one) => one.kind === kind4).map(({ object_id }) => object_id);
    const scope = rights[kind4];
    if (!scope || ids4.length === 0) return /* @__PURE__ */ new Map();
    return readTrendStates(tx, viewAt(scope, company3, at2.now, false), kind4, ids4);
  };
  return { 1: await read3(1), 2: await read3(2) };
};
var check2 = async (db, { member_id, company_id }, day7, now) => {
  const rightTo = async (kind4) => (await listRight(db, nobodySpecial, member_id, lists2[kind4], now))?.scope ?? null;
  const rights = { 1: await rightTo(1), 2: await rightTo(2) };
  return db.transaction().execute(async (tx) => {
    const due = await lockDue(tx, member_id, day7);
    const states2 = await statesOf(tx, due, rights, { company_id, now });
    const seen3 = due.map((watch2) => seenOf(watch2, states2[watch2.kind].get(watch2.object_id)));
    await writeSeen(tx, { member_id, day: day7, now }, seen3);
    const hit3 = seen3.filter(({ hits }) => hits.length > 0);
    if (hit3.length === 0) return false;
    await noticeOfHits(tx, {
      member_id,
      day: day7,
      names: hit3.map(({ kind: kind4, object_id }) => states2[kind4].get(object_id)?.name ?? object_id),
      kinds: trendKinds.filter((kind4) => hit3.some((one) => one.kind === kind4)),
      now
    });
    return true;
  });
};
var watchTrends = async (db, now, stopped = () => false) => {
  let told = 0;
  for (const member3 of await watchingBefore(db, Math.floor((now + 14 * 3600) / 86400))) {
    const day7 = dayNumber(member3.clock, now);
    if (stopped()) break;
    if (member3.checked_day < day7 && await check2(db, member3, day7, now)) told++;
  }
  return told;
};

// platform/jobs/jobs.ts
var startJobs = (options2) => {
  const { db, gate, log, everyMs = 6e4, nowMs = Date.now, billsAfter = Promise.resolve(), onBills } = options2;
  const market = marketJob(db, log);
  const fx = fxJob(db, options2.rates ?? null);
  let stopped = false;
  let mayBill = false;
  void billsAfter.then(() => {
    mayBill = true;
  });
  let timer;
  const work2 = async () => {
    const now = Math.floor(nowMs() / 1e3);
    try {
      await settleDue(db, gate, now);
      if (mayBill && !stopped && await generateBills(db, now, () => stopped) > 0) await onBills?.();
      if (!stopped) await watchSpy(db, now);
      if (mayBill && !stopped) await watchTrends(db, now, () => stopped);
      if (!stopped) await sendReports(db, now);
      if (!stopped) await tellSubmitted(db, now);
    } catch (error) {
      if (!stopped) log.warn({ err: error }, "settlement, bills, watches or reports failed and are tried again");
    }
    if (!stopped) await market(now);
    await fx(now, () => stopped).catch((error) => {
      if (!stopped) log.warn({ err: error }, "exchange rates could not be fetched and are asked for again in an hour");
    });
  };
  let running = work2();
  const plan = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = work2().then(plan);
    }, everyMs);
    timer.unref();
  };
  void running.then(plan);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    }
  };
};

// platform/metrics.ts
import { Counter, Registry } from "prom-client";
var createMetrics = () => {
  const registry = new Registry();
  const codes = new Counter({
    name: "tidewall_platform_codes_total",
    help: "Codes by text message that were asked for, by outcome",
    labelNames: ["outcome"],
    registers: [registry]
  });
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    /** `sent`, `failed`, `decoy`, or the limit that refused it. */
    code: (outcome) => codes.inc({ outcome })
  };
};

// platform/sms/outbox.ts
var outboxProvider = (db, now) => ({
  name: "log",
  send: async ({ mobile: mobile2, type, text: text4 }) => {
    const add_time = now();
    await keepInOutbox(db, { mobile: mobile2, type, text: text4, add_time, expire_time: add_time + CODE_LIFE_S });
  }
});

// platform/sms/sms.ts
import { setTimeout as sleep4 } from "node:timers/promises";

// platform/queries/sms/sends.ts
import { sql as sql200 } from "kysely";
var PURPOSE_S = 60;
var DAY_S2 = 86400;
var PER_DAY2 = 10;
var HOUR_S = 3600;
var PER_HOUR = 20;
var NUMBER_LOCK = 7481;
var ADDRESS_LOCK = 7482;
var ALL_LOCK = 7483;
var waits = async (tx, { mobile: mobile2, type, address: address2, now }, daily2) => {
  const { rows } = await sql200`
    select
      (select max(t) from sms_send where mobile = ${mobile2} and type = ${type}) + ${PURPOSE_S} as purpose,
      (select t from sms_send where mobile = ${mobile2} order by t desc offset ${PER_DAY2 - 1} limit 1)
        + ${DAY_S2} as number,
      (select t from sms_send where address = ${address2} order by t desc offset ${PER_HOUR - 1} limit 1)
        + ${HOUR_S} as address,
      (select t from sms_send where not decoy and t > ${now - DAY_S2} order by t desc offset ${daily2 - 1} limit 1)
        + ${DAY_S2} as day`.execute(tx);
  const ends = rows[0];
  return ["purpose", "number", "address", "day"].map((refused) => ({
    refused,
    wait: (ends?.[refused] ?? now) - now
  }));
};
var reserveSend = async (db, request, code2, daily2) => {
  const { mobile: mobile2, type, address: address2, now, decoy } = request;
  await db.deleteFrom("sms_send").where("t", "<=", now - DAY_S2).execute();
  await db.deleteFrom("sms_code").where("expire_t", "<=", now - DAY_S2).execute();
  return db.transaction().execute(async (tx) => {
    await sql200`select pg_advisory_xact_lock(${NUMBER_LOCK}, hashtext(${mobile2}))`.execute(tx);
    await sql200`select pg_advisory_xact_lock(${ADDRESS_LOCK}, hashtext(${address2}))`.execute(tx);
    await sql200`select pg_advisory_xact_lock(${ALL_LOCK}, 0)`.execute(tx);
    const [longest2] = (await waits(tx, request, daily2)).toSorted((a, b) => b.wait - a.wait);
    if (longest2 && longest2.wait > 0) return longest2;
    const { id: id10 } = await tx.insertInto("sms_send").values({ mobile: mobile2, type, address: address2, t: now, decoy }).returning("id").executeTakeFirstOrThrow();
    await tx.insertInto("sms_code").values({ mobile: mobile2, type, ...code2 }).onConflict((oc) => oc.columns(["mobile", "type"]).doUpdateSet({ ...code2, tries: 0 })).execute();
    return { id: id10 };
  });
};
var takeBackSend = (db, id10, key2, salt) => db.transaction().execute(async (tx) => {
  await tx.deleteFrom("sms_send").where("id", "=", id10).execute();
  await dropCode(tx, key2, salt);
});

// platform/sms/sms.ts
var tooSlow = (signal) => new Promise((_4, reject) => {
  signal.addEventListener("abort", () => reject(new SmsFailed("too slow")), { once: true });
});
var Sms = class {
  #db;
  #provider;
  #log;
  #limits;
  #metrics;
  #limitMs;
  /** How the last sending went, for decoys: they take as long, and fail while the provider is down. */
  #last = { ms: 0, down: false };
  constructor({ db, provider, log, limits, metrics: metrics2 }, limitMs = 1e4) {
    this.#db = db;
    this.#provider = provider;
    this.#log = log;
    this.#limits = limits;
    this.#metrics = metrics2;
    this.#limitMs = limitMs;
  }
  /** Whether this installation sends to the number at all. */
  sendsTo(mobile2) {
    const { prefixes: prefixes2 } = this.#limits;
    const allowed = prefixes2.length === 0 || prefixes2.some((prefix) => mobile2.startsWith(prefix));
    if (!allowed) this.#metrics.code("prefix");
    return allowed;
  }
  async send(question) {
    const outcome = await this.#send(question);
    const ended = outcome.refused ?? (question.decoy ? "decoy" : outcome.sent ? "sent" : "failed");
    this.#metrics.code(ended);
    return outcome;
  }
  async #send(question) {
    const { mobile: mobile2, type, now, secret, decoy } = question;
    const { code: code2, stored } = newCode(now);
    const kept3 = decoy ? decoyCode(now) : stored;
    const reserved = await reserveSend(this.#db, question, kept3, this.#limits.daily);
    if (reserved.refused) return reserved;
    try {
      if (decoy) await this.#pretend();
      else await this.#deliver({ mobile: mobile2, type, code: code2, text: question.text(code2) });
      return { sent: true };
    } catch (error) {
      if (error instanceof SmsFailed && error.about === "number" && secret) return { sent: true };
      await takeBackSend(this.#db, reserved.id, question, kept3.salt);
      if (error instanceof SmsFailed) return { sent: false };
      throw error;
    }
  }
  async #deliver(message2) {
    const fields = { provider: this.#provider.name, type: message2.type, mobile: maskedMobile(message2.mobile) };
    const signal = AbortSignal.timeout(this.#limitMs);
    const began = performance.now();
    let down = false;
    try {
      await Promise.race([this.#provider.send(message2, signal), tooSlow(signal)]);
      this.#log.info(fields, "code sent");
    } catch (error) {
      down = !(error instanceof SmsFailed) || error.about === "provider";
      const reason3 = error instanceof SmsFailed ? error.reason : "broken";
      this.#log.warn({ ...fields, reason: reason3 }, "code not sent");
      throw error;
    } finally {
      this.#last = { ms: performance.now() - began, down };
    }
  }
  async #pretend() {
    const { ms, down } = this.#last;
    await sleep4(ms);
    if (down) throw new SmsFailed("down");
  }
};

// platform/sms/webhook.ts
import { createHmac } from "node:crypto";
var aboutNumber = /* @__PURE__ */ new Set([400, 409, 422]);
var webhookProvider = ({ url, secret }, now) => ({
  name: "webhook",
  send: async ({ mobile: mobile2, type, code: code2, text: text4 }, signal) => {
    const time2 = now();
    const body = JSON.stringify({ mobile: mobile2, type, code: code2, text: text4, time: time2 });
    const signature = createHmac("sha256", secret).update(`${time2}.${body}`).digest("hex");
    const answer5 = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-tidewall-signature": `t=${time2},v1=${signature}` },
      body,
      redirect: "manual",
      signal
    }).catch(() => {
      throw new SmsFailed("no connection");
    });
    await answer5.body?.cancel();
    if (!answer5.ok) {
      throw new SmsFailed(`HTTP ${answer5.status}`, aboutNumber.has(answer5.status) ? "number" : "provider");
    }
  }
});

// platform/sms/open.ts
var providerOf = async (settings2, db, now) => {
  if (settings2.provider === "webhook") return webhookProvider(settings2, now);
  if (settings2.provider === "aliyun") return (await import("./aliyun-IW6I3GDI.js")).aliyunProvider(settings2);
  return outboxProvider(db, now);
};
var openSms = async (settings2, parts2, nowMs) => {
  const provider = await providerOf(settings2, parts2.db, () => Math.floor(nowMs() / 1e3));
  return new Sms({ ...parts2, provider });
};

// platform/queries/analysis/claimed.ts
import { randomBytes as randomBytes7 } from "node:crypto";
import { sql as sql201 } from "kysely";
var claimWork = async (db) => {
  const { rows } = await sql201`
    update analysis_work set state = 'running', attempts = attempts + 1, attempt = ${randomBytes7(16).toString("hex")},
      done = 0, total = 0, beat_t = ${clock}
    where id = (${oldestOpen("analysis_work")})
    returning id, member_id, scope, question, language, attempts, attempt, update_time`.execute(db);
  return rows[0] ?? null;
};
var mine2 = ({ id: id10, attempt }) => sql201`id = ${id10} and attempt = ${attempt} and state = 'running'`;
var beatWork = async (db, attempt, { done, total: total6 }) => {
  const { rows } = await sql201`
    update analysis_work set done = ${done}, total = ${total6}, beat_t = ${clock} where ${mine2(attempt)} returning id`.execute(
    db
  );
  return rows.length > 0;
};
var endWork = async (db, attempt, end, { done, total: total6 }, now) => {
  const [state3, answer5, reason3] = "answer" in end ? ["done", JSON.stringify(end.answer), ""] : ["failed", null, end.reason];
  await sql201`
    update analysis_work set state = ${state3}, answer = ${answer5}::jsonb, reason = ${reason3}, done = ${done},
      total = ${total6}, expire_t = ${now + workKept}, update_time = ${now}
    where ${mine2(attempt)}`.execute(db);
};
var requeueWork = async (db, attempt) => {
  await sql201`
    update analysis_work set state = 'queued', attempts = attempts - 1, done = 0, total = 0 where ${mine2(attempt)}`.execute(
    db
  );
};
var expireWork = async (db, now) => {
  await sql201`delete from analysis_work where expire_t <= ${now} and state not in ('queued', 'running')`.execute(db);
};
var backendOf = async (tx) => {
  const { rows } = await sql201`select pg_backend_pid() as pid`.execute(tx);
  return rows[0]?.pid ?? 0;
};
var cancelStatement = async (db, pid) => {
  await sql201`select pg_cancel_backend(${pid})`.execute(db);
};

// platform/work/analysis.ts
var SWEEP_MS3 = 6e4;
var STATEMENT_MS = 6e5;
var MOST_ATTEMPTS3 = 3;
var NoAnswer = class extends Error {
  reason;
  constructor(reason3) {
    super(reason3);
    this.reason = reason3;
  }
};
var reasonOf2 = (error) => {
  if (error instanceof NoAnswer) return error.reason;
  return error instanceof TooManyCells ? "analysis.large" : "analysis.broken";
};
var answerOf = async (work2, { db, special, nowMs }, seen3, signal) => {
  if (work2.attempts > MOST_ATTEMPTS3) throw new NoAnswer("analysis.broken");
  const now = Math.floor(nowMs() / 1e3);
  const scope = await screenRight(db, special, work2.member_id, { screens: ["dataAnalysis"] }, now);
  if (scope?.text !== work2.scope) throw new NoAnswer("analysis.denied");
  const question = work2.question;
  return consistently(db, async (tx) => {
    const pid = await backendOf(tx);
    const end = () => void cancelStatement(db, pid).catch(() => {
    });
    signal.addEventListener("abort", end);
    try {
      await limitStatements(tx, STATEMENT_MS);
      const view2 = viewNow(scope, await readCompany(tx, scope.company_id), now);
      const range3 = {
        from: dayNumber(view2.clock, question.start_time),
        to: dayNumber(view2.clock, question.end_time - 1),
        cut: null
      };
      return await readAnalysis(tx, view2, question, range3, work2.language, {
        begins: (parts2) => {
          seen3.total = parts2;
        },
        did: () => {
          seen3.done += 1;
          signal.throwIfAborted();
        }
      });
    } finally {
      signal.removeEventListener("abort", end);
    }
  });
};
var runWork = async (work2, options2, stopping) => {
  const { db, log, nowMs } = options2;
  const lost2 = new AbortController();
  const seen3 = { done: 0, total: 0 };
  const stopTicks = repeatedly(async () => {
    if (!await beatWork(db, work2, seen3)) lost2.abort();
  });
  const now = () => Math.floor(nowMs() / 1e3);
  try {
    const answer5 = await answerOf(work2, options2, seen3, AbortSignal.any([stopping, lost2.signal]));
    await endWork(db, work2, { answer: answer5 }, seen3, now());
  } catch (error) {
    if (stopping.aborted) return await requeueWork(db, work2);
    if (lost2.signal.aborted) return;
    const reason3 = reasonOf2(error);
    if (reason3 === "analysis.broken") log.warn({ err: error, work: work2.id }, "a question could not be answered");
    if (!isDatabaseAway(error)) await endWork(db, work2, { reason: reason3 }, seen3, now());
  } finally {
    stopTicks();
  }
};
var startAnalysis = (options2) => {
  const { db, log, nowMs, limitMs } = options2;
  const worker = startWorker({
    what: "questions",
    log,
    everyMs: SWEEP_MS3,
    sweep: () => expireWork(db, Math.floor(nowMs() / 1e3)),
    step: async (stopping) => {
      const work2 = await claimWork(db);
      if (work2) await runWork(work2, options2, stopping);
      return work2 !== null;
    }
  });
  return { ...worker, limitMs };
};

// platform/queries/company-change-work.ts
import { sql as sql202 } from "kysely";
var claimChange = async (db) => {
  const { rows } = await sql202`
    update company_change set state = 'running', attempts = attempts + 1, done = 0, beat_t = ${clock}
    where id = (${oldestOpen("company_change")})
    returning id, company_id, attempts,
      json_build_object('zone', from_zone, 'cut_hour', from_cut_hour, 'currency', from_currency) as from,
      json_build_object('zone', zone, 'cut_hour', cut_hour, 'currency', currency) as to`.execute(db);
  return rows[0] ?? null;
};
var mine3 = ({ id: id10, attempts }) => sql202`id = ${id10} and attempts = ${attempts} and state = 'running'`;
var beatChange = async (db, change5, done, total6) => {
  const { rows } = await sql202`
    update company_change set done = ${done}, total = ${total6}, beat_t = ${clock} where ${mine3(change5)} returning id`.execute(
    db
  );
  return rows.length > 0;
};
var finishChange = (change5, orders4, now) => sql202`
  update company_change set state = 'done', done = ${orders4}, total = ${orders4}, beat_t = ${clock}, update_time = ${now}
  where ${mine3(change5)} returning id`;
var failChange = async (db, change5, { zh: zh2, en: en2 }, now) => {
  await sql202`
    update company_change set state = 'failed', reason_zh = ${zh2}, reason_en = ${en2}, update_time = ${now}
    where ${mine3(change5)}`.execute(db);
};
var requeueChange = async (db, change5) => {
  await sql202`update company_change set state = 'queued', attempts = attempts - 1 where ${mine3(change5)}`.execute(db);
};
var forgetAnswers = (company_id) => sql202`
  delete from analysis_work where scope = ${`c${company_id}`}
    or scope in (select 'm' || id from member where company_id = ${company_id})`;
var forgetChecks = (company_id) => sql202`
  update import_run set state = 'ready', result = null where company_id = ${company_id} and state = 'checked'`;

// platform/jobs/change-company.ts
var changeCompany = async (pool, change5, { signal, onProgress, now }) => {
  const { company_id, from, to } = change5;
  let orders4 = 0;
  await rebuildRollups({ pool }, company_id, {
    to,
    signal,
    ...from.currency === to.currency ? {} : { exchange: (client) => exchangeCompany(client, company_id, from, to) },
    onProgress: (progress) => {
      orders4 = progress.done;
      onProgress(progress);
    },
    end: async (client) => {
      await client.query(compiled(forgetAnswers(company_id)));
      await client.query(compiled(forgetChecks(company_id)));
      const { rowCount } = await client.query(compiled(finishChange(change5, orders4, now())));
      if (!rowCount) throw new Error("the change was cancelled, or another worker has taken it up");
    }
  });
};

// platform/work/company.ts
var MOST_ATTEMPTS4 = 5;
var broken2 = new CompanyError(
  "\u66F4\u6539\u51FA\u9519\uFF0C\u516C\u53F8\u4FDD\u6301\u539F\u6837\uFF1B\u8BF7\u91CD\u65B0\u66F4\u6539",
  "The change went wrong and the company stays as it was: please start it again"
);
var runChange = async (change5, options2, stopping) => {
  const { db, pool, log, nowMs } = options2;
  const lost2 = new AbortController();
  let seen3 = { done: 0, total: 0 };
  const stopTicks = repeatedly(async () => {
    if (!await beatChange(db, change5, seen3.done, seen3.total)) lost2.abort();
  });
  const now = () => Math.floor(nowMs() / 1e3);
  try {
    if (change5.attempts > MOST_ATTEMPTS4) throw broken2;
    await changeCompany(pool, change5, {
      signal: AbortSignal.any([stopping, lost2.signal]),
      onProgress: (progress) => {
        seen3 = progress;
      },
      now
    });
  } catch (error) {
    if (stopping.aborted) return await requeueChange(db, change5);
    if (lost2.signal.aborted) return;
    if (!(error instanceof CompanyError)) {
      log.warn({ err: error, change: change5.id }, "a company could not be changed");
      if (isDatabaseAway(error)) return;
    }
    await failChange(db, change5, error instanceof CompanyError ? error : broken2, now());
  } finally {
    stopTicks();
  }
};
var startChanges = (options2) => {
  const worker = startWorker({
    what: "changes of companies",
    log: options2.log,
    everyMs: Number.POSITIVE_INFINITY,
    sweep: async () => {
    },
    step: async (stopping) => {
      const change5 = await claimChange(options2.db);
      if (change5) await runChange(change5, options2, stopping);
      return change5 !== null;
    }
  });
  return { ...worker, pool: options2.pool };
};

// platform/platform.ts
var ANALYSIS_MS = 4e3;
var Parts = class {
  #stops = [];
  #log;
  constructor(log) {
    this.#log = log;
  }
  add(stop) {
    this.#stops.unshift(stop);
  }
  async stop() {
    for (const stop of this.#stops.splice(0)) {
      await stop().catch((error) => this.#log.error({ err: error }, "a part did not stop cleanly"));
    }
  }
};
var start = async (options2, parts2) => {
  const { log, nowMs = Date.now, special: configured = nobodySpecial } = options2;
  const database = await startDatabase(options2);
  parts2.add(database.close);
  const { db, reads, wall, pool } = database;
  const gate = createOrderGate({ pool: database.writes }, log);
  parts2.add(() => gate.stop());
  const demo = await startDemo({ ...options2, db, gate, nowMs });
  parts2.add(demo.stop);
  parts2.add(
    startJobs({
      db,
      gate,
      log,
      nowMs,
      billsAfter: demo.finished,
      onBills: demo.onBills,
      rates: openProvider(options2.fx ?? { provider: "off" })
    }).stop
  );
  const news = new News(wall, () => pool.url, log);
  parts2.add(() => news.stop());
  const memory = new WallMemory(wall);
  const special = { ...configured, starCutters: /* @__PURE__ */ new Set([...configured.starCutters, ...demo.starCutters]) };
  const folder = new ExportFolder(options2.dataDir);
  const exports = startExports({ db, log, folder, nowMs, open: openExport({ db, special, nowMs }) });
  parts2.add(exports.stop);
  const analysis = startAnalysis({ db, log, special, nowMs, limitMs: options2.analysisMs ?? ANALYSIS_MS });
  parts2.add(analysis.stop);
  const imports = startImports({
    db,
    pool,
    gate: createOrderGate(database, log),
    log,
    nowMs,
    folder: new ImportFolder(options2.dataDir)
  });
  parts2.add(imports.stop);
  const changes = startChanges({ db, pool, log, nowMs });
  parts2.add(changes.stop);
  const health = startHealth({
    databaseUrl: () => pool.url,
    dataDir: options2.dataDir,
    log,
    everyMs: options2.healthEveryMs
  });
  parts2.add(health.stop);
  const metrics2 = createMetrics();
  const context = {
    db,
    reads,
    lists: listPlaces(database),
    log,
    news,
    memory,
    nowMs,
    metrics: metrics2,
    callers: createAtOnce(callsAtOnce),
    special,
    sessions: new Sessions(db, special),
    snapshots: new SnapshotCache({ db: wall, reads: wall }, memory, nowMs),
    passwordMin: options2.passwordMin ?? leastPassword,
    sms: await openSms(
      options2.sms ?? { provider: "log" },
      { db, log, limits: options2.smsLimits ?? defaultLimits, metrics: metrics2 },
      nowMs
    ),
    exports,
    analysis,
    gate,
    imports,
    changes,
    health
  };
  await health.looked;
  const serving = await serve3(
    makeApp(context, options2.bench ? gate : null, options2.trustedProxies),
    options2.host,
    options2.port
  );
  parts2.add(async () => {
    await Promise.all([serving.stop(), news.stop()]);
  });
  const { accounts: accounts2, finished: demoFinished } = demo;
  return { url: serving.url, db, gate, accounts: accounts2, demoFinished, stop: () => parts2.stop() };
};
var startPlatform = async (options2) => {
  const parts2 = new Parts(options2.log);
  try {
    return await start(options2, parts2);
  } catch (error) {
    await parts2.stop();
    throw error;
  }
};

// platform/main.ts
var tell2 = (message2) => new Promise((resolve2) => {
  if (process.send) process.send(message2, void 0, void 0, () => resolve2());
  else resolve2();
});
var stopOnSignals = (stop, onError) => {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"]) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error) => {
          onError(error);
          process.exit(1);
        }
      );
    });
  }
};
var ending2 = new AbortController();
var run = async () => {
  const env = readEnv(process.env);
  const log = pino({ name: "platform", level: env.logLevel });
  let starting;
  stopOnSignals(
    async () => {
      ending2.abort();
      const platform = await starting?.catch(() => void 0);
      await platform?.stop();
    },
    (error) => log.error({ err: error }, "stopping failed")
  );
  void tell2({ type: "progress", text: "\u542F\u52A8\u6570\u636E\u5E93\u2026 Starting the database\u2026" });
  starting = startPlatform({
    ...env,
    migrations: findMigrations(import.meta.dirname),
    log,
    signal: ending2.signal,
    onDemoProgress: (done, total6) => {
      void tell2({ type: "progress", text: "\u5199\u5165\u6F14\u793A\u6570\u636E\u2026 Writing demo data\u2026", done, total: total6 });
    }
  });
  const { url, accounts: accounts2 } = await starting;
  log.info({ url }, "platform listens");
  await tell2({ type: "ready", url, accounts: accounts2, ...accounts2.length > 0 ? { password: demoPassword } : {} });
};
run().catch(async (error) => {
  if (ending2.signal.aborted) return;
  const text4 = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof Error ? error.stack ?? text4 : text4}
`);
  await tell2({ type: "fatal", text: text4 });
  process.exit(1);
});
//# sourceMappingURL=platform.js.map
