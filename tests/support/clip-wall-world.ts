import { taskState } from '../../shared/areas/clips/states.ts'
import { makeDemand, makeTask, makeVideo } from './clip-beds.ts'
import { makeCompany, makeMember, password } from './people.ts'
import type { TestPlatform } from './platform.ts'

const HOUR = 3600

/** A workshop in the afternoon: a leader, a wall seat, three cutters, two demands, and a task in each lane. */
export const makeWorkshop = async ({ db, signIn }: TestPlatform, name: string, now: number) => {
  const company = await makeCompany(db, name)
  const leader = await makeMember(db, `${name}-leader`, company, 0, {
    privilege_id: 1,
    is_share_video: true,
    video_menu: [1],
  })
  await makeMember(db, `${name}-wall`, company, leader, { status: 4, video_menu: [1] })
  const cutters: number[] = []
  for (const one of ['ann', 'bo', 'cy'])
    cutters.push(await makeMember(db, `${name}-${one}`, company, leader, { is_film_cutter: true, video_menu: [1] }))
  const [ann = 0, bo = 0, cy = 0] = cutters
  const demand = await makeDemand(db, company, leader, now, { required_count: 8, approved_count: 1 })
  const late = await makeDemand(db, company, leader, now, {
    title: 'Late one',
    required_count: 3,
    deadline_t: now - HOUR,
  })
  const task = (of: number, fields: object) => makeTask(db, of, now - 5 * HOUR, fields)
  const tasks = {
    pool: await task(demand, {}),
    assigned: await task(demand, { state: taskState.assigned, cutter_id: ann, assigned_t: now - HOUR }),
    editing: await task(demand, { state: taskState.editing, cutter_id: ann, accepted_t: now - 2 * HOUR }),
    review: await task(demand, {
      state: taskState.review,
      cutter_id: bo,
      accepted_t: now - 4 * HOUR,
      submitted_t: now - 3 * HOUR,
      version_no: 1,
    }),
    revision: await task(late, {
      state: taskState.revision,
      cutter_id: bo,
      accepted_t: now - 4 * HOUR,
      submitted_t: now - HOUR,
      version_no: 3,
      reject_count: 3,
    }),
    approved: await task(demand, {
      state: taskState.approved,
      cutter_id: ann,
      accepted_t: now - 4 * HOUR,
      submitted_t: now - HOUR,
      approved_t: now - 60,
      version_no: 1,
    }),
  }
  return {
    company,
    ann,
    bo,
    cy,
    demand,
    late,
    tasks,
    /** Signed in: who it is. */
    token: (who: 'leader' | 'wall' | 'ann' | 'bo' | 'cy') => signIn(`${name}-${who}`, password),
    video: () => makeVideo(db, company, ann),
  }
}
