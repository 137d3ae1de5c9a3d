import { COMPARE_LIMIT, productApi } from '../../shared/areas/products/api.ts'
import { sampleApi } from '../../shared/areas/samples/api.ts'
import { call } from '../http/client.ts'
import { confirm } from '../state/confirm.ts'
import { showToast } from '../state/toasts.ts'
import { atRate, told } from './at-rate.ts'
import { compare, uncompare, useCompared } from './compare-state.ts'
import { copyText } from './copy-text.ts'
import { useMarket } from './market.ts'
import type { ProductRow } from './product-row.ts'
import { useMarketText } from './use-market-text.ts'

const quiet = { tell: 'never' } as const

/** What the buttons of one product do. */
export const useProductActions = (row: ProductRow) => {
  const text = useMarketText()
  const market = useMarket()
  const { markOf, marked, changed } = market
  const { product_id, title, commission_rate_bp: rate } = row
  const mark = markOf(product_id)
  const compared = useCompared(({ list }) => list.some(({ id }) => id === product_id))
  /** A rate that was agreed to is another one than the row shows. */
  const settle = (used: number | null): void => (used === rate ? marked() : changed())

  const showcase = async (): Promise<void> => {
    const on = !mark?.in_showcase
    let used = rate
    const done = await atRate(text, rate, (rate_bp) => {
      used = rate_bp
      return call(productApi.showcase, { product_id, rate_bp, on }, quiet)
    })
    if (done === undefined) return
    showToast('good', text(on ? 'market.showcased' : 'market.unshowcased'))
    settle(used)
  }
  const link = async (): Promise<void> => {
    let used = rate
    const done = await atRate(text, rate, (rate_bp) => {
      used = rate_bp
      return call(productApi.link, { product_id, rate_bp }, quiet)
    })
    if (!done) return
    if (await copyText(done.url)) showToast('good', text('market.linked'), { note: done.url })
    else market.showLink(done.url)
    if (used !== rate) changed()
  }
  const collect = async (): Promise<void> => {
    const on = !mark?.collected
    const done = await told(() => call(productApi.collect, { product_ids: [product_id], on }, quiet))
    if (!done) return
    const refused = done.results.find(({ ok }) => !ok)
    if (refused) showToast('bad', refused.message)
    else showToast('good', text(on ? 'market.collected' : 'market.uncollected'))
    marked()
  }
  const sideBySide = (): void => {
    if (compared) uncompare(product_id)
    else if (!compare({ id: product_id, title })) showToast('warn', text('market.compareFull', { n: COMPARE_LIMIT }))
  }
  const withdraw = async (id: string): Promise<void> => {
    const words = { title: text('sample.withdraw'), text: text('sample.withdrawSure') }
    if (!(await confirm({ ...words, yes: text('sample.withdraw'), no: text('market.cancel') }))) return
    if (await told(() => call(sampleApi.withdraw, { id }, quiet))) showToast('good', text('sample.withdrawn'))
    changed()
  }
  return {
    mark,
    compared,
    showcase,
    link,
    collect,
    sideBySide,
    withdraw,
    sample: () => market.open({ kind: 'sample', row }),
    assign: () => market.open({ kind: 'assign', row }),
  }
}
