/** Of a bill: to confirm, under review, to pay, paid, rejected, disputed, void, carried over into the next one. */
export const billState = {
  toConfirm: 0,
  reviewing: 1,
  toPay: 2,
  paid: 3,
  rejected: 4,
  disputed: 5,
  void: 6,
  carried: 7,
} as const

/** 1 creator commission, 2 team share, 3 service provider. */
export const billTypes = [1, 2, 3] as const

/** Of a line: the share itself, what was taken back of one, what was added by hand or carried over. */
export const billLineKind = { normal: 1, clawback: 2, adjustment: 3 } as const

/** Seconds in which a bill is confirmed or questioned. */
export const CONFIRM_WITHIN_S = 10 * 86_400

/** In which bills are paid: their accounts are cards of mainland banks. */
export const PAY_CURRENCY = 'CNY'
