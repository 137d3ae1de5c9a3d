import { defineWords } from '../i18n/texts.ts'

export const collectingWords = {
  collect: ['收藏', 'Add to favourites'],
  drop: ['取消收藏', 'Remove from favourites'],
} as const

/** States of the account's own marks that stand in several areas. */
export const ownMarkWords = defineWords({
  'favourite.0': ['未收藏', 'Not collected'],
  'favourite.1': ['已收藏', 'Favourite'],
  'watched.0': ['未监控', 'Not watched'],
  'watched.1': ['监控中', 'Watched'],
})
