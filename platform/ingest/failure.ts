const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const lostMessage =
  /Connection terminated|Client has encountered a connection error|not queryable|timeout exceeded when trying to connect/i

/** The connection went away, or never came: whether the last commit happened is not known. */
export const isConnectionLost = (error: unknown): boolean =>
  /^(08|57P|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/.test(codeOf(error)) ||
  (codeOf(error) === '' && error instanceof Error && lostMessage.test(error.message))

/** Two writers got into each other's way: trying again is all it takes. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

/** The data of some event is what the database refuses (class 22: values, 23: constraints). */
export const isBadData = (error: unknown): boolean => /^2[123]/.test(codeOf(error))

/** Another writer keeps the company's orders (a rebuild, a change of the company): they are free again when it has ended. */
export const isHeld = (error: unknown): boolean => codeOf(error) === '55P03'
