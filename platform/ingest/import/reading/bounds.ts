import { Transform } from 'node:stream'
import { ImportError } from '../error.ts'
import type { ReadLimits } from '../limits.ts'

const RATIO_FROM = 1024 * 1024
const [CR, LF] = [13, 10]

const shown = (value: number): string => value.toLocaleString('en')

/** A stream that passes everything on until `refuse` finds something wrong with a chunk. */
export const until = (refuse: (chunk: Buffer) => ImportError | undefined): Transform =>
  new Transform({
    transform(chunk: Buffer, _, done) {
      const error = refuse(chunk)
      if (error) done(error)
      else done(null, chunk)
    },
  })

export const tooLarge = (name: string, { bytes }: ReadLimits): ImportError =>
  new ImportError(
    `${name} 的文本超过 ${shown(bytes / 1024 ** 2)} MB：请分成几个文件`,
    `The text of ${name} is larger than ${shown(bytes / 1024 ** 2)} MB: divide it into several files`,
  )

/**
 * Takes the bytes of one chunk after the other, and refuses them as soon as more has been unpacked than a table may hold.
 * @param packed how many bytes of the file they came from; none for a file that is not packed
 */
export const byteBound = (name: string, limits: ReadLimits, packed?: () => number) => {
  let size = 0
  return (bytes: number): ImportError | undefined => {
    size += bytes
    if (size > limits.bytes) return tooLarge(name, limits)
    if (packed && size > RATIO_FROM && size > packed() * limits.ratio)
      return new ImportError(
        `${name} 解压后超过压缩包的 ${limits.ratio} 倍，不是正常的表格`,
        `${name} unpacks to more than ${limits.ratio} times its size: it is no ordinary table`,
      )
    return undefined
  }
}

const breaksIn = (chunk: Buffer, byte: number): number => {
  let count = 0
  for (let at = chunk.indexOf(byte); at >= 0; at = chunk.indexOf(byte, at + 1)) count++
  return count
}

export const tooEmpty = (name: string, { emptyLines }: ReadLimits): ImportError =>
  new ImportError(
    `${name} 的空行超过 ${shown(emptyLines)} 行，请删除空行后再导入`,
    `${name} has more than ${shown(emptyLines)} empty lines: remove them and try again`,
  )

export const tooLong = (name: string, { lines }: ReadLimits): ImportError =>
  new ImportError(
    `${name} 超过 ${shown(lines)} 行：请分成几个文件`,
    `${name} has more than ${shown(lines)} lines: divide it into several files`,
  )

export const tooWide = (name: string, { columns }: ReadLimits, line: number): ImportError =>
  new ImportError(`${name} 第 ${line} 行超过 ${columns} 列`, `Line ${line} of ${name} has more than ${columns} columns`)

/** Ends the reading of UTF-8 text after too many lines. */
export const boundLines = (name: string, limits: ReadLimits): Transform => {
  let lf = 0
  let cr = 0
  return until((chunk) => {
    lf += breaksIn(chunk, LF)
    cr += breaksIn(chunk, CR)
    return Math.max(lf, cr) > limits.lines ? tooLong(name, limits) : undefined
  })
}
