import { cartPath } from '@gantry/contracts/addresses/checkout';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { Alert, Button, Field, Textarea } from '@gantry/ui';
import { useRef, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFetcher } from 'react-router';
import styles from './cart.module.css';
import type { CartChange, PasteResult } from './change-cart.ts';
import { PasteRefusal } from './paste-refusal.tsx';
import { useAfterChange } from '../../parts/use-after-change.ts';

const fileTypes = '.csv,.tsv,.txt,.xlsx';

/**
 * "Part number, quantity" in any form, many at once: from a spreadsheet, a mail, a bill of materials. Rows that were
 * not read stay in the field.
 * @param posted what became of rows sent without scripts
 */
export function PasteBox({ posted }: { readonly posted?: CartChange }) {
  const fetcher = useFetcher<CartChange>();
  const box = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  // What was pasted is cleared only once it is in the cart.
  useAfterChange(fetcher, ({ code, paste }) => {
    if (code !== null) return;
    if (box.current) box.current.value = paste?.rest ?? '';
    if (file.current) file.current.value = '';
  });
  const { code, paste } = fetcher.data ?? posted ?? {};
  const isBusy = fetcher.state !== 'idle';
  return (
    <fetcher.Form method="post" action={cartPath()} encType="multipart/form-data" className={styles.paste}>
      <input type="hidden" name="intent" value="paste" />
      {/* with scripts each paste has a key of its own */}
      <noscript>
        <PlainPostKey />
      </noscript>
      <RowsField box={box} rest={posted?.paste?.rest} code={code} problem={paste?.file} />
      <FileField file={file} />
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
  readonly problem: PasteResult['file'] | undefined;
}

/** A list from a spreadsheet or a purchasing system. */
function FileField({ file }: { readonly file: RefObject<HTMLInputElement | null> }) {
  return (
    <div className={styles.file}>
      <Field label={<FormattedMessage id="checkout.paste.file" />}>
        {(control) => <input {...control} ref={file} type="file" name="file" accept={fileTypes} />}
      </Field>
    </div>
  );
}

function RowsField({ box, rest, code, problem }: RowsFieldProps) {
  return (
    <Field
      label={<FormattedMessage id="checkout.paste.label" />}
      hint={<FormattedMessage id="checkout.paste.hint" />}
      error={code ? <PasteRefusal code={code} problem={problem} /> : undefined}
    >
      {(control) => (
        <Textarea {...control} ref={box} name="text" rows={2} defaultValue={rest} spellCheck={false} />
      )}
    </Field>
  );
}

/** How many rows went where: "488 lines added, 12 need attention, 500 not read". */
function Pasted({ result }: { readonly result: PasteResult }) {
  const { added, unresolved, notRead, waiting } = result;
  return (
    <Alert tone={unresolved + notRead > 0 ? 'warn' : 'good'} live="polite">
      <FormattedMessage id="checkout.paste.result" values={{ added, unresolved, notRead }} />
      {notRead > 0 ? (
        <p className={styles.kept}>
          <FormattedMessage id={`checkout.paste.${waiting > 0 ? 'rest' : 'kept'}`} />
        </p>
      ) : null}
    </Alert>
  );
}
