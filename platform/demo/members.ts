import { hash } from '@node-rs/argon2'
import type { Tx } from '../db/tables.ts'
import { type DemoMember, demoMembers, demoPassword } from './accounts.ts'
import { type MemberIds, writeMembers } from './plan.ts'

/** The names that the demo gives its members: a name that a person already has stays that person's. */
const nameFor = (wanted: string, taken: ReadonlySet<string>): string => {
  let name = wanted
  while (taken.has(name)) name = `demo.${name}`
  return name
}

const takenNames = async (tx: Tx): Promise<Set<string>> => {
  const names = demoMembers.flatMap(({ username }) => [username, `demo.${username}`])
  const rows = await tx.selectFrom('member').select('username').where('username', 'in', names).execute()
  return new Set(rows.map(({ username }) => username))
}

/** A phone that a person already has stays that person's. */
const takenPhones = async (tx: Tx): Promise<Set<string>> => {
  const phones = demoMembers.flatMap(({ fields }) => fields.mobile ?? [])
  const rows = await tx.selectFrom('member').select('mobile').where('mobile', 'in', phones).execute()
  return new Set(rows.flatMap(({ mobile }) => mobile ?? []))
}

const ancestorsOf = (member: DemoMember): string[] => {
  const above = demoMembers.find(({ username }) => username === member.above)
  return above ? [above.username, ...ancestorsOf(above)] : []
}

const idIn = (ids: MemberIds, username: string): number => {
  const id = ids.get(username)
  if (id === undefined) throw new Error(`the demo has no member ${username}`)
  return id
}

/** Creates the demo's members with their tree and modules; argon2id hashes their one password once. */
export const insertMembers = async (tx: Tx, company_id: number, t: number): Promise<MemberIds> => {
  const ids = new Map<string, number>()
  const password_hash = await hash(demoPassword)
  const taken = await takenNames(tx)
  const phones = await takenPhones(tx)
  for (const member of demoMembers) {
    const above = member.above === null ? null : idIn(ids, member.above)
    const { id } = await tx
      .insertInto('member')
      .values({
        company_id: member.world === 'tide' ? company_id : 0,
        username: nameFor(member.username, taken),
        password_hash,
        membername: member.name,
        tk_pid: above ?? 0,
        manager_id: above,
        referrer_id: above,
        last_login_t: null,
        deleted_t: null,
        add_time: t,
        update_time: t,
        ...member.fields,
        mobile: phones.has(member.fields.mobile ?? '') ? null : (member.fields.mobile ?? null),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(member.username, id)
  }
  await tx
    .insertInto('member_closure')
    .values(
      demoMembers.flatMap((member) =>
        [member.username, ...ancestorsOf(member)].map((ancestor, depth) => ({
          ancestor_id: idIn(ids, ancestor),
          descendant_id: idIn(ids, member.username),
          depth,
        })),
      ),
    )
    .execute()
  await tx
    .insertInto('member_module')
    .values(
      demoMembers.flatMap(({ username, modules }) =>
        modules.map((code) => ({ member_id: idIn(ids, username), code, start_t: t, end_t: null })),
      ),
    )
    .execute()
  const outside = demoMembers.filter(({ world }) => world === 'platform').map(({ username }) => idIn(ids, username))
  await writeMembers(tx, company_id, ids, outside, t)
  return ids
}
