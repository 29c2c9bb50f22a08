import { productPath } from '@gantry/contracts/addresses/catalog';
import { productFields, type AdminProduct } from '@gantry/contracts/schemas/product-admin';
import { useFormats } from '@gantry/i18n/formats';
import { Badge, DataList } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AuditLink } from '../../parts/audit-link.tsx';
import { AvailabilityLabel } from '../../parts/availability-label.tsx';
import { MarginText } from '../../parts/margin-text.tsx';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';
import { FieldValue } from './field-value.tsx';
import { PriceCheckForm } from './price-check.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductHistory } from './product-history.tsx';
import { ProductPins } from './product-pins.tsx';
import { useProductAct, type ProductActOutcome } from './use-product-act.ts';

export interface ProductRecordProps {
  readonly product: AdminProduct;
  /** what the address calls it */
  readonly at: string;
  /** heading level of its parts, below the heading that names the product */
  readonly level: 2 | 3;
}

/** A product in the back office: what it is, what was edited by hand, everything that can be changed, and its history. */
export function ProductRecord({ product, at, level }: ProductRecordProps) {
  const Heading = `h${level}` as const;
  const [base, setBase] = useState(product.values);
  const act = useProductAct(at, (field, values) => setBase((seen) => ({ ...seen, [field]: values[field] })));
  return (
    <div className={recordStyles.record}>
      <Summary product={product} />
      <Facts product={product} />
      <Origin product={product} />
      <ProductPins product={product} act={act} level={level} />
      {act.outcome ? <Outcome outcome={act.outcome} /> : null}
      {product.mayChange ? (
        <ProductForm product={product} at={at} shown={{ base, setBase }} />
      ) : (
        <Values product={product} />
      )}
      <PriceCheckForm sku={at} level={level} />
      <section aria-labelledby="product-history">
        <Heading id="product-history" className={recordStyles.title}>
          <FormattedMessage id="admin.product.history" />
        </Heading>
        <ProductHistory product={product} act={act} />
      </section>
    </div>
  );
}

function Summary({ product }: { readonly product: AdminProduct }) {
  const { status, availability, uri, sku } = product;
  return (
    <p className={recordStyles.summary}>
      <Badge strong={status !== 'published'}>
        <FormattedMessage id={`admin.product-status.${status}`} />
      </Badge>
      {availability ? <AvailabilityLabel availability={availability} /> : null}
      {status === 'draft' ? null : (
        <Link to={productPath(uri)}>
          <FormattedMessage id="admin.product.in-shop" />
        </Link>
      )}
      <AuditLink of={['product', sku]} />
    </p>
  );
}

/** Whose word counts of a product that staff have made, while no feed brings it and after. */
const Origin = ({ product: { byHand, feed } }: { readonly product: AdminProduct }) =>
  byHand ? (
    <p className={recordStyles.soft}>
      <FormattedMessage id={`admin.product.by-hand.${byHand}`} values={{ feed }} />
    </p>
  ) : null;

function Facts({ product }: { readonly product: AdminProduct }) {
  const { money, count, time } = useFormats();
  const { sku, partNumber, brand, category, feed, byHand, stock, changedAt } = product;
  const { listPrice, shownPrice, cost } = product;
  const price = shownPrice ?? listPrice;
  const facts = {
    sku,
    'part-number': partNumber,
    brand: brand ?? '–',
    category: category.join(' › '),
    'shown-price': shownPrice === null ? '–' : money(shownPrice),
    cost: cost === null ? '–' : money(cost),
    'margin-now': <MarginText price={price} cost={cost} />,
    stock: stock === null ? '–' : count(stock),
    feed: byHand === 'own' ? <FormattedMessage id="admin.product.made-by-hand" /> : feed,
    'changed-at': time(changedAt),
  };
  return <DataList items={itemsOf('admin.product', Object.entries(facts))} />;
}

/** All fields for those who only read them. */
const Values = ({ product: { values } }: Pick<ProductRecordProps, 'product'>) => (
  <DataList
    items={itemsOf(
      'admin.product.field',
      productFields.map((field) => [field, <FieldValue key={field} field={field} value={values[field]} />]),
    )}
  />
);

const itemsOf = (texts: string, facts: readonly (readonly [string, React.ReactNode])[]) =>
  facts.map(([key, value]) => ({ key, term: <FormattedMessage id={`${texts}.${key}`} />, value }));

/** What became of taking a change back, or of giving a field back to the feeds. */
function Outcome({ outcome }: { readonly outcome: ProductActOutcome }) {
  return (
    <OutcomeAlert kind={outcome.kind}>
      <FormattedMessage
        id={
          outcome.kind === 'done'
            ? `admin.product.${outcome.what}`
            : refusalText('admin.product.refusal', outcome.failure)
        }
      />
    </OutcomeAlert>
  );
}
