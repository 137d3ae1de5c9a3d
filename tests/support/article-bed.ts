import { type Bed, byKey } from './bed.ts'
import { makeMember, password } from './people.ts'
import type { TestPlatform } from './platform.ts'

/** Two articles, which operators work with and nobody else. */
export const articleBed = async (platform: TestPlatform): Promise<Bed> => {
  const { db, signIn } = platform
  const operator = async (name: string) => {
    await makeMember(db, name, 0, 0, { agency_level: 1, operator: true })
    return signIn(name, password)
  }
  await makeMember(db, 'articles-reader', 0, 0, { agency_level: 1 })
  const made = await db
    .insertInto('article')
    .values(
      ['first', 'second'].map((title) => ({
        category: 1,
        title,
        content: '<p>x</p>',
        publish_t: null,
        add_time: 0,
        update_time: 0,
      })),
    )
    .returning('id')
    .execute()
  const [one = '', other = ''] = made.map(({ id }) => String(id))
  return {
    one: await operator('articles-one'),
    other: await operator('articles-other'),
    plain: await signIn('articles-reader', password),
    ...byKey,
    keys: [one, other],
    keyword: (key) => (key === one ? 'first' : 'second'),
    columns: { pinned: 0 },
    unfit: { pinned: (name) => (name === 'pin' ? 1 : 0) },
    put: (key, state, { pinned = 0 } = {}) =>
      db
        .updateTable('article')
        .set({ state, pinned: pinned === 1 })
        .where('id', '=', Number(key))
        .execute(),
  }
}
