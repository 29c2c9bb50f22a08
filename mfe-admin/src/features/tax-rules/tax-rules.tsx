import { useTaxationAdminGetRulesQuery } from '../../api/taxation.endpoints.ts';
import { NoTax } from '../../parts/no-tax.tsx';
import { HolidayRules } from './holiday-rules.tsx';
import { NexusRules } from './nexus-rules.tsx';
import { TaxCodeRules } from './tax-code-rules.tsx';
import { TaxabilityRules } from './taxability-rules.tsx';

/** Nexus, tax codes, holidays, and what of shipping and handling is taxed where. */
export function TaxRulesView() {
  const { data: rules, error } = useTaxationAdminGetRulesQuery();
  if (error) return <NoTax error={error} />;
  if (!rules) return null;
  return (
    <>
      <NexusRules rules={rules} />
      <TaxCodeRules rules={rules} />
      <HolidayRules rules={rules} />
      <TaxabilityRules rules={rules} />
    </>
  );
}
