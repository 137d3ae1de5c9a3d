import { defineWords } from '../../i18n/texts.ts'

/** Words of the page. */
export const staffWords = defineWords({
  'staff.facts': ['账号信息', 'Facts'],
})
/** Why something is not done with an account. */
export const staffErrors = defineWords({
  'staff.unknown': ['员工不存在，或不在你的管理范围', 'There is no such member in your reach'],
  'staff.self': ['不能停用自己', 'You cannot disable yourself'],
  'staff.above': ['不能处理自己的上级，请由更上一级处理', 'This is somebody above you: please leave it to those above'],
  'staff.more': ['该账号拥有你没有的权限，请由拥有这些权限的人处理', 'This account may do what you may not: please leave it to who may'],
  'staff.full': ['席位已满，请先停用不用的账号', 'All seats are taken: please disable accounts that are not used'],
})
