import { screenRow } from '../../../shared/access/screens.ts'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { useOriginalText } from './use-original-text.ts'

const { path } = screenRow('starLibrary')
const places = { all: path, uses: `${path}?tab=uses` } as const
const names = ['all', 'uses'] as const

/** The two parts of the star-origin library: its originals, and the requests to use them. */
export const OriginalTabs = ({ now }: { readonly now: keyof typeof places }) => {
  const text = useOriginalText()
  const titleOf = (name: keyof typeof places) => text(`original.tab.${name}`)
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
