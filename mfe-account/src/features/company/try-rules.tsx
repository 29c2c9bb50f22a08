import { approvalRulesSchema } from '@gantry/contracts/schemas/approval-rules';
import { triedDays, type TriedRules } from '@gantry/contracts/schemas/order-approval';
import { Alert, Button, Money } from '@gantry/ui';
import { useForm } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useSalesTryApprovalRulesMutation } from '../../api/approvals.endpoints.ts';

type TriedCart = NonNullable<TriedRules['cart']>;
type Typed = v.InferInput<typeof approvalRulesSchema>;

/** Says what the rules as they are typed would have done to the latest orders, and would do to the cart; saves nothing. */
export function TryRules() {
  const form = useForm<Typed>();
  const [tryOn, { data: tried, isLoading, isError }] = useSalesTryApprovalRulesMutation();
  const press = () => {
    const body = form.getState().values;
    // what cannot be saved cannot be tried: its field says why
    if (v.is(approvalRulesSchema, body)) void tryOn({ body });
    else void form.submit();
  };
  return (
    <>
      <Button onClick={press} aria-disabled={isLoading}>
        <FormattedMessage id="account.people.limit.try" />
      </Button>
      <div role="status">
        {tried ? <Outcome tried={tried} /> : null}
        {isError ? (
          <Alert tone="bad">
            <FormattedMessage id="account.people.limit.try.failed" />
          </Alert>
        ) : null}
      </div>
    </>
  );
}

const Outcome = ({
  tried: { orders, needing, reasons, approvals, cart },
}: {
  readonly tried: TriedRules;
}) => (
  <Alert tone="note">
    <p>
      <FormattedMessage id="account.people.limit.tried" values={{ orders, needing, days: triedDays }} />
    </p>
    {reasons.length > 0 ? (
      <ul>
        {reasons.map(({ reason, orders: count }) => (
          <li key={reason}>
            <FormattedMessage id={`account.people.limit.tried.${reason}`} values={{ count }} />
          </li>
        ))}
        {approvals.map(({ approvals: people, orders: count }) => (
          <li key={people}>
            <FormattedMessage
              id="account.people.limit.tried.approvals"
              values={{ approvals: people, count }}
            />
          </li>
        ))}
      </ul>
    ) : null}
    {cart ? <CartOutcome cart={cart} /> : null}
  </Alert>
);

/** What would become of the reader's own cart if a buyer ordered it. */
function CartOutcome({ cart: { subtotal, reasons, approvals } }: { readonly cart: TriedCart }) {
  const intl = useIntl();
  const why = reasons.map((reason) => intl.formatMessage({ id: `account.people.limit.cart.${reason}` }));
  return (
    <p>
      <FormattedMessage
        id={`account.people.limit.cart.${reasons.length > 0 ? 'asked' : 'free'}`}
        values={{ total: <Money amount={subtotal} />, approvals, why: intl.formatList(why) }}
      />
    </p>
  );
}
