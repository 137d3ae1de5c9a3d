import { screenRow } from '../../../shared/access/screens.ts'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { useStaffText } from './use-staff-text.ts'

const { path } = screenRow('management')
const names = ['staff', 'audit'] as const
type Name = (typeof names)[number]

/** The accounts of the viewer's scope, and what they did. */
export const StaffTabs = ({ now }: { readonly now: Name }) => {
  const text = useStaffText()
  const titleOf = (name: Name) => text(`staff.tab.${name}`)
  return (
    <LinkTabs
      label={names.map(titleOf).join(' / ')}
      names={names}
      now={now}
      to={(name) => (name === 'staff' ? path : `${path}?tab=${name}`)}
      titleOf={titleOf}
    />
  )
}
