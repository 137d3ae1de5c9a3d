import { type RawBuilder, sql } from 'kysely'
import type { BoardPanel } from '../../../shared/areas/analysis/panels-api.ts'
import type { Db, Tx } from '../../db/tables.ts'
import type { ViewReader } from '../views/saved.ts'

/** Condition on a saved view `v` of member `m`: the reader's own, or shared with its company. */
const visible = ({ member_id, company_id, list }: ViewReader): RawBuilder<unknown> => sql`
  v.list = ${list} and (v.member_id = ${member_id} or (v.shared and v.company_id = ${company_id}
    and m.company_id = v.company_id and m.deleted_t is null))`

/**
 * The panels of an account in their order.
 * @param open whether it may open the page that the views belong to: otherwise it sees none of them
 */
export const readPanels = async (db: Db | Tx, reader: ViewReader, open: boolean): Promise<BoardPanel[]> => {
  const seen = sql`(${open}::boolean and v.id is not null and ${visible(reader)})`
  const { rows } = await sql<BoardPanel>`
    select p.view_id::text as id, p.place, case when ${seen} then v.name else p.name end as name,
      case when ${seen} then v.query else '' end as query,
      case when v.id is null then 'gone' when ${seen} then 'shown' else 'denied' end as state
    from board_panel p left join saved_view v on v.id = p.view_id left join member m on m.id = v.member_id
    where p.member_id = ${reader.member_id} order by p.place, p.view_id`.execute(db)
  return rows
}

export interface NewPanel extends ViewReader {
  readonly view: string
  /** Where it stood before; absent: behind all others. */
  readonly place: number | undefined
  readonly now: number
}

/**
 * Puts a view on the account's dashboard; one that is there stays where it is.
 * @param most panels of an account
 * @returns `none` for a view that the account does not see, `full` when there are `most` already
 */
export const addPanel = async (tx: Tx, panel: NewPanel, most: number): Promise<'added' | 'none' | 'full'> => {
  const { member_id, view, place, now } = panel
  // Two writes of one account take turns.
  await tx.selectFrom('member').select('id').where('id', '=', member_id).forNoKeyUpdate().execute()
  const { rows: views } = await sql<{ name: string }>`
    select v.name from saved_view v join member m on m.id = v.member_id
    where v.id = ${view}::bigint and ${visible(panel)}`.execute(tx)
  const { rows: panels } = await sql<{ view_id: string; place: number }>`
    select view_id::text as view_id, place from board_panel where member_id = ${member_id}`.execute(tx)
  const [found] = views
  if (!found) return 'none'
  if (panels.some(({ view_id }) => view_id === view)) return 'added'
  if (panels.length >= most) return 'full'
  const last = Math.max(0, ...panels.map((one) => one.place))
  const row = { member_id, view_id: Number(view), name: found.name, place: place ?? last + 1, add_time: now }
  await tx.insertInto('board_panel').values(row).execute()
  return 'added'
}

export const removePanel = async (db: Db, member_id: number, view: string): Promise<void> => {
  await sql`delete from board_panel where member_id = ${member_id} and view_id = ${view}::bigint`.execute(db)
}
