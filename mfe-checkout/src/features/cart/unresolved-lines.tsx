import { searchPath } from '@gantry/contracts/addresses/catalog';
import { cartPath } from '@gantry/contracts/addresses/checkout';
import type { Cart } from '@gantry/contracts/schemas/cart';
import { Alert, Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link, useFetcher } from 'react-router';
import styles from './cart.module.css';

/** Pasted lines nobody understood, each with the reason and a search for it. */
export function UnresolvedLines({ unresolvedLines }: Pick<Cart, 'unresolvedLines'>) {
  const fetcher = useFetcher();
  if (unresolvedLines.length === 0) return null;
  return (
    <Alert
      tone="warn"
      title={<FormattedMessage id="checkout.unresolved.title" values={{ count: unresolvedLines.length }} />}
    >
      <ul className={styles.unresolved}>
        {unresolvedLines.map((line, index) => (
          <li key={`${index}-${line.rawText}`}>
            <code className={styles.raw}>{line.rawText}</code>
            <span>
              <FormattedMessage id={`checkout.unresolved.${line.reason}`} />
            </span>
            <Link to={searchPath(line.rawText)}>
              <FormattedMessage id="checkout.unresolved.search" />
            </Link>
          </li>
        ))}
      </ul>
      <fetcher.Form method="post" action={cartPath()}>
        <input type="hidden" name="intent" value="dismiss" />
        <Button type="submit" size="small">
          <FormattedMessage id="checkout.unresolved.dismiss" />
        </Button>
      </fetcher.Form>
    </Alert>
  );
}
