import * as v from 'valibot';

/** A category of the tree, of any depth: its path says where it belongs (`fasteners/screws-bolts`). */
export const categoryNodeSchema = v.object({
  name: v.string(),
  /** below `/b/` */
  path: v.string(),
  /** products in it and in everything below it, exactly */
  count: v.number(),
  /** whether the image source `category-<path with dots>.svg` leads to a drawing */
  pictured: v.boolean(),
});
export type CategoryNode = v.InferOutput<typeof categoryNodeSchema>;

/** The whole tree, each category before those below it, neighbours by name; categories without products are left out. */
export const categoryTreeSchema = v.array(categoryNodeSchema);
