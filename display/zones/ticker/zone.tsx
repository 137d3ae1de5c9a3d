import { type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { minuteText } from '../../../shared/format/time.ts'
import { useHead, useZone } from '../../live/live.ts'
import { useSettings } from '../../settings/settings.ts'
import { isKey, useTexts } from '../../settings/texts.ts'
import { useRotation } from '../../ui/rotation.ts'
import { useZoneLamp, ZoneLampMark } from '../../ui/zone-lamp.tsx'
import { readable, type TickerItem, tickerOrder } from './order.ts'
import './ticker.css'

/** A triangle, a circle with a bar, a star, a dot. */
const icons: Readonly<Record<TickerItem['level'], string>> = {
  red: 'M12 2 23 21H1zM11 9v6h2V9zM11 17v2h2v-2z',
  amber: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM11 7v7h2V7zM11 16v2h2v-2z',
  gold: 'M12 2l3 7 7 .6-5.400 4.700 1.700 7.200L12 17.600 5.700 21.500l1.700-7.200L2 9.600 9 9z',
  plain: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
}

/** Words of a screen for its own news; undefined where it has none. */
type Say = (code: string, params: TickerItem['params']) => string | undefined

const Item = ({ item, say }: { item: TickerItem; say: Say | undefined }): ReactElement => {
  const t = useTexts()
  const head = useHead()
  const { language } = useSettings()
  const key = `ticker.${item.code}`
  const params = readable(item.params, language)
  const time = minuteText(item.t, head?.tz ?? 'UTC')
  return (
    <li data-level={item.level}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path fillRule="evenodd" d={icons[item.level]} />
      </svg>
      <b>{t(`ticker.kind.${item.level}`)}</b>
      <span>{say?.(item.code, item.params) ?? (isKey(key) ? t(key, params) : item.code)}</span>
      <span className="ticker-since digits">{item.kind === 'alert' ? t('ticker.since', { time }) : time}</span>
    </li>
  )
}

/** Units a second at which a line that is too long moves. */
const speed = 60

/** News in one line. It moves only when it is longer than its place; with motion off it turns item by item instead. */
export const TickerZone = ({ say }: { say?: Say }): ReactElement => {
  const t = useTexts()
  const { still } = useSettings()
  const zone = useZone('ticker')
  const items = useMemo(() => tickerOrder(zone ?? []), [zone])
  const lamp = useZoneLamp('ticker')
  const box = useRef<HTMLDivElement>(null)
  const [length, setLength] = useState(0)
  const turn = useRotation(Math.max(1, items.length), 8)
  useLayoutEffect(() => {
    const node = box.current
    const list = node?.querySelector('ul')
    if (!node || !list) return
    const measure = (): void => {
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 100
      setLength(list.scrollWidth > node.clientWidth ? Math.round(list.scrollWidth / unit) : 0)
    }
    const size = new ResizeObserver(measure)
    size.observe(node)
    size.observe(list)
    return () => size.disconnect()
  }, [])
  const long = length > 0
  const shown = long && still ? [...items.slice(turn), ...items.slice(0, turn)] : items
  const moving = long && !still
  const rows = shown.map((item) => <Item key={item.id} item={item} say={say} />)
  return (
    <section className="ticker" data-zone="ticker" data-lamp={lamp} ref={box}>
      <h2 className="unseen">
        {t('zone.ticker')} <ZoneLampMark zone="ticker" />
      </h2>
      <div
        className="ticker-belt"
        data-moving={moving || undefined}
        style={moving ? { animationDuration: `${length / speed}s` } : undefined}
      >
        <ul>{zone && items.length === 0 ? <li className="ticker-calm">{t('ticker.calm')}</li> : rows}</ul>
        {moving && <ul aria-hidden="true">{rows}</ul>}
      </div>
    </section>
  )
}
