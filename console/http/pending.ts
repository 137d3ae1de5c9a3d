const writes = new Set<Promise<unknown>>()

/** Keeps `work` in mind while it runs when it is a write, so that a reload can wait for it. */
export const track = <T>(method: 'GET' | 'POST', work: Promise<T>): Promise<T> => {
  if (method === 'POST') {
    writes.add(work)
    const done = (): void => void writes.delete(work)
    work.then(done, done)
  }
  return work
}

/** Resolves when no write is under way; what the writes answered does not matter. */
export const writesSettled = async (): Promise<void> => {
  await Promise.allSettled([...writes])
}
