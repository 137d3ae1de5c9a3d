import { type OneRight, type Right, rightsOf } from '../../shared/workflows/rights.ts'
import type { Tx } from '../db/tables.ts'
import { isLeader } from '../queries/orders/line.ts'
import type { Scope } from '../queries/scope.ts'
import { isCutter, isOperator, readBelow } from '../queries/workflows/people.ts'

/** Whom each of some rows concerns, by the names of its workflow; null: nobody. */
export type PeopleOf = (
  tx: Tx,
  company_id: number,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, Readonly<Record<string, number | null>>>>

const nobody: PeopleOf = async () => new Map()

const none: ReadonlySet<string> = new Set()

/** Those of some rows on which the viewer has one certain right. */
const rowsWithOne = async (
  tx: Tx,
  scope: Scope,
  right: OneRight,
  keys: readonly string[],
  peopleOf: PeopleOf,
): Promise<ReadonlySet<string>> => {
  const all = new Set(keys)
  const viewer = scope.viewer ?? scope.member_id
  if (right === 'platform') return none
  if (right === 'anyone') return all
  if (right === 'cutter') return viewer !== null && (await isCutter(tx, viewer)) ? all : none
  if (right === 'operator') return viewer !== null && (await isOperator(tx, viewer)) ? all : none
  if (right === 'leader') return (await isLeader(tx, scope)) ? all : none
  if ('above' in right && scope.member_id === null) return all
  const people = await peopleOf(tx, scope.company_id, keys)
  const personOf = (key: string, name: string): number => people.get(key)?.[name] ?? 0
  if ('is' in right) return new Set(keys.filter((key) => personOf(key, right.is) === viewer))
  if ('judges' in right) {
    if (viewer === null || !(scope.member_id === null || (await isOperator(tx, viewer)))) return none
    return new Set(keys.filter((key) => personOf(key, right.judges) !== viewer))
  }
  const below = await readBelow(tx, scope.member_id ?? 0, [
    ...new Set(keys.map((key) => personOf(key, right.above)).filter((id) => id > 0)),
  ])
  return new Set(keys.filter((key) => below.has(personOf(key, right.above))))
}

/** Of some rows that the viewer sees, those on which it has a right; the database is asked only where it must be. */
export const rowsWithRight = async (
  tx: Tx,
  scope: Scope,
  right: Right,
  keys: readonly string[],
  peopleOf: PeopleOf = nobody,
): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return none
  const found = new Set<string>()
  for (const one of rightsOf(right)) {
    const left = keys.filter((key) => !found.has(key))
    if (left.length === 0) break
    for (const key of await rowsWithOne(tx, scope, one, left, peopleOf)) found.add(key)
  }
  return found
}
