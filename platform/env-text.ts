/** A setting that is on or off. @throws a sentence for people when it is neither */
export const readOn = (name: string, text: string | undefined, fallback: boolean): boolean => {
  if (text === undefined || text === '') return fallback
  if (text === 'on') return true
  if (text === 'off') return false
  throw new Error(`${name} 应为 on 或 off，现在是“${text}”。 ${name} must be on or off, not "${text}".`)
}

/** A setting that another one (`because`, as `NAME=value`) needs. @throws a sentence for people without it */
export const readNeeded = (env: NodeJS.ProcessEnv, name: string, because: string): string => {
  const value = env[name]
  if (value) return value
  throw new Error(`${because} 需要设置 ${name}。 ${because} needs ${name}.`)
}

/** An http(s) address. @throws a sentence for people, without the text, for anything else */
export const readAddress = (name: string, text: string): string => {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text
  throw new Error(`${name} 不是 http(s) 地址。 ${name} is not an http(s) address.`)
}
