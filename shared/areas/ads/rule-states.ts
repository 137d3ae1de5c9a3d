/** A rule is tried (it writes down whom it would hit and changes nothing), runs, or rests. */
export const ruleState = { trial: 0, on: 1, off: 2 } as const
/** 1 pauses, 2 cuts the budget. */
export const ruleActions = [1, 2] as const
/** Days that it looks back, today among them. */
export const ruleDays = [1, 3, 7] as const
