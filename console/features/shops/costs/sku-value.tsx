import { useState } from 'react'
import type { ShopSku } from '../../../../shared/areas/shops/products-api.ts'
import { skuAmountForm, skuStockForm } from '../../../../shared/forms/shops.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
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

/** One value of a SKU, pressed to change it: typed, confirmed as before and after, and only from what was seen. */
export const SkuValue = ({ sku, name, field, currency, onDone }: Props) => {
  const text = useShopText()
  const [isOpen, setOpen] = useState(false)
  const { sku_id, [field]: seen } = sku
  const word = text(`shop.field.${field}`)
  const shown = exactUnit(field === 'stock' ? 'count' : 'money', seen, currency)
  const props = {
    start: seen === null ? {} : { value: seen },
    params: { field: word, name },
    currency,
    onDone,
    onClose: () => setOpen(false),
  }
  return (
    <>
      <button
        type="button"
        className="shop-value"
        data-field={field}
        aria-label={`${text('shop.edit', { name, field: word })}: ${shown}`}
        onClick={() => setOpen(true)}
      >
        {shown}
        <Icon name="pencil" size={14} />
      </button>
      {isOpen && field === 'stock' ? (
        <FormDialog form={skuStockForm} about={{ sku_id, field, seen }} {...props} />
      ) : null}
      {isOpen && field !== 'stock' ? (
        <FormDialog form={skuAmountForm} about={{ sku_id, field, seen }} {...props} />
      ) : null}
    </>
  )
}
