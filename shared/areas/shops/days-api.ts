import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { todoKinds } from './todo-kinds.ts'

const seconds = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999_999_999)))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Which of the shops, as the list of shops is asked. */
const shopFilters = {
  region: z.optional(z.string().check(z.regex(/^[A-Z]{2}(,[A-Z]{2}){0,49}$/))),
  seller_type: z.optional(z.string().check(z.regex(/^[12](,[12])?$/))),
  group: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  auth_state: z.optional(z.string().check(z.regex(/^[0-6](,[0-6]){0,6}$/))),
}

const place = z.object({ shop_id: z.string(), name: z.string(), count: z.int() })

/** The multi-shop dashboard (S07d); what a scope sees of it are its own shops. */
export const multishopApi = {
  /** By the business days that the period touches; the last seven without one. Filters as those of the list of shops. */
  overview: endpoint({
    method: 'GET',
    path: '/api/v1/multishop/overview',
    access: 'console',
    mode: 'shops',
    input: z.object({
      start_time: seconds,
      end_time: seconds,
      ...shopFilters,
    }),
    data: z.object({
      from: day,
      to: day,
      kpi: z.object({
        shops: z.int(),
        /** Shops whose data may be read, and those whose authorisation no longer holds; the others never had one. */
        authorised: z.int(),
        broken: z.int(),
        /** Shops that sold something. */
        selling: z.int(),
        gmv: z.int(),
        orders: z.int(),
        aov: z.nullable(z.int()),
        refund_rate: z.nullable(z.int()),
        /** Null: no ads are reported. */
        ad_spend: z.nullable(z.int()),
        roi: z.nullable(z.int()),
        commission: z.int(),
        /** M30 of the lines whose cost is known, and its share of their net sales. */
        gross_profit: z.nullable(z.int()),
        profit_rate: z.nullable(z.int()),
        uncosted_skus: z.int(),
      }),
      days: z.array(day),
      /** Largest first; turnover by day. */
      shops: z.array(z.object({ shop_id: z.string(), name: z.string(), gmv: z.array(z.int()) })),
      /** Turnover by the country that orders went to, largest first. */
      countries: z.array(z.object({ region: z.string(), gmv: z.int() })),
      /** Names of the viewer's groups of shops, whatever is filtered. */
      groups: z.array(z.string()),
      currency: z.string(),
      data_time: z.int(),
    }),
  }),
  todo: endpoint({
    method: 'GET',
    path: '/api/v1/multishop/todo',
    access: 'console',
    mode: 'shops',
    input: z.object(shopFilters),
    data: z.object({
      /** Shops with most first; at most three of them. */
      list: z.array(z.object({ kind: z.enum(todoKinds), count: z.int(), shops: z.array(place) })),
      data_time: z.int(),
    }),
  }),
}
