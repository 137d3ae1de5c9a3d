import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { accountApi, type memberKinds } from '../../../../shared/areas/account/api.ts'
import { accountRule, codeRule, mobileRule, nameRule, repasswordRule } from '../../../../shared/forms/rules.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useNewPassword } from '../../../forms/use-new-password.ts'
import { call } from '../../../http/client.ts'
import { useFreeName } from './use-free-name.ts'
import { type Inviter, useInvite } from './use-invite.ts'

type Kind = (typeof memberKinds)[number]

/** Whose application is on its way to whom. */
export interface Sent {
  readonly account: string
  readonly inviter: Inviter | undefined
}

/** State of the registration form; `onSent` once the account waits for approval. */
export const useRegister = (onSent: (sent: Sent) => void) => {
  const [search] = useSearchParams()
  const [start] = useState(() => search.get('invite')?.trim().slice(0, 32) ?? '')
  const invite = useInvite(start)
  const name = useFreeName()
  const password = useNewPassword()
  const form = useForm({
    defaults: {
      invite: start,
      kind: 'creator' as Kind,
      account: '',
      membername: '',
      mobile: '',
      code: '',
      password: '',
      password_confirm: '',
      agree: false as boolean,
    },
    rules: {
      invite: (value) => (value.trim() ? undefined : 'form.invite.missing'),
      account: accountRule,
      membername: nameRule,
      mobile: mobileRule,
      code: codeRule,
      password: password.rule,
      password_confirm: (value, { password }) => repasswordRule(password)(value),
      agree: (value) => (value ? undefined : 'form.agree.missing'),
    },
    again: { password: 'password_confirm' },
    send: async ({ agree: _, ...values }) => {
      const input = {
        ...values,
        invite: values.invite.trim(),
        account: values.account.trim(),
        membername: values.membername.trim(),
        mobile: values.mobile.trim(),
        code: values.code.trim(),
      }
      await call(accountApi.register, input, { tell: 'never' })
      onSent({ account: input.account, inviter: invite.inviter })
    },
  })
  return { form, invite, name, password, invited: start !== '' }
}
