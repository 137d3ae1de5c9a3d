import { type ReactElement, type ReactNode, useMemo } from 'react'
import { countText } from '../../../shared/format/number.ts'
import { minuteText } from '../../../shared/format/time.ts'
import type { WallZones } from '../../../shared/live/screens.ts'
import { loadChart } from '../../charts/load-chart.ts'
import { useCurrency, useHead, useZone } from '../../live/live.ts'
import { useSettings } from '../../settings/settings.ts'
import { useSmartTexts } from '../../settings/smart-texts.ts'
import { useStage } from '../../stage/stage.tsx'
import { columnMoney } from '../../ui/fit.ts'
import { useLater } from '../../ui/later.ts'
import { Panel } from '../../ui/panel.tsx'
import { courseOption, isTold } from './course-option.ts'
import type { SceneProps } from './scene.ts'

type Room = WallZones['live_rooms'][number]

/** Room of a leading amount and of one in a row, em. */
const [LEADING, ROW] = [7, 4.4]

const Fact = ({ name, children }: { name: string; children: ReactNode }): ReactElement => (
  <div className="smart-fact">
    <dt>{name}</dt>
    <dd className="digits">{children}</dd>
  </div>
)

type Steps = WallZones['live_course']['steps']

/** Steps that make a course. */
const FEWEST = 2

/** How a room went on; undefined while that is not known of it. */
const useSteps = (room: Room | undefined): Steps | undefined => {
  const course = useZone('live_course')
  return room && course?.live_id === room.live_id && course.steps.length >= FEWEST ? course.steps : undefined
}

const Course = ({ room, steps }: { room: Room; steps: Steps }): ReactElement => {
  const t = useSmartTexts()
  const currency = useCurrency()
  const tz = useHead()?.tz ?? 'UTC'
  const { theme } = useSettings()
  const { fit, ratio } = useStage()
  const { unit } = fit
  const Chart = useLater(true, loadChart)
  const option = useMemo(() => courseOption(steps, { theme, tz, currency, unit }), [steps, theme, tz, currency, unit])
  return (
    <div className="smart-course" data-course={room.live_id}>
      <p className="smart-legend">
        <span data-mark="today">{t('live.sold')}</span>
        {isTold(steps) && <span data-mark="viewers">{t('live.viewers')}</span>}
      </p>
      <div className="smart-chart">{Chart && <Chart option={option} ratio={ratio} label={t('live.course')} />}</div>
    </div>
  )
}

const Leading = ({ room }: { room: Room }): ReactElement => {
  const t = useSmartTexts()
  const currency = useCurrency()
  const tz = useHead()?.tz ?? 'UTC'
  return (
    <div className="smart-room" data-room={room.live_id}>
      <h3 className="line">{room.title}</h3>
      <p className="smart-who line">
        {room.creator_name}
        {room.start_t === null ? null : <span>{t('live.since', { time: minuteText(room.start_t, tz) })}</span>}
      </p>
      <p className="smart-what">{t('live.gmv')}</p>
      <p className="smart-amount digits" data-value={room.gmv_amt}>
        {columnMoney(room.gmv_amt, currency, LEADING)}
      </p>
      <dl className="smart-facts">
        <Fact name={t('live.viewers')}>{room.viewers === null ? '—' : countText(room.viewers)}</Fact>
        <Fact name={t('live.orders')}>{countText(room.orders)}</Fact>
        <Fact name={t('live.pace')}>{room.orders_per_minute.toFixed(1)}</Fact>
      </dl>
    </div>
  )
}

/** Rooms that are live now: the one that sells most with its course, and the others. */
export const LiveScene = (_: SceneProps): ReactElement => {
  const t = useSmartTexts()
  const rooms = useZone('live_rooms')
  const currency = useCurrency()
  const [first, ...others] = rooms ?? []
  const steps = useSteps(first)
  const isAlone = others.length === 0 && !steps
  return (
    <Panel zone="live_rooms" data={rooms} title={t('live.rooms', { n: rooms?.length ?? 0 })}>
      <div className="smart-split" data-alone={isAlone || undefined}>
        {first ? <Leading room={first} /> : <p className="panel-wait">{t('scene.none')}</p>}
        {!isAlone && (
          <div className="smart-side">
            {first && steps && <Course room={first} steps={steps} />}
            {others.length > 0 && (
              <>
                <h4>{t('live.others')}</h4>
                <ul>
                  {others.map((room) => (
                    <li key={room.live_id}>
                      <span className="line">{room.title}</span>
                      <span className="digits">{columnMoney(room.gmv_amt, currency, ROW)}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
      </div>
    </Panel>
  )
}
