import { allListTexts } from '../../../shared/i18n/all-lists.ts'
import { parcelWords } from '../../imaginary/words.ts'

// Before whatever reads the words of lists: theirs are put together as they are loaded.
for (const language of ['zh', 'en'] as const) Object.assign(allListTexts[language], parcelWords[language])
