import { Link } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useClipText } from './use-clip-text.ts'

const { path } = screenRow('clipTasks')
const places = { tasks: path, results: `${path}?tab=results` } as const

/** The two parts of the page of clip tasks: the work, and what it brought. */
export const ClipTabs = ({ now }: { now: keyof typeof places }) => {
  const text = useClipText()
  return (
    <Tabs aria-label={`${text('clip.tab.tasks')} / ${text('clip.tab.results')}`}>
      {(['tasks', 'results'] as const).map((name) => (
        <Link key={name} to={places[name]} aria-current={name === now ? 'page' : undefined} data-tab={name}>
          {text(`clip.tab.${name}`)}
        </Link>
      ))}
    </Tabs>
  )
}
