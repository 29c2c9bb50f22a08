import { parseMeasure } from '@gantry/domain/measure';
import type { Drawing } from '@gantry/contracts/schemas/drawing';
import { convertUnit } from '@gantry/domain/units';
import type { StoredAttribute } from '@gantry/product-search/stored-attribute';
import type { DrawingSpec } from '../tables/catalog-tables.ts';
import { isUsable } from './draw.ts';
import { drawSpec } from './drawings.ts';
import { figure, viewBoxOf } from './sketch.ts';

interface Drawn {
  readonly drawing: DrawingSpec | null;
  readonly attributes: readonly StoredAttribute[];
}

/**
 * A product's own drawing: its figures are in the units the product is sold in, and its dimension lines are tied to the
 * codes its attributes have here. Null without one.
 */
export function drawProduct({ drawing: spec, attributes }: Drawn): Drawing | null {
  const drawing = drawSpec(spec);
  if (!spec || !drawing) return null;
  const byDimension = new Map(attributes.map((attribute) => [attribute.drawn || attribute.code, attribute]));
  const measured = onlyMeasured(drawing, spec.dimensions);
  return tied(inUnitsSold(measured, spec.dimensions, byDimension), byDimension);
}

/** Without the dimension lines whose size the product does not tell: a part is drawn with a usual one there. */
function onlyMeasured(drawing: Drawing, dimensions: Readonly<Record<string, number>>): Drawing {
  const isMeasured = ({ attribute }: { attribute?: string }) =>
    attribute === undefined || isUsable(dimensions[attribute]);
  return {
    ...drawing,
    shapes: drawing.shapes.filter(isMeasured),
    labels: drawing.labels.filter(isMeasured),
  };
}

type ByDimension = ReadonlyMap<string, StoredAttribute>;

/** Millimetres by which a rounded dimension may differ from the attribute it was made of. */
const rounding = 0.02;

/**
 * Dimensions are millimetres. Where the product's own attribute says the same in inches, its words stand in the drawing;
 * of a part that is drawn in inches alone the other dimensions are inches, too.
 */
function inUnitsSold(
  drawing: Drawing,
  dimensions: Readonly<Record<string, number>>,
  byDimension: ByDimension,
): Drawing {
  const units = drawing.labels.map(({ attribute = '' }) => byDimension.get(attribute)?.unit);
  const isInches = units.includes('in') && !units.includes('mm');
  const labels = drawing.labels.map((label) => {
    const size = dimensions[label.attribute ?? ''];
    const inches = size && inchesOf(size, byDimension.get(label.attribute ?? ''), isInches);
    const millimetres = size ? figure(size) : '';
    if (!inches || !label.text.endsWith(millimetres)) return label;
    return { ...label, text: `${label.text.slice(0, -millimetres.length)}${inches}"` };
  });
  return { ...drawing, labels, viewBox: viewBoxOf(labels) };
}

function inchesOf(size: number, attribute: StoredAttribute | undefined, isInches: boolean): string | null {
  if (!attribute) return isInches ? String(Number(convertUnit(size, 'mm', 'in')?.toFixed(3))) : null;
  if (attribute.unit !== 'in') return null;
  const said = convertUnit(parseMeasure(attribute.value)?.value ?? 0, 'in', 'mm') ?? 0;
  return Math.abs(said - size) <= rounding ? attribute.value : null;
}

function tied(drawing: Drawing, byDimension: ByDimension): Drawing {
  const own = <Part extends { attribute?: string }>(part: Part): Part => {
    const code = part.attribute && byDimension.get(part.attribute)?.code;
    return code && code !== part.attribute ? { ...part, attribute: code } : part;
  };
  return { ...drawing, shapes: drawing.shapes.map(own), labels: drawing.labels.map(own) };
}
