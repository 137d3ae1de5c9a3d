import { defineWords } from '../../i18n/texts.ts'

/** Words of the pages outside a session, but for the login page: registration, forgotten password, policy. */
export const publicTexts = defineWords({
  'public.signIn': ['去登录', 'Sign in'],
  'public.backToLogin': ['返回登录', 'Back to sign in'],
  'register.slogan': ['受邀加入团队', 'Join by invitation'],
  'register.how.1': ['填写团队负责人发给你的邀请码', 'Enter the invitation code from your team leader'],
  'register.how.2': ['负责人审核你的账号', 'The leader approves your account'],
  'register.how.3': ['审核通过后，用账号和密码登录', 'Once approved, sign in with account and password'],
  'register.invited': ['由 {leader}（{company}）邀请', 'Invited by {leader} ({company})'],
  'register.invitedAlone': ['由 {leader} 邀请', 'Invited by {leader}'],
  'register.terms': ['《服务条款》', 'Terms of service'],
  'register.privacy': ['《隐私政策》', 'Privacy policy'],
  'register.newTab': ['在新标签页打开', 'opens in a new tab'],
  'register.known': ['已有账号？', 'Have an account?'],
  'register.waiting': ['已提交，待审核', 'Sent, awaiting approval'],
  'register.sentTo': [
    '账号 {account} 的申请已交给 {leader}。',
    'The application of account {account} is with {leader}.',
  ],
  'register.someone': ['邀请你的负责人', 'the leader who invited you'],
  'register.next.1': [
    '{leader} 已收到新成员待审核的通知。',
    'A notice of a new member awaiting approval went to {leader}.',
  ],
  'register.next.2': ['审核通过后，直接用账号和密码登录。', 'Once approved, sign in with account and password.'],
  'register.next.3': [
    '审核前登录会提示“账号待审核”；如果等得太久，请直接联系邀请你的人。',
    'Before that, signing in says that the account is awaiting approval; if it takes long, ask whoever invited you.',
  ],
  'forget.done': ['新密码已生效', 'The new password is set'],
  'policy.types': ['文件', 'Documents'],
  'policy.privacy': ['隐私政策', 'Privacy policy'],
  'policy.terms': ['服务条款', 'Terms of service'],
  'policy.data': ['数据使用说明', 'Use of data'],
  'policy.version': ['版本 {version}', 'Version {version}'],
  'policy.date': ['{date} 起生效', 'in force from {date}'],
  'policy.outline': ['目录', 'Contents'],
  'policy.print': ['打印', 'Print'],
  'policy.home': ['返回首页', 'Back to home'],
  'policy.bundled': [
    '暂时无法连接服务器，以下是随程序附带的文本。',
    'The server cannot be reached right now; this is the text that came with the app.',
  ],
  'missing.title': ['抱歉，页面不存在', 'Sorry, this page does not exist'],
  'missing.note': ['没有找到这个地址：', 'Nothing was found at this address:'],
  'missing.back': ['返回上一页', 'Go back'],
})
