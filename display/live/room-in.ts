import type { LiveScreen } from '../../shared/live/screens.ts'
import type { Wall } from '../../shared/live/wall.ts'

/** The room that the smart wall has this picture of: some of its scenes are other walls, with pictures of their own. */
export const roomIn = ({ zones }: Wall): Exclude<LiveScreen, 'data'> => {
  if (zones.lanes !== undefined) return 'clip'
  if (zones.ad_hero !== undefined) return 'ads'
  return zones.shop_todo === undefined ? 'smart' : 'shops'
}
