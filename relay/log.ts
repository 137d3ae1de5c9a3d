import { pino } from 'pino'

/** The part of pino that the relay uses. Tokens and records never go into a line. */
export interface Log {
  debug(fields: object, text: string): void
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

/** JSON lines on standard output; control characters in values are escaped by the format. */
export const createLog = (level: string): Log => pino({ level, base: { part: 'relay' } })
