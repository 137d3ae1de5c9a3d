import { type FormEvent, useRef, useState } from 'react'
import { sessionApi } from '../../../shared/api/session.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { useText } from '../../i18n/use-text.ts'
import { fetchLikelyNext } from '../../state/likely-next.ts'
import { rememberAccount, rememberedAccount } from '../../state/preferences.ts'
import { openSession } from '../../state/session.ts'
import { checkField, type LoginErrors, type LoginField } from './validate.ts'

const fields: readonly LoginField[] = ['account', 'password']

/** State of the sign-in form. Where to go afterwards is the guard's answer, not the form's. */
export const useLogin = () => {
  const text = useText()
  const [values, setValues] = useState(() => ({ account: rememberedAccount(), password: '' }))
  const [remember, setRemember] = useState(() => rememberedAccount() !== '')
  const [errors, setErrors] = useState<LoginErrors>({})
  const [alert, setAlert] = useState('')
  const [busy, setBusy] = useState(false)
  const inputs = useRef<Partial<Record<LoginField, HTMLInputElement | null>>>({})

  const put = (field: LoginField, value: string): void => {
    setValues((before) => ({ ...before, [field]: value }))
    setErrors(({ [field]: _, ...rest }) => rest)
  }
  const check = (field: LoginField): string | undefined => {
    const key = checkField(field, values[field])
    const message = key && text(key)
    setErrors(({ [field]: _, ...rest }) => (message ? { ...rest, [field]: message } : rest))
    return message
  }
  const focusFirst = (wrong: readonly LoginField[]): void => {
    const first = fields.find((field) => wrong.includes(field))
    if (first) inputs.current[first]?.focus()
  }
  const fail = (error: CallError): void => {
    const wrong = fields.filter((field) => error.fields[field])
    setErrors(Object.fromEntries(wrong.map((field) => [field, error.fields[field] ?? ''])))
    setAlert(wrong.length > 0 ? '' : error.message)
    if (wrong.length > 0) focusFirst(wrong)
    else inputs.current.password?.select()
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setAlert('')
    const wrong = fields.filter((field) => check(field))
    if (wrong.length > 0) return focusFirst(wrong)
    setBusy(true)
    fetchLikelyNext()
    try {
      const input = { account: values.account.trim(), password: values.password }
      const { token, user } = await call(sessionApi.login, input, { tell: 'never' })
      rememberAccount(remember ? input.account : null)
      openSession(token, user)
    } catch (error) {
      setBusy(false)
      if (!(error instanceof CallError)) throw error
      fail(error)
    }
  }
  return { values, put, remember, setRemember, errors, alert, busy, check, submit, inputs }
}
