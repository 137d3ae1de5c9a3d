import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * `pass` lets through; `refuse` closes new connections at once; `blackhole` keeps connections and loses nothing but
 * time: no byte moves; `stallUp`, `stallDown` the same in one direction; `corrupt` flips bits of what goes down.
 */
export type ChaosMode = 'pass' | 'refuse' | 'blackhole' | 'stallUp' | 'stallDown' | 'corrupt'

interface Pair {
  readonly client: Socket
  readonly server: Socket
}

/** A TCP proxy in front of `targetPort` on the loopback that cuts, stalls, delays, throttles and corrupts. */
export class ChaosProxy {
  readonly #targetPort: number
  readonly #pairs = new Set<Pair>()
  #server: Server | undefined
  #mode: ChaosMode = 'pass'
  /** Milliseconds added to each chunk towards the client. */
  delay = 0
  /** Bytes a second towards the client; 0 without bound. */
  throttle = 0
  /** Share of corrupted bytes in mode `corrupt`. */
  corruption = 0.01
  /** New connections since the start. */
  accepted = 0

  constructor(targetPort: number) {
    this.#targetPort = targetPort
  }
  async start(): Promise<this> {
    const server = createServer((client) => this.#join(client))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    this.#server = server
    return this
  }
  get port(): number {
    const address = this.#server?.address() as AddressInfo | null | undefined
    return address?.port ?? 0
  }
  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }
  get mode(): ChaosMode {
    return this.#mode
  }
  set mode(mode: ChaosMode) {
    this.#mode = mode
    for (const pair of this.#pairs) this.#apply(pair)
  }
  /** Breaks every connection now. */
  cut(): void {
    for (const { client, server } of this.#pairs) {
      client.resetAndDestroy()
      server.resetAndDestroy()
    }
  }
  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => (this.#server ? this.#server.close(() => resolve()) : resolve()))
    this.cut()
    await closed
  }
  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop()
  }

  #apply({ client, server }: Pair): void {
    const stopped = this.#mode === 'blackhole'
    if (stopped || this.#mode === 'stallUp') client.pause()
    else client.resume()
    if (stopped || this.#mode === 'stallDown') server.pause()
    else server.resume()
  }
  #join(client: Socket): void {
    this.accepted += 1
    if (this.#mode === 'refuse') {
      client.resetAndDestroy()
      return
    }
    const server = connect(this.#targetPort, '127.0.0.1')
    const pair = { client, server }
    this.#pairs.add(pair)
    const end = (): void => {
      this.#pairs.delete(pair)
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) {
      socket.setNoDelay(true)
      socket.on('error', end)
      socket.on('close', end)
    }
    client.on('data', (chunk) => server.write(chunk))
    server.on('data', (chunk) => this.#down(pair, chunk))
    this.#apply(pair)
  }
  #down(pair: Pair, chunk: Buffer): void {
    const sent = this.#mode === 'corrupt' ? this.#corrupt(chunk) : chunk
    if (this.throttle > 0) {
      pair.server.pause()
      setTimeout(() => this.#apply(pair), (chunk.length / this.throttle) * 1000)
    }
    if (this.delay > 0) setTimeout(() => pair.client.write(sent), this.delay)
    else pair.client.write(sent)
  }
  #corrupt(chunk: Buffer): Buffer {
    const copy = Buffer.from(chunk)
    for (const [index, byte] of copy.entries()) {
      if (Math.random() < this.corruption) copy[index] = byte ^ (1 << Math.floor(Math.random() * 8))
    }
    return copy
  }
}

export const startChaosProxy = (targetPort: number): Promise<ChaosProxy> => new ChaosProxy(targetPort).start()
