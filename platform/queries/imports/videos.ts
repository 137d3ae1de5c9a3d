import { sql } from 'kysely'
import type { ImportRow } from '../../../shared/imports/import.ts'
import type { videoImport } from '../../../shared/imports/videos.ts'
import type { Tx } from '../../db/tables.ts'
import { creatorsByHandle } from './handles.ts'
import { type Ready, type Sink, type Wrong, wrong } from './sink.ts'
import { together, upsertFacts } from './upsert.ts'

type Row = ImportRow<typeof videoImport.columns>

interface Video extends Row {
  readonly creator_id: string
}

const VIDEO = 1
const another = wrong(
  '视频ID：这是另一位达人的视频，或是一场直播',
  'Video ID: it is another creator’s, or a live session',
)

/** By id, the creator of each video that is known; empty for what is no video. */
const readKnown = async (tx: Tx, company_id: number, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> => {
  const { rows: known } = await sql<{ id: string; creator_id: string }>`
    select content_id as id, case when content_type = ${VIDEO} then creator_id else '' end as creator_id from content
    where company_id = ${company_id} and content_id = any(${rows.map(({ video_id }) => video_id)}::text[])`.execute(tx)
  return new Map(known.map(({ id, creator_id }) => [id, creator_id]))
}

/** Videos of a company, and what they did on a day. */
export const videoSink: Sink<Row, Video> = {
  prepare: async (tx, rows, { company }) => {
    const creatorOf = await creatorsByHandle(tx, company.id, rows)
    const known = await readKnown(tx, company.id, rows)
    return rows.map((row): Ready<Video> | Wrong => {
      const creator_id = creatorOf(row)
      if (typeof creator_id !== 'string') return creator_id
      if ((known.get(row.video_id) ?? creator_id) !== creator_id) return another
      return { key: `${row.video_id} ${row.day}`, what: { ...row, creator_id } }
    })
  },
  write: async (tx, lines, { company, now }) => {
    // A video is told once, however many of its days a file has: by the newest of them.
    const newest = new Map(lines.toSorted((a, b) => a.what.day - b.what.day).map((line) => [line.what.video_id, line]))
    const told = [...newest.values()]
    const videos = await upsertFacts(
      tx,
      {
        table: 'content',
        key: { company_id: 'bigint', content_id: 'text' },
        values: { title: 'text', post_t: 'bigint', duration_s: 'int' },
        first: { creator_id: 'text', content_type: 'int' },
        otherwise: { title: '' },
        fact: 'fact_t',
        stamps: { update_time: now },
        made: { add_time: now },
      },
      told.map(({ what, fact_t }) => ({
        cells: {
          ...{ company_id: company.id, content_id: what.video_id, creator_id: what.creator_id, content_type: VIDEO },
          ...{ title: what.title, post_t: what.post, duration_s: what.duration },
        },
        fact_t,
      })),
    )
    const counted = { views: 'bigint', impressions: 'bigint', clicks: 'bigint', new_followers: 'bigint' } as const
    const said = { likes: 'bigint', comments: 'bigint', shares: 'bigint' } as const
    const days = await upsertFacts(
      tx,
      {
        table: 'content_daily',
        key: { company_id: 'bigint', content_id: 'text', day: 'int' },
        values: { ...counted, ...said },
        first: { creator_id: 'text', content_type: 'int' },
        otherwise: Object.fromEntries([...Object.keys(counted), ...Object.keys(said)].map((name) => [name, '0'])),
        fact: 'data_time',
        stamps: {},
        made: {},
      },
      lines.map(
        ({
          what: { video_id, views, impressions, clicks, new_followers, likes, comments, shares, ...what },
          fact_t,
        }) => ({
          cells: {
            ...{ company_id: company.id, content_id: video_id, day: what.day, creator_id: what.creator_id },
            ...{ content_type: VIDEO, views, impressions, clicks, new_followers, likes, comments, shares },
          },
          fact_t,
        }),
      ),
    )
    const kinds = new Map(told.map(({ what }, n) => [what.video_id, videos[n]?.kind ?? 'same']))
    return lines.map(({ what }, n) => ({ kind: together(kinds.get(what.video_id) ?? 'same', days[n]?.kind ?? 'same') }))
  },
}
