import { paperAddress } from '@gantry/contracts/addresses/account';
import { paperPdfAddress, returnLabelAddress } from '@gantry/contracts/file-address';
import type { OrderRequest } from '@gantry/contracts/schemas/order-request';
import type { ReturnParcel } from '@gantry/contracts/schemas/return-parcel';
import { isFreight } from '@gantry/contracts/schemas/shipping';
import { useFormats } from '@gantry/i18n/formats';
import { FileButton, LinkButton, VisuallyHidden } from '@gantry/ui';
import type { Column } from '@gantry/ui/column-table';
import { ReturnParcels } from '@gantry/ui/return-parcels';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './request.module.css';

interface ReturnFormProps {
  readonly request: OrderRequest;
  readonly token: string | undefined;
}

/** What goes into the parcels and on them, to print or to save, and where each parcel is. */
export function ReturnForm({ request, token }: ReturnFormProps) {
  const { locale } = useIntl();
  const { time } = useFormats();
  const { rmaNumber, number, parcels, may } = request;
  if (!rmaNumber) return null;
  const unsent = may.length > 0 ? parcels.filter(({ state }) => state === 'unsent') : [];
  const [only] = parcels.length === 1 ? unsent : [];
  return (
    <>
      <SendHint unsent={unsent} />
      <div className={styles.row}>
        {only ? (
          <FileButton variant="primary" href={returnLabelAddress(number, only.labelId, token)}>
            <FormattedMessage id="account.request.print-label" />
          </FileButton>
        ) : null}
        <LinkButton to={paperAddress('return', number, token)}>
          <FormattedMessage id="account.request.print" />
        </LinkButton>
        <a href={paperPdfAddress('return', number, locale, { token })} download>
          <FormattedMessage id="account.record.pdf" />
        </a>
      </div>
      {parcels.length > 0 ? (
        <ReturnParcels
          parcels={parcels}
          time={time}
          columns={parcels.length > 1 && unsent.length > 0 ? [labelColumn(request, token, unsent)] : []}
        />
      ) : null}
    </>
  );
}

/** What to do with the labels of parcels that no carrier has yet. */
function SendHint({ unsent }: { readonly unsent: readonly ReturnParcel[] }) {
  if (unsent.length === 0) return null;
  const isPallet = unsent.some(({ service }) => isFreight(service));
  return (
    <p className={styles.words}>
      <FormattedMessage
        id={isPallet ? 'account.request.label-hint-freight' : 'account.request.label-hint'}
        values={{ count: unsent.length }}
      />
    </p>
  );
}

/** The label of each parcel that is not sent, to be printed. */
const labelColumn = (
  { number, parcels }: OrderRequest,
  token: string | undefined,
  unsent: readonly ReturnParcel[],
): Column<ReturnParcel> => ({
  key: 'label',
  cell: (parcel) =>
    unsent.includes(parcel) ? (
      <a href={returnLabelAddress(number, parcel.labelId, token)} download>
        <FormattedMessage id="account.request.print-one" />
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="order.parcel.name" values={{ number: parcels.indexOf(parcel) + 1 }} />
        </VisuallyHidden>
      </a>
    ) : (
      '–'
    ),
});
