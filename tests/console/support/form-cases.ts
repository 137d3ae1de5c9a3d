import type { Form } from '../../../shared/forms/define-form.ts'
import type { Field } from '../../../shared/forms/form.ts'
import { workflows } from '../../../shared/workflows/all.ts'
import { parcelWorkflow } from '../../imaginary/parcels.ts'
import { fakeRowsFor } from '../../support/fake-rows.ts'
import { places, type StageFormId, stageForms } from '../stage/places.ts'
import type { FormCase } from './form-walk.ts'

const AT_A_TIME = 40

const declared: readonly FormCase[] = Object.entries(stageForms).map(([id, form]) => {
  const { endpoint, fields, steps, asks, unguarded }: Form = form
  const { start = {}, answer } = places[id as StageFormId]
  return {
    id,
    path: endpoint.path,
    fields,
    ...(steps ? { steps } : {}),
    start,
    asks: asks !== undefined,
    unguarded: unguarded === true,
    answer,
    draw: (page, frame) =>
      page.evaluate(([one, how]) => window.stage.form(one, how), [id as StageFormId, frame] as const),
  }
})

/** What the fields of a transition begin with: what stands in the row. */
const startOf = (form: readonly Field[], row: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(
    form.map(({ name, was = [], becomes }) => [name, was.length === 1 && !becomes ? row[was[0] ?? ''] : undefined]),
  )

/** Those whose frame has more to do than to hold them, and one with a field of each kind. */
export const playedInPages: ReadonlySet<FormCase> = new Set(
  declared.filter(
    ({ id, steps, asks, fields }) => id === 'everyKind' || steps || asks || fields.some(({ kind }) => kind === 'media'),
  ),
)

/** Of a machine that stands under several lists the first is enough. */
const machines = [...new Map([...Object.values(workflows), parcelWorkflow].map((one) => [one.of, one])).values()]
const transitions: readonly FormCase[] = machines.flatMap(({ list, transitions, api }) =>
  Object.entries(transitions).flatMap(([name, { form = [], asks, danger }]) =>
    form.length > 0 || asks || danger
      ? [
          {
            id: `${list.id} ${name}`,
            path: api.transition.path,
            fields: form,
            answer: { results: [{ key: 'row-0', ok: true, message: '' }] },
            draw: (page) => page.evaluate(([of, one]) => window.stage.transition(of, one), [list.id, name] as const),
            start: startOf(form, fakeRowsFor(list, undefined, 1)[0]),
          },
        ]
      : [],
  ),
)

/** What tells one dialog from another but for its words: those of one shape are one code. */
const shapeOf = ({ fields, steps, asks }: FormCase): string =>
  JSON.stringify([fields.map(({ name: _name, ...field }: Field) => field), steps, asks])
export const ofEachShape: ReadonlySet<FormCase> = new Set([
  ...new Map(transitions.map((one) => [shapeOf(one), one])).values(),
  ...declared,
])

/** The forms that stand in a frame, some at a time: a test that walks them all would be waited for for minutes. */
export const formsIn = (frame: 'dialog' | 'page'): readonly (readonly FormCase[])[] => {
  const all = frame === 'dialog' ? [...declared, ...transitions] : declared
  return Array.from({ length: Math.ceil(all.length / AT_A_TIME) }, (_, n) =>
    all.slice(n * AT_A_TIME, (n + 1) * AT_A_TIME),
  )
}
