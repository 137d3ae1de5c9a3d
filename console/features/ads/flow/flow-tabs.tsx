import { screenRow } from '../../../../shared/access/screens.ts'
import { LinkTabs } from '../../../ui/link-tabs.tsx'
import { useFlowText } from './use-flow-text.ts'

const { path } = screenRow('forFlow')
const names = ['campaigns', 'accounts', 'rules'] as const

/** The parts of the page of ad placement. */
export const FlowTabs = ({ now }: { readonly now: (typeof names)[number] }) => {
  const text = useFlowText()
  return (
    <LinkTabs
      label={text('flow.tabs')}
      names={names}
      now={now}
      to={(name) => (name === 'campaigns' ? path : `${path}?tab=${name}`)}
      titleOf={(name) => text(`flow.tab.${name}`)}
    />
  )
}
