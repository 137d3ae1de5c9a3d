import { expect, test } from 'vitest'
import { line, openBase, order } from './ingest-support.ts'

test('[P1] smoke', async () => {
  await using base = await openBase()
  const id = await base.company()
  const r = await base.submit(id, order())
  expect(r).toEqual([{ ok: true, changed: true, lines_new: 1, lines_same: 0 }])
  console.log(await base.rows('select * from rollup'), await base.rows('select * from affiliate_order_line'), await base.rows('select * from commission_split'))
  expect(await base.submit(id, order({lines:[line()]}))).toEqual([{ ok: true, changed: false, lines_new: 0, lines_same: 1 }])
})
