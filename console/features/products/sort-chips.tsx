import type { productList } from '../../../shared/areas/products/list.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { Pills } from '../../ui/tabs.tsx'
import { useProductText } from './use-product-text.ts'

type Field = (typeof productList.columns)[number]['field']

/** What cards, which have no headings, are ordered by: most or newest first. */
const sorts = [
  ['best', 'gmv_30d'],
  ['rate', 'commission_rate_bp'],
  ['sold', 'sales_30d'],
  ['item', 'est_commission_per_item'],
  ['new', 'first_seen_time'],
] as const satisfies readonly (readonly [string, Field])[]

/** The orders of the cards; a table has its headings for that. */
export const SortChips = () => {
  const text = useProductText()
  const { state, go } = useListWorld()
  if (state.layout === 'table') return null
  return (
    <Pills aria-label={text('product.sort')} data-testid="product-sorts">
      {sorts.map(([name, field]) => (
        <button
          key={name}
          type="button"
          data-sort={field}
          aria-pressed={state.sort_field === field && state.sort_order === 'desc'}
          onClick={() => go({ sort_field: field, sort_order: 'desc' })}
        >
          {text(`product.sort.${name}`)}
        </button>
      ))}
    </Pills>
  )
}
