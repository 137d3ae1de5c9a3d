import { sql } from 'kysely'
import { wallList } from '../../../shared/areas/walls/list.ts'
import { WALL_LATE_S, WALL_OFFLINE_S, wallSight, wallStand, wallState } from '../../../shared/areas/walls/states.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { wallsOf } from '../../queries/walls/walls.ts'
import { holds } from '../../queries/words.ts'
import { presentMoment } from '../present-moment.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

const DAY = 86_400
const isOut = sql`(w.revoked_t is not null or m.deleted_t is not null or m.status not in (1, 4) or m.company_id <> w.company_id
  or c.expire_t <= clock.now)`
const isHeard = sql`coalesce(w.seen_t > clock.now - ${sql.lit(WALL_OFFLINE_S)}, false)`
const stand = sql`case when ${isOut} then ${sql.lit(wallStand.revoked)}
  when not ${isHeard} then ${sql.lit(wallStand.offline)}
  when w.age_s > ${sql.lit(WALL_LATE_S)} then ${sql.lit(wallStand.late)}
  else ${sql.lit(wallStand.live)} end`
const standsAs = (as: number) => part(sql`count(*) filter (where ${stand} = ${sql.lit(as)})`, 'clock', 'carrier')

/** Walls of the viewer's scope. */
export const wallSource = tableSource(wallList, {
  table: sql`wall_device w`,
  alias: 'w',
  key: ['id'],
  joins: {
    clock: presentMoment,
    team: part(sql`left join member team on team.id = w.scope_member`),
    carrier: part(sql`join member m on m.id = w.member_id join company c on c.id = w.company_id`),
  },
  scope: ({ scope }) => wallsOf(scope),
  columns: {
    wall_name: part(sql`w.name`),
    wall_stand: part(stand, 'clock', 'carrier'),
    wall_screen: part(sql`w.screen`),
    wall_sight: part(sql`case when w.scope_member is null then ${sql.lit(wallSight.company)}
      when w.scope_member = w.member_id then ${sql.lit(wallSight.member)} else ${sql.lit(wallSight.team)} end`),
    wall_team: part(calledBy('team'), 'team'),
    seen_time: part(sql`w.seen_t`),
    data_age: part(sql`w.age_s`),
    viewport: part(sql`coalesce(w.width || '×' || w.height, '')`),
    build: part(sql`w.build`),
    fps: part(sql`w.fps`),
    wall_tier: part(sql`w.tier`),
    losses: part(sql`w.losses`),
    heap_mb: part(sql`w.heap_mb`),
    twice_time: part(sql`w.twice_t`),
    last_error: part(sql`w.last_error`),
    paired_by: part(calledBy('m'), 'carrier'),
    add_time: part(sql`w.add_time`),
    box: part(sql`w.agent`),
    address: part(sql`w.address`),
    wall_state: part(
      sql`case when w.revoked_t is null then ${sql.lit(wallState.used)} else ${sql.lit(wallState.revoked)} end`,
    ),
    wall_id: part(sql`w.id::text`),
  },
  filled: ['wall_name', 'wall_stand', 'add_time'],
  keyword: (word) => part(sql`(w.id::text = ${word} or ${holds(sql`w.name`, word)})`),
  sums: () => ({
    used: part(sql`count(*) filter (where ${stand} <> ${sql.lit(wallStand.revoked)})`, 'clock', 'carrier'),
    live: standsAs(wallStand.live),
    away: standsAs(wallStand.offline),
    twice: part(sql`count(*) filter (where w.twice_t > clock.now - ${sql.lit(DAY)})`, 'clock'),
  }),
  kpi: ({ used = 0, live = 0, away = 0, twice = 0 }) => ({ used, live, away, twice }),
})
