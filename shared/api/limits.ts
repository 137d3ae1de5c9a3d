/** Both apps and the relay's proxy wait this long for an answer (specification, sections 7 and 9). */
export const callTimeoutMs = 90_000
