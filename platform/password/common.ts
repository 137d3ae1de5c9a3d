let known: Promise<ReadonlySet<string>> | undefined

/** Some 49,000 passwords that leaked most often; read when the first new one is judged. */
const commonOnes = (): Promise<ReadonlySet<string>> => {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  return known
}

/** Among the first that anybody would try: on the list in any case of letters, or of no more than two different signs. */
export const isCommon = async (password: string): Promise<boolean> =>
  new Set(password).size <= 2 || (await commonOnes()).has(password.toLowerCase())
