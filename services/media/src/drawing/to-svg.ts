import { thumbnailOf } from '@gantry/domain/drawing-thumbnail';
import type { Drawing } from '@gantry/contracts/schemas/drawing';

/** Line styles of a technical drawing, in drawing units. */
const strokes: Readonly<Record<Drawing['shapes'][number]['kind'], string>> = {
  outline: 'stroke-width="1.5"',
  thin: 'stroke-width=".75"',
  hidden: 'stroke-width=".75" stroke-dasharray="4 3"',
  center: 'stroke-width=".6" stroke-dasharray="10 3 2 3"',
  dimension: 'class="m" stroke-width=".75"',
  fill: 'class="f" stroke="none"',
};

/**
 * `file` follows the reader's colour scheme by itself; a raster has one fixed ink. Colours are written out, because the
 * renderer of rasters knows no `var()`.
 */
const marks = (color: string) => `.m{stroke:${color}}.f,text{fill:${color}}`;
const styles = {
  file: `:root{color:#1b1f24}${marks('#0b57d0')}@media (prefers-color-scheme:dark){:root{color:#e6e9ed}${marks('#8ab4f8')}}`,
  raster: `:root{color:#1b1f24}${marks('#0b57d0')}`,
};

/**
 * A drawing as an SVG file. An `<img>` does not inherit the page's colour, so the file brings its own.
 * @param labels small pictures leave the figures out
 */
export function toSvg(
  { viewBox, shapes, labels }: Drawing,
  { use, withLabels }: { use: keyof typeof styles; withLabels: boolean },
): string {
  const [x, y, width, height] = viewBox;
  const drawn = shapes.filter(({ kind }) => withLabels || (kind !== 'dimension' && kind !== 'fill'));
  const paths = drawn.map(({ d, kind }) => `<path d="${escape(d)}" ${strokes[kind]}/>`).join('');
  const texts = withLabels
    ? labels.map(
        (one) => `<text x="${one.x}" y="${one.y}" text-anchor="${one.anchor}">${escape(one.text)}</text>`,
      )
    : [];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${styles[use]}text{font:10px "IBM Plex Sans",sans-serif}</style>` +
    `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${paths}</g>${texts.join('')}</svg>`
  );
}

/** Lines of a small picture keep their width at any size, or they would vanish. */
const fine: Readonly<Partial<typeof strokes>> = {
  outline: 'stroke-width="1.25"',
  thin: 'stroke-width=".5" stroke-opacity=".6"',
};

/** Below this width, in pixels, dimension texts would be unreadable. */
export const labelledFrom = 240;

/** A drawing stays lines at every size; asked for small, it is the part without its dimensions. */
export const svgFile = (drawing: Drawing, width: number | null): string =>
  width !== null && width < labelledFrom
    ? toThumbnail(drawing)
    : toSvg(drawing, { use: 'file', withLabels: true });

/** The part alone, filling the picture, as an SVG file for small sizes: lists and indexes. */
function toThumbnail(drawing: Drawing): string {
  const { viewBox, shapes } = thumbnailOf(drawing);
  const [, , width, height] = viewBox;
  const paths = shapes.map(
    ({ d, kind }) => `<path d="${escape(d)}" vector-effect="non-scaling-stroke" ${fine[kind] ?? ''}/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" width="${width}" height="${height}">` +
    `<style>${styles.file}</style>` +
    `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`
  );
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (mark) => entities[mark]!);
