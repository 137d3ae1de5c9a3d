import { screenRow } from '../../../shared/access/screens.ts'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { useOutboxText } from './use-outbox-text.ts'

const { path } = screenRow('outbox')
const places = {
  messages: path,
  announcements: `${path}?tab=announcements`,
  checks: `${path}?tab=checks`,
} as const
const names = ['messages', 'announcements', 'checks'] as const

/** What operators of the platform look after: messages that nobody sends, announcements, and the nightly checks of the books. */
export const OutboxTabs = ({ now }: { readonly now: keyof typeof places }) => {
  const text = useOutboxText()
  const titleOf = (name: keyof typeof places) => text(`outbox.tab.${name}`)
  return (
    <LinkTabs
      label={names.map(titleOf).join(' / ')}
      names={names}
      now={now}
      to={(name) => places[name]}
      titleOf={titleOf}
    />
  )
}
