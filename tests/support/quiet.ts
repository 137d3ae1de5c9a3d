import { afterEach, beforeEach, expect, vi } from 'vitest'

const silence = (method: 'error' | 'warn') => vi.spyOn(console, method).mockImplementation(() => {})
let spies: ReturnType<typeof silence>[] = []

/**
 * Noise on the console fails the test that made it. A test that expects a message reads it with
 * `vi.mocked(console.error)` and clears it with `mockClear()`.
 */
beforeEach(() => {
  spies = [silence('error'), silence('warn')]
})

afterEach(() => {
  const noise = spies.flatMap((spy) => spy.mock.calls)
  for (const spy of spies) spy.mockRestore()
  expect(noise, 'console.error and console.warn stay silent in a unit test').toEqual([])
})
