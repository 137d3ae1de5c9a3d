import type { ColumnSetting } from '../../../shared/api/views.ts'
import { useListWorld } from '../list-world.ts'

interface Props {
  readonly column: ColumnSetting
  readonly name: string
  readonly onChange: (column: ColumnSetting) => void
}

const pins = ['', 'left', 'right'] as const
const [least, most] = [60, 800]

/** A column: visible or not. */
export const ColumnName = ({ column, name, onChange }: Props) => (
  <label className="sort-name">
    <input type="checkbox" checked={column.shown} onChange={() => onChange({ ...column, shown: !column.shown })} />
    <span title={name}>{name}</span>
  </label>
)

/** The side on which it stays, and its width; `ownWidth` where nobody has chosen one. */
export const ColumnSides = ({
  column,
  name,
  ownWidth,
  onChange,
}: Props & { readonly ownWidth: number | undefined }) => {
  const { text } = useListWorld()
  const setPin = (pin: string): void => {
    const { pin: _before, ...rest } = column
    onChange(pin === 'left' || pin === 'right' ? { ...rest, pin } : rest)
  }
  const setWidth = (typed: string): void => {
    const width = Math.round(Number(typed))
    if (width >= least && width <= most) onChange({ ...column, width })
  }
  return (
    <>
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
        defaultValue={column.width ?? ownWidth}
        key={column.width}
        onBlur={(event) => setWidth(event.target.value)}
      />
    </>
  )
}
