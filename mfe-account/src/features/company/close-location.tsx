import { failureOf } from '@gantry/api-client';
import {
  closeLocationSchema,
  moveToCompany,
  type CompanyLocation,
} from '@gantry/contracts/schemas/company-location';
import { withinLocation } from '@gantry/domain/company-locations';
import { Form } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentityCloseLocationMutation } from '../../api/company-locations.endpoints.ts';
import { companyRefusal } from '../../parts/company-refusal.ts';
import styles from './company.module.css';
import { locationOptions } from './location-options.ts';

interface CloseLocationProps {
  readonly location: CompanyLocation;
  readonly locations: readonly CompanyLocation[];
  readonly onDone: () => void;
}

const initialValues = { moveTo: '' };

/** Takes a location out of use; says where its people and the locations in it go. */
export function CloseLocation({ location: { id }, locations, onDone }: CloseLocationProps) {
  const [close] = useIdentityCloseLocationMutation();
  return (
    <section className={styles.section} aria-labelledby="close-location-title">
      <h3 id="close-location-title">
        <FormattedMessage id="account.locations.close" />
      </h3>
      <p className={styles.soft}>
        <FormattedMessage id="account.locations.close.about" />
      </p>
      <Form
        id="close-location"
        schema={closeLocationSchema}
        initialValues={initialValues}
        className={styles.form}
        onSubmit={async (body) => {
          const { error } = await close({ params: { id }, body });
          if (error) return companyRefusal(failureOf(error));
          onDone();
          return undefined;
        }}
      >
        <MoveToField id={id} locations={locations} />
        <div>
          <SubmitButton>
            <FormattedMessage id="account.locations.close.do" />
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}

/** Where what is in a location goes: anywhere in use but into itself. */
function MoveToField({ id, locations }: Pick<CloseLocationProps, 'locations'> & { readonly id: string }) {
  const intl = useIntl();
  const within = withinLocation(locations, id);
  const others = locationOptions(locations).filter(({ value }) => !within.includes(value));
  const itself = { value: moveToCompany, label: intl.formatMessage({ id: 'account.locations.company' }) };
  return (
    <SelectField
      name="moveTo"
      label={intl.formatMessage({ id: 'account.locations.move-to' })}
      placeholder={intl.formatMessage({ id: 'account.locations.move-nothing' })}
      options={[itself, ...others]}
    />
  );
}
