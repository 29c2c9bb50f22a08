import type { SavedAddress } from '@gantry/contracts/schemas/address';
import { formatPhone } from '@gantry/domain/phone-mask';
import { Alert, Badge, Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentityRemoveAddressMutation } from '../../api/identity.endpoints.ts';
import { AddressLines } from '../../parts/address-lines.tsx';
import cardStyles from '../../parts/cards.module.css';
import styles from './addresses.module.css';

export interface AddressCardProps {
  readonly saved: SavedAddress;
  /** null where the visitor's role in their company leaves the book to others */
  readonly onEdit: (() => void) | null;
}

/** One address of the book. */
export function AddressCard({ saved, onEdit }: AddressCardProps) {
  return (
    <li className={cardStyles.card}>
      <h2>{saved.label}</h2>
      <Marks saved={saved} />
      <AddressLines address={saved.address} />
      {saved.address.phone ? <p className={cardStyles.soft}>{formatPhone(saved.address.phone)}</p> : null}
      {onEdit ? <AddressActs saved={saved} onEdit={onEdit} /> : null}
    </li>
  );
}

function AddressActs({ saved, onEdit }: { readonly saved: SavedAddress; readonly onEdit: () => void }) {
  const intl = useIntl();
  const [remove, { isLoading, isError }] = useIdentityRemoveAddressMutation();
  const named = (id: string) => intl.formatMessage({ id }, { label: saved.label });
  return (
    <>
      <div className={cardStyles.actions}>
        <Button size="small" aria-label={named('account.address.edit-one')} onClick={onEdit}>
          <FormattedMessage id="account.address.edit" />
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={isLoading}
          aria-label={named('account.address.remove-one')}
          onClick={() => void remove({ params: { id: saved.id } })}
        >
          <FormattedMessage id="account.address.remove" />
        </Button>
      </div>
      {isError ? (
        <Alert tone="bad" live="assertive">
          <FormattedMessage id="forms.failure.maintenance" />
        </Alert>
      ) : null}
    </>
  );
}

/** What the address stands for without being chosen. */
function Marks({ saved }: { readonly saved: SavedAddress }) {
  if (!saved.isDefaultShipping && !saved.isDefaultBilling) return null;
  return (
    <p className={styles.marks}>
      {saved.isDefaultShipping ? (
        <Badge>
          <FormattedMessage id="account.address.is-shipping" />
        </Badge>
      ) : null}
      {saved.isDefaultBilling ? (
        <Badge>
          <FormattedMessage id="account.address.is-billing" />
        </Badge>
      ) : null}
    </p>
  );
}
