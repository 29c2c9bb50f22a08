import { comparePath } from '@gantry/contracts/addresses/catalog';
import { Button, LinkButton } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { compareList } from '../../parts/compare-list.ts';
import styles from './compare-bar.module.css';

/** Floats at the window's foot while products are chosen to be compared; covers nothing for good. */
export function CompareBar() {
  const intl = useIntl();
  const chosen = compareList.use();
  if (chosen.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={intl.formatMessage({ id: 'catalog.compare.bar' })}>
      <output className={styles.count}>
        <FormattedMessage id="catalog.compare.chosen" values={{ count: chosen.length }} />
      </output>
      <Button variant="quiet" size="small" onClick={() => compareList.writeSkus([])}>
        <FormattedMessage id="catalog.compare.clear" />
      </Button>
      <LinkButton to={comparePath(chosen)} variant="primary" size="small">
        <FormattedMessage id="catalog.compare.open" />
      </LinkButton>
    </section>
  );
}
