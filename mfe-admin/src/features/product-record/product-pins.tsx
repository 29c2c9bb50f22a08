import type { AdminProduct } from '@gantry/contracts/schemas/product-admin';
import { useFormats } from '@gantry/i18n/formats';
import { Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import { FieldValue } from './field-value.tsx';
import styles from './product-record.module.css';
import type { ProductAct } from './use-product-act.ts';

export interface ProductPinsProps {
  readonly product: AdminProduct;
  readonly act: ProductAct;
  /** heading level */
  readonly level: 2 | 3;
}

/** Fields that were edited by hand, each with what feeds say of it and the way to have theirs back. */
export function ProductPins({ product: { pins, mayChange }, act, level }: ProductPinsProps) {
  const Heading = `h${level}` as const;
  if (pins.length === 0) return null;
  return (
    <section className={recordStyles.actions} aria-labelledby="product-pins">
      <Heading id="product-pins" className={recordStyles.title}>
        <FormattedMessage id="admin.product.pins" />
      </Heading>
      <p className={recordStyles.soft}>
        <FormattedMessage id="admin.product.pins-hint" />
      </p>
      <ul className={styles.pins}>
        {pins.map((pin) => (
          <PinnedField key={pin.field} pin={pin} mayChange={mayChange} act={act} />
        ))}
      </ul>
    </section>
  );
}

interface PinnedFieldProps {
  readonly pin: AdminProduct['pins'][number];
  readonly mayChange: boolean;
  readonly act: ProductAct;
}

function PinnedField({ pin: { field, fed, at }, mayChange, act }: PinnedFieldProps) {
  const intl = useIntl();
  const { day } = useFormats();
  const name = intl.formatMessage({ id: `admin.product.field.${field}` });
  const reason = intl.formatMessage({ id: 'admin.product.released-reason' });
  return (
    <li>
      <span>
        <FormattedMessage
          id="admin.product.pin"
          values={{ field: name, fed: <FieldValue field={field} value={fed} />, day: day(at) }}
        />
      </span>
      {mayChange ? (
        <Button
          size="small"
          type="button"
          disabled={act.isBusy}
          onClick={() => void act.releaseField(field, reason)}
        >
          <FormattedMessage id="admin.product.release" values={{ field: name }} />
        </Button>
      ) : null}
    </li>
  );
}
