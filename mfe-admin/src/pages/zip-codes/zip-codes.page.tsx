import { adminTaxPath, adminZipCodesPath } from '@gantry/contracts/addresses/admin';
import { Button, EmptyState, Field, PageHeader, TextInput } from '@gantry/ui';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useSearchParams } from 'react-router';
import { useTaxationAdminListZipsQuery } from '../../api/tax-files.endpoints.ts';
import { NewTaxImport } from '../../features/tax-imports/new-tax-import.tsx';
import { GeneralRule } from '../../features/zip-codes/general-rule.tsx';
import { ZipTable } from '../../features/zip-codes/zip-table.tsx';
import { FilterSelect } from '../../parts/filter-select.tsx';
import { useMayWriteTax } from '../../parts/may-write-tax.ts';
import { NoTax } from '../../parts/no-tax.tsx';
import { stateOptions } from '../../parts/state-options.ts';
import styles from '../../parts/tax-page.module.css';
import { zipFilters, zipQuery } from './zip-codes.loader.ts';

export { loader } from './zip-codes.loader.ts';

/** ZIP codes, the places that tax in them, and how ambiguous ones are taken. */
export default function ZipCodesPage() {
  const [address] = useSearchParams();
  const { data: list, error } = useTaxationAdminListZipsQuery({ query: zipQuery(address) });
  const mayWrite = useMayWriteTax();
  if (error) return <NoTax error={error} level={1} />;
  if (!list) return null;
  return (
    <div className={styles.page}>
      <PageHeader
        title={<FormattedMessage id="admin.zip-codes.title" />}
        aside={<FormattedMessage id="admin.zip-codes.count" values={{ count: list.total }} />}
        actions={
          <Link to={adminTaxPath()}>
            <FormattedMessage id="admin.tax.title" />
          </Link>
        }
      />
      <ZipFilter address={address} />
      {list.items.length > 0 ? (
        <ZipTable zips={list.items} />
      ) : (
        <EmptyState title={<FormattedMessage id="admin.zip-codes.none" />} />
      )}
      <ListPages texts="admin.pages" path={adminZipCodesPath()} list={list} />
      <div className={styles.rule}>
        <GeneralRule />
      </div>
      {mayWrite ? <NewTaxImport /> : null}
    </div>
  );
}

/** A plain form: it works before scripts run, and its address can be kept. */
function ZipFilter({ address }: { readonly address: URLSearchParams }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.${id}` });
  return (
    <Form role="search" className={styles.filter} key={address.toString()}>
      <Field label={<FormattedMessage id="admin.zip-codes.search" />}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            name="search"
            defaultValue={address.get('search') ?? ''}
            maxLength={80}
          />
        )}
      </Field>
      <FilterSelect
        label={text('tax.state')}
        name="state"
        value={address.get('state') ?? ''}
        any={text('tax.any')}
        options={stateOptions}
      />
      <FilterSelect
        label={text('zip-codes.only')}
        name="only"
        value={address.get('only') ?? 'all'}
        options={zipFilters.map((value) => ({ value, label: text(`zip-codes.only.${value}`) }))}
      />
      <Button type="submit">
        <FormattedMessage id="admin.tax.find" />
      </Button>
    </Form>
  );
}
