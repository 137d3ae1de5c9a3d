import { type ReactElement, useEffect } from 'react'
import { onBuild } from '../live/builds.ts'
import { store } from '../live/live.ts'
import { Controls } from './controls.tsx'
import { followBuild, pageAnswers } from './reload.ts'
import { keepFit } from './upkeep.ts'

/** Walls spread their step into a new build over this time. */
const spreadMs = 30_000

const refresh = async (): Promise<void> => {
  if (await pageAnswers()) location.reload()
}

const goToBuilds = (): (() => void) => {
  let drawnAt = performance.now()
  const unfollow = [
    store.onDraw(() => {
      drawnAt = performance.now()
    }),
    onBuild((build) => void followBuild({ build, spreadMs, quietFor: () => performance.now() - drawnAt })),
  ]
  return () => {
    for (const end of unfollow) end()
  }
}

/** What looks after an unattended wall: keys and pointer, new builds, the nightly fresh start. */
export const Attendant = (): ReactElement => {
  useEffect(() => goToBuilds(), [])
  useEffect(() => keepFit(), [])
  return <Controls refresh={() => void refresh()} />
}
