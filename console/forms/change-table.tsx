import { afterIn, nowIn } from '../../shared/forms/becomes.ts'
import type { Field } from '../../shared/forms/form.ts'
import { readField, type Typed } from '../../shared/forms/read-field.ts'
import { exactUnit } from '../ui/figure-text.ts'
import { nothing } from '../ui/nothing.ts'
import { reachable } from '../ui/reachable.ts'
import './change-table.css'
import type { FormText } from './form-text.ts'

type Span = readonly (number | null)[]
type Unit = Parameters<typeof exactUnit>[0]
type Row = Parameters<typeof nowIn>[1]

/** One value, or the least and the greatest. */
const spanText = (unit: Unit, [low = null, high = low]: Span, currency: string): string =>
  low === high
    ? exactUnit(unit, low, currency)
    : `${exactUnit(unit, low, currency)} – ${exactUnit(unit, high, currency)}`

/** What a field changes in a row: as it is, and as it will be with what is typed. */
export const changeOf = (
  field: Field,
  unit: Unit,
  row: Row,
  typed: Typed,
  currency: string,
): readonly [string, string] => {
  const read = readField(field, typed, currency)
  const after = 'value' in read && typeof read.value === 'number' ? afterIn(field, row, read.value) : undefined
  return [spanText(unit, nowIn(field, row), currency), after ? spanText(unit, after, currency) : nothing]
}

export interface Line {
  readonly key: string
  readonly name: string
  readonly change: readonly [now: string, then: string]
}

/** What is and what will be, line by line. */
export const ChangeTable = ({ text, of, lines }: { text: FormText; of: string; lines: readonly Line[] }) => (
  <div className="change-table" {...reachable}>
    <table>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{text('form.now')}</th>
          <th scope="col">{text('form.then')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, change: [now, then] }) => (
          <tr key={key} data-key={key}>
            <th scope="row">{name}</th>
            <td>{now}</td>
            <td>{then}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
