import { useEffect } from 'react'
import { useConfirm } from '../state/confirm.ts'
import { useSession } from '../state/session.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const Confirm = lazyPart(async () => (await import('../ui/confirm.tsx')).Confirm)

/** Draws the questions of `confirm`; the dialog for them is fetched with the session, not with the login page. */
export const Questions = () => {
  const signedIn = useSession((state) => state.token !== null)
  const asked = useConfirm((state) => state.asked !== null)
  useEffect(() => {
    if (signedIn) Confirm.preload()
  }, [signedIn])
  return asked ? <Confirm /> : null
}
