import type { Router } from 'express'
import { screenCalls } from '../../shared/api/screen-calls.ts'
import { keysOf } from '../../shared/keys.ts'
import { sendFailure, sendRefusal } from './answers.ts'
import type { Context } from './context.ts'
import { admit } from './implement.ts'
import { sayFor } from './texts.ts'

/**
 * Mounts the main call of every screen; it comes after all areas, so that it answers only for those that none of them
 * offers. Whoever may not see the screen is refused by its rules, everyone else is told that the call is missing.
 */
export const mountPending = (router: Router, context: Context): void => {
  for (const screen of keysOf(screenCalls)) {
    const path = screenCalls[screen]
    router.get(path, async (req, res) => {
      const say = sayFor(req.get('lang'), req.get('accept-language'))
      try {
        await admit(screen, context, req)
        sendRefusal(res, 0, say('screen.pending'), null, 404)
      } catch (error) {
        if (sendFailure(res, error, say) === 'broken') context.log.error({ path, err: error }, 'call failed')
      }
    })
  }
}
