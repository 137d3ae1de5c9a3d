import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, type Dispatcher, request } from 'undici'
import type { S3Settings } from '../settings.ts'
import { StoreTrouble } from '../store.ts'

/** Bytes that are sent, their number and SHA-256 in hex; made anew for each try. */
export interface S3Body {
  readonly open: () => Readable | Buffer
  readonly length: number
  readonly sha256: string
}

export interface S3Call {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Where in the bucket. */
  readonly name: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: S3Body
}

export type S3Answer = Dispatcher.ResponseData

export interface S3Client {
  /** Tries again what a busy or absent server did not take. @returns an answer of 2xx, or of 404 @throws {StoreTrouble} */
  readonly send: (call: S3Call) => Promise<S3Answer>
  readonly close: () => Promise<void>
}

const CONNECTIONS = 32
const CONNECT_MS = 5000
/** Without a byte from the server: a store that assembles a large file takes its time. */
const SILENCE_MS = 60_000
const PAUSES_MS = [200, 1000]
/** Characters of an answer that says what is wrong. */
const MOST_WORDS = 4096

export const bodyOf = (bytes: Buffer): S3Body => ({
  open: () => bytes,
  length: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

const nothing = bodyOf(Buffer.alloc(0))

/** What S3 calls an error, as `SignatureDoesNotMatch`; undefined: the answer holds none. */
export const codeIn = (text: string): string | undefined => /<Code>(\w{1,100})<\/Code>/.exec(text)?.[1]

/** All of an answer. @throws {StoreTrouble} when it breaks off */
export const textOf = ({ body }: S3Answer): Promise<string> =>
  body.text().catch((error: unknown) => {
    throw new StoreTrouble('down', 'an answer of the file store breaks off', { cause: error })
  })

/** Where something of a bucket is asked for. */
export const addressOf = (
  { endpoint, bucket, pathStyle }: Pick<S3Settings, 'endpoint' | 'bucket' | 'pathStyle'>,
  name: string,
  query: Readonly<Record<string, string>> = {},
): string => {
  const url = new URL(endpoint)
  if (!pathStyle) url.host = `${bucket}.${url.host}`
  url.pathname = pathStyle ? `/${bucket}/${name}` : `/${name}`
  url.search = new URLSearchParams(query).toString()
  return url.href
}

const troubleOf = async (answer: S3Answer, { method }: S3Call): Promise<StoreTrouble> => {
  const { statusCode } = answer
  const text = await textOf(answer)
  const code = codeIn(text.slice(0, MOST_WORDS)) ?? 'no code'
  const isAway = statusCode >= 500 || statusCode === 429 || statusCode === 408
  return new StoreTrouble(isAway ? 'down' : 'refused', `the file store answers ${method} with ${statusCode}, ${code}`)
}

/** Signed calls to one bucket. Keys of the account get into no message. */
export const openS3 = (settings: S3Settings): S3Client => {
  const { keyId, keySecret, region } = settings
  const dispatcher = new Agent({
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS },
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
  })
  const once = async (call: S3Call): Promise<S3Answer> => {
    const { method, name, query, headers, body = nothing } = call
    const { url, headers: signed } = await new AwsV4Signer({
      method,
      url: addressOf(settings, name, query),
      headers: { ...headers, 'x-amz-content-sha256': body.sha256 },
      accessKeyId: keyId,
      secretAccessKey: keySecret,
      service: 's3',
      region,
    }).sign()
    const sends = method === 'PUT' || method === 'POST'
    const answer = await request(url, {
      dispatcher,
      method,
      headers: { ...Object.fromEntries(signed), ...(sends ? { 'content-length': String(body.length) } : {}) },
      ...(sends && body.length > 0 ? { body: body.open() } : {}),
    }).catch((error: unknown) => {
      throw new StoreTrouble('down', 'the file store cannot be reached', { cause: error })
    })
    const { statusCode } = answer
    if ((statusCode >= 200 && statusCode < 300) || (statusCode === 404 && method !== 'PUT' && method !== 'POST'))
      return answer
    throw await troubleOf(answer, call)
  }
  return {
    send: async (call) => {
      for (const pause of PAUSES_MS) {
        try {
          return await once(call)
        } catch (error) {
          if (!(error instanceof StoreTrouble) || error.kind !== 'down') throw error
          await sleep(pause)
        }
      }
      return once(call)
    },
    close: () => dispatcher.destroy(),
  }
}
