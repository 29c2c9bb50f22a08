import type { AdminProduct, ProductChange } from '@gantry/contracts/schemas/product-admin';
import { useFormats } from '@gantry/i18n/formats';
import { Button, Timeline, TimelineEntry } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import { FieldValue } from './field-value.tsx';
import styles from './product-record.module.css';
import type { ProductAct } from './use-product-act.ts';

export interface ProductHistoryProps {
  readonly product: AdminProduct;
  readonly act: ProductAct;
}

/** Every change by hand with who made it and why, newest first; what still stands can be taken back. */
export function ProductHistory({ product: { history, mayChange }, act }: ProductHistoryProps) {
  const intl = useIntl();
  const { time } = useFormats();
  if (history.length === 0) {
    return (
      <p className={recordStyles.soft}>
        <FormattedMessage id="admin.product.no-history" />
      </p>
    );
  }
  return (
    <Timeline label={intl.formatMessage({ id: 'admin.order.timeline' })}>
      {history.map((change, index) => (
        <TimelineEntry
          key={change.id}
          title={<FormattedMessage id={`admin.product.field.${change.field}`} />}
          dateTime={change.at}
          when={time(change.at)}
          by={change.actor ?? <FormattedMessage id="admin.history.system" />}
          current={index === 0}
        >
          <Change change={change} />
          {mayChange && change.canBeUndone ? (
            <Button
              size="small"
              type="button"
              disabled={act.isBusy}
              onClick={() => void act.undoChange(change.id, change.field)}
            >
              <FormattedMessage
                id="admin.product.undo"
                values={{ field: intl.formatMessage({ id: `admin.product.field.${change.field}` }) }}
              />
            </Button>
          ) : null}
        </TimelineEntry>
      ))}
    </Timeline>
  );
}

function Change({ change: { field, before, after, reason, isUndo } }: { readonly change: ProductChange }) {
  return (
    <div className={styles.change}>
      <p>
        <FormattedMessage
          id="admin.product.changed"
          values={{
            before: <FieldValue field={field} value={before} />,
            after: <FieldValue field={field} value={after} />,
          }}
        />
      </p>
      <p className={recordStyles.soft}>
        {isUndo ? <FormattedMessage id="admin.product.undid" values={{ reason }} /> : reason}
      </p>
    </div>
  );
}
