import { leastPassword } from '../../shared/forms/rules.ts'
import { readNumber } from '../env-number.ts'

/** `PASSWORD_MIN`. @throws a sentence for people when it is less than the specification's or more than anybody types */
export const readPasswordMin = (env: NodeJS.ProcessEnv): number | undefined =>
  readNumber('PASSWORD_MIN', env.PASSWORD_MIN, leastPassword, 64)
