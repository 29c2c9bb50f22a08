import { cartPath, requestQuotePath } from '@gantry/contracts/addresses/checkout';
import type { Cart } from '@gantry/contracts/schemas/cart';
import { Alert, Button, LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useFetcher } from 'react-router';
import styles from './cart.module.css';
import { UnresolvedRow } from './unresolved-row.tsx';

/** So many rows have their fields at a time; the next ones follow as these are settled. */
const shownRows = 50;

/** Pasted lines nobody understood: each can be corrected, chosen or removed, and all together asked for. */
export function UnresolvedLines({ unresolvedLines }: Pick<Cart, 'unresolvedLines'>) {
  const fetcher = useFetcher();
  const count = unresolvedLines.length;
  if (count === 0) return null;
  return (
    <Alert tone="warn" title={<FormattedMessage id="checkout.unresolved.title" values={{ count }} />}>
      <ul className={styles.unresolved}>
        {unresolvedLines.slice(0, shownRows).map((line) => (
          <UnresolvedRow key={line.id} line={line} />
        ))}
      </ul>
      {count > shownRows ? (
        <p>
          <FormattedMessage id="checkout.unresolved.more" values={{ count: count - shownRows }} />
        </p>
      ) : null}
      <div className={styles.unresolvedExits}>
        <LinkButton to={requestQuotePath({ from: 'unresolved' })} size="small">
          <FormattedMessage id="checkout.unresolved.quote" values={{ count }} />
        </LinkButton>
        <fetcher.Form method="post" action={cartPath()}>
          <input type="hidden" name="intent" value="dismiss" />
          <Button type="submit" size="small" variant="quiet">
            <FormattedMessage id="checkout.unresolved.dismiss" />
          </Button>
        </fetcher.Form>
      </div>
    </Alert>
  );
}
