import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { helpPath } from '../../urls.ts';
import styles from './order-again.module.css';

const steps = {
  buying: [
    { id: 'paste', to: '/cart' },
    { id: 'ask', to: helpPath('contact-us') },
    { id: 'brands', to: '/brands' },
    { id: 'help', to: '/help-section' },
  ],
  account: [
    { id: 'address', to: '/my-account/address' },
    { id: 'inquiries', to: '/my-account/inquiries' },
  ],
};

/** Where a buyer begins who has ordered nothing yet: it takes the place that his purchases and orders will have. */
export function FirstSteps({ of }: { of: keyof typeof steps }) {
  return (
    <ul>
      {steps[of].map(({ id, to }) => (
        <li key={id} className={styles.item}>
          <div className={styles.what}>
            <Link to={to}>
              <FormattedMessage id={`catalog.again.step-${id}`} />
            </Link>
            <span className={styles.when}>
              <FormattedMessage id={`catalog.again.step-${id}-hint`} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
