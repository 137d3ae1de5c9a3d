import { defineWords } from '../i18n/texts.ts'

const collect = ['收藏', 'Add to favourites'] as const
const drop = ['取消收藏', 'Remove from favourites'] as const

/** Words of the account's own marks. */
export const ownMarkWords = defineWords({
  'showcase.0': ['不在橱窗', 'Not in the showcase'],
  'showcase.1': ['在橱窗', 'In the showcase'],
  'favourite.0': ['未收藏', 'Not collected'],
  'favourite.1': ['已收藏', 'Favourite'],
  'watched.0': ['未监控', 'Not watched'],
  'watched.1': ['监控中', 'Watched'],
  'transition.showcase.show': ['加入橱窗', 'Showcase'],
  'transition.showcase.hide': ['移出橱窗', 'Take out'],
  'transition.favourite.collect': collect,
  'transition.favourite.drop': drop,
  'transition.spyFavourite.collect': collect,
  'transition.spyFavourite.drop': drop,
  'transition.spyWatch.watch': ['监控', 'Watch'],
  'transition.spyWatch.unwatch': ['取消监控', 'Stop watching'],
})
