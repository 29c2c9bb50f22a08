import { myCompanyPath } from '@gantry/contracts/addresses/account';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { EmptyState, LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useIdentityGetCompanyQuery } from '../../api/purchase.endpoints.ts';

/** In place of the purchase for whoever may neither order nor ask for it: why, and who may. */
export function NoOrderRole() {
  const { data: company } = useIdentityGetCompanyQuery();
  if (!company) return null;
  const buyers = company.people.filter(({ isActive, role }) => isActive && mayActInCompany('order', role));
  const names = buyers.map(({ name }) => name).join(', ');
  return (
    <EmptyState
      title={<FormattedMessage id="checkout.role.no-order" values={{ company: company.name }} />}
      actions={
        <LinkButton to={myCompanyPath()}>
          <FormattedMessage id="checkout.role.company" />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage id="checkout.role.who" values={{ names, count: buyers.length }} />
      </p>
    </EmptyState>
  );
}
