import type { Db } from '../db/tables.ts'
import { consistently } from '../queries/consistent.ts'
import { type FeedPage, readFeed, readPlace } from '../queries/line-feed.ts'
import { readCompany, type View, viewAt } from '../queries/view.ts'
import { filterOf, narrowFor } from './areas/data-board/data-board.ts'
import type { Call } from './call.ts'
import { wrongField } from './refused.ts'

type Asked = Parameters<typeof filterOf>[0]

/** The viewer's feed after a cursor, for the wall and the dashboard alike. */
export const readFeedPage = async (
  input: Asked & { cursor?: string | undefined; limit: number },
  call: Call,
): Promise<FeedPage & { view: View }> => {
  const { cursor, limit } = input
  const place = cursor === undefined ? null : readPlace(cursor)
  if (cursor !== undefined && place === null) throw wrongField('cursor', 'field.cursor')
  const { scope } = call.viewer
  const { db } = call.context
  const seen = async (from: Db): Promise<View> =>
    viewAt(scope, await readCompany(from, scope.company_id), call.now, false)
  const filter = filterOf(input)
  if (Object.keys(filter).length === 0) {
    const view = await seen(db)
    return { ...(await readFeed(db, view, place, limit)), view }
  }
  return consistently(db, async (tx) => {
    const { view, only } = await narrowFor(tx, await seen(tx), filter)
    return { ...(await readFeed(tx, view, place, limit, only)), view }
  })
}
