import { defineWords } from '../../i18n/texts.ts'

/** Words of what is done about what should be looked after. */
export const workWorkflowWords = defineWords({
  'transition.work.done': ['完成', 'Done'],
  'form.work.done.remark': ['处理备注', 'Note'],
  'transition.work.putOff': ['延后', 'Put off'],
  'form.work.putOff.until': ['延后到', 'Until'],
  'transition.work.give': ['指派', 'Give to'],
  'transition.work.give.note': ['对方会收到通知，事项出现在他的列表里。', 'It is told, and the item stands in its list.'],
  'form.work.give.member_id': ['指派给', 'To'],
  'notice.work.give': ['收到一项待办', 'was given something to look after'],
  'transition.work.reopen': ['重新打开', 'Open again'],
  'transition.work.reopen.note': ['回到待处理，截止时间不变。', 'It is open again, due when it was.'],
})

/** Why something is not done about it. */
export const workErrors = defineWords({
  'work.none': ['事项不存在，或不在你的范围内', 'There is nothing of that kind in your scope'],
  'work.past': ['延后的日期要在今天之后', 'Put it off until a day after today'],
})
