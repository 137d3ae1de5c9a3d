import { sql } from 'kysely'
import { MOST_OPEN } from '../../../../shared/areas/clips/states.ts'
import type { WallZones } from '../../../../shared/live/screens.ts'
import type { Tx } from '../../../db/tables.ts'
import { shownName } from '../../names.ts'
import { calledBy } from '../../orders/line.ts'
import { ownMember } from '../../products/creators.ts'
import type { View } from '../../view.ts'
import type { Grouped } from '../by.ts'
import type { Approved } from '../metrics.ts'
import type { LaneTask } from './board.ts'

const ROWS = 10
const ONLINE_S = 900

export interface Cutter {
  readonly id: number
  readonly name: string
  /** The newest thing that it did today; null when it did nothing yet. */
  readonly active_t: number | null
}

/** Working film cutters of the scope. */
export const readCutters = async (tx: Tx, view: View): Promise<readonly Cutter[]> => {
  const { rows } = await sql<Cutter>`
    select m.id, ${calledBy('m')} as name, a.t as active_t from member m
    left join (select e.member_id, max(e.t) as t from clip_event e
      where e.company_id = ${view.scope.company_id} and e.t >= ${view.start} group by e.member_id) a on a.member_id = m.id
    where m.company_id = ${view.scope.company_id} and m.is_film_cutter and m.status = 1 and m.deleted_t is null
      and ${ownMember(view.scope, sql`m.id`)}
    order by m.id`.execute(tx)
  return rows.map(({ name, ...row }) => ({ ...row, name: shownName(name, view.company.mask_names) }))
}

/** Who is free, who is loaded, and how they do. */
export const cuttersOf = (
  view: View,
  cutters: readonly Cutter[],
  tasks: readonly LaneTask[],
  today: Grouped<Approved>,
  week: Grouped<Approved>,
): WallZones['cutters'] => {
  const open = tasks.filter(({ lane }) => lane !== 'approved' && lane !== 'pool')
  const isOnline = ({ active_t }: Cutter): boolean => active_t !== null && view.now - active_t < ONLINE_S
  const rows = cutters.map((cutter) => {
    const own = open.filter(({ cutter_id }) => cutter_id === cutter.id)
    return {
      id: String(cutter.id),
      name: cutter.name,
      open: own.length,
      editing: own.filter(({ lane }) => lane === 'editing').length,
      overdue: own.filter(({ deadline_t }) => deadline_t < view.now).length,
      approved: today.get(cutter.id)?.approved ?? 0,
      first_bp: week.get(cutter.id)?.first_bp ?? null,
      online: isOnline(cutter),
    }
  })
  // Who is free and there stands first.
  rows.sort(
    (a, b) =>
      a.open - b.open || Number(b.online) - Number(a.online) || b.approved - a.approved || (a.id < b.id ? -1 : 1),
  )
  return {
    total: cutters.length,
    online: cutters.filter(isOnline).length,
    free: rows.filter((row) => row.open === 0).length,
    most: MOST_OPEN,
    rows: rows.slice(0, ROWS),
  }
}
