import { defineWords } from '../../i18n/texts.ts'

/** Words of what is done about creators; `bind` is the line of an imported file. */
export const creatorWorkflowWords = defineWords({
  'transition.creator.approve': ['审核通过', 'Approve'],
  'transition.creator.approve.note': ['从现在起达人的新订单归负责人，之前的订单不变。', 'Its new orders are the owner’s from now on; orders before stay.'],
  'transition.creator.reject': ['拒绝绑定', 'Refuse'],
  'transition.creator.reject.note': ['之后仍可以分配负责人重新绑定。', 'It can still be bound by assigning an owner later.'],
  'transition.creator.assign': ['分配负责人', 'Assign the owner'],
  'transition.creator.assign.note': ['从现在起付款的订单归新负责人，已付款的订单仍归原来的人；分成比例不变。', 'Orders paid from now on are the new owner’s, those paid before stay with the one before; the share stays.'],
  'transition.creator.share': ['修改分成', 'Change the share'],
  'transition.creator.share.note': ['下一个业务日 00:00 起生效，之前付款的订单保持原比例；不可高于负责人自身比例。', 'From 00:00 of the next business day; orders paid before keep the old share. Never above the owner’s own.'],
  'transition.creator.unbind': ['解绑', 'Unbind'],
  'transition.creator.unbind.note': ['对方有 7 天时间，未答复视为同意；期间订单仍归负责人，也可以撤回。', 'The other side has 7 days, no answer is consent; orders stay the owner’s meanwhile, and it can be withdrawn.'],
  'transition.creator.withdraw': ['撤回解绑', 'Withdraw the unbinding'],
  'transition.creator.stop': ['停用', 'Stop'],
  'transition.creator.stop.note': ['停用后团队成员不能再为其申请样品或分配商品；订单仍归负责人。', 'Nobody of the team asks for samples or assigns products for it any longer; its orders stay the owner’s.'],
  'transition.creator.resume': ['启用', 'Resume'],
  'transition.creator.remark': ['备注', 'Note'],
  'transition.creator.remark.note': ['留空则清除备注。', 'Empty takes it away.'],
  'transition.creator.unanswered': ['7 天未审核，申请过期', 'Not approved within 7 days'],
  'transition.creator.part': ['7 天未答复，已解绑', 'Unbound: no answer within 7 days'],
  'transition.creator.end': ['绑定到期', 'Its time is over'],
  'transition.creator.bind': ['由文件导入绑定', 'Bound by an imported file'],
  'form.creator.reject.reason': ['拒绝原因', 'Why'],
  'form.creator.assign.owner_member_id': ['新负责人', 'New owner'],
  'form.creator.share.share_rate_bp': ['分成比例', 'Share'],
  'form.creator.unbind.reason': ['解绑原因', 'Why'],
  'form.creator.remark.remark': ['备注', 'Note'],
  'notice.creator.approve': ['达人绑定已通过审核', 'your creator was approved'],
  'notice.creator.reject': ['达人绑定被拒绝', 'your creator was refused'],
  'notice.creator.assign': ['达人换了负责人', 'a creator has another owner'],
  'notice.creator.share': ['达人的分成将从下一个业务日起改变', 'the share of your creator changes with the next business day'],
  'notice.creator.unbind': ['达人提出解绑，7 天内可撤回', 'your creator is being unbound, which can be withdrawn within 7 days'],
  'notice.creator.withdraw': ['达人的解绑已撤回', 'the unbinding of your creator was withdrawn'],
  'notice.creator.unanswered': ['达人绑定 7 天未审核，已过期', 'your creator was not approved within 7 days'],
  'notice.creator.part': ['达人已解绑', 'your creator is unbound'],
  'notice.creator.end': ['达人绑定已到期', 'the binding of your creator is over'],
})

/** Why something is not done about a creator. */
export const creatorErrors = defineWords({
  'creator.share': ['分成不可高于自身比例：负责人 {owner} 的比例是 {rate}', 'A share cannot be above the own one: that of {owner} is {rate}'],
})
