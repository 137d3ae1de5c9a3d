import { useLayoutEffect, useRef } from 'react'
import { clockText, dateText, minuteText, offsetText } from '../../../shared/format/time.ts'
import { keepPlatformTime, platformNowMs } from '../../http/platform-clock.ts'
import { useShellText } from './use-shell-text.ts'
import { worldClocks } from './world-clocks.ts'

const blank = '--:--:--'

/** Writes only what differs, so that a second costs three text nodes. */
const put = (node: Element | null | undefined, text: string): void => {
  const words = node?.firstChild
  if (words && words.nodeValue !== text) words.nodeValue = text
}

const draw = (list: HTMLElement, slim: boolean): void => {
  const now = Math.floor(platformNowMs() / 1000)
  for (const row of list.children) {
    if (!(row instanceof HTMLElement)) continue
    const { zone = '', name = '' } = row.dataset
    const offset = offsetText(now, zone)
    put(row.querySelector('time'), slim ? minuteText(now, zone) : clockText(now, zone))
    put(row.querySelector('.clock-offset'), offset.replace('UTC', ''))
    const title = `${name} ${dateText(now, zone)} ${offset}`
    if (row.title !== title) row.title = title
  }
}

/**
 * Los Angeles, London, Sydney: by IANA zone, so summer time is right, and by the platform's clock. Drawn past React at each
 * full second.
 */
export const Clocks = ({ slim }: { slim: boolean }) => {
  const text = useShellText()
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = (): void => {
      clearTimeout(timer)
      if (list.current && !document.hidden) {
        keepPlatformTime()
        draw(list.current, slim)
      }
      timer = setTimeout(tick, 1005 - (platformNowMs() % 1000))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [slim])
  return (
    <ul ref={list} className="clocks" aria-label={text('app.clocks')}>
      {worldClocks.map(({ zone, name, short }) => (
        <li key={zone} data-zone={zone} data-name={text(name)}>
          <span className="clock-name">{slim ? short : text(name)}</span>
          {slim ? null : <span className="clock-offset">{blank}</span>}
          <time>{blank}</time>
        </li>
      ))}
    </ul>
  )
}
