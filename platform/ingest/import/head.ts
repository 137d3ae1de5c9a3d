import { ImportError } from './error.ts'
import type { Company } from './job.ts'
import type { Preset } from './row.ts'
import { readRecords, type Source } from './source.ts'

export interface Head {
  readonly header: readonly string[]
  readonly first: readonly string[] | undefined
}

/**
 * Header and first line of a file.
 * @throws {ImportError} when it has none
 */
export const readHead = async (source: Source): Promise<Head> => {
  const records = readRecords(source)
  try {
    const header = await records.next()
    if (header.done) throw new ImportError(`${source.name} 没有表头`, `${source.name} has no header`)
    const first = await records.next()
    return { header: header.value.fields, first: first.done ? undefined : first.value.fields }
  } finally {
    await records.return(undefined)
  }
}

/**
 * The currency of a file, before anything of it is imported.
 * @throws {ImportError} when it is not known, or not the company's
 */
export const currencyOf = (
  preset: Preset,
  wanted: string | undefined,
  head: Head,
  company: Company | undefined,
): string => {
  const said =
    typeof preset.currency === 'function' ? head.first && preset.currency(head.header, head.first) : preset.currency
  const currency = (said ?? wanted ?? company?.currency ?? '').toUpperCase()
  if (said && wanted && said !== wanted.toUpperCase())
    throw new ImportError(`文件的币种是 ${said}，不是 ${wanted}`, `The file's currency is ${said}, not ${wanted}`)
  if (!/^[A-Z]{3}$/.test(currency))
    throw new ImportError(
      '不知道文件的币种，请加上 --currency',
      'The currency of the file is not known: add --currency',
    )
  if (company && company.currency !== currency)
    throw new ImportError(
      `文件的币种 ${currency} 与公司“${company.name}”的币种 ${company.currency} 不一致，没有导入任何内容`,
      `The file's currency ${currency} differs from ${company.currency} of the company "${company.name}"; nothing was imported`,
    )
  return currency
}
