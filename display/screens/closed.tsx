import { type ReactElement, useEffect } from 'react'
import type { Phase } from '../live/connection.ts'
import { writeItem } from '../settings/stored-items.ts'
import { DeniedPage } from './denied.tsx'
import { useRights } from './rights.ts'
import { SignedOutPage } from './signed-out.tsx'

const Refused = (): ReactElement => <DeniedPage refusals={useRights()?.refusals ?? []} />

/** What stands where the wall may not: refused in words, or signed out; nothing of the company stays on the box. */
export const Closed = ({ phase }: { phase: Phase }): ReactElement => {
  useEffect(() => writeItem('picture', null), [])
  return phase === 'forbidden' ? <Refused /> : <SignedOutPage unreadable={phase === 'unreadable'} />
}
