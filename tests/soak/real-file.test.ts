import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { absent, hasData, importer, weekFile, wholeFile } from '../platform/import-support.ts'
import { openBase } from '../platform/ingest-support.ts'

const real = { timeout: 900_000, skip: !hasData }

test(
  `[I40] a real week gives its known totals; the whole file after it adds the rest and nothing twice${absent}`,
  real,
  async () => {
    await using base = await openBase()
    using files = importer(base)
    expect(existsSync(weekFile)).toBe(true)
    const week = await files.run(weekFile, 'online-retail', 'Retail')
    expect(week).toMatchObject({
      lines: 21_112,
      imported: 21_026,
      duplicates: 0,
      rejected: 86,
      gross: 388_622.44,
      refunds: 8214.87,
    })
    const whole = await files.run(wholeFile, 'online-retail', 'Retail')
    expect(whole).toMatchObject({
      lines: 541_909,
      rejected: 2515,
      gross: 10_666_684.54,
      refunds: 918_936.61,
      net: 9_747_747.93,
    })
    expect(whole.imported + whole.duplicates).toBe(539_394)
    const [sums] = await base.rows(
      `select (select sum(pay_amt) from affiliate_order_line) as gross, (select sum(amt) from order_refund) as refunds,
       (select count(*) from affiliate_order_line where settlement_status <> 9) + (select count(*) from order_refund) as rows,
       (select gmv_amt from rollup where grain = 0 and dim = 0 and scope like 'c%') as rolled,
       (select count(distinct region)::int from affiliate_order) as countries,
       (select sum(gmv_amt) from rollup where grain = 2 and dim = 0 and scope like 'c%') as hours`,
    )
    expect(sums).toEqual({
      gross: 1_066_668_454,
      refunds: 91_893_661,
      rows: 539_394,
      rolled: 1_066_668_454,
      countries: 38,
      hours: 1_066_668_454,
    })
    const again = await files.run(wholeFile, 'online-retail', 'Retail')
    expect(again).toMatchObject({ imported: 0, duplicates: 539_394, rejected: 2515 })
  },
)
