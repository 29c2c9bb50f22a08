import { maxCompared } from '@gantry/contracts/product-limits';
import { BareCheckbox } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { compareList } from './compare-list.ts';
import styles from './compare-toggle.module.css';

export interface CompareToggleProps {
  sku: string;
  name: string;
  /** false in table rows: the column's head says what the box is for, and on telephones the table itself */
  withLabel?: boolean;
}

/** Chooses a product to be compared. Needs scripts; without them the comparison's page takes part numbers. */
export function CompareToggle({ sku, name, withLabel = true }: CompareToggleProps) {
  const intl = useIntl();
  const chosen = compareList.use();
  const isChosen = chosen.includes(sku);
  const others = chosen.filter((one) => one !== sku);
  const isFull = !isChosen && chosen.length >= maxCompared;
  const hint = isFull
    ? intl.formatMessage({ id: 'catalog.compare.full' }, { count: maxCompared })
    : undefined;
  return (
    <label
      className={styles.toggle}
      title={hint}
      data-label={withLabel ? undefined : intl.formatMessage({ id: 'catalog.compare.choose' })}
    >
      <BareCheckbox
        checked={isChosen}
        disabled={isFull}
        aria-label={intl.formatMessage({ id: 'catalog.compare.choose-name' }, { name })}
        onChange={({ target }) => compareList.writeSkus([...others, ...(target.checked ? [sku] : [])])}
      />
      {withLabel ? <FormattedMessage id="catalog.compare.choose" /> : null}
    </label>
  );
}
