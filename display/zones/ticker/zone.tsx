import { type ReactElement, useMemo, useState } from 'react'
import type { Params } from '../../../shared/i18n/texts.ts'
import { useHead, useZone } from '../../live/live.ts'
import { useSettings } from '../../settings/settings.ts'
import { isKey, useTexts } from '../../settings/texts.ts'
import { Dots } from '../../ui/dots.tsx'
import { Fading } from '../../ui/fading.tsx'
import { useRotation } from '../../ui/rotation.ts'
import { useDim, useZoneLamp, ZoneLampMark } from '../../ui/zone-lamp.tsx'
import { type TickerItem, tickerOrder } from './order.ts'
import { keyOf, nextOf, type Round } from './round.ts'
import { useSourceAlert } from './source-alert.ts'
import { readable, saidIn, sinceText } from './text.ts'
import './ticker.css'

/** A triangle, a circle with a bar, a star, a dot. */
const icons: Readonly<Record<TickerItem['level'], string>> = {
  red: 'M12 2 23 21H1zM11 9v6h2V9zM11 17v2h2v-2z',
  amber: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM11 7v7h2V7zM11 16v2h2v-2z',
  gold: 'M12 2l3 7 7 .6-5.400 4.700 1.700 7.200L12 17.600 5.700 21.500l1.700-7.200L2 9.600 9 9z',
  plain: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
}

/** Words of a screen for its own news; undefined where it has none. */
type Say = (code: string, params: Params) => string | undefined

interface ItemProps {
  readonly item: TickerItem
  readonly say: Say | undefined
  readonly w: number
}

/** Units of an item: its letters, and what stands beside its words. */
const letter = 28
const beside = 400

const Item = ({ item, say, w }: ItemProps): ReactElement => {
  const t = useTexts()
  const head = useHead()
  const { language } = useSettings()
  const { code, level, kind } = item
  const key = `ticker.${code}`
  const params = readable(item.params, language)
  const text = saidIn(
    (filled) => say?.(code, filled) ?? (isKey(key) ? t(key, filled) : code),
    params,
    (w - beside) / letter,
  )
  const time = sinceText(item.t, head?.ts ?? item.t, head?.tz ?? 'UTC')
  return (
    <p className="ticker-item" data-level={level}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path fillRule="evenodd" d={icons[level]} />
      </svg>
      <b>{t(kind === 'notice' ? 'ticker.kind.news' : `ticker.kind.${level}`)}</b>
      <span className="line">{text}</span>
      {kind !== 'announcement' && (
        <span className="ticker-since digits">{kind === 'alert' ? t('ticker.since', { time }) : time}</span>
      )}
    </p>
  )
}

interface Turn extends Round {
  readonly turn: number
}

/** One item at a time, each for 8 s; what is gone gives way at once. */
const useTurns = (items: readonly TickerItem[]): TickerItem | undefined => {
  const turn = useRotation(Number.MAX_SAFE_INTEGER, 8)
  const [kept, setKept] = useState<Turn>({ turn, key: undefined, told: new Set() })
  const shown = items.find((item) => keyOf(item) === kept.key)
  if (kept.turn === turn && (shown !== undefined || items.length === 0)) return shown
  const next = { ...nextOf(items, kept.told), turn }
  if (next.key !== kept.key || turn !== kept.turn) setKept(next)
  return items.find((item) => keyOf(item) === next.key)
}

/** News, one at a time on a place of `w` units: alerts first; each fades into the next. */
export const TickerZone = ({ w, say }: { w: number; say?: Say }): ReactElement => {
  const t = useTexts()
  const zone = useZone('ticker')
  const own = useSourceAlert()
  // What a silent source told before is no news.
  const items = useMemo(() => (own ? [own] : tickerOrder(zone ?? [])), [own, zone])
  const lamp = useZoneLamp('ticker')
  const isOld = useDim('ticker')
  const item = useTurns(items)
  const dim = own ? undefined : isOld
  return (
    <section className="ticker" data-zone="ticker" data-lamp={lamp} data-dim={dim} data-level={item?.level}>
      <h2 className="unseen">
        {t('zone.ticker')} <ZoneLampMark zone="ticker" />
      </h2>
      <div className="ticker-place">
        {item && <Fading item={item} keyOf={keyOf} draw={(one) => <Item item={one} say={say} w={w} />} />}
        {zone && !item && <p className="ticker-item ticker-calm">{t('ticker.calm')}</p>}
      </div>
      <Dots count={items.length} turn={item ? items.indexOf(item) : 0} />
    </section>
  )
}
