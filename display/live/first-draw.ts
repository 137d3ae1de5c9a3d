import { store } from './live.ts'

const patienceMs = 3000

/**
 * Resolves when the first numbers have been drawn, or soon when none come: what may wait for them loads after it, and
 * a wall without a relay is not kept from the rest of its page.
 */
export const firstDraw: Promise<void> = new Promise((done) => {
  const timer = setTimeout(done, patienceMs)
  const unfollow = store.onDraw(() => {
    unfollow()
    clearTimeout(timer)
    requestAnimationFrame(() => setTimeout(done))
  })
})
