/**
 * Waits for both of what was sent to the server one behind the other. Of two failures the first one counts: the other is what
 * follows from it.
 */
export const inTurn = async <T>(first: Promise<unknown>, next: Promise<T>): Promise<T> => {
  const both = await Promise.allSettled([first, next])
  for (const one of both) if (one.status === 'rejected') throw one.reason
  return next
}
