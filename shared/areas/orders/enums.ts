/**
 * Enumerations of an affiliate order line, with the numbers that the database and the wire carry.
 * Labels stand in the dictionary under `<enum>.<number>`.
 */
export const orderStatuses = [100, 105, 111, 112, 114, 121, 122, 130, 140] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** 0 unpaid, 1 pending, 2 settled, 3 ineligible, 4 frozen by risk control. */
export const settlementStatuses = [0, 1, 2, 3, 4] as const
export const SETTLED = 2
export type SettlementStatus = (typeof settlementStatuses)[number]
/** Beside them: a line that is no sale but a return of which no sale is known. It settles nothing. */
export const ADJUSTMENT = 9

/** What is asked about a line that is ineligible or frozen: 0 nothing, 1 an appeal is open, 2 the newest was accepted, 3 declined. */
export const appealStates = [0, 1, 2, 3] as const

/** Whether a line may get another owner: 0 it may, 1 a bill holds it, 2 it is not paid and has none, 3 an adjustment has none. */
export const ownerStates = [0, 1, 2, 3] as const
export type OwnerState = (typeof ownerStates)[number]

/** 1 video, 2 live, 3 showcase, 4 link share, 5 product card, 6 carousel. */
export const contentTypes = [1, 2, 3, 4, 5, 6] as const
export type ContentType = (typeof contentTypes)[number]

/** 1 open, 2 target, 3 partner campaign, 4 exclusive, 9 none. */
export const collabTypes = [1, 2, 3, 4, 9] as const
export type CollabType = (typeof collabTypes)[number]

/** 1 standard, 2 shop ads, 3 partner campaign, 4 tier, 5 flat fee + commission. */
export const commissionModels = [1, 2, 3, 4, 5] as const
export type CommissionModel = (typeof commissionModels)[number]

/** 1 buyer cancelled, 2 fully refunded, 3 risk, 4 content violation, 5 own purchase, 6 sample, 7 outside attribution. */
export const ineligibleReasons = [1, 2, 3, 4, 5, 6, 7] as const
export type IneligibleReason = (typeof ineligibleReasons)[number]

/** 1 refund only, 2 return and refund, 3 cancellation. */
export const refundKinds = [1, 2, 3] as const
export type RefundKind = (typeof refundKinds)[number]

/** Who a commission split row pays: 1 creator, 2 direct leader, 3 level leader, 4 agency, 5 partner, 6 platform. */
export const splitRoles = [1, 2, 3, 4, 5, 6] as const
export type SplitRole = (typeof splitRoles)[number]
