import { randomBytes } from 'node:crypto'
import multer, { MulterError } from 'multer'
import { importLimit, importName, importPart } from '../../../../shared/areas/imports/api.ts'
import { insertRun, notePart, type Whose } from '../../../queries/imports/runs.ts'
import type { Call } from '../../call.ts'
import { Refused } from '../../refused.ts'
import { requireStorable } from '../../storable.ts'

const MEGABYTE = 1024 * 1024

const reader = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: importPart, files: 1, fields: 5, fieldSize: 1000, fieldNameSize: 100, headerPairs: 20 },
}).single('part')

/** A part of a file, from a body that is not JSON. */
export interface Part {
  readonly id: string
  readonly offset: number
  readonly part: Buffer
  /** The other fields of the body. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** @throws {Refused} for a body that is no part of a file */
export const readPart = async (call: Call): Promise<Part> => {
  const request = await call.read(reader).catch((error: unknown) => {
    const tooLarge = error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE'
    throw new Refused(tooLarge ? 'tooLarge' : 'badRequest')
  })
  const { id, offset, ...fields }: Readonly<Record<string, unknown>> = requireStorable(request.body ?? {})
  const at = Number(offset)
  if (!request.file || typeof id !== 'string' || !Number.isSafeInteger(at) || at < 0) throw new Refused('badRequest')
  return { id, offset: at, part: request.file.buffer, fields }
}

/** A file that is going to be sent. @returns the number of its run @throws {Refused} for one that cannot be imported */
export const openUpload = async (
  call: Call,
  { company_id, kind }: Whose,
  { name, size }: { readonly name: string; readonly size: number },
): Promise<string> => {
  const { db, imports } = call.context
  const end = importName.exec(name)?.[0].toLowerCase()
  if (!end) throw new Refused('import.wrongType')
  if (size === 0) throw new Refused('upload.none')
  if (size > importLimit) throw new Refused('import.tooLarge', { params: { most: importLimit / MEGABYTE } })
  const secret = randomBytes(16).toString('hex')
  const file = `${randomBytes(16).toString('hex')}${end}`
  const by = { company_id, kind, member_id: Number(call.viewer.record.id) }
  const made = await db.transaction().execute((tx) => insertRun(tx, { ...by, secret, file, name, size, now: call.now }))
  await Promise.all(made.dropped.map((one) => imports.folder.remove(one)))
  return made.id
}

interface Received {
  readonly id: number
  readonly state: string
  readonly file: string
  readonly size: number
  readonly received: number
}

/** Takes the next part of a file. @throws {Refused} for one that does not go on where the last one ended */
export const takePart = async (call: Call, run: Received, { offset, part }: Part): Promise<void> => {
  if (run.state !== 'upload' || run.received !== offset || offset + part.length > run.size)
    throw new Refused('import.offset')
  const { db, imports } = call.context
  await imports.folder.write(run.file, offset, part)
  if (!(await notePart(db, run.id, offset, part.length, call.now))) throw new Refused('import.offset')
}
