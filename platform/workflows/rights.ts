import { personOf, type Right } from '../../shared/workflows/rights.ts'
import type { Tx } from '../db/tables.ts'
import { isLeader } from '../queries/orders/line.ts'
import type { Scope } from '../queries/scope.ts'
import { readBelow } from '../queries/workflows/people.ts'

/** Whom each of some rows concerns, by the names of its workflow; null: nobody. */
export type PeopleOf = (
  tx: Tx,
  company_id: number,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, Readonly<Record<string, number | null>>>>

const nobody: PeopleOf = async () => new Map()

const none: ReadonlySet<string> = new Set()

/** Of some rows that the viewer sees, those on which it has a right; the database is asked only where it must be. */
export const rowsWithRight = async (
  tx: Tx,
  scope: Scope,
  right: Right,
  keys: readonly string[],
  peopleOf: PeopleOf = nobody,
): Promise<ReadonlySet<string>> => {
  if (keys.length === 0 || right === 'platform') return none
  const all = new Set(keys)
  if (right === 'anyone' || scope.member_id === null) return all
  const person = personOf(right)
  if (person === undefined) return (await isLeader(tx, scope)) ? all : none
  const people = await peopleOf(tx, scope.company_id, keys)
  const ids = [...people.values()].flatMap((of) => of[person] ?? [])
  const below = await readBelow(tx, scope.member_id, ids)
  return new Set(keys.filter((key) => below.has(people.get(key)?.[person] ?? 0)))
}
