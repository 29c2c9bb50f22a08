import { searchPath } from '@gantry/contracts/addresses/catalog';
import { cartPath } from '@gantry/contracts/addresses/checkout';
import type { Cart } from '@gantry/contracts/schemas/cart';
import { QuantityEntry } from '@gantry/forms/quantity-entry';
import { Button, TextInput } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useFetcher, useSearchParams } from 'react-router';
import styles from './cart.module.css';
import type { CartChange } from './change-cart.ts';
import { RefusalText } from './refusal-text.tsx';
import { readRefusedRow, type RefusedRow } from './refused-quantity.ts';

type Line = Cart['unresolvedLines'][number];

/** A pasted row with the reason it waits: its number and quantity can be edited, a product chosen, the row removed. */
export function UnresolvedRow({ line }: { readonly line: Line }) {
  const fetcher = useFetcher<CartChange>();
  const [search] = useSearchParams();
  const refused = readRefusedRow(search, line.id);
  const code = fetcher.state === 'idle' ? (fetcher.data ?? refused)?.code : null;
  return (
    <li>
      <p className={styles.reason}>
        <code className={styles.raw}>{line.rawText}</code>{' '}
        <FormattedMessage
          id={`checkout.unresolved.${line.reason}`}
          values={{ available: line.available ?? 0 }}
        />
      </p>
      <div className={styles.correction}>
        <fetcher.Form method="post" action={cartPath()} className={styles.correction}>
          <input type="hidden" name="intent" value="correct" />
          <input type="hidden" name="rowId" value={line.id} />
          <CorrectionFields line={line} refused={refused} />
          <Button type="submit" size="small" busy={fetcher.state !== 'idle'}>
            <FormattedMessage id="checkout.unresolved.add" />
          </Button>
          <Choices line={line} />
        </fetcher.Form>
        <RemoveRow line={line} />
        <Link to={searchPath(line.text)}>
          <FormattedMessage id="checkout.unresolved.search" />
        </Link>
      </div>
      {code ? (
        <span role="alert" className={styles.refused}>
          <RefusalText code={code} />
        </span>
      ) : null}
    </li>
  );
}

interface CorrectionFieldsProps {
  readonly line: Line;
  readonly refused: RefusedRow | undefined;
}

function CorrectionFields({ line, refused }: CorrectionFieldsProps) {
  const intl = useIntl();
  const named = (id: string) => intl.formatMessage({ id }, { row: line.rawText });
  return (
    <>
      <TextInput
        name="text"
        aria-label={named('checkout.unresolved.number-of')}
        defaultValue={refused?.text ?? line.text}
        required
        spellCheck={false}
        className={styles.numberField}
      />
      <QuantityEntry
        label={named('checkout.unresolved.quantity-of')}
        quantity={line.quantity > 0 ? line.quantity : undefined}
        refused={refused?.quantity}
      />
    </>
  );
}

/** The products that share the number; a press adds that one. */
function Choices({ line: { candidates } }: { readonly line: Line }) {
  if (candidates.length === 0) return null;
  return (
    <ul className={styles.choices}>
      {candidates.map(({ sku, brand, partNumber, name }) => (
        <li key={sku}>
          <Button type="submit" size="small" name="sku" value={sku}>
            <FormattedMessage
              id="checkout.unresolved.choose"
              values={{ product: [brand, partNumber, name].filter(Boolean).join(' · ') }}
            />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function RemoveRow({ line }: { readonly line: Line }) {
  const intl = useIntl();
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={cartPath()}>
      <input type="hidden" name="intent" value="remove-row" />
      <input type="hidden" name="rowId" value={line.id} />
      <Button
        type="submit"
        variant="quiet"
        size="small"
        aria-label={intl.formatMessage({ id: 'checkout.unresolved.remove-row' }, { row: line.rawText })}
      >
        <FormattedMessage id="checkout.cart.remove" />
      </Button>
    </fetcher.Form>
  );
}
