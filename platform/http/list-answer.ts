import { mayAct } from '../../shared/access/rights.ts'
import type { List, ListQuery, ListRow } from '../../shared/lists/list.ts'
import type { Tx } from '../db/tables.ts'
import { askedAmount, maskRows, maskSums } from '../lists/masks.ts'
import type { SummaryMemory } from '../lists/memory.ts'
import { readList } from '../lists/read.ts'
import type { ListSource, Row } from '../lists/source.ts'
import type { View } from '../queries/view.ts'
import { mayOf } from '../workflows/may.ts'
import type { Call } from './call.ts'
import { present } from './present.ts'
import { Refused, wrongField } from './refused.ts'

/**
 * Reads in one of the few places of lists. Texts of list statements are many: they are not for the readers.
 * @throws {Refused} 429 when too many wait already
 */
export const listPresent = async <T>(call: Call, read: (tx: Tx, view: View) => Promise<T>): Promise<T> => {
  const { db, inTurn } = call.context.lists
  const gone = call.gone()
  const done = await inTurn(async () => {
    gone.throwIfAborted() // nobody waits for it any more
    return { answer: await present(call, read, db) }
  })
  if (done === null) throw new Refused('busy', { status: 429, refusal: { retry_after: 2 } })
  return done.answer
}

/** By row key, the transitions that the caller may make now: none where its group only looks. */
export const mayFor = async (
  tx: Tx,
  { viewer: { record } }: Call,
  { scope }: View,
  list: List,
  rows: readonly Row[],
): Promise<Record<string, string[]> | undefined> => {
  const may = await mayOf(tx, scope, list, rows)
  if (!may || mayAct(record, [list.screen, ...(list.also ?? [])])) return may
  return Object.fromEntries(Object.keys(may).map((key) => [key, []]))
}

/** The answer of a declared list's endpoint: a page of the viewer's rows and the sums of the whole filter. */
export const answerList = <L extends List>(
  call: Call,
  declared: L,
  source: ListSource,
  query: ListQuery,
  memory: SummaryMemory,
) =>
  listPresent(call, async (tx, view) => {
    const amount = askedAmount(view.scope.hides, declared, query)
    if (amount) throw wrongField(amount, 'right.group-money')
    const found = await readList(tx, view, declared, source, query, memory)
    const may = await mayFor(tx, call, view, declared, found.list)
    const { hides } = view.scope
    const { currency = declared.currency ?? view.company.currency, ...summary } = maskSums(
      hides,
      declared,
      found.summary,
    )
    return {
      list: maskRows(hides, declared)(found.list) as ListRow<L>[],
      total: found.total,
      page: query.page,
      limit: query.limit,
      summary,
      currency,
      data_time: (await source.dataTime?.(tx)) ?? view.now,
      ...(may ? { may } : {}),
    }
  })
