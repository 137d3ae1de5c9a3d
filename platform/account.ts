import { parseArgs } from 'node:util'
import { leastPassword } from '../shared/forms/rules.ts'
import { openDatabase } from './db/client.ts'
import { isDuplicate } from './db/failures.ts'
import { findMigrations, migrate } from './db/migrate.ts'
import { withServer } from './db/with-server.ts'
import { hashPassword } from './http/passwords.ts'
import { isCommon } from './password/common.ts'
import { readPasswordMin } from './password/min.ts'
import { isOwnName } from './password/own-names.ts'
import { companyLine } from './queries/account/company-line.ts'
import { createAccount, type NewAccount } from './queries/account/create.ts'

const usage = `用法 Usage: npm run account -- --username NAME --password PASSWORD [--company NAME] [--status 1|4] [--operator]
  --company   公司名，不存在则新建；不填则不属于公司。 Company by name, made when new; without it none.
  --zone --cut-hour --currency   新公司的时区、每天从几点起算、币种（默认 Asia/Shanghai、0、USD）。 Of a new company.
  --status    1 普通（默认），4 仅大屏。 1 ordinary (default), 4 big screen only.
  --operator  平台运营：公告、短信记录。 The platform's own operator: announcements, sent messages.`

const wholeNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN)

const readArguments = (args: readonly string[]): NewAccount & { password: string } => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      username: { type: 'string' },
      password: { type: 'string' },
      company: { type: 'string' },
      currency: { type: 'string' },
      zone: { type: 'string' },
      'cut-hour': { type: 'string' },
      status: { type: 'string', default: '1' },
      operator: { type: 'boolean', default: false },
    },
  })
  const { username = '', password = '', company, currency, zone, 'cut-hour': cutHour, status, operator } = values
  const least = readPasswordMin(process.env) ?? leastPassword
  if (username.trim() === '' || username.length > 64 || password.length < least || !['1', '4'].includes(status)) {
    throw new Error(`${usage}\n  密码至少 ${least} 位。 A password has at least ${least} characters.`)
  }
  const settings = {
    ...(zone === undefined ? {} : { zone }),
    ...(cutHour === undefined ? {} : { cut_hour: wholeNumber(cutHour) }),
    ...(currency === undefined ? {} : { currency }),
  }
  return { username: username.trim(), password, company, settings, status: Number(status), operator }
}

/** @throws a sentence for people when anybody would guess the password */
const requireGood = async (password: string, names: readonly string[]): Promise<void> => {
  if (await isCommon(password))
    throw new Error('这个密码太常见，请换一个。 That password is one of the most common, please choose another.')
  if (isOwnName(password, names))
    throw new Error(
      '密码不能是账号、公司或产品的名称。 A password must not be the name of account, company or product.',
    )
}

const run = async (): Promise<void> => {
  const { password, ...account } = readArguments(process.argv.slice(2))
  await requireGood(password, [account.username, account.company ?? ''])
  const password_hash = await hashPassword(password)
  await withServer(process.env, async (url) => {
    const { db, close } = openDatabase(url)
    try {
      await migrate(db, findMigrations(import.meta.dirname))
      const made = await createAccount(db, account, password_hash, Math.floor(Date.now() / 1000))
      const company_id = made.company?.id ?? 0
      console.log(
        `已创建账号 ${account.username}（编号 ${made.id}，公司 ${company_id}）。 Account ${account.username} is made (id ${made.id}, company ${company_id}).`,
      )
      if (made.company) console.log(companyLine({ ...made.company, made: made.made }))
    } finally {
      await close()
    }
  })
}

run().catch((error: unknown) => {
  const taken = '该账号名已被使用。 That account name is taken.'
  console.error(isDuplicate(error) ? taken : error instanceof Error ? error.message : error)
  process.exitCode = 1
})
