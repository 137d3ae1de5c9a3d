import { type FormEvent, useState } from 'react'
import { type ShopSku, shopProductsApi } from '../../../../shared/areas/shops/products-api.ts'
import { fromWire, toWire } from '../../../../shared/format/typed-number.ts'
import { call } from '../../../http/client.ts'
import { CallError } from '../../../http/errors.ts'
import { confirm } from '../../../state/confirm.ts'
import { showToast } from '../../../state/toasts.ts'
import { exactUnit } from '../../../ui/figure-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useShopText } from '../use-shop-text.ts'

export type SkuField = 'price' | 'stock' | 'cost'

interface Props {
  readonly sku: Pick<ShopSku, 'sku_id' | SkuField>
  /** What the SKU is called to people. */
  readonly name: string
  readonly field: SkuField
  readonly currency: string
  readonly onDone: () => void
}

/** One value of a SKU that is changed where it stands: typed, confirmed as before and after, and only from what was seen. */
export const SkuValue = ({ sku, name, field, currency, onDone }: Props) => {
  const text = useShopText()
  const unit = field === 'stock' ? 'count' : 'money'
  const value = sku[field]
  const [typed, setTyped] = useState<string>()
  const [busy, setBusy] = useState(false)
  const word = text(`shop.field.${field}`)
  const shown = exactUnit(unit, value, currency)
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const next = toWire(typed ?? '', unit, currency)
    if (next === '' || Number(next) < 0) return showToast('warn', text('shop.edit.wrong'))
    if (Number(next) === value) return setTyped(undefined)
    const yes = await confirm({
      title: text('shop.edit.title', { field: word }),
      text: text('shop.edit.text', { name, before: shown, after: exactUnit(unit, Number(next), currency) }),
      yes: text('shop.save'),
      no: text('word.cancel'),
    })
    if (!yes) return
    setBusy(true)
    try {
      await call(shopProductsApi.sku, { sku_id: sku.sku_id, field, seen: value, value: Number(next) })
      showToast('good', text('shop.edit.done'))
      setTyped(undefined)
      onDone()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    } finally {
      setBusy(false)
    }
  }
  if (typed === undefined)
    return (
      <button
        type="button"
        className="shop-value"
        data-field={field}
        aria-label={`${text('shop.edit', { name, field: word })}: ${shown}`}
        onClick={() => setTyped(value === null ? '' : fromWire(String(value), unit, currency))}
      >
        {shown}
        <Icon name="pencil" size={14} />
      </button>
    )
  return (
    <form className="shop-value-form" onSubmit={(event) => void save(event)}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        className="select"
        inputMode="decimal"
        aria-label={text('shop.edit.value', { field: word })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          setTyped(undefined)
        }}
      />
      <button type="submit" className="button" aria-busy={busy} disabled={busy}>
        {text('shop.save')}
      </button>
    </form>
  )
}
