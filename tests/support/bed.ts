import { makeCompany, makeMember, password } from './people.ts'
import type { TestPlatform } from './platform.ts'

/** A company with two people who may work with a workflow's rows, and one of another company who may not. */
export interface Bed {
  readonly one: string
  /** Of what each account has for itself: another session of the same. */
  readonly other: string
  /** Of what each account has for itself: somebody else of the company. */
  readonly colleague?: string
  /** By transition, who makes it and another session of the same, where no account may make all of them. */
  readonly as?: (transition: string) => { readonly one: string; readonly other: string }
  /** Absent: the rows are everybody's. */
  readonly stranger?: string
  /** Who sees the rows and has none of the rights that not everybody has; absent: there are no such rights. */
  readonly plain?: string | ((transition: string) => string)
  /** The row that is worked with, and the one beside it. */
  readonly keys: readonly [string, string]
  /** What the list finds a row by; absent: no list shows it. */
  readonly keyword?: (key: string) => string
  /** The state of a row, where no list says it. */
  readonly stateOf?: (key: string) => Promise<number>
  /** Puts a row of that key into a state, whatever it was before, with other columns as transitions ask or as told. */
  readonly put: (key: string, state: number, columns?: Readonly<Record<string, number>>) => Promise<unknown>
  /** By column, a value that no transition asks for, or that one does not. */
  readonly unfit?: Readonly<Record<string, number | ((transition: string) => number)>>
  /** What stands in the columns that only some transitions agree to, unless it is told. */
  readonly columns?: Readonly<Record<string, number>>
  /** The member that forms pick. */
  readonly member?: string
  /** By field, what a form is filled in with where any value of its kind would not do. */
  readonly values?: Readonly<Record<string, string>>
  /** By transition, what is said to who was slower, where that is not the general sentence. */
  readonly faster?: Readonly<Record<string, RegExp>>
}

export const keys = ['row-c0', 'row-c1'] as const
export const byKey = { keys, keyword: (key: string) => key }

export interface People {
  readonly company: number
  /** Whose token `one` is. */
  readonly member: number
  readonly tokens: Record<'one' | 'other' | 'stranger', string>
}

/** Two of a company, and one of another, who may work with everything. */
export const peopleOf = async ({ db, signIn }: TestPlatform, name: string, fields: object): Promise<People> => {
  const company = await makeCompany(db, name)
  const rivals = await makeCompany(db, `${name} rivals`)
  const of = async (who: string, company_id: number, modules: readonly number[]): Promise<string> => {
    const id = await makeMember(db, `${name}-${who}`, company_id, 0, { privilege_id: 1, ...fields })
    for (const code of modules)
      await db.insertInto('member_module').values({ member_id: id, code, start_t: 0, end_t: null }).execute()
    return signIn(`${name}-${who}`, password)
  }
  const modules = [0, 1, 5, 9]
  const tokens = {
    one: await of('one', company, modules),
    other: await of('other', company, modules),
    stranger: await of('stranger', rivals, modules),
  }
  const { id: member } = await db
    .selectFrom('member')
    .select('id')
    .where('username', '=', `${name}-one`)
    .executeTakeFirstOrThrow()
  return { company, member, tokens }
}
