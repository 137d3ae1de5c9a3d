import { type ScreenId, screenRow, type screens } from '../../shared/access/screens.ts'
import { LoginPage } from '../features/account/login/login-page.tsx'
import { lazyPage, type Page } from './lazy-page.ts'

/** The screens that this app draws; those of the display app are left to by a real navigation. */
type ConsoleScreenId = { [Id in ScreenId]: (typeof screens)[Id]['app'] extends 'console' ? Id : never }[ScreenId]
/** Only the login page is in the first chunk. */
export type PageScreenId = Exclude<ConsoleScreenId, 'login'>

export const isConsoleScreen = (id: ScreenId): id is ConsoleScreenId => screenRow(id).app === 'console'

const made = new Map<PageScreenId, Page>()

/** The page of a screen: the same component for as long as the app lives. */
export const pageOf = (id: ConsoleScreenId): Page => {
  if (id === 'login') return LoginPage
  const known = made.get(id)
  if (known) return known
  const page = lazyPage(async () => (await import('./pages.ts')).loadPage(id))
  made.set(id, page)
  return page
}
