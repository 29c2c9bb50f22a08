import { adminTaxPath } from '@gantry/contracts/addresses/admin';
import type { TaxImport } from '@gantry/contracts/schemas/tax-admin';
import { useFormats } from '@gantry/i18n/formats';
import { EmptyState, StatusBadge } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import {
  useTaxationAdminGetImportQuery,
  useTaxationAdminListImportsQuery,
} from '../../api/tax-files.endpoints.ts';
import { useMayWriteTax } from '../../parts/may-write-tax.ts';
import { NoTax } from '../../parts/no-tax.tsx';
import { ImportDifference } from './import-difference.tsx';
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
      {open && openId ? <ImportDifference key={open.id} found={open} mayWrite={mayWrite} /> : null}
      {imports.length > 0 ? (
        <ImportTable imports={imports} />
      ) : (
        <EmptyState title={<FormattedMessage id="admin.tax.imports-none" />} />
      )}
    </>
  );
}

const stateTones = { ready: 'ask', applied: 'good', undone: 'neutral', stale: 'waiting' } as const;

function ImportTable({ imports }: { readonly imports: readonly TaxImport[] }) {
  const { time } = useFormats();
  const columns: readonly Column<TaxImport>[] = [
    {
      key: 'file',
      isRowHead: true,
      roomy: true,
      cell: ({ id, file }) => <Link to={`${adminTaxPath()}?tab=imports&import=${id}`}>{file}</Link>,
    },
    { key: 'kind', cell: ({ kind }) => <FormattedMessage id={`admin.tax.kind.${kind}`} /> },
    {
      key: 'state-of-import',
      cell: ({ state }) => (
        <StatusBadge tone={stateTones[state]}>
          <FormattedMessage id={`admin.tax.import-state.${state}`} />
        </StatusBadge>
      ),
    },
    { key: 'difference', cell: ({ counts }) => <FormattedMessage id="admin.tax.counts" values={counts} /> },
    { key: 'at', cell: ({ at, by }) => [time(at), by].filter(Boolean).join(' · ') },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.tax.tab.imports" />}
      headId={(key) => `admin.tax.${key}`}
      columns={columns}
      rows={imports}
      rowKey={({ id }) => id}
    />
  );
}
