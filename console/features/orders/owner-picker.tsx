import { useState } from 'react'
import { orderActionsApi } from '../../../shared/areas/orders/actions-api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useOrderText } from './use-order-text.ts'

export interface OwnerPick {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly chosen: OwnerPick | undefined
  readonly onChosen: (owner: OwnerPick) => void
}

/** Members of the viewer's scope, found by name or account. */
export const OwnerPicker = ({ chosen, onChosen }: Props) => {
  const text = useOrderText()
  const [keyword, setKeyword] = useState('')
  const { data } = useEndpoint(orderActionsApi.owners, { keyword: keyword.trim() })
  return (
    <div className="owner-picker">
      <input
        type="search"
        className="order-input"
        placeholder={text('transfer.find')}
        aria-label={text('transfer.find')}
        maxLength={60}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <fieldset aria-label={text('transfer.find')} data-testid="owners">
        {data?.list.map(({ id, name, username, team }) => (
          <label key={id} data-owner={id}>
            <input type="radio" name="owner" checked={chosen?.id === id} onChange={() => onChosen({ id, name })} />
            <b>{name}</b>
            <span>{username}</span>
            <small>{team}</small>
          </label>
        ))}
        {data?.list.length === 0 ? <p className="order-note">{text('transfer.none')}</p> : null}
      </fieldset>
    </div>
  )
}
