import * as v from 'valibot';

/**
 * A parametric line drawing of a part, as plain shapes: a page renders it as inline SVG (so that an attribute and its
 * dimension line can be tied together), media serialises the same shapes to an SVG file.
 * Units of `viewBox` are drawing units, not millimetres.
 */
const drawingShapeSchema = v.object({
  /** SVG path data */
  d: v.string(),
  /** outline: visible edge; thin: thread or hatch; hidden: dashed edge; center: chain line; dimension: dimension line with arrows */
  kind: v.picklist(['outline', 'thin', 'hidden', 'center', 'dimension', 'fill']),
  /** code of the attribute this line belongs to */
  attribute: v.optional(v.string()),
});
const drawingLabelSchema = v.object({
  x: v.number(),
  y: v.number(),
  text: v.string(),
  anchor: v.picklist(['start', 'middle', 'end']),
  attribute: v.optional(v.string()),
});
export const drawingSchema = v.object({
  viewBox: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  shapes: v.array(drawingShapeSchema),
  labels: v.array(drawingLabelSchema),
});
export type Drawing = v.InferOutput<typeof drawingSchema>;
