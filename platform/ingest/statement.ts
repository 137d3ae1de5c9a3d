import type { ColumnType, Columns } from './columns.ts'

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
const arrayOf = <T>(rows: readonly T[], name: keyof T, type: ColumnType): string => {
  let text = '{'
  for (let i = 0; i < rows.length; i++) {
    if (i > 0) text += ','
    text += element(rows[i]?.[name], type)
  }
  return `${text}}`
}

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
  readonly values: readonly unknown[]
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

  /** `unnest(...) as u(...)`: the rows as a relation of these columns. */
  rows<T>(columns: Columns<T>, rows: readonly T[]): string {
    this.#most = Math.max(this.#most, rows.length)
    const list = Object.entries<ColumnType>(columns) as [keyof T & string, ColumnType][]
    const arrays = list.map(([name, type]) => {
      this.#values.push(arrayOf(rows, name, type))
      return `$${this.#values.length}::${type === 'int8s' ? 'text' : type}[]`
    })
    return `unnest(${arrays.join(', ')}) as u(${list.map(([name]) => name).join(', ')})`
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
