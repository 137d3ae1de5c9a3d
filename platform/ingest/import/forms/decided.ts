import type { Example } from './example.ts'

/** How something about a file was decided: by people, by a line that leaves no choice (0 and empty without one), or not at all. */
export const decidedBy = <Form extends string>(
  { form, example }: { readonly form: Form; readonly example: Example | undefined },
  chosen: string | undefined,
): { form: Form; source: 'said' | 'found' | 'assumed'; line: number; text: string } => ({
  form,
  source: chosen ? 'said' : example ? 'found' : 'assumed',
  line: example?.line ?? 0,
  text: example?.text ?? '',
})
