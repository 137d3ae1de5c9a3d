type Sizes = Readonly<Record<'width' | 'height' | 'dpr', number>>

const numberOf = (word: string, sizes: Sizes): number => {
  if (word === 'width' || word === 'height' || word === 'dpr') return sizes[word]
  const read = Number(word)
  if (word === '' || Number.isNaN(read)) throw new SyntaxError(`"${word}" is neither a size nor a number`)
  return read
}

/** `width * dpr / 4`, from left to right. */
const productOf = (text: string, sizes: Sizes): number => {
  const [first = '', ...others] = text.split(/([*/])/).map((word) => word.trim())
  let product = numberOf(first, sizes)
  for (let at = 0; at < others.length; at += 2) {
    const factor = numberOf(others[at + 1] ?? '', sizes)
    product = others[at] === '*' ? product * factor : product / factor
  }
  return product
}

/**
 * What claygl, the engine below echarts-gl, sizes its textures by: a product of `width`, `height`, `dpr` and numbers, or two of
 * them in brackets. It makes functions of such texts by `new Function`, which the pages' content policy forbids: the build
 * puts this in its place (platform/build/size-expressions.ts).
 * @throws {SyntaxError} for anything else
 */
export const sizeExpression = (text: string) => {
  const pair = /^\s*\[(.*)\]\s*$/.exec(text)?.[1]
  return (width: number, height: number, dpr = 1): number | number[] => {
    const sizes = { width, height, dpr }
    return pair === undefined ? productOf(text, sizes) : pair.split(',').map((part) => productOf(part, sizes))
  }
}
