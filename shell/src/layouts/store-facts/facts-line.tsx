import { useCachedHtml } from '@gantry/api-client';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStoreFacts } from '../../document/store-facts.loader.ts';
import styles from './facts-line.module.css';
import { HoursText } from './hours-text.tsx';
import { ShipsToday } from './ships-today.tsx';

/** The thin line below the header: whom to call, when, from where it ships, and by when for today. */
export function FactsLine() {
  const facts = useStoreFacts();
  const intl = useIntl();
  const cached = useCachedHtml(['facts line', facts]);
  const own = { className: styles.line, 'aria-label': intl.formatMessage({ id: 'shell.facts.label' }) };
  if (cached.dangerouslySetInnerHTML) return <aside {...own} {...cached} />;
  return (
    <aside {...own} {...cached}>
      {facts ? (
        <ul className={styles.facts}>
          {facts.phones.slice(0, 1).map((phone) => (
            <li key={phone}>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                <FormattedMessage id="shell.facts.phone" values={{ phone }} />
              </a>
            </li>
          ))}
          <li className={styles.wide}>
            <HoursText hours={facts.hours} />
          </li>
          <li className={styles.wide}>
            <FormattedMessage
              id="shell.facts.ships-from"
              values={{ place: `${facts.locality}, ${facts.region}` }}
            />
          </li>
          <li className={styles.last}>
            <ShipsToday hours={facts.hours} />
          </li>
        </ul>
      ) : null}
    </aside>
  );
}
