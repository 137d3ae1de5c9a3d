import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { productList } from '../../../shared/areas/products/list.ts'
import { collectWorkflow, showcaseWorkflow } from '../../../shared/areas/products/workflow.ts'
import { TableImport } from '../../imports/table-import.tsx'
import { ListPage } from '../../lists/list-page.tsx'
import { OnPage } from '../../lists/on-page.tsx'
import { ProductButtons } from '../../market/card-buttons.tsx'
import { MarketProvider } from '../../market/market-provider.tsx'
import { ProductCard } from '../../market/product-card.tsx'
import { asProduct } from '../../market/product-row.ts'
import '../../ui/chips.css'
import { useBulk } from '../../workflows/use-bulk.ts'
import { ProductDetail } from './product-detail.tsx'
import { SortChips } from './sort-chips.tsx'

/** S09a: the marketplace of the company's products, as cards first. */
export const ProductPage = () => {
  const client = useQueryClient()
  const bulk = [...useBulk(showcaseWorkflow), ...useBulk(collectWorkflow)]
  const [ids, setIds] = useState('')
  return (
    <MarketProvider ids={ids === '' ? [] : ids.split(',')}>
      <ListPage
        list={productList}
        head={(answer) => (
          <>
            <OnPage list={productList} answer={answer} tell={setIds} />
            <div className="chips">
              <SortChips />
              <TableImport into="offers" onDone={() => client.invalidateQueries({ queryKey: [productList.path] })} />
            </div>
          </>
        )}
        card={(row, link) => <ProductCard row={asProduct(row)} link={link} />}
        cardsFirst
        actions={(row) => <ProductButtons row={asProduct(row)} />}
        bulk={bulk}
        detail={(key, row) => <ProductDetail productId={key} row={row} />}
      />
    </MarketProvider>
  )
}
