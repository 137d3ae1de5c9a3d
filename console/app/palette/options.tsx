import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { type Entry, kinds } from './entry.ts'
import { usePaletteText } from './use-palette-text.ts'

interface Props {
  /** Begins the ids of the options. */
  readonly id: string
  readonly shown: readonly Entry[]
  readonly active: Entry | undefined
  readonly onPoint: (entry: Entry) => void
  readonly onChoose: (entry: Entry) => void
}

const Option = ({ id, entry, active, onPoint, onChoose }: Omit<Props, 'shown'> & { readonly entry: Entry }) => {
  const here = entry === active
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (here) option.current?.scrollIntoView({ block: 'nearest' })
  }, [here])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys of the list
    <div
      ref={option}
      id={id + entry.id}
      role="option"
      tabIndex={-1}
      aria-selected={here}
      data-entry={entry.id}
      onPointerMove={() => here || onPoint(entry)}
      onClick={() => onChoose(entry)}
    >
      <Icon name={entry.icon} size={16} />
      <span className="palette-name">{entry.title}</span>
      {entry.note ? <small>{entry.note}</small> : null}
    </div>
  )
}

/** The results under their headings. The field keeps the focus; `active` is the one that Enter takes. */
export const Options = ({ id, shown, ...rest }: Props) => {
  const text = usePaletteText()
  const held = kinds.filter((kind) => shown.some((entry) => entry.kind === kind))
  return (
    <div id={`${id}list`} role="listbox" aria-label={text('palette.list')} className="palette-list">
      {held.map((kind) => (
        <fieldset key={kind} aria-labelledby={id + kind} data-kind={kind}>
          <p id={id + kind} className="palette-kind">
            {text.word(`palette.${kind}`, `kind.${kind}`)}
          </p>
          {shown
            .filter((entry) => entry.kind === kind)
            .map((entry) => (
              <Option key={entry.id} id={id} entry={entry} {...rest} />
            ))}
        </fieldset>
      ))}
    </div>
  )
}
