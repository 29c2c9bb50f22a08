import { classNames } from '../../class-names.ts';
import { pictureAddress, pictureWidths } from './image-address.ts';
import styles from './product-image.module.css';

export interface PictureProps {
  /** a picture the shop keeps, or a drawing by its source */
  source: string;
  alt: string;
  /** size of the box it is shown in, in CSS pixels: kept free before it arrives, in this proportion at any width */
  width: number;
  height: number;
  /** how wide the box is at which window width, as the attribute of the same name */
  sizes: string;
  /** false for the picture a page opens with: it is fetched before all others */
  lazy?: boolean;
  className?: string;
}

/** A large picture in the width its place needs, out of those at the breakpoints of specification §2. */
export function Picture({ source, alt, width, height, sizes, lazy = true, className }: PictureProps) {
  const widths = pictureWidths(source);
  return (
    <img
      className={classNames(styles.picture, className)}
      src={pictureAddress(source, widths[1] ?? widths[0] ?? null)}
      srcSet={widths.map((one) => `${pictureAddress(source, one)} ${one}w`).join(', ') || undefined}
      sizes={widths.length > 0 ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={lazy ? undefined : 'high'}
      decoding="async"
    />
  );
}
