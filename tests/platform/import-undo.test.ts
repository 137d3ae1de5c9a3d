import { afterAll, beforeAll, expect, test } from 'vitest'
import { readImportDays } from '../../platform/ingest/runs/days.ts'
import { undoJob } from '../../platform/ingest/undo.ts'
import { importer, retail } from './import-support.ts'
import { openBase, stateOf, type TestBase } from './ingest-support.ts'

let base: TestBase
beforeAll(async () => {
  base = await openBase()
})
afterAll(async () => {
  await base[Symbol.asyncDispose]()
})

/** Numbers that are the same in every run. */
const chance = (seed: number) => {
  let state = seed
  const below = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  const one = (...of: string[]): string => of[below(of.length)] ?? ''
  return { below, one }
}
type Chance = ReturnType<typeof chance>

const rows = ({ below }: Chance, row: () => string): string[] => Array.from({ length: 1 + below(8) }, row)

/** Reports of a few orders, in two currencies, of several times and with gaps. */
const reports = (by: Chance): string => {
  const head =
    'Order ID,SKU ID,Product ID,Payment Amount,Currency,Quantity,Refunded quantity,Refund amount,Order Status,Time Created,Updated Time,Time Commission Paid'
  const row = (): string =>
    [
      by.one('O1', 'O2', 'O3'),
      by.one('S1', 'S2'),
      'P1',
      by.one('100.00', '90.00'),
      by.one('USD', 'USD', 'USD', 'THB'),
      '3',
      by.one('', '0', '1', '2'),
      by.one('', '0.00', '10.00', '50.00'),
      by.one('Completed', 'Completed', 'Shipped', 'Settled', 'Ineligible'),
      '2026-03-20 10:00:00',
      by.one('', '', '2026-03-21 10:00:00', '2026-03-22 10:00:00', '2026-03-23 10:00:00'),
      by.one('', '', '2026-03-24 10:00:00'),
    ].join(',')
  return `${[head, ...rows(by, row)].join('\n')}\n`
}

/** Sales and returns of one buyer; a return of one name is the same in all files. */
const invoices = (by: Chance): string =>
  retail(
    ...rows(by, () => {
      const [invoice, sku] = [by.below(4), by.below(2)]
      const day = 1 + ((invoice * 5 + sku * 3) % 9)
      return by.below(5) < 2
        ? `C${invoice},S${sku},X,-${1 + ((invoice + sku) % 3)},2011-07-0${day} 10:00:00,2.50,7,France`
        : `${invoice},S${sku},X,${1 + by.below(6)},2011-07-0${1 + invoice} 08:00:00,2.50,7,France`
    }),
  )

const kinds = [
  { preset: 'tiktok-affiliate', currency: 'USD', write: reports },
  { preset: 'online-retail', currency: 'GBP', write: invoices },
] as const
const FILES = 4

test('[I91] imports taken back at any time leave what the others alone would have told', async () => {
  using files = importer(base)
  const make = async (name: string, currency: string): Promise<number> => {
    const id = await base.company(name, 'UTC', currency)
    await base.rows(`insert into setting select $1, 'import.buyer_salt', '"s"', 1`, [id])
    await base.rows(
      "insert into company_rate (company_id, currency, day, rate, add_time) select $1, 'THB', d, 30, 1 from generate_series(20500, 20560) d",
      [id],
    )
    return id
  }
  const known = async (company: number) => {
    const { products: _, skus: __, ...rest } = await stateOf(base, company)
    return rest
  }
  for (const { preset, currency, write } of kinds)
    for (let seed = 1; seed <= 5; seed++) {
      const by = chance(seed * 7919)
      const texts = Array.from({ length: FILES }, () => write(by))
      const asOf = texts.map(() => by.one('2026-03-25 00:00:00', '2026-03-26 00:00:00'))
      const [one, other] = [`${preset} ${seed}`, `${preset} ${seed} without`]
      const [company, without] = [await make(one, currency), await make(other, currency)]
      const bring = async (name: string, n: number, text: string): Promise<number> => {
        const more = preset === 'tiktok-affiliate' ? { asOf: asOf[n] ?? '' } : {}
        const file = files.write(`${name} ${n}.csv`, text)
        const summary = await files.run(file, preset, name, { ...more, batchLines: 3 })
        expect(summary.imported + summary.duplicates + summary.rejected).toBe(summary.lines)
        const [job] = await base.rows<{ id: number }>(
          'select j.id from import_job j join company c on c.id = j.company_id where c.name = $1 order by j.id desc limit 1',
          [name],
        )
        const days = await base.db.transaction().execute((tx) => readImportDays(tx, Number(job?.id)))
        expect(days.reduce((lines, { file: { lines: n } }) => lines + n, 0)).toBe(summary.lines)
        if (preset === 'online-retail' && summary.older === 0)
          expect(days.map(({ now }) => now)).toEqual(days.map(({ told }) => told))
        return Number(job?.id)
      }
      const jobs: number[] = []
      const gone = new Set<number>()
      const undo = async (n: number): Promise<void> => {
        if (gone.has(n)) return
        gone.add(n)
        await undoJob(base, company, jobs[n] ?? 0)
      }
      for (const [n, text] of texts.entries()) {
        jobs.push(await bring(one, n, text))
        if (by.below(3) === 0) await undo(by.below(n + 1))
      }
      await undo(1)
      for (const [n, text] of texts.entries()) if (!gone.has(n)) await bring(other, n, text)
      expect(await known(company), `${preset} ${seed} without ${[...gone].join(', ')}`).toEqual(await known(without))
    }
})
