import { bindFields, mcnApi } from '../areas/mcn/api.ts'
import { defineWords } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

/** Offers a creator a contract with the agency. */
export const mcnBindForm = defineForm({
  id: 'mcnBind',
  endpoint: mcnApi.bind,
  words: defineWords({
    'form.mcnBind.title': ['发起绑定', 'Offer a contract'],
    'form.mcnBind.note': [
      '7 天内达人同意后由负责人审核通过，否则自动过期。',
      'Approved by a leader once the creator agrees; after 7 days it expires by itself.',
    ],
    'form.mcnBind.creator_id': ['达人', 'Creator'],
    'form.mcnBind.share_rate_bp': ['机构分成（占达人佣金）', 'Agency share (of the creator’s commission)'],
    'form.mcnBind.end_date': ['合约最后一天', 'Last day of the contract'],
    'form.mcnBind.send': ['发起', 'Offer it'],
    'form.mcnBind.done': ['已发起，等待确认', 'Offered, waits for approval'],
  }),
  fields: bindFields,
  refreshes: true,
})
