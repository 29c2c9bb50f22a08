import { failureOf } from '@gantry/api-client';
import type { Colleague } from '@gantry/contracts/schemas/company';
import { personLocationSchema, type CompanyLocation } from '@gantry/contracts/schemas/company-location';
import { Form } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { Alert } from '@gantry/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentitySetColleagueLocationMutation } from '../../api/company-locations.endpoints.ts';
import { companyRefusal } from '../../parts/company-refusal.ts';
import { locationOptions } from './location-options.ts';

interface PersonLocationFormProps {
  readonly person: Colleague;
  readonly locations: readonly CompanyLocation[];
}

/** Which location somebody belongs to; nothing where the company has none. */
export function PersonLocationForm({ person, locations }: PersonLocationFormProps) {
  const { number, locationId } = person;
  const intl = useIntl();
  const [setLocation] = useIdentitySetColleagueLocationMutation();
  const [isSaved, setSaved] = useState(false);
  const initialValues = useMemo(() => ({ locationId: locationId ?? '' }), [locationId]);
  const options = locationOptions(locations);
  if (options.length === 0) return null;
  return (
    <Form
      id="person-location"
      schema={personLocationSchema}
      initialValues={initialValues}
      onSubmit={async (body) => {
        const { error } = await setLocation({ params: { number }, body });
        setSaved(!error);
        return error ? companyRefusal(failureOf(error)) : undefined;
      }}
    >
      <SelectField
        name="locationId"
        label={intl.formatMessage({ id: 'account.locations.one' })}
        placeholder={intl.formatMessage({ id: 'account.locations.company' })}
        options={options}
      />
      <div>
        <SubmitButton>
          <FormattedMessage id="account.locations.one.do" />
        </SubmitButton>
      </div>
      {isSaved ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.saved" />
        </Alert>
      ) : null}
    </Form>
  );
}
