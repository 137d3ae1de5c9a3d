import { Component, type ReactElement, type ReactNode } from 'react'
import type { ZoneName } from '../../shared/live/screens.ts'
import { useHasWall } from '../live/live.ts'
import { useReplayed } from '../live/replay-day.ts'
import { isKey, useTexts } from '../settings/texts.ts'
import { useDim, useZoneLamp, ZoneLampMark } from './zone-lamp.tsx'
import './panel.css'

/** Keeps one zone's failure to that zone, and tries it again with the next data. */
class Fence extends Component<{ data: unknown; children: ReactNode; fallback: ReactNode }, { failed: unknown }> {
  override state: { failed: unknown } = { failed: undefined }
  static getDerivedStateFromError = (): { failed: unknown } => ({ failed: true })
  override componentDidUpdate(before: { data: unknown }): void {
    if (this.state.failed && before.data !== this.props.data) this.setState({ failed: undefined })
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

export interface PanelProps {
  readonly zone: ZoneName
  /** The zone's data: undefined while there is none. */
  readonly data: unknown
  readonly title?: ReactNode
  /** Beside the lamp: column heads, a legend. */
  readonly aside?: ReactNode
  /** Stands in space, without a surface of its own. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** A zone's frame: faint surface, title, lamp. Its numbers stay when its data gets old; they only dim. */
export const Panel = ({ zone, data, title, aside, open, children }: PanelProps): ReactElement => {
  const t = useTexts()
  const lamp = useZoneLamp(zone)
  const replayed = useReplayed() !== undefined
  const own = `zone.${zone}`
  const past = `replay.${zone}`
  const dim = useDim(zone)
  const shown = useHasWall()
  const waiting = shown && <p className="panel-wait">{t('empty.waiting')}</p>
  return (
    <section className={open ? 'panel panel-open' : 'panel'} data-zone={zone} data-lamp={lamp} data-dim={dim}>
      <header className="panel-head">
        <h2 className="line">{title ?? (replayed && isKey(past) ? t(past) : isKey(own) ? t(own) : null)}</h2>
        <ZoneLampMark zone={zone} />
        <div className="panel-aside">{shown && aside}</div>
      </header>
      <div className="panel-body">
        <Fence data={data} fallback={waiting}>
          {data === undefined ? waiting : children}
        </Fence>
      </div>
    </section>
  )
}
