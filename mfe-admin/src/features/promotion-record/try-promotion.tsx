import { failureOf } from '@gantry/api-client';
import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import type { PromotionForm, TriedPromotion } from '@gantry/contracts/schemas/promotion-admin';
import { useFormValues } from '@gantry/forms/form-values';
import { Button, Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useSalesAdminTryPromotionMutation } from '../../api/promotions.endpoints.ts';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import styles from './promotion-record.module.css';

/** Says what orders of the past would have got by the promotion as the form says it; nothing is saved. */
export function TryPromotion() {
  const values = useFormValues<PromotionForm>();
  const [tryOut, { data, error, isLoading }] = useSalesAdminTryPromotionMutation();
  return (
    <>
      <Button type="button" busy={isLoading} onClick={() => void tryOut({ body: values })}>
        <FormattedMessage id="admin.promotion.try" />
      </Button>
      {error ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={`admin.promotion.tried.${refusalOf(error)}`} />
        </OutcomeAlert>
      ) : null}
      {data && !error ? <Tried tried={data} /> : null}
    </>
  );
}

const refusalOf = (error: unknown): string => (failureOf(error)?.code === 'INVALID' ? 'invalid' : 'failed');

function Tried({ tried }: { readonly tried: TriedPromotion }) {
  const { days, orders, counted, goods, shipping, gifts, examples } = tried;
  const [words, cost] = gifts > 0 ? ['.gifts', gifts] : ['', goods + shipping];
  return (
    <OutcomeAlert kind="done">
      <div className={styles.tried}>
        <p>
          <FormattedMessage
            id={`admin.promotion.tried${words}`}
            values={{ days, orders, counted, cost: <Money amount={cost} /> }}
          />
        </p>
        {examples.length > 0 ? (
          <ul>
            {examples.map(({ orderNumber, amount }) => (
              <li key={orderNumber}>
                <Link to={adminOrderPath(orderNumber)}>{orderNumber}</Link>{' '}
                <Money amount={gifts > 0 ? amount : -amount} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </OutcomeAlert>
  );
}
