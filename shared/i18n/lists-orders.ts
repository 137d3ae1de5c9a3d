import { defineTexts } from './texts.ts'

/** Figures of the order list that are no metric of the catalogue. */
export const orderListTexts = defineTexts(
  {
    'kpi.orders.ineligible': '失效金额',
    'kpi.orders.ineligible.hint': '已失效的已支付行的预估佣金之和（标准 + 广告 + 达人奖励），在当前筛选范围内。',
  },
  {
    'kpi.orders.ineligible': 'Ineligible commission',
    'kpi.orders.ineligible.hint':
      'Estimated commission of paid lines that are ineligible (standard + Shop Ads + bonus), over the whole filter.',
  },
)
