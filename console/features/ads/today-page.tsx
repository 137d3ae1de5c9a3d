import type { AdNetwork } from '../../../shared/areas/ads/networks.ts'
import { adWorkflows } from '../../../shared/areas/ads/workflow.ts'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { TodayHead } from './today-head.tsx'

const TodayPage = ({ network }: { network: AdNetwork }) => (
  <WorkflowList workflow={adWorkflows[network]} actionsWidth={180} head={() => <TodayHead network={network} />} />
)

/** S07b: today's TikTok ads. */
export const TiktokTodayPage = () => <TodayPage network="tiktok" />
/** S07c: today's Meta ads. */
export const MetaTodayPage = () => <TodayPage network="meta" />
