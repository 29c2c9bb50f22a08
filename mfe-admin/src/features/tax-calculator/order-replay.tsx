import { failureOf } from '@gantry/api-client';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, Button, EmptyState, Field, Money, TextInput } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { useTaxationAdminReplayOrderQuery } from '../../api/tax-files.endpoints.ts';
import recordStyles from '../../parts/record.module.css';
import styles from '../../parts/tax-page.module.css';
import { NoTax } from '../../parts/no-tax.tsx';
import { ExplainedTax } from './explained-tax.tsx';

/** Calculates the tax of an order anew from what was kept of it; its number stands in the address. */
export function OrderReplay({ number }: { readonly number: string }) {
  return (
    <section className={recordStyles.actions} aria-labelledby="replay">
      <h2 id="replay" className={recordStyles.title}>
        <FormattedMessage id="admin.calculator.replay" />
      </h2>
      <Form role="search" className={styles.filter} key={number}>
        <Field label={<FormattedMessage id="admin.calculator.order-number" />}>
          {(control) => <TextInput {...control} name="order" defaultValue={number} maxLength={40} required />}
        </Field>
        <Button type="submit">
          <FormattedMessage id="admin.calculator.replay-press" />
        </Button>
      </Form>
      {number ? <Replayed number={number} /> : null}
    </section>
  );
}

function Replayed({ number }: { readonly number: string }) {
  const { time } = useFormats();
  const { data: replay, error } = useTaxationAdminReplayOrderQuery({ params: { number } });
  if (error && ['NOT_FOUND', 'INVALID'].includes(failureOf(error)?.code ?? ''))
    return <EmptyState title={<FormattedMessage id="admin.calculator.no-order" values={{ number }} />} />;
  if (error) return <NoTax error={error} />;
  if (!replay) return null;
  const { isEqual, replayed, kept, at } = replay;
  return (
    <>
      <Alert tone={isEqual ? 'good' : 'bad'} live="polite">
        <FormattedMessage
          id={isEqual ? 'admin.calculator.equal' : 'admin.calculator.differs'}
          values={{
            at: time(at),
            kept: <Money amount={kept.total} />,
            now: <Money amount={replayed.total} />,
          }}
        />
      </Alert>
      <ExplainedTax record={kept} />
    </>
  );
}
