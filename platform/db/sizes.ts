/** Connections at most, by what they are for. */
export interface PoolSizes {
  /** Calls of the console, imports and jobs. */
  readonly calls: number
  /** Dashboards. */
  readonly pictures: number
  readonly wall: number
  /** Live orders, one transaction at a time. */
  readonly writes: number
  /** Lists, and so how many are read at once: each keeps a core of the database busy. */
  readonly lists: number
}

export const poolSizes: PoolSizes = { calls: 10, pictures: 4, wall: 2, writes: 2, lists: 2 }

/** All pools of one platform together: a server takes a hundred, and several platforms may share it. */
export const MOST_CONNECTIONS = 60

const variables = {
  calls: 'DB_POOL_CALLS',
  pictures: 'DB_POOL_PICTURES',
  wall: 'DB_POOL_WALL',
  writes: 'DB_POOL_WRITES',
  lists: 'DB_POOL_LISTS',
} as const satisfies Record<keyof PoolSizes, string>

/** @throws a sentence for people when one is no number from 1, or all together are too many */
export const readPoolSizes = (env: NodeJS.ProcessEnv): PoolSizes => {
  const read = (kind: keyof PoolSizes): number => {
    const text = env[variables[kind]]
    if (!text) return poolSizes[kind]
    if (/^[1-9]\d?$/.test(text)) return Number(text)
    const name = variables[kind]
    throw new Error(
      `${name} 应为 1 到 99 的整数，现在是“${text}”。 ${name} must be a whole number from 1 to 99, not "${text}".`,
    )
  }
  const sizes: PoolSizes = {
    calls: read('calls'),
    pictures: read('pictures'),
    wall: read('wall'),
    writes: read('writes'),
    lists: read('lists'),
  }
  const sum = Object.values(sizes).reduce((all, size) => all + size, 0)
  if (sum <= MOST_CONNECTIONS) return sizes
  const names = Object.values(variables).join(', ')
  throw new Error(
    `数据库连接共 ${sum} 个，最多 ${MOST_CONNECTIONS} 个：${names}。 ${sum} database connections are too many, at most ${MOST_CONNECTIONS}: ${names}.`,
  )
}
