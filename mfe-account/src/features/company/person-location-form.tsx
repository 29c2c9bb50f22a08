import type { Colleague } from '@gantry/contracts/schemas/company';
import { personLocationSchema, type CompanyLocation } from '@gantry/contracts/schemas/company-location';
import { SelectField } from '@gantry/forms/select-field';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useIdentitySetColleagueLocationMutation } from '../../api/company-locations.endpoints.ts';
import { locationOptions } from './location-options.ts';
import { PersonForm } from './person-form.tsx';

interface PersonLocationFormProps {
  readonly person: Colleague;
  readonly locations: readonly CompanyLocation[];
}

/** Which location somebody belongs to; nothing where the company has none. */
export function PersonLocationForm({ person, locations }: PersonLocationFormProps) {
  const { number, locationId } = person;
  const intl = useIntl();
  const [setLocation] = useIdentitySetColleagueLocationMutation();
  const initialValues = useMemo(() => ({ locationId: locationId ?? '' }), [locationId]);
  const options = locationOptions(locations);
  if (options.length === 0) return null;
  return (
    <PersonForm
      id="person-location"
      schema={personLocationSchema}
      initialValues={initialValues}
      action="account.locations.one.do"
      onSave={async (body) => (await setLocation({ params: { number }, body })).error}
    >
      <SelectField
        name="locationId"
        label={intl.formatMessage({ id: 'account.locations.one' })}
        placeholder={intl.formatMessage({ id: 'account.locations.company' })}
        options={options}
      />
    </PersonForm>
  );
}
