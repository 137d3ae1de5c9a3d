/** A reason not to start that a person can do something about: printed without a stack, exit code 1. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal'

  /**
   * @param {string} zh the Chinese sentence
   * @param {string} en its English counterpart
   */
  constructor(zh, en) {
    super(`${zh}\n${en}`)
  }
}
