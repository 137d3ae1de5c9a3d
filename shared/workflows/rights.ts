/** Who may make a transition, of those who see its row: `anyone`; a `leader` sees the whole company or has people below. */
export type Right = 'anyone' | 'leader'
