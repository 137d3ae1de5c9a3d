/** Two days with `/` between them, both included; undefined for what is none. */
export const periodOf = (text: string): readonly [from: string, to: string] | undefined => {
  const [, from, to] = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/.exec(text) ?? []
  return from && to && from <= to ? [from, to] : undefined
}

/** The same of what stands in the two boxes of a field: either may be empty. */
export const boxesOf = (text: string): readonly [from: string, to: string] => {
  const [from = '', to = ''] = text.split('/')
  return [from, to]
}
