/** A setting that is a number; undefined when it is not given. @throws a sentence for people when it is none of the range */
export const readNumber = (name: string, text: string | undefined, least: number, most: number): number | undefined => {
  if (text === undefined || text === '') return undefined
  const value = Number(text)
  if (value >= least && value <= most) return value
  throw new Error(
    `${name} 应在 ${least} 与 ${most} 之间，现在是“${text}”。 ${name} must be ${least} to ${most}, not "${text}".`,
  )
}
