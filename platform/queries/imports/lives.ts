import { sql } from 'kysely'
import { liveState } from '../../../shared/areas/lives/states.ts'
import type { ImportRow } from '../../../shared/imports/import.ts'
import type { liveImport } from '../../../shared/imports/lives.ts'
import { dayNumber } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { creatorsByHandle } from './handles.ts'
import { type Ready, type Sink, type Wrong, wrong } from './sink.ts'
import { together, upsertFacts } from './upsert.ts'

type Row = ImportRow<typeof liveImport.columns>

interface Session extends Row {
  readonly creator_id: string
  /** The business day on which it started. */
  readonly day: number
}

const backwards = wrong('下播时间早于开播时间', 'End time: it is before the start')

/** What is imported is over: planned, running and interrupted sessions of these ids have ended; reviews stay. */
const endThem = (tx: Tx, company_id: number, ids: readonly string[], now: number) =>
  sql`
    update live_session set state = ${liveState.ended}, update_time = ${now}
    where company_id = ${company_id} and live_id = any(${ids}::text[])
      and state in (${liveState.planned}, ${liveState.ready}, ${liveState.live}, ${liveState.interrupted})`.execute(tx)

/** Live sessions of a company, and what the network tells of them, on the day of their start. */
export const liveSink: Sink<Row, Session> = {
  prepare: async (tx, rows, { company }) => {
    const creatorOf = await creatorsByHandle(tx, company.id, rows)
    return rows.map((row): Ready<Session> | Wrong => {
      const creator_id = creatorOf(row)
      if (typeof creator_id !== 'string') return creator_id
      if (row.end !== null && row.end < row.start) return backwards
      return { key: row.live_id, what: { ...row, creator_id, day: dayNumber(company.clock, row.start) } }
    })
  },
  write: async (tx, lines, { company, now }) => {
    const sessions = await upsertFacts(
      tx,
      {
        table: 'live_session',
        key: { company_id: 'bigint', live_id: 'text' },
        values: { title: 'text', creator_id: 'text', account_type: 'int', start_t: 'bigint', end_t: 'bigint' },
        otherwise: { title: '', account_type: '3' },
        fact: 'fact_t',
        stamps: { update_time: now },
        made: { add_time: now, state: liveState.ended },
      },
      lines.map(({ what: { start: start_t, end: end_t, ...what }, fact_t }) => ({
        cells: { ...what, company_id: company.id, start_t, end_t },
        fact_t,
      })),
    )
    const told = await upsertFacts(
      tx,
      {
        table: 'content_daily',
        key: { company_id: 'bigint', content_id: 'text', day: 'int' },
        values: {
          ...{
            views: 'bigint',
            room_impressions: 'bigint',
            impressions: 'bigint',
            clicks: 'bigint',
            watch_s: 'bigint',
          },
          ...{ new_followers: 'bigint', likes: 'bigint', comments: 'bigint', shares: 'bigint' },
        },
        first: { creator_id: 'text', content_type: 'int' },
        otherwise: {
          ...{ views: '0', room_impressions: '0', impressions: '0', clicks: '0', watch_s: '0' },
          ...{ new_followers: '0', likes: '0', comments: '0', shares: '0' },
        },
        fact: 'data_time',
        stamps: {},
        made: {},
      },
      lines.map(({ what: { live_id: content_id, views, avg_watch, ...what }, fact_t }) => ({
        cells: {
          ...{ ...what, company_id: company.id, content_id, views, content_type: 2 },
          watch_s: views === null || avg_watch === null ? null : views * avg_watch,
        },
        fact_t,
      })),
    )
    const ids = lines.map(({ what }) => what.live_id).filter((_, n) => sessions[n]?.kind !== 'older')
    await endThem(tx, company.id, ids, now)
    return lines.map((_, n) => ({ kind: together(sessions[n]?.kind ?? 'same', told[n]?.kind ?? 'same') }))
  },
}
