import type { Router } from 'express'
import { accountApi } from '../../../../shared/areas/account/api.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { firstPassword } from './first-password.ts'
import { chooseModule, setTimeZone } from './member-choices.ts'
import { changePassword, resetPassword } from './password-change.ts'
import { modifyPhone } from './phone-change.ts'
import { register, requireFreeName, showInvite } from './register.ts'

/** Codes and pictures have files of their own: sms.ts, avatar.ts. */
const { smscode: _, uploadavatar: __, ...own } = accountApi

export const mountAccount = (router: Router, context: Context): void =>
  implement(router, context, own, {
    invite: showInvite,
    rules: async () => ({ password_min: context.passwordMin }),
    name: requireFreeName,
    register,
    forget: resetPassword,
    password: changePassword,
    firstPassword,
    modifyphone: modifyPhone,
    settimezone: setTimeZone,
    module: chooseModule,
    time: async () => ({ now_ms: Math.floor(context.nowMs()) }),
  })
