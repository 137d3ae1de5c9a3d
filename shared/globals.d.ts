/**
 * The few globals that browsers and Node share and that pure code may use. Everything else of the DOM and of Node is
 * a type error in this room: what needs a socket, a timer, storage or a clock takes it as an argument.
 */
declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(init?: string | Record<string, string> | Iterable<readonly [string, string]>)
  append(name: string, value: string): void
  delete(name: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  sort(): void
  entries(): IterableIterator<[string, string]>
  keys(): IterableIterator<string>
  [Symbol.iterator](): IterableIterator<[string, string]>
  toString(): string
}

declare class URL {
  constructor(url: string, base?: string | URL)
  readonly host: string
  readonly hostname: string
  readonly href: string
  readonly origin: string
  readonly port: string
  readonly protocol: string
  readonly searchParams: URLSearchParams
  hash: string
  pathname: string
  search: string
}

declare class TextEncoder {
  encode(text?: string): Uint8Array
}
