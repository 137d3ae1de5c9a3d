import { Link } from 'react-router-dom'
import { clipCutterList } from '../../../shared/areas/clips/cutter-list.ts'
import { clipCutterWorkflow } from '../../../shared/areas/clips/cutter-workflow.ts'
import { openTaskStates } from '../../../shared/areas/clips/states.ts'
import type { ListAnswer, Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { useSession } from '../../state/session.ts'
import { FrameContext } from '../../ui/figure.tsx'
import { Row as Ways } from '../../ui/layout.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { HitButton } from './hit-button.tsx'
import { OverviewCharts } from './overview-charts.tsx'
import { OverviewFigures } from './overview-figures.tsx'
import { tasksOf } from './tasks-of.ts'
import { useOverviewText } from './use-overview-text.ts'

const Head = ({ answer }: { answer: ListAnswer | undefined }) => {
  const { currency, clock } = useListWorld()
  return (
    <FrameContext value={{ currency: answer?.currency ?? currency, zone: clock.zone, time: answer?.data_time ?? 0 }}>
      <OverviewFigures />
      <OverviewCharts />
    </FrameContext>
  )
}

const fields = clipCutterList.columns.map(({ field }) => field)

const Detail = ({ row }: { row: Row }) => {
  const text = useOverviewText()
  const { state } = useListWorld()
  const cuts = useSession((session) => session.record?.is_film_cutter === 1)
  const cutter = String(row.cutter_name)
  return (
    <>
      <Ways className="drawer-ways">
        <RowButtons workflow={clipCutterWorkflow} row={row} />
        <Link className="button" to={tasksOf(state, { cutter, task_state: openTaskStates.join() })}>
          {text(cuts ? 'overview.tasks' : 'overview.reassign')}
        </Link>
      </Ways>
      <Fields title={cutter} row={row} fields={fields} />
      <RowHistory workflow={clipCutterWorkflow} rowKey={String(row.cutter_id)} />
    </>
  )
}

/** S37: how clip production goes, what each cutter does, and who is reminded of what is due. */
export const ClipOverviewPage = () => (
  <WorkflowList
    workflow={clipCutterWorkflow}
    aside={<HitButton />}
    head={(answer) => <Head answer={answer} />}
    detail={(_, row) => (row ? <Detail row={row} /> : null)}
  />
)
