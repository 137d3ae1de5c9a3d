import { messageTexts } from '../../shared/i18n/messages.ts'
import { defineWords } from '../../shared/i18n/texts.ts'

const { zh, en } = messageTexts

/** Why a transition is not made. */
export const workflowTexts = defineWords({
  'workflow.state': ['当前状态不能这样操作', 'Its state does not allow this now'],
  'workflow.right': ['这一步需要团队负责人来做', 'Only a team leader may do this'],
  'workflow.above': ['这一步由提出的人的上级来做', 'This is for who stands above the one that asked'],
  'workflow.own': ['这一步由负责的本人来做', 'This is for whoever the row belongs to'],
  'workflow.judge': ['这一步由公司负责人或平台运营来做，自己的除外', 'This is for leaders of the company and the platform’s operators, never of what is their own'],
  'workflow.cutter': ['这一步由剪辑师来做', 'Only a film cutter may do this'],
  'workflow.operator': ['这一步由平台运营来做', 'Only an operator of the platform may do this'],
  'workflow.platform': ['这一步到期后由系统自动完成', 'The platform does this by itself once its time has come'],
  'workflow.one': ['这个操作一次只能用于一行', 'This can only be done with one row at a time'],
  'workflow.conflict': [`${zh['message.conflict']}（{by}）`, `${en['message.conflict']} ({by})`],
  'workflow.changed': [zh['message.conflict'], en['message.conflict']],
})
