import { useEffect, useState } from 'react'
import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import { clockText } from '../../../shared/format/time.ts'
import type { LiveFilter } from '../../board/live-filter.ts'
import { useDashboardText } from '../../board/use-dashboard-text.ts'
import { MetricButton } from '../../metrics/metric-button.tsx'
import { useSession } from '../../state/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { Mark } from '../../ui/mark.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { linkOf } from './link-state.ts'
import { PlaylistButton } from './playlist-button.tsx'
import { isEvery, periods, useEvery } from './refresh-period.ts'

interface Props {
  readonly zone: string
  /** Unix seconds of the data, and the server's clock when it answered. */
  readonly dataTime: number
  readonly serverTime: number
  /** Page clock in milliseconds at the newest answer; 0 before it. */
  readonly answeredAt: number
  readonly failed: boolean
  readonly asking: boolean
  readonly onRefresh: () => void
  readonly filter: LiveFilter
  /** Whether the bar of filters stands below. */
  readonly filtering: boolean
  readonly onFiltering: () => void
}

/** Draws again every five seconds, so that the lamp tells of an answer that does not come. */
const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000)
    return () => clearInterval(timer)
  }, [])
  return now
}

const tones = { live: 'good', late: 'warn', down: 'bad' } as const

const Lamp = ({ zone, dataTime, serverTime, answeredAt, failed }: Props) => {
  const text = useDashboardText()
  const now = useNow()
  const online = useOnline()
  const every = useEvery((state) => state.every)
  if (!failed && answeredAt === 0) return null
  const link = linkOf({
    online,
    failed,
    lagSeconds: Math.max(0, serverTime - dataTime),
    sinceSeconds: Math.max(0, (now - answeredAt) / 1000),
    every,
  })
  return (
    <span className="lamp" role="status" data-testid="lamp" data-link={link}>
      <Mark tone={tones[link]} />
      {text(`dash.link.${link}`)}
      {dataTime > 0 ? <small>{text('figure.asOf', { time: clockText(dataTime, zone) })}</small> : null}
    </span>
  )
}

const WallButton = () => {
  const text = useDashboardText()
  const record = useSession((state) => state.record)
  if (!record || !decideAccess(record).allows('dataScreen')) return null
  return (
    <a className="button primary" href={screenRow('dataScreen').path} data-testid="open-wall">
      <Icon name="wall" size={16} />
      {text('word.openWall')}
    </a>
  )
}

export const TitleRow = (props: Props) => {
  const text = useDashboardText()
  const every = useEvery((state) => state.every)
  const set = Object.keys(props.filter).length
  return (
    <PageHead title={text('screen.console')} note={<Lamp {...props} />}>
      <button
        type="button"
        className="button"
        aria-expanded={props.filtering}
        data-set={set > 0 ? '' : undefined}
        data-testid="live-filter"
        onClick={props.onFiltering}
      >
        {set > 0 ? text('dash.filterSet', { n: set }) : text('dash.filter')}
        <Icon name="down" size={14} />
      </button>
      <label className="dash-choice">
        <span>{text('dash.every')}</span>
        <select
          className="select"
          value={every}
          data-testid="every"
          onChange={(event) => {
            const next = Number(event.target.value)
            if (isEvery(next)) useEvery.setState({ every: next })
          }}
        >
          {periods.map((period) => (
            <option key={period} value={period}>
              {text(`dash.every.${period}`)}
            </option>
          ))}
        </select>
      </label>
      <MetricButton zone="console" label={text('dash.metrics')} nameOf={(id) => text.word(`metric.${id}`, id)} />
      <button type="button" className="button" aria-busy={props.asking} onClick={props.onRefresh} data-testid="refresh">
        <Icon name="refresh" size={16} />
        {text('word.refresh')}
      </button>
      <PlaylistButton />
      <WallButton />
    </PageHead>
  )
}
