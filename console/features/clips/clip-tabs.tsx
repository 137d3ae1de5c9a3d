import { screenRow } from '../../../shared/access/screens.ts'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { useClipText } from './use-clip-text.ts'

const { path } = screenRow('clipTasks')
const places = { tasks: path, results: `${path}?tab=results` } as const
const names = ['tasks', 'results'] as const

/** The two parts of the page of clip tasks: the work, and what it brought. */
export const ClipTabs = ({ now }: { now: keyof typeof places }) => {
  const text = useClipText()
  const titleOf = (name: keyof typeof places) => text(`clip.tab.${name}`)
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
