import { defineTexts } from './texts.ts'

/** Words of the outbox page. */
export const outboxTexts = defineTexts(
  {
    'outbox.title': '短信发件箱',
    'outbox.note': '本平台未接入短信服务商时，验证码写在这里，只有平台运营能看到；一天后自动删除。',
    'outbox.search': '按手机号查找',
    'outbox.refresh': '刷新',
    'outbox.time': '时间',
    'outbox.mobile': '手机号',
    'outbox.type': '用途',
    'outbox.text': '内容',
    'outbox.left': '有效期至',
    'outbox.empty': '还没有短信。有人在注册、找回密码或修改资料时获取验证码后，会出现在这里。',
    'outbox.none': '没有这个手机号的短信',
    'outbox.more': '只显示最新的 {n} 条，共 {total} 条',
    'sms.register': '注册',
    'sms.forget': '找回密码',
    'sms.password': '修改密码',
    'sms.phone_old': '验证原手机',
    'sms.phone_new': '验证新手机',
  },
  {
    'outbox.title': 'SMS outbox',
    'outbox.note':
      'Without a message provider the codes are written here, for operators of the platform only; they go after a day.',
    'outbox.search': 'Find by phone number',
    'outbox.refresh': 'Refresh',
    'outbox.time': 'Time',
    'outbox.mobile': 'Phone',
    'outbox.type': 'Purpose',
    'outbox.text': 'Message',
    'outbox.left': 'Valid until',
    'outbox.empty': 'No messages yet. Codes asked for at registration, password and phone changes will appear here.',
    'outbox.none': 'No message to this number',
    'outbox.more': 'The newest {n} of {total}',
    'sms.register': 'Register',
    'sms.forget': 'Forgot password',
    'sms.password': 'Change password',
    'sms.phone_old': 'Prove old phone',
    'sms.phone_new': 'Prove new phone',
  },
)
