import { expect } from 'vitest'

/** `expect.poll` with the patience that a loaded machine needs. */
export const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 8000 })
