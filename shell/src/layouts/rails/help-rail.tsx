import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useStoreFacts } from '../../document/store-facts.loader.ts';
import { contactPath } from '../../document/structured-data.ts';
import { HoursText } from '../store-facts/hours-text.tsx';
import styles from './help-rail.module.css';

/** How to reach a person, beside every help page that does not say it itself. */
export function HelpRail() {
  const facts = useStoreFacts();
  const { pathname, search } = useLocation();
  // With an inquiry in its address the page tells how that one stands, and no phone.
  const isSaid = pathname === contactPath && !new URLSearchParams(search).has('inquiry');
  if (!facts || isSaid) return null;
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
        <Link to={contactPath}>
          <FormattedMessage id="shell.footer.contact" />
        </Link>
      </p>
    </aside>
  );
}
