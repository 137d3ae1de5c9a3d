import type { List } from './list.ts'
import { orderList } from './orders.ts'
import { productList } from './products.ts'

/** Every list by its id: what column settings, saved views and exports may name. */
export const lists: Readonly<Record<string, List>> = {
  orders: orderList as unknown as List,
  products: productList as unknown as List,
}

export const findList = (id: string): List | undefined => (Object.hasOwn(lists, id) ? lists[id] : undefined)
