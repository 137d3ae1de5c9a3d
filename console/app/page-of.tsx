import type { ComponentType } from 'react'
import { type ScreenId, screenRow, type screens } from '../../shared/access/screens.ts'
import { LoginPage } from '../features/account/login/login-page.tsx'
import { type LazyPart, lazyPart } from '../ui/lazy-part.tsx'
import { Splash } from './splash.tsx'

/** The screens that this app draws; those of the display app are left to by a real navigation. */
type ConsoleScreenId = { [Id in ScreenId]: (typeof screens)[Id]['app'] extends 'console' ? Id : never }[ScreenId]
/** Only the login page is in the first chunk. */
export type PageScreenId = Exclude<ConsoleScreenId, 'login'>

export const isConsoleScreen = (id: ScreenId): id is ConsoleScreenId => screenRow(id).app === 'console'

/** A page; all but the login page can be fetched before they are drawn. */
type ConsolePage = ComponentType & Partial<LazyPart>

const made = new Map<PageScreenId, LazyPart>()

/** The page of a screen: the same component for as long as the app lives. */
export const pageOf = (id: ConsoleScreenId): ConsolePage => {
  if (id === 'login') return LoginPage
  const known = made.get(id)
  if (known) return known
  const page = lazyPart(async () => (await import('./pages.ts')).loadPage(id), <Splash />)
  made.set(id, page)
  return page
}
