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

/** Prices or attributes, of which there may be several; attributes stand in the store in the order they have here. */
export function Rows({ name, none, max, children }: RowsProps) {
  const intl = useIntl();
  const { changeValues } = useFormActions();
  const rows = useFormValue<readonly object[]>(name) ?? [];
  const changeRows = (changed: readonly object[]) => changeValues({ [name]: changed });
  return (
    <>
      {rows.map((row, at) => (
        <div
          key={at}
          role="group"
          aria-label={intl.formatMessage({ id: `admin.product.row-${name}` }, { place: at + 1 })}
          className={styles.row}
        >
          {children(at)}
          <div className={styles.rowActs}>
            {name === 'attributes' && at > 0 ? (
              <MoveUp
                place={at + 1}
                onMove={() => changeRows(rows.toSpliced(at - 1, 2, row, rows[at - 1]!))}
              />
            ) : null}
            <RemoveRow name={name} onRemove={() => changeRows(rows.toSpliced(at, 1))} />
          </div>
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

interface RemoveRowProps extends Pick<RowsProps, 'name'> {
  readonly onRemove: () => void;
}

const RemoveRow = ({ name, onRemove }: RemoveRowProps) => (
  <Button size="small" type="button" onClick={onRemove}>
    <FormattedMessage
      id={name === 'attributes' ? 'admin.product.remove-attribute' : 'admin.product.remove-price'}
    />
  </Button>
);

interface MoveUpProps {
  /** of the attribute, counted from 1 */
  readonly place: number;
  readonly onMove: () => void;
}

/** Changes an attribute and the one before it. The focus goes with it, so that it can be pressed again. */
function MoveUp({ place, onMove }: MoveUpProps) {
  const intl = useIntl();
  return (
    <Button
      size="small"
      type="button"
      aria-label={intl.formatMessage({ id: 'admin.product.move-attribute' }, { place })}
      data-move
      onClick={(event) => {
        const before = event.currentTarget.closest('[role="group"]')?.previousElementSibling;
        onMove();
        // The first has nowhere to go: its own field takes the focus.
        const next = before?.querySelector('[data-move]') ?? before?.querySelector('select, input');
        if (next instanceof HTMLElement) next.focus();
      }}
    >
      <FormattedMessage id="admin.product.move-up" />
    </Button>
  );
}
