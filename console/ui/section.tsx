import { type HTMLAttributes, type ReactNode, useId } from 'react'
import { renewal } from './renewal.ts'
import './section.css'

interface Props extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly title: ReactNode
  /** Among the panels of the page: `data-panel`. */
  readonly name?: string
  /** A small mark behind the title, such as the `?` of a metric. */
  readonly hint?: ReactNode
  readonly note?: ReactNode
  /** At the end of the title's line. */
  readonly tools?: ReactNode
  /** What it shows answers the choice before: see `renewal`. */
  readonly old?: boolean
  /** Without a frame, under a smaller title: a part of a drawer, a dialog or another section. */
  readonly within?: boolean
}

/** A part of a page under a title that says what it shows. */
export const Section = ({
  title,
  name,
  hint,
  note,
  tools,
  old,
  within = false,
  className,
  children,
  ...rest
}: Props) => {
  const id = useId()
  const own = within ? 'part' : name ? `section panel-${name}` : 'section'
  return (
    <section
      className={className ? `${own} ${className}` : own}
      aria-labelledby={id}
      data-panel={name}
      {...(old === undefined ? {} : renewal(old))}
      {...rest}
    >
      <header className="section-head">
        {within ? <h3 id={id}>{title}</h3> : <h2 id={id}>{title}</h2>}
        {hint}
        {note ? <span className="section-note">{note}</span> : null}
        {tools ? <div className="section-tools">{tools}</div> : null}
      </header>
      {children}
    </section>
  )
}
