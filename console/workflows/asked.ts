import { create } from 'zustand'
import type { BulkData } from '../../shared/api/bulk.ts'
import type { Workflow } from '../../shared/workflows/workflow.ts'
import type { Row } from '../lists/any-list.ts'

/** A transition that somebody is about to make. */
export interface Asked {
  readonly workflow: Workflow
  readonly name: string
  readonly rows: readonly Row[]
  /** Of rows that have none of their own. */
  readonly currency: string
  /** What its fields begin with, by name; else at what they change. */
  readonly first?: Readonly<Record<string, string>>
  /** What became of it; undefined: given up. */
  readonly answer: (data: BulkData | undefined) => void
}

export const useAsked = create<{ readonly asked: Asked | null }>(() => ({ asked: null }))

/** Opens the dialog of a transition. Resolves when it is made, row by row, or given up. */
export const askTransition = (question: Omit<Asked, 'answer'>): Promise<BulkData | undefined> =>
  new Promise((resolve) => {
    if (useAsked.getState().asked) return resolve(undefined)
    const answer = (data: BulkData | undefined): void => {
      useAsked.setState({ asked: null })
      resolve(data)
    }
    useAsked.setState({ asked: { ...question, answer } })
  })
