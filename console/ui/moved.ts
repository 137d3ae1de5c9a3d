/** The same keys with one of them at place `to`. */
export const moved = (keys: readonly string[], key: string, to: number): readonly string[] => {
  if (!keys.includes(key) || to < 0 || to >= keys.length) return keys
  const others = keys.filter((each) => each !== key)
  return [...others.slice(0, to), key, ...others.slice(to)]
}
