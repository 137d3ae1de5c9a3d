import { useDeferredValue, useId, useState } from 'react'
import { productApi } from '../../shared/areas/products/api.ts'
import { compactText } from '../../shared/format/number.ts'
import { useEndpoint } from '../http/use-endpoint.ts'
import './creator-field.css'
import { useFormWords } from './use-form-words.ts'

interface Props {
  readonly label: string
  /** Id of the chosen one; empty: none yet. */
  readonly chosen: string
  readonly onChoose: (creator_id: string) => void
  readonly error: string | undefined
}

/** One creator of the viewer's own: a search, and those that it finds to choose from. */
export const CreatorField = ({ label, chosen, onChoose, error }: Props) => {
  const text = useFormWords()
  const name = useId()
  const [q, setQ] = useState('')
  const asked = useDeferredValue(q.trim())
  const { data } = useEndpoint(productApi.creators, { q: asked })
  return (
    <fieldset className="creator-picker" data-testid="creator-picker" aria-invalid={error ? true : undefined}>
      <legend>{label}</legend>
      <input
        type="search"
        aria-label={text('creator.find')}
        placeholder={text('creator.find')}
        maxLength={50}
        value={q}
        onChange={(event) => setQ(event.target.value)}
        // A search that is typed sends no form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {data && data.list.length === 0 ? <p role="status">{text('creator.none')}</p> : null}
      <div className="creator-list">
        {data?.list.map((creator) => (
          <label key={creator.creator_id}>
            <input
              type="radio"
              name={name}
              value={creator.creator_id}
              checked={creator.creator_id === chosen}
              onChange={() => onChoose(creator.creator_id)}
            />
            <span>{creator.name}</span>
            <small>
              {creator.follower_count === null
                ? ''
                : text('creator.followers', { n: compactText(creator.follower_count) })}
            </small>
          </label>
        ))}
      </div>
      {error ? (
        <p className="field-note wrong" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
