import { type ReactElement, useEffect, useState } from 'react'
import { serverSecond, store, useCurrency } from '../../live/live.ts'
import { replayEpoch } from '../../live/replay-day.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../settings/texts.ts'
import { isNight } from '../../stage/night.tsx'
import { columnMoney } from '../../ui/fit.ts'
import { type News, newsOf } from './news.ts'
import './milestone.css'

/** Each stands so long, milliseconds. */
const standsMs = { turnover: 6000, day: 12_000 } as const
/** Room for an amount, em. */
const room = 8

/** What the wall stops for now: nothing at first, after a gap, in a replay or while everybody sleeps. */
const useNews = (): News | undefined => {
  const [news, setNews] = useState<News>()
  useEffect(() => {
    let before = store.picture().state.wall
    let timer: ReturnType<typeof setTimeout> | undefined
    const unfollow = store.onDraw(() => {
      const { continuous, state } = store.picture()
      const after = state.wall
      const found = before && after && continuous && state.epoch !== replayEpoch ? newsOf(before, after) : undefined
      before = after
      if (!found || (after && isNight(serverSecond(), after.head.tz))) return
      clearTimeout(timer)
      setNews(found)
      timer = setTimeout(() => setNews(undefined), standsMs[found.kind])
    })
    return () => {
      unfollow()
      clearTimeout(timer)
    }
  }, [])
  return news
}

/** A line over the picture for seconds: the sum that the day has passed, or what the day before came to when a new one begins. */
export const Milestone = (): ReactElement | null => {
  const t = useTexts()
  const currency = useCurrency()
  const { still } = useSettings()
  const news = useNews()
  if (!news || (still && news.kind === 'turnover')) return null
  return (
    <p key={news.id} className="milestone" data-milestone={news.kind} role="status">
      {news.kind === 'turnover'
        ? t('ticker.turnover', { amount: news.amount })
        : t('day.folded', { amount: columnMoney(news.before_amt, currency, room) })}
    </p>
  )
}
