import { maskedMobile } from '../../../shared/format/mobile.ts'
import { passwordForm } from '../../../shared/forms/account.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useMessage } from '../../i18n/use-message.ts'
import { leaveSession } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import type { DialogProps } from './props.ts'
import { useDialogText } from './use-dialog-text.ts'

/** Spec section 9. */
const leaveAfterMs = 1500

/** D04. A change ends every session of the account, so this one is left for the login page. */
export const PasswordDialog = ({ record, onClose }: DialogProps) => {
  const message = useMessage()
  const say = useDialogText()
  return (
    <FormDialog
      form={passwordForm}
      mild
      params={{ mobile: maskedMobile(record.mobile) }}
      notes={record.mobile ? {} : { code: say('menu.noPhone') }}
      onDone={() => {
        showToast('good', message('message.passwordChanged'))
        leaveSession(leaveAfterMs)
      }}
      onClose={onClose}
    />
  )
}
