import { screenRow } from '../../../shared/access/screens.ts'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { useGroupText } from './use-group-text.ts'

const tabs = ['preview', 'groups'] as const

/** The preview of accounts, and the groups of rights. */
export const PermissionTabs = ({ now }: { readonly now: (typeof tabs)[number] }) => {
  const text = useGroupText()
  const { path } = screenRow('permissions')
  return (
    <LinkTabs
      label={text('group.tabs')}
      names={tabs}
      now={now}
      to={(tab) => (tab === 'preview' ? path : `${path}?tab=${tab}`)}
      titleOf={(tab) => text(`group.tab.${tab}`)}
    />
  )
}
