import { defineWords } from '../../i18n/texts.ts'

/** Words of what is done about invitations and who came by them. */
export const inviteWorkflowWords = defineWords({
  'transition.invite.withdraw': ['撤回邀请', 'Withdraw'],
  'transition.invite.withdraw.note': ['撤回后邀请码不能再用来注册；已注册的人不受影响。', 'Nobody registers with it any more; who did already stays.'],
  'transition.invite.renew': ['重新启用', 'Open again'],
  'transition.invite.renew.note': ['邀请码从现在起再有效 7 天。', 'The code holds for 7 days from now.'],
  'transition.applicant.approve': ['审核通过', 'Approve'],
  'transition.applicant.approve.note': ['通过后即可登录，成为邀请人的下级。', 'It can sign in from then on, below who invited it.'],
  'transition.applicant.refuse': ['不通过', 'Refuse'],
  'transition.applicant.refuse.note': ['对方登录时会看到原因。', 'It reads the reason at sign-in.'],
  'form.applicant.refuse.reason': ['原因', 'Why'],
})

/** Why something is not done about them. */
export const inviteErrors = defineWords({
  'invite.none': ['邀请不存在，或不在你的范围内', 'There is no such invitation of yours'],
  'invite.share': ['分成不可高于自身比例 {most}', 'The share cannot be above your own, {most}'],
  'invite.used': ['邀请码的可用次数已满，请联系邀请人', 'This code was used as often as it may be: ask who invited you'],
  'invite.withdrawn': ['邀请已撤回，请联系邀请人', 'This invitation was withdrawn: ask who invited you'],
  'invite.late': ['邀请的可用次数已满，请新建一个', 'It was used as often as it may be: make another one'],
  'applicant.none': ['申请不存在，或不在你的范围内', 'There is nobody of that kind in your scope'],
})
