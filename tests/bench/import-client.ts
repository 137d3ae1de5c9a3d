import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { firstImportOptions, type ImportOptions, type ImportRun } from '../../shared/areas/imports/api.ts'
import type { Stack } from '../support/stack.ts'

const options: ImportOptions = { ...firstImportOptions, preset: 'online-retail' }
const PART = 1_000_000
const LOOK_MS = 200

/** What a leader does in the console with a file of orders. */
export const importing = (stack: Stack, token: string) => {
  const post = async (path: string, body: object): Promise<ImportRun> =>
    (await stack.call(`/api/v1/import/${path}`, token, body)) as ImportRun
  const run = async (id: string): Promise<ImportRun> => {
    const { runs } = (await stack.call('/api/v1/import/list', token)) as { runs: ImportRun[] }
    const found = runs.find((one) => one.id === id)
    if (!found) throw new Error('the import is gone')
    return found
  }
  const send = async (path: string): Promise<string> => {
    const { size } = await stat(path)
    const file = await openAsBlob(path)
    const { id } = await post('open', { name: 'bench.csv', size })
    for (let at = 0; at < size; at += PART) {
      const form = new FormData()
      form.set('id', id)
      form.set('offset', String(at))
      form.set('part', file.slice(at, at + PART), 'part')
      await fetch(`${stack.url}/api/v1/import/upload`, { method: 'POST', headers: { token }, body: form })
    }
    return id
  }
  const check = async (id: string): Promise<ImportRun> => {
    await post('check', { id, options })
    for (;;) {
      const found = await run(id)
      if (found.state === 'checked') return found
      if (found.state !== 'checking') throw new Error(`the file cannot be imported: ${found.reason || found.state}`)
      await sleep(LOOK_MS)
    }
  }
  return {
    /** Sends a file and has it looked through, with a rate for each day that lacks one. @returns its import */
    ready: async (path: string): Promise<string> => {
      const id = await send(path)
      const rates = (await check(id)).check?.rates ?? []
      if (rates.length > 0) {
        await post('rates', { rates: rates.map(({ currency, from, to }) => ({ currency, from, to, rate: '1.27' })) })
        await check(id)
      }
      return id
    },
    start: (id: string): Promise<ImportRun> => post('start', { id }),
    isRunning: async (id: string): Promise<boolean> => {
      const { state, reason } = await run(id)
      if (state === 'queued' || state === 'running') return true
      if (state === 'done') return false
      throw new Error(`the import ended as ${state}: ${reason}`)
    },
  }
}
