import { sql } from 'kysely';

/**
 * The listing's own order, over `catalog.listing_row l` and its category `c`: category by category, each with all that
 * is below it in one piece. A slash therefore sorts before everything else: `tools/saws` comes before `tools-rental`.
 */
export const listingOrder = sql`translate(c.path, '/', chr(1)), l.family_id, l.sort_name, l.product_id`;

/** Compares like the first part of `listingOrder`. */
export const pathKey = (path: string): string => path.replaceAll('/', '\u0001');
