import {
  Contributions,
  ORDER_LOCK,
  book,
  compiled,
  load,
  moveProfit,
  rollupQueries
} from "./chunk-X76P4TNA.js";
import {
  MovablePool
} from "./chunk-4TCQFVDP.js";

// platform/jobs/rebuild/aside.ts
var sumTables = ["rollup", "rollup_buyer", "rollup_return", "rollup_profit"];
var memory = "set temp_buffers = '64MB'";
var openAside = async (url, companyId, to) => {
  const pool = new MovablePool(url, { max: 1, statementLimitMs: 0 });
  const client = await pool.connect();
  let closing;
  const close = () => {
    if (!closing) {
      client.release(true);
      closing = pool.end();
    }
    return closing;
  };
  try {
    await client.query(memory);
    const { rows } = await client.query("select quote_ident(current_schema()) as kept");
    const kept = rows[0]?.kept ?? "public";
    for (const table of sumTables)
      await client.query(`create temporary table ${table} (like ${kept}.${table} including all)`);
    await client.query(`create temporary table company as select * from ${kept}.company where id = ${companyId}`);
    if (to)
      await client.query("update company set time_zone = $1, cut_hour = $2, display_currency = $3", [
        to.zone,
        to.cut_hour,
        to.currency
      ]);
    const hold = async () => {
      await client.query("select pg_advisory_lock($1, $2)", [ORDER_LOCK, companyId]);
    };
    return { client, kept, hold, close };
  } catch (error) {
    await close();
    throw error;
  }
};

// platform/jobs/rebuild/changed.ts
var markOf = async (client) => {
  const { rows } = await client.query(
    "select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint & 4294967295) as mark"
  );
  return Number(rows[0]?.mark);
};
var isAhead = "((xmin::text::bigint - $2::bigint) & 4294967295) < 2147483648";
var writtenSince = async (client, companyId, mark) => {
  const { rows } = await client.query(
    ["affiliate_order", "affiliate_order_line", "shop_order"].map((table) => `select order_id from ${table} where company_id = $1 and ${isAhead}`).join(" union "),
    [companyId, mark]
  );
  return rows.map(({ order_id }) => order_id);
};
var BUCKETS = 4096;
var bucket = `hashtext(order_id) & ${BUCKETS - 1}`;
var countLines = async (client, key, values) => {
  const only = values.length > 2 ? `and ${bucket} = any($3::int4[])` : "";
  const { rows } = await client.query(
    `select ${key} as key, count(*)::int as n from affiliate_order_line
     where company_id = $1 and not order_id = any($2::text[]) ${only} group by 1`,
    [...values]
  );
  return new Map(rows.map((row) => [row.key, row.n]));
};
var fewer = (before, now) => [...before].flatMap(([key, n]) => now.get(key) === n ? [] : [key]);
var lostSince = async (then, now, companyId, written) => {
  const [had, has] = [
    await countLines(then, bucket, [companyId, written]),
    await countLines(now, bucket, [companyId, written])
  ];
  const buckets = fewer(had, has);
  if (buckets.length === 0) return [];
  return fewer(
    await countLines(then, "order_id", [companyId, written, buckets]),
    await countLines(now, "order_id", [companyId, written, buckets])
  );
};
var changedSince = async (then, pool, companyId, mark) => {
  const client = await pool.connect();
  try {
    await client.query("begin read only; set local statement_timeout = 0");
    const written = await writtenSince(client, companyId, mark);
    return [...written, ...await lostSince(then, client, companyId, written)];
  } finally {
    await client.query("rollback").catch(() => {
    });
    client.release();
  }
};

// platform/jobs/rebuild/merge.ts
var keys = {
  rollup: ["scope", "grain", "bucket", "dim", "dim_id"],
  rollup_buyer: ["scope", "buyer", "bucket"],
  rollup_return: ["scope", "kind", "bucket", "gap"],
  rollup_profit: ["company_id", "day", "shop_id", "sku_id", "is_kept"]
};
var ofScopes = `(k.scope = 'c' || $1::text or k.scope in (select 'm' || id from member where company_id = $1::bigint))`;
var ofCompany = {
  rollup: ofScopes,
  rollup_buyer: ofScopes,
  rollup_return: ofScopes,
  rollup_profit: "k.company_id = $1::bigint"
};
var valuesOf = async (client, table) => {
  const { rows } = await client.query(
    `select attname as name from pg_attribute
     where attrelid = 'pg_temp.${table}'::regclass and attnum > 0 and not attisdropped order by attnum`
  );
  return rows.map(({ name }) => name).filter((name) => !keys[table].includes(name));
};
var countOf = async (client, text, values = []) => {
  const { rows } = await client.query(text, values);
  return Number(rows[0]?.n ?? 0);
};
var mergeTable = async ({ client, kept }, companyId, table) => {
  const values = await valuesOf(client, table);
  const row = (alias) => `(${values.map((name) => `${alias}.${name}`).join(", ")})`;
  const same = keys[table].map((name) => `k.${name} = t.${name}`).join(" and ");
  const isNothing = (alias) => values.map((name) => `${alias}.${name} = 0`).join(" and ");
  await client.query(`delete from pg_temp.${table} t where ${isNothing("t")}`);
  await client.query(`analyze pg_temp.${table}`);
  const gone = await countOf(
    client,
    `with gone as (delete from ${kept}.${table} k where ${ofCompany[table]}
       and not exists (select from pg_temp.${table} t where ${same}) returning not (${isNothing("k")}) as counts)
     select count(*) filter (where counts) as n from gone`,
    [companyId]
  );
  const put = await countOf(
    client,
    `with put as (
       insert into ${kept}.${table} as o select t.* from pg_temp.${table} t left join ${kept}.${table} k on ${same}
       where k.${keys[table][0]} is null or ${row("t")} is distinct from ${row("k")}
       on conflict (${keys[table].join(", ")}) do update set
         ${values.map((name) => `${name} = excluded.${name}`).join(", ")}
       returning 1)
     select count(*) as n from put`
  );
  return gone + put;
};
var mergeSums = async (aside, companyId) => {
  let differences = 0;
  for (const table of sumTables) differences += await mergeTable(aside, companyId, table);
  return differences;
};

// platform/jobs/rebuild/new-sums.ts
var MOST_ROWS = 5e3;
var GROWTH = 4;
var NewSums = class {
  #client;
  #companyId;
  #now = Math.floor(Date.now() / 1e3);
  #sums = new Contributions();
  #written = 0;
  #told = 0;
  constructor(client, companyId) {
    this.#client = client;
    this.#companyId = companyId;
  }
  /**
   * Adds (sign 1) or takes away (sign -1) what some orders contribute, as this connection sees them.
   * @param change makes the orders as they will be out of those that are read, and writes them
   */
  async add(orderIds2, sign, change) {
    const { clock, orders: read } = await load(this.#client, this.#companyId, { orderIds: orderIds2, refundIds: [], shopIds: [] });
    const orders = change ? await change(read) : read;
    for (const order of orders.values()) book(this.#sums, this.#companyId, clock, order, sign);
    await this.#client.query(compiled(moveProfit(this.#companyId, orderIds2, sign)));
    if (this.#sums.rows.size >= MOST_ROWS) await this.flush();
  }
  /** Writes what is in memory. */
  async flush() {
    const sums = this.#sums.prune();
    this.#sums = new Contributions();
    this.#written += sums.rows.size;
    for (const query of rollupQueries(this.#companyId, this.#now, sums, "silent")) await this.#client.query(query);
    if (this.#written < this.#told * GROWTH || this.#written === 0) return;
    this.#told = this.#written;
    for (const table of sumTables) await this.#client.query(`analyze pg_temp.${table}`);
  }
};

// platform/jobs/rebuild/walk.ts
var CHUNK = 500;
var start = { paid_t: -1, order_id: "" };
var startUnpaid = { paid_t: null, order_id: "" };
var nextOrders = async (client, companyId, { paid_t, order_id }) => {
  const { rows } = await client.query(
    paid_t === null ? {
      name: "tidewall_next_unpaid",
      text: `select order_id, paid_t from affiliate_order
            where company_id = $1 and paid_t is null and order_id > $2 order by order_id limit ${CHUNK}`,
      values: [companyId, order_id]
    } : {
      name: "tidewall_next_orders",
      text: `select order_id, paid_t from affiliate_order
            where company_id = $1 and paid_t is not null and paid_t >= $2 and (paid_t, order_id) > ($2, $3)
            order by paid_t, order_id limit ${CHUNK}`,
      values: [companyId, paid_t, order_id]
    }
  );
  return rows.map((row) => ({ order_id: row.order_id, paid_t: row.paid_t === null ? null : Number(row.paid_t) }));
};
async function* orderIds(client, companyId) {
  let last = start;
  for (; ; ) {
    const places = await nextOrders(client, companyId, last);
    const tail = places.at(-1);
    if (tail) yield places.map(({ order_id }) => order_id);
    else if (last.paid_t === null) return;
    last = tail ?? startUnpaid;
  }
}
function* parts(all) {
  for (let i = 0; i < all.length; i += CHUNK) yield all.slice(i, i + CHUNK);
}

// platform/jobs/rebuild-rollups.ts
var addAll = async ({ aside, companyId, sums, options }, change) => {
  const { client } = aside;
  const { rows } = await client.query(
    "select count(*)::int as n from affiliate_order where company_id = $1",
    [companyId]
  );
  const total = rows[0]?.n ?? 0;
  let done = 0;
  options.onProgress?.({ done, total });
  for await (const ids of orderIds(client, companyId)) {
    options.signal?.throwIfAborted();
    await sums.add(ids, 1, change);
    done += ids.length;
    options.onProgress?.({ done, total });
  }
  await sums.flush();
  return done;
};
var addBeside = async (work) => {
  const { aside, sums, pool, companyId } = work;
  const { client } = aside;
  await client.query("begin isolation level repeatable read");
  const mark = await markOf(client);
  const done = await addAll(work);
  await aside.hold();
  const changed = [...parts(await changedSince(client, pool, companyId, mark))];
  for (const ids of changed) await sums.add(ids, -1);
  await sums.flush();
  await client.query("commit");
  await client.query("begin");
  for (const ids of changed) await sums.add(ids, 1);
  await sums.flush();
  return done;
};
var addHeld = async (work, exchange) => {
  const { aside } = work;
  await aside.hold();
  await aside.client.query("begin");
  return addAll(work, await exchange(aside.client));
};
var settingsIn = async ({ aside: { client }, companyId }, schema) => {
  const { rows } = await client.query(
    `select time_zone, cut_hour, display_currency from ${schema}.company where id = $1`,
    [companyId]
  );
  return JSON.stringify(rows);
};
var rebuild = async (work) => {
  const { aside, companyId, options } = work;
  const { client, kept } = aside;
  const { to, exchange, end, signal } = options;
  const orders = exchange ? await addHeld(work, exchange) : await addBeside(work);
  const now = Math.floor(Date.now() / 1e3);
  if (!to && await settingsIn(work, "pg_temp") !== await settingsIn(work, kept)) return void 0;
  const differences = await mergeSums(aside, companyId);
  if (to)
    await client.query(
      `update ${kept}.company set time_zone = $2, cut_hour = $3, display_currency = $4, update_time = $5 where id = $1`,
      [companyId, to.zone, to.cut_hour, to.currency, now]
    );
  if (to || differences > 0)
    for (const query of rollupQueries(companyId, now, new Contributions(), "pulse")) await client.query(query);
  await end?.(client);
  signal?.throwIfAborted();
  await client.query("commit");
  return { orders, differences };
};
var rebuildRollups = async ({ pool }, companyId, options = {}) => {
  const { signal } = options;
  for (; ; ) {
    signal?.throwIfAborted();
    const aside = await openAside(pool.url, companyId, options.to);
    signal?.addEventListener("abort", aside.close, { once: true });
    try {
      const done = await rebuild({ pool, companyId, options, aside, sums: new NewSums(aside.client, companyId) });
      if (done) return done;
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener("abort", aside.close);
      await aside.close();
    }
  }
};

export {
  rebuildRollups
};
//# sourceMappingURL=chunk-XS4A4S6K.js.map
