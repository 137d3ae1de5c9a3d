import { useDeferredValue, useState } from 'react'
import { productList } from '../../../shared/areas/products/list.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Bound } from './bound.ts'
import { ClearChoice } from './clear-choice.tsx'
import { FindBox } from './find-box.tsx'
import { Labelled } from './labelled.tsx'

const SHOWN = 10

/** One product: a search by name, id or link, and those that it finds to choose from. */
export const ProductField = (bound: Bound) => {
  const { id, value, put, state } = bound
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const { data } = useEndpoint(productList.endpoint, { keyword, limit: SHOWN }, { ready: keyword !== '' })
  const found = keyword === '' ? [] : (data?.list ?? [])
  return (
    <Labelled {...bound} group>
      <FindBox bound={bound} hint={state.text('form.find')} most={300} typed={typed} onType={setTyped} />
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
        <ClearChoice bound={bound} />
      </div>
    </Labelled>
  )
}
