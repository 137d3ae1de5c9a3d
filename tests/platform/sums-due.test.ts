import pino from 'pino'
import { expect, test } from 'vitest'
import { askForAll, companiesDue, rebuildCompany } from '../../platform/sums/due.ts'
import { startDueSums } from '../../platform/work/sums.ts'
import { openBase, order, rollupsOf, type TestBase } from './ingest-support.ts'

const log = pino({ level: 'silent' })
const now = 1_790_000_000

/** Two companies whose sums say too much. */
const wronged = async (base: TestBase) => {
  const ids = [await base.company('One'), await base.company('Two', 'Asia/Tokyo')]
  for (const id of ids) await base.submit(id, order(), order({ order_id: 'order-2', buyer_key: 'b2' }))
  const read = () => Promise.all(ids.map((id) => rollupsOf(base, id)))
  const right = await read()
  await base.rows('update rollup set gmv_amt = gmv_amt + 1')
  return { ids, read, right }
}
const names = async (base: TestBase): Promise<string[]> => (await companiesDue(base.db)).map(({ name }) => name)

test('[P83] a run of all companies that is cut off goes on with those that are left, each crossed out with its sums', async () => {
  await using base = await openBase()
  const { ids, read, right } = await wronged(base)
  await askForAll(base.db, now)
  const [platform = '', ...others] = await names(base)
  expect(others).toEqual(['One', 'Two'])
  expect(await rebuildCompany(base, ids[0] ?? 0)).toMatchObject({ orders: 2 })
  expect(await names(base)).toEqual([platform, 'Two'])
  const stop = new AbortController()
  const cut = rebuildCompany(base, ids[1] ?? 0, { signal: stop.signal, onProgress: () => stop.abort() })
  await expect(cut).rejects.toThrow()
  expect(await names(base)).toEqual([platform, 'Two'])
  const [one, two] = await read()
  expect(one).toEqual(right[0])
  expect(two).not.toEqual(right[1])
})

test('[P83] a start makes the sums anew that a migration has asked for', async () => {
  await using base = await openBase()
  const { read, right } = await wronged(base)
  const idle = startDueSums({ db: base.db, pool: base.pool, log })
  await idle.stop()
  expect(await read()).not.toEqual(right)
  await base.rows('insert into sums_due (company_id, add_time) select id, 0 from company on conflict do nothing')
  const due = startDueSums({ db: base.db, pool: base.pool, log })
  await expect.poll(() => names(base)).toEqual([])
  await due.stop()
  expect(await read()).toEqual(right)
})
