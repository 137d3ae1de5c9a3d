import { COMPARE_LIMIT } from '../../shared/areas/products/api.ts'
import { promotionWorkflow } from '../../shared/areas/products/workflow.ts'
import { useSession } from '../state/session.ts'
import { showToast } from '../state/toasts.ts'
import { useTransitions } from '../workflows/use-transitions.ts'
import { compare, uncompare, useCompared } from './compare-state.ts'
import { copyText } from './copy-text.ts'
import { useMarket } from './market.ts'
import type { ProductRow } from './product-row.ts'
import { useMarketText } from './use-market-text.ts'

/** What the buttons of one product do that changes nothing of it. */
export const useProductActions = ({ product_id, title, commission_rate_bp }: ProductRow) => {
  const text = useMarketText()
  const { showLink } = useMarket()
  const currency = useSession((state) => state.record?.currency ?? '')
  const { ask, label } = useTransitions(promotionWorkflow, currency)
  const compared = useCompared(({ list }) => list.some(({ id }) => id === product_id))

  const link = async (): Promise<void> => {
    const answer = await ask('link', { product_id, title, commission_rate_bp })
    if (!answer) return
    if (await copyText(answer.url)) showToast('good', text('market.linked'), { note: answer.url })
    else showLink(answer.url)
  }
  const sideBySide = (): void => {
    if (compared) uncompare(product_id)
    else if (!compare({ id: product_id, title })) showToast('warn', text('market.compareFull', { n: COMPARE_LIMIT }))
  }
  return { compared, link, linkLabel: label('link'), sideBySide }
}
