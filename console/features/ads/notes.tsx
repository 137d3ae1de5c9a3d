import type { CallData } from '../../../shared/api/endpoint.ts'
import type { adsApi } from '../../../shared/areas/ads/api.ts'
import { isCutOff } from '../../../shared/areas/ads/states.ts'
import { Row } from '../../ui/layout.tsx'
import { Warning } from '../../ui/note.tsx'
import './ads.css'
import { useAdText } from './use-ad-text.ts'

type Account = CallData<typeof adsApi.today>['accounts'][number]

const DAY = 86_400
/** 2: runs out within a month. */
const SOON = 2

/** Accounts whose authorisation ran out or soon will, with what to do. */
export const AuthNotes = ({ accounts, now }: { accounts: readonly Account[]; now: number }) => {
  const text = useAdText()
  return accounts.map(({ account_id, name, auth_state, expire_time }) => {
    const bad = isCutOff(auth_state)
    if (!bad && auth_state !== SOON) return null
    const days = Math.max(0, Math.ceil(((expire_time ?? now) - now) / DAY))
    return (
      <Warning key={account_id} tone={bad ? 'bad' : 'warn'} data-testid="ad-auth" role="status">
        <span>
          {bad ? text('ads.auth.bad', { name }) : text('ads.auth.soon', { name, days })} {text('ads.auth.do')}
        </span>
      </Warning>
    )
  })
}

type Money = Pick<CallData<typeof adsApi.today>, 'currency' | 'exchanged' | 'missing'>

/** Rates that are missing: the sums that need them are not reported. */
export const RateNotes = ({ missing }: Pick<Money, 'missing'>) => {
  const text = useAdText()
  if (missing.length === 0) return null
  const rates = missing.map(({ currency, day }) => `${currency} ${day}`).join(text('word.and'))
  return (
    <Warning tone="bad" data-testid="ad-rates" role="status">
      <span>{text('ads.rate.missing', { rates })}</span>
    </Warning>
  )
}

/** What the figures are made of: currency, zone, delay. */
export const AdFacts = ({ money, zone, writes = false }: { money: Money; zone: string; writes?: boolean }) => {
  const text = useAdText()
  const { currency, exchanged } = money
  const from = exchanged.join(text('word.and'))
  return (
    <Row as="p" className="note ad-facts" data-testid="ad-facts">
      <span>{from === '' ? text('ads.currency', { currency }) : text('ads.currencies', { currency, from })}</span>
      <span>{text('ads.zone', { zone })}</span>
      <span>{text('ads.lag')}</span>
      <span>{text('ads.attribution')}</span>
      <span>{text('ads.reachNote')}</span>
      {writes ? <strong>{text('ads.simulated')}</strong> : null}
    </Row>
  )
}
