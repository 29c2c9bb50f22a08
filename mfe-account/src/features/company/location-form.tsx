import { failureOf, withKey } from '@gantry/api-client';
import { locationEntrySchema, type CompanyLocation } from '@gantry/contracts/schemas/company-location';
import { withinLocation } from '@gantry/domain/company-locations';
import { Form } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useIdentityAddLocationMutation,
  useIdentitySaveLocationMutation,
} from '../../api/company-locations.endpoints.ts';
import { companyRefusal } from '../../parts/company-refusal.ts';
import styles from './company.module.css';
import { locationOptions } from './location-options.ts';

interface LocationFormProps {
  /** nothing for one that is added */
  readonly location: CompanyLocation | undefined;
  readonly locations: readonly CompanyLocation[];
  readonly onDone: () => void;
}

/** The name of a location and what it is in. */
export function LocationForm({ location, locations, onDone }: LocationFormProps) {
  const [add] = useIdentityAddLocationMutation();
  const [save] = useIdentitySaveLocationMutation();
  const initialValues = useMemo(
    () => ({ name: location?.name ?? '', parentId: location?.parentId ?? '' }),
    [location],
  );
  return (
    <Form
      id="location"
      schema={locationEntrySchema}
      initialValues={initialValues}
      className={styles.form}
      onSubmit={async (body, { keyFor }) => {
        const { error } = location
          ? await save({ params: { id: location.id }, body })
          : await add(withKey({ body }, keyFor(body)));
        if (error) return companyRefusal(failureOf(error));
        onDone();
        return undefined;
      }}
    >
      <LocationFields parents={possibleParents(location, locations)} />
      <div>
        <SubmitButton>
          <FormattedMessage id="account.locations.save" />
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Everything in use but the location itself and what is in it; what it is in stays to choose, though it is closed. */
function possibleParents(
  location: CompanyLocation | undefined,
  locations: readonly CompanyLocation[],
): readonly CompanyLocation[] {
  const within = location ? withinLocation(locations, location.id) : [];
  return locations
    .filter(({ id }) => !within.includes(id))
    .map((one) => (one.id === location?.parentId ? { ...one, isActive: true } : one));
}

function LocationFields({ parents }: { readonly parents: readonly CompanyLocation[] }) {
  const intl = useIntl();
  return (
    <>
      <TextField
        name="name"
        label={intl.formatMessage({ id: 'account.locations.name' })}
        autoComplete="off"
        required
      />
      <SelectField
        name="parentId"
        label={intl.formatMessage({ id: 'account.locations.parent' })}
        placeholder={intl.formatMessage({ id: 'account.locations.company' })}
        options={locationOptions(parents)}
      />
    </>
  );
}
