import { expect, test } from 'vitest'
import { fileAtOnce } from '../../platform/exports/at-once.ts'
import { fileColumns } from '../../platform/exports/columns.ts'
import { listQueryOf } from '../../platform/exports/query.ts'
import { wordsIn } from '../../platform/exports/words.ts'
import { layoutOf } from '../../platform/ingest/import/kinds.ts'
import { contentTypes } from '../../shared/areas/orders/enums.ts'
import { orderList } from '../../shared/areas/orders/list.ts'
import type { Language } from '../../shared/i18n/texts.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeSoldWorld } from '../support/sold-world.ts'
import { sheetRows, unzip } from '../support/unzip.ts'
import { importer } from './import-support.ts'
import { openBase, type TestBase } from './ingest-support.ts'

const until = Date.UTC(2026, 5, 10, 4) / 1000
const ZONE = 'Asia/Shanghai'
const every = orderList.columns.map(({ field }) => field)

/** What a company's lines come to, by settlement and order status, kind of content and collaboration. */
const sumsOf = (base: TestBase, id: number) =>
  base.rows(
    `select settlement_status::int as settlement, order_status::int as status, content_type::int as content,
       collab_type::int as collab, count(*)::int as lines, count(distinct order_id)::int as orders, sum(quantity)::int as quantity,
       sum(pay_amt)::int8 as pay, sum(price_amt)::int8 as price, sum(refunded_qty)::int as refunded, sum(returned_qty)::int as returned,
       sum(refund_amt)::int8 as refunds, count(*) filter (where fully_return)::int as gone, sum(est_base_amt)::int8 as base,
       sum(est_standard_amt)::int8 as est, sum(est_shop_ads_amt)::int8 as ads, sum(est_bonus_amt)::int8 as bonus,
       sum(est_partner_amt)::int8 as partner, sum(act_base_amt)::int8 as act_base, sum(act_standard_amt)::int8 as act,
       sum(act_shop_ads_amt)::int8 as act_ads, sum(act_bonus_amt)::int8 as act_bonus, sum(act_partner_amt)::int8 as act_partner,
       sum(standard_rate_bp)::int as rates, sum(o.create_t)::int8 as created, sum(o.paid_t)::int8 as paid,
       sum(o.delivery_t)::int8 as delivered, sum(l.settled_t)::int8 as settled
     from affiliate_order_line l join affiliate_order o using (company_id, order_id) where company_id = $1
     group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    [id],
  )

/** A company that has sold everything that a line can be. */
const makeCompany = async (base: TestBase): Promise<number> => {
  const { company } = await makeSoldWorld(base.db, base.gate, 'Ours', { until, days: 20, count: 120, seed: 11 })
  const made = until - 9 * 86_400
  const at = (n: number, fields: Parameters<typeof orderAt>[1]) =>
    orderAt(made + n, { order_id: `own-${n}`, ...fields })
  const twice = lineWith({ sku_id: 'again', pay_amt: 700, quantity: 2, price_amt: 350 })
  const events = [
    ...contentTypes.map((content_type) =>
      at(content_type, { lines: [lineWith({ content_type, content_id: `c/${content_type}`, creator_name: 'ann' })] }),
    ),
    // Two lines of one SKU and content; a title that is a formula; a sample; no creator; unpaid, cancelled, on hold.
    at(10, { lines: [twice, { ...twice, n: 2, pay_amt: 900 }] }),
    at(11, { lines: [lineWith({ product_id: 'formula', product_name: '=HYPERLINK("x")', sku_id: '=1+1' })] }),
    at(12, { is_sample: true, lines: [lineWith({ collab_type: 2 })] }),
    at(13, { lines: [lineWith({ creator_id: '', collab_type: 9 })] }),
    at(14, { paid_t: null, order_status: 100, lines: [lineWith()] }),
    at(15, { paid_t: null, order_status: 140, lines: [lineWith()] }),
    at(16, { order_status: 140, lines: [lineWith()] }),
    at(17, { order_status: 105, lines: [lineWith()] }),
    at(18, { order_status: 130, delivery_t: made + 86_400, lines: [lineWith({ settlement_status: 4, reason: 3 })] }),
    // All came back; the goods alone; the money alone; a part of both.
    at(20, { lines: [lineWith({ quantity: 3, returned_qty: 3, refund_amt: 1000 })] }),
    at(21, { lines: [lineWith({ quantity: 2, refunded_qty: 1, refund_amt: 500 })] }),
    at(22, { lines: [lineWith({ quantity: 2, refund_amt: 1000 })] }),
    at(23, { lines: [lineWith({ quantity: 2, refund_amt: 300, settlement_status: 2, settled_t: made + 500 })] }),
    // Earned by an ad, by a partner's campaign, and with a bonus; settled at what the source states.
    at(30, { lines: [lineWith({ ads_attributed: true, shop_ads_rate_bp: 800, commission_model: 2 })] }),
    at(31, { lines: [lineWith({ collab_type: 3, partner_rate_bp: 500, campaign_id: 'tap', commission_model: 3 })] }),
    at(32, {
      order_status: 130,
      delivery_t: made + 86_400,
      lines: [
        lineWith({
          bonus_rate_bp: 150,
          settlement_status: 2,
          settled_t: made + 3 * 86_400,
          actual: { base_amt: 990, standard_amt: 98, shop_ads_amt: 3, bonus_amt: 14, partner_amt: 7 },
        }),
      ],
    }),
  ]
  allTaken(await base.submit(company, ...events))
  return company
}

const exported = async (
  base: TestBase,
  company_id: number,
  language: Language,
  format: 'csv' | 'xlsx',
): Promise<Buffer> => {
  const query = listQueryOf(orderList, '')
  const file =
    query &&
    (await fileAtOnce(
      base.db,
      {
        list: orderList,
        scope: { text: `c${company_id}`, company_id, member_id: null },
        query,
        fields: every,
        words: wordsIn(language),
        now: until,
        format,
        title: 'orders',
      },
      5000,
    ))
  if (!file) throw new Error('no file')
  return file
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
/** The sheet as the text of a table, times as a calendar shows them. */
const csvOf = (workbook: Buffer, language: Language): string => {
  const kinds = fileColumns(orderList, every, wordsIn(language)).map(({ kind }) => kind)
  const [head = [], ...rows] = sheetRows(unzip(workbook).get('xl/worksheets/sheet1.xml') ?? '')
  const cell = (value: string | number | null, at: number): string => {
    if (typeof value === 'number' && kinds[at] === 'time')
      return new Date(Math.round((value - 25_569) * 86_400) * 1000).toISOString().slice(0, 19)
    return value === null ? '' : quoted(String(value))
  }
  const filled = rows.map((row) => head.map((_, at) => cell(row[at] ?? null, at)).join(','))
  return [head.map((text) => quoted(String(text))).join(','), ...filled].join('\n')
}

test('[I60] an export of our own order list, in either language and as either file, brings an empty company to the same sums', async () => {
  await using base = await openBase()
  using files = importer(base)
  const from = await makeCompany(base)
  const wanted = await sumsOf(base, from)
  expect(wanted.length).toBeGreaterThan(20)
  for (const language of ['zh', 'en'] as const)
    for (const format of ['csv', 'xlsx'] as const) {
      const file = await exported(base, from, language, format)
      const name = `${language} ${format}`
      const id = await base.company(name, ZONE, 'USD')
      const path = files.write(`${name}.csv`, format === 'csv' ? file : csvOf(file, language))
      const summary = await files.run(path, 'tiktok-affiliate', name, { zone: ZONE })
      expect(summary).toMatchObject({ rejected: 0, duplicates: 0 })
      expect([name, await sumsOf(base, id)]).toEqual([name, wanted])
      const titles = 'select title from product where company_id = $1 order by product_id'
      expect(await base.rows(titles, [id])).toEqual(await base.rows(titles, [from]))
    }
})

/** Headings that tell what others tell, or who looks at the line. */
const derived = [
  'est_commission',
  'our_commission',
  'owner_name',
  'act_commission',
  'order_place',
  'team_name',
  'appeal_state',
  'owner_state',
]

test('[I54] [I60] every column of our order list is a field of an import or is worked out, in both languages', () => {
  for (const language of ['zh', 'en'] as const) {
    const columns = fileColumns(orderList, every, wordsIn(language))
    for (const heading of [
      ({ title, unit }: (typeof columns)[number]) => (unit ? `${title} (${unit})` : title),
      ({ title }: (typeof columns)[number]) => title,
    ]) {
      const { kind, uses } = layoutOf(columns.map(heading))
      expect(kind.name).toBe('ours')
      expect(columns.flatMap(({ field }, at) => (uses[at]?.field ? [] : [field]))).toEqual(derived)
    }
  }
  // The seller's export calls the commission that was paid what we call all that was earned.
  const place = (header: string[]) => layoutOf(header).at.act_standard
  expect(place(['订单 ID', '创建时间', '实际佣金', '已全部退货或全额退款'])).toBe(2)
  expect(place(['订单号', '下单时间', '实际佣金', '实际标准佣金'])).toBe(3)
  expect(place(['订单号', '下单时间', '本行实际佣金', '实际标准佣金'])).toBe(3)
})
