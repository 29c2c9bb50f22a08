import { newKey } from '@gantry/api-client';
import { productPath } from '@gantry/contracts/addresses/catalog';
import { maxQuoteLines } from '@gantry/contracts/quote-limits';
import type { DraftProduct } from '@gantry/contracts/schemas/quote-request';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { TextField } from '@gantry/forms/text-field';
import { Button, Disclosure, FieldRow } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Link } from 'react-router';
import { AddLine } from './add-line.tsx';
import { removeButton } from './posted-quote.ts';
import styles from './quote.module.css';
import { aLine, type LineValues } from './quote-values.ts';

/** What is asked for, line by line: products of ours, and things in words. With scripts off the buttons post the form. */
export function QuoteLines({ known }: { readonly known: readonly DraftProduct[] }) {
  const { changeValues } = useFormActions();
  const lines = useFormValue<readonly LineValues[]>('lines') ?? [];
  const [products, setProducts] = useState(known);
  const addLine = (line: LineValues) => changeValues({ lines: [...lines, line] });
  const addProduct = (product: DraftProduct) => {
    setProducts((before) => [...before, product]);
    addLine(aLine({ key: newKey(), sku: product.sku }));
  };
  return (
    <section className={styles.section} aria-labelledby="quote-lines">
      <h2 id="quote-lines">
        <FormattedMessage id="checkout.quote.lines" />
      </h2>
      {lines.length === 0 ? (
        <p className={styles.soft}>
          <FormattedMessage id="checkout.quote.no-lines" />
        </p>
      ) : (
        <ol className={styles.lines}>
          {lines.map((line, place) => (
            <QuoteLine
              // lines have no names of their own, and may ask for the same product twice
              key={`${place} ${line.sku}`}
              line={line}
              place={place}
              product={products.find(({ sku }) => sku === line.sku)}
              onRemove={() => changeValues({ lines: lines.filter((_, other) => other !== place) })}
            />
          ))}
        </ol>
      )}
      {lines.length < maxQuoteLines ? (
        <AddLine
          onText={(requested) => addLine(aLine({ key: newKey(), requested }))}
          onProduct={addProduct}
        />
      ) : null}
    </section>
  );
}

interface QuoteLineProps {
  readonly line: LineValues;
  /** among the lines, from 0 */
  readonly place: number;
  readonly product: DraftProduct | undefined;
  readonly onRemove: () => void;
}

function QuoteLine({ line, place, product, onRemove }: QuoteLineProps) {
  const intl = useIntl();
  const name = product?.name ?? (line.sku || line.requested || String(place + 1));
  const field = fieldOf(intl, place);
  return (
    <li className={styles.line}>
      {line.key ? <input type="hidden" name={`lines.${place}.key`} value={line.key} /> : null}
      <div className={styles.what}>
        {line.sku ? (
          <Product sku={line.sku} product={product} place={place} />
        ) : (
          <TextField {...field('requested')} required />
        )}
      </div>
      <TextField {...field('quantity')} inputMode="numeric" autoComplete="off" required />
      <Button
        type="submit"
        variant="quiet"
        size="small"
        name={removeButton}
        value={place}
        formNoValidate
        aria-label={intl.formatMessage({ id: 'checkout.quote.remove-name' }, { name })}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <FormattedMessage id="checkout.quote.remove" />
      </Button>
      <Extras line={line} place={place} />
    </li>
  );
}

/** Name and label of a field of a line. */
const fieldOf = (intl: IntlShape, place: number) => (what: string) => ({
  name: `lines.${place}.${what}`,
  label: intl.formatMessage({ id: `checkout.quote.${what === 'neededBy' ? 'line-neededBy' : what}` }),
});

/** What most lines need not say. */
function Extras({ line, place }: Pick<QuoteLineProps, 'line' | 'place'>) {
  const intl = useIntl();
  const field = fieldOf(intl, place);
  const [isOpen] = useState(Boolean(line.targetPrice || line.neededBy || line.note));
  return (
    <div className={styles.more}>
      <Disclosure summary={<FormattedMessage id="checkout.quote.more" />} open={isOpen}>
        <FieldRow className={styles.extras}>
          <TextField
            {...field('targetPrice')}
            hint={intl.formatMessage({ id: 'checkout.quote.targetPrice-hint' })}
            inputMode="decimal"
            optional
          />
          <TextField {...field('neededBy')} type="date" optional />
          <TextField {...field('note')} optional />
        </FieldRow>
      </Disclosure>
    </div>
  );
}

interface ProductProps {
  readonly sku: string;
  /** missing where it is no product of ours any more */
  readonly product: DraftProduct | undefined;
  readonly place: number;
}

function Product({ sku, product, place }: ProductProps) {
  return (
    <>
      <input type="hidden" name={`lines.${place}.sku`} value={sku} />
      {product ? (
        <>
          <Link to={productPath(product.uri)}>{product.name}</Link>
          <span className={styles.part}>
            {product.brand} <span className={styles.mono}>{product.partNumber}</span>
          </span>
        </>
      ) : (
        <span>
          <FormattedMessage id="checkout.quote.gone" values={{ sku }} />
        </span>
      )}
    </>
  );
}
