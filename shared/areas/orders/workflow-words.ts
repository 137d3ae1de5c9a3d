import { defineWords } from '../../i18n/texts.ts'

/** Words of the order lines' workflow. */
export const orderLineWords = defineWords({
  'transition.order_line.appeal': ['申诉', 'Appeal'],
  'transition.order_line.appeal.note': ['说明为什么这一行不该失效或冻结，5–500 个字。上级会收到消息并答复。', 'Why this line should not be ineligible or frozen, 5 to 500 characters. Your leader is told and answers.'],
  'form.order_line.appeal.reason': ['申诉理由', 'Reason of the appeal'],
  'transition.order_line.accept': ['通过申诉', 'Accept the appeal'],
  'transition.order_line.accept.note': [
    `冻结的行恢复为待结算，汇总随之更新；已失效的行只留下结论，状态和金额不变。金额不会被手工修改。
写明决定和依据，5–500 个字，申诉人会看到。`,
    `A frozen line is pending again and the sums follow; an ineligible one keeps its state and amounts. No amount is changed by hand.
Say the decision and its grounds, 5 to 500 characters; whoever appealed reads it.`,
  ],
  'form.order_line.accept.answer': ['答复', 'Answer'],
  'transition.order_line.decline': ['不通过申诉', 'Decline the appeal'],
  'transition.order_line.decline.note': [
    `这一行保持原样，之后可以再次申诉。
写明决定和依据，5–500 个字，申诉人会看到。`,
    `The line stays as it is, and may be appealed again.
Say the decision and its grounds, 5 to 500 characters; whoever appealed reads it.`,
  ],
  'form.order_line.decline.answer': ['答复', 'Answer'],
  'transition.order_line.transfer': ['转归属', 'Change owner'],
  'transition.order_line.transfer.note': [
    `归属人和上级路径换成新归属人现在的路径。
上级的分成按新路径的比例重新分配，达人和机构的佣金不变。
两边的成交额、佣金等汇总在同一个事务里一起变动。
已在账单中的行会被拒绝，其余照常转移；变更前后会记入日志，新归属人会收到消息。`,
    `Owner and path become those of the new owner as they are today.
Leaders share by the new path; what creator and agency get stays.
All sums of both sides move in one transaction.
Lines in a bill are refused, the others move; the log keeps who had each line, and the new owner is told.`,
  ],
  'form.order_line.transfer.owner_member_id': ['新归属人', 'New owner'],
  'transition.order_line.note': ['备注', 'Note'],
  'transition.order_line.note.note': ['能看到这一行的人都能看到备注，500 个字以内。', 'Everyone who sees this line sees its notes, at most 500 characters each.'],
  'form.order_line.note.text': ['备注', 'Note'],
  'notice.order_line.appeal': ['订单申诉待你答复', 'appealed an order line, please answer'],
  'notice.order_line.accept': ['你的订单申诉已通过', 'accepted your appeal of an order line'],
  'notice.order_line.decline': ['你的订单申诉未通过', 'declined your appeal of an order line'],
  'notice.order_line.transfer': ['订单已转归你', 'gave you an order line'],
})
