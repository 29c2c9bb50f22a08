/** Widths the image service makes, in pixels (specification §2 and thumbnails). */
export type ImageWidth = 48 | 96 | 160 | 320 | 640;

/** Whether a picture is drawn with lines rather than pixels. */
export const isLineDrawing = (source: string): boolean => source.endsWith('.svg');

const doubled: Record<ImageWidth, number> = { 48: 96, 96: 160, 160: 320, 320: 640, 640: 1280 };

/** Up to this width, in pixels, a line drawing is shown without its dimensions. */
const smallUpTo = 160;

/**
 * The address of a picture at a width, for screens of single or double density. Line drawings stay lines: they are
 * sharp at any size and follow light and dark; small ones are the part alone, one file for all small sizes.
 */
export function imageAddress(source: string, width: ImageWidth, density: 1 | 2 = 1): string {
  if (isLineDrawing(source)) {
    return `/image/${width <= smallUpTo ? `f_svg,w_${smallUpTo}` : '_'}/${encodeURIComponent(source)}`;
  }
  const pixels = density === 2 ? doubled[width] : width;
  return `/image/f_webp,w_${pixels}/${encodeURIComponent(source)}`;
}

/** Breakpoints of specification §2 (xs, sm, md, lg, xl, 2xl), in pixels. */
const breakpoints = [320, 640, 768, 1024, 1280, 1536] as const;

/** Widths a picture comes in; none for line drawings, which are sharp at any. */
export const pictureWidths = (source: string): readonly number[] =>
  isLineDrawing(source) ? [] : breakpoints;

/** The address of a large picture at one of its widths. */
export const pictureAddress = (source: string, width: number | null): string =>
  `/image/${width ? `f_webp,w_${width},q_75` : '_'}/${encodeURIComponent(source)}`;

/** The most pixels of a screen for each CSS pixel that cards have pictures for. */
const maxDensity = 4;

/** Widths a card's picture comes in for a box of this width: the breakpoints up to the one that is sharp everywhere. */
export const cardWidths = (box: number): readonly number[] =>
  breakpoints.filter((_, at) => at === 0 || breakpoints[at - 1]! < box * maxDensity);

/** The address of a picture by the preset `card` (specification §2: webp, cover, quality 60) at a breakpoint. */
export const cardAddress = (source: string, width: number): string =>
  `/image/${width === breakpoints[0] ? 'card' : `card,w_${width}`}/${encodeURIComponent(source)}`;
