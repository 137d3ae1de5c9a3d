import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Announcement, anyPlatform } from '../../http/any-platform.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { setUnread } from '../../state/session-dialog.ts'

const dotMs = 300_000

export interface AnnouncementQueue {
  /** What is to be read now; undefined when there is nothing. */
  readonly shown: Announcement | undefined
  /** `2/3` */
  readonly place: string
  /** Whether the first answer, of whatever kind, is here. */
  readonly asked: boolean
  /** That one has been read. */
  readonly next: () => void
}

const none: { readonly list: readonly Announcement[]; readonly index: number } = { list: [], index: 0 }

/**
 * Unread announcements, asked for after each navigation; while a queue stands, navigations leave it alone. In between the
 * bell's dot alone is kept up to date.
 */
export const useAnnouncements = (): AnnouncementQueue => {
  const { pathname } = useLocation()
  const [{ list, index }, setQueue] = useState(none)
  const [asked, setAsked] = useState(false)
  const standing = useRef(false)
  const offered = useRef(true)
  standing.current = index < list.length

  useEffect(() => {
    if (!pathname) return
    const leave = new AbortController()
    const ask = async (open: boolean): Promise<void> => {
      if (!offered.current || standing.current) return
      try {
        const unread = await call(anyPlatform.unread, {}, { tell: 'never', signal: leave.signal })
        if (leave.signal.aborted) return
        setUnread(unread.length)
        if (open) setQueue({ list: unread, index: 0 })
      } catch (error) {
        if (error instanceof CallError && error.kind === 'missing') offered.current = false
      }
      if (!leave.signal.aborted) setAsked(true)
    }
    void ask(true)
    const timer = setInterval(() => void (document.hidden || ask(false)), dotMs)
    return () => {
      leave.abort()
      clearInterval(timer)
    }
  }, [pathname])
  return {
    shown: list[index],
    place: `${index + 1}/${list.length}`,
    asked,
    next: () => setQueue((queue) => ({ ...queue, index: queue.index + 1 })),
  }
}
