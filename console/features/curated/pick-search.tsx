import { useDeferredValue, useState } from 'react'
import { curatedApi } from '../../../shared/areas/curated/api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useCuratedText } from './use-curated-text.ts'

interface Props {
  readonly company: number
  readonly taken: readonly string[]
  readonly onAdd: (product: { readonly product_id: string; readonly title: string }) => void
}

/** Products of the company to add to the issue. */
export const PickSearch = ({ company, taken, onAdd }: Props) => {
  const text = useCuratedText()
  const [q, setQ] = useState('')
  const asked = useDeferredValue(q.trim())
  const { data } = useEndpoint(curatedApi.candidates, { company, q: asked }, { ready: asked !== '' })
  const found = asked === '' ? [] : (data?.list.filter(({ product_id }) => !taken.includes(product_id)) ?? [])
  return (
    <div className="pick-search">
      <input
        type="search"
        className="pick-text"
        aria-label={text('curated.find')}
        placeholder={text('curated.find')}
        maxLength={100}
        value={q}
        onChange={(event) => setQ(event.target.value)}
        data-testid="pick-search"
      />
      {found.length > 0 ? (
        <ul>
          {found.map((product) => (
            <li key={product.product_id}>
              <button type="button" onClick={() => onAdd(product)}>
                {product.title}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
