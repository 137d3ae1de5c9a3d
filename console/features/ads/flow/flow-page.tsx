import { useSearchParams } from 'react-router-dom'
import { type AdNetwork, networksOf } from '../../../../shared/areas/ads/networks.ts'
import { useSession } from '../../../state/session.ts'
import { Empty } from '../../../ui/empty.tsx'
import { AccountsTab } from './accounts-tab.tsx'
import { CampaignsTab } from './campaigns-tab.tsx'
import { RulesTab } from './rules-tab.tsx'
import { useFlowText } from './use-flow-text.ts'

/** S28: campaigns of the networks that one has bought, their accounts, and the rules over them. */
export const FlowPage = () => {
  const text = useFlowText()
  const [params] = useSearchParams()
  const record = useSession((state) => state.record)
  const networks: readonly AdNetwork[] = record ? networksOf(record) : []
  const [first] = networks
  if (!first) return <Empty>{text('flow.none')}</Empty>
  const tab = params.get('tab')
  if (tab === 'accounts') return <AccountsTab />
  if (tab === 'rules') return <RulesTab networks={networks} />
  const network = networks.find((one) => one === params.get('network')) ?? first
  return <CampaignsTab key={network} network={network} networks={networks} />
}
