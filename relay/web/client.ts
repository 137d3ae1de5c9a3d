import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyaddr from 'proxy-addr'
import { isLoopback, plainAddress } from '../../shared/net/address.ts'
import type { Log } from '../log.ts'

/** Who asks. */
export interface Client {
  /** Of the caller itself, as far as trusted proxies tell; plain IPv4 where it is one. */
  readonly address: string
  /** It stands on this machine, and no proxy speaks for somebody else. */
  readonly isLocal: boolean
  /** It came to a trusted proxy over TLS. */
  readonly isSecure: boolean
}
export type ReadClient = (request: IncomingMessage) => Client

/** Where proxies of one's own stand. */
const isNear = proxyaddr.compile(['loopback', 'linklocal', 'uniquelocal'])

/** Some proxies add the port. */
const withoutPort = (text: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text

const isForwarded = ({ headers }: IncomingMessage): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined

const trustOf = (trusted: readonly string[]): ((address: string, index: number) => boolean) =>
  trusted.length > 0 ? proxyaddr.compile([...trusted]) : () => false

/**
 * The one place that says who asks: for limits, for the platform, for what is shown to this machine only.
 * `X-Forwarded-For` is read from the right, as long as its words come from `trusted` proxies.
 */
export const createClients = (trusted: readonly string[], log: Log): ReadClient => {
  const trusts = trustOf(trusted)
  let warned = false
  const warn = (): void => {
    warned = true
    log.warn(
      {},
      '有代理转发请求，但未设置 TRUSTED_PROXIES：所有人共用一个地址 / a proxy forwards, but TRUSTED_PROXIES does not name it: everyone shares its address',
    )
  }
  return (request) => {
    const peer = request.socket.remoteAddress ?? ''
    const isTrusted = trusts(peer, 0)
    if (!isTrusted && !warned && isForwarded(request) && isNear(peer, 0)) warn()
    const told = proxyaddr.all(request, trusts).map(withoutPort)
    const address = told.findLast((one) => isIP(one) > 0) ?? peer
    const [scheme = ''] = String(request.headers['x-forwarded-proto'] ?? '').split(',')
    return {
      address: plainAddress(address),
      isLocal: isLoopback(peer) && !isForwarded(request),
      isSecure: isTrusted && scheme.trim().toLowerCase() === 'https',
    }
  }
}
