import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { allListTexts } from '../../shared/i18n/all-lists.ts'
import { allTexts } from '../../shared/i18n/texts.ts'
import { workflows } from '../../shared/workflows/all.ts'
import { allWorkflowWords } from '../../shared/workflows/all-words.ts'
import { rightsOf } from '../../shared/workflows/rights.ts'
import { diagramOf } from '../support/workflow-diagram.ts'

const path = join(dirname(dirname(import.meta.dirname)), 'docs', 'workflows.md')
const { zh, en } = allTexts(allListTexts, allWorkflowWords)
const wordIn = (words: Readonly<Record<string, string>>) => (key: string) =>
  words[key] ?? expect.fail(`no word for ${key}`)

const page = (): string => {
  const parts = Object.entries(workflows).map(
    ([id, workflow]) => `## ${id}\n\n\`\`\`mermaid\n${diagramOf(workflow, wordIn(en))}\n\`\`\`\n`,
  )
  const head = `# Workflows

What can be done with the rows of a list, state by state; transitions in brackets leave the state as it is. Made from
\`shared/workflows\` by \`UPDATE_DOCS=1 npx vitest run --config tests/vitest.config.ts --project unit tests/shared/workflows.test.ts\`.
`
  return `${head}\n${parts.join('\n')}`
}

test('[WF6] the page of workflows shows every machine as its declaration says', () => {
  if (process.env.UPDATE_DOCS) writeFileSync(path, page())
  expect(readFileSync(path, 'utf8')).toBe(page())
})

test('[WF7] every transition has its words in both languages, every field its label, and undo leads back', () => {
  for (const { of, states, transitions } of Object.values(workflows))
    for (const [name, { form = [], undo, from, to, tells }] of Object.entries(transitions)) {
      const fields = form.map((field) => `form.${of}.${name}.${field.name}`)
      const keys = [`transition.${of}.${name}`, ...fields, ...(tells ? [`notice.${of}.${name}`] : [])]
      for (const words of [zh, en]) for (const key of keys) wordIn(words)(key)
      if (undo === undefined) continue
      const back = transitions[undo] ?? expect.fail(`${name} has no way back`)
      expect(back.from ?? states).toContain(to)
      expect(from ?? states).toContain(back.to)
    }
})

test('[WF9] [WF11] [WF12] [WF15] rights, messages, conditions and deadlines speak of people and columns that the workflow has', () => {
  for (const { list, state, people = [], transitions } of Object.values(workflows)) {
    const columns = [state, ...list.columns.map(({ field }) => field)]
    for (const { by, tells = [], when = {}, reaches = {}, sum, deadline, form = [] } of Object.values(transitions)) {
      for (const who of [...rightsOf(by), ...tells]) {
        const person = typeof who === 'string' ? who : 'is' in who ? who.is : 'judges' in who ? who.judges : who.above
        if (!['anyone', 'leader', 'cutter', 'operator', 'platform'].includes(person)) expect(people).toContain(person)
      }
      for (const column of [...Object.keys(when), ...Object.keys(reaches), sum ?? state, deadline?.field ?? state])
        expect(columns).toContain(column)
      for (const { was = [] } of form) for (const column of was) expect(columns).toContain(column)
      // The platform has nothing to fill in.
      if (deadline || by === 'platform') expect(form).toEqual([])
    }
  }
})
