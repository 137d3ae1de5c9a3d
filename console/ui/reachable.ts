/** For a part that scrolls inside itself: the keyboard must be able to reach it (axe: scrollable-region-focusable). */
export const reachable = { tabIndex: 0 } as const
