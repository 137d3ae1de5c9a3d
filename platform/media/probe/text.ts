import { type Bytes, type MediaFacts, Unfit } from './found.ts'

const MOST = 2 * 1024 * 1024
/** What a browser would run, had it the chance. */
const markup = /<\s*(?:!doctype|html|svg|script|iframe|body|\?xml)/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a text has not
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/

/** A script of words: UTF-8 without markup. @throws {Unfit} */
export const lookAtText = async ({ size, at }: Bytes): Promise<MediaFacts> => {
  if (size > MOST) throw new Unfit('media.text')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await at(0, size))
  } catch {
    throw new Unfit('media.type')
  }
  if (markup.test(text) || controls.test(text) || text.trim() === '') throw new Unfit('media.type')
  return { kind: 4, mime: 'text/plain; charset=utf-8', duration_ms: null, width: null, height: null }
}
