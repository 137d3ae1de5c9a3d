import type * as z from 'zod/mini'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import type { List } from '../../shared/lists/list.ts'

/** A row as the machine sees it: the declared columns say what each field holds. */
export type Row = Readonly<Record<string, string | number | boolean | null>>

type Sums = Readonly<Record<string, number | null>>

export interface ListAnswer {
  readonly list: readonly Row[]
  readonly total: number
  readonly page: number
  readonly limit: number
  readonly summary: { readonly kpi: Sums; readonly totals: Sums; readonly tabs: Sums }
  readonly may?: Readonly<Record<string, readonly string[]>> | undefined
  readonly currency: string
  readonly data_time: number
}

/** Any declared list, whatever its columns are. */
export type AnyList = Omit<List, 'endpoint'> & {
  readonly endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType<ListAnswer>>
}
