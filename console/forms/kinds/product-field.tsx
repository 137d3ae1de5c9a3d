import { useDeferredValue, useState } from 'react'
import { productList } from '../../../shared/areas/products/list.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { type Bound, saidOf } from './bound.ts'
import { Labelled } from './labelled.tsx'

const SHOWN = 10

/** One product: a search by name, id or link, and those that it finds to choose from. */
export const ProductField = (bound: Bound) => {
  const { id, label, value, put, refer, state } = bound
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const { data } = useEndpoint(productList.endpoint, { keyword, limit: SHOWN }, { ready: keyword !== '' })
  const found = keyword === '' ? [] : (data?.list ?? [])
  return (
    <Labelled {...bound} group>
      <div className="field-box">
        <input
          ref={refer}
          id={id}
          type="search"
          aria-label={`${label}: ${state.text('form.find')}`}
          placeholder={state.text('form.find')}
          maxLength={300}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Enter looks, it does not send.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          {...saidOf(bound)}
        />
      </div>
      {data && keyword !== '' && found.length === 0 ? <p role="status">{state.text('form.found')}</p> : null}
      <div className="field-found">
        {found.map(({ product_id, title }) => (
          <label key={product_id} className="check">
            <input type="radio" name={`${id}-one`} checked={product_id === value} onChange={() => put(product_id)} />
            {title}
          </label>
        ))}
        {value !== '' && !found.some(({ product_id }) => product_id === value) ? (
          <p>{state.text('form.chosen', { name: String(value) })}</p>
        ) : null}
      </div>
    </Labelled>
  )
}
