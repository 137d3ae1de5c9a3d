import { COMPARE_LIMIT, productApi } from '../../shared/areas/products/api.ts'
import { call } from '../http/client.ts'
import { showToast } from '../state/toasts.ts'
import { atRate, told } from './at-rate.ts'
import { compare, uncompare, useCompared } from './compare-state.ts'
import { copyText } from './copy-text.ts'
import { useMarket } from './market.ts'
import type { ProductRow } from './product-row.ts'
import { useMarketText } from './use-market-text.ts'

/** What the buttons of one product do that changes nothing of it. */
export const useProductActions = ({ product_id, title, commission_rate_bp: rate }: ProductRow) => {
  const text = useMarketText()
  const { changed, showLink } = useMarket()
  const compared = useCompared(({ list }) => list.some(({ id }) => id === product_id))

  const link = async (): Promise<void> => {
    let used = rate
    const done = await told(() =>
      atRate(text, rate, (rate_bp) => {
        used = rate_bp
        return call(productApi.link, { product_id, rate_bp }, { tell: 'never' })
      }),
    )
    if (!done) return
    if (await copyText(done.url)) showToast('good', text('market.linked'), { note: done.url })
    else showLink(done.url)
    if (used !== rate) changed()
  }
  const sideBySide = (): void => {
    if (compared) uncompare(product_id)
    else if (!compare({ id: product_id, title })) showToast('warn', text('market.compareFull', { n: COMPARE_LIMIT }))
  }
  return { compared, link, sideBySide }
}
