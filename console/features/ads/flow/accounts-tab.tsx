import { Link } from 'react-router-dom'
import { screenRow } from '../../../../shared/access/screens.ts'
import { adAccountWorkflow } from '../../../../shared/areas/ads/flow-workflows.ts'
import type { Row } from '../../../lists/any-list.ts'
import { Fields } from '../../../lists/fields.tsx'
import { Row as Ways } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/note.tsx'
import { RowButtons } from '../../../workflows/row-buttons.tsx'
import { RowHistory } from '../../../workflows/row-history.tsx'
import { WorkflowList } from '../../../workflows/workflow-list.tsx'
import { FlowTabs } from './flow-tabs.tsx'
import { useFlowText } from './use-flow-text.ts'

const META = 2
const facts = [
  ...['account_id', 'ad_network', 'auth_state', 'auth_expire', 'balance', 'currency', 'ad_zone', 'campaigns_on'],
  ...['campaigns', 'ad_shop', 'owner_name'],
]

const Head = () => {
  const text = useFlowText()
  return (
    <>
      <FlowTabs now="accounts" />
      <Note>{text('flow.simulated')}</Note>
    </>
  )
}

const Account = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useFlowText()
  const network = row?.ad_network === META ? 'meta' : 'tiktok'
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={adAccountWorkflow} row={row} /> : null}
        <Link className="button" to={`${screenRow('forFlow').path}?${new URLSearchParams({ network, account: id })}`}>
          {text('flow.toCampaigns')}
        </Link>
      </Ways>
      {row ? <Fields title={text('flow.account')} row={row} fields={facts} /> : null}
      <RowHistory workflow={adAccountWorkflow} rowKey={id} />
    </>
  )
}

/** The ad accounts of the viewer. */
export const AccountsTab = () => (
  <WorkflowList
    workflow={adAccountWorkflow}
    inDrawer
    head={() => <Head />}
    detail={(key, row) => <Account key={key} id={key} row={row} />}
  />
)
