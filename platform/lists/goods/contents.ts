import { sql } from 'kysely'
import { recordOf } from '../../../shared/keys.ts'
import { rateBp } from '../../queries/arithmetic.ts'
import { type ContentFacts, contentDays, contentSums } from '../../queries/metrics/content-facts.ts'
import type { View } from '../../queries/view.ts'
import { shareOf } from '../shares.ts'
import { type Join, type Part, part, type Sql } from '../source.ts'
import { keptDays } from './asked.ts'
import { productContents } from './product-contents.ts'
import { creatorName, creatorOf, nameHolds } from './source.ts'

export const ofContent = (name: string): Part => part(sql`${sql.ref(`v.${name}`)}`)

/**
 * Contents of some types (`(1, 2)`) that show the product or sold it in the days, as a relation `v`: what each sold of the
 * product, and what the whole content did, null where no day is reported. Content by content, each by its keys: a product
 * has few of a company's contents.
 */
export const contentTable =
  (types: Sql) =>
  (view: View): Sql => {
    const days = contentDays(view.scope, keptDays, (id) => sql`${id} = a.content_id`)
    return sql`(
      with ${productContents(types, view)}
      select a.content_id, a.gmv, a.items_sold, a.sku_orders, a.refunded_gmv,
        d.views, d.impressions, d.clicks, d.live_views, d.room_impressions, d.watch_s, d.content_gmv_amt, d.content_skus,
        d.likes, d.comments, d.shares, d.new_followers, d.data_until
      from asked a left join lateral (
        select count(*) as reported, ${contentSums}, sum(likes)::bigint as likes, sum(comments)::bigint as comments,
          sum(shares)::bigint as shares, sum(new_followers)::bigint as new_followers, max(data_time) as data_until
        from (${days}) days) d on d.reported > 0) v`
  }

/** What is known of the content itself: looked up of the shown rows, and of all of them where it is asked for. */
export const contentJoins = {
  content: ({ scope }) =>
    part(sql`left join content k on k.company_id = ${scope.company_id} and k.content_id = v.content_id`),
  creator: creatorOf(sql`k.creator_id`, 'content'),
} as const satisfies Readonly<Record<string, Join>>
export const inContent = (name: string): Part => part(sql.ref(`k.${name}`), 'content')
export const madeBy = (text: string, view: View): Part => nameHolds(sql`k.creator_id`, view, text)

/** Columns that videos and lives have in common. */
export const contentCells = {
  creator_name: creatorName(sql`k.creator_id`),
  likes: ofContent('likes'),
  comments: ofContent('comments'),
  shares: ofContent('shares'),
  ctr: part(shareOf(sql`v.clicks`, sql`v.impressions`)),
  ctor: part(shareOf(sql`v.content_skus`, sql`v.clicks`)),
  sku_orders: ofContent('sku_orders'),
  items_sold: ofContent('items_sold'),
  gmv: ofContent('gmv'),
  gpm: part(shareOf(sql`v.content_gmv_amt`, sql`v.views`, 1000)),
  data_until: ofContent('data_until'),
} as const satisfies Readonly<Record<string, Part>>

const facts = [
  'views',
  'live_views',
  'room_impressions',
  'impressions',
  'clicks',
  'watch_s',
  'content_gmv_amt',
  'content_skus',
] as const satisfies readonly (keyof ContentFacts)[]

/** Sums that the rates of the last row are made of, apart from those of columns. */
export const factSums: Readonly<Record<string, Sql>> = Object.fromEntries(
  facts.map((name) => [`all_${name}`, sql`sum(${sql.ref(`v.${name}`)})`]),
)

export const factsOf = (sums: Readonly<Record<string, number>>): ContentFacts =>
  recordOf(facts, (name) => sums[`all_${name}`] ?? 0)

/** Reactions of all views. */
export const engagementOf = (
  { likes = 0, comments = 0, shares = 0 }: Readonly<Record<string, number>>,
  views: number,
): number | null => (views === 0 ? null : rateBp(likes + comments + shares, views))
