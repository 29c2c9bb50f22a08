import { adminInvoicePath } from '@gantry/contracts/addresses/admin';
import type { AccountNote } from '@gantry/contracts/schemas/admin-account';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, type AlertProps } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

interface NoticeProps extends Pick<AlertProps, 'tone'> {
  readonly kind: string;
  readonly note: AccountNote;
  /** whose name the notice says */
  readonly company?: string | null;
}

/** Why something is held or blocked, since when, and by whom. */
export function HoldNotice({ kind, tone, note: { at, by, reason, invoice }, company }: NoticeProps) {
  const { time } = useFormats();
  const values = { when: time(at), by: by ?? <FormattedMessage id="admin.history.system" />, company };
  return (
    <Alert tone={tone} title={<FormattedMessage id={`admin.account.${kind}`} values={values} />}>
      {invoice ? (
        <FormattedMessage
          id="admin.account.hold.arrears"
          values={{ invoice: <Link to={adminInvoicePath(invoice)}>{invoice.toUpperCase()}</Link> }}
        />
      ) : (
        reason
      )}
    </Alert>
  );
}
