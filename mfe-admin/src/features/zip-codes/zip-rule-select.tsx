import { failureOf, withKey } from '@gantry/api-client';
import type { ZipRow } from '@gantry/contracts/schemas/tax-admin';
import { zipRules } from '@gantry/contracts/schemas/taxation';
import { attemptKeys } from '@gantry/forms/attempt-key';
import { Field, Select } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTaxationAdminChooseZipMutation } from '../../api/tax-files.endpoints.ts';
import { useMayWriteTax } from '../../parts/may-write-tax.ts';
import { refusalText } from '../../parts/outcome-alert.tsx';

/** How a ZIP code of several places is taken: by the general rule, one of its own, or as one of its places. */
export function ZipRuleSelect({ row }: { readonly row: ZipRow }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.zip-codes.${id}` });
  const [choose, { isLoading, error }] = useTaxationAdminChooseZipMutation();
  const [keys] = useState(() => attemptKeys());
  const mayWrite = useMayWriteTax();
  const { zip, version, candidates } = row;
  const chooseRule = (rule: string) => {
    const params = { zip };
    const body = { version, rule: rule || null };
    void choose(withKey({ params, body }, keys.keyFor({ params, body })));
  };
  return (
    <Field
      label={intl.formatMessage({ id: 'admin.zip-codes.rule-of' }, { zip })}
      labelHidden
      error={error ? <FormattedMessage id={refusalText('admin.tax.refusal', failureOf(error))} /> : undefined}
    >
      {(control) => (
        <Select
          {...control}
          value={row.rule ?? ''}
          disabled={!mayWrite || isLoading}
          onChange={(event) => chooseRule(event.target.value)}
        >
          <option value="">{text('rule.general')}</option>
          {zipRules.map((rule) => (
            <option key={rule} value={rule}>
              {text(`rule.${rule}`)}
            </option>
          ))}
          <PlaceOptions candidates={candidates} />
        </Select>
      )}
    </Field>
  );
}

const PlaceOptions = ({ candidates }: Pick<ZipRow, 'candidates'>) =>
  candidates.map(({ key, city, plus4 }) => (
    <option key={key} value={`place:${key}`}>
      {[city, plus4 && `+${plus4}`].filter(Boolean).join(' ')}
    </option>
  ));
