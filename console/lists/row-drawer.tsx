import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { useListWorld } from './list-world.ts'
import { linkOf } from './use-list-keys.ts'
import './row-drawer.css'

interface Props {
  /** Rows of the page, to step through. */
  readonly keys: readonly string[]
  /** What the row is called; empty where it does not stand on the page. */
  readonly name: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The right-hand panel of one row, beside which the list stays usable. */
export const RowDrawer = ({ keys, name, onClose, children }: Props) => {
  const { state, text, replace } = useListWorld()
  const say = useText()
  const panel = useRef<HTMLElement>(null)
  const at = keys.indexOf(state.open)
  const step = (by: 1 | -1): void => {
    const next = keys[at + by]
    if (next !== undefined) replace({ open: next })
  }
  const shown = useRef(state.open)
  // Before anything else happens: a key that is pressed right after it closed belongs to the page, at the row shown last.
  useLayoutEffect(() => {
    const before = document.activeElement
    panel.current?.focus({ preventScroll: true })
    return () => {
      const last = linkOf(shown.current) ?? before
      if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true })
    }
  }, [])
  // Another row begins at its top.
  useEffect(() => {
    shown.current = state.open
    if (state.open) panel.current?.querySelector('.row-drawer-body')?.scrollTo({ top: 0 })
  }, [state.open])
  return (
    <aside ref={panel} className="row-drawer" tabIndex={-1} aria-label={text('row.title')} data-testid="row-drawer">
      <header className="row-drawer-head">
        <h2>{name || text('row.title')}</h2>
        {at >= 0 ? (
          <span className="row-drawer-place">{text('row.place', { n: at + 1, all: keys.length })}</span>
        ) : null}
        <button
          type="button"
          className="icon-button"
          aria-label={text('row.previous')}
          title={`${text('row.previous')} (↑)`}
          disabled={at <= 0}
          onClick={() => step(-1)}
        >
          <Icon name="up" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={text('row.next')}
          title={`${text('row.next')} (↓)`}
          disabled={at < 0 || at >= keys.length - 1}
          onClick={() => step(1)}
        >
          <Icon name="down" />
        </button>
        <button type="button" className="icon-button" aria-label={say('app.close')} title="Esc" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="row-drawer-body">{children}</div>
    </aside>
  )
}
