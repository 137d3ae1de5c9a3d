import type { ColumnSetting } from '../../../shared/api/views.ts'
import { columnKey } from '../../../shared/lists/column.ts'
import { Icon } from '../../ui/icon.tsx'
import { widthOf } from '../columns.ts'
import { useListWorld } from '../list-world.ts'

interface Props {
  readonly column: ColumnSetting
  readonly first: boolean
  readonly last: boolean
  readonly dragged: boolean
  readonly onChange: (column: ColumnSetting) => void
  /** One place up or down. */
  readonly onMove: (by: 1 | -1) => void
  readonly onDrag: () => void
  readonly onOver: () => void
  readonly onDrop: () => void
}

const pins = ['', 'left', 'right'] as const
const [least, most] = [60, 800]

/** One column: visible or not, its place by dragging or by buttons, its side, its width. */
export const ColumnLine = ({ column, first, last, dragged, onChange, onMove, onDrag, onOver, onDrop }: Props) => {
  const { list, text } = useListWorld()
  const { field, shown } = column
  const own = list.columns.find((one) => one.field === field)
  const name = text.word(own ? columnKey(own) : field, field)
  const setPin = (pin: string): void => {
    const { pin: _before, ...rest } = column
    onChange(pin === 'left' || pin === 'right' ? { ...rest, pin } : rest)
  }
  const setWidth = (typed: string): void => {
    const width = Math.round(Number(typed))
    if (width >= least && width <= most) onChange({ ...column, width })
  }
  return (
    <li
      data-field={field}
      data-dragged={dragged ? '' : undefined}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onDrag()
      }}
      onDragOver={(event) => {
        event.preventDefault()
        onOver()
      }}
      onDrop={(event) => event.preventDefault()}
      onDragEnd={onDrop}
    >
      <span className="columns-grip" aria-hidden="true">
        ⠿
      </span>
      <label className="columns-name">
        <input type="checkbox" checked={shown} onChange={() => onChange({ ...column, shown: !shown })} />
        <span title={name}>{name}</span>
      </label>
      <button
        type="button"
        className="icon-button"
        aria-label={text('columns.up', { name })}
        disabled={first}
        onClick={() => onMove(-1)}
      >
        <Icon name="up" size={16} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={text('columns.down', { name })}
        disabled={last}
        onClick={() => onMove(1)}
      >
        <Icon name="down" size={16} />
      </button>
      <select
        className="select"
        aria-label={text('columns.pinOf', { name })}
        value={column.pin ?? ''}
        onChange={(event) => setPin(event.target.value)}
      >
        {pins.map((pin) => (
          <option key={pin} value={pin}>
            {text(pin === '' ? 'columns.free' : `columns.${pin}`)}
          </option>
        ))}
      </select>
      <input
        className="columns-width"
        type="number"
        min={least}
        max={most}
        step={10}
        aria-label={text('columns.widthOf', { name })}
        defaultValue={column.width ?? (own ? widthOf(own) : undefined)}
        key={column.width}
        onBlur={(event) => setWidth(event.target.value)}
      />
    </li>
  )
}
