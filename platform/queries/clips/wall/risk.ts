import { sql } from 'kysely'
import { openDemandStates } from '../../../../shared/areas/clips/states.ts'
import type { WallZones } from '../../../../shared/live/screens.ts'
import type { Tx } from '../../../db/tables.ts'
import { rateBp } from '../../arithmetic.ts'
import type { View } from '../../view.ts'
import type { Grouped } from '../by.ts'
import { clipNo } from '../numbers.ts'
import { demandsOf } from '../scope.ts'
import type { LaneTask } from './board.ts'

const ROWS = 4
const DAY = 86_400

export interface OpenDemand {
  readonly id: number
  readonly title: string
  readonly required_count: number
  readonly approved_count: number
  readonly deadline_t: number
}

/** Demands that are to be split, under way or to be accepted, those that are due first before the others. */
export const readOpenDemands = async (tx: Tx, view: View): Promise<readonly OpenDemand[]> => {
  const { rows } = await sql<OpenDemand>`
    select d.id, d.title, d.required_count, d.approved_count, d.deadline_t from clip_demand d
    where ${demandsOf(view.scope)}
      and d.state in (${sql.join(openDemandStates.map((state) => sql.lit(state)))})
    order by d.deadline_t, d.id`.execute(tx)
  return rows
}

/**
 * Whether a demand will miss its time: it is past it, or what is missing takes its cutters, at the pace of each of them
 * (M47 of the 14 days before), longer than what is left; where it has no cutters yet, one of the mean pace. Of a pace that
 * nobody knows nothing is said.
 */
const willMiss = (
  view: View,
  demand: OpenDemand,
  cutters: ReadonlySet<number>,
  pace: Grouped<number | null>,
): boolean => {
  const missing = demand.required_count - demand.approved_count
  if (missing <= 0) return false
  if (demand.deadline_t < view.now) return true
  const paces = cutters.size === 0 ? [pace.get(null) ?? 0] : [...cutters].map((id) => pace.get(id) ?? 0)
  const perDay = paces.reduce((sum, hundredths) => sum + hundredths, 0) / 100
  return perDay > 0 && missing / perDay > (demand.deadline_t - view.now) / DAY
}

/** @param pace M47 of the 14 days before, by cutter, and under null of all of them */
export const demandsAtRisk = (
  view: View,
  demands: readonly OpenDemand[],
  tasks: readonly LaneTask[],
  pace: Grouped<number | null>,
): readonly OpenDemand[] => {
  const working = new Map<number, Set<number>>()
  for (const { demand_id, cutter_id, lane } of tasks)
    if (cutter_id !== null && lane !== 'approved')
      working.set(demand_id, (working.get(demand_id) ?? new Set()).add(cutter_id))
  const nobody: ReadonlySet<number> = new Set()
  return demands.filter((demand) => willMiss(view, demand, working.get(demand.id) ?? nobody, pace))
}

export const demandsZoneOf = (
  view: View,
  demands: readonly OpenDemand[],
  atRisk: readonly OpenDemand[],
): WallZones['demands'] => {
  const sum = (of: (demand: OpenDemand) => number): number => demands.reduce((total, demand) => total + of(demand), 0)
  const [required, approved] = [sum((demand) => demand.required_count), sum((demand) => demand.approved_count)]
  return {
    open: demands.length,
    required,
    approved,
    progress_bp: required === 0 ? null : rateBp(approved, required),
    at_risk: atRisk.length,
    rows: atRisk.slice(0, ROWS).map(({ id, title, required_count, approved_count, deadline_t }) => ({
      id: clipNo('demand', id),
      title,
      missing: required_count - approved_count,
      required: required_count,
      deadline_t,
      overdue: deadline_t < view.now,
    })),
  }
}
