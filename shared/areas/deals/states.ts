/** A deal with a brand: a lead, quoted, its sample under way, its content in the making, published, settled; or lost. */
export const dealState = { lead: 0, quoted: 1, sampling: 2, making: 3, published: 4, settled: 5, lost: 6 } as const
export const dealStates = Object.values(dealState)

/** 1 a sample alone, 2 a flat fee, 3 commission, 4 a fee and commission. */
export const dealTypes = [1, 2, 3, 4] as const

/** Whether a kind of deal has a fee, and whether it has a rate. */
export const hasFee = (type: number): boolean => type === 2 || type === 4
export const hasRate = (type: number): boolean => type === 3 || type === 4

/** Pictures and texts may be kept as what was signed. */
export const contractKinds = [2, 4] as const
