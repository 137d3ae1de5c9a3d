import {
  keepPreviousData,
  type UseQueryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { type CallOptions, call } from './client.ts'
import type { CallError } from './errors.ts'

const queryOf = <I extends z.ZodMiniType, D extends z.ZodMiniType>(
  endpoint: Endpoint<I, D>,
  input: z.input<I>,
  tell: CallOptions['tell'] = 'once',
): UseQueryOptions<z.output<D>, CallError> => ({
  queryKey: [endpoint.path, input],
  queryFn: ({ signal }) => call(endpoint, input, { signal, tell }),
  placeholderData: keepPreviousData,
  throwOnError: (error) => error.kind === 'denied',
})

/**
 * An endpoint's data in a component. `every` (seconds, 0 never) asks again by itself while the page is visible. Old data
 * stays through reloads, failures and changes of input; an answer 403 is thrown to the layout, which names the rules.
 * Nothing is asked before it is `ready`; `tell` is how a failure is told (never: what does without).
 */
export const useEndpoint = <I extends z.ZodMiniType, D extends z.ZodMiniType>(
  endpoint: Endpoint<I, D>,
  input: z.input<I>,
  { every = 0, ready = true, tell }: { every?: number; ready?: boolean; tell?: CallOptions['tell'] } = {},
): UseQueryResult<z.output<D>, CallError> =>
  useQuery<z.output<D>, CallError>({
    ...queryOf(endpoint, input, tell),
    enabled: ready,
    refetchInterval: every > 0 ? every * 1000 : false,
  })

/** The same for several inputs at once, such as the parts of what one call would not take. */
export const useEndpoints = <I extends z.ZodMiniType, D extends z.ZodMiniType, Whole>(
  endpoint: Endpoint<I, D>,
  inputs: readonly z.input<I>[],
  /** One function for all renders. */
  together: (answers: readonly UseQueryResult<z.output<D>, CallError>[]) => Whole,
): Whole => useQueries({ queries: inputs.map((input) => queryOf(endpoint, input)), combine: together })
