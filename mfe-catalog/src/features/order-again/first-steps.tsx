import { myAddressesPath, myInquiriesPath } from '@gantry/contracts/addresses/account';
import { brandsPath, helpPath, helpSectionPath } from '@gantry/contracts/addresses/catalog';
import { cartPath } from '@gantry/contracts/addresses/checkout';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './order-again.module.css';

const steps = {
  buying: [
    { id: 'paste', to: cartPath() },
    { id: 'ask', to: helpPath('contact-us') },
    { id: 'brands', to: brandsPath() },
    { id: 'help', to: helpSectionPath() },
  ],
  account: [
    { id: 'address', to: myAddressesPath() },
    { id: 'inquiries', to: myInquiriesPath() },
  ],
};

/** First steps of a buyer who has ordered nothing yet, in the place of their later purchases and orders. */
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
