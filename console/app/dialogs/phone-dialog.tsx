import { useState } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { changeRecord } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import './dialogs.css'
import { NewPhone, OldPhone, useNewPhone } from './phone-steps.tsx'
import type { DialogProps } from './props.ts'
import { useDialogText } from './use-dialog-text.ts'

/** D05: the phone at hand is proved first; an account without one goes straight to the new one. */
export const PhoneDialog = ({ record, onClose }: DialogProps) => {
  const words = useMessage()
  const say = useDialogText()
  const [old] = useState(record.mobile)
  const [step, setStep] = useState<'old' | 'new'>(old ? 'old' : 'new')
  const [proved, setProved] = useState(false)
  const done = (mobile: string, message: string): void => {
    changeRecord({ mobile })
    showToast('good', message || words('message.modified'))
    onClose()
  }
  const form = useNewPhone(done)
  const next = (): void => {
    setProved(true)
    setStep('new')
  }
  return (
    <Dialog title={say('menu.phone')} testId="phone-dialog" onClose={onClose}>
      {old ? (
        <ol className="phone-steps">
          <li aria-current={step === 'old' ? 'step' : undefined}>{say('phone.stepOld')}</li>
          <li aria-current={step === 'new' ? 'step' : undefined}>{say('phone.stepNew')}</li>
        </ol>
      ) : null}
      {step === 'old' ? (
        <OldPhone mobile={old} proved={proved} onNext={next} onAgain={() => setProved(false)} onClose={onClose} />
      ) : (
        <NewPhone form={form} onBack={old ? () => setStep('old') : undefined} onClose={onClose} />
      )}
    </Dialog>
  )
}
