import type * as z from 'zod/mini'
import type { Endpoint } from '../api/endpoint.ts'
import type { Texts } from '../i18n/texts.ts'
import type { Field, FormInput } from './form.ts'

type Asked<E extends Endpoint> = z.input<E['input']>

/** The names that fields and endpoint do not agree about: missing, too many, or of another type. */
type Gap<E extends Endpoint, F extends readonly Field[]> =
  FormInput<F> extends Asked<E> ? Exclude<keyof FormInput<F>, keyof Asked<E>> : keyof Asked<E> | keyof FormInput<F>

interface Common<E extends Endpoint, F extends readonly Field[]> {
  /** Names it: words `form.<id>.title`, `….send`, `….done`, `….note`, `….<field>`, `….<field>.note`, `….step.<step>`, `….ask`. */
  readonly id: string
  /** The form whose words it says where it has none of its own. */
  readonly like?: string
  readonly endpoint: E
  readonly words: Texts<string>
  readonly fields: F
  /** The fields of each step in their order; absent: all at once. */
  readonly steps?: Readonly<Record<string, readonly F[number]['name'][]>>
  /** Asked once more with what is and what will be, before it is sent; a form that changes nothing is not sent. */
  readonly asks?: 'before-after'
  /** Sending leaves the page without a question: nothing in it is worth one. */
  readonly unguarded?: true
  /** What it changes stands in lists and figures: all of them are asked anew once it is sent. */
  readonly refreshes?: true
  readonly danger?: true
}

interface Made<E extends Endpoint, F extends readonly Field[], About> {
  /** The call's input where the fields alone are not it. */
  readonly input: (values: FormInput<F>, about: About) => Asked<E>
}

/**
 * A form as data: its frame, its boxes, what is refused in it and what it sends follow from this. Fields that are not the
 * endpoint's input do not compile, unless `input` makes it of them and of what the form is about.
 */
export const defineForm = <E extends Endpoint, const F extends readonly Field[], About = undefined>(
  form: Common<E, F> & ([Gap<E, F>] extends [never] ? Partial<Made<E, F, About>> : Made<E, F, About>),
): Form<E, F, About> => form

/** A declared form. */
export interface Form<
  E extends Endpoint = Endpoint,
  F extends readonly Field[] = readonly Field[],
  // biome-ignore lint/suspicious/noExplicitAny: of any form, whatever it is about
  About = any,
> extends Common<E, F>,
    Partial<Made<E, F, About>> {}
