import { sql } from 'kysely'
import { goodsVideoList } from '../../../shared/areas/goods/videos-list.ts'
import { formulas } from '../../queries/metrics/formulas.ts'
import { holds } from '../../queries/words.ts'
import { shareOf } from '../shares.ts'
import { type Part, part } from '../source.ts'
import {
  contentCells,
  contentJoins,
  contentTable,
  engagementOf,
  factSums,
  factsOf,
  inContent,
  madeBy,
  ofContent,
} from './contents.ts'
import { videoTypes } from './product-contents.ts'
import { goodsSource } from './source.ts'

const title = sql`coalesce(nullif(k.title, ''), v.content_id)`

const columns = {
  ...contentCells,
  video_title: part(title, 'content'),
  content_id: ofContent('content_id'),
  post_time: inContent('post_t'),
  duration: inContent('duration_s'),
  plays: ofContent('views'),
  engagement_rate: part(shareOf(sql`(v.likes + v.comments + v.shares)`, sql`v.views`)),
  shown_products: part(sql`nullif(shows.products, 0)`, 'shows'),
  is_ad: inContent('is_ad'),
} as const satisfies Readonly<Record<string, Part>>

/** Videos, shared links and carousels of the product. */
export const goodsVideoSource = goodsSource(goodsVideoList, {
  table: contentTable(videoTypes),
  key: ['content_id'],
  joins: {
    ...contentJoins,
    shows: ({ scope }) =>
      part(sql`left join lateral (
        select count(*) as products from content_product k
        where k.company_id = ${scope.company_id} and k.content_id = v.content_id
      ) shows on true`),
  },
  columns,
  masked: ['creator_name'],
  filters: { creator: (text, { view }) => madeBy(text, view) },
  keyword: (word) => part(sql`${holds(sql`k.title`, word)} or starts_with(v.content_id, ${word})`, 'content'),
  sums: () => factSums,
  totals: (sums) => {
    const facts = factsOf(sums)
    return {
      engagement_rate: engagementOf(sums, facts.views),
      ctr: formulas.M20(facts),
      ctor: formulas.M21(facts),
      gpm: formulas.M19(facts),
    }
  },
})
