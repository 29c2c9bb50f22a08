import { cartPath } from '@gantry/contracts/addresses/checkout';
import type { ShownPromotion } from '@gantry/contracts/schemas/promotion';
import { ActionForm } from '@gantry/forms/action-form';
import { Button, Field, TextInput } from '@gantry/ui';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher, useSearchParams } from 'react-router';
import { ShownPromotions } from '../../parts/shown-promotions.tsx';
import styles from './cart.module.css';
import type { CartChange } from './change-cart.ts';
import { useAfterChange } from './use-after-change.ts';
import { useCartChange } from './use-cart-change.ts';

/** What promotions say of the cart, and where a code is entered. */
export function CartPromotions({ promotions }: { readonly promotions: readonly ShownPromotion[] }) {
  return (
    <div className={styles.promotions}>
      <ShownPromotions promotions={promotions} actOf={(code) => <RemoveCode code={code} />} />
      <EnterCode />
    </div>
  );
}

/** Takes a code; what is refused stays in the field, with why. Works with scripts off. */
function EnterCode() {
  const fetcher = useFetcher<CartChange>();
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

function RemoveCode({ code }: { readonly code: string }) {
  const intl = useIntl();
  const { post, send } = useCartChange();
  const fields = { intent: 'remove-code', code } as const;
  return (
    <ActionForm {...post} fields={fields} onAct={() => void send(fields)}>
      <Button
        type="submit"
        variant="quiet"
        size="small"
        aria-label={intl.formatMessage({ id: 'checkout.promotion.remove-code' }, { code })}
      >
        <FormattedMessage id="checkout.cart.remove" />
      </Button>
    </ActionForm>
  );
}
