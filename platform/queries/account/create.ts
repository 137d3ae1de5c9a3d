import type { CompanySettings } from '../../../shared/areas/company/api.ts'
import { isZone } from '../../../shared/time/zone.ts'
import type { Db, Tx } from '../../db/tables.ts'
import { type CompanyFacts, isServerZone, readFacts } from '../company-changes.ts'

export interface NewAccount {
  readonly username: string
  /** Name of the company, made when there is none; undefined: no company. */
  readonly company: string | undefined
  /** What is asked for of the company. One that stands already has its own, a new one these where nothing is said. */
  readonly settings: Partial<CompanySettings>
  readonly status: number
  /** The platform's own operator. */
  readonly operator: boolean
  /** Of a company that is made with it: its seats, and when its term ends. */
  readonly term?: { readonly seats: number; readonly expire_t: number | null }
  /** Whoever signs in with it first sets a password of their own. */
  readonly must_change?: boolean
}

const usual: CompanySettings = { zone: 'Asia/Shanghai', cut_hour: 0, currency: 'USD' }
const names = {
  zone: ['--zone', '时区', 'time zone'],
  cut_hour: ['--cut-hour', '切日时间', 'cut hour'],
  currency: ['--currency', '币种', 'currency'],
} as const

/** @throws {Error} that names the option which contradicts how the company stands */
const requireSame = (facts: CompanyFacts, settings: Partial<CompanySettings>): void => {
  for (const key of ['zone', 'cut_hour', 'currency'] as const) {
    const [option, zh, en] = names[key]
    const asked = settings[key]
    if (asked === undefined || asked === facts[key]) continue
    throw new Error(
      `公司“${facts.name}”已存在，它的${zh}是 ${facts[key]}，不是 ${asked}：请去掉 ${option}，或在控制台的公司设置中更改。 The company "${facts.name}" stands already with the ${en} ${facts[key]}, not ${asked}: leave out ${option}, or change it in the console's company settings.`,
    )
  }
}

const requireGood = async (tx: Tx, { zone, cut_hour, currency }: CompanySettings): Promise<void> => {
  if (!isZone(zone) || !(await isServerZone(tx, zone)))
    throw new Error(
      `时区“${zone}”不存在，应如 Asia/Shanghai。 There is no time zone "${zone}": one is like Asia/Shanghai.`,
    )
  if (!(Number.isInteger(cut_hour) && cut_hour >= 0 && cut_hour <= 23))
    throw new Error('--cut-hour 应为 0 到 23 的整数。 --cut-hour is a whole number from 0 to 23.')
  if (!/^[A-Z]{3}$/.test(currency))
    throw new Error(`币种“${currency}”不是三个大写字母。 "${currency}" is no currency code.`)
}

/** The company of the account, null without one, and whether it was made now. */
const companyOf = async (tx: Tx, { company, settings, term }: NewAccount, now: number) => {
  if (company === undefined) return { company: null, made: false }
  const known = await tx.selectFrom('company').select('id').where('name', '=', company).executeTakeFirst()
  if (known) {
    const facts = await readFacts(tx, known.id)
    if (facts) requireSame(facts, settings)
    return { company: facts, made: false }
  }
  const { zone, cut_hour, currency } = { ...usual, ...settings }
  await requireGood(tx, { zone, cut_hour, currency })
  const { id } = await tx
    .insertInto('company')
    .values({
      name: company,
      display_currency: currency,
      time_zone: zone,
      cut_hour,
      expire_t: null,
      ...term,
      add_time: now,
      update_time: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { company: { id, name: company, zone, cut_hour, currency }, made: true }
}

export interface MadeAccount {
  readonly id: number
  /** Null: the account belongs to none. */
  readonly company: CompanyFacts | null
  /** The company was made with it. */
  readonly made: boolean
}

/**
 * An account with every right of its kind: in a company it sees the whole of it; a wall seat (status 4) the wall.
 * @throws a unique violation when the name is taken, a sentence for people when its company is not as it is asked for
 */
export const insertAccount = async (
  tx: Tx,
  account: NewAccount,
  password_hash: string,
  now: number,
): Promise<MadeAccount> => {
  const { company, made } = await companyOf(tx, account, now)
  const company_id = company?.id ?? 0
  const { id } = await tx
    .insertInto('member')
    .values({
      company_id,
      username: account.username,
      password_hash,
      mobile: null,
      membername: account.username,
      agency_level: 1,
      privilege_id: company_id > 0 ? 1 : 0,
      daping: true,
      status: account.status,
      operator: account.operator,
      must_change: account.must_change ?? false,
      manager_id: null,
      referrer_id: null,
      last_login_t: null,
      deleted_t: null,
      add_time: now,
      update_time: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('member_closure').values({ ancestor_id: id, descendant_id: id, depth: 0 }).execute()
  await tx.insertInto('member_module').values({ member_id: id, code: 0, start_t: now, end_t: null }).execute()
  return { id, company, made }
}

/** The same in a transaction of its own. */
export const createAccount = (db: Db, account: NewAccount, password_hash: string, now: number): Promise<MadeAccount> =>
  db.transaction().execute((tx) => insertAccount(tx, account, password_hash, now))
