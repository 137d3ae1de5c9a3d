import type { ScreenId, screens } from '../../shared/access/screens.ts'
import { LoginPage } from '../features/login/login-page.tsx'
import { lazyPage, type Page } from './lazy-page.ts'

/** The screens that this app draws; those of the display app are left to by a real navigation. */
export type ConsoleScreenId = { [Id in ScreenId]: (typeof screens)[Id]['app'] extends 'console' ? Id : never }[ScreenId]

/** The router: a screen of the shared table without a page here does not compile. Only the login page is in the first chunk. */
export const pages: Readonly<Record<ConsoleScreenId, Page>> = {
  login: LoginPage,
  notFound: lazyPage(async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage),
  console: lazyPage(async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage),
}

export const isConsoleScreen = (id: ScreenId): id is ConsoleScreenId => id in pages
