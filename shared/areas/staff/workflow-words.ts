import { defineWords } from '../../i18n/texts.ts'

/** Words of what is done with accounts: by transitions, and by forms whose trace stands in the same history. */
export const staffWorkflowWords = defineWords({
  'transition.staff.disable': ['停用', 'Disable'],
  'transition.staff.disable.note': ['该账号立即退出所有设备和大屏，不能再登录；数据保留，可以先移交。', 'The account is signed out of every device and wall at once and cannot sign in; its data stay and can be handed over first.'],
  'transition.staff.enable': ['启用', 'Enable'],
  'transition.staff.enable.note': ['启用后占用一个席位，用原密码登录。', 'It takes a seat then, and signs in with the password that it had.'],
  'transition.staff.enableScreen': ['启用大屏', 'Enable the wall'],
  'transition.staff.enableScreen.note': ['启用后占用一个席位，只能看大屏。', 'It takes a seat then, and sees walls only.'],
  'transition.staff.add': ['新增', 'Added'],
  'transition.staff.edit': ['编辑', 'Edited'],
  'transition.staff.reset': ['重置密码', 'Password reset'],
  'transition.staff.handover': ['移交数据', 'Handed over'],
})
