import { listingPath } from '@gantry/contracts/addresses/catalog';

interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The breadcrumb as structured data; addresses are relative to the page. */
export function breadcrumbData(crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: listingPath(crumb.path),
    })),
  };
}
