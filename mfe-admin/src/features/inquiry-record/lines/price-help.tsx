import type {
  AdminInquiry,
  AdminInquiryLine,
  EarlierPrice,
  LinePriceHelp,
  SupplierAnswer,
} from '@gantry/contracts/schemas/admin-inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSalesAdminQuotePriceHelpQuery } from '../../../api/quotes.endpoints.ts';
import type { LineSaver } from './line-saver.ts';
import styles from './quote-grid.module.css';

export interface PriceHelpProps {
  readonly number: string;
  readonly line: AdminInquiryLine;
  readonly saver: LineSaver;
  readonly may: AdminInquiry['may'];
}

/** What helps to price the line that has the focus; each price can be taken over with one press. */
export function PriceHelp({ number, line, saver, may }: PriceHelpProps) {
  const intl = useIntl();
  const { data, isError, refetch } = useSalesAdminQuotePriceHelpQuery({ params: { number } });
  const help = data?.find(({ lineId }) => lineId === line.id);
  return (
    <section
      className={styles.help}
      aria-label={intl.formatMessage({ id: 'admin.quote.help' }, { line: line.lineNumber })}
    >
      <strong>
        <FormattedMessage id="admin.quote.help" values={{ line: line.lineNumber }} />
      </strong>
      {help ? (
        <Facts
          help={help}
          onUse={may.setPrices ? (unitPrice) => saver.changeCells(line.id, { unitPrice }) : undefined}
        />
      ) : (
        <NoHelp isRead={data !== undefined} isFailed={isError} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

interface NoHelpProps {
  readonly isRead: boolean;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** Nothing is known of a line that is no product; of any other it is not read yet, or could not be. */
function NoHelp({ isRead, isFailed, onRetry }: NoHelpProps) {
  if (isRead) return <FormattedMessage id="admin.quote.no-help" />;
  if (!isFailed) return <FormattedMessage id="admin.quote.help-loading" />;
  return (
    <>
      <span role="alert">
        <FormattedMessage id="admin.quote.help-failed" />
      </span>
      <Button variant="quiet" size="small" onClick={onRetry}>
        <FormattedMessage id="admin.quote.retry" />
      </Button>
    </>
  );
}

interface FactsProps {
  readonly help: LinePriceHelp;
  readonly onUse: ((unitPrice: number) => void) | undefined;
}

function Facts({ help, onUse }: FactsProps) {
  const { count } = useFormats();
  const { listPrice, customerPrice, breaks, stock, orders, quotes, supplierAnswer } = help;
  return (
    <>
      <Offered id="list-price" amount={listPrice} onUse={onUse} />
      <Offered id="customer-price" amount={customerPrice} onUse={onUse} />
      {breaks.map(({ quantity, unit }) => (
        <Offered
          key={quantity}
          id="break"
          amount={unit}
          onUse={onUse}
          values={{ quantity: count(quantity) }}
        />
      ))}
      {stock === null ? null : (
        <span>
          <FormattedMessage id="admin.quote.stock" values={{ count: stock }} />
        </span>
      )}
      <Earlier id="ordered" prices={orders} onUse={onUse} />
      <Earlier id="quoted" prices={quotes} onUse={onUse} />
      {supplierAnswer ? <Answered answer={supplierAnswer} /> : null}
    </>
  );
}

function Earlier({
  id,
  prices,
  onUse,
}: {
  id: string;
  prices: readonly EarlierPrice[];
  onUse: FactsProps['onUse'];
}) {
  const { day, count } = useFormats();
  return prices.map(({ number, at, quantity, unitPrice, from }) => (
    <Offered
      key={number}
      id={id}
      amount={unitPrice}
      onUse={onUse}
      values={{ number: number.toUpperCase(), day: day(at), quantity: count(quantity), from }}
    />
  ));
}

/** What a supplier said last: a cost, which is never taken over as a price. */
function Answered({ answer }: { readonly answer: SupplierAnswer }) {
  const { day, count, money } = useFormats();
  const { supplier, at, quantity, cannotSupply, unitCost, leadTimeDays } = answer;
  const id = cannotSupply || unitCost === null ? 'supplier-cannot' : 'supplier-answer';
  const values = {
    supplier,
    day: day(at),
    quantity: count(quantity),
    price: money(unitCost ?? 0),
    isTimed: leadTimeDays === null ? 'no' : 'yes',
    days: leadTimeDays ?? 0,
  };
  return (
    <span>
      <FormattedMessage id={`admin.quote.${id}`} values={values} />
    </span>
  );
}

interface OfferedProps {
  readonly id: string;
  readonly amount: number | null;
  readonly onUse: FactsProps['onUse'];
  readonly values?: Record<string, string>;
}

/** A price with where it comes from; a button where it may be taken over. */
function Offered({ id, amount, onUse, values }: OfferedProps) {
  const { money } = useFormats();
  if (amount === null) return null;
  const text = <FormattedMessage id={`admin.quote.${id}`} values={{ ...values, price: money(amount) }} />;
  if (!onUse) return <span>{text}</span>;
  return (
    <Button variant="quiet" size="small" onClick={() => onUse(amount)}>
      {text}
    </Button>
  );
}
