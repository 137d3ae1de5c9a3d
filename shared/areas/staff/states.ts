/** Of an account, as `status` of the record: 0 disabled, 1 active, 2 awaiting approval, 3 expired, 4 big screen only. */
export const staffState = { disabled: 0, active: 1, waiting: 2, expired: 3, screen: 4 } as const
/** 0 staff, 1 managers, who see the whole company, 2 a group that the company made. */
export const staffGroups = [0, 1, 2] as const
/** 1 a person's, 2 a wall's, disabled or not. */
export const accountKinds = [1, 2] as const
