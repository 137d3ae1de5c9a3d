/** The build that the relay asked this page to go over to; undefined while it is the one that runs. */
let wanted: string | undefined
const listeners = new Set<(build: string) => void>()

export const isWanted = (build: string): boolean => build === wanted

export const announceBuild = (build: string): void => {
  const next = build === __BUILD_ID__ ? undefined : build
  if (next === wanted) return
  wanted = next
  if (next !== undefined) for (const listener of listeners) listener(next)
}

/** Told at once when a new build is already known. */
export const onBuild = (listener: (build: string) => void): (() => void) => {
  listeners.add(listener)
  if (wanted !== undefined) listener(wanted)
  return () => listeners.delete(listener)
}
