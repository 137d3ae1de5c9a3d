import { memo, type ReactElement } from 'react'
import { countryName } from '../../../shared/geo/countries.ts'
import type { Zones } from '../../../shared/live/zones.ts'
import { useCurrency } from '../../live/live.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../settings/texts.ts'
import { ChangeMark } from '../../ui/change.tsx'
import { columnMoney, fitCount } from '../../ui/fit.ts'

const slots = 6

const Row = memo(({ row, index }: { row: Zones['map'][number]; index: number }) => {
  const t = useTexts()
  const { language } = useSettings()
  const currency = useCurrency()
  return (
    <li data-region={row.id} data-rank={index + 1} style={{ transform: `translateY(${index * 100}%)` }}>
      <p>
        <span className="line">{countryName(row.id, language)}</span>
        <span className="digits map-amt" data-value={row.amt}>
          {columnMoney(row.amt, currency, 4.6)}
        </span>
      </p>
      <p className="map-more">
        <span className="line">
          {t('column.orders')} <span className="digits">{fitCount(row.orders, 3)}</span>
        </span>
        <ChangeMark change={row.change} />
      </p>
    </li>
  )
})

/** The leading countries, where the stage has room for them beside the picture. */
export const Countries = ({ rows }: { rows: Zones['map'] }): ReactElement => {
  const t = useTexts()
  const placed = rows.slice(0, slots).map((row, index) => ({ row, index }))
  if (placed.length === 0) return <p className="panel-wait">{t('empty.none')}</p>
  placed.sort((a, b) => (a.row.id < b.row.id ? -1 : 1))
  return (
    <ol className="map-list">
      {placed.map(({ row, index }) => (
        <Row key={row.id} row={row} index={index} />
      ))}
    </ol>
  )
}
