import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { teamApi } from '../../../shared/areas/team/api.ts'
import { dayOfText, dayStart, todayOf } from '../../../shared/time/zone.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { bar } from '../../charts/options/bar.ts'
import { bullet } from '../../charts/options/bullet.ts'
import { scatter } from '../../charts/options/scatter.ts'
import { stackedDays } from '../../charts/stacked-days.ts'
import type { ChartColumn, ChartTable } from '../../charts/table.ts'
import { platformNowMs } from '../../http/platform-clock.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { ListAnswer, Row } from '../../lists/any-list.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { ordersOf } from '../../lists/orders-of.ts'
import { inputOf } from '../../lists/url-state.ts'
import { useTeamText } from './use-team-text.ts'

const HEIGHT = 190

const tableOf = (
  rows: readonly Row[],
  team: string,
  columns: readonly (ChartColumn & { field: string })[],
): ChartTable => ({
  columns: [{ name: team, unit: 'text' }, ...columns.map(({ name, unit }) => ({ name, unit }))],
  rows: rows.map((row) => [
    String(row.leader_name),
    ...columns.map(({ field }) => (typeof row[field] === 'number' ? Number(row[field]) : null)),
  ]),
})

/** Turnover by day, the teams on one another; a piece leads to its orders. */
export const TeamDays = () => {
  const text = useTeamText()
  const { state, clock } = useListWorld()
  const navigate = useNavigate()
  const { start_time, end_time } = inputOf(state, clock, platformNowMs() / 1000)
  const load = useEndpoint(teamApi.trend, {
    ...(start_time === undefined ? {} : { start_time }),
    ...(end_time === undefined ? {} : { end_time }),
  })
  const { data } = load
  const others = text('team.others')
  const table = useMemo(
    () => data && stackedDays(data.days, data.teams, others, todayOf(clock, data.data_time)),
    [data, others, clock],
  )
  const open = (row: number, column: number): void => {
    const day = dayOfText(data?.days[row] ?? '')
    const ends = { start_time: String(dayStart(clock, day)), end_time: String(dayStart(clock, day + 1)) }
    const team = table?.columns[column]?.name === others ? undefined : data?.teams[column - 1]
    void navigate(ordersOf({ ...state, filters: ends }, team ? { team: team.team_id } : {}))
  }
  return (
    <ChartPanel
      name="teamDays"
      title={text('team.byDay')}
      range={data ? `${data.from} – ${data.to.slice(5)}` : ''}
      height={HEIGHT}
      table={table}
      draw={data?.teams.some(({ gmv }) => gmv.some((amt) => amt > 0)) ? bar({ stacked: true }) : null}
      load={load}
      onPick={open}
    />
  )
}

/** The teams of the page beside each other: what they reached of their target, and how many they are for it. */
export const TeamCompared = ({ answer }: { answer: ListAnswer | undefined }) => {
  const text = useTeamText()
  const { state } = useListWorld()
  const navigate = useNavigate()
  const rows = answer?.list
  const [targets, heads] = useMemo(() => {
    if (!rows) return []
    const of = (columns: Parameters<typeof tableOf>[2]): ChartTable => tableOf(rows, text('team.team'), columns)
    return [
      of([
        { field: 'month_gmv', name: text('column.month_gmv'), unit: 'money' },
        { field: 'target', name: text('column.target'), unit: 'money' },
        { field: 'target_rate', name: text('team.rate'), unit: 'rate' },
      ]),
      of([
        { field: 'headcount', name: text('column.headcount'), unit: 'count' },
        { field: 'gmv', name: text('column.gmv'), unit: 'money' },
      ]),
    ]
  }, [rows, text])
  const open = (row: number): void => void navigate(ordersOf(state, { team: String(rows?.[row]?.team_id ?? '') }))
  return (
    <>
      <ChartPanel
        name="teamGmv"
        title={text('team.byTarget')}
        height={HEIGHT}
        table={targets}
        draw={bullet()}
        onPick={open}
      />
      <ChartPanel
        name="teamHeads"
        title={text('team.perHead')}
        height={HEIGHT}
        table={heads}
        draw={scatter()}
        onPick={open}
      />
    </>
  )
}
