import type { BulkData } from '../../shared/api/bulk.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { HistoryData, Workflow } from '../../shared/workflows/workflow.ts'
import type { TestPlatform } from './platform.ts'

interface RowAnswer {
  readonly row: Readonly<Record<string, unknown>> | null
  readonly may: readonly string[]
}

let presses = 0

/** Presses the buttons of a workflow as the account of a token, and reads what came of it. */
export const presser = ({ ask }: Pick<TestPlatform, 'ask'>, { api, list }: Workflow) => {
  const get = async (path: string, query: Record<string, string>, token: string): Promise<Envelope> =>
    (await ask(`${path}?${new URLSearchParams(query)}`, { token })).envelope
  const told = <T>({ status, data, message }: Envelope): T => {
    if (status !== 1) throw new Error(message)
    return data as T
  }
  /** The whole answer of a press; `more` stands in its body, the form's fields among it. */
  const answer = async (token: string, transition: string, keys: readonly string[], more: object = {}) => {
    const body = { transition, keys, request_id: `request-${presses++}`, ...more }
    return (await ask(api.transition.path, { token, body })).envelope
  }
  const results = async (...asked: Parameters<typeof answer>): Promise<BulkData['results']> =>
    told<BulkData>(await answer(...asked)).results
  return {
    answer,
    results,
    /** Of one row. */
    one: async (token: string, transition: string, key: string, more: object = {}) => {
      const [result] = await results(token, transition, [key], more)
      if (!result) throw new Error('no result')
      return result
    },
    history: async (token: string, key: string): Promise<HistoryData> =>
      told(await get(api.history.path, { key }, token)),
    row: async (token: string, key: string): Promise<RowAnswer> =>
      told(await get('/api/v1/list/row', { list: list.id, key }, token)),
  }
}
