import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { screenRow } from '../../../../shared/access/screens.ts'
import type { AdNetwork } from '../../../../shared/areas/ads/networks.ts'
import { flowWorkflows } from '../../../../shared/areas/ads/workflow.ts'
import { adCampaignForm } from '../../../../shared/forms/ad-flow.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useMarkets } from '../../../forms/use-markets.ts'
import { TableImport } from '../../../imports/table-import.tsx'
import { useListWorld } from '../../../lists/list-world.ts'
import { Row as Ways } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/note.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { WorkflowList } from '../../../workflows/workflow-list.tsx'
import { CampaignDetail } from './campaign-detail.tsx'
import { FlowTabs } from './flow-tabs.tsx'
import { useAccounts } from './use-accounts.ts'
import { useFlowText } from './use-flow-text.ts'

interface Props {
  readonly network: AdNetwork
  readonly networks: readonly AdNetwork[]
}

const NewCampaign = ({ network, onClose }: { readonly network: AdNetwork; readonly onClose: () => void }) => {
  const { again, replace } = useListWorld()
  const accounts = useAccounts(network)
  const markets = useMarkets()
  if (!accounts) return null
  return (
    <FormDialog
      form={adCampaignForm}
      start={{ objective: 2, budget_type: 1, bid_strategy: 1, age: 2, placement: 1 }}
      offered={{ account_id: accounts, ...markets }}
      onDone={({ id }) => {
        again()
        replace({ open: id })
      }}
      onClose={onClose}
    />
  )
}

const Head = ({ network, networks }: Props) => {
  const text = useFlowText()
  const navigate = useNavigate()
  const { again } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <FlowTabs now="campaigns" />
      <Ways spread>
        <span>
          {networks.length > 1 ? (
            <Segmented<AdNetwork>
              label={text('flow.network')}
              value={network}
              onValue={(chosen) => navigate(`${screenRow('forFlow').path}?network=${chosen}`)}
              options={networks.map((value) => ({ value, label: text(`flow.${value}`) }))}
            />
          ) : null}
        </span>
        <Ways>
          <TableImport into={network === 'meta' ? 'ads-meta' : 'ads-tiktok'} onDone={again} />
          <button type="button" className="button primary" data-testid="flow-new" onClick={() => setOpen(true)}>
            {text('flow.new')}
          </button>
        </Ways>
      </Ways>
      <Note>{`${text('flow.week')} ${text('flow.simulated')}`}</Note>
      {isOpen ? <NewCampaign network={network} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** The campaigns of one network. */
export const CampaignsTab = ({ network, networks }: Props) => (
  <WorkflowList
    workflow={flowWorkflows[network]}
    inDrawer
    head={() => <Head network={network} networks={networks} />}
    detail={(key, row) => <CampaignDetail key={key} id={key} row={row} network={network} />}
  />
)
