import { failureOf, newKey, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { SupplierRequest } from '@gantry/contracts/schemas/supplier';
import { Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSalesAdminGetInquiryQuery } from '../../../api/inquiries.endpoints.ts';
import {
  useSalesAdminRenewSupplierRequestMutation,
  useSalesAdminRevokeSupplierRequestMutation,
} from '../../../api/suppliers.endpoints.ts';
import { OutcomeAlert, refusalText } from '../../../parts/outcome-alert.tsx';

/** Asks once more with a new link, or takes the question back. */
export function RequestButtons({ request }: { readonly request: SupplierRequest }) {
  const { id, version, status, inquiryNumber } = request;
  const [renew, renewing] = useSalesAdminRenewSupplierRequestMutation();
  const [revoke, revoking] = useSalesAdminRevokeSupplierRequestMutation();
  const { refetch } = useSalesAdminGetInquiryQuery({ params: { number: inquiryNumber } });
  const [problem, setProblem] = useState<Failure['error']>();
  const [key] = useState(newKey);
  const call = withKey({ params: { id }, body: { version } }, `${key}${version}`);
  const finish = ({ error }: { readonly error?: unknown }) => {
    setProblem(error ? failureOf(error) : undefined);
    void refetch();
  };
  return (
    <>
      <Button size="small" busy={renewing.isLoading} onClick={() => void renew(call).then(finish)}>
        <FormattedMessage id="admin.supplier.renew" />
      </Button>
      {status === 'revoked' ? null : (
        <Button size="small" busy={revoking.isLoading} onClick={() => void revoke(call).then(finish)}>
          <FormattedMessage id="admin.supplier.revoke" />
        </Button>
      )}
      {problem ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={refusalText('admin.inquiry.refusal', problem)} />
        </OutcomeAlert>
      ) : null}
    </>
  );
}
