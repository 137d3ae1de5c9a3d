const worker = '/wall-worker.js'

const loadedFiles = (): readonly string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    return origin === location.origin && pathname.startsWith('/assets/') ? [name] : []
  })

/**
 * Keeps the page and its files on this box, where the browser lets it (over https, or on the box itself): the wall then
 * starts without network or server. What is loaded later the worker keeps by itself.
 */
export const keepShell = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(worker, { scope: location.pathname, updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ path: location.pathname, files: loadedFiles() })
  } catch {
    // Blocked by the browser's settings: the wall needs its server to start.
  }
}
