import { useDeferredValue, useState } from 'react'
import { productApi } from '../../../shared/areas/products/api.ts'
import { compactText } from '../../../shared/format/number.ts'
import { creatorWords } from '../../../shared/forms/creator-words.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { textsHook } from '../../i18n/texts-hook.ts'
import type { Bound } from './bound.ts'
import { ClearChoice } from './clear-choice.tsx'
import './creator-field.css'
import { FindBox } from './find-box.tsx'
import { Labelled } from './labelled.tsx'

const useCreatorText = textsHook(creatorWords)

/** One creator of the viewer's own: a search, and those that it finds to choose from; what is said of it stands below. */
export const CreatorField = (bound: Bound) => {
  const { id, value, note, put } = bound
  const text = useCreatorText()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { data } = useEndpoint(productApi.creators, { q })
  return (
    <div className="creator-part" data-testid="creator-picker">
      <Labelled {...bound} note={undefined} group>
        <FindBox bound={bound} hint={text('creator.find')} most={50} typed={typed} onType={setTyped} />
        {data && data.list.length === 0 ? <p role="status">{text('creator.none')}</p> : null}
        <div className="creator-list">
          {data?.list.map(({ creator_id, name, follower_count }) => (
            <label key={creator_id}>
              <input
                type="radio"
                name={`${id}-one`}
                value={creator_id}
                checked={creator_id === value}
                onChange={() => put(creator_id)}
              />
              <span>{name}</span>
              <small>
                {follower_count === null ? '' : text('creator.followers', { n: compactText(follower_count) })}
              </small>
            </label>
          ))}
        </div>
        <ClearChoice bound={bound} />
      </Labelled>
      {note}
    </div>
  )
}
