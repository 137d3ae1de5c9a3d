import { defineWords } from './texts.ts'

/** Words of a load that failed. */
export const loadTexts = defineWords({
  'load.failed': ['加载失败', 'Loading failed'],
  'load.failedOld': ['加载失败，下面是上一次的数据', 'Loading failed; what is shown is older'],
  'load.retry': ['重试', 'Retry'],
})
