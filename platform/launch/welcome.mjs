/** @param {string} host */
export const isLoopback = (host) => /^(127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host)

/**
 * The address to type into a browser on this machine.
 * @param {string} host what is listened on
 * @param {number} port
 */
export const addressOf = (host, port) => {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/**
 * What stands on the terminal when everything runs.
 * @param {{ address: string, host: string, demo: boolean, accounts?: { username: string, note: string }[] | undefined,
 *   password?: string | undefined, logs: string }} facts
 * @returns {string}
 */
export const welcome = ({ address, host, demo, accounts = [], password = 'tidewall-demo', logs }) => {
  const width = Math.max(0, ...accounts.map(({ username }) => username.length))
  const shown = demo && accounts.length > 0
  return [
    '',
    `  潮屏 Tidewall  →  ${address}`,
    '',
    ...(shown ? [`  演示账号（密码均为 ${password}） Demo accounts (password ${password} for all):`] : []),
    ...(shown ? accounts.map(({ username, note }) => `    ${username.padEnd(width)}  ${note}`) : []),
    ...(shown ? [''] : []),
    ...(demo && !isLoopback(host)
      ? [
          `  警告：演示账号的密码是公开的，而 ${host} 可从其他机器访问。正式使用请设 DEMO=off。`,
          `  Warning: the demo accounts' password is public and ${host} can be reached from other machines. Set DEMO=off.`,
          '',
        ]
      : []),
    `  日志 Logs: ${logs}`,
    '  停止：按 Ctrl-C。 Press Ctrl-C to stop.',
    '',
  ].join('\n')
}
