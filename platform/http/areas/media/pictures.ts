import type { Router } from 'express'
import { readPicture } from '../../../queries/products/pictures.ts'
import type { Context } from '../../context.ts'
import { servePicture } from '../../serve-picture.ts'

/** The same for whoever names it: what a product looks like stands on its shop's page too. */
export const mountPictures = (router: Router, { db }: Context): void => {
  const read = (hash: string) => readPicture(db, hash)
  router.get('/private/picture/:hash.webp', servePicture({ type: 'image/webp', name: 'product.webp', read }))
}
