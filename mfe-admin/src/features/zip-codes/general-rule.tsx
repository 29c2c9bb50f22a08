import { withKey } from '@gantry/api-client';
import { zipRules, type ZipRule } from '@gantry/contracts/schemas/taxation';
import { attemptKeys } from '@gantry/forms/attempt-key';
import { Field, Select } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useTaxationAdminGetRulesQuery,
  useTaxationAdminSetZipRuleMutation,
} from '../../api/taxation.endpoints.ts';
import { useMayWriteTax } from '../../parts/may-write-tax.ts';

/** How an ambiguous ZIP code is taken where staff chose nothing for it and the address names none of its cities. */
export function GeneralRule() {
  const intl = useIntl();
  const { data: rules } = useTaxationAdminGetRulesQuery();
  const [setRule, { isLoading }] = useTaxationAdminSetZipRuleMutation();
  const [keys] = useState(() => attemptKeys());
  const mayWrite = useMayWriteTax();
  if (!rules) return null;
  const chooseRule = (rule: ZipRule) => {
    // changed there and back, it is another write
    const body = { rule };
    void setRule(withKey({ body }, keys.keyFor({ rule, before: rules.ratesVersion })));
  };
  return (
    <Field
      label={<FormattedMessage id="admin.zip-codes.general" />}
      hint={<FormattedMessage id="admin.zip-codes.general-hint" />}
    >
      {(control) => (
        <Select
          {...control}
          value={rules.zipRule}
          disabled={!mayWrite || isLoading}
          onChange={(event) => chooseRule(event.target.value as ZipRule)}
        >
          {zipRules.map((rule) => (
            <option key={rule} value={rule}>
              {intl.formatMessage({ id: `admin.zip-codes.rule.${rule}` })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
