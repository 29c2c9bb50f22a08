import { cartPath } from '@gantry/contracts/addresses/checkout';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { Alert, Button, Field, Textarea } from '@gantry/ui';
import { useRef, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFetcher } from 'react-router';
import styles from './cart.module.css';
import type { CartChange, PasteResult } from './change-cart.ts';
import { PasteRefusal } from './paste-refusal.tsx';
import { useAfterChange } from './use-after-change.ts';

/**
 * "Part number, quantity" in any form, many at once: from a spreadsheet, a mail, a bill of materials. Rows that were
 * not read stay in the field.
 * @param posted what became of rows sent without scripts
 */
export function PasteBox({ posted }: { readonly posted?: CartChange }) {
  const fetcher = useFetcher<CartChange>();
  const box = useRef<HTMLTextAreaElement>(null);
  // What was pasted is cleared only once it is in the cart.
  useAfterChange(fetcher, ({ code, paste }) => {
    if (code === null && box.current) box.current.value = paste?.rest ?? '';
  });
  const { code, paste } = fetcher.data ?? posted ?? {};
  const isBusy = fetcher.state !== 'idle';
  return (
    <fetcher.Form method="post" action={cartPath()} className={styles.paste}>
      <input type="hidden" name="intent" value="paste" />
      {/* with scripts each paste has a key of its own */}
      <noscript>
        <PlainPostKey />
      </noscript>
      <RowsField box={box} rest={posted?.paste?.rest} code={code} />
      <Button type="submit" busy={isBusy}>
        <FormattedMessage id="checkout.paste.add" />
      </Button>
      {code === null && paste && !isBusy ? (
        <div className={styles.pasted}>
          <Pasted result={paste} />
        </div>
      ) : null}
    </fetcher.Form>
  );
}

interface RowsFieldProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  /** rows that were not read, of a paste without scripts */
  readonly rest: string | undefined;
  /** why nothing was added */
  readonly code: CartChange['code'] | undefined;
}

function RowsField({ box, rest, code }: RowsFieldProps) {
  return (
    <Field
      label={<FormattedMessage id="checkout.paste.label" />}
      hint={<FormattedMessage id="checkout.paste.hint" />}
      error={code ? <PasteRefusal code={code} /> : undefined}
    >
      {(control) => (
        <Textarea
          {...control}
          ref={box}
          name="text"
          rows={2}
          required
          defaultValue={rest}
          spellCheck={false}
        />
      )}
    </Field>
  );
}

/** How many rows went where: "488 lines added, 12 need attention, 500 not read". */
function Pasted({ result }: { readonly result: PasteResult }) {
  const { added, unresolved, notRead } = result;
  return (
    <Alert tone={unresolved + notRead > 0 ? 'warn' : 'good'} live="polite">
      <FormattedMessage id="checkout.paste.result" values={{ added, unresolved, notRead }} />
      {notRead > 0 ? (
        <>
          {' '}
          <FormattedMessage id="checkout.paste.rest" />
        </>
      ) : null}
    </Alert>
  );
}
