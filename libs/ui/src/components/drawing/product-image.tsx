import type { Drawing as DrawingData } from '@gantry/contracts/schemas/drawing';
import { classNames } from '../../class-names.ts';
import { Drawing } from './drawing.tsx';
import { imageAddress, isLineDrawing, type ImageWidth } from './image-address.ts';
import styles from './product-image.module.css';

export interface ProductImageProps {
  image: { source: string; alt: string } | null;
  /** shown instead of a file wherever it exists: sharper, smaller and in the colours of the page */
  drawing?: DrawingData | null;
  /** width it is shown at, in CSS pixels; the height is the same */
  width: ImageWidth;
  /** false for the picture a page opens with */
  lazy?: boolean;
  highlight?: string | null;
  className?: string;
}

const densities = (source: string, width: ImageWidth): string =>
  `${imageAddress(source, width)} 1x, ${imageAddress(source, width, 2)} 2x`;

/** A product's picture: its drawing, its file through the image service, or an empty frame of the same size. */
export function ProductImage({
  image,
  drawing,
  width,
  lazy = true,
  highlight,
  className,
}: ProductImageProps) {
  const frame = classNames(styles.frame, styles[`width${width}`], className);
  if (drawing) {
    return (
      <span className={frame}>
        <Drawing drawing={drawing} label={image?.alt} highlight={highlight} dimensions={width >= 320} />
      </span>
    );
  }
  return (
    <span className={frame}>
      {image ? (
        <img
          src={imageAddress(image.source, width)}
          srcSet={isLineDrawing(image.source) ? undefined : densities(image.source, width)}
          alt={image.alt}
          width={width}
          height={width}
          loading={lazy ? 'lazy' : 'eager'}
          decoding="async"
        />
      ) : null}
    </span>
  );
}
