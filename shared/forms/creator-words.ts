import { defineWords } from '../i18n/texts.ts'

/** Words of the field that picks a creator: few forms have it. */
export const creatorWords = defineWords({
  'creator.find': ['搜索达人名称或ID', 'Name or ID of a creator'],
  'creator.none': ['没有匹配的达人', 'No such creator'],
  'creator.followers': ['{n} 粉丝', '{n} followers'],
})
