/** The build that the relay asked this page to go over to; undefined while it is the one that runs. */
let wanted: string | undefined
const listeners = new Set<(build: string) => void>()

export const announceBuild = (build: string): void => {
  if (build === __BUILD_ID__ || build === wanted) return
  wanted = build
  for (const listener of listeners) listener(build)
}

/** Told at once when a new build is already known. */
export const onBuild = (listener: (build: string) => void): (() => void) => {
  listeners.add(listener)
  if (wanted !== undefined) listener(wanted)
  return () => listeners.delete(listener)
}
