/** What names an order line within a company. */
export interface LineKeyParts {
  readonly order_id: string
  readonly sku_id: string
  readonly content_id: string
  readonly n: number
}

const plain = (segment: string): string => segment.replaceAll('%2F', '/').replaceAll('%25', '%')

/** A line's id as lists carry it: four segments of a path, `/` and `%` of the ids escaped. Null for anything else. */
export const readLineId = (id: string): LineKeyParts | null => {
  const [order_id = '', sku_id = '', content_id, n = '', ...more] = id.split('/')
  if (order_id === '' || sku_id === '' || content_id === undefined || more.length > 0) return null
  if (!/^[1-9]\d{0,4}$/.test(n) || Number(n) > 32_767) return null
  return { order_id: plain(order_id), sku_id: plain(sku_id), content_id: plain(content_id), n: Number(n) }
}
