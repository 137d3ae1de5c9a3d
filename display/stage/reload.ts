const pageMark = 'id="wall"'

/** True when this server answers with a whole page: its HTML and every script and style that the HTML names. */
export const pageAnswers = async (): Promise<boolean> => {
  try {
    const page = await fetch(location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } })
    const html = await page.text()
    if (!page.ok || !html.includes(pageMark)) return false
    const parts = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '')
    const answers = await Promise.all(parts.map((part) => fetch(part, { cache: 'no-cache' })))
    return answers.every((answer) => answer.ok && !(answer.headers.get('content-type') ?? '').includes('html'))
  } catch {
    return false
  }
}

const markKey = (reason: string): string => `tw.reloaded.${reason}`

/** What is noted under a reason, for the life of the window. */
export const noted = (reason: string): string | null => {
  try {
    return sessionStorage.getItem(markKey(reason))
  } catch {
    return null
  }
}

/** Notes `text` under a reason; false where it cannot be kept: then a reload might loop. */
export const note = (reason: string, text: string): boolean => {
  try {
    sessionStorage.setItem(markKey(reason), text)
    return noted(reason) === text
  } catch {
    return false
  }
}

/** Reloads once per `reason`, and only into a page that answers; true when it does. */
export const reloadOnce = async (reason: string): Promise<boolean> => {
  if (noted(reason) !== null || !(await pageAnswers()) || noted(reason) !== null) return false
  if (!note(reason, new Date().toISOString())) return false
  location.reload()
  return true
}

/** A chunk of this build is gone: one reload for this build, else the wall goes on without that part. */
export const followLostChunks = (build: string): (() => void) => {
  const onLost = (event: Event): void => {
    event.preventDefault()
    void reloadOnce(`chunk.${build}`)
  }
  addEventListener('vite:preloadError', onLost)
  return () => removeEventListener('vite:preloadError', onLost)
}
