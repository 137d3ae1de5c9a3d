import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { Mark } from './mark.tsx'
import './media-card.css'

interface Props {
  /** Takes the title, so that it opens something. */
  readonly link: Readonly<Record<string, unknown>>
  readonly icon: IconName
  readonly kind: string
  readonly mark?: string | undefined
  readonly title: string
  /** Two lines of what it says. */
  readonly summary: string
  readonly children?: ReactNode
}

/** Something to be read, as a card: what it is about, its title and its beginning. */
export const TextCard = ({ link, icon, kind, mark, title, summary, children }: Props) => (
  <article className="media-card text-card">
    <p className="text-card-kind">
      <Icon name={icon} size={16} />
      {kind}
      {mark ? (
        <span>
          <Mark tone="calm" />
          {mark}
        </span>
      ) : null}
    </p>
    <h3 title={title}>
      <a {...link}>{title}</a>
    </h3>
    <p className="text-card-lines">{summary}</p>
    {children}
  </article>
)
