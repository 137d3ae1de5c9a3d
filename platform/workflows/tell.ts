import { personOf } from '../../shared/workflows/rights.ts'
import type { Transition, Workflow } from '../../shared/workflows/workflow.ts'
import type { Tx } from '../db/tables.ts'
import { insertRowNotice } from '../queries/messages/row-notice.ts'
import { readAbove } from '../queries/workflows/people.ts'
import type { Actor } from './actor.ts'
import type { Held } from './machine.ts'
import type { PeopleOf } from './rights.ts'

interface Made {
  readonly of: Workflow
  readonly name: string
  readonly transition: Transition
  readonly key: string
  readonly row: Held
  readonly request_id: string | null
}

/** Tells those whom a transition that was made concerns; whoever made it knows it. */
export const tellOf = async (
  tx: Tx,
  by: Actor,
  { of, name, transition, key, row, request_id }: Made,
  peopleOf: PeopleOf | undefined,
): Promise<void> => {
  const { tells = [] } = transition
  if (tells.length === 0 || !peopleOf) return
  const people = (await peopleOf(tx, by.scope.company_id, [key])).get(key) ?? {}
  const told = new Set<number>()
  for (const who of tells) {
    const person = people[typeof who === 'string' ? who : who.above] ?? null
    const id = person !== null && personOf(who) !== undefined ? await readAbove(tx, person) : person
    if (id !== null && id !== by.member_id) told.add(id)
  }
  await insertRowNotice(tx, {
    member_ids: [...told],
    by: by.member_id,
    name: row.name ?? key,
    event: `${of.of}.${name}`,
    ...(row.at ?? { list: of.list.id, key }),
    press: request_id === null ? null : `${by.member_id} ${request_id}`,
    now: by.now,
  })
}
