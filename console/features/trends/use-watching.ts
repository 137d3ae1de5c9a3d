import { useMemo } from 'react'
import { type TrendKind, type TrendWatch, trendApi } from '../../../shared/areas/trends/api.ts'
import { trendWatchWorkflows } from '../../../shared/areas/trends/workflow.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row } from '../../lists/any-list.ts'
import type { BulkAction } from '../../lists/bulk/bulk.ts'
import { useSession } from '../../state/session.ts'
import { useBulk } from '../../workflows/use-bulk.ts'
import { useTransitions } from '../../workflows/use-transitions.ts'

export interface Watching {
  /** The account's watch of a row; undefined: none. */
  readonly of: (id: string) => TrendWatch | undefined
  /** Sets the watch of a row that people call `title`, or changes it; asks first by what it is told. */
  readonly watch: (id: string, title: string) => void
  readonly end: (id: string, title: string) => void
  /** The same of several rows. */
  readonly bulk: readonly BulkAction[]
}

const ruleIn = ({ trends, stock_days }: TrendWatch): Row => ({
  rising: trends.includes(1),
  falling: trends.includes(2),
  unsalable: trends.includes(3),
  stock_below: stock_days,
})

/** What the account watches of a trend list, and the ways to change it. @param name the list's column that names a row */
export const useWatching = (kind: TrendKind, name: string): Watching => {
  const workflow = trendWatchWorkflows[kind]
  const { data } = useEndpoint(trendApi.mine, {})
  const currency = useSession((state) => state.record?.currency ?? '')
  const { makeOne } = useTransitions(workflow, currency)
  const own = useMemo(
    () => new Map(data?.list.filter((one) => one.kind === kind).map((one) => [one.id, one])),
    [data, kind],
  )
  const rowOf = (id: string, title: string): Row => {
    const watch = own.get(id)
    return { [workflow.list.rowKey]: id, title, mark: Number(watch !== undefined), ...(watch ? ruleIn(watch) : {}) }
  }
  return {
    of: (id) => own.get(id),
    watch: (id, title) => void makeOne('watch', rowOf(id, title)),
    end: (id, title) => void makeOne('unwatch', rowOf(id, title)),
    bulk: useBulk(workflow, (row) => rowOf(String(row[workflow.list.rowKey]), String(row[name] ?? ''))),
  }
}
