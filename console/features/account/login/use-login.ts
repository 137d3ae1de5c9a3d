import { useState } from 'react'
import { sessionApi } from '../../../../shared/areas/account/session-api.ts'
import { passwordRule } from '../../../../shared/forms/rules.ts'
import { useForm } from '../../../forms/use-form.ts'
import { call } from '../../../http/client.ts'
import { fetchLikelyNext } from '../../../state/likely-next.ts'
import { rememberAccount, rememberedAccount } from '../../../state/preferences.ts'
import { openSession } from '../../../state/session.ts'

/** State of the sign-in form. Where to go afterwards is the guard's answer, not the form's. */
export const useLogin = () => {
  const [account] = useState(rememberedAccount)
  const form = useForm({
    defaults: { account, password: '', remember: account !== '' },
    rules: {
      account: (value) => (value.trim() ? undefined : 'form.account.missing'),
      password: passwordRule,
    },
    guarded: false,
    send: async ({ account, password, remember }) => {
      fetchLikelyNext()
      const input = { account: account.trim(), password }
      const { token, user } = await call(sessionApi.login, input, { tell: 'never', unreadable: 'login.unreadable' })
      rememberAccount(remember ? input.account : null)
      openSession(token, user)
    },
  })
  return { form, known: account !== '' }
}
