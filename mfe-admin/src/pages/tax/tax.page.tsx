import { adminTaxCalculatorPath, adminTaxPath, adminZipCodesPath } from '@gantry/contracts/addresses/admin';
import { PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { CertificateQueue } from '../../features/tax-certificates/certificate-queue.tsx';
import { TaxImports } from '../../features/tax-imports/tax-imports.tsx';
import { TaxRates } from '../../features/tax-rates/tax-rates.tsx';
import { TaxRulesView } from '../../features/tax-rules/tax-rules.tsx';
import styles from '../../parts/tax-page.module.css';
import { certificateQuery, importOf, rateQuery, tabOf, taxTabs, type TaxTab } from './tax.loader.ts';

export { loader } from './tax.loader.ts';

/** Everything tax is computed from; the part that is shown stands in the address. */
export default function TaxPage() {
  const [address] = useSearchParams();
  const tab = tabOf(address);
  return (
    <div className={styles.page}>
      <PageHeader
        title={<FormattedMessage id="admin.tax.title" />}
        actions={
          <>
            <Link to={adminTaxCalculatorPath()}>
              <FormattedMessage id="admin.calculator.title" />
            </Link>{' '}
            <Link to={adminZipCodesPath()}>
              <FormattedMessage id="admin.zip-codes.title" />
            </Link>
          </>
        }
      />
      <Tabs current={tab} />
      {tab === 'rates' ? <TaxRates query={rateQuery(address)} address={address} /> : null}
      {tab === 'imports' ? <TaxImports openId={importOf(address)} /> : null}
      {tab === 'rules' ? <TaxRulesView /> : null}
      {tab === 'certificates' ? <CertificateQueue query={certificateQuery(address)} /> : null}
    </div>
  );
}

function Tabs({ current }: { readonly current: TaxTab }) {
  const intl = useIntl();
  return (
    <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'admin.tax.tabs' })}>
      {taxTabs.map((tab) => (
        <Link
          key={tab}
          to={`${adminTaxPath()}?tab=${tab}`}
          className={styles.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          <FormattedMessage id={`admin.tax.tab.${tab}`} />
        </Link>
      ))}
    </nav>
  );
}
