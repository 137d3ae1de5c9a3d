import { decideAccess } from '../../shared/access/decide.ts'
import type { CallData, HandlerInput } from '../../shared/api/endpoint.ts'
import type { membersApi } from '../../shared/api/members.ts'
import type { Tx } from '../db/tables.ts'
import { MOST_CHOICES, readMemberChoices } from '../queries/account/choices.ts'
import { readMembersById } from '../queries/account/member.ts'
import type { Call } from './call.ts'
import { recordOf } from './record.ts'

type Choices = CallData<typeof membersApi.choices>['list']

/** Members that a viewer can choose; with `opens` those alone who may open that screen. */
export const readChoicesFor = async (
  tx: Tx,
  { viewer: { scope }, context: { special }, now }: Call,
  { opens, ...asked }: HandlerInput<typeof membersApi.choices>,
): Promise<Choices> => {
  if (!opens) return readMemberChoices(tx, scope, asked)
  const found: Choices = []
  for (let after = 0; found.length < MOST_CHOICES; ) {
    const page = await readMemberChoices(tx, scope, asked, after)
    const members = await readMembersById(
      tx,
      page.map(({ id }) => Number(id)),
      now,
    )
    const able = new Set(
      members.flatMap((member) => (decideAccess(recordOf(member, special)).allows(opens) ? [String(member.id)] : [])),
    )
    found.push(...page.filter(({ id }) => able.has(id)))
    if (page.length < MOST_CHOICES) break
    after = Number(page.at(-1)?.id)
  }
  return found.slice(0, MOST_CHOICES)
}
