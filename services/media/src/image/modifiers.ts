/** Widths a picture may be asked for: the breakpoints of specification §2 and the small ones tables use. */
export const widths = [48, 96, 160, 240, 320, 480, 640, 768, 1024, 1280, 1536] as const;
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

/** The picture as it is: the drawing itself. */
const original: Modifiers = {
  format: 'svg',
  fit: 'inside',
  width: null,
  height: null,
  quality: 60,
  background: 'ffffff',
};

/** Named sets of modifiers (specification §2): `card` is webp, cover, quality 60. */
const presets: Readonly<Record<string, Modifiers>> = {
  _: original,
  card: { ...original, format: 'webp', fit: 'cover', width: 320, height: 240 },
};

/**
 * Reads the modifiers of an image address: a preset, or parts like `f_webp,w_320,h_240,fit_cover,q_60,b_ffffff`;
 * `s_320x240` (resize) sets width and height at once.
 * @returns null for anything outside the allowed values, so that nobody can fill the cache with sizes of his own
 */
export function parseModifiers(text: string): Modifiers | null {
  if (Object.hasOwn(presets, text)) return presets[text]!;
  if (text.length > 100) return null;
  let made: Modifiers = { ...original, format: 'webp' };
  for (const part of text.split(',')) {
    const change = readPart(part);
    if (!change) return null;
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
  const [width, height, more] = value.split('x').map((side) => number(widths, side));
  return width && height && more === undefined ? { width, height } : null;
}

const one = <T>(allowed: readonly T[], value: unknown): T | undefined =>
  allowed.find((each) => each === value);
/** As we write it: `0x140` and `320 ` would be the same number again, at other addresses. */
const number = <T extends number>(allowed: readonly T[], text: string): T | undefined =>
  allowed.find((each) => String(each) === text);
const only = <K extends keyof Modifiers>(name: K, value: Modifiers[K] | undefined) =>
  value === undefined ? null : ({ [name]: value } as Pick<Modifiers, K>);
