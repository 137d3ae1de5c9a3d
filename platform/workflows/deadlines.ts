import { Refused } from '../http/refused.ts'
import { readDueKeys } from '../lists/due.ts'
import type { RowsSource } from '../lists/source.ts'
import { readCompany, viewAt } from '../queries/view.ts'
import { platformActor } from './actor.ts'
import type { Machine } from './machine.ts'
import { makeOne, requireSteady, type Ways } from './make.ts'

/** A machine and where its rows come from. */
export interface Timed extends Machine {
  readonly source: RowsSource
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
      for (const key of await readDueKeys(ways.db, view, machine.source, machine.workflow, transition)) {
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
