import { useSearchParams } from 'react-router-dom'
import { creatorWorkflow } from '../../../shared/areas/creators/workflow.ts'
import { TableImport } from '../../imports/table-import.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Row } from '../../ui/layout.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { CreatorDetail } from './creator-detail.tsx'
import { CreatorTabs } from './creator-tabs.tsx'
import { ApplicantsTab, InvitesTab } from './invites-tab.tsx'
import { SamplesTab } from './samples-tab.tsx'
import { WorkTab } from './work-tab.tsx'

const Head = () => {
  const { again } = useListWorld()
  return (
    <>
      <CreatorTabs now="creators" />
      <Row>
        <TableImport into="creators" onDone={again} />
        <TableImport into="videos" onDone={again} />
      </Row>
    </>
  )
}

const CreatorsTab = () => (
  <WorkflowList
    workflow={creatorWorkflow}
    inDrawer
    head={() => <Head />}
    detail={(key, row) => <CreatorDetail creatorId={key} row={row} />}
  />
)

const tabs: ReadonlyMap<string | null, () => React.JSX.Element> = new Map([
  ['samples', SamplesTab],
  ['work', WorkTab],
  ['invites', InvitesTab],
  ['applicants', ApplicantsTab],
])

/** S18: the creators of the viewer's team, to whom they are bound, and what people do about that; by tab the rest. */
export const CreatorsPage = () => {
  const [params] = useSearchParams()
  const Tab = tabs.get(params.get('tab')) ?? CreatorsTab
  return <Tab />
}
