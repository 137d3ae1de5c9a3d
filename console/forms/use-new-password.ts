import { useEffect, useState } from 'react'
import { accountApi } from '../../shared/areas/account/api.ts'
import { newPasswordTexts } from '../../shared/areas/account/password-words.ts'
import { leastPassword, passwordRule } from '../../shared/forms/rules.ts'
import { call } from '../http/client.ts'
import { textsHook } from '../i18n/texts-hook.ts'

const useNewPasswordText = textsHook(newPasswordTexts)

/** What this installation asks of a new password: the rule of its field, and the note under it. @param isAsked the form has one */
export const useNewPassword = (isAsked = true) => {
  const say = useNewPasswordText()
  const [least, setLeast] = useState(leastPassword)
  useEffect(() => {
    if (!isAsked) return
    const left = new AbortController()
    call(accountApi.rules, {}, { tell: 'never', signal: left.signal }).then(
      ({ password_min }) => setLeast(password_min),
      // A platform that does not say has the specification's; the server judges in any case.
      () => undefined,
    )
    return () => left.abort()
  }, [isAsked])
  return {
    note: say('password.note', { n: least }),
    rule: (value: string) =>
      value !== '' && least > leastPassword && value.length < least
        ? say('password.short', { n: least })
        : passwordRule(value),
  }
}
