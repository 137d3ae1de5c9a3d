import { readAddress, readNeeded, readOn } from '../env-text.ts'

export interface S3Settings {
  /** `https://host[:port]`, without the bucket. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly keyId: string
  readonly keySecret: string
  /** The bucket stands in the path of an address instead of before its host. */
  readonly pathStyle: boolean
}

export type MediaSettings = { readonly store: 'disk' } | ({ readonly store: 's3' } & S3Settings)

const names = ['ENDPOINT', 'BUCKET', 'REGION', 'KEY_ID', 'KEY_SECRET', 'PATH_STYLE'].map((name) => `MEDIA_S3_${name}`)

/** @throws a sentence for people when it holds more than a host: what stood behind it would be lost without a word */
const endpointOf = (text: string): string => {
  const { origin, pathname, search, username } = new URL(readAddress('MEDIA_S3_ENDPOINT', text))
  if (pathname === '/' && search === '' && username === '') return origin
  throw new Error(
    'MEDIA_S3_ENDPOINT 只写到主机，桶名写在 MEDIA_S3_BUCKET。 MEDIA_S3_ENDPOINT ends with the host; the bucket goes into MEDIA_S3_BUCKET.',
  )
}

const bucketOf = (text: string): string => {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)) return text
  throw new Error(
    'MEDIA_S3_BUCKET 不是桶名（3 至 63 个小写字母、数字、点或连字符）。 MEDIA_S3_BUCKET is no name of a bucket (3 to 63 lower-case letters, digits, dots or hyphens).',
  )
}

/**
 * Where files that people bring stand: on the disk unless said otherwise.
 * @throws a sentence for people when a setting is missing, not usable or without effect; it holds no value of one
 */
export const readMediaSettings = (env: NodeJS.ProcessEnv): MediaSettings => {
  switch (env.MEDIA_STORE || 'disk') {
    case 'disk': {
      const given = names.find((name) => env[name])
      if (given === undefined) return { store: 'disk' }
      throw new Error(
        `设置了 ${given}，但没有设置 MEDIA_STORE=s3；请补上，或去掉 ${given}。 ${given} is set without MEDIA_STORE=s3: set that too, or remove ${given}.`,
      )
    }
    case 's3': {
      const get = (name: string): string => readNeeded(env, name, 'MEDIA_STORE=s3')
      return {
        store: 's3',
        endpoint: endpointOf(get('MEDIA_S3_ENDPOINT')),
        bucket: bucketOf(get('MEDIA_S3_BUCKET')),
        region: env.MEDIA_S3_REGION || 'us-east-1',
        keyId: get('MEDIA_S3_KEY_ID'),
        keySecret: get('MEDIA_S3_KEY_SECRET'),
        pathStyle: readOn('MEDIA_S3_PATH_STYLE', env.MEDIA_S3_PATH_STYLE, true),
      }
    }
    default:
      throw new Error('MEDIA_STORE 应为 disk 或 s3。 MEDIA_STORE must be disk or s3.')
  }
}
