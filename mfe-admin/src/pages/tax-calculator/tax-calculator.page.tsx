import { useUser } from '@gantry/api-client';
import { mayEnter } from '@gantry/contracts/admin-rooms';
import { adminTaxPath } from '@gantry/contracts/addresses/admin';
import type { CalculatorAnswer } from '@gantry/contracts/schemas/tax-admin';
import { ErrorState, PageHeader } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { CalculatorForm } from '../../features/tax-calculator/calculator-form.tsx';
import { ExplainedTax } from '../../features/tax-calculator/explained-tax.tsx';
import { OrderReplay } from '../../features/tax-calculator/order-replay.tsx';
import styles from '../../parts/tax-page.module.css';
import { orderOf } from './tax-calculator.loader.ts';

export { loader } from './tax-calculator.loader.ts';

/** Explains each cent of any calculation, and of any order. */
export default function TaxCalculatorPage() {
  const [address] = useSearchParams();
  const [answer, setAnswer] = useState<CalculatorAnswer>();
  const user = useUser();
  if (!mayEnter('calculator', user?.role))
    return (
      <ErrorState level={1} title={<FormattedMessage id="admin.tax.not-permitted" />}>
        <FormattedMessage id="admin.tax.not-permitted-hint" />
      </ErrorState>
    );
  return (
    <div className={styles.page}>
      <PageHeader
        title={<FormattedMessage id="admin.calculator.title" />}
        actions={
          <Link to={adminTaxPath()}>
            <FormattedMessage id="admin.tax.title" />
          </Link>
        }
      />
      <CalculatorForm onAnswer={setAnswer} />
      {answer ? (
        <div role="status">
          <ExplainedTax record={answer.record} />
        </div>
      ) : null}
      <OrderReplay number={orderOf(address)} />
    </div>
  );
}
