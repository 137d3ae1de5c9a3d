import type { ReactElement, ReactNode } from 'react'
import { countText } from '../../../shared/format/number.ts'
import { minuteText } from '../../../shared/format/time.ts'
import type { Zones } from '../../../shared/live/zones.ts'
import { useCurrency, useHead, useZone } from '../../live/live.ts'
import { useTexts } from '../../settings/texts.ts'
import { columnMoney } from '../../ui/fit.ts'
import { Panel } from '../../ui/panel.tsx'
import './live-rooms.css'

type Room = Zones['live_rooms'][number]

/** Rooms that a panel shows at once. */
const slots = 4
/** Room for what a room sold and for its GPM, em. */
const [SOLD, GPM] = [4.4, 4]

const Row = ({ room }: { room: Room }): ReactElement => {
  const t = useTexts()
  const currency = useCurrency()
  const tz = useHead()?.tz ?? 'UTC'
  const { live_id, title, creator_name, start_t, viewers, gmv_amt, gpm } = room
  return (
    <li data-room={live_id}>
      <p>
        <span className="line">{title}</span>
        <span className="rank-amt digits" data-value={gmv_amt}>
          {columnMoney(gmv_amt, currency, SOLD)}
        </span>
      </p>
      <p className="live-rooms-about">
        <span className="line">{start_t === null ? creator_name : `${minuteText(start_t, tz)} · ${creator_name}`}</span>
        <span className="digits">
          {t('rooms.viewers', { n: viewers === null ? '—' : countText(viewers) })} ·{' '}
          {t('rooms.gpm', { amount: gpm === null ? '—' : columnMoney(gpm, currency, GPM) })}
        </span>
      </p>
    </li>
  )
}

/** Rooms that are live now, the one that sold most first. */
export const LiveRoomsZone = ({ aside }: { aside: ReactNode }): ReactElement => {
  const rooms = useZone('live_rooms')
  return (
    <Panel zone="live_rooms" data={rooms} aside={aside}>
      <ul className="live-rooms">
        {rooms?.slice(0, slots).map((room) => (
          <Row key={room.live_id} room={room} />
        ))}
      </ul>
    </Panel>
  )
}
