import { myAccountPath, myOrdersPath } from '@gantry/contracts/addresses/account';
import {
  brandPath,
  brandsPath,
  categoriesPath,
  helpPath,
  listingPath,
  productPath,
  sitemapPath,
} from '@gantry/contracts/addresses/catalog';
import { cartPath, quotePath } from '@gantry/contracts/addresses/checkout';
import { PageHeader, Pagination } from '@gantry/ui';
import { usePageLabels } from '@gantry/ui/page-labels';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useCatalogListBrandsQuery } from '../../api/brands.endpoints.ts';
import { allLevels } from '../../api/category-tree.endpoints.ts';
import { useCategoryTree } from '../../parts/use-category-tree.ts';
import { useCatalogListHelpPagesQuery } from '../../api/help-pages.endpoints.ts';
import { CategoryList } from '../../features/site-index/category-list.tsx';
import { LinkList, NameList } from '../../features/site-index/link-lists.tsx';
import { useCatalogListProductNamesQuery } from '../../api/product-names.endpoints.ts';
import { lastSitemapPage, sitemapPageOf, sitemapPagePath } from './sitemap-pages.ts';
import styles from './sitemap.module.css';

export { loader } from './sitemap.loader.ts';

/** The pages that are no category, by the words that link to them. */
const storePages = [
  { to: '/', text: 'catalog.home.title' },
  { to: brandsPath(), text: 'catalog.brands.title' },
  { to: categoriesPath(), text: 'catalog.categories.title' },
  { to: listingPath(), text: 'catalog.listing.title' },
  { to: cartPath(), text: 'catalog.sitemap.cart' },
  { to: quotePath(), text: 'catalog.sitemap.quote' },
  { to: myAccountPath(), text: 'catalog.sitemap.account' },
  { to: myOrdersPath(), text: 'catalog.sitemap.orders' },
];

/** Every public page as a link: the store, help, categories and brands first, then all products by name. */
export default function SitemapPage() {
  const page = sitemapPageOf(useLocation().search);
  return page === 1 ? <SiteIndex /> : <ProductNames page={page} />;
}

function SiteIndex() {
  const departments = useCategoryTree(allLevels);
  const { data: brands = [] } = useCatalogListBrandsQuery();
  const { data: helpPages = [] } = useCatalogListHelpPagesQuery();
  const products = departments.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.parts}>
      <PageHeader title={<FormattedMessage id="catalog.sitemap.title" />} />
      <div className={styles.lists}>
        <LinkList title="catalog.sitemap.store" links={storePages} />
        <LinkList
          title="catalog.help.title"
          links={helpPages.map(({ slug, title }) => ({ to: helpPath(slug), name: title }))}
        />
      </div>
      <Part title="catalog.sitemap.categories">
        <CategoryList departments={departments} />
      </Part>
      <Part title="catalog.sitemap.brands">
        <NameList links={brands.map(({ name, slug }) => ({ name, to: brandPath(slug) }))} />
      </Part>
      <Part title="catalog.sitemap.products">
        <Pages page={1} products={products} />
      </Part>
    </div>
  );
}

function ProductNames({ page }: { page: number }) {
  const { data } = useCatalogListProductNamesQuery(page - 1);
  if (!data) return null;
  return (
    <div className={styles.parts}>
      <PageHeader
        title={<FormattedMessage id="catalog.sitemap.products" />}
        aside={<FormattedMessage id="catalog.pages.page" values={{ number: page }} />}
        above={
          <Link to={sitemapPath()}>
            <FormattedMessage id="catalog.sitemap.title" />
          </Link>
        }
      />
      <NameList links={data.items.map(({ name, uri }) => ({ name, to: productPath(uri) }))} />
      <Pages page={page} products={data.total} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>
        <FormattedMessage id={title} />
      </h2>
      {children}
    </section>
  );
}

function Pages({ page, products }: { page: number; products: number }) {
  const labels = usePageLabels('catalog.pages');
  return <Pagination page={page} last={lastSitemapPage(products)} to={sitemapPagePath} labels={labels} />;
}
