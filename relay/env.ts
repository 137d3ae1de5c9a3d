import { resolve } from 'node:path'
import { z } from 'zod'
import { readTrustedProxies } from '../shared/net/trusted-proxies.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const environment = z.object({
  PORT: port.default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  PLATFORM_URL: z.url({ protocol: /^https?$/ }),
  DATA_DIR: z.string().min(1).default('.data'),
  WEB_DIR: z.string().min(1).default('dist/web'),
  TRUSTED_PROXIES: z.string().optional(),
  BENCH: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  REDIS_URL: z.string().optional(),
})

export interface Environment {
  readonly port: number
  readonly host: string
  readonly platformUrl: string
  readonly dataDir: string
  readonly webDir: string
  readonly bench: boolean
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
  readonly redisUrl: string | undefined
}

/** An empty variable counts as absent. Throws with the names of the wrong ones, in both languages. */
export const readEnvironment = (variables: Readonly<Record<string, string | undefined>>): Environment => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const read = environment.safeParse(given)
  if (!read.success) {
    const names = [...new Set(read.error.issues.map((issue) => String(issue.path[0])))].join(', ')
    throw new Error(`环境变量缺失或无效 / missing or invalid environment variables: ${names}`)
  }
  const { data } = read
  return {
    port: data.PORT,
    host: data.HOST,
    platformUrl: data.PLATFORM_URL,
    dataDir: resolve(data.DATA_DIR),
    webDir: resolve(data.WEB_DIR),
    bench: data.BENCH === 'on',
    trustedProxies: readTrustedProxies(data.TRUSTED_PROXIES),
    logLevel: data.LOG_LEVEL,
    redisUrl: data.REDIS_URL,
  }
}
