import { Dialog } from '../../ui/dialog.tsx'
import { useShell } from './shell-state.ts'
import { useShellText } from './use-shell-text.ts'

const close = (): void => useShell.setState({ notice: null })

/** D11: what a module is that one cannot switch to. */
export const ModuleNotice = () => {
  const text = useShellText()
  const notice = useShell((state) => state.notice)
  if (notice === null) return null
  return (
    <Dialog
      title={text(`module.${notice}`)}
      testId="module-notice"
      light
      onClose={close}
      actions={
        <button type="button" className="button primary" onClick={close}>
          {text('module.ok')}
        </button>
      }
    >
      <p>{text(`module.${notice}.about`)}</p>
    </Dialog>
  )
}
