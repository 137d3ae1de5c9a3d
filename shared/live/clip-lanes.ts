/** The lanes of the workshop's board, in the order in which a clip passes them. */
export const clipLanes = ['pool', 'assigned', 'editing', 'review', 'revision', 'approved'] as const
export type ClipLane = (typeof clipLanes)[number]
