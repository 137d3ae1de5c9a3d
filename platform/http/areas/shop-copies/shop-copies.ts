import type { Router } from 'express'
import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import { shopCopyApi } from '../../../../shared/areas/shop-copies/api.ts'
import { MOST_COPIED } from '../../../../shared/areas/shop-copies/states.ts'
import type { Tx } from '../../../db/tables.ts'
import { insertAudit, objectOf } from '../../../queries/account/audit.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { checkCopies, insertCopy, readCopy, readCopyItems, readCopyShops } from '../../../queries/shop-copies/jobs.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { present } from '../../present.ts'
import { Refused, wrongField } from '../../refused.ts'

type CreateInput = HandlerInput<typeof shopCopyApi.create>

const wordsOf = (typed: string | null): string[] =>
  (typed ?? '')
    .split(/[,，、\n]/)
    .map((word) => word.trim())
    .filter(Boolean)

/** Source and targets, each of them authorised and the viewer's. @throws {Refused} beside the field */
const shopsOf = async (tx: Tx, call: Call, input: CreateInput): Promise<readonly string[]> => {
  const known = new Set((await readCopyShops(tx, call.viewer.scope, call.now)).map(({ shop_id }) => shop_id))
  if (!known.has(input.source_shop)) throw wrongField('source_shop', 'shopCopy.shop')
  const targets: string[] = []
  for (const field of ['target_shop', 'target_shop_2', 'target_shop_3'] as const) {
    const shop = input[field]
    if (shop === null) continue
    if (!known.has(shop)) throw wrongField(field, 'shopCopy.shop')
    if (shop === input.source_shop || targets.includes(shop)) throw wrongField(field, 'shopCopy.same')
    targets.push(shop)
  }
  return targets
}

const create = async (tx: Tx, call: Call, input: CreateInput): Promise<string> => {
  const { scope, record } = call.viewer
  const { company_id } = scope
  const target_shops = await shopsOf(tx, call, input)
  const ids = (input.product_ids ?? '').split(/[\s,，、]+/).filter(Boolean)
  const job = {
    ...{ company_id, source_shop: input.source_shop, target_shops, stock: input.stock },
    ...{ price_bp: input.price_bp, price_add_amt: input.price_add_amt ?? 0, price_ending: input.price_ending },
    ...{ title_prefix: input.title_prefix ?? '', title_suffix: input.title_suffix ?? '' },
    ...{ remove_words: wordsOf(input.remove_words), skip_existing: input.skip_existing },
  }
  const checked = await checkCopies(tx, job, ids.length > 0 ? ids : undefined, MOST_COPIED)
  if (checked.length > MOST_COPIED * target_shops.length)
    throw wrongField('product_ids', 'shopCopy.many', { most: MOST_COPIED })
  if (checked.length === 0) throw wrongField('product_ids', 'shopCopy.nothing')
  const id = await insertCopy(tx, job, checked, Number(record.id), call.now)
  await insertAudit(tx, {
    member_id: Number(record.id),
    action: 'shopCopy.make',
    object_type: 'shopCopy',
    object_id: objectOf(company_id, id),
    after: { from: input.source_shop, to: target_shops.join(', '), products: checked.length },
    ip: call.ip,
    now: call.now,
  })
  await raiseVersion(tx, company_id, call.now)
  return id
}

export const mountShopCopies = (router: Router, context: Context): void =>
  implement(router, context, shopCopyApi, {
    shops: async (_, { viewer: { scope }, now }) => ({ list: await readCopyShops(context.reads, scope, now) }),
    create: async (input, call) => ({ id: await context.db.transaction().execute((tx) => create(tx, call, input)) }),
    items: ({ id }, call) =>
      present(call, async (tx, { scope, company: { currency } }) => {
        const job = await readCopy(tx, scope, id)
        if (!job) throw new Refused('shopCopy.none')
        return { ...(await readCopyItems(tx, job)), currency }
      }),
  })
