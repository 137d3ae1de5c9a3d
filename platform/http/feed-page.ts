import { type FeedPage, readFeed, readPlace } from '../queries/line-feed.ts'
import { readCompany, type View, viewAt } from '../queries/view.ts'
import type { Call } from './call.ts'
import { wrongField } from './refused.ts'

/** The viewer's feed after a cursor, for the wall and the dashboard alike. */
export const readFeedPage = async (
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  call: Call,
): Promise<FeedPage & { view: View }> => {
  const place = cursor === undefined ? null : readPlace(cursor)
  if (cursor !== undefined && place === null) throw wrongField('cursor', 'field.cursor')
  const { scope } = call.viewer
  const { db } = call.context
  const view = viewAt(scope, await readCompany(db, scope.company_id), call.now, false)
  return { ...(await readFeed(db, view, place, limit)), view }
}
