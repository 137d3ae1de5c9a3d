import { type ReactElement, useEffect } from 'react'
import { isWanted, onBuild } from '../live/builds.ts'
import { serverSecond, store } from '../live/live.ts'
import { options } from '../settings/settings.ts'
import { followNews } from './chime.ts'
import { Controls } from './controls.tsx'
import { followBuild } from './follow-build.ts'
import { Night } from './night.tsx'
import { pageAnswers } from './reload.ts'
import { keepFit } from './upkeep.ts'

/** Walls spread their step into a new build over this time. */
const spreadMs = 30_000

const refresh = async (): Promise<void> => {
  if (await pageAnswers()) location.reload()
}

/** Follows new builds and looks after the page; both wait for a quiet second of the picture. */
const keep = (): (() => void) => {
  let drawnAt = performance.now()
  const quietFor = (): number => performance.now() - drawnAt
  const now = () => {
    const zone = store.state().wall?.head.tz
    return zone === undefined ? undefined : { t: serverSecond(), zone }
  }
  const ends = [
    store.onDraw(() => {
      drawnAt = performance.now()
    }),
    onBuild((build) => void followBuild({ build, isWanted: () => isWanted(build), spreadMs, quietFor })),
    keepFit({ now, quietFor }),
    followNews(),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** What looks after an unattended wall: keys and pointer, new builds, the nightly fresh start, its light and its sound. */
export const Attendant = (): ReactElement => {
  useEffect(() => keep(), [])
  return (
    <>
      {options.dims && <Night />}
      <Controls refresh={() => void refresh()} />
    </>
  )
}
