import { createHash } from 'node:crypto'
import express, { type Express } from 'express'
import { readNotification, type ShopApp } from '../../../network/webhook.ts'
import { applyNotification } from '../../../queries/shops/notifications.ts'
import { type Context, secondsOf } from '../../context.ts'

const LIMIT = 64 * 1024

/**
 * `POST /api/v1/webhook/shop`: what a network tells by itself. It has no session: the signature over the body says who it is,
 * and everything else is 401. Answered 200 once it is stored, so that it is not sent again.
 */
export const mountShopWebhook = (app: Express, context: Context, known: ShopApp | null): void => {
  app.post(
    '/api/v1/webhook/shop',
    express.raw({ type: () => true, limit: LIMIT, inflate: false }),
    (req, res, next) => {
      const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
      const told = known && readNotification(known, body, req.get('authorization') ?? '')
      if (!told) return void res.status(401).json({ code: 401 })
      const id = told.tts_notification_id ?? createHash('sha256').update(body).digest('hex')
      applyNotification(context.db, told, id, secondsOf(context)).then(() => res.json({ code: 0 }), next)
    },
  )
}
