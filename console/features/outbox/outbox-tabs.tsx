import { screenRow } from '../../../shared/access/screens.ts'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { useOutboxText } from './use-outbox-text.ts'

const { path } = screenRow('outbox')
export const outboxTabs = ['messages', 'announcements', 'companies', 'accounts', 'jobs', 'checks'] as const
export type OutboxTab = (typeof outboxTabs)[number]

/** Where a tab stands; its list's parameters follow with `&`. */
export const placeOf = (tab: OutboxTab): string => `${path}?tab=${tab}`

/** What operators of the platform look after: messages that nobody sends, announcements, companies with their accounts, work in the background, the nightly checks of the books. */
export const OutboxTabs = ({ now }: { readonly now: OutboxTab }) => {
  const text = useOutboxText()
  const titleOf = (name: OutboxTab) => text(`outbox.tab.${name}`)
  return (
    <LinkTabs label={outboxTabs.map(titleOf).join(' / ')} names={outboxTabs} now={now} to={placeOf} titleOf={titleOf} />
  )
}
