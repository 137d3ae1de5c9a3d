import {
  RejectFile,
  createOrderGate,
  dateForms,
  findPreset,
  insertCliRun,
  numberForms,
  readRecords,
  runImport,
  writeRates
} from "./chunk-T2LNHY7L.js";
import "./chunk-H6WW4SHV.js";
import {
  companyLine
} from "./chunk-JM2JY2TU.js";
import "./chunk-X76P4TNA.js";
import {
  ensurePostgres,
  findMigrations,
  migrate,
  openDatabase,
  readFacts,
  waitForServer
} from "./chunk-4TCQFVDP.js";
import "./chunk-JGIHESUF.js";
import {
  openSource
} from "./chunk-2UOF7CPH.js";
import {
  dayOfText
} from "./chunk-VAUNG2ZZ.js";
import {
  ImportError
} from "./chunk-272UGRRW.js";
import "./chunk-UAWBPTDW.js";

// platform/ingest/cli.ts
import { join, resolve as resolve2 } from "node:path";

// platform/fx/file.ts
var ratesPreset = "fx-rates";
var columns = ["day", "currency", "rate"];
var wrong = (column, reason_zh, reason) => ({
  reason: `${column}: ${reason}`,
  reason_zh: `${column}\uFF1A${reason_zh}`
});
var read = (day, currency, rate) => {
  const number = dayOfText(day);
  if (Number.isNaN(number)) return wrong("day", "\u5E94\u4E3A YYYY-MM-DD", "must be YYYY-MM-DD");
  if (!/^[A-Z]{3}$/.test(currency)) return wrong("currency", "\u5E94\u4E3A\u4E09\u4E2A\u5927\u5199\u5B57\u6BCD", "must be three capital letters");
  const value = Number(rate);
  if (!(/^\d+(\.\d+)?$/.test(rate) && value > 0 && value < 1e9))
    return wrong("rate", "\u5E94\u4E3A\u6B63\u6570\uFF1A1 \u7F8E\u5143\u6362\u591A\u5C11", "must be a positive number: units for one US dollar");
  if (currency === "USD" && value !== 1) return wrong("rate", "\u7F8E\u5143\u7684\u6C47\u7387\u662F 1", "the rate of the dollar is 1");
  return { day: number, currency, rate: value };
};
var importRates = async (db, options2, now) => {
  const started = performance.now();
  const source = await openSource(options2.file, options2.encoding);
  let rejects = new RejectFile(options2.rejects, []);
  const rates = /* @__PURE__ */ new Map();
  let places;
  let lines = 0;
  for await (const { fields, line } of readRecords(source)) {
    if (!places) {
      const header = fields.map((name) => name.trim().toLowerCase());
      const missing = columns.filter((name) => !header.includes(name));
      if (missing.length > 0)
        throw new ImportError(`\u7F3A\u5C11\u5217\uFF1A${missing.join("\u3001")}`, `Columns are missing: ${missing.join(", ")}`);
      places = columns.map((name) => header.indexOf(name));
      rejects = new RejectFile(options2.rejects, fields);
      continue;
    }
    lines++;
    const [day = "", currency = "", rate = ""] = places.map((at) => (fields[at] ?? "").trim());
    const one = read(day.replace(/ 00:00:00$/, ""), currency.toUpperCase(), rate);
    if ("reason" in one) await rejects.add({ line, fields }, one);
    else rates.set(`${one.currency} ${one.day}`, one);
  }
  await rejects.close();
  const imported = rates.size === 0 ? 0 : await writeRates(db, [...rates.values()], "import", now);
  return {
    lines,
    imported,
    duplicates: lines - rejects.count - imported,
    rejected: rejects.count,
    seconds: Math.round(performance.now() - started) / 1e3
  };
};

// platform/ingest/import/arguments.ts
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
var usage = `\u7528\u6CD5 Usage: npm run import -- FILE --preset online-retail|tiktok-affiliate|MAPPING.json --company NAME
             npm run import -- FILE --preset fx-rates
  FILE            \u8BA2\u5355\u884C\u6587\u4EF6\uFF1A.xlsx\uFF0C\u6216 .csv\u3001.tsv\u3001.txt\uFF08\u53EF gzip\uFF09\u3002 Order lines: .xlsx, or .csv, .tsv, .txt, plain or gzip.
  --preset        \u6587\u4EF6\u7684\u683C\u5F0F\uFF1B\u6620\u5C04\u6587\u4EF6\u89C1 docs/import.md\uFF1Bfx-rates \u662F\u6BCF\u65E5\u6C47\u7387\u3002 Format of the file; mapping files: docs/import.md; fx-rates: daily exchange rates.
  --company       \u5BFC\u5165\u5230\u54EA\u4E2A\u516C\u53F8\uFF0C\u4E0D\u5B58\u5728\u5219\u65B0\u5EFA\u3002 Company that gets the orders, made when there is none.
  --zone          \u6587\u4EF6\u4E2D\u65F6\u95F4\u7684\u65F6\u533A\uFF0C\u5982 Europe/London\u3002 Time zone of the file's times.
  --currency      \u6587\u4EF6\u7684\u5E01\u79CD\uFF0C\u5982 GBP\u3002 Currency of the file.
  --shift-weeks   \u6574\u5468\u5E73\u79FB\u65F6\u95F4\uFF1A\u5468\u6570\uFF0C\u6216 auto\uFF08\u6587\u4EF6\u6700\u65B0\u7684\u4E00\u5929\u79FB\u5230\u4ECA\u5929\uFF09\u3002 Moves times by whole weeks: a number, or auto (the newest day becomes today).
  --rejects       \u672A\u5BFC\u5165\u7684\u884C\u5199\u5230\u54EA\u4E2A\u6587\u4EF6\u3002 File for lines that are not imported.
  --dates         \u65E5\u671F\u683C\u5F0F\uFF1Aauto\u3001YMD\u3001DMY\u3001MDY\u3001unix\u3001unix_ms\u3002 Form of the dates.
  --numbers       \u5C0F\u6570\u70B9\uFF1Aauto\u3001point\u3001comma\u3002 Decimal mark.
  --as-of         \u6587\u4EF6\u5185\u5BB9\u622A\u81F3\u4F55\u65F6\uFF0C\u5982 2026-11-20T18:00\uFF08\u6587\u4EF6\u65F6\u533A\uFF09\uFF1B\u9ED8\u8BA4\u770B\u6587\u4EF6\u540D\u548C\u6700\u65B0\u65F6\u523B\u3002 When what the file says was true.
  --without-rates \u7F3A\u6C47\u7387\u7684\u884C\u7559\u5F85\u91CD\u8BD5\uFF0C\u5148\u5BFC\u5165\u5176\u4F59\u7684\u884C\u3002 Lines whose exchange rate is missing wait; the others are imported.
  --encoding      \u6587\u4EF6\u7F16\u7801\uFF0C\u9ED8\u8BA4 utf-8\u3002 Encoding of the file, e.g. gb18030.`;
var options = {
  preset: { type: "string" },
  company: { type: "string" },
  zone: { type: "string" },
  currency: { type: "string" },
  "shift-weeks": { type: "string" },
  rejects: { type: "string" },
  encoding: { type: "string" },
  dates: { type: "string", default: "auto" },
  numbers: { type: "string", default: "auto" },
  "as-of": { type: "string" },
  "without-rates": { type: "boolean", default: false },
  help: { type: "boolean", short: "h" }
};
var parse = (args) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ImportError(`\u53C2\u6570\u6709\u8BEF\uFF1A${why}`, `Wrong arguments: ${why}

${usage}`);
  }
};
var weeks = (text) => {
  if (text === void 0 || text === "auto") return text;
  const value = Number(text);
  if (Number.isInteger(value) && Math.abs(value) <= 5e3) return value;
  throw new ImportError(
    `--shift-weeks \u5E94\u4E3A\u6574\u6570\u6216 auto\uFF0C\u73B0\u5728\u662F\u201C${text}\u201D`,
    `--shift-weeks is a whole number or auto, not "${text}"`
  );
};
var oneOf = (option, text, values) => {
  const found = values.find((value) => value === text);
  if (found) return found;
  throw new ImportError(
    `--${option} \u5E94\u4E3A ${values.join("\u3001")} \u4E4B\u4E00\uFF0C\u73B0\u5728\u662F\u201C${text}\u201D`,
    `--${option} is one of ${values.join(", ")}, not "${text}"`
  );
};
var clockText = (text) => {
  if (text === void 0) return void 0;
  const found = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?)?$/.exec(text);
  if (found) return `${found[1]} ${found[2] ?? "23:59"}${found[3] ?? (found[2] ? ":00" : ":59")}`;
  throw new ImportError(
    `--as-of \u5E94\u4E3A 2026-11-20 \u6216 2026-11-20T18:00\uFF0C\u73B0\u5728\u662F\u201C${text}\u201D`,
    `--as-of is like 2026-11-20 or 2026-11-20T18:00, not "${text}"`
  );
};
var readArguments = (args) => {
  const { values, positionals } = parse(args);
  if (values.help) return void 0;
  const [file, ...more] = positionals;
  if (!file) throw new ImportError("\u6CA1\u6709\u7ED9\u51FA\u6587\u4EF6", `No file was given

${usage}`);
  if (more.length > 0)
    throw new ImportError(
      `\u4E00\u6B21\u53EA\u5BFC\u5165\u4E00\u4E2A\u6587\u4EF6\uFF0C\u591A\u51FA\uFF1A${more.join(" ")}`,
      `One file at a time; too many: ${more.join(" ")}`
    );
  const { preset, company } = values;
  if (!preset) throw new ImportError("\u7F3A\u5C11 --preset", `--preset is missing

${usage}`);
  if (!company?.trim() && preset !== ratesPreset)
    throw new ImportError("\u7F3A\u5C11 --company", `--company is missing

${usage}`);
  return {
    file: resolve(file),
    preset,
    company: company?.trim() ?? "",
    zone: values.zone,
    currency: values.currency,
    shiftWeeks: weeks(values["shift-weeks"]),
    rejects: resolve(values.rejects ?? `${basename(file)}.rejects.csv`),
    encoding: values.encoding,
    dates: oneOf("dates", values.dates, dateForms),
    numbers: oneOf("numbers", values.numbers, numberForms),
    asOf: clockText(values["as-of"]),
    withoutRates: values["without-rates"]
  };
};

// platform/ingest/import/progress.ts
var WIDTH = 24;
var span = (seconds) => seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
var showProgress = (out) => {
  const start = Date.now();
  let drawn = 0;
  let isOpen = false;
  return {
    show({ lines, part }) {
      const now = Date.now();
      if (now - drawn < (out.isTTY ? 100 : 5e3)) return;
      if (drawn === 0 && !out.isTTY) {
        drawn = now;
        return;
      }
      drawn = now;
      const seconds = Math.max(1e-3, (now - start) / 1e3);
      const done = Math.min(1, part);
      const full = Math.round(done * WIDTH);
      const rest = done > 0 ? span(seconds / done * (1 - done)) : "?";
      const speed = Math.round(lines / seconds).toLocaleString("en");
      const text = `[${"#".repeat(full)}${"-".repeat(WIDTH - full)}] ${Math.floor(done * 100)}%  ${lines.toLocaleString("en")} \u884C lines  ${speed}/s  \u5269\u4F59 left ${rest}`;
      isOpen = out.isTTY === true;
      out.write(isOpen ? `\r\x1B[2K${text.slice(0, (out.columns ?? 100) - 1)}` : `${text}
`);
    },
    end() {
      if (isOpen) out.write("\r\x1B[2K");
    }
  };
};

// platform/ingest/cli.ts
var SERVER_LIMIT_MS = 3e4;
var STATEMENT_LIMIT_MS = 18e4;
var migrationsFolder = () => {
  const here = import.meta.dirname;
  try {
    return findMigrations(here);
  } catch {
    return findMigrations(join(here, "..", "db"));
  }
};
var openServer = async () => {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL };
  const dataDir = join(resolve2(process.env.DATA_DIR || ".data"), "postgres");
  const server = await ensurePostgres({ dataDir, durable: true, log: () => {
  } });
  return { url: server.url, server };
};
var work = async (args, url) => {
  const preset = await findPreset(args.preset);
  const database = openDatabase(url, { statementLimitMs: STATEMENT_LIMIT_MS });
  const progress = showProgress(process.stderr);
  try {
    await waitForServer(database.pool, SERVER_LIMIT_MS);
    await migrate(database.db, migrationsFolder());
    const gate = createOrderGate(database, { warn: (_, message) => console.error(message) });
    const onCompany = async ({ id }, made) => {
      const facts = await readFacts(database.db, id);
      if (facts) console.error(companyLine({ ...facts, made }));
    };
    const { summary, job } = await runImport(database, gate, {
      ...args,
      preset,
      onCompany,
      onProgress: progress.show,
      say: (text) => console.error(text)
    });
    await insertCliRun(database.db, job, summary, Math.floor(Date.now() / 1e3));
    return summary;
  } finally {
    progress.end();
    await database.close();
  }
};
var workRates = async (args, url) => {
  const database = openDatabase(url, { statementLimitMs: STATEMENT_LIMIT_MS });
  try {
    await waitForServer(database.pool, SERVER_LIMIT_MS);
    await migrate(database.db, migrationsFolder());
    return await importRates(database.db, args, Math.floor(Date.now() / 1e3));
  } finally {
    await database.close();
  }
};
var money = (amount) => amount.toFixed(2);
var lastLine = ({ gross, refunds, net, ...rest }) => {
  const { currency, seconds, replaced, older, adjustments, ...counts } = rest;
  const amounts = `"gross":${money(gross)},"refunds":${money(refunds)},"net":${money(net)}`;
  const more = JSON.stringify({ replaced, older, adjustments }).slice(1);
  return `{${JSON.stringify(counts).slice(1, -1)},${amounts},"currency":${JSON.stringify(currency)},"seconds":${seconds},${more}`;
};
var isOrders = (summary) => "gross" in summary;
var main = async () => {
  const args = readArguments(process.argv.slice(2));
  if (!args) {
    console.log(usage);
    return;
  }
  const { url, server } = await openServer();
  try {
    const summary = args.preset === ratesPreset ? await workRates(args, url) : await work(args, url);
    if (summary.rejected > 0)
      console.error(
        `\u6709 ${summary.rejected} \u884C\u6CA1\u6709\u5BFC\u5165\uFF0C\u539F\u56E0\u89C1 ${args.rejects}
${summary.rejected} lines were not imported; reasons: ${args.rejects}`
      );
    console.log(isOrders(summary) ? lastLine(summary) : JSON.stringify(summary));
  } finally {
    if (server && !server.adopted) await server.stop();
  }
};
var wordsOf = ({ message, trouble }) => trouble === "dates" || trouble === "numbers" || trouble === "currency" ? `${message}
--${trouble}` : message;
try {
  await main();
} catch (error) {
  console.error(error instanceof ImportError ? wordsOf(error) : error);
  process.exitCode = 1;
}
//# sourceMappingURL=import.js.map
