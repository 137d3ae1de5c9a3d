/** Whether something that came from outside has fields, of which nothing is known yet. */
export const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The fields of what came from outside, none where it has none. */
export const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> => (hasFields(value) ? value : {})

/** The text of a whole number is that number; everything else stays what it is. */
export const numberOf = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value

/** A whole number where an id stands is its text; everything else stays what it is. */
export const idOf = (value: unknown): unknown => (Number.isSafeInteger(value) ? String(value) : value)

/** A comma list of whole numbers is that list; everything else stays what it is. */
export const listOf = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value
