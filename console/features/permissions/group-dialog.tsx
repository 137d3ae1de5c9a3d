import { useState } from 'react'
import type { FormInput } from '../../../shared/forms/form.ts'
import { groupForm } from '../../../shared/forms/groups.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { GrantTable, GroupMenu } from './grant-table.tsx'
import type { Grant } from './grants.ts'

interface Props {
  /** null: a new one. */
  readonly id: string | null
  readonly start: FormInput<typeof groupForm.fields>
  readonly grants: readonly Grant[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** A group of rights: what it is called and sees, its pages as a table, and the menu that it makes. */
export const GroupDialog = ({ id, start, grants: begin, onDone, onClose }: Props) => {
  const [grants, setGrants] = useState(begin)
  return (
    <FormDialog
      form={groupForm}
      about={{ id, screens: [...grants] }}
      start={start}
      wide
      onDone={onDone}
      onClose={onClose}
    >
      <GrantTable grants={grants} onGrants={setGrants} />
      <GroupMenu grants={grants} money={start.see_money} />
    </FormDialog>
  )
}
