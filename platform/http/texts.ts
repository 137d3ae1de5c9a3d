import { articleErrors } from '../../shared/areas/academy/words.ts'
import { adFlowErrors } from '../../shared/areas/ads/flow-words.ts'
import { billErrors } from '../../shared/areas/bills/workflow-words.ts'
import { creatorErrors } from '../../shared/areas/creators/workflow-words.ts'
import { dealErrors } from '../../shared/areas/deals/words.ts'
import { inviteErrors } from '../../shared/areas/invites/workflow-words.ts'
import { liveErrors } from '../../shared/areas/lives/words.ts'
import { materialErrors } from '../../shared/areas/materials/words.ts'
import { mcnErrors } from '../../shared/areas/mcn/words.ts'
import { mediaErrors } from '../../shared/areas/media/words.ts'
import { announcementErrors } from '../../shared/areas/messages/manage-words.ts'
import { operationErrors } from '../../shared/areas/operations/words.ts'
import { originalErrors } from '../../shared/areas/originals/words.ts'
import { reportErrors } from '../../shared/areas/reports/workflow-words.ts'
import { sampleErrors } from '../../shared/areas/samples/workflow-words.ts'
import { shopCopyErrors } from '../../shared/areas/shop-copies/words.ts'
import { shopErrors } from '../../shared/areas/shops/matrix-words.ts'
import { staffErrors } from '../../shared/areas/staff/words.ts'
import { ttAccountErrors } from '../../shared/areas/tt-accounts/words.ts'
import { limitErrors } from '../../shared/areas/wall/limits-words.ts'
import { playlistErrors } from '../../shared/areas/wall/playlist-words.ts'
import { wallErrors } from '../../shared/areas/walls/words.ts'
import { workErrors } from '../../shared/areas/work/workflow-words.ts'
import { formWords } from '../../shared/forms/words.ts'
import { consoleTexts } from '../../shared/i18n/console.ts'
import { errorTexts } from '../../shared/i18n/errors.ts'
import { messageTexts } from '../../shared/i18n/messages.ts'
import { allTexts, type Language, type Params, pickTexts, translators } from '../../shared/i18n/texts.ts'
import { tableImportWords } from '../../shared/imports/words.ts'
import { uploadWords } from '../../shared/words/upload.ts'
import { workflowTexts } from '../workflows/words.ts'
import { httpWords } from './words.ts'

/** Every sentence that the platform says to people. */
const texts = allTexts(
  httpWords,
  workflowTexts,
  mediaErrors,
  materialErrors,
  billErrors,
  creatorErrors,
  inviteErrors,
  workErrors,
  reportErrors,
  sampleErrors,
  staffErrors,
  shopErrors,
  liveErrors,
  playlistErrors,
  limitErrors,
  articleErrors,
  dealErrors,
  announcementErrors,
  operationErrors,
  shopCopyErrors,
  adFlowErrors,
  ttAccountErrors,
  wallErrors,
  mcnErrors,
  originalErrors,
  pickTexts(consoleTexts, 'login.again'),
  pickTexts(errorTexts, 'form.required', 'form.repassword.differs', 'form.avatar.size'),
  pickTexts(messageTexts, 'message.module'),
  pickTexts(formWords, 'form.same'),
  pickTexts(tableImportWords, 'import.wrongType', 'import.tooLarge'),
  pickTexts(uploadWords, 'upload.none'),
)

export type Say = (key: TextKey, params?: Params) => string
export type TextKey = keyof (typeof texts)['zh']

/** Whether a text is the key of a sentence: one that was kept may be of another version. */
export const isTextKey = (key: string): key is TextKey => Object.hasOwn(texts.zh, key)

const sayings = translators(texts)

/** The language of a request: header `lang`, else the first of `Accept-Language` that we speak, else Chinese. */
export const languageFor = (lang: string | undefined, accept: string | undefined): Language => {
  const wanted = lang ?? accept ?? ''
  const first = wanted
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .find((one) => one.startsWith('zh') || one.startsWith('en'))
  return first?.startsWith('en') ? 'en' : 'zh'
}

/** The language of a call: the one that it asks for, else that of its browser. */
export const languageOf = (call: { readonly header: (name: string) => string | undefined }): Language =>
  languageFor(call.header('lang'), call.header('accept-language'))

export const sayFor = (lang: string | undefined, accept: string | undefined): Say => sayings[languageFor(lang, accept)]
