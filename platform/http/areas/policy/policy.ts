import type { Router } from 'express'
import { policyApi } from '../../../../shared/areas/policy/api.ts'
import { policyHead, policyHtml } from '../../../../shared/areas/policy/html.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { languageOf } from '../../texts.ts'

export const mountPolicy = (router: Router, context: Context): void =>
  implement(router, context, policyApi, {
    read: async ({ type }, call) => {
      const language = languageOf(call)
      return { type, ...policyHead(type, language), content: policyHtml(type, language) }
    },
  })
