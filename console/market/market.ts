import { createContext, useContext } from 'react'
import type { ProductMark } from '../../shared/areas/products/api.ts'
import type { ProductRow } from './product-row.ts'

export type MarketDialog = { readonly kind: 'sample' | 'assign'; readonly row: ProductRow }

/** What cards and buttons of products share on a page. */
export interface Market {
  readonly markOf: (id: string) => ProductMark | undefined
  readonly mayAssign: boolean
  /** Asks for the viewer's own marks again. */
  readonly marked: () => void
  /** The products themselves may have changed: a rate, a quota. */
  readonly changed: () => void
  readonly open: (dialog: MarketDialog) => void
  /** Shows a link that the browser would not copy. */
  readonly showLink: (url: string) => void
}

const MarketContext = createContext<Market | null>(null)
export const MarketFrame = MarketContext.Provider

/** @throws outside a page of products */
export const useMarket = (): Market => {
  const market = useContext(MarketContext)
  if (!market) throw new Error('no page of products around this')
  return market
}
