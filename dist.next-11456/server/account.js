import {
  hashPassword,
  isCommon,
  isDuplicate,
  isOwnName,
  leastPassword,
  readPasswordMin
} from "./chunk-US5EXDY4.js";
import {
  companyLine
} from "./chunk-JM2JY2TU.js";
import {
  withServer
} from "./chunk-MQAPMTZ4.js";
import {
  findMigrations,
  isServerZone,
  migrate,
  openDatabase,
  readFacts
} from "./chunk-4TCQFVDP.js";
import "./chunk-JGIHESUF.js";
import {
  isZone
} from "./chunk-VAUNG2ZZ.js";
import "./chunk-UAWBPTDW.js";

// platform/account.ts
import { parseArgs } from "node:util";

// platform/queries/account/create.ts
var usual = { zone: "Asia/Shanghai", cut_hour: 0, currency: "USD" };
var names = {
  zone: ["--zone", "\u65F6\u533A", "time zone"],
  cut_hour: ["--cut-hour", "\u5207\u65E5\u65F6\u95F4", "cut hour"],
  currency: ["--currency", "\u5E01\u79CD", "currency"]
};
var requireSame = (facts, settings) => {
  for (const key of ["zone", "cut_hour", "currency"]) {
    const [option, zh, en] = names[key];
    const asked = settings[key];
    if (asked === void 0 || asked === facts[key]) continue;
    throw new Error(
      `\u516C\u53F8\u201C${facts.name}\u201D\u5DF2\u5B58\u5728\uFF0C\u5B83\u7684${zh}\u662F ${facts[key]}\uFF0C\u4E0D\u662F ${asked}\uFF1A\u8BF7\u53BB\u6389 ${option}\uFF0C\u6216\u5728\u63A7\u5236\u53F0\u7684\u516C\u53F8\u8BBE\u7F6E\u4E2D\u66F4\u6539\u3002 The company "${facts.name}" stands already with the ${en} ${facts[key]}, not ${asked}: leave out ${option}, or change it in the console's company settings.`
    );
  }
};
var requireGood = async (tx, { zone, cut_hour, currency }) => {
  if (!isZone(zone) || !await isServerZone(tx, zone))
    throw new Error(
      `\u65F6\u533A\u201C${zone}\u201D\u4E0D\u5B58\u5728\uFF0C\u5E94\u5982 Asia/Shanghai\u3002 There is no time zone "${zone}": one is like Asia/Shanghai.`
    );
  if (!(Number.isInteger(cut_hour) && cut_hour >= 0 && cut_hour <= 23))
    throw new Error("--cut-hour \u5E94\u4E3A 0 \u5230 23 \u7684\u6574\u6570\u3002 --cut-hour is a whole number from 0 to 23.");
  if (!/^[A-Z]{3}$/.test(currency))
    throw new Error(`\u5E01\u79CD\u201C${currency}\u201D\u4E0D\u662F\u4E09\u4E2A\u5927\u5199\u5B57\u6BCD\u3002 "${currency}" is no currency code.`);
};
var companyOf = async (tx, { company, settings }, now) => {
  if (company === void 0) return { company: null, made: false };
  const known = await tx.selectFrom("company").select("id").where("name", "=", company).executeTakeFirst();
  if (known) {
    const facts = await readFacts(tx, known.id);
    if (facts) requireSame(facts, settings);
    return { company: facts, made: false };
  }
  const { zone, cut_hour, currency } = { ...usual, ...settings };
  await requireGood(tx, { zone, cut_hour, currency });
  const { id } = await tx.insertInto("company").values({
    name: company,
    display_currency: currency,
    time_zone: zone,
    cut_hour,
    expire_t: null,
    add_time: now,
    update_time: now
  }).returning("id").executeTakeFirstOrThrow();
  return { company: { id, name: company, zone, cut_hour, currency }, made: true };
};
var createAccount = (db, account, password_hash, now) => db.transaction().execute(async (tx) => {
  const { company, made } = await companyOf(tx, account, now);
  const company_id = company?.id ?? 0;
  const { id } = await tx.insertInto("member").values({
    company_id,
    username: account.username,
    password_hash,
    mobile: null,
    membername: account.username,
    agency_level: 1,
    privilege_id: company_id > 0 ? 1 : 0,
    daping: true,
    status: account.status,
    operator: account.operator,
    manager_id: null,
    referrer_id: null,
    last_login_t: null,
    deleted_t: null,
    add_time: now,
    update_time: now
  }).returning("id").executeTakeFirstOrThrow();
  await tx.insertInto("member_closure").values({ ancestor_id: id, descendant_id: id, depth: 0 }).execute();
  await tx.insertInto("member_module").values({ member_id: id, code: 0, start_t: now, end_t: null }).execute();
  return { id, company, made };
});

// platform/account.ts
var usage = `\u7528\u6CD5 Usage: npm run account -- --username NAME --password PASSWORD [--company NAME] [--status 1|4] [--operator]
  --company   \u516C\u53F8\u540D\uFF0C\u4E0D\u5B58\u5728\u5219\u65B0\u5EFA\uFF1B\u4E0D\u586B\u5219\u4E0D\u5C5E\u4E8E\u516C\u53F8\u3002 Company by name, made when new; without it none.
  --zone --cut-hour --currency   \u65B0\u516C\u53F8\u7684\u65F6\u533A\u3001\u6BCF\u5929\u4ECE\u51E0\u70B9\u8D77\u7B97\u3001\u5E01\u79CD\uFF08\u9ED8\u8BA4 Asia/Shanghai\u30010\u3001USD\uFF09\u3002 Of a new company.
  --status    1 \u666E\u901A\uFF08\u9ED8\u8BA4\uFF09\uFF0C4 \u4EC5\u5927\u5C4F\u3002 1 ordinary (default), 4 big screen only.
  --operator  \u5E73\u53F0\u8FD0\u8425\uFF1A\u516C\u544A\u3001\u77ED\u4FE1\u8BB0\u5F55\u3002 The platform's own operator: announcements, sent messages.`;
var wholeNumber = (text) => /^\d+$/.test(text) ? Number(text) : Number.NaN;
var readArguments = (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      username: { type: "string" },
      password: { type: "string" },
      company: { type: "string" },
      currency: { type: "string" },
      zone: { type: "string" },
      "cut-hour": { type: "string" },
      status: { type: "string", default: "1" },
      operator: { type: "boolean", default: false }
    }
  });
  const { username = "", password = "", company, currency, zone, "cut-hour": cutHour, status, operator } = values;
  const least = readPasswordMin(process.env) ?? leastPassword;
  if (username.trim() === "" || username.length > 64 || password.length < least || !["1", "4"].includes(status)) {
    throw new Error(`${usage}
  \u5BC6\u7801\u81F3\u5C11 ${least} \u4F4D\u3002 A password has at least ${least} characters.`);
  }
  const settings = {
    ...zone === void 0 ? {} : { zone },
    ...cutHour === void 0 ? {} : { cut_hour: wholeNumber(cutHour) },
    ...currency === void 0 ? {} : { currency }
  };
  return { username: username.trim(), password, company, settings, status: Number(status), operator };
};
var requireGood2 = async (password, names2) => {
  if (await isCommon(password))
    throw new Error("\u8FD9\u4E2A\u5BC6\u7801\u592A\u5E38\u89C1\uFF0C\u8BF7\u6362\u4E00\u4E2A\u3002 That password is one of the most common, please choose another.");
  if (isOwnName(password, names2))
    throw new Error(
      "\u5BC6\u7801\u4E0D\u80FD\u662F\u8D26\u53F7\u3001\u516C\u53F8\u6216\u4EA7\u54C1\u7684\u540D\u79F0\u3002 A password must not be the name of account, company or product."
    );
};
var run = async () => {
  const { password, ...account } = readArguments(process.argv.slice(2));
  await requireGood2(password, [account.username, account.company ?? ""]);
  const password_hash = await hashPassword(password);
  await withServer(process.env, async (url) => {
    const { db, close } = openDatabase(url);
    try {
      await migrate(db, findMigrations(import.meta.dirname));
      const made = await createAccount(db, account, password_hash, Math.floor(Date.now() / 1e3));
      const company_id = made.company?.id ?? 0;
      console.log(
        `\u5DF2\u521B\u5EFA\u8D26\u53F7 ${account.username}\uFF08\u7F16\u53F7 ${made.id}\uFF0C\u516C\u53F8 ${company_id}\uFF09\u3002 Account ${account.username} is made (id ${made.id}, company ${company_id}).`
      );
      if (made.company) console.log(companyLine({ ...made.company, made: made.made }));
    } finally {
      await close();
    }
  });
};
run().catch((error) => {
  const taken = "\u8BE5\u8D26\u53F7\u540D\u5DF2\u88AB\u4F7F\u7528\u3002 That account name is taken.";
  console.error(isDuplicate(error) ? taken : error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
//# sourceMappingURL=account.js.map
