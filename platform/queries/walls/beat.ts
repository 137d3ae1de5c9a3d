import { sql } from 'kysely'
import { wallTier } from '../../../shared/areas/walls/states.ts'
import type { WallReport } from '../../../shared/live/report.ts'
import type { Db, Tx } from '../../db/tables.ts'
import { isCarried } from './walls.ts'

/** A wall that is only connected is noted so seldom. */
const SEEN_EVERY_S = 10
/** What a wall was not told within so many seconds it is not told any more. */
const COMMAND_S = 60

/** Walls in use by the hashes of their credentials, in hexadecimal digits. */
export const readBeatingWalls = async (
  db: Db,
  hashes: readonly Buffer[],
  now: number,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ hash: string; id: number }>`
    select encode(t.token_hash, 'hex') as hash, w.id
    from wall_token t join wall_device w on w.id = t.wall_id join member m on m.id = w.member_id
      join company c on c.id = w.company_id
    where t.token_hash = any(${hashes}::bytea[]) and t.expire_t > ${now} and w.revoked_t is null and ${isCarried(now)}`.execute(
    db,
  )
  return new Map(rows.map(({ hash, id }) => [hash, id]))
}

export interface Beat {
  readonly id: number
  readonly twice: boolean
  readonly build: string
  readonly report: WallReport | null
}

const columnsOf = ({ report }: Beat) =>
  report && {
    width: report.w,
    height: report.h,
    fps: report.fps,
    tier: report.tier && wallTier[report.tier],
    losses: report.losses,
    heap_mb: report.heap_mb,
    age_s: report.age_s,
    last_error: report.error,
  }

/** Keeps what walls told of themselves; of those that told nothing, only now and then that they are there. */
export const keepBeats = async (db: Db, beats: readonly Beat[], now: number): Promise<void> => {
  const told = beats.map((beat) => ({
    ...{ id: beat.id, twice: beat.twice, build: beat.build, told: beat.report !== null },
    ...columnsOf(beat),
  }))
  await sql`
    update wall_device w set seen_t = ${now}, build = b.build,
      twice_t = case when b.twice then ${now} else w.twice_t end,
      width = case when b.told then b.width else w.width end,
      height = case when b.told then b.height else w.height end,
      fps = case when b.told then b.fps else w.fps end,
      tier = case when b.told then b.tier else w.tier end,
      losses = case when b.told then b.losses else w.losses end,
      heap_mb = case when b.told then b.heap_mb else w.heap_mb end,
      age_s = case when b.told then b.age_s else w.age_s end,
      last_error = case when b.told then b.last_error else w.last_error end
    from json_to_recordset(${JSON.stringify(told)}::json) as b(id bigint, twice boolean, build text, told boolean, width int,
      height int, fps smallint, tier smallint, losses int, heap_mb int, age_s int, last_error text)
    where w.id = b.id and (b.told or b.twice or w.seen_t is null or w.seen_t <= ${now - SEEN_EVERY_S})`.execute(db)
}

export interface Told {
  readonly wall_id: number
  readonly kind: 'identify' | 'refresh' | 'screen'
  readonly name: string
  readonly screen: number
}

/** Takes what walls are to be told, in its order: it is told once. */
export const takeCommands = async (db: Db | Tx, ids: readonly number[], now: number): Promise<readonly Told[]> => {
  const { rows } = await sql<Told>`
    with taken as (
      update wall_command set sent_t = ${now}
      where wall_id = any(${ids}::bigint[]) and sent_t is null and add_time > ${now - COMMAND_S}
      returning id, wall_id, kind)
    select taken.wall_id, taken.kind, w.name, w.screen from taken join wall_device w on w.id = taken.wall_id
    order by taken.id`.execute(db)
  return rows
}
