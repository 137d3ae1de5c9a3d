import { accountMenuTexts } from '../../../shared/areas/account/menu-words.ts'
import { sessionApi } from '../../../shared/areas/account/session-api.ts'
import { translator } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { textNow } from '../../i18n/use-text.ts'
import { confirm } from '../../state/confirm.ts'
import { mayLeave } from '../../state/may-leave.ts'
import { usePreferences } from '../../state/preferences.ts'
import { leaveSession } from '../../state/session.ts'
import { hasUnsaved } from '../../state/unsaved.ts'

const sure = (): Promise<boolean> => {
  const { language } = usePreferences.getState()
  return confirm({
    title: textNow('app.logout'),
    text: translator(accountMenuTexts, language)('logout.ask'),
    yes: textNow('app.logout'),
    no: translator(commonWords, language)('word.cancel'),
  })
}

/** D13, after asking once: ends the session on the server and, once it has answered, here; a failure is told and changes nothing. */
export const signOut = async (): Promise<void> => {
  if (!(await (hasUnsaved() ? mayLeave() : sure()))) return
  try {
    await call(sessionApi.logout, {})
    leaveSession()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
