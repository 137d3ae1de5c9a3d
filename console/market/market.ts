import { createContext, useContext } from 'react'
import type { ProductMark } from '../../shared/areas/products/api.ts'
import type { ProductRow } from './product-row.ts'

/** What cards and buttons of products share on a page. */
export interface Market {
  readonly markOf: (id: string) => ProductMark | undefined
  /** The transitions that the viewer may make of a product now. */
  readonly mayOf: (id: string) => readonly string[]
  /** The products themselves may have changed: a rate, a quota. */
  readonly changed: () => void
  /** Opens the form of a sample request. */
  readonly askSample: (row: ProductRow) => void
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
