import { type ReactElement, useEffect } from 'react'
import { useClosedTexts } from '../settings/closed-texts.ts'
import { writeItem } from '../settings/stored-items.ts'
import { NotePage } from './note.tsx'
import { loginAddress, useSignIns } from './sign-in.ts'

/** The record of the account could not be read: that is said here, because neither pairing nor signing in again would help. */
export const UnreadablePage = (): ReactElement => {
  const says = useClosedTexts()
  useEffect(() => {
    writeItem('token', null)
    writeItem('record', null)
  }, [])
  useSignIns()
  return (
    <NotePage
      testId="signed-out"
      title={says('page.unreadable')}
      why={says('page.unreadableWhy')}
      link={{ href: loginAddress(), text: says('page.signIn') }}
    />
  )
}
