import pino from 'pino'
import { expect, test } from 'vitest'
import { type Attempt, runAttempt } from '../../platform/work/attempt.ts'

const log = pino({ level: 'silent' })
const away = Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' })

/** Runs an attempt and tells what was said of it. */
const outcome = async (
  run: Attempt<string>['run'],
  given: Partial<Attempt<string>> = {},
  stopping = new AbortController(),
): Promise<string[]> => {
  const said: string[] = []
  const say = (word: string) => async (reason?: string) => {
    said.push(reason === undefined ? word : `${word} ${reason}`)
  }
  await runAttempt<string>(
    {
      attempts: 1,
      most: 3,
      beat: async () => true,
      run,
      clean: say('clean'),
      requeue: say('requeue'),
      fail: say('fail'),
      reasonOf: (error) => (error instanceof RangeError ? error.message : null),
      broken: 'broken',
      ...given,
    },
    { log, what: {} },
    stopping.signal,
  )
  return said
}

const untilLeft = (signal: AbortSignal): Promise<void> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
const throwing = (error: Error) => async (): Promise<void> => {
  throw error
}

test('[P80] what is claimed ends once: done, failed with its reason, given back, or left to who has it now', async () => {
  expect(await outcome(async () => {})).toEqual([])
  expect(await outcome(throwing(new RangeError('too much')))).toEqual(['clean', 'fail too much'])
  expect(await outcome(throwing(new Error('a bug')))).toEqual(['clean', 'fail broken'])
  expect(await outcome(throwing(away))).toEqual(['clean'])
  expect(await outcome(untilLeft, { beat: async () => false })).toEqual(['clean'])
  expect(await outcome(async () => {}, { attempts: 4 })).toEqual(['clean', 'fail broken'])
  const stopping = new AbortController()
  const stopped = outcome(untilLeft, {}, stopping)
  stopping.abort()
  expect(await stopped).toEqual(['clean', 'requeue'])
})
