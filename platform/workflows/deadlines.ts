import { sql } from 'kysely'
import type { Transition } from '../../shared/workflows/workflow.ts'
import { Refused } from '../http/refused.ts'
import { columnOf, rowsOf } from '../lists/build.ts'
import { type ListSource, type Part, part } from '../lists/source.ts'
import { readCompany, type View, viewAt } from '../queries/view.ts'
import { platformActor } from './actor.ts'
import type { Machine } from './machine.ts'
import { makeOne, requireSteady, type Ways } from './make.ts'

/** A machine and where its rows come from. */
export interface Timed extends Machine {
  readonly source: ListSource
}

/** Rows of a company that one run takes. */
const MOST = 500

const oneOf = (source: ListSource, column: string, values: readonly number[] | undefined): Part[] => {
  if (!values) return []
  const { sql: of, needs } = columnOf(source, column)
  return [part(sql`${of} in (${sql.join(values)})`, ...needs)]
}

/** Keys of the rows whose time has come, by the same columns that decide what people may do. */
const readDue = async (
  { db }: Pick<Ways, 'db'>,
  view: View,
  { workflow, source }: Timed,
  { from, when = {}, deadline }: Transition,
): Promise<readonly string[]> => {
  if (!deadline) return []
  const since = columnOf(source, deadline.field)
  const key = columnOf(source, workflow.list.rowKey)
  const conditions = [
    part(sql`${since.sql} <= ${view.now - deadline.after_s}`, ...since.needs),
    ...oneOf(source, workflow.state, from),
    ...Object.entries(when).flatMap(([column, values]) => oneOf(source, column, values)),
  ]
  const { rows } = await sql<{ key: string }>`
    select ${key.sql} as key ${rowsOf(source, view, conditions, [key])} order by ${since.sql} limit ${MOST}`.execute(db)
  return rows.map((row) => row.key)
}

/**
 * Makes by the platform the transitions whose time has come, each row in its own transaction, through the same checks as
 * those of people: whoever was faster stays so.
 * @returns how many were made
 */
export const meetDeadlines = async (
  ways: Ways,
  machines: readonly Timed[],
  now: number,
  stopped: () => boolean = () => false,
): Promise<number> => {
  const timed = machines.flatMap((machine) =>
    Object.entries(machine.workflow.transitions).flatMap(([name, transition]) =>
      transition.deadline ? [{ machine, name, transition }] : [],
    ),
  )
  if (timed.length === 0) return 0
  let made = 0
  for (const { id } of await ways.db.selectFrom('company').select('id').orderBy('id').execute()) {
    const by = platformActor(id, now)
    const view = viewAt(by.scope, await readCompany(ways.db, id), now, false)
    for (const { machine, name, transition } of timed)
      for (const key of await readDue(ways, view, machine, transition)) {
        if (stopped()) return made
        try {
          await requireSteady(ways, id, machine, name)
          await makeOne(ways, by, machine, { transition: name, key, request_id: null, seen: {}, input: {} })
          made++
        } catch (error) {
          if (!(error instanceof Refused)) throw error
        }
      }
  }
  return made
}
