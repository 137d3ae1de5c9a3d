import { useEffect, useRef, useState } from 'react'
import { accountApi } from '../../../shared/areas/account/api.ts'
import { avatarRule } from '../../../shared/forms/rules.ts'
import type { ErrorKey } from '../../../shared/i18n/errors.ts'
import { useMessageText } from '../../forms/message-text.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { changeRecord } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { useUnsaved } from '../../state/unsaved.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { type Area, cropPicture } from './crop-picture.ts'
import './avatar.css'
import './dialogs.css'
import { FormFoot } from './form-foot.tsx'
import { PictureCrop } from './picture-crop.tsx'
import { PictureInput } from './picture-input.tsx'
import type { DialogProps } from './props.ts'
import { useDialogText } from './use-dialog-text.ts'

/** D08: a JPEG under 2 MB, cut to a square and sent as such. */
export const AvatarDialog = ({ onClose }: DialogProps) => {
  const say = useDialogText()
  const messageText = useMessageText()
  const [address, setAddress] = useState('')
  const [wrong, setWrong] = useState('')
  const [busy, setBusy] = useState(false)
  const chosen = useRef<{ readonly picture: HTMLImageElement; readonly area: Area }>(undefined)
  useUnsaved(address !== '')
  useEffect(() => () => URL.revokeObjectURL(address), [address])

  const refuse = (key: ErrorKey): void => {
    setAddress('')
    setWrong(key)
  }
  const take = (file: File): void => {
    const key = avatarRule(file)
    if (key) {
      refuse(key)
      return
    }
    setWrong('')
    setAddress(URL.createObjectURL(file))
  }
  const send = async (): Promise<void> => {
    if (busy || !chosen.current) return
    setBusy(true)
    setWrong('')
    try {
      const jpeg = await cropPicture(chosen.current.picture, chosen.current.area)
      if (!jpeg) return setWrong('form.avatar.size')
      const body = new FormData()
      body.set('image', jpeg, 'avatar.jpg')
      const avatar = await call(accountApi.uploadavatar, body, { tell: 'never' })
      changeRecord({ avatar })
      showToast('good', say('avatar.done'))
      onClose()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setWrong(Object.values(error.fields)[0] ?? error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={say('menu.avatar')} testId="avatar-dialog" onClose={onClose}>
      <p className="form-alert" role="alert" data-testid="form-alert">
        {messageText(wrong)}
      </p>
      {address === '' ? (
        <PictureInput onFile={take} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <PictureCrop
            key={address}
            address={address}
            onArea={(picture, area) => {
              chosen.current = { picture, area }
            }}
            onUnreadable={() => refuse('form.avatar.type')}
          />
          <FormFoot
            label={say('avatar.submit')}
            busy={busy}
            otherLabel={say('avatar.other')}
            onOther={() => setAddress('')}
          />
        </form>
      )}
    </Dialog>
  )
}
