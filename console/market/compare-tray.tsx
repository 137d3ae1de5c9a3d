import { useSearchParams } from 'react-router-dom'
import { COMPARE_LIMIT } from '../../shared/areas/products/api.ts'
import { Icon } from '../ui/icon.tsx'
import './compare.css'
import { clearCompared, uncompare, useCompared } from './compare-state.ts'
import { useMarketText } from './use-market-text.ts'

/** The products chosen so far, and the way to see them side by side. */
export const CompareTray = () => {
  const text = useMarketText()
  const list = useCompared((state) => state.list)
  const [params, setParams] = useSearchParams()
  if (list.length === 0 || params.has('compare')) return null
  const open = (): void => {
    const next = new URLSearchParams(params)
    next.set('compare', list.map(({ id }) => id).join(','))
    setParams(next)
  }
  return (
    <aside className="compare-tray" aria-label={text('market.compareTitle')} data-testid="compare-tray">
      <b>{text('market.compareCount', { n: list.length, most: COMPARE_LIMIT })}</b>
      <ul>
        {list.map(({ id, title }) => (
          <li key={id}>
            <span>{title}</span>
            <button
              type="button"
              aria-label={text('market.compareRemove', { name: title })}
              onClick={() => uncompare(id)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="link-button" onClick={clearCompared}>
        {text('market.compareClear')}
      </button>
      <button type="button" className="button primary" disabled={list.length < 2} onClick={open}>
        {text('market.compareGo')}
      </button>
    </aside>
  )
}
