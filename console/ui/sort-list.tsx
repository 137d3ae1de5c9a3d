import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'
import './sort-list.css'
import { useArrangeText } from './use-arrange-text.ts'

interface Props {
  readonly label: string
  /** In their order; each stands once. */
  readonly keys: readonly string[]
  readonly nameOf: (key: string) => string
  readonly onMove: (key: string, to: number) => void
  /** What a line shows behind its grip. */
  readonly children: (key: string) => ReactNode
  /** Behind its two buttons. */
  readonly more?: (key: string) => ReactNode
}

/** Lines that are put in order, by dragging or by buttons. */
export const SortList = ({ label, keys, nameOf, onMove, children, more }: Props) => {
  const text = useArrangeText()
  const [dragged, setDragged] = useState<string | null>(null)
  return (
    <ul className="sort-list" aria-label={label}>
      {keys.map((key, at) => (
        <li
          key={key}
          data-field={key}
          data-dragged={dragged === key ? '' : undefined}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            setDragged(key)
          }}
          onDragOver={(event) => {
            event.preventDefault()
            if (dragged !== null && dragged !== key) onMove(dragged, at)
          }}
          onDrop={(event) => event.preventDefault()}
          onDragEnd={() => setDragged(null)}
        >
          <span className="sort-grip" aria-hidden="true">
            ⠿
          </span>
          {children(key)}
          <button
            type="button"
            className="icon-button"
            aria-label={text('arrange.up', { name: nameOf(key) })}
            disabled={at === 0}
            onClick={() => onMove(key, at - 1)}
          >
            <Icon name="up" size={16} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={text('arrange.down', { name: nameOf(key) })}
            disabled={at === keys.length - 1}
            onClick={() => onMove(key, at + 1)}
          >
            <Icon name="down" size={16} />
          </button>
          {more?.(key)}
        </li>
      ))}
    </ul>
  )
}
