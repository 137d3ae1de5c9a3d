import { Submit } from '../../forms/submit.tsx'
import { useDialogText } from './use-dialog-text.ts'

interface Props {
  readonly label: string
  readonly busy: boolean
  /** The other way out, by default closing the dialog. */
  readonly otherLabel?: string
  readonly onOther: () => void
}

/** The buttons of a form in a dialog: the harmless one first. */
export const FormFoot = ({ label, busy, otherLabel, onOther }: Props) => {
  const say = useDialogText()
  return (
    <div className="dialog-foot">
      <button type="button" className="button" onClick={onOther}>
        {otherLabel ?? say('word.cancel')}
      </button>
      <Submit label={label} busyLabel={say('word.busy')} busy={busy} />
    </div>
  )
}
