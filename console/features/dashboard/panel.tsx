import { type ReactNode, useId } from 'react'

interface Props {
  readonly name: string
  readonly title: ReactNode
  readonly hint?: ReactNode
  readonly note?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A card with a title that says what it shows. */
export const Panel = ({ name, title, hint, note, actions, children }: Props) => {
  const id = useId()
  return (
    <section className={`panel panel-${name}`} aria-labelledby={id} data-panel={name}>
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
