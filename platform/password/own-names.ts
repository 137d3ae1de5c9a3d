import { demoPassword } from '../demo/accounts.ts'

/** What everybody who knows the account or the product would try. */
const product = ['tidewall', '潮屏', '潮屏tidewall', demoPassword]

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/g, '')
/** Without digits and signs before and behind: `tidewall2026!` is `tidewall`. */
const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** Whether a password is one of `names` or the product's, dressed up with digits or not, or digits out of one of them. */
export const isOwnName = (password: string, names: readonly string[]): boolean => {
  const given = plain(password)
  const core = bare(given)
  return [...names, ...product]
    .map(plain)
    .filter((name) => name !== '')
    .some(
      (name) => given === name || (core !== '' && core === bare(name)) || (/^\d+$/.test(given) && name.includes(given)),
    )
}
