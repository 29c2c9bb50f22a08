import type { Product } from '@gantry/contracts/schemas/catalog';
import type { Drawing } from '@gantry/contracts/schemas/drawing';
import { imageAddress } from '@gantry/ui';

/** A picture of the gallery: our drawing, or a file the image service sizes. */
export interface GalleryEntry {
  readonly key: string;
  readonly alt: string;
  /** null for a file */
  readonly drawing: Drawing | null;
  /** the drawing of the category, which says nothing about this product's measures */
  readonly standsIn: boolean;
  readonly source: string;
  /** the largest there is: what the zoom shows, and what the link leads to without scripts */
  readonly href: string;
}

/** Sources that are drawn by the store. */
const isDrawn = (source: string): boolean => /^(drawing|category)-/.test(source);

/**
 * The part's own drawing, then its pictures; the drawing of its category only where there is neither
 * (look: drawings instead of photographs).
 */
export function galleryEntries({ sku, name, images, drawing }: Product): GalleryEntry[] {
  const files = images.filter(({ source }) => !isDrawn(source));
  const standIn = images.find(({ source }) => source.startsWith('category-'));
  const entries = files.map(({ source, alt }) => ({
    key: source,
    alt,
    drawing: null,
    standsIn: false,
    source,
    href: imageAddress(source, 640, 2),
  }));
  const drawn = images.find(({ source }) => isDrawn(source))?.source ?? `drawing-${sku}.svg`;
  if (!drawing || (standIn && files.length > 0)) return entries;
  const own = { key: drawn, alt: name, drawing, source: drawn, href: imageAddress(drawn, 640) };
  return [{ ...own, standsIn: Boolean(standIn) }, ...entries];
}
