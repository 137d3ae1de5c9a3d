import { avatarForm } from '../../../shared/forms/account.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { changeRecord } from '../../state/session.ts'
import type { DialogProps } from './props.ts'

/** D08: a JPEG under 2 MB, cut to a square and sent as such. */
export const AvatarDialog = ({ onClose }: DialogProps) => (
  <FormDialog form={avatarForm} onDone={(avatar) => changeRecord({ avatar })} onClose={onClose} />
)
