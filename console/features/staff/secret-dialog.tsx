import { Dialog } from '../../ui/dialog.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Note } from '../../ui/note.tsx'
import { useStaffText } from './use-staff-text.ts'

interface Props {
  readonly name: string
  readonly password: string
  readonly onClose: () => void
}

/** A password that is shown this once: only its button closes it. */
export const SecretDialog = ({ name, password, onClose }: Props) => {
  const text = useStaffText()
  return (
    <Dialog
      title={text('staff.secret')}
      testId="staff-secret"
      actions={
        <button type="button" className="button primary" onClick={onClose}>
          {text('staff.close')}
        </button>
      }
    >
      <Note>{text('staff.secretNote', { name })}</Note>
      <Facts lines>
        <Fact title={text('staff.secret')}>
          <output data-secret>{password}</output>
        </Fact>
      </Facts>
    </Dialog>
  )
}
