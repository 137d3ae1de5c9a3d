export type PathReading = { readonly path: string } | { readonly refused: string }

const encodedDangers = /%(?:2e|2f|5c|00|0a|0d|25)/i

/**
 * The path of a request target, if it can be read in one way only. Refused: absolute form, `//`, backslashes,
 * control characters, dot segments, and anything of these in percent-encoding, so that no later reader can see
 * another path than this one.
 */
export const readPath = (target: string | undefined): PathReading => {
  if (!target?.startsWith('/')) return { refused: 'form' }
  const path = target.split(/[?#]/, 1)[0] ?? ''
  if (path.includes('//')) return { refused: 'empty segment' }
  if ([...path].some((character) => character <= ' ' || character === '\\' || character > '~'))
    return { refused: 'character' }
  if (encodedDangers.test(path)) return { refused: 'encoding' }
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return { refused: 'dots' }
  try {
    decodeURI(path)
  } catch {
    return { refused: 'encoding' }
  }
  return { path }
}
