import { classNames } from '../../class-names.ts';
import { cardAddress, cardWidths, isLineDrawing, type ImageWidth } from './image-address.ts';
import { ProductImage } from './product-image.tsx';
import styles from './product-image.module.css';

export interface CardImageProps {
  image: { source: string; alt: string } | null;
  /** width of its box, in CSS pixels */
  width: Extract<ImageWidth, 48 | 96 | 160>;
}

/**
 * The picture of a card: a photo by the image preset `card` (specification §2), which fills its box, comes in the
 * widths of the breakpoints and is fetched when it is near. A line drawing stays lines, whole and in the page's colors.
 */
export function CardImage({ image, width }: CardImageProps) {
  if (!image || isLineDrawing(image.source)) return <ProductImage image={image} width={width} />;
  const srcSet = cardWidths(width).map((one) => `${cardAddress(image.source, one)} ${one}w`);
  return (
    <span className={classNames(styles.frame, styles.card, styles[`width${width}`])}>
      <img
        src={cardAddress(image.source, 320)}
        srcSet={srcSet.join(', ')}
        sizes={`${width}px`}
        alt={image.alt}
        width={width}
        height={(width * 3) / 4}
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}
