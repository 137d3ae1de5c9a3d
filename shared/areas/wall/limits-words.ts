import { defineWords } from '../../i18n/texts.ts'

/** Why limits are not taken. */
export const limitErrors = defineWords({
  'limits.below': ['红色警报应不高于橙色：至多 {most}', 'Red comes after amber: at most {most}'],
  'limits.above': ['红色警报应不低于橙色：至少 {least}', 'Red comes after amber: at least {least}'],
})
