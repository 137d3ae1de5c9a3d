import { defineWords } from '../../i18n/texts.ts'

/** Words of what is done about reports. */
export const reportWorkflowWords = defineWords({
  'transition.report.send': ['立即发送', 'Send now'],
  'transition.report.send.note': ['现在发送最近一期；发送结果在“发送记录”里。', 'The last days are sent now; what came of it stands under "Sent".'],
  'transition.report.pause': ['暂停', 'Pause'],
  'transition.report.resume': ['恢复', 'Go on'],
  'transition.report.remove': ['删除', 'Remove'],
  'transition.report.remove.note': ['不再发送；已发送的记录保留。', 'Nothing goes out any more; what did stays listed.'],
  'transition.sending.again': ['重新发送', 'Send again'],
  'transition.sending.again.note': ['用原来的文件再发送一次。', 'The same file is sent once more.'],
})

/** What is wrong with a report, and why it did not go out. */
export const reportErrors = defineWords({
  'report.none': ['报告不存在，或不在你的范围内', 'There is no such report of yours'],
  'report.mails': ['请填写邮箱，多个用逗号分隔，最多 {most} 个', 'Give mail addresses, separated by commas, {most} at most'],
  'report.noMail': ['平台还没有配置发信服务器（SMTP_URL），请联系平台管理员', 'The platform has no mail server (SMTP_URL): ask its administrator'],
  'report.webhook': ['请填写{channel}群机器人的 Webhook 地址，以 {start} 开头', 'Give the webhook of a {channel} group bot; it begins with {start}'],
  'report.content': ['你看不到这份内容，不能发送', 'You do not see this content, so it cannot be sent'],
  'report.noFile': ['文件只保留 90 天，这份已删除', 'Files are kept for 90 days; this one is gone'],
  'report.lostRight': ['创建人已停用，或不再能看到这份内容', 'Whoever made it is disabled, or does not see this content any more'],
  'report.refused': ['对方拒绝：{why}', 'It was refused: {why}'],
  'report.unreached': ['无法连接到对方服务器', 'The other server could not be reached'],
})
