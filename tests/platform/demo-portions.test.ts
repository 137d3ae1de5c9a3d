import { expect, test } from 'vitest'
import { type OrderSink, writePast } from '../../platform/demo/fill.ts'
import { createOrderGate } from '../../platform/ingest/gate.ts'
import { line, openBase, order, T0 } from './ingest-support.ts'

test('[D18] the past is written in portions, each with what shops are told of it, so that an order waits for one of them', async () => {
  await using base = await openBase()
  const company = await base.company('Portions', 'Europe/London', 'USD')
  const gate = createOrderGate({ pool: base.pool }, { warn: () => {} })
  const toldToShops = async (): Promise<number> => (await base.rows('select order_id from shop_order')).length
  const before: (readonly [orders: number, told: number])[] = []
  const watched: OrderSink = {
    submit: async (id, events) => {
      before.push([events.length, await toldToShops()])
      return gate.submit(id, events)
    },
  }
  const work = Array.from({ length: 5 }, (_, n) => ({
    order_id: `past-${n}`,
    events: [order({ order_id: `past-${n}`, create_t: T0, paid_t: T0, lines: [line()] })],
    later: () => [],
  }))
  await writePast({ db: base.db, gate: watched, portion: 2 }, company, work)
  expect(before).toEqual([
    [2, 0],
    [2, 2],
    [1, 4],
  ])
  expect(await toldToShops()).toBe(5)
  await gate.stop()
})
