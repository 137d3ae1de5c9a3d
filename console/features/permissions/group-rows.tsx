import type { ReactNode } from 'react'
import type { PreviewEntry } from '../../../shared/access/preview.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

interface Props {
  readonly title: string
  readonly icon: IconName
  /** All of the group, shown or not. */
  readonly entries: readonly PreviewEntry[]
  readonly children: ReactNode
}

/** A group of the menu with its screens below it; pale when the record sees none of them, and so not the group either. */
export const GroupRows = ({ title, icon, entries, children }: Props) => {
  const visible = entries.filter(({ shown }) => shown).length
  return (
    <li className="preview-group">
      <h3 className="preview-title" data-shown={visible > 0}>
        <span className="preview-sign">
          <Icon name={icon} />
        </span>
        {title}
        <small className="note">
          {visible}/{entries.length}
        </small>
      </h3>
      <ul>{children}</ul>
    </li>
  )
}
