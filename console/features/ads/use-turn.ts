import { useQueryClient } from '@tanstack/react-query'
import type { AdNetwork } from '../../../shared/ads/networks.ts'
import { adsApi } from '../../../shared/api/ads.ts'
import type { BulkData } from '../../../shared/api/bulk.ts'
import { call } from '../../http/client.ts'
import type { Row } from '../../lists/any-list.ts'
import { confirm } from '../../state/confirm.ts'
import { useAdText } from './use-ad-text.ts'

/** Campaigns that a question names one by one. */
const NAMED = 4

export const nameOf = (row: Row): string => String(row.tt_campaign_name ?? row.fb_campaign_name ?? row.campaign_id)

/** Asks with the state before and after, then turns campaigns on or off; undefined when given up. */
export const useTurn = (network: AdNetwork) => {
  const text = useAdText()
  const client = useQueryClient()
  return async (rows: readonly Row[], on: boolean): Promise<BulkData | undefined> => {
    const lines = rows.slice(0, NAMED).map((row) =>
      text('ads.ask.line', {
        name: nameOf(row),
        before: text.word(`adState.${row.ad_status}`),
        after: text(on ? 'adState.1' : 'adState.3'),
      }),
    )
    if (rows.length > NAMED) lines.push(text('ads.ask.more', { n: rows.length }))
    const sure = await confirm({
      title: text(on ? 'ads.ask.on' : 'ads.ask.off', { n: rows.length }),
      text: [...lines, text('ads.simulated')].join(' · '),
      yes: text('ads.yes'),
      no: text('ads.no'),
    })
    if (!sure) return undefined
    const keys = rows.map((row) => String(row.campaign_id))
    const data = await call(adsApi.status, { network, keys, on })
    await client.invalidateQueries({ queryKey: [adsApi.today.path] })
    return data
  }
}
