import { ImportError } from '../../error.ts'

/** A workbook that cannot be read to its end; `why` is for those who made it. */
export const damaged = (name: string, why: string): ImportError =>
  new ImportError(
    `${name} 不是完好的 Excel 文件，请重新导出或下载：${why}`,
    `${name} is no intact Excel file, export or download it again: ${why}`,
  )
