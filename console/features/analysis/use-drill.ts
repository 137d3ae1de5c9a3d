import { useMemo } from 'react'
import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import type { AnalysisAnswer } from '../../../shared/areas/analysis/api.ts'
import { type DrillPlace, drillOf } from '../../../shared/areas/analysis/drill.ts'
import { filterNames } from '../../../shared/areas/analysis/list.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { useAnalysisText } from '../../analysis/use-analysis-text.ts'
import type { Filters } from '../../lists/url-state.ts'

/** Where the orders of a cell are listed, or in words why they cannot be. */
export type Drill = { readonly to: string } | { readonly why: string }
export type DrillTo = (at: DrillPlace['at'], metric: DrillPlace['metric']) => Drill

/**
 * From a place of the answer to its orders.
 * @param filters of the question that was answered
 * @returns undefined for whoever may not see orders
 */
export const useDrill = (
  record: UserRecord,
  answer: AnalysisAnswer | undefined,
  filters: Filters,
): DrillTo | undefined => {
  const text = useAnalysisText()
  return useMemo(() => {
    if (!answer || !decideAccess(record).allows('orders')) return undefined
    const asked = Object.fromEntries(
      filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]] as const] : [])),
    )
    const { from, to, branches } = answer
    const question = { dims: answer.dims, filters: asked, from, to, branches }
    const clock = { zone: record.zone, cut_hour: record.cut_hour }
    return (at, metric) => {
      const drill = drillOf({ ...question, at, metric }, clock)
      if ('query' in drill) return { to: `${screenRow('orders').path}?${new URLSearchParams(drill.query)}` }
      return { why: text(`drill.${drill.bar}`, { name: drill.dim ? text(`dimension.${drill.dim}`) : '' }) }
    }
  }, [record, answer, filters, text])
}
