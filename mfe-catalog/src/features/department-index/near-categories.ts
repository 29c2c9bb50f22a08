import type { CategoryNode } from '@gantry/contracts/schemas/category-tree';

const maxNamesakes = 2;
/** No category is that deep. */
const maxSteps = 20;

/**
 * The categories that an unknown path may have meant: the nearest one above it, and those elsewhere that are called
 * like its last step (a category may have moved).
 */
export function nearCategories(nodes: readonly CategoryNode[], path: string): CategoryNode[] {
  const steps = path.toLowerCase().split('/', maxSteps).filter(Boolean);
  const byPath = new Map(nodes.map((node) => [node.path, node]));
  const above = steps
    .map((_, at) => byPath.get(steps.slice(0, steps.length - at).join('/')))
    .find((node) => node !== undefined);
  const namesakes = nodes.filter((node) => node !== above && node.path.split('/').at(-1) === steps.at(-1));
  return [...(above ? [above] : []), ...namesakes.slice(0, maxNamesakes)];
}
