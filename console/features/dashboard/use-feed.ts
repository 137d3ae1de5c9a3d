import { useCallback, useEffect, useRef, useState } from 'react'
import { consoleApi } from '../../../shared/areas/dashboard/api.ts'
import type { LiveFilter } from '../../board/live-filter.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { emptyFeed, type FeedState, releaseLines, takeLines } from './feed-state.ts'
import { feedLength } from './merge-feed.ts'

const everyMs = 5000

export interface LiveFeed extends FeedState {
  readonly pause: (paused: boolean) => void
  /** Asks at once instead of in five seconds. */
  readonly again: () => void
}

/**
 * The newest order lines, asked for by cursor every five seconds while the page is visible. Coming back from hidden starts
 * at the newest line again instead of walking through the gap.
 */
export const useFeed = (filter: LiveFilter): LiveFeed => {
  const [feed, setFeed] = useState(emptyFeed)
  const paused = useRef(false)
  const asks = useRef<() => void>(undefined)

  const pause = useCallback((value: boolean): void => {
    paused.current = value
    if (!value) setFeed(releaseLines)
  }, [])

  useEffect(() => {
    const stop = new AbortController()
    let cursor: string | undefined
    setFeed(emptyFeed)
    let timer: ReturnType<typeof setTimeout> | undefined
    let asking = false
    const ask = async (): Promise<void> => {
      try {
        const input = { ...filter, limit: feedLength, ...(cursor ? { cursor } : {}) }
        const answer = await call(consoleApi.feed, input, { signal: stop.signal, tell: 'once' })
        cursor = answer.cursor
        const held = paused.current
        setFeed((before) => takeLines(before, answer.items, answer.data_time, held))
      } catch (error) {
        if (stop.signal.aborted) return
        if (!(error instanceof CallError)) throw error
        setFeed((before) => ({ ...before, state: 'failed', error }))
      }
    }
    const poll = async (): Promise<void> => {
      clearTimeout(timer)
      if (asking) return
      asking = true
      await ask()
      asking = false
      if (!stop.signal.aborted && !document.hidden) timer = setTimeout(poll, everyMs)
    }
    const onVisible = (): void => {
      clearTimeout(timer)
      if (document.hidden) return
      cursor = undefined
      void poll()
    }
    asks.current = () => void poll()
    void poll()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stop.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [filter])

  const again = useCallback((): void => asks.current?.(), [])
  return { ...feed, pause, again }
}
