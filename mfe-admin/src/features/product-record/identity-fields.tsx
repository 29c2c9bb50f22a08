import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldGroup } from '../../parts/field-group.tsx';
import styles from './product-record.module.css';

/** Whose product it is and what its maker calls it. */
export function IdentityFields({ isNew }: { readonly isNew: boolean }) {
  const intl = useIntl();
  return (
    <FieldGroup>
      <legend>
        <FormattedMessage id="admin.product.identity" />
      </legend>
      <div className={styles.fields}>
        <TextField
          name="brand"
          label={intl.formatMessage({ id: 'admin.product.field.brand' })}
          autoComplete="off"
          optional
        />
        <TextField
          name="partNumber"
          label={intl.formatMessage({ id: 'admin.product.field.partNumber' })}
          hint={intl.formatMessage({ id: 'admin.product.part-number-hint' })}
          autoComplete="off"
          mono
          optional={isNew}
        />
      </div>
    </FieldGroup>
  );
}

/** How heavy a unit is and how large as it is packed, which shipping is reckoned by. */
export function PackageFields() {
  const intl = useIntl();
  const label = (what: string) => intl.formatMessage({ id: `admin.product.${what}` });
  return (
    <FieldGroup>
      <legend>
        <FormattedMessage id="admin.product.package" />
      </legend>
      <div className={styles.fields}>
        <TextField name="weight" label={label('weight-kg')} inputMode="decimal" optional />
        {(['length', 'width', 'height'] as const).map((side) => (
          <TextField
            key={side}
            name={`packedSize.${side}`}
            label={label(`packed-${side}`)}
            inputMode="numeric"
            optional
          />
        ))}
      </div>
    </FieldGroup>
  );
}
