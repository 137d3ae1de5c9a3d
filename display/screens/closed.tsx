import type { ReactElement } from 'react'
import type { Phase } from '../live/connection.ts'
import { DeniedPage } from './denied.tsx'
import { SignedOutPage } from './signed-out.tsx'

/** What stands where the wall may not: refused in words, or signed out. */
export const Closed = ({ phase }: { phase: Phase }): ReactElement =>
  phase === 'forbidden' ? <DeniedPage /> : <SignedOutPage />
