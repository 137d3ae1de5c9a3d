import { useState } from 'react'
import { dataScope, dataScopes } from '../../../shared/areas/permissions/groups.ts'
import { groupsApi } from '../../../shared/areas/permissions/groups-api.ts'
import { nameIn } from '../../../shared/lists/both-names.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { confirm } from '../../state/confirm.ts'
import { showToast } from '../../state/toasts.ts'
import { Row as Ways } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { GrantTable, GroupMenu } from './grant-table.tsx'
import { everyGrant, knownGrants } from './grants.ts'
import { GroupDialog } from './group-dialog.tsx'
import { GroupLog } from './group-log.tsx'
import { useGroupText } from './use-group-text.ts'

const fields = ['group_members', 'group_menus', 'data_scope', 'can_export', 'see_money', 'see_mobile'] as const

/** A group that every company has: looked at, and copied. */
const BuiltIn = ({ name }: { readonly name: string }) => {
  const text = useGroupText()
  const { again } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  const start = {
    name: text('group.copyOf', { name }),
    data_scope: dataScope.company,
    see_money: true,
    see_mobile: true,
  } as const
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        <button type="button" className="button" data-testid="group-copy" onClick={() => setOpen(true)}>
          {text('group.copy')}
        </button>
      </Ways>
      <Note>{text('group.system')}</Note>
      {isOpen ? (
        <GroupDialog id={null} start={start} grants={everyGrant} onDone={again} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

/** A group that the company made: what it gives, and what can be done with it. */
const Made = ({ id }: { readonly id: string }) => {
  const text = useGroupText()
  const { again } = useListWorld()
  const [open, setOpen] = useState<'edit' | 'copy' | null>(null)
  const { data, error, refetch } = useEndpoint(groupsApi.group, { id }, { tell: 'never' })
  if (!data) return <LoadFailed error={error} kept={false} onRetry={refetch} />
  const { name, data_scope, see_money, see_mobile, screens, members, log } = data
  const grants = knownGrants(screens)
  const sight = dataScopes.find((one) => one === data_scope) ?? dataScope.company
  const start = {
    name: open === 'copy' ? text('group.copyOf', { name }) : name,
    data_scope: sight,
    see_money,
    see_mobile,
  }
  const remove = async (): Promise<void> => {
    const [title, say] = [text('group.removeAsk', { name }), text('group.removeText')]
    if (!(await confirm({ title, text: say, yes: text('group.remove'), no: text('word.cancel'), danger: true }))) return
    try {
      await call(groupsApi.remove, { id })
      showToast('good', text('group.removed'))
      again()
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem
    }
  }
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        <button type="button" className="button primary" data-testid="group-edit" onClick={() => setOpen('edit')}>
          {text('group.edit')}
        </button>
        <button type="button" className="button" data-testid="group-copy" onClick={() => setOpen('copy')}>
          {text('group.copy')}
        </button>
        <button
          type="button"
          className="button danger"
          data-testid="group-remove"
          disabled={members > 0}
          onClick={() => void remove()}
        >
          {text('group.remove')}
        </button>
      </Ways>
      <Note>{text('group.members')}</Note>
      <GroupMenu grants={grants} money={see_money} />
      <GrantTable grants={grants} />
      <GroupLog log={log} />
      {open ? (
        <GroupDialog
          id={open === 'edit' ? id : null}
          start={start}
          grants={grants}
          onDone={() => {
            again()
            void refetch()
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  )
}

interface Props {
  readonly groupId: string
  readonly row: Row | undefined
}

/** A group of rights: its facts, what it gives, and who changed it. */
export const GroupDetail = ({ groupId, row }: Props) => {
  const text = useGroupText()
  const name = nameIn(String(row?.group_title ?? ''), text.language)
  return (
    <>
      {row?.is_system ? <BuiltIn name={name} /> : <Made id={groupId} />}
      {row ? <Fields title={name} row={row} fields={fields} /> : null}
    </>
  )
}
