import { sql } from 'kysely'
import { spyCreatorList } from '../../../../shared/areas/spy/creators-list.ts'
import { holds } from '../../../queries/words.ts'
import { chosenNumbers } from '../../conditions.ts'
import { type Part, part } from '../../source.ts'
import { columnsOf, dollars, riseOf } from '../shared/parts.ts'
import { marketSource } from '../shared/source.ts'

const of = columnsOf('c')
/** Half of the followers: more of them are women. */
const HALF_BP = 5000

const columns = {
  creator_name: part(sql`coalesce(nullif(c.nickname, ''), c.username)`),
  creator_handle: of('username'),
  creator_id: of('creator_id'),
  rank_no: of('rank_no'),
  rank_rise: riseOf('c'),
  region: of('region'),
  category: of('category'),
  followers: of('followers'),
  follower_inc: of('follower_inc'),
  creator_gmv: part(sql`(c.video_gmv_amt + c.live_gmv_amt)`),
  video_gmv: of('video_gmv_amt'),
  live_gmv: of('live_gmv_amt'),
  sold_products: of('sold_products'),
  engagement_rate: of('engagement_bp'),
  potential_index: of('potential_x100'),
  female_rate: of('female_bp'),
  fan_age: of('fan_age'),
  videos: of('videos'),
  lives: of('lives'),
  currency: dollars,
} as const satisfies Readonly<Record<string, Part>>

const gender = part(sql`(case when c.female_bp >= ${sql.lit(HALF_BP)} then 1 else 2 end)`)

/** Who sells in one of the ways at least. */
const sells = (value: string): Part => {
  const ways = chosenNumbers(value)
  const tests = [
    ...(ways.includes(1) ? [sql`c.video_gmv_amt > 0`] : []),
    ...(ways.includes(2) ? [sql`c.live_gmv_amt > 0`] : []),
  ]
  return part(sql.join(tests, sql` or `))
}

export const spyCreatorSource = marketSource(spyCreatorList, {
  table: sql`spy_creator c`,
  alias: 'c',
  key: ['creator_id'],
  columns,
  filled: ['followers', 'follower_inc', 'creator_gmv', 'video_gmv', 'live_gmv', 'potential_index'],
  masked: ['creator_name', 'creator_handle'],
  filters: { sells, fan_gender: gender },
  keyword: (keyword) =>
    part(
      sql`${holds(sql`c.nickname`, keyword)} or ${holds(sql`c.username`, keyword)} or starts_with(c.creator_id, ${keyword})`,
    ),
})
