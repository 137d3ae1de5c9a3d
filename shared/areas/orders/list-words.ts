import { defineWords } from '../../i18n/texts.ts'

/** Figures of the order list that are no metric of the catalogue, and what people do about its lines. */
export const orderListTexts = defineWords({
  'column.appeal_state': ['申诉', 'Appeal'],
  'appeal.0': ['无', 'None'],
  'appeal.1': ['待答复', 'Open'],
  'appeal.2': ['已通过', 'Accepted'],
  'appeal.3': ['未通过', 'Declined'],
  'column.owner_state': ['归属锁定', 'Owner lock'],
  'ownership.0': ['可转', 'Free'],
  'ownership.1': ['已锁定', 'Locked'],
  'ownership.2': ['未支付', 'Not paid'],
  'ownership.3': ['无归属', 'No owner'],
  'kpi.orders.actual': ['实际佣金', 'Actual commission'],
  'kpi.orders.actual.hint': [
    '当前筛选范围内已结算的已支付行真正到手的达人佣金，不论哪天结算；按结算日筛选时才是指标“实际佣金（按结算日）”。',
    'What creators really got of the paid lines of the filter that are settled, whenever that was; filtered by settlement date it is the metric “Actual commission (by settlement date)”.',
  ],
  'kpi.orders.ineligible': ['失效金额', 'Ineligible commission'],
  'kpi.orders.ineligible.hint': ['已失效的已支付行的预估佣金之和（标准 + 广告 + 达人奖励），在当前筛选范围内。', 'Estimated commission of paid lines that are ineligible (standard + Shop Ads + bonus), over the whole filter.'],
})
