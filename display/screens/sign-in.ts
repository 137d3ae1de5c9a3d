import { useEffect } from 'react'
import { storedKeys } from '../../shared/record/keys.ts'

export const loginAddress = (): string => `/login?redirect=${encodeURIComponent(location.pathname + location.search)}`

/** Begins anew once somebody signs in, or pairs, in another window of this browser. */
export const useSignIns = (): void => {
  useEffect(() => {
    const onSignIn = (event: StorageEvent): void => {
      if (event.key === storedKeys.token && event.newValue) location.reload()
    }
    addEventListener('storage', onSignIn)
    return () => removeEventListener('storage', onSignIn)
  }, [])
}
