import { sql } from 'kysely'
import type { ImportRow } from '../../../shared/imports/import.ts'
import type { liveMinuteImport } from '../../../shared/imports/live-minutes.ts'
import { type Ready, type Sink, type Wrong, wrong } from './sink.ts'
import { upsertFacts } from './upsert.ts'

type Row = ImportRow<typeof liveMinuteImport.columns>

const MINUTE = 60
const unknown = wrong(
  '直播ID：公司没有这场直播，请先导入直播',
  'LIVE ID: your company has no such session: import sessions first',
)
const outside = wrong('时间：早于开播或晚于下播', 'Time: before the session began or after it ended')

/** Minutes of sessions of a company. */
export const liveMinuteSink: Sink<Row, Row> = {
  prepare: async (tx, rows, { company }) => {
    const ids = [...new Set(rows.map(({ live_id }) => live_id))]
    const found = await sql<{ live_id: string; start_t: number | null; end_t: number | null }>`
      select live_id, start_t, end_t from live_session
      where company_id = ${company.id} and live_id = any(${ids}::text[])`.execute(tx)
    const known = new Map(found.rows.map((one) => [one.live_id, one]))
    return rows.map((row): Ready<Row> | Wrong => {
      const session = known.get(row.live_id)
      if (!session) return unknown
      const minute = Math.floor(row.minute / MINUTE) * MINUTE
      if (session.start_t !== null && minute + MINUTE <= session.start_t) return outside
      if (session.end_t !== null && minute > session.end_t) return outside
      return { key: `${row.live_id} ${minute}`, what: { ...row, minute } }
    })
  },
  write: async (tx, lines, { company }) => {
    const counts = ['views', 'room_impressions', 'impressions', 'clicks', 'watch_s'] as const
    const small = ['new_followers', 'comments', 'likes', 'shares'] as const
    const written = await upsertFacts(
      tx,
      {
        table: 'live_minute',
        key: { company_id: 'bigint', live_id: 'text', minute_t: 'bigint' },
        values: {
          viewers: 'int',
          ...Object.fromEntries(counts.map((name) => [name, 'bigint'] as const)),
          ...Object.fromEntries(small.map((name) => [name, 'int'] as const)),
        },
        otherwise: Object.fromEntries([...counts, ...small].map((name) => [name, '0'])),
        fact: 'fact_t',
        stamps: {},
        made: {},
      },
      lines.map(({ what: { minute, watch, ...what }, fact_t }) => ({
        cells: { ...what, company_id: company.id, minute_t: minute, watch_s: watch },
        fact_t,
      })),
    )
    return written.map(({ kind }) => ({ kind }))
  },
}
