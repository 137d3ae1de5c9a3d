import type { ComponentType } from 'react'
import { type Mode, modeOf } from '../../shared/access/mode.ts'
import { useSession } from '../state/session.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Splash } from './splash.tsx'

type Load = () => Promise<ComponentType>

/** The page of a route that another screen takes in some modes; each of them is a chunk of its own. */
export const byMode = (ordinary: Load, others: Readonly<Partial<Record<Mode, Load>>>): Load => {
  const Ordinary = lazyPart(ordinary, <Splash />)
  const own = new Map(Object.entries(others).map(([mode, load]) => [mode, lazyPart(load, <Splash />)]))
  const ByMode = () => {
    const record = useSession((state) => state.record)
    const Page = (record && own.get(modeOf(record))) || Ordinary
    return <Page />
  }
  return async () => {
    const { record } = useSession.getState()
    const page = (record && own.get(modeOf(record))) || Ordinary
    page.preload()
    return ByMode
  }
}
