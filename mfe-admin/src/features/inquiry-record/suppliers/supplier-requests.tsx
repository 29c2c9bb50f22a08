import { useUser } from '@gantry/api-client';
import { adminSupplierPath } from '@gantry/contracts/addresses/admin';
import { supplierFileAddress } from '@gantry/contracts/file-address';
import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import type { SupplierRequest } from '@gantry/contracts/schemas/supplier';
import { costRoles, isOneOfRoles, supplierRoles } from '@gantry/domain/roles';
import { canTransition } from '@gantry/domain/statuses/status-table';
import { quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import { RecordFileList } from '@gantry/forms/record-files';
import { useFormats } from '@gantry/i18n/formats';
import { StatusBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import {
  useSalesAdminListSupplierRequestsQuery,
  useSalesAdminListSuppliersQuery,
} from '../../../api/suppliers.endpoints.ts';
import recordStyles from '../../../parts/record.module.css';
import { AskSupplier } from './ask-supplier.tsx';
import { RequestButtons } from './request-buttons.tsx';
import { SupplierAnswers } from './supplier-answers.tsx';
import styles from './suppliers.module.css';

interface SupplierRequestsProps {
  readonly inquiry: AdminInquiry;
  readonly chosen: ReadonlySet<string>;
}

/** What suppliers were asked for this quote and what they answered, for whoever may see cost. */
export function SupplierRequests(props: SupplierRequestsProps) {
  const role = useUser()?.role;
  return isOneOfRoles(costRoles, role) ? (
    <Requests {...props} mayAsk={isOneOfRoles(supplierRoles, role)} />
  ) : null;
}

function Requests({ inquiry, chosen, mayAsk }: SupplierRequestsProps & { readonly mayAsk: boolean }) {
  const { data: requests = [] } = useSalesAdminListSupplierRequestsQuery({
    params: { number: inquiry.number },
  });
  const { data: suppliers = [] } = useSalesAdminListSuppliersQuery({ query: {} });
  const isAsking =
    mayAsk &&
    inquiry.lines.length > 0 &&
    (inquiry.status === 'waiting-manufacturer' ||
      canTransition(quoteStatuses, inquiry.status, 'waiting-manufacturer'));
  if (!isAsking && requests.length === 0) return null;
  return (
    <section aria-labelledby="supplier-requests" className={styles.requests}>
      <h2 id="supplier-requests" className={recordStyles.title}>
        <FormattedMessage id="admin.supplier.requests" />
      </h2>
      {requests.map((request) => (
        <Request key={request.id} request={request} inquiry={inquiry} mayAsk={mayAsk} />
      ))}
      {isAsking ? (
        <AskSupplier
          key={requests.length}
          inquiry={inquiry}
          suppliers={suppliers.filter(({ isActive }) => isActive)}
          chosen={chosen}
        />
      ) : null}
    </section>
  );
}

const tones = { open: 'waiting', answered: 'good', expired: 'bad', revoked: 'neutral' } as const;

interface RequestProps {
  readonly request: SupplierRequest;
  readonly inquiry: AdminInquiry;
  readonly mayAsk: boolean;
}

function Request({ request, inquiry, mayAsk }: RequestProps) {
  const { time } = useFormats();
  const { id, supplier, status, message, files } = request;
  const lines = request.lines.map(({ lineNumber, name }) => ({ value: String(lineNumber), label: name }));
  return (
    <article className={styles.request}>
      <p className={styles.head}>
        <Link to={adminSupplierPath(supplier.id)}>{supplier.name}</Link>
        <StatusBadge tone={tones[status]}>
          <FormattedMessage id={`admin.supplier.status.${status}`} />
        </StatusBadge>
        <span className={recordStyles.soft}>
          <FormattedMessage
            id={request.answeredAt ? 'admin.supplier.answered-at' : 'admin.supplier.due-at'}
            values={{ when: time(request.answeredAt ?? request.dueAt) }}
          />
        </span>
        {mayAsk ? <RequestButtons request={request} /> : null}
      </p>
      {message ? <p className={recordStyles.soft}>{message}</p> : null}
      <SupplierAnswers request={request} inquiry={inquiry} />
      <RecordFileList files={files} lines={lines} addressOf={(file) => supplierFileAddress(id, file.id)} />
    </article>
  );
}
