import { labelledFrom } from '../drawing/to-svg.ts';
import { original, plainSize, presets, type Modifiers } from '../modifiers/modifiers.ts';

/** The width that small line drawings have one address by. */
const thumbnailWidth = 160;

/**
 * The one text for modifiers: a preset where one means them, otherwise the format and whatever changes the picture, in
 * the order of specification §2. What has no effect is left out (the quality of a PNG, the fit without a box), so
 * that each picture has one address and is made and kept once.
 */
export function modifiersText(modifiers: Modifiers): string {
  const plain = effective(modifiers);
  for (const [name, preset] of presets) if (isSame(preset, plain)) return name;
  const { format, fit, width, height, quality, background } = plain;
  const size = width && height ? `s_${width}x${height}` : width ? `w_${width}` : `h_${height}`;
  return [
    `f_${format}`,
    fit !== original.fit && `fit_${fit}`,
    size,
    quality !== original.quality && `q_${quality}`,
    background !== original.background && `b_${background}`,
  ]
    .filter(Boolean)
    .join(',');
}

/** The same picture by what matters to it alone. */
function effective(modifiers: Modifiers): Modifiers {
  const { format, width, height } = modifiers;
  if (format === 'svg') {
    const isSmall = width !== null && width < labelledFrom;
    return isSmall ? { ...original, width: thumbnailWidth } : original;
  }
  return {
    ...modifiers,
    fit: width && height ? modifiers.fit : original.fit,
    width: width ?? (height ? null : plainSize),
    quality: format === 'png' ? original.quality : modifiers.quality,
  };
}

const isSame = (one: Modifiers, other: Modifiers): boolean =>
  (Object.keys(one) as (keyof Modifiers)[]).every((name) => one[name] === other[name]);
