import { readLineId } from '../../../shared/areas/orders/line-id.ts'

/** The order of a line; empty for an id that names none. */
export const orderOf = (lineId: string): string => readLineId(lineId)?.order_id ?? ''
