import { maxRequestedText } from '@gantry/contracts/quote-limits';
import type { DraftProduct } from '@gantry/contracts/schemas/quote-request';
import { Button, Field, TextInput } from '@gantry/ui';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLazySalesFindQuoteProductQuery } from '../../api/quote.endpoints.ts';
import { addButton, addField } from './posted-quote.ts';
import styles from './quote.module.css';

export interface AddLineProps {
  readonly onProduct: (product: DraftProduct) => void;
  /** what no single product stands for becomes a line in the visitor's words */
  readonly onText: (text: string) => void;
}

/** Longest text that can be a part number. */
const maxNumber = 80;

/** Takes a part number or a description; a number that means one product becomes that product. */
export function AddLine(props: AddLineProps) {
  const intl = useIntl();
  const { input, isBusy, addWanted } = useAddWanted(props);
  const addInstead = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault();
    void addWanted();
  };
  return (
    <div className={styles.add}>
      <Field
        label={<FormattedMessage id="checkout.quote.add-label" />}
        hint={<FormattedMessage id="checkout.quote.add-hint" />}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            name={addField}
            maxLength={maxRequestedText}
            autoComplete="off"
            onKeyDown={(event) => event.key === 'Enter' && addInstead(event)}
          />
        )}
      </Field>
      <Button
        type="submit"
        name={addButton}
        value="1"
        formNoValidate
        busy={isBusy}
        aria-label={intl.formatMessage({ id: 'checkout.quote.add-line' })}
        onClick={addInstead}
      >
        <FormattedMessage id="checkout.quote.add" />
      </Button>
    </div>
  );
}

function useAddWanted({ onProduct, onText }: AddLineProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [find] = useLazySalesFindQuoteProductQuery();
  const productOf = async (number: string) => {
    if (number.length > maxNumber) return null;
    const { data } = await find({ query: { number } });
    // a store that does not answer takes the words as they are
    return data?.product ?? null;
  };
  const addWanted = async () => {
    const text = input.current?.value.trim() ?? '';
    if (!text || isBusy) return;
    setBusy(true);
    const product = await productOf(text);
    setBusy(false);
    if (product) onProduct(product);
    else onText(text);
    if (input.current) input.current.value = '';
    input.current?.focus();
  };
  return { input, isBusy, addWanted };
}
