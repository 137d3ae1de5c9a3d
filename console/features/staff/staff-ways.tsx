import { useState } from 'react'
import { type StaffDetail, staffApi } from '../../../shared/areas/staff/api.ts'
import { staffEditForm, staffTransferForm } from '../../../shared/forms/staff.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { call } from '../../http/client.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { confirm } from '../../state/confirm.ts'
import { showToast } from '../../state/toasts.ts'
import { nothing } from '../../ui/nothing.ts'
import { useGroups } from './groups.ts'
import { InHand } from './in-hand.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { useStaffText } from './use-staff-text.ts'

interface Props {
  readonly staffId: string
  readonly detail: StaffDetail
  /** Once something was done. */
  readonly onDone: () => void
}

const Edit = ({ staffId, detail, onDone, onClose }: Props & { readonly onClose: () => void }) => {
  const offered = useGroups()
  const { mobile, work: _, ...start } = detail
  if (!offered) return null
  return (
    <FormDialog
      form={staffEditForm}
      about={{ id: staffId }}
      start={start}
      params={{ mobile: mobile || nothing }}
      offered={offered}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

const Transfer = ({ staffId, detail: { work }, onDone, onClose }: Props & { readonly onClose: () => void }) => {
  const text = useStaffText()
  return (
    <FormDialog
      form={staffTransferForm}
      about={{ id: staffId }}
      onDone={(handed) => {
        const n = Object.values(handed).reduce((sum, one) => sum + one, 0)
        showToast('good', n === 0 ? text('staff.nothing') : text('staff.handed', { n }))
        onDone()
      }}
      onClose={onClose}
    >
      <InHand work={work} />
    </FormDialog>
  )
}

/** What can be done with an account beside its transitions. */
export const StaffWays = (props: Props) => {
  const { staffId, detail, onDone } = props
  const text = useStaffText()
  const { again } = useListWorld()
  const [open, setOpen] = useState<'edit' | 'transfer' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const name = detail.membername
  const close = (): void => setOpen(null)
  const reset = async (): Promise<void> => {
    const [title, say] = [text('staff.resetAsk', { name }), text('staff.resetText')]
    if (!(await confirm({ title, text: say, yes: text('staff.resetYes'), no: text('word.cancel'), danger: true })))
      return
    const { password } = await call(staffApi.reset, { id: staffId })
    setSecret(password)
    again()
    onDone()
  }
  return (
    <>
      <button type="button" className="button" data-testid="staff-edit" onClick={() => setOpen('edit')}>
        {text('staff.edit')}
      </button>
      <button type="button" className="button" data-testid="staff-transfer" onClick={() => setOpen('transfer')}>
        {text('staff.transfer')}
      </button>
      <button
        type="button"
        className="button"
        data-testid="staff-reset"
        onClick={() => void reset().catch(() => undefined)}
      >
        {text('staff.reset')}
      </button>
      {open === 'edit' ? <Edit {...props} onClose={close} /> : null}
      {open === 'transfer' ? <Transfer {...props} onClose={close} /> : null}
      {secret === null ? null : <SecretDialog name={name} password={secret} onClose={() => setSecret(null)} />}
    </>
  )
}
