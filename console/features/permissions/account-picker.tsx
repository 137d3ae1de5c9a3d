import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { PreviewAccount } from '../../../shared/areas/permissions/api.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { Icon } from '../../ui/icon.tsx'
import { AccountList } from './account-list.tsx'
import { nameOf } from './account-name.ts'
import { usePermissionsText } from './use-permissions-text.ts'

/** Typing is over after this pause. */
const pauseMs = 250

const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

interface Props {
  /** Undefined while it is being loaded, or could not be. */
  readonly chosen: UserRecord | undefined
  readonly viewer: string
  readonly onPick: (id: string) => void
}

/** A combobox over the accounts of the viewer's scope: shows the chosen one, and searches while it is open. */
export const AccountPicker = ({ chosen, viewer, onPick }: Props) => {
  const { text } = usePermissionsText()
  const id = useId()
  const [keyword, setKeyword] = useState<string>()
  const [listed, setListed] = useState<readonly PreviewAccount[]>([])
  const [active, setActive] = useState(0)
  const settled = useSettled(keyword?.trim() ?? '')
  const open = keyword !== undefined
  /** None until the list answers what has been typed. */
  const choices = keyword?.trim() === settled ? listed : []
  const close = (): void => setKeyword(undefined)
  const pick = (account: PreviewAccount | undefined): void => {
    if (!account) return
    close()
    onPick(account.id)
  }
  const step = (by: number): void => {
    if (!open) setKeyword('')
    else if (choices.length > 0) setActive((active + by + choices.length) % choices.length)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && open) pick(choices[active])
    else if (event.key === 'Escape' && open) close()
    else return
    event.preventDefault()
  }
  return (
    <fieldset
      className="picker field"
      aria-label={text('perm.group.account')}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <label htmlFor={id}>{text('perm.group.account')}</label>
      <div className="field-box">
        <Icon name="search" size={16} />
        <input
          id={id}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && choices[active] ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={open ? text('perm.search') : ''}
          value={keyword ?? (chosen ? nameOf(chosen) : '')}
          onClick={() => open || setKeyword('')}
          onChange={(event) => {
            setKeyword(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          data-testid="account-search"
        />
        <Icon name="down" size={14} />
      </div>
      {open ? (
        <AccountList
          id={id}
          keyword={settled}
          active={active}
          chosen={chosen?.id}
          viewer={viewer}
          onListed={setListed}
          onPick={pick}
        />
      ) : null}
    </fieldset>
  )
}
