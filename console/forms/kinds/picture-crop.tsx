import { type RefObject, useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import type { FormText } from '../form-text.ts'
import { type Area, drawArea } from './crop-picture.ts'
import './picture-crop.css'

const mostZoom = 4
const previews = [96, 48] as const

interface Props {
  readonly text: FormText
  /** Address of the picture. */
  readonly address: string
  readonly onArea: (picture: HTMLImageElement, area: Area) => void
  /** The file is no picture. */
  readonly onUnreadable: () => void
}

/** A square part of a picture, moved by pointer, touch or arrow keys, zoomed by wheel, pinch or slider; previews beside it. */
export const PictureCrop = ({ text, address, onArea, onUnreadable }: Props) => {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const picture = useRef<RefObject<HTMLImageElement | null>>(null)
  const shown = useRef<(HTMLCanvasElement | null)[]>([])
  const box = useRef<HTMLDivElement>(null)
  // The library names its focusable area by nothing.
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-testid="cropper"]')?.focus(), [])

  const show = (_: Area, area: Area): void => {
    const image = picture.current?.current
    if (!image) return
    for (const canvas of shown.current) if (canvas) drawArea(canvas, image, area)
    onArea(image, area)
  }
  return (
    <div className="crop">
      <div ref={box} className="crop-box">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={mostZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={4}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={show}
          setImageRef={(ref) => {
            picture.current = ref
          }}
          mediaProps={{ onError: onUnreadable, alt: '' }}
          cropperProps={{ 'aria-label': text('image.crop'), role: 'group' }}
        />
      </div>
      <div className="crop-side">
        <p>{text('image.preview')}</p>
        <div className="crop-previews">
          {previews.map((size, index) => (
            <canvas
              key={size}
              ref={(canvas) => {
                shown.current[index] = canvas
              }}
              width={size * 2}
              height={size * 2}
              data-size={size}
            />
          ))}
        </div>
      </div>
      <label className="crop-zoom">
        {text('image.zoom')}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          data-testid="image-zoom"
        />
      </label>
    </div>
  )
}
