import { fieldsIn } from '../../shared/record/fields.ts'

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Classes 08 (connection), 53 (resources, 53100 disk full), 57 (shutdown, cancel) and what the socket says. */
const awayCode = /^(08|53|58|57P|57014|55P03|ECONN|EPIPE|ETIMEDOUT|EAI_|EHOST|ENET)/
const awayMessage =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|read timeout|Cannot use a pool after calling end/i

/** True when a statement failed because the database is away, restarting, full or too slow, not because it was wrong. */
export const isDatabaseAway = (error: unknown): boolean =>
  awayCode.test(codeOf(error)) || (error instanceof Error && awayMessage.test(error.message))

/** True when the server has no space to write. */
export const isDiskFull = (error: unknown): boolean => codeOf(error) === '53100'

/** True for a violated unique constraint. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505'

/** The name of the violated unique constraint, or undefined. */
export const duplicateOf = (error: unknown): string | undefined =>
  isDuplicate(error) ? String(fieldsIn(error).constraint) : undefined
