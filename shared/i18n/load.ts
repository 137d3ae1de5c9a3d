import { defineTexts } from './texts.ts'

/** Words of a load that failed. */
export const loadTexts = defineTexts(
  {
    'load.failed': '加载失败',
    'load.failedOld': '加载失败，下面是上一次的数据',
    'load.retry': '重试',
  },
  {
    'load.failed': 'Loading failed',
    'load.failedOld': 'Loading failed; what is shown is older',
    'load.retry': 'Retry',
  },
)
