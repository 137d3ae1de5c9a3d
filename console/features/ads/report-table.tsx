import type { CallData } from '../../../shared/api/endpoint.ts'
import type { AdReportRow, adsApi } from '../../../shared/areas/ads/api.ts'
import { metaFigures, tiktokFigures } from '../../../shared/areas/ads/columns.ts'
import type { AdNetwork } from '../../../shared/areas/ads/networks.ts'
import { presetColumns } from '../../../shared/areas/ads/presets.ts'
import type { ColumnKind } from '../../../shared/lists/column.ts'
import type { MetricUnit } from '../../../shared/metrics/catalogue.ts'
import { markOf } from '../../lists/state-marks.ts'
import { useCountryName } from '../../ui/country-name.ts'
import { exactUnit } from '../../ui/figure-text.ts'
import { Mark } from '../../ui/mark.tsx'
import { SortHead } from '../../ui/sort-head.tsx'
import { Table } from '../../ui/table.tsx'
import './ads.css'
import type { AdBoardState } from './board-state.ts'
import { useAdText } from './use-ad-text.ts'

type Report = CallData<typeof adsApi.report>

const units: Readonly<Partial<Record<ColumnKind, MetricUnit>>> = {
  money: 'money',
  rate: 'rate',
  ratio: 'ratio',
  duration: 'seconds',
}
const columnsOf = (network: AdNetwork, preset: AdBoardState['preset']) => {
  const known = network === 'meta' ? metaFigures : tiktokFigures
  return presetColumns[network][preset].flatMap((field) => {
    const column = known.find((one) => one.field === field)
    return column ? [{ field, unit: units[column.kind] ?? ('count' as const) }] : []
  })
}

const sorted = (rows: readonly AdReportRow[], { sort, order }: AdBoardState): readonly AdReportRow[] => {
  if (!sort || rows.every(({ figures }) => !Object.hasOwn(figures, sort))) return rows
  const turn = order === 'asc' ? 1 : -1
  const last = order === 'asc' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  return rows.toSorted((a, b) => turn * ((a.figures[sort] ?? last) - (b.figures[sort] ?? last) || 0))
}

interface Props {
  readonly report: Report
  readonly state: AdBoardState
  readonly go: (change: Partial<AdBoardState>) => void
  readonly look: (change: Partial<AdBoardState>) => void
}

/** One level of campaigns, groups and ads; a name leads to what is below it. */
export const ReportTable = ({ report, state, go, look }: Props) => {
  const text = useAdText()
  const countryOf = useCountryName()
  const columns = columnsOf(report.network, state.preset)
  const below = report.level === 'campaign' ? 'group' : report.level === 'group' ? 'ad' : undefined
  const titleOf = (field: string): string => text.word(`column.${field}`)
  return (
    <Table label={text('ads.report')} pinned height={560}>
      <thead>
        <tr>
          <th scope="col">{text('word.name')}</th>
          <th scope="col">{text('column.ad_status')}</th>
          <th scope="col">{report.level === 'campaign' ? text('column.account_name') : text('ads.age')}</th>
          <th scope="col">{report.level === 'campaign' ? text('ads.region') : text('ads.placement')}</th>
          {columns.map(({ field }) => (
            <SortHead
              key={field}
              field={field}
              title={titleOf(field)}
              hint={text('ads.sortBy', { column: titleOf(field) })}
              order={state.sort === field ? state.order : undefined}
              onSort={() =>
                look({ sort: field, order: state.sort === field && state.order === 'desc' ? 'asc' : 'desc' })
              }
              figure
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted(report.rows, state).map((row) => {
          const mark = markOf('adState', row.status)
          return (
            <tr key={row.id} data-key={row.id}>
              <th scope="row">
                {below ? (
                  <button type="button" className="link-button" onClick={() => go({ level: below, parent: row.id })}>
                    {row.name}
                  </button>
                ) : (
                  row.name
                )}
              </th>
              <td title={row.raw_status}>
                {mark ? <Mark tone={mark} /> : null}
                {text.word(`adState.${row.status}`)}
              </td>
              <td>
                {row.age === null ? row.account : text.word(`ads.age.${row.age}`)}
                {report.exchanged.length > 0 && row.age === null ? <small> {row.currency}</small> : null}
              </td>
              <td>{row.placement === null ? countryOf(row.region) : text.word(`ads.placement.${row.placement}`)}</td>
              {columns.map(({ field, unit }) => (
                <td key={field} data-figure="" data-field={field} data-value={row.figures[field] ?? undefined}>
                  {exactUnit(unit, row.figures[field] ?? null, row.currency)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr data-testid="ad-totals">
          <th scope="row" colSpan={4}>
            {text('word.total')}
            {report.exchanged.length > 0 ? <small> {report.currency}</small> : null}
          </th>
          {columns.map(({ field, unit }) => (
            <td key={field} data-figure="" data-total={field} data-value={report.totals[field] ?? undefined}>
              {exactUnit(unit, report.totals[field] ?? null, report.currency)}
            </td>
          ))}
        </tr>
      </tfoot>
    </Table>
  )
}
