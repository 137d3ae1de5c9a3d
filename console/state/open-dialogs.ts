import { create } from 'zustand'

/** How many modal dialogs stand open: what opens by itself waits until there is none. */
export const useOpenDialogs = create<{ readonly count: number }>(() => ({ count: 0 }))

const add = (change: number): void => useOpenDialogs.setState(({ count }) => ({ count: count + change }))

/** Counts a dialog that has opened; call what it gives once it is closed. */
export const dialogOpened = (): (() => void) => {
  add(1)
  return () => add(-1)
}
