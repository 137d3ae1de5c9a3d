import type { Router } from 'express'
import { goodsApi } from '../../shared/api/goods.ts'
import type { Tx } from '../db/tables.ts'
import { readCard, readPrices } from '../queries/goods/card.ts'
import { readGoodsCreators } from '../queries/goods/creators.ts'
import { askOf, type GoodsAsk } from '../queries/goods/product-lines.ts'
import { readGoodsKpi, readGoodsTrend, readParts } from '../queries/goods/sales.ts'
import { readSimilar } from '../queries/goods/similar.ts'
import { readGoodsSkus } from '../queries/goods/skus.ts'
import { readGoodsLives, readGoodsVideos } from '../queries/goods/videos.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { present } from './present.ts'
import { Refused } from './refused.ts'

interface Input {
  readonly product_id: string
  readonly days: number
}

/** Reads what a call asks of a product. @throws {Refused} when the viewer sees no such product */
const ofProduct = <T>(
  { product_id, days }: Input,
  call: Call,
  read: (tx: Tx, ask: GoodsAsk, card: NonNullable<Awaited<ReturnType<typeof readCard>>>) => Promise<T>,
): Promise<T & { currency: string; data_time: number }> =>
  present(call, async (tx, view) => {
    const ask = askOf(view, product_id, days)
    const card = await readCard(tx, ask)
    if (!card) throw new Refused('goods.none', { fields: { product_id: 'goods.none' } })
    return { ...(await read(tx, ask, card)), currency: view.company.currency, data_time: view.now }
  })

const table =
  <Row>(read: (tx: Tx, ask: GoodsAsk) => Promise<Row[]>) =>
  (input: Input, call: Call) =>
    ofProduct(input, call, async (tx, ask) => ({ list: await read(tx, ask) }))

export const mountGoods = (router: Router, context: Context): void =>
  implement(router, context, goodsApi, {
    analyse: (input, call) =>
      ofProduct(input, call, async (tx, ask, card) => {
        const [kpi, trend, contents, collabs, prices] = await Promise.all([
          readGoodsKpi(tx, ask),
          readGoodsTrend(tx, ask),
          readParts(tx, ask, 'content_type'),
          readParts(tx, ask, 'collab_type'),
          readPrices(tx, ask),
        ])
        return { card, kpi, trend, contents, collabs, prices }
      }),
    creators: table(readGoodsCreators),
    videos: table(readGoodsVideos),
    lives: table(readGoodsLives),
    skus: table(readGoodsSkus),
    similar: table(readSimilar),
  })
