import { useEffect, useState } from 'react'
import type { LazyPart } from '../ui/lazy-part.tsx'

/**
 * Whether all of `parts` can be drawn at once, so that they appear together; they are fetched meanwhile.
 * @throws ChunkError when one cannot be fetched
 */
export const useReady = (parts: readonly Pick<LazyPart, 'ready' | 'isReady'>[]): boolean => {
  const [, setCome] = useState(0)
  const [failed, setFailed] = useState<unknown>()
  const waited = parts.filter((part) => !part.isReady())
  useEffect(() => {
    if (waited.length > 0)
      Promise.all(waited.map((part) => part.ready())).then(() => setCome((times) => times + 1), setFailed)
  })
  if (failed) throw failed
  return waited.length === 0
}
