interface Props {
  readonly image: string
  readonly category: string
  readonly title: string
}

/** The first sign of a category: enough to tell shelves apart at a glance. */
const initialOf = (category: string, title: string): string => [...(category || title)][0]?.toUpperCase() ?? ''

/** One of six calm hues, always the same for a category. */
const hueOf = (category: string): number => [...category].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 6

/** The product's picture, or a quiet stand-in with its category's initial; beside its title, so it says nothing more. */
export const ProductPicture = ({ image, category, title }: Props) =>
  image ? (
    <img className="pcard-picture" src={image} alt="" loading="lazy" decoding="async" />
  ) : (
    <span className="pcard-picture" data-hue={hueOf(category)} aria-hidden="true">
      {initialOf(category, title)}
    </span>
  )
