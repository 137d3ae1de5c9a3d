import { defineWords } from '../../i18n/texts.ts'

/** Words of the outbox page. */
export const outboxTexts = defineWords({
  'outbox.title': ['短信发件箱', 'SMS outbox'],
  'outbox.tab.messages': ['短信', 'Messages'],
  'outbox.tab.announcements': ['公告', 'Announcements'],
  'outbox.tab.companies': ['公司', 'Companies'],
  'outbox.tab.accounts': ['账号', 'Accounts'],
  'outbox.tab.jobs': ['后台任务', 'Background work'],
  'outbox.tab.checks': ['账目自检', 'Checks of the books'],
  'outbox.note': ['本平台未接入短信服务商时，验证码写在这里，只有平台运营能看到；一天后自动删除。', 'Without a message provider the codes are written here, for operators of the platform only; they go after a day.'],
  'outbox.search': ['按手机号查找', 'Find by phone number'],
  'outbox.mobile': ['手机号', 'Phone'],
  'outbox.type': ['用途', 'Purpose'],
  'outbox.text': ['内容', 'Message'],
  'outbox.left': ['有效期至', 'Valid until'],
  'outbox.empty': ['还没有短信。有人在注册、找回密码或修改资料时获取验证码后，会出现在这里。', 'No messages yet. Codes asked for at registration, password and phone changes will appear here.'],
  'outbox.none': ['没有这个手机号的短信', 'No message to this number'],
  'outbox.more': ['只显示最新的 {n} 条，共 {total} 条', 'The newest {n} of {total}'],
  'sms.register': ['注册', 'Register'],
  'sms.forget': ['找回密码', 'Forgot password'],
  'sms.password': ['修改密码', 'Change password'],
  'sms.phone_old': ['验证原手机', 'Prove old phone'],
  'sms.phone_new': ['验证新手机', 'Prove new phone'],
})
