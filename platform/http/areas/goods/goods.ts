import type { Router } from 'express'
import { goodsApi, goodsSubmitApi } from '../../../../shared/areas/goods/api.ts'
import { productIdIn } from '../../../../shared/areas/products/promo.ts'
import type { ListQuery } from '../../../../shared/lists/list.ts'
import type { Tx } from '../../../db/tables.ts'
import { readLinesAnalysed } from '../../../lists/goods/analysed.ts'
import { productLines } from '../../../lists/goods/asked.ts'
import { askOf, type GoodsAsk } from '../../../queries/goods/ask.ts'
import { readCard, readPrices } from '../../../queries/goods/card.ts'
import { readReviews } from '../../../queries/goods/reviews.ts'
import { readGoodsTrend } from '../../../queries/goods/sales.ts'
import { readSimilar } from '../../../queries/goods/similar.ts'
import { readSubmitted, type Submission, submitProduct } from '../../../queries/goods/submissions.ts'
import { VersionMemory } from '../../../queries/version-memory.ts'
import { partOf } from '../../../sums/part.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { present } from '../../present.ts'
import { Refused, wrongField } from '../../refused.ts'

interface Input {
  readonly product_id: string
  readonly days: number
}

/** What the lines and contents of a product tell. */
const readAnalysed = async (tx: Tx, ask: GoodsAsk) => {
  const [lines, trend] = await Promise.all([readLinesAnalysed(tx, ask), readGoodsTrend(tx, ask)])
  return { ...lines, trend }
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

/** Products that a member may ask for within a day. */
const MOST_A_DAY = 20

const submissionOf = ({ viewer: { record, scope } }: Call, product_id: string): Submission => ({
  company_id: scope.company_id,
  member_id: Number(record.id),
  product_id,
})

/** For lists of a product. @throws {Refused} when the viewer does not see it */
export const requireProduct = ({ filters: { product_id, days } }: ListQuery, call: Call): Promise<unknown> =>
  ofProduct({ product_id: String(product_id), days: Number(days) }, call, async () => ({}))

export const mountGoods = (router: Router, context: Context): void => {
  const kept = {
    analyse: new VersionMemory<Awaited<ReturnType<typeof readAnalysed>>>(),
    similar: new VersionMemory<Awaited<ReturnType<typeof readSimilar>>>(),
  }
  implement(router, context, goodsApi, {
    analyse: (input, call) =>
      ofProduct(input, call, async (tx, ask, card) => {
        const [sold, prices] = await Promise.all([
          kept.analyse.at(await partOf(tx, ask.view, productLines(ask.view, input)), input, () =>
            readAnalysed(tx, ask),
          ),
          readPrices(tx, ask),
        ])
        return { card, ...sold, prices }
      }),
    reviews: ({ word, ...input }, call) => ofProduct(input, call, (tx, ask) => readReviews(tx, ask, word)),
    similar: (input, call) =>
      ofProduct(input, call, async (tx, ask) => ({
        list: await kept.similar.at(ask.view, input, () => readSimilar(tx, ask)),
      })),
  })
  implement(router, context, goodsSubmitApi, {
    submitted: async ({ product_id }, call) => ({
      submit_time: await readSubmitted(context.db, submissionOf(call, product_id)),
    }),
    submit: async ({ product }, call) => {
      const product_id = productIdIn(product)
      if (product_id === null) throw wrongField('product', 'goods.notId')
      const known = await present(
        call,
        async (tx, view) => (await readCard(tx, askOf(view, product_id, 1))) !== undefined,
      )
      if (known) return { product_id, known }
      const { db } = context
      const submission = submissionOf(call, product_id)
      const outcome = await db.transaction().execute((tx) => submitProduct(tx, submission, MOST_A_DAY, call.now))
      if (outcome === 'full') throw new Refused('goods.submitMost', { params: { most: MOST_A_DAY } })
      return { product_id, known }
    },
  })
}
