import { useStoreFacts } from '../../document/store-facts.loader.ts';
import { contactPath } from '../../document/structured-data.ts';
import { useCachedHtml } from '@gantry/api-client';
import { Link } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { HoursText } from '../store-facts/hours-text.tsx';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';

type FooterLink = readonly [to: string, text: string];
const groups: readonly (readonly [title: string, links: readonly FooterLink[]])[] = [
  [
    'shell.footer.shop',
    [
      ['/categories', 'shell.header.categories'],
      ['/brands', 'shell.footer.brands'],
      ['/sitemap', 'shell.footer.sitemap'],
    ],
  ],
  [
    'shell.footer.your-orders',
    [
      ['/my-account/orders', 'shell.footer.orders'],
      ['/quote', 'shell.footer.request-quote'],
      ['/cart', 'shell.header.cart'],
    ],
  ],
  [
    'shell.footer.help',
    [
      ['/help-section', 'shell.footer.help-pages'],
      [contactPath, 'shell.footer.contact'],
    ],
  ],
];

/** The end of a store page: where to go, how to reach a person, what shipping costs, and the language. */
export function Footer() {
  const intl = useIntl();
  return (
    <footer className={styles.footer} aria-label={intl.formatMessage({ id: 'shell.footer.label' })}>
      <div className={styles.columns}>
        {groups.map(([title, links]) => (
          <Links key={title} title={title} links={links} />
        ))}
        <ReachUs />
      </div>
      <div className={styles.last}>
        <p>
          <FormattedMessage id="shell.footer.free-ground" />
        </p>
        <LanguageLinks />
      </div>
    </footer>
  );
}

function Links(group: { title: string; links: readonly FooterLink[] }) {
  const cached = useCachedHtml(group);
  const { title, links } = group;
  if (cached.dangerouslySetInnerHTML) return <section {...cached} />;
  return (
    <section {...cached}>
      <h2 className={styles.title}>
        <FormattedMessage id={title} />
      </h2>
      <ul>
        {links.map(([to, text]) => (
          <li key={to}>
            <Link to={to}>
              <FormattedMessage id={text} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReachUs() {
  const facts = useStoreFacts();
  const cached = useCachedHtml(['reach us', facts]);
  if (!facts) return null;
  if (cached.dangerouslySetInnerHTML) return <section {...cached} />;
  return (
    <section {...cached}>
      <h2 className={styles.title}>
        <FormattedMessage id="shell.footer.reach-us" />
      </h2>
      <address className={styles.address}>
        {facts.phones.map((phone) => (
          <div key={phone}>
            <FormattedMessage id="shell.footer.phone" values={{ phone }} />
          </div>
        ))}
        <div>
          <FormattedMessage id="shell.footer.fax" values={{ fax: facts.fax }} />
        </div>
        <div>
          <a href={`mailto:${facts.email}`}>{facts.email}</a>
        </div>
        <div>
          {facts.address}, {facts.locality}, {facts.region} {facts.postalCode}
        </div>
        <div>
          <HoursText hours={facts.hours} />
        </div>
      </address>
    </section>
  );
}
