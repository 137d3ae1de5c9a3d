import type { ComponentType } from 'react'
import { type Mode, modeOf } from '../../shared/access/mode.ts'
import { useSession } from '../state/session.ts'
import { lazyPage } from './lazy-page.ts'

type Load = () => Promise<ComponentType>

/** The page of a route that another screen takes in some modes; each of them is a chunk of its own. */
export const byMode = (ordinary: Load, others: Readonly<Partial<Record<Mode, Load>>>): Load => {
  const Ordinary = lazyPage(ordinary)
  const own = new Map(Object.entries(others).map(([mode, load]) => [mode, lazyPage(load)]))
  const ByMode = () => {
    const record = useSession((state) => state.record)
    const Page = (record && own.get(modeOf(record))) || Ordinary
    return <Page />
  }
  return async () => {
    const { record } = useSession.getState()
    const page = (record && own.get(modeOf(record))) || Ordinary
    page.preload?.()
    return ByMode
  }
}
