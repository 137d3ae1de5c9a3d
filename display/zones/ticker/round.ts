import type { TickerItem } from './order.ts'

/** Of a round through the news: what is told now, and what has been told of the round with it. */
export interface Round {
  readonly key: string | undefined
  readonly told: ReadonlySet<string>
}

/** An alert that becomes worse is another item. */
export const keyOf = ({ id, level }: TickerItem): string => `${level} ${id}`

/** What is told next: the first that this round has not told yet, so that what is new stands in before what is to come. */
export const nextOf = (items: readonly TickerItem[], told: ReadonlySet<string>): Round => {
  const keys = items.map(keyOf)
  const next = keys.find((key) => !told.has(key))
  if (next !== undefined) return { key: next, told: new Set([...told, next]) }
  const first = keys[0]
  return { key: first, told: new Set(first === undefined ? [] : [first]) }
}
