import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useStoreFacts } from '../../document/store-facts.loader.ts';
import { HoursText } from '../store-facts/hours-text.tsx';
import styles from './help-rail.module.css';

/** How to reach a person, beside every help page. */
export function HelpRail() {
  const facts = useStoreFacts();
  if (!facts) return null;
  return (
    <aside className={styles.rail} aria-labelledby="help-rail">
      {/* no heading: it stands before the page's own */}
      <p className={styles.title} id="help-rail">
        <FormattedMessage id="shell.help.label" />
      </p>
      <p>
        <FormattedMessage id="shell.help.text" />
      </p>
      {facts.phones.map((phone) => (
        <p key={phone} className={styles.phone}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      ))}
      <p>
        <HoursText hours={facts.hours} />
      </p>
      <p>
        <a href={`mailto:${facts.email}`}>{facts.email}</a>
      </p>
      <p>
        <Link to="/help-section/contact-us">
          <FormattedMessage id="shell.footer.contact" />
        </Link>
      </p>
    </aside>
  );
}
