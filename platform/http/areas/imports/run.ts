import { mayImport } from '../../../../shared/areas/imports/api.ts'
import type { ImportError } from '../../../ingest/import/error.ts'
import { ORDERS, type RunRow, readRun, type Whose } from '../../../queries/imports/runs.ts'
import type { Call } from '../../call.ts'
import { Refused } from '../../refused.ts'
import { languageOf, sayFor } from '../../texts.ts'

export const isZh = (call: Call): boolean => languageOf(call) === 'zh'

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

/** The runs of order lines that the caller may see. @throws {Refused} for everyone who may not import */
export const orderRuns = (call: Call): Whose => ({ company_id: requireImporter(call), kind: ORDERS })

/** A run of the caller's company. @throws {Refused} when there is none */
export const requireRun = async (call: Call, id: string): Promise<RunRow> => {
  const run = await readRun(call.context.db, orderRuns(call), id)
  if (!run) throw new Refused('import.none')
  return run
}
