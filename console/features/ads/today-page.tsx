import type { AdNetwork } from '../../../shared/ads/networks.ts'
import { metaTodayList, tiktokTodayList } from '../../../shared/lists/ad-today.ts'
import type { BulkAction } from '../../lists/bulk/bulk.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { RowActions } from './row-actions.tsx'
import { TodayHead } from './today-head.tsx'
import { useAdText } from './use-ad-text.ts'
import { useTurn } from './use-turn.ts'

const useBulk = (network: AdNetwork): readonly BulkAction[] => {
  const text = useAdText()
  const turn = useTurn(network)
  return [
    { name: 'on', label: text('ads.turnOn'), run: (_, rows) => turn(rows, true) },
    { name: 'off', label: text('ads.turnOff'), run: (_, rows) => turn(rows, false) },
  ]
}

const TodayPage = ({ network }: { network: AdNetwork }) => {
  const bulk = useBulk(network)
  return (
    <ListPage
      list={network === 'meta' ? metaTodayList : tiktokTodayList}
      head={() => <TodayHead network={network} />}
      bulk={bulk}
      actions={(row) => <RowActions network={network} row={row} />}
    />
  )
}

/** S07b: today's TikTok ads. */
export const TiktokTodayPage = () => <TodayPage network="tiktok" />
/** S07c: today's Meta ads. */
export const MetaTodayPage = () => <TodayPage network="meta" />
