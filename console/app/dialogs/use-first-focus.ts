import { useEffect } from 'react'

/** Puts the focus on the element `id` once its dialog is open: the browser would take the button that closes it. */
export const useFirstFocus = (id: string): void => {
  useEffect(() => document.getElementById(id)?.focus(), [id])
}
