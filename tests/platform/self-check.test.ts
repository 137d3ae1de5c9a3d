import { expect, test } from 'vitest'
import { checkBooks } from '../../platform/jobs/self-check.ts'
import { line, openBase, order, team } from './ingest-support.ts'

const now = Date.UTC(2026, 4, 20, 21) / 1000
const DAY = 86_400

test('[P85] the books of each company are checked once a day from 04:00 in UTC+8, and what does not tie is told with its order and day', async () => {
  await using base = await openBase()
  const id = await base.company('Tide', 'Europe/London')
  await team(base, id)
  const paid_t = now - 3 * DAY
  for (const order_id of ['one', 'two'])
    await base.submit(
      id,
      order({
        order_id,
        create_t: paid_t,
        paid_t,
        lines: [line({ pay_amt: 2000, subtotal_amt: 2000, partner_rate_bp: 500 })],
      }),
    )
  const told = () =>
    base.rows(
      'select kind, day, checked::int, differing::int, sample from self_check where company_id = $1 order by day, kind',
      [id],
    )
  expect(await checkBooks(base.db, now)).toBe(0)
  expect(await checkBooks(base.db, now + 14 * 3600), 'the same day').toBe(0)
  const day = Math.floor((now + 4 * 3600) / DAY)
  const checked = { checked: 2, differing: 0, sample: '' }
  expect(await told()).toEqual([
    { kind: 1, day, ...checked },
    { kind: 2, day, ...checked, checked: 1 },
  ])
  await base.rows("update commission_split set est_amt = est_amt + 1 where order_id = 'two' and role = 1")
  await base.rows("update rollup set gmv_amt = gmv_amt - 5 where scope = 'c' || $1 and grain = 1 and dim = 0", [id])
  expect(await checkBooks(base.db, now + DAY)).toBe(2)
  expect((await told()).slice(2)).toEqual([
    { kind: 1, day: day + 1, checked: 2, differing: 1, sample: 'two' },
    { kind: 2, day: day + 1, checked: 1, differing: 1, sample: '2026-05-17' },
  ])
})
