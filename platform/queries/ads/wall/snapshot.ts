import type * as z from 'zod/mini'
import type { WallSight } from '../../../../shared/access/sight.ts'
import { type AdNetwork, adNetworks } from '../../../../shared/areas/ads/networks.ts'
import { zoneNamesOf } from '../../../../shared/live/screens.ts'
import type { adSnapshot } from '../../../../shared/live/wall.ts'
import type { Db } from '../../../db/tables.ts'
import { pictureOf, type View } from '../../view.ts'
import { HeldAlerts } from '../../wall/hold.ts'
import { SlotMemory } from '../../wall/slot-memory.ts'
import { readSlow, type Slow } from '../../wall/slow.ts'
import { readHead, redFirst, type WallMemory } from '../../wall/snapshot.ts'
import { type AdZones, readAdZones } from './zones.ts'

export type AdSnapshot = z.infer<typeof adSnapshot>

/** What is read once in a slot: reports come by the hour, whatever orders do meanwhile. */
interface AdSlow extends Slow {
  readonly now: number
  readonly currency: string
  readonly zones: AdZones
}

/** What is worth keeping between two pictures of the wall of ads; one for each platform. */
export class AdMemory {
  readonly alerts = new HeldAlerts()
  readonly slow = new SlotMemory<AdSlow>()
}

/** The network of a wall of ads: that of its mode; undefined for a wall in another mode. */
export const wallNetwork = (sight: WallSight | undefined): AdNetwork | undefined =>
  sight?.mode === 'ads' ? 'tiktok' : adNetworks.find((network) => network === sight?.mode)

const readAdSlow = async (
  db: Db,
  view: View,
  { network, zone }: { readonly network: AdNetwork; readonly zone: string },
  { overspent }: WallMemory,
): Promise<AdSlow> => {
  const { scope, now } = view
  const [read, slow] = await Promise.all([
    readAdZones(db, view, { scope, network, filters: {} }, zone),
    readSlow(db, view, overspent),
  ])
  return { ...read, ...slow, now }
}

/** The wall of ads of a scope in one moment. Run it in a repeatable-read transaction, like `readSnapshot`. */
export const readAdSnapshot = async (
  db: Db,
  view: View,
  of: { readonly network: AdNetwork; readonly zone: string },
  memory: WallMemory,
  own: AdMemory,
): Promise<AdSnapshot> => {
  const { now, currency, zones, alerts, told } = await own.slow.at(view, () => readAdSlow(db, view, of, memory))
  const held = redFirst(own.alerts.at(pictureOf(view.scope), view.now, alerts))
  return {
    head: { ...(await readHead(db, view, false, memory)), currency },
    zones: { ...zones, ticker: [...held, ...told] },
    data_time: Object.fromEntries(zoneNamesOf('ads').map((name) => [name, now])),
  }
}
