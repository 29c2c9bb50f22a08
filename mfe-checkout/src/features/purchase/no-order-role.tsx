import { myCompanyPath } from '@gantry/contracts/addresses/account';
import { requestQuotePath } from '@gantry/contracts/addresses/checkout';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { EmptyState, LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useIdentityGetCompanyQuery } from '../../api/purchase.endpoints.ts';
import { useMayInCompany } from '../../parts/use-may-in-company.ts';

/** In place of the purchase for whoever may not order: why, who may, and what can be done instead. */
export function NoOrderRole() {
  const { data: company } = useIdentityGetCompanyQuery();
  const mayPrepare = useMayInCompany('prepare');
  if (!company) return null;
  const buyers = company.people.filter(({ isActive, role }) => isActive && mayActInCompany('order', role));
  const names = buyers.map(({ name }) => name).join(', ');
  return (
    <EmptyState
      title={<FormattedMessage id="checkout.role.no-order" values={{ company: company.name }} />}
      actions={
        <>
          {mayPrepare ? (
            <LinkButton to={requestQuotePath({ from: 'cart' })} variant="primary">
              <FormattedMessage id="checkout.role.request-quote" />
            </LinkButton>
          ) : null}
          <LinkButton to={myCompanyPath()}>
            <FormattedMessage id="checkout.role.company" />
          </LinkButton>
        </>
      }
    >
      <p>
        <FormattedMessage id="checkout.role.who" values={{ names, count: buyers.length }} />
      </p>
      {mayPrepare ? (
        <p>
          <FormattedMessage id="checkout.role.quote" />
        </p>
      ) : null}
    </EmptyState>
  );
}
