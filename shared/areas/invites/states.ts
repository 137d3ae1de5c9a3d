/** Of an invitation: open, used as often as it may be, over, withdrawn. */
export const inviteState = { open: 1, used: 2, expired: 3, withdrawn: 4 } as const
/** Of who registered with one: waits, was taken, was not. */
export const applicantState = { waiting: 1, taken: 2, refused: 3 } as const

const DAY = 86_400
/** How long an invitation holds unless said otherwise, and at most; and how much longer once it is renewed. */
export const INVITE_DAYS = 7
export const MOST_INVITE_DAYS = 365
export const RENEWED_S = INVITE_DAYS * DAY
