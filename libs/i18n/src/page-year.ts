import type { IntlShape } from 'react-intl';

/**
 * The formats of a page carry the year it was made in, on the store's clock: what is in another year says so. It comes from
 * the server with the page, so that both draw the same at New Year, too.
 */
export interface PageYear {
  readonly pageYear?: number | undefined;
}

/** The year a page was made in; undefined where nobody said so, as in a shell of an older release. */
export const pageYearOf = (intl: IntlShape): number | undefined => (intl as IntlShape & PageYear).pageYear;
