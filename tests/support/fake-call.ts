import type { Request } from 'express'
import type { Envelope } from '../../shared/api/envelope.ts'
import { contract } from './contract.ts'
import { fakeOf } from './fake-of.ts'

/** By path, what a platform says to a call: data, of which the rest is invented, or an envelope as it stands. */
export type Answers = Readonly<Record<string, (request: Request) => unknown>>

export const done = (data: unknown): Envelope => ({ status: 1, data, message: '' })
export const refuse = (message: string, data: unknown = null): Envelope => ({ status: 0, data, message })

const isEnvelope = (given: unknown): given is Envelope =>
  typeof given === 'object' && given !== null && 'status' in given && 'message' in given && 'data' in given

export const endpointOf = ({ method, path }: Request) => contract.get(`${method} ${path}`)

/** The answer of a call that the contract knows, as a test says it or all of it invented. */
export const envelopeFor = (request: Request, answers: Answers): Envelope | undefined => {
  const endpoint = endpointOf(request)
  const given: unknown = answers[request.path]?.(request)
  if (isEnvelope(given)) return given
  return endpoint && done(fakeOf(endpoint, given))
}

/** Why the contract does not know an answer, if it does not; else what it lets through. */
export const readFor = (request: Request, data: unknown): { readonly data: unknown; readonly why?: string } => {
  const endpoint = endpointOf(request)
  if (!endpoint) return { data, why: 'no such call' }
  const read = endpoint.data.safeParse(data)
  if (read.success) return { data: read.data }
  return { data, why: read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ') }
}
