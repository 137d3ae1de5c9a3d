/** The same things with the one of that field at place `to`. */
export const moved = <One extends { readonly field: string }>(
  all: readonly One[],
  field: string,
  to: number,
): readonly One[] => {
  const one = all.find((each) => each.field === field)
  if (!one || to < 0 || to >= all.length) return all
  const others = all.filter((each) => each !== one)
  return [...others.slice(0, to), one, ...others.slice(to)]
}
