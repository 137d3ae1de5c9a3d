import { useSearchParams } from 'react-router-dom'
import { MarketTab } from './market-tab.tsx'
import { markets } from './markets.ts'
import { OwnTab } from './own-tabs.tsx'
import './spy.css'

/** S27: the market by tabs, which the address names; what the account watches and likes of it. */
export const SpyPage = () => {
  const [params] = useSearchParams()
  const tab = params.get('tab')
  if (tab === 'watch' || tab === 'collect') return <OwnTab key={tab} tab={tab} />
  const market = markets.find((one) => one.tab === tab) ?? markets[0]
  return market ? <MarketTab key={market.tab} {...market} /> : null
}
