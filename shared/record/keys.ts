/** Keys in local storage; both apps share one origin and so one session. */
export const storedKeys = {
  token: 'tw.token',
  record: 'tw.record',
  theme: 'tw.theme',
  language: 'tw.language',
  sidebar: 'tw.sidebar',
} as const
