import {
  rebuildRollups
} from "./chunk-XS4A4S6K.js";
import "./chunk-X76P4TNA.js";
import {
  withServer
} from "./chunk-MQAPMTZ4.js";
import {
  findMigrations,
  migrate,
  openDatabase,
  readCompanies,
  waitForServer
} from "./chunk-4TCQFVDP.js";
import "./chunk-JGIHESUF.js";
import "./chunk-VAUNG2ZZ.js";
import "./chunk-UAWBPTDW.js";

// platform/rebuild.ts
import { parseArgs } from "node:util";
var usage = `\u7528\u6CD5 Usage: npm run rebuild [-- --company NAME]
  --company   \u53EA\u91CD\u7B97\u8FD9\u4E2A\u516C\u53F8\u7684\u6C47\u603B\uFF1B\u4E0D\u586B\u5219\u5168\u90E8\u516C\u53F8\u3002 The sums of this company alone; without it those of all.`;
var SERVER_LIMIT_MS = 3e4;
var SHOWN_MS = 1e3;
var readArguments = (args) => {
  try {
    const { values } = parseArgs({ args: [...args], options: { company: { type: "string" } } });
    return { company: values.company };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}
${usage}`);
  }
};
var companiesOf = async (db, name) => {
  const all = await readCompanies(db);
  const found = name === void 0 ? all : all.filter((one) => one.name === name);
  if (found.length === 0) throw new Error(`\u6CA1\u6709\u516C\u53F8\u201C${name}\u201D\u3002 There is no company "${name}".`);
  return found;
};
var shownTo = (out, name) => {
  let shown = 0;
  return ({ done, total }) => {
    if (Date.now() - shown < SHOWN_MS && done < total) return;
    shown = Date.now();
    const count = (n) => n.toLocaleString("en");
    out.write(`${name}: ${count(done)} / ${count(total)} \u4E2A\u8BA2\u5355 orders
`);
  };
};
var work = async (name, url) => {
  const database = openDatabase(url);
  const began = performance.now();
  try {
    await waitForServer(database.pool, SERVER_LIMIT_MS);
    await migrate(database.db, findMigrations(import.meta.dirname));
    const sum = { companies: 0, orders: 0, differences: 0 };
    for (const company of await companiesOf(database.db, name)) {
      const onProgress = shownTo(process.stderr, company.name);
      const { orders, differences } = await rebuildRollups(database, Number(company.id), { onProgress });
      sum.companies += 1;
      sum.orders += orders;
      sum.differences += differences;
    }
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    return { companies: sum.companies, orders: sum.orders, seconds, differences: sum.differences };
  } finally {
    await database.close();
  }
};
var run = async () => {
  const { company } = readArguments(process.argv.slice(2));
  console.log(JSON.stringify(await withServer(process.env, (url) => work(company, url))));
};
run().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
//# sourceMappingURL=rebuild.js.map
