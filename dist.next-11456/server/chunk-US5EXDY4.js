// platform/demo/accounts.ts
var demoPassword = "tidewall-demo";
var everyModule = [0, 1, 2, 4, 5, 6, 9];
var everyFlag = {
  daping: true,
  business_center: true,
  has_tt_tool: true,
  is_share_video: true,
  video_menu: [1, 2, 3],
  has_d: true,
  has_zhishu: true
};
var multiShop = { version: 9, current_version: 9 };
var adMode = { version: 1, current_version: 1 };
var company = (username, name, note, modules, fields) => ({
  username,
  name,
  world: "tide",
  above: "leader",
  fields: { agency_level: 4, ...fields },
  modules,
  note
});
var single = (username, name, above, note, fields, modules = [0]) => ({
  username,
  name,
  world: "platform",
  above,
  fields,
  modules,
  note
});
var starCutter = "star";
var namedAccounts = [
  {
    ...company("leader", "\u6C88\u6F6E\u751F", "\u516C\u53F8\u8D1F\u8D23\u4EBA\uFF0C\u5168\u90E8\u6A21\u5757\u4E0E\u5F00\u5173 | Company leader, every module and flag", everyModule, {
      ...everyFlag,
      agency_level: 1,
      privilege_id: 1,
      share_rate_bp: 8e3
    }),
    above: null
  },
  company("wall", "\u5927\u5C4F\u5E2D\u4F4D", "\u4EC5\u5927\u5C4F | Wall seat: the big screen only", [0], { ...everyFlag, status: 4 }),
  company("cutter", "\u59DA\u526A\u4E4B", "\u526A\u8F91\u5E08 | Film cutter", [0], {
    is_film_cutter: true,
    is_share_video: true,
    video_menu: [1, 2, 3]
  }),
  company(starCutter, "\u9ECE\u661F\u539F", "\u661F\u539F\u7D20\u6750\u5E93\u526A\u8F91\u5E08 | Film cutter of the star-origin library", [0], {
    is_film_cutter: true,
    is_share_video: true
  }),
  company("shops", "\u7F57\u591A\u5E97", "\u591A\u5E97\u6A21\u5F0F\uFF0C\u516C\u53F8 | Multi-shop mode, in the company", [0, 9], {
    ...multiShop,
    privilege_id: 1,
    daping: true
  }),
  company("ads", "\u9AD8\u6295\u653E", "\u89C6\u9891\u6295\u653E\u6A21\u5F0F\uFF0C\u516C\u53F8 | Video ad mode, in the company", [0, 1], {
    ...adMode,
    privilege_id: 1,
    daping: true
  }),
  company("fbads", "\u5510\u6E20\u9053", "\u7B2C\u4E8C\u793E\u5A92\u5E7F\u544A\u6A21\u5F0F | Ad mode of the second network", [0, 1, 5], {
    ...adMode,
    isad_version: 5,
    privilege_id: 1,
    daping: true
  }),
  single("agent1", "\u987E\u8FDC\u822A", null, "\u4E00\u7EA7\u4EE3\u7406\uFF0C\u4E0D\u5C5E\u4E8E\u516C\u53F8 | Agent level 1, no company", {
    agency_level: 1,
    share_rate_bp: 8e3
  }),
  single("agent2", "\u82CF\u671B\u8212", "agent1", "\u4E8C\u7EA7\u4EE3\u7406 | Agent level 2", { agency_level: 2, share_rate_bp: 6500 }),
  single("agent3", "\u5B63\u4E34\u5DDD", "agent2", "\u4E09\u7EA7\u4EE3\u7406 | Agent level 3", { agency_level: 3, share_rate_bp: 5e3 }),
  single("agent4", "\u6E29\u77E5\u590F", "agent3", "\u56DB\u7EA7\u4EE3\u7406 | Agent level 4", { agency_level: 4, share_rate_bp: 3e3 }),
  single(
    "shopsolo",
    "\u5353\u72EC\u884C",
    null,
    "\u591A\u5E97\u6A21\u5F0F\uFF0C\u4E0D\u5C5E\u4E8E\u516C\u53F8 | Multi-shop mode, no company",
    { ...multiShop, agency_level: 1, daping: true },
    [0, 9]
  ),
  single(
    "ops",
    "\u8FD0\u7EF4\u5458",
    null,
    "\u5E73\u53F0\u8FD0\u8425 | Platform operator",
    { agency_level: 1, operator: true, ...everyFlag },
    everyModule
  )
];
var teams = [
  ["tide.linyue", "\u6797\u8D8A", "staff=\u590F\u5C0F\u6EE1 tide.zhaoyi=\u8D75\u4E00 tide.qianduo=\u94B1\u591A tide.sunhe=\u5B59\u79BE tide.liran=\u674E\u7136"],
  ["tide.chenmo", "\u9648\u58A8", "tide.zhouye=\u5468\u91CE tide.wuyou=\u5434\u5FE7 tide.zhengqi=\u90D1\u5176 tide.wanglu=\u738B\u9E7F tide.fengke=\u51AF\u53EF"],
  ["tide.hecheng", "\u4F55\u6F84", "tide.chuxin=\u891A\u65B0 tide.weilan=\u536B\u5C9A tide.jiangbei=\u848B\u5317 tide.shenle=\u7533\u4E50 tide.hanzhi=\u97E9\u679D"],
  ["tide.yangfan", "\u6768\u5E06", "tide.zhuyun=\u6731\u4E91 tide.qinyue=\u79E6\u60A6 tide.youran=\u5C24\u7136 tide.xuming=\u8BB8\u660E tide.lvqing=\u5415\u9752"]
];
var inTeam = (username, name, above, fields) => ({
  username,
  name,
  world: "tide",
  above,
  fields,
  modules: [0]
});
var staffNote = "\u5458\u5DE5\uFF0C\u65E0\u7279\u6743 | Company staff without privilege";
var teamMembers = teams.flatMap(([leader, name, staff]) => [
  inTeam(leader, name, "leader", { agency_level: 2, privilege_id: 1, share_rate_bp: 5500 }),
  ...staff.split(" ").map((pair) => {
    const [username = "", staffName = ""] = pair.split("=");
    const member = inTeam(username, staffName, leader, { agency_level: 3, privilege_id: 0, share_rate_bp: 3e3 });
    return username === "staff" ? { ...member, note: staffNote } : member;
  })
]);
var teamLeaders = teams.map(([username]) => username);
var withPhones = (members) => {
  const shown = members.filter(({ note }) => note !== void 0);
  const phone = (member) => `138${String(shown.indexOf(member) + 1).padStart(8, "0")}`;
  return members.map((member) => ({
    ...member,
    fields: { ...member.fields, mobile: shown.includes(member) ? phone(member) : null }
  }));
};
var demoMembers = withPhones([...namedAccounts, ...teamMembers]);
var demoInvites = { leader: "TIDE2026", agent1: "SOLO2026" };

// shared/forms/rules.ts
var rule = (missing, wrong, right) => (value) => {
  if (value.trim() === "") return missing;
  return right(value.trim()) ? void 0 : wrong;
};
var hanOnly = new RegExp("^\\p{Script=Han}{2,10}$", "u");
var nameRule = rule("form.name.missing", "form.name.wrong", (value) => hanOnly.test(value));
var banknameRule = rule("form.bankname.missing", "form.bankname.wrong", (value) => {
  const { length } = [...value];
  return length >= 3 && length <= 30;
});
var banknumberRule = rule(
  "form.banknumber.missing",
  "form.banknumber.wrong",
  (value) => /^(\d{16}|\d{19})$/.test(value)
);
var codeRule = rule("form.code.missing", "form.code.wrong", (value) => /^\d{6}$/.test(value));
var mobileRule = rule("form.mobile.missing", "form.mobile.wrong", (value) => /^1[3-9]\d{9}$/.test(value));
var accountRule = rule("form.account.missing", "form.account.wrong", (value) => /^[\w.-]{4,32}$/.test(value));
var leastPassword = 6;
var avatarLimit = 2 * 1024 * 1024;

// platform/env-number.ts
var readNumber = (name, text, least, most) => {
  if (text === void 0 || text === "") return void 0;
  const value = Number(text);
  if (value >= least && value <= most) return value;
  throw new Error(
    `${name} \u5E94\u5728 ${least} \u4E0E ${most} \u4E4B\u95F4\uFF0C\u73B0\u5728\u662F\u201C${text}\u201D\u3002 ${name} must be ${least} to ${most}, not "${text}".`
  );
};

// platform/password/min.ts
var readPasswordMin = (env) => readNumber("PASSWORD_MIN", env.PASSWORD_MIN, leastPassword, 64);

// platform/db/failures.ts
var codeOf = (error) => typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
var awayCode = /^(08|53|58|57P|57014|55P03|ECONN|EPIPE|ETIMEDOUT|EAI_|EHOST|ENET)/;
var awayMessage = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|read timeout|Cannot use a pool after calling end/i;
var isDatabaseAway = (error) => awayCode.test(codeOf(error)) || error instanceof Error && awayMessage.test(error.message);
var isDiskFull = (error) => codeOf(error) === "53100";
var isDuplicate = (error) => codeOf(error) === "23505";
var duplicateOf = (error) => isDuplicate(error) ? String(error.constraint) : void 0;

// platform/password/common.ts
var known;
var commonOnes = () => {
  known ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String))
  );
  return known;
};
var isCommon = async (password) => new Set(password).size <= 2 || (await commonOnes()).has(password.toLowerCase());

// platform/password/own-names.ts
var product = ["tidewall", "\u6F6E\u5C4F", "\u6F6E\u5C4Ftidewall", demoPassword];
var plain = (text) => text.normalize("NFKC").toLowerCase().replace(/\s/g, "");
var bare = (text) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
var isOwnName = (password, names) => {
  const given = plain(password);
  const core = bare(given);
  return [...names, ...product].map(plain).filter((name) => name !== "").some(
    (name) => given === name || core !== "" && core === bare(name) || /^\d+$/.test(given) && name.includes(given)
  );
};

// platform/http/passwords.ts
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

// platform/http/queue.ts
var makeQueue = (atOnce, most) => {
  let running = 0;
  const waiting = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= most) return null;
      await new Promise((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

// platform/http/passwords.ts
var ARGON2ID = 2;
var cost = { algorithm: ARGON2ID, memoryCost: 19456, timeCost: 2, parallelism: 1 };
var hashPassword = (password) => hash(password, cost);
var nobody = hashPassword(randomBytes(24).toString("base64url"));
var passwordMatches = async (stored, password) => {
  const right = await verify(stored ?? await nobody, password).catch(() => false);
  return right && stored !== null;
};
var queued = makeQueue(2, 40);

export {
  demoPassword,
  starCutter,
  teamLeaders,
  demoMembers,
  demoInvites,
  readNumber,
  leastPassword,
  readPasswordMin,
  isDatabaseAway,
  isDiskFull,
  isDuplicate,
  duplicateOf,
  isCommon,
  isOwnName,
  makeQueue,
  hashPassword,
  passwordMatches,
  queued
};
//# sourceMappingURL=chunk-US5EXDY4.js.map
