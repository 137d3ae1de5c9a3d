import { defineWords } from '../../i18n/texts.ts'
import { collectingWords } from '../../workflows/own-mark-words.ts'

/** Words of what the account keeps of the market. */
export const spyWorkflowWords = defineWords({
  'transition.spyFavourite.collect': collectingWords.collect,
  'transition.spyFavourite.drop': collectingWords.drop,
  'transition.spyWatch.watch': ['监控', 'Watch'],
  'transition.spyWatch.unwatch': ['取消监控', 'Stop watching'],
})
