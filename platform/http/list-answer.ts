import type { Column } from '../../shared/lists/column.ts'
import type { List, ListQuery, ListRow } from '../../shared/lists/list.ts'
import type { Tx } from '../db/tables.ts'
import type { SummaryMemory } from '../lists/memory.ts'
import { readList } from '../lists/read.ts'
import type { ListSource } from '../lists/source.ts'
import type { View } from '../queries/view.ts'
import type { Call } from './call.ts'
import { present } from './present.ts'

/** Texts of list statements are many: they are not for the readers. */
export const listPresent = <T>(call: Call, read: (tx: Tx, view: View) => Promise<T>): Promise<T> =>
  present(call, read, call.context.db)

/** The answer of a declared list's endpoint: a page of the viewer's rows and the sums of the whole filter. */
export const answerList = <L extends { readonly columns: readonly Column[]; readonly currency?: string }>(
  call: Call,
  declared: L,
  source: ListSource,
  query: ListQuery,
  memory: SummaryMemory,
) =>
  listPresent(call, async (tx, view) => {
    const { list, total, summary } = await readList(tx, view, declared as unknown as List, source, query, memory)
    return {
      list: list as unknown as ListRow<L>[],
      total,
      page: query.page,
      limit: query.limit,
      summary,
      currency: declared.currency ?? view.company.currency,
      data_time: view.now,
    }
  })
