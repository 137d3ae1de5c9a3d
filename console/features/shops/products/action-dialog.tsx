import { useState } from 'react'
import type { Row } from '../../../lists/any-list.ts'
import { toWire } from '../../../lists/filters/units.ts'
import { useListText } from '../../../lists/use-list-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { reachable } from '../../../ui/reachable.ts'
import '../shops.css'
import { useUnsaved } from '../../../state/unsaved.ts'
import { useShopText } from '../use-shop-text.ts'
import type { ProductAction } from './actions.ts'

interface Props {
  readonly action: ProductAction
  readonly rows: readonly Row[]
  readonly currency: string
  /** The value, 0 for an action that has none; null when given up. */
  readonly onAnswer: (value: number | null) => void
}

/** Asks for an action's value and shows what every product is now and will be, before anything is sent. */
export const ActionDialog = ({ action, rows, currency, onAnswer }: Props) => {
  const text = useShopText()
  const { word } = useListText()
  const [typed, setTyped] = useState('')
  useUnsaved(typed !== '')
  const world = { currency, text, statusOf: (status: number) => word(`product.${status}`) }
  const wire = action.value ? toWire(typed, action.value.unit, currency) : '0'
  const value = Number(wire)
  const inside = wire !== '' && (!action.value || (value >= action.value.min && value <= action.value.max))
  const label = text(`shop.act.${action.name}`)
  return (
    <Dialog
      title={label}
      testId="product-action"
      wide
      onClose={() => onAnswer(null)}
      actions={
        <>
          <button type="button" className="button" onClick={() => onAnswer(null)}>
            {text('shop.cancel')}
          </button>
          <button
            type="submit"
            form="product-action"
            className={action.name === 'off' ? 'button danger' : 'button primary'}
            disabled={!inside}
          >
            {text('shop.act.confirm', { n: rows.length })}
          </button>
        </>
      }
    >
      <form
        id="product-action"
        className="shop-action"
        onSubmit={(event) => {
          event.preventDefault()
          if (inside) onAnswer(value)
        }}
      >
        <p>{text(`shop.act.${action.name}Note`)}</p>
        {action.value ? (
          <label>
            <span>{text(action.value.label, { currency })}</span>
            <input
              inputMode="decimal"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              aria-invalid={typed !== '' && !inside}
              data-testid="action-value"
            />
            <em aria-live="polite">{typed !== '' && !inside ? text('shop.act.range') : ''}</em>
          </label>
        ) : null}
        <div className="shop-table-box" {...reachable}>
          <table className="shop-table">
            <thead>
              <tr>
                <th scope="col">{text('shop.act.product')}</th>
                <th scope="col">{text('shop.act.before')}</th>
                <th scope="col">{text('shop.act.after')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={String(row.product_id)} data-key={String(row.product_id)}>
                  <th scope="row">{String(row.title)}</th>
                  <td>{action.before(row, world)}</td>
                  <td>{inside ? action.after(row, value, world) : '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </form>
    </Dialog>
  )
}
