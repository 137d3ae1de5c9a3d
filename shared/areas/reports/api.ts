import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { f, shapeOf } from '../../forms/form.ts'
import { channels, reportContents, reportFormats, reportTurns } from './states.ts'

const access = 'dataBoard'
const { mail, feishu, wecom } = channels

/** Of a new report: what, of which team (empty: the whole scope), when, as what and where to. */
export const reportFields = [
  f.text('name', { least: 1, most: 60 }),
  f.choice('content', { options: reportContents, labels: 'reportContent', open: true }),
  f.member('team_id', { optional: true }),
  f.choice('every', { options: reportTurns, labels: 'reportEvery', open: true }),
  f.count('hour', { least: 0, most: 23 }),
  f.choice('format', { options: reportFormats, labels: 'reportFormat', open: true }),
  f.choice('channel', { options: [mail, feishu, wecom], labels: 'reportChannel', open: true }),
  f.text('target', { least: 3, most: 500, lines: 2 }),
  f.text('secret', { optional: true, most: 200 }),
] as const

/** What stands in the form before anything is chosen. */
export const usualReport = { content: 1, every: 1, hour: 9, format: 1, channel: mail } as const

export const reportApi = {
  /** A new report of the viewer's, in its language; the first goes out when its time comes next. */
  save: endpoint({
    method: 'POST',
    path: '/api/v1/reports/save',
    access,
    amounts: 'none',
    input: z.strictObject(shapeOf(reportFields)),
    data: z.object({ id: z.string() }),
  }),
  /** The file that went out, in base64. */
  file: endpoint({
    method: 'GET',
    path: '/api/v1/reports/file',
    access,
    input: z.strictObject({ id: z.string().check(z.regex(/^\d{1,15}$/)) }),
    data: z.object({ name: z.string(), file: z.string() }),
  }),
}
