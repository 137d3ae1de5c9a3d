import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { productApi } from '../../../shared/areas/products/api.ts'
import { productList } from '../../../shared/areas/products/list.ts'
import { call } from '../../http/client.ts'
import { TableImport } from '../../imports/table-import.tsx'
import type { BulkAction } from '../../lists/bulk/bulk.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { ProductButtons } from '../../market/card-buttons.tsx'
import { MarketProvider } from '../../market/market-provider.tsx'
import { ProductCard } from '../../market/product-card.tsx'
import { asProduct } from '../../market/product-row.ts'
import { type MarketText, useMarketText } from '../../market/use-market-text.ts'
import '../../ui/chips.css'
import { ProductDetail } from './product-detail.tsx'
import { SortChips } from './sort-chips.tsx'

const bulkOf = (text: MarketText, marked: () => void): readonly BulkAction[] => [
  {
    name: 'showcase',
    label: text('market.showcase'),
    run: (keys, rows) => {
      const rates = rows.map(asProduct).map((row) => [row.product_id, row.commission_rate_bp] as const)
      const input = { product_ids: [...keys], rates: Object.fromEntries(rates) }
      return call(productApi.showcaseAll, input).finally(marked)
    },
  },
  {
    name: 'collect',
    label: text('market.collect'),
    run: (keys) => call(productApi.collect, { product_ids: [...keys], on: true }).finally(marked),
  },
]

/** Tells which products stand on the page, so that their marks are asked for. */
const OnPage = ({ ids, tell }: { ids: string; tell: (ids: string) => void }) => {
  useEffect(() => tell(ids), [ids, tell])
  return null
}

/** S09a: the marketplace of the company's products, as cards first. */
export const ProductPage = () => {
  const text = useMarketText()
  const client = useQueryClient()
  const [ids, setIds] = useState('')
  const marked = (): void => void client.invalidateQueries({ queryKey: [productApi.marks.path] })
  return (
    <MarketProvider ids={ids === '' ? [] : ids.split(',')}>
      <ListPage
        list={productList}
        head={(answer) => (
          <>
            <OnPage ids={answer?.list.map((row) => row.product_id).join(',') ?? ''} tell={setIds} />
            <div className="chips">
              <SortChips />
              <TableImport
                into="creators"
                onDone={() => client.invalidateQueries({ queryKey: [productApi.creators.path] })}
              />
            </div>
          </>
        )}
        card={(row, link) => <ProductCard row={asProduct(row)} link={link} />}
        cardsFirst
        actions={(row) => <ProductButtons row={asProduct(row)} />}
        bulk={bulkOf(text, marked)}
        detail={(key, row) => <ProductDetail productId={key} row={row} />}
      />
    </MarketProvider>
  )
}
