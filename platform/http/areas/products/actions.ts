import type { productApi } from '../../../../shared/areas/products/api.ts'
import { promoUrl } from '../../../../shared/areas/products/promo.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { assignProduct } from '../../../queries/products/assign.ts'
import { isLeader, isOwnCreator } from '../../../queries/products/creators.ts'
import { readOffered } from '../../../queries/products/offered.ts'
import { collect, promoCode, putInShowcase, takeOut } from '../../../queries/products/showcase.ts'
import { bulk } from '../../bulk.ts'
import type { Call } from '../../call.ts'
import type { Handlers } from '../../implement.ts'
import { Refused } from '../../refused.ts'
import { requireOffered } from './offered.ts'

const memberOf = ({ viewer }: Call): number => Number(viewer.record.id)

const keyOf = (call: Call, product_id: string) => ({
  company_id: call.viewer.scope.company_id,
  member_id: memberOf(call),
  product_id,
  now: call.now,
})

type Actions = Pick<typeof productApi, 'showcase' | 'showcaseAll' | 'collect' | 'link' | 'assign'>

/** What a member does with products. Taking something back asks for nothing: it also works when the product is gone. */
export const productActions: Handlers<Actions> = {
  showcase: async ({ product_id, rate_bp, on }, call) => {
    const { now, ...key } = keyOf(call, product_id)
    await call.context.db.transaction().execute(async (tx) => {
      if (!on) return takeOut(tx, 'showcase', key)
      await requireOffered(tx, call, product_id, rate_bp)
      await putInShowcase(tx, { ...key, now }, rate_bp)
    })
    return null
  },
  showcaseAll: ({ product_ids, rates }, call) =>
    bulk(call, product_ids, async (tx, product_id) => {
      const rate = rates[product_id] ?? null
      await requireOffered(tx, call, product_id, rate)
      await putInShowcase(tx, keyOf(call, product_id), rate)
    }),
  collect: ({ product_ids, on }, call) =>
    bulk(call, product_ids, async (tx, product_id) => {
      const key = keyOf(call, product_id)
      if (!on) return takeOut(tx, 'product_collect', key)
      if (!(await readOffered(tx, call.viewer.scope, call.now, product_id))) throw new Refused('product.none')
      await collect(tx, key)
    }),
  link: ({ product_id, rate_bp }, call) =>
    call.context.db.transaction().execute(async (tx) => {
      await requireOffered(tx, call, product_id, rate_bp)
      const code = await promoCode(tx, keyOf(call, product_id))
      return { code, url: promoUrl(product_id, code) }
    }),
  assign: async ({ product_id, creator_id, rate_bp }, call) => {
    const { now, ...key } = keyOf(call, product_id)
    await call.context.db.transaction().execute(async (tx) => {
      if (!(await isLeader(tx, call.viewer.scope))) throw new Refused('denied', { status: 403, refusal: { rules: [] } })
      await requireOffered(tx, call, product_id, rate_bp)
      if (!(await isOwnCreator(tx, call.viewer.scope, creator_id))) throw new Refused('creator.none')
      await assignProduct(tx, { ...key, creator_id, rate_bp, add_time: now })
      await insertAudit(tx, {
        member_id: key.member_id,
        action: 'product.assigned',
        object_type: 'product',
        object_id: product_id,
        after: { creator_id, rate_bp },
        ip: call.ip,
        now,
      })
    })
    return null
  },
}
