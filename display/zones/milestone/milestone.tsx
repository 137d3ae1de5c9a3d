import { type ReactElement, useEffect, useState } from 'react'
import { useCurrency } from '../../live/live.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTexts, type WallTranslate } from '../../settings/texts.ts'
import { columnMoney } from '../../ui/fit.ts'
import { onMoment } from './moments.ts'
import type { News } from './news.ts'
import './milestone.css'

/** Each stands so long, milliseconds. */
const standsMs = { turnover: 6000, day: 12_000 } as const
/** Room for an amount, em. */
const room = 8

const useNews = (): News | undefined => {
  const [news, setNews] = useState<News>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unfollow = onMoment((found) => {
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

/** How a sum was passed beside yesterday; empty where that is not told, and within the same minute. */
const besideYesterday = (t: WallTranslate, earlier_s: number | 'never' | undefined): string => {
  if (earlier_s === undefined) return ''
  if (earlier_s === 'never') return t('milestone.first')
  const minutes = Math.round(Math.abs(earlier_s) / 60)
  if (minutes === 0) return ''
  const [h, m] = [Math.floor(minutes / 60), minutes % 60]
  const time = h === 0 ? t('milestone.minutes', { m }) : t('milestone.hours', { h, m })
  return t(earlier_s > 0 ? 'milestone.earlier' : 'milestone.later', { time })
}

/** A line over the picture for seconds: the sum that the day has passed, or what the day before came to when a new one begins. */
export const Milestone = (): ReactElement | null => {
  const t = useTexts()
  const currency = useCurrency()
  const { still } = useSettings()
  const news = useNews()
  if (!news || (still && news.kind === 'turnover')) return null
  const amount = columnMoney(news.kind === 'turnover' ? news.amt : news.before_amt, currency, room)
  const beside = news.kind === 'turnover' ? besideYesterday(t, news.earlier_s) : ''
  return (
    <p key={news.id} className="milestone" data-milestone={news.kind} role="status">
      {t(news.kind === 'turnover' ? 'ticker.turnover' : 'day.folded', { amount })}
      {beside ? <small>{beside}</small> : null}
    </p>
  )
}
