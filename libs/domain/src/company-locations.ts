/** How many levels the locations of a company have at most: a country, a state, a plant, a hall. */
const maxLocationLevels = 4;

/** A place or part of a company in its tree, as far as its position asks. */
export interface LocationNode {
  readonly id: string;
  readonly name: string;
  /** the location it is directly in; null: the company itself */
  readonly parentId?: string | null | undefined;
}

/** A location with all it is in, the outermost first; empty for one that is not there. */
export function locationPath<Node extends LocationNode>(
  all: readonly Node[],
  id: string | null | undefined,
): readonly Node[] {
  const path: Node[] = [];
  for (let at = findNode(all, id); at && !path.includes(at); at = findNode(all, at.parentId))
    path.unshift(at);
  return path;
}

/** The same in words: `Ohio > Plant 2`. */
export const locationName = (all: readonly LocationNode[], id: string | null | undefined): string =>
  locationPath(all, id)
    .map(({ name }) => name)
    .join(' > ');

/** Ids of a location and of everything below it. */
export const withinLocation = (all: readonly LocationNode[], id: string): readonly string[] =>
  all.filter((one) => locationPath(all, one.id).some((node) => node.id === id)).map((one) => one.id);

/** Each after the one it is in, siblings by name. */
export function locationTree<Node extends LocationNode>(
  all: readonly Node[],
  parentId: string | null = null,
): readonly Node[] {
  return all
    .filter((one) => (one.parentId ?? null) === parentId)
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap((one) => [one, ...locationTree(all, one.id)]);
}

/** Why a location cannot be where it is wanted: it would be in itself, or what is below it too deep. */
export type LocationProblem = 'in-itself' | 'too-deep';

/**
 * Why a location cannot be in another; null where it can.
 * @param id of the location; null for one that is not made yet
 * @param parentId the location it is to be in; null: the company itself
 */
export function locationProblem(
  all: readonly LocationNode[],
  id: string | null,
  parentId: string | null,
): LocationProblem | null {
  const within = id === null ? [] : withinLocation(all, id);
  if (parentId !== null && within.includes(parentId)) return 'in-itself';
  const above = locationPath(all, parentId).length;
  const own = id === null ? 0 : locationPath(all, id).length;
  const levels = Math.max(1, ...within.map((one) => locationPath(all, one).length - own + 1));
  return above + levels > maxLocationLevels ? 'too-deep' : null;
}

const findNode = <Node extends LocationNode>(all: readonly Node[], id: string | null | undefined) =>
  all.find((one) => one.id === id);
