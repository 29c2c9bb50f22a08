import { failureOf } from '@gantry/api-client';
import type { SavedAddress } from '@gantry/contracts/schemas/address';
import { formatPhone } from '@gantry/domain/phone-mask';
import { failureText } from '@gantry/forms/failure-text';
import { Alert, Badge, Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddressLines } from '../../parts/address-lines.tsx';
import cardStyles from '../../parts/cards.module.css';
import { companyRefusal } from '../../parts/company-refusal.ts';
import type { AddressOwner } from './address-owner.ts';
import styles from './addresses.module.css';
import { useBookWrites } from './use-book-writes.ts';

export interface AddressCardProps {
  readonly saved: SavedAddress;
  /** the level of its heading on the page */
  readonly heading: 'h2' | 'h3';
  /** null where the book it is in is others' to keep */
  readonly onEdit: (() => void) | null;
}

/** One address of the book. */
export function AddressCard({ saved, heading: Heading, onEdit }: AddressCardProps) {
  return (
    <li className={cardStyles.card}>
      <Heading>{saved.label}</Heading>
      <Marks saved={saved} />
      <AddressLines address={saved.address} />
      {saved.address.phone ? <p className={cardStyles.soft}>{formatPhone(saved.address.phone)}</p> : null}
      {onEdit ? <AddressActs saved={saved} onEdit={onEdit} /> : null}
    </li>
  );
}

function AddressActs({ saved, onEdit }: { readonly saved: SavedAddress; readonly onEdit: () => void }) {
  const intl = useIntl();
  const owner: AddressOwner = saved.isOfCompany ? 'company' : 'self';
  const { remove, removing } = useBookWrites(owner);
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
          busy={removing.isLoading}
          aria-label={named('account.address.remove-one')}
          onClick={() => void remove({ params: { id: saved.id } })}
        >
          <FormattedMessage id="account.address.remove" />
        </Button>
      </div>
      {removing.error ? <NotRemoved error={removing.error} /> : null}
    </>
  );
}

function NotRemoved({ error }: { readonly error: unknown }) {
  const failure = failureOf(error);
  return (
    <Alert tone="bad" live="assertive">
      <FormattedMessage id={companyRefusal(failure).message ?? failureText(failure?.code)} />
    </Alert>
  );
}

/** Whose the address is, and what it stands for without being chosen. */
function Marks({
  saved: { isOfCompany, isDefaultShipping, isDefaultBilling },
}: Pick<AddressCardProps, 'saved'>) {
  const marks = [
    ...(isOfCompany ? ['is-company'] : []),
    ...(isDefaultShipping ? ['is-shipping'] : []),
    ...(isDefaultBilling ? ['is-billing'] : []),
  ];
  if (marks.length === 0) return null;
  return (
    <p className={styles.marks}>
      {marks.map((mark) => (
        <Badge key={mark}>
          <FormattedMessage id={`account.address.${mark}`} />
        </Badge>
      ))}
    </p>
  );
}
