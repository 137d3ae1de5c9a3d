import { isSpyKind, isWatchable, MOST_FAVORITES, MOST_WATCHES } from '../../shared/areas/spy/api.ts'
import { spyCollectWorkflow, spyWatchWorkflow } from '../../shared/areas/spy/workflow.ts'
import type { Tx } from '../db/tables.ts'
import { Refused } from '../http/refused.ts'
import { dropMark, isMarked, type Mark, type Marks, setMark } from '../queries/spy/mark.ts'
import { findObject } from '../queries/spy/objects.ts'
import { holdAccount } from '../queries/workflows/hold-account.ts'
import { type Actor, memberOf } from './actor.ts'
import { type Doing, type Held, machineOf, onlyState } from './machine.ts'

interface Row extends Held {
  readonly mark: Mark
}

const mostOf: Readonly<Record<Marks, number>> = { spy_favorite: MOST_FAVORITES, spy_watch: MOST_WATCHES }

/** A row's key is `<kind>:<id>`; an object that the market has no more can still be given back. */
const hold =
  (marks: Marks) =>
  async (tx: Tx, by: Actor, key: string): Promise<Row | undefined> => {
    const kind = Number(key.split(':', 1)[0])
    const object_id = key.slice(key.indexOf(':') + 1)
    if (!isSpyKind(kind) || (marks === 'spy_watch' && !isWatchable(kind))) return undefined
    const mark = { member_id: memberOf(by), kind, object_id, now: by.now }
    await holdAccount(tx, mark.member_id)
    const marked = await isMarked(tx, marks, mark)
    if (!marked && !(await findObject(tx, kind, object_id))) return undefined
    return { mark, state: Number(marked), values: {} }
  }

const set =
  (marks: Marks) =>
  async (tx: Tx, { row }: Doing<Row, unknown>) => {
    if (!(await setMark(tx, marks, row.mark, mostOf[marks])))
      throw new Refused(`spy.full.${marks}`, { params: { most: mostOf[marks] } })
    return onlyState
  }

const drop =
  (marks: Marks) =>
  async (tx: Tx, { row }: Doing<Row, unknown>) => {
    await dropMark(tx, marks, row.mark)
    return onlyState
  }

export const spyMarkMachines = [
  machineOf<typeof spyCollectWorkflow.transitions, Row>(spyCollectWorkflow, {
    none: 'spy.none',
    hold: hold('spy_favorite'),
    runs: { collect: set('spy_favorite'), drop: drop('spy_favorite') },
  }),
  machineOf<typeof spyWatchWorkflow.transitions, Row>(spyWatchWorkflow, {
    none: 'spy.none',
    hold: hold('spy_watch'),
    runs: { watch: set('spy_watch'), unwatch: drop('spy_watch') },
  }),
]
