import type { EventResult } from '../../../ingest/types.ts'
import type { Call } from '../../call.ts'
import { languageFor } from '../../texts.ts'

/** Why the order gate refused an event, in the caller's language; undefined when it took it. */
export const refusalOf = (call: Call, result: EventResult | undefined): string | undefined => {
  if (!result || result.ok) return undefined
  const language = languageFor(call.header('lang'), call.header('accept-language'))
  return language === 'zh' ? result.reason_zh : result.reason
}
