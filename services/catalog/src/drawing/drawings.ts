import type { Drawing } from '@gantry/contracts/schemas/drawing';
import type { DrawingSpec } from '../tables/catalog-tables.ts';
import type { CategoryInfo, ReferenceData } from '../index/reference-data.ts';
import { draw } from './draw.ts';
import { kindForCategory, kindForDepartment } from './category-kind.ts';

/** The drawing of a part; null for a kind nobody can draw. */
export function drawSpec(spec: DrawingSpec | null): Drawing | null {
  return spec ? draw(spec.kind, spec.dimensions) : null;
}

/** The drawing of a family. Its products differ in their measures, so its dimension lines have names and no figures. */
export function drawFamily(spec: DrawingSpec | null): Drawing | null {
  const drawing = drawSpec(spec);
  if (!drawing) return null;
  const labels = drawing.labels.flatMap((label) => {
    const text = label.text.replace(/ ?\d+(?:\.\d+)?$/, '');
    return text ? [{ ...label, text }] : [];
  });
  return { ...drawing, labels };
}

const byCategory = new WeakMap<CategoryInfo, Drawing | null>();

/**
 * The drawing that stands for a category: its own products', else one chosen by the words of its name. Imported
 * products without a picture show it (look: drawings).
 */
export function drawCategory(category: CategoryInfo, references: ReferenceData): Drawing | null {
  const known = byCategory.get(category);
  if (known !== undefined) return known;
  const spec = references.drawingOf(category.id);
  const drawing =
    draw(kindForDepartment(category.path) ?? '', {}) ??
    drawSpec(category.drawing) ??
    draw(kindForCategory(category.path), {}) ??
    drawSpec(spec) ??
    null;
  byCategory.set(category, drawing);
  return drawing;
}
