import { useState } from 'react'
import { liveApi } from '../../../shared/areas/lives/api.ts'
import { countText, moneyText } from '../../../shared/format/number.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { FigureCard, FigureNote, Figures } from '../../ui/figures.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { useLiveText } from './use-live-text.ts'

/** How often the rooms are asked for, seconds. */
const EVERY = 30
/** Rooms that stand there by themselves, the best first: the list is not pushed out of sight by many. */
const FEW = 10

/** Rooms that are live now, each a way to its session. */
export const RunningRooms = () => {
  const text = useLiveText()
  const { replace } = useListWorld()
  const { data, error, refetch } = useEndpoint(liveApi.running, {}, { every: EVERY, tell: 'never' })
  const [isAll, setAll] = useState(false)
  const rooms = data?.list ?? []
  const toggle =
    rooms.length > FEW ? (
      <button type="button" className="link-button" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
        {isAll ? text('live.few', { few: FEW }) : text('live.all', { n: rooms.length })}
      </button>
    ) : null
  return (
    <Section title={text('live.running')} tools={toggle} data-testid="live-running">
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {data?.list.length === 0 ? <Note>{text('live.noneRunning')}</Note> : null}
      {data && rooms.length > 0 ? (
        <Figures min={200} most={6} data-figures="live" aria-label={text('live.running')}>
          {rooms.slice(0, isAll ? undefined : FEW).map((room) => (
            <FigureCard
              key={room.live_id}
              data-room={room.live_id}
              money
              title={
                <button type="button" className="link-button" onClick={() => replace({ open: room.live_id })}>
                  {room.title}
                </button>
              }
              value={<span data-value={room.gmv_amt}>{moneyText(room.gmv_amt, data.currency)}</span>}
            >
              <FigureNote>
                {[
                  room.creator_name,
                  room.start_t === null
                    ? null
                    : text('live.minutes', { n: countText(Math.floor((data.data_time - room.start_t) / 60)) }),
                  room.viewers === null ? null : text('live.viewers', { n: countText(room.viewers) }),
                  text('live.pace', { n: room.orders_per_minute.toFixed(1) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </FigureNote>
            </FigureCard>
          ))}
        </Figures>
      ) : null}
    </Section>
  )
}
