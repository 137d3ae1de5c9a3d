import { useDeferredValue, useId, useState } from 'react'
import { type CreatorChoice, productApi } from '../../shared/areas/products/api.ts'
import { compactText } from '../../shared/format/number.ts'
import { useEndpoint } from '../http/use-endpoint.ts'
import './picker.css'
import { useMarketText } from './use-market-text.ts'

interface Props {
  readonly chosen: string
  readonly onChoose: (creator: CreatorChoice) => void
  readonly error?: string | undefined
}

/** One creator of the viewer's own: a search, and those that it finds to choose from. */
export const CreatorPicker = ({ chosen, onChoose, error }: Props) => {
  const text = useMarketText()
  const name = useId()
  const [q, setQ] = useState('')
  const asked = useDeferredValue(q.trim())
  const { data } = useEndpoint(productApi.creators, { q: asked })
  return (
    <fieldset className="creator-picker" data-testid="creator-picker" aria-invalid={error ? true : undefined}>
      <legend>{text('sample.creator')}</legend>
      <input
        type="search"
        aria-label={text('sample.findCreator')}
        placeholder={text('sample.findCreator')}
        maxLength={50}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      {data && data.list.length === 0 ? <p role="status">{text('sample.noCreator')}</p> : null}
      <div className="creator-list">
        {data?.list.map((creator) => (
          <label key={creator.creator_id}>
            <input
              type="radio"
              name={name}
              value={creator.creator_id}
              checked={creator.creator_id === chosen}
              onChange={() => onChoose(creator)}
            />
            <span>{creator.name}</span>
            <small>
              {creator.follower_count === null
                ? ''
                : text('sample.followers', { n: compactText(creator.follower_count) })}
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
