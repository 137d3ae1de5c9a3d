import { Link } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useOriginalText } from './use-original-text.ts'

const { path } = screenRow('starLibrary')
const places = { all: path, uses: `${path}?tab=uses` } as const

/** The two parts of the star-origin library: its originals, and the requests to use them. */
export const OriginalTabs = ({ now }: { readonly now: keyof typeof places }) => {
  const text = useOriginalText()
  return (
    <Tabs aria-label={`${text('original.tab.all')} / ${text('original.tab.uses')}`}>
      {(['all', 'uses'] as const).map((name) => (
        <Link key={name} to={places[name]} aria-current={name === now ? 'page' : undefined} data-tab={name}>
          {text(`original.tab.${name}`)}
        </Link>
      ))}
    </Tabs>
  )
}
