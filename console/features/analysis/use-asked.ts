import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { analysisApi } from '../../../shared/areas/analysis/api.ts'
import { call } from '../../http/client.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'

type Input = z.input<typeof analysisApi.ask.input>

/** Seconds between two looks at a question that is answered behind. */
const everyS = 1

/** The answer to a question, or the work on it, which is looked at until it has ended. */
export const useAsked = (input: Input, ready: boolean) => {
  const [waits, setWaits] = useState(false)
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(analysisApi.ask, input, {
    ready,
    every: waits ? everyS : 0,
  })
  const work = (error ? undefined : data?.work) ?? undefined
  const runs = work?.state === 'queued' || work?.state === 'running'
  useEffect(() => setWaits(runs), [runs])
  const after = async (change: Promise<unknown>): Promise<void> => {
    // The call has told why.
    await change.catch(() => {})
    await refetch()
  }
  return {
    answer: (error ? undefined : data?.answer) ?? undefined,
    work,
    error,
    isFetching: isFetching && !runs,
    isOld: isPlaceholderData,
    /** Asks anew, whatever is kept of it. */
    again: () => after(call(analysisApi.again, input)),
    cancel: () => after(work ? call(analysisApi.cancel, { id: work.id }) : Promise.resolve()),
  }
}
