import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { accountRule, mobileRule, nameRule } from '../../../shared/forms/rules.ts'
import type { ImportRow } from '../../../shared/imports/import.ts'
import type { staffImport } from '../../../shared/imports/staff.ts'
import type { Tx } from '../../db/tables.ts'
import { objectOf } from '../account/audit.ts'
import { type MemberRow, readMemberById } from '../account/member.ts'
import { ownMember } from '../products/creators.ts'
import { mayMore } from '../staff/rights.ts'
import { hasSeat, holdCompany } from '../staff/staff.ts'
import { insertStaff } from '../staff/write.ts'
import { type Outcome, type Sink, type SinkContext, type Wrong, wrong } from './sink.ts'

type Row = ImportRow<typeof staffImport.columns>

const reasons = {
  account: wrong(
    '账号：4 至 32 位字母、数字、点、横线或下划线',
    'Account: 4 to 32 letters, digits, dots, dashes or underscores',
  ),
  name: wrong('姓名：2 至 10 个汉字', 'Name: 2 to 10 Chinese characters'),
  mobile: wrong('手机号：11 位手机号', 'Mobile: 11 digits of a mainland mobile'),
  needs: wrong('新账号需要姓名和手机号', 'A new account needs name and phone'),
  nobody: wrong('上级：用命令行导入新账号时必须填写', 'Above: needed for a new account that comes by the command line'),
  taken: wrong(
    '账号：已被其他公司或你范围外的人使用',
    'Account: somebody of another company or outside your scope has it',
  ),
  phone: wrong('手机号：已被其他账号使用', 'Mobile: another account has it'),
  full: wrong('公司席位已满，先停用不用的账号', 'The company has no seat left: disable accounts that are not used'),
  more: wrong('这个账号的权限比你多，不能修改', 'This account may do more than you: you cannot change it'),
} as const

const checked = (row: Row): Wrong | undefined => {
  if (accountRule(row.username)) return reasons.account
  if (row.membername !== null && nameRule(row.membername)) return reasons.name
  return row.mobile !== null && mobileRule(row.mobile) ? reasons.mobile : undefined
}

interface Known {
  readonly id: number
  readonly username: string
  readonly membername: string
  readonly mobile: string | null
  /** Within the scope of who imports. */
  readonly own: boolean
}

const readKnown = async (
  tx: Tx,
  { scope }: SinkContext,
  names: readonly string[],
): Promise<ReadonlyMap<string, Known>> => {
  const { rows } = await sql<Known>`
    select m.id, m.username, m.membername, m.mobile,
      m.company_id = ${scope.company_id} and m.deleted_t is null and ${ownMember(scope, sql`m.id`)} as own
    from member m where m.username = any(${names}::text[]) for no key update of m`.execute(tx)
  return new Map(rows.map((one) => [one.username, one]))
}

const hasPhone = async (tx: Tx, mobile: string): Promise<boolean> =>
  (await tx.selectFrom('member').select('id').where('mobile', '=', mobile).executeTakeFirst()) !== undefined

const told = (company_id: number, id: number, did: 'add' | 'edit') =>
  ({ action: `staff.${did}`, object_type: 'staff', object_id: objectOf(company_id, String(id)) }) as const

const change = async (tx: Tx, { company, now }: SinkContext, row: Row, known: Known, editor: MemberRow | null) => {
  const { id } = known
  const after = { membername: row.membername ?? known.membername, mobile: row.mobile ?? known.mobile }
  if (after.membername === known.membername && after.mobile === known.mobile) return { kind: 'same' } as const
  const member = await readMemberById(tx, id, now)
  if (editor && member && mayMore(member, editor)) return reasons.more
  if (after.mobile !== known.mobile && after.mobile !== null && (await hasPhone(tx, after.mobile))) return reasons.phone
  await tx
    .updateTable('member')
    .set({ ...after, update_time: now })
    .where('id', '=', id)
    .execute()
  const before = { membername: known.membername }
  return {
    kind: 'changed',
    change: { ...told(company.id, id, 'edit'), before, after: { membername: after.membername } },
  } as const
}

/** A password that nobody knows: its owner sets one by the phone. */
const unknownHash = (): Promise<string> => hash(randomBytes(32).toString('base64'))

const add = async (
  tx: Tx,
  { company, now }: SinkContext,
  row: Row,
  editor: MemberRow | null,
  password_hash: string,
): Promise<Outcome | Wrong> => {
  const { username, membername, mobile } = row
  if (membername === null || mobile === null) return reasons.needs
  const above = row.above ?? editor?.id
  const maker = editor ?? (above === undefined ? null : await readMemberById(tx, above, now))
  if (above === undefined || !maker) return reasons.nobody
  if (await hasPhone(tx, mobile)) return reasons.phone
  if (!(await hasSeat(tx, company.id))) return reasons.full
  const rights = { privilege_id: 0, is_film_cutter: false, video_menu: [], daping: false, is_share_video: false }
  const staff = { ...rights, username, membername, mobile, password_hash, is_screen: false, above }
  const id = await insertStaff(tx, staff, maker, now)
  return {
    kind: 'added',
    change: { ...told(company.id, id, 'add'), before: {}, after: { membername, username, above } },
  }
}

/** People of the company: new accounts without rights of their own, names and phones of those that are there. */
export const staffSink: Sink<Row, Row> = {
  prepare: async (_, rows) => rows.map((row) => checked(row) ?? { key: row.username, what: row }),
  write: async (tx, lines, context) => {
    const { company, member_id, now } = context
    await holdCompany(tx, company.id)
    const editor = member_id === null ? null : await readMemberById(tx, member_id, now)
    const names = lines.map(({ what }) => what.username)
    const known = await readKnown(tx, context, names)
    const password_hash = await unknownHash()
    const outcomes: (Outcome | Wrong)[] = []
    for (const { what } of lines) {
      const one = known.get(what.username)
      if (one && !one.own) outcomes.push(reasons.taken)
      else if (one) outcomes.push(await change(tx, context, what, one, editor))
      else outcomes.push(await add(tx, context, what, editor, password_hash))
    }
    return outcomes
  },
}
