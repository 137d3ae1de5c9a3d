import { useConfirm } from '../state/confirm.ts'
import { Dialog } from './dialog.tsx'

/** The one place where questions of `confirm` are drawn. */
export const Confirm = () => {
  const asked = useConfirm((state) => state.asked)
  if (!asked) return null
  return (
    <Dialog
      title={asked.title}
      testId="confirm"
      alert
      onClose={() => asked.answer(false)}
      actions={
        <>
          <button type="button" className="button" onClick={() => asked.answer(false)} data-testid="confirm-no">
            {asked.no}
          </button>
          <button
            type="button"
            className={asked.danger ? 'button danger' : 'button primary'}
            onClick={() => asked.answer(true)}
            data-testid="confirm-yes"
          >
            {asked.yes}
          </button>
        </>
      }
    >
      <p>{asked.text}</p>
    </Dialog>
  )
}
