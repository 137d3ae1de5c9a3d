/** A line of docs/faults.md: its number, what is said to happen, and each rule with the file whose test holds it. */
export interface Fault {
  readonly id: string
  readonly says: string
  readonly held: readonly { readonly rule: string; readonly file: string }[]
}

/** The lines of the table, in their order. */
export const faultsIn = (text: string): readonly Fault[] =>
  [...text.matchAll(/^\| (X\d+) \| ([^|]+) \| ([^|]+) \| ([^|]*) \|$/gm)].map(
    ([, id = '', fault, happens, held = '']) => ({
      id,
      says: `${fault}: ${happens}`,
      held: [...held.matchAll(/\[([A-Z]{1,2}\d+)\]\(\.\.\/([^)]+)\)/g)].map(([, rule = '', file = '']) => ({
        rule,
        file,
      })),
    }),
  )

/**
 * What is wrong with the table, a sentence each: rules that the specification lacks, files without a test of their rule,
 * and lines that nothing holds and that do not say so.
 * @param textOf text of a file of the project; undefined where there is none
 */
export const brokenFaults = (
  faults: readonly Fault[],
  spec: string,
  textOf: (file: string) => string | undefined,
): readonly string[] =>
  faults.flatMap(({ id, says, held }) => [
    ...held.flatMap(({ rule, file }) => {
      if (!spec.includes(`- **${rule}** `)) return [`${id}: no rule ${rule}`]
      const text = textOf(file)
      if (text === undefined) return [`${id}: no file ${file}`]
      return new RegExp(`['"\`](\\[[A-Z]+\\d+\\] ?)*\\[${rule}\\]`).test(text)
        ? []
        : [`${id}: no test of ${rule} in ${file}`]
    }),
    ...(held.length === 0 && !says.includes('Not held') ? [`${id}: nothing holds it, which it does not say`] : []),
  ])
