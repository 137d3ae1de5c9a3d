import { type ReactElement, useEffect } from 'react'
import { storedKeys } from '../../shared/record/keys.ts'
import { useClosedTexts } from '../settings/closed-texts.ts'
import { openedScreen } from '../settings/opened.ts'
import { options } from '../settings/settings.ts'
import { writeItem } from '../settings/stored-items.ts'
import { useTexts } from '../settings/texts.ts'
import { NotePage } from './note.tsx'

const loginAddress = (): string => `/login?redirect=${encodeURIComponent(location.pathname + location.search)}`

/**
 * The end of a session. A person's page goes to the login form; a kiosk has nobody to type there and shows a neutral
 * page, until someone signs in on this browser. `unreadable`: the record of the account could not be read, which is said here,
 * because signing in again would not help.
 */
export const SignedOutPage = ({ unreadable }: { unreadable: boolean }): ReactElement => {
  const t = useTexts()
  const says = useClosedTexts()
  useEffect(() => {
    writeItem('token', null)
    writeItem('record', null)
    if (!options.kiosk && !unreadable) location.replace(loginAddress())
    const onSignIn = (event: StorageEvent): void => {
      if (event.key === storedKeys.token && event.newValue) location.reload()
    }
    addEventListener('storage', onSignIn)
    return () => removeEventListener('storage', onSignIn)
  }, [unreadable])
  return (
    <NotePage
      testId="signed-out"
      title={says(unreadable ? 'page.unreadable' : 'page.signedOut')}
      why={unreadable ? says('page.unreadableWhy') : says('page.signedOutWhy', { screen: t(`screen.${openedScreen}`) })}
      link={{ href: loginAddress(), text: says('page.signIn') }}
    />
  )
}
