import * as z from 'zod/mini'

export const pageSizes = [10, 20, 30, 50] as const
/** Of a declared list, whose page draws no more of its rows than are in sight. */
export const rowSizes = [...pageSizes, 100, 200, 500] as const

/** What every list takes; a list adds its own named filters. */
export const listInput = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  limit: z._default(z.coerce.number().check(z.refine((limit) => pageSizes.some((size) => size === limit))), 20),
  keyword: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
})

/** What every list answers; `data_time` is the Unix second that the answer stands for. */
export const listOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    list: z.array(row),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    data_time: z.int(),
  })
