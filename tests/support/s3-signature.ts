import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

export interface SignedRequest {
  readonly method: string
  /** Path and query as they were sent. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/**
 * The signature that a request must bear: version 4 for S3 as Amazon writes it down, made here from nothing but that. With
 * which key and for which time and place, the request says.
 */
export const signatureOf = ({ method, url, headers }: SignedRequest, secret: string): string => {
  const said = String(headers.authorization ?? '')
  const scope = /Credential=[^/]+\/([^,\s]+)/.exec(said)?.[1] ?? ''
  const signed = /SignedHeaders=([^,\s]+)/.exec(said)?.[1] ?? ''
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const query = [...searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&')
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`)
  const path = decodeURIComponent(pathname).split('/').map(escaped).join('/')
  const canonical = [method, path, query, lines.join(''), signed, headers['x-amz-content-sha256']].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secret}`)
  return hmac(key, text).toString('hex')
}
