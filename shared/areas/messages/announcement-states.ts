/** An announcement is planned, stands, or is over: by the clock, or because it was ended. */
export const announcementState = { planned: 1, standing: 2, over: 3 } as const
