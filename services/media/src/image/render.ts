import sharp from 'sharp';
import type { Drawing } from '@gantry/contracts/schemas/drawing';
import { toSvg, toThumbnail } from '../drawing/to-svg.ts';
import type { Modifiers } from './modifiers.ts';

/** Below this width dimension texts would be unreadable. */
const labelledFrom = 240;
/** SVG is drawn at this many dots per inch for each width, so that no raster is scaled up. */
const dotsPerInch = 72;

/** A drawing stays lines at every size; asked for small, it is the part without its dimensions. */
const svgFile = (drawing: Drawing, width: number | null): string =>
  width !== null && width < labelledFrom
    ? toThumbnail(drawing)
    : toSvg(drawing, { use: 'file', withLabels: true });

/** Makes the bytes of a picture from a drawing. */
export async function render(drawing: Drawing, modifiers: Modifiers): Promise<Buffer> {
  const { format, fit, width, height, quality, background } = modifiers;
  if (format === 'svg') return Buffer.from(svgFile(drawing, width));
  const target = Math.max(width ?? 0, height ?? 0) || 640;
  const svg = toSvg(drawing, { use: 'raster', withLabels: target >= labelledFrom });
  const density = Math.min(dotsPerInch * Math.max(1, (2 * target) / drawing.viewBox[2]), 1200);
  const paper = background === 'transparent' ? { r: 0, g: 0, b: 0, alpha: 0 } : `#${background}`;
  let image = sharp(Buffer.from(svg), { density });
  image = image.resize({ width: width ?? undefined, height: height ?? undefined, fit, background: paper });
  if (format === 'jpeg' || background !== 'transparent') image = image.flatten({ background: paper });
  if (format === 'png') return image.png({ compressionLevel: 9 }).toBuffer();
  return format === 'jpeg'
    ? image.jpeg({ quality }).toBuffer()
    : image.webp({ quality, effort: 2 }).toBuffer();
}
