import { create } from 'zustand'
import { COMPARE_LIMIT } from '../../shared/areas/products/api.ts'

export interface Compared {
  readonly id: string
  readonly title: string
}

/** Products chosen to stand side by side, over pages and filters, until the page is left for good. */
export const useCompared = create<{ readonly list: readonly Compared[] }>(() => ({ list: [] }))

export const uncompare = (id: string): void =>
  useCompared.setState(({ list }) => ({ list: list.filter((one) => one.id !== id) }))

export const clearCompared = (): void => useCompared.setState({ list: [] })

/** False when as many as fit stand there already. */
export const compare = (one: Compared): boolean => {
  const { list } = useCompared.getState()
  if (list.some(({ id }) => id === one.id)) return true
  if (list.length >= COMPARE_LIMIT) return false
  useCompared.setState({ list: [...list, one] })
  return true
}
