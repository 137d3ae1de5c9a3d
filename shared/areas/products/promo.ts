/** The product's page on the selling platform, marked with the member's code. */
export const promoUrl = (productId: string, code: string): string =>
  `https://shop.tiktok.com/view/product/${productId}?tw=${code}`

const isId = (word: string): boolean => /^\d{10,25}$/.test(word)

/**
 * Product ids that a search asks for: several ids beside each other, or a link to a product's page; null when it is
 * anything else.
 */
export const idsIn = (keyword: string): readonly string[] | null => {
  if (/^https?:\/\//i.test(keyword)) {
    const found = /product[/=-]*(\d{10,25})/i.exec(keyword)?.[1] ?? /(\d{10,25})/.exec(keyword)?.[1]
    return found ? [found] : null
  }
  const words = keyword.split(/[\s,，;；]+/).filter((word) => word !== '')
  return words.length > 1 && words.every(isId) ? words : null
}

/** The one product that a text names, by its id or by a link to its page; null when it is neither. */
export const productIdIn = (text: string): string | null => {
  const ids = idsIn(text)
  if (ids) return ids.length === 1 ? (ids[0] ?? null) : null
  return /^[\w.-]{1,60}$/.test(text) ? text : null
}
