import { inviteApi, inviteFields } from '../areas/invites/api.ts'
import { defineWords } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

/** Invites people to register below the viewer. */
export const inviteForm = defineForm({
  id: 'invite',
  endpoint: inviteApi.save,
  words: defineWords({
    'form.invite.title': ['发出邀请', 'Invite'],
    'form.invite.note': [
      '得到一个邀请码、链接和二维码；对方注册后由你审核。',
      'You get a code, a link and a QR code; who registers waits for your approval.',
    ],
    'form.invite.share_rate_bp': ['默认分成', 'Share'],
    'form.invite.share_rate_bp.note': ['不高于你自己的比例', 'Not above your own'],
    'form.invite.days': ['有效天数', 'Days'],
    'form.invite.most_uses': ['可用次数', 'Uses at most'],
    'form.invite.most_uses.note': ['留空则不限', 'Empty: as often as anybody likes'],
    'form.invite.remark': ['备注', 'Note'],
    'form.invite.send': ['生成邀请', 'Make it'],
    'form.invite.done': ['邀请已生成', 'The invitation is made'],
  }),
  fields: inviteFields,
  refreshes: true,
})
