import { type ComponentProps, useState } from 'react'
import { membersApi } from '../../shared/api/members.ts'
import { formWords } from '../../shared/forms/words.ts'
import { useEndpoint } from '../http/use-endpoint.ts'
import { textsHook } from '../i18n/texts-hook.ts'
import './forms.css'

const useFieldText = textsHook(formWords)

interface Props {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly input: ComponentProps<'input'>
}

/** What a chosen member is called; undefined until it is known, and of nobody. */
export const useMemberName = (id: string): string | undefined => {
  const { data } = useEndpoint(membersApi.choices, { id }, { ready: id !== '', tell: 'never' })
  return data?.list.find((one) => one.id === id)?.name
}

/** One of the viewer's scope, found by name or account. */
export const MemberField = ({ id, label, error, input }: Props) => {
  const text = useFieldText()
  const [keyword, setKeyword] = useState('')
  const { data } = useEndpoint(membersApi.choices, { keyword: keyword.trim() })
  return (
    <fieldset
      className={error ? 'field member-field wrong' : 'field member-field'}
      aria-describedby={`${id}-note`}
      data-testid="members"
    >
      <legend>{label}</legend>
      <div className="field-box">
        <input
          type="search"
          placeholder={text('field.memberFind')}
          aria-label={text('field.memberFind')}
          maxLength={60}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
      </div>
      <div className="members">
        {data?.list.map(({ id: value, name, username, team }) => (
          <label key={value} data-member={value}>
            <input {...input} type="radio" value={value} />
            <b>{name}</b>
            <span>{username}</span>
            <small>{team}</small>
          </label>
        ))}
        {data?.list.length === 0 ? <p>{text('field.memberNone')}</p> : null}
      </div>
      <p id={`${id}-note`} className="field-note" aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
