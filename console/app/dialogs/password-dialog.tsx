import { accountApi } from '../../../shared/areas/account/api.ts'
import { maskedMobile } from '../../../shared/format/mobile.ts'
import { codeRule, repasswordRule } from '../../../shared/forms/rules.ts'
import { CodeField } from '../../forms/code-field.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useNewPassword } from '../../forms/use-new-password.ts'
import { call } from '../../http/client.ts'
import { useMessage } from '../../i18n/use-message.ts'
import { leaveSession } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import './dialogs.css'
import { FormFoot } from './form-foot.tsx'
import type { DialogProps } from './props.ts'
import { useDialogText } from './use-dialog-text.ts'

/** Spec section 9. */
const leaveAfterMs = 1500

/** D04. A change ends every session of the account, so this one is left for the login page. */
export const PasswordDialog = ({ record, onClose }: DialogProps) => {
  const message = useMessage()
  const say = useDialogText()
  const asked = useNewPassword()
  const form = useForm({
    defaults: { password: '', password_confirm: '', code: '' },
    rules: {
      password: asked.rule,
      password_confirm: (value, { password }) => repasswordRule(password)(value),
      code: codeRule,
    },
    again: { password: 'password_confirm' },
    send: async (values) => {
      await call(accountApi.password, { ...values, code: values.code.trim() }, { tell: 'never' })
      showToast('good', message('message.passwordChanged'))
      onClose()
      leaveSession(leaveAfterMs)
    },
  })
  const password = form.field('password')
  const again = form.field('password_confirm')
  const autoComplete = 'new-password'
  return (
    <Dialog title={say('menu.password')} testId="password-dialog" onClose={onClose}>
      <form onSubmit={form.submit} noValidate>
        <p className="form-alert warning" role="alert" data-testid="form-alert">
          {form.alert}
        </p>
        <PasswordField
          {...password}
          label={say('password.new')}
          note={asked.note}
          input={{ ...password.input, autoComplete }}
        />
        <PasswordField {...again} label={say('password.again')} input={{ ...again.input, autoComplete }} />
        <CodeField
          {...form.field('code')}
          label={say('password.code')}
          note={record.mobile ? say('password.sentTo', { mobile: maskedMobile(record.mobile) }) : say('menu.noPhone')}
          to={{ type: 'password' }}
          onFailure={(message) => form.refuse('code', message)}
        />
        <FormFoot label={say('password.submit')} busy={form.busy} onOther={onClose} />
      </form>
    </Dialog>
  )
}
