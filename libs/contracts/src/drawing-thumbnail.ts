import type { Drawing } from './schemas/drawing.ts';
import { boundsOf } from './drawing-bounds.ts';

const kinds = ['outline', 'thin'] as const;

/**
 * The part alone, filling its frame, as at most two paths: dimensions and letters would be too small to read.
 * A thumbnail's thumbnail is itself, so that a call's answer can be reduced to it before a page carries it along.
 */
export function thumbnailOf({ shapes }: Drawing): Drawing {
  const part = kinds.flatMap((kind) => {
    const paths = shapes.filter((shape) => shape.kind === kind).map((shape) => shape.d);
    return paths.length ? [{ kind, d: paths.join(' ') }] : [];
  });
  return { viewBox: boundsOf(part), shapes: part, labels: [] };
}
