import { useEffect, useState } from 'react'
import { DropZone } from '../../ui/drop-zone.tsx'
import type { Bound } from './bound.ts'
import { cropPicture } from './crop-picture.ts'
import { Labelled } from './labelled.tsx'
import { PictureCrop } from './picture-crop.tsx'

/** A picture, pressed for or dropped, and the square part of it that is sent. */
export const ImageField = (bound: Bound) => {
  const { id, value, put, refer, state, error } = bound
  const { text, form, cut } = state
  const file = value instanceof Blob && !error ? value : undefined
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = file ? URL.createObjectURL(file) : ''
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const take = async (chosen: Blob): Promise<void> => {
    put(chosen)
    if (!(await form.check(id))) put('')
  }
  const unreadable = (): void => {
    put('')
    form.refuse(id, text.word('form.avatar.type'))
  }
  return (
    <Labelled {...bound} group>
      {address === '' ? (
        <DropZone
          saidBy={`${id}-note`}
          {...{ id, refer }}
          accept="image/jpeg"
          icon="camera"
          text={text('image.drop')}
          note={text('image.limit')}
          onFile={(chosen) => void take(chosen)}
        />
      ) : (
        <>
          <PictureCrop
            key={address}
            text={text}
            address={address}
            onArea={(picture, area) => cut.set(id, () => cropPicture(picture, area))}
            onUnreadable={unreadable}
          />
          <button type="button" className="button" onClick={() => put('')}>
            {text('image.other')}
          </button>
        </>
      )}
    </Labelled>
  )
}
