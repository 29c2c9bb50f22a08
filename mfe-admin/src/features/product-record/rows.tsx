import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { Button } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './product-record.module.css';

interface RowsProps {
  readonly name: 'packagePrices' | 'exclusivePrices' | 'attributes';
  /** an empty one */
  readonly none: Readonly<Record<string, string>>;
  readonly max: number;
  readonly children: (at: number) => ReactNode;
}

/** Prices or attributes, of which there may be several. */
export function Rows({ name, none, max, children }: RowsProps) {
  const intl = useIntl();
  const { changeValues } = useFormActions();
  const rows = useFormValue<readonly object[]>(name) ?? [];
  const changeRows = (changed: readonly object[]) => changeValues({ [name]: changed });
  return (
    <>
      {rows.map((_, at) => (
        <div
          key={at}
          role="group"
          aria-label={intl.formatMessage({ id: `admin.product.row-${name}` }, { place: at + 1 })}
          className={styles.row}
        >
          {children(at)}
          <Button
            size="small"
            type="button"
            onClick={() => changeRows(rows.filter((__, place) => place !== at))}
          >
            <FormattedMessage
              id={name === 'attributes' ? 'admin.product.remove-attribute' : 'admin.product.remove-price'}
            />
          </Button>
        </div>
      ))}
      {rows.length < max ? (
        <div>
          <Button size="small" type="button" onClick={() => changeRows([...rows, none])}>
            <FormattedMessage id={`admin.product.add-${name}`} />
          </Button>
        </div>
      ) : null}
    </>
  );
}
