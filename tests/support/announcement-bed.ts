import { announcementState } from '../../shared/areas/messages/announcement-states.ts'
import { type Bed, byKey } from './bed.ts'
import { makeMember, password } from './people.ts'
import type { TestPlatform } from './platform.ts'

const DAY = 86_400

/** Two announcements for everyone, which operators look after and nobody else sees. */
export const announcementBed = async (platform: TestPlatform, now: number): Promise<Bed> => {
  const { db, signIn } = platform
  const operator = async (name: string) => {
    await makeMember(db, name, 0, 0, { agency_level: 1, operator: true })
    return signIn(name, password)
  }
  const made = await db
    .insertInto('announcement')
    .values(
      ['first', 'second'].map((title) => ({
        ...{ company_id: 0, title, content: '<p>x</p>', title_en: null, content_en: null, author_id: null },
        ...{ publish_t: now, expire_t: null, add_time: now, update_time: now },
      })),
    )
    .returning('id')
    .execute()
  const [one = '', other = ''] = made.map(({ id }) => String(id))
  return {
    one: await operator('announcements-one'),
    other: await operator('announcements-other'),
    ...byKey,
    keys: [one, other],
    keyword: (key) => (key === one ? 'first' : 'second'),
    columns: { pinned: 0 },
    unfit: { pinned: (name) => (name === 'pin' ? 1 : 0) },
    put: (key, state, { pinned = 0 } = {}) =>
      db
        .updateTable('announcement')
        .set({
          pinned: pinned === 1,
          publish_t: state === announcementState.planned ? now + DAY : now - DAY,
          expire_t: state === announcementState.over ? now - 1 : null,
        })
        .where('id', '=', Number(key))
        .execute(),
  }
}
