import {
  allTexts,
  baseTexts,
  defineWords,
  endpoint,
  joinTexts,
  screenRow
} from "./chunk-H6WW4SHV.js";
import {
  Statement,
  amountText,
  checkEvent,
  currencyDecimals,
  dividedHalfUp,
  exchangeOf,
  isAmount,
  isUnchanged,
  lineBit,
  lineKey,
  newMemory,
  orderBit,
  ownAmount,
  readEvents,
  refuse,
  writeTasks
} from "./chunk-X76P4TNA.js";
import {
  ADJUSTMENT,
  calledBy,
  collabTypes,
  commissionModels,
  contentTypes,
  orderStatuses,
  settlementStatuses
} from "./chunk-4TCQFVDP.js";
import {
  openSource
} from "./chunk-2UOF7CPH.js";
import {
  dayNumber,
  dayOfText,
  dayText,
  isZone,
  zoneOffset,
  zonedSeconds
} from "./chunk-VAUNG2ZZ.js";
import {
  ImportError
} from "./chunk-272UGRRW.js";

// platform/ingest/import/mapping.ts
import { createHash as createHash2 } from "node:crypto";
import { readFile } from "node:fs/promises";
import { z as z5 } from "zod";

// shared/lists/column.ts
import * as z from "zod/mini";
var cells = {
  id: z.string(),
  text: z.string(),
  country: z.string(),
  names: z.string(),
  money: z.nullable(z.int()),
  rate: z.nullable(z.int()),
  count: z.nullable(z.int()),
  ratio: z.nullable(z.int()),
  duration: z.nullable(z.int()),
  time: z.nullable(z.int()),
  enum: z.int(),
  flag: z.boolean()
};
var columnKey = ({ field: field2, title }) => `column.${title ?? field2}`;
var rowSchema = (columns4) => z.object(
  Object.fromEntries(
    columns4.map(({ field: field2, kind, partly: partly2 }) => [field2, partly2 ? z.nullable(cells[kind]) : cells[kind]])
  )
);
var maker = (kind) => (field2, options2 = {}) => ({ field: field2, kind, ...options2 });
var c = {
  id: maker("id"),
  text: maker("text"),
  money: maker("money"),
  rate: maker("rate"),
  count: maker("count"),
  ratio: maker("ratio"),
  duration: maker("duration"),
  time: maker("time"),
  enum: maker("enum"),
  flag: maker("flag"),
  country: maker("country"),
  names: maker("names")
};
var partly = (column) => ({
  ...column,
  partly: true
});

// shared/lists/list.ts
import * as z4 from "zod/mini";

// shared/api/list.ts
import * as z2 from "zod/mini";
var pageSizes = [10, 20, 30, 50];
var rowSizes = [...pageSizes, 100, 200, 500];
var listInput = z2.object({
  page: z2._default(z2.coerce.number().check(z2.int(), z2.minimum(1), z2.maximum(1e6)), 1),
  limit: z2._default(z2.coerce.number().check(z2.refine((limit) => pageSizes.some((size) => size === limit))), 20),
  keyword: z2._default(z2.string().check(z2.trim(), z2.maxLength(100)), "")
});
var listOf = (row) => z2.object({
  list: z2.array(row),
  total: z2.int(),
  page: z2.int(),
  limit: z2.int(),
  data_time: z2.int()
});

// shared/lists/filter.ts
import * as z3 from "zod/mini";
var namedFilters = ["creator", "shop", "product", "content", "owner", "team", "category"];
var isNamedFilter = (name) => namedFilters.some((known) => known === name);
var seconds = z3.optional(z3.coerce.number().check(z3.int(), z3.minimum(0), z3.maximum(9999999999)));
var whole = z3.optional(z3.coerce.number().check(z3.int(), z3.minimum(-1e15), z3.maximum(1e15)));
var text = z3.optional(z3.string().check(z3.trim(), z3.maxLength(100)));
var choice = (options2) => z3.optional(
  z3.string().check(
    z3.maxLength(100),
    z3.refine((value) => value.split(",").every((one) => /^\d+$/.test(one) && options2.includes(Number(one))))
  )
);
var shapeOf = (filter) => {
  switch (filter.kind) {
    case "period":
      return {
        date_type: z3.optional(z3.enum(filter.types)),
        start_time: seconds,
        end_time: seconds
      };
    case "choice":
      return { [filter.name]: choice(filter.options) };
    case "flag":
      return { [filter.name]: z3.optional(z3.enum(["0", "1"])) };
    case "range":
      return { [`${filter.name}_min`]: whole, [`${filter.name}_max`]: whole };
    case "country":
      return { [filter.name]: z3.optional(z3.string().check(z3.regex(/^[A-Z]{2}(,[A-Z]{2}){0,49}$/))) };
    case "text":
      return { [filter.name]: text };
    default:
      return filter;
  }
};
var longestPeriodS = 366 * 86400;
var isPeriod = (from, to) => from === void 0 || to === void 0 || to > from && to - from <= longestPeriodS;
var periodCheck = z3.refine(
  (query2) => {
    const { start_time: from, end_time: to } = query2;
    return typeof from !== "number" || typeof to !== "number" || isPeriod(from, to);
  },
  { path: ["end_time"], params: { range: true } }
);
var isRange = (least, most) => typeof least !== "number" || typeof most !== "number" || least <= most;
var rangeChecks = (filters2) => filters2.flatMap(
  (filter) => filter.kind === "range" ? [
    z3.refine(
      (query2) => isRange(Reflect.get(query2, `${filter.name}_min`), Reflect.get(query2, `${filter.name}_max`)),
      { path: [`${filter.name}_max`], params: { range: true } }
    )
  ] : []
);
var filterShape = (filters2) => Object.assign({}, ...filters2.map(shapeOf));
var paramsOf = (filter) => [
  ...Object.keys(shapeOf(filter)),
  ...filter.kind === "period" ? ["period"] : []
];

// shared/lists/list.ts
var longestKeyword = 300;
var sums = z4.record(z4.string(), z4.nullable(z4.int()));
var defineList = (options2) => {
  const sortable = options2.columns.filter(({ sort }) => sort).map(({ field: field2 }) => field2);
  const base2 = {
    page: z4._default(z4.coerce.number().check(z4.int(), z4.minimum(1), z4.maximum(1e6)), 1),
    limit: z4._default(z4.coerce.number().check(z4.refine((limit) => rowSizes.some((size) => size === limit))), 20),
    sort_field: z4._default(z4.enum(sortable), options2.sort.field),
    sort_order: z4._default(z4.enum(["asc", "desc"]), options2.sort.order),
    keyword: z4._default(z4.string().check(z4.trim(), z4.maxLength(longestKeyword)), "")
  };
  const input = z4.pipe(
    z4.object({ ...base2, ...filterShape(options2.filters), ...options2.fixed }).check(periodCheck, ...rangeChecks(options2.filters)),
    z4.transform(({ page, limit, sort_field, sort_order, keyword, ...filters2 }) => {
      const given = Object.entries(filters2).filter(([, value]) => value !== void 0 && value !== "");
      return {
        page,
        limit,
        sort_field,
        sort_order,
        keyword,
        filters: Object.fromEntries(given)
      };
    })
  );
  return {
    ...options2,
    sortable,
    endpoint: endpoint({
      method: "GET",
      path: options2.path,
      access: [options2.screen, ...options2.also ?? []],
      ...options2.mode ? { mode: options2.mode } : {},
      input,
      data: z4.object({
        list: z4.array(rowSchema(options2.columns)),
        total: z4.int(),
        page: z4.int(),
        limit: z4.int(),
        summary: z4.object({ kpi: sums, totals: sums, tabs: sums }),
        /** By row key, the transitions of its workflow that the viewer may make now; absent: the list has none. */
        may: z4.optional(z4.record(z4.string(), z4.array(z4.string()))),
        currency: z4.string(),
        data_time: z4.int()
      })
    })
  };
};

// shared/lists/orders.ts
var shown = { shown: true };
var sorted = { sort: true };
var both = { shown: true, sort: true };
var orderColumns = [
  c.id("order_id", { ...shown, width: 176 }),
  c.time("create_time", { ...both, width: 172 }),
  c.text("product_name", { ...shown, width: 150 }),
  c.text("creator_username", { ...shown, width: 112 }),
  c.money("pay_amount", { ...both, width: 126 }),
  c.money("est_commission", { ...both, metric: "M08", width: 120 }),
  c.money("our_commission", { ...shown, hint: true, width: 120 }),
  c.enum("settlement_status", { ...shown, labels: "settlement", width: 96 }),
  c.text("shop_name", { ...shown, width: 110 }),
  c.country("region", { ...shown, width: 100 }),
  c.text("owner_name", { ...shown, width: 84 }),
  c.enum("content_type", { ...shown, labels: "content", width: 96 }),
  c.count("quantity", { ...both, width: 80 }),
  partly(c.enum("order_status", { ...shown, labels: "order", width: 100 })),
  c.money("act_commission", { ...both, title: "line_act_commission", hint: true, width: 120 }),
  c.text("order_place", { width: 90 }),
  c.id("sku_id", { width: 180 }),
  c.id("product_id", { width: 180 }),
  c.text("sku_name"),
  c.text("team_name", { width: 120 }),
  c.id("content_id", { width: 180 }),
  c.enum("collab_type", { labels: "collab", width: 120 }),
  c.id("campaign_id", { width: 160 }),
  c.money("price", { ...sorted, width: 110 }),
  c.text("currency", { width: 70 }),
  partly(c.enum("commission_model", { labels: "model", width: 120 })),
  c.rate("standard_rate_bp", { ...sorted, width: 110 }),
  c.rate("shop_ads_rate_bp", { width: 110 }),
  c.rate("partner_rate_bp", { width: 110 }),
  c.money("est_commission_base", { ...sorted, width: 130 }),
  c.money("est_standard", { ...sorted, width: 130 }),
  c.money("est_shop_ads", { ...sorted, width: 130 }),
  c.money("est_bonus", { ...sorted, width: 130 }),
  c.money("est_partner", { ...sorted, width: 130 }),
  c.money("act_commission_base", { ...sorted, width: 130 }),
  c.money("act_standard", { ...sorted, width: 130 }),
  c.money("act_shop_ads", { ...sorted, width: 130 }),
  c.money("act_bonus", { ...sorted, width: 130 }),
  c.money("act_partner", { ...sorted, width: 130 }),
  c.count("refunded_qty", { width: 90 }),
  c.count("returned_qty", { width: 90 }),
  c.money("refund_amount", { ...sorted, width: 120 }),
  partly(c.flag("fully_return", { width: 90 })),
  c.time("paid_time", { ...sorted, width: 160 }),
  c.time("delivery_time", { ...sorted, width: 160 }),
  c.time("settled_time", { ...sorted, width: 160 }),
  c.id("line_id", { width: 220 })
];
var orderList = defineList({
  id: "orders",
  screen: "orders",
  path: "/api/v1/order/list",
  rowKey: "line_id",
  columns: orderColumns,
  filters: [
    { kind: "period", types: ["create", "paid", "delivered", "settled"] },
    { kind: "choice", name: "settlement_status", labels: "settlement", options: settlementStatuses },
    { kind: "country", name: "region" },
    { kind: "text", name: "creator" },
    { kind: "text", name: "shop" },
    { kind: "text", name: "product" },
    { kind: "text", name: "content" },
    { kind: "text", name: "owner" },
    { kind: "text", name: "team" },
    { kind: "text", name: "category" },
    { kind: "choice", name: "content_type", labels: "content", options: contentTypes },
    { kind: "choice", name: "collab_type", labels: "collab", options: collabTypes },
    { kind: "choice", name: "commission_model", labels: "model", options: commissionModels },
    { kind: "choice", name: "order_status", labels: "order", options: orderStatuses },
    { kind: "flag", name: "returned" },
    { kind: "flag", name: "delivered" },
    { kind: "range", name: "pay_amount", unit: "money" }
  ],
  kpi: ["M03", "M04", "M05", "M01", "M02", "M08", "M09", "M10"],
  figures: [
    { name: "actual", unit: "money", insteadOf: "M09" },
    { name: "ineligible", unit: "money" }
  ],
  totals: [
    "quantity",
    "pay_amount",
    "est_commission",
    "act_commission",
    "est_standard",
    "est_shop_ads",
    "est_bonus",
    "est_partner",
    "act_standard",
    "act_shop_ads",
    "act_bonus",
    "act_partner",
    "refund_amount"
  ],
  sort: { field: "create_time", order: "desc" },
  tabs: "settlement_status",
  unpaid: true,
  group: { field: "order_id", place: "order_place" }
});

// platform/exports/columns.ts
var PIXELS = 110;
var PIXELS_PER_CHARACTER = 7;
var currency = c.text("currency", { width: 70 });
var fileColumns = (list, fields2, words2) => {
  const asked = fields2.flatMap((field2) => list.columns.find((column) => column.field === field2) ?? []);
  const isBare = asked.some(({ kind }) => kind === "money") && !asked.some(({ field: field2 }) => field2 === "currency");
  return [...asked, ...isBare ? [currency] : []].map((column) => ({
    ...column,
    ...column.kind === "rate" ? { unit: "%" } : {},
    title: words2(columnKey(column)) ?? column.field,
    width: Math.round((column.width ?? PIXELS) / PIXELS_PER_CHARACTER)
  }));
};
var rowFields = (list, columns4) => columns4.map(({ field: field2 }) => field2).filter((field2) => list.columns.some((column) => column.field === field2));

// shared/i18n/lists.ts
var listTexts = defineWords({
  "column.order_id": ["\u8BA2\u5355\u53F7", "Order ID"],
  "column.sku_id": ["\u5B50\u5355SKU", "SKU ID"],
  "column.product_name": ["\u5546\u54C1", "Product"],
  "column.product_id": ["\u5546\u54C1ID", "Product ID"],
  "column.sku_name": ["\u89C4\u683C", "Variation"],
  "column.shop_name": ["\u5E97\u94FA", "Shop"],
  "column.region": ["\u56FD\u5BB6/\u5730\u533A", "Region"],
  "column.creator_username": ["\u8FBE\u4EBA", "Creator"],
  "column.owner_name": ["\u5F52\u5C5E\u4EBA", "Owner"],
  "column.team_name": ["\u5F52\u5C5E\u56E2\u961F", "Team"],
  "column.content_type": ["\u5185\u5BB9\u7C7B\u578B", "Content type"],
  "column.content_id": ["\u5185\u5BB9ID", "Content ID"],
  "column.collab_type": ["\u5408\u4F5C\u7C7B\u578B", "Collaboration"],
  "column.campaign_id": ["\u6D3B\u52A8ID", "Campaign ID"],
  "column.price": ["\u5355\u4EF7", "Price"],
  "column.quantity": ["\u6570\u91CF", "Quantity"],
  "column.pay_amount": ["\u652F\u4ED8\u91D1\u989D", "Payment amount"],
  "column.our_commission": ["\u6211\u65B9\u4F63\u91D1", "Our commission"],
  "column.our_commission.hint": [
    "\u8FD9\u4E00\u884C\u4F63\u91D1\u91CC\u5C5E\u4E8E\u6211\u65B9\u7684\u90E8\u5206\uFF1A\u673A\u6784\u5206\u6210\u3001\u5404\u7EA7\u56E2\u961F\u548C\u516C\u53F8\u7559\u5B58\uFF0C\u4E0D\u542B\u8FBE\u4EBA\u6240\u5F97\uFF1B\u53EA\u8BA1\u4F60\u80FD\u770B\u5230\u7684\u56E2\u961F\u3002\u5DF2\u7ED3\u7B97\u7684\u53D6\u5B9E\u9645\u503C\uFF0C\u672A\u7ED3\u7B97\u7684\u53D6\u9884\u4F30\u503C\uFF0C\u672A\u652F\u4ED8\u7684\u4E3A \u2014\u3002",
    "What of the line\u2019s commission our side gets: agency, teams and company, not the creator; of a team, its own part. Actual once settled, estimated before, \u2014 while unpaid."
  ],
  "column.line_act_commission": ["\u672C\u884C\u5B9E\u9645\u4F63\u91D1", "Line\u2019s actual commission"],
  "column.line_act_commission.hint": [
    "\u8FD9\u4E00\u884C\u7ED3\u7B97\u540E\u771F\u6B63\u5230\u624B\u7684\u8FBE\u4EBA\u4F63\u91D1\uFF0C\u672A\u7ED3\u7B97\u7684\u4E3A \u2014\u3002\u5408\u8BA1\u662F\u5217\u8868\u4E2D\u5404\u884C\u4E4B\u548C\uFF0C\u6309\u5217\u8868\u6240\u9009\u7684\u65E5\u671F\u7EDF\u8BA1\uFF0C\u4E0D\u4E00\u5B9A\u7B49\u4E8E\u6309\u7ED3\u7B97\u65E5\u7684\u5B9E\u9645\u4F63\u91D1\u3002",
    "What the creator really gets of this line once it is settled; \u2014 before. The total is that of the lines listed, by the dates chosen for the list, and not always the actual commission by settlement date."
  ],
  "column.order_place": ["\u8BA2\u5355\u5185\u7B2C\u51E0\u884C", "Line of its order"],
  "column.sku_orders_30d": ["\u8FD130\u5929SKU\u8BA2\u5355", "SKU orders of 30 days"],
  "column.currency": ["\u5E01\u79CD", "Currency"],
  "column.commission_model": ["\u4F63\u91D1\u6A21\u5F0F", "Commission model"],
  "column.standard_rate_bp": ["\u6807\u51C6\u4F63\u91D1\u7387", "Standard commission rate"],
  "column.shop_ads_rate_bp": ["\u5E7F\u544A\u4F63\u91D1\u7387", "Shop Ads commission rate"],
  "column.partner_rate_bp": ["\u670D\u52A1\u5546\u4F63\u91D1\u7387", "Partner rate"],
  "column.est_commission_base": ["\u9884\u4F30\u4F63\u91D1\u57FA\u6570", "Est. commission base"],
  "column.est_standard": ["\u9884\u4F30\u6807\u51C6\u4F63\u91D1", "Est. standard commission"],
  "column.est_shop_ads": ["\u9884\u4F30\u5E7F\u544A\u4F63\u91D1", "Est. Shop Ads commission"],
  "column.est_bonus": ["\u9884\u4F30\u8FBE\u4EBA\u5956\u52B1", "Est. co-funded bonus"],
  "column.est_partner": ["\u9884\u4F30\u670D\u52A1\u5546\u4F63\u91D1", "Est. commission for Affiliate Partner"],
  "column.act_commission_base": ["\u5B9E\u9645\u4F63\u91D1\u57FA\u6570", "Actual commission base"],
  "column.act_standard": ["\u5B9E\u9645\u6807\u51C6\u4F63\u91D1", "Actual commission payment"],
  "column.act_shop_ads": ["\u5B9E\u9645\u5E7F\u544A\u4F63\u91D1", "Actual Shop Ads commission"],
  "column.act_bonus": ["\u5B9E\u9645\u8FBE\u4EBA\u5956\u52B1", "Actual co-funded bonus"],
  "column.act_partner": ["\u5B9E\u9645\u670D\u52A1\u5546\u4F63\u91D1", "Actual commission for Affiliate Partner"],
  "column.refunded_qty": ["\u9000\u6B3E\u4EF6\u6570", "Refunded qty"],
  "column.returned_qty": ["\u9000\u8D27\u4EF6\u6570", "Returned qty"],
  "column.refund_amount": ["\u9000\u6B3E\u91D1\u989D", "Refund amount"],
  "column.fully_return": ["\u662F\u5426\u5168\u9000", "Fully returned or refunded"],
  "column.order_status": ["\u8BA2\u5355\u72B6\u6001", "Order status"],
  "column.settlement_status": ["\u7ED3\u7B97\u72B6\u6001", "Settlement status"],
  "column.create_time": ["\u4E0B\u5355\u65F6\u95F4", "Time created"],
  "column.paid_time": ["\u652F\u4ED8\u65F6\u95F4", "Payment time"],
  "column.delivery_time": ["\u9001\u8FBE\u65F6\u95F4", "Delivery time"],
  "column.settled_time": ["\u4F63\u91D1\u7ED3\u7B97\u65F6\u95F4", "Time commission paid"],
  "column.line_id": ["\u884CID", "Line ID"],
  "column.title": ["\u5546\u54C1\u6807\u9898", "Product title"],
  "column.category_name": ["\u7C7B\u76EE", "Category"],
  "column.min_price": ["\u6700\u4F4E\u4EF7", "Lowest price"],
  "column.max_price": ["\u6700\u9AD8\u4EF7", "Highest price"],
  "column.commission_rate_bp": ["\u4F63\u91D1\u7387", "Commission rate"],
  "column.est_commission_per_item": ["\u9884\u4F30\u5355\u4EF6\u4F63\u91D1", "Est. commission per item"],
  "column.sales_7d": ["\u8FD17\u5929\u9500\u91CF", "Sold in 7 days"],
  "column.sales_30d": ["\u8FD130\u5929\u9500\u91CF", "Sold in 30 days"],
  "column.gmv_30d": ["\u8FD130\u5929\u6210\u4EA4\u989D", "GMV of 30 days"],
  "column.total_sales": ["\u7D2F\u8BA1\u9500\u91CF", "Sold in all"],
  "column.rating": ["\u8BC4\u5206", "Rating"],
  "column.review_count": ["\u8BC4\u8BBA\u6570", "Reviews"],
  "column.inventory": ["\u5E93\u5B58", "Stock"],
  "column.first_seen_time": ["\u9996\u6B21\u6536\u5F55", "First seen"],
  "column.status": ["\u72B6\u6001", "Status"],
  "column.shop_id": ["\u5E97\u94FAID", "Shop ID"],
  "column.sku_orders": ["SKU\u8BA2\u5355", "SKU orders"],
  "column.items_sold": ["\u9500\u91CF", "Items sold"],
  "column.gmv": ["\u6210\u4EA4\u989D", "GMV"],
  "settlement.0": ["\u5F85\u4ED8\u6B3E", "Unpaid"],
  "settlement.1": ["\u5F85\u7ED3\u7B97", "Pending"],
  "settlement.2": ["\u5DF2\u7ED3\u7B97", "Settled"],
  "settlement.3": ["\u5DF2\u5931\u6548", "Ineligible"],
  "settlement.4": ["\u5DF2\u51BB\u7ED3", "Frozen"],
  "settlement.9": ["\u8C03\u6574", "Adjustment"],
  "order.100": ["\u5F85\u4ED8\u6B3E", "Unpaid"],
  "order.105": ["\u6682\u7F13", "On hold"],
  "order.111": ["\u5F85\u53D1\u8D27", "Awaiting shipment"],
  "order.112": ["\u5F85\u63FD\u6536", "Awaiting collection"],
  "order.114": ["\u90E8\u5206\u53D1\u8D27", "Partially shipped"],
  "order.121": ["\u8FD0\u8F93\u4E2D", "In transit"],
  "order.122": ["\u5DF2\u9001\u8FBE", "Delivered"],
  "order.130": ["\u5DF2\u5B8C\u6210", "Completed"],
  "order.140": ["\u5DF2\u53D6\u6D88", "Cancelled"],
  "product.0": ["\u8349\u7A3F", "Draft"],
  "product.1": ["\u5728\u552E", "On sale"],
  "product.2": ["\u5BA1\u6838\u4E2D", "In review"],
  "product.3": ["\u5BA1\u6838\u5931\u8D25", "Review failed"],
  "product.4": ["\u5DF2\u4E0B\u67B6", "Off the shelf"],
  "product.5": ["\u51BB\u7ED3", "Frozen"],
  "product.6": ["\u5DF2\u5220\u9664", "Deleted"],
  "collab.1": ["\u516C\u5F00\u5408\u4F5C", "Open collaboration"],
  "collab.2": ["\u5B9A\u5411\u5408\u4F5C", "Target collaboration"],
  "collab.3": ["\u670D\u52A1\u5546\u6D3B\u52A8", "Partner campaign"],
  "collab.4": ["\u4E13\u5C5E\u5408\u4F5C", "Exclusive collaboration"],
  "collab.9": ["\u81EA\u8425", "Own"],
  "model.1": ["\u6807\u51C6", "Standard"],
  "model.2": ["\u5E7F\u544A", "Shop Ads"],
  "model.3": ["\u670D\u52A1\u5546\u6D3B\u52A8", "Partner campaign"],
  "model.4": ["\u9636\u68AF", "Tier"],
  "model.5": ["\u4E00\u53E3\u4EF7+\u4F63\u91D1", "Flat fee + commission"],
  "ineligible.1": ["\u4E70\u5BB6\u53D6\u6D88", "Cancelled by the buyer"],
  "ineligible.2": ["\u5168\u989D\u9000\u6B3E", "Fully refunded"],
  "ineligible.3": ["\u98CE\u63A7/\u5237\u5355", "Risk control"],
  "ineligible.4": ["\u8FDD\u89C4\u5185\u5BB9", "Content violation"],
  "ineligible.5": ["\u81EA\u8D2D", "Own purchase"],
  "ineligible.6": ["\u6837\u54C1\u5355", "Sample order"],
  "ineligible.7": ["\u8D85\u51FA\u5F52\u56E0\u671F", "Outside the attribution period"],
  "role.1": ["\u8FBE\u4EBA", "Creator"],
  "role.2": ["\u76F4\u5C5E\u4E0A\u7EA7", "Direct leader"],
  "role.3": ["\u7EA7\u5DEE\u4E0A\u7EA7", "Level leader"],
  "role.4": ["\u673A\u6784", "Agency"],
  "role.5": ["\u670D\u52A1\u5546", "Partner"],
  "role.6": ["\u5E73\u53F0", "Platform"],
  "flag.0": ["\u5426", "No"],
  "flag.1": ["\u662F", "Yes"]
});

// shared/i18n/lists-ads.ts
var adListTexts = defineWords({
  "column.tt_campaign_name": ["\u63A8\u5E7F\u7CFB\u5217", "Campaign"],
  "column.fb_campaign_name": ["\u5E7F\u544A\u7CFB\u5217", "Campaign"],
  "column.account_name": ["\u8D26\u6237", "Account"],
  "column.ad_status": ["\u6295\u653E\u72B6\u6001", "Delivery"],
  "column.raw_status": ["\u5E73\u53F0\u539F\u59CB\u72B6\u6001", "Status at the network"],
  "column.objective": ["\u63A8\u5E7F\u76EE\u6807", "Objective"],
  "column.budget": ["\u9884\u7B97", "Budget"],
  "column.budget_type": ["\u9884\u7B97\u7C7B\u578B", "Budget type"],
  "column.bid_strategy": ["\u7ADE\u4EF7\u7B56\u7565", "Bid strategy"],
  "column.simulated_time": ["\u6A21\u62DF\u6267\u884C", "Simulated"],
  "column.tt_spend": ["\u6D88\u8017", "Spend"],
  "column.tt_billed_cost": ["\u51C0\u6D88\u8017", "Billed cost"],
  "column.tt_impressions": ["\u5C55\u793A\u91CF", "Impressions"],
  "column.tt_cpm": ["\u5343\u6B21\u5C55\u793A\u6210\u672C", "CPM"],
  "column.tt_clicks": ["\u70B9\u51FB\u91CF(\u76EE\u6807\u9875\u9762)", "Clicks (destination)"],
  "column.tt_ctr": ["\u70B9\u51FB\u7387", "CTR"],
  "column.tt_cpc": ["\u5E73\u5747\u70B9\u51FB\u6210\u672C", "CPC"],
  "column.tt_conversion": ["\u8F6C\u5316\u91CF", "Conversions"],
  "column.tt_cost_per_conversion": ["\u5E73\u5747\u8F6C\u5316\u6210\u672C", "Cost per conversion"],
  "column.tt_conversion_rate": ["\u8F6C\u5316\u7387(CVR)", "CVR"],
  "column.tt_result": ["\u6210\u6548\u6570", "Results"],
  "column.tt_reach": ["\u8986\u76D6\u4EBA\u6570", "Reach"],
  "column.tt_frequency": ["\u9891\u6B21", "Frequency"],
  "column.tt_video_play_actions": ["\u89C6\u9891\u64AD\u653E\u91CF", "Video plays"],
  "column.tt_video_watched_2s": ["\u64AD\u653E2\u79D2", "2 s views"],
  "column.tt_video_watched_6s": ["\u64AD\u653E6\u79D2", "6 s views"],
  "column.tt_video_views_p100": ["\u64AD\u653E\u5B8C\u6210", "Watched to end"],
  "column.tt_average_video_play": ["\u5E73\u5747\u64AD\u653E\u65F6\u957F", "Average play time"],
  "column.tt_likes": ["\u4ED8\u8D39\u70B9\u8D5E", "Paid likes"],
  "column.tt_comments": ["\u4ED8\u8D39\u8BC4\u8BBA", "Paid comments"],
  "column.tt_shares": ["\u4ED8\u8D39\u5206\u4EAB", "Paid shares"],
  "column.tt_follows": ["\u4ED8\u8D39\u5173\u6CE8", "Paid follows"],
  "column.tt_orders": ["\u8BA2\u5355\u6570(SKU)", "Orders (SKU)"],
  "column.tt_cost_per_order": ["\u5E73\u5747\u4E0B\u5355\u6210\u672C", "Cost per order"],
  "column.tt_gross_revenue": ["\u603B\u6536\u5165", "Gross revenue"],
  "column.tt_roi": ["\u6295\u4EA7\u6BD4(ROI)", "ROI"],
  "column.fb_spend": ["\u5DF2\u82B1\u8D39\u91D1\u989D", "Amount spent"],
  "column.fb_impressions": ["\u5C55\u793A\u6B21\u6570", "Impressions"],
  "column.fb_reach": ["\u8986\u76D6\u4EBA\u6570", "Reach"],
  "column.fb_frequency": ["\u9891\u6B21", "Frequency"],
  "column.fb_cpm": ["\u5343\u6B21\u5C55\u793A\u8D39\u7528", "CPM"],
  "column.fb_link_clicks": ["\u94FE\u63A5\u70B9\u51FB\u91CF", "Link clicks"],
  "column.fb_cost_per_link_click": ["\u5355\u6B21\u94FE\u63A5\u70B9\u51FB\u8D39\u7528", "Cost per link click"],
  "column.fb_link_ctr": ["\u94FE\u63A5\u70B9\u51FB\u7387", "Link CTR"],
  "column.fb_add_to_cart": ["\u52A0\u5165\u8D2D\u7269\u8F66\u6B21\u6570", "Adds to cart"],
  "column.fb_initiate_checkout": ["\u7ED3\u8D26\u53D1\u8D77\u6B21\u6570", "Checkouts begun"],
  "column.fb_add_payment_info": ["\u6DFB\u52A0\u652F\u4ED8\u4FE1\u606F", "Payment info added"],
  "column.fb_purchases": ["\u8D2D\u7269\u6B21\u6570", "Purchases"],
  "column.fb_cost_per_purchase": ["\u5355\u6B21\u8D2D\u7269\u8D39\u7528", "Cost per purchase"],
  "column.fb_purchase_value": ["\u8D2D\u7269\u8F6C\u5316\u4EF7\u503C", "Purchase value"],
  "column.fb_purchase_roas": ["ROAS-\u8D2D\u7269", "Purchase ROAS"],
  "column.fb_thruplay": ["ThruPlay", "ThruPlay"],
  "column.fb_comments": ["\u5E16\u5B50\u8BC4\u8BBA", "Post comments"],
  "column.fb_saves": ["\u5E16\u5B50\u6536\u85CF", "Post saves"],
  "column.fb_shares": ["\u5E16\u5B50\u5206\u4EAB", "Post shares"],
  "adState.1": ["\u6295\u653E\u4E2D", "Delivering"],
  "adState.2": ["\u5BA1\u6838\u4E2D", "In review"],
  "adState.3": ["\u5DF2\u6682\u505C", "Paused"],
  "adState.4": ["\u4E0D\u5728\u6295\u653E\u65F6\u6BB5", "Outside its hours"],
  "adState.5": ["\u8D85\u51FA\u9884\u7B97", "Budget used up"],
  "adState.6": ["\u5BA1\u6838\u4E0D\u901A\u8FC7", "Refused"],
  "adState.7": ["\u5DF2\u5B8C\u6210", "Done"],
  "adState.8": ["\u5DF2\u5220\u9664", "Deleted"],
  "adObjective.1": ["GMV Max", "GMV Max"],
  "adObjective.2": ["\u5546\u54C1\u9500\u552E", "Product sales"],
  "adObjective.3": ["\u8BBF\u95EE\u91CF", "Traffic"],
  "adObjective.4": ["\u89C6\u9891\u64AD\u653E", "Video views"],
  "adObjective.5": ["\u8D2D\u7269", "Purchases"],
  "adObjective.6": ["\u7EBF\u7D22", "Leads"],
  "adBudget.1": ["\u65E5\u9884\u7B97", "Daily"],
  "adBudget.2": ["\u603B\u9884\u7B97", "In all"],
  "adBid.1": ["\u6700\u4F4E\u6210\u672C", "Lowest cost"],
  "adBid.2": ["\u6210\u672C\u4E0A\u9650", "Cost cap"],
  "adBid.3": ["\u51FA\u4EF7\u4E0A\u9650", "Bid cap"],
  "adBid.4": ["\u76EE\u6807\u56DE\u62A5", "Target return"],
  "filter.account": ["\u8D26\u6237", "Account"]
});

// shared/i18n/lists-goods.ts
var goodsListTexts = defineWords({
  "column.showcase_gmv": ["\u6A71\u7A97GMV", "Showcase GMV"],
  "column.product_card_gmv": ["\u5546\u54C1\u5361GMV", "Product card GMV"],
  "column.act_commission": ["\u5B9E\u9645\u4F63\u91D1\uFF08\u6309\u652F\u4ED8\u65E5\uFF09", "Actual commission (by payment date)"],
  "column.refunded_gmv": ["\u9000\u6B3EGMV", "Refunded GMV"],
  "column.target_gmv": ["\u5B9A\u5411\u5408\u4F5CGMV", "Target collab GMV"],
  "column.ctor": ["CTOR", "CTOR"],
  "column.shown_products": ["\u5546\u54C1\u6570", "Products"],
  "column.data_until": ["\u6570\u636E\u622A\u81F3", "Data until"],
  "column.live_status": ["\u72B6\u6001", "State"],
  "column.entry_rate": ["\u8FDB\u623F\u7387", "Entry rate"],
  "column.clicks": ["\u5546\u54C1\u70B9\u51FB", "Product clicks"],
  "column.watch_gpm": ["\u5343\u6B21\u89C2\u770B\u6210\u4EA4", "Watch GPM"],
  "liveState.0": ["\u8BA1\u5212\u4E2D", "Planned"],
  "liveState.1": ["\u9884\u70ED", "Ready"],
  "liveState.2": ["\u76F4\u64AD\u4E2D", "Live"],
  "liveState.3": ["\u5DF2\u7ED3\u675F", "Ended"],
  "liveState.4": ["\u5DF2\u590D\u76D8", "Reviewed"],
  "liveState.5": ["\u5F02\u5E38\u4E2D\u65AD", "Interrupted"],
  "liveState.6": ["\u5DF2\u53D6\u6D88", "Cancelled"],
  "empty.goods-creators": ["\u6240\u9009\u65F6\u95F4\u5185\u6CA1\u6709\u8FBE\u4EBA\u5356\u51FA\u8FC7\u8FD9\u4EF6\u5546\u54C1\u3002", "No creator sold this product in these days."],
  "empty.goods-videos": ["\u6240\u9009\u65F6\u95F4\u5185\u6CA1\u6709\u76F8\u5173\u89C6\u9891\u3002", "No videos of this product in these days."],
  "empty.goods-lives": ["\u6240\u9009\u65F6\u95F4\u5185\u6CA1\u6709\u76F8\u5173\u76F4\u64AD\u3002", "No lives with this product in these days."],
  "empty.goods-skus": ["\u6CA1\u6709 SKU \u8BB0\u5F55\u3002", "No SKUs are recorded."],
  "search.goods-creators": ["\u8FBE\u4EBA\u540D\u79F0 / \u8FBE\u4EBAID", "Name or ID of the creator"],
  "search.goods-videos": ["\u89C6\u9891\u6807\u9898 / \u5185\u5BB9ID", "Video title or ID"],
  "search.goods-lives": ["\u76F4\u64AD\u6807\u9898 / \u76F4\u64ADID", "Live title or ID"],
  "search.goods-skus": ["\u89C4\u683C / \u5546\u5BB6SKU / SKU ID", "Variation / seller SKU / SKU ID"]
});

// shared/i18n/lists-market.ts
var marketListTexts = defineWords({
  "column.trend_flag": ["\u9500\u91CF\u8D8B\u52BF", "Sales trend"],
  "column.creator_count": ["\u5173\u8054\u8FBE\u4EBA", "Creators"],
  "column.video_count": ["\u5173\u8054\u89C6\u9891", "Videos"],
  "column.live_count": ["\u5173\u8054\u76F4\u64AD", "Lives"],
  "column.sample_status": ["\u6837\u54C1", "Sample"],
  "column.sample_quota": ["\u6837\u54C1\u4F59\u91CF", "Samples left"],
  "column.seller_type": ["\u5E97\u94FA\u7C7B\u578B", "Kind of shop"],
  "column.offer_state": ["\u63A8\u5E7F\u72B6\u6001", "Promotion"],
  "filter.category": ["\u7C7B\u76EE", "Category"],
  "filter.rating_band": ["\u8BC4\u5206", "Rating"],
  "filter.has_sample": ["\u6709\u6837\u54C1", "With samples"],
  "trend.0": ["\u5E73\u7A33", "Flat"],
  "trend.1": ["\u4E0A\u5347", "Rising"],
  "trend.2": ["\u4E0B\u964D", "Falling"],
  "sample.0": ["\u65E0", "None"],
  "sample.1": ["\u514D\u8D39", "Free"],
  "sample.2": ["\u53EF\u9000\u6B3E", "Refundable"],
  "seller.1": ["\u672C\u571F", "Local"],
  "seller.2": ["\u8DE8\u5883", "Cross-border"],
  "rating.1": ["4.0 \u4EE5\u4E0B", "Below 4.0"],
  "rating.2": ["4.0\u20134.5", "4.0\u20134.5"],
  "rating.3": ["4.5\u20134.8", "4.5\u20134.8"],
  "rating.4": ["4.8 \u53CA\u4EE5\u4E0A", "4.8 and more"],
  "offer.1": ["\u5728\u63A8", "Promoted"],
  "offer.2": ["\u5373\u5C06\u4E0B\u67B6", "Leaving soon"],
  "offer.3": ["\u5DF2\u4E0B\u67B6", "Off the shelf"],
  "offer.4": ["\u5E93\u5B58\u4E0D\u8DB3", "Low stock"],
  "offer.5": ["\u4F63\u91D1\u5C06\u4E0B\u8C03", "Commission to fall"],
  "kpi.products.promoted": ["\u5728\u63A8\u5546\u54C1\u6570", "Promoted products"],
  "kpi.products.promoted.hint": ["\u7B5B\u9009\u8303\u56F4\u5185\u6CA1\u6709\u4E0B\u67B6\u7684\u5546\u54C1\u6570\u3002", "Products of the filter that are not off the shelf."],
  "kpi.products.mean_rate": ["\u5E73\u5747\u4F63\u91D1\u7387", "Mean commission rate"],
  "kpi.products.mean_rate.hint": [
    "\u7B5B\u9009\u8303\u56F4\u5185\u5728\u63A8\u5546\u54C1\u4F63\u91D1\u7387\u7684\u7B97\u672F\u5E73\u5747\uFF0C\u4E0D\u542B\u672A\u77E5\u4F63\u91D1\u7387\u7684\u5546\u54C1\u3002",
    "Mean of the rates of the promoted products in the filter; unknown rates do not count."
  ],
  "kpi.products.new_today": ["\u4ECA\u65E5\u65B0\u4E0A", "New today"],
  "kpi.products.new_today.hint": [
    "\u9996\u6B21\u6536\u5F55\u65F6\u95F4\u5728\u4ECA\u5929\u7684\u5546\u54C1\u6570\uFF0C\u6309\u516C\u53F8\u65F6\u533A\u5212\u5206\u65E5\u671F\u3002",
    "Products first seen today, in the time zone of the company."
  ],
  "kpi.products.high_rate": ["\u9AD8\u4F63\uFF08\u226520%\uFF09\u6570", "High commission (\u226520%)"],
  "kpi.products.high_rate.hint": ["\u4F63\u91D1\u7387\u4E0D\u4F4E\u4E8E 20% \u7684\u5728\u63A8\u5546\u54C1\u6570\u3002", "Promoted products with a rate of at least 20%."]
});

// shared/i18n/lists-orders.ts
var orderListTexts = defineWords({
  "kpi.orders.actual": ["\u5B9E\u9645\u4F63\u91D1", "Actual commission"],
  "kpi.orders.actual.hint": [
    "\u5F53\u524D\u7B5B\u9009\u8303\u56F4\u5185\u5DF2\u7ED3\u7B97\u7684\u5DF2\u652F\u4ED8\u884C\u771F\u6B63\u5230\u624B\u7684\u8FBE\u4EBA\u4F63\u91D1\uFF0C\u4E0D\u8BBA\u54EA\u5929\u7ED3\u7B97\uFF1B\u6309\u7ED3\u7B97\u65E5\u7B5B\u9009\u65F6\u624D\u662F\u6307\u6807\u201C\u5B9E\u9645\u4F63\u91D1\uFF08\u6309\u7ED3\u7B97\u65E5\uFF09\u201D\u3002",
    "What creators really got of the paid lines of the filter that are settled, whenever that was; filtered by settlement date it is the metric \u201CActual commission (by settlement date)\u201D."
  ],
  "kpi.orders.ineligible": ["\u5931\u6548\u91D1\u989D", "Ineligible commission"],
  "kpi.orders.ineligible.hint": [
    "\u5DF2\u5931\u6548\u7684\u5DF2\u652F\u4ED8\u884C\u7684\u9884\u4F30\u4F63\u91D1\u4E4B\u548C\uFF08\u6807\u51C6 + \u5E7F\u544A + \u8FBE\u4EBA\u5956\u52B1\uFF09\uFF0C\u5728\u5F53\u524D\u7B5B\u9009\u8303\u56F4\u5185\u3002",
    "Estimated commission of paid lines that are ineligible (standard + Shop Ads + bonus), over the whole filter."
  ]
});

// shared/i18n/lists-shops.ts
var shopListTexts = defineWords({
  "column.stage": ["\u8FDB\u5EA6", "Progress"],
  "column.order_substatus": ["\u5B50\u72B6\u6001", "Substatus"],
  "column.cancel_return_type": ["\u53D6\u6D88/\u9000\u8D27\u7C7B\u578B", "Cancel/return type"],
  "column.seller_sku": ["\u5546\u5BB6SKU", "Seller SKU"],
  "column.variation": ["\u89C4\u683C", "Variation"],
  "column.subtotal_before_discount": ["\u539F\u4EF7\u5C0F\u8BA1", "Subtotal before discount"],
  "column.platform_discount": ["\u5E73\u53F0\u6298\u6263", "Platform discount"],
  "column.seller_discount": ["\u5546\u5BB6\u6298\u6263", "Seller discount"],
  "column.subtotal_after_discount": ["\u6298\u540E\u5C0F\u8BA1", "Subtotal after discount"],
  "column.shipping_fee": ["\u8FD0\u8D39\uFF08\u5356\u5BB6\u627F\u62C5\uFF09", "Shipping (seller)"],
  "column.taxes": ["\u7A0E\u8D39", "Taxes"],
  "column.order_amount": ["\u8BA2\u5355\u91D1\u989D", "Order amount"],
  "column.order_refund_amount": ["\u9000\u6B3E\u91D1\u989D", "Order refund amount"],
  "column.affiliate_commission": ["\u672C\u884C\u8FBE\u4EBA\u4F63\u91D1", "Line\u2019s creator commission"],
  "column.partner_commission": ["\u672C\u884C\u670D\u52A1\u5546\u4F63\u91D1", "Line\u2019s partner commission"],
  "column.platform_fee": ["\u5E73\u53F0\u4F63\u91D1", "Platform fee"],
  "column.settlement_amount": ["\u9884\u8BA1\u7ED3\u7B97", "Est. settlement"],
  "column.product_cost": ["\u5546\u54C1\u6210\u672C", "Product cost"],
  "column.gross_profit": ["\u6BDB\u5229", "Gross profit"],
  "column.ship_due_time": ["\u6700\u665A\u53D1\u8D27", "Ship by"],
  "column.shipped_time": ["\u53D1\u8D27\u65F6\u95F4", "Shipped time"],
  "column.delivered_time": ["\u9001\u8FBE\u65F6\u95F4", "Delivered time"],
  "column.cancelled_time": ["\u53D6\u6D88\u65F6\u95F4", "Cancelled time"],
  "column.cancel_by": ["\u53D6\u6D88\u65B9", "Cancelled by"],
  "column.cancel_reason": ["\u53D6\u6D88\u539F\u56E0", "Cancel reason"],
  "column.shipping_provider": ["\u7269\u6D41\u5546", "Shipping provider"],
  "column.tracking_id": ["\u8FD0\u5355\u53F7", "Tracking ID"],
  "column.warehouse_name": ["\u4ED3\u5E93", "Warehouse"],
  "column.payment_method": ["\u652F\u4ED8\u65B9\u5F0F", "Payment method"],
  "column.country": ["\u56FD\u5BB6", "Country"],
  "column.state": ["\u5DDE/\u7701", "State"],
  "column.city": ["\u57CE\u5E02", "City"],
  "column.buyer_name": ["\u4E70\u5BB6\u59D3\u540D", "Buyer name"],
  "column.buyer_phone": ["\u4E70\u5BB6\u7535\u8BDD", "Buyer phone"],
  "column.buyer_address": ["\u4E70\u5BB6\u5730\u5740", "Buyer address"],
  "column.sku_count": ["SKU\u6570", "SKUs"],
  "column.stock": ["\u5E93\u5B58", "Stock"],
  "column.empty_skus": ["\u7F3A\u8D27SKU", "SKUs out of stock"],
  "column.impressions": ["\u66DD\u5149", "Impressions"],
  "column.ctr": ["\u5546\u54C1\u70B9\u51FB\u7387", "Product CTR"],
  "column.add_to_cart": ["\u52A0\u8D2D", "Add to cart"],
  "column.refund_rate": ["\u9000\u6B3E\u7387", "Refund rate"],
  "column.affiliate_gmv": ["\u8054\u76DF\u6210\u4EA4\u989D", "Affiliate GMV"],
  "column.open_collab_on": ["\u516C\u5F00\u5408\u4F5C", "Open collaboration"],
  "column.min_cost": ["\u6700\u4F4E\u6210\u672C", "Lowest cost"],
  "column.max_cost": ["\u6700\u9AD8\u6210\u672C", "Highest cost"],
  "column.uncosted_skus": ["\u7F3A\u6210\u672CSKU", "SKUs without cost"],
  "column.updated_time": ["\u66F4\u65B0\u65F6\u95F4", "Updated"],
  "column.orders": ["\u8BA2\u5355", "Orders"],
  "column.aov": ["\u5BA2\u5355\u4EF7", "AOV"],
  "column.affiliate_share": ["\u8054\u76DF\u6210\u4EA4\u5360\u6BD4", "Affiliate share of GMV"],
  "column.ad_spend": ["\u5E7F\u544A\u6D88\u8017", "Ad spend"],
  "column.roi": ["ROI", "ROI"],
  "column.commission": ["\u8FBE\u4EBA\u4F63\u91D1", "Creator commission"],
  "column.profit_rate": ["\u6BDB\u5229\u7387", "Gross margin"],
  "column.group_name": ["\u5E97\u94FA\u7EC4", "Group"],
  "column.auth_state": ["\u6388\u6743\u72B6\u6001", "Authorisation"],
  "column.sync_time": ["\u540C\u6B65\u65F6\u95F4", "Synced"],
  "filter.group": ["\u5E97\u94FA\u7EC4", "Shop group"],
  "filter.overdue": ["\u8D85\u65F6\u672A\u53D1\u8D27", "Late to ship"],
  "filter.uncosted": ["\u7F3A\u6210\u672C", "Cost missing"],
  "filter.out_of_stock": ["\u5728\u552E\u4E14\u7F3A\u8D27", "On sale, out of stock"],
  "filter.seller_sku": ["\u5546\u5BB6SKU", "Seller SKU"],
  "filter.tracking": ["\u8FD0\u5355\u53F7", "Tracking ID"],
  "period.type.shipped": ["\u53D1\u8D27", "Shipped"],
  "shopAuth.0": ["\u672A\u6388\u6743", "Not authorised"],
  "shopAuth.1": ["\u6B63\u5E38", "Fine"],
  "shopAuth.2": ["\u5373\u5C06\u5230\u671F", "Ends soon"],
  "shopAuth.3": ["\u5DF2\u8FC7\u671F", "Ended"],
  "shopAuth.4": ["\u5DF2\u53D6\u6D88", "Taken back"],
  "shopAuth.5": ["\u5F02\u5E38", "Failing"],
  "shopAuth.6": ["\u6388\u6743\u4E2D", "Under way"],
  "stage.1": ["\u5F85\u4ED8\u6B3E", "To pay"],
  "stage.2": ["\u5F85\u53D1\u8D27", "To ship"],
  "stage.3": ["\u5F85\u63FD\u6536", "To be collected"],
  "stage.4": ["\u8FD0\u8F93\u4E2D", "In transit"],
  "stage.5": ["\u5DF2\u9001\u8FBE", "Delivered"],
  "stage.6": ["\u5DF2\u5B8C\u6210", "Completed"],
  "stage.7": ["\u5DF2\u53D6\u6D88", "Cancelled"],
  "stage.8": ["\u9000\u6B3E\u552E\u540E", "Refunds and returns"],
  "substatus.0": ["\u2014", "\u2014"],
  "substatus.1": ["\u5F85\u6253\u5370\u9762\u5355", "Label to print"],
  "substatus.2": ["\u5DF2\u6253\u5305", "Packed"],
  "substatus.3": ["\u6E05\u5173\u4E2D", "In customs"],
  "substatus.4": ["\u6D3E\u9001\u4E2D", "Out for delivery"],
  "cancelReturn.0": ["\u2014", "\u2014"],
  "cancelReturn.1": ["\u53D6\u6D88", "Cancellation"],
  "cancelReturn.2": ["\u4EC5\u9000\u6B3E", "Refund only"],
  "cancelReturn.3": ["\u9000\u8D27\u9000\u6B3E", "Return and refund"],
  "cancelBy.0": ["\u2014", "\u2014"],
  "cancelBy.1": ["\u4E70\u5BB6", "Buyer"],
  "cancelBy.2": ["\u5356\u5BB6", "Seller"],
  "cancelBy.3": ["\u7CFB\u7EDF", "System"],
  "payment.0": ["\u2014", "\u2014"],
  "payment.1": ["\u94F6\u884C\u5361", "Card"],
  "payment.2": ["\u7535\u5B50\u94B1\u5305", "Wallet"],
  "payment.3": ["\u8D27\u5230\u4ED8\u6B3E", "Cash on delivery"],
  "payment.4": ["\u5148\u7528\u540E\u4ED8", "Pay later"],
  "empty.shop-orders": [
    "\u81EA\u6709\u5E97\u94FA\u4EA7\u751F\u8BA2\u5355\u540E\uFF0C\u6BCF\u4E00\u884C\u8BA2\u5355\u3001\u5B83\u7684\u7269\u6D41\u548C\u6BDB\u5229\u4F1A\u663E\u793A\u5728\u8FD9\u91CC\u3002",
    "Once your own shops sell, each order line with its parcel and profit stands here."
  ],
  "empty.shop-products": ["\u81EA\u6709\u5E97\u94FA\u7684\u5546\u54C1\u4F1A\u663E\u793A\u5728\u8FD9\u91CC\u3002", "The products of your own shops stand here."],
  "empty.multishop": [
    "\u8FD8\u6CA1\u6709\u6388\u6743\u5E97\u94FA\u3002\u6388\u6743\u540E\uFF0C\u5E97\u94FA\u7684\u6210\u4EA4\u3001\u5229\u6DA6\u548C\u5F85\u529E\u4F1A\u663E\u793A\u5728\u8FD9\u91CC\u3002",
    "No shop is authorised yet. Once one is, its sales, profit and things to do stand here."
  ],
  "search.shop-orders": ["\u8BA2\u5355\u53F7", "Order ID"],
  "search.shop-products": ["\u5546\u54C1\u6807\u9898 / \u5546\u54C1ID", "Title or product ID"],
  "search.multishop": ["\u5E97\u94FA\u540D\u79F0 / \u5E97\u94FAID", "Shop name or ID"],
  "kpi.shop-orders.order_amount": ["\u5DF2\u652F\u4ED8\u91D1\u989D", "Paid amount"],
  "kpi.shop-orders.order_amount.hint": ["\u5DF2\u652F\u4ED8\u8BA2\u5355\u884C\u7684\u652F\u4ED8\u91D1\u989D\u4E4B\u548C\u3002", "What was paid for the paid order lines."],
  "kpi.shop-orders.refund_amount": ["\u9000\u6B3E\u91D1\u989D", "Order refund amount"],
  "kpi.shop-orders.refund_amount.hint": [
    "\u7B5B\u9009\u8303\u56F4\u5185\u8BA2\u5355\u884C\u7684\u9000\u6B3E\u91D1\u989D\u4E4B\u548C\u3002",
    "What was given back for the order lines of the filter."
  ],
  "kpi.shop-orders.settlement": ["\u9884\u8BA1\u7ED3\u7B97", "Est. settlement"],
  "kpi.shop-orders.settlement.hint": [
    "\u51C0\u9500\u552E\u989D \u2212 \u5E73\u53F0\u4F63\u91D1 \u2212 \u8FBE\u4EBA\u4E0E\u670D\u52A1\u5546\u4F63\u91D1 \u2212 \u8FD0\u8D39\uFF1B\u5DF2\u7ED3\u7B97\u7684\u7528\u5B9E\u9645\u4F63\u91D1\u3002\u4E0D\u542B\u8D39\u7528\u672A\u77E5\u7684\u884C\u3002",
    "Net sales \u2212 platform fee \u2212 creator and partner commission \u2212 shipping; actual commission once settled. Lines whose fees are unknown are left out."
  ],
  "kpi.shop-orders.profit": ["\u6BDB\u5229", "Gross profit"],
  "kpi.shop-orders.profit.hint": [
    "\u9884\u8BA1\u7ED3\u7B97 \u2212 \u5546\u54C1\u6210\u672C\uFF0C\u53EA\u8BA1\u8D39\u7528\u548C\u6210\u672C\u90FD\u5DF2\u77E5\u7684\u884C\uFF1B\u672A\u77E5\u7684\u6210\u672C\u4E0D\u5F53\u4F5C 0\u3002\u5E7F\u544A\u6D88\u8017\u4E0D\u5206\u644A\u5230\u8BA2\u5355\u884C\u3002",
    "Est. settlement \u2212 product cost, of the lines whose fees and cost are known; an unknown cost never counts as 0. Ad spend is not booked on order lines."
  ],
  "kpi.shop-orders.ship_seconds": ["\u5E73\u5747\u53D1\u8D27\u65F6\u957F", "Mean time to ship"],
  "kpi.shop-orders.ship_seconds.hint": [
    "\u652F\u4ED8\u5230\u4EA4\u8FD0\u7684\u5E73\u5747\u65F6\u95F4\uFF0C\u6BCF\u4E2A\u5305\u88F9\u8BA1\u4E00\u6B21\u3002",
    "From payment to hand-over, each parcel once."
  ],
  "kpi.shop-orders.overdue": ["\u8D85\u65F6\u672A\u53D1\u8D27", "Late to ship"],
  "kpi.shop-orders.overdue.hint": [
    "\u5DF2\u652F\u4ED8\u3001\u672A\u4EA4\u8FD0\u4E14\u8D85\u8FC7\u5E73\u53F0\u6700\u665A\u53D1\u8D27\u65F6\u95F4\u7684\u5305\u88F9\u6570\u3002",
    "Parcels paid, not handed over, and later than the platform allows."
  ],
  "kpi.shop-products.on_sale": ["\u5728\u552E", "On sale"],
  "kpi.shop-products.on_sale.hint": [
    "\u5728\u552E\u7684\u5546\u54C1\u6570\uFF1B\u5207\u6362\u72B6\u6001\u6807\u7B7E\u65F6\u4E0D\u53D8\uFF0C\u4E0B\u540C\u3002",
    "Products on sale; like the others it does not follow the tabs."
  ],
  "kpi.shop-products.in_review": ["\u5BA1\u6838\u4E2D", "In review"],
  "kpi.shop-products.in_review.hint": ["\u5E73\u53F0\u6B63\u5728\u5BA1\u6838\u7684\u5546\u54C1\u6570\u3002", "Products that the platform is looking at."],
  "kpi.shop-products.refused": ["\u5BA1\u6838\u5931\u8D25", "Refused"],
  "kpi.shop-products.refused.hint": ["\u5E73\u53F0\u6CA1\u6709\u901A\u8FC7\u7684\u5546\u54C1\u6570\u3002", "Products that the platform did not accept."],
  "kpi.shop-products.empty_skus": ["\u7F3A\u8D27SKU", "SKUs out of stock"],
  "kpi.shop-products.empty_skus.hint": ["\u5728\u552E\u5546\u54C1\u91CC\u5E93\u5B58\u4E3A 0 \u7684 SKU \u6570\u3002", "SKUs of products on sale whose stock is 0."],
  "kpi.shop-products.gmv": ["\u8FD130\u5929\u6210\u4EA4\u989D\uFF08\u5168\u90E8\u72B6\u6001\uFF09", "GMV of 30 days (all states)"],
  "kpi.shop-products.gmv.hint": [
    "\u8FD1 30 \u4E2A\u8425\u4E1A\u65E5\uFF08\u542B\u4ECA\u5929\uFF09\u5DF2\u652F\u4ED8\u7684\u91D1\u989D\u3002",
    "Paid within the last 30 business days, today among them."
  ],
  "kpi.shop-products.affiliate_share": ["\u8054\u76DFGMV\u5360\u6BD4", "Affiliate share"],
  "kpi.shop-products.affiliate_share.hint": [
    "\u8FD1 30 \u5929\u7531\u8FBE\u4EBA\u5E26\u6765\u7684\u6210\u4EA4\u989D \xF7 \u5168\u90E8\u6210\u4EA4\u989D\u3002",
    "GMV that creators brought within 30 days \xF7 all GMV."
  ]
});

// shared/i18n/lists-spy.ts
var spyListTexts = defineWords({
  "column.rank_no": ["\u65E5\u699C\u540D\u6B21", "Day rank"],
  "column.rank_rise": ["\u540D\u6B21\u53D8\u5316", "Rise"],
  "column.category": ["\u7C7B\u76EE", "Category"],
  "column.sales_1d": ["\u6628\u65E5\u9500\u91CF", "Sold yesterday"],
  "column.growth_rate": ["7\u5929\u589E\u957F\u7387", "7-day growth"],
  "column.creators": ["\u5173\u8054\u8FBE\u4EBA", "Creators"],
  "column.videos": ["\u89C6\u9891\u6570", "Videos"],
  "column.lives": ["\u76F4\u64AD\u6570", "Lives"],
  "column.ours": ["\u6211\u53F8\u5728\u552E", "We sell it"],
  "column.creator_name": ["\u8FBE\u4EBA", "Creator"],
  "column.creator_handle": ["\u7528\u6237\u540D", "Username"],
  "column.creator_id": ["\u8FBE\u4EBAID", "Creator ID"],
  "column.followers": ["\u7C89\u4E1D", "Followers"],
  "column.follower_inc": ["7\u5929\u6DA8\u7C89", "Won in 7 days"],
  "column.creator_gmv": ["\u8FD130\u5929\u5E26\u8D27\u989D", "GMV of 30 days"],
  "column.video_gmv": ["\u89C6\u9891GMV", "Video GMV"],
  "column.live_gmv": ["\u76F4\u64ADGMV", "Live GMV"],
  "column.sold_products": ["\u52A8\u9500\u5546\u54C1", "Products"],
  "column.engagement_rate": ["\u4E92\u52A8\u7387", "Engagement"],
  "column.potential_index": ["\u6F5C\u529B\u6307\u6570", "Potential"],
  "column.female_rate": ["\u5973\u6027\u7C89\u4E1D", "Women"],
  "column.fan_age": ["\u7C89\u4E1D\u5E74\u9F84", "Mostly aged"],
  "column.video_title": ["\u89C6\u9891", "Video"],
  "column.video_id": ["\u89C6\u9891ID", "Video ID"],
  "column.post_time": ["\u53D1\u5E03\u65F6\u95F4", "Posted"],
  "column.duration": ["\u65F6\u957F", "Length"],
  "column.plays": ["\u64AD\u653E", "Plays"],
  "column.likes": ["\u70B9\u8D5E", "Likes"],
  "column.comments": ["\u8BC4\u8BBA", "Comments"],
  "column.shares": ["\u5206\u4EAB", "Shares"],
  "column.gpm": ["GPM", "GPM"],
  "column.is_ad": ["\u662F\u5426\u6295\u6D41", "Promoted"],
  "column.live_title": ["\u76F4\u64AD", "Live"],
  "column.live_id": ["\u76F4\u64ADID", "Live ID"],
  "column.account_type": ["\u8D26\u53F7\u7C7B\u578B", "Account"],
  "column.start_time": ["\u5F00\u64AD\u65F6\u95F4", "Started"],
  "column.live_views": ["\u89C2\u770B\u6B21\u6570", "Views"],
  "column.viewers": ["\u89C2\u770B\u4EBA\u6570", "Viewers"],
  "column.pcu": ["\u5CF0\u503C\u5728\u7EBF", "Peak online"],
  "column.avg_watch": ["\u5E73\u5747\u505C\u7559", "Average watch"],
  "column.new_followers": ["\u65B0\u589E\u7C89\u4E1D", "New followers"],
  "column.ad_title": ["\u5E7F\u544A\u7D20\u6750", "Ad"],
  "column.ad_id": ["\u5E7F\u544AID", "Ad ID"],
  "column.advertiser": ["\u5E7F\u544A\u4E3B", "Advertiser"],
  "column.paid_for_by": ["\u4ED8\u8D39\u65B9", "Paid for by"],
  "column.first_shown": ["\u9996\u6B21\u6295\u653E", "First shown"],
  "column.last_shown": ["\u6700\u8FD1\u6295\u653E", "Last shown"],
  "column.ad_days": ["\u6295\u653E\u5929\u6570", "Days"],
  "column.reach": ["\u8986\u76D6\u4EBA\u6570", "Reach"],
  "column.ctr_band": ["CTR\u6863", "Click rate"],
  "column.ad_state": ["\u72B6\u6001", "State"],
  "filter.sells": ["\u5E26\u8D27\u65B9\u5F0F", "Sells by"],
  "filter.fan_gender": ["\u7C89\u4E1D\u6027\u522B", "Followers mostly"],
  "period.type.post": ["\u53D1\u5E03\u65F6\u95F4", "Posted"],
  "period.type.start": ["\u5F00\u64AD\u65F6\u95F4", "Started"],
  "period.type.first_shown": ["\u9996\u6B21\u6295\u653E", "First shown"],
  "period.type.last_shown": ["\u6700\u8FD1\u6295\u653E", "Last shown"],
  "spy_category.1": ["\u5973\u88C5", "Womenswear"],
  "spy_category.2": ["\u7F8E\u5986", "Beauty"],
  "spy_category.3": ["\u4E2A\u62A4", "Personal care"],
  "spy_category.4": ["\u5BB6\u5C45", "Home"],
  "spy_category.5": ["\u53A8\u5177", "Kitchen"],
  "spy_category.6": ["3C \u6570\u7801", "Electronics"],
  "spy_category.7": ["\u6BCD\u5A74", "Mother and baby"],
  "spy_category.8": ["\u5BA0\u7269", "Pets"],
  "spy_category.9": ["\u8FD0\u52A8\u6237\u5916", "Sports and outdoors"],
  "spy_category.10": ["\u978B\u5305", "Shoes and bags"],
  "spy_category.11": ["\u914D\u9970", "Accessories"],
  "spy_category.12": ["\u73A9\u5177\u6587\u5177", "Toys and stationery"],
  "spy_age.1": ["18\u201324 \u5C81", "18\u201324"],
  "spy_age.2": ["25\u201334 \u5C81", "25\u201334"],
  "spy_age.3": ["35\u201344 \u5C81", "35\u201344"],
  "spy_age.4": ["45 \u5C81\u4EE5\u4E0A", "45 and over"],
  "spy_gender.1": ["\u5973\u6027\u4E3A\u4E3B", "Women"],
  "spy_gender.2": ["\u7537\u6027\u4E3A\u4E3B", "Men"],
  "spy_sells.1": ["\u89C6\u9891\u5E26\u8D27", "Videos"],
  "spy_sells.2": ["\u76F4\u64AD\u5E26\u8D27", "Lives"],
  "spy_account.1": ["\u5B98\u65B9", "Official"],
  "spy_account.2": ["\u8425\u9500", "Marketing"],
  "spy_account.3": ["\u8054\u76DF", "Affiliate"],
  "spy_seller.1": ["\u672C\u571F", "Domestic"],
  "spy_seller.2": ["\u8DE8\u5883", "Cross-border"],
  "spy_ctr.1": ["\u524D\u4E09\u5206\u4E4B\u4E00", "Upper third"],
  "spy_ctr.2": ["\u4E2D\u95F4", "Middle third"],
  "spy_ctr.3": ["\u540E\u4E09\u5206\u4E4B\u4E00", "Lower third"],
  "spy_ad.1": ["\u6295\u653E\u4E2D", "Running"],
  "spy_ad.2": ["\u5DF2\u7ED3\u675F", "Ended"],
  "empty.spy-products": [
    "\u5E02\u573A\u6570\u636E\u5C1A\u672A\u63A5\u5165\uFF0C\u63A5\u5165\u540E\u6BCF\u5929\u66F4\u65B0\u4E00\u6B21\u3002",
    "No market data are connected yet; once they are, they come every day."
  ],
  "empty.spy-creators": [
    "\u5E02\u573A\u6570\u636E\u5C1A\u672A\u63A5\u5165\uFF0C\u63A5\u5165\u540E\u6BCF\u5929\u66F4\u65B0\u4E00\u6B21\u3002",
    "No market data are connected yet; once they are, they come every day."
  ],
  "empty.spy-videos": [
    "\u5E02\u573A\u6570\u636E\u5C1A\u672A\u63A5\u5165\uFF0C\u63A5\u5165\u540E\u6BCF\u5929\u66F4\u65B0\u4E00\u6B21\u3002",
    "No market data are connected yet; once they are, they come every day."
  ],
  "empty.spy-lives": [
    "\u5E02\u573A\u6570\u636E\u5C1A\u672A\u63A5\u5165\uFF0C\u63A5\u5165\u540E\u6BCF\u5929\u66F4\u65B0\u4E00\u6B21\u3002",
    "No market data are connected yet; once they are, they come every day."
  ],
  "empty.spy-shops": [
    "\u5E02\u573A\u6570\u636E\u5C1A\u672A\u63A5\u5165\uFF0C\u63A5\u5165\u540E\u6BCF\u5929\u66F4\u65B0\u4E00\u6B21\u3002",
    "No market data are connected yet; once they are, they come every day."
  ],
  "empty.spy-ads": [
    "\u5E02\u573A\u6570\u636E\u5C1A\u672A\u63A5\u5165\uFF0C\u63A5\u5165\u540E\u6BCF\u5929\u66F4\u65B0\u4E00\u6B21\u3002",
    "No market data are connected yet; once they are, they come every day."
  ]
});

// shared/lists/order-trend.ts
var shown2 = { shown: true };
var both2 = { shown: true, sort: true };
var sorted2 = { sort: true };
var trendDays = 30;
var shownDays = 14;
var salesTrends = [1, 0, 2, 3];
var trendAdvices = [0, 1, 2, 3];
var stockDays = { restock: 14, clear: 120, push: 30 };
var days = Array.from(
  { length: trendDays },
  (_, at) => c.count(`day_${at + 1}`, { ...at < shownDays ? shown2 : {}, heat: true, width: 62 })
);
var sales = [
  c.enum("sales_trend", { ...shown2, labels: "salesTrend", width: 96 }),
  c.count("sales_7d", { ...both2, width: 110 }),
  c.count("sales_30d", { ...both2, width: 115 }),
  c.ratio("daily_mean", { ...both2, width: 90 }),
  c.rate("week_change", { ...both2, width: 110 }),
  c.count("stock", { ...both2, width: 106 }),
  c.count("stock_days", { ...both2, width: 94 }),
  c.enum("trend_advice", { ...shown2, labels: "trendAdvice", width: 90 })
];
var filters = [
  { kind: "text", name: "shop" },
  { kind: "choice", name: "sales_trend", labels: "salesTrend", options: salesTrends },
  { kind: "range", name: "stock_days", unit: "count" },
  { kind: "flag", name: "watched" },
  { kind: "text", name: "category" },
  { kind: "choice", name: "trend_advice", labels: "trendAdvice", options: trendAdvices },
  // When a rule of the account's own watches hit.
  { kind: "period", types: ["watch_hit"] }
];
var common = {
  mode: "shops",
  filters,
  kpi: [],
  totals: ["sales_7d", "sales_30d", "stock"],
  sort: { field: "sales_30d", order: "desc" },
  tabs: "sales_trend",
  own: ["watched", "start_time", "end_time"]
};
var productTrendList = defineList({
  ...common,
  id: "product-trend",
  screen: "orderTrend",
  path: "/api/v1/ordertrend/product",
  rowKey: "product_id",
  columns: [
    c.text("title", { ...shown2, width: 220 }),
    c.id("product_id", { width: 180 }),
    c.text("shop_name", { ...shown2, width: 130 }),
    c.names("category_name", { width: 140 }),
    ...sales,
    ...days
  ]
});
var skuTrendList = defineList({
  ...common,
  id: "sku-trend",
  screen: "skuTrend",
  path: "/api/v1/ordertrend/sku",
  rowKey: "sku_id",
  columns: [
    c.text("sku_name", { ...shown2, width: 150 }),
    c.id("sku_id", { width: 180 }),
    c.text("seller_sku", { ...shown2, width: 130 }),
    c.text("title", { ...shown2, width: 180 }),
    c.text("shop_name", { width: 130 }),
    c.rate("sku_share", { ...sorted2, ...shown2, width: 100 }),
    ...sales,
    ...days
  ]
});

// shared/i18n/lists-trend.ts
var days2 = Array.from({ length: trendDays }, (_, at) => at + 1);
var dayTexts = {
  zh: Object.fromEntries(days2.map((n) => [`column.day_${n}`, `${n}\u5929\u524D\u9500\u91CF`])),
  en: Object.fromEntries(days2.map((n) => [`column.day_${n}`, `Sold ${n} days ago`]))
};
var trendListTexts = allTexts(
  defineWords({
    "column.sales_trend": ["\u8D8B\u52BF", "Trend"],
    "column.daily_mean": ["\u65E5\u5747\u9500\u91CF", "Sold a day"],
    "column.week_change": ["7\u5929\u73AF\u6BD4", "7-day change"],
    "column.stock_days": ["\u53EF\u552E\u5929\u6570", "Days of stock"],
    "column.trend_advice": ["\u5EFA\u8BAE", "Advice"],
    "filter.watched": ["\u5DF2\u76D1\u63A7", "Watched"],
    "period.type.watch_hit": ["\u547D\u4E2D\u65E5\u671F", "Rule hit"],
    "column.sku_share": ["SKU\u5360\u6BD4", "Share of product"],
    "salesTrend.0": ["\u5E73\u7A33", "Steady"],
    "salesTrend.1": ["\u4E0A\u5347", "Rising"],
    "salesTrend.2": ["\u4E0B\u964D", "Falling"],
    "salesTrend.3": ["\u6EDE\u9500", "Unsalable"],
    "trendAdvice.0": ["\u4FDD\u6301", "Keep"],
    "trendAdvice.1": ["\u8865\u8D27", "Restock"],
    "trendAdvice.2": ["\u6E05\u4ED3", "Clear"],
    "trendAdvice.3": ["\u52A0\u63A8", "Push"],
    "empty.product-trend": [
      "\u81EA\u6709\u5E97\u94FA\u7684\u5546\u54C1\u6709\u9500\u91CF\u540E\uFF0C\u6BCF\u5929\u7684\u9500\u91CF\u66F2\u7EBF\u4F1A\u663E\u793A\u5728\u8FD9\u91CC\u3002",
      "Once products of your own shops sell, their daily curve stands here."
    ],
    "empty.sku-trend": [
      "\u81EA\u6709\u5E97\u94FA\u7684 SKU \u6709\u9500\u91CF\u540E\uFF0C\u6BCF\u5929\u7684\u9500\u91CF\u66F2\u7EBF\u4F1A\u663E\u793A\u5728\u8FD9\u91CC\u3002",
      "Once SKUs of your own shops sell, their daily curve stands here."
    ],
    "search.product-trend": ["\u5546\u54C1\u6807\u9898 / \u5546\u54C1ID", "Product title / ID"],
    "search.sku-trend": ["\u89C4\u683C / \u5546\u5BB6SKU / SKU ID", "Variation / seller SKU / SKU ID"],
    "column.team_id": ["\u56E2\u961FID", "Team ID"],
    "column.leader_name": ["\u8D1F\u8D23\u4EBA", "Leader"],
    "column.headcount": ["\u4EBA\u6570", "Members"],
    "column.gmv_per_head": ["\u4EBA\u5747\u6210\u4EA4\u989D", "GMV per head"],
    "column.net_gmv": ["\u51C0\u6210\u4EA4\u989D", "Net GMV"],
    "column.est_commission": ["\u9884\u4F30\u4F63\u91D1", "Est. commission"],
    "column.month_gmv": ["\u5F53\u6708\u7D2F\u8BA1", "Month to date"],
    "column.target": ["\u6708\u76EE\u6807", "Month target"],
    "column.target_rate": ["\u5B8C\u6210\u7387", "Target rate"],
    "column.gmv_change": ["\u73AF\u6BD4", "Change"],
    "empty.team": [
      "\u516C\u53F8\u91CC\u6709\u56E2\u961F\u957F\u540E\uFF0C\u6BCF\u4E2A\u56E2\u961F\u7684\u6210\u7EE9\u4F1A\u663E\u793A\u5728\u8FD9\u91CC\u3002",
      "Once the company has team leaders, the results of each team stand here."
    ],
    "search.team": ["\u56E2\u961F\u957F\u59D3\u540D", "Name of the team leader"]
  }),
  dayTexts
);

// shared/i18n/all-lists.ts
var allListTexts = allTexts(
  listTexts,
  adListTexts,
  orderListTexts,
  marketListTexts,
  spyListTexts,
  shopListTexts,
  trendListTexts,
  goodsListTexts
);

// shared/i18n/common.ts
var tradeTexts = defineWords({
  "screen.dataScreen": ["\u6570\u636E\u5927\u5C4F", "Data big screen"],
  "screen.clipScreen": ["\u526A\u8F91\u5927\u5C4F", "Clip big screen"],
  "screen.smartScreen": ["\u667A\u6167\u5927\u5C4F", "Smart big screen"],
  "metric.M01": ["\u6210\u4EA4\u989D", "GMV"],
  "metric.M02": ["\u51C0\u6210\u4EA4\u989D", "Net GMV"],
  "metric.M03": ["\u8BA2\u5355\u6570", "Orders"],
  "metric.M04": ["SKU\u8BA2\u5355\u6570", "SKU orders"],
  "metric.M05": ["\u9500\u91CF", "Items sold"],
  "metric.M06": ["\u4E70\u5BB6\u6570", "Customers"],
  "metric.M07": ["\u5BA2\u5355\u4EF7", "AOV"],
  "metric.M08": ["\u9884\u4F30\u4F63\u91D1", "Est. commission"],
  "metric.M09": ["\u5B9E\u9645\u4F63\u91D1\uFF08\u6309\u7ED3\u7B97\u65E5\uFF09", "Actual commission (by settlement date)"],
  "metric.M10": ["\u5F85\u7ED3\u7B97\u4F63\u91D1", "Pending commission"],
  "metric.M11": ["\u670D\u52A1\u5546\u4F63\u91D1", "Partner commission"],
  "metric.M12": ["\u5B9E\u6548\u4F63\u91D1\u7387", "Effective rate"],
  "metric.M13": ["\u9000\u6B3E\u7387", "Refund rate"],
  "metric.M14": ["\u9000\u8D27\u7387", "Return rate"],
  "metric.M15": ["\u5931\u6548\u7387", "Ineligible rate"],
  "metric.M17": ["\u51FA\u5355\u8FBE\u4EBA", "Selling creators"],
  "metric.M18": ["\u52A8\u9500\u5546\u54C1", "Selling products"],
  "metric.M16": ["\u7ED3\u7B97\u7387\uFF08\u6309\u9001\u8FBE\u65E5\uFF09", "Settlement rate (by delivery date)"],
  "metric.M19": ["\u5343\u6B21\u64AD\u653E\u6210\u4EA4", "GMV per 1,000 views"],
  "metric.M20": ["\u5546\u54C1\u70B9\u51FB\u7387", "Product CTR"],
  "metric.M21": ["\u70B9\u51FB\u4E0B\u5355\u7387", "Click-to-order rate"],
  "metric.M22": ["\u8FDB\u623F\u7387", "Room entry rate"],
  "metric.M23": ["\u5E73\u5747\u505C\u7559", "Avg. viewing time"],
  "metric.M24": ["\u5CF0\u503C\u5728\u7EBF", "Peak viewers"],
  "metric.M25": ["\u6D88\u8017", "Spend"],
  "metric.M26_CPM": ["\u5343\u6B21\u5C55\u793A\u6210\u672C", "CPM"],
  "metric.M26_CPC": ["\u5E73\u5747\u70B9\u51FB\u6210\u672C", "CPC"],
  "metric.M26_CTR": ["\u5E7F\u544A\u70B9\u51FB\u7387", "Ad CTR"],
  "metric.M26_CVR": ["\u8F6C\u5316\u7387", "CVR"],
  "metric.M26_CPA": ["\u5E73\u5747\u8F6C\u5316\u6210\u672C", "CPA"],
  "metric.M27": ["\u6295\u4EA7\u6BD4", "ROAS"],
  "metric.M30": ["\u6BDB\u5229", "Gross profit"],
  "metric.M29": ["\u76EE\u6807\u5B8C\u6210\u7387", "Target rate"],
  "plain.M09": ["\u5B9E\u9645\u4F63\u91D1", "Actual commission"],
  "plain.M16": ["\u7ED3\u7B97\u7387", "Settlement rate"],
  "basis.create": ["\u6309\u4E0B\u5355\u65E5", "by order date"],
  "basis.paid": ["\u6309\u652F\u4ED8\u65E5", "by payment date"],
  "basis.delivered": ["\u6309\u9001\u8FBE\u65E5", "by delivery date"],
  "basis.settled": ["\u6309\u7ED3\u7B97\u65E5", "by settlement date"],
  "basis.any": ["\u4E0D\u9650\u65E5\u671F", "all dates"],
  "basis.of": ["{name}\uFF08{by}\uFF09", "{name} ({by})"],
  "content.1": ["\u77ED\u89C6\u9891", "Video"],
  "content.2": ["\u76F4\u64AD", "Live"],
  "content.3": ["\u6A71\u7A97", "Showcase"],
  "content.4": ["\u5206\u4EAB\u94FE\u63A5", "Link share"],
  "content.5": ["\u5546\u54C1\u5361", "Product card"],
  "content.6": ["\u56FE\u6587", "Carousel"],
  "change.new": ["\u65B0\u589E", "new"],
  "change.flat": ["\u6301\u5E73", "level"],
  "change.early": ["\u6682\u4E0D\u53EF\u6BD4", "too early"],
  "change.earlyNote": [
    "\u8FD1\u671F\u4ED8\u6B3E\u7684\u8BA2\u5355\u8FD8\u6CA1\u5230\u9000\u6B3E\u3001\u9000\u8D27\u6216\u5931\u6548\u7684\u65F6\u5019\uFF0C\u6EE1 30 \u5929\u540E\u624D\u4E0E\u66F4\u65E9\u7684\u6BD4\u8F83\u3002",
    "Lines paid recently have not had time to be refunded, returned or lost: they are compared 30 days after the last of them."
  ],
  "change.up": ["\u4E0A\u5347", "up"],
  "change.down": ["\u4E0B\u964D", "down"],
  "clock.la": ["\u6D1B\u6749\u77F6", "Los Angeles"],
  "clock.london": ["\u4F26\u6566", "London"],
  "clock.sydney": ["\u6089\u5C3C", "Sydney"],
  "unknown.creator": ["\u672A\u5F52\u5C5E", "Unattributed"]
});
var commonTexts = joinTexts(baseTexts, tradeTexts);

// shared/i18n/list-page.ts
var listPageTexts = defineWords({
  "list.refresh": ["\u5237\u65B0", "Refresh"],
  "list.columns": ["\u5217\u8BBE\u7F6E", "Columns"],
  "list.compact": ["\u7D27\u51D1\u884C\u8DDD", "Compact rows"],
  "list.normal": ["\u6807\u51C6\u884C\u8DDD", "Normal rows"],
  "list.full": ["\u5168\u5C4F", "Full screen"],
  "list.shrink": ["\u9000\u51FA\u5168\u5C4F", "Leave full screen"],
  "list.export": ["\u5BFC\u51FA", "Export"],
  "list.exporting": ["\u6B63\u5728\u5BFC\u51FA", "Exporting"],
  "list.cancel": ["\u53D6\u6D88", "Cancel"],
  "list.layout": ["\u663E\u793A\u65B9\u5F0F", "Show as"],
  "list.cards": ["\u5361\u7247", "Cards"],
  "list.table": ["\u8868\u683C", "Table"],
  "bulk.title": ["\u6279\u91CF\u64CD\u4F5C", "Actions on chosen rows"],
  "bulk.page": ["\u672C\u9875\u5168\u90E8", "the whole page"],
  "bulk.choose": ["\u9009\u62E9 {name}", "Choose {name}"],
  "bulk.chosen": ["\u5DF2\u9009 {n} \u884C", "{n} chosen"],
  "bulk.none": ["\u53D6\u6D88\u9009\u62E9", "Choose none"],
  "bulk.done": ["{action}\uFF1A{n} \u884C\u5DF2\u5B8C\u6210", "{action}: {n} rows done"],
  "bulk.refused": ["{n} \u884C\u6CA1\u6709\u5B8C\u6210", "{n} rows were not done"],
  "bulk.ok": ["\u77E5\u9053\u4E86", "OK"],
  "list.kpi": ["\u7B5B\u9009\u8303\u56F4\u5185\u7684\u6307\u6807", "Figures of the filter"],
  "list.all": ["\u5168\u90E8", "All"],
  "list.any": ["\u4E0D\u9650", "Any"],
  "list.min": ["\u6700\u5C0F", "From"],
  "list.max": ["\u6700\u5927", "To"],
  "list.find": ["\u67E5\u627E", "Find"],
  "list.noOption": ["\u6CA1\u6709\u5339\u914D\u7684\u9009\u9879", "No such option"],
  "list.keyword": ["\u5173\u952E\u8BCD", "Keyword"],
  "list.chips": ["\u5DF2\u9009\u6761\u4EF6", "What is set"],
  "list.removeFilter": ["\u79FB\u9664\u6761\u4EF6 {name}", "Take away {name}"],
  "list.clear": ["\u6E05\u7A7A\u7B5B\u9009", "Clear filters"],
  "list.newest": ["\u6700\u8FD1\u4E00\u5355\u662F {day}\uFF0C\u67E5\u770B\u8BE5\u65E5", "The newest order is of {day}: show that day"],
  "list.wrong": [
    "\u94FE\u63A5\u91CC\u7684{name}\u201C{value}\u201D\u65E0\u6CD5\u8BC6\u522B\uFF0C\u6CA1\u6709\u6309\u5B83\u7B5B\u9009",
    "{name} \u201C{value}\u201D of the link cannot be read: it does not filter"
  ],
  "range.number": [
    "\u53EA\u80FD\u8F93\u5165\u6570\u5B57\uFF0C\u4F8B\u5982 1000 \u6216 12.5\uFF0C\u4E0D\u80FD\u6709\u5B57\u6BCD\u6216\u7B26\u53F7",
    "Digits only, such as 1000 or 12.5, no letters or signs"
  ],
  "range.whole": ["\u53EA\u80FD\u8F93\u5165\u6574\u6570\uFF0C\u8BF7\u53BB\u6389\u5C0F\u6570", "Whole numbers only: leave out what stands behind the point"],
  "range.digits": ["\u6700\u591A {digits} \u4F4D\u5C0F\u6570", "At most {digits} digits behind the point"],
  "range.large": ["\u6570\u5B57\u592A\u5927\uFF0C\u8BF7\u8F93\u5165\u4E0D\u8D85\u8FC7 {most} \u7684\u6570", "Too large: at most {most}"],
  "range.reversed": ["\u6700\u5C0F\u503C\u5927\u4E8E\u6700\u5927\u503C\uFF0C\u8BF7\u4EA4\u6362\u4E24\u4E2A\u6570", "From is larger than to: exchange the two"],
  "list.apply": ["\u67E5\u8BE2", "Search"],
  "list.reset": ["\u91CD\u7F6E", "Reset"],
  "list.unfold": ["\u5C55\u5F00", "More"],
  "list.fold": ["\u6536\u8D77", "Fewer"],
  "list.sort": ["\u6392\u5E8F", "Order by"],
  "list.descending": ["\u4ECE\u5927\u5230\u5C0F", "Descending"],
  "list.ascending": ["\u4ECE\u5C0F\u5230\u5927", "Ascending"],
  "list.totals": ["\u5408\u8BA1", "Total"],
  "list.totals.unpaid": ["\u5408\u8BA1\uFF08\u542B\u672A\u652F\u4ED8\uFF09", "Total (incl. unpaid)"],
  "list.totalsNote": ["\u5168\u90E8 {n} \u884C", "of {n} rows"],
  "list.stale": ["\u8D85\u8FC7 10 \u5206\u949F\u672A\u66F4\u65B0", "not renewed for over 10 minutes"],
  "list.none": ["\u6682\u65E0\u6570\u636E", "No data yet"],
  "list.noneNote": ["\u6709\u6570\u636E\u540E\u4F1A\u663E\u793A\u5728\u8FD9\u91CC\u3002", "Rows appear here as soon as there are some."],
  "list.noMatch": ["\u6CA1\u6709\u7B26\u5408\u6761\u4EF6\u7684\u7ED3\u679C", "Nothing matches"],
  "list.noMatchNote": [
    "\u653E\u5BBD\u6761\u4EF6\uFF0C\u6216\u6E05\u7A7A\u7B5B\u9009\u67E5\u770B\u5168\u90E8\u3002",
    "Widen the conditions, or clear the filters to see everything."
  ],
  "empty.orders": [
    "\u8FBE\u4EBA\u5E26\u8D27\u4EA7\u751F\u8BA2\u5355\u540E\uFF0C\u6BCF\u4E00\u884C\u8BA2\u5355\u548C\u5B83\u7684\u4F63\u91D1\u4F1A\u663E\u793A\u5728\u8FD9\u91CC\u3002",
    "Once creators bring orders, each order line and its commission stands here."
  ],
  "empty.products": [
    "\u8BA2\u5355\u91CC\u51FA\u73B0\u8FC7\u7684\u5546\u54C1\uFF0C\u6216\u5BFC\u5165\u7684\u5546\u54C1\u76EE\u5F55\uFF0C\u4F1A\u663E\u793A\u5728\u8FD9\u91CC\u3002",
    "Products of orders and of an imported catalogue stand here."
  ],
  "search.orders": ["\u8BA2\u5355\u53F7\uFF08\u5F00\u5934\u6216\u672B\u5C3E\uFF09/ \u5546\u54C1ID / \u5185\u5BB9ID", "Order ID (or its last digits), product or content ID"],
  "search.products": ["\u5546\u54C1\u6807\u9898 / \u5546\u54C1ID / \u94FE\u63A5", "Product title, ID or link"],
  "filter.period": ["\u65F6\u95F4", "Time"],
  "filter.creator": ["\u8FBE\u4EBA", "Creator"],
  "filter.shop": ["\u5E97\u94FA", "Shop"],
  "filter.product": ["\u5546\u54C1", "Product"],
  "filter.content": ["\u5185\u5BB9ID", "Content ID"],
  "filter.price": ["\u4EF7\u683C", "Price"],
  "filter.owner": ["\u5F52\u5C5E\u4EBA", "Owner"],
  "filter.team": ["\u56E2\u961F\uFF08\u542B\u4E0B\u7EA7\uFF09", "Team (with all below)"],
  "filter.returned": ["\u6709\u9000\u8D27\u9000\u6B3E", "Returned or refunded"],
  "filter.delivered": ["\u5DF2\u9001\u8FBE", "Delivered"],
  "period.type": ["\u6309\u54EA\u4E2A\u65F6\u95F4", "Which time"],
  "period.type.create": ["\u4E0B\u5355", "Created"],
  "period.type.paid": ["\u652F\u4ED8", "Paid"],
  "period.type.delivered": ["\u9001\u8FBE", "Delivered"],
  "period.type.settled": ["\u7ED3\u7B97", "Settled"],
  "period.type.first_seen": ["\u9996\u6B21\u6536\u5F55", "First seen"],
  "period.today": ["\u4ECA\u65E5", "Today"],
  "period.yesterday": ["\u6628\u65E5", "Yesterday"],
  "period.last7": ["\u8FD17\u5929", "Last 7 days"],
  "period.last30": ["\u8FD130\u5929", "Last 30 days"],
  "period.month": ["\u672C\u6708", "This month"],
  "period.lastMonth": ["\u4E0A\u6708", "Last month"],
  "period.custom": ["\u81EA\u5B9A\u4E49", "Custom"],
  "period.from": ["\u5F00\u59CB\u65E5\u671F", "First day"],
  "period.to": ["\u7ED3\u675F\u65E5\u671F", "Last day"],
  "period.wrong": [
    "\u7ED3\u675F\u65E5\u671F\u4E0D\u80FD\u65E9\u4E8E\u5F00\u59CB\u65E5\u671F\uFF0C\u6700\u591A 366 \u5929",
    "The last day must not be before the first, at most 366 days"
  ],
  "period.zone": ["\u6309\u516C\u53F8\u65F6\u533A {zone} \u5212\u5206\u65E5\u671F", "Days by the company\u2019s zone {zone}"],
  "columns.shown": ["\u663E\u793A {n} / {all}", "{n} of {all} shown"],
  "columns.reset": ["\u6062\u590D\u9ED8\u8BA4", "Reset"],
  "columns.save": ["\u4FDD\u5B58\u5217\u8BBE\u7F6E", "Save columns"],
  "columns.up": ["{name} \u4E0A\u79FB", "Move {name} up"],
  "columns.down": ["{name} \u4E0B\u79FB", "Move {name} down"],
  "columns.pinOf": ["{name} \u7684\u56FA\u5B9A\u65B9\u5F0F", "Side of {name}"],
  "columns.free": ["\u4E0D\u56FA\u5B9A", "Not pinned"],
  "columns.left": ["\u56FA\u5B9A\u5728\u5DE6", "Pinned left"],
  "columns.right": ["\u56FA\u5B9A\u5728\u53F3", "Pinned right"],
  "columns.widthOf": ["{name} \u7684\u5BBD\u5EA6\uFF08\u50CF\u7D20\uFF09", "Width of {name} (pixels)"],
  "view.menu": ["\u89C6\u56FE", "Views"],
  "view.own": ["\u9ED8\u8BA4\u5217\u8868", "Standard list"],
  "view.default": ["\u9ED8\u8BA4", "default"],
  "view.shared": ["\u5DF2\u5171\u4EAB", "shared"],
  "view.by": ["{name} \u5171\u4EAB", "by {name}"],
  "view.save": ["\u4FDD\u5B58\u5F53\u524D\u89C6\u56FE", "Save this view"],
  "view.change": ["\u4FEE\u6539\u89C6\u56FE", "Change the view"],
  "view.keep": ["\u4FDD\u5B58\u4FEE\u6539", "Save changes"],
  "view.name": ["\u540D\u79F0", "Name"],
  "view.asDefault": ["\u8BBE\u4E3A\u9ED8\u8BA4", "My default"],
  "view.defaultNote": ["\u4ECE\u83DC\u5355\u6253\u5F00\u8FD9\u4E2A\u5217\u8868\u65F6\u76F4\u63A5\u663E\u793A", "Shown when the list is opened from the menu"],
  "view.share": ["\u4E0E\u516C\u53F8\u5171\u4EAB", "Share with the company"],
  "view.shareNote": ["\u516C\u53F8\u5185\u80FD\u770B\u5230\u8FD9\u4E2A\u5217\u8868\u7684\u4EBA\u90FD\u80FD\u4F7F\u7528", "Everyone who may see this list can use it"],
  "view.renew": ["\u6362\u6210\u5F53\u524D\u7684\u7B5B\u9009\u548C\u6392\u5E8F", "Take over the present filters and order"],
  "view.renewNote": ["\u4E0D\u52FE\u9009\u65F6\uFF0C\u53EA\u4FEE\u6539\u540D\u79F0\u548C\u5171\u4EAB\u65B9\u5F0F", "Otherwise only name and sharing change"],
  "view.saved": ["\u89C6\u56FE\u5DF2\u4FDD\u5B58", "The view is saved"],
  "view.edit": ["\u4FEE\u6539\u89C6\u56FE {name}", "Change the view {name}"],
  "view.remove": ["\u5220\u9664", "Delete"],
  "view.removeOf": ["\u5220\u9664\u89C6\u56FE {name}", "Delete the view {name}"],
  "view.removeTitle": ["\u5220\u9664\u89C6\u56FE", "Delete the view"],
  "view.removeText": ["\u5220\u9664\u201C{name}\u201D\u540E\u65E0\u6CD5\u6062\u590D\uFF0C\u6570\u636E\u4E0D\u53D7\u5F71\u54CD\u3002", "\u201C{name}\u201D cannot be brought back; no data is touched."],
  "row.title": ["\u8BE6\u60C5", "Details"],
  "row.loading": ["\u6B63\u5728\u52A0\u8F7D\u2026", "Loading\u2026"],
  "row.gone": ["\u6CA1\u6709\u8FD9\u6761\u8BB0\u5F55", "There is no such row"],
  "row.goneNote": [
    "\u94FE\u63A5\u53EF\u80FD\u4E0D\u5B8C\u6574\uFF0C\u5B83\u53EF\u80FD\u5DF2\u88AB\u5220\u9664\uFF0C\u6216\u4E0D\u5728\u4F60\u7684\u6570\u636E\u8303\u56F4\u5185\u3002\u8BF7\u5411\u53D1\u94FE\u63A5\u7684\u4EBA\u6838\u5BF9\uFF0C\u6216\u5728\u5217\u8868\u91CC\u641C\u7D22\u3002",
    "The link may be cut off, the row may be gone, or it is outside of what you may see. Ask who sent it, or search the list."
  ],
  "row.place": ["\u7B2C {n} / {all} \u884C", "Row {n} of {all}"],
  "row.previous": ["\u4E0A\u4E00\u884C", "Previous row"],
  "row.next": ["\u4E0B\u4E00\u884C", "Next row"],
  "export.nothing": ["\u6CA1\u6709\u53EF\u4EE5\u5BFC\u51FA\u7684\u6570\u636E", "There is nothing to export"],
  "export.done": ["\u5DF2\u5BFC\u51FA\uFF0C\u6587\u4EF6\u5728\u6D4F\u89C8\u5668\u7684\u4E0B\u8F7D\u5217\u8868\u91CC", "Exported: the file is among the browser\u2019s downloads"],
  "export.as.xlsx": ["Excel (XLSX)", "Excel (XLSX)"],
  "export.as.xlsx.note": [
    "\u957F\u7F16\u53F7\u4FDD\u6301\u5B8C\u6574\uFF0C\u65E5\u671F\u4E0E\u91D1\u989D\u53EF\u76F4\u63A5\u8BA1\u7B97\uFF0C\u542B\u7B5B\u9009\u884C\u4E0E\u5408\u8BA1\u884C",
    "Long ids stay whole, dates and amounts can be calculated with, with filters and totals"
  ],
  "export.as.csv": ["CSV", "CSV"],
  "export.as.csv.note": [
    "\u4F9B\u7A0B\u5E8F\u8BFB\u53D6\uFF1B\u7528\u8868\u683C\u8F6F\u4EF6\u6253\u5F00\u65F6\uFF0C\u957F\u7F16\u53F7\u4F1A\u4E22\u5931\u672B\u4F4D",
    "For programs; a spreadsheet would drop the last digits of long ids"
  ],
  "export.note": [
    "\u5171 {n} \u884C\uFF0C\u8D85\u8FC7 {most} \u884C\u65F6\u5728\u540E\u53F0\u751F\u6210\u6587\u4EF6\u3002\u5B8C\u6210\u540E\u53EF\u5728\u5BFC\u51FA\u4E2D\u5FC3\u4E0B\u8F7D\uFF0C\u4FDD\u7559 7 \u5929\uFF1B\u5217\u3001\u987A\u5E8F\u548C\u7B5B\u9009\u4E0E\u5C4F\u5E55\u4E00\u81F4\u3002",
    "{n} rows: beyond {most} the file is made in the background. It waits in the export centre for 7 days, with the columns, order and filters of the screen."
  ],
  "export.started": ["\u5DF2\u5F00\u59CB\u540E\u53F0\u5BFC\u51FA", "The export has started"],
  "export.open": ["\u6253\u5F00\u5BFC\u51FA\u4E2D\u5FC3", "Open the export centre"]
});

// shared/i18n/screens.ts
var screenTexts = defineWords({
  "screen.console": ["\u5B9E\u65F6\u770B\u677F", "Real-time dashboard"],
  "screen.dataBoard": ["\u6570\u636E\u770B\u677F", "Data dashboard"],
  "screen.affiliateBoard": ["\u8054\u76DF\u6570\u636E\u770B\u677F", "Affiliate dashboard"],
  "screen.product": ["\u7CBE\u9009\u597D\u7269", "Selected goods"],
  "screen.productAffiliate": ["\u7CBE\u9009\u8054\u76DF", "Affiliate marketplace"],
  "screen.productShops": ["\u4EA7\u54C1\u5217\u8868", "Product list"],
  "screen.category": ["\u7CBE\u9009\u4F18\u54C1", "Curated products"],
  "screen.goodsAnalyse": ["\u5546\u54C1\u5206\u6790", "Product analysis"],
  "screen.orders": ["\u8BA2\u5355\u5217\u8868", "Order list"],
  "screen.dataAnalysis": ["\u6570\u636E\u5206\u6790", "Data analysis"],
  "screen.bills": ["\u8D22\u52A1\u8D26\u5355", "Finance bills"],
  "screen.billOrder": ["\u8D26\u5355\u8BA2\u5355", "Bill order lines"],
  "screen.merchantsTeamMent": ["\u76F4\u5C5E\u8FBE\u4EBA\u7BA1\u7406", "Direct creators"],
  "screen.merchantsTeamData": ["\u76F4\u5C5E\u8FBE\u4EBA\u6570\u636E", "Direct creator data"],
  "screen.directlyUnder": ["\u76F4\u5C5E\u8FBE\u4EBA\u8BA2\u5355", "Direct creator orders"],
  "screen.associated": ["\u5173\u8054\u8FBE\u4EBA\u56E2\u961F", "Associated teams"],
  "screen.management": ["\u5458\u5DE5\u7BA1\u7406", "Staff"],
  "screen.directlyData": ["\u5458\u5DE5\u6570\u636E", "Staff data"],
  "screen.directlyOrder": ["\u5458\u5DE5\u8BA2\u5355", "Staff orders"],
  "screen.permissions": ["\u6743\u9650\u7BA1\u7406", "Permissions"],
  "screen.team": ["\u56E2\u961F\u6570\u636E", "Team data"],
  "screen.tkspy": ["TK SPY \u9009\u54C1\u96F7\u8FBE", "TK SPY"],
  "screen.forFlow": ["\u5E7F\u544A\u6295\u653E", "Ad placement"],
  "screen.liveData": ["\u76F4\u64AD\u7BA1\u7406", "Live streaming"],
  "screen.liveRoom": ["\u76F4\u64AD\u5927\u5C4F(\u5355\u573A)", "Live room screen"],
  "screen.matrix": ["\u5E97\u94FA\u7BA1\u7406", "Shop matrix"],
  "screen.mncPlatform": ["MCN\u5E73\u53F0", "MCN platform"],
  "screen.shopEmpower": ["\u5E97\u94FA\u6388\u6743", "Shop authorization"],
  "screen.shopCopy": ["\u5E97\u94FA\u590D\u5236", "Shop copy"],
  "screen.orderTrend": ["\u4EA7\u54C1\u8D8B\u52BF", "Product trend"],
  "screen.skuTrend": ["SKU\u8D8B\u52BF", "SKU trend"],
  "screen.filmHome": ["\u526A\u8F91\u603B\u89C8", "Clip overview"],
  "screen.filmDetails": ["\u7D20\u6750\u8BE6\u60C5", "Material details"],
  "screen.clipTasks": ["\u526A\u8F91\u4EFB\u52A1", "Clip tasks"],
  "screen.clipDemand": ["\u526A\u8F91\u9700\u6C42", "Clip demand"],
  "screen.starLibrary": ["\u661F\u6E90\u7D20\u6750\u5E93", "Star-origin library"],
  "screen.businessCentre": ["\u5546\u52A1\u4E2D\u5FC3", "Business centre"],
  "screen.ttAccount": ["TT\u8D26\u53F7\u5206\u6790", "TT account analysis"],
  "screen.academy": ["\u5B66\u9662", "Academy"],
  "screen.outbox": ["\u77ED\u4FE1\u53D1\u4EF6\u7BB1", "SMS outbox"],
  "group.merchantsTeam": ["\u62DB\u5546\u56E2\u961F", "Recruitment team"],
  "group.directlyTeam": ["\u76F4\u8425\u56E2\u961F", "Direct team"],
  "group.shopManage": ["\u5E97\u94FA\u7BA1\u7406", "Shop management"],
  "group.orderTrend": ["\u8BA2\u5355\u8D8B\u52BF", "Order trends"],
  "group.bossFilmCutter": ["\u7D20\u6750\u5E93", "Material library"],
  "group.dataDisplay": ["\u5927\u5C4F", "Big screens"]
});

// platform/exports/words.ts
var wordsOf = (language) => {
  const texts = {
    ...screenTexts[language],
    ...commonTexts[language],
    ...allListTexts[language],
    ...listPageTexts[language]
  };
  const known = new Map(Object.entries(texts));
  return Object.assign((key) => known.get(key), { language });
};
var all = { zh: wordsOf("zh"), en: wordsOf("en") };
var wordsIn = (language) => all[language];
var titleOf = (list, words2) => {
  const { title, titles } = screenRow(list.screen);
  return words2((list.mode && titles?.[list.mode]) ?? title) ?? list.id;
};

// platform/ingest/import/own.ts
var languages = ["zh", "en"];
var allColumns = orderList.columns.map(({ field: field2 }) => field2);
var formerHeadings = [
  { title: "\u5B9E\u9645\u4F63\u91D1", column: "act_commission" },
  { title: "Actual commission", column: "act_commission" }
];
var ownHeadings = [
  ...languages.flatMap(
    (language) => fileColumns(orderList, allColumns, wordsIn(language)).map(({ title, field: field2 }) => ({ title, column: field2 }))
  ),
  ...formerHeadings
];
var ownWords = (labels, value) => languages.flatMap((language) => wordsIn(language)(`${labels}.${value}`) ?? []);
var ownTotals = languages.flatMap(
  (language) => ["list.totals", "list.totals.unpaid"].flatMap((key) => wordsIn(language)(key) ?? [])
);

// platform/ingest/import/fields.ts
var networkNames = {
  order_id: ["Order ID", "\u8BA2\u5355 ID", "ID Pesanan", "\u8BA2\u5355\u7F16\u53F7", "\u8BA2\u5355\u53F7", "order_id"],
  sku_id: ["SKU ID", "ID Sku", "Product SKU ID", "SKU\u7F16\u53F7", "sku_id"],
  product_id: ["Product ID", "\u5546\u54C1 ID", "ID Produk", "\u5546\u54C1\u7F16\u53F7", "product_id"],
  product_name: ["Product Name", "\u5546\u54C1\u540D\u79F0", "Produk", "\u5546\u54C1\u540D", "Product", "\u5546\u54C1", "product_name"],
  image: ["Product Image", "\u5546\u54C1\u56FE\u7247", "image_url"],
  sku_name: ["Variation", "SKU", "SKU name", "\u89C4\u683C", "sku_name"],
  seller_sku: ["Seller SKU", "\u5546\u5BB6SKU", "\u5546\u5BB6\u7F16\u7801", "seller_sku"],
  shop_id: ["Shop ID", "Shop code", "\u5E97\u94FAID", "shop_id"],
  shop_name: ["Shop name", "\u5E97\u94FA\u540D\u79F0", "Nama Toko", "Shop", "\u5E97\u94FA", "shop_name"],
  region: ["Region", "Country", "Country/Region", "\u56FD\u5BB6", "\u56FD\u5BB6/\u5730\u533A", "region"],
  creator_id: ["Creator ID", "\u8FBE\u4EBAID", "creator_id"],
  creator_username: [
    "Creator Username",
    "\u8FBE\u4EBA\u7528\u6237\u540D",
    "Nama pengguna kreator",
    "\u8FBE\u4EBA\u6635\u79F0",
    "Creator",
    "\u8FBE\u4EBA",
    "creator_username"
  ],
  content_type: ["Content Type", "\u5185\u5BB9\u5F62\u5F0F", "Jenis Konten", "\u5185\u5BB9\u7C7B\u578B", "content_type"],
  content_id: ["Content ID", "\u5185\u5BB9ID", "ID Konten", "content_id"],
  collab_type: ["Collaboration type", "collab_type"],
  campaign_id: ["Campaign ID", "campaign_id"],
  price: ["Price", "\u5546\u54C1\u4EF7\u683C", "Harga", "\u4EF7\u683C", "\u5355\u4EF7", "price"],
  quantity: ["Quantity", "\u4E0B\u5355\u4EF6\u6570", "Kuantitas", "\u9500\u91CF", "\u6570\u91CF", "quantity"],
  subtotal: ["SKU Subtotal Before Discount", "\u539F\u4EF7\u5C0F\u8BA1", "subtotal"],
  seller_discount: ["SKU Seller Discount", "\u5546\u5BB6\u6298\u6263", "seller_discount"],
  platform_discount: ["SKU Platform Discount", "\u5E73\u53F0\u6298\u6263", "platform_discount"],
  tax: ["Taxes", "\u7A0E\u8D39", "tax"],
  pay_amount: ["Payment Amount", "\u652F\u4ED8\u91D1\u989D", "\u5B9E\u4ED8\u91D1\u989D", "pay_amount"],
  currency: ["Currency", "\u8D27\u5E01\u5355\u4F4D", "Mata Uang", "\u5E01\u79CD", "currency"],
  commission_model: ["commission model", "commission_model"],
  standard_rate: [
    "Standard commission rate",
    "\u6807\u51C6\u4F63\u91D1\u7387",
    "Persentase komisi standar",
    "Commission rate",
    "\u4F63\u91D1\u7387",
    "standard_rate"
  ],
  shop_ads_rate: ["Shop Ads commission rate", "\u5E97\u94FA\u5E7F\u544A\u4F63\u91D1\u7387", "Persentase komisi Iklan Toko", "shop_ads_rate"],
  partner_rate: ["Affiliate Partner commission rate", "partner_rate"],
  bonus_rate: ["Co-funded bonus rate", "\u8FBE\u4EBA\u5956\u52B1\u7387", "bonus_rate"],
  est_base: ["Est. Commission Base", "\u9884\u4F30\u8BA1\u4F63\u91D1\u989D", "Est. Acuan Komisi", "est_base"],
  est_standard: [
    "Est. standard commission payment",
    "\u9884\u8BA1\u6807\u51C6\u4F63\u91D1\u4ED8\u6B3E",
    "Perkiraan pembayaran komisi standar",
    "est_standard"
  ],
  est_shop_ads: [
    "Est. Shop Ads commission payment",
    "\u9884\u8BA1\u5E97\u94FA\u5E7F\u544A\u4F63\u91D1\u4ED8\u6B3E",
    "Perkiraan pembayaran komisi Iklan Toko",
    "est_shop_ads"
  ],
  est_bonus: ["Est. co-funded creator bonus", "\u9884\u4F30\u5408\u8D44\u8FBE\u4EBA\u5956\u91D1", "est_bonus"],
  est_partner: ["Est. Commission for Affiliate Partner", "est_partner"],
  act_base: ["Actual Commission Base", "\u5B9E\u9645\u8BA1\u4F63\u91D1\u989D", "Acuan Komisi Aktual", "act_base"],
  act_standard: [
    "Actual Commission Payment",
    "\u5B9E\u9645\u4F63\u91D1",
    "Pembayaran Komisi Aktual",
    "Actual standard commission payment",
    "act_standard"
  ],
  act_shop_ads: [
    "Actual Shop Ads commission payment",
    "\u5B9E\u9645\u5E97\u94FA\u5E7F\u544A\u4F63\u91D1\u4ED8\u6B3E",
    "Pembayaran komisi Iklan Toko aktual",
    "Actual Shop Ads commission",
    "act_shop_ads"
  ],
  act_bonus: ["Actual co-funded creator bonus", "\u5B9E\u9645\u5408\u8D44\u8FBE\u4EBA\u5956\u91D1", "act_bonus"],
  act_partner: ["Actual Commission for Affiliate Partner", "act_partner"],
  refunded_qty: ["Refunded quantity", "refunded_qty"],
  returned_qty: ["Returned quantity", "Sku Quantity of return", "returned_qty"],
  refund_amount: ["Order Refund Amount", "Refund amount", "\u9000\u6B3E\u91D1\u989D", "refund_amount"],
  fully_return: ["Fully returned or refunded", "\u5DF2\u5168\u90E8\u9000\u8D27\u6216\u5168\u989D\u9000\u6B3E", "Pengembalian Barang Atau Dana", "fully_return"],
  order_status: ["Order Status", "\u8BA2\u5355\u72B6\u6001", "Status Pesanan", "order_status"],
  settlement_status: ["Order settlement status", "Settlement status", "\u7ED3\u7B97\u72B6\u6001", "settlement_status"],
  create_time: ["Time Created", "\u521B\u5EFA\u65F6\u95F4", "Waktu Dibuat", "Created Time", "\u4E0B\u5355\u65F6\u95F4", "create_time"],
  paid_time: ["Payment time", "\u652F\u4ED8\u65F6\u95F4", "Waktu Pembayaran", "Paid Time", "paid_time"],
  delivery_time: [
    "Order Delivery Time",
    "\u8BA2\u5355\u9001\u8FBE\u65F6\u95F4",
    "Delivered Time",
    "Delivery time",
    "\u9001\u8FBE\u65F6\u95F4",
    "delivery_time"
  ],
  settled_time: ["Time Commission Paid", "\u4F63\u91D1\u7ED3\u7B97\u65F6\u95F4", "Waktu Komisi Dibayar", "settled_time"],
  report_time: ["Report time", "Data time", "\u66F4\u65B0\u65F6\u95F4", "\u6570\u636E\u65F6\u95F4", "Updated Time", "update_time", "report_time"],
  buyer: ["Buyer Username", "Buyer ID", "\u4E70\u5BB6", "\u4E70\u5BB6ID", "buyer"],
  is_sample: ["Sample", "Is sample", "\u6837\u54C1\u5355", "is_sample"],
  line_id: ["line_id"]
};
var fields = Object.keys(networkNames);
var isField = (name) => Object.hasOwn(networkNames, name);
var renamed = {
  standard_rate_bp: "standard_rate",
  shop_ads_rate_bp: "shop_ads_rate",
  partner_rate_bp: "partner_rate",
  est_commission_base: "est_base",
  act_commission_base: "act_base"
};
var fieldOfColumn = (column) => renamed[column] ?? (isField(column) ? column : void 0);
var ownFields = ownHeadings.map(
  ({ title, column }) => ({ title, field: fieldOfColumn(column) })
);
var namesOf = (field2) => [
  ...networkNames[field2],
  ...ownFields.flatMap((own) => own.field === field2 ? [own.title] : [])
];
var fieldNames = Object.fromEntries(fields.map((field2) => [field2, namesOf(field2)]));

// platform/ingest/import/shift.ts
var WEEK = 7;
var DAY = 86400;
var noShift = { days: 0, seconds: 0 };
var movedBy = ({ days: days3, seconds: seconds2 }) => (days3 === 0 ? "" : ` +${days3}d`) + (seconds2 === 0 ? "" : ` ${seconds2}s`);
var resolveShift = (wanted, newest, clock2, now) => {
  if (wanted !== "auto") return { days: wanted * WEEK, seconds: 0 };
  if (newest === void 0) throw new ImportError("\u6587\u4EF6\u91CC\u6CA1\u6709\u53EF\u8BFB\u7684\u65F6\u95F4", "The file has no time that can be read");
  const days3 = dayNumber(clock2, now) - dayNumber(clock2, newest);
  return { days: days3, seconds: Math.min(0, now - (newest + days3 * DAY)) };
};

// platform/ingest/import/forms/dates.ts
var dateForms = ["YMD", "DMY", "MDY", "unix", "unix_ms"];
var MOST_LENGTH = 100;
var dated = /^(\d{1,4})[-/.年](\d{1,2})[-/.月](\d{1,4})日?(?:(?:[T ]|, ?) *(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)? *([AaPp][Mm])? *(Z|(?:UTC|GMT)?(?:[+-]\d{1,2}(?::?\d{2})?)?)?)?$/;
var counted = /^(\d{9,14})(?:\.\d+)?$/;
var isAscii = /^[\0-\x7f]*$/;
var offsetOf = (text2) => {
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(text2) ?? [];
  return (sign === "-" ? -60 : 60) * (+hours * 60 + +minutes);
};
var secondOf = (hour, minute, second, half) => {
  if (half && (hour < 1 || hour > 12)) return void 0;
  const hours = half ? hour % 12 + (/p/i.test(half) ? 12 : 0) : hour;
  return hours > 23 || minute > 59 || second > 59 ? void 0 : hours * 3600 + minute * 60 + second;
};
var datePartsOf = (text2) => {
  if (text2.length > MOST_LENGTH) return void 0;
  const plain = isAscii.test(text2) ? text2.trim() : text2.normalize("NFKC").trim();
  const [all3, a = "", b = "", c2 = "", hour = "0", minute = "0", second = "0", half, zone] = dated.exec(plain) ?? [];
  const isYearFirst = a.length === 4;
  if (all3 === void 0 || isYearFirst === (c2.length === 4) || (isYearFirst ? c2 : a).length > 2) return void 0;
  const of = secondOf(+hour, +minute, +second, half);
  if (of === void 0) return void 0;
  return { isYearFirst, parts: [a, b, c2], second: of, offset: zone ? offsetOf(zone) : void 0 };
};
var dayIn = ({ isYearFirst, parts: [a, b, c2] }, form) => {
  if (!isYearFirst && form !== "DMY" && form !== "MDY") return void 0;
  const [year, month, day] = isYearFirst ? [a, b, c2] : form === "MDY" ? [c2, a, b] : [c2, b, a];
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
};
var two = (part) => String(part).padStart(2, "0");
var clockOf = (second) => `${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;
var DAY2 = 86400;
var counts = (text2, form) => {
  const [, digits = ""] = counted.exec(text2) ?? [];
  if (digits === "" || digits.length > 11 !== (form === "unix_ms")) return Number.NaN;
  return form === "unix" ? Number(digits) : Math.floor(Number(digits) / 1e3);
};
var timeReader = (zone, form, shift = noShift) => {
  const kept = /* @__PURE__ */ new Map();
  const read = (text2) => {
    if (form === "unix" || form === "unix_ms") return counts(text2.trim(), form) + shift.days * DAY2 + shift.seconds;
    const parts = datePartsOf(text2);
    const date = parts && dayIn(parts, form);
    const day = date === void 0 ? Number.NaN : dayOfText(date);
    if (!parts || Number.isNaN(day)) return Number.NaN;
    if (parts.offset !== void 0) return (day + shift.days) * DAY2 + parts.second - parts.offset + shift.seconds;
    return zonedSeconds(zone, `${dayText(day + shift.days)} ${clockOf(parts.second)}`) + shift.seconds;
  };
  return (text2) => {
    const known = kept.get(text2);
    if (known !== void 0) return known;
    if (kept.size > 5e3) kept.clear();
    const t = read(text2);
    if (text2.length <= MOST_LENGTH) kept.set(text2, t);
    return t;
  };
};
var EARLIEST = Date.UTC(2005, 0, 1) / 1e3;
var timeBounds = (shift, now = Math.floor(Date.now() / 1e3)) => {
  const [least, most] = [EARLIEST + shift.days * DAY2 + shift.seconds, now + DAY2];
  return (t) => t < least ? "early" : t > most ? "late" : void 0;
};
var refuseTime = (field2, text2, trouble) => trouble === "early" ? refuse(
  `${field2} \u7684\u65F6\u95F4\u201C${text2}\u201D\u65E9\u4E8E 2005 \u5E74\uFF0C\u8BF7\u68C0\u67E5\u65E5\u671F\u683C\u5F0F`,
  `${field2} "${text2}" is before 2005: check the form of the dates`
) : refuse(
  `${field2} \u7684\u65F6\u95F4\u201C${text2}\u201D\u665A\u4E8E\u73B0\u5728\uFF0C\u8BF7\u68C0\u67E5\u65E5\u671F\u683C\u5F0F\u548C\u65F6\u533A`,
  `${field2} "${text2}" lies in the future: check the form of the dates and the zone`
);
var shownBy = (text2, parts) => {
  if (!parts) {
    const [, digits] = counted.exec(text2.trim()) ?? [];
    return digits === void 0 ? void 0 : digits.length > 11 ? "unix_ms" : "unix";
  }
  if (parts.isYearFirst) return "YMD";
  const [a, b] = [Number(parts.parts[0]), Number(parts.parts[1])];
  if (a === b || Math.max(a, b) > 31 || Math.min(a, b) > 12 || Math.min(a, b) < 1) return void 0;
  if (a > 12) return "DMY";
  return b > 12 ? "MDY" : "open";
};
var contradiction = (one, other2) => new ImportError(
  `\u65E5\u671F\u7684\u5199\u6CD5\u4E92\u76F8\u77DB\u76FE\uFF1A\u7B2C ${one.line} \u884C\u201C${one.text}\u201D\u4E0E\u7B2C ${other2.line} \u884C\u201C${other2.text}\u201D\u4E0D\u662F\u540C\u4E00\u79CD\u683C\u5F0F\u3002\u8BF7\u5728\u6587\u4EF6\u91CC\u7EDF\u4E00\uFF0C\u6216\u5148\u9009\u5B9A\u65E5\u671F\u683C\u5F0F`,
  `The dates contradict each other: "${one.text}" on line ${one.line} and "${other2.text}" on line ${other2.line} are not of one form. Make them alike in the file, or choose the form of its dates first`
);
var settled = (form, example) => ({
  form,
  asks: false,
  candidates: [form],
  example
});
var DateForms = class {
  #chosen;
  #open;
  #shown = {};
  /**
   * @param chosen what people say about the file; then nothing is decided, and what does not fit is rejected by line
   * @param isDayFirst of an export that is known to write the day first: nobody is asked
   * @param open the form where nothing in the file settles which of the two is first: nobody is asked
   */
  constructor({ chosen: chosen2, isDayFirst = false, open: open2 } = {}) {
    this.#chosen = chosen2;
    this.#open = open2 === "DMY" || open2 === "MDY" ? open2 : isDayFirst ? "DMY" : void 0;
  }
  /** @param parts of the text, as `datePartsOf` finds them */
  see(text2, line, parts) {
    const form = shownBy(text2, parts);
    if (form) this.#shown[form] ??= { line, text: text2.trim() };
  }
  /** @throws {ImportError} when two lines contradict each other */
  decide() {
    if (this.#chosen) return settled(this.#chosen, void 0);
    const { YMD, DMY, MDY, open: open2, unix, unix_ms } = this.#shown;
    if (DMY && MDY) throw DMY.line < MDY.line ? contradiction(DMY, MDY) : contradiction(MDY, DMY);
    if (DMY) return settled("DMY", DMY);
    if (MDY) return settled("MDY", MDY);
    if (open2)
      return this.#open ? settled(this.#open, open2) : { form: "DMY", asks: true, candidates: ["DMY", "MDY"], example: open2 };
    if (YMD) return settled("YMD", YMD);
    if (unix && unix_ms) throw contradiction(unix, unix_ms);
    if (unix) return settled("unix", unix);
    return unix_ms ? settled("unix_ms", unix_ms) : settled("DMY", void 0);
  }
};

// platform/ingest/import/forms/figure.ts
var MOST_LENGTH2 = 100;
var currencyMarks = {
  "\u20AC": ["EUR"],
  "\xA3": ["GBP"],
  "\u0E3F": ["THB"],
  "\u20AB": ["VND"],
  \u0111: ["VND"],
  \u0110: ["VND"],
  VN\u0110: ["VND"],
  "\u20B1": ["PHP"],
  "\u20A9": ["KRW"],
  \uC6D0: ["KRW"],
  "\u20B9": ["INR"],
  "\u20BA": ["TRY"],
  Rp: ["IDR"],
  RP: ["IDR"],
  RM: ["MYR"],
  R$: ["BRL"],
  S$: ["SGD"],
  A$: ["AUD"],
  AU$: ["AUD"],
  C$: ["CAD"],
  CA$: ["CAD"],
  HK$: ["HKD"],
  NT$: ["TWD"],
  NZ$: ["NZD"],
  MX$: ["MXN"],
  US$: ["USD"],
  "CN\xA5": ["CNY"],
  \u5143: ["CNY", "TWD", "HKD"],
  \u5186: ["JPY"]
};
var money = String.raw`(?:[A-Z]{1,3})?\p{Sc}|[A-Z]{3}|VNĐ|R[Pp]\.?|RM|[Kk]r\.?|[đĐ元円원]`;
var shape = new RegExp(
  String.raw`^(\()?([+-]?)(${money})?\s*([+-]?)(\d[\d.,'\s]*\d|\d)\s*(${money})?([+-]?)(\))?$`,
  "u"
);
var isAscii2 = (text2) => {
  for (let at = 0; at < text2.length; at++) if (text2.charCodeAt(at) > 127) return false;
  return true;
};
var named = (found) => {
  if (!found) return [];
  const known = currencyMarks[found.replace(/\.$/, "")];
  if (known) return known;
  const [code] = /^[A-Z]{3}/.exec(found) ?? [];
  return code ? [code] : [];
};
var ungrouped = (text2, separator) => {
  const groups = text2.split(separator);
  const isRight = groups.every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));
  return isRight ? groups.join("") : void 0;
};
var wholeOf = (text2) => {
  const separator = /\D/.exec(text2)?.[0];
  return separator === void 0 ? text2 : ungrouped(text2, separator);
};
var bodyOf = (text2) => {
  const last = Math.max(text2.lastIndexOf("."), text2.lastIndexOf(","));
  if (last < 0) {
    const digits = wholeOf(text2);
    return digits === void 0 ? void 0 : { kind: "whole", digits };
  }
  const mark = text2.charAt(last) === "." ? "." : ",";
  const before = text2.slice(0, last);
  const fraction = text2.slice(last + 1);
  if (before.includes(mark)) {
    const digits = ungrouped(text2, mark);
    return digits === void 0 ? void 0 : { kind: "grouped", mark, digits };
  }
  const whole2 = wholeOf(before);
  if (whole2 === void 0 || /\D/.test(fraction)) return void 0;
  const isOpen = fraction.length === 3 && whole2 === before && /^[1-9]\d{0,2}$/.test(whole2);
  return { kind: isOpen ? "open" : "decimal", mark, whole: whole2, fraction };
};
var figureOf = (text2) => {
  if (text2.length > MOST_LENGTH2) return void 0;
  const plain = isAscii2(text2) ? text2.trim() : text2.normalize("NFKC").replace(/\u2212/g, "-").replace(/\u2019/g, "'").trim();
  const [all3, open2, sign1 = "", mark1, sign2 = "", digits = "", mark2, sign3 = "", close] = shape.exec(plain) ?? [];
  const signs = sign1 + sign2 + sign3;
  if (all3 === void 0 || signs.length > 1 || Boolean(open2) !== Boolean(close) || open2 && signs) return void 0;
  const body = bodyOf(digits.replace(/\s+/g, " "));
  if (!body) return void 0;
  return { ...body, negative: signs === "-" || Boolean(open2), currencies: [...named(mark1), ...named(mark2)] };
};

// platform/ingest/import/forms/numbers.ts
var numberForms = ["point", "comma"];
var none = [];
var MOST_DIGITS = 15;
var [ZERO, NINE, POINT, COMMA] = [48, 57, 46, 44];
var marks = { point: ".", comma: "," };
var formOf = (mark) => mark === "." ? "point" : "comma";
var otherOf = (mark) => mark === "." ? "comma" : "point";
var decimalOf = (negative, whole2, fraction) => {
  const kept = fraction.replace(/0+$/, "");
  const significant = (whole2 + kept).replace(/^0+(?=\d)/, "");
  if (significant.length > MOST_DIGITS) return void 0;
  const digits = Number(significant);
  return { digits: negative && digits !== 0 ? -digits : digits, scale: kept.length };
};
var plainAmount = (text2, mark) => {
  const { length } = text2;
  if (length === 0 || length > MOST_DIGITS) return void 0;
  let digits = 0;
  let at = -1;
  for (let i = 0; i < length; i++) {
    const code = text2.charCodeAt(i);
    if (code >= ZERO && code <= NINE) digits = digits * 10 + code - ZERO;
    else if (code === mark && at < 0 && i > 0) at = i;
    else return void 0;
  }
  if (at < 0) return { digits, scale: 0, currencies: none };
  const scale = length - at - 1;
  return scale === 1 || scale === 2 ? { digits, scale, currencies: none } : void 0;
};
var isNothing = (fraction) => /^0*$/.test(fraction);
var readFigure = (figure, form, decimals) => {
  const { kind, negative } = figure;
  if (kind === "whole") return decimalOf(negative, figure.digits, "");
  const isDecimal = figure.mark === marks[form];
  if (kind === "grouped") return decimals > 0 && isDecimal ? void 0 : decimalOf(negative, figure.digits, "");
  const { whole: whole2, fraction } = figure;
  if (kind === "open")
    return decimals > 0 && isDecimal ? decimalOf(negative, whole2, fraction) : decimalOf(negative, whole2 + fraction, "");
  if (decimals > 0) return isDecimal ? decimalOf(negative, whole2, fraction) : void 0;
  return isNothing(fraction) ? decimalOf(negative, whole2, "") : void 0;
};
var readAmount = (text2, form, decimals) => {
  const plain = plainAmount(text2, form === "point" ? POINT : COMMA);
  if (plain && (decimals > 0 || plain.scale === 0)) return plain;
  const figure = figureOf(text2);
  const decimal = figure && readFigure(figure, form, decimals);
  return decimal && { digits: decimal.digits, scale: decimal.scale, currencies: figure.currencies };
};
var readDecimal = (text2) => readAmount(text2, "point", 2);
var readRatio = (text2) => {
  const plain = plainAmount(text2, POINT);
  if (plain) return plain;
  const figure = figureOf(text2);
  if (!figure || figure.kind === "grouped") return void 0;
  return figure.kind === "whole" ? decimalOf(figure.negative, figure.digits, "") : decimalOf(figure.negative, figure.whole, figure.fraction);
};
var shownBy2 = (figure, decimals) => {
  switch (figure.kind) {
    case "decimal":
      return decimals > 0 || isNothing(figure.fraction) ? formOf(figure.mark) : void 0;
    case "grouped":
      return decimals > 0 ? otherOf(figure.mark) : void 0;
    default:
      return void 0;
  }
};
var NumberForms = class {
  #chosen;
  #shown = {};
  #otherwise;
  #open;
  /**
   * @param chosen what people say about the file; then nothing is decided, and what does not fit is rejected by line
   * @param otherwise the form where nothing in the file settles it
   */
  constructor(chosen2, otherwise = "point") {
    this.#chosen = chosen2;
    this.#otherwise = otherwise;
  }
  /** @param decimals of the currency of the amount */
  see(text2, line, decimals) {
    const { point, comma } = this.#shown;
    if (this.#chosen || point && comma) return;
    const plain = plainAmount(text2, POINT);
    if (plain && (plain.scale === 0 || point)) return;
    const figure = figureOf(text2);
    if (!figure) return;
    const form = shownBy2(figure, decimals);
    if (form) this.#shown[form] ??= { line, text: text2.trim() };
    else if (figure.kind === "open" && decimals > 0) this.#open ??= { line, text: text2.trim() };
  }
  /** @throws {ImportError} when two lines contradict each other */
  decide() {
    if (this.#chosen) return { form: this.#chosen, sure: true, example: void 0 };
    const { point, comma } = this.#shown;
    if (point && comma)
      throw new ImportError(
        `\u91D1\u989D\u7684\u5199\u6CD5\u4E92\u76F8\u77DB\u76FE\uFF1A\u7B2C ${point.line} \u884C\u201C${point.text}\u201D\u7528\u70B9\u4F5C\u5C0F\u6570\u70B9\uFF0C\u7B2C ${comma.line} \u884C\u201C${comma.text}\u201D\u7528\u9017\u53F7\u3002\u8BF7\u5728\u6587\u4EF6\u91CC\u7EDF\u4E00\uFF0C\u6216\u5148\u9009\u5B9A\u6570\u5B57\u5199\u6CD5`,
        `The amounts contradict each other: "${point.text}" on line ${point.line} has a decimal point, "${comma.text}" on line ${comma.line} a decimal comma. Make them alike in the file, or choose the form of its numbers first`
      );
    if (comma) return { form: "comma", sure: true, example: comma };
    return point ? { form: "point", sure: true, example: point } : { form: this.#otherwise, sure: false, example: this.#open };
  }
};

// platform/ingest/import/header.ts
var normal = (name) => name.normalize("NFKC").replace(/[\s\u200b-\u200f\u2060]+/g, "").toLowerCase();
var percent = "(%)";
var headingOf = (text2) => {
  const name = normal(text2);
  const inPercent = name.endsWith(percent) && name !== percent;
  return { name: inPercent ? name.slice(0, -percent.length) : name, inPercent };
};
var placeOf = (header, names3) => {
  const wanted = new Set(names3.map(normal));
  const whole2 = header.findIndex((text2) => wanted.has(normal(text2)));
  return whole2 >= 0 ? whole2 : header.findIndex((text2) => wanted.has(headingOf(text2).name));
};
var missingColumns = (preset, header, missing2) => new ImportError(
  `\u6587\u4EF6\u7F3A\u5C11\u9884\u8BBE ${preset} \u9700\u8981\u7684\u5217\uFF1A${missing2.join("\u3001")}\u3002\u6587\u4EF6\u7684\u8868\u5934\u662F\uFF1A${header.join(", ")}`,
  `The file lacks columns that the preset ${preset} needs: ${missing2.join(", ")}. Its header is: ${header.join(", ")}`
);
var columnsOf = (preset, header, columns4) => {
  const places2 = Object.entries(columns4).map(([key, names3]) => [key, placeOf(header, names3)]);
  const missing2 = places2.filter(([, at]) => at < 0).map(([key]) => columns4[key]?.[0] ?? key);
  if (missing2.length > 0) throw missingColumns(preset, header, missing2);
  return Object.fromEntries(places2);
};

// platform/ingest/import/kinds.ts
var openOrNone = { creator: 1, nobody: 9 };
var base = [["order_id"], ["sku_id", "product_id"]];
var times = ["create_time", "paid_time"];
var elsewhere = new Set(Object.values(networkNames).flat().map(normal));
var exportKinds = [
  {
    name: "partner",
    settledBy: [
      ["Commission GMV", "Est. affiliate partner commission"],
      ["Commission GMV", "Affiliate partner estimated commission"],
      ["Standard affiliate partner commission rate", "Est. creator commission"]
    ],
    names: {
      campaign_id: ["Partner campaign ID"],
      pay_amount: ["Commission GMV"],
      settlement_status: ["Order settlement status", "Order payment status"],
      standard_rate: ["Standard creator affiliate commission rate"],
      shop_ads_rate: ["Creator shop ads commission rate"],
      partner_rate: ["Standard affiliate partner commission rate"],
      est_base: ["Est. base commission", "Est. commission base"],
      est_standard: ["Est. creator commission"],
      est_shop_ads: ["Est. creator Shop Ads commission"],
      est_bonus: ["Est. creator partner bonus commission"],
      est_partner: ["Est. affiliate partner commission", "Affiliate partner estimated commission"],
      act_base: ["Commission base", "Actual commission base"],
      act_standard: ["Standard creator commission"],
      act_shop_ads: ["Shop ads commission for creators"],
      act_bonus: ["Affiliate creator partner bonus"],
      act_partner: ["Standard commission for affiliate partner"],
      delivery_time: ["Time order delivered", "Order delivered time"]
    },
    added: {
      est_partner: [
        "Est. affiliate partner Shop Ads commission",
        "Affiliate partner shop ads estimated commission",
        "Est. affiliate partner bonus commission",
        "Affiliate partner estimated bonus commission"
      ],
      act_partner: ["Affiliate partner shop ads commission", "Affiliate partner bonus commission"]
    },
    needed: [...base, ["pay_amount", "price"], times],
    isPriced: true,
    isDayFirst: true,
    asksCurrency: true,
    collab: { creator: 3, nobody: 3 }
  },
  {
    name: "creator",
    settledBy: [
      ["Items sold", "Order settlement status"],
      ["Items sold", "Total final earned amount"],
      ["Items sold", "Commission settlement date"]
    ],
    names: {
      quantity: ["Items sold"],
      refunded_qty: ["Items refunded"],
      pay_amount: ["GMV"],
      standard_rate: ["Standard"],
      shop_ads_rate: ["Shop ads"],
      bonus_rate: ["TikTok bonus"],
      est_standard: ["Est. standard commission"],
      est_shop_ads: ["Est. Shop Ads commission"],
      est_bonus: ["Est. Bonus"],
      act_standard: ["Standard commission"],
      act_shop_ads: ["Shop Ads commission"],
      act_bonus: ["Bonus"],
      create_time: ["Order date"],
      settled_time: ["Commission settlement date"]
    },
    // What the partner pays the creator on top is the creator's, as the other bonus is.
    added: { est_bonus: ["Est. Affiliate partner bonus"], act_bonus: ["Affiliate partner bonus"] },
    needed: [...base, ["pay_amount", "price"], ["currency"], times],
    isPriced: true,
    isDayFirst: true,
    collab: { creator: 1, nobody: 1 }
  },
  {
    name: "ours",
    // A heading that only we have, or nothing but ours.
    settledBy: ownFields.flatMap(({ title }) => elsewhere.has(normal(title)) ? [] : [[title]]),
    whole: ownFields.map(({ title }) => title),
    names: {},
    without: ownFields.filter(({ field: field2 }) => field2 === void 0).map(({ title }) => title),
    needed: [...base, ["pay_amount"], ["currency"], times],
    isDayFirst: false,
    collab: openOrNone
  },
  {
    name: "seller",
    settledBy: [
      ["Time Created", "Fully returned or refunded"],
      ["Time Created", "Est. standard commission payment"],
      ["\u521B\u5EFA\u65F6\u95F4", "\u5DF2\u5168\u90E8\u9000\u8D27\u6216\u5168\u989D\u9000\u6B3E"],
      ["\u521B\u5EFA\u65F6\u95F4", "\u9884\u8BA1\u6807\u51C6\u4F63\u91D1\u4ED8\u6B3E"],
      ["Waktu Dibuat", "Pengembalian Barang Atau Dana"],
      ["Waktu Dibuat", "Perkiraan pembayaran komisi standar"]
    ],
    names: {},
    needed: [...base, ["pay_amount"], ["currency"], times],
    isDayFirst: true,
    collab: openOrNone
  }
];
var other = {
  name: "other",
  settledBy: [],
  names: {},
  needed: [...base, ["pay_amount"], ["currency"], times],
  isDayFirst: false,
  collab: openOrNone
};
var isOf = ({ settledBy, whole: whole2 }, header) => {
  if (settledBy.some((headings) => headings.every((heading) => header.has(headingOf(heading).name)))) return true;
  if (!whole2) return false;
  const all3 = new Set(whole2.map((title) => headingOf(title).name));
  return [...header].every((name) => all3.has(name));
};
var meaningsOf = (names3) => fields.flatMap((field2) => (names3[field2] ?? []).map((name) => [headingOf(name).name, field2]));
var everywhere = meaningsOf(fieldNames);
var meanings = ({ names: names3, without = [] }) => {
  const found = /* @__PURE__ */ new Map();
  for (const [name, field2] of everywhere) if (!found.has(name)) found.set(name, field2);
  for (const name of without) found.delete(headingOf(name).name);
  for (const [name, field2] of meaningsOf(names3)) found.set(name, field2);
  return found;
};
var layoutOf = (header) => {
  const headings = header.map(headingOf);
  const names3 = new Set(headings.map(({ name }) => name).filter((name) => name !== ""));
  const kind = exportKinds.find((one) => isOf(one, names3)) ?? other;
  const own = meanings(kind);
  const more = new Map(meaningsOf(kind.added ?? {}));
  const at = Object.fromEntries(fields.map((field2) => [field2, -1]));
  const added = /* @__PURE__ */ new Map();
  const inPercent = /* @__PURE__ */ new Set();
  const uses = headings.map(({ name, ...heading }, place) => {
    const text2 = (header[place] ?? "").trim();
    const field2 = own.get(name);
    if (field2 && at[field2] < 0) {
      at[field2] = place;
      if (heading.inPercent) inPercent.add(field2);
      return { name: text2, field: field2 };
    }
    const sum = more.get(name);
    if (sum) added.set(sum, [...added.get(sum) ?? [], place]);
    return { name: text2, field: sum };
  });
  return { kind, uses, at, added, inPercent };
};

// shared/geo/countries.ts
var table = `
AD020 42.5 1.6;AE784 23.9 54.3;AF004 33.8 65.9;AG028 17.1 -61.8;AI660 18.2 -63.1;AL008 41.1 20.1;AM051 40.3 44.9
AO024 -12.3 17.6;AQ010 -80 0;AR032 -34.5 -64.7;AS016 -14.3 -170.7;AT040 47.6 14.1;AU036 -25.6 134.2
AW533 12.5 -70;AX248 60.1 19.9;AZ031 40.3 47.7;BA070 44.2 17.8;BB052 13.2 -59.6;BD050 23.9 90.2;BE056 50.6 4.6
BF854 12.3 -1.8;BG100 42.8 25.2;BH048 26.1 50.5;BI108 -3.4 29.9;BJ204 9.6 2.3;BL652 17.9 -62.8;BM060 32.3 -64.8
BN096 4.5 114.6;BO068 -16.7 -64.7;BQ535 12.2 -68.3;BR076 -10.7 -53.2;BS044 24.7 -78;BT064 27.4 90.4
BV074 -54.4 3.4;BW072 -22.2 23.8;BY112 53.5 28;BZ084 17.2 -88.7;CA124 56.5 -99;CC166 -12.2 96.8;CD180 -2.9 23.6
CF140 6.6 20.5;CG178 -0.8 15.2;CH756 46.8 8.2;CI384 7.6 -5.6;CK184 -21.2 -159.8;CL152 -33.5 -70.8;CM120 5.7 12.7
CN156 35.5 104;CO170 3.9 -73.1;CR188 10 -84.2;CU192 21.3 -77.9;CV132 15.1 -23.6;CW531 12.2 -68.9
CX162 -10.5 105.6;CY196 34.9 33;CZ203 49.7 15.3;DE276 51 10.4;DJ262 11.7 42.6;DK208 56.2 9.4;DM212 15.4 -61.4
DO214 18.9 -70.5;DZ012 28 2.7;EC218 -1.4 -78.4;EE233 58.7 25.8;EG818 26.5 29.9;EH732 24.2 -12.3;ER232 15.4 38.9
ES724 40.4 -3.6;ET231 8.6 39.6;FI246 64.3 26.2;FJ242 -17.8 178;FK238 -51.7 -58.8;FM583 6.9 158.2;FO234 62.1 -7
FR250 46.6 2.5;GA266 -0.6 11.8;GB826 53 -1.5;GD308 12.1 -61.7;GE268 42.2 43.5;GF254 4 -53.1;GG831 49.5 -2.6
GH288 7.9 -1.2;GI292 36.1 -5.3;GL304 73.1 -41.8;GM270 13.6 -15.3;GN324 10.4 -10.9;GP312 16.2 -61.5
GQ226 1.6 10.5;GR300 39.5 22.6;GS239 -54.4 -36.7;GT320 15.7 -90.4;GU316 13.4 144.8;GW624 12.2 -14.5
GY328 4.8 -59;HK344 22.4 114.2;HM334 -53.1 73.5;HN340 14.8 -86.6;HR191 45.7 16.5;HT332 19.2 -72.3
HU348 47.2 19.4;ID360 -2 113.5;IE372 53.2 -8.1;IL376 31.3 34.9;IM833 54.2 -4.5;IN356 22.8 79.5;IO086 -7.4 72.4
IQ368 33 43.8;IR364 32.5 54.4;IS352 65 -18.6;IT380 42.8 12.5;JE832 49.2 -2.1;JM388 18.2 -77.3;JO400 31.2 36.8
JP392 36.3 138.3;KE404 0.6 37.8;KG417 41.5 74.5;KH116 12.7 104.9;KI296 1.4 173;KM174 -11.7 43.3;KN659 17.3 -62.8
KP408 40.1 127.2;KR410 36.4 127.9;KW414 29.3 47.6;KY136 19.3 -81.3;KZ398 48.4 67.3;LA418 19.5 102.6
LB422 33.9 35.9;LC662 13.9 -61;LI438 47.1 9.5;LK144 7.6 80.7;LR430 6.5 -9.3;LS426 -29.6 28.2;LT440 55.3 23.9
LU442 49.8 6.1;LV428 56.9 24.9;LY434 27 18.1;MA504 29.8 -8.7;MC492 43.7 7.4;MD498 47.2 28.5;ME499 42.8 19.2
MF663 18.1 -63.1;MG450 -19.3 46.7;MH584 7.1 171.1;MK807 41.6 21.7;ML466 17.3 -3.6;MM104 21.1 96.5;MN496 47 103.1
MO446 22.1 113.6;MP580 15.2 145.7;MQ474 14.6 -61;MR478 20.2 -10.4;MS500 16.7 -62.2;MT470 35.9 14.4
MU480 -20.3 57.6;MV462 4.2 73.5;MW454 -13.2 34.3;MX484 23.9 -102.2;MY458 3.9 102.1;MZ508 -14.6 38.2
NA516 -22.1 17.2;NC540 -21.3 165.5;NE562 17.4 9.3;NF574 -29 168;NG566 9.6 8.1;NI558 12.8 -85;NL528 52.3 5.6
NO578 61.3 10.2;NP524 28.3 83.9;NR520 -0.5 166.9;NU570 -19 -169.9;NZ554 -41 174.5;OM512 20.6 56.1
PA591 8.7 -80.3;PE604 -9.1 -74.4;PF258 -17.7 -149.4;PG598 -6.6 144.2;PH608 15.5 121.1;PK586 29.9 69.2
PL616 52.1 19.4;PM666 47 -56.3;PN612 -24.4 -128.3;PR630 18.2 -66.5;PS275 31.9 35.2;PT620 39.7 -8;PW585 7.5 134.6
PY600 -23.2 -58.4;QA634 25.3 51.2;RE638 -21.1 55.5;RO642 45.8 25;RS688 44.2 20.8;RU643 61.5 96;RW646 -2 29.9
SA682 24.1 44.7;SB090 -9.6 160.2;SC690 -4.7 55.5;SD729 16 29.9;SE752 61.5 15.5;SG702 1.4 103.8;SH654 -16 -5.7
SI705 46.1 14.8;SJ744 78.6 16;SK703 48.7 19.5;SL694 8.6 -11.8;SM674 43.9 12.4;SN686 14.4 -14.5;SO706 4.7 45.7
SR740 4.1 -55.9;SS728 7.3 30.3;ST678 0.2 6.6;SV222 13.7 -88.9;SX534 18 -63.1;SY760 35 38.5;SZ748 -26.6 31.5
TC796 21.8 -71.7;TD148 15.3 18.6;TF260 -49.4 69.4;TG768 8.5 1;TH764 15.1 101;TJ762 38.3 72.6;TK772 -9.2 -171.8
TL626 -8.8 125.9;TM795 39.1 59.5;TN788 34.1 9.6;TO776 -21.2 -175.2;TR792 39.1 35.4;TT780 10.4 -61.3
TV798 -8.5 179.2;TW158 23.7 121;TZ834 -6.3 34.8;UA804 49.2 31.3;UG800 1.3 32.4;UM581 19.3 166.6;US840 39.8 -98.6
UY858 -32.8 -56;UZ860 41.8 63.3;VA336 41.9 12.5;VC670 13.3 -61.2;VE862 7.1 -66.2;VG092 18.4 -64.6
VI850 17.7 -64.8;VN704 15.8 107.9;VU548 -15.2 166.9;WF876 -13.3 -176.2;WS882 -13.6 -172.4;XK983 42.6 20.9
YE887 15.9 47.5;YT175 -12.8 45.2;ZA710 -29 25.2;ZM894 -13.5 27.8;ZW716 -19 29.9
`;
var places;
function parse() {
  const found = /* @__PURE__ */ new Map();
  for (const cell2 of table.trim().split(/[;\n]/)) {
    const [code = "", lat = "", lon = ""] = cell2.split(" ");
    const iso2 = code.slice(0, 2);
    found.set(iso2, { iso2, numeric: code.slice(2), lat: Number(lat), lon: Number(lon) });
  }
  return found;
}
var all2 = () => {
  places ??= parse();
  return places;
};
var allPlaces = () => [...all2().values()];
var outside = {
  ZZ: { zh: "\u672A\u77E5", en: "Unknown" },
  EU: { zh: "\u6B27\u76DF", en: "European Union" }
};
var formatters = /* @__PURE__ */ new Map();
function formatted(iso2, lang, style) {
  const key = lang + style;
  let names3 = formatters.get(key);
  if (!names3) {
    names3 = new Intl.DisplayNames([lang], { type: "region", style, fallback: "none" });
    formatters.set(key, names3);
  }
  return names3.of(iso2);
}
function countryName(iso2, lang) {
  const special = outside[iso2];
  if (special) return special[lang];
  if (!/^[A-Z]{2}$/.test(iso2)) return iso2;
  const short = formatted(iso2, lang, "short");
  const named2 = lang === "en" && short !== void 0 && short.length <= 3 ? formatted(iso2, lang, "long") : short;
  return named2 ?? iso2;
}

// platform/ingest/import/regions.ts
var others = {
  eire: "IE",
  rsa: "ZA",
  usa: "US",
  uk: "GB",
  uae: "AE",
  "channel islands": "JE",
  "european community": "EU",
  "european union": "EU",
  "czech republic": "CZ",
  "hong kong": "HK",
  turkey: "TR",
  "viet nam": "VN",
  korea: "KR",
  unspecified: "ZZ",
  unknown: "ZZ",
  \u672A\u77E5: "ZZ",
  "": "ZZ"
};
var names;
var allNames = () => {
  if (names) return names;
  names = new Map(Object.entries(others));
  for (const { iso2 } of allPlaces()) {
    for (const lang of ["zh", "en"]) names.set(countryName(iso2, lang).toLowerCase(), iso2);
    names.set(iso2.toLowerCase(), iso2);
  }
  return names;
};
var regionOf = (text2) => allNames().get(text2.trim().toLowerCase()) ?? "ZZ";
var euro = ["AT", "BE", "DE", "ES", "FI", "FR", "GR", "IE", "IT", "NL", "PT", "EU"];
var currencies = {
  ...Object.fromEntries(euro.map((region) => [region, "EUR"])),
  BR: "BRL",
  GB: "GBP",
  ID: "IDR",
  JP: "JPY",
  MX: "MXN",
  MY: "MYR",
  PH: "PHP",
  PL: "PLN",
  SA: "SAR",
  SG: "SGD",
  TH: "THB",
  US: "USD",
  VN: "VND"
};
var currencyOfRegion = (region) => currencies[region];
var currencyCode = (text2) => {
  const code = text2.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : void 0;
};

// platform/ingest/import/values.ts
import { createHash } from "node:crypto";
var MOST_LENGTH3 = 100;
var powers = Array.from({ length: 16 }, (_, n) => 10 ** n);
var tenTo = (n) => powers[n] ?? 10 ** n;
var minorUnits = (decimal, decimals, times2 = 1) => {
  const product = decimal.digits * times2;
  const scale = decimal.scale - decimals;
  if (scale <= 0) return product * tenTo(-scale);
  const unit = tenTo(scale);
  if (Math.abs(product) > Number.MAX_SAFE_INTEGER / 4 || scale > 15)
    return dividedHalfUp(BigInt(decimal.digits) * BigInt(times2), 10n ** BigInt(scale));
  const size = Math.abs(product);
  const rest = size % unit;
  const rounded = (size - rest) / unit + (2 * rest >= unit ? 1 : 0);
  return product < 0 ? -rounded : rounded;
};
var readCount = (text2, form) => {
  const decimal = readAmount(text2, form, 2) ?? readAmount(text2, form, 0);
  if (!decimal) return Number.NaN;
  const value = decimal.digits / tenTo(decimal.scale);
  return Number.isSafeInteger(value) ? value : Number.NaN;
};
var readRate = (text2, inPercent) => {
  const isPercent = inPercent || /[%％]\s*$/.test(text2);
  const decimal = readRatio(text2.replace(/[%％]\s*$/, ""));
  if (!decimal || decimal.digits < 0) return Number.NaN;
  const isFraction = !isPercent && decimal.digits < tenTo(decimal.scale);
  return minorUnits(decimal, isFraction ? 4 : 2);
};
var buyerHasher = (salt) => {
  const kept = /* @__PURE__ */ new Map();
  return (id2) => {
    const known = kept.get(id2);
    if (known) return known;
    if (kept.size > 2e4) kept.clear();
    const key = createHash("sha256").update(`${salt}
${id2}`).digest("base64url").slice(0, 16);
    if (id2.length <= MOST_LENGTH3) kept.set(id2, key);
    return key;
  };
};
var guarded = /^'[\s\u00ad\u200b-\u200f\u2060]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
var readText = (text2) => {
  const trimmed = /\s\s|[\r\n\t]/.test(text2) ? text2.replace(/\s+/g, " ").trim() : text2.trim();
  return trimmed.startsWith("'") && guarded.test(trimmed) ? trimmed.slice(1).trim() : trimmed;
};

// platform/ingest/import/words.ts
var table2 = (rows) => new Map(rows.flatMap(([value, words2]) => words2.split("|").map((word) => [normal(word), value])));
var ours = (labels, values) => new Map(
  values.flatMap(
    (value) => [String(value), ...ownWords(labels, value)].map((word) => [normal(word), value])
  )
);
var join = (...tables2) => new Map(tables2.flatMap((one) => [...one]));
var ends = join(
  new Map([...ours("settlement", settlementStatuses)].map(([word, settlement]) => [word, { settlement }])),
  table2([
    [
      { settlement: 0 },
      "Unpaid by customer|Customer unpaid|Unpaid|Awaiting payment|\u5F85\u4ED8\u6B3E|\u672A\u4ED8\u6B3E|\u987E\u5BA2\u672A\u4ED8\u6B3E|\u5BA2\u6237\u672A\u4ED8\u6B3E|\u4E70\u5BB6\u672A\u4ED8\u6B3E|Belum dibayar|Belum dibayar oleh pelanggan|Pelanggan belum membayar"
    ],
    [
      { settlement: 1 },
      "Pending|Not settled|Unsettled|To settle|To-settle|\u5F85\u7ED3\u7B97|\u672A\u7ED3\u7B97|Tertunda|Menunggu|Belum diselesaikan|Belum dilunasi"
    ],
    [{ settlement: 2 }, "Settled|Paid|Completed|\u5DF2\u7ED3\u7B97|\u5DF2\u652F\u4ED8\u4F63\u91D1|Diselesaikan|Sudah diselesaikan|Lunas"],
    [{ settlement: 3 }, "Ineligible|Invalid|\u5DF2\u5931\u6548|\u65E0\u6548|\u4E0D\u7B26\u5408\u6761\u4EF6|\u4E0D\u5408\u683C|Tidak memenuhi syarat|Tidak valid"],
    [{ settlement: 3, isReturned: true }, "Refunded|\u5DF2\u9000\u6B3E|Dikembalikan|Dana dikembalikan"],
    [{ settlement: 4 }, "Frozen|On hold|\u5DF2\u51BB\u7ED3|\u51BB\u7ED3|Dibekukan"]
  ])
);
var orders = join(
  new Map([...ours("order", orderStatuses)].map(([word, order]) => [word, { order }])),
  table2([
    [{ order: 100 }, "Unpaid|\u5F85\u4ED8\u6B3E|\u672A\u4ED8\u6B3E"],
    [{ order: 105 }, "On hold|on_hold|\u6682\u7F13"],
    [
      { order: 111 },
      "Ordered|Paid|Pending|Processing|To ship|Awaiting shipment|awaiting_shipment|\u5F85\u53D1\u8D27|\u5DF2\u4ED8\u6B3E|\u5DF2\u4E0B\u5355|\u8FDB\u884C\u4E2D|\u5904\u7406\u4E2D|Diproses|Sedang diproses|Dalam proses|Perlu dikirim|Tertunda"
    ],
    [{ order: 112 }, "Awaiting collection|awaiting_collection|\u5F85\u63FD\u6536"],
    [{ order: 114 }, "Partially shipped|Partially shipping|partially_shipping|\u90E8\u5206\u53D1\u8D27"],
    [{ order: 121 }, "Shipped|In transit|in_transit|\u8FD0\u8F93\u4E2D|\u5DF2\u53D1\u8D27|Dikirim|Dalam pengiriman"],
    [{ order: 122 }, "Delivered|\u5DF2\u9001\u8FBE|Terkirim"],
    [{ order: 130 }, "Completed|\u5DF2\u5B8C\u6210|Selesai"],
    [{ order: 140 }, "Cancelled|Canceled|\u5DF2\u53D6\u6D88|\u53D6\u6D88|Dibatalkan"],
    [
      { order: 100, end: { settlement: 0 } },
      "Customer unpaid|Unpaid by customer|\u987E\u5BA2\u672A\u4ED8\u6B3E|\u5BA2\u6237\u672A\u4ED8\u6B3E|\u4E70\u5BB6\u672A\u4ED8\u6B3E|Belum dibayar|Belum dibayar oleh pelanggan|Pelanggan belum membayar"
    ],
    [{ order: 130, end: { settlement: 2 } }, "Settled|\u5DF2\u7ED3\u7B97|Diselesaikan|Sudah diselesaikan|Lunas"],
    // Where the order is follows from none of these.
    [
      { order: void 0, end: { settlement: 1 } },
      "Not settled|Unsettled|To settle|To-settle|\u5F85\u7ED3\u7B97|\u672A\u7ED3\u7B97|Belum diselesaikan|Belum dilunasi"
    ],
    [
      { order: void 0, end: { settlement: 3 } },
      "Ineligible|\u5DF2\u5931\u6548|\u65E0\u6548|\u4E0D\u7B26\u5408\u6761\u4EF6|\u4E0D\u5408\u683C|Tidak memenuhi syarat|Tidak valid"
    ],
    [{ order: void 0, end: { settlement: 3, isReturned: true } }, "Refunded|\u5DF2\u9000\u6B3E|Dikembalikan|Dana dikembalikan"],
    [{ order: void 0, end: { settlement: 4 } }, "Frozen|\u5DF2\u51BB\u7ED3|\u51BB\u7ED3|Dibekukan"]
  ])
);
var words = {
  order_status: orders,
  settlement_status: ends,
  content_type: join(
    ours("content", contentTypes),
    table2([
      [1, "Video|Short video|Shoppable video|\u77ED\u89C6\u9891|\u89C6\u9891|Video pendek"],
      [2, "Live|Livestream|Live stream|PRE_LIVE|\u76F4\u64AD|Siaran langsung"],
      [3, "Showcase|Shop|Shop tab|PROMOTION_PAGE|\u6A71\u7A97|\u5546\u54C1\u6A71\u7A97|\u5546\u5E97|\u5E97\u94FA|Etalase|Toko"],
      [
        4,
        "Link share|Linkshare|Link|External Traffic Program|\u5206\u4EAB\u94FE\u63A5|\u94FE\u63A5|\u7AD9\u5916\u6D41\u91CF\u8BA1\u5212|Program Traffic Eksternal|Program Lalu Lintas Eksternal"
      ],
      [5, "Product card|\u5546\u54C1\u5361|Kartu produk"],
      [6, "Carousel|Shoppable photo|Photo|\u56FE\u6587|Korsel|Karusel"]
    ])
  ),
  collab_type: join(
    ours("collab", collabTypes),
    table2([
      [1, "Open|Open collaboration|\u516C\u5F00\u5408\u4F5C|\u516C\u5F00"],
      [2, "Target|Targeted|Target collaboration|\u5B9A\u5411\u5408\u4F5C|\u5B9A\u5411"],
      [3, "Partner|TAP|Partner campaign|\u670D\u52A1\u5546\u6D3B\u52A8"],
      [4, "Exclusive|\u4E13\u5C5E"],
      [9, "None|\u81EA\u8425"]
    ])
  ),
  commission_model: join(
    ours("model", commissionModels),
    table2([
      [
        1,
        "Standard|Fixed|Fixed commission|Percentage commission|Standard commission|\u6807\u51C6|\u56FA\u5B9A|\u56FA\u5B9A\u4F63\u91D1|\u6807\u51C6\u4F63\u91D1|Standar"
      ],
      [2, "Shop ads|Shop ads commission|\u5E7F\u544A"],
      [3, "Partner|Partner campaign|\u670D\u52A1\u5546\u6D3B\u52A8"],
      [4, "Tier|Tiered|Tiered commission|\u9636\u68AF|\u9636\u68AF\u4F63\u91D1"],
      [5, "Flat fee|Flat fee + commission|\u4E00\u53E3\u4EF7+\u4F63\u91D1"]
    ])
  )
};
var answers = join(
  table2([
    [true, "Yes|Y|True|1|\u662F|Ya"],
    [false, "No|N|False|0|\u5426|Tidak"]
  ]),
  new Map(
    [0, 1].flatMap((flag) => ownWords("flag", flag).map((word) => [normal(word), flag === 1]))
  )
);
var readYes = (text2) => answers.get(normal(text2));

// platform/ingest/import/field-reader.ts
var MOST_WORDS = 200;
var Unreadable = class extends Error {
  field;
  /** Why, the field called by a name. */
  of;
  constructor(field2, of) {
    super(field2);
    this.field = field2;
    this.of = of;
  }
};
var missing = (field2) => new Unreadable(field2, (name) => refuse(`\u7F3A\u5C11 ${name}`, `${name} is missing`));
var unreadable = (field2, text2) => new Unreadable(field2, (name) => refuse(`${name} \u7684\u503C\u201C${text2}\u201D\u65E0\u6CD5\u8BC6\u522B`, `${name} "${text2}" cannot be read`));
var notIn = (field2, text2, currency2) => new Unreadable(
  field2,
  (name) => refuse(`${name} \u7684\u503C\u201C${text2}\u201D\u4E0D\u662F ${currency2} \u91D1\u989D`, `${name} "${text2}" is no amount in ${currency2}`)
);
var tooLarge = (field2, text2) => new Unreadable(field2, (name) => refuse(`${name} \u7684\u503C\u201C${text2}\u201D\u8FC7\u5927`, `${name} "${text2}" is too large for one amount`));
var nothing = /* @__PURE__ */ new Set(["", "-", "--", "/", "\u2014", "\u2013", "\uFF0D", "n/a", "#n/a", "null"]);
var isBlank = (text2) => text2.length < 5 && nothing.has(text2.toLowerCase());
var FieldReader = class {
  #rules;
  #options;
  #time;
  #bounds;
  #isPlain;
  #words = {
    order_status: /* @__PURE__ */ new Map(),
    settlement_status: /* @__PURE__ */ new Map(),
    content_type: /* @__PURE__ */ new Map(),
    collab_type: /* @__PURE__ */ new Map(),
    commission_model: /* @__PURE__ */ new Map()
  };
  #fields = [];
  #currency = "";
  #decimals = 0;
  constructor(rules, options2) {
    this.#rules = rules;
    this.#options = options2;
    this.#time = timeReader(options2.zone, rules.dates, options2.shift);
    this.#bounds = timeBounds(options2.shift, options2.now);
    this.#isPlain = rules.amountTimes.digits === 1 && rules.amountTimes.scale === 0;
  }
  /** Looks at a record. */
  open(fields2) {
    this.#fields = fields2;
  }
  /** The record's own currency, or else the file's; amounts that are read after it are in it. */
  currency() {
    const text2 = this.text("currency");
    const code = text2 === "" ? void 0 : currencyCode(text2);
    if (text2 !== "" && !code) throw unreadable("currency", text2);
    const ofRegion = this.#rules.isOfRegion && !code ? currencyOfRegion(regionOf(this.text("region"))) : void 0;
    this.#currency = code ?? ofRegion ?? this.#options.currency;
    this.#decimals = currencyDecimals(this.#currency);
    return this.#currency;
  }
  text(field2) {
    const text2 = readText(this.#rules.get(this.#fields, field2));
    return isBlank(text2) ? "" : text2;
  }
  has(field2) {
    return this.text(field2) !== "";
  }
  amount(field2) {
    const amount = this.#amountOf(field2, this.text(field2));
    const more = this.#rules.added.get(field2);
    if (!more) return amount;
    const all3 = [amount, ...more.map((place) => this.#amountOf(field2, readText(this.#fields[place] ?? "")))];
    return all3.reduce((sum, one) => one === void 0 ? sum : (sum ?? 0) + one, void 0);
  }
  #amountOf(field2, text2) {
    if (text2 === "" || isBlank(text2)) return void 0;
    const decimals = this.#isPlain ? this.#decimals : Math.max(2, this.#decimals);
    const amount = readAmount(text2, this.#rules.numbers, decimals);
    if (!amount) throw unreadable(field2, text2);
    if (amount.currencies.length > 0 && !amount.currencies.includes(this.#currency))
      throw notIn(field2, text2, this.#currency);
    const minor = this.#isPlain ? minorUnits(amount, this.#decimals) : minorUnits(this.#times(amount), this.#decimals);
    if (minor < 0) throw unreadable(field2, text2);
    if (!isAmount(minor)) throw tooLarge(field2, text2);
    return minor;
  }
  #times({ digits, scale }) {
    const { amountTimes } = this.#rules;
    return { digits: digits * amountTimes.digits, scale: scale + amountTimes.scale };
  }
  count(field2) {
    const text2 = this.text(field2);
    if (text2 === "") return void 0;
    const count = readCount(text2, this.#rules.numbers);
    if (Number.isNaN(count) || count < 0) throw unreadable(field2, text2);
    return count;
  }
  rate(field2) {
    const text2 = this.text(field2);
    if (text2 === "") return null;
    const rate2 = readRate(text2, this.#rules.inPercent.has(field2));
    if (Number.isNaN(rate2) || rate2 > 1e4) throw unreadable(field2, text2);
    return rate2;
  }
  at(field2) {
    const text2 = this.text(field2);
    if (text2 === "") return null;
    const t = this.#time(text2);
    if (Number.isNaN(t)) throw unreadable(field2, text2);
    const trouble = this.#bounds(t);
    if (trouble) throw new Unreadable(field2, (name) => refuseTime(name, text2, trouble));
    return t;
  }
  word(field2) {
    const text2 = this.text(field2);
    if (text2 === "") return void 0;
    const known = this.#words[field2];
    const found = known.get(text2) ?? this.#look(field2, text2);
    if (known.size < MOST_WORDS) known.set(text2, found);
    return found;
  }
  #look(field2, text2) {
    const word = normal(text2);
    const found = this.#rules.moreWords[field2]?.get(word) ?? words[field2].get(word);
    if (found === void 0) throw unreadable(field2, text2);
    return found;
  }
  /** Undefined where the file does not say it. */
  yes(field2) {
    const text2 = this.text(field2);
    if (text2 === "") return void 0;
    const isYes = readYes(text2);
    if (isYes === void 0) throw unreadable(field2, text2);
    return isYes;
  }
  required(field2) {
    const text2 = this.text(field2);
    if (text2 === "") throw missing(field2);
    return text2;
  }
};

// platform/ingest/import/odd-rows.ts
var HAN = new RegExp("\\p{Script=Han}{5}", "u");
var isPhrase = (text2) => !/\d/.test(text2) && (/\S\s+\S/.test(text2.trim()) || HAN.test(text2));
var amounts = ["pay_amount", "price", "subtotal"];
var described = [...amounts, "quantity", "tax", "refund_amount", "create_time", "paid_time"];
var describesFields = (get) => isPhrase(get("order_id")) && described.filter((field2) => isPhrase(get(field2))).length > 1 && amounts.every((field2) => figureOf(get(field2)) === void 0);
var totals = new Set(ownTotals.map(normal));
var isTotals = (fields2, get) => {
  const first = fields2.find((text2) => text2.trim() !== "");
  return first !== void 0 && totals.has(normal(first)) && get("sku_id") === "" && get("product_id") === "";
};

// platform/ingest/import/line-reader.ts
var adjustmentWords = new Set(ownWords("settlement", ADJUSTMENT));
var skip = { kind: "skip" };
var lineName = /^[^/]+\/[^/]*\/[^/]*\/([1-9]\d{0,4})$/;
var LineReader = class {
  repeated;
  #in;
  #rules;
  #buyer;
  #isFirst = true;
  constructor(rules, options2) {
    this.#in = new FieldReader(rules, options2);
    this.#rules = rules;
    this.repeated = rules.repeated;
    this.#buyer = buyerHasher(options2.salt);
  }
  read(fields2) {
    const get = (field2) => this.#rules.get(fields2, field2);
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    if (isFirst && describesFields(get)) return skip;
    this.#in.open(fields2);
    try {
      return this.#row();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      if (isTotals(fields2, get)) return skip;
      return { kind: "reject", ...error.of(this.#rules.nameOf(error.field) ?? error.field) };
    }
  }
  groupOf(fields2) {
    this.#in.open(fields2);
    return this.#in.text("order_id");
  }
  keysOf(fields2) {
    this.#in.open(fields2);
    const sku_id = this.#in.text("sku_id") || this.#in.text("product_id");
    return sku_id === "" ? [] : [lineKey({ sku_id, content_id: this.#in.text("content_id"), n: 1 })];
  }
  countedOf(fields2) {
    this.#in.open(fields2);
    const or = (read, otherwise) => {
      try {
        return read();
      } catch (error) {
        if (error instanceof Unreadable) return otherwise;
        throw error;
      }
    };
    return {
      currency: or(() => this.#in.currency(), ""),
      t: or(() => this.#in.at("paid_time") ?? this.#in.at("create_time") ?? null, null),
      pay_amt: or(() => this.#in.amount("pay_amount") ?? 0, 0),
      refund_amt: or(() => this.#in.amount("refund_amount") ?? 0, 0)
    };
  }
  #amounts(prefix, base2) {
    const standard = this.#in.amount(`${prefix}_standard`);
    const shopAds = this.#in.amount(`${prefix}_shop_ads`);
    const bonus = this.#in.amount(`${prefix}_bonus`);
    const partner = this.#in.amount(`${prefix}_partner`);
    const base_amt = this.#in.amount(`${prefix}_base`);
    if (standard === void 0 && shopAds === void 0 && bonus === void 0 && partner === void 0)
      return void 0;
    return {
      base_amt: base_amt ?? base2,
      standard_amt: standard ?? 0,
      shop_ads_amt: shopAds ?? 0,
      bonus_amt: bonus ?? 0,
      partner_amt: partner ?? 0
    };
  }
  #payment(price, quantity) {
    const paid = this.#in.amount("pay_amount");
    if (paid !== void 0) return paid;
    if (!this.#rules.isPriced || price === void 0) throw missing("pay_amount");
    const pay_amt = price * quantity;
    if (!isAmount(pay_amt)) throw tooLarge("price", this.#in.text("price"));
    return pay_amt;
  }
  #end() {
    const order = this.#in.word("order_status");
    return { order, end: this.#in.word("settlement_status") ?? order?.end };
  }
  /** The line's number among those of the same SKU and content. */
  #number() {
    const [, n = "1"] = lineName.exec(this.#in.text("line_id")) ?? [];
    return Number(n);
  }
  #line({ end }) {
    const from = this.#in;
    const said = (field2, bit) => from.has(field2) ? bit : 0;
    const count = from.count("quantity");
    if (count === 0) throw unreadable("quantity", "0");
    const quantity = count ?? 1;
    const price = from.amount("price");
    const pay_amt = this.#payment(price, quantity);
    const product_id = from.text("product_id") || from.required("sku_id");
    const sku_id = from.text("sku_id") || product_id;
    const creator_name = from.text("creator_username").replace(/^@/, "");
    const creator_id = from.text("creator_id") || creator_name;
    const content = from.word("content_type");
    const collab = from.word("collab_type");
    const model = from.word("commission_model");
    const isReturned = from.yes("fully_return") === true || end?.isReturned === true;
    const refunded = from.count("refunded_qty");
    const returned = from.count("returned_qty");
    const refunded_qty = refunded ?? 0;
    const gone = refunded_qty + (returned ?? 0);
    const isCounted = gone === 0 && (refunded !== void 0 || returned !== void 0);
    const isRest = isReturned && gone < quantity && !isCounted;
    const refund = from.amount("refund_amount");
    const settled_t = from.at("settled_time");
    const subtotal = from.amount("subtotal");
    const sellerDiscount = from.amount("seller_discount");
    const platformDiscount = from.amount("platform_discount");
    const tax = from.amount("tax");
    const partnerRate = from.rate("partner_rate");
    const bonusRate = from.rate("bonus_rate");
    const estimated = this.#amounts("est", pay_amt);
    const actual = end?.settlement === 2 || settled_t !== null ? this.#amounts("act", pay_amt) : void 0;
    const status = end?.settlement ?? (settled_t === null ? void 0 : 2);
    const line = {
      said: (content === void 0 ? 0 : lineBit.content_type) | (collab === void 0 ? 0 : lineBit.collab_type) | (model === void 0 ? 0 : lineBit.commission_model) | (price === void 0 ? 0 : lineBit.price_amt) | (count === void 0 ? 0 : lineBit.quantity) | (subtotal === void 0 ? 0 : lineBit.subtotal_amt) | (sellerDiscount === void 0 ? 0 : lineBit.seller_discount_amt) | (platformDiscount === void 0 ? 0 : lineBit.platform_discount_amt) | (tax === void 0 ? 0 : lineBit.tax_amt) | (partnerRate === null ? 0 : lineBit.partner_rate_bp) | (bonusRate === null ? 0 : lineBit.bonus_rate_bp) | said("est_shop_ads", lineBit.ads_attributed) | said("act_shop_ads", lineBit.ads_attributed) | (refunded === void 0 && !isReturned ? 0 : lineBit.refunded_qty) | (returned === void 0 && !isReturned ? 0 : lineBit.returned_qty) | (refund === void 0 && !isReturned ? 0 : lineBit.refund_amt) | (estimated === void 0 ? 0 : lineBit.estimated),
      sku_id,
      content_id: from.text("content_id"),
      n: this.#number(),
      product_id,
      product_name: from.text("product_name"),
      image: from.text("image"),
      sku_name: from.text("sku_name"),
      seller_sku: from.text("seller_sku"),
      creator_id,
      creator_name,
      content_type: content ?? 3,
      collab_type: collab ?? this.#rules.collab[creator_id ? "creator" : "nobody"],
      campaign_id: from.text("campaign_id"),
      commission_model: model ?? 1,
      price_amt: price ?? Math.round(pay_amt / quantity),
      quantity,
      subtotal_amt: subtotal ?? pay_amt,
      seller_discount_amt: sellerDiscount ?? 0,
      platform_discount_amt: platformDiscount ?? 0,
      tax_amt: tax ?? 0,
      pay_amt,
      standard_rate_bp: from.rate("standard_rate"),
      shop_ads_rate_bp: from.rate("shop_ads_rate"),
      partner_rate_bp: partnerRate ?? 0,
      bonus_rate_bp: bonusRate ?? 0,
      ads_attributed: (estimated?.shop_ads_amt ?? 0) > 0 || (actual?.shop_ads_amt ?? 0) > 0,
      refunded_qty,
      returned_qty: isRest ? quantity - refunded_qty : returned ?? 0,
      refund_amt: refund ?? (isReturned ? pay_amt : 0)
    };
    if (estimated) line.estimated = estimated;
    if (actual) line.actual = actual;
    if (status !== void 0) line.settlement_status = status;
    if (settled_t !== null) line.settled_t = settled_t;
    return line;
  }
  /** A return without a sale, as our own export tells it: it keeps its name. */
  #adjustment(refund_id, currency2) {
    const from = this.#in;
    const applied_t = from.at("paid_time") ?? from.at("create_time");
    if (applied_t === null) throw missing("create_time");
    const sku_id = from.text("sku_id") || from.required("product_id");
    return {
      kind: "return",
      group: refund_id,
      isNamed: true,
      event: {
        kind: "return",
        refund_id,
        buyer_key: "",
        sku_id,
        product_id: from.text("product_id") || sku_id,
        shop_id: from.text("shop_id") || from.text("shop_name") || this.#rules.fallbackShop,
        region: regionOf(from.text("region")),
        currency: currency2,
        qty: (from.count("refunded_qty") ?? 0) + (from.count("returned_qty") ?? 0),
        amt: from.amount("refund_amount") ?? 0,
        applied_t
      }
    };
  }
  #row() {
    const from = this.#in;
    const order_id = from.required("order_id");
    const currency2 = from.currency();
    if (adjustmentWords.has(from.text("settlement_status"))) return this.#adjustment(order_id, currency2);
    const state = this.#end();
    const line = this.#line(state);
    const status = state.order?.order;
    const created = from.at("create_time");
    const paid = from.at("paid_time");
    const delivery_t = from.at("delivery_time");
    const reported = from.at("report_time");
    const t = created ?? paid;
    if (t === null) throw missing("create_time");
    const sample = from.yes("is_sample");
    const { settlement_status } = line;
    const isUnpaid = status === 100 || settlement_status === 0 || status === 140 && paid === null;
    const shop_id = from.text("shop_id");
    const shop_name = from.text("shop_name") || shop_id || this.#rules.fallbackShop;
    const region = regionOf(from.text("region"));
    const buyer = from.text("buyer");
    const head = {
      said: (shop_id === "" && !from.has("shop_name") ? 0 : orderBit.shop_id) | (buyer === "" ? 0 : orderBit.buyer_key) | (status === void 0 ? 0 : orderBit.order_status) | (sample === void 0 ? 0 : orderBit.is_sample) | (created === null ? 0 : orderBit.create_t) | (paid === null ? 0 : orderBit.paid_t),
      order_id,
      shop_id: shop_id || shop_name,
      shop_name,
      shop_region: region,
      region,
      buyer_key: this.#buyer(buyer || `order ${order_id}`),
      order_status: status ?? (settlement_status === 2 ? 130 : delivery_t === null ? 111 : 122),
      create_t: t,
      paid_t: isUnpaid ? null : paid ?? t,
      delivery_t,
      currency: currency2,
      is_sample: sample ?? false,
      source: "import"
    };
    if (reported !== null) head.event_t = reported;
    return { kind: "line", group: order_id, head, line };
  }
};

// platform/ingest/import/mapping.ts
var field = z5.enum(fields);
var stateWords = (values) => z5.record(z5.string(), z5.literal([...values]));
var mappingFile = z5.strictObject({
  name: z5.string().min(1).max(60),
  columns: z5.partialRecord(field, z5.string().min(1)),
  constants: z5.partialRecord(field, z5.string()).default({}),
  date_format: z5.enum(["auto", ...dateForms]).default("auto"),
  zone: z5.string().refine(isZone, "not a time zone").optional(),
  decimal_comma: z5.boolean().optional(),
  amount_multiplier: z5.union([z5.number(), z5.string()]).transform(String).refine((text2) => (readDecimal(text2)?.digits ?? 0) > 0, "not a decimal above 0").default("1"),
  repeated_lines: z5.enum(["replace", "count"]).default("replace"),
  order_status: stateWords(orderStatuses).default({}),
  settlement_status: stateWords(settlementStatuses).default({})
}).superRefine((file, context) => {
  const has = (name) => name in file.columns || name in file.constants;
  const need = (path, ...names3) => {
    if (!names3.some(has))
      context.addIssue({ code: "custom", path: ["columns", path], message: `needs ${names3.join(" or ")}` });
  };
  need("order_id", "order_id");
  need("sku_id", "sku_id", "product_id");
  need("pay_amount", "pay_amount");
  need("create_time", "create_time", "paid_time");
  for (const name of Object.keys(file.columns))
    if (name in file.constants)
      context.addIssue({ code: "custom", path: ["constants", name], message: "is in columns too" });
});
var wordsOf2 = (record2, meaning) => new Map(Object.entries(record2).map(([word, value]) => [normal(word), meaning(value)]));
var placesOf = (file, header) => {
  const places2 = /* @__PURE__ */ new Map();
  const missing2 = [];
  for (const name of fields) {
    const column = file.columns[name];
    if (column === void 0) continue;
    const at = placeOf(header, [column]);
    if (at < 0) missing2.push(column);
    places2.set(name, at);
  }
  if (missing2.length > 0) throw missingColumns(file.name, header, missing2);
  return places2;
};
var usesOf = (file, header) => {
  const fieldAt = new Map([...placesOf(file, header)].map(([name, place]) => [place, name]));
  return header.map((text2, place) => ({ name: text2.trim(), field: fieldAt.get(place) }));
};
var percentIn = (file) => new Set(fields.filter((name) => headingOf(file.columns[name] ?? "").inPercent));
var presetOf = (file, identity) => {
  const amountTimes = readDecimal(file.amount_multiplier) ?? { digits: 1, scale: 0 };
  const currency2 = file.constants.currency?.toUpperCase();
  const time = "create_time" in file.columns ? "create_time" : "paid_time";
  const dates = file.date_format === "auto" ? void 0 : file.date_format;
  const numbers = file.decimal_comma === void 0 ? void 0 : file.decimal_comma ? "comma" : "point";
  return {
    name: file.name,
    identity,
    zone: file.zone,
    currency: currency2 ?? (file.columns.currency === void 0 ? void 0 : (header, row) => currencyCode(row[placesOf(file, header).get("currency") ?? -1] ?? "")),
    timeColumn: (header) => placesOf(file, header).get(time) ?? -1,
    columnsOf: (header) => usesOf(file, header),
    formsOf: () => ({ dates, numbers }),
    open: (header, options2) => {
      const places2 = placesOf(file, header);
      return new LineReader(
        {
          get: (record2, name) => file.constants[name] ?? record2[places2.get(name) ?? -1] ?? "",
          nameOf: (name) => file.columns[name],
          added: /* @__PURE__ */ new Map(),
          inPercent: percentIn(file),
          dates: options2.forms?.dates.form ?? dates ?? "DMY",
          numbers: options2.forms?.numbers.form ?? numbers ?? "point",
          amountTimes,
          isOfRegion: false,
          isPriced: false,
          collab: openOrNone,
          repeated: file.repeated_lines,
          fallbackShop: file.name,
          moreWords: {
            order_status: wordsOf2(file.order_status, (order) => ({ order })),
            settlement_status: wordsOf2(file.settlement_status, (settlement) => ({ settlement }))
          }
        },
        options2
      );
    }
  };
};
var invalid = (path, zh, en) => new ImportError(`\u6620\u5C04\u6587\u4EF6 ${path} \u65E0\u6548\uFF1A${zh}`, `The mapping file ${path} is not valid: ${en}`);
var readMapping = async (path) => {
  let text2;
  try {
    text2 = await readFile(path, "utf8");
  } catch {
    throw new ImportError(
      `\u6CA1\u6709\u9884\u8BBE\u201C${path}\u201D\uFF0C\u4E5F\u6CA1\u6709\u8FD9\u4E2A\u6620\u5C04\u6587\u4EF6\uFF1B\u9884\u8BBE\u6709 online-retail\u3001tiktok-affiliate`,
      `There is no preset "${path}" and no mapping file of that name; presets: online-retail, tiktok-affiliate`
    );
  }
  return mappingPreset(text2, path);
};
var mappingPreset = (text2, path) => {
  let json;
  try {
    json = JSON.parse(text2.replace(/^\ufeff/, ""));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw invalid(path, `\u4E0D\u662F JSON\uFF08${why}\uFF09`, `no JSON (${why})`);
  }
  const parsed = mappingFile.safeParse(json);
  if (!parsed.success) {
    const list = parsed.error.issues.map((issue) => `${issue.path.join(".") || "(file)"}: ${issue.message}`).join("; ");
    throw invalid(path, list, list);
  }
  return presetOf(parsed.data, `mapping ${createHash2("sha256").update(text2).digest("hex").slice(0, 16)}`);
};

// platform/ingest/import/online-retail.ts
var columns = {
  invoice: ["InvoiceNo", "Invoice"],
  stock: ["StockCode"],
  description: ["Description"],
  quantity: ["Quantity"],
  date: ["InvoiceDate"],
  price: ["UnitPrice", "Price"],
  customer: ["CustomerID", "Customer ID"],
  country: ["Country"]
};
var names2 = Object.keys(columns);
var meanings2 = {
  invoice: "order_id",
  stock: "sku_id",
  description: "product_name",
  quantity: "quantity",
  date: "create_time",
  price: "price",
  customer: "buyer",
  country: "region"
};
var CURRENCY = "GBP";
var SAID = lineBit.price_amt | lineBit.quantity;
var SHOP = { id: "online-retail", name: "Online Retail", region: "GB" };
var baseCode = (stock) => {
  const [, number2, letters] = /^(\d+)([A-Za-z]+)$/.exec(stock) ?? [];
  return number2 && letters ? [number2, letters] : [stock, ""];
};
var zeroPrice = refuse("\u5355\u4EF7\u4E3A 0\uFF0C\u4E0D\u662F\u9500\u552E", "unit price is 0: not a sale");
var invalid2 = (column, text2) => refuse(`${column}\u201C${text2}\u201D\u65E0\u6CD5\u8BC6\u522B`, `${column} "${text2}" cannot be read`);
var returnName = (invoice, stock) => `${invoice}:${stock}`;
var Reader = class {
  repeated = "count";
  #at;
  #time;
  #bounds;
  #numbers;
  #buyer;
  #decimals = currencyDecimals(CURRENCY);
  #prices = /* @__PURE__ */ new Map();
  constructor(at, options2) {
    this.#at = at;
    this.#time = timeReader(options2.zone, options2.forms?.dates.form ?? "DMY", options2.shift);
    this.#bounds = timeBounds(options2.shift, options2.now);
    this.#numbers = options2.forms?.numbers.form ?? "point";
    this.#buyer = buyerHasher(options2.salt);
  }
  #price(text2) {
    if (this.#prices.has(text2)) return this.#prices.get(text2);
    if (this.#prices.size > 5e3) this.#prices.clear();
    const price = readAmount(text2, this.#numbers, this.#decimals);
    this.#prices.set(text2, price);
    return price;
  }
  groupOf(fields2) {
    return (fields2[this.#at.invoice] ?? "").trim();
  }
  keysOf(fields2) {
    const stock = (fields2[this.#at.stock] ?? "").trim();
    return stock === "" ? [] : [lineKey({ sku_id: stock, content_id: "", n: 1 }), returnName(this.groupOf(fields2), stock)];
  }
  countedOf(fields2) {
    const get = (column) => fields2[this.#at[column]] ?? "";
    const [t, price] = [this.#time(get("date")), this.#price(get("price"))];
    const quantity = readCount(get("quantity"), this.#numbers);
    const amt = price && !Number.isNaN(quantity) ? minorUnits(price, this.#decimals, quantity) : 0;
    return {
      t: Number.isNaN(t) ? null : t,
      currency: CURRENCY,
      pay_amt: isAmount(amt) ? Math.max(0, amt) : 0,
      refund_amt: isAmount(amt) ? Math.max(0, -amt) : 0
    };
  }
  read(fields2) {
    const get = (column) => fields2[this.#at[column]] ?? "";
    const invoice = get("invoice").trim();
    const stock = get("stock").trim();
    const quantity = readCount(get("quantity"), this.#numbers);
    const price = this.#price(get("price"));
    const t = this.#time(get("date"));
    if (!invoice) return { kind: "reject", ...invalid2("InvoiceNo", "") };
    if (!stock) return { kind: "reject", ...invalid2("StockCode", "") };
    if (!price) return { kind: "reject", ...invalid2("UnitPrice", get("price")) };
    if (price.digits === 0) return { kind: "reject", ...zeroPrice };
    if (Number.isNaN(quantity) || quantity === 0) return { kind: "reject", ...invalid2("Quantity", get("quantity")) };
    if (Number.isNaN(t)) return { kind: "reject", ...invalid2("InvoiceDate", get("date")) };
    const trouble = this.#bounds(t);
    if (trouble) return { kind: "reject", ...refuseTime("InvoiceDate", get("date"), trouble) };
    const total = minorUnits(price, this.#decimals, quantity);
    if (!isAmount(total))
      return {
        kind: "reject",
        ...refuse(
          `\u6570\u91CF\u4E58\u5355\u4EF7\u201C${get("quantity")} \xD7 ${get("price")}\u201D\u8FC7\u5927`,
          `Quantity times UnitPrice, "${get("quantity")} x ${get("price")}", is too large for one amount`
        )
      };
    const customer = get("customer").trim().replace(/\.0$/, "");
    if (quantity < 0 || price.digits < 0) {
      const amt = Math.abs(total);
      const buyer_key = price.digits < 0 || customer === "" ? "" : this.#buyer(customer);
      const event = {
        kind: "return",
        refund_id: returnName(invoice, stock),
        buyer_key,
        sku_id: stock,
        product_id: baseCode(stock)[0],
        shop_id: SHOP.id,
        region: regionOf(get("country")),
        currency: CURRENCY,
        qty: Math.abs(quantity),
        amt,
        applied_t: t
      };
      return { kind: "return", group: invoice, event };
    }
    if (/^C\d/.test(invoice))
      return { kind: "reject", ...refuse("\u9000\u5355\u7684\u6570\u91CF\u4E3A\u6B63", "a cancellation with a positive quantity") };
    const [product_id, variant] = baseCode(stock);
    const pay_amt = total;
    return {
      kind: "line",
      group: invoice,
      // Written out: an object that begins with a spread costs the engine a hundred times as much.
      head: {
        said: (customer === "" ? 0 : orderBit.buyer_key) | orderBit.create_t | orderBit.paid_t,
        order_id: invoice,
        shop_id: SHOP.id,
        shop_name: SHOP.name,
        shop_region: SHOP.region,
        region: regionOf(get("country")),
        buyer_key: this.#buyer(customer === "" ? `invoice ${invoice}` : customer),
        order_status: 130,
        create_t: t,
        paid_t: t,
        delivery_t: null,
        currency: CURRENCY,
        is_sample: false,
        source: "import"
      },
      line: {
        said: SAID,
        sku_id: stock,
        content_id: "",
        n: 1,
        product_id,
        product_name: readText(get("description")),
        sku_name: variant,
        seller_sku: stock,
        creator_id: "",
        creator_name: "",
        content_type: 3,
        collab_type: 9,
        campaign_id: "",
        commission_model: 1,
        price_amt: minorUnits(price, this.#decimals),
        quantity,
        subtotal_amt: pay_amt,
        seller_discount_amt: 0,
        platform_discount_amt: 0,
        tax_amt: 0,
        pay_amt,
        standard_rate_bp: 0,
        shop_ads_rate_bp: null,
        partner_rate_bp: 0,
        bonus_rate_bp: 0,
        ads_attributed: false,
        refunded_qty: 0,
        returned_qty: 0,
        refund_amt: 0
      }
    };
  }
};
var onlineRetail = {
  name: "online-retail",
  identity: "online-retail",
  zone: "Europe/London",
  currency: CURRENCY,
  timeColumn: (header) => columnsOf("online-retail", header, columns).date,
  columnsOf: (header) => {
    const at = columnsOf("online-retail", header, columns);
    const fieldAt = new Map(names2.map((column) => [at[column], meanings2[column]]));
    return header.map((name, place) => ({ name: name.trim(), field: fieldAt.get(place) }));
  },
  formsOf: () => ({}),
  open: (header, options2) => new Reader(columnsOf("online-retail", header, columns), options2)
};

// platform/ingest/import/tiktok.ts
var NAME = "tiktok-affiliate";
var check = (header, { kind, at }) => {
  const missing2 = kind.needed.filter((some) => some.every((field2) => at[field2] < 0));
  if (missing2.length > 0)
    throw missingColumns(
      NAME,
      header,
      missing2.map((some) => some.map((field2) => fieldNames[field2][0]).join(" / "))
    );
};
var tiktokAffiliate = {
  name: NAME,
  identity: NAME,
  zone: void 0,
  currency: (header, row) => {
    const { kind, at } = layoutOf(header);
    const said = currencyCode(row[at.currency] ?? "");
    return said ?? (kind.asksCurrency ? currencyOfRegion(regionOf(row[at.region] ?? "")) : void 0);
  },
  asksCurrency: (header) => layoutOf(header).kind.asksCurrency === true,
  timeColumn: (header) => {
    const { at } = layoutOf(header);
    return at.create_time >= 0 ? at.create_time : at.paid_time;
  },
  columnsOf: (header) => layoutOf(header).uses,
  formsOf: (header) => ({ isDayFirst: layoutOf(header).kind.isDayFirst }),
  open: (header, options2) => {
    const layout = layoutOf(header);
    check(header, layout);
    const { kind, at, added, inPercent } = layout;
    return new LineReader(
      {
        get: (record2, field2) => at[field2] < 0 ? "" : record2[at[field2]] ?? "",
        nameOf: (field2) => layout.uses[at[field2]]?.name,
        added,
        inPercent,
        dates: options2.forms?.dates.form ?? "DMY",
        numbers: options2.forms?.numbers.form ?? "point",
        amountTimes: { digits: 1, scale: 0 },
        isOfRegion: kind.asksCurrency === true,
        isPriced: kind.isPriced === true,
        collab: kind.collab,
        repeated: "replace",
        fallbackShop: NAME,
        moreWords: {}
      },
      options2
    );
  }
};

// platform/ingest/import/presets.ts
var presets = [onlineRetail, tiktokAffiliate];
var findPreset = async (name) => presets.find((preset) => preset.name === name) ?? readMapping(name);

// platform/queries/orders/import-work.ts
import { randomBytes } from "node:crypto";
import { sql as sql2 } from "kysely";

// platform/queries/claim.ts
import { sql } from "kysely";
var STALE_S = 15;
var clock = sql`extract(epoch from clock_timestamp())::bigint`;
var oldestOpen = (table3) => sql`
  select id from ${sql.table(table3)}
  where state in ('queued', 'running') and (state = 'queued' or beat_t < ${clock} - ${STALE_S}::int)
  order by id limit 1 for update skip locked`;

// platform/queries/orders/import-work.ts
var statesOf = { checks: ["checking"], writes: ["queued", "running", "undoing"] };
var claimRun = async (db, kind) => {
  const { rows } = await sql2`
    update import_run i set state = case when i.state = 'queued' then 'running' else i.state end, attempts = attempts + 1,
      lines = 0, part = 0, start_t = ${clock}, beat_t = ${clock}
    from company c where c.id = i.company_id and i.id = (
      select id from import_run where state = any(${[...statesOf[kind]]}::text[])
        and (beat_t is null or beat_t < ${clock} - ${STALE_S}::int) order by id limit 1 for update skip locked)
    returning i.id, i.company_id, c.name as company, i.file, i.name, i.options, i.attempts, i.state, i.job_id`.execute(
    db
  );
  return rows[0] ?? null;
};
var mine = ({ id: id2, attempts, state }) => sql2`id = ${id2} and attempts = ${attempts} and state = ${state}`;
var beatRun = async (db, run2, lines, part) => {
  const { rows } = await sql2`
    update import_run set lines = ${lines}, part = ${part}, beat_t = ${clock} where ${mine(run2)} returning id`.execute(
    db
  );
  return rows.length > 0;
};
var noteJob = async (db, run2, job_id) => {
  await sql2`update import_run set job_id = ${job_id} where id = ${run2.id}`.execute(db);
};
var endRun = async (db, run2, end) => {
  const { state, summary: summary2, result, asks = "", reason_zh = "", reason_en = "", now } = end;
  const json = (value) => sql2`${value === void 0 ? null : JSON.stringify(value)}::jsonb`;
  const { rows } = await sql2`
    update import_run set state = ${state}, summary = coalesce(${json(summary2)}, summary),
      result = coalesce(${json(result)}, result), asks = ${asks},
      lines = coalesce((${json(summary2 ?? result)} ->> 'lines')::bigint, lines),
      part = case when ${state} = 'failed' then part else 1 end, reason_zh = ${reason_zh}, reason_en = ${reason_en},
      beat_t = ${clock}, update_time = ${now}
    where ${mine(run2)} returning id`.execute(db);
  return rows.length > 0;
};
var requeueRun = async (db, run2) => {
  await sql2`update import_run set attempts = attempts - 1, beat_t = null where ${mine(run2)}`.execute(db);
};
var writeLog = async (db, entry) => {
  const { now, ...rest } = entry;
  await db.insertInto("import_log").values({ ...rest, add_time: now }).execute();
};
var dropFiles = async (db, before) => {
  await sql2`delete from import_run where state in ('upload', 'ready', 'checked') and job_id is null
    and update_time < ${before}`.execute(db);
  await sql2`update import_run set file = '' where state not in ('queued', 'running', 'checking') and update_time < ${before}
    and file <> ''`.execute(db);
};
var importFiles = async (db) => {
  const rows = await db.selectFrom("import_run").select("file").where("file", "<>", "").execute();
  return new Set(rows.map(({ file }) => file));
};
var insertCliRun = async (db, job_id, summary2, now) => {
  const secret = randomBytes(16).toString("hex");
  await sql2`
    insert into import_run (company_id, member_id, secret, file, name, size, received, state, lines, part, summary, job_id,
      add_time, update_time)
    select j.company_id, null, ${secret}, '', j.file_name, 0, 0, ${summary2.rejected > 0 ? "open" : "done"}, ${summary2.lines}, 1,
      ${JSON.stringify(summary2)}::jsonb, j.id, ${now}, ${now} from import_job j where j.id = ${job_id}`.execute(db);
};
var readImportLog = async (tx, runId) => {
  const { rows } = await sql2`
    select g.add_time as time, case when m.id is null then '' else ${calledBy("m")} end as by, g.action, g.note
    from import_log g left join member m on m.id = g.member_id where g.run_id = ${runId} order by g.id`.execute(tx);
  return rows;
};

// platform/ingest/gate.ts
import { setTimeout as sleep } from "node:timers/promises";

// platform/ingest/failure.ts
var codeOf = (error) => typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
var lostMessage = /Connection terminated|Client has encountered a connection error|not queryable|timeout exceeded when trying to connect/i;
var isConnectionLost = (error) => /^(08|57P|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/.test(codeOf(error)) || codeOf(error) === "" && error instanceof Error && lostMessage.test(error.message);
var isConflict = (error) => ["40001", "40P01"].includes(codeOf(error));
var isBadData = (error) => /^2[123]/.test(codeOf(error));
var isHeld = (error) => codeOf(error) === "55P03";

// platform/ingest/statistics.ts
var tables = "affiliate_order, affiliate_order_line, commission_split, order_refund, rollup, rollup_buyer, rollup_return, product, sku, content";
var BULK = 200;
var GROWTH = 4;
var believedText = `select coalesce(sum(c.reltuples * f.part), 0) as n
  from pg_class c
  join pg_stats s on s.schemaname = c.relnamespace::regnamespace::text and s.tablename = c.relname
    and s.attname = 'company_id'
  cross join lateral unnest(s.most_common_vals::text::text[], s.most_common_freqs) as f(company, part)
  where c.oid = 'affiliate_order'::regclass and f.company = $1::text`;
var Statistics = class {
  /** By company: events written in bulk, and how many of them the next look is due at. */
  #companies = /* @__PURE__ */ new Map();
  /** Before a transaction of `events`: the first bulk of a company may find rows that nobody has counted. */
  async before(client, companyId, events) {
    if (events < BULK || this.#companies.has(companyId)) return;
    this.#companies.set(companyId, { written: 0, next: BULK });
    await this.#refresh(client, companyId, 1);
  }
  /** After it: once what was written has grown fourfold. */
  async after(client, companyId, events) {
    const company = this.#companies.get(companyId);
    if (!company || events < BULK) return;
    company.written += events;
    if (company.written < company.next) return;
    company.next = company.written * GROWTH;
    await this.#refresh(client, companyId, company.written / 2);
  }
  async #refresh(client, companyId, least) {
    try {
      const { rows } = await client.query({
        name: "tidewall_believed",
        text: believedText,
        values: [companyId]
      });
      if (Number(rows[0]?.n ?? 0) < least) await client.query(`analyze ${tables}`);
    } catch {
    }
  }
};

// platform/ingest/gate.ts
var MOST_EVENTS = 5e3;
var MOST_ROWS = 2e4;
var RETRY_MS = 1e4;
var PATIENCE_MS = 2e3;
var HELD_PATIENCE_MS = 500;
var HELD_PAUSE_MS = 100;
var weightOf = (events) => events.reduce((sum, event) => sum + 1 + (event.kind === "order" ? event.lines.length : 0), 0);
var messageOf = (error) => error instanceof Error ? error.message : String(error);
var createOrderGate = (db, log) => {
  const memory = newMemory();
  const statistics = new Statistics();
  const queue = [];
  const counts2 = { transactions: 0, events: 0, refused: 0 };
  let running;
  let stopped2 = false;
  let client;
  const held = /* @__PURE__ */ new Map();
  const giveBack2 = (error) => {
    client?.release(error !== void 0);
    client = void 0;
  };
  const write = async (companyId, tasks) => {
    client ??= await db.pool.connect();
    const events = tasks.reduce((sum, task) => sum + task.events.length, 0);
    await statistics.before(client, companyId, events);
    const patience = held.has(companyId) ? HELD_PATIENCE_MS : PATIENCE_MS;
    const results = await writeTasks(client, companyId, tasks, memory, patience);
    held.delete(companyId);
    counts2.transactions++;
    await statistics.after(client, companyId, events);
    return results;
  };
  const writeWithPatience = async (companyId, tasks) => {
    for (let until = Date.now() + RETRY_MS, wait = 20; ; wait = Math.min(500, wait * 2)) {
      try {
        return await write(companyId, tasks);
      } catch (error) {
        const isLost = isConnectionLost(error);
        if (isLost || !isConflict(error)) giveBack2(isLost ? error : void 0);
        if (!isLost && !isConflict(error) || Date.now() > until) throw error;
        log.warn({ companyId, error: messageOf(error) }, "order write is tried again");
        await sleep(wait);
      }
    }
  };
  const writeTask = async (companyId, task) => {
    try {
      return (await writeWithPatience(companyId, [task])).flat();
    } catch (error) {
      if (isHeld(error)) return writeTask(companyId, task);
      if (!isBadData(error)) throw error;
      const { events, alongside } = task;
      if (events.length <= 1) {
        if (events.length === 0) throw error;
        const refused = refuse("\u6570\u636E\u5E93\u62D2\u7EDD\u4E86\u8FD9\u6761\u6570\u636E", `the database refuses it: ${messageOf(error)}`);
        const results = [{ ok: false, ...refused }];
        if (alongside)
          await writeTask(companyId, {
            events: [],
            alongside: (tx, _, orders2, from) => alongside(tx, results, orders2, from)
          });
        return results;
      }
      const middle = Math.ceil(events.length / 2);
      const behind = alongside && ((tx, results, orders2, from) => alongside(tx, results, orders2, middle + from));
      const first = await writeTask(companyId, { ...task, events: events.slice(0, middle) });
      const rest = { events: events.slice(middle), ...behind ? { alongside: behind } : {} };
      return [...first, ...await writeTask(companyId, rest)];
    }
  };
  const settle = (submission, results) => {
    counts2.events += results.length;
    counts2.refused += results.filter((result) => !result.ok).length;
    submission.resolve(results);
  };
  const writeGroup = async (group) => {
    const companyId = group[0]?.companyId ?? 0;
    try {
      const results = await writeWithPatience(companyId, group);
      for (const [i, submission] of group.entries()) settle(submission, results[i] ?? []);
      return;
    } catch (error) {
      if (isHeld(error)) {
        held.set(companyId, Date.now() + HELD_PAUSE_MS);
        queue.unshift(...group);
        return;
      }
      if (!isBadData(error)) {
        for (const submission of group) submission.reject(error);
        return;
      }
    }
    for (const submission of group) {
      try {
        settle(submission, await writeTask(companyId, submission));
      } catch (error) {
        submission.reject(error);
      }
    }
  };
  const nextCompany = () => {
    const now = Date.now();
    return queue.find(({ companyId }) => (held.get(companyId) ?? 0) <= now)?.companyId;
  };
  const takeGroup = (companyId) => {
    const group = [];
    const rest = [];
    let events = 0;
    let rows = 0;
    let isFull = false;
    for (const submission of queue) {
      if (submission.companyId === companyId && !isFull) {
        const weight = weightOf(submission.events);
        isFull = group.length > 0 && (events + submission.events.length > MOST_EVENTS || rows + weight > MOST_ROWS);
        if (!isFull) {
          events += submission.events.length;
          rows += weight;
          group.push(submission);
          continue;
        }
      }
      rest.push(submission);
    }
    queue.splice(0, queue.length, ...rest);
    return group;
  };
  const drain = async () => {
    try {
      while (queue.length > 0) {
        const next = nextCompany();
        if (next === void 0) await sleep(HELD_PAUSE_MS);
        else await writeGroup(takeGroup(next));
      }
    } finally {
      giveBack2();
      running = void 0;
    }
  };
  return {
    submit: (companyId, events, alongside) => {
      if (stopped2) return Promise.reject(new Error("the order gate is closed"));
      return new Promise((resolve, reject) => {
        queue.push({ companyId, events, resolve, reject, ...alongside ? { alongside } : {} });
        running ??= Promise.resolve().then(drain);
      });
    },
    stats: () => ({ ...counts2, waiting: queue.reduce((sum, submission) => sum + submission.events.length, 0) }),
    stop: async () => {
      stopped2 = true;
      while (running) await running;
    }
  };
};

// platform/ingest/import/control.ts
var controlKinds = { taken: 1, adjustment: 2, rejected: 3, repeated: 4 };
var countedLine = (head, line) => ({
  t: head.paid_t ?? head.create_t,
  currency: head.currency,
  pay_amt: line.pay_amt,
  refund_amt: (line.said ?? -1) & lineBit.refund_amt ? line.refund_amt : 0
});
var Control = class {
  #clock;
  #rows = /* @__PURE__ */ new Map();
  constructor(clock2) {
    this.#clock = clock2;
  }
  dayOf(t) {
    return dayNumber(this.#clock, t);
  }
  #sumOf(kind, row) {
    const day = row.t === null ? null : this.dayOf(row.t);
    const name = `${day} ${row.currency} ${kind}`;
    let sum = this.#rows.get(name);
    if (!sum) {
      const nothing2 = { lines: 0, pay_amt: 0, refund_amt: 0, own_pay_amt: 0, own_refund_amt: 0 };
      sum = { day, currency: row.currency, kind, ...nothing2 };
      this.#rows.set(name, sum);
    }
    return sum;
  }
  add(kind, row, own = { pay_amt: 0, refund_amt: 0 }) {
    const sum = this.#sumOf(kind, row);
    sum.lines++;
    sum.pay_amt += row.pay_amt;
    sum.refund_amt += row.refund_amt;
    sum.own_pay_amt += own.pay_amt;
    sum.own_refund_amt += own.refund_amt;
  }
  /** A row that was taken has come again further down in its file. */
  replace(row, own) {
    const taken = this.#sumOf("taken", row);
    taken.lines--;
    taken.pay_amt -= row.pay_amt;
    taken.refund_amt -= row.refund_amt;
    taken.own_pay_amt -= own.pay_amt;
    taken.own_refund_amt -= own.refund_amt;
    this.add("repeated", row);
  }
  rows() {
    return [...this.#rows.values()].filter(({ lines }) => lines > 0);
  }
};

// platform/ingest/import/scattered.ts
var GAP = 100;
var FIRST_SIZE = 1 << 16;
var hashOf = (text2) => {
  let low = 2166136261;
  let high = 2654435769;
  for (let at = 0; at < text2.length; at++) {
    const code = text2.charCodeAt(at);
    low = Math.imul(low ^ code, 16777619);
    high = Math.imul(high ^ code, 2246822507) ^ high >>> 13;
  }
  return (high >>> 0 & 1048575) * 2 ** 32 + (low >>> 0) + 1;
};
var Scattered = class {
  #keys = new Float64Array(FIRST_SIZE);
  #lines = new Float64Array(FIRST_SIZE);
  #count = 0;
  #found = /* @__PURE__ */ new Set();
  #last = "";
  see(group, line) {
    if (group === this.#last) return;
    this.#last = group;
    const key = hashOf(group);
    const at = this.#placeOf(key);
    if (this.#keys[at] === key) {
      if (line - (this.#lines[at] ?? 0) > GAP) this.#found.add(group);
    } else {
      this.#keys[at] = key;
      if (++this.#count * 2 > this.#keys.length) this.#grow();
    }
    this.#lines[this.#placeOf(key)] = line;
  }
  has(group) {
    return this.#found.has(group);
  }
  #placeOf(key) {
    const mask = this.#keys.length - 1;
    let at = key % this.#keys.length;
    while (this.#keys[at] !== 0 && this.#keys[at] !== key) at = at + 1 & mask;
    return at;
  }
  #grow() {
    const [keys, lines] = [this.#keys, this.#lines];
    this.#keys = new Float64Array(keys.length * 2);
    this.#lines = new Float64Array(keys.length * 2);
    for (const [i, key] of keys.entries()) {
      if (key === 0) continue;
      const at = this.#placeOf(key);
      this.#keys[at] = key;
      this.#lines[at] = lines[i] ?? 0;
    }
  }
};

// platform/ingest/import/account.ts
var nameOf = (order_id, line) => `${order_id}
${lineKey(line)}`;
var countedReturn = (event, currency2) => ({
  t: event.applied_t,
  currency: event.currency ?? currency2,
  pay_amt: 0,
  refund_amt: event.amt
});
var LONG = 1e3;
var outcomeOf = (before, after, event_t) => {
  if (!before || !after) return "new";
  if (!isUnchanged(before, after)) return "changed";
  return event_t < before.row.fact_t ? "older" : "same";
};
var againOf = (earlier, line, { event_t = 0 }) => {
  if (hashOf(JSON.stringify(line)) === earlier.hash) return "same";
  return event_t < earlier.t ? "older" : "changed";
};
var ownOf = ({ row }, counted2) => row.orig_currency === null ? counted2 : { pay_amt: ownAmount(row, counted2.pay_amt), refund_amt: ownAmount(row, counted2.refund_amt) };
var Account = class {
  counts = {
    lines: 0,
    imported: 0,
    duplicates: 0,
    rejected: 0,
    replaced: 0,
    older: 0,
    adjustments: 0
  };
  control;
  #currency;
  #isScattered;
  /** Lines of orders that may come again. */
  #told = /* @__PURE__ */ new Map();
  /**
   * @param currency the company's
   * @param isScattered whether rows of an order lie far apart in this file
   */
  constructor(control2, currency2, isScattered) {
    this.control = control2;
    this.#currency = currency2;
    this.#isScattered = isScattered;
  }
  /** Whether there may be another event of the same order in the file. */
  mayComeAgain({ order_id, lines }) {
    return lines.length >= LONG || this.#isScattered(order_id);
  }
  /** What earlier batches have told of a line, in the company's currency, and when that was true. */
  toldOf(order_id, line) {
    const told = this.#told.get(nameOf(order_id, line));
    return told && { ...told.own, t: told.t };
  }
  /** A row that the reader refused; `counted` as far as its amounts can be read. */
  reject(counted2) {
    this.counts.rejected++;
    this.control.add("rejected", counted2);
  }
  /** Rows that rows further down in the file have replaced. */
  repeat(rows) {
    for (const { head, line, isSame } of rows) {
      if (isSame) this.counts.duplicates++;
      else {
        this.counts.imported++;
        this.counts.replaced++;
      }
      this.control.add("repeated", countedLine(head, line));
    }
  }
  /** A batch that is written. @returns its refused rows */
  take(batch, results, orders2) {
    const refused = [];
    for (const [i, { event, rows }] of batch.entries()) {
      const result = results[i];
      if (!result) continue;
      if (!result.ok) {
        for (const source of rows) refused.push({ source, refused: result });
        this.#refuse(event);
      } else if (event.kind === "order") {
        const isKnown = result.lines_new + result.lines_same === event.lines.length;
        this.#order(event, orders2.orderBefore(event.order_id), orders2.orderOf(event.order_id), isKnown);
      } else if (event.kind === "return") this.#return(event, result.lines_same > 0, orders2);
    }
    return refused;
  }
  #refuse(event) {
    if (event.kind === "order") for (const line of event.lines) this.reject(countedLine(event, line));
    else if (event.kind === "return") this.reject(countedReturn(event, this.#currency));
  }
  #order(event, before, after, isKnown) {
    const linesOf = (order) => new Map(order?.lines.map((line) => [lineKey(line.row), line]));
    const [known, now] = [before && linesOf(before), linesOf(after)];
    for (const line of event.lines) {
      const earlier = this.mayComeAgain(event) ? this.#told.get(nameOf(event.order_id, line)) : void 0;
      const outcome = earlier ? againOf(earlier, line, event) : outcomeOf(known?.get(lineKey(line)), (isKnown ? known : now)?.get(lineKey(line)), event.event_t ?? 0);
      if (outcome === "new" || outcome === "changed") this.counts.imported++;
      else this.counts.duplicates++;
      if (outcome === "changed") this.counts.replaced++;
      if (outcome === "older") this.counts.older++;
      this.#takeLine(event, line, after, earlier);
    }
  }
  #takeLine(event, line, after, earlier) {
    const counted2 = countedLine(event, line);
    const { event_t: t = 0 } = event;
    if (earlier && t < earlier.t) {
      this.control.add("repeated", counted2);
      return;
    }
    if (earlier) this.control.replace(earlier.counted, earlier.own);
    const own = after ? ownOf(after, counted2) : counted2;
    this.control.add("taken", counted2, own);
    if (this.mayComeAgain(event))
      this.#told.set(nameOf(event.order_id, line), { counted: counted2, own, t, hash: hashOf(JSON.stringify(line)) });
  }
  #return(event, isSame, orders2) {
    this.counts[isSame ? "duplicates" : "imported"]++;
    const isAdjustment = orders2.orderOf(event.refund_id) !== void 0;
    if (isAdjustment) this.counts.adjustments++;
    const refund_amt = orders2.refundOf(event.refund_id)?.amt ?? event.amt;
    const own = { pay_amt: 0, refund_amt };
    this.control.add(isAdjustment ? "adjustment" : "taken", countedReturn(event, this.#currency), own);
  }
};

// platform/ingest/import/read-as.ts
var readAsColumn = "\u8BFB\u6CD5 Read as";
var shape2 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) (\w+) (\w+)(?: #(\d{1,6}))?$/;
var readAsText = ({ t, dates, numbers }, nth) => {
  const time = new Date(t * 1e3).toISOString().replace(".000", "");
  return `${time} ${dates} ${numbers}${nth === void 0 ? "" : ` #${nth}`}`;
};
var readAsIn = (header) => {
  const place = header.findIndex((name) => name.trim() === readAsColumn);
  if (place < 0) return () => void 0;
  return (fields2) => {
    const [, time = "", date, number2, nth] = shape2.exec((fields2[place] ?? "").trim()) ?? [];
    const t = Date.parse(time) / 1e3;
    const dates = dateForms.find((form) => form === date);
    const numbers = numberForms.find((form) => form === number2);
    if (!dates || !numbers || !Number.isFinite(t)) return void 0;
    return { t, dates, numbers, nth: nth === void 0 || nth === "0" ? void 0 : Number(nth) };
  };
};

// platform/ingest/import/assemble.ts
var WINDOW = 100;
var MOST_IN_GROUP = 4e3;
var Assembler = class {
  #open = /* @__PURE__ */ new Map();
  #closed = [];
  #waiting = 0;
  #repeated;
  /** Counts of groups that come again, or came so long that they were cut. */
  #counts = /* @__PURE__ */ new Map();
  #isScattered;
  #replaced = [];
  #refused = [];
  #fileT;
  /** A time that people say of the whole file counts before those that a file of rejected lines says. */
  #isSaid;
  #readAs;
  #reader;
  constructor({ scattered, moment, head }, reader) {
    this.#reader = reader;
    this.#repeated = reader.repeated;
    this.#isScattered = (group) => scattered.has(group);
    this.#fileT = moment.t;
    this.#isSaid = moment.source === "said";
    this.#readAs = readAsIn(head.header);
  }
  /** Lines in complete orders that wait to be taken. */
  get waiting() {
    return this.#waiting;
  }
  add(row, read) {
    const group = this.#groupFor(row.group, read.line);
    const source = this.#sourceOf(read);
    if (row.kind === "return") this.#addReturn(group, row, source);
    else this.#addLine(group, source.t ? { event_t: source.t, ...row.head } : row.head, row.line, source);
    this.#keep(group);
  }
  /**
   * A row that cannot be read. It comes back from `take`, with a number of its own where rows that are alike are counted:
   * those that were taken keep theirs whatever is refused between them.
   */
  refuse(refused, read) {
    const { fields: fields2, line } = read;
    const source = this.#sourceOf(read);
    const name = this.#repeated === "count" && source.nth === void 0 ? this.#reader.groupOf(fields2) : "";
    if (name === "") {
      this.#refused.push({ source, refused });
      this.#waiting++;
      return;
    }
    const group = this.#groupFor(name, line);
    group.refused.push({ source, refused, keys: this.#reader.keysOf(fields2) });
    this.#keep(group);
  }
  /** A row with what a file of rejected lines says of how it was read. */
  #sourceOf(read) {
    const said = this.#readAs(read.fields);
    return said ? { ...read, nth: said.nth, t: this.#isSaid ? void 0 : said.t } : read;
  }
  #groupFor(name, line) {
    const group = this.#open.get(name) ?? this.#newGroup(name, line);
    group.last = line;
    group.rows++;
    return group;
  }
  #keep(group) {
    this.#open.delete(group.name);
    if (group.rows >= MOST_IN_GROUP) this.#close(group, true);
    else this.#open.set(group.name, group);
    for (const quiet of this.#open.values()) {
      if (quiet.last >= group.last - WINDOW) break;
      this.#open.delete(quiet.name);
      this.#close(quiet, false);
    }
  }
  /** What can be written now, in the order of the file; `all` at its end. */
  take(all3) {
    if (all3) {
      for (const group of this.#open.values()) this.#close(group, false);
      this.#open.clear();
    }
    const ready = this.#closed.sort((a, b) => a.first - b.first);
    const repeated = this.#replaced;
    const refused = this.#refused.sort((a, b) => a.source.line - b.source.line);
    this.#refused = [];
    this.#closed = [];
    this.#replaced = [];
    this.#waiting = 0;
    return { events: ready.flatMap((group) => eventsOf(group, this.#fileT)), repeated, refused };
  }
  #newGroup(name, line) {
    const counts2 = this.#counts.get(name) ?? /* @__PURE__ */ new Map();
    return {
      name,
      first: line,
      last: line,
      rows: 0,
      heads: /* @__PURE__ */ new Map(),
      lines: /* @__PURE__ */ new Map(),
      returns: [],
      refused: [],
      counts: counts2
    };
  }
  #close(group, isCut) {
    this.#closed.push(group);
    this.#waiting += group.rows;
    for (const { source, refused, keys } of group.refused)
      this.#refused.push({ source: { ...source, nth: nextOf(group.counts, keys) }, refused });
    if (this.#repeated === "count" && (isCut || this.#isScattered(group.name)))
      this.#counts.set(group.name, group.counts);
  }
  /** @param nth what a file of rejected lines says, unless another row of it says the same */
  #count({ counts: counts2 }, key, nth, isThere) {
    const known = counts2.get(key) ?? 0;
    const n = nth === void 0 || isThere(nth) ? known + 1 : nth;
    counts2.set(key, Math.max(known, n));
    return n;
  }
  #addReturn(group, { event, isNamed }, source) {
    if (isNamed) return void group.returns.push({ event, source });
    const name = (n) => `${event.refund_id}:${n}`;
    const isThere = (n) => group.returns.some((one) => one.event.refund_id === name(n));
    const nth = this.#count(group, event.refund_id, source.nth, isThere);
    group.returns.push({
      event: { ...event, refund_id: name(nth) },
      source: { line: source.line, fields: source.fields, nth, t: source.t }
    });
  }
  #addLine(group, head, line, source) {
    const key = lineKey(line);
    if (this.#repeated === "count") {
      if (!group.heads.has(head.event_t)) group.heads.set(head.event_t, head);
      const nth = this.#count(group, key, source.nth, (n) => group.lines.has(`${n}
${key}`));
      group.lines.set(`${nth}
${key}`, {
        head,
        line: nth === 1 ? line : { ...line, n: nth },
        source: { line: source.line, fields: source.fields, nth, t: source.t }
      });
      return;
    }
    const known = group.lines.get(key);
    const isOlder = known !== void 0 && (head.event_t ?? this.#fileT) < (known.head.event_t ?? this.#fileT);
    if (known) {
      const isSame = JSON.stringify(known.line) === JSON.stringify(line);
      this.#replaced.push({ ...isOlder ? { head, line } : known, isSame });
    }
    const alike = group.heads.get(head.event_t);
    group.heads.set(head.event_t, alike ? later(alike, head) : head);
    if (!isOlder) group.lines.set(key, { head, line, source });
  }
};
var nextOf = (counts2, keys) => {
  const alike = keys.length > 0 ? keys.map((key) => counts2.get(key) ?? 0) : [...counts2.values()];
  const nth = Math.max(0, ...alike) + 1;
  for (const key of keys.length > 0 ? keys : [""]) counts2.set(key, nth);
  return nth;
};
var later = (known, head) => ({
  ...head,
  paid_t: head.paid_t ?? known.paid_t,
  delivery_t: head.delivery_t ?? known.delivery_t
});
var eventsOf = (group, fileT) => {
  const told = [...group.lines.values()];
  const heads = [...group.heads].sort(([one = fileT], [other2 = fileT]) => one - other2);
  let known;
  const orders2 = heads.flatMap(([t, said]) => {
    const head = known ? later(known, said) : said;
    known = head;
    const own = heads.length === 1 ? told : told.filter((one) => one.head.event_t === t);
    if (own.length === 0) return [];
    const lines = own.map(({ line }) => line);
    return [
      {
        event: { kind: "order", lines, ...head, event_t: t ?? fileT },
        rows: own.map(({ source }) => source)
      }
    ];
  });
  return [...orders2, ...group.returns.map(({ event, source }) => ({ event, rows: [source] }))];
};

// platform/ingest/import/job.ts
import { randomBytes as randomBytes2 } from "node:crypto";
import { setTimeout as sleep2 } from "node:timers/promises";
var query = async (db, text2, values) => {
  const client = await db.pool.connect();
  try {
    return (await client.query(text2, values)).rows;
  } finally {
    client.release();
  }
};
var columns2 = "id, name, display_currency as currency, time_zone as zone, cut_hour";
var findCompany = async (db, name) => {
  const [row] = await query(db, `select ${columns2} from company where name = $1`, [name]);
  return row && { ...row, id: Number(row.id) };
};
var ensureCompany = async (db, name, currency2, zone) => {
  const now = Math.floor(Date.now() / 1e3);
  await query(
    db,
    `insert into company (name, display_currency, time_zone, add_time, update_time) values ($1, $2, $3, $4, $4)
     on conflict (name) do nothing`,
    [name, currency2, zone, now]
  );
  const company = await findCompany(db, name);
  if (!company) throw new Error(`company ${name} is gone`);
  return company;
};
var ensureSalt = async (db, companyId) => {
  const now = Math.floor(Date.now() / 1e3);
  const values = [companyId, JSON.stringify(randomBytes2(18).toString("base64url")), now];
  await query(
    db,
    `insert into setting (company_id, key, value, update_time) values ($1, 'import.buyer_salt', $2, $3)
     on conflict (company_id, key) do nothing`,
    values
  );
  const [row] = await query(
    db,
    `select value #>> '{}' as salt from setting where company_id = $1 and key = 'import.buyer_salt'`,
    [companyId]
  );
  return row?.salt ?? "";
};
var openJob = async (db, key) => {
  const now = Math.floor(Date.now() / 1e3);
  const [row] = await query(
    db,
    `insert into import_job as j (company_id, preset, file_name, file_sha256, state, fact_t, attempt, add_time, update_time)
     values ($1, $2, $3, $4, 'running', $5, 1, $6, $6)
     on conflict (company_id, preset, file_sha256) where state <> 'undone' do update set
       update_time = excluded.update_time, fact_t = excluded.fact_t, attempt = j.attempt + 1, state = 'running'
       where j.state <> 'undoing'
     returning id, attempt`,
    [key.companyId, key.preset, key.fileName, key.sha256, key.factT, now]
  );
  if (!row)
    throw new ImportError("\u8FD9\u4E2A\u6587\u4EF6\u6B63\u5728\u88AB\u64A4\u56DE\uFF0C\u8BF7\u7B49\u5B83\u5B8C\u6210", "This file is being taken back: wait until that has ended");
  return { id: Number(row.id), attempt: row.attempt };
};
var closeJob = async (db, id2, state, counts2) => {
  await query(
    db,
    `update import_job set state = $2, counts = $3, update_time = extract(epoch from now())::bigint where id = $1`,
    [id2, state, JSON.stringify(counts2)]
  );
};
var IMPORT_LOCK = 748012;
var RETRY_MS2 = 200;
var isLocked = async (client, id2) => {
  const { rows } = await client.query("select pg_try_advisory_lock($1, $2) as got", [IMPORT_LOCK, id2]);
  return rows[0]?.got === true;
};
var lockJob = async (db, id2, { patienceMs = 0, signal } = {}) => {
  const client = await db.pool.connect();
  const until = performance.now() + patienceMs;
  try {
    while (!await isLocked(client, id2)) {
      if (performance.now() >= until)
        throw new ImportError("\u540C\u4E00\u4E2A\u6587\u4EF6\u7684\u5BFC\u5165\u6B63\u5728\u53E6\u4E00\u4E2A\u8FDB\u7A0B\u4E2D\u8FDB\u884C", "This import already runs in another process");
      await sleep2(RETRY_MS2, void 0, { signal });
    }
  } catch (error) {
    client.release();
    throw error;
  }
  return async () => {
    await client.query("select pg_advisory_unlock($1, $2)", [IMPORT_LOCK, id2]).catch(() => {
    });
    client.release();
  };
};

// platform/ingest/import/records.ts
import { on } from "node:events";

// platform/ingest/import/limits.ts
var readLimits = {
  bytes: 2 * 1024 ** 3,
  ratio: 100,
  lines: 1e7,
  emptyLines: 2e4,
  columns: 1e3,
  record: 1e5,
  entries: 1e4,
  partBytes: 16 * 1024 ** 2,
  sharedTexts: 4e6,
  sharedBytes: 128 * 1024 ** 2
};

// platform/ingest/import/reading/threads.ts
import { Worker } from "node:worker_threads";
var MOST_IDLE = 2;
var HEAP_MB = 128;
var idle = [];
var open = () => {
  const options2 = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } };
  const here = import.meta.url;
  if (!here.endsWith(".ts")) return new Worker(new URL("./reader.js", here), options2);
  return new Worker(new URL("../../../build/reader-from-source.mjs", here), options2);
};
var start = () => {
  const thread = open();
  thread.on("error", () => {
  });
  thread.once("exit", () => {
    const at = idle.indexOf(thread);
    if (at >= 0) idle.splice(at, 1);
  });
  return thread;
};
var takeThread = () => {
  const thread = idle.pop() ?? start();
  thread.ref();
  return thread;
};
var giveBack = (thread) => {
  if (idle.length >= MOST_IDLE) return void thread.terminate();
  thread.unref();
  idle.push(thread);
};

// platform/ingest/import/records.ts
var stopped = () => new ImportError("\u5BFC\u5165\u5DF2\u505C\u6B62", "The import was stopped", "stopped");
async function* answers2(ask, signal) {
  if (signal?.aborted) throw stopped();
  const thread = takeThread();
  let isFree = false;
  try {
    const said = on(thread, "message", { ...signal ? { signal } : {}, close: ["exit"] });
    thread.postMessage(ask);
    for await (const [message] of said) {
      isFree = message.kind !== "batch";
      if (message.kind === "failed") throw new ImportError(message.zh, message.en, message.trouble);
      if (message.kind === "broken") throw new Error(message.message);
      yield message;
      if (message.kind === "done") return;
      thread.postMessage({ kind: "more" });
    }
    throw new Error("the reading thread ended");
  } catch (error) {
    throw signal?.aborted ? stopped() : error;
  } finally {
    if (isFree) giveBack(thread);
    else void thread.terminate();
  }
}
async function* readRecords(source, options2 = {}) {
  const { most = Number.MAX_SAFE_INTEGER, limits = readLimits, signal, onRead, onHash } = options2;
  const isHashed = onHash !== void 0;
  for await (const said of answers2({ kind: "records", source, limits, most, isHashed }, signal)) {
    if (said.kind !== "batch") return onHash?.(said.sha256);
    yield* said.records;
    onRead?.(said.bytes);
  }
}

// platform/ingest/import/head.ts
var readHead = async (source, options2 = {}) => {
  const records = [];
  for await (const { fields: fields2 } of readRecords(source, { ...options2, most: 2 })) records.push(fields2);
  const [header, first] = records;
  if (!header) throw new ImportError(`${source.name} \u6CA1\u6709\u8868\u5934`, `${source.name} has no header`);
  return { header, first };
};
var currencyOf = (preset, wanted, head, company) => {
  const said = typeof preset.currency === "function" ? head.first && preset.currency(head.header, head.first) : preset.currency;
  const fallback = preset.asksCurrency?.(head.header) ? void 0 : company?.currency;
  const currency2 = (said ?? wanted ?? fallback ?? "").toUpperCase();
  if (said && wanted && said !== wanted.toUpperCase())
    throw new ImportError(`\u6587\u4EF6\u7684\u5E01\u79CD\u662F ${said}\uFF0C\u4E0D\u662F ${wanted}`, `The file's currency is ${said}, not ${wanted}`);
  if (!/^[A-Z]{3}$/.test(currency2))
    throw new ImportError("\u4E0D\u77E5\u9053\u6587\u4EF6\u7684\u5E01\u79CD\uFF0C\u8BF7\u6307\u660E", "The currency of the file is not known: name it", "currency");
  return currency2;
};

// platform/ingest/import/report-time.ts
var DAY3 = 86400;
var EARLIEST2 = Date.UTC(2016, 0, 1) / 1e3;
var secondOfId = (digits) => Number(BigInt(digits) >> 32n);
var two2 = (text2, none2) => text2 ?? none2;
var timeOf = (text2, zone) => {
  if (/^\d{18,19}$/.test(text2)) return secondOfId(text2);
  if (/^\d{13}$/.test(text2)) return Math.floor(Number(text2) / 1e3);
  if (/^\d{10}$/.test(text2)) return Number(text2);
  const found = /^(20\d\d)[-_.]?(\d\d)[-_.]?(\d\d)(?:[-_.T ]?(\d\d)[-_.:]?(\d\d)(?:[-_.:]?(\d\d))?)?$/.exec(text2);
  if (!found) return Number.NaN;
  const [, year, month, day, hour, minute, second] = found;
  const clock2 = hour ? `${hour}:${two2(minute, "00")}:${two2(second, "00")}` : "23:59:59";
  return zonedSeconds(zone, `${year}-${month}-${day} ${clock2}`);
};
var candidates = /\d{18,19}|20\d\d[-_.]?\d\d[-_.]?\d\d(?:[-_.T ]?\d\d[-_.:]?\d\d(?:[-_.:]?\d\d)?)?|\d{13}|\d{10}/g;
var timeInName = (name, zone, now) => {
  const times2 = [...name.matchAll(candidates)].map(([text2]) => timeOf(text2, zone));
  return times2.filter((t) => t >= EARLIEST2 && t <= now + DAY3).at(-1);
};
var reportMoment = (said, file, now) => {
  if (said) return { t: said, source: "said" };
  const newest = Math.min(now, file.newest);
  if (file.hasColumn) return { t: newest, source: "column" };
  const named2 = timeInName(file.name, file.zone, now);
  return named2 !== void 0 && named2 >= newest ? { t: Math.min(now, named2), source: "name" } : { t: newest, source: "newest" };
};

// shared/format/time.ts
var wall = (t, zone) => new Date((t + zoneOffset(zone, t)) * 1e3);
var dateText = (t, zone) => wall(t, zone).toISOString().slice(0, 10);
var clockText = (t, zone) => wall(t, zone).toISOString().slice(11, 19);
var dateTimeText = (t, zone) => `${dateText(t, zone)} ${clockText(t, zone)}`;

// platform/ingest/import/forms/span.ts
var Extremes = class {
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;
  first;
  last;
  add(key, text2) {
    if (key < this.#least) {
      this.#least = key;
      this.first = text2;
    }
    if (key > this.#most) {
      this.#most = key;
      this.last = text2;
    }
  }
};
var YEAR_2005 = 20050101;
var dayKey = (day) => {
  const key = Number(day.replaceAll("-", ""));
  const [month, date] = [Math.floor(key / 100) % 100, key % 100];
  return key >= YEAR_2005 && month > 0 && month < 13 && date > 0 && date < 32 ? key : Number.NaN;
};
var DAY4 = 86400;
var clockKey = (day, second) => day * DAY4 + second;
var TimeSpan = class {
  #zone;
  #bounds;
  /** The wall clock in a day: later is the future. */
  #latest;
  #dayFirst = new Extremes();
  #monthFirst = new Extremes();
  #counted = new Extremes();
  constructor(zone, now = Math.floor(Date.now() / 1e3)) {
    this.#zone = zone;
    this.#bounds = timeBounds(noShift, now);
    const [day = "", clock2 = ""] = dateTimeText(now + DAY4, zone).split(" ");
    const [hour = 0, minute = 0, second = 0] = clock2.split(":").map(Number);
    this.#latest = clockKey(dayKey(day), hour * 3600 + minute * 60 + second);
  }
  #add(to, day, second, text2) {
    const key = day === void 0 ? Number.NaN : clockKey(dayKey(day), second);
    if (key <= this.#latest) to.add(key, text2);
  }
  /** @param parts of the text, as `datePartsOf` finds them */
  see(text2, parts) {
    if (parts) {
      this.#add(this.#dayFirst, dayIn(parts, "DMY"), parts.second, text2);
      if (!parts.isYearFirst) this.#add(this.#monthFirst, dayIn(parts, "MDY"), parts.second, text2);
      return;
    }
    const [digits = ""] = /^\d{9,14}/.exec(text2.trim()) ?? [];
    const t = digits.length > 11 ? Number(digits) / 1e3 : Number(digits);
    if (digits !== "" && this.#bounds(t) === void 0) this.#counted.add(t, text2);
  }
  /** The ends of the span in a form; times of the future and before 2005 are left out. */
  of(form) {
    const isCounted = form === "unix" || form === "unix_ms";
    const { first, last } = isCounted ? this.#counted : form === "MDY" ? this.#monthFirst : this.#dayFirst;
    const time = timeReader(this.#zone, form);
    const read = (text2) => {
      const t = text2 === void 0 ? Number.NaN : time(text2);
      return Number.isNaN(t) || this.#bounds(t) ? void 0 : t;
    };
    return { firstT: read(first), lastT: read(last) };
  }
};

// platform/ingest/import/survey.ts
var moments = ["create_time", "paid_time", "delivery_time", "settled_time", "report_time"];
var amounts2 = [
  "price",
  "subtotal",
  "seller_discount",
  "platform_discount",
  "tax",
  "pay_amount",
  "est_base",
  "est_standard",
  "est_shop_ads",
  "est_bonus",
  "est_partner",
  "act_base",
  "act_standard",
  "act_shop_ads",
  "act_bonus",
  "act_partner",
  "refund_amount"
];
var Survey = class {
  #uses;
  #dates;
  #numbers;
  #span;
  #others;
  #datePlaces;
  #amountPlaces;
  #timePlace;
  #currencyPlace;
  #regionPlace;
  #currencies = /* @__PURE__ */ new Set();
  #currency;
  #raw = "";
  #decimals;
  /** @throws {ImportError} when the header lacks what the preset needs */
  constructor(header, preset, options2) {
    this.#uses = preset.columnsOf(header);
    const known = preset.formsOf(header);
    this.#dates = new DateForms({
      chosen: options2.dates ?? known.dates,
      isDayFirst: known.isDayFirst ?? false,
      open: options2.before?.dates
    });
    this.#numbers = new NumberForms(options2.numbers ?? known.numbers, options2.before?.numbers);
    this.#span = new TimeSpan(options2.zone, options2.now);
    this.#others = new TimeSpan(options2.zone, options2.now);
    this.#datePlaces = this.#placesOf(moments);
    this.#amountPlaces = this.#placesOf(amounts2);
    this.#timePlace = preset.timeColumn(header);
    this.#currencyPlace = this.#placesOf(["currency"])[0] ?? -1;
    this.#regionPlace = preset.asksCurrency?.(header) ? this.#placesOf(["region"])[0] ?? -1 : -1;
    this.#currency = (typeof preset.currency === "string" ? preset.currency : options2.currency) ?? "";
    this.#decimals = currencyDecimals(this.#currency);
  }
  #placesOf(wanted) {
    return this.#uses.flatMap(({ field: field2 }, place) => field2 && wanted.includes(field2) ? [place] : []);
  }
  /** Notes the currency of a record. */
  #look(fields2) {
    const cell2 = fields2[this.#currencyPlace] ?? "";
    const raw = cell2.trim() === "" ? fields2[this.#regionPlace] ?? "" : cell2;
    if (raw === this.#raw) return;
    this.#raw = raw;
    const said = cell2.trim() === "" ? currencyOfRegion(regionOf(raw)) : currencyCode(cell2);
    if (said) this.#currencies.add(said);
    this.#decimals = currencyDecimals(said ?? this.#currency);
  }
  /** @param line on which the record stands; the header's is 1 */
  see(fields2, line) {
    if (fields2.length !== this.#uses.length) return;
    this.#look(fields2);
    for (const place of this.#amountPlaces) {
      const text2 = fields2[place];
      if (text2) this.#numbers.see(text2, line, this.#decimals);
    }
    for (const place of this.#datePlaces) {
      const text2 = fields2[place];
      if (!text2 || text2.length < 6) continue;
      const parts = datePartsOf(text2);
      this.#dates.see(text2, line, parts);
      const span = place === this.#timePlace ? this.#span : this.#others;
      span.see(text2, parts);
    }
  }
  /** @throws {ImportError} when two lines contradict each other */
  end() {
    const dates = this.#dates.decide();
    const span = this.#span.of(dates.form);
    const times2 = [span.lastT, this.#others.of(dates.form).lastT].filter((t) => t !== void 0);
    return {
      dates,
      numbers: this.#numbers.decide(),
      currencies: [...this.#currencies],
      columns: this.#uses,
      ...span,
      newestT: times2.length === 0 ? void 0 : Math.max(...times2)
    };
  }
};

// platform/ingest/import/open-file.ts
var chosen = ({ dates, numbers }) => ({
  dates: dates === "auto" ? void 0 : dates,
  numbers: numbers === "auto" ? void 0 : numbers
});
var DAY5 = 86400;
var askDates = (name, { example, candidates: candidates2 }) => {
  const text2 = example ? `\u7B2C ${example.line} \u884C\u201C${example.text}\u201D` : "";
  const english = example ? `"${example.text}" on line ${example.line}` : "";
  return new ImportError(
    `${name} \u7684\u65E5\u671F\u53EF\u4EE5\u6309 ${candidates2.join(" \u6216 ")} \u8BFB\uFF08${text2}\uFF09\uFF0C\u6587\u4EF6\u91CC\u6CA1\u6709\u54EA\u4E00\u884C\u80FD\u786E\u5B9A\uFF1A\u8BF7\u9009\u5B9A\u65E5\u671F\u683C\u5F0F`,
    `The dates of ${name} may be read as ${candidates2.join(" or ")} (${english}), and no line settles it: choose their form`,
    "dates"
  );
};
var look = async (source, survey, reader, { signal, onRead }) => {
  const scattered = new Scattered();
  let sha256 = "";
  const onHash = (hash) => {
    sha256 = hash;
  };
  let isHeader = true;
  for await (const { fields: fields2, line } of readRecords(source, { signal, onRead, onHash })) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    survey.see(fields2, line);
    scattered.see(reader.groupOf(fields2), line);
  }
  return { scattered, sha256 };
};
var openFile = async (db, options2) => {
  const { preset, signal } = options2;
  const now = Math.floor(Date.now() / 1e3);
  const source = await openSource(options2.file, options2.encoding, options2.name);
  const head = await readHead(source, { signal });
  const company = await findCompany(db, options2.company);
  const zone = options2.zone ?? preset.zone ?? company?.zone ?? "UTC";
  if (!isZone(zone)) throw new ImportError(`\u4E0D\u8BA4\u8BC6\u65F6\u533A ${zone}`, `The time zone ${zone} is not known`);
  const plain = { zone, currency: "", shift: noShift, salt: "", now };
  const reader = preset.open(head.header, plain);
  const currency2 = currencyOf(preset, options2.currency, head, company);
  const forms = chosen(options2);
  const before = head.first && readAsIn(head.header)(head.first);
  const survey = new Survey(head.header, preset, { zone, currency: currency2, now, before, ...forms });
  const onRead = (bytes) => options2.onLook?.(bytes / source.size);
  const { scattered, sha256 } = await look(source, survey, reader, { signal, onRead });
  const found = survey.end();
  if (found.dates.asks) throw askDates(source.name, found.dates);
  const clock2 = { zone: company?.zone ?? zone, cut_hour: company?.cut_hour ?? 0 };
  const shift = resolveShift(options2.shiftWeeks ?? 0, found.lastT, clock2, now);
  const newest = (found.newestT ?? now) + shift.days * DAY5 + shift.seconds;
  const hasColumn = found.columns.some(({ field: field2 }) => field2 === "report_time");
  const said = options2.reportedT ?? (options2.asOf === void 0 ? null : zonedSeconds(zone, options2.asOf));
  const moment = reportMoment(said, { name: source.name, zone, newest, hasColumn }, now);
  return {
    source,
    head,
    preset,
    company,
    zone,
    currency: currency2,
    found,
    moment,
    shift,
    scattered,
    sha256,
    now,
    chosen: forms
  };
};
var readerOf = (file, salt) => file.preset.open(file.head.header, {
  zone: file.zone,
  currency: file.currency,
  shift: file.shift,
  salt,
  now: file.now,
  forms: file.found
});

// platform/ingest/import/rejects.ts
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { finished } from "node:stream/promises";
var cell = (text2) => {
  const safe = /^[=+\-@\t\r]/.test(text2) && !/^-?[\d.]+$/.test(text2) ? `'${text2}` : text2;
  return /[",;\n\r]/.test(safe) || safe !== text2 ? `"${safe.replaceAll('"', '""')}"` : safe;
};
var rejectColumns = ["\u539F\u56E0", "Reason", "\u539F\u884C\u53F7 Line"];
var isOwn = (name) => [...rejectColumns, readAsColumn].some((own) => own === name.trim());
var RejectFile = class {
  path;
  #header;
  #readAs;
  #stream;
  #failed;
  #count = 0;
  constructor(path, header, readAs) {
    this.path = path;
    this.#header = header;
    this.#readAs = readAs;
  }
  get count() {
    return this.#count;
  }
  /** Resolves when more may be written. @throws what kept it from being written, such as a full disk */
  async add({ line, fields: fields2, nth, t }, reason) {
    this.#count++;
    if (!this.#stream) {
      this.#stream = createWriteStream(`${this.path}.part`);
      this.#stream.on("error", (error) => {
        this.#failed = error;
      });
      const own = this.#readAs ? [...rejectColumns, readAsColumn] : rejectColumns;
      const header = this.#header.filter((name) => !isOwn(name));
      this.#stream.write(`\uFEFF${[...header, ...own].map(cell).join(",")}
`);
    }
    const kept = this.#header.flatMap((name, at) => isOwn(name) ? [] : [fields2[at] ?? ""]);
    const rest = fields2.slice(this.#header.length);
    const readAs = this.#readAs ? [readAsText({ ...this.#readAs, t: t ?? this.#readAs.t }, nth)] : [];
    const row = [...kept, reason.reason_zh, reason.reason, String(line), ...readAs, ...rest];
    if (this.#failed) throw this.#failed;
    if (!this.#stream.write(`${row.map(cell).join(",")}
`)) await once(this.#stream, "drain");
  }
  /** Leaves nothing half written behind. */
  async discard() {
    if (this.#stream && !this.#stream.closed) await once(this.#stream.destroy(), "close").catch(() => {
    });
    await rm(`${this.path}.part`, { force: true });
  }
  /** Puts the file in its place; without rejected lines there is none. */
  async close() {
    if (this.#stream) {
      if (this.#failed) throw this.#failed;
      this.#stream.end();
      await finished(this.#stream);
      await rename(`${this.path}.part`, this.path);
    } else await rm(this.path, { force: true });
  }
};

// platform/ingest/import/understand.ts
var tooFew = (wanted, found) => refuse(`\u5E94\u6709 ${wanted} \u5217\uFF0C\u5B9E\u6709 ${found} \u5217`, `expected ${wanted} columns, found ${found}`);
var nulFound = refuse("\u542B\u6709 NUL \u5B57\u7B26", "contains a NUL character");
var understand = ({ header, reader }, fields2) => {
  const wanted = header.length;
  if (fields2.length !== wanted) return { kind: "reject", ...tooFew(wanted, fields2.length) };
  for (const field2 of fields2) if (field2.includes("\0")) return { kind: "reject", ...nulFound };
  return reader.read(fields2);
};

// platform/ingest/import/rows.ts
async function* readRows(file, reader, options2) {
  const { header } = file.head;
  let isHeader = true;
  for await (const { fields: fields2, line } of readRecords(file.source, options2)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    if (options2.signal?.aborted) throw stopped();
    const row = understand({ header, reader }, fields2);
    if (row.kind === "skip") continue;
    yield { line, fields: fields2, row };
  }
}

// platform/ingest/import/steady.ts
import { sql as sql3 } from "kysely";
var FRESH_S = 60;
var isImporting = async (db, company_id, now) => {
  const { rows } = await sql3`
    select from import_run where company_id = ${company_id} and state in ('checking', 'queued', 'running', 'undoing')
    union all
    select from import_job j where j.company_id = ${company_id} and j.state = 'running' and (
      j.update_time > ${now - FRESH_S} or exists (
        select from pg_locks k join pg_database d on d.oid = k.database and d.datname = current_database()
        where k.locktype = 'advisory' and k.classid::bigint = ${sql3.lit(IMPORT_LOCK)} and k.objid::bigint = j.id))`.execute(
    db
  );
  return rows.length > 0;
};
var requireSteady = async ({ pool }, company) => {
  const client = await pool.connect();
  try {
    await client.query("select from company where id = $1 for key share", [company.id]);
    const { rows } = await client.query(
      `select time_zone = $2 and display_currency = $3 as as_read, exists (
         select from company_change where company_id = $1 and state in ('queued', 'running')) as changing
       from company where id = $1`,
      [company.id, company.zone, company.currency]
    );
    if (rows[0]?.as_read === false)
      throw new ImportError(
        `\u516C\u53F8\u201C${company.name}\u201D\u7684\u65F6\u533A\u6216\u5E01\u79CD\u521A\u521A\u66F4\u6539\uFF0C\u6CA1\u6709\u5BFC\u5165\u4EFB\u4F55\u5185\u5BB9\uFF1B\u8BF7\u518D\u5BFC\u5165\u4E00\u6B21`,
        `The zone or currency of the company "${company.name}" has just been changed; nothing was imported: import once more`
      );
    if (rows[0]?.changing)
      throw new ImportError(
        `\u516C\u53F8\u201C${company.name}\u201D\u7684\u65F6\u533A\u3001\u5207\u65E5\u6216\u5E01\u79CD\u6B63\u5728\u66F4\u6539\uFF0C\u6CA1\u6709\u5BFC\u5165\u4EFB\u4F55\u5185\u5BB9\uFF1B\u66F4\u6539\u5B8C\u6210\u540E\u518D\u5BFC\u5165`,
        `The zone, cut hour or currency of the company "${company.name}" is being changed; nothing was imported: import again when that has ended`
      );
  } finally {
    client.release();
  }
};

// platform/ingest/import/stored.ts
var isToldLine = `(t.named is null or t.named::jsonb @> jsonb_build_array(jsonb_build_array(l.sku_id, l.content_id, l.n)))`;
var ownRefund = `case when l.refund_amt = 0 then 0 else l.refund_amt - coalesce((select sum(r.amt)
  from order_refund r where r.company_id = l.company_id and r.order_id = l.order_id and r.sku_id = l.sku_id
  and r.content_id = l.content_id and r.n = l.n and r.return_sku_id is not null), 0) end`;
var storedByDay = `
  select day, currency, sum(lines)::bigint as lines, sum(pay_amt)::bigint as pay_amt, sum(refund_amt)::bigint as refund_amt
  from (
    select t.day, coalesce(o.orig_currency, o.currency) as currency, count(*) as lines, sum(l.pay_amt) as pay_amt,
      sum(${ownRefund}) as refund_amt
    from import_order t
    join affiliate_order o on o.company_id = t.company_id and o.order_id = t.order_id
    join affiliate_order_line l on l.company_id = t.company_id and l.order_id = t.order_id and l.settlement_status <> 9
    where t.job_id = $1 and ${isToldLine} group by 1, 2
    union all
    select (to_timestamp(r.applied_t) at time zone c.time_zone - make_interval(hours => c.cut_hour))::date - date '1970-01-01',
      coalesce(r.orig_currency, c.display_currency), count(*), 0, sum(r.amt)
    from import_refund t join order_refund r on r.company_id = t.company_id and r.refund_id = t.refund_id
    join company c on c.id = r.company_id where t.job_id = $1 group by 1, 2) parts
  group by 1, 2`;
var readStored = async (db, jobId) => {
  const client = await db.pool.connect();
  try {
    const { rows } = await client.query(
      `select coalesce(sum(lines), 0)::bigint as lines, coalesce(sum(pay_amt), 0)::bigint as pay_amt,
         coalesce(sum(refund_amt), 0)::bigint as refund_amt,
         (select count(*) from import_order where job_id = $1) as orders from (${storedByDay}) days`,
      [jobId]
    );
    const { lines = 0, pay_amt = 0, refund_amt = 0, orders: orders2 = 0 } = rows[0] ?? {};
    return { lines: Number(lines), pay_amt: Number(pay_amt), refund_amt: Number(refund_amt), orders: Number(orders2) };
  } finally {
    client.release();
  }
};
var writeControl = async (db, jobId, rows) => {
  const client = await db.pool.connect();
  const of = (value) => rows.map(value);
  try {
    await client.query("begin");
    await client.query("delete from import_day where job_id = $1", [jobId]);
    await client.query(
      `insert into import_day (job_id, day, currency, kind, lines, pay_amt, refund_amt, own_pay_amt, own_refund_amt)
       select $1, * from unnest($2::int[], $3::text[], $4::int2[], $5::int8[], $6::int8[], $7::int8[], $8::int8[], $9::int8[])`,
      [
        jobId,
        of(({ day }) => day),
        of(({ currency: currency2 }) => currency2),
        of(({ kind }) => controlKinds[kind]),
        of(({ lines }) => lines),
        of(({ pay_amt }) => pay_amt),
        of(({ refund_amt }) => refund_amt),
        of(({ own_pay_amt }) => own_pay_amt),
        of(({ own_refund_amt }) => own_refund_amt)
      ]
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {
    });
    throw error;
  } finally {
    client.release();
  }
};

// platform/ingest/import/summary.ts
var summaryOf = (counts2, stored, currency2, started) => {
  const unit = 10 ** currencyDecimals(currency2);
  const { lines, imported, duplicates, rejected, replaced, older, adjustments } = counts2;
  return {
    lines,
    imported,
    duplicates,
    rejected,
    orders: stored.orders,
    gross: stored.pay_amt / unit,
    refunds: stored.refund_amt / unit,
    net: (stored.pay_amt - stored.refund_amt) / unit,
    currency: currency2,
    seconds: Math.round(performance.now() - started) / 1e3,
    replaced,
    older,
    adjustments
  };
};

// platform/ingest/import/told.ts
var columns3 = {
  order_id: "text",
  attempt: "int4",
  day: "int4",
  lines: "int4",
  pay_amt: "int8",
  refund_amt: "int8",
  named: "text",
  before: "text",
  events: "text"
};
var namesOf2 = (lines) => JSON.stringify(lines.map(({ sku_id, content_id, n }) => [sku_id, content_id, n]));
var newestOf = (events) => {
  const told = /* @__PURE__ */ new Map();
  for (const { lines, event_t: t = 0 } of events)
    for (const line of lines) if (t >= (told.get(lineKey(line))?.t ?? 0)) told.set(lineKey(line), { line, t });
  return told;
};
var onlyOf = (told, { lines }, mayComeAgain) => !mayComeAgain && lines.every(({ row }) => told.has(lineKey(row))) ? null : namesOf2([...told.values()].map(({ line }) => line));
var toldOrder = (order_id, events, orders2, account, job) => {
  const after = orders2.orderOf(order_id);
  const before = orders2.orderBefore(order_id);
  if (!after) return void 0;
  const told = newestOf(events);
  const mayComeAgain = events.some((event) => account.mayComeAgain(event));
  const sum = { lines: 0, pay_amt: 0, refund_amt: 0 };
  for (const { line, t } of told.values()) {
    const earlier = mayComeAgain ? account.toldOf(order_id, line) : void 0;
    if (earlier && t < earlier.t) continue;
    if (!earlier) sum.lines++;
    sum.pay_amt += ownAmount(after.row, line.pay_amt) - (earlier?.pay_amt ?? 0);
    sum.refund_amt += ownAmount(after.row, line.refund_amt) - (earlier?.refund_amt ?? 0);
  }
  return {
    order_id,
    attempt: job.attempt,
    day: account.control.dayOf(after.row.paid_t ?? after.row.create_t),
    ...sum,
    named: onlyOf(told, after, mayComeAgain && before !== void 0),
    before: before ? JSON.stringify(before) : null,
    events: before ? JSON.stringify(events) : null
  };
};
var byOrder = (events) => {
  const found = /* @__PURE__ */ new Map();
  for (const event of events) {
    const known = found.get(event.order_id);
    if (known) known.push(event);
    else found.set(event.order_id, [event]);
  }
  return found;
};
var writeTold = async (client, companyId, job, events, returns, orders2, account) => {
  const rows = [...byOrder(events)].flatMap(([id2, told]) => toldOrder(id2, told, orders2, account, job) ?? []);
  if (rows.length > 0) {
    const statement = new Statement(companyId, job.id);
    const list = Statement.list(columns3);
    statement.add(
      "told",
      `insert into import_order as t (company_id, job_id, ${Object.keys(columns3).join(", ")})
       select $1::bigint, $2::bigint, ${list} from ${statement.rows(columns3, rows)}
       on conflict (job_id, order_id) do update set attempt = excluded.attempt, day = excluded.day,
         lines = excluded.lines + case when t.attempt = excluded.attempt then t.lines else 0 end,
         pay_amt = excluded.pay_amt + case when t.attempt = excluded.attempt then t.pay_amt else 0 end,
         refund_amt = excluded.refund_amt + case when t.attempt = excluded.attempt then t.refund_amt else 0 end,
         named = case when t.attempt <> excluded.attempt or excluded.named is null then excluded.named
           when t.before is null and t.named is null then null
           else (coalesce(t.named, '[]')::jsonb || excluded.named::jsonb)::text end,
         events = case when t.before is null then null
           when t.attempt = excluded.attempt then (t.events::jsonb || excluded.events::jsonb)::text else excluded.events end`
    );
    await client.query(statement.query("select 1"));
  }
  if (returns.length > 0)
    await client.query({
      name: "tidewall_told_returns",
      text: `insert into import_refund (company_id, job_id, refund_id)
        select distinct $1::bigint, $2::bigint, unnest($3::text[]) on conflict do nothing`,
      values: [companyId, job.id, returns]
    });
};

// platform/ingest/import/check.ts
import { setImmediate as turn } from "node:timers/promises";

// platform/ingest/import/new-company.ts
var NOBODY = -1;
var accepted = {};
var tryNew = async (db, { currency: currency2, zone }, events) => {
  const wrong = events.map(checkEvent);
  const client = await db.pool.connect();
  try {
    const right = events.filter((_, i) => !wrong[i]);
    const nothing2 = { currency: currency2, clock: { zone, cut_hour: 0 }, orders: /* @__PURE__ */ new Map() };
    const exchange = await exchangeOf(client, NOBODY, nothing2, right, () => void 0);
    return events.map((event, i) => {
      const refused = wrong[i];
      if (refused) return { refused };
      const own = exchange(event);
      if ("refused" in own) return own;
      const large = own.event === event ? void 0 : checkEvent(own.event);
      return large ? { refused: large } : accepted;
    });
  } finally {
    client.release();
  }
};

// platform/ingest/import/check.ts
var BATCH_LINES = 2e3;
var MOST_SHOWN = 50;
var FIRST_LINES = 5;
var MOST_REASONS = 100;
var Findings = class {
  lines = 0;
  orders = 0;
  taken = 0;
  refused = 0;
  repeated = 0;
  known = 0;
  older = 0;
  loweredLines = 0;
  revivedLines = 0;
  lowered = [];
  revived = [];
  #reasons = /* @__PURE__ */ new Map();
  #taken = /* @__PURE__ */ new Map();
  #out = /* @__PURE__ */ new Map();
  #again = /* @__PURE__ */ new Map();
  #missing = /* @__PURE__ */ new Map();
  refuse(source, refused, counted2) {
    this.refused++;
    this.#count(this.#out, counted2);
    const name = this.#reasons.size < MOST_REASONS || this.#reasons.has(refused.reason) ? refused.reason : "other";
    const known = this.#reasons.get(name);
    if (known) {
      known.lines++;
      if (known.first.length < FIRST_LINES) known.first.push(source.line);
    } else
      this.#reasons.set(name, {
        refused: name === "other" ? { reason: "Other reasons", reason_zh: "\u5176\u4ED6\u539F\u56E0" } : refused,
        lines: 1,
        first: [source.line]
      });
  }
  take(counted2) {
    this.taken++;
    this.#count(this.#taken, counted2);
  }
  repeat(counted2) {
    this.repeated++;
    this.#count(this.#again, counted2);
  }
  miss(currency2, day, lines) {
    const days3 = this.#missing.get(currency2) ?? /* @__PURE__ */ new Map();
    days3.set(day, (days3.get(day) ?? 0) + lines);
    this.#missing.set(currency2, days3);
  }
  #count(into, { currency: currency2, pay_amt, refund_amt }) {
    const sum = into.get(currency2) ?? { currency: currency2, lines: 0, pay_amt: 0, refund_amt: 0 };
    into.set(currency2, {
      currency: currency2,
      lines: sum.lines + 1,
      pay_amt: sum.pay_amt + pay_amt,
      refund_amt: sum.refund_amt + refund_amt
    });
  }
  /** Days on which a rate is missing, in runs. */
  rates() {
    return [...this.#missing].flatMap(([currency2, days3]) => {
      const runs = [];
      for (const [day, lines] of [...days3].sort(([a], [b]) => a - b)) {
        const last = runs.at(-1);
        if (last && day === last.to + 1) {
          last.to = day;
          last.lines += lines;
        } else runs.push({ from: day, to: day, lines });
      }
      return runs.map(({ from, to, lines }) => ({ currency: currency2, from: dayText(from), to: dayText(to), lines }));
    });
  }
  result(file) {
    const { found, moment, zone, chosen: chosen2 } = file;
    const { dates, numbers, columns: columns4 } = found;
    const said = (text2) => ({
      line: text2?.line ?? 0,
      text: text2?.text ?? ""
    });
    return {
      lines: this.lines,
      orders: this.orders,
      taken: this.taken,
      refused: this.refused,
      repeated: this.repeated,
      known: this.known,
      older: this.older,
      refusals: [...this.#reasons.values()].sort((a, b) => b.lines - a.lines).map(({ refused: { reason, reason_zh }, lines, first }) => ({ reason, reason_zh, lines, first })),
      understood: columns4.flatMap(({ name, field: field2 }) => field2 ? [{ column: name, field: field2 }] : []),
      ignored: columns4.flatMap(({ name, field: field2 }) => field2 || name.trim() === "" ? [] : [name]),
      dates: { form: dates.form, source: sourceOf(chosen2.dates, dates.example), ...said(dates.example) },
      numbers: { form: numbers.form, source: sourceOf(chosen2.numbers, numbers.example), ...said(numbers.example) },
      zone,
      controls: [...this.#taken.values()],
      refusedControls: [...this.#out.values()],
      repeatedControls: [...this.#again.values()],
      report: moment,
      first_t: found.firstT ?? null,
      last_t: found.lastT ?? null,
      rates: this.rates(),
      lowered: this.lowered,
      loweredLines: this.loweredLines,
      revived: this.revived,
      revivedLines: this.revivedLines
    };
  }
};
var sourceOf = (chosen2, example) => chosen2 ? "said" : example ? "found" : "assumed";
var INELIGIBLE = 3;
var compare = (findings, { event, rows }, trial) => {
  if (event.kind !== "order") return;
  const before = trial.orderBefore(event.order_id);
  if (!before) return;
  const known = new Map(before.lines.map((line) => [lineKey(line.row), line]));
  const after = new Map(trial.orderOf(event.order_id)?.lines.map((line) => [lineKey(line.row), line]));
  for (const [i, line] of event.lines.entries()) {
    const old = known.get(lineKey(line));
    const now = after.get(lineKey(line));
    if (old && now) compareLine(findings, event, rows[i]?.line ?? 0, old, now);
  }
};
var goneOf = ({ refunded_qty, returned_qty }) => refunded_qty + returned_qty;
var backOf = (row) => Math.max(row.refund_amt, Math.round(row.pay_amt * Math.min(goneOf(row), row.quantity) / row.quantity));
var loweredBy = (old, now) => {
  if (now.refund_amt < old.refund_amt) return [old.refund_amt, now.refund_amt];
  const [before, after] = [backOf(old), backOf(now)];
  return goneOf(now) < goneOf(old) && after < before ? [before, after] : void 0;
};
var compareLine = (findings, event, line, old, now) => {
  findings.known++;
  const { order_id, event_t = 0 } = event;
  if (isUnchanged(old, now) && event_t < old.row.fact_t) findings.older++;
  const lowered = loweredBy(old.row, now.row);
  if (lowered) {
    findings.loweredLines++;
    const [before2, after2] = lowered;
    if (findings.lowered.length < MOST_SHOWN) findings.lowered.push({ line, order_id, before: before2, after: after2 });
  }
  const [before, after] = [old.row.settlement_status, now.row.settlement_status];
  if (before === INELIGIBLE && after !== INELIGIBLE) {
    findings.revivedLines++;
    if (findings.revived.length < MOST_SHOWN) findings.revived.push({ line, order_id, before, after });
  }
};
var noRate = (missing2) => {
  const currencies2 = missing2.map(({ currency: currency2 }) => currency2);
  return refuse(`\u7F3A\u5C11 ${currencies2.join("\u3001")} \u7684\u6C47\u7387`, `no exchange rate of ${currencies2.join(", ")}`);
};
var countedOf = (event, currency2) => {
  if (event.kind === "order") return event.lines.map((line) => countedLine(event, line));
  if (event.kind === "update") return [];
  return [{ t: event.applied_t, currency: event.currency ?? currency2, pay_amt: 0, refund_amt: event.amt }];
};
var checkFile = async (db, file, company, { signal, onProgress }) => {
  const findings = new Findings();
  const memory = newMemory();
  const reader = readerOf(file, "check");
  const assembler = new Assembler(file, reader);
  const judge = (assembled, why) => {
    const missing2 = why.missing ?? [];
    for (const { currency: currency2, day } of missing2) findings.miss(currency2, day, assembled.rows.length);
    const refused = missing2.length > 0 ? noRate(missing2) : why.refused;
    const counted2 = countedOf(assembled.event, file.currency);
    for (const [i, source] of assembled.rows.entries()) {
      const amounts3 = counted2[i];
      if (!amounts3) continue;
      if (refused) findings.refuse(source, refused, amounts3);
      else findings.take(amounts3);
    }
    if (!refused && assembled.event.kind === "order") findings.orders++;
  };
  const flush = async (all3) => {
    const { events, repeated } = assembler.take(all3);
    for (const { head, line } of repeated) findings.repeat(countedLine(head, line));
    const told = events.map(({ event }) => event);
    if (!company) {
      const refusals = await tryNew(db, file, told);
      for (const [i, one] of events.entries()) judge(one, refusals[i] ?? {});
      return;
    }
    const trial = await readEvents(db, company.id, told, memory);
    for (const [i, one] of events.entries()) {
      const result = trial.results[i];
      judge(one, { missing: trial.missing[i] ?? [], ...result && !result.ok ? { refused: result } : {} });
      if (result?.ok) compare(findings, one, trial);
    }
  };
  let bytes = 0;
  const onRead = (read) => {
    bytes = read;
  };
  for await (const { line, fields: fields2, row } of readRows(file, reader, { signal, onRead })) {
    findings.lines++;
    if (row.kind === "reject") findings.refuse({ line, fields: fields2 }, row, reader.countedOf(fields2));
    else assembler.add(row, { line, fields: fields2 });
    if (assembler.waiting < BATCH_LINES) continue;
    await flush(false);
    onProgress?.({ lines: findings.lines, part: bytes / file.source.size });
    await turn();
  }
  await flush(true);
  return findings.result(file);
};

// platform/ingest/import/warnings.ts
var MOST_LINES = 20;
var isWorth = async (db, { company, currency: currency2, found }) => {
  const own = company?.currency ?? currency2;
  if ([currency2, ...found.currencies].some((one) => one !== own)) return true;
  if (!company) return false;
  const client = await db.pool.connect();
  try {
    const { rows } = await client.query("select 1 from affiliate_order where company_id = $1 limit 1", [company.id]);
    return rows.length > 0;
  } finally {
    client.release();
  }
};
var noRates = (rates) => {
  const days3 = rates.map(
    ({ currency: currency2, from, to }) => from === to ? `${currency2} ${from}` : `${currency2} ${from} \u2013 ${to}`
  );
  return new ImportError(
    `\u7F3A\u5C11\u6C47\u7387\uFF0C\u6CA1\u6709\u5BFC\u5165\u4EFB\u4F55\u5185\u5BB9\uFF1A${days3.join("\uFF1B")}\u3002\u8BF7\u5148\u5BFC\u5165\u6C47\u7387\uFF08--preset fx-rates\uFF09\uFF0C\u6216\u52A0\u4E0A --without-rates \u5148\u5BFC\u5165\u5176\u4F59\u7684\u884C`,
    `Exchange rates are missing, nothing was imported: ${days3.join("; ")}. Import them first (--preset fx-rates), or add --without-rates to import the other lines`
  );
};
var warnings = async (db, file, { withoutRates, say = () => {
}, signal }) => {
  if (!await isWorth(db, file)) return;
  const { rates, lowered, loweredLines, revived, revivedLines } = await checkFile(db, file, file.company, {
    signal
  });
  if (rates.length > 0 && !withoutRates) throw noRates(rates);
  const currency2 = file.company?.currency ?? file.currency;
  if (loweredLines > 0) {
    say(`${loweredLines} \u884C\u4F1A\u964D\u4F4E\u9000\u6B3E\u3002 ${loweredLines} lines lower a refund:`);
    for (const { line, order_id, before, after } of lowered.slice(0, MOST_LINES))
      say(`  \u7B2C ${line} \u884C line ${line}: ${order_id} ${amountText(before, currency2)} -> ${amountText(after, currency2)}`);
  }
  if (revivedLines > 0) {
    say(`${revivedLines} \u884C\u4F1A\u4F7F\u5DF2\u5931\u6548\u7684\u884C\u6062\u590D\u3002 ${revivedLines} lines let ineligible lines live again:`);
    for (const { line, order_id } of revived.slice(0, MOST_LINES)) say(`  \u7B2C ${line} \u884C line ${line}: ${order_id}`);
  }
};

// platform/ingest/import.ts
var BATCH_LINES2 = 12e3;
var go = async ({ gate, options: options2, file, company, salt, job }, rejects) => {
  const control2 = new Control({ zone: company.zone, cut_hour: company.cut_hour });
  const account = new Account(control2, company.currency, (order) => file.scattered.has(order));
  const reader = readerOf(file, salt);
  const most = options2.batchLines ?? BATCH_LINES2;
  const assembler = new Assembler(file, reader);
  let writing = Promise.resolve();
  const write = async (batch) => {
    const events = batch.map(({ event }) => event);
    let parts = [];
    await gate.submit(company.id, events, async (tx, results, orders2, from) => {
      const isTaken = (_, i) => results[i]?.ok === true;
      const taken = events.slice(from, from + results.length).filter(isTaken);
      const told = taken.filter((event) => event.kind === "order");
      const returns = taken.flatMap((event) => event.kind === "return" ? [event.refund_id] : []);
      await writeTold(tx, company.id, job, told, returns, orders2, account);
      parts = [...parts.filter((part) => part.from < from), { from, results, orders: orders2 }];
    });
    for (const { from, results, orders: orders2 } of parts)
      for (const { source, refused } of account.take(batch.slice(from, from + results.length), results, orders2))
        await rejects.add(source, refused);
  };
  const flush = async (all3) => {
    const { events, repeated, refused: unread } = assembler.take(all3);
    account.repeat(repeated);
    for (const { source, refused } of unread) await rejects.add(source, refused);
    await writing;
    if (events.length === 0) return;
    writing = write(events);
    writing.catch(() => {
    });
  };
  let bytes = 0;
  const progress = () => options2.onProgress?.({ lines: account.counts.lines, part: bytes / file.source.size });
  const onRead = (read) => {
    bytes = read;
  };
  try {
    for await (const { line, fields: fields2, row } of readRows(file, reader, { signal: options2.signal, onRead })) {
      account.counts.lines++;
      if (row.kind === "reject") {
        account.reject(reader.countedOf(fields2));
        assembler.refuse(row, { line, fields: fields2 });
      } else assembler.add(row, { line, fields: fields2 });
      if (assembler.waiting >= most) await flush(false);
      if (account.counts.lines % 1e3 === 0) progress();
    }
    await flush(true);
  } catch (error) {
    await writing.catch(() => {
    });
    throw error;
  }
  await writing;
  bytes = file.source.size;
  progress();
  return account;
};
var runImport = async (db, gate, options2) => {
  const started = performance.now();
  const file = await openFile(db, options2);
  if (!options2.isChecked) await warnings(db, file, options2);
  const company = file.company ?? await ensureCompany(db, options2.company, file.currency, file.zone);
  await options2.onCompany?.(company, file.company === void 0);
  const salt = await ensureSalt(db, company.id);
  const { preset, zone, shift, sha256, source, moment } = file;
  const identity = `${preset.identity} ${zone}${movedBy(shift)}`;
  const key = { companyId: company.id, preset: identity, sha256, fileName: source.name, factT: moment.t };
  const job = await openJob(db, key);
  const unlock = await lockJob(db, job.id);
  await options2.onJob?.(job.id);
  const { dates, numbers } = file.found;
  const rejects = new RejectFile(options2.rejects, file.head.header, {
    t: moment.t,
    dates: dates.form,
    numbers: numbers.form
  });
  try {
    await requireSteady(db, company);
    const account = await go({ gate, options: options2, file, company, salt, job }, rejects);
    await rejects.close();
    await writeControl(db, job.id, account.control.rows());
    const summary2 = summaryOf(account.counts, await readStored(db, job.id), company.currency, started);
    await closeJob(db, job.id, account.counts.rejected > 0 ? "open" : "done", summary2);
    return { job: job.id, summary: summary2 };
  } catch (error) {
    await rejects.discard();
    await closeJob(db, job.id, "failed", {}).catch(() => {
    });
    throw error;
  } finally {
    await unlock();
  }
};

// shared/api/imports.ts
import * as z6 from "zod/mini";
var importLimit = 200 * 1024 * 1024;
var importPart = 4 * 1024 * 1024;
var importName = /\.(?:(?:csv|tsv|txt)(?:\.gz)?|xlsx)$/i;
var mayImport = ({ scope, operator }) => scope.startsWith("c") || operator === 1;
var importPresets = ["tiktok-affiliate", "online-retail", "mapping"];
var importFields = [
  "order_id",
  "sku_id",
  "product_id",
  "pay_amount",
  "create_time",
  "paid_time",
  "currency",
  "quantity",
  "price",
  "product_name",
  "sku_name",
  "shop_name",
  "region",
  "creator_id",
  "creator_username",
  "content_type",
  "content_id",
  "standard_rate",
  "shop_ads_rate",
  "partner_rate",
  "refund_amount",
  "order_status",
  "settlement_status",
  "delivery_time",
  "settled_time",
  "buyer"
];
var dateForms2 = ["auto", "YMD", "DMY", "MDY", "unix", "unix_ms"];
var numberForms2 = ["auto", "point", "comma"];
var importEncodings = ["utf-8", "gb18030", "utf-16le"];
var mapping = z6.object({
  columns: z6.partialRecord(z6.enum(importFields), z6.string().check(z6.minLength(1), z6.maxLength(200)))
});
var options = z6.object({
  preset: z6.enum(importPresets),
  mapping: z6.nullable(mapping),
  encoding: z6.enum(importEncodings),
  /** IANA zone of times that carry none; empty: the preset's, then the company's. */
  zone: z6.string().check(z6.trim(), z6.maxLength(60)),
  /** Where the file does not tell it; empty: the company's. */
  currency: z6.string().check(z6.regex(/^([A-Z]{3})?$/)),
  dates: z6.enum(dateForms2),
  numbers: z6.enum(numberForms2),
  /** When what the file says was true, where its reader knows better; null: what the file tells. Unix seconds. */
  reported_t: z6.nullable(z6.int().check(z6.minimum(1), z6.maximum(9999999999)))
});
var summary = z6.object({
  lines: z6.int(),
  /** Lines that are new or changed something. */
  imported: z6.int(),
  duplicates: z6.int(),
  rejected: z6.int(),
  orders: z6.int(),
  gross: z6.number(),
  refunds: z6.number(),
  net: z6.number(),
  currency: z6.string(),
  seconds: z6.number(),
  /** Of `imported`: lines that were known and are different now. */
  replaced: z6.int(),
  /** Of `duplicates`: lines that something newer is known of. */
  older: z6.int(),
  /** Returns of which no sale is known. */
  adjustments: z6.int()
});
var control = z6.object({ currency: z6.string(), lines: z6.int(), pay_amt: z6.int(), refund_amt: z6.int() });
var decided = (form) => z6.object({
  form,
  source: z6.enum(["said", "found", "assumed"]),
  /** The line that settled it, and its text; 0 and empty without one. */
  line: z6.int(),
  text: z6.string()
});
var check2 = z6.object({
  lines: z6.int(),
  orders: z6.int(),
  taken: z6.int(),
  refused: z6.int(),
  /** Lines that are told again further down; what stands there counts. */
  repeated: z6.int(),
  /** Of `taken`: lines of orders that are known. */
  known: z6.int(),
  /** Of `known`: lines that something newer is known of. */
  older: z6.int(),
  /** Why lines are refused, the commonest first. */
  refusals: z6.array(z6.object({ message: z6.string(), lines: z6.int(), first: z6.array(z6.int()) })),
  understood: z6.array(z6.object({ column: z6.string(), field: z6.string() })),
  /** Columns that nothing is read from. */
  ignored: z6.array(z6.string()),
  dates: decided(z6.enum(dateForms2)),
  numbers: decided(z6.enum(numberForms2)),
  zone: z6.string(),
  /** Of the lines that would be taken, by currency. */
  controls: z6.array(control),
  refusedControls: z6.array(control),
  repeatedControls: z6.array(control),
  /** When what the file says was true, and who says so: its reader, a column, its name, or its newest moment. */
  report: z6.object({ t: z6.int(), source: z6.enum(["said", "column", "name", "newest"]) }),
  /** Oldest and newest time of a line. */
  first_t: z6.nullable(z6.int()),
  last_t: z6.nullable(z6.int()),
  /** Exchange rates that are missing, by runs of days (`YYYY-MM-DD`). */
  rates: z6.array(z6.object({ currency: z6.string(), from: z6.string(), to: z6.string(), lines: z6.int() })),
  /** Lines that would lower a refund, the first fifty; amounts in minor units of the company's currency. */
  lowered: z6.array(z6.object({ line: z6.int(), order_id: z6.string(), before: z6.int(), after: z6.int() })),
  loweredLines: z6.int(),
  /** Lines of cancelled or ineligible orders that would live again, the first fifty; states of settlement. */
  revived: z6.array(z6.object({ line: z6.int(), order_id: z6.string(), before: z6.int(), after: z6.int() })),
  revivedLines: z6.int()
});
var importStates = [
  "upload",
  "ready",
  "checking",
  "checked",
  "queued",
  "running",
  "done",
  "open",
  "failed",
  "cancelled",
  "undoing",
  "undone"
];
var importAsks = ["", "dates", "numbers", "currency", "encoding"];
var run = z6.object({
  id: z6.string(),
  name: z6.string(),
  /** Bytes; `received` of them have come. */
  size: z6.int(),
  received: z6.int(),
  state: z6.enum(importStates),
  options: z6.nullable(options),
  lines: z6.int(),
  /** Part of the file that is read (or taken back), in hundredths of a per cent. */
  part_bp: z6.int(),
  /** Lines a second of this attempt; null before there is any. */
  speed: z6.nullable(z6.int()),
  check: z6.nullable(check2),
  summary: z6.nullable(summary),
  /** Why it failed, or what keeps it from being checked. */
  reason: z6.string(),
  asks: z6.enum(importAsks),
  /** Where the rejected lines are fetched from; empty without any. */
  rejects: z6.string(),
  /** Whether the file is still here, so that it may be tried again. */
  isKept: z6.boolean(),
  /** Who sent it; empty: the command line. */
  by: z6.string(),
  add_time: z6.int()
});
var sums2 = z6.object({ lines: z6.int(), pay_amt: z6.int(), refund_amt: z6.int() });
var importDay = z6.object({
  day: z6.string(),
  currency: z6.string(),
  file: sums2,
  taken: sums2,
  adjustments: sums2,
  rejected: sums2,
  repeated: sums2,
  told: sums2,
  now: sums2
});
var id = z6.string().check(z6.regex(/^[1-9]\d{0,17}$/));
var preview = z6.object({
  header: z6.array(z6.string()),
  /** The field that each column seems to be. */
  guess: z6.partialRecord(z6.enum(importFields), z6.string()),
  /** Presets whose columns the file has. */
  fits: z6.array(z6.enum(importPresets)),
  /** Why nothing of it can be read with these options; empty when it can. */
  problem: z6.string(),
  currency: z6.string(),
  zone: z6.string(),
  rows: z6.array(
    z6.object({
      line: z6.int(),
      /** Why the line would not be imported; empty when it would. */
      message: z6.string(),
      /** Null for a line that would not be imported; amounts in minor units. */
      read: z6.nullable(
        z6.object({
          order_id: z6.string(),
          sku_id: z6.string(),
          product: z6.string(),
          creator: z6.string(),
          region: z6.string(),
          quantity: z6.int(),
          pay_amt: z6.int(),
          /** Of the line, which its own cell may tell. */
          currency: z6.string(),
          /** A sale, or goods that came back. */
          kind: z6.enum(["line", "return"]),
          time: z6.int(),
          order_status: z6.nullable(z6.int())
        })
      )
    })
  )
});
var rate = z6.strictObject({
  currency: z6.string().check(z6.regex(/^[A-Z]{3}$/)),
  from: z6.string().check(z6.regex(/^\d{4}-\d{2}-\d{2}$/)),
  to: z6.string().check(z6.regex(/^\d{4}-\d{2}-\d{2}$/)),
  rate: z6.string().check(z6.regex(/^\d{1,9}(\.\d{1,10})?$/))
});
var importsApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/import/list",
    access: "orders",
    input: z6.object({}),
    data: z6.object({ runs: z6.array(run), mapping: z6.nullable(mapping), currency: z6.string() })
  }),
  /** One run with its reconciliation, its differences and what was done with it. */
  run: endpoint({
    method: "GET",
    path: "/api/v1/import/run",
    access: "orders",
    input: z6.object({ id }),
    data: z6.object({
      run,
      currency: z6.string(),
      days: z6.array(importDay),
      /** Orders that are no longer as the file told, the first hundred; amounts in the company's currency. */
      changed: z6.array(z6.object({ order_id: z6.string(), day: z6.string(), told: sums2, now: sums2, by: z6.string() })),
      changedOrders: z6.int(),
      log: z6.array(z6.object({ time: z6.int(), by: z6.string(), action: z6.string(), note: z6.string() }))
    })
  }),
  open: endpoint({
    method: "POST",
    path: "/api/v1/import/open",
    access: "orders",
    input: z6.strictObject({
      name: z6.string().check(z6.trim(), z6.minLength(1), z6.maxLength(200)),
      size: z6.int().check(z6.minimum(0), z6.maximum(Number.MAX_SAFE_INTEGER))
    }),
    data: run
  }),
  /** Multipart: `id`, `offset` in bytes, and the part. */
  upload: endpoint({
    method: "POST",
    path: "/api/v1/import/upload",
    access: "orders",
    input: z6.object({}),
    data: run
  }),
  /** The first twenty lines as they would be read; without options the columns alone. */
  preview: endpoint({
    method: "POST",
    path: "/api/v1/import/preview",
    access: "orders",
    input: z6.strictObject({ id, options }),
    data: preview
  }),
  /** Reads the whole file in the background, without writing anything: the run is `checking`, then `checked`. */
  check: endpoint({
    method: "POST",
    path: "/api/v1/import/check",
    access: "orders",
    input: z6.strictObject({ id, options }),
    data: run
  }),
  /** Imports a file that was checked; also again one with refused lines, with the options that it was checked with. */
  start: endpoint({
    method: "POST",
    path: "/api/v1/import/start",
    access: "orders",
    input: z6.strictObject({ id }),
    data: run
  }),
  cancel: endpoint({
    method: "POST",
    path: "/api/v1/import/cancel",
    access: "orders",
    input: z6.strictObject({ id }),
    data: run
  }),
  /** Takes back, in the background, what the file added and changed. */
  undo: endpoint({
    method: "POST",
    path: "/api/v1/import/undo",
    access: "orders",
    input: z6.strictObject({ id }),
    data: run
  }),
  /** Exchange rates of the company's own, for days on which none is known. */
  rates: endpoint({
    method: "POST",
    path: "/api/v1/import/rates",
    access: "orders",
    input: z6.strictObject({ rates: z6.array(rate).check(z6.minLength(1), z6.maxLength(500)) }),
    data: z6.object({ days: z6.int() })
  })
};

// platform/fx/rates.ts
import { sql as sql4 } from "kysely";
var writeRates = async (db, rates, source, now) => {
  const { rows } = await sql4`
    insert into fx_rate as f (currency, day, rate, source, add_time)
    select u.currency, u.day, u.rate, ${source}, ${now}::bigint
    from unnest(${rates.map(({ currency: currency2 }) => currency2)}::text[], ${rates.map(({ day }) => day)}::int[],
      ${rates.map(({ rate: rate2 }) => rate2.toFixed(10))}::numeric[]) u(currency, day, rate)
    on conflict (currency, day) do update set rate = excluded.rate, source = excluded.source, add_time = excluded.add_time
    where f.rate <> excluded.rate
    returning f.day`.execute(db);
  return rows.length;
};
var newestDay = async (db, source) => {
  const { rows } = await sql4`
    select max(day) as day from fx_rate where source = ${source}`.execute(db);
  return rows[0]?.day ?? null;
};

export {
  rowSchema,
  c,
  partly,
  rowSizes,
  listInput,
  listOf,
  isNamedFilter,
  isPeriod,
  filterShape,
  paramsOf,
  defineList,
  trendDays,
  salesTrends,
  stockDays,
  productTrendList,
  skuTrendList,
  orderColumns,
  orderList,
  dateText,
  clockText,
  dateTimeText,
  countryName,
  fileColumns,
  rowFields,
  allListTexts,
  commonTexts,
  wordsIn,
  titleOf,
  clock,
  oldestOpen,
  lockJob,
  isImporting,
  importLimit,
  importPart,
  importName,
  mayImport,
  importFields,
  dateForms2 as dateForms,
  numberForms2 as numberForms,
  importsApi,
  controlKinds,
  isToldLine,
  ownRefund,
  storedByDay,
  fieldNames,
  readRecords,
  readHead,
  currencyOf,
  placeOf,
  noShift,
  mappingPreset,
  presets,
  findPreset,
  readAsIn,
  Survey,
  understand,
  claimRun,
  beatRun,
  noteJob,
  endRun,
  requeueRun,
  writeLog,
  dropFiles,
  importFiles,
  insertCliRun,
  readImportLog,
  createOrderGate,
  openFile,
  checkFile,
  RejectFile,
  runImport,
  writeRates,
  newestDay
};
//# sourceMappingURL=chunk-T2LNHY7L.js.map
