import { sampleWorkflow } from '../../../shared/areas/samples/workflow.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { Row as Ways } from '../../ui/layout.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { CreatorTabs } from './creator-tabs.tsx'
import { useCreatorText } from './use-creator-text.ts'

const asked = [
  'sample_id',
  'product_id',
  'sku_name',
  'qty',
  'sample_kind',
  'sample_asker',
  'add_time',
  'address',
] as const
const way = [
  'sample_state',
  'due_time',
  'approve_time',
  'ship_time',
  'tracking_no',
  'content_time',
  'sample_content',
  'content_count',
  'content_made',
  'promised_time',
  'reject_reason',
] as const

interface Props {
  readonly requestId: string
  readonly row: Row | undefined
}

/** A request: what can be done about it, how far it is, what was asked for, and what was done. */
const SampleDetail = ({ requestId, row }: Props) => {
  const text = useCreatorText()
  return (
    <>
      {row ? (
        <>
          <Ways as="nav" className="drawer-ways">
            <RowButtons workflow={sampleWorkflow} row={row} />
          </Ways>
          <Fields title={text('creator.sample.way')} row={row} fields={way} />
          <Fields title={text('creator.sample.asked')} row={row} fields={asked} />
        </>
      ) : null}
      <RowHistory workflow={sampleWorkflow} rowKey={requestId} />
    </>
  )
}

/** The samples that the viewer's team asked for, each to its end. */
export const SamplesTab = () => (
  <WorkflowList
    workflow={sampleWorkflow}
    inDrawer
    head={() => <CreatorTabs now="samples" />}
    detail={(key, row) => <SampleDetail requestId={key} row={row} />}
  />
)
