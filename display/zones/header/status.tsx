import type { ReactElement } from 'react'
import { clockText, dateText, minuteText, offsetText, weekdayText } from '../../../shared/format/time.ts'
import { isLamp } from '../../../shared/live/freshness.ts'
import type { LiveScreen } from '../../../shared/live/screens.ts'
import type { WallHead } from '../../../shared/live/wall-head.ts'
import { server, serverSecond, useBeat, useHead } from '../../live/live.ts'
import { replaySpeed, setReplay, useReplayed } from '../../live/replay-day.ts'
import { options, useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../settings/texts.ts'
import { LampMark } from '../../ui/lamp.tsx'
import { useStanding } from './use-standing.ts'

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const skewMs = 30_000

/** Whose figures they are. */
const Whose = ({ head: { scope, team } }: { head: WallHead }): ReactElement | null => {
  const t = useTexts()
  if (scope.startsWith('c')) return <span>{t('scope.company')}</span>
  if (!scope.startsWith('m')) return null
  return <span className="line status-team">{team ? t('scope.team', { name: team }) : t('scope.member')}</span>
}

/** Business time, date and what the figures are in. */
const Now = (): ReactElement => {
  const head = useHead()
  const { language } = useSettings()
  const tz = head?.tz ?? ownZone
  const clock = useBeat(() => clockText(serverSecond(), tz))
  const date = useBeat(() => `${dateText(serverSecond(), tz).slice(5)} ${weekdayText(serverSecond(), tz, language)}`)
  const offset = useBeat(() => offsetText(serverSecond(), tz))
  return (
    <div className="status-now">
      {head && <Whose head={head} />}
      {head && <span className="digits">{head.currency}</span>}
      <span className="digits">{offset}</span>
      <span className="digits">{date}</span>
      <span className="digits status-clock">{clock}</span>
    </div>
  )
}

/** The day and the clock of a replay, and how it ends. */
const Replayed = ({ at }: { at: number }): ReactElement => {
  const t = useTexts()
  const head = useHead()
  const { language } = useSettings()
  const tz = head?.tz ?? ownZone
  const speed = replaySpeed()
  return (
    <div className="status" data-testid="replay">
      <div className="status-now">
        <span className="status-replay">{t('replay.mark')}</span>
        {speed && <span className="digits">{speed}×</span>}
        <span className="digits">{`${head?.day} ${weekdayText(at, tz, language)}`}</span>
        <span className="digits status-clock">{speed ? clockText(at, tz) : minuteText(at, tz)}</span>
      </div>
      <div className="status-line">
        <button type="button" className="status-end" onClick={() => setReplay(undefined)} data-testid="replay-end">
          {t(options.kiosk ? 'replay.kiosk' : 'replay.end')}
        </button>
      </div>
    </div>
  )
}

/** Lamp, data time and cause. */
const Standing = ({ screen }: { screen: LiveScreen }): ReactElement => {
  const t = useTexts()
  const off = useBeat(() => Math.abs(server.skew() ?? 0) > skewMs)
  const [light = '', word = '', time, cause] = useStanding(screen)
  const lamp = isLamp(light) ? light : 'late'
  return (
    <div className="status">
      <Now />
      <div className="status-line" data-standing={lamp}>
        {cause && <span className="line">{cause}</span>}
        {!cause && off && <span className="line">{t('clock.skew')}</span>}
        {time && <span className="digits">{time}</span>}
        <LampMark lamp={lamp} word={word} spoken />
      </div>
    </div>
  )
}

/** How far the wall can be trusted; of a replay, that it is one. */
export const Status = ({ screen }: { screen: LiveScreen }): ReactElement => {
  const at = useReplayed()
  return at === undefined ? <Standing screen={screen} /> : <Replayed at={at} />
}
