import {
  endpoint,
  guardedScreens,
  screenRow,
  screensOf
} from "./chunk-H6WW4SHV.js";
import {
  modeOf
} from "./chunk-JGIHESUF.js";

// shared/net/address.ts
var plainAddress = (address) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
var isLoopback = (address) => address !== void 0 && /^(::1|127\.\d+\.\d+\.\d+)$/.test(plainAddress(address));

// shared/net/trusted-proxies.ts
import * as z from "zod/mini";
var place = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
var readTrustedProxies = (text2 = "") => {
  const given = text2.split(",").map((part) => part.trim());
  const places = given.filter((part) => part !== "");
  const wrong = places.find((part) => !place.safeParse(part).success);
  if (wrong === void 0) return places;
  throw new Error(
    `TRUSTED_PROXIES \u4E2D\u7684\u201C${wrong}\u201D\u4E0D\u662F IP \u5730\u5740\u6216\u7F51\u6BB5\uFF08\u5982 10.0.0.0/8\uFF09\uFF0C\u591A\u4E2A\u7528\u9017\u53F7\u5206\u9694\u3002 TRUSTED_PROXIES: "${wrong}" is no address or network (such as 10.0.0.0/8); several are separated by commas.`
  );
};

// shared/net/at-once.ts
var callsAtOnce = 64;
var createAtOnce = (most) => {
  const running = /* @__PURE__ */ new Map();
  return {
    enter(key) {
      const count2 = running.get(key) ?? 0;
      if (count2 >= most) return null;
      running.set(key, count2 + 1);
      return () => {
        const left = (running.get(key) ?? 1) - 1;
        if (left > 0) running.set(key, left);
        else running.delete(key);
      };
    }
  };
};

// shared/record/fields.ts
var numberOf = (value) => typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value;
var idOf = (value) => Number.isSafeInteger(value) ? String(value) : value;
var listOf = (value) => typeof value === "string" ? value.split(",").map((part) => part.trim()) : value;

// shared/record/company-menus.ts
var screenNameOf = (url) => url.split(/[?#]/)[0]?.split("/").filter(Boolean).at(-1) ?? "";
var hiddenByCompany = (menus, name) => menus.some((menu) => menu.is_hide === 1 && screenNameOf(menu.url) === name);
var companyHidable = ["directlyData", "directlyOrder", "management", "permissions"];
var hiding = (url) => ({ menu_name: "", id: url, pid: "", enname: "", ico: "", url, is_hide: 1 });
var textOf = (value) => typeof value === "string" ? value : "";
var entryOf = (entry) => {
  const { menu_name, id: id3, pid, enname, ico, url, is_hide } = entry;
  return {
    menu_name: textOf(menu_name),
    id: textOf(idOf(id3)),
    pid: textOf(idOf(pid)),
    enname: textOf(enname),
    ico: textOf(ico),
    url: textOf(url),
    is_hide: is_hide === void 0 || numberOf(is_hide) === 0 ? 0 : 1
  };
};
var readCompanyMenus = (value) => {
  if (value === void 0 || value === null) return [];
  if (!Array.isArray(value)) return companyHidable.map(hiding);
  return value.flatMap((entry) => typeof entry === "object" && entry !== null ? [entryOf(entry)] : []);
};

// shared/access/rules.ts
var creatorTeam = screensOf("merchantsTeam");
var directTeam = screensOf("directlyTeam");
var library = screensOf("bossFilmCutter");
var trends = screensOf("orderTrend");
var shopManage = screensOf("shopManage");
var isShops = (r) => modeOf(r) === "shops";
var isAgent = (r) => r.company === 0 && !isShops(r);
var above0 = (id3) => /^\d+$/.test(id3) && Number(id3) > 0;
var videoMenu = [
  { code: 1, screen: "clipScreen", id: "clip-screen-not-granted" },
  { code: 2, screen: "filmHome", id: "clip-overview-not-granted" },
  { code: 3, screen: "filmDetails", id: "material-details-not-granted" }
];
var companyHides = (screen) => ({
  id: `company-menu-${screen}`,
  spec: "A14",
  when: (r) => hiddenByCompany(r.companyMenus, screen),
  hide: [screen]
});
var accessRules = [
  {
    id: "wall-seat",
    spec: "A1",
    when: (r) => r.status === 4,
    keepOnly: ["dataScreen", "smartScreen", "clipScreen"],
    fallback: "dataScreen",
    only: ["A9", "A13"]
  },
  {
    id: "film-cutter",
    spec: "A2",
    when: (r) => r.is_film_cutter === 1,
    keepOnly: ["clipScreen", "filmHome", "filmDetails", "clipTasks", "starLibrary", "academy"],
    only: ["A6b", "A9"]
  },
  {
    id: "multi-shop",
    spec: "A3",
    when: isShops,
    hide: [...creatorTeam, "forFlow", "tkspy", "mncPlatform", "liveData", "matrix", "category", "goodsAnalyse"]
  },
  {
    id: "multi-shop-single",
    spec: "A3b",
    when: (r) => isShops(r) && r.company === 0,
    hide: ["businessCentre", "ttAccount", "bills", "team"]
  },
  {
    id: "multi-shop-data-only",
    spec: "A4",
    when: (r) => isShops(r) && (!above0(r.tk_pid) || r.tk_manager_id !== "0"),
    hide: directTeam.filter((screen) => screen !== "directlyData")
  },
  { id: "not-multi-shop", spec: "A5", when: (r) => !isShops(r), hide: [...shopManage, ...trends, "team"] },
  {
    id: "library-not-shared",
    spec: "A6",
    when: (r) => r.special_library === 0 && r.is_share_video === 0,
    hide: library
  },
  { id: "star-library-not-shared", spec: "A6b", when: (r) => r.is_share_video === 0, hide: ["starLibrary"] },
  {
    id: "second-network",
    spec: "A7",
    when: (r) => r.isadVersion === 5,
    hide: ["businessCentre", "ttAccount"]
  },
  {
    id: "second-network-library",
    spec: "A7b",
    when: (r) => r.isadVersion === 5 && r.special_library === 0,
    hide: library
  },
  { id: "business-centre-off", spec: "A8", when: (r) => r.business_center === 0, hide: ["businessCentre"] },
  { id: "tt-tool-off", spec: "A8b", when: (r) => r.has_tt_tool === 0, hide: ["ttAccount"] },
  ...videoMenu.map(
    ({ code, screen, id: id3 }) => ({
      id: id3,
      spec: "A9",
      when: (r) => !r.video_menu.includes(code),
      hide: [screen]
    })
  ),
  { id: "agent", spec: "A10", when: isAgent, hide: ["businessCentre", "dataScreen"] },
  {
    id: "agent-3-no-associated",
    spec: "A10b",
    when: (r) => isAgent(r) && r.agency_level === 3 && r.has_d === 0,
    hide: ["associated"]
  },
  { id: "agent-4", spec: "A10c", when: (r) => isAgent(r) && r.agency_level === 4, hide: creatorTeam },
  {
    id: "staff-without-privilege",
    spec: "A11",
    when: (r) => r.company > 0 && r.privilege_id === 0,
    hide: ["bills", ...directTeam, ...creatorTeam, "dataBoard", "dataScreen", "clipTasks"]
  },
  { id: "no-company-no-tasks", spec: "A12", when: (r) => r.company === 0, hide: ["clipTasks"] },
  { id: "big-screens-off", spec: "A13", when: (r) => r.daping === 0, hide: ["smartScreen", "dataScreen"] },
  ...companyHidable.map(companyHides),
  {
    id: "direct-creators-off",
    spec: "A15",
    when: (r) => r.has_zhishu === 0,
    hide: ["merchantsTeamMent", "merchantsTeamData", "directlyUnder"]
  },
  { id: "operators-only", spec: "A21", when: (r) => r.operator === 0, hide: ["outbox"] }
];

// shared/access/decide.ts
var followersOf = (screen) => guardedScreens.filter((id3) => screenRow(id3).follows === screen);
var decideAccess = (record3, rules = accessRules) => {
  const denied = /* @__PURE__ */ new Map();
  const deny = (screen, rule) => {
    const names = denied.get(screen) ?? [];
    if (!names.includes(rule)) names.push(rule);
    denied.set(screen, names);
    for (const follower of followersOf(screen)) deny(follower, rule);
  };
  let only;
  let fallback;
  for (const rule of rules) {
    if (only && !only.includes(rule.spec)) continue;
    if (!rule.when(record3)) continue;
    const { keepOnly } = rule;
    if (keepOnly) {
      for (const screen of guardedScreens) if (!keepOnly.includes(screen)) deny(screen, rule.id);
    }
    for (const screen of rule.hide ?? []) deny(screen, rule.id);
    only ??= rule.only;
    fallback ??= rule.fallback;
  }
  if (fallback && guardedScreens.every((screen) => denied.has(screen))) denied.delete(fallback);
  return {
    allows: (screen) => Boolean(screenRow(screen).public) || !denied.has(screen),
    deniedBy: (screen) => denied.get(screen) ?? []
  };
};

// shared/live/zones.ts
import * as z2 from "zod/mini";
var id = z2.string();
var amt = z2.int();
var turnover = z2.int().check(z2.minimum(0));
var count = z2.int().check(z2.minimum(0));
var change = z2.union([
  z2.object({ kind: z2.literal("new") }),
  z2.object({ kind: z2.literal("flat") }),
  z2.object({ kind: z2.literal("none") }),
  z2.object({ kind: z2.literal("early") }),
  z2.object({ kind: z2.literal("bp"), bp: z2.int() })
]);
var figure = z2.object({ id, value: z2.nullable(z2.int()), before: z2.nullable(z2.int()), change });
var heroZone = z2.object({
  gmv_amt: turnover,
  yesterday_same_amt: turnover,
  yesterday_amt: turnover,
  change,
  month_amt: turnover,
  target_amt: z2.nullable(amt),
  /** M29 in basis points; null without a target. */
  target_rate_bp: z2.nullable(z2.int()),
  /** Orders paid per minute, mean of the last 5 minutes, one decimal. */
  orders_per_minute: z2.number().check(z2.minimum(0))
});
var kpiZone = z2.array(figure);
var composeZone = z2.array(z2.object({ id, amt: turnover, share_bp: z2.int() }));
var rank = { id, rank: z2.int(), move: z2.nullable(z2.int()), amt: turnover, orders: count, share_bp: z2.int() };
var creatorRankZone = z2.array(z2.object({ ...rank, name: z2.string(), region: z2.string() }));
var productRankZone = z2.array(
  z2.object({ ...rank, title: z2.string(), image: z2.string(), qty: count, rate_bp: z2.nullable(z2.int()) })
);
var shopRankZone = z2.array(z2.object({ ...rank, name: z2.string(), region: z2.string() }));
var teamRankZone = z2.array(z2.object({ ...rank, name: z2.string(), members: count }));
var mapZone = z2.array(z2.object({ id, amt: turnover, orders: count, change }));
var trendZone = z2.object({
  start_t: z2.int(),
  now: z2.int(),
  today: z2.array(turnover),
  yesterday: z2.array(z2.nullable(turnover)),
  mean7: z2.array(z2.nullable(turnover)),
  commission: z2.array(amt)
});
var feedLine = z2.object({
  id,
  /** Paid, Unix seconds. */
  t: z2.int(),
  region: z2.string(),
  from: z2.string(),
  product: z2.string(),
  creator: z2.string(),
  content_type: z2.int(),
  qty: count,
  amt: turnover,
  commission_amt: amt
});
var feedZone = z2.object({ lines: count, rows: z2.array(feedLine) });
var settleZone = z2.object({
  pending_amt: amt,
  settled_month_amt: amt,
  ineligible_amt: amt,
  ineligible_rate_bp: z2.nullable(z2.int()),
  refund_rate_bp: z2.nullable(z2.int())
});
var tickerZone = z2.array(
  z2.object({
    id,
    kind: z2.enum(["alert", "milestone", "notice"]),
    level: z2.enum(["red", "amber", "gold", "plain"]),
    code: z2.string(),
    /** Since when, Unix seconds. */
    t: z2.int(),
    params: z2.record(z2.string(), z2.union([z2.string(), z2.number()]))
  })
);
var dataZones = {
  hero: heroZone,
  kpi: kpiZone,
  compose: composeZone,
  creator_rank: creatorRankZone,
  product_rank: productRankZone,
  shop_rank: shopRankZone,
  team_rank: teamRankZone,
  map: mapZone,
  trend: trendZone,
  feed: feedZone,
  settle: settleZone,
  ticker: tickerZone
};
var zoneNames = Object.keys(dataZones);

// shared/record/record.ts
import * as z3 from "zod/mini";
var whole = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) => z3.pipe(z3.transform(numberOf), z3.int().check(z3.minimum(min), z3.maximum(max)));
var orElse = (otherwise, min, max) => z3.catch(whole(min, max), otherwise);
var bit = z3.pipe(z3.transform(numberOf), z3.union([z3.literal(0), z3.literal(1)]));
var flag = z3.catch(bit, 0);
var absentIs = (value) => z3.transform((given) => given ?? value);
var flagOn = z3.catch(z3.pipe(absentIs(1), bit), 0);
var id2 = z3.pipe(z3.transform(idOf), z3.string());
var text = z3.catch(id2, "");
var hours = (otherwise) => z3.catch(z3.pipe(z3.transform(numberOf), z3.number()), otherwise);
var list = z3.catch(z3.pipe(z3.transform(listOf), z3.array(whole())), []);
var userRecord = z3.object({
  id: id2.check(z3.minLength(1)),
  username: id2.check(z3.minLength(1)),
  /** 0 disabled, 1 active, 2 awaiting approval, 3 expired, 4 big screen only. Without it the record is unreadable. */
  status: whole(),
  mobile: text,
  membername: text,
  avatar: text,
  /** 0 individual or top level; above 0 member of that company. */
  company: z3.pipe(absentIs(0), whole(0)),
  company_name: text,
  agency_level: orElse(4, 1, 4),
  privilege_id: orElse(0, 0),
  version: orElse(0, 0),
  current_version: z3.pipe(absentIs(0), whole(0)),
  isadVersion: orElse(5, 0),
  isad: list,
  is_film_cutter: z3.pipe(absentIs(0), bit),
  has_tt_tool: flag,
  video_menu: list,
  has_d: flagOn,
  has_zhishu: flagOn,
  daping: flag,
  is_share_video: flag,
  business_center: flag,
  has_console: flag,
  tk_pid: text,
  tk_manager_id: text,
  manager_id: text,
  referrerName: text,
  time_zone: text,
  time_difference: hours(-8),
  fb_time_zone: text,
  fb_time_difference: hours(-5),
  companyMenus: z3.transform(readCompanyMenus),
  /** What the server lets this record see, e.g. `c1` or `m12`; walls of one scope share one poll and one room. */
  scope: text,
  /** Money and days of this account's company: display currency, IANA zone. */
  currency: z3.catch(z3.string().check(z3.length(3)), "USD"),
  zone: z3.catch(z3.string().check(z3.minLength(1)), "Asia/Shanghai"),
  /** First hour of the company's business day, 0 to 23. */
  cut_hour: orElse(0, 0, 23),
  demo: z3.catch(z3.boolean(), false),
  /** The platform's own operator. */
  operator: flag,
  /** One of the configured users, or of the configured company, that always have the material library. */
  special_library: flag,
  /** A film cutter who works in the star-origin library. */
  star_cutter: flag,
  /** The company leaves screens that are to come out of its menus. */
  hide_coming: flag,
  /** The inviting leader, whom a refusal of a module names; empty without one. */
  referrerMobile: text
});
var readRecord = (value) => {
  const read = userRecord.safeParse(value);
  return read.success ? read.data : null;
};

// shared/live/wall.ts
import * as z4 from "zod/mini";
var wallHead = z4.object({
  scope: z4.string(),
  version: z4.string(),
  /** Server time, Unix seconds. */
  ts: z4.int(),
  /** IANA zone that cuts the business day, and its first hour. */
  tz: z4.string(),
  cut_hour: z4.int(),
  /** Business day `YYYY-MM-DD`. */
  day: z4.string(),
  currency: z4.string(),
  company: z4.string(),
  module: z4.int(),
  demo: z4.boolean(),
  /** The scope's newest paid order, Unix seconds, while the business day has none; absent else, null without any at all. */
  newest_t: z4.optional(z4.nullable(z4.int()))
});
var wallSnapshot = z4.object({
  head: wallHead,
  zones: z4.object(dataZones),
  data_time: z4.record(z4.string(), z4.int())
});

// shared/api/session.ts
import * as z5 from "zod/mini";
var loginInput = z5.strictObject({
  account: z5.string().check(z5.trim(), z5.minLength(1), z5.maxLength(64)),
  password: z5.string().check(z5.minLength(6), z5.maxLength(200))
});
var signedIn = z5.object({
  id: z5.string(),
  /** Browser and system as the device says it, empty when it said nothing. */
  device: z5.string(),
  address: z5.string(),
  add_time: z5.int(),
  used_time: z5.int(),
  /** The one that asks. */
  current: z5.boolean()
});
var sessionApi = {
  login: endpoint({
    method: "POST",
    path: "/api/v1/login",
    access: "public",
    device: true,
    input: loginInput,
    data: z5.object({ token: z5.string(), user: userRecord })
  }),
  logout: endpoint({
    method: "GET",
    path: "/api/v1/member/logout",
    access: "seat",
    input: z5.object({}),
    data: z5.unknown()
  }),
  /** The current record, so that a page load refreshes what is stored. */
  info: endpoint({
    method: "GET",
    path: "/api/v1/member/info",
    access: "seat",
    input: z5.object({}),
    data: userRecord
  }),
  /** Where the account is signed in, last used first. */
  list: endpoint({
    method: "GET",
    path: "/api/v1/member/session",
    access: "session",
    input: z5.object({}),
    data: z5.object({
      list: z5.array(signedIn)
    })
  }),
  /** Ends the session `id`, or without one all but the caller's. `ended`: how many. */
  end: endpoint({
    method: "POST",
    path: "/api/v1/member/session/end",
    access: "session",
    input: z5.strictObject({ id: z5.optional(z5.string().check(z5.regex(/^\d{1,18}$/))) }),
    data: z5.object({ ended: z5.int() })
  })
};

// shared/api/screen.ts
import * as z6 from "zod/mini";
var screenApi = {
  data: endpoint({
    method: "GET",
    path: "/api/v1/screen/data",
    access: "dataScreen",
    input: z6.object({ at: z6.optional(z6.coerce.number().check(z6.int(), z6.nonnegative())) }),
    data: wallSnapshot
  }),
  /** Lines newer than `cursor` (opaque), oldest first; without a cursor the newest ones. */
  feed: endpoint({
    method: "GET",
    path: "/api/v1/screen/feed",
    access: "dataScreen",
    input: z6.object({
      cursor: z6.optional(z6.string().check(z6.maxLength(120))),
      limit: z6._default(z6.coerce.number().check(z6.int(), z6.minimum(1), z6.maximum(200)), 50)
    }),
    data: z6.object({ items: z6.array(feedLine), cursor: z6.string(), data_time: z6.int() })
  })
};

export {
  plainAddress,
  isLoopback,
  readTrustedProxies,
  callsAtOnce,
  createAtOnce,
  numberOf,
  decideAccess,
  change,
  figure,
  heroZone,
  composeZone,
  mapZone,
  trendZone,
  feedLine,
  settleZone,
  dataZones,
  zoneNames,
  userRecord,
  readRecord,
  wallHead,
  wallSnapshot,
  screenApi,
  sessionApi
};
//# sourceMappingURL=chunk-BJL4IZEJ.js.map
