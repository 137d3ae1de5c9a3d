import type { ReactElement } from 'react'
import type { WallZones } from '../../../shared/live/screens.ts'
import { useZone } from '../../live/live.ts'
import { useClipTexts } from '../../settings/clip-texts.ts'
import { fitCount, wholeRate } from '../../ui/fit.ts'
import { Panel } from '../../ui/panel.tsx'
import './cutters.css'

type Cutters = WallZones['cutters']

/** Tasks in hand as dots, of as many as one may have. */
const Load = ({ open, most }: { open: number; most: number }): ReactElement => {
  const t = useClipTexts()
  return (
    <span className="cutter-load">
      <span className="unseen">{t('cutters.open', { n: open, most })}</span>
      {Array.from({ length: most }, (_, n) => `${n}`).map((n) => (
        <i key={n} data-on={Number(n) < open || undefined} />
      ))}
    </span>
  )
}

const Row = ({
  row,
  most,
  index,
  slots,
}: {
  row: Cutters['rows'][number]
  most: number
  index: number
  slots: number
}) => {
  const t = useClipTexts()
  const state = row.open === 0 ? 'free' : row.open >= most ? 'full' : 'busy'
  return (
    <li
      className="cutter"
      data-state={state}
      data-online={row.online || undefined}
      style={{ height: `${100 / slots}%`, transform: `translateY(${index * 100}%)` }}
    >
      <span className="cutter-name line">{row.name}</span>
      {state === 'busy' ? (
        <Load open={row.open} most={most} />
      ) : (
        <span className="cutter-word">{t(state === 'free' ? 'cutters.isFree' : 'cutters.isFull')}</span>
      )}
      <span className="cutter-today digits">{fitCount(row.approved, 2)}</span>
      <span className="cutter-first digits">{wholeRate(row.first_bp)}</span>
    </li>
  )
}

/** Who is free, who is loaded: the free ones on top. `slots`: rows that there is room for. */
export const CuttersZone = ({ slots }: { slots: number }): ReactElement => {
  const t = useClipTexts()
  const zone = useZone('cutters')
  const placed = (zone?.rows ?? []).slice(0, slots).map((row, index) => ({ row, index }))
  placed.sort((a, b) => (a.row.id < b.row.id ? -1 : 1))
  return (
    <Panel
      zone="cutters"
      data={zone}
      title={t('zone.cutters')}
      aside={
        zone && (
          <>
            <span className="digits">{t('cutters.online', { n: zone.online, total: zone.total })}</span>
            <span className="digits cutters-free" data-none={zone.free === 0 || undefined}>
              {t('cutters.free', { n: zone.free })}
            </span>
          </>
        )
      }
    >
      {zone && zone.total === 0 ? (
        <p className="panel-wait">{t('cutters.none')}</p>
      ) : (
        <>
          <p className="cutter-heads">
            <span>{t('cutters.load')}</span>
            <span>{t('cutters.today')}</span>
            <span>{t('cutters.first')}</span>
          </p>
          <ol className="cutter-list">
            {placed.map(({ row, index }) => (
              <Row key={row.id} row={row} most={zone?.most ?? 0} index={index} slots={slots} />
            ))}
          </ol>
        </>
      )}
    </Panel>
  )
}
