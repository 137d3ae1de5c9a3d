import type { Watcher } from './live/watcher.ts'
import { createSource, type Source, type SourceDeps } from './source.ts'
import type { Credential } from './upstream/token-ring.ts'

/** All sources of the relay by room key, and the one timer that beats for all of them. */
export const createRooms = (deps: SourceDeps) => {
  const { timing, metrics } = deps
  const sources = new Map<string, Source>()
  const closing = new Map<string, NodeJS.Timeout>()
  const beat = setInterval(() => {
    for (const { room } of sources.values()) room.heartbeat()
  }, timing.heartbeat)

  const close = async (key: string): Promise<void> => {
    closing.delete(key)
    const source = sources.get(key)
    sources.delete(key)
    metrics.rooms(sources.size)
    await source?.stop()
  }
  const open = ({ screen, roomKey }: Watcher['admission']): Source => {
    const source = createSource(deps, screen, roomKey)
    sources.set(roomKey, source)
    metrics.rooms(sources.size)
    return source
  }

  return {
    enter(watcher: Watcher): void {
      const { admission } = watcher
      clearTimeout(closing.get(admission.roomKey))
      closing.delete(admission.roomKey)
      const source = sources.get(admission.roomKey) ?? open(admission)
      const isNew = source.ring.add({ token: admission.token, record: admission.record })
      source.room.enter(watcher)
      if (isNew) source.joined()
    },
    leave(watcher: Watcher): void {
      const { roomKey, token } = watcher.admission
      const source = sources.get(roomKey)
      if (!source?.room.watchers.has(watcher)) return
      source.room.leave(watcher)
      source.ring.remove(token)
      if (source.room.watchers.size > 0) return
      clearTimeout(closing.get(roomKey))
      closing.set(
        roomKey,
        setTimeout(() => void close(roomKey), timing.grace),
      )
    },
    /** A wall goes on with another credential. */
    renew(watcher: Watcher, credential: Credential): void {
      const { roomKey, token } = watcher.admission
      const ring = sources.get(roomKey)?.ring
      ring?.add(credential)
      ring?.remove(token)
    },
    resync: (watcher: Watcher): void => sources.get(watcher.admission.roomKey)?.room.resync(watcher),
    async stop(): Promise<void> {
      clearInterval(beat)
      for (const timer of closing.values()) clearTimeout(timer)
      await Promise.all([...sources.keys()].map(close))
    },
  }
}
export type Rooms = ReturnType<typeof createRooms>
