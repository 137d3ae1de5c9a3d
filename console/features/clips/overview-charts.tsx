import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { clipOverviewApi, leadHours } from '../../../shared/areas/clips/overview-api.ts'
import { taskState } from '../../../shared/areas/clips/states.ts'
import { countText } from '../../../shared/format/number.ts'
import { placeOf } from '../../../shared/place-of.ts'
import { dayOfText, dayStart, todayOf } from '../../../shared/time/zone.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { bar, mostBars } from '../../charts/options/bar.ts'
import { line } from '../../charts/options/line.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { useSession } from '../../state/session.ts'
import { Grid } from '../../ui/layout.tsx'
import { renewal } from '../../ui/renewal.ts'
import { useOverviewInput } from './overview-input.ts'
import { approvedOf, materialOf, tasksOf } from './tasks-of.ts'
import { useOverviewText } from './use-overview-text.ts'

type Data = CallData<typeof clipOverviewApi.trend>
type Text = ReturnType<typeof useOverviewText>

const HEIGHT = 220
const moves = ['editing', 'review', 'revision', 'approved', 'published'] as const

const flowTable = ({ days, flow }: Data, text: Text, today: string): ChartTable => ({
  columns: [
    { name: text('word.day'), unit: 'text' },
    ...moves.map((name) => ({ name: text(`overview.moved.${name}`), unit: 'count' as const })),
  ],
  rows: days.map((day, i) => [day.slice(5), ...moves.map((name) => flow[name][i] ?? 0)]),
  running: placeOf(days, (day) => day === today),
})

const leadName = (i: number, text: Text): string => {
  const [a, b] = [leadHours[i - 1], leadHours[i]]
  if (a === undefined) return text('overview.lead.under', { h: b ?? 0 })
  return b === undefined ? text('overview.lead.over', { h: a }) : text('overview.lead.between', { a, b })
}

const leadTable = ({ lead }: Data, text: Text): ChartTable => ({
  columns: [
    { name: text('overview.lead.column'), unit: 'text' },
    { name: text('overview.clips'), unit: 'count' },
  ],
  rows: lead.map((count, i) => [leadName(i, text), count]),
})

const outputTable = ({ output }: Data, text: Text): ChartTable => ({
  columns: [
    { name: text('column.cutter_name'), unit: 'text' },
    { name: text('overview.output.first'), unit: 'count' },
    { name: text('overview.output.later'), unit: 'count' },
  ],
  rows: output.map(({ cutter, approved, first }) => [cutter, first, approved - first]),
})

/** Reasons by their number, with the share of all that they and those before them make. */
const reasonTable = ({ reasons }: Data, text: Text): ChartTable => {
  const all = reasons.reduce((sum, { count }) => sum + count, 0)
  let sum = 0
  return {
    columns: [
      { name: text('word.reason'), unit: 'text' },
      { name: text('overview.rejections'), unit: 'count' },
      { name: text('overview.running'), unit: 'rate' },
    ],
    rows: reasons.map(({ reason_code, count }) => {
      sum += count
      return [text(`clipReason.${reason_code}`), count, Math.round((sum * 10_000) / all)]
    }),
  }
}

const materialTable = ({ materials }: Data, text: Text): ChartTable => ({
  columns: [
    { name: text('overview.materials.column'), unit: 'text' },
    { name: text('overview.materials.demands'), unit: 'count' },
    { name: text('overview.materials.clips'), unit: 'count' },
    { name: text('overview.materials.gmv'), unit: 'money' },
  ],
  rows: materials.map(({ title, demands, clips, gmv }) => [title, demands, clips, gmv]),
})

/** How tasks move on, how long clips take, who makes them, why they come back, and what they are made of. */
export const OverviewCharts = () => {
  const text = useOverviewText()
  const { state, clock, old } = useListWorld()
  const navigate = useNavigate()
  const record = useSession((session) => session.record)
  const opens = record !== null && decideAccess(record).allows('filmDetails')
  const load = useEndpoint(clipOverviewApi.trend, useOverviewInput())
  const { data } = load
  const tables = useMemo(
    () =>
      data && {
        flow: flowTable(data, text, todayOf(clock, data.data_time)),
        lead: leadTable(data, text),
        output: outputTable({ ...data, output: data.output.slice(0, mostBars) }, text),
        reasons: reasonTable(data, text),
        materials: materialTable(data, text),
      },
    [data, text, clock],
  )
  const range = data ? `${data.from} – ${data.to.slice(5)}` : ''
  const panel = { height: HEIGHT, range, load }
  const ofDay = (row: number, column: number): void => {
    const day = dayOfText(data?.days[row] ?? '')
    const ends = { start_time: String(dayStart(clock, day)), end_time: String(dayStart(clock, day + 1)) }
    const isApproved = moves[column - 1] === 'approved'
    void navigate(tasksOf(state, { date_type: isApproved ? 'approved' : 'updated', ...ends }))
  }
  const isMoved = data !== undefined && moves.some((name) => data.flow[name].some((count) => count > 0))
  return (
    <>
      <Grid min={400} {...renewal(old)}>
        <ChartPanel
          {...panel}
          name="clipFlow"
          title={text('overview.flow')}
          table={tables?.flow}
          draw={isMoved ? bar({ stacked: true }) : null}
          onPick={ofDay}
        />
        <ChartPanel
          {...panel}
          name="clipLead"
          title={text('overview.lead')}
          table={tables?.lead}
          draw={data?.lead.some((count) => count > 0) ? bar({}) : null}
          onPick={() => void navigate(approvedOf(state))}
        />
        <ChartPanel
          {...panel}
          name="clipOutput"
          title={text('overview.output')}
          table={tables?.output}
          draw={data && data.output.length > 0 ? bar({ stacked: true, horizontal: true }) : null}
          onPick={(row) => void navigate(approvedOf(state, { cutter: data?.output[row]?.cutter ?? '' }))}
        />
        <ChartPanel
          {...panel}
          name="clipReasons"
          title={text('overview.reasons')}
          table={tables?.reasons}
          draw={data && data.reasons.length > 0 ? line({ bars: [1], right: [2] }) : null}
          onPick={() => void navigate(tasksOf(state, { task_state: String(taskState.revision) }))}
        />
      </Grid>
      <Grid {...renewal(old)}>
        <ChartPanel
          {...panel}
          name="clipMaterials"
          title={text('overview.materials')}
          note={
            data ? text('overview.materials.note', { all: countText(data.usable), n: countText(data.unused) }) : null
          }
          table={tables?.materials}
          draw={data && data.materials.length > 0 ? bar({ horizontal: true, columns: [1, 2] }) : null}
          {...(opens
            ? { onPick: (row: number) => void navigate(materialOf(data?.materials[row]?.material_id ?? '')) }
            : {})}
        />
      </Grid>
    </>
  )
}
