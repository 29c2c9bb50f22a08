import { newKey } from '@gantry/api-client';
import { adminApprovalRulesPath } from '@gantry/contracts/addresses/admin';
import { LinkButton, PageHeader } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useSalesAdminListApprovalRulesQuery } from '../../api/offers.endpoints.ts';
import { RuleEditor } from '../../features/approval-rules/rule-editor.tsx';
import { RuleTable } from '../../features/approval-rules/rule-table.tsx';
import recordStyles from '../../parts/record.module.css';

export { loader } from './approval-rules.loader.ts';

/** A new rule has its id before it is saved, so that saving it twice makes one rule. */
const newRuleId = (): string => newKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Rules that ask for an approval before an offer is sent; the one being changed stands in the address. */
export default function ApprovalRulesPage() {
  const { data: rules } = useSalesAdminListApprovalRulesQuery();
  const [search] = useSearchParams();
  const [freshId, setFreshId] = useState(newRuleId);
  if (!rules) return null;
  const asked = search.get('rule');
  const rule = rules.find(({ id }) => id === asked);
  const id = rule?.id ?? (asked === 'new' ? freshId : undefined);
  return (
    <div className={recordStyles.record}>
      <PageHeader
        title={<FormattedMessage id="admin.rules.title" />}
        actions={
          <LinkButton to={`${adminApprovalRulesPath()}?rule=new`}>
            <FormattedMessage id="admin.rules.new" />
          </LinkButton>
        }
      />
      <p className={recordStyles.soft}>
        <FormattedMessage id="admin.rules.about" />
      </p>
      <RuleTable rules={rules} />
      {id ? <RuleEditor key={id} id={id} rule={rule} onCreated={() => setFreshId(newRuleId())} /> : null}
    </div>
  );
}
