import type { UseQueryResult } from '@tanstack/react-query'
import type { CallData } from '../../shared/api/endpoint.ts'
import { MARKS_LIMIT, productApi } from '../../shared/areas/products/api.ts'
import type { CallError } from '../http/errors.ts'
import { useEndpoints } from '../http/use-endpoint.ts'

type Answer = UseQueryResult<CallData<typeof productApi.marks>, CallError>

const together = (answers: readonly Answer[]) => ({
  marks: answers.flatMap(({ data }) => data?.marks ?? []),
  mayAssign: answers.some(({ data }) => data?.may_assign),
  again: () => {
    for (const { refetch } of answers) void refetch()
  },
})

/** What stands beside the rows of products, however many stand on the page. */
export const useMarks = (ids: readonly string[]) => {
  const parts = Array.from({ length: Math.ceil(ids.length / MARKS_LIMIT) }, (_, n) =>
    ids.slice(n * MARKS_LIMIT, (n + 1) * MARKS_LIMIT),
  )
  return useEndpoints(
    productApi.marks,
    parts.map((part) => ({ product_ids: part.join(',') })),
    together,
  )
}
