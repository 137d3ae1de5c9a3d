import { type ComponentType, lazy } from 'react'
import { ChunkError, loadOrReload } from './chunk-reload.ts'

export type Page<Props extends object = object> = ComponentType<Props> & { preload?: () => void }

/** A page of its own chunk. `preload` starts fetching it before it is drawn; a chunk that is gone reloads the app once. */
export const lazyPage = <Props extends object = object>(load: () => Promise<ComponentType<Props>>): Page<Props> => {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const start = (): Promise<{ default: ComponentType<Props> }> => {
    loading ??= loadOrReload(load).then((component) => ({ default: component }))
    return loading
  }
  const LazyPage = lazy(start)
  return Object.assign(LazyPage, {
    preload: () => {
      start().catch((error: unknown) => {
        if (!(error instanceof ChunkError)) throw error
      })
    },
  })
}
