import { expect } from 'vitest'

/** What a page comes to by itself, waited for as long as the configuration says. */
export const soon = <T>(read: () => T | Promise<T>) => expect.poll(read)
