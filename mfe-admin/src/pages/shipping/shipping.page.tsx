import { useUser } from '@gantry/api-client';
import { adminShippingPath } from '@gantry/contracts/addresses/admin';
import { mayEnter } from '@gantry/contracts/admin-rooms';
import { ErrorState, PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { PriceCalculator } from '../../features/tariff/price-calculator.tsx';
import { PriceReplay } from '../../features/tariff/price-replay.tsx';
import { TariffImports } from '../../features/tariff/tariff-imports.tsx';
import { TariffTable } from '../../features/tariff/tariff-table.tsx';
import styles from '../../parts/tax-page.module.css';
import { importOf, kindOf, orderOf, shippingTabs, tabOf, tariffQuery } from './shipping.loader.ts';

export { loader } from './shipping.loader.ts';

/** Everything the price of shipping is computed from; the part that is shown stands in the address. */
export default function ShippingPage() {
  const [address] = useSearchParams();
  const user = useUser();
  const tab = tabOf(address);
  const kind = kindOf(tab);
  if (!mayEnter('shipping', user?.role))
    return (
      <ErrorState level={1} title={<FormattedMessage id="admin.tariff.not-permitted" />}>
        <FormattedMessage id="admin.tariff.not-permitted-hint" />
      </ErrorState>
    );
  return (
    <div className={styles.page}>
      <PageHeader title={<FormattedMessage id="admin.tariff.title" />} />
      <Tabs current={tab} />
      {kind ? <TariffTable query={tariffQuery(kind, address)} address={address} /> : null}
      {tab === 'imports' ? <TariffImports openId={importOf(address)} /> : null}
      {tab === 'calculator' ? (
        <>
          <PriceCalculator />
          <PriceReplay number={orderOf(address)} />
        </>
      ) : null}
    </div>
  );
}

function Tabs({ current }: { readonly current: string }) {
  const intl = useIntl();
  return (
    <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'admin.tariff.tabs' })}>
      {shippingTabs.map((tab) => (
        <Link
          key={tab}
          to={`${adminShippingPath()}?tab=${tab}`}
          className={styles.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          <FormattedMessage id={`admin.tariff.kind.${tab}`} />
        </Link>
      ))}
    </nav>
  );
}
