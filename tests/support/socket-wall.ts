import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { emptyWall, reduceWall, type WallEvent, type WallState } from '../../shared/live/reduce.ts'
import type { CommandMessage, ServerToWall, WallToServer } from '../../shared/live/wall.ts'

export interface SocketWallOptions extends Partial<ManagerOptions & SocketOptions> {
  readonly token: string
  readonly screen?: string
  readonly build?: string
  /** Ask for a snapshot after a gap, as a display does; default true. */
  readonly heals?: boolean
}

/** A display without a picture: the stock Socket.IO client, the product's own reducer, and a record of what came. */
export class SocketWall {
  readonly socket: Socket<ServerToWall, WallToServer>
  state: WallState = emptyWall
  readonly events: WallEvent[] = []
  readonly commands: CommandMessage[] = []
  readonly refusals: string[] = []
  readonly disconnects: string[] = []
  connects = 0
  #listeners = new Set<() => void>()

  constructor(url: string, { token, screen = 'data', build, heals = true, ...options }: SocketWallOptions) {
    this.socket = io(`${url}/screen`, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
      auth: { token, screen, ...(build === undefined ? {} : { build }) },
      ...options,
    })
    const take = (event: WallEvent): void => {
      this.events.push(event)
      const before = this.state.link
      this.state = reduceWall(this.state, event)
      if (heals && before !== 'gap' && this.state.link === 'gap') this.resync()
      this.#tell()
    }
    this.socket.on('snapshot', (message) => take({ type: 'snapshot', message }))
    this.socket.on('patch', (message) => take({ type: 'patch', message }))
    this.socket.on('heartbeat', (message) => take({ type: 'heartbeat', message }))
    this.socket.on('health', (message) => take({ type: 'health', message }))
    this.socket.on('command', (message) => {
      this.commands.push(message)
      this.#tell()
    })
    this.socket.on('connect', () => {
      this.connects += 1
      this.#tell()
    })
    this.socket.on('connect_error', (error) => {
      this.refusals.push(error.message)
      this.#tell()
    })
    this.socket.on('disconnect', (reason) => {
      this.disconnects.push(reason)
      this.#tell()
    })
  }

  get gmv(): number | undefined {
    return this.state.wall?.zones.hero?.gmv_amt
  }
  count(type: WallEvent['type']): number {
    return this.events.filter((event) => event.type === type).length
  }
  resync(): void {
    this.socket.emit('resync', { epoch: this.state.epoch, seq: this.state.seq })
  }
  /** Resolves with the milliseconds that it took until `holds`; rejects after `limit`. */
  until(holds: (wall: this) => boolean, limit = 5_000, what = holds.toString()): Promise<number> {
    const startedAt = performance.now()
    return new Promise((resolve, reject) => {
      const check = (): void => {
        if (!holds(this)) return
        end()
        resolve(performance.now() - startedAt)
      }
      const timer = setTimeout(() => {
        end()
        const refused = this.refusals.length > 0 ? `, refused: ${this.refusals.at(-1)}` : ''
        reject(new Error(`not within ${limit} ms: ${what}${refused}`))
      }, limit)
      const end = (): void => {
        clearTimeout(timer)
        this.#listeners.delete(check)
      }
      this.#listeners.add(check)
      check()
    })
  }
  close(): void {
    this.socket.disconnect()
    this.#listeners.clear()
  }
  [Symbol.dispose](): void {
    this.close()
  }
  #tell(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}

/** Opens a wall and waits for its first picture. */
export const openWall = async (url: string, options: SocketWallOptions): Promise<SocketWall> => {
  const wall = new SocketWall(url, options)
  await wall.until((one) => one.state.link === 'live', 10_000, 'first snapshot')
  return wall
}
