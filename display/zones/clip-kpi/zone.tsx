import type { ReactElement, ReactNode } from 'react'
import type { WallZones } from '../../../shared/live/screens.ts'
import type { MetricId } from '../../../shared/metrics/catalogue.ts'
import { serverSecond, useBeat, useZone } from '../../live/live.ts'
import { type ClipTranslate, useClipTexts } from '../../settings/clip-texts.ts'
import { fitCount, wholeRate } from '../../ui/fit.ts'
import { Metric } from '../../ui/metric.tsx'
import { spanText } from '../../ui/span.ts'
import { useDim, useZoneLamp, ZoneLampMark } from '../../ui/zone-lamp.tsx'
import './clip-kpi.css'

type Kpi = WallZones['clip_kpi']
type Level = 'amber' | 'red' | undefined

const HOUR = 3600

interface TileProps {
  readonly name: string
  readonly level?: Level
  readonly note?: ReactNode
  /** How much of the usual is reached, 0 to 1. */
  readonly share?: number | undefined
  readonly children: ReactNode
}

/** A leading figure; where it asks for somebody, its note has a sign beside the colour. */
const Tile = ({ name, level, note, share, children }: TileProps): ReactElement => (
  <div className="clip-tile" data-level={level}>
    <span className="clip-name">{name}</span>
    <div className="clip-figure">
      {children}
      <span className="clip-note">
        {level && (
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d={level === 'red' ? 'M1.2 1.2h9.6v9.6H1.2z' : 'M6 .6 11.6 11H.4z'} />
          </svg>
        )}
        {note}
      </span>
    </div>
    {share !== undefined && (
      <span className="clip-bar">
        <span style={{ transform: `scaleX(${Math.min(1, share).toFixed(3)})` }} />
      </span>
    )}
  </div>
)

const Count = ({ id, value }: { id: MetricId; value: number }): ReactElement => (
  <Metric id={id} value={value} className="clip-value">
    {fitCount(value, 3)}
  </Metric>
)

const Review = ({ kpi, now, t }: { kpi: Kpi; now: number; t: ClipTranslate }): ReactElement => {
  const waits = kpi.review_t === null ? 0 : now - kpi.review_t
  const level = waits > 4 * HOUR ? 'red' : waits > 2 * HOUR ? 'amber' : undefined
  const note = kpi.review_t === null ? t('kpi.noneWaits') : t('kpi.longest', { span: spanText(waits, t) })
  return (
    <Tile name={t('kpi.review')} level={level} note={note}>
      <Count id="M42_REVIEW" value={kpi.review} />
    </Tile>
  )
}

const Tiles = ({ kpi }: { kpi: Kpi }): ReactElement => {
  const t = useClipTexts()
  const now = useBeat(() => Math.floor(serverSecond() / 60)) * 60
  const { approved, usual_tenths, overdue, overdue_bp, first_bp, first_of, published } = kpi
  const lateLevel = (overdue_bp ?? 0) > 1000 ? 'red' : (overdue_bp ?? 0) > 500 ? 'amber' : undefined
  const firstLevel = first_bp === null || first_bp >= 7000 ? undefined : first_bp < 5000 ? 'red' : 'amber'
  return (
    <>
      <Review kpi={kpi} now={now} t={t} />
      <Tile
        name={t('kpi.approved')}
        note={usual_tenths === null ? t('kpi.noUsual') : t('kpi.usual', { n: (usual_tenths / 10).toFixed(1) })}
        share={usual_tenths === null ? undefined : (approved * 10) / usual_tenths}
      >
        <Count id="M43" value={approved} />
      </Tile>
      <Tile
        name={t('kpi.overdue')}
        level={lateLevel}
        note={
          <>
            {t('kpi.rate')}{' '}
            <Metric id="M46" value={overdue_bp}>
              {wholeRate(overdue_bp)}
            </Metric>
          </>
        }
      >
        <span className="clip-value digits">{fitCount(overdue, 3)}</span>
      </Tile>
      <Tile name={t('kpi.first')} level={firstLevel} note={t('kpi.week', { n: first_of })}>
        <Metric id="M44" value={first_bp} className="clip-value">
          {wholeRate(first_bp)}
        </Metric>
      </Tile>
      <Tile name={t('kpi.published')}>
        <span className="clip-value digits">{fitCount(published, 3)}</span>
      </Tile>
    </>
  )
}

export const ClipKpiZone = (): ReactElement => {
  const t = useClipTexts()
  const kpi = useZone('clip_kpi')
  const lamp = useZoneLamp('clip_kpi')
  const dim = useDim('clip_kpi')
  return (
    <section className="clip-tiles" data-zone="clip_kpi" data-lamp={lamp} data-dim={dim}>
      <h2 className="unseen">
        {t('zone.clip_kpi')} <ZoneLampMark zone="clip_kpi" />
      </h2>
      {kpi && <Tiles kpi={kpi} />}
    </section>
  )
}
