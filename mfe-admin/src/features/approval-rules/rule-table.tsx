import { adminApprovalRulesPath } from '@gantry/contracts/addresses/admin';
import type { ApprovalRule } from '@gantry/contracts/schemas/offer-approval';
import { useFormats } from '@gantry/i18n/formats';
import { EmptyState } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useMeasures } from '../../parts/use-measures.ts';

/** Every rule with its limit, who approves, and who changed it last. */
export function RuleTable({ rules }: { readonly rules: readonly ApprovalRule[] }) {
  const columns = useColumns();
  if (rules.length === 0) {
    return (
      <EmptyState title={<FormattedMessage id="admin.rules.none" />}>
        <FormattedMessage id="admin.rules.none-hint" />
      </EmptyState>
    );
  }
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.rules.title" />}
      headId={(key) => `admin.rules.${key}`}
      columns={columns}
      rows={rules}
      rowKey={({ id }) => id}
    />
  );
}

function useColumns(): readonly Column<ApprovalRule>[] {
  const { valueOf } = useMeasures();
  const { time } = useFormats();
  return [
    {
      key: 'name',
      isRowHead: true,
      roomy: true,
      cell: ({ id, name }) => <Link to={`${adminApprovalRulesPath()}?rule=${id}`}>{name}</Link>,
    },
    {
      key: 'measure',
      cell: ({ measure }) => <FormattedMessage id={`admin.rules.measure.${measure}`} />,
    },
    { key: 'threshold', numeric: true, cell: ({ measure, threshold }) => valueOf(measure, threshold) },
    {
      key: 'approver',
      cell: ({ approver }) => <FormattedMessage id={`admin.approval.approver.${approver}`} />,
    },
    {
      key: 'state',
      cell: ({ isActive }) => <FormattedMessage id={`admin.rules.${isActive ? 'on' : 'off'}`} />,
    },
    { key: 'changed', cell: ({ changedAt, changedBy }) => [time(changedAt), changedBy].join(' · ') },
  ];
}
