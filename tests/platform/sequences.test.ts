import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importRates } from '../../platform/fx/file.ts'
import type { OrderGate } from '../../platform/ingest/gate.ts'
import { findPreset } from '../../platform/ingest/import/presets.ts'
import { runImport } from '../../platform/ingest/import.ts'
import { writeCompanyRates } from '../../platform/queries/orders/company-rates.ts'
import { rebuildRollups } from '../../platform/sums/rebuild.ts'
import { dims } from '../../platform/sums/shape.ts'
import { importer } from './import-support.ts'
import { bind, openBase, rollupsOf, stateOf, type TestBase, team } from './ingest-support.ts'
import { type RatesStep, type ReportFile, ratesFile, ratesOf, type Sequence, sequences } from './report-files.ts'
import { expectSums } from './rollup-oracle.ts'

const clock = { zone: 'Europe/London', cut_hour: 3 }

/** A company with a team, a product that pays for open collaborations, and the one secret of all. @returns its number and its members' names */
const newCompany = async (base: TestBase, name: string) => {
  const id = await base.company(name, clock.zone, 'EUR')
  await base.rows('update company set cut_hour = $2 where id = $1', [id, clock.cut_hour])
  await base.rows("insert into setting values ($1, 'import.buyer_salt', '\"s\"', 1)", [id])
  await base.rows(
    `insert into product (company_id, product_id, shop_id, title, standard_rate_bp, first_seen_t, add_time, update_time)
     values ($1, 'p1', 'shop', 'Lamp', 800, 1, 1, 1)`,
    [id],
  )
  const members = await team(base, id)
  // These hold all the time: an owner is frozen at the payment as it is first known (P35), which is a matter of order.
  await bind(base, id, 'ann', members.agent)
  await bind(base, id, 'bob', members.leader)
  return {
    id,
    name,
    leader: members.leader,
    names: new Map(Object.entries(members).map(([who, number]) => [number, who])),
  }
}
type Company = Awaited<ReturnType<typeof newCompany>>

/** Everything of a company in words that two companies share. */
const facts = async (base: TestBase, { id, names }: Company): Promise<string[]> => {
  const nameOf = (value: unknown): unknown => names.get(Number(value)) ?? value
  const replacer = (key: string, value: unknown): unknown => {
    if (key === 'job_id') return undefined
    if (key === 'member_id' || key === 'owner_member_id') return nameOf(value)
    if (key === 'owner_path') return (value as unknown[]).map(nameOf)
    return key === 'scope' ? String(value).replace(/\d+/, (digits) => String(nameOf(digits))) : value
  }
  const state = await stateOf(base, id)
  // A share that is taken back and given again leaves a row of zeros, which says what no row says.
  const isEmpty = ({ s }: Record<string, unknown>): boolean => {
    const { base_amt, est_amt, act_amt } = s as Record<string, number | null>
    return base_amt === 0 && est_amt === 0 && !act_amt
  }
  const parts = {
    ...state,
    splits: state.splits.filter((row) => !isEmpty(row)),
    rollups: state.rollups.map((row) => (row.dim === dims.owner ? { ...row, dim_id: nameOf(row.dim_id) } : row)),
  }
  return Object.entries(parts)
    .flatMap(([part, rows]) => rows.map((row) => `${part} ${JSON.stringify(row, replacer)}`))
    .sort()
}

const CUT = 'cut here'

/** A gate that is gone after some transactions, as a killed process is. */
const cutGate = (gate: OrderGate, cut: number): OrderGate => {
  let left = cut
  return {
    ...gate,
    submit: (...args) => (left-- > 0 ? gate.submit(...args) : Promise.reject(new Error(CUT))),
  }
}

/** Imports and cuts, and imports of rates, of one sequence. */
const machine = (base: TestBase, files: ReturnType<typeof importer>) => {
  const importFile = async ({ name }: Company, file: ReportFile, cut: number | null): Promise<number> => {
    const gate = cut === null ? base.gate : cutGate(base.gate, cut)
    try {
      const { summary } = await runImport(base, gate, {
        file: files.write(file.name, file.text),
        preset: await findPreset(file.preset),
        company: name,
        rejects: files.rejects,
        zone: 'UTC',
        withoutRates: true,
        batchLines: 2,
        ...(file.hasTime ? {} : { reportedT: file.t }),
      })
      return summary.rejected
    } catch (error) {
      if (!(error instanceof Error && error.message === CUT)) throw error
      return -1
    }
  }
  const rates = async ({ id, leader }: Company, { currency, isOwn }: RatesStep): Promise<void> => {
    if (isOwn) {
      const own = ratesOf(currency).map(({ day, rate }) => ({ currency, day, rate: String(rate) }))
      await base.db.transaction().execute((tx) => writeCompanyRates(tx, id, leader, own, 1))
      return
    }
    const file = files.write(`${currency}.csv`, ratesFile(currency))
    await importRates(base.db, { file, rejects: files.rejects, encoding: undefined }, 1)
  }
  return { importFile, rates }
}

/** Some for every day; more of them in `npm run soak`, and of other seeds by hand. */
const runs = Number(process.env.RUNS ?? 8)
const counts = { runs: 0, cut: 0, refused: 0 }

const mixedUp = async (base: TestBase, files: ReturnType<typeof importer>, company: Company, { steps }: Sequence) => {
  const { importFile, rates } = machine(base, files)
  await base.rows('delete from fx_rate')
  for (const step of steps) {
    if (step.kind === 'rates') await rates(company, step)
    else {
      const rejected = await importFile(company, step.file, step.cut)
      if (rejected < 0) counts.cut++
      if (rejected > 0) counts.refused++
    }
  }
}

test('[P76] report files in any order, cut, partial, repeated and waiting for rates end in the database of the sorted ones', {
  timeout: runs * 10_000,
}, async () => {
  await using base = await openBase()
  using files = importer(base)
  const { importFile, rates } = machine(base, files)
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      counts.runs++
      const mixed = await newCompany(base, `mixed ${counts.runs}`)
      await mixedUp(base, files, mixed, sequence)
      const sorted = await newCompany(base, `sorted ${counts.runs}`)
      for (const one of sequence.rates) await rates(sorted, one)
      for (const file of sequence.files) expect(await importFile(sorted, file, null)).toBe(0)
      for (const { id } of [mixed, sorted]) {
        await expectSums(base, id, clock)
        const kept = await rollupsOf(base, id)
        expect(await rebuildRollups(base, id)).toMatchObject({ differences: 0 })
        expect(await rollupsOf(base, id)).toEqual(kept)
      }
      const [one, other] = [await facts(base, mixed), await facts(base, sorted)]
      expect(one.filter((text) => !other.includes(text))).toEqual(other.filter((text) => !one.includes(text)))
      expect(one).toEqual(other)
    }),
    {
      numRuns: runs,
      seed: Number(process.env.SEED ?? 76),
      interruptAfterTimeLimit: runs * 8000,
    },
  )
  expect(Math.min(counts.cut, counts.refused)).toBeGreaterThan(0)
})
