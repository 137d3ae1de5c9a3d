import { create } from 'zustand'

export interface Question {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
  /** For what cannot be undone. */
  readonly danger?: boolean
}
interface Asked extends Question {
  readonly answer: (yes: boolean) => void
}

export const useConfirm = create<{ readonly asked: Asked | null }>(() => ({ asked: null }))

/** Asks in a dialog; false for no, Escape, and while another question stands. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    if (useConfirm.getState().asked) return resolve(false)
    const answer = (yes: boolean): void => {
      useConfirm.setState({ asked: null })
      resolve(yes)
    }
    useConfirm.setState({ asked: { ...question, answer } })
  })
