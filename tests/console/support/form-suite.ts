import { afterAll, expect } from 'vitest'
import { builtStage } from '../stage/build.ts'
import { formsIn, ofEachShape } from './form-cases.ts'
import { type FormCase, walkEmpty, walkFull } from './form-walk.ts'
import { consoleStage } from './open.ts'

export interface FormLook {
  readonly width: number
  readonly theme: 'dark' | 'light'
  readonly language: 'zh' | 'en'
  readonly frame: 'dialog' | 'page'
  /** Whether axe looks at each shape. */
  readonly axe: 'whole' | 'made' | undefined
  /** The forms that are played to their end. */
  readonly played: ReadonlySet<FormCase>
}

/** Walks the declared forms in these looks, part by part. @param mode of React, see `builtStage` */
export const formSuite = (mode: 'development' | 'production', looks: readonly FormLook[]) => {
  const built = builtStage(mode)
  afterAll(async () => (await built)[Symbol.asyncDispose]())
  const { state, visitAs } = consoleStage(async () => (await built).folder)
  const parts = looks.flatMap((one) => formsIn(one.frame).map((forms, n) => ({ ...one, forms, part: n + 1 })))
  const walk = async ({ width, theme, language, frame, axe, played, forms }: (typeof parts)[number]): Promise<void> => {
    const stored = { 'tw.theme': theme, 'tw.language': language }
    const { page, noise } = await visitAs('leader', '/stage', { stored, size: { width, height: 800 } })
    await page.waitForSelector('body[data-ready]', { state: 'attached' })
    for (const form of forms) {
      const at = { page, frame, width, axe: ofEachShape.has(form) ? axe : undefined } as const
      await walkEmpty(form, at)
      if (played.has(form)) await walkFull(form, at, state.api)
    }
    expect(noise).toEqual([])
  }
  return { parts, walk }
}
