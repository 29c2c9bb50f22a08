import { cartPath } from '@gantry/contracts/addresses/checkout';
import { Button, Field, TextInput } from '@gantry/ui';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher, useSearchParams } from 'react-router';
import styles from './parts.module.css';
import { useAfterChange } from './use-after-change.ts';

/** What became of a code: why it was refused, null where it counts. */
interface CodeAnswer {
  readonly code: string | null;
  readonly refusal?: string;
}

/** Takes a code; what is refused stays in the field, with why. With scripts off the cart answers, wherever it was entered. */
export function EnterCode() {
  const fetcher = useFetcher<CodeAnswer>();
  const field = useRef<HTMLInputElement>(null);
  const [search] = useSearchParams();
  useAfterChange(fetcher, ({ code }) => {
    if (code === null && field.current) field.current.value = '';
  });
  const typed = search.get('code') ?? '';
  const posted = { code: search.has('code') ? search.get('refused') : null, refusal: search.get('refusal') };
  const { code, refusal } = fetcher.data ?? posted;
  return (
    <fetcher.Form method="post" action={cartPath()}>
      <input type="hidden" name="intent" value="enter-code" />
      <Field
        label={<FormattedMessage id="checkout.promotion.label" />}
        error={
          code && fetcher.state === 'idle' ? <CodeRefusal code={code} refusal={refusal ?? null} /> : undefined
        }
      >
        {(control) => (
          <div className={styles.code}>
            <TextInput
              {...control}
              ref={field}
              name="code"
              defaultValue={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
            />
            <Button type="submit" size="small" busy={fetcher.state !== 'idle'}>
              <FormattedMessage id="checkout.promotion.apply" />
            </Button>
          </div>
        )}
      </Field>
    </fetcher.Form>
  );
}

const refusals: readonly string[] = [
  'not-begun',
  'ended',
  'used-up',
  'used-by-you',
  'not-yours',
  'first-order',
  'too-many-codes',
];
const failures: readonly string[] = ['TOO_MANY_REQUESTS', 'NOT_PERMITTED', 'UNAVAILABLE'];

/** Why a code does not count; one that nobody gave out looks the same however it is spelled. */
function CodeRefusal({ code, refusal }: { readonly code: string; readonly refusal: string | null }) {
  const reason = failures.includes(code) ? code : refusals.find((one) => one === refusal);
  return (
    <span role="alert">
      <FormattedMessage id={`checkout.promotion.refused.${reason ?? 'unknown'}`} />
    </span>
  );
}

/** Takes a code out of the cart. */
export function RemoveCode({ code }: { readonly code: string }) {
  const intl = useIntl();
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={cartPath()}>
      <input type="hidden" name="intent" value="remove-code" />
      <input type="hidden" name="code" value={code} />
      <Button
        type="submit"
        variant="quiet"
        size="small"
        busy={fetcher.state !== 'idle'}
        aria-label={intl.formatMessage({ id: 'checkout.promotion.remove-code' }, { code })}
      >
        <FormattedMessage id="checkout.cart.remove" />
      </Button>
    </fetcher.Form>
  );
}
