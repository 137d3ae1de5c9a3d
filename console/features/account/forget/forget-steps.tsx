import { CodeField } from '../../../forms/code-field.tsx'
import { Field } from '../../../forms/field.tsx'
import { PasswordField } from '../../../forms/password-field.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { usePublicText } from '../../../i18n/use-public-text.ts'
import { Row } from '../../../ui/layout.tsx'
import type { ForgetForm } from './use-forget.ts'

/** Step one: the phone and the code that was sent to it. Whoever comes back from step two does so for the code. */
export const ProofStep = ({ form }: { form: ForgetForm }) => {
  const say = usePublicText()
  const mobile = form.field('mobile')
  const code = form.field('code')
  const known = form.values().mobile !== ''
  return (
    <>
      <Field
        {...mobile}
        label={say('public.mobile')}
        input={{ ...mobile.input, autoFocus: !known, inputMode: 'tel', autoComplete: 'tel-national', maxLength: 11 }}
      />
      <CodeField
        {...code}
        label={say('public.code')}
        note={say('forget.codeNote')}
        input={{ ...code.input, autoFocus: known }}
        to={{ type: 'forget', mobile: form.watch('mobile').trim() }}
        ready={() => form.checkFirst('mobile')}
        onFailure={(message) => form.refuse('code', message)}
      />
      <Row className="forget-actions">
        <Submit label={say('forget.next')} busy={false} />
      </Row>
    </>
  )
}

interface PasswordProps {
  readonly form: ForgetForm
  /** What is asked of the password. */
  readonly note: string
  readonly onBack: () => void
}

/** Step two: the new password. */
export const PasswordStep = ({ form, note, onBack }: PasswordProps) => {
  const say = usePublicText()
  const password = form.field('password')
  const again = form.field('password_confirm')
  return (
    <>
      {/* For password managers: whose password this is. */}
      <input type="text" autoComplete="username" value={form.values().mobile} readOnly hidden />
      <PasswordField
        {...password}
        label={say('forget.password')}
        note={note}
        input={{ ...password.input, autoFocus: true, autoComplete: 'new-password' }}
      />
      <PasswordField
        {...again}
        label={say('forget.confirm')}
        input={{ ...again.input, autoComplete: 'new-password' }}
      />
      <Row className="forget-actions">
        <button type="button" className="button" onClick={onBack}>
          {say('forget.back')}
        </button>
        <Submit label={say('forget.submit')} busyLabel={say('public.busy')} busy={form.busy} />
      </Row>
    </>
  )
}
