import { maskedMobile } from '../../../shared/format/mobile.ts'
import { codeRule, mobileRule } from '../../../shared/forms/rules.ts'
import { CodeField } from '../../forms/code-field.tsx'
import { Field } from '../../forms/field.tsx'
import { useForm } from '../../forms/use-form.ts'
import '../../forms/form-body.css'
import { anyPlatform } from '../../http/any-platform.ts'
import { call } from '../../http/client.ts'
import { FormFoot } from './form-foot.tsx'
import { useDialogText } from './use-dialog-text.ts'
import { useFirstFocus } from './use-first-focus.ts'

const Alert = ({ message }: { message: string }) => (
  <p className="form-alert" role="alert" data-testid="form-alert">
    {message}
  </p>
)

interface OldProps {
  readonly mobile: string
  /** Proved before, on coming back: nothing is asked again. */
  readonly proved: boolean
  readonly onNext: () => void
  /** The proof is not good any more. */
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** Step one: a code to the phone that the account has now. */
export const OldPhone = ({ mobile, proved, onNext, onAgain, onClose }: OldProps) => {
  const say = useDialogText()
  const form = useForm({
    defaults: { code: '' },
    rules: proved ? {} : { code: codeRule },
    send: async ({ code }) => {
      if (!proved) await call(anyPlatform.modifyphone, { code: code.trim() }, { tell: 'never' })
      onNext()
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Alert message={form.alert} />
      <p className="phone-now">
        {say('phone.now')} <b data-testid="phone-now">{maskedMobile(mobile)}</b>
      </p>
      {proved ? (
        <p className="phone-proved">
          {say('phone.proved')}{' '}
          <button type="button" className="link-button" onClick={onAgain}>
            {say('phone.again')}
          </button>
        </p>
      ) : (
        <CodeField
          {...form.field('code')}
          label={say('phone.code')}
          to={{ type: 'phone_old' }}
          onFailure={(message) => form.refuse('code', message)}
        />
      )}
      <FormFoot label={say('form.next')} busy={form.busy} onOther={onClose} />
    </form>
  )
}

/**
 * The form of step two, held by whoever shows both steps, so that a look back at the first loses nothing. `onDone` gets the
 * phone that the account has from now on, and what the server says of it.
 */
export const useNewPhone = (onDone: (mobile: string, message: string) => void) =>
  useForm({
    defaults: { phone: '', code: '' },
    rules: { phone: mobileRule, code: codeRule },
    send: async (values) => {
      const phone = values.phone.trim()
      let message = ''
      const onMessage = (said: string): void => {
        message = said
      }
      await call(anyPlatform.modifyphone, { phone, code: values.code.trim() }, { tell: 'never', onMessage })
      onDone(phone, message)
    },
  })

interface NewProps {
  readonly form: ReturnType<typeof useNewPhone>
  /** Undefined where there was no first step. */
  readonly onBack: (() => void) | undefined
  readonly onClose: () => void
}

/** Step two: the new phone and a code to it. */
export const NewPhone = ({ form, onBack, onClose }: NewProps) => {
  const say = useDialogText()
  useFirstFocus('phone')
  const phone = form.field('phone')
  return (
    <form onSubmit={form.submit} noValidate>
      <Alert message={form.alert} />
      <Field
        {...phone}
        label={say('phone.new')}
        input={{ ...phone.input, inputMode: 'tel', autoComplete: 'tel-national', maxLength: 11 }}
      />
      <CodeField
        {...form.field('code')}
        label={say('phone.code')}
        to={{ type: 'phone_new', mobile: form.watch('phone').trim() }}
        ready={() => form.check('phone')}
        onFailure={(message) => form.refuse('code', message)}
      />
      <FormFoot
        label={say('phone.submit')}
        busy={form.busy}
        {...(onBack ? { otherLabel: say('form.back'), onOther: onBack } : { onOther: onClose })}
      />
    </form>
  )
}
