import { Link } from 'react-router-dom'
import { modeOf } from '../../../shared/access/mode.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { namedPeriods } from '../../../shared/lists/filter.ts'
import { type BusinessClock, dayNumber } from '../../../shared/time/zone.ts'
import { platformNowMs } from '../../http/platform-clock.ts'
import { OwnDays } from '../../lists/filters/own-days.tsx'
import type { Period } from '../../lists/periods.ts'
import { useSession } from '../../state/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useStale } from '../../ui/use-stale.ts'
import { CompareChoice } from './compare-choice.tsx'
import { ReportSwitch } from './report-switch.tsx'
import type { BoardAddress } from './use-board-address.ts'
import { useBoardText } from './use-board-text.ts'

const AsOf = ({ time, zone }: { time: number; zone: string }) => {
  const text = useBoardText()
  const stale = useStale(time)
  return (
    <span className={stale ? 'note stale' : 'note'} data-testid="data-time" data-stale={stale}>
      {text('figure.asOf', { time: dateTimeText(time, zone) })}
      {stale ? ` · ${text('list.stale')}` : null}
    </span>
  )
}

interface Props {
  readonly address: BoardAddress
  readonly clock: BusinessClock
  readonly period: Period
  /** Unix second of the data; undefined before the first answer. */
  readonly time: number | undefined
  readonly asking: boolean
  /** Address of the orders behind the figures; null for whoever may not see them. */
  readonly orders: string | null
  readonly onRefresh: () => void
}

/** Which days, compared with which, and of when their figures are. */
export const BoardHead = ({ address, clock, period, time, asking, orders, onRefresh }: Props) => {
  const text = useBoardText()
  const { state, go } = address
  const record = useSession(({ record: held }) => held)
  return (
    <PageHead
      title={text(record && modeOf(record) === 'shops' ? 'screen.affiliateBoard' : 'screen.dataBoard')}
      note={time === undefined ? null : <AsOf time={time} zone={clock.zone} />}
    >
      <Segmented
        label={text('word.period')}
        value={typeof state.period === 'object' ? '' : state.period}
        onValue={(name) => name && go({ period: name })}
        options={namedPeriods.map((value) => ({ value, label: text(`period.${value}`) }))}
      />
      <OwnDays
        text={text}
        clock={clock}
        period={period}
        isOwn={typeof state.period === 'object'}
        testId="own-period"
        onPeriod={(chosen) => go({ period: chosen })}
      />
      <CompareChoice address={address} clock={clock} period={period} today={dayNumber(clock, platformNowMs() / 1000)} />
      {orders ? (
        <Link className="button" to={orders} data-testid="board-orders">
          <Icon name="orders" size={16} />
          {text('board.orders')}
        </Link>
      ) : null}
      <Link className="button" to={`${screenRow('dataBoard').path}?tab=reports`} data-testid="board-reports">
        {text('board.reports')}
      </Link>
      <ReportSwitch />
      <button
        type="button"
        className="icon-button"
        aria-busy={asking}
        aria-label={text('word.refresh')}
        title={text('word.refresh')}
        onClick={onRefresh}
        data-testid="refresh"
      >
        <Icon name="refresh" size={18} />
      </button>
    </PageHead>
  )
}
