/**
 * Full jitter: each failure in a row doubles the bound (first, 2 first, ... last), the wait is anything below it, so
 * that many relays and scopes do not come back in the same second. `asked` is a time that the other side named.
 */
export const backoffDelay = (
  failures: number,
  bounds: { readonly first: number; readonly last: number },
  asked = 0,
  random: () => number = Math.random,
): number => {
  const bound = Math.min(bounds.last, bounds.first * 2 ** Math.min(Math.max(failures - 1, 0), 30))
  return Math.max(asked, random() * bound)
}
