import type { ReactElement, ReactNode } from 'react'
import './note.css'

/** A quiet page in the middle of the screen, with one way out. */
export const NotePage = (props: {
  title: string
  why: string
  testId?: string
  link?: { readonly href: string; readonly text: string }
  children?: ReactNode
}): ReactElement => (
  <main className="note-page" data-testid={props.testId}>
    <h1>{props.title}</h1>
    <p>{props.why}</p>
    {props.children}
    {props.link && <a href={props.link.href}>{props.link.text}</a>}
  </main>
)
