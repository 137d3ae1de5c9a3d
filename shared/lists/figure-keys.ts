import type { List } from './list.ts'

/** Where the name of a figure above a list may stand: its own, or that of the column or filter that it counts. */
export const figureKeys = (
  { id }: Pick<List, 'id'>,
  name: string,
): readonly [own: string, column: string, filter: string] => [`kpi.${id}.${name}`, `column.${name}`, `filter.${name}`]
