import type { Tx } from '../db/tables.ts'
import { lockUsable } from '../queries/media/files.ts'
import type { Scope } from '../queries/scope.ts'
import type { MediaKind } from './probe/found.ts'

/** A usable file, as it was found to be. */
export interface HeldFile {
  readonly id: number
  /** Who brought it. */
  readonly member_id: number
  readonly name: string
  readonly kind: MediaKind
  /** Bytes. */
  readonly size: number
  readonly duration_ms: number | null
  readonly width: number | null
  readonly height: number | null
}

/** The usable file of the company that a form names, which stays until the transaction ends; undefined: there is none. */
export const holdFile = async (
  tx: Tx,
  { company_id }: Pick<Scope, 'company_id'>,
  id: string,
): Promise<HeldFile | undefined> => {
  const row = await lockUsable(tx, company_id, id)
  if (!row?.kind) return undefined
  const { member_id, name, size, duration_ms, width, height } = row
  return { id: row.id, member_id, name, kind: row.kind, size, duration_ms, width, height }
}
