import { ImportError } from './error.ts'
import type { Company } from './job.ts'
import { type ReadOptions, readRecords } from './records.ts'
import type { Preset } from './row.ts'
import type { Source } from './source.ts'

export interface Head {
  readonly header: readonly string[]
  readonly first: readonly string[] | undefined
}

/**
 * Header and first line of a file.
 * @throws {ImportError} when it has none
 */
export const readHead = async (source: Source, options: ReadOptions = {}): Promise<Head> => {
  const records: (readonly string[])[] = []
  for await (const { fields } of readRecords(source, { ...options, most: 2 })) records.push(fields)
  const [header, first] = records
  if (!header) throw new ImportError(`${source.name} 没有表头`, `${source.name} has no header`)
  return { header, first }
}

/**
 * The currency of a file, before anything of it is imported.
 * Another one than the company's is exchanged, order by order.
 * @throws {ImportError} when it is not known
 */
export const currencyOf = (
  preset: Preset,
  wanted: string | undefined,
  head: Head,
  company: Company | undefined,
): string => {
  const said =
    typeof preset.currency === 'function' ? head.first && preset.currency(head.header, head.first) : preset.currency
  const fallback = preset.asksCurrency?.(head.header) ? undefined : company?.currency
  const currency = (said ?? wanted ?? fallback ?? '').toUpperCase()
  if (said && wanted && said !== wanted.toUpperCase())
    throw new ImportError(`文件的币种是 ${said}，不是 ${wanted}`, `The file's currency is ${said}, not ${wanted}`)
  if (!/^[A-Z]{3}$/.test(currency))
    throw new ImportError('不知道文件的币种，请指明', 'The currency of the file is not known: name it', 'currency')
  return currency
}
