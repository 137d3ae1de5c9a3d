import type { EventEmitter } from 'node:events'

/** A wall sends one CONNECT, then now and then a `resync`; pongs come every ten seconds. */
const messagesPerMinute = 20
const packetsPerMinute = 60

const minute = 60_000
const createMeter = (limit: number) => {
  let count = 0
  let from = performance.now()
  /** Whether one more is within the limit. */
  return (): boolean => {
    const now = performance.now()
    if (now - from >= minute) {
      count = 0
      from = now
    }
    count += 1
    return count <= limit
  }
}

/** Calls `exceeded` once when a connection sends more than a wall ever would, whatever it is. */
export const watchManners = (connection: EventEmitter, exceeded: () => void): void => {
  const message = createMeter(messagesPerMinute)
  const packet = createMeter(packetsPerMinute)
  let connected = false
  let over = false
  connection.on('packet', ({ type }: { type: string }) => {
    const first = type === 'message' && !connected
    if (type === 'message') connected = true
    if (over || (packet() && (first || type !== 'message' || message()))) return
    over = true
    exceeded()
  })
}
