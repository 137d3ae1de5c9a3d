import { defineWords } from '../../i18n/texts.ts'

const simulated = ['模拟执行：只改本地记录，不会发送到广告平台。', 'Simulated: only the local record changes, the network is not told.'] as const

/** Words of the campaigns' workflow. */
export const adWorkflowWords = defineWords({
  'transition.ad.on': ['启用', 'Turn on'],
  'transition.ad.on.note': simulated,
  'transition.ad.off': ['暂停', 'Pause'],
  'transition.ad.off.note': simulated,
  'transition.ad.copy': ['复制', 'Copy'],
  'transition.ad.copy.note': ['复制系列、广告组和创意，副本为暂停状态；只写本地记录。', 'Copies the campaign with its groups and ads, paused; only the local record changes.'],
  'transition.ad.budget': ['改预算', 'Change budget'],
  'transition.ad.budget.note': simulated,
  'form.ad.budget.budget_amt': ['新预算', 'New budget'],
})
