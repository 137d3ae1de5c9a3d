import { useRef } from 'react'
import { countText } from '../../../shared/format/number.ts'
import { DropZone } from '../../ui/drop-zone.tsx'
import type { Bound } from './bound.ts'
import { Labelled } from './labelled.tsx'

/** A file, pressed for or dropped; its name and size stand in its place. */
export const FileField = (bound: Bound) => {
  const { id, field, value, put, refer, state } = bound
  const chosen = useRef('')
  const size = typeof value === 'object' ? ` · ${countText(Math.ceil(value.size / 1024))} KB` : ''
  return (
    <Labelled {...bound} group>
      <DropZone
        saidBy={`${id}-note`}
        {...{ id, refer }}
        accept={field.accept ?? ''}
        icon="download"
        text={size === '' ? state.text('form.choose') : chosen.current + size}
        onFile={(file) => {
          chosen.current = file.name
          put(file)
        }}
      />
    </Labelled>
  )
}
