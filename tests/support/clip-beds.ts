import { type Insertable, sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import type { ClipDemandTable } from '../../platform/db/tables-clips.ts'
import type { MaterialTable } from '../../platform/db/tables-materials.ts'
import type { MediaFileTable } from '../../platform/db/tables-media.ts'
import { clipNo } from '../../platform/queries/clips/numbers.ts'
import { cutterState, taskState } from '../../shared/areas/clips/states.ts'
import type { Bed } from './bed.ts'
import { makeCompany, makeMember, password } from './people.ts'
import type { TestPlatform } from './platform.ts'

const DAY = 86_400

/** A demand under way of a company, for upright clips of 15 to 60 seconds at 20.00. */
export const makeDemand = async (
  db: Db,
  company_id: number,
  member_id: number,
  now: number,
  fields: Partial<Insertable<ClipDemandTable>> = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('clip_demand')
    .values({
      company_id,
      member_id,
      title: 'Air fryer, first look',
      product_id: 'product-1',
      required_count: 5,
      ratio: 1,
      min_s: 15,
      max_s: 60,
      deadline_t: now + 3 * DAY,
      fee_amt: 2000,
      currency: 'USD',
      reviewer_id: null,
      state: 4,
      done_t: null,
      add_time: now - DAY,
      update_time: now - DAY,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A task of a demand in the pool. */
export const makeTask = async (db: Db, demand_id: number, now: number, fields: object = {}): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into clip_task (company_id, demand_id, deadline_t, fee_amt, add_time, update_time)
    select company_id, id, deadline_t, fee_amt, ${now}, ${now} from clip_demand where id = ${demand_id} returning id`.execute(
    db,
  )
  const id = rows[0]?.id ?? 0
  if (Object.keys(fields).length > 0) await db.updateTable('clip_task').set(fields).where('id', '=', id).execute()
  return id
}

/** An upright video of 20 seconds that a member brought. */
export const makeVideo = async (
  db: Db,
  company_id: number,
  member_id: number,
  fields: Partial<Insertable<MediaFileTable>> = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('media_file')
    .values({
      company_id,
      member_id,
      name: 'clip.mp4',
      size: 1000,
      sha256: null,
      mime: 'video/mp4',
      kind: 1,
      duration_ms: 20_000,
      width: 1080,
      height: 1920,
      store_key: `${company_id}-${member_id}-${Math.random()}`,
      cover_key: null,
      strip_key: null,
      state: 2,
      add_time: 0,
      update_time: 0,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A usable material of a company, with a video of its own unless it is given one. */
export const makeMaterial = async (
  db: Db,
  company_id: number,
  member_id: number,
  { file_id, ...fields }: Partial<Insertable<MaterialTable>> = {},
): Promise<number> => {
  const file = file_id ?? (await makeVideo(db, company_id, member_id))
  const { id } = await db
    .insertInto('material')
    .values({
      company_id,
      member_id,
      title: 'Footage',
      kind: 1,
      source: 1,
      product_id: null,
      creator_id: null,
      file_id: file,
      licence_until_t: null,
      state: 3,
      add_time: 0,
      update_time: 0,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('material_version')
    .values({ material_id: id, no: 1, file_id: file, member_id, note: '', add_time: 0 })
    .execute()
  return id
}

/** Says from which materials a demand is cut. */
export const nameMaterials = async (db: Db, demand_id: number, ids: readonly number[]): Promise<void> => {
  await db
    .insertInto('clip_demand_material')
    .values(ids.map((material_id) => ({ demand_id, material_id })))
    .execute()
}

const idOf = (key: string): number => Number(key.slice(2))

/** Two leaders and a seller of one company, who ordered the demands, and a leader of another one. */
export const clipDemandBed = async ({ db, signIn }: TestPlatform, now: number): Promise<Bed> => {
  const [company, rivals] = [await makeCompany(db, 'clip orders'), await makeCompany(db, 'clip order rivals')]
  const leads = { privilege_id: 1, is_share_video: true }
  await makeMember(db, 'demands-one', company, 0, leads)
  await makeMember(db, 'demands-other', company, 0, leads)
  await makeMember(db, 'demands-stranger', rivals, 0, leads)
  const asker = await makeMember(db, 'demands-plain', company, 0, { is_share_video: true })
  const ids = [await makeDemand(db, company, asker, now), await makeDemand(db, company, asker, now)]
  return {
    one: await signIn('demands-one', password),
    other: await signIn('demands-other', password),
    stranger: await signIn('demands-stranger', password),
    plain: await signIn('demands-plain', password),
    keys: [clipNo('demand', ids[0] ?? 0), clipNo('demand', ids[1] ?? 0)],
    keyword: (key) => key,
    values: { deadline: '2026-06-01' },
    put: async (key, state) => {
      await db.deleteFrom('clip_event').where('company_id', '=', company).execute()
      await db.deleteFrom('clip_task').where('demand_id', '=', idOf(key)).execute()
      await db
        .updateTable('clip_demand')
        .set({ state, priority: 2, required_count: 5, approved_count: state >= 5 ? 5 : 0 })
        .where('id', '=', idOf(key))
        .execute()
    },
  }
}

/** A leader who cuts too and has the tasks, one who does not cut, a cutter who ordered them, and a leader of another company. */
export const clipTaskBed = async ({ db, signIn }: TestPlatform, now: number): Promise<Bed> => {
  const [company, rivals] = [await makeCompany(db, 'clip work'), await makeCompany(db, 'clip work rivals')]
  const one = await makeMember(db, 'tasks-one', company, 0, { privilege_id: 1, is_film_cutter: true })
  await makeMember(db, 'tasks-leader', company, 0, { privilege_id: 1, is_share_video: true })
  await makeMember(db, 'tasks-stranger', rivals, 0, { privilege_id: 1, is_film_cutter: true })
  const asker = await makeMember(db, 'tasks-plain', company, 0, { is_film_cutter: true })
  const member = await makeMember(db, 'tasks-member', company, 0, { is_film_cutter: true })
  const demand = await makeDemand(db, company, asker, now, { required_count: 10_000 })
  const ids = [await makeTask(db, demand, now), await makeTask(db, demand, now)]
  const file = await makeVideo(db, company, one)
  const leader = await signIn('tasks-leader', password)
  const plain = await signIn('tasks-plain', password)
  return {
    one: await signIn('tasks-one', password),
    other: await signIn('tasks-one', password),
    stranger: await signIn('tasks-stranger', password),
    plain: (transition) => (transition === 'claim' ? leader : plain),
    keys: [clipNo('task', ids[0] ?? 0), clipNo('task', ids[1] ?? 0)],
    keyword: (key) => key,
    member: String(member),
    values: { file_id: String(file), deadline: '2026-06-01', day: '2026-05-20', url: '7123456789012345678' },
    columns: { paused: 0, opened: 0, reject_count: 0 },
    unfit: { paused: (transition) => (transition === 'resume' ? 0 : 1), opened: 1, reject_count: 2 },
    faster: { claim: /^任务已被领取$/ },
    put: async (key, state, { paused = 0, opened = 0, reject_count = 0 } = {}) => {
      const id = idOf(key)
      await db.deleteFrom('clip_publish').where('task_id', '=', id).execute()
      await db.deleteFrom('clip_comment').where('task_id', '=', id).execute()
      await db.deleteFrom('clip_version').where('task_id', '=', id).execute()
      const submitted = state >= taskState.review && state <= taskState.published
      if (submitted)
        await db
          .insertInto('clip_version')
          .values({ task_id: id, no: 1, file_id: file, member_id: one, add_time: now })
          .execute()
      await db
        .updateTable('clip_task')
        .set({
          state,
          cutter_id: state === taskState.pool ? null : one,
          version_no: submitted ? 1 : 0,
          paused_t: paused ? now : null,
          opened_t: opened ? now : null,
          reject_count,
        })
        .where('id', '=', id)
        .execute()
    },
  }
}

/** Two leaders of a company with two cutters, of whom the first has a task, and a leader of another company. */
export const clipCutterBed = async ({ db, signIn }: TestPlatform, now: number): Promise<Bed> => {
  const [company, rivals] = [await makeCompany(db, 'clip cutters'), await makeCompany(db, 'clip cutter rivals')]
  const leads = { privilege_id: 1, is_share_video: true, video_menu: [2] }
  const one = await makeMember(db, 'cutters-one', company, 0, leads)
  await makeMember(db, 'cutters-other', company, 0, leads)
  await makeMember(db, 'cutters-stranger', rivals, 0, leads)
  const cuts = { is_film_cutter: true, is_share_video: true, video_menu: [2] }
  const names = ['cutters-ann', 'cutters-bo']
  const ids = [
    await makeMember(db, 'cutters-ann', company, 0, cuts),
    await makeMember(db, 'cutters-bo', company, 0, cuts),
  ]
  const task = await makeTask(db, await makeDemand(db, company, one, now), now)
  const keys = [String(ids[0]), String(ids[1])] as const
  return {
    one: await signIn('cutters-one', password),
    other: await signIn('cutters-other', password),
    stranger: await signIn('cutters-stranger', password),
    plain: await signIn('cutters-ann', password),
    keys,
    keyword: (key) => names[keys.indexOf(key)] ?? key,
    put: async (key, state) => {
      await db.deleteFrom('clip_event').where('company_id', '=', company).execute()
      await db
        .updateTable('clip_task')
        .set({
          state: taskState.editing,
          cutter_id: Number(key),
          accepted_t: now,
          deadline_t: now + (state === cutterState.free ? 2 * DAY : -60),
        })
        .where('id', '=', task)
        .execute()
      if (state !== cutterState.reminded) return
      await db
        .insertInto('clip_event')
        .values({
          company_id: company,
          task_id: task,
          member_id: one,
          cutter_id: Number(key),
          transition: 'urge',
          from_state: taskState.editing,
          to_state: taskState.editing,
          version_no: 0,
          reason_code: null,
          t: now - 60,
        })
        .execute()
    },
  }
}
