import { create } from 'zustand'

/** Ids of the exports that are on their way, as far as this page knows: while there are some, somebody asks for them. */
export const useExports = create<{ readonly waiting: readonly string[] }>(() => ({ waiting: [] }))

export const watchExport = (id: string): void =>
  useExports.setState(({ waiting }) => (waiting.includes(id) ? { waiting } : { waiting: [...waiting, id] }))
export const forgetExport = (id: string): void =>
  useExports.setState(({ waiting }) => ({ waiting: waiting.filter((one) => one !== id) }))
