/** Widths a picture may be asked for: the breakpoints of specification §2 and the small ones tables use. */
const widths = [48, 96, 160, 240, 320, 480, 640, 768, 1024, 1280, 1536] as const;
const qualities = [40, 60, 75, 90] as const;
const formats = ['svg', 'webp', 'png', 'jpeg'] as const;
const fits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const;
const backgrounds = ['ffffff', '101418', 'transparent'] as const;

export type Format = (typeof formats)[number];

/** How a picture is to be made; sizes in pixels, quality in percent. */
export interface Modifiers {
  readonly format: Format;
  readonly fit: (typeof fits)[number];
  readonly width: number | null;
  readonly height: number | null;
  readonly quality: number;
  /** six hex digits, or `transparent` */
  readonly background: (typeof backgrounds)[number];
}

/** The width of a picture asked for without a size, in pixels. */
export const plainSize = 640;

/** The picture as it is: the drawing itself. What an address leaves out is as here, but for the format (webp). */
export const original: Modifiers = {
  format: 'svg',
  fit: 'inside',
  width: null,
  height: null,
  quality: 60,
  background: 'ffffff',
};

/** Widths of the breakpoints xs to 2xl (specification §2), in pixels. */
const breakpoints = [320, 640, 768, 1024, 1280, 1536] as const;

/** The preset `card` (specification §2): webp, cover, quality 60; three units high for four wide. */
const card = (width: number): Modifiers => ({
  ...original,
  format: 'webp',
  fit: 'cover',
  width,
  height: (width * 3) / 4,
});

/** Named sets of modifiers: the picture as it is, and `card` at each breakpoint. */
export const presets: ReadonlyMap<string, Modifiers> = new Map([
  ['_', original],
  ['card', card(breakpoints[0])],
  ...breakpoints.slice(1).map((width) => [`card,w_${width}`, card(width)] as const),
]);

const maxLength = 100;

/**
 * Reads the modifiers of an image address: a preset, or parts like `f_webp,fit_cover,w_320,q_60,b_ffffff`, each once;
 * `s_320x240` (resize) stands for a width and a height. Several texts may mean the same picture, of which
 * `modifiersText` tells the one that is served.
 * @returns null for anything outside the allowed values, so that nobody can fill the cache with sizes of their own
 */
export function parseModifiers(text: string): Modifiers | null {
  const preset = presets.get(text);
  if (preset) return preset;
  if (text.length > maxLength) return null;
  let made: Modifiers = { ...original, format: 'webp' };
  const said = new Set<string>();
  for (const part of text.split(',')) {
    const change = readPart(part);
    if (!change) return null;
    for (const name of Object.keys(change)) {
      if (said.has(name)) return null;
      said.add(name);
    }
    made = { ...made, ...change };
  }
  return made;
}

function readPart(part: string): Partial<Modifiers> | null {
  const at = part.indexOf('_');
  const [name, value] = [part.slice(0, at), part.slice(at + 1)];
  switch (name) {
    case 'f':
      return only('format', one(formats, value));
    case 'fit':
      return only('fit', one(fits, value));
    case 'w':
      return only('width', number(widths, value));
    case 'h':
      return only('height', number(widths, value));
    case 's':
      return readSize(value);
    case 'q':
      return only('quality', number(qualities, value));
    case 'b':
      return only('background', one(backgrounds, value));
    default:
      return null;
  }
}

function readSize(value: string): Partial<Modifiers> | null {
  const sides = value.split('x');
  const [width, height] = sides.map((side) => number(widths, side));
  return width && height && sides.length === 2 ? { width, height } : null;
}

const one = <T>(allowed: readonly T[], value: unknown): T | undefined =>
  allowed.find((each) => each === value);
/** As we write it: `0x140` and `320 ` would be the same number again, at other addresses. */
const number = <T extends number>(allowed: readonly T[], text: string): T | undefined =>
  allowed.find((each) => String(each) === text);
const only = <K extends keyof Modifiers>(name: K, value: Modifiers[K] | undefined) =>
  value === undefined ? null : ({ [name]: value } as Pick<Modifiers, K>);
