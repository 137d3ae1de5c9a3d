import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { staffDataApi } from '../../../shared/areas/staff/data-api.ts'
import { placeOf } from '../../../shared/place-of.ts'
import { todayOf } from '../../../shared/time/zone.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { bar } from '../../charts/options/bar.ts'
import { bullet } from '../../charts/options/bullet.ts'
import { line } from '../../charts/options/line.ts'
import type { ChartTable } from '../../charts/table.ts'
import { platformNowMs } from '../../http/platform-clock.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { ListAnswer, Row } from '../../lists/any-list.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { inputOf } from '../../lists/url-state.ts'
import { aimedOf, rankedOf } from './compared.ts'
import { staffOrders } from './staff-links.ts'
import { useStaffDataText } from './use-staff-data-text.ts'

const HEIGHT = 190

const figure = (row: Row, field: string): number | null => {
  const value = row[field]
  return typeof value === 'number' ? value : null
}

/** What the staff of the filter brought together, day by day. */
export const StaffDays = () => {
  const text = useStaffDataText()
  const { state, clock } = useListWorld()
  const { start_time, end_time } = inputOf(state, clock, platformNowMs() / 1000)
  const { team } = state.filters
  const load = useEndpoint(staffDataApi.trend, {
    ...(start_time === undefined ? {} : { start_time }),
    ...(end_time === undefined ? {} : { end_time }),
    ...(team ? { team } : {}),
  })
  const { data } = load
  const table = useMemo(
    (): ChartTable | undefined =>
      data && {
        columns: [
          { name: text('word.day'), unit: 'text' },
          { name: text('column.gmv'), unit: 'money' },
          { name: text('data.orderCount'), unit: 'count' },
        ],
        rows: data.days.map(({ day, gmv_amt, orders }) => [day.slice(5), gmv_amt, orders]),
        running: placeOf(data.days, ({ day }) => day === todayOf(clock, data.data_time)),
      },
    [data, text, clock],
  )
  return (
    <ChartPanel
      name="staffDays"
      title={text('data.trend')}
      range={data ? `${data.from} – ${data.to.slice(5)}` : ''}
      height={HEIGHT}
      table={table}
      draw={data?.days.some(({ orders }) => orders > 0) ? line({ right: [2], hues: { 1: 'money', 2: 'data1' } }) : null}
      load={load}
    />
  )
}

/** The staff of the page beside each other: what each brought, and how far each is with its target. */
export const StaffCompared = ({ answer }: { readonly answer: ListAnswer | undefined }) => {
  const text = useStaffDataText()
  const { state } = useListWorld()
  const navigate = useNavigate()
  const rows = answer?.list
  const ranked = useMemo(() => rows && rankedOf(rows), [rows])
  const aimed = useMemo(() => rows && aimedOf(rows), [rows])
  const [rank, targets] = useMemo(() => {
    const who = { name: text('data.who'), unit: 'text' } as const
    const gmv: ChartTable | undefined = ranked && {
      columns: [who, { name: text('column.gmv'), unit: 'money' }],
      rows: ranked.map((row) => [String(row.membername), figure(row, 'gmv')]),
    }
    const reached: ChartTable | undefined = aimed && {
      columns: [
        who,
        { name: text('column.month_gmv'), unit: 'money' },
        { name: text('column.target'), unit: 'money' },
        { name: text('column.target_rate'), unit: 'rate' },
      ],
      rows: aimed.map((row) => [
        String(row.membername),
        figure(row, 'month_gmv'),
        figure(row, 'target'),
        figure(row, 'target_rate'),
      ]),
    }
    return [gmv, reached]
  }, [ranked, aimed, text])
  const openFrom = (from: readonly Row[] | undefined) => (at: number) =>
    void navigate(staffOrders(state, String(from?.[at]?.staff_id ?? '')))
  return (
    <>
      <ChartPanel
        name="staffRank"
        title={text('data.rank')}
        height={HEIGHT}
        table={rank}
        draw={ranked && ranked.length > 0 ? bar({ horizontal: true }) : null}
        onPick={openFrom(ranked)}
      />
      <ChartPanel
        name="staffTargets"
        title={text('data.targets')}
        height={HEIGHT}
        table={targets}
        draw={aimed && aimed.length > 0 ? bullet() : null}
        onPick={openFrom(aimed)}
      />
    </>
  )
}
