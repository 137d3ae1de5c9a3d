import { adWorkflowWords } from '../areas/ads/workflow-words.ts'
import { shopProductWords } from '../areas/shops/products-workflow-words.ts'
import { allTexts } from '../i18n/texts.ts'
import { marketWorkflowWords } from './market-words.ts'
import { ownMarkWords } from './own-mark-words.ts'
import { trendWatchWords } from './trend-watch-words.ts'

/** `transition.<of>.<name>` what a button says, `….note` what is said before it is made, `form.<of>.<name>.<field>`. */
export const allWorkflowWords = allTexts(
  adWorkflowWords,
  shopProductWords,
  marketWorkflowWords,
  ownMarkWords,
  trendWatchWords,
)
