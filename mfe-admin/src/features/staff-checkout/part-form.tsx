import { optionalDollars } from '@gantry/contracts/schemas/common';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';

const schema = v.object({ part: optionalDollars });
const nothing = { part: '' };

/**
 * An amount of one's own, up to what is due; left empty it is all of that.
 * @param onPart told of it in minor units
 */
export function PartForm({ onPart }: { readonly onPart: (part: number | null) => Promise<void> }) {
  const intl = useIntl();
  return (
    <Form
      id="payment-part"
      initialValues={nothing}
      schema={schema}
      aria-label={intl.formatMessage({ id: 'admin.checkout.take-part' })}
      onSubmit={async (typed) => {
        await onPart(v.parse(schema, typed).part);
        return undefined;
      }}
    >
      <TextField
        name="part"
        label={intl.formatMessage({ id: 'admin.checkout.part' })}
        hint={intl.formatMessage({ id: 'admin.checkout.part-hint' })}
        inputMode="decimal"
        optional
      />
      <div>
        <SubmitButton>
          <FormattedMessage id="admin.checkout.part-go" />
        </SubmitButton>
      </div>
    </Form>
  );
}
