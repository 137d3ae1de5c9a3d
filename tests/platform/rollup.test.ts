import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rebuildRollups } from '../../platform/sums/rebuild.ts'
import { bind, line, openBase, order, rollupsOf, T0, team } from './ingest-support.ts'
import { anyEvents, expectSums, tellSome } from './rollup-oracle.ts'

const clock = { zone: 'Europe/London', cut_hour: 3 }

test('[P20] [P21] [P22] [P24] [P62] [P70] [P84] after any sequence of events the rollups equal their rebuild and plain sums over the lines', async () => {
  await using base = await openBase()
  let run = 0
  await fc.assert(
    fc.asyncProperty(anyEvents, async (chunks) => {
      const id = await base.company(`c${++run}`, clock.zone)
      await base.rows('update company set cut_hour = $2 where id = $1', [id, clock.cut_hour])
      const { agent, leader } = await team(base, id)
      await bind(base, id, 'ann', agent)
      await bind(base, id, 'bob', leader)
      for (const [n, events] of chunks.entries()) {
        await base.gate.submit(id, events)
        await tellSome(base, id, n % 3 === 1)
      }
      const byDeltas = await rollupsOf(base, id)
      await expectSums(base, id, clock)
      expect(await rebuildRollups(base, id)).toMatchObject({ differences: 0 })
      expect(await rollupsOf(base, id)).toEqual(byDeltas)
    }),
    { numRuns: Number(process.env.RUNS ?? 20), interruptAfterTimeLimit: 60_000 },
  )
})

test('[P20] a line that turns out to be of a live room is counted as one, and no more once it is a video after all', async () => {
  await using base = await openBase()
  const id = await base.company()
  const at = (event_t: number, content_type: 1 | 2) =>
    base.submit(id, order({ order_id: 'turns', event_t, lines: [line({ content_id: 'v1', content_type })] }))
  const liveLines = async () =>
    (await base.rows('select live_lines::int from rollup_content where company_id = $1', [id])).map(
      ({ live_lines }) => live_lines,
    )
  await at(T0, 1)
  expect(await liveLines()).toEqual([0])
  await at(T0 + 1, 2)
  expect(await liveLines()).toEqual([1])
  await at(T0 + 2, 1)
  expect(await liveLines()).toEqual([0])
  expect(await rebuildRollups(base, id)).toMatchObject({ differences: 0 })
})

test('[P23] [P70] [P86] a rebuild mends sums that are wrong and says how many, and a second one changes nothing', async () => {
  await using base = await openBase()
  const id = await base.company()
  for (let n = 0; n < 5; n++) await base.submit(id, order({ order_id: `o${n}`, buyer_key: `b${n % 2}` }))
  const right = await rollupsOf(base, id)
  await base.rows('update rollup set gmv_amt = gmv_amt + 1, buyers = 9')
  await base.rows("insert into rollup_buyer values ('c' || $1::text, 7, 'ghost', 3)", [id])
  await base.rows("insert into rollup_content values ($1, 'ghost', 7, 1, 100)", [id])
  const [rows] = await base.rows<{ n: number }>('select count(*)::int as n from rollup')
  expect(await rebuildRollups(base, id)).toEqual({ orders: 5, differences: (rows?.n ?? 0) + 2 })
  expect(await rollupsOf(base, id)).toEqual(right)
  const [before] = await base.rows('select version from company_pulse')
  expect(await rebuildRollups(base, id)).toEqual({ orders: 5, differences: 0 })
  expect(await base.rows('select version from company_pulse')).toEqual([before])
  expect(await rollupsOf(base, id)).toEqual(right)
})
