import { useMemo } from 'react'
import { teamList } from '../../../shared/lists/team.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { barOption } from '../../charts/options/bar.ts'
import { scatterOption } from '../../charts/options/scatter.ts'
import type { ChartTable } from '../../charts/table.ts'
import type { AnyList, ListAnswer } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { ListPage } from '../../lists/list-page.tsx'
import { usePreferences } from '../../state/preferences.ts'
import { FrameContext } from '../../ui/figure.tsx'
import './team.css'
import { useTeamText } from './use-team-text.ts'

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The teams beside each other: what they brought against their target, and how many they are for it. */
const Charts = ({ answer }: { answer: ListAnswer | undefined }) => {
  const text = useTeamText()
  const theme = usePreferences((state) => state.theme)
  const currency = answer?.currency ?? 'USD'
  const rows = answer?.list
  const bars = useMemo(
    (): ChartTable | undefined =>
      rows && {
        columns: [
          { name: text('team.team'), unit: 'text' },
          { name: text('team.monthGmv'), unit: 'money' },
          { name: text('team.target'), unit: 'money' },
        ],
        rows: rows.map((row) => [String(row.leader_name), number(row.month_gmv), number(row.target)]),
      },
    [rows, text],
  )
  const heads = useMemo(
    (): ChartTable | undefined =>
      rows && {
        columns: [
          { name: text('team.team'), unit: 'text' },
          { name: text('team.heads'), unit: 'count' },
          { name: text('team.gmv'), unit: 'money' },
        ],
        rows: rows.map((row) => [String(row.leader_name), number(row.headcount), number(row.gmv)]),
      },
    [rows, text],
  )
  const barsDrawn = useMemo(() => (bars ? barOption({ table: bars, theme, currency }) : null), [bars, theme, currency])
  const headsDrawn = useMemo(
    () => (heads ? scatterOption({ table: heads, theme, currency, x: 1, y: 2 }) : null),
    [heads, theme, currency],
  )
  return (
    <FrameContext value={{ currency, zone: 'UTC', time: answer?.data_time ?? 0 }}>
      <div className="team-charts">
        <ChartPanel name="teamGmv" title={text('team.byTarget')} height={170} table={bars} option={barsDrawn} />
        <ChartPanel name="teamHeads" title={text('team.perHead')} height={170} table={heads} option={headsDrawn} />
      </div>
    </FrameContext>
  )
}

const fields = teamList.columns.map(({ field }) => field)

/** S26: what each team brought. */
export const TeamPage = () => (
  <ListPage
    list={teamList as unknown as AnyList}
    head={(answer) => <Charts answer={answer} />}
    detail={(_, row) => (row ? <Fields title={String(row.leader_name)} row={row} fields={fields} /> : null)}
  />
)
