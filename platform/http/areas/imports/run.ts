import { mayImport } from '../../../../shared/areas/imports/api.ts'
import type { ImportError } from '../../../ingest/import/error.ts'
import { type RunRow, readRun } from '../../../queries/imports/runs.ts'
import type { Call } from '../../call.ts'
import { Refused } from '../../refused.ts'
import { languageFor, sayFor } from '../../texts.ts'

export const isZh = (call: Call): boolean => languageFor(call.header('lang'), call.header('accept-language')) === 'zh'

/** What the engine says, without the command line's options. */
export const sayIt = (call: Call, { zh, en, trouble }: ImportError): string => {
  const say = sayFor(call.header('lang'), call.header('accept-language'))
  if (trouble === 'encoding' || trouble === 'currency') return say(`import.${trouble}`)
  return isZh(call) ? zh : en
}

/** The company whose orders the caller may import. @throws {Refused} for everyone else */
export const requireImporter = ({ viewer }: Call): number => {
  if (!mayImport(viewer.record)) throw new Refused('import.leaders')
  return viewer.scope.company_id
}

/** A run of the caller's company. @throws {Refused} when there is none */
export const requireRun = async (call: Call, id: string): Promise<RunRow> => {
  const run = await readRun(call.context.db, requireImporter(call), id)
  if (!run) throw new Refused('import.none')
  return run
}
