import { Link } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import { workKind } from '../../../shared/areas/work/states.ts'
import { workWorkflow } from '../../../shared/areas/work/workflow.ts'
import { type BusinessClock, dayNumber, dayStart, monthStart } from '../../../shared/time/zone.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Row as Ways } from '../../ui/layout.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { CreatorTabs } from './creator-tabs.tsx'
import { useCreatorText } from './use-creator-text.ts'

/** Days after its first in which a month is over. */
const MONTH = 31
const { path } = screenRow('merchantsTeamMent')
const facts = [
  ...['work_kind', 'work_state', 'creator_username', 'product_name', 'owner_name', 'since_time', 'due_time'],
  ...['work_count', 'work_amount', 'work_fell', 'work_remark', 'done_name', 'done_time'],
]

const to = (where: string, params: Readonly<Record<string, string>>): string =>
  `${where}?${new URLSearchParams(params)}`

/** Where what it is about stands, with the key of the way's words. */
const wayOf = (row: Row, clock: BusinessClock) => {
  const ref = String(row.work_ref)
  switch (row.work_kind) {
    case workKind.sample:
      return { words: 'creator.work.sample', at: to(path, { tab: 'samples', open: ref }) } as const
    case workKind.appeal: {
      const from = Number(row.since_time)
      const end = dayStart(clock, monthStart(dayNumber(clock, from) + MONTH))
      const month = { date_type: 'paid', start_time: String(from), end_time: String(end) }
      const query = { creator: ref, settlement_status: '3,4', appeal_state: '0', ...month }
      return { words: 'creator.work.lines', at: to(screenRow('orders').path, query) } as const
    }
    case workKind.rate:
      return { words: 'creator.work.product', at: to(screenRow('goodsAnalyse').path, { product_id: ref }) } as const
    default:
      return { words: 'creator.work.creator', at: to(path, { open: ref }) } as const
  }
}

const WorkDetail = ({ workId, row }: { readonly workId: string; readonly row: Row | undefined }) => {
  const text = useCreatorText()
  const { clock } = useListWorld()
  const way = row && wayOf(row, clock)
  return (
    <>
      {row && way ? (
        <>
          <Ways as="nav" className="drawer-ways">
            <Link className="button primary" to={way.at}>
              {text(way.words)}
            </Link>
            <RowButtons workflow={workWorkflow} row={row} />
          </Ways>
          <Fields title={text('creator.tab.work')} row={row} fields={facts} />
        </>
      ) : null}
      <RowHistory workflow={workWorkflow} rowKey={workId} />
    </>
  )
}

/** What the viewer's team should look after: each leads to what it is about. */
export const WorkTab = () => (
  <WorkflowList
    workflow={workWorkflow}
    inDrawer
    head={() => <CreatorTabs now="work" />}
    detail={(key, row) => <WorkDetail key={key} workId={key} row={row} />}
  />
)
