/** Several names in a few words. */
export const manyNames = (names: readonly string[], more: (n: number) => string): string =>
  names.length > 3 ? `${names.slice(0, 2).join(', ')} ${more(names.length)}` : names.join(', ')
