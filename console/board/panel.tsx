import { type ReactNode, useId } from 'react'
import { renewal } from '../ui/renewal.ts'

interface Props {
  readonly name: string
  readonly title: ReactNode
  readonly hint?: ReactNode
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** What it shows answers the choice before: see `renewal`. */
  readonly old?: boolean
  readonly children: ReactNode
}

/** A card with a title that says what it shows. */
export const Panel = ({ name, title, hint, note, actions, old = false, children }: Props) => {
  const id = useId()
  return (
    <section className={`panel panel-${name}`} aria-labelledby={id} data-panel={name} {...renewal(old)}>
      <header className="panel-head">
        <h2 id={id}>{title}</h2>
        {hint}
        {note ? <span className="panel-note">{note}</span> : null}
        {actions ? <div className="panel-actions">{actions}</div> : null}
      </header>
      {children}
    </section>
  )
}

export const Empty = ({ children }: { children: ReactNode }) => <p className="panel-empty">{children}</p>
