import { defineWords } from '../../i18n/texts.ts'

/** Words of the account menu and the bell, which stand on every page: what opens behind them brings its own. */
export const accountMenuTexts = defineWords({
  'tier.agent': ['{level} 级代理', 'Level {level} agent'],
  'app.account': ['账号菜单', 'Account menu'],
  'app.loggingOut': ['正在退出…', 'Signing out…'],
  'menu.password': ['修改密码', 'Change password'],
  'menu.phone': ['修改手机号', 'Change phone'],
  'menu.company': ['公司设置', 'Company settings'],
  'menu.avatar': ['上传头像', 'Upload avatar'],
  'menu.devices': ['登录设备', 'Signed-in devices'],
  'menu.noPhone': ['未绑定手机号', 'no phone yet'],
  'logout.ask': ['退出后需要重新登录才能继续使用，确定退出吗？', 'You will have to sign in again to go on. Sign out?'],
  'announ.bell': ['公告', 'Announcements'],
  'announ.bellUnread': ['公告，有 {n} 条未读', 'Announcements, {n} unread'],
  'notice.title': ['通知', 'Notices'],
  'zone.submit': ['修改时区', 'Change time zone'],
})
