import type { Db } from '../db/tables.ts'
import { expireJobs, filesInUse } from '../queries/exports/work.ts'
import type { ExportFolder } from './folder.ts'

/** Ends what is over and deletes every file that no job names: over, cancelled, or left by a process that died. */
export const sweepExports = async (db: Db, folder: ExportFolder, now: number): Promise<void> => {
  await expireJobs(db, now)
  const files = await folder.files() // before asking who uses them: a job names its file before it is there
  const used = await filesInUse(db)
  await Promise.all(files.filter((file) => !used.has(file)).map((file) => folder.remove(file)))
}
