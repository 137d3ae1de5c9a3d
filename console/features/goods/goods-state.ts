import { useSearchParams } from 'react-router-dom'
import { type GoodsDays, goodsDays } from '../../../shared/areas/goods/product.ts'

export const goodsTabs = ['overview', 'channels', 'creators', 'videos', 'lives', 'skus', 'reviews', 'similar'] as const
export type GoodsTab = (typeof goodsTabs)[number]

/** What the analysis shows, as its address holds it. */
export interface GoodsState {
  readonly product_id: string
  readonly days: GoodsDays
  readonly tab: GoodsTab
}

const usual: Omit<GoodsState, 'product_id'> = { days: 28, tab: 'overview' }

/** Reads an address, whatever stands in it: what is not understood counts as not said. */
export const readGoods = (search: string): GoodsState => {
  const params = new URLSearchParams(search)
  return {
    product_id: (params.get('product_id') ?? '').slice(0, 100),
    days: goodsDays.find((days) => String(days) === params.get('days')) ?? usual.days,
    tab: goodsTabs.find((tab) => tab === params.get('tab')) ?? usual.tab,
  }
}

export const writeGoods = ({ product_id, days, tab }: GoodsState): string =>
  new URLSearchParams({
    product_id,
    ...(days === usual.days ? {} : { days: String(days) }),
    ...(tab === usual.tab ? {} : { tab }),
  }).toString()

/** The state and a way to other days: what the list of a tab shows stays, from its first page. */
export const useGoodsState = (): readonly [GoodsState, (days: string) => void] => {
  const [params, setParams] = useSearchParams()
  const goDays = (days: string): void => {
    const next = new URLSearchParams(params)
    for (const name of ['page', 'days']) next.delete(name)
    if (days !== String(usual.days)) next.set('days', days)
    setParams(next, { replace: true })
  }
  return [readGoods(params.toString()), goDays]
}
