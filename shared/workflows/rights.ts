/** Who may make a transition, of those who see its row: `anyone`; a `leader` sees the whole company or has people below. */
export type Right = 'anyone' | 'leader'

/** What rights are decided by. */
export interface Standing {
  readonly is_leader: boolean
}

export const holdsRight = (right: Right, { is_leader }: Standing): boolean => right === 'anyone' || is_leader
