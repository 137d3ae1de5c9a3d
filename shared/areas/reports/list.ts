import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { channels, planState, reportContents, reportFormats, reportTurns, sendingState } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** Reports that go out by themselves: the viewer's own and those of everybody below. */
export const reportList = defineList({
  id: 'reports',
  screen: 'dataBoard',
  tab: 'reports',
  path: '/api/v1/reports',
  rowKey: 'report_id',
  columns: [
    c.text('report_name', { ...shown, width: 170 }),
    c.enum('report_content', { ...shown, labels: 'reportContent', width: 110 }),
    c.text('report_team', { ...shown, width: 110 }),
    c.enum('report_every', { ...shown, labels: 'reportEvery', width: 90 }),
    c.count('report_hour', { ...shown, width: 90 }),
    c.enum('report_channel', { ...shown, labels: 'reportChannel', width: 90 }),
    c.text('report_target', { ...shown, width: 190 }),
    c.enum('report_format', { ...shown, labels: 'reportFormat', width: 80 }),
    c.enum('report_state', { ...shown, labels: 'reportState', width: 90 }),
    c.time('sent_time', { ...both, title: 'report_last' }),
    c.text('owner_name', { ...shown, title: 'report_owner', width: 110 }),
    c.time('add_time', { sort: true, title: 'report_made' }),
    c.id('report_id', { width: 90 }),
  ],
  filters: [
    { kind: 'choice', name: 'report_state', labels: 'reportState', options: [planState.on, planState.paused] },
    { kind: 'choice', name: 'report_channel', labels: 'reportChannel', options: Object.values(channels) },
    { kind: 'choice', name: 'report_content', labels: 'reportContent', options: reportContents },
    { kind: 'choice', name: 'report_every', labels: 'reportEvery', options: reportTurns },
    { kind: 'choice', name: 'report_format', labels: 'reportFormat', options: reportFormats },
  ],
  kpi: [],
  totals: [],
  sort: { field: 'add_time', order: 'desc' },
  tabs: 'report_state',
})

/** What went out of them, newest first. */
export const sendingList = defineList({
  id: 'report-sendings',
  screen: 'dataBoard',
  tab: 'sendings',
  path: '/api/v1/reports/sendings',
  rowKey: 'sending_id',
  columns: [
    c.text('report_name', { ...shown, width: 170 }),
    c.text('report_days', { ...shown, width: 190 }),
    c.enum('sending_state', { ...shown, labels: 'sendingState', width: 100 }),
    c.enum('report_channel', { ...shown, labels: 'reportChannel', width: 90 }),
    c.text('report_target', { ...shown, width: 190 }),
    c.time('add_time', { ...both, title: 'sending_made' }),
    c.time('sent_time', { ...both, title: 'sending_sent' }),
    c.count('sending_tries', { ...shown, width: 80 }),
    c.text('sending_error', { ...shown, width: 240 }),
    c.text('file_name', { width: 200 }),
    c.id('owner_id', { title: 'report_owner_id', width: 100 }),
    c.text('owner_name', { title: 'report_owner', width: 110 }),
    c.id('report_id', { width: 90 }),
    c.id('sending_id', { width: 90 }),
  ],
  filters: [
    { kind: 'choice', name: 'sending_state', labels: 'sendingState', options: Object.values(sendingState) },
    { kind: 'choice', name: 'report_channel', labels: 'reportChannel', options: Object.values(channels) },
    { kind: 'text', name: 'report_id' },
  ],
  kpi: [],
  totals: [],
  sort: { field: 'add_time', order: 'desc' },
  tabs: 'sending_state',
})
