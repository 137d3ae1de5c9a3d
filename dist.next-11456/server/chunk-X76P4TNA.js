import {
  ADJUSTMENT,
  ineligibleReasons,
  isSale,
  linesPaid,
  orderStatuses,
  ordersPaid,
  settlementStatuses
} from "./chunk-4TCQFVDP.js";
import {
  dayNumber,
  dayStart,
  dayText
} from "./chunk-VAUNG2ZZ.js";
import {
  __callDispose,
  __using
} from "./chunk-UAWBPTDW.js";

// platform/ingest/said.ts
var lineFacts = [
  "content_type",
  "collab_type",
  "commission_model",
  "price_amt",
  "quantity",
  "subtotal_amt",
  "seller_discount_amt",
  "platform_discount_amt",
  "tax_amt",
  "partner_rate_bp",
  "bonus_rate_bp",
  "ads_attributed",
  "refunded_qty",
  "returned_qty",
  "refund_amt",
  "estimated",
  "standard_rate_bp"
];
var orderFacts = ["shop_id", "buyer_key", "order_status", "is_sample", "create_t", "paid_t"];
var bitsOf = (facts) => Object.fromEntries(facts.map((name, place) => [name, 1 << place]));
var lineBit = bitsOf(lineFacts);
var orderBit = bitsOf(orderFacts);
var allLineFacts = 2 ** lineFacts.length - 1;
var allOrderFacts = 2 ** orderFacts.length - 1;

// platform/ingest/state.ts
var lineKey = (line) => `${line.n}
${line.sku_id}
${line.content_id}`;
var isSameLine = (one, other) => one.sku_id === other.sku_id && one.content_id === other.content_id && one.n === other.n;

// platform/ingest/validate.ts
var refuse = (reason_zh, reason) => ({ reason, reason_zh });
var MAX_TEXT = 500;
var MAX_LINES = 5e3;
var MAX_INT = 2147483647;
var MAX_T = 1e10;
var control = /[\u0000-\u001f]/;
var isId = (text4) => text4.length > 0 && text4.length <= 200 && !control.test(text4);
var isText = (text4) => text4.length <= MAX_TEXT && !text4.includes("\0");
var MAX_AMOUNT = 1e11;
var isAmount = (value) => Number.isInteger(value) && Math.abs(value) <= MAX_AMOUNT;
var isTime = (t) => t == null || Number.isInteger(t) && t > 0 && t < MAX_T;
var isCount = (value) => Number.isInteger(value) && value >= 0 && value <= MAX_INT;
var isRate = (value) => value === null || isCount(value) && value <= 1e4;
var wrong = (field) => refuse(`\u5B57\u6BB5 ${field} \u65E0\u6548`, `invalid field ${field}`);
var isPositiveAmount = (value) => isAmount(value) && value >= 0;
var wrongLine = (line) => {
  if (!isId(line.sku_id)) return "sku_id";
  if (!isId(line.product_id)) return "product_id";
  if (line.content_id !== "" && !isId(line.content_id)) return "content_id";
  if (line.creator_id !== "" && !isId(line.creator_id)) return "creator_id";
  if (!(isCount(line.n) && line.n > 0 && line.n < 32768)) return "n";
  if (!(isCount(line.quantity) && line.quantity > 0)) return "quantity";
  if (!isCount(line.refunded_qty)) return "refunded_qty";
  if (!isCount(line.returned_qty)) return "returned_qty";
  if (!isPositiveAmount(line.price_amt)) return "price_amt";
  if (!isPositiveAmount(line.subtotal_amt)) return "subtotal_amt";
  if (!isPositiveAmount(line.seller_discount_amt)) return "seller_discount_amt";
  if (!isPositiveAmount(line.platform_discount_amt)) return "platform_discount_amt";
  if (!isPositiveAmount(line.tax_amt)) return "tax_amt";
  if (!isPositiveAmount(line.pay_amt)) return "pay_amt";
  if (!isPositiveAmount(line.refund_amt)) return "refund_amt";
  if (!isRate(line.standard_rate_bp)) return "standard_rate_bp";
  if (!isRate(line.shop_ads_rate_bp)) return "shop_ads_rate_bp";
  if (!isRate(line.partner_rate_bp)) return "partner_rate_bp";
  if (!isRate(line.bonus_rate_bp)) return "bonus_rate_bp";
  if (!isText(line.product_name)) return "product_name";
  if (!isText(line.sku_name)) return "sku_name";
  if (!isText(line.seller_sku ?? "")) return "seller_sku";
  if ((line.image ?? "").length > 2e3 || line.image?.includes("\0")) return "image";
  if (!isText(line.creator_name)) return "creator_name";
  if (!isText(line.campaign_id)) return "campaign_id";
  if (line.settlement_status !== void 0 && !settlementStatuses.includes(line.settlement_status))
    return "settlement_status";
  if (line.reason !== void 0 && !ineligibleReasons.includes(line.reason)) return "reason";
  if (!isTime(line.settled_t)) return "settled_t";
  if (line.estimated && !Object.values(line.estimated).every(isAmount)) return "estimated";
  return line.actual && !Object.values(line.actual).every(isAmount) ? "actual" : void 0;
};
var nonsense = (line) => {
  const said = line.said ?? allLineFacts;
  const { quantity, refunded_qty, returned_qty, refund_amt, pay_amt } = line;
  if ((said & lineBit.refund_amt) !== 0 && refund_amt > pay_amt)
    return refuse("\u9000\u6B3E\u91D1\u989D refund_amt \u5927\u4E8E\u652F\u4ED8\u91D1\u989D pay_amt", "refund_amt is above pay_amt");
  if ((said & lineBit.quantity) !== 0 && refunded_qty + returned_qty > quantity)
    return refuse(
      "\u9000\u6B3E\u4E0E\u9000\u8D27\u4EF6\u6570 refunded_qty + returned_qty \u5927\u4E8E\u6570\u91CF quantity",
      "refunded_qty + returned_qty is above quantity"
    );
  return void 0;
};
var checkOrder = (event) => {
  if (!isId(event.order_id)) return wrong("order_id");
  if (!/^[A-Z]{3}$/.test(event.currency)) return wrong("currency");
  if (!isId(event.shop_id)) return wrong("shop_id");
  if (!isText(event.shop_name)) return wrong("shop_name");
  if (!/^[A-Z]{2}$/.test(event.region)) return wrong("region");
  if (!isText(event.buyer_key) || control.test(event.buyer_key)) return wrong("buyer_key");
  if (!orderStatuses.includes(event.order_status)) return wrong("order_status");
  if (event.create_t == null || !isTime(event.create_t)) return wrong("create_t");
  for (const name of ["paid_t", "delivery_t", "completed_t", "cancelled_t", "event_t"])
    if (!isTime(event[name])) return wrong(name);
  if (event.lines.length === 0 || event.lines.length > MAX_LINES) return wrong("lines");
  for (const line of event.lines) {
    const field = wrongLine(line);
    if (field) return wrong(`lines[].${field}`);
    const refused = nonsense(line);
    if (refused) return refused;
  }
  if (event.lines.length > 1 && new Set(event.lines.map(lineKey)).size < event.lines.length)
    return refuse("\u8BA2\u5355\u91CC\u6709\u4E24\u884C\u7684\u952E\u76F8\u540C", "two lines of the order have the same key");
  return void 0;
};
var checkRefund = (refund) => {
  if (!isId(refund.refund_id)) return wrong("refund_id");
  if (!isCount(refund.qty)) return wrong("qty");
  if (!isAmount(refund.amt) || refund.amt < 0) return wrong("amt");
  return refund.applied_t == null || !isTime(refund.applied_t) ? wrong("applied_t") : void 0;
};
var checkUpdate = (event) => {
  if (!isId(event.order_id)) return wrong("order_id");
  if (event.order_status !== void 0 && !orderStatuses.includes(event.order_status)) return wrong("order_status");
  for (const name of ["delivery_t", "completed_t", "cancelled_t", "settled_t", "event_t"])
    if (!isTime(event[name])) return wrong(name);
  for (const refund of event.refunds ?? []) {
    const refused = checkRefund(refund) ?? (isId(refund.sku_id) ? void 0 : wrong("sku_id"));
    if (refused) return refused;
  }
  return void 0;
};
var checkEvent = (event) => {
  if (event.kind === "order") return checkOrder(event);
  if (event.kind === "update") return checkUpdate(event);
  if (!isText(event.buyer_key) || control.test(event.buyer_key)) return wrong("buyer_key");
  return checkRefund(event) ?? (isId(event.sku_id) ? void 0 : wrong("sku_id"));
};

// platform/ingest/sums.ts
var sumNames = [
  "gmv_amt",
  "net_amt",
  "orders",
  "sku_orders",
  "lines",
  "items",
  "est_base_amt",
  "est_commission_amt",
  "est_partner_amt",
  "pending_amt",
  "settled_amt",
  "ineligible_lines",
  "ineligible_amt",
  "refund_amt",
  "returned_items",
  "est_standard_amt",
  "est_shop_ads_amt",
  "act_standard_amt",
  "act_shop_ads_amt",
  "act_bonus_amt",
  "act_partner_amt",
  "pending_lines",
  "settled_lines",
  "delivered_lines",
  "due_lines",
  "adjustment_lines"
];
var sumCount = sumNames.length;
var indexOf = Object.fromEntries(sumNames.map((name, i2) => [name, i2]));
var at = (name) => indexOf[name];
var newSums = () => new Array(sumCount).fill(0);
var DAY = 1;
var countedDims = { products: 3, creators: 4 };
var isCounted = ({ grain, dim }) => grain === DAY && (dim === countedDims.products || dim === countedDims.creators);
var Contributions = class {
  rows = /* @__PURE__ */ new Map();
  buyers = /* @__PURE__ */ new Map();
  add(scope, grain, bucket, dim, dim_id, sums, sign) {
    const key = `${scope}|${grain}|${bucket}|${dim}|${dim_id}`;
    let row = this.rows.get(key);
    if (!row) {
      row = { scope, grain, bucket, dim, dim_id, sums: newSums() };
      this.rows.set(key, row);
    }
    const into = row.sums;
    for (let i2 = 0; i2 < sumCount; i2++) into[i2] = (into[i2] ?? 0) + sign * (sums[i2] ?? 0);
  }
  addBuyer(scope, bucket, buyer, sign) {
    const key = `${scope}|${bucket}|${buyer}`;
    const row = this.buyers.get(key);
    if (row) row.n += sign;
    else this.buyers.set(key, { scope, bucket, buyer, n: sign });
  }
  /** Rows that change nothing are left out; a total row stays when a distinct count of its bucket may move. */
  prune() {
    const moved3 = /* @__PURE__ */ new Set();
    const orders2 = at("orders");
    for (const [key, row] of this.buyers) {
      if (row.n === 0) this.buyers.delete(key);
      else moved3.add(`${row.scope}|${DAY}|${row.bucket}|0|`);
    }
    for (const row of this.rows.values())
      if (isCounted(row) && row.sums[orders2] !== 0) moved3.add(`${row.scope}|${DAY}|${row.bucket}|0|`);
    for (const [key, row] of this.rows)
      if (!moved3.has(key) && row.sums.every((value) => value === 0)) this.rows.delete(key);
    return this;
  }
};

// platform/ingest/return-write.ts
var step = (after, change) => `case when ${after} = ${change} and ${change} > 0 then 1 when ${after} = 0 and ${change} < 0 then -1 else 0 end`;
var buyerSteps = `select m.scope, 0 as kind, m.bucket, m.buyer as id, ${step("m.n", "d.n")} as s
  from m join d using (scope, bucket, buyer)`;
var freshSteps = `select scope, dim::int as kind, bucket, dim_id as id, 1 as s from f where orders > 0`;
var dimSteps = `select k.scope, k.dim::int as kind, k.bucket, k.dim_id as id, ${step("k.orders", "q.orders")} as s
  from k join q using (scope, grain, bucket, dim, dim_id)`;
var daysOf = (where, order) => `(select b.bucket from rollup_buyer b
     where g.kind = 0 and b.scope = g.scope and b.buyer = g.id and b.n > 0 and b.${where} ${order})
   union all
   (select r.bucket from rollup r
     where g.kind > 0 and r.scope = g.scope and r.grain = 1 and r.dim = g.kind and r.dim in (3, 4) and r.dim_id = g.id
       and r.orders > 0 and r.${where} ${order})`;
var gaps = (days) => `select scope, kind, bucket, coalesce(bucket - lag(bucket) over (partition by scope, kind, id order by bucket), 0) as gap
   from ${days}`;
var addReturns = (statement, which) => {
  const steps = [
    ...which.buyers ? [buyerSteps] : [],
    ...which.dims ? [dimSteps] : [],
    ...which.fresh ? [freshSteps] : []
  ];
  statement.add("x", `select * from (${steps.join(" union all ")}) y where s <> 0`);
  statement.add(
    "moved",
    `select scope, bucket, coalesce(sum(s) filter (where kind = 0), 0) as buyers,
       coalesce(sum(s) filter (where kind = 4), 0) as creators, coalesce(sum(s) filter (where kind = 3), 0) as products
     from x group by 1, 2`
  );
  statement.add(
    "was",
    `select g.scope, g.kind, g.id, n.bucket
     from (select scope, kind, id, min(bucket) as first, max(bucket) as last from x group by 1, 2, 3) g
     cross join lateral (
       select max(bucket) as bucket from (${daysOf("bucket < g.first", "order by bucket desc limit 1")}) p
       union all ${daysOf("bucket between g.first and g.last", "")}
       union all select min(bucket) from (${daysOf("bucket > g.last", "order by bucket limit 1")}) f) n
     where n.bucket is not null`
  );
  statement.add(
    "now",
    `select scope, kind, id, bucket from (
       select scope, kind, id, bucket, 1 as s from was union all select scope, kind, id, bucket, s from x) y
     group by 1, 2, 3, 4 having sum(s) > 0`
  );
  statement.add(
    "e",
    `insert into rollup_return as t (scope, kind, bucket, gap, n)
     select scope, kind, bucket, gap, sum(n) from (
       select scope, kind, bucket, gap, -1 as n from (${gaps("was")}) a
       union all select scope, kind, bucket, gap, 1 from (${gaps("now")}) b) z
     group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4
     on conflict (scope, kind, bucket, gap) do update set n = t.n + excluded.n`
  );
};

// platform/ingest/statement.ts
var special = /["\\]/g;
var quote = (text4) => `"${text4.includes('"') || text4.includes("\\") ? text4.replace(special, "\\$&") : text4}"`;
var element = (value, type) => {
  if (value === null || value === void 0) return "NULL";
  if (type === "text") return quote(String(value));
  if (type === "int8s") return `"{${String(value)}}"`;
  return String(value);
};
var arrayOf = (rows, value, type) => `{${rows.map((row) => element(value(row), type)).join(",")}}`;
var scalar = (value, type) => value === null || value === void 0 ? null : type === "int8s" ? `{${String(value)}}` : value;
var isConstant = (rows, value) => {
  const first = rows[0] && value(rows[0]);
  if (Array.isArray(first)) return first.length === 0 && rows.every((row) => value(row).length === 0);
  for (const row of rows) if (value(row) !== first) return false;
  return true;
};
var ownColumn = (name) => (row) => row[name];
var FEW = 100;
var names = /* @__PURE__ */ new Map();
var nameOf = (text4) => {
  const known = names.get(text4);
  if (known) return known;
  const made = `tidewall_${names.size}`;
  names.set(text4, made);
  return made;
};
var Statement = class {
  #parts = [];
  #most = 0;
  #values;
  constructor(companyId, now) {
    this.#values = [companyId, now];
  }
  get isEmpty() {
    return this.#parts.length === 0;
  }
  /**
   * `unnest(...) as u(...)`: the rows as a relation of these columns.
   * @param column how a column's value is taken out of a row; by default it is the property of its name
   */
  rows(columns, rows, column = ownColumn) {
    this.#most = Math.max(this.#most, rows.length);
    const parameter = (value, type) => {
      this.#values.push(value);
      return `$${this.#values.length}::${type}`;
    };
    const list = Object.entries(columns).map(([name, type]) => ({
      name,
      type,
      carried: type === "int8s" ? "text" : type,
      value: column(name)
    }));
    const fixed = rows.length > FEW ? list.slice(1).filter(({ value }) => isConstant(rows, value)) : [];
    const varied = fixed.length === 0 ? list : list.filter((one) => !fixed.includes(one));
    const arrays = varied.map(({ type, carried, value }) => parameter(arrayOf(rows, value, type), `${carried}[]`));
    const names2 = varied.map(({ name }) => name).join(", ");
    const unnested = `unnest(${arrays.join(", ")}) as ${fixed.length === 0 ? "u" : "v"}(${names2})`;
    if (fixed.length === 0 || !rows[0]) return unnested;
    const first = rows[0];
    const constants = fixed.map(
      ({ name, type, carried, value }) => `${parameter(scalar(value(first), type), carried)} as ${name}`
    );
    const all = list.map(({ name }) => name).join(", ");
    return `(select ${all} from (select v.*, ${constants.join(", ")} from ${unnested}) w) as u`;
  }
  /** The columns of `u` in a select list. */
  static list(columns) {
    return Object.entries(columns).map(([name, type]) => type === "int8s" ? `u.${name}::bigint[]` : `u.${name}`).join(", ");
  }
  add(alias, sql8) {
    this.#parts.push(`${alias} as (${sql8})`);
  }
  /** @param end the last select, without a where clause */
  query(end) {
    const typed = "where $1::bigint is not null and $2::bigint is not null";
    const text4 = `with ${this.#parts.join(",\n")}
${end} ${typed}`;
    return { ...this.#most <= FEW ? { name: nameOf(text4) } : {}, text: text4, values: this.#values };
  }
};

// platform/ingest/rollup-write.ts
var keyColumns = { scope: "text", grain: "int2", bucket: "int4" };
var buyerColumns = { scope: "text", bucket: "int4", buyer: "text", n: "int4" };
var rollupColumns = {
  ...keyColumns,
  dim: "int2",
  dim_id: "text",
  ...Object.fromEntries(sumNames.map((name) => [name, "int8"]))
};
var places = Object.fromEntries(sumNames.map((name) => [name, at(name)]));
var rollupColumn = (name) => {
  const place = places[name];
  return place === void 0 ? (row) => row[name] : (row) => row.sums[place];
};
var compare = (one, other) => one < other ? -1 : one > other ? 1 : 0;
var byKey = (a, b) => compare(a.scope, b.scope) || compare(a.grain, b.grain) || compare(a.bucket, b.bucket) || compare(a.dim, b.dim) || compare(a.dim_id, b.dim_id);
var byBuyer = (a, b) => compare(a.scope, b.scope) || compare(a.bucket, b.bucket) || compare(a.buyer, b.buyer);
var counts = ["buyers", "creators", "products"];
var DAY2 = 1;
var additive = [...sumNames, ...counts];
var isFreshDay = (companyId, newestDay) => {
  const [scope, newest2] = [`c${companyId}`, newestDay ?? Number.NEGATIVE_INFINITY];
  return (row) => row.grain === DAY2 && row.bucket > newest2 && row.scope === scope;
};
var rollupQueries = (companyId, now, deltas, end, newestDay = Number.POSITIVE_INFINITY) => {
  const statement = new Statement(companyId, now);
  const buyers = [...deltas.buyers.values()].sort(byBuyer);
  const rows = [...deltas.rows.values()].sort(byKey);
  const isFresh = isFreshDay(companyId, newestDay);
  const counted = [];
  const others = [];
  const fresh = [];
  const freshOthers = [];
  for (const row of rows)
    (isFresh(row) ? isCounted(row) ? fresh : freshOthers : isCounted(row) ? counted : others).push(row);
  if (buyers.length > 0) {
    statement.add("d", `select * from ${statement.rows(buyerColumns, buyers)}`);
    statement.add(
      "m",
      `insert into rollup_buyer as t (scope, bucket, buyer, n) select * from d
       on conflict (scope, buyer, bucket) do update set n = t.n + excluded.n
       returning t.scope, t.bucket, t.buyer, t.n`
    );
  }
  if (counted.length > 0) {
    statement.add("q", `select * from ${statement.rows(rollupColumns, counted, rollupColumn)}`);
    statement.add("k", `${upsert("q", "")} returning t.scope, t.grain, t.bucket, t.dim, t.dim_id, t.orders`);
  }
  if (fresh.length > 0) statement.add("f", `select * from ${statement.rows(rollupColumns, fresh, rollupColumn)}`);
  const which = { buyers: buyers.length > 0, dims: counted.length > 0, fresh: fresh.length > 0 };
  const isMoved = which.buyers || which.dims || which.fresh;
  if (isMoved) addReturns(statement, which);
  if (fresh.length > 0) statement.add("fi", insert("f", ""));
  if (others.length > 0) {
    statement.add("o", `select * from ${statement.rows(rollupColumns, others, rollupColumn)}`);
    statement.add("r", upsert("o", isMoved ? "moved" : ""));
  }
  if (freshOthers.length > 0) {
    statement.add("fo", `select * from ${statement.rows(rollupColumns, freshOthers, rollupColumn)}`);
    statement.add("fr", insert("fo", isMoved ? "moved" : ""));
  }
  if (end === "pulse") statement.add("p", pulseSql);
  if (statement.isEmpty) return [];
  const last = end === "pulse" ? `select pg_notify('tw_company', $1::bigint || ':' || version) from p` : "select 1";
  const left = buyers.filter((row) => row.n < 0);
  return [statement.query(last), ...left.length > 0 ? [emptyBuyers(left)] : []];
};
var insert = (from, moved3) => `insert into rollup as t (scope, grain, bucket, dim, dim_id, ${additive.join(", ")})
   select u.scope, u.grain, u.bucket, u.dim, u.dim_id, ${sumNames.map((name) => `u.${name}`).join(", ")},
     ${counts.map((name) => moved3 ? `coalesce(v.${name}, 0)` : "0").join(", ")}
   from ${from} u ${moved3 ? `left join ${moved3} v on u.grain = 1 and u.dim = 0 and v.scope = u.scope and v.bucket = u.bucket` : ""}`;
var upsert = (from, moved3) => `${insert(from, moved3)}
   on conflict (scope, grain, bucket, dim, dim_id) do update set
     ${additive.map((name) => `${name} = t.${name} + excluded.${name}`).join(", ")}`;
var pulseSql = `insert into company_pulse as t (company_id, version, changed_t) values ($1::bigint, 1, $2::bigint)
  on conflict (company_id) do update set version = t.version + 1, changed_t = greatest(t.changed_t, excluded.changed_t)
  returning version`;
var emptyBuyers = (left) => ({
  name: "tidewall_empty_buyers",
  text: `delete from rollup_buyer t using unnest($1::text[], $2::int4[], $3::text[]) as u(scope, bucket, buyer)
    where t.scope = u.scope and t.bucket = u.bucket and t.buyer = u.buyer and t.n = 0`,
  values: [left.map((row) => row.scope), left.map((row) => row.bucket), left.map((row) => row.buyer)]
});

// platform/ingest/transaction.ts
import { setImmediate } from "node:timers/promises";
import { sql as sql7 } from "kysely";

// platform/ingest/adjustment.ts
var isAdjustment = ({ settlement_status }) => settlement_status === ADJUSTMENT;
var COMPLETED = 130;
var SHOWCASE = 3;
var NOBODY = 9;
var adjustmentOf = (refund, goods, currency) => {
  const { refund_id: order_id, applied_t, qty, amt } = refund;
  const { sku_id, product_id, shop_id, region } = goods;
  const facts = { fact_t: applied_t, told_t: null };
  const row = {
    ...facts,
    said: allOrderFacts,
    order_id,
    shop_id,
    region,
    buyer_key: "",
    order_status: COMPLETED,
    create_t: applied_t,
    paid_t: applied_t,
    delivery_t: null,
    completed_t: null,
    cancelled_t: null,
    cancel_by: null,
    cancel_reason: "",
    currency,
    order_amt: 0,
    is_sample: false,
    source: "import",
    orig_currency: null,
    orig_amt: null,
    fx_rate: null
  };
  const line = {
    ...facts,
    said: allLineFacts,
    order_id,
    sku_id,
    content_id: "",
    n: 1,
    shop_id,
    region,
    paid_t: applied_t,
    product_id,
    creator_id: "",
    owner_member_id: null,
    owner_path: [],
    content_type: SHOWCASE,
    collab_type: NOBODY,
    campaign_id: "",
    commission_model: 1,
    price_amt: 0,
    quantity: 0,
    subtotal_amt: 0,
    seller_discount_amt: 0,
    platform_discount_amt: 0,
    tax_amt: 0,
    pay_amt: 0,
    orig_pay_amt: null,
    standard_rate_bp: 0,
    shop_ads_rate_bp: null,
    partner_rate_bp: 0,
    bonus_rate_bp: 0,
    ads_attributed: false,
    est_base_amt: 0,
    est_standard_amt: 0,
    est_shop_ads_amt: 0,
    est_bonus_amt: 0,
    est_partner_amt: 0,
    act_base_amt: null,
    act_standard_amt: null,
    act_shop_ads_amt: null,
    act_bonus_amt: null,
    act_partner_amt: null,
    refunded_qty: 0,
    returned_qty: qty,
    refund_amt: amt,
    fully_return: false,
    settlement_status: ADJUSTMENT,
    settle_due_t: null,
    settled_t: null,
    ineligible_reason: null,
    bill_id: null,
    said_status: null,
    said_reason: null,
    settled_fact_t: null,
    settled_left_amt: null
  };
  return { row, lines: [{ row: line, splits: [] }], refunds: [] };
};

// shared/format/number.ts
var withoutDecimals = "JPY VND IDR KRW CLP ISK UGX XAF XOF XPF PYG RWF KMF GNF DJF BIF VUV";
var withThree = "KWD BHD OMR JOD TND LYD IQD";
var decimals = new Map([
  ...withoutDecimals.split(" ").map((currency) => [currency, 0]),
  ...withThree.split(" ").map((currency) => [currency, 3])
]);
var decimalsOf = (currency) => decimals.get(currency) ?? 2;
var symbols = {
  USD: "$",
  GBP: "\xA3",
  EUR: "\u20AC",
  CNY: "\xA5",
  JPY: "\xA5",
  THB: "\u0E3F",
  VND: "\u20AB",
  PHP: "\u20B1",
  IDR: "Rp",
  MYR: "RM",
  SGD: "S$",
  MXN: "MX$",
  BRL: "R$",
  SAR: "SAR "
};
var knownCurrencies = Object.keys(symbols);
var grouped = (digits) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
var currencyDecimals = decimalsOf;
var currencySymbol = (currency) => symbols[currency] ?? `${currency} `;
var amountText = (amt, currency) => {
  const decimals2 = decimalsOf(currency);
  const [whole = "0", fraction] = (Math.abs(amt) / 10 ** decimals2).toFixed(decimals2).split(".");
  return `${amt < 0 ? "-" : ""}${grouped(whole)}${fraction ? `.${fraction}` : ""}`;
};
var moneyText = (amt, currency) => `${amt < 0 ? "-" : ""}${currencySymbol(currency)}${amountText(Math.abs(amt), currency)}`;
var rateText = (bp, digits = 2) => `${(bp / 100).toFixed(digits)}%`;
var changeOf = (current, before) => {
  if (current === null || before === null) return { kind: "none" };
  if (before === 0) return current === 0 ? { kind: "flat" } : { kind: "new" };
  return { kind: "bp", bp: Math.round((current - before) / Math.abs(before) * 1e4) };
};

// shared/commission/line.ts
var roundHalfUp = (value) => Math.sign(value) * Math.floor(Math.abs(value) + 0.5 + 1e-9) + 0;
var BP = 1e4;
var atRate = (amount, rateBp) => roundHalfUp(amount * rateBp / BP);
var commissionBase = (line) => Math.max(0, line.subtotal_amt - line.seller_discount_amt - line.platform_discount_amt - line.tax_amt);
var commissionOf = (base_amt, rates) => {
  const byAds = rates.ads_attributed && rates.shop_ads_rate_bp !== null;
  return {
    base_amt,
    standard_amt: byAds ? 0 : atRate(base_amt, rates.standard_rate_bp),
    shop_ads_amt: byAds ? atRate(base_amt, rates.shop_ads_rate_bp ?? 0) : 0,
    bonus_amt: atRate(base_amt, rates.bonus_rate_bp),
    partner_amt: atRate(base_amt, rates.partner_rate_bp)
  };
};
var rateAtOrder = (offers) => offers.target_bp ?? offers.partner_campaign_bp ?? Math.max(offers.open_bp, offers.locked_bp ?? 0);
var agencyCut = (creator_amt, share_bp) => {
  const agency_amt = atRate(creator_amt, share_bp);
  return { agency_amt, creator_amt: creator_amt - agency_amt };
};
var remainingBase = (est_base_amt, goods) => {
  const remaining2 = Math.max(0, goods.quantity - goods.refunded_qty - goods.returned_qty);
  if (goods.quantity <= 0 || remaining2 === 0) return 0;
  return Math.max(0, roundHalfUp(est_base_amt * remaining2 / goods.quantity) - goods.refund_only_amt);
};

// platform/ingest/estimate.ts
var setEstimate = (draft, estimate) => {
  draft.est_base_amt = estimate.base_amt;
  draft.est_standard_amt = estimate.standard_amt;
  draft.est_shop_ads_amt = estimate.shop_ads_amt;
  draft.est_bonus_amt = estimate.bonus_amt;
  draft.est_partner_amt = estimate.partner_amt;
};
var estimateAnew = (draft) => setEstimate(draft, commissionOf(commissionBase(draft), draft));

// platform/ingest/found-rate.ts
var OPEN_COLLAB = 1;
var isFound = ({ said, collab_type, creator_id }) => (said & (lineBit.standard_rate_bp | lineBit.estimated)) === 0 && collab_type === OPEN_COLLAB && creator_id !== "";
var findRate = (draft, create_t, before, openRate) => {
  if ((draft.said & lineBit.standard_rate_bp) !== 0) return;
  const { row } = before;
  const is = isFound(draft);
  const isSame4 = row.product_id === draft.product_id && row.creator_id === draft.creator_id && before.create_t === create_t;
  if (is === isFound(row) && (isSame4 || !is)) return;
  draft.standard_rate_bp = is ? openRate(draft.product_id, draft.creator_id, create_t) : 0;
  if ((draft.said & lineBit.estimated) === 0) estimateAnew(draft);
};

// platform/ingest/open-rates.ts
var OPEN = 1;
var none = () => 0;
var nameOf2 = (product_id, creator_id, t) => `${t}
${product_id}
${creator_id}`;
var needsRate = ({ standard_rate_bp, collab_type, creator_id, estimated: estimated2 }) => standard_rate_bp === null && collab_type === OPEN && creator_id !== "" && estimated2 === void 0;
var text = `select u.n, case when h.t is null then p.standard_rate_bp else h.standard_rate_bp end as open,
    (select max(k.rate_bp) from rate_lock k where k.company_id = $1 and k.product_id = u.product_id
      and k.creator_id = u.creator_id and k.add_time <= u.t and k.locked_until_t > u.t) as locked
  from unnest($2::text[], $3::text[], $4::int8[]) with ordinality as u(product_id, creator_id, t, n)
  join product p on p.company_id = $1 and p.product_id = u.product_id
  left join lateral (select t, standard_rate_bp from product_price_history h
    where h.company_id = $1 and h.product_id = u.product_id order by h.t > u.t, abs(h.t - u.t) limit 1) h on true`;
var Wishes = class {
  all = /* @__PURE__ */ new Map();
  add(product_id, creator_id, t) {
    if (creator_id !== "") this.all.set(nameOf2(product_id, creator_id, t), [product_id, creator_id, t]);
  }
};
var wishAll = (wishes, events, known) => {
  const times2 = /* @__PURE__ */ new Set([...events.map(({ create_t }) => create_t), ...known ? [known.row.create_t] : []]);
  const lines2 = /* @__PURE__ */ new Map();
  for (const line of [...events.flatMap((event) => event.lines), ...known?.lines.map(({ row }) => row) ?? []]) {
    const same = lines2.get(lineKey(line));
    if (same) same.push(line);
    else lines2.set(lineKey(line), [line]);
  }
  for (const same of lines2.values())
    for (const { product_id } of same)
      for (const { creator_id } of same) for (const t of times2) wishes.add(product_id, creator_id, t);
};
var isUntold = ({ row }) => (row.said & lineBit.standard_rate_bp) === 0;
var wishesOf = (events, orders2) => {
  const wishes = new Wishes();
  const told = /* @__PURE__ */ new Map();
  for (const event of events) {
    if (event.kind !== "order") continue;
    const same = told.get(event.order_id);
    if (same) same.push(event);
    else told.set(event.order_id, [event]);
  }
  for (const [order_id, same] of told) {
    const known = orders2.get(order_id);
    const isOpen = same.some(({ lines: lines2 }) => lines2.some(({ standard_rate_bp }) => standard_rate_bp === null));
    if (!isOpen && !known?.lines.some(isUntold)) continue;
    if (known || same.length > 1) wishAll(wishes, same, known);
    else
      for (const { create_t, lines: lines2 } of same)
        for (const line of lines2) if (needsRate(line)) wishes.add(line.product_id, line.creator_id, create_t);
  }
  return wishes;
};
var openRatesOf = async (client, companyId, events, orders2) => {
  const { all: wanted } = wishesOf(events, orders2);
  if (wanted.size === 0) return none;
  const all = [...wanted.values()];
  const { rows } = await client.query({
    name: "tidewall_open_rates",
    text,
    values: [companyId, ...[0, 1, 2].map((place) => all.map((one) => one[place]))]
  });
  const names2 = [...wanted.keys()];
  const found = new Map(
    rows.map(({ n, open, locked }) => [
      names2[Number(n) - 1],
      rateAtOrder({ open_bp: open ?? 0, locked_bp: locked ?? 0 })
    ])
  );
  return (...of) => found.get(nameOf2(...of)) ?? 0;
};

// platform/ingest/stamps.ts
var none2 = {};
var timesOf = (text4) => text4 ? JSON.parse(text4) : none2;
var toldAt = (row, fact) => timesOf(row.told_t)[fact] ?? row.fact_t;
var Stamps = class {
  #at;
  #before;
  #times;
  #said;
  #now = {};
  /** @param said bits of what the report says */
  constructor(before, at2, said) {
    this.#before = before;
    this.#at = at2;
    this.#times = timesOf(before?.told_t);
    this.#said = said;
  }
  get #isNewest() {
    return this.#before === void 0 || this.#at.isImplied || this.#at.t >= this.#before.fact_t;
  }
  /**
   * How a fact with a bit is taken: `new`, also where nobody has said it and the stand-in of the newest report stands;
   * `same` when it was told for the same time; `keep` what is known.
   */
  bit(fact, bit) {
    const isSaid = (this.#said & bit) !== 0;
    const isKnown = this.#before !== void 0 && (this.#before.said & bit) !== 0;
    return isSaid || isKnown ? this.value(fact, isSaid, isKnown) : this.#isNewest ? "new" : "keep";
  }
  /** The same of a fact that is empty where it is not said. */
  value(fact, isSaid, isKnown) {
    const known = isKnown && this.#before ? this.#times[fact] ?? this.#before.fact_t : void 0;
    const taken = isSaid ? this.#against(known) : "keep";
    const time = taken === "keep" ? known : this.#at.t;
    if (time !== void 0) this.#now[fact] = time;
    return taken;
  }
  #against(known) {
    if (known === void 0 || this.#at.isImplied || this.#at.t > known) return "new";
    return this.#at.t === known ? "same" : "keep";
  }
  /** Whether the earliest report that says something is this one; its time is noted. */
  earliest(fact, isSaid) {
    const known = this.#times[fact];
    const isFirst = isSaid && (known === void 0 || this.#at.t < known);
    const time = isFirst ? this.#at.t : known;
    if (time !== void 0) this.#now[fact] = time;
    return isFirst;
  }
  /** What remembers a report about all of a row. @param once names whose time is kept also when it is the newest */
  whole(once2 = []) {
    return this.#columns(Math.max(this.#at.t, this.#before?.fact_t ?? 0), this.#now, once2);
  }
  /** What remembers a report about some facts of a known row. */
  some() {
    return this.#columns(this.#before?.fact_t ?? 0, { ...this.#times, ...this.#now }, Object.keys(this.#times));
  }
  #columns(fact_t, times2, once2) {
    const kept2 = Object.entries(times2).filter(([name, t]) => t !== fact_t || once2.includes(name));
    return {
      fact_t,
      said: (this.#before?.said ?? 0) | this.#said,
      told_t: kept2.length === 0 ? null : JSON.stringify(Object.fromEntries(kept2.sort(byName)))
    };
  }
};
var byName = ([one], [other]) => one < other ? -1 : 1;
var pick = (taken, told, known) => taken === "keep" ? known : told;
var highest = (taken, told, known) => taken === "new" ? told : taken === "same" ? Math.max(told, known) : known;

// platform/ingest/facts.ts
var UNKNOWN_REGION = "ZZ";
var withBit = (said, bit, isSaid) => isSaid ? said | bit : said & ~bit;
var lineSaid = ({ said = allLineFacts, standard_rate_bp, estimated: estimated2 }) => withBit(
  withBit(said, lineBit.standard_rate_bp, standard_rate_bp !== null),
  lineBit.estimated,
  estimated2 !== void 0
);
var newLine = {
  owner_member_id: null,
  act_base_amt: null,
  act_standard_amt: null,
  act_shop_ads_amt: null,
  act_bonus_amt: null,
  act_partner_amt: null,
  fully_return: false,
  settlement_status: 0,
  settle_due_t: null,
  settled_t: null,
  ineligible_reason: null,
  bill_id: null,
  settled_fact_t: null,
  settled_left_amt: null
};
var firstFacts = (order, line, t, openRate) => {
  const found = needsRate(line) ? openRate(line.product_id, line.creator_id, order.create_t) : 0;
  const standard_rate_bp = line.standard_rate_bp ?? found;
  const estimate = line.estimated ?? commissionOf(commissionBase(line), { ...line, standard_rate_bp });
  return {
    order_id: order.order_id,
    sku_id: line.sku_id,
    content_id: line.content_id,
    n: line.n,
    shop_id: order.shop_id,
    region: order.region,
    paid_t: order.paid_t,
    product_id: line.product_id,
    creator_id: line.creator_id,
    content_type: line.content_type,
    collab_type: line.collab_type,
    campaign_id: line.campaign_id,
    commission_model: line.commission_model,
    price_amt: line.price_amt,
    quantity: line.quantity,
    subtotal_amt: line.subtotal_amt,
    seller_discount_amt: line.seller_discount_amt,
    platform_discount_amt: line.platform_discount_amt,
    tax_amt: line.tax_amt,
    pay_amt: line.pay_amt,
    standard_rate_bp,
    shop_ads_rate_bp: line.shop_ads_rate_bp,
    partner_rate_bp: line.partner_rate_bp,
    bonus_rate_bp: line.bonus_rate_bp,
    ads_attributed: line.ads_attributed,
    est_base_amt: estimate.base_amt,
    est_standard_amt: estimate.standard_amt,
    est_shop_ads_amt: estimate.shop_ads_amt,
    est_bonus_amt: estimate.bonus_amt,
    est_partner_amt: estimate.partner_amt,
    refunded_qty: line.refunded_qty,
    returned_qty: line.returned_qty,
    refund_amt: line.refund_amt,
    orig_pay_amt: line.orig_pay_amt ?? null,
    fact_t: t,
    said: lineSaid(line),
    told_t: null,
    said_status: line.settlement_status ?? null,
    said_reason: line.reason ?? null,
    owner_path: [],
    ...newLine
  };
};
var STATUS = "status";
var stateTold = (stamps, line, before) => {
  const { settlement_status: told, reason } = line;
  const taken = stamps.value(STATUS, told !== void 0, before.said_status !== null);
  if (taken === "keep" || told === void 0) return { status: before.said_status, reason: before.said_reason };
  if (taken === "same" && rank(told) < rank(before.said_status ?? 0))
    return { status: before.said_status, reason: before.said_reason };
  return { status: told, reason: reason ?? (told === before.said_status ? before.said_reason : null) };
};
var settlementRanks = [0, 1, 4, 3, 2];
var rank = (status) => settlementRanks.indexOf(status);
var collabOf = (taken, creator2, line, before) => {
  const isTold2 = ((before.said | (line.said ?? allLineFacts)) & lineBit.collab_type) !== 0;
  const isNamed = line.creator_id !== "" || before.creator_id !== "";
  return pick(isNamed && !isTold2 ? creator2 : taken, line.collab_type, before.collab_type);
};
var laterFacts = (stamps, line, before) => {
  const of = (name) => stamps.bit(name, lineBit[name]);
  const sale = stamps.value("pay_amt", true, true);
  const creator2 = stamps.value("creator_id", line.creator_id !== "", before.creator_id !== "");
  const campaign = stamps.value("campaign_id", line.campaign_id !== "", before.campaign_id !== "");
  const ads = stamps.value("shop_ads_rate_bp", line.shop_ads_rate_bp !== null, before.shop_ads_rate_bp !== null);
  const state = stateTold(stamps, line, before);
  const draft = { ...before };
  draft.product_id = pick(sale, line.product_id, before.product_id);
  draft.pay_amt = pick(sale, line.pay_amt, before.pay_amt);
  draft.orig_pay_amt = pick(sale, line.orig_pay_amt ?? null, before.orig_pay_amt);
  draft.creator_id = pick(creator2, line.creator_id, before.creator_id);
  draft.campaign_id = pick(campaign, line.campaign_id, before.campaign_id);
  draft.shop_ads_rate_bp = pick(ads, line.shop_ads_rate_bp, before.shop_ads_rate_bp);
  draft.content_type = pick(of("content_type"), line.content_type, before.content_type);
  draft.collab_type = collabOf(of("collab_type"), creator2, line, before);
  draft.commission_model = pick(of("commission_model"), line.commission_model, before.commission_model);
  draft.price_amt = pick(of("price_amt"), line.price_amt, before.price_amt);
  draft.quantity = pick(of("quantity"), line.quantity, before.quantity);
  draft.subtotal_amt = pick(of("subtotal_amt"), line.subtotal_amt, before.subtotal_amt);
  draft.seller_discount_amt = pick(of("seller_discount_amt"), line.seller_discount_amt, before.seller_discount_amt);
  draft.platform_discount_amt = pick(
    of("platform_discount_amt"),
    line.platform_discount_amt,
    before.platform_discount_amt
  );
  draft.tax_amt = pick(of("tax_amt"), line.tax_amt, before.tax_amt);
  draft.partner_rate_bp = pick(of("partner_rate_bp"), line.partner_rate_bp, before.partner_rate_bp);
  draft.bonus_rate_bp = pick(of("bonus_rate_bp"), line.bonus_rate_bp, before.bonus_rate_bp);
  draft.ads_attributed = pick(of("ads_attributed"), line.ads_attributed, before.ads_attributed);
  draft.refunded_qty = highest(of("refunded_qty"), line.refunded_qty, before.refunded_qty);
  draft.returned_qty = highest(of("returned_qty"), line.returned_qty, before.returned_qty);
  draft.refund_amt = highest(of("refund_amt"), line.refund_amt, before.refund_amt);
  draft.said_status = state.status;
  draft.said_reason = state.reason;
  if (of("standard_rate_bp") !== "keep" && line.standard_rate_bp !== null)
    draft.standard_rate_bp = line.standard_rate_bp;
  const estimated2 = of("estimated");
  if (!line.estimated) {
    if ((before.said & lineBit.estimated) === 0) estimateAnew(draft);
  } else if (estimated2 !== "keep") setEstimate(draft, line.estimated);
  return draft;
};
var ACTUAL = "actual";
var SETTLED_T = "settled_t";
var once = [ACTUAL, SETTLED_T];
var isTold = ({ told_t }, fact) => told_t?.includes(`"${fact}"`) ?? false;
var settledTold = (line, t, isActual, isTime2) => {
  const said = line.said ?? allLineFacts;
  const goods = (said & lineBit.refund_amt) === 0 ? {} : { goods: line };
  return {
    settled: {
      t,
      ...goods,
      ...isActual && line.actual ? { actual: line.actual } : {},
      ...isTime2 && line.settled_t !== void 0 ? { settled_t: line.settled_t } : {}
    }
  };
};
var nothing = {};
var factsOf = (order, line, before, at2, openRate) => {
  const isSettled = line.settlement_status === 2;
  if (!before && !isSettled) return { draft: firstFacts(order, line, at2.t, openRate), said: nothing };
  const stamps = new Stamps(before?.row, at2, lineSaid(line));
  const draft = before ? laterFacts(stamps, line, before.row) : firstFacts(order, line, at2.t, openRate);
  const isActual = stamps.earliest(ACTUAL, isSettled && line.actual !== void 0);
  const isTime2 = stamps.earliest(SETTLED_T, isSettled && line.settled_t !== void 0);
  Object.assign(draft, stamps.whole(once));
  if (before) findRate(draft, order.create_t, before, openRate);
  return { draft, said: isSettled ? settledTold(line, at2.t, isActual, isTime2) : nothing };
};
var statusOf = (stamps, event, before) => {
  const taken = stamps.bit("order_status", orderBit.order_status);
  const isTold2 = ((before.said | (event.said ?? allOrderFacts)) & orderBit.order_status) !== 0;
  return isTold2 ? highest(taken, event.order_status, before.order_status) : Math.max(event.order_status, before.order_status);
};
var orderSaid = ({ said = allOrderFacts, paid_t }) => withBit(said, orderBit.paid_t, (said & orderBit.paid_t) !== 0 && paid_t !== null);
var earlier = (one, other) => one === null || other === null ? one ?? other : Math.min(one, other);
var firstOrder = (event, t) => ({
  order_id: event.order_id,
  shop_id: event.shop_id,
  region: event.region,
  buyer_key: event.buyer_key,
  order_status: event.order_status,
  create_t: event.create_t,
  paid_t: event.paid_t,
  delivery_t: event.delivery_t,
  completed_t: event.completed_t ?? null,
  cancelled_t: event.cancelled_t ?? null,
  cancel_by: null,
  cancel_reason: "",
  currency: event.currency,
  order_amt: 0,
  is_sample: event.is_sample,
  source: event.source ?? "api",
  orig_currency: event.exchanged?.currency ?? null,
  orig_amt: null,
  fx_rate: event.exchanged?.rate ?? null,
  fact_t: t,
  said: orderSaid(event),
  told_t: null
});
var orderOf = (event, before, at2) => {
  if (!before) return firstOrder(event, at2.t);
  const stamps = new Stamps(before, at2, orderSaid(event));
  const of = (name) => stamps.bit(name, orderBit[name]);
  const timeOf2 = (name) => {
    const time = event[name] ?? null;
    return pick(stamps.value(name, time !== null, before[name] !== null), time, before[name]);
  };
  const inferable = (name) => ((before.said | orderSaid(event)) & orderBit[name]) === 0 ? earlier(event[name], before[name]) : pick(of(name), event[name], before[name]);
  const told = event.exchanged ?? null;
  const isOther = (told?.currency ?? null) !== before.orig_currency;
  const currency = stamps.value("currency", true, true);
  const rate = isOther ? currency : "new";
  const region = stamps.value("region", event.region !== UNKNOWN_REGION, before.region !== UNKNOWN_REGION);
  return {
    ...before,
    shop_id: pick(of("shop_id"), event.shop_id, before.shop_id),
    region: pick(region, event.region, before.region),
    buyer_key: pick(of("buyer_key"), event.buyer_key, before.buyer_key),
    order_status: statusOf(stamps, event, before),
    create_t: inferable("create_t") ?? before.create_t,
    paid_t: inferable("paid_t"),
    delivery_t: timeOf2("delivery_t"),
    completed_t: timeOf2("completed_t"),
    cancelled_t: timeOf2("cancelled_t"),
    is_sample: pick(of("is_sample"), event.is_sample, before.is_sample),
    currency: event.currency,
    orig_currency: pick(rate, told?.currency ?? null, before.orig_currency),
    orig_amt: null,
    fx_rate: pick(rate, told?.rate ?? null, before.fx_rate),
    ...stamps.whole()
  };
};
var updatedOrder = (before, event, at2) => {
  const { order_status } = event;
  const stamps = new Stamps(before, at2, order_status === void 0 ? 0 : orderBit.order_status);
  const timeOf2 = (name) => {
    const told = event[name] ?? null;
    return told === null ? before[name] : pick(stamps.value(name, true, before[name] !== null), told, before[name]);
  };
  const row = {
    ...before,
    order_status: order_status === void 0 ? before.order_status : highest(stamps.bit("order_status", orderBit.order_status), order_status, before.order_status),
    delivery_t: timeOf2("delivery_t"),
    completed_t: timeOf2("completed_t"),
    cancelled_t: timeOf2("cancelled_t")
  };
  return { ...row, ...stamps.some() };
};

// platform/ingest/half-up.ts
var dividedHalfUp = (value, by) => {
  const size = value < 0n ? -value : value;
  const rounded = (2n * size + by) / (2n * by);
  return Number(value < 0n ? -rounded : rounded);
};

// platform/ingest/exchange.ts
var HOLDS_DAYS = 10;
var BASE = "USD";
var DIGITS = 15;
var exchanger = (from, to, rate) => {
  const [digits = "", exponent = ""] = rate.toExponential(DIGITS - 1).split("e");
  const scale = Number(exponent) - (DIGITS - 1) + currencyDecimals(to) - currencyDecimals(from);
  const times2 = BigInt(digits.replace(".", "")) * 10n ** BigInt(Math.max(0, scale));
  const by = 10n ** BigInt(Math.max(0, -scale));
  return (amt) => amt === 0 ? 0 : dividedHalfUp(BigInt(amt) * times2, by);
};
var exchanged = (amt, from, to, rate) => exchanger(from, to, rate)(amt);
var keptRate = (rate) => Number(rate.toPrecision(DIGITS));
var ownAmount = ({ currency, orig_currency, fx_rate }, amt) => orig_currency === null || fx_rate === null ? amt : exchanger(orig_currency, currency, fx_rate)(amt);
var commission = (amounts, of) => ({
  base_amt: of(amounts.base_amt),
  standard_amt: of(amounts.standard_amt),
  shop_ads_amt: of(amounts.shop_ads_amt),
  bonus_amt: of(amounts.bonus_amt),
  partner_amt: of(amounts.partner_amt)
});
var lineIn = (line, of) => ({
  ...line,
  orig_pay_amt: line.pay_amt,
  price_amt: of(line.price_amt),
  subtotal_amt: of(line.subtotal_amt),
  seller_discount_amt: of(line.seller_discount_amt),
  platform_discount_amt: of(line.platform_discount_amt),
  tax_amt: of(line.tax_amt),
  pay_amt: of(line.pay_amt),
  refund_amt: of(line.refund_amt),
  ...line.estimated ? { estimated: commission(line.estimated, of) } : {},
  ...line.actual ? { actual: commission(line.actual, of) } : {}
});
var inCurrency = (event, currency, rate) => {
  const of = exchanger(event.currency, currency, rate);
  return {
    ...event,
    currency,
    exchanged: { currency: event.currency, rate },
    lines: event.lines.map((line) => lineIn(line, of))
  };
};
var nameOf3 = (currency, day) => `${currency} ${day}`;
var returnIn = (event, currency, rate) => ({
  ...event,
  amt: exchanger(event.currency, currency, rate)(event.amt),
  exchanged: { currency: event.currency, amt: event.amt }
});
var readRates = async (client, companyId, wanted) => {
  const all = wanted.filter(({ currency }) => currency !== BASE);
  const { rows } = await client.query({
    name: "tidewall_rates",
    text: `select u.currency, u.day, r.rate::text from unnest($1::text[], $2::int4[]) as u(currency, day)
      cross join lateral (select rate from (
          select day, rate, 0 as rank from company_rate f
          where f.company_id = $3 and f.currency = u.currency and f.day between u.day - ${HOLDS_DAYS} and u.day
          union all
          select day, rate, 1 from fx_rate f where f.currency = u.currency and f.day between u.day - ${HOLDS_DAYS} and u.day) k
        order by day desc, rank limit 1) r`,
    values: [all.map(({ currency }) => currency), all.map(({ day }) => day), companyId]
  });
  const found = new Map(rows.map(({ currency, day, rate }) => [nameOf3(currency, day), Number(rate)]));
  return (currency, day) => currency === BASE ? 1 : found.get(nameOf3(currency, day));
};
var reportTime = ({ event_t }) => event_t === void 0 ? { t: Number.MAX_SAFE_INTEGER, isImplied: true } : { t: event_t, isImplied: false };
var exchangeOf = async (client, companyId, { currency, clock, orders: orders2 }, events, knownOf) => {
  const isForeign = (event) => event.kind !== "update" && (event.currency ?? currency) !== currency && /^[A-Z]{3}$/.test(event.currency ?? "");
  const foreign = events.filter(isForeign);
  if (foreign.length === 0) return (event) => ({ event });
  const dayOf = ({ paid_t, create_t }) => dayNumber(clock, paid_t ?? create_t);
  const inOwn = (event, rate) => event.kind === "order" ? inCurrency(event, currency, rate) : returnIn(event, currency, rate);
  const wanted = /* @__PURE__ */ new Map();
  const want = (from, day) => {
    for (const one of [from, currency]) wanted.set(nameOf3(one, day), { currency: one, day });
  };
  for (const event of foreign) {
    if (event.kind === "return") want(event.currency, dayNumber(clock, event.applied_t));
    else
      for (const one of [event, orders2.get(event.order_id)?.row])
        if (one) for (const t of [one.paid_t ?? one.create_t, one.create_t]) want(event.currency, dayNumber(clock, t));
  }
  const rateOf = await readRates(client, companyId, [...wanted.values()]);
  const countsOf = (event) => {
    if (event.kind === "return") return { day: dayNumber(clock, event.applied_t) };
    const row = knownOf(event.order_id)?.row;
    if (!row) return { day: dayOf(event) };
    const day = dayOf(orderOf(event, row, reportTime(event)));
    const isKept = row.paid_t !== null && row.orig_currency === event.currency && dayOf(row) === day;
    return isKept && row.fx_rate !== null ? { day, kept: row.fx_rate } : { day };
  };
  return (event) => {
    if (!isForeign(event)) return { event };
    const { day, kept: kept2 } = countsOf(event);
    if (kept2 !== void 0) return { event: inOwn(event, kept2) };
    const [from, to] = [rateOf(event.currency, day), rateOf(currency, day)];
    if (from !== void 0 && to !== void 0) return { event: inOwn(event, keptRate(to / from)) };
    const missing = [...from === void 0 ? [event.currency] : [], ...to === void 0 ? [currency] : []];
    return {
      missing: missing.map((one) => ({ currency: one, day })),
      refused: refuse(
        `\u6CA1\u6709 ${missing.join("\u3001")} \u5728 ${dayText(day)} \u7684\u6C47\u7387\uFF0C\u8BF7\u5148\u5BFC\u5165\u6C47\u7387`,
        `there is no rate of ${missing.join(", ")} for ${dayText(day)}: import rates first`
      )
    };
  };
};

// shared/commission/split.ts
var splitLine = (input) => {
  const creatorSide = input.commission.standard_amt + input.commission.shop_ads_amt + input.commission.bonus_amt;
  const rows = [];
  const cut = agencyCut(creatorSide, input.agency?.share_bp ?? 0);
  rows.push({
    member_id: input.creator_member_id,
    role: 1,
    level: 0,
    rate_bp: 1e4 - (input.agency?.share_bp ?? 0),
    amt: cut.creator_amt
  });
  if (input.agency && cut.agency_amt !== 0)
    rows.push({
      member_id: input.agency.member_id,
      role: 4,
      level: 0,
      rate_bp: input.agency.share_bp,
      amt: cut.agency_amt
    });
  let below = 0;
  let left = input.income_amt;
  input.leaders.forEach((leader, level) => {
    const rate = Math.max(0, Math.min(leader.rate_bp, 1e4) - below);
    const amt = Math.min(left, atRate(input.income_amt, rate));
    below = Math.max(below, leader.rate_bp);
    left -= amt;
    if (amt !== 0)
      rows.push({ member_id: leader.member_id, role: level === 0 ? 2 : 3, level: level + 1, rate_bp: rate, amt });
  });
  rows.push({ member_id: null, role: 6, level: 0, rate_bp: Math.max(0, 1e4 - below), amt: left });
  return rows;
};

// platform/ingest/split-parts.ts
var find = (rows, like) => rows.find((row) => row.role === like.role && row.level === like.level);
var textId = (id) => id === null ? null : String(id);
var numberId = (id) => id === null || id === "" ? null : Number(id);
var sharersOf = (rows, terms) => {
  const creator2 = find(rows, { role: 1, level: 0 });
  if (!creator2) {
    const { creator_member_id, agency: agency2, leaders: leaders2 } = terms();
    return { creator_member_id: textId(creator_member_id), leaders: leaders2, ...agency2 ? { agency: agency2 } : {} };
  }
  const agency = find(rows, { role: 4, level: 0 });
  const leaders = [];
  let below = 0;
  const above = rows.filter((row) => row.level > 0).sort((a, b) => a.level - b.level);
  for (const row of above) {
    while (leaders.length < row.level - 1) leaders.push({ member_id: "", rate_bp: below });
    below += row.rate_bp;
    leaders.push({ member_id: String(row.member_id), rate_bp: below });
  }
  return {
    creator_member_id: textId(creator2.member_id),
    leaders,
    ...agency ? { agency: { member_id: String(agency.member_id), share_bp: agency.rate_bp } } : {}
  };
};
var partsOf = (sharers, commission2) => {
  const creatorSide = commission2.standard_amt + commission2.shop_ads_amt + commission2.bonus_amt;
  return splitLine({ commission: commission2, income_amt: commission2.partner_amt, ...sharers }).map((row) => ({
    role: row.role,
    level: row.level,
    member_id: numberId(row.member_id),
    rate_bp: row.rate_bp,
    base_amt: row.role === 1 || row.role === 4 ? creatorSide : commission2.partner_amt,
    amt: row.amt
  }));
};
var scaled = (whole, base_amt) => {
  const part = (amt) => whole.base_amt === 0 ? 0 : Math.floor((2 * amt * base_amt + whole.base_amt) / (2 * whole.base_amt));
  return {
    base_amt,
    standard_amt: part(whole.standard_amt),
    shop_ads_amt: part(whole.shop_ads_amt),
    bonus_amt: part(whole.bonus_amt),
    partner_amt: part(whole.partner_amt)
  };
};

// platform/ingest/splits.ts
var ESTIMATED = 0;
var PAYABLE = 1;
var CLAWED_BACK = 4;
var BILLED = 2;
var PAID = 3;
var PLATFORM = 6;
var isBilled = ({ splits: splits2 }) => splits2.some(({ state }) => state === BILLED || state === PAID);
var estimateOf = (row) => ({
  base_amt: row.est_base_amt,
  standard_amt: row.est_standard_amt,
  shop_ads_amt: row.est_shop_ads_amt,
  bonus_amt: row.est_bonus_amt,
  partner_amt: row.est_partner_amt
});
var actualOf = (row) => row.act_base_amt === null ? null : {
  base_amt: row.act_base_amt,
  standard_amt: row.act_standard_amt ?? 0,
  shop_ads_amt: row.act_shop_ads_amt ?? 0,
  bonus_amt: row.act_bonus_amt ?? 0,
  partner_amt: row.act_partner_amt ?? 0
};
var earns = (one) => one !== null && (one.standard_amt | one.shop_ads_amt | one.bonus_amt | one.partner_amt) !== 0;
var clawedBase = (rows) => Math.min(0, ...rows.filter((row) => row.level < 0).map((row) => row.base_amt));
var clawBackRows = (sharers, actual, base_amt) => {
  if (base_amt === actual.base_amt) return [];
  const due = partsOf(sharers, scaled(actual, base_amt));
  return partsOf(sharers, actual).flatMap(({ amt, ...paid }) => {
    const back = (find(due, paid)?.amt ?? 0) - amt;
    if (back === 0) return [];
    const level = -(paid.level + 1);
    return [{ ...paid, level, base_amt: base_amt - actual.base_amt, est_amt: 0, act_amt: back, state: CLAWED_BACK }];
  });
};
var rowOf = (part, est_amt, act_amt, known) => ({
  role: part.role,
  level: part.level,
  member_id: part.member_id,
  rate_bp: part.rate_bp,
  base_amt: part.base_amt,
  est_amt,
  act_amt,
  state: known && known.state > PAYABLE ? known.state : act_amt === null ? ESTIMATED : PAYABLE
});
var emptied = (gone2, act_amt, isHandedOver) => {
  const rate_bp = isHandedOver && gone2.level !== 0 ? 0 : gone2.rate_bp;
  return { ...gone2, rate_bp, base_amt: 0, est_amt: 0, act_amt: gone2.level < 0 ? 0 : act_amt };
};
var isSame = (one, other) => one.member_id === other.member_id && one.rate_bp === other.rate_bp && one.base_amt === other.base_amt && one.est_amt === other.est_amt && one.act_amt === other.act_amt && one.state === other.state;
var keepSame = (before, rows) => {
  const merged = rows.map((row) => {
    const known = find(before, row);
    return known && isSame(known, row) ? known : row;
  });
  return merged.length === before.length && merged.every((row) => before.includes(row)) ? before : merged;
};
var splitsOf = (row, before, terms, keptBase2, leaders) => {
  const estimate = estimateOf(row);
  const actual = actualOf(row);
  if (row.paid_t === null || before.length === 0 && !earns(estimate) && !earns(actual)) return before;
  const sharers = { ...sharersOf(before, terms), ...leaders ? { leaders } : {} };
  const estimates = partsOf(sharers, estimate);
  const actuals = actual ? partsOf(sharers, actual) : [];
  const actOf = (part) => actual ? find(actuals, part)?.amt ?? 0 : null;
  const rows = [
    ...estimates.map((part) => rowOf(part, part.amt, actOf(part), find(before, part))),
    ...actuals.filter((part) => !find(estimates, part)).map((part) => rowOf(part, 0, part.amt, find(before, part)))
  ].filter((one) => one.role !== PLATFORM || one.est_amt !== 0 || one.act_amt || find(before, one));
  if (actual && keptBase2 !== null) rows.push(...clawBackRows(sharers, actual, keptBase2));
  for (const gone2 of before) if (!find(rows, gone2)) rows.push(emptied(gone2, actOf(gone2), leaders !== void 0));
  return keepSame(before, rows);
};

// platform/ingest/status.ts
var CANCELLED = 140;
var SETTLED = 2;
var INELIGIBLE = 3;
var pending = { settlement_status: 1, ineligible_reason: null };
var FROZEN = 4;
var frozen = (ineligible_reason) => ({
  settlement_status: FROZEN,
  ineligible_reason
});
var ineligible = (ineligible_reason) => ({
  settlement_status: INELIGIBLE,
  ineligible_reason
});
var derived = [1, 2, 6];
var toldState = (order, line, isReturned) => {
  const { said_status } = line;
  if (said_status === null || said_status > SETTLED) return said_status;
  const at2 = toldAt(line, STATUS);
  if (at2 < line.fact_t || isReturned) return null;
  const isOrderTold = (order.said & orderBit.order_status) !== 0;
  return isOrderTold && at2 < toldAt(order, "order_status") ? null : said_status;
};
var settlementOf = (order, line, before, { isSettled, isReturned }) => {
  const cancelled = order.order_status === CANCELLED;
  if (order.paid_t === null) return cancelled ? ineligible(1) : { settlement_status: 0, ineligible_reason: null };
  if (isSettled) return { settlement_status: SETTLED, ineligible_reason: null };
  const told = toldState(order, line, isReturned);
  const reason = line.said_reason;
  if (told === INELIGIBLE) return ineligible(cancelled ? 1 : line.fully_return ? 2 : reason);
  if (told === FROZEN) return frozen(reason);
  if (told === 0 || told === 1) return { settlement_status: told, ineligible_reason: null };
  if (cancelled) return ineligible(1);
  if (order.is_sample) return ineligible(6);
  if (line.fully_return) return ineligible(2);
  return untold(before) ?? pending;
};
var untold = (before) => {
  if (!before || before.said_status !== null) return void 0;
  const reason = before.ineligible_reason;
  if (before.settlement_status === INELIGIBLE && !derived.includes(reason)) return ineligible(reason);
  return before.settlement_status === FROZEN ? frozen(reason) : void 0;
};

// platform/ingest/derive.ts
var none3 = [];
var sumOf = (line, refunds2) => {
  const sum2 = { refunded: 0, returned: 0, amt: 0, withoutGoods: 0 };
  for (const one of refunds2) {
    if (!isSameLine(line, one)) continue;
    if (one.kind === 2) sum2.returned += one.qty;
    else sum2.refunded += one.qty;
    sum2.amt += one.amt;
    if (one.qty === 0) sum2.withoutGoods += one.amt;
  }
  return sum2;
};
var goodsOf = (line, refunds2, earlier2) => {
  const now = sumOf(line, refunds2);
  const then = refunds2 === earlier2 ? now : sumOf(line, earlier2);
  const total = (held, before, after) => Math.max(held > before ? held : 0, after);
  const refunded_qty = total(line.refunded_qty, then.refunded, now.refunded);
  const returned_qty = total(line.returned_qty, then.returned, now.returned);
  const refund_amt = total(line.refund_amt, then.amt, now.amt);
  const gone2 = refunded_qty + returned_qty;
  const refund_only_amt = gone2 === 0 ? refund_amt : now.withoutGoods;
  const isAll = (qty, amt) => qty >= line.quantity || line.pay_amt > 0 && amt >= line.pay_amt;
  const isReturned = isAll(now.refunded + now.returned, now.withoutGoods);
  const fully_return = isAll(gone2, refund_only_amt);
  return { refunded_qty, returned_qty, refund_amt, refund_only_amt, fully_return, isReturned };
};
var baseLeft = (line, goods) => goods.fully_return ? 0 : remainingBase(line.est_base_amt, { quantity: line.quantity, ...goods });
var DAY3 = 86400;
var dueTime = (order, context) => order.delivery_t === null ? null : order.delivery_t + (context.settlementDays(order.shop_id) + 1) * DAY3;
var settledLeft = (line, refunds2) => {
  const { settled_left_amt, settled_fact_t } = line;
  const left = settled_left_amt ?? 0;
  const by = settled_fact_t === null ? none3 : refunds2.filter((one) => one.applied_t <= settled_fact_t);
  return by.length === 0 ? left : Math.min(left, baseLeft(line, goodsOf({ ...line, ...nothingBack }, by, none3)));
};
var keptBase = (line, goods, refunds2) => {
  const actual = actualOf(line);
  if (!actual || line.settled_left_amt === null) return null;
  const reduction = Math.max(0, settledLeft(line, refunds2) - baseLeft(line, goods));
  return Math.max(0, actual.base_amt - reduction);
};
var keptOf = (line, refunds2) => keptBase(line, goodsOf(line, refunds2, refunds2), refunds2);
var isSameCommission = (one, other) => one.standard_amt === other.standard_amt && one.shop_ads_amt === other.shop_ads_amt && one.bonus_amt === other.bonus_amt && one.partner_amt === other.partner_amt;
var actualAt = (line, base_amt) => {
  const estimate = estimateOf(line);
  const ofRates = isSameCommission(commissionOf(line.est_base_amt, line), estimate);
  return ofRates ? commissionOf(base_amt, line) : scaled(estimate, base_amt);
};
var leftAtSettlement = (line, goods, earlier2, told) => {
  const { before, refunds: refunds2 } = earlier2;
  if (told) return baseLeft(line, goodsOf({ ...line, ...picked(told.goods ?? nothingBack) }, none3, none3));
  if (before?.row.settlement_status !== 2) return baseLeft(line, goods);
  return baseLeft(before.row, goodsOf(before.row, refunds2, refunds2)) - clawedBase(before.splits);
};
var nothingBack = { refunded_qty: 0, returned_qty: 0, refund_amt: 0 };
var picked = ({ refunded_qty, returned_qty, refund_amt }) => ({
  refunded_qty,
  returned_qty,
  refund_amt
});
var setActual = (line, actual) => {
  line.act_base_amt = actual.base_amt;
  line.act_standard_amt = actual.standard_amt;
  line.act_shop_ads_amt = actual.shop_ads_amt;
  line.act_bonus_amt = actual.bonus_amt;
  line.act_partner_amt = actual.partner_amt;
};
var settle = (line, goods, refunds2, earlier2, said, order) => {
  const told = said.settled;
  if (earlier2.before && line.act_base_amt !== null && isBilled(earlier2.before)) {
    line.settled_left_amt ??= leftAtSettlement(line, goods, earlier2, void 0);
    return;
  }
  const isFirst = told !== void 0 && (line.settled_fact_t === null || told.t < line.settled_fact_t);
  if (isFirst) line.settled_fact_t = told.t;
  if (isFirst || line.settled_left_amt === null)
    line.settled_left_amt = leftAtSettlement(line, goods, earlier2, isFirst ? told : void 0);
  const isOfClock = line.settled_fact_t === null;
  const fallback_t = Math.max(order.paid_t ?? 0, line.settle_due_t ?? 0);
  if (told?.settled_t !== void 0) line.settled_t = told.settled_t;
  else if (!isTold(line, "settled_t"))
    line.settled_t = isOfClock ? line.settled_t ?? said.due_t ?? fallback_t : fallback_t;
  if (told?.actual) setActual(line, told.actual);
  else if (line.act_base_amt === null || !(isOfClock || isTold(line, "actual")))
    setActual(line, actualAt(line, settledLeft(line, refunds2)));
};
var deriveLine = (facts, before, order, refunds2, earlier2, said, context) => {
  const goods = goodsOf(facts, refunds2, earlier2);
  let found;
  const terms = () => {
    found ??= context.termsOf(facts.creator_id, order.paid_t ?? order.create_t);
    return found;
  };
  const isPaidNow = order.paid_t !== null && (before?.row.paid_t == null || before.row.creator_id !== facts.creator_id);
  const row = facts;
  row.shop_id = order.shop_id;
  row.region = order.region;
  row.paid_t = order.paid_t;
  if (isPaidNow) {
    row.owner_member_id = terms().owner_member_id;
    row.owner_path = [...terms().owner_path];
  }
  if (said.owner) {
    row.owner_member_id = said.owner.member_id;
    row.owner_path = [...said.owner.owner_path];
  }
  row.refunded_qty = goods.refunded_qty;
  row.returned_qty = goods.returned_qty;
  row.refund_amt = goods.refund_amt;
  row.fully_return = goods.fully_return;
  const isSettled = before?.row.settlement_status === 2 || row.settled_fact_t !== null || said.settled !== void 0 || said.due_t !== void 0;
  const status = settlementOf(order, row, before?.row, { isSettled, isReturned: goods.isReturned });
  row.settlement_status = status.settlement_status;
  row.ineligible_reason = status.ineligible_reason;
  row.settle_due_t = dueTime(order, context);
  if (row.settlement_status === 2) settle(row, goods, refunds2, { before, refunds: earlier2 }, said, order);
  const kept2 = keptBase(row, goods, refunds2);
  return { row, splits: splitsOf(row, before?.splits ?? none3, terms, kept2, said.owner?.leaders) };
};

// platform/ingest/currency/order-in.ts
var moneyOf = ({ currency, orig_currency, fx_rate }, to, rate) => {
  if (orig_currency === null || fx_rate === null) {
    const of2 = (amt) => exchanged(amt, currency, to, rate);
    const head = { currency: to, orig_currency: currency, fx_rate: rate };
    return { of: of2, paid: (line) => of2(line.pay_amt), original: (line) => line.pay_amt, head };
  }
  if (orig_currency === to) {
    const of2 = (amt) => exchanged(amt, currency, to, keptRate(1 / fx_rate));
    const head = { currency: to, orig_currency: null, fx_rate: null };
    return { of: of2, paid: (line) => line.orig_pay_amt ?? of2(line.pay_amt), original: () => null, head };
  }
  const ofOriginal = keptRate(fx_rate * rate);
  const of = (amt) => exchanged(amt, currency, to, rate);
  const paid = (line) => line.orig_pay_amt === null ? of(line.pay_amt) : exchanged(line.orig_pay_amt, orig_currency, to, ofOriginal);
  return { of, paid, original: (line) => line.orig_pay_amt, head: { currency: to, orig_currency, fx_rate: ofOriginal } };
};
var refundIn = (amt, before, pay_amt, of) => {
  if (amt === 0) return 0;
  return amt >= before.pay_amt ? pay_amt + of(amt - before.pay_amt) : Math.min(of(amt), Math.max(0, pay_amt - 1));
};
var isSame2 = (one, other) => one.base_amt === other.base_amt && one.standard_amt === other.standard_amt && one.shop_ads_amt === other.shop_ads_amt && one.bonus_amt === other.bonus_amt && one.partner_amt === other.partner_amt;
var commissionIn = (line, amounts, base_amt, of) => isSame2(commissionOf(amounts.base_amt, line), amounts) ? commissionOf(base_amt, line) : {
  base_amt,
  standard_amt: of(amounts.standard_amt),
  shop_ads_amt: of(amounts.shop_ads_amt),
  bonus_amt: of(amounts.bonus_amt),
  partner_amt: of(amounts.partner_amt)
};
var estimateIn = (before, after, of) => {
  const estimate = estimateOf(before);
  const isOfLine = estimate.base_amt === commissionBase(before);
  return commissionIn(before, estimate, isOfLine ? commissionBase(after) : of(estimate.base_amt), of);
};
var actualIn = (before, estimate, of) => {
  const actual = actualOf(before);
  if (!actual) return null;
  if (isSame2(actual, estimateOf(before))) return estimate;
  const isWhole = actual.base_amt === before.est_base_amt;
  return commissionIn(before, actual, isWhole ? estimate.base_amt : of(actual.base_amt), of);
};
var leftIn = ({ settled_left_amt: left, est_base_amt }, estimate, of) => left === null ? null : left === est_base_amt ? estimate.base_amt : of(left);
var rowIn = (before, money) => {
  const { of } = money;
  const pay_amt = money.paid(before);
  const facts = {
    ...before,
    price_amt: of(before.price_amt),
    subtotal_amt: of(before.subtotal_amt),
    seller_discount_amt: of(before.seller_discount_amt),
    platform_discount_amt: of(before.platform_discount_amt),
    tax_amt: of(before.tax_amt),
    pay_amt,
    refund_amt: refundIn(before.refund_amt, before, pay_amt, of),
    orig_pay_amt: money.original(before)
  };
  const estimate = estimateIn(before, facts, of);
  const actual = actualIn(before, estimate, of);
  return {
    ...facts,
    est_base_amt: estimate.base_amt,
    est_standard_amt: estimate.standard_amt,
    est_shop_ads_amt: estimate.shop_ads_amt,
    est_bonus_amt: estimate.bonus_amt,
    est_partner_amt: estimate.partner_amt,
    settled_left_amt: leftIn(before, estimate, of),
    act_base_amt: actual?.base_amt ?? null,
    act_standard_amt: actual?.standard_amt ?? null,
    act_shop_ads_amt: actual?.shop_ads_amt ?? null,
    act_bonus_amt: actual?.bonus_amt ?? null,
    act_partner_amt: actual?.partner_amt ?? null
  };
};
var keptIn = (before, row, refunds2, of) => {
  const actual = actualOf(row);
  if (!actual || row.settled_left_amt !== null) return keptOf(row, refunds2);
  return Math.max(0, Math.min(actual.base_amt, actual.base_amt + of(clawedBase(before.splits))));
};
var refundAmounts = (refund, from, to, of) => {
  const { amt, orig_currency, orig_amt, return_sku_id } = refund;
  if (orig_currency === to && orig_amt !== null) return { amt: orig_amt, orig_currency: null, orig_amt: null };
  const isNamed = return_sku_id !== null && orig_currency === null;
  return { amt: of(amt), ...isNamed ? { orig_currency: from, orig_amt: amt } : { orig_currency, orig_amt } };
};
var sum = (amounts) => amounts.reduce((total, amt) => total + amt, 0);
var refundsIn = (refunds2, lines2, { of, head }, from) => {
  const after = refunds2.map((refund) => {
    const own = refundAmounts(refund, from, head.currency, of);
    const isAlike = own.orig_amt !== null && own.orig_currency === head.orig_currency;
    return { ...refund, ...own, ...isAlike ? { amt: ownAmount(head, own.orig_amt ?? 0) } : {} };
  });
  for (const line of lines2) {
    const places2 = [...refunds2.keys()].filter((i2) => isSameLine(line.before, refunds2[i2]));
    if (sum(places2.map((i2) => refunds2[i2]?.amt ?? 0)) !== line.before.refund_amt) continue;
    const largest = places2.sort((i2, k) => (after[k]?.amt ?? 0) - (after[i2]?.amt ?? 0)).map((i2) => after[i2])[0];
    const gap = line.after.refund_amt - sum(places2.map((i2) => after[i2]?.amt ?? 0));
    if (largest) largest.amt += gap;
  }
  return after;
};
var orderIn = (order, money, termsOf) => {
  const rows = order.lines.map(({ row: row2 }) => rowIn(row2, money));
  const pairs = order.lines.map(({ row: row2 }, i2) => ({ before: row2, after: rows[i2] ?? row2 }));
  const refunds2 = refundsIn(order.refunds, pairs, money, order.row.currency);
  const lines2 = pairs.map(({ after: row2 }, i2) => {
    const before = order.lines[i2] ?? { row: row2, splits: [] };
    return { row: row2, splits: splitsOf(row2, before.splits, () => termsOf(row2), keptIn(before, row2, refunds2, money.of)) };
  });
  const isForeign = money.head.orig_currency !== null;
  const row = {
    ...order.row,
    ...money.head,
    order_amt: sum(rows.map(({ pay_amt }) => pay_amt)),
    orig_amt: isForeign ? sum(rows.map(({ orig_pay_amt }) => orig_pay_amt ?? 0)) : null
  };
  return { row, lines: lines2, refunds: refunds2 };
};
var adjustmentIn = ({ row, lines: lines2, refunds: refunds2 }, currency, refund_amt) => ({
  row: { ...row, currency },
  lines: lines2.map((line) => ({ ...line, row: { ...line.row, refund_amt } })),
  refunds: refunds2
});

// platform/ingest/currency/at-rate.ts
var atRateOf = (order, { orig_currency, fx_rate: rate }, termsOf) => {
  const { currency, orig_currency: original, fx_rate: known } = order.row;
  if (original === null || known === null || rate === null) return order;
  if (original !== orig_currency || known === rate) return order;
  const back = keptRate(1 / known);
  const atRate2 = (amt) => exchanged(amt, original, currency, rate);
  const of = (amt) => atRate2(exchanged(amt, currency, original, back));
  const money = {
    of,
    paid: ({ orig_pay_amt, pay_amt }) => orig_pay_amt === null ? of(pay_amt) : atRate2(orig_pay_amt),
    original: ({ orig_pay_amt }) => orig_pay_amt,
    head: { currency, orig_currency: original, fx_rate: rate }
  };
  return orderIn(order, money, termsOf);
};

// platform/ingest/owner-change.ts
var FROZEN2 = 4;
var gone = refuse("\u8BA2\u5355\u91CC\u6CA1\u6709\u8FD9\u4E00\u884C", "the order has no such line");
var ownerLocked = refuse("\u5F52\u5C5E\u5DF2\u9501\u5B9A\uFF1A\u8FD9\u4E00\u884C\u5DF2\u5728\u8D26\u5355\u4E2D", "The owner is locked: a bill holds this line");
var unpaid = refuse("\u8BA2\u5355\u5C1A\u672A\u652F\u4ED8\uFF0C\u8FD8\u6CA1\u6709\u5F52\u5C5E", "The order is not paid yet and has no owner");
var outside = refuse("\u8FD9\u4E00\u884C\u4E0D\u5728\u4F60\u7684\u6570\u636E\u8303\u56F4\u5185", "This line is outside your scope");
var moved = refuse(
  "\u5F52\u5C5E\u5DF2\u88AB\u4ED6\u4EBA\u66F4\u6539\uFF0C\u8BF7\u5237\u65B0\u540E\u518D\u8BD5",
  "The owner has been changed by someone else: reload and try again"
);
var notFrozen = refuse("\u8FD9\u4E00\u884C\u6CA1\u6709\u88AB\u51BB\u7ED3", "This line is not frozen");
var wrongChange = (line, change) => {
  const { owner_member_id, owner_path, paid_t } = line.row;
  if (change.within !== null && !owner_path.includes(change.within)) return outside;
  if (paid_t === null) return unpaid;
  if (owner_member_id === change.member_id) return void 0;
  if (owner_member_id !== change.from) return moved;
  return isBilled(line) ? ownerLocked : void 0;
};
var wrongHandling = (order, { owners = [], cleared = [] }) => {
  const lineOf = (name) => order.lines.find(({ row }) => isSameLine(row, name));
  for (const change of owners) {
    const line = lineOf(change);
    const refused = line ? wrongChange(line, change) : gone;
    if (refused) return refused;
  }
  for (const name of cleared) {
    const line = lineOf(name);
    if (!line) return gone;
    if (line.row.settlement_status !== FROZEN2 && line.row.settlement_status !== 1) return notFrozen;
  }
  return void 0;
};
var ownerOf = (line, { owners }, { pathOf }) => {
  const change = owners?.find((one) => isSameLine(line.row, one));
  if (!change || change.member_id === line.row.owner_member_id) return void 0;
  return { member_id: change.member_id, ...pathOf(change.member_id) };
};
var isCleared = ({ row }, { cleared }) => row.settlement_status === FROZEN2 && (cleared ?? []).some((one) => isSameLine(row, one));
var newOwners = (events) => events.flatMap((event) => event.kind === "update" ? (event.owners ?? []).map(({ member_id }) => member_id) : []);
var holdBills = async (client, companyId, events) => {
  const ids = events.flatMap((event) => event.kind === "update" && event.owners?.length ? [event.order_id] : []);
  if (ids.length === 0) return;
  await client.query(
    `select m.id from member m where m.id in (
       select s.member_id from commission_split s where s.company_id = $1 and s.order_id = any($2::text[]))
     order by m.id for no key update`,
    [companyId, ids]
  );
};

// platform/ingest/apply.ts
var sameValue = (one, other) => one === other || Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((v, i2) => v === other[i2]);
var isSame3 = (one, other, but = []) => {
  for (const name of Object.keys(other))
    if (!sameValue(one[name], other[name]) && !but.includes(name)) return false;
  return true;
};
var times = ["fact_t", "told_t"];
var memory = [...times, "said", "said_status", "said_reason", "settled_fact_t", "settled_left_amt"];
var isUnchanged = (before, after) => before === after || before.splits === after.splits && isSame3(before.row, after.row, memory);
var keepSame2 = (before, next, isImplied = false) => before && before.splits === next.splits && isSame3(before.row, next.row, isImplied ? times : []) ? before : next;
var stateOf = (before, order, lines2, refunds2, isImplied = false) => {
  const row = order;
  row.order_amt = lines2.reduce((total, line) => total + line.row.pay_amt, 0);
  if (row.orig_currency !== null) row.orig_amt = lines2.reduce((total, line) => total + (line.row.orig_pay_amt ?? 0), 0);
  if (!before) return { row, lines: lines2, refunds: refunds2 };
  const sameLines = lines2.length === before.lines.length && lines2.every((line, i2) => line === before.lines[i2]);
  const sameRow = isSame3(before.row, row, isImplied ? times : []);
  if (sameLines && sameRow && refunds2 === before.refunds) return before;
  return { row: sameRow ? before.row : row, lines: sameLines ? before.lines : lines2, refunds: refunds2 };
};
var MOST_LINES = 5e3;
var tooMany = {
  ok: false,
  ...refuse(
    `\u8BA2\u5355\u7684\u884C\u8D85\u8FC7 ${MOST_LINES.toLocaleString("en")}`,
    `the order has more than ${MOST_LINES.toLocaleString("en")} lines`
  )
};
var timeOf = ({ event_t }, before, { now }) => ({ t: event_t ?? Math.max(now, before?.row.fact_t ?? 0), isImplied: event_t === void 0 });
var applyOrder = (known, event, context) => {
  const at2 = timeOf(event, known, context);
  const order = orderOf(event, known?.row, at2);
  const before = known && atRateOf(known, order, ({ creator_id }) => context.termsOf(creator_id, order.create_t));
  const refunds2 = before?.refunds ?? [];
  const derive = (line, old) => {
    const earlier2 = old && before ? { row: old.row, create_t: before.row.create_t } : void 0;
    const { draft, said } = factsOf(order, line, earlier2, at2, context.openRate);
    return keepSame2(old, deriveLine(draft, old, order, refunds2, refunds2, said, context), at2.isImplied);
  };
  if (!before) {
    const lines3 = event.lines.map((line) => derive(line, void 0));
    return { ok: true, next: stateOf(before, order, lines3, refunds2), lines_new: lines3.length, lines_same: 0 };
  }
  const lines2 = new Map(before.lines.map((line) => [lineKey(line.row), line]));
  const reported = /* @__PURE__ */ new Map();
  const added = [];
  let lines_same = 0;
  for (const line of event.lines) {
    const old = lines2.get(lineKey(line));
    const next2 = derive(line, old);
    if (old) reported.set(old, next2);
    else added.push(next2);
    if (old && isUnchanged(old, next2)) lines_same++;
  }
  if (added.length > 0 && before.lines.length + added.length > MOST_LINES) return tooMany;
  const untold2 = (line) => {
    const facts = { ...line.row };
    findRate(facts, order.create_t, { row: line.row, create_t: before.row.create_t }, context.openRate);
    return derivedAnew(line, order, refunds2, refunds2, {}, context, facts);
  };
  const kept2 = before.lines.map((line) => reported.get(line) ?? untold2(line));
  const next = stateOf(before, order, [...kept2, ...added], refunds2, at2.isImplied);
  return { ok: true, next, lines_new: added.length, lines_same };
};
var derivedAnew = (line, order, refunds2, earlier2, said, context, facts = line.row) => keepSame2(line, deriveLine({ ...facts }, line, order, refunds2, earlier2, said, context));
var refundRow = (order, refund) => ({
  refund_id: refund.refund_id,
  order_id: order.order_id,
  sku_id: refund.sku_id,
  content_id: refund.content_id,
  n: refund.n,
  kind: refund.kind,
  qty: refund.qty,
  amt: ownAmount(order, refund.amt),
  applied_t: refund.applied_t,
  buyer_key: null,
  return_sku_id: null,
  orig_currency: null,
  orig_amt: null
});
var mergeRefunds = (before, more) => {
  if (more.every((one) => before.some((old) => old.refund_id === one.refund_id && isSame3(old, one)))) return before;
  const changed = new Map(more.map((one) => [one.refund_id, one]));
  const ids = new Set(before.map((old) => old.refund_id));
  return [...before.map((old) => changed.get(old.refund_id) ?? old), ...more.filter((one) => !ids.has(one.refund_id))];
};
var isDue = (line, t) => line.settlement_status === 1 && line.settle_due_t !== null && line.settle_due_t <= t;
var saidBy = (event, line, context) => {
  const owner = ownerOf(line, event, context);
  const { settled_t } = event;
  return {
    ...settled_t !== void 0 && isDue(line.row, settled_t) ? { due_t: settled_t } : {},
    ...owner ? { owner } : {}
  };
};
var PENDING = 1;
var clearedRow = ({ row }, at2) => {
  const stamps = new Stamps(row, at2, 0);
  stamps.value(STATUS, true, row.said_status !== null);
  return { ...row, said_status: PENDING, said_reason: null, ...stamps.some() };
};
var rederive = (before, order, refunds2, context, { said, facts = (line) => line.row, isImplied = false }) => {
  const lines2 = before.lines.map(
    (line) => derivedAnew(line, order, refunds2, before.refunds, said(line), context, facts(line))
  );
  return stateOf(before, order, lines2, refunds2, isImplied);
};
var applyUpdate = (before, event, context) => {
  if (!before) return { ok: false, ...refuse(`\u6CA1\u6709\u8BA2\u5355 ${event.order_id}`, `unknown order ${event.order_id}`) };
  for (const one of event.refunds ?? []) {
    if (!before.lines.some((line) => isSameLine(line.row, one)))
      return { ok: false, ...refuse(`\u8BA2\u5355\u91CC\u6CA1\u6709\u9000\u6B3E\u6240\u6307\u7684\u884C`, `the order has no line of refund ${one.refund_id}`) };
  }
  const wrong2 = wrongHandling(before, event);
  if (wrong2) return { ok: false, ...wrong2 };
  const refunds2 = mergeRefunds(
    before.refunds,
    (event.refunds ?? []).map((one) => refundRow(before.row, one))
  );
  const at2 = timeOf(event, before, context);
  const order = updatedOrder(before.row, event, at2);
  return {
    ok: true,
    next: rederive(before, order, refunds2, context, {
      said: (line) => saidBy(event, line, context),
      facts: (line) => isCleared(line, event) ? clearedRow(line, at2) : line.row,
      isImplied: at2.isImplied
    }),
    lines_new: 0,
    lines_same: before.lines.length
  };
};
var applyRefunds = (before, refunds2, context) => rederive(before, { ...before.row }, refunds2, context, { said: () => ({}) });

// platform/ingest/columns.ts
var orderColumns = {
  order_id: "text",
  shop_id: "text",
  region: "text",
  buyer_key: "text",
  order_status: "int2",
  create_t: "int8",
  paid_t: "int8",
  delivery_t: "int8",
  completed_t: "int8",
  cancelled_t: "int8",
  cancel_by: "int2",
  cancel_reason: "text",
  currency: "text",
  order_amt: "int8",
  is_sample: "bool",
  source: "text",
  orig_currency: "text",
  orig_amt: "int8",
  fx_rate: "numeric",
  fact_t: "int8",
  said: "int4",
  told_t: "text"
};
var lineColumns = {
  order_id: "text",
  sku_id: "text",
  content_id: "text",
  n: "int2",
  shop_id: "text",
  region: "text",
  paid_t: "int8",
  product_id: "text",
  creator_id: "text",
  owner_member_id: "int8",
  owner_path: "int8s",
  content_type: "int2",
  collab_type: "int2",
  campaign_id: "text",
  commission_model: "int2",
  price_amt: "int8",
  quantity: "int4",
  subtotal_amt: "int8",
  seller_discount_amt: "int8",
  platform_discount_amt: "int8",
  tax_amt: "int8",
  pay_amt: "int8",
  standard_rate_bp: "int4",
  shop_ads_rate_bp: "int4",
  partner_rate_bp: "int4",
  bonus_rate_bp: "int4",
  ads_attributed: "bool",
  est_base_amt: "int8",
  est_standard_amt: "int8",
  est_shop_ads_amt: "int8",
  est_bonus_amt: "int8",
  est_partner_amt: "int8",
  act_base_amt: "int8",
  act_standard_amt: "int8",
  act_shop_ads_amt: "int8",
  act_bonus_amt: "int8",
  act_partner_amt: "int8",
  refunded_qty: "int4",
  returned_qty: "int4",
  refund_amt: "int8",
  fully_return: "bool",
  settlement_status: "int2",
  settle_due_t: "int8",
  settled_t: "int8",
  ineligible_reason: "int2",
  bill_id: "int8",
  orig_pay_amt: "int8",
  fact_t: "int8",
  said: "int4",
  told_t: "text",
  said_status: "int2",
  said_reason: "int2",
  settled_fact_t: "int8",
  settled_left_amt: "int8"
};
var refundColumns = {
  refund_id: "text",
  order_id: "text",
  sku_id: "text",
  content_id: "text",
  n: "int2",
  kind: "int2",
  qty: "int4",
  amt: "int8",
  applied_t: "int8",
  buyer_key: "text",
  return_sku_id: "text",
  orig_currency: "text",
  orig_amt: "int8"
};
var splitColumns = {
  order_id: "text",
  sku_id: "text",
  content_id: "text",
  n: "int2",
  role: "int2",
  level: "int2",
  member_id: "int8",
  rate_bp: "int4",
  base_amt: "int8",
  est_amt: "int8",
  act_amt: "int8",
  state: "int2"
};
var namesOf = (columns) => Object.keys(columns);

// platform/ingest/returns.ts
var text2 = `select distinct c.order_id
  from unnest($2::text[], $3::text[], $4::int4[], $5::int8[], $6::int4[]) as r(buyer_key, sku_id, qty, applied_t, most)
  cross join lateral (
    select l.order_id
    from affiliate_order o
    join affiliate_order_line l on l.company_id = o.company_id and l.order_id = o.order_id
    where o.company_id = $1 and o.buyer_key = r.buyer_key and l.sku_id = r.sku_id and o.paid_t + 0 <= r.applied_t
      and l.quantity - l.refunded_qty - l.returned_qty >= r.qty
    order by o.paid_t + 0 desc, l.order_id collate "C" desc, l.content_id collate "C", l.n
    limit r.most) c`;
var groupOf = (buyer_key, sku_id) => `${buyer_key}
${sku_id}`;
var findCandidates = async (client, companyId, returns) => {
  const named = returns.filter((one) => one.buyer_key !== "");
  if (named.length === 0) return [];
  const pair = (one) => groupOf(one.buyer_key, one.sku_id);
  const counts3 = /* @__PURE__ */ new Map();
  for (const one of named) counts3.set(pair(one), (counts3.get(pair(one)) ?? 0) + 1);
  const { rows } = await client.query({
    name: "tidewall_candidates",
    text: text2,
    values: [
      companyId,
      named.map((one) => one.buyer_key),
      named.map((one) => one.sku_id),
      named.map((one) => one.qty),
      named.map((one) => one.applied_t),
      named.map((one) => counts3.get(pair(one)))
    ]
  });
  return rows.map((row) => row.order_id);
};
var movedGroups = async (client, companyId, moved3) => {
  const { rows } = await client.query({
    name: "tidewall_moved_groups",
    text: `select g.buyer_key, g.sku_id,
        (select json_agg(known) from (select ${namesOf(refundColumns).join(", ")} from order_refund r
          where r.company_id = $1 and r.buyer_key = g.buyer_key and r.return_sku_id = g.sku_id) known)::text as returns,
        array(select o.order_id from affiliate_order o
          join affiliate_order_line l on l.company_id = o.company_id and l.order_id = o.order_id
          where o.company_id = $1 and o.buyer_key = g.buyer_key and l.sku_id = g.sku_id
          union select coalesce(r.order_id, r.refund_id) from order_refund r
          where r.company_id = $1 and r.buyer_key = g.buyer_key and r.return_sku_id = g.sku_id) as orders
      from (select buyer_key, sku_id, min(t) as t from unnest($2::text[], $3::text[], $4::int8[]) as m(buyer_key, sku_id, t)
        where buyer_key <> '' group by 1, 2) g
      where exists (select from order_refund r where r.company_id = $1 and r.buyer_key = g.buyer_key
        and r.return_sku_id = g.sku_id and r.applied_t >= g.t)`,
    values: [companyId, moved3.map((one) => one.buyer_key), moved3.map((one) => one.sku_id), moved3.map((one) => one.t)]
  });
  return new Map(
    rows.map(({ buyer_key, sku_id, returns, orders: orders2 }) => [
      groupOf(buyer_key, sku_id),
      { returns: JSON.parse(returns), orderIds: orders2 }
    ])
  );
};
var remaining = (line) => line.quantity - line.refunded_qty - line.returned_qty;
var isBetter = (one, other) => {
  if (one.paid_t !== other.paid_t) return (one.paid_t ?? 0) > (other.paid_t ?? 0);
  if (one.order_id !== other.order_id) return one.order_id > other.order_id;
  if (one.content_id !== other.content_id) return one.content_id < other.content_id;
  return one.n < other.n;
};
var matchReturn = (event, orders2) => {
  let best;
  for (const order of orders2) {
    if (order.row.paid_t === null || order.row.paid_t > event.applied_t) continue;
    for (const { row } of order.lines)
      if (row.sku_id === event.sku_id && remaining(row) >= event.qty && (!best || isBetter(row, best.line)))
        best = { order, line: row };
  }
  return best;
};
var byTime = (one, other) => one.applied_t - other.applied_t || (one.refund_id < other.refund_id ? -1 : 1);

// platform/ingest/book.ts
var Book = class {
  #loaded;
  #context;
  #orders;
  #touched = /* @__PURE__ */ new Set();
  /** Of these, those that are different since changes were last taken to be written, and what was written then. */
  #fresh = /* @__PURE__ */ new Set();
  #taken = /* @__PURE__ */ new Map();
  /** Returns that belong to no sale and are new or different now. */
  #unmatched = /* @__PURE__ */ new Map();
  /** Returns that came in this transaction and wait to be matched, with what they are of. */
  #waiting = /* @__PURE__ */ new Map();
  #placed = /* @__PURE__ */ new Map();
  #goneRefunds = /* @__PURE__ */ new Set();
  #byBuyer;
  constructor(loaded, context) {
    this.#loaded = loaded;
    this.#context = context;
    this.#orders = new Map(loaded.orders);
  }
  /** Applies one event that has passed `checkEvent`. The result is what the source is told once the transaction is committed. */
  apply(event) {
    if (event.kind === "return") return this.#takeReturn(event);
    const before = this.#orders.get(event.order_id);
    const taken = event.kind === "update" ? this.#takenRefund(event) : void 0;
    if (taken)
      return { ok: false, ...refuse(`\u9000\u6B3E\u53F7 ${taken} \u5C5E\u4E8E\u53E6\u4E00\u4E2A\u8BA2\u5355`, `refund ${taken} belongs to another order`) };
    const applied = event.kind === "order" ? applyOrder(before, event, this.#context) : applyUpdate(before, event, this.#context);
    if (!applied.ok) return applied;
    if (event.kind === "update") {
      for (const refund of event.refunds ?? []) if (this.#isUnmatched(refund.refund_id)) this.#drop(refund.refund_id);
    }
    const changed = applied.next !== before;
    if (changed) this.#put(applied.next);
    return { ok: true, changed, lines_new: applied.lines_new, lines_same: applied.lines_same };
  }
  /**
   * Matches the returns that came, after all other events: each is counted against the latest earlier sale that still has
   * the quantity, in the order of their times. Of a group in which something came before known returns all are matched
   * anew, so that the end does not depend on what came first.
   */
  matchReturns() {
    const waiting = [...this.#waiting.values()];
    const moved3 = this.#loaded.groups.size > 0 ? this.#movedGroups() : void 0;
    const groups = [...this.#loaded.groups].filter(([name]) => moved3?.has(name));
    const isOld = ({ refund_id }) => !this.#waiting.has(refund_id) && !this.#goneRefunds.has(refund_id);
    const known = groups.flatMap(([, { returns }]) => returns.filter(isOld));
    for (const row of known) this.#release(row);
    const all = [...waiting.map(({ row }) => row), ...known];
    for (const row of all.sort(byTime)) this.#place(row);
  }
  /** Every order that is different now and was not taken before as it is: whoever takes it writes it. */
  takeChanges() {
    const changes = [];
    for (const id of this.#fresh) {
      const before = this.#taken.has(id) ? this.#taken.get(id) : this.#loaded.orders.get(id);
      const after = this.#orders.get(id);
      if (before === after) continue;
      changes.push({ before, after });
      this.#taken.set(id, after);
    }
    this.#fresh.clear();
    return changes;
  }
  /** Refunds for which no line was found, new or different in this transaction. */
  unmatched() {
    return [...this.#unmatched.values()];
  }
  /** An order as the database will hold it. */
  orderOf(order_id) {
    return this.#orders.get(order_id);
  }
  /**
   * Puts an order in the place of the known one, or takes that away. What came back by name of buyer and SKU stays and is
   * matched anew; single refunds of an order that goes go with it.
   */
  replace(order_id, order) {
    const known = this.#orders.get(order_id);
    const returns = known?.refunds.filter(({ return_sku_id }) => return_sku_id !== null) ?? [];
    for (const row of returns) this.#waiting.set(row.refund_id, { row, goods: this.#goodsOf(row) });
    if (order) {
      const own = order.refunds.filter(({ return_sku_id }) => return_sku_id === null);
      this.#put(applyRefunds(order, own, this.#context));
      return;
    }
    for (const { refund_id, return_sku_id } of known?.refunds ?? [])
      if (return_sku_id === null) this.#goneRefunds.add(refund_id);
    this.#drop(order_id);
  }
  /** Takes a return back, from its sale or from where it stood alone. */
  takeBack(refund_id) {
    const row = this.#loaded.refunds.get(refund_id);
    if (!row) return;
    this.#waiting.delete(refund_id);
    this.#release(row);
    this.#drop(refund_id);
    this.#goneRefunds.add(refund_id);
  }
  /** An order after an event, on top of a state of it that need not be the known one; undefined where it is refused. */
  applied(order, event) {
    const applied = applyOrder(order, event, this.#context);
    return applied.ok ? applied.next : order;
  }
  /** Refunds that are no more. */
  goneRefunds() {
    return [...this.#goneRefunds];
  }
  /** A return that came in this transaction, as it stands now. */
  refundOf(refund_id) {
    return this.#placed.get(refund_id) ?? this.#loaded.refunds.get(refund_id);
  }
  /** An order as it was before the transaction. */
  orderBefore(order_id) {
    return this.#loaded.orders.get(order_id);
  }
  #put(order) {
    this.#orders.set(order.row.order_id, order);
    this.#touch(order.row.order_id);
    if (this.#byBuyer) this.#index(this.#byBuyer, order);
  }
  #drop(order_id) {
    this.#unmatched.delete(order_id);
    if (this.#orders.delete(order_id)) this.#touch(order_id);
  }
  #touch(order_id) {
    this.#touched.add(order_id);
    this.#fresh.add(order_id);
  }
  #index(byBuyer2, order) {
    const ids = byBuyer2.get(order.row.buyer_key);
    if (ids) ids.add(order.row.order_id);
    else byBuyer2.set(order.row.buyer_key, /* @__PURE__ */ new Set([order.row.order_id]));
  }
  *#ordersOf(buyer_key) {
    if (!this.#byBuyer) {
      this.#byBuyer = /* @__PURE__ */ new Map();
      for (const order of this.#orders.values()) this.#index(this.#byBuyer, order);
    }
    for (const id of this.#byBuyer.get(buyer_key) ?? []) {
      const order = this.#orders.get(id);
      if (order?.row.buyer_key === buyer_key) yield order;
    }
  }
  #isUnmatched(refund_id) {
    return this.#unmatched.has(refund_id) || this.#loaded.refunds.get(refund_id)?.order_id === null;
  }
  #takenRefund(event) {
    return event.refunds?.find(({ refund_id }) => {
      const order_id = this.#loaded.refunds.get(refund_id)?.order_id;
      return order_id != null && order_id !== event.order_id;
    })?.refund_id;
  }
  /** What is known of a return is not taken again; one that found no sale is tried again: the sale may have come since. */
  #takeReturn(event) {
    const { refund_id, buyer_key, sku_id, qty, applied_t, exchanged: exchanged2 } = event;
    const known = this.#loaded.refunds.get(refund_id);
    const isKnown = known !== void 0 && known.return_sku_id !== null;
    if (this.#waiting.has(refund_id) || known?.order_id != null)
      return { ok: true, changed: false, lines_new: 0, lines_same: 1 };
    const row = {
      refund_id,
      order_id: null,
      sku_id: null,
      content_id: null,
      n: null,
      kind: 2,
      qty,
      amt: event.amt,
      applied_t,
      buyer_key,
      return_sku_id: sku_id,
      orig_currency: exchanged2?.currency ?? null,
      orig_amt: exchanged2?.amt ?? null
    };
    const isInGroup = this.#loaded.groups.has(groupOf(buyer_key, sku_id));
    const match = isKnown && !isInGroup && buyer_key !== "" ? matchReturn({ sku_id, qty, applied_t }, this.#ordersOf(buyer_key)) : void 0;
    if (isKnown && !match) return { ok: true, changed: false, lines_new: 0, lines_same: 1 };
    this.#waiting.set(refund_id, { row, goods: event });
    return { ok: true, changed: true, lines_new: known ? 0 : 1, lines_same: 0 };
  }
  /** Groups in which something is new or different now. */
  #movedGroups() {
    const moved3 = /* @__PURE__ */ new Set();
    const see = (order) => {
      for (const { row } of order?.lines ?? []) moved3.add(groupOf(order?.row.buyer_key ?? "", row.sku_id));
    };
    for (const { row } of this.#waiting.values()) moved3.add(groupOf(row.buyer_key ?? "", row.return_sku_id ?? ""));
    for (const id of this.#touched) {
      see(this.#loaded.orders.get(id));
      see(this.#orders.get(id));
    }
    return moved3;
  }
  /** Takes a known return out of where it stands, so that it can be matched anew. */
  #release(row) {
    const order = row.order_id === null ? void 0 : this.#orders.get(row.order_id);
    if (order)
      this.#put(
        applyRefunds(
          order,
          order.refunds.filter((one) => one.refund_id !== row.refund_id),
          this.#context
        )
      );
  }
  /** Counts a return against its sale, or keeps it as an adjustment. */
  #place(row) {
    const { refund_id, buyer_key, return_sku_id: sku_id, qty, applied_t } = row;
    const match = buyer_key && sku_id ? matchReturn({ sku_id, qty, applied_t }, this.#ordersOf(buyer_key)) : void 0;
    if (match) {
      this.#drop(refund_id);
      const { order_id, content_id, n } = match.line;
      const isAlike = row.orig_amt !== null && row.orig_currency === match.order.row.orig_currency;
      const amt = isAlike ? ownAmount(match.order.row, row.orig_amt) : row.amt;
      const refund = { ...row, order_id, sku_id: match.line.sku_id, content_id, n, amt };
      this.#placed.set(refund_id, refund);
      this.#put(applyRefunds(match.order, [...match.order.refunds, refund], this.#context));
      return;
    }
    const own = { ...row, order_id: null, sku_id: null, content_id: null, n: null };
    const goods = this.#waiting.get(refund_id)?.goods ?? this.#goodsOf(row);
    const stands = this.#orders.get(refund_id);
    this.#unmatched.set(refund_id, own);
    this.#placed.set(refund_id, own);
    if (!stands) this.#put(adjustmentOf(own, goods, this.#loaded.currency));
  }
  /** What a return is of that was matched until now: as the sale says. */
  #goodsOf({ order_id, return_sku_id }) {
    const order = order_id === null ? void 0 : this.#orders.get(order_id);
    const sku_id = return_sku_id ?? "";
    const line = order?.lines.find(({ row }) => row.sku_id === sku_id)?.row;
    return {
      sku_id,
      product_id: line?.product_id ?? sku_id,
      shop_id: order?.row.shop_id ?? "",
      region: order?.row.region ?? "ZZ"
    };
  }
};

// platform/db/compile.ts
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler
} from "kysely";
var compiler = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler()
  }
});
var compiled = (query) => {
  const { sql: sql8, parameters } = query.compile(compiler);
  return { text: sql8, values: [...parameters] };
};

// platform/ingest/contribution.ts
var ALL = 0;
var DAY4 = 1;
var HOUR = 2;
var UNPAID = 3;
var TOTAL = 0;
var REGION = 1;
var SHOP = 2;
var PRODUCT = 3;
var CREATOR = 4;
var CONTENT_TYPE = 5;
var SETTLEMENT_STATUS = 6;
var SKU = 7;
var COLLABORATION = 8;
var i = {
  gmv: at("gmv_amt"),
  net: at("net_amt"),
  orders: at("orders"),
  skuOrders: at("sku_orders"),
  lines: at("lines"),
  items: at("items"),
  base: at("est_base_amt"),
  commission: at("est_commission_amt"),
  partner: at("est_partner_amt"),
  pending: at("pending_amt"),
  settled: at("settled_amt"),
  ineligibleLines: at("ineligible_lines"),
  ineligible: at("ineligible_amt"),
  refund: at("refund_amt"),
  returned: at("returned_items"),
  standard: at("est_standard_amt"),
  shopAds: at("est_shop_ads_amt"),
  actStandard: at("act_standard_amt"),
  actShopAds: at("act_shop_ads_amt"),
  actBonus: at("act_bonus_amt"),
  actPartner: at("act_partner_amt"),
  pendingLines: at("pending_lines"),
  settledLines: at("settled_lines"),
  deliveredLines: at("delivered_lines"),
  dueLines: at("due_lines"),
  adjustments: at("adjustment_lines")
};
var addTo = (sums, index, value) => {
  sums[index] = (sums[index] ?? 0) + value;
};
var addSettled = (sums, line) => {
  addTo(sums, i.settledLines, 1);
  addTo(sums, i.actStandard, line.act_standard_amt ?? 0);
  addTo(sums, i.actShopAds, line.act_shop_ads_amt ?? 0);
  addTo(sums, i.actBonus, line.act_bonus_amt ?? 0);
  addTo(sums, i.actPartner, line.act_partner_amt ?? 0);
};
var adjustmentSums = (lines2) => {
  const sums = newSums();
  for (const line of lines2) {
    addTo(sums, i.adjustments, 1);
    addTo(sums, i.refund, line.refund_amt);
    addTo(sums, i.returned, line.refunded_qty + line.returned_qty);
    addTo(sums, i.net, -line.refund_amt);
  }
  return sums;
};
var sumsOf = (lines2) => {
  if (lines2[0] && isAdjustment(lines2[0])) return adjustmentSums(lines2);
  const sums = newSums();
  sums[i.orders] = 1;
  sums[i.lines] = lines2.length;
  sums[i.skuOrders] = lines2.length < 2 ? lines2.length : new Set(lines2.map((line) => line.sku_id)).size;
  for (const line of lines2) {
    const commission2 = line.est_standard_amt + line.est_shop_ads_amt + line.est_bonus_amt;
    addTo(sums, i.gmv, line.pay_amt);
    addTo(sums, i.items, line.quantity);
    addTo(sums, i.base, line.est_base_amt);
    addTo(sums, i.commission, commission2);
    addTo(sums, i.partner, line.est_partner_amt);
    addTo(sums, i.refund, line.refund_amt);
    addTo(sums, i.returned, line.refunded_qty + line.returned_qty);
    addTo(sums, i.standard, line.est_standard_amt);
    addTo(sums, i.shopAds, line.est_shop_ads_amt);
    const isSettled = line.settlement_status === 2;
    const isDelivered = line.settle_due_t !== null || isSettled;
    if (isDelivered) addTo(sums, i.deliveredLines, 1);
    if (isSettled || isDelivered && line.settlement_status === 1) addTo(sums, i.dueLines, 1);
    if (line.settlement_status === 1) {
      addTo(sums, i.pending, commission2);
      addTo(sums, i.pendingLines, 1);
    }
    if (isSettled) addSettled(sums, line);
    if (line.settlement_status === 3) {
      addTo(sums, i.ineligibleLines, 1);
      addTo(sums, i.ineligible, commission2);
    } else addTo(sums, i.net, line.pay_amt - line.refund_amt);
  }
  return sums;
};
var groupBy = (lines2, key) => {
  const groups = /* @__PURE__ */ new Map();
  for (const line of lines2) {
    const name = key(line);
    const group2 = groups.get(name);
    if (group2) group2.push(line);
    else groups.set(name, [line]);
  }
  return groups;
};
var addDim = (booking, day, dim, id, sums) => {
  if (id !== "") booking.into.add(booking.scope, DAY4, day, dim, id, sums, booking.sign);
};
var bookPaid = (booking, order, lines2, day, hour) => {
  const { into, scope, sign } = booking;
  const { region, shop_id, buyer_key } = order.row;
  const sums = sumsOf(lines2);
  into.add(scope, ALL, 0, TOTAL, "", sums, sign);
  into.add(scope, DAY4, day, TOTAL, "", sums, sign);
  into.add(scope, HOUR, hour, TOTAL, "", sums, sign);
  addDim(booking, day, REGION, region, sums);
  addDim(booking, day, SHOP, shop_id, sums);
  if (buyer_key !== "") into.addBuyer(scope, day, buyer_key, sign);
  const groupSums = (group2) => group2.length === lines2.length ? sums : sumsOf(group2);
  for (const [product, group2] of groupBy(lines2, (line) => line.product_id))
    addDim(booking, day, PRODUCT, product, groupSums(group2));
  for (const [creator2, group2] of groupBy(lines2, (line) => line.creator_id))
    addDim(booking, day, CREATOR, creator2, groupSums(group2));
  for (const [type, group2] of groupBy(lines2, (line) => String(line.content_type)))
    addDim(booking, day, CONTENT_TYPE, type, groupSums(group2));
  for (const [collab, group2] of groupBy(lines2, (line) => String(line.collab_type)))
    addDim(booking, day, COLLABORATION, collab, groupSums(group2));
  if (scope.startsWith("c"))
    for (const [sku, group2] of groupBy(lines2, (line) => line.sku_id)) addDim(booking, day, SKU, sku, groupSums(group2));
  for (const [status, group2] of groupBy(lines2, (line) => String(line.settlement_status))) {
    const ofStatus = groupSums(group2);
    into.add(scope, ALL, 0, SETTLEMENT_STATUS, status, ofStatus, sign);
    addDim(booking, day, SETTLEMENT_STATUS, status, ofStatus);
  }
};
var bookUnpaid = ({ into, scope, sign }, order, lines2) => {
  const add = (dim, id, group2) => {
    if (dim === TOTAL || id !== "") into.add(scope, UNPAID, 0, dim, id, sumsOf(group2), sign);
  };
  add(TOTAL, "", lines2);
  add(REGION, order.row.region, lines2);
  add(SHOP, order.row.shop_id, lines2);
  for (const [creator2, group2] of groupBy(lines2, (line) => line.creator_id)) add(CREATOR, creator2, group2);
  for (const [type, group2] of groupBy(lines2, (line) => String(line.content_type))) add(CONTENT_TYPE, type, group2);
  for (const [status, group2] of groupBy(lines2, (line) => String(line.settlement_status)))
    add(SETTLEMENT_STATUS, status, group2);
};
var bookSettled = (booking, line, clock) => {
  if (line.settlement_status !== 2 || line.settled_t === null) return;
  const amt = (line.act_standard_amt ?? 0) + (line.act_shop_ads_amt ?? 0) + (line.act_bonus_amt ?? 0);
  if (amt === 0) return;
  const { into, scope, sign } = booking;
  const [day, hour] = bucketsOf(clock, line.settled_t);
  const sums = newSums();
  sums[i.settled] = amt;
  into.add(scope, ALL, 0, TOTAL, "", sums, sign);
  into.add(scope, DAY4, day, TOTAL, "", sums, sign);
  into.add(scope, HOUR, hour, TOTAL, "", sums, sign);
  addDim(booking, day, REGION, line.region, sums);
  addDim(booking, day, SHOP, line.shop_id, sums);
  addDim(booking, day, PRODUCT, line.product_id, sums);
  addDim(booking, day, CREATOR, line.creator_id, sums);
  addDim(booking, day, CONTENT_TYPE, String(line.content_type), sums);
};
var bucketsOf = (clock, t) => {
  const day = dayNumber(clock, t);
  return [day, day * 32 + Math.floor((t - dayStart(clock, day)) / 3600)];
};
var book = (into, companyId, clock, order, sign) => {
  const { paid_t } = order.row;
  const all = order.lines.map((line) => line.row);
  const scopes = /* @__PURE__ */ new Map([[`c${companyId}`, all]]);
  for (const line of all)
    for (const member of line.owner_path) {
      const lines2 = scopes.get(`m${member}`);
      if (lines2) lines2.push(line);
      else scopes.set(`m${member}`, [line]);
    }
  for (const [scope, lines2] of scopes) {
    const booking = { into, scope, sign };
    if (paid_t === null) {
      bookUnpaid(booking, order, lines2);
      continue;
    }
    const [day, hour] = bucketsOf(clock, paid_t);
    bookPaid(booking, order, lines2, day, hour);
    for (const line of lines2) bookSettled(booking, line, clock);
  }
};

// platform/ingest/profit.ts
import { sql as sql5 } from "kysely";

// platform/queries/shops/profit.ts
import { sql as sql4 } from "kysely";

// platform/queries/facts.ts
import { sql as sql2 } from "kysely";

// platform/queries/sums.ts
import { sql } from "kysely";
var sumColumns = [
  "gmv_amt",
  "net_amt",
  "orders",
  "lines",
  "items",
  "buyers",
  "creators",
  "products",
  "est_base_amt",
  "est_commission_amt",
  "pending_amt",
  "settled_amt",
  "ineligible_lines",
  "ineligible_amt",
  "refund_amt"
];
var noSums = Object.fromEntries(sumColumns.map((name) => [name, 0]));
var sumNames2 = sql.join(sumColumns.map((name) => sql.ref(name)));
var estimated = sql`l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt`;
var lineSum = {
  gmv_amt: sql`coalesce(sum(l.pay_amt), 0)`,
  net_amt: sql`coalesce(sum(l.pay_amt - l.refund_amt) filter (where l.settlement_status <> 3), 0)`,
  orders: sql`count(distinct l.order_id) filter (where ${isSale})`,
  lines: sql`count(*) filter (where ${isSale})`,
  items: sql`coalesce(sum(l.quantity), 0)`,
  buyers: sql`count(distinct nullif(o.buyer_key, ''))`,
  creators: sql`count(distinct nullif(l.creator_id, ''))`,
  products: sql`count(distinct l.product_id) filter (where ${isSale})`,
  est_base_amt: sql`coalesce(sum(l.est_base_amt), 0)`,
  est_commission_amt: sql`coalesce(sum(${estimated}), 0)`,
  pending_amt: sql`coalesce(sum(${estimated}) filter (where l.settlement_status = 1), 0)`,
  settled_amt: sql`0::bigint`,
  ineligible_lines: sql`count(*) filter (where l.settlement_status = 3)`,
  ineligible_amt: sql`coalesce(sum(${estimated}) filter (where l.settlement_status = 3), 0)`,
  refund_amt: sql`coalesce(sum(l.refund_amt), 0)`
};
var lineSums = sql.join(
  sumColumns.map((name) => sql`${lineSum[name]} as ${sql.ref(name)}`)
);

// platform/queries/facts.ts
var dims = { region: 1, shop: 2, product: 3, creator: 4, content: 5 };
var collabDim = 8;
var statusDim = 6;
var skuDim = 7;
var lineColumn = {
  region: sql2`l.region`,
  shop: sql2`l.shop_id`,
  product: sql2`l.product_id`,
  creator: sql2`l.creator_id`,
  content: sql2`l.content_type::text`
};
var fromLines = (view) => sql2`
  affiliate_order_line l
  join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id
  where ${linesPaid(view.scope, view.start, view.now)}`;
var todayBy = (view, dim) => view.past ? sql2`(select ${lineColumn[dim]} as dim_id, ${lineSums} from ${fromLines(view)} group by 1) as today` : sql2`(select dim_id, ${sumNames2} from rollup
           where scope = ${view.scope.text} and grain = 1 and bucket = ${view.day} and dim = ${dims[dim]}) as today`;
var todayTotal = (view) => sql2`select 1 as grain, ${view.day}::int as bucket, ${lineSums} from ${fromLines(view)}`;
var todayTotals = (view) => sql2`
  ${todayTotal(view)}
  union all
  select 2, (${view.day}::int * 32 + (l.paid_t - ${view.start}) / 3600)::int, ${lineSums} from ${fromLines(view)} group by 2`;
var todayVisitors = (view) => {
  const { scope, start, now } = view;
  const hour = sql2`((paid_t - ${start}) / 3600)::int`;
  return sql2`
    select hour, count(*) filter (where kind = 'buyer') as buyers, count(*) filter (where kind = 'creator') as creators
    from (
      select distinct ${hour} as hour, 'buyer' as kind, o.buyer_key as id from affiliate_order o
      where ${ordersPaid(scope, start, now)}
      union all
      select distinct ${hour}, 'creator', l.creator_id from affiliate_order_line l where ${linesPaid(scope, start, now)}
    ) met where id <> '' group by hour`;
};
var todayOfMembers = (view, members) => view.past ? sql2`(select m.id as member_id, sum(l.pay_amt) as gmv_amt, count(distinct l.order_id) as orders
           from affiliate_order_line l cross join lateral unnest(l.owner_path) as m(id)
           where ${linesPaid(view.scope, view.start, view.now)} and m.id = any(${members}::bigint[]) group by 1) as today` : sql2`(select substr(scope, 2)::bigint as member_id, gmv_amt, orders from rollup
           where scope = any(${members.map((id) => `m${id}`)}::text[]) and grain = 1 and bucket = ${view.day} and dim = 0) as today`;

// platform/queries/shops/scope.ts
import { sql as sql3 } from "kysely";
var ownShops = ({ company_id, member_id }) => member_id === null ? sql3`s.company_id = ${company_id}` : sql3`s.company_id = ${company_id} and s.owner_member_id in (
        select descendant_id from member_closure where ancestor_id = ${member_id})`;
var ofOwnShops = (scope, table2) => {
  const company = sql3`${sql3.ref(`${table2}.company_id`)} = ${scope.company_id}`;
  return scope.member_id === null ? company : sql3`${company} and ${sql3.ref(`${table2}.shop_id`)} in (select s.shop_id from shop s where ${ownShops(scope)})`;
};
var companyRollup = ({ company_id }) => `c${company_id}`;

// platform/queries/shops/profit.ts
var grossProfit = ({ net: net2, platform_fee, affiliate, ads, shipping: shipping2, cost: cost2 }) => platform_fee === null || shipping2 === null || cost2 === null ? null : net2 - platform_fee - affiliate - (ads ?? 0) - shipping2 - cost2;
var counts2 = sql4`l.settlement_status <> 3`;
var net = sql4`(case when ${counts2} then l.pay_amt - l.refund_amt else 0 end)`;
var either = (act, est) => sql4`(case when not ${counts2} then 0 when l.settlement_status = 2 then ${act} else ${est} end)`;
var creator = either(
  sql4`coalesce(l.act_standard_amt, 0) + coalesce(l.act_shop_ads_amt, 0) + coalesce(l.act_bonus_amt, 0)`,
  sql4`l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt`
);
var partner = either(sql4`coalesce(l.act_partner_amt, 0)`, sql4`l.est_partner_amt`);
var kept = sql4`(case when ${counts2} then greatest(0, l.quantity - l.refunded_qty - l.returned_qty) else 0 end)`;
var isLead = sql4`(l.sku_id, l.content_id, l.n) = (so.lead_sku_id, so.lead_content_id, so.lead_n)`;
var shipping = sql4`(case when so.order_id is null then null when not ${isLead} then 0
  when not ${counts2} and so.shipped_t is null then 0 else so.shipping_amt end)`;
var fee = sql4`((${net} * so.platform_fee_bp + 5000) / 10000)`;
var cost = sql4`(case when ${kept} = 0 then 0 else ${kept} * sku.cost_amt end)`;
var lineParts = { net, creator, partner, kept, fee, shipping, cost };
var lineSettlement = sql4`(${net} - ${fee} - ${creator} - ${partner} - ${shipping})`;
var lineProfit = sql4`(${lineSettlement} - ${cost})`;
var profitJoins = {
  so: sql4`left join shop_order so on so.company_id = l.company_id and so.order_id = l.order_id`,
  sku: sql4`left join sku on sku.company_id = l.company_id and sku.sku_id = l.sku_id`
};
var parts = ["net", "affiliate", "platform_fee", "shipping", "cost"];
var profitByShop = ({ scope }, from, to) => sql4`
    select s.shop_id, coalesce(known.lines, 0) as lines, coalesce(uncosted.skus, 0)::int as uncosted_skus,
      ${sql4.join(parts.map((name) => sql4`coalesce(${sql4.ref(`known.${name}`)}, 0)::bigint as ${sql4.ref(name)}`))}
    from shop s
    left join (
      select p.shop_id, sum(p.lines)::int as lines, sum(p.net_amt) as net, sum(p.affiliate_amt) as affiliate,
        sum(p.platform_fee_amt) as platform_fee, sum(p.shipping_amt) as shipping,
        sum(p.kept * sku.cost_amt) filter (where p.is_kept) as cost
      from rollup_profit p left join sku on sku.company_id = p.company_id and sku.sku_id = p.sku_id
      where ${ofOwnShops(scope, "p")} and p.day >= ${from} and p.day <= ${to} and (not p.is_kept or sku.cost_amt is not null)
      group by p.shop_id
    ) known on known.shop_id = s.shop_id
    left join (
      select p.shop_id, count(*) as skus
      from sku join product p on p.company_id = sku.company_id and p.product_id = sku.product_id
      where sku.company_id = ${scope.company_id} and sku.cost_amt is null and exists (
        select from rollup r where r.scope = ${companyRollup(scope)} and r.grain = 1 and r.dim = ${skuDim}
          and r.dim_id = sku.sku_id and r.bucket >= ${from} and r.bucket <= ${to} and r.items > 0)
      group by p.shop_id
    ) uncosted on uncosted.shop_id = s.shop_id
    where ${ownShops(scope)}`;
var grossProfitSql = sql4`(case when profit.lines > 0
  then profit.net - profit.platform_fee - profit.affiliate - profit.shipping - profit.cost end)`;
var readShopProfits = async (tx, view, { from, to }) => {
  const { rows } = await sql4`${profitByShop(view, sql4`${from}::int`, sql4`${to}::int`)}`.execute(tx);
  return rows.map(({ shop_id, lines: lines2, uncosted_skus, ...known }) => ({
    shop_id,
    uncosted_skus,
    net: known.net,
    profit: lines2 === 0 ? null : grossProfit({ ...known, ads: null })
  }));
};

// platform/ingest/profit.ts
var moved2 = ["lines", "net_amt", "affiliate_amt", "platform_fee_amt", "shipping_amt", "kept"];
var moveProfit = (company_id, orders2, sign) => sql5`
  insert into rollup_profit as t (company_id, day, shop_id, sku_id, is_kept, ${sql5.join(moved2.map((name) => sql5.ref(name)))})
  select company_id, day, shop_id, sku_id, kept > 0, ${sql5.lit(sign)} * count(*),
    ${sql5.join(["net", "affiliate", "platform_fee", "shipping", "kept"].map((name) => sql5`${sql5.lit(sign)} * sum(${sql5.ref(name)})`))}
  from (
    select l.company_id, l.shop_id, l.sku_id,
      (to_timestamp(l.paid_t) at time zone c.time_zone - make_interval(hours => c.cut_hour))::date - date '1970-01-01' as day,
      ${lineParts.net} as net, ${lineParts.creator} + ${lineParts.partner} as affiliate, ${lineParts.fee} as platform_fee,
      ${lineParts.shipping} as shipping, ${lineParts.kept} as kept
    from shop_order so join company c on c.id = so.company_id
    join affiliate_order_line l on l.company_id = so.company_id and l.order_id = so.order_id
    where so.company_id = ${company_id} and so.order_id = any(${orders2}::text[]) and l.paid_t is not null
  ) lines where platform_fee is not null and shipping is not null
  group by 1, 2, 3, 4, 5
  on conflict (company_id, day, shop_id, sku_id, is_kept) do update set
    ${sql5.join(moved2.map((name) => sql5`${sql5.ref(name)} = ${sql5.ref(`t.${name}`)} + ${sql5.ref(`excluded.${name}`)}`))}`;

// platform/ingest/write.ts
var collectLine = (into, before, after) => {
  if (before === after) return;
  if (!before) into.newLines.push(after.row);
  else if (before.row !== after.row) into.lines.push(after.row);
  if (before?.splits === after.splits) return;
  const { order_id, sku_id, content_id, n } = after.row;
  for (const split of after.splits)
    if (!before?.splits.includes(split)) into.splits.push({ order_id, sku_id, content_id, n, ...split });
};
var goneLines = (before, after) => {
  const isKept = before.lines.every(({ row }, i2) => {
    const now2 = after.lines[i2]?.row;
    return now2 !== void 0 && isSameLine(row, now2);
  });
  if (isKept) return [];
  const now = new Set(after.lines.map(({ row }) => lineKey(row)));
  return before.lines.map(({ row }) => row).filter((row) => !now.has(lineKey(row)));
};
var collectOrder = (into, before, after) => {
  if (!before) into.newOrders.push(after.row);
  else if (before.row !== after.row) into.orders.push(after.row);
  const gone2 = before ? goneLines(before, after) : [];
  into.goneLines.push(...gone2);
  const known = new Map(gone2.length > 0 ? before?.lines.map((line) => [lineKey(line.row), line]) : []);
  after.lines.forEach((line, i2) => {
    collectLine(into, gone2.length > 0 ? known.get(lineKey(line.row)) : before?.lines[i2], line);
  });
  if (after.refunds !== before?.refunds) {
    for (const refund of after.refunds) if (!before?.refunds.includes(refund)) into.refunds.push(refund);
  }
};
var collect = ({ orders: orders2, unmatched = [], goneRefunds = [] }) => {
  const rows = {
    newOrders: [],
    orders: [],
    newLines: [],
    lines: [],
    refunds: [],
    splits: [],
    gone: [],
    goneLines: [],
    goneRefunds
  };
  for (const { before, after } of orders2) {
    if (after) collectOrder(rows, before, after);
    else if (before) rows.gone.push(before.row.order_id);
  }
  rows.refunds.push(...unmatched);
  return rows;
};
var insert2 = (statement, alias, to, rows, end = "") => {
  if (rows.length === 0) return;
  const stamp = to.stamp ? [`, ${to.stamp}`, ", $2::bigint"] : ["", ""];
  statement.add(
    alias,
    `insert into ${to.table} (company_id, ${namesOf(to.columns).join(", ")}${stamp[0]})
     select $1::bigint, ${Statement.list(to.columns)}${stamp[1]} from ${statement.rows(to.columns, rows)} ${end}`
  );
};
var update = (statement, alias, to, rows, keys) => {
  if (rows.length === 0) return;
  const names2 = namesOf(to.columns).filter((name) => !keys.includes(name));
  const value = (name) => name === "owner_path" ? "u.owner_path::bigint[]" : `u.${name}`;
  statement.add(
    alias,
    `update ${to.table} t set ${names2.map((name) => `${name} = ${value(name)}`).join(", ")}, ${to.stamp} = $2::bigint
     from ${statement.rows(to.columns, rows)}
     where t.company_id = $1::bigint and ${keys.map((key) => `t.${key} = u.${key}`).join(" and ")}`
  );
};
var replace = (columns, keys) => {
  const names2 = namesOf(columns).filter((name) => !keys.includes(name));
  return `on conflict (company_id, ${keys.join(", ")}) do update set ${names2.map((name) => `${name} = excluded.${name}`).join(", ")}`;
};
var remove = (statement, gone2) => {
  if (gone2.length === 0) return;
  const ids = statement.rows(
    { order_id: "text" },
    gone2.map((order_id) => ({ order_id }))
  );
  statement.add("gone", `select * from ${ids}`);
  for (const [alias, table2] of Object.entries({
    go: "affiliate_order",
    gl: "affiliate_order_line",
    gs: "commission_split"
  }))
    statement.add(
      alias,
      `delete from ${table2} t using gone u where t.company_id = $1::bigint and t.order_id = u.order_id`
    );
};
var keyColumns2 = { order_id: "text", sku_id: "text", content_id: "text", n: "int2" };
var removeLines = (statement, gone2) => {
  if (gone2.length === 0) return;
  statement.add("gone_line", `select * from ${statement.rows(keyColumns2, gone2)}`);
  for (const [alias, table2] of Object.entries({ gll: "affiliate_order_line", gls: "commission_split" }))
    statement.add(
      alias,
      `delete from ${table2} t using gone_line u where t.company_id = $1::bigint and t.order_id = u.order_id
       and t.sku_id = u.sku_id and t.content_id = u.content_id and t.n = u.n`
    );
};
var removeRefunds = (statement, gone2) => {
  if (gone2.length === 0) return;
  const ids = statement.rows(
    { refund_id: "text" },
    gone2.map((refund_id) => ({ refund_id }))
  );
  statement.add(
    "gone_refund",
    `delete from order_refund t using ${ids} where t.company_id = $1::bigint and t.refund_id = u.refund_id`
  );
};
var orders = { table: "affiliate_order", columns: orderColumns, stamp: "update_time" };
var lines = { table: "affiliate_order_line", columns: lineColumns, stamp: "data_time" };
var refunds = { table: "order_refund", columns: refundColumns };
var splits = { table: "commission_split", columns: splitColumns };
var lineKeys = ["order_id", "sku_id", "content_id", "n"];
var bookQuery = (companyId, now, changes, names2) => {
  const rows = collect(changes);
  const statement = new Statement(companyId, now);
  names2?.addTo(statement);
  remove(statement, rows.gone);
  removeLines(statement, rows.goneLines);
  removeRefunds(statement, rows.goneRefunds);
  insert2(statement, "o", orders, rows.newOrders);
  update(statement, "oc", orders, rows.orders, ["order_id"]);
  insert2(statement, "l", lines, rows.newLines);
  update(statement, "lc", lines, rows.lines, lineKeys);
  insert2(statement, "r", refunds, rows.refunds, replace(refundColumns, ["refund_id"]));
  insert2(statement, "s", splits, rows.splits, replace(splitColumns, [...lineKeys, "role", "level"]));
  return statement.isEmpty ? void 0 : statement.query("select 1");
};

// platform/ingest/book-writer.ts
var BookWriter = class {
  #client;
  #companyId;
  #now;
  #open;
  #deltas = new Contributions();
  /** Orders that change and may be told of to shops already; of a new one a shop is told later. */
  #known = /* @__PURE__ */ new Set();
  /** Resolves when the server has taken all that was sent. */
  #sent;
  #isLeft = false;
  constructor(client, companyId, now, open) {
    this.#client = client;
    this.#companyId = companyId;
    this.#now = now;
    this.#open = open;
  }
  #send(query) {
    this.#sent = this.#after(this.#sent, query);
    this.#sent.catch(() => {
    });
  }
  async #after(sent, query) {
    await sent;
    if (!this.#isLeft) await this.#client.query(query);
  }
  #takeProfit(orders2) {
    const known = orders2.flatMap(({ before }) => {
      const id = before?.row.order_id;
      return id !== void 0 && this.#open.loaded.orders.has(id) && !this.#known.has(id) ? [id] : [];
    });
    if (known.length === 0) return;
    for (const id of known) this.#known.add(id);
    this.#send(compiled(moveProfit(this.#companyId, known, -1)));
  }
  #add(orders2) {
    const { clock } = this.#open.loaded;
    for (const { before, after } of orders2) {
      if (before) book(this.#deltas, this.#companyId, clock, before, -1);
      if (after) book(this.#deltas, this.#companyId, clock, after, 1);
    }
  }
  /** Sends the orders that have changed so far. */
  sendPart() {
    const orders2 = this.#open.book.takeChanges();
    this.#takeProfit(orders2);
    const query = bookQuery(this.#companyId, this.#now, { orders: orders2 });
    if (query) this.#send(query);
    this.#add(orders2);
  }
  /** Sends the rest, names, kept sums and pulse. Resolves when the server has taken all of it. */
  async end(names2) {
    const { book: book2 } = this.#open;
    const orders2 = book2.takeChanges();
    this.#takeProfit(orders2);
    const changes = { orders: orders2, unmatched: book2.unmatched(), goneRefunds: book2.goneRefunds() };
    const query = bookQuery(this.#companyId, this.#now, changes, names2);
    if (query) this.#send(query);
    if (!this.#sent) return;
    this.#add(orders2);
    const { newestDay } = this.#open.loaded;
    const deltas = this.#deltas.prune();
    for (const rollup of rollupQueries(this.#companyId, this.#now, deltas, "pulse", newestDay)) this.#send(rollup);
    if (this.#known.size > 0) this.#send(compiled(moveProfit(this.#companyId, [...this.#known], 1)));
    await this.#sent;
  }
  /** Nothing that waits is sent any more. Resolves when the server is at rest, so that the transaction can end. */
  async [Symbol.asyncDispose]() {
    this.#isLeft = true;
    await this.#sent?.catch(() => {
    });
  }
};

// platform/ingest/load.ts
var table = (name, columns, where) => `(select coalesce(json_agg(t), '[]') from (select ${namesOf(columns).join(", ")} from ${name} where company_id = $1 and ${where}) t)::text`;
var ofFound = "order_id = any(array(select order_id from found))";
var text3 = `with found as materialized (
    select ${namesOf(orderColumns).join(", ")} from affiliate_order where company_id = $1 and order_id = any($2::text[]))
  select
  (select json_build_object('currency', display_currency, 'zone', time_zone, 'cut_hour', cut_hour)
   from company where id = $1)::text as company,
  (select max(bucket) from rollup where scope = 'c' || $1 and grain = 1) as newest_day,
  (select max(applied_t) from order_refund where company_id = $1 and return_sku_id is not null)::text as newest_return,
  (select coalesce(json_agg(found), '[]') from found)::text as orders,
  ${table("affiliate_order_line", lineColumns, ofFound)} as lines,
  ${table("commission_split", splitColumns, ofFound)} as splits,
  ${table("order_refund", refundColumns, `(${ofFound} or refund_id = any($3::text[]))`)} as refunds,
  (select coalesce(json_object_agg(shop_id, settlement_days), '{}') from shop where company_id = $1
   and (shop_id = any($4::text[]) or shop_id = any(array(select shop_id from found))))::text as shops`;
var group = (rows, key) => {
  const groups = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const name = key(row);
    const found = groups.get(name);
    if (found) found.push(row);
    else groups.set(name, [row]);
  }
  return groups;
};
var splitOf = ({ role, level, member_id, rate_bp, base_amt, est_amt, act_amt, state }) => ({
  role,
  level,
  member_id,
  rate_bp,
  base_amt,
  est_amt,
  act_amt,
  state
});
var keyOfLine = (line) => `${line.order_id}
${lineKey(line)}`;
var compare2 = (one, other) => one < other ? -1 : one > other ? 1 : 0;
var byKey2 = (one, other) => compare2(one.sku_id, other.sku_id) || compare2(one.content_id, other.content_id) || one.n - other.n;
var load = async (client, companyId, wanted) => {
  const values = [companyId, wanted.orderIds, wanted.refundIds, wanted.shopIds];
  const { rows } = await client.query({ name: "tidewall_load", text: text3, values });
  const answer = rows[0];
  if (!answer?.company) throw new Error(`there is no company ${companyId}`);
  const company = JSON.parse(answer.company);
  const lines2 = group(JSON.parse(answer.lines), (line) => line.order_id);
  const splits2 = group(JSON.parse(answer.splits), keyOfLine);
  const refunds2 = JSON.parse(answer.refunds);
  const ofOrder = group(refunds2, (refund) => refund.order_id ?? "");
  const orders2 = /* @__PURE__ */ new Map();
  for (const row of JSON.parse(answer.orders)) {
    const own = (lines2.get(row.order_id) ?? []).sort(byKey2);
    orders2.set(row.order_id, {
      row,
      lines: own.map((line) => ({ row: line, splits: (splits2.get(keyOfLine(line)) ?? []).map(splitOf) })),
      refunds: ofOrder.get(row.order_id) ?? []
    });
  }
  return {
    currency: company.currency,
    clock: { zone: company.zone, cut_hour: company.cut_hour },
    orders: orders2,
    refunds: new Map(refunds2.map((refund) => [refund.refund_id, refund])),
    newestReturn: answer.newest_return === null ? null : Number(answer.newest_return),
    newestDay: answer.newest_day,
    groups: /* @__PURE__ */ new Map(),
    settlementDays: new Map(Object.entries(JSON.parse(answer.shops)))
  };
};

// platform/ingest/name-table.ts
var dated = { t: "int8", first_t: "int8" };
var MOST = 5e4;
var NameTable = class {
  #options;
  #columns;
  /** By company and id, the entry that was written last at the end. */
  #known = /* @__PURE__ */ new Map();
  /** Of the one company whose transaction runs. */
  #pending = /* @__PURE__ */ new Map();
  #company = 0;
  constructor(options) {
    this.#options = options;
    this.#columns = { ...options.columns, ...dated };
  }
  /**
   * Notes a row as an order of time `t` names it. The newest counts, among equals in time the greatest in each column,
   * so that the end does not depend on the order in which sources tell.
   * @param exact write a newer time too when nothing else is new: the names are then the same after an interrupted run
   */
  see(company, id, row, t, exact) {
    this.#company = company;
    const pending2 = this.#pending.get(id);
    const known = pending2 ?? this.#known.get(company)?.get(id);
    if (!known) {
      this.#pending.set(id, { ...row, t, first_t: t });
      return;
    }
    const { same, merge, isNamed } = this.#options;
    if (isNamed(row) !== isNamed(known)) {
      const [named, other] = isNamed(row) ? [{ ...row, t }, known] : [known, row];
      const next2 = merge(named, other);
      if (named === known && t >= known.first_t && same(next2, known)) return;
      this.#pending.set(id, { ...next2, t: named.t, first_t: Math.min(t, known.first_t) });
      return;
    }
    if (t >= known.first_t && same(row, known)) {
      if (t <= known.t) return;
      if (pending2 || !exact) known.t = t;
      else this.#pending.set(id, { ...known, t });
      return;
    }
    const next = t === known.t ? this.#greatest(row, known) : t > known.t ? merge(row, known) : merge(known, row);
    if (t >= known.first_t && t <= known.t && same(next, known)) return;
    this.#pending.set(id, { ...next, t: Math.max(t, known.t), first_t: Math.min(t, known.first_t) });
  }
  #greatest(one, other) {
    const columns = Object.keys(this.#options.columns);
    const pairs = columns.map((name) => [name, one[name] > other[name] ? one[name] : other[name]]);
    return Object.fromEntries(pairs);
  }
  addTo(statement) {
    if (this.#pending.size === 0) return;
    const rows = statement.rows(this.#columns, [...this.#pending.values()]);
    statement.add(this.#options.alias, this.#options.upsert.replace("%rows", rows));
  }
  /** The transaction is gone. */
  forget() {
    this.#pending.clear();
  }
  /** The transaction is committed: what it wrote is known. */
  remember() {
    let known = this.#known.get(this.#company);
    if (!known) {
      known = /* @__PURE__ */ new Map();
      this.#known.set(this.#company, known);
    }
    for (const [id, row] of this.#pending) {
      known.delete(id);
      known.set(id, row);
    }
    this.#pending.clear();
    for (const id of known.keys()) {
      if (known.size <= MOST) break;
      known.delete(id);
    }
  }
};

// platform/ingest/names.ts
var latest = (table2, column) => `${column} = case when excluded.${column} <> '' and (${table2}.${column} = '' or ${isLater(table2, `${column} collate "C"`)})
    then excluded.${column} else ${table2}.${column} end`;
var isLater = (table2, column) => `(${table2}.update_time, ${table2}.${column}) < (excluded.update_time, excluded.${column})`;
var newest = (table2) => `update_time = greatest(${table2}.update_time, excluded.update_time)`;
var newestOf = (table2, column) => `update_time = case when excluded.${column} = '' then ${table2}.update_time
    when ${table2}.${column} = '' then excluded.update_time else greatest(${table2}.update_time, excluded.update_time) end`;
var or = (newer, older) => newer || older;
var Names = class {
  #shops = new NameTable({
    alias: "shops",
    columns: { shop_id: "text", name: "text", region: "text" },
    same: (one, other) => one.name === other.name,
    merge: (newer, older) => ({ ...newer, name: or(newer.name, older.name) }),
    isNamed: ({ name }) => name !== "",
    upsert: `insert into shop (company_id, shop_id, name, region, add_time, update_time)
      select $1::bigint, u.shop_id, u.name, u.region, $2::bigint, u.t from %rows
      on conflict (company_id, shop_id) do update set ${latest("shop", "name")}, ${newestOf("shop", "name")}`
  });
  #products = new NameTable({
    alias: "products",
    columns: { product_id: "text", shop_id: "text", title: "text", image: "text" },
    same: (one, other) => one.title === other.title && one.image === other.image,
    merge: (newer, older) => ({ ...newer, title: or(newer.title, older.title), image: or(newer.image, older.image) }),
    isNamed: ({ title }) => title !== "",
    upsert: `insert into product (company_id, product_id, shop_id, title, image, first_seen_t, add_time, update_time)
      select $1::bigint, u.product_id, u.shop_id, u.title, u.image, u.first_t, $2::bigint, u.t from %rows
      on conflict (company_id, product_id) do update set ${latest("product", "title")}, ${latest("product", "image")},
      first_seen_t = least(product.first_seen_t, excluded.first_seen_t), ${newestOf("product", "title")}`
  });
  #skus = new NameTable({
    alias: "skus",
    columns: { sku_id: "text", product_id: "text", seller_sku: "text", name: "text", price_amt: "int8" },
    same: (one, other) => one.name === other.name && one.seller_sku === other.seller_sku && one.price_amt === other.price_amt,
    merge: (newer, older) => ({
      ...newer,
      name: or(newer.name, older.name),
      seller_sku: or(newer.seller_sku, older.seller_sku)
    }),
    isNamed: () => true,
    upsert: `insert into sku (company_id, sku_id, product_id, seller_sku, name, price_amt, add_time, update_time)
      select $1::bigint, u.sku_id, u.product_id, u.seller_sku, u.name, u.price_amt, $2::bigint, u.t from %rows
      on conflict (company_id, sku_id) do update set ${latest("sku", "name")}, ${latest("sku", "seller_sku")},
      price_amt = case when sku.price_amt is null or ${isLater("sku", "price_amt")}
        then excluded.price_amt else sku.price_amt end, ${newest("sku")}`
  });
  #creators = new NameTable({
    alias: "creators",
    columns: { creator_id: "text", username: "text" },
    same: (one, other) => one.username === other.username,
    merge: (newer, older) => ({ ...newer, username: or(newer.username, older.username) }),
    isNamed: () => true,
    upsert: `insert into creator (company_id, creator_id, username, add_time, update_time)
      select $1::bigint, u.creator_id, coalesce(nullif(u.username, ''), u.creator_id), $2::bigint, u.t from %rows
      on conflict (company_id, creator_id) do update set ${latest("creator", "username")}, ${newest("creator")}`
  });
  #contents = new NameTable({
    alias: "contents",
    columns: { content_id: "text", content_type: "int2", creator_id: "text", is_ad: "bool" },
    same: () => true,
    merge: (newer) => newer,
    isNamed: () => true,
    upsert: `insert into content (company_id, content_id, content_type, creator_id, is_ad, add_time, update_time)
      select $1::bigint, u.content_id, u.content_type, u.creator_id, u.is_ad, $2::bigint, u.t from %rows
      on conflict (company_id, content_id) do nothing`
  });
  /** Takes the names out of an accepted order. */
  see(company, order) {
    const t = order.paid_t ?? order.create_t;
    const { shop_id, shop_name, shop_region } = order;
    const isImport = order.source === "import";
    this.#shops.see(company, shop_id, { shop_id, name: shop_name, region: shop_region }, t, isImport);
    for (const line of order.lines) {
      const { product_id, sku_id, creator_id, content_id, content_type } = line;
      const product = { product_id, shop_id, title: line.product_name, image: line.image ?? "" };
      this.#products.see(company, product_id, product, t, isImport);
      const sku = {
        sku_id,
        product_id,
        seller_sku: line.seller_sku ?? "",
        name: line.sku_name,
        price_amt: line.price_amt
      };
      this.#skus.see(company, sku_id, sku, t, isImport);
      if (creator_id) this.#creators.see(company, creator_id, { creator_id, username: line.creator_name }, t, isImport);
      const content = { content_id, content_type, creator_id, is_ad: line.ads_attributed };
      if (content_id) this.#contents.see(company, content_id, content, t, false);
    }
  }
  addTo(statement) {
    for (const table2 of this.#tables) table2.addTo(statement);
  }
  remember() {
    for (const table2 of this.#tables) table2.remember();
  }
  forget() {
    for (const table2 of this.#tables) table2.forget();
  }
  #tables = [
    this.#shops,
    this.#products,
    this.#skus,
    this.#creators,
    this.#contents
  ];
};

// platform/queries/leaders.ts
import { sql as sql6 } from "kysely";
var companyHead = "m.company_id > 0 and m.manager_id is null and m.privilege_id > 0";
var underTop = (scope) => scope.member_id === null ? sql6`not exists (select from member_closure t where t.descendant_id = c.ancestor_id and t.depth > 0)` : sql6`c.ancestor_id = ${scope.member_id}`;
var isTeamHead = (scope, id) => sql6`${id} in (
  select m.id from member_closure c join member m on m.id = c.descendant_id
  where c.depth = 1 and m.company_id = ${scope.company_id} and m.deleted_t is null and ${underTop(scope)}
    and exists (select from member_closure b where b.ancestor_id = m.id and b.depth > 0))`;
var readLeaders = async (db, scope) => {
  const { rows } = await sql6`
    select m.id, coalesce(nullif(m.membername, ''), m.username) as name,
      (select count(*) from member_closure b join member d on d.id = b.descendant_id
       where b.ancestor_id = m.id and b.depth > 0 and d.status <> 2) as members
    from member_closure c join member m on m.id = c.descendant_id
    where c.depth = 1 and m.company_id = ${scope.company_id} and m.deleted_t is null and ${underTop(scope)}
    order by m.id`.execute(db);
  return rows;
};

// platform/ingest/terms.ts
var noTerms = { creator_member_id: null, owner_member_id: null, owner_path: [], leaders: [] };

// platform/ingest/owners.ts
var LIFE_MS = 1e4;
var MOST2 = 5e4;
var creatorText = `select w.creator_id, c.member_id,
    coalesce((select json_agg(json_build_object('member_id', b.member_id, 'kind', b.kind,
        'share_rate_bp', b.share_rate_bp, 'start_t', b.start_t, 'end_t', b.end_t)
        order by b.kind, b.start_t desc, b.id desc)
      from creator_binding b join member m on m.id = b.member_id
      where b.company_id = $1 and b.creator_id = w.creator_id and b.state = 1
        and m.company_id = $1 and m.deleted_t is null), '[]')::text as bindings
  from unnest($2::text[]) as w(creator_id)
  left join creator c on c.company_id = $1 and c.creator_id = w.creator_id`;
var pathText = `select t.descendant_id, t.ancestor_id as member_id, m.share_rate_bp,
    ${companyHead} as is_head
  from member_closure t join member m on m.id = t.ancestor_id
  where t.descendant_id = any($2::bigint[]) and m.company_id = $1
  order by t.descendant_id, t.depth`;
var pathTerms = (path) => ({
  owner_path: path.filter((step2) => !step2.is_head).map((step2) => step2.member_id),
  leaders: path.map((step2) => ({ member_id: String(step2.member_id), rate_bp: step2.share_rate_bp }))
});
var Owners = class {
  #companies = /* @__PURE__ */ new Map();
  /** Makes sure that `termsOf` can answer for these creators. */
  async prepare(client, companyId, creatorIds) {
    const company = this.#fresh(companyId);
    const missing = [...new Set(creatorIds)].filter((id) => id !== "" && !company.creators.has(id));
    if (missing.length === 0) return;
    const found = await client.query({
      name: "tidewall_creators",
      text: creatorText,
      values: [companyId, missing]
    });
    const members = /* @__PURE__ */ new Set();
    for (const row of found.rows) {
      const bindings = JSON.parse(row.bindings);
      for (const binding of bindings) members.add(binding.member_id);
      company.creators.set(row.creator_id, {
        member_id: row.member_id === null ? null : Number(row.member_id),
        bindings
      });
    }
    await this.#readPaths(client, companyId, company, members);
  }
  /** Makes sure that `pathOf` can answer for these members as they stand now. */
  async preparePaths(client, companyId, members) {
    if (members.length === 0) return;
    const company = this.#fresh(companyId);
    for (const id of members) company.paths.delete(id);
    await this.#readPaths(client, companyId, company, new Set(members));
  }
  /** Who stands above a member, itself first. */
  pathOf(companyId, member_id) {
    return pathTerms(this.#companies.get(companyId)?.paths.get(member_id) ?? []);
  }
  /** Terms of a creator's line paid at `t`. */
  termsOf(companyId, creator_id, t) {
    const company = this.#companies.get(companyId);
    const creator2 = company?.creators.get(creator_id);
    if (!company || !creator2) return noTerms;
    const active = creator2.bindings.filter((one) => one.start_t <= t && (one.end_t === null || one.end_t > t));
    const owner = active[0];
    const agency = active.find((one) => one.kind === 3);
    const path = owner ? company.paths.get(owner.member_id) ?? [] : [];
    return {
      creator_member_id: creator2.member_id,
      owner_member_id: owner?.member_id ?? null,
      ...pathTerms(path),
      ...agency ? { agency: { member_id: String(agency.member_id), share_bp: agency.share_rate_bp } } : {}
    };
  }
  #fresh(companyId) {
    const known = this.#companies.get(companyId);
    const now = performance.now();
    if (known && now - known.readAt < LIFE_MS && known.creators.size < MOST2) return known;
    const made = { readAt: now, creators: /* @__PURE__ */ new Map(), paths: /* @__PURE__ */ new Map() };
    this.#companies.set(companyId, made);
    return made;
  }
  async #readPaths(client, companyId, company, members) {
    const missing = [...members].filter((id) => !company.paths.has(id));
    if (missing.length === 0) return;
    const { rows } = await client.query({
      name: "tidewall_paths",
      text: pathText,
      values: [companyId, missing]
    });
    const paths = new Map(missing.map((id) => [id, []]));
    for (const row of rows) {
      const step2 = { member_id: Number(row.member_id), share_rate_bp: row.share_rate_bp, is_head: row.is_head };
      paths.get(Number(row.descendant_id))?.push(step2);
    }
    for (const [id, path] of paths)
      company.paths.set(id, path.length > 0 ? path : [{ member_id: id, share_rate_bp: 0, is_head: false }]);
  }
};

// platform/ingest/transaction.ts
var ORDER_LOCK = 748011;
var beginOrders = async (client, companyId, patienceMs) => {
  await client.query(
    `begin isolation level read committed; set local lock_timeout = ${Math.trunc(patienceMs)};
     select pg_advisory_xact_lock(${ORDER_LOCK}, ${Math.trunc(companyId)}); set local lock_timeout to default`
  );
};
var tellShops = (db, companyId, orders2, write) => db.transaction().execute(async (tx) => {
  await sql7`select pg_advisory_xact_lock(${sql7.lit(ORDER_LOCK)}, ${companyId}::int)`.execute(tx);
  await moveProfit(companyId, orders2, -1).execute(tx);
  await write(tx);
  await moveProfit(companyId, orders2, 1).execute(tx);
});
var wantedBy = async (client, companyId, events) => {
  const orderIds = /* @__PURE__ */ new Set();
  const refundIds = [];
  const shopIds = /* @__PURE__ */ new Set();
  const creatorIds = /* @__PURE__ */ new Set();
  const returns = [];
  for (const event of events) {
    if (event.kind === "return") {
      refundIds.push(event.refund_id);
      returns.push(event);
      continue;
    }
    orderIds.add(event.order_id);
    if (event.kind === "update") for (const refund of event.refunds ?? []) refundIds.push(refund.refund_id);
    else {
      shopIds.add(event.shop_id);
      for (const line of event.lines) creatorIds.add(line.creator_id);
    }
  }
  if (returns.length > 0) for (const id of await findCandidates(client, companyId, returns)) orderIds.add(id);
  for (const { refund_id } of returns) orderIds.add(refund_id);
  return { orderIds: [...orderIds], refundIds, shopIds: [...shopIds], creatorIds };
};
var movedBy = (events) => events.flatMap((event) => {
  if (event.kind === "return") return [{ ...event, t: event.applied_t }];
  if (event.kind === "update" || event.paid_t === null) return [];
  const { buyer_key, paid_t: t } = event;
  return event.lines.map(({ sku_id }) => ({ buyer_key, sku_id, t }));
});
var movedWith = (loaded, { orderIds, refundIds }) => [
  ...orderIds.flatMap((id) => {
    const order = loaded.orders.get(id);
    const { buyer_key = "", paid_t: t = null } = order?.row ?? {};
    return t === null ? [] : (order?.lines ?? []).map(({ row }) => ({ buyer_key, sku_id: row.sku_id, t }));
  }),
  ...refundIds.flatMap((id) => {
    const row = loaded.refunds.get(id);
    return row?.buyer_key && row.return_sku_id ? [{ buyer_key: row.buyer_key, sku_id: row.return_sku_id, t: row.applied_t }] : [];
  })
];
var withGroups = async (client, companyId, loaded, wanted, events, more) => {
  const { newestReturn } = loaded;
  if (newestReturn === null) return loaded;
  const moved3 = [...movedBy(events), ...movedWith(loaded, more)].filter(({ t }) => t <= newestReturn);
  if (moved3.length === 0) return loaded;
  const groups = await movedGroups(client, companyId, moved3);
  if (groups.size === 0) return loaded;
  const orderIds = [.../* @__PURE__ */ new Set([...wanted.orderIds, ...[...groups.values()].flatMap((group2) => group2.orderIds)])];
  const refundIds = [...groups.values()].flatMap(({ returns }) => returns.map(({ refund_id }) => refund_id));
  const all = await load(client, companyId, { ...wanted, orderIds, refundIds: [...wanted.refundIds, ...refundIds] });
  return { ...all, groups };
};
var DEFAULT_SETTLEMENT_DAYS = 7;
var newMemory = () => ({ names: new Names(), owners: new Owners() });
var openBook = async (client, companyId, now, events, { owners }, more = { orderIds: [], refundIds: [] }) => {
  const found = await wantedBy(client, companyId, events);
  const wanted = {
    ...found,
    orderIds: [...found.orderIds, ...more.orderIds],
    refundIds: [...found.refundIds, ...more.refundIds]
  };
  const loaded = await withGroups(client, companyId, await load(client, companyId, wanted), wanted, events, more);
  for (const order of loaded.orders.values()) for (const line of order.lines) wanted.creatorIds.add(line.row.creator_id);
  await owners.prepare(client, companyId, wanted.creatorIds);
  await owners.preparePaths(client, companyId, newOwners(events));
  const openRate = await openRatesOf(client, companyId, events, loaded.orders);
  const book2 = new Book(loaded, {
    now,
    openRate,
    settlementDays: (shop_id) => loaded.settlementDays.get(shop_id) ?? DEFAULT_SETTLEMENT_DAYS,
    termsOf: (creator_id, paid_t) => owners.termsOf(companyId, creator_id, paid_t),
    pathOf: (member_id) => owners.pathOf(companyId, member_id)
  });
  return { book: book2, loaded, exchange: await exchangeOf(client, companyId, loaded, events, (id) => book2.orderOf(id)) };
};
var applyAll = ({ book: book2, exchange }, companyId, events, names2) => {
  const missing = [];
  const results = events.map((sent, i2) => {
    const wrong2 = checkEvent(sent);
    if (wrong2) return { ok: false, ...wrong2 };
    const own = exchange(sent);
    if ("refused" in own) {
      missing[i2] = own.missing;
      return { ok: false, ...own.refused };
    }
    const { event } = own;
    const large = event === sent ? void 0 : checkEvent(event);
    if (large) return { ok: false, ...large };
    const result = book2.apply(event);
    if (result.ok && event.kind === "order") names2?.see(companyId, event);
    return result;
  });
  return { results, missing };
};
var readEvents = async (db, companyId, events, memory2) => {
  const client = await db.pool.connect();
  try {
    const now = Math.floor(Date.now() / 1e3);
    const passed = events.filter((event) => !checkEvent(event));
    const open = await openBook(client, companyId, now, passed, memory2);
    const { book: book2 } = open;
    const applied = applyAll(open, companyId, events);
    book2.matchReturns();
    return {
      ...applied,
      orderOf: (id) => book2.orderOf(id),
      orderBefore: (id) => book2.orderBefore(id),
      refundOf: (id) => book2.refundOf(id)
    };
  } finally {
    client.release();
  }
};
var PART_ROWS = 3e3;
var partsOf2 = (events) => {
  const parts2 = [[]];
  let rows = 0;
  for (const event of events) {
    if (rows >= PART_ROWS) {
      parts2.push([]);
      rows = 0;
    }
    parts2.at(-1)?.push(event);
    rows += event.kind === "order" ? event.lines.length : 1;
  }
  return parts2;
};
var applyAndSend = async (writer, open, companyId, events, names2) => {
  const [first = [], ...rest] = partsOf2(events);
  const results = applyAll(open, companyId, first, names2).results;
  for (const part of rest) {
    writer.sendPart();
    await setImmediate();
    for (const result of applyAll(open, companyId, part, names2).results) results.push(result);
  }
  return results;
};
var writeTasks = async (client, companyId, tasks, memory2, patienceMs) => {
  const now = Math.floor(Date.now() / 1e3);
  const events = tasks.length === 1 ? tasks[0]?.events ?? [] : tasks.flatMap((task) => task.events);
  try {
    var _stack = [];
    try {
      await beginOrders(client, companyId, patienceMs);
      await holdBills(client, companyId, events);
      const passed = events.filter((event) => !checkEvent(event));
      const open = await openBook(client, companyId, now, passed, memory2);
      const writer = __using(_stack, new BookWriter(client, companyId, now, open), true);
      const results = await applyAndSend(writer, open, companyId, events, memory2.names);
      open.book.matchReturns();
      await writer.end(memory2.names);
      const rest = [...results];
      const byTask = tasks.map((task) => rest.splice(0, task.events.length));
      for (const [i2, task] of tasks.entries()) await task.alongside?.(client, byTask[i2] ?? [], open.book, 0);
      await client.query("commit");
      memory2.names.remember();
      return byTask;
    } catch (_) {
      var _error = _, _hasError = true;
    } finally {
      var _promise = __callDispose(_stack, _error, _hasError);
      _promise && await _promise;
    }
  } catch (error) {
    memory2.names.forget();
    await client.query("rollback").catch(() => {
    });
    throw error;
  }
};

export {
  lineBit,
  orderBit,
  isAdjustment,
  currencyDecimals,
  amountText,
  moneyText,
  rateText,
  changeOf,
  roundHalfUp,
  lineKey,
  dividedHalfUp,
  refuse,
  isAmount,
  checkEvent,
  exchanged,
  keptRate,
  ownAmount,
  readRates,
  exchangeOf,
  isBilled,
  moneyOf,
  refundAmounts,
  orderIn,
  adjustmentIn,
  isUnchanged,
  compiled,
  Contributions,
  book,
  sumColumns,
  noSums,
  sumNames2 as sumNames,
  lineSum,
  lineSums,
  dims,
  collabDim,
  statusDim,
  skuDim,
  todayBy,
  todayTotals,
  todayVisitors,
  todayOfMembers,
  ownShops,
  ofOwnShops,
  companyRollup,
  grossProfit,
  lineParts,
  lineSettlement,
  lineProfit,
  profitJoins,
  profitByShop,
  grossProfitSql,
  readShopProfits,
  moveProfit,
  Statement,
  rollupQueries,
  bookQuery,
  BookWriter,
  load,
  companyHead,
  isTeamHead,
  readLeaders,
  Owners,
  ORDER_LOCK,
  beginOrders,
  tellShops,
  newMemory,
  openBook,
  readEvents,
  writeTasks
};
//# sourceMappingURL=chunk-X76P4TNA.js.map
