import { defineWords } from '../../i18n/texts.ts'

/** What a wall says that is refused or signed out. */
export const closedWords = defineWords({
  'page.denied': ['无法查看{screen}', 'No access: {screen}'],
  'page.deniedWhy': ['当前账号没有{screen}的权限，请联系管理员开通。', 'This account may not open {screen}. Please ask your administrator.'],
  'page.home': ['返回首页', 'Back to the start page'],
  'page.unreadable': ['账号资料无法读取', 'The account cannot be read'],
  'page.unreadableWhy': ['平台给出的账号资料无法读取，此屏已退出登录。请联系平台管理员。', 'The platform’s record of this account cannot be read, so this screen is signed out. Ask its administrator.'],
  'page.signIn': ['重新登录', 'Sign in again'],
})
