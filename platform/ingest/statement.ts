import type { Columns, ColumnType } from './columns.ts'

const special = /["\\]/g
const quote = (text: string): string =>
  `"${text.includes('"') || text.includes('\\') ? text.replace(special, '\\$&') : text}"`

const element = (value: unknown, type: ColumnType): string => {
  if (value === null || value === undefined) return 'NULL'
  if (type === 'text') return quote(String(value))
  if (type === 'int8s') return `"{${String(value)}}"`
  return String(value)
}

/** One column of many rows as a PostgreSQL array literal. */
const arrayOf = <T>(rows: readonly T[], value: (row: T) => unknown, type: ColumnType): string =>
  `{${rows.map((row) => element(value(row), type)).join(',')}}`

/** The value of a column that is the same in every row, as the driver takes it. */
const scalar = (value: unknown, type: ColumnType): unknown =>
  value === null || value === undefined ? null : type === 'int8s' ? `{${String(value)}}` : value

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Whether a column has one value in all rows: then it is sent once, which halves the cost of long statements. */
const isConstant = <T>(rows: readonly T[], value: (row: T) => unknown): boolean => {
  const first = rows[0] && value(rows[0])
  if (Array.isArray(first)) return first.length === 0 && rows.every((row) => isEmpty(value(row)))
  for (const row of rows) if (value(row) !== first) return false
  return true
}

const ownColumn =
  <T>(name: string) =>
  (row: T): unknown =>
    row[name as keyof T]

/** A plan made once is made for few rows: with more the server plans anew, knowing how many there are. */
const FEW = 100

const names = new Map<string, string>()
/** The same text has the same name, so that each connection plans it once. */
const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known) return known
  const made = `tidewall_${names.size}`
  names.set(text, made)
  return made
}

export interface Query {
  readonly name?: string
  readonly text: string
  readonly values: unknown[]
}

/**
 * One SQL statement of several data-modifying parts, so that writing an order costs one round trip. Parameters 1 and 2
 * are the company and the present second.
 */
export class Statement {
  readonly #parts: string[] = []
  #most = 0
  readonly #values: unknown[]

  constructor(companyId: number, now: number) {
    this.#values = [companyId, now]
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0
  }

  /**
   * `unnest(...) as u(...)`: the rows as a relation of these columns.
   * @param column how a column's value is taken out of a row; by default it is the property of its name
   */
  rows<T, R = T>(
    columns: Columns<T>,
    rows: readonly R[],
    column: (name: string) => (row: R) => unknown = ownColumn,
  ): string {
    this.#most = Math.max(this.#most, rows.length)
    const parameter = (value: unknown, type: string): string => {
      this.#values.push(value)
      return `$${this.#values.length}::${type}`
    }
    const list = Object.entries<ColumnType>(columns).map(([name, type]) => ({
      name,
      type,
      carried: type === 'int8s' ? 'text' : type,
      value: column(name),
    }))
    const fixed = rows.length > FEW ? list.slice(1).filter(({ value }) => isConstant(rows, value)) : []
    const varied = fixed.length === 0 ? list : list.filter((one) => !fixed.includes(one))
    const arrays = varied.map(({ type, carried, value }) => parameter(arrayOf(rows, value, type), `${carried}[]`))
    const names = varied.map(({ name }) => name).join(', ')
    const unnested = `unnest(${arrays.join(', ')}) as ${fixed.length === 0 ? 'u' : 'v'}(${names})`
    if (fixed.length === 0 || !rows[0]) return unnested
    const first = rows[0]
    const constants = fixed.map(
      ({ name, type, carried, value }) => `${parameter(scalar(value(first), type), carried)} as ${name}`,
    )
    const all = list.map(({ name }) => name).join(', ')
    return `(select ${all} from (select v.*, ${constants.join(', ')} from ${unnested}) w) as u`
  }

  /** The columns of `u` in a select list. */
  static list<T>(columns: Columns<T>): string {
    return Object.entries<ColumnType>(columns)
      .map(([name, type]) => (type === 'int8s' ? `u.${name}::bigint[]` : `u.${name}`))
      .join(', ')
  }

  add(alias: string, sql: string): void {
    this.#parts.push(`${alias} as (${sql})`)
  }

  /** @param end the last select, without a where clause */
  query(end: string): Query {
    // Not every statement uses both; PostgreSQL must know the types of all parameters.
    const typed = 'where $1::bigint is not null and $2::bigint is not null'
    const text = `with ${this.#parts.join(',\n')}\n${end} ${typed}`
    return { ...(this.#most <= FEW ? { name: nameOf(text) } : {}), text, values: this.#values }
  }
}
