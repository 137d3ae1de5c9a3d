import { sql } from 'kysely'
import type { Tx } from '../../../db/tables.ts'
import { adTotals, keptAds, readAdsBy } from '../../../queries/ads/by-key.ts'
import type { Window } from '../../../queries/shops/window.ts'
import type { View } from '../../../queries/view.ts'
import { part } from '../../source.ts'

const SETTING = 'tidewall.shop_ads'

/** Keeps what the accounts that advertise a shop spent on the networks that the viewer reads. */
export const keepShopAds = async (tx: Tx, view: View, window: Window): Promise<void> => {
  const found = await readAdsBy(tx, view, window, sql`a.shop_id`)
  await sql`select set_config(${SETTING}, ${JSON.stringify(found)}, true)`.execute(tx)
}

/** `ads.spend`, `ads.revenue` of a shop; no row where no account advertises it, null where a rate is missing. */
export const shopAds = part(sql`left join (
  select o.id, ${adTotals} from ${keptAds(SETTING)} group by 1
) ads on ads.id = s.shop_id`)
