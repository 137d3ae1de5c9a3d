import type { ComponentType, ReactElement } from 'react'
import { keysOf } from '../../shared/keys.ts'
import { useZone } from '../live/live.ts'
import { Dots } from '../ui/dots.tsx'
import { useLater } from '../ui/later.ts'
import { useRotation } from '../ui/rotation.ts'
import { Turning } from '../ui/turning.tsx'
import { ComposeZone } from '../zones/compose/zone.tsx'
import { CreatorRankZone } from '../zones/creator-rank/zone.tsx'
import { FeedZone } from '../zones/feed/zone.tsx'
import { MapZone } from '../zones/map/zone.tsx'
import { Milestone } from '../zones/milestone/milestone.tsx'
import { ProductRankZone } from '../zones/product-rank/zone.tsx'
import { SettleZone } from '../zones/settle/zone.tsx'
import { ShopRankZone } from '../zones/shop-rank/zone.tsx'
import { TeamRankZone } from '../zones/team-rank/zone.tsx'
import { TickerZone } from '../zones/ticker/zone.tsx'
import { TrendZone } from '../zones/trend/zone.tsx'
import { At } from './at.tsx'
import { coveredShare } from './covered.ts'
import { type DataPlace, type Place, rowsIn } from './layout.ts'

const sales = { product: ProductRankZone, shop: ShopRankZone, team: TeamRankZone }
type Rank = keyof typeof sales

const loadRooms = async () => (await import('../zones/live-rooms/zone.tsx')).LiveRoomsZone

/** Products, shops and teams, and the rooms that are live while there are some, in turns of 15 s, `first` of them first. */
const Sales = ({ first }: { first: Rank }): ReactElement => {
  const hasRooms = (useZone('live_rooms') ?? []).length > 0
  const Rooms = useLater(hasRooms, loadRooms)
  const names = [first, ...keysOf(sales).filter((name) => name !== first)]
  const zones = [...names.map((name) => sales[name]), ...(hasRooms && Rooms ? [Rooms] : [])]
  const count = zones.length
  const turn = useRotation(count, 15)
  const panels = zones.map((Zone, n) => <Zone key={names[n] ?? 'rooms'} aside={<Dots count={count} turn={turn} />} />)
  return <Turning turn={turn} panels={panels} />
}

/** Units of a line over the picture. */
const lineHeight = 110

interface RestProps {
  readonly at: Readonly<Record<DataPlace, Place>>
  readonly first?: Rank
  /** What stands in the place of the money. */
  readonly Money?: ComponentType
}

/** The zones that come after the first numbers. */
export const Rest = ({ at, first = 'product', Money = SettleZone }: RestProps): ReactElement => (
  <>
    <At place={at.feed}>
      <FeedZone slots={rowsIn(at.feed, 66)} />
    </At>
    <At place={at.map}>
      <MapZone covered={coveredShare(at)} />
    </At>
    <At place={{ ...at.map, h: lineHeight }}>
      <Milestone />
    </At>
    <At place={at.trend}>
      <TrendZone />
    </At>
    <At place={at.compose}>
      <ComposeZone />
    </At>
    <At place={at.creator}>
      <CreatorRankZone />
    </At>
    <At place={at.sales}>
      <Sales first={first} />
    </At>
    <At place={at.money}>
      <Money />
    </At>
    <At place={at.footer}>
      <TickerZone w={at.footer.w} />
    </At>
  </>
)
