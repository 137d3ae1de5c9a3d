import { adWorkflowWords } from '../areas/ads/workflow-words.ts'
import { shopProductWords } from '../areas/shops/products-workflow-words.ts'
import { allTexts } from '../i18n/texts.ts'
import { orderLineWords } from './order-line-words.ts'

/** `transition.<of>.<name>` what a button says, `….note` what is said before it is made, `form.<of>.<name>.<field>`, `notice.<of>.<name>` what its message says. */
export const allWorkflowWords = allTexts(adWorkflowWords, orderLineWords, shopProductWords)
