import { useEffect, useState } from 'react'

const againMs = 30_000

/** A part whose code is loaded once `ready`; tried again every half minute while the server does not give it. */
export const useLater = <T>(ready: boolean, load: () => Promise<T>): T | undefined => {
  const [part, setPart] = useState<{ readonly code: T }>()
  useEffect(() => {
    if (!ready || part) return
    let live = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = (): void => {
      load().then(
        (code) => {
          if (live && code !== undefined) setPart({ code })
        },
        () => {
          if (live) timer = setTimeout(attempt, againMs)
        },
      )
    }
    attempt()
    return () => {
      live = false
      clearTimeout(timer)
    }
  }, [ready, part, load])
  return part?.code
}
