import { adminCardPath, adminOrderPath, adminOrdersPath } from '@gantry/contracts/addresses/admin';
import type { FinishedPayment } from '@gantry/contracts/schemas/payment';
import { Button, LinkButton } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useParams, useRevalidator } from 'react-router';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import { RecordPage } from '../../parts/record-page.tsx';

export { loader } from './card-confirm.loader.ts';

/** What became of a customer's card: reserved, refused with the reason, or still at the provider. */
export default function CardConfirmPage() {
  const intl = useIntl();
  const number = useParams().number?.toLowerCase() ?? '';
  const payment = useLoaderData<FinishedPayment | null>();
  const { revalidate } = useRevalidator();
  const outcome = payment?.outcome ?? 'waiting';
  const method = [payment?.method?.brand, payment?.method?.last4].filter(Boolean).join(' •••• ');
  return (
    <RecordPage
      name={intl.formatMessage({ id: 'admin.checkout.card-heading' }, { number: number.toUpperCase() })}
      list={{ title: 'admin.orders.title', to: adminOrdersPath() }}
    >
      <OutcomeAlert kind={outcome === 'refused' ? 'refused' : 'done'}>
        <p>
          {outcome === 'refused' ? (
            <FormattedMessage id={`forms.card.failure.${payment?.failure ?? 'declined'}`} />
          ) : (
            <FormattedMessage id={`admin.checkout.${outcome}`} values={{ method }} />
          )}
        </p>
        {outcome === 'waiting' ? (
          <Button onClick={() => void revalidate()}>
            <FormattedMessage id="admin.checkout.ask-again" />
          </Button>
        ) : null}
        {outcome === 'refused' ? (
          <LinkButton to={adminCardPath(number)} reloadDocument>
            <FormattedMessage id="admin.checkout.take-card" />
          </LinkButton>
        ) : null}
        {outcome === 'settled' ? (
          <LinkButton to={adminOrderPath(number)}>
            <FormattedMessage id="admin.checkout.record" />
          </LinkButton>
        ) : null}
      </OutcomeAlert>
    </RecordPage>
  );
}
