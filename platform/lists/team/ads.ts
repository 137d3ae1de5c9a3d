import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { adTotals, keptAds, readAdsBy } from '../../queries/ads/by-key.ts'
import type { Window } from '../../queries/shops/window.ts'
import type { View } from '../../queries/view.ts'
import { part } from '../source.ts'

const SETTING = 'tidewall.team_ads'

/** Keeps what the owners of ad accounts spent on the networks that the viewer reads. */
export const keepAds = async (tx: Tx, view: View, window: Window): Promise<void> => {
  const found = await readAdsBy(tx, view, window, sql`a.owner_member_id`)
  await sql`select set_config(${SETTING}, ${JSON.stringify(found)}, true)`.execute(tx)
}

/** `ads.spend`, `ads.revenue` of a team; no row where nobody of it owns an account, null where a rate is missing. */
export const ads = part(sql`left join (
  select c.ancestor_id as id, ${adTotals} from ${keptAds(SETTING)}
  join member_closure c on c.descendant_id = o.id::bigint group by 1
) ads on ads.id = t.id`)
