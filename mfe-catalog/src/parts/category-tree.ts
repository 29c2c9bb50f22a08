import type { CategoryNode } from '@gantry/contracts/schemas/category-tree';

/** A category with those directly below it. */
export interface CategoryBranch extends CategoryNode {
  readonly children: readonly CategoryBranch[];
}

/** The list of the tree as branches: each category follows the one it belongs to. */
export function branchesOf(nodes: readonly CategoryNode[]): CategoryBranch[] {
  const departments: CategoryBranch[] = [];
  const childrenOf = new Map<string, CategoryBranch[]>();
  for (const node of nodes) {
    const children: CategoryBranch[] = [];
    childrenOf.set(node.path, children);
    const above = node.path.slice(0, Math.max(node.path.lastIndexOf('/'), 0));
    (childrenOf.get(above) ?? departments).push({ ...node, children });
  }
  return departments;
}
