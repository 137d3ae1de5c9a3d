import { useLayoutEffect, useRef } from 'react'
import './safe-html.css'
import { sanitise } from './sanitise.ts'

interface Props {
  readonly html: string
  readonly className?: string
  /** The box once the nodes stand in it; must stay the same function. */
  readonly onShown?: (box: HTMLElement) => void
}

/** HTML of people, as nodes: never as markup that React or the browser would parse again. */
export const SafeHtml = ({ html, className, onShown }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    box.current.replaceChildren(sanitise(html))
    onShown?.(box.current)
  }, [html, onShown])
  return <div ref={box} className={className ? `html ${className}` : 'html'} />
}
