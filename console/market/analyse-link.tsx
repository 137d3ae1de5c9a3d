import { Link } from 'react-router-dom'
import { decideAccess } from '../../shared/access/decide.ts'
import { screenRow } from '../../shared/access/screens.ts'
import { useSession } from '../state/session.ts'
import { Icon } from '../ui/icon.tsx'
import { useMarketText } from './use-market-text.ts'

/** The way to the analysis of one product, for whoever may see it. */
export const AnalyseLink = ({ productId }: { productId: string }) => {
  const text = useMarketText()
  const record = useSession((state) => state.record)
  if (!record || !decideAccess(record).allows('goodsAnalyse')) return null
  return (
    <Link
      className="pcard-analyse"
      data-act="analyse"
      to={`${screenRow('goodsAnalyse').path}?${new URLSearchParams({ product_id: productId })}`}
    >
      <Icon name="analysis" size={14} />
      {text('market.analyse')}
    </Link>
  )
}
