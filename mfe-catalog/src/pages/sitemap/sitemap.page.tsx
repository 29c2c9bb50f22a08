import { PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { CategoryColumns } from '../../features/department-index/category-columns.tsx';
import { useCatalogListDepartmentsQuery } from '../../features/department-index/departments.endpoints.ts';
import { helpTopics } from '../../features/help-topics/help-topics.ts';
import { helpPath } from '../../urls.ts';
import styles from './sitemap.module.css';

/** The pages that are no category, by the words that link to them. */
const storePages = [
  { to: '/brands', text: 'catalog.brands.title' },
  { to: '/categories', text: 'catalog.categories.title' },
  { to: '/cart', text: 'catalog.sitemap.cart' },
  { to: '/quote', text: 'catalog.sitemap.quote' },
  { to: '/my-account', text: 'catalog.sitemap.account' },
  { to: '/my-account/orders', text: 'catalog.sitemap.orders' },
];

/** Every public page as a list of links. */
export function SitemapPage() {
  const { data: departments = [] } = useCatalogListDepartmentsQuery();
  return (
    <>
      <PageHeader title={<FormattedMessage id="catalog.sitemap.title" />} />
      <div className={styles.lists}>
        <LinkList title="catalog.sitemap.store" links={storePages} />
        <LinkList
          title="catalog.help.title"
          links={helpTopics.map((topic) => ({ to: helpPath(topic.uri), text: topic.title }))}
        />
      </div>
      <CategoryColumns departments={departments} />
    </>
  );
}

function LinkList({ title, links }: { title: string; links: readonly { to: string; text: string }[] }) {
  return (
    <section>
      <h2 className={styles.title}>
        <FormattedMessage id={title} />
      </h2>
      <ul>
        {links.map((link) => (
          <li key={link.to} className={styles.link}>
            <Link to={link.to}>
              <FormattedMessage id={link.text} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
