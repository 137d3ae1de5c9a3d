import { type TargetMetric, targetMetrics } from '../../../shared/areas/targets/api.ts'
import type { ImportRow } from '../../../shared/imports/import.ts'
import type { targetImport } from '../../../shared/imports/targets.ts'
import { dayText } from '../../../shared/time/zone.ts'
import { maySetTarget, readTargets, targetScope } from '../targets/targets.ts'
import { viewNow } from '../view.ts'
import { type Sink, wrong } from './sink.ts'
import { upsertFacts } from './upsert.ts'

type Row = ImportRow<typeof targetImport.columns>

interface Target {
  readonly scope: string
  readonly month: string
  readonly metric: TargetMetric
  readonly target: number
}

const past = wrong('月份：只能设定本月及以后的目标', 'Month: targets are set for this month and later ones')
const denied = wrong('成员：只能为自己团队的下级设定目标', 'Member: you can only set targets of those right below you')

/** Monthly targets, of those that the viewer may set. */
export const targetSink: Sink<Row, Target> = {
  prepare: async (tx, rows, { scope, company, now }) => {
    const view = viewNow(scope, company, now)
    const first = dayText(view.day).slice(0, 7)
    // Who stands right below is the same in every month.
    const listed = await readTargets(tx, view, first)
    return rows.map(({ month, member, metric: place, target }) => {
      const member_id = member === 0 ? '' : String(member)
      if (month < first) return past
      if (!maySetTarget(view, member_id, listed)) return denied
      const of = targetScope(view, member_id)
      const metric = targetMetrics[place ?? 0] ?? 'M01'
      return { key: `${of} ${month} ${metric}`, what: { scope: of, month, metric, target } }
    })
  },
  write: async (tx, lines, { now }) => {
    const written = await upsertFacts(
      tx,
      {
        table: 'kpi_target',
        key: { scope: 'text', month: 'text', metric: 'text' },
        values: { value: 'bigint' },
        fact: 'fact_t',
        stamps: { update_time: now },
        made: {},
      },
      lines.map(({ what: { scope, month, metric, target }, fact_t }) => ({
        cells: { scope, month, metric, value: target },
        fact_t,
      })),
    )
    return written.map(({ kind, before }, n) => {
      const what = lines[n]?.what
      if ((kind !== 'changed' && kind !== 'added') || !what) return { kind }
      const object = { action: 'target.set', object_type: 'target', object_id: `${what.scope}.${what.month}` }
      const changed = {
        before: { metric: what.metric, target_amt: before.value ?? null },
        after: { metric: what.metric, target_amt: what.target },
      }
      return { kind, change: { ...object, ...changed } }
    })
  },
}
