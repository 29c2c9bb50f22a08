import { cartPath } from '@gantry/contracts/addresses/checkout';
import { Alert, Button, Field, Textarea } from '@gantry/ui';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFetcher } from 'react-router';
import styles from './cart.module.css';
import type { CartChange } from './change-cart.ts';
import { RefusalText } from './refusal-text.tsx';
import { useAfterChange } from './use-after-change.ts';

/** "Part number, quantity" in any form, many at once: from a spreadsheet, a mail, a bill of materials. */
export function PasteBox() {
  const fetcher = useFetcher<CartChange>();
  const box = useRef<HTMLTextAreaElement>(null);
  // What was pasted is cleared only once it is in the cart.
  useAfterChange(fetcher, ({ code }) => {
    if (code === null && box.current) box.current.value = '';
  });
  const code = fetcher.data?.code;
  const isBusy = fetcher.state !== 'idle';
  return (
    <fetcher.Form method="post" action={cartPath()} className={styles.paste}>
      <input type="hidden" name="intent" value="paste" />
      <Field
        label={<FormattedMessage id="checkout.paste.label" />}
        hint={<FormattedMessage id="checkout.paste.hint" />}
        error={code ? <RefusalText code={code} /> : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            name="text"
            rows={2}
            required
            maxLength={20_000}
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy}>
        <FormattedMessage id="checkout.paste.add" />
      </Button>
      {code === null && !isBusy ? (
        <div className={styles.pasted}>
          <Alert tone="good" live="polite">
            <FormattedMessage id="checkout.paste.done" />
          </Alert>
        </div>
      ) : null}
    </fetcher.Form>
  );
}
