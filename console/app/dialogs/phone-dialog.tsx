import { useRef } from 'react'
import { maskedMobile } from '../../../shared/format/mobile.ts'
import { phoneForm } from '../../../shared/forms/phone.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { anyPlatform } from '../../http/any-platform.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { useMessage } from '../../i18n/use-message.ts'
import { changeRecord } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import type { DialogProps } from './props.ts'

/** A code to the phone that the account has now; the server calls it `code` as that of the new one. */
const prove = async (code: string): Promise<void> => {
  try {
    await call(anyPlatform.modifyphone, { code }, { tell: 'never' })
  } catch (error) {
    if (!(error instanceof CallError) || error.fields.code === undefined) throw error
    throw new CallError(error.kind, error.message, { fields: { proof: error.fields.code } })
  }
}

/** D05: the phone at hand is proved first; an account without one goes straight to the new one. */
export const PhoneDialog = ({ record, onClose }: DialogProps) => {
  const words = useMessage()
  const { mobile } = record
  const proved = useRef('')
  const said = useRef('')
  return (
    <FormDialog
      form={phoneForm}
      params={{ mobile: maskedMobile(mobile) }}
      without={mobile ? [] : ['proof']}
      onStep={async (_, typed) => {
        const code = String(typed.proof).trim()
        // A look back asks for nothing again.
        if (code !== proved.current) await prove(code)
        proved.current = code
        return {}
      }}
      send={async (input) => {
        const onMessage = (message: string): void => {
          said.current = message
        }
        await call(anyPlatform.modifyphone, input, { tell: 'never', onMessage })
        return { step: 'done' as const, mobile: input.phone ?? '' }
      }}
      onDone={(changed) => {
        changeRecord({ mobile: changed.mobile })
        showToast('good', said.current || words('message.modified'))
      }}
      onClose={onClose}
    />
  )
}
