import { sql } from 'kysely'
import type { SavedView } from '../../../shared/api/views.ts'
import type { Db, Tx } from '../../db/tables.ts'

/** Whose views of which list. `company_id` 0: no company, with which nothing is shared. */
export interface ViewReader {
  readonly member_id: number
  readonly company_id: number
  readonly list: string
}

const MOST_SHARED = 200

/** Own ones first, then what others of the company share, each oldest first. A default is its owner's only. */
export const readViews = async (db: Db | Tx, { member_id, company_id, list }: ViewReader): Promise<SavedView[]> => {
  const { rows } = await sql<SavedView>`
    select v.id::text as id, v.name, v.query, v.member_id = ${member_id} and v.is_default as is_default, v.shared,
      v.member_id = ${member_id} as own, coalesce(nullif(m.membername, ''), m.username) as owner
    from saved_view v join member m on m.id = v.member_id
    where v.list = ${list} and (v.member_id = ${member_id} or (v.shared and v.company_id = ${company_id}
      and m.company_id = v.company_id and m.deleted_t is null))
    order by own desc, v.id limit ${MOST_SHARED}`.execute(db)
  return rows
}

export interface NewView extends ViewReader {
  /** Of the own view that is changed; absent: a new one. */
  readonly id?: string | undefined
  readonly name: string
  readonly query: string
  readonly is_default: boolean
  readonly shared: boolean
  readonly now: number
}

/**
 * Writes an own view; a default one takes the place of the one before.
 * @param most own views of a list
 * @returns `none` for an id that is not an own view of the list, `full` when there are `most` already
 */
export const saveView = async (tx: Tx, view: NewView, most: number): Promise<'saved' | 'none' | 'full'> => {
  const { member_id, company_id, list, id, now, ...written } = view
  // Two writes of one account take turns.
  await tx.selectFrom('member').select('id').where('id', '=', member_id).forNoKeyUpdate().execute()
  const { rows: own } = await sql<{ id: string }>`
    select id::text as id from saved_view where member_id = ${member_id} and list = ${list}`.execute(tx)
  if (id !== undefined && !own.some((one) => one.id === id)) return 'none'
  if (id === undefined && own.length >= most) return 'full'
  if (view.is_default) {
    const mine = tx.updateTable('saved_view').where('member_id', '=', member_id).where('list', '=', list)
    await mine.where('is_default', '=', true).set({ is_default: false }).execute()
  }
  const row = { ...written, company_id, update_time: now }
  if (id === undefined) {
    await tx
      .insertInto('saved_view')
      .values({ ...row, member_id, list, add_time: now })
      .execute()
  } else {
    await tx.updateTable('saved_view').set(row).where('id', '=', Number(id)).execute()
  }
  return 'saved'
}

/** False when it is not an own view of the list. */
export const removeView = async (
  db: Db,
  { member_id, list }: Pick<ViewReader, 'member_id' | 'list'>,
  id: string,
): Promise<boolean> => {
  const { rows } = await sql`
    delete from saved_view where id::text = ${id} and member_id = ${member_id} and list = ${list} returning id`.execute(
    db,
  )
  return rows.length > 0
}
