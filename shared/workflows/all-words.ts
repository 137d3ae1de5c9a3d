import { allTexts } from '../i18n/texts.ts'
import { adWorkflowWords } from './ad-words.ts'
import { marketWorkflowWords } from './market-words.ts'
import { ownMarkWords } from './own-mark-words.ts'
import { shopProductWords } from './shop-product-words.ts'
import { trendWatchWords } from './trend-watch-words.ts'

/** `transition.<of>.<name>` what a button says, `….note` what is said before it is made, `form.<of>.<name>.<field>`. */
export const allWorkflowWords = allTexts(
  adWorkflowWords,
  shopProductWords,
  marketWorkflowWords,
  ownMarkWords,
  trendWatchWords,
)
