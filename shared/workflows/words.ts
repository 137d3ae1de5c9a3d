import { defineWords } from '../i18n/texts.ts'

/** What every transition and form says; words of one workflow stand beside it. */
export const workflowWords = defineWords({
  'workflow.row': ['对象', 'Row'],
  'workflow.now': ['现在', 'Now'],
  'workflow.then': ['改为', 'Then'],
  'workflow.cancel': ['取消', 'Cancel'],
  'workflow.send': ['确认', 'Confirm'],
  'workflow.sendMany': ['确认 {n} 项', 'Confirm {n}'],
  'workflow.done': ['已{action}', '{action}: done'],
  'workflow.system': ['系统自动', 'The platform'],
  'workflow.about': ['{n} 行，合计 {amount}', '{n} rows, {amount} in all'],
  'workflow.undo': ['撤销', 'Undo'],
  'workflow.history': ['操作记录', 'History'],
  'workflow.noHistory': ['还没有操作记录', 'Nothing has been done yet'],
  'field.missing': ['请填写', 'Please fill this in'],
  'field.number': ['请输入数字', 'Please enter a number'],
  'field.digits': ['小数位数过多', 'Too many decimals'],
  'field.large': ['数字过大', 'The number is too large'],
  'field.least': ['不能小于 {limit}', 'At least {limit}'],
  'field.most': ['不能大于 {limit}', 'At most {limit}'],
  'field.short': ['至少 {limit} 个字', 'At least {limit} characters'],
  'field.wrong': ['请选择', 'Please choose'],
  'field.memberFind': ['按姓名或账号查找', 'Find by name or account'],
  'field.memberNone': ['你的数据范围内没有符合的成员', 'Nobody in your scope matches'],
  'field.percent': ['{label}（%）', '{label} (%)'],
  'field.money': ['{label}（{currency}）', '{label} ({currency})'],
})
