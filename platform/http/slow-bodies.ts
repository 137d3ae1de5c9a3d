import type { NextFunction, Request, Response } from 'express'
import { tusPath } from '../../shared/areas/media/api.ts'

const LIMIT_MS = 30_000

const isFile = (path: string): boolean => path.startsWith(tusPath) || path === '/private/api/oss/upload_plus'

/** A body that is not a file has half a minute to come. */
export const endSlowBodies = (req: Request, res: Response, next: NextFunction): void => {
  if (!req.complete && !isFile(req.path)) {
    const timer = setTimeout(() => {
      if (!req.complete) req.destroy()
    }, LIMIT_MS)
    timer.unref()
    res.once('close', () => clearTimeout(timer))
  }
  next()
}
