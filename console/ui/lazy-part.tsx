import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadOrReload } from './chunk-reload.ts'

/** A component whose code comes by itself. */
export type LazyPart<Props extends object = object> = ComponentType<Props> & {
  /** Starts fetching it before it is drawn. */
  readonly preload: () => void
  /** Resolves when it can be drawn at once. @throws ChunkError when it cannot be fetched */
  readonly ready: () => Promise<unknown>
  readonly isReady: () => boolean
}

/**
 * A component of its own chunk, drawn as soon as that has come. React's `lazy` holds back what replaces a fallback until
 * 0.3 s after it: every page opened for the first time would wait that long. A chunk that is gone reloads the app once;
 * after that the ChunkError is thrown to the nearest boundary.
 * @param meanwhile what stands until it has come
 */
export const lazyPart = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): LazyPart<Props> => {
  let part: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const start = () => {
    loading ??= loadOrReload(load)
    return loading.then((component) => {
      part = component
      return component
    })
  }

  const Lazy = (props: Props) => {
    const [Part, setPart] = useState(() => part)
    const [failed, setFailed] = useState<unknown>()
    useEffect(() => {
      if (!Part) start().then((component) => setPart(() => component), setFailed)
    }, [Part])
    if (failed) throw failed
    return Part ? <Part {...props} /> : meanwhile
  }
  return Object.assign(Lazy, { preload: () => void start().catch(() => 0), ready: start, isReady: () => !!part })
}
