/** Which drawing stands for a category, by the words of its path; the first that fits. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/fiber|wire|cable(?!-tie)|cord/, 'cable'],
  [/cable-tie/, 'cable-tie'],
  [/fuse|surge|protector/, 'fuse'],
  [/light|lamp|projector/, 'lamp'],
  [/batter/, 'bottle'],
  [/label|ribbon|tape|packag/, 'tape'],
  [/paper|media|sheet/, 'sheet'],
  [/bolt|screw/, 'hex-screw'],
  [/\bnut/, 'hex-nut'],
  [/washer/, 'washer'],
  [/bearing/, 'ball-bearing'],
  [/pipe|tube/, 'pipe'],
  [/valve/, 'ball-valve'],
  [/hose/, 'hose'],
  [/mount|bracket|hardware/, 'hinge'],
  [/connector|outlet|terminal/, 'ring-terminal'],
  [/tool|measure/, 'wrench'],
  [/safety|security/, 'padlock'],
  [/clean|janitorial|chemical|lubric|grease|\boils?\b|paint|adhesive|sealant/, 'bottle'],
  [/glove/, 'glove'],
  [/ladder/, 'ladder'],
  [/caster|wheel/, 'caster'],
  [/network|rack|server|power|computer|electrical|ups/, 'box'],
];

/** Departments of many different things, of which the first product would say little. */
const departmentKinds: readonly (readonly [RegExp, string])[] = [[/^(facilit|building)/, 'padlock']];

/** The drawing a department has whatever its products are; undefined for most, and for every category below one. */
export const kindForDepartment = (path: string): string | undefined =>
  path.includes('/') ? undefined : departmentKinds.find(([words]) => words.test(path))?.[1];

/** A carton for everything that has no shape of its own. */
export function kindForCategory(path: string): string {
  // The last step says most; the steps above it help where it says nothing.
  for (const step of path.split('/').reverse()) {
    const found = kinds.find(([words]) => words.test(step));
    if (found) return found[1];
  }
  return 'carton';
}
