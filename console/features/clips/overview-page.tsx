import { Link } from 'react-router-dom'
import { clipCutterList } from '../../../shared/areas/clips/cutter-list.ts'
import { openTaskStates } from '../../../shared/areas/clips/states.ts'
import type { ListAnswer, Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { ListPage } from '../../lists/list-page.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { FrameContext } from '../../ui/figure.tsx'
import { Row as Ways } from '../../ui/layout.tsx'
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
  const cutter = String(row.cutter_name)
  return (
    <>
      <Ways className="drawer-ways">
        <Link className="button" to={tasksOf(state, { cutter, task_state: openTaskStates.join() })}>
          {text('overview.tasks')}
        </Link>
      </Ways>
      <Fields title={cutter} row={row} fields={fields} />
    </>
  )
}

/** S37: how clip production goes, and what each cutter does. */
export const ClipOverviewPage = () => (
  <ListPage
    list={clipCutterList}
    head={(answer) => <Head answer={answer} />}
    detail={(_, row) => (row ? <Detail row={row} /> : null)}
  />
)
