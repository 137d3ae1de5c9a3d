import { create } from 'zustand'

export type Tone = 'bad' | 'warn' | 'good'
export interface Toast {
  readonly id: number
  readonly tone: Tone
  readonly text: string
  /** Quieter words under it. */
  readonly note?: string
  /** What can be done about it; the message goes with it. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

interface ToastOptions extends Pick<Toast, 'note' | 'action'> {
  /** Stands until it is closed. */
  readonly sticky?: boolean
}

/** Spec section 8: a message stands for five seconds. */
export const toastSeconds = 5
let next = 0

export const useToasts = create<{ readonly list: readonly Toast[] }>(() => ({ list: [] }))

export const dismissToast = (id: number): void =>
  useToasts.setState(({ list }) => ({ list: list.filter((toast) => toast.id !== id) }))

/** Shows `text` once, however many calls fail with it at the same time. */
export const showToast = (tone: Tone, text: string, { note, action, sticky = false }: ToastOptions = {}): void => {
  if (useToasts.getState().list.some((toast) => toast.text === text && toast.note === note)) return
  const id = next++
  useToasts.setState(({ list }) => ({
    list: [...list, { id, tone, text, ...(note ? { note } : {}), ...(action ? { action } : {}) }],
  }))
  if (!sticky) setTimeout(() => dismissToast(id), toastSeconds * 1000)
}
