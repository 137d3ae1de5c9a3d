import { confirm } from '../../state/confirm.ts'
import { forgetUnsaved, hasUnsaved } from '../../state/unsaved.ts'
import { shellTextNow } from './use-shell-text.ts'

/** True when nothing typed would be lost, or when the user gives it up. */
export const mayLeave = async (): Promise<boolean> => {
  if (!hasUnsaved()) return true
  const leave = await confirm({
    title: shellTextNow('shell.unsavedTitle'),
    text: shellTextNow('shell.unsavedText'),
    yes: shellTextNow('shell.unsavedYes'),
    no: shellTextNow('shell.unsavedNo'),
    danger: true,
  })
  if (leave) forgetUnsaved()
  return leave
}
