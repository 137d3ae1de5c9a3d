import { sql } from 'kysely'
import type { List } from '../../../../shared/lists/list.ts'
import { newestSnapshot } from '../../../queries/spy/objects.ts'
import type { ListSource } from '../../source.ts'
import { type TableOptions, tableSource } from '../../table-source.ts'

/** A list over the market: of every company the same rows, small enough to be added up for each filter. */
export const marketSource = <const L extends List>(
  list: L,
  options: Omit<TableOptions<L>, 'scope' | 'dataTime'>,
): ListSource =>
  tableSource(list, {
    ...options,
    dataTime: async (tx) => (await newestSnapshot(tx))?.data_time,
    scope: () => sql`true`,
  })
