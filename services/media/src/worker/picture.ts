import { maxPicturePixels } from '@gantry/nest-kit/picture-size';
import sharp, { type Sharp } from 'sharp';
import { plainSize, type Modifiers } from '../modifiers/modifiers.ts';

/** SVG is drawn at this many dots per inch for each width, so that no raster is scaled up. */
const dotsPerInch = 72;

// One picture uses one core; how many are made at once is decided outside.
sharp.concurrency(1);
sharp.cache(false);

/** A picture of a drawing, from its SVG. @param width of the drawing in its own units */
export function pictureOfDrawing(svg: string, width: number, modifiers: Modifiers): Promise<Buffer> {
  const target = Math.max(modifiers.width ?? 0, modifiers.height ?? 0) || plainSize;
  const density = Math.min(dotsPerInch * Math.max(1, (2 * target) / width), 1200);
  return made(sharp(Buffer.from(svg), { density }), modifiers, true);
}

/** A picture of a kept file: turned upright, without what else the file holds, never larger than it is. */
export function pictureOfFile(path: string, modifiers: Modifiers): Promise<Buffer> {
  const image = sharp(path, { limitInputPixels: maxPicturePixels, failOn: 'error', animated: false });
  return made(image.autoOrient(), modifiers, false);
}

function made(image: Sharp, modifiers: Modifiers, mayEnlarge: boolean): Promise<Buffer> {
  const { format, fit, width, height, quality, background } = modifiers;
  const paper = background === 'transparent' ? { r: 0, g: 0, b: 0, alpha: 0 } : `#${background}`;
  const size =
    width || height ? { width: width ?? undefined, height: height ?? undefined } : { width: plainSize };
  const withoutEnlargement = !mayEnlarge && !(width && height && fit !== 'inside');
  const sized = image
    .resize({ ...size, fit, background: paper, withoutEnlargement })
    .timeout({ seconds: 10 });
  const flat =
    format === 'jpeg' || background !== 'transparent' ? sized.flatten({ background: paper }) : sized;
  if (format === 'png') return flat.png({ compressionLevel: 9 }).toBuffer();
  return format === 'jpeg' ? flat.jpeg({ quality }).toBuffer() : flat.webp({ quality, effort: 2 }).toBuffer();
}
