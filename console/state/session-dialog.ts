import { create } from 'zustand'

/** The dialogs that a person opens from the top bar. */
export type SessionDialog =
  | 'announcements'
  | 'notices'
  | 'password'
  | 'phone'
  | 'zone'
  | 'avatar'
  | 'devices'
  | 'company'
  | 'exports'

/** Which of them is open: one at most. `unread` announcements stand behind the bell. */
export const useSessionDialog = create<{ readonly open: SessionDialog | null; readonly unread: number }>(() => ({
  open: null,
  unread: 0,
}))

export const openSessionDialog = (open: SessionDialog): void => useSessionDialog.setState({ open })
export const closeSessionDialog = (): void => useSessionDialog.setState({ open: null })
export const setUnread = (unread: number): void => useSessionDialog.setState({ unread })
/** One announcement more has been read. */
export const countRead = (): void => useSessionDialog.setState(({ unread }) => ({ unread: Math.max(0, unread - 1) }))
