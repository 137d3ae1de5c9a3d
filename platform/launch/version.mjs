// This file and the entry points that use it must parse on every Node that knows modules (12 and later).

/**
 * The sentence for a Node that is too old, or an empty string for one that will do.
 * @param {string} version as in process.versions.node
 * @returns {string}
 */
export const tooOld = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return ''
  return [
    `Node.js ${version} 太旧：潮屏需要 20.19 或更新的版本，请从 https://nodejs.org 安装。`,
    `Node.js ${version} is too old: Tidewall needs 20.19 or newer. Install it from https://nodejs.org.`,
  ].join('\n')
}

/**
 * Loads the real entry point of a command, or says why this Node cannot run it.
 * @param {string} script beside this file; exports `main(args)`
 * @param {string[]} [args]
 */
export const launch = (script, args = []) => {
  const sentence = tooOld(process.versions.node)
  if (sentence) {
    console.error(sentence)
    process.exitCode = 1
    return
  }
  import(script).then((module) => module.main(args))
}
