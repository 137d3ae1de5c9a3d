import { useState } from 'react'
import { accountApi } from '../../../../shared/areas/account/api.ts'
import { codeRule, mobileRule, repasswordRule } from '../../../../shared/forms/rules.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useNewPassword } from '../../../forms/use-new-password.ts'
import { call } from '../../../http/client.ts'
import { CallError } from '../../../http/errors.ts'

export type ForgetStep = 'proof' | 'password'

const isAboutProof = (error: unknown): boolean =>
  error instanceof CallError && (error.fields.code !== undefined || error.fields.mobile !== undefined)

/** One form in two steps: the server judges phone and code together with the new password, so both are sent at the end. */
export const useForget = (onDone: () => void) => {
  const [step, setStep] = useState<ForgetStep>('proof')
  const asked = useNewPassword()
  const form = useForm({
    defaults: { mobile: '', code: '', password: '', password_confirm: '' },
    rules: {
      mobile: mobileRule,
      code: codeRule,
      password: asked.rule,
      password_confirm: (value, { password }) => repasswordRule(password)(value),
    },
    again: { password: 'password_confirm' },
    send: async (values) => {
      const input = { ...values, mobile: values.mobile.trim(), code: values.code.trim() }
      try {
        await call(accountApi.forget, input, { tell: 'never' })
      } catch (error) {
        if (isAboutProof(error)) setStep('proof')
        throw error
      }
      onDone()
    },
  })
  /** To step two, when phone and code look right. */
  const proceed = async (): Promise<void> => {
    const isMobileRight = await form.check('mobile')
    const isCodeRight = await form.check('code')
    if (isMobileRight && isCodeRight) setStep('password')
    else form.select(isMobileRight ? 'code' : 'mobile')
  }
  return { form, note: asked.note, step, proceed, goBack: () => setStep('proof') }
}

export type ForgetForm = ReturnType<typeof useForget>['form']
