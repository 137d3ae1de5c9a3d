import { type ReactElement, useEffect } from 'react'
import { isWallToken } from '../../shared/record/wall-token.ts'
import type { Phase } from '../live/connection.ts'
import { askSelf } from '../live/device-self.ts'
import { connection } from '../live/live.ts'
import { readItem, writeItem } from '../settings/stored-items.ts'
import { DeniedPage } from './denied.tsx'
import { PairingPage } from './pairing.tsx'
import { useRights } from './rights.ts'
import { UnreadablePage } from './unreadable.tsx'

const againMs = 10_000

const ask = (): void => void askSelf(() => connection.set('signed-out'))

/** A paired wall may be sent to another screen, or be one no more. */
const Refused = (): ReactElement => {
  useEffect(() => {
    if (!isWallToken(readItem('token') ?? '')) return
    const timer = setInterval(ask, againMs)
    ask()
    return () => clearInterval(timer)
  }, [])
  return <DeniedPage refusals={useRights()?.refusals ?? []} />
}

/** What stands where the wall may not: refused in words, or nobody's; nothing of the company stays on the box. */
export const Closed = ({ phase }: { phase: Phase }): ReactElement => {
  useEffect(() => writeItem('picture', null), [])
  if (phase === 'forbidden') return <Refused />
  return phase === 'unreadable' ? <UnreadablePage /> : <PairingPage ended={phase === 'signed-out'} />
}
