import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { creatorApi } from '../../../shared/areas/creators/api.ts'
import { placeOf } from '../../../shared/place-of.ts'
import { todayOf } from '../../../shared/time/zone.ts'
import { useOrdersLink } from '../../board/use-orders-link.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { line } from '../../charts/options/line.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { NamedFigure } from '../../ui/figure.tsx'
import { FigureCard, Figures } from '../../ui/figures.tsx'
import { useCreatorText } from './use-creator-text.ts'

interface Props {
  readonly creatorId: string
  readonly data: CallData<typeof creatorApi.detail>
  readonly range: string
}

/** What a creator sold in the period, and day by day; each sum leads to its orders. */
export const CreatorTrend = ({ creatorId, data, range }: Props) => {
  const text = useCreatorText()
  const { clock } = useListWorld()
  const ordersLink = useOrdersLink()
  const { trend, start_time, end_time, data_time } = data
  const table = useMemo(
    (): ChartTable => ({
      columns: [
        { name: text('word.day'), unit: 'text' },
        { name: text('creator.gmv'), unit: 'money' },
        { name: text('creator.commission'), unit: 'money' },
      ],
      rows: trend.map((one) => [one.day.slice(5), one.gmv_amt, one.est_commission_amt]),
      running: placeOf(trend, (one) => one.day === todayOf(clock, data_time)),
    }),
    [trend, text, clock, data_time],
  )
  const sums = [
    { name: 'gmv', unit: 'money', value: trend.reduce((sum, one) => sum + one.gmv_amt, 0) },
    { name: 'paidOrders', unit: 'count', value: trend.reduce((sum, one) => sum + one.orders, 0) },
    { name: 'commission', unit: 'money', value: trend.reduce((sum, one) => sum + one.est_commission_amt, 0) },
  ] as const
  const to = ordersLink?.({ creator: creatorId, start_time, end_time })
  return (
    <>
      <Figures min={110} most={3} data-figures="creator" aria-label={text('word.figures')}>
        {sums.map(({ name, unit, value }) => {
          const figure = <NamedFigure name={name} unit={unit} value={value} />
          return (
            <FigureCard
              key={name}
              name={name}
              title={text(`creator.${name}`)}
              money={unit === 'money'}
              value={to ? <Link to={to}>{figure}</Link> : figure}
            />
          )
        })}
      </Figures>
      <ChartPanel
        name="creatorDays"
        title={text('creator.trend')}
        range={range}
        table={table}
        height={190}
        draw={trend.some((one) => one.orders > 0) ? line({ right: [2], hues: { 1: 'money', 2: 'data1' } }) : null}
        empty={text('creator.none')}
      />
    </>
  )
}
