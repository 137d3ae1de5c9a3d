import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The ffmpeg of this machine: `FFMPEG_PATH`, else the first on `PATH`; null without one.
 * @throws a sentence for people when `FFMPEG_PATH` names no program
 */
export const findFfmpeg = (env: Readonly<Record<string, string | undefined>>): string | null => {
  const own = env.FFMPEG_PATH
  if (own === undefined || own === '') {
    const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean)
    return onPath.map((folder) => join(folder, 'ffmpeg')).find(isProgram) ?? null
  }
  if (!isProgram(own)) throw new Error(`FFMPEG_PATH 不是可执行文件。 FFMPEG_PATH is no program: ${own}`)
  return own
}
