import { Transform } from 'node:stream'
import { ImportError } from '../error.ts'
import type { ReadLimits } from '../limits.ts'
import type { Source } from '../source.ts'

const RATIO_FROM = 1024 * 1024
const [CR, LF] = [13, 10]

const shown = (value: number): string => value.toLocaleString('en')

/** A stream that passes everything on until `refuse` finds something wrong with a chunk. */
const until = (refuse: (chunk: Buffer) => ImportError | undefined): Transform =>
  new Transform({
    transform(chunk: Buffer, _, done) {
      const error = refuse(chunk)
      if (error) done(error)
      else done(null, chunk)
    },
  })

/** Ends the reading as soon as more has been unpacked than a table may hold; `packed` bytes of the file have been read. */
export const boundBytes = ({ name, isGzip }: Source, limits: ReadLimits, packed: () => number): Transform => {
  const megabytes = shown(limits.bytes / 1024 ** 2)
  let size = 0
  return until((chunk) => {
    size += chunk.length
    if (size > limits.bytes)
      return new ImportError(
        `${name} 的文本超过 ${megabytes} MB：请分成几个文件`,
        `The text of ${name} is larger than ${megabytes} MB: divide it into several files`,
      )
    if (isGzip && size > RATIO_FROM && size > packed() * limits.ratio)
      return new ImportError(
        `${name} 解压后超过压缩包的 ${limits.ratio} 倍，不是正常的表格`,
        `${name} unpacks to more than ${limits.ratio} times its size: it is no ordinary table`,
      )
    return undefined
  })
}

const breaksIn = (chunk: Buffer, byte: number): number => {
  let count = 0
  for (let at = chunk.indexOf(byte); at >= 0; at = chunk.indexOf(byte, at + 1)) count++
  return count
}

export const tooEmpty = ({ name }: Source, { emptyLines }: ReadLimits): ImportError =>
  new ImportError(
    `${name} 的空行超过 ${shown(emptyLines)} 行，请删除空行后再导入`,
    `${name} has more than ${shown(emptyLines)} empty lines: remove them and try again`,
  )

/** Ends the reading of UTF-8 text after too many lines, or too many of which `empty` says that they were empty. */
export const boundLines = (source: Source, limits: ReadLimits, empty: () => number): Transform => {
  const { name } = source
  let lf = 0
  let cr = 0
  return until((chunk) => {
    if (empty() > limits.emptyLines) return tooEmpty(source, limits)
    lf += breaksIn(chunk, LF)
    cr += breaksIn(chunk, CR)
    if (Math.max(lf, cr) > limits.lines)
      return new ImportError(
        `${name} 超过 ${shown(limits.lines)} 行：请分成几个文件`,
        `${name} has more than ${shown(limits.lines)} lines: divide it into several files`,
      )
    return undefined
  })
}
