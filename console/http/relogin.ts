import { textNow } from '../i18n/use-text.ts'
import { confirm, useConfirm } from '../state/confirm.ts'
import { dropSession } from '../state/session.ts'
import { forgetUnsaved } from '../state/unsaved.ts'
import type { CallOptions } from './client.ts'

let asking = false
let stayed: string | null = null

/**
 * D12: the platform says that `token` must sign in again. One dialog, however many calls fail; whoever has chosen to stay is
 * asked again only by a call of their own, not by what repeats by itself.
 */
export const askRelogin = (token: string | null, tell: CallOptions['tell'] = 'always'): void => {
  if (asking || useConfirm.getState().asked || token === null || (stayed === token && tell !== 'always')) return
  asking = true
  const question = {
    title: textNow('message.relogin'),
    text: textNow('login.again'),
    yes: textNow('message.reloginYes'),
    no: textNow('message.reloginNo'),
  }
  void confirm(question).then((yes) => {
    asking = false
    if (!yes) {
      stayed = token
      return
    }
    forgetUnsaved()
    dropSession(token)
  })
}
