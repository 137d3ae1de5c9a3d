import { useEffect, useLayoutEffect, useRef } from 'react'
import { type PreviewAccount, privilegeApi } from '../../../shared/areas/permissions/api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { nameOf } from './account-name.ts'
import { usePermissionsText } from './use-permissions-text.ts'

interface Props {
  /** Of the input that it belongs to. */
  readonly id: string
  readonly keyword: string
  readonly active: number
  readonly chosen: string | undefined
  readonly viewer: string
  /** What the keys of the input go through. */
  readonly onListed: (accounts: readonly PreviewAccount[]) => void
  readonly onPick: (account: PreviewAccount) => void
}

const limit = 50

/** The accounts that match, as options of the input above. */
export const AccountList = ({ id, keyword, active, chosen, viewer, onListed, onPick }: Props) => {
  const { text, valueText } = usePermissionsText()
  const list = useRef<HTMLDivElement>(null)
  const { data, error, refetch, isPlaceholderData } = useEndpoint(privilegeApi.accounts, { keyword, limit })
  // What is still shown of an older search is not to be chosen by the keys.
  const listed = isPlaceholderData ? undefined : data?.list
  useLayoutEffect(() => onListed(listed ?? []), [listed, onListed])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const note = !data ? text('app.loading') : data.list.length === 0 ? text('perm.none') : undefined
  return (
    <div className="picker-pop">
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={text('perm.group.account')}>
        {data?.list.map((account, index) => (
          // The keys are those of the input, which points at the active option.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={account.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={account.id === chosen}
            data-active={index === active ? '' : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(account)}
            data-account={account.id}
          >
            <span>{nameOf(account)}</span>
            {account.id === viewer ? <small>{text('perm.self')}</small> : null}
            {account.id === chosen ? <Icon name="check" size={16} /> : null}
            {account.status === 1 ? null : <small>{valueText('status', String(account.status))}</small>}
          </div>
        ))}
      </div>
      <LoadFailed error={error} kept={false} onRetry={refetch} />
      {note && !error ? <Note role="status">{note}</Note> : null}
      {data && data.total > data.list.length ? (
        <Note>{text('perm.more', { total: data.total, n: data.list.length })}</Note>
      ) : null}
    </div>
  )
}
