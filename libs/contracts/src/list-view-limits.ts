// Apart from the schemas: pages read these, and would carry every schema of the file along.

/** How narrow and how wide a column can be made, in CSS pixels. */
export const widthLimits = { min: 64, max: 960 } as const;
/** How much air rows have. */
export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** At most so many views of one list that one person keeps. */
export const maxListViews = 50;
export const maxViewName = 60;

/**
 * The parts of a list's address that a view keeps. Not the page, nor the record that stands open: those are where somebody
 * is, not what they look at.
 */
export const viewParts = [
  'filter',
  'sort',
  'size',
  'queue',
  'assigned',
  'view',
  'search',
  'q',
  'companyRole',
  'order',
  'account',
  'entity',
  'number',
  'person',
  'field',
  'from',
  'to',
] as const;
