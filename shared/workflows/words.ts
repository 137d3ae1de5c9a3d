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
  'board.help': ['按空格拿起，左右方向键选择列，再按空格放下，Esc 放回', 'Space picks up, left and right choose a column, Space drops, Esc puts back'],
  'board.held': ['已拿起 {name}，可移到：{columns}', '{name} picked up; it may go to: {columns}'],
  'board.over': ['{column}，第 {n} 列，共 {all} 列', '{column}, {n} of {all}'],
  'board.dropped': ['{name} 正在移到 {column}', '{name} is moving to {column}'],
  'board.back': ['{name} 已放回 {column}', '{name} is back in {column}'],
  'board.fixed': ['{name} 现在不能移动', '{name} cannot be moved now'],
})
