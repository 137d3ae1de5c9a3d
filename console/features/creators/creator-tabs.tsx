import { screenRow } from '../../../shared/access/screens.ts'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { useCreatorText } from './use-creator-text.ts'

const { path } = screenRow('merchantsTeamMent')
const names = ['creators', 'work', 'samples', 'invites', 'applicants'] as const
type Name = (typeof names)[number]

/** The parts of the page of creators: who they are, what to look after, their samples, whom the team invited, and who came. */
export const CreatorTabs = ({ now }: { readonly now: Name }) => {
  const text = useCreatorText()
  const titleOf = (name: Name) => text(`creator.tab.${name}`)
  return (
    <LinkTabs
      label={names.map(titleOf).join(' / ')}
      names={names}
      now={now}
      to={(name) => (name === 'creators' ? path : `${path}?tab=${name}`)}
      titleOf={titleOf}
    />
  )
}
