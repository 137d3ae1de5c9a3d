/** States of a request to use an original. */
export const requestState = { asked: 1, approved: 2, rejected: 3, over: 4 } as const
/** The same of an original, for a company: 0 nobody of it has asked yet. */
export const requestStates = [0, ...Object.values(requestState)] as const
/** Of a request: 1 the viewer decides it, 2 its own company asks. */
export const useSide = { decides: 1, asks: 2 } as const
