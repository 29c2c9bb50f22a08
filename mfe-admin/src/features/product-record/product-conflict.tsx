import type { ProductValues } from '@gantry/contracts/schemas/product-admin';
import { useFormActions } from '@gantry/forms/form-values';
import { Alert, Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { FieldValue } from './field-value.tsx';
import { formOfProduct } from './product-values.ts';
import styles from './product-record.module.css';
import type { Conflict } from './use-change-product.ts';

export interface ProductConflictProps {
  readonly conflict: Conflict;
  /** what was shown before */
  readonly base: ProductValues;
  readonly onSeen: () => void;
}

/** What somebody else has changed meanwhile, beside what is entered: nothing was saved over it. */
export function ProductConflict({ conflict: { fields, current }, base, onSeen }: ProductConflictProps) {
  const { changeValues } = useFormActions();
  const takeTheirs = () => {
    const form = formOfProduct(current);
    changeValues(Object.fromEntries(fields.map((field) => [field, form[field]])));
    onSeen();
  };
  return (
    <Alert tone="warn" live="assertive" title={<FormattedMessage id="admin.product.conflict" />}>
      <ul className={styles.plain}>
        {fields.map((field) => (
          <li key={field}>
            <FormattedMessage
              id="admin.product.conflict-line"
              values={{
                field: <FormattedMessage id={`admin.product.field.${field}`} />,
                was: <FieldValue field={field} value={base[field]} />,
                now: <FieldValue field={field} value={current[field]} />,
              }}
            />
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button size="small" type="button" onClick={takeTheirs}>
          <FormattedMessage id="admin.product.take-theirs" />
        </Button>
        <Button size="small" type="button" onClick={onSeen}>
          <FormattedMessage id="admin.product.keep-mine" />
        </Button>
      </div>
    </Alert>
  );
}
