import { useSearchParams } from 'react-router-dom'
import { COMPARE_LIMIT, productApi } from '../../shared/areas/products/api.ts'
import { useEndpoint } from '../http/use-endpoint.ts'
import { Dialog } from '../ui/dialog.tsx'
import { reachable } from '../ui/reachable.ts'
import './compare.css'
import { bestOf, comparedFields } from './compare-fields.ts'
import { useProductCells } from './product-row.ts'
import { useMarketText } from './use-market-text.ts'

const Panel = ({ ids, onClose }: { ids: string; onClose: () => void }) => {
  const text = useMarketText()
  const { data, error, refetch } = useEndpoint(productApi.detail, { product_ids: ids })
  const { title, cell } = useProductCells(data?.currency)
  const rows = data?.list ?? []
  return (
    <Dialog title={text('market.compareTitle')} testId="compare-panel" onClose={onClose} wide light>
      {error ? (
        <p role="alert">
          {text('market.failed')}: {error.message}{' '}
          <button type="button" className="button" onClick={() => void refetch()}>
            {text('word.again')}
          </button>
        </p>
      ) : null}
      <div className="compare-scroll" {...reachable}>
        <table className="compare-table" aria-busy={!data}>
          <thead>
            <tr>
              <th scope="col">{text('word.figure')}</th>
              {rows.map((row) => (
                <th key={row.product_id} scope="col">
                  {row.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparedFields.map((field) => {
              const best = bestOf(field, rows)
              return (
                <tr key={field} data-field={field}>
                  <th scope="row">{title(field)}</th>
                  {rows.map((row) => (
                    <td key={row.product_id} data-best={best !== null && row[field] === best ? '' : undefined}>
                      {cell(field, row)}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}

/** Products side by side; which ones stands in the address (`compare`). */
export const ComparePanel = () => {
  const [params, setParams] = useSearchParams()
  const ids = (params.get('compare') ?? '').split(',').filter(Boolean).slice(0, COMPARE_LIMIT)
  if (ids.length === 0) return null
  const close = (): void => {
    const next = new URLSearchParams(params)
    next.delete('compare')
    setParams(next)
  }
  return <Panel ids={ids.join(',')} onClose={close} />
}
