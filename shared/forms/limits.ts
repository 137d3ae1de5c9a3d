import { limitFields, limitsApi } from '../areas/wall/limits-api.ts'
import { defineWords } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

const words = defineWords({
  'form.limits.title': ['大屏警报阈值', 'Limits of the wall’s alerts'],
  'form.limits.note': [
    '数据大屏与智慧大屏在达到这些值时发出提醒（橙色）或警报（红色）；保存后大屏在 30 秒内按新值判断。',
    'The data and the smart wall raise a notice (amber) or an alarm (red) at these values. Walls go by new ones within 30 seconds.',
  ],
  'form.limits.a1_minutes': ['无新单：至少（分钟）', 'No order: at least (min)'],
  'form.limits.a1_minutes.note': ['两倍时为红色', 'Red at twice that'],
  'form.limits.a1_gaps': ['无新单：平均间隔的倍数', 'No order: mean gaps of the hour'],
  'form.limits.a2_amber': ['成交额低于昨日同时段：橙色', 'GMV of yesterday’s by now: amber below'],
  'form.limits.a2_red': ['成交额低于昨日同时段：红色', 'GMV of yesterday’s by now: red below'],
  'form.limits.a3_amber': ['24 小时退款率：橙色', 'Refunds of 24 h: amber above'],
  'form.limits.a3_red': ['24 小时退款率：红色', 'Refunds of 24 h: red above'],
  'form.limits.a4_amber': ['失效佣金占比：橙色', 'Lost commission: amber above'],
  'form.limits.a5_days': ['店铺授权到期前（天）', 'Days before an authorization ends'],
  'form.limits.a7_minutes': ['直播间无数据（分钟）', 'Live room without data (min)'],
  'form.limits.a8_budget': ['广告花费占预算', 'Spent part of an ad budget'],
  'form.limits.a8_days': ['广告余额够用天数低于', 'Days that an ad balance lasts'],
  'form.limits.a8_days.note': ['按最近 24 小时的花费计算', 'By what the last 24 hours cost'],
  'form.limits.send': ['保存', 'Save'],
  'form.limits.done': ['阈值已保存', 'Saved'],
})

/** Chooses when the walls of the viewer's scope raise their alerts. */
export const limitsForm = defineForm({ id: 'limits', endpoint: limitsApi.save, words, fields: limitFields })
