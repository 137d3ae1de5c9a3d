import * as z from 'zod/mini'

/** Business days that an analysis of a product looks back, today among them. */
export const goodsDays = [7, 28, 90] as const
export type GoodsDays = (typeof goodsDays)[number]

/** What every call of the analysis needs: of which product, and how many days. */
export const goodsAsked = {
  product_id: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  days: z._default(z.coerce.number().check(z.refine((days) => goodsDays.some((one) => one === days))), 28),
}
