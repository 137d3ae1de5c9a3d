import type { Tx } from '../../db/tables.ts'
import { readOffered } from '../products/offered.ts'
import type { SinkContext } from './sink.ts'

/** Those of some products that are in reach of who imports. */
export const offeredOf = async (
  tx: Tx,
  { scope, now }: Pick<SinkContext, 'scope' | 'now'>,
  ids: readonly (string | null)[],
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  for (const id of new Set(ids)) if (id !== null && (await readOffered(tx, scope, now, id))) found.add(id)
  return found
}
