/**
 * What waits for somebody: orders to ship, those of them that are late, refunds asked for within the last 48 hours, SKUs of
 * products on sale without stock, products that the platform refused or froze, shops whose authorisation ends within 30
 * days or no longer holds, and SKUs of products on sale without a cost.
 */
export const todoKinds = ['to_ship', 'overdue', 'to_refund', 'out_of_stock', 'violation', 'auth', 'uncosted'] as const
export type TodoKind = (typeof todoKinds)[number]
