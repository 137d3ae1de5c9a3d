import { adAccountList } from '../../../../shared/areas/ads/flow-lists.ts'
import { type AdNetwork, networkCode } from '../../../../shared/areas/ads/networks.ts'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import type { ListAnswer } from '../../../lists/any-list.ts'

const MOST = '500'

/** The ad accounts of a network that a form offers, each with its currency; undefined while they come. */
export const useAccounts = (network: AdNetwork): readonly { value: string; name: string }[] | undefined => {
  const { data } = useEndpoint(adAccountList.endpoint, { limit: MOST })
  const answer: ListAnswer | undefined = data
  return answer?.list
    .filter(({ ad_network }) => ad_network === networkCode[network])
    .map(({ account_id, account_name, currency }) => ({
      value: String(account_id),
      name: `${account_name} · ${currency}`,
    }))
}
