import { adminOrderPath, adminQuotePath } from '@gantry/contracts/addresses/admin';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

/** What a purchase order is for: an order or quote, or stock. */
export function PurchaseSource({ source }: { readonly source: string }) {
  if (source === 'stock') return <FormattedMessage id="admin.mpo.for-stock" />;
  const path = source.startsWith('q-') ? adminQuotePath(source) : adminOrderPath(source);
  return <Link to={path}>{source.toUpperCase()}</Link>;
}
