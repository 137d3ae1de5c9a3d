import { useState } from 'react'
import { membersApi } from '../../../shared/api/members.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Bound } from './bound.ts'
import { FindBox } from './find-box.tsx'
import { Labelled } from './labelled.tsx'
import './member-field.css'

/** What a chosen member is called; undefined until it is known, and of nobody. */
export const useMemberName = (id: string): string | undefined => {
  const { data } = useEndpoint(membersApi.choices, { id }, { ready: id !== '', tell: 'never' })
  return data?.list.find((one) => one.id === id)?.name
}

/** One of the viewer's scope, found by name or account. */
export const MemberField = (bound: Bound) => {
  const { id, field, value, put, state } = bound
  const [keyword, setKeyword] = useState('')
  const { data } = useEndpoint(membersApi.choices, {
    keyword: keyword.trim(),
    ...(field.cutters ? { cutters: '1' as const } : {}),
    ...(field.opens ? { opens: field.opens } : {}),
  })
  return (
    <Labelled {...bound} group>
      <FindBox bound={bound} hint={state.text('field.memberFind')} most={60} typed={keyword} onType={setKeyword} />
      <div className="members" data-testid="members">
        {data?.list.map(({ id: one, name, username, team }) => (
          <label key={one} data-member={one}>
            <input type="radio" name={`${id}-one`} checked={one === value} onChange={() => put(one)} />
            <b>{name}</b>
            <span>{username}</span>
            <small>{team}</small>
          </label>
        ))}
        {data?.list.length === 0 ? <p>{state.text('field.memberNone')}</p> : null}
      </div>
    </Labelled>
  )
}
