import type { Router } from 'express'
import { viewsApi } from '../../shared/api/views.ts'
import { type MetricZone, type MetricZoneId, metricsIn, metricZones } from '../../shared/metrics/zones.ts'
import { readMetrics, writeMetrics } from '../queries/views/metrics.ts'
import { readViews, removeView, saveView, type ViewReader } from '../queries/views/saved.ts'
import { readSetting, writeSetting } from '../queries/views/settings.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { implement, requireScreen } from './implement.ts'
import { requireViews } from './list-access.ts'
import { cleanSetting, keptQuery, keptSetting } from './list-settings.ts'
import { Refused, wrongField } from './refused.ts'

/** Own views of a list. */
const MOST = 20

const readerOf = ({ viewer: { record } }: Call, list: string): ViewReader => ({
  member_id: Number(record.id),
  company_id: record.company,
  list,
})

/** @throws {Refused} without the right to a screen that has it */
const zoneOf = (call: Call, zone: MetricZoneId): MetricZone => {
  requireScreen(call.viewer, metricZones[zone].screens)
  return metricZones[zone]
}

const isChoice = ({ all, most }: MetricZone, metrics: readonly string[]): boolean =>
  metrics.length <= most && new Set(metrics).size === metrics.length && metrics.every((name) => all.includes(name))

export const mountViews = (router: Router, context: Context): void =>
  implement(router, context, viewsApi, {
    read: async (input, call) => {
      const list = requireViews(call, input.list)
      const reader = readerOf(call, list.id)
      const [kept, views] = await Promise.all([
        readSetting(context.db, reader.member_id, list.id),
        readViews(context.db, reader),
      ])
      return { setting: keptSetting(list, kept), views }
    },
    columns: async (input, call) => {
      const list = requireViews(call, input.list)
      const setting = cleanSetting(list, input.setting)
      const { member_id } = readerOf(call, list.id)
      await writeSetting(context.db, { member_id, list: list.id, setting, now: call.now })
      return setting
    },
    metrics: async ({ zone }, call) => {
      const of = zoneOf(call, zone)
      return [...metricsIn(of, await readMetrics(context.db, Number(call.viewer.record.id), zone))]
    },
    chooseMetrics: async ({ zone, metrics }, call) => {
      const of = zoneOf(call, zone)
      if (metrics !== null && !isChoice(of, metrics)) throw wrongField('metrics', 'field.wrong')
      await writeMetrics(context.db, { member_id: Number(call.viewer.record.id), zone }, metrics, call.now)
      return [...metricsIn(of, metrics)]
    },
    save: async (input, call) => {
      const list = requireViews(call, input.list)
      const reader = readerOf(call, list.id)
      if (input.shared && reader.company_id === 0) throw wrongField('shared', 'view.noCompany')
      const view = { ...input, ...reader, query: keptQuery(list, input.query), now: call.now }
      return context.db.transaction().execute(async (tx) => {
        const outcome = await saveView(tx, view, MOST)
        if (outcome === 'none') throw new Refused('view.none')
        if (outcome === 'full') throw new Refused('view.full', { params: { most: MOST } })
        return readViews(tx, reader)
      })
    },
    remove: async (input, call) => {
      const list = requireViews(call, input.list)
      const reader = readerOf(call, list.id)
      if (!(await removeView(context.db, reader, input.id))) throw new Refused('view.none')
      return readViews(context.db, reader)
    },
  })
