import { adminTaxPath } from '@gantry/contracts/addresses/admin';
import { EmptyState } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import {
  useTaxationAdminGetImportQuery,
  useTaxationAdminListImportsQuery,
} from '../../api/tax-files.endpoints.ts';
import { useMayWriteTax } from '../../parts/may-write-tax.ts';
import { NoTax } from '../../parts/no-tax.tsx';
import { TaxDifference } from './tax-difference.tsx';
import { ImportTable } from '../../parts/book-imports/import-table.tsx';
import { NewTaxImport } from './new-tax-import.tsx';

/** Files of rates and ZIP codes: a new one, the one that stands open, and those of before. */
export function TaxImports({ openId }: { readonly openId: string | undefined }) {
  const { data: imports, error } = useTaxationAdminListImportsQuery();
  const { data: open } = useTaxationAdminGetImportQuery({ params: { id: openId ?? '' } }, { skip: !openId });
  const mayWrite = useMayWriteTax();
  if (error) return <NoTax error={error} />;
  if (!imports) return null;
  return (
    <>
      {mayWrite ? <NewTaxImport /> : null}
      {open && openId ? <TaxDifference key={open.id} found={open} mayWrite={mayWrite} /> : null}
      {imports.length > 0 ? (
        <ImportTable
          imports={imports}
          pathOf={(id) => `${adminTaxPath()}?tab=imports&import=${id}`}
          kindText="admin.tax.kind"
        />
      ) : (
        <EmptyState title={<FormattedMessage id="admin.tax.imports-none" />} />
      )}
    </>
  );
}
