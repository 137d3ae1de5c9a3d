import { defineWords } from '../i18n/texts.ts'

/** What every transition says; words of one workflow stand beside it. */
export const workflowWords = defineWords({
  'workflow.row': ['对象', 'Row'],
  'workflow.send': ['确认', 'Confirm'],
  'workflow.sendMany': ['确认 {n} 项', 'Confirm {n}'],
  'workflow.done': ['已{action}', '{action}: done'],
  'workflow.system': ['系统自动', 'The platform'],
  'workflow.about': ['{n} 行，合计 {amount}', '{n} rows, {amount} in all'],
  'workflow.history': ['操作记录', 'History'],
  'workflow.noHistory': ['还没有操作记录', 'Nothing has been done yet'],
  'workflow.agree': ['情况已变更', 'This has changed'],
  'workflow.agreeYes': ['按现在的继续', 'Go on with what is now'],
})
