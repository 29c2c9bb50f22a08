import { boundsOf, type ViewBox } from './drawing-bounds.ts';

const kinds = ['outline', 'thin'] as const;

/** What a thumbnail is made of: SVG paths and what each of them draws. */
export interface DrawnShapes {
  readonly shapes: readonly { readonly kind: string; readonly d: string }[];
}

/** A drawing of the part alone. */
export interface Thumbnail {
  viewBox: ViewBox;
  shapes: { kind: (typeof kinds)[number]; d: string }[];
  labels: never[];
}

/**
 * The part alone, filling its frame, as at most two paths: dimensions and letters would be too small to read.
 * A thumbnail's thumbnail is itself, so that a call's answer can be reduced to it before a page carries it along.
 */
export function thumbnailOf({ shapes }: DrawnShapes): Thumbnail {
  const part = kinds.flatMap((kind) => {
    const paths = shapes.filter((shape) => shape.kind === kind).map((shape) => shape.d);
    return paths.length ? [{ kind, d: paths.join(' ') }] : [];
  });
  return { viewBox: boundsOf(part), shapes: part, labels: [] };
}
