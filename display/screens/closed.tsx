import type { ReactElement } from 'react'
import type { Phase } from '../live/connection.ts'
import { DeniedPage } from './denied.tsx'
import { useRights } from './rights.ts'
import { SignedOutPage } from './signed-out.tsx'

const Refused = (): ReactElement => <DeniedPage refusals={useRights()?.refusals ?? []} />

/** What stands where the wall may not: refused in words, or signed out. */
export const Closed = ({ phase }: { phase: Phase }): ReactElement =>
  phase === 'forbidden' ? <Refused /> : <SignedOutPage unreadable={phase === 'unreadable'} />
