/** What a group sees of the company: the member and everyone below, its whole team, everything. */
export const dataScope = { own: 1, team: 2, company: 3 } as const
export const dataScopes = Object.values(dataScope)

/** The groups that every company has, which nobody changes: staff without a right of their own, and managers. */
export const systemGroups = { staff: '0', managers: '1' } as const
