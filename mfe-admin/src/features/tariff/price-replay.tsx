import { failureOf } from '@gantry/api-client';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, Button, EmptyState, Field, Money, TextInput } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { useShippingAdminReplayOrderQuery } from '../../api/tariff.endpoints.ts';
import { NoTariff } from '../../parts/no-tariff.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from '../../parts/tax-page.module.css';
import { ExplainedPrice } from './explained-price.tsx';

/** Computes the shipping of an order anew from what was kept of it; its number stands in the address. */
export function PriceReplay({ number }: { readonly number: string }) {
  return (
    <section className={recordStyles.actions} aria-labelledby="replay">
      <h2 id="replay" className={recordStyles.title}>
        <FormattedMessage id="admin.tariff.replay" />
      </h2>
      <Form role="search" className={styles.filter} key={number}>
        <input type="hidden" name="tab" value="calculator" />
        <Field label={<FormattedMessage id="admin.calculator.order-number" />}>
          {(control) => <TextInput {...control} name="order" defaultValue={number} maxLength={40} required />}
        </Field>
        <Button type="submit">
          <FormattedMessage id="admin.tariff.replay-press" />
        </Button>
      </Form>
      {number ? <Replayed number={number} /> : null}
    </section>
  );
}

function Replayed({ number }: { readonly number: string }) {
  const { time } = useFormats();
  const { data: replay, error } = useShippingAdminReplayOrderQuery({ params: { number } });
  if (error && ['NOT_FOUND', 'INVALID'].includes(failureOf(error)?.code ?? ''))
    return <EmptyState title={<FormattedMessage id="admin.tariff.no-order" values={{ number }} />} />;
  if (error) return <NoTariff error={error} />;
  if (!replay) return null;
  const { isEqual, replayed, kept, placedAt, charged } = replay;
  return (
    <>
      <Alert tone={isEqual ? 'good' : 'bad'} live="polite">
        <FormattedMessage
          id={isEqual ? 'admin.tariff.equal' : 'admin.tariff.differs'}
          values={{
            at: time(placedAt),
            kept: <Money amount={kept.amount} />,
            now: <Money amount={replayed?.amount ?? 0} />,
            charged: <Money amount={charged} />,
          }}
        />
      </Alert>
      <ExplainedPrice record={kept} />
    </>
  );
}
