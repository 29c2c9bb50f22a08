import { TextField } from '@gantry/forms/text-field';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { MeasureFields } from '../../parts/measure-fields.tsx';
import styles from './fulfillment.module.css';
import { emptyPackage } from './ship-values.ts';

type Package = typeof emptyPackage;

/** The packages of a shipment: weight, size, and tracking number of each. */
export function PackageFields() {
  const packages = useFormValue<Package[]>('packages') ?? [emptyPackage];
  const { changeValues } = useFormActions();
  return (
    <>
      {packages.map((_, place) => (
        <OnePackage
          // a package has nothing but its place
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          place={place}
          count={packages.length}
          remove={() => changeValues({ packages: packages.filter((_one, index) => index !== place) })}
        />
      ))}
      <div>
        <Button size="small" onClick={() => changeValues({ packages: [...packages, emptyPackage] })}>
          <FormattedMessage id="admin.fulfillment.package-add" />
        </Button>
      </div>
    </>
  );
}

interface OnePackageProps {
  readonly place: number;
  readonly count: number;
  readonly remove: () => void;
}

function OnePackage({ place, count, remove }: OnePackageProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles.package}>
      <legend>
        <FormattedMessage id="admin.fulfillment.package" values={{ number: place + 1 }} />
      </legend>
      <div className={styles.measures}>
        <MeasureFields prefix={`packages.${place}.`} />
        <div className={styles.tracking}>
          <TextField
            name={`packages.${place}.tracking`}
            label={intl.formatMessage({ id: 'admin.fulfillment.tracking' })}
            autoComplete="off"
          />
        </div>
      </div>
      {count > 1 ? (
        <Button size="small" variant="quiet" onClick={remove}>
          <FormattedMessage id="admin.fulfillment.package-remove" values={{ number: place + 1 }} />
        </Button>
      ) : null}
    </fieldset>
  );
}
