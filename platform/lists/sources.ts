import { orderSource } from './orders/source.ts'
import { productSource } from './products/source.ts'
import type { ListSource } from './source.ts'

/** Where the rows of each list come from, by the list's id (shared/lists/all.ts). */
export const listSources: Readonly<Record<string, ListSource>> = {
  orders: orderSource,
  products: productSource,
}
