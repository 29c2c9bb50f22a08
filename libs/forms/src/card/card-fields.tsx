import { Alert, Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import styles from './card-fields.module.css';
import type { CardElement } from './use-card-element.ts';

/** Where the provider's fields stand, with what is said while they load and where they do not. */
export function CardFields({ element: { ref, state, retry } }: { readonly element: CardElement }) {
  return (
    <>
      {state === 'loading' ? (
        <p className={styles.soft} role="status">
          <FormattedMessage id="forms.card.loading" />
        </p>
      ) : null}
      {state === 'failed' ? (
        <Alert tone="bad" live="assertive" title={<FormattedMessage id="forms.card.failed" />}>
          <Button size="small" onClick={retry}>
            <FormattedMessage id="forms.card.retry" />
          </Button>
        </Alert>
      ) : null}
      <div ref={ref} className={styles.fields} hidden={state === 'failed'} data-card-fields="" />
    </>
  );
}
