import { comparePagePath } from '@gantry/contracts/addresses/catalog';
import { Button, Field, TextInput } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';

/** One more product by its number: a form that opens the comparison's address, with scripts and without. */
export function AddNumberForm({ skus, className }: { skus: readonly string[]; className?: string }) {
  return (
    // A new list is a new form: what was typed has been taken.
    <Form method="get" action={comparePagePath()} className={className} key={skus.join()}>
      {skus.map((sku) => (
        <input key={sku} type="hidden" name="sku" value={sku} />
      ))}
      <Field label={<FormattedMessage id="catalog.compare.add" />}>
        {(control) => <TextInput {...control} name="sku" required maxLength={80} autoComplete="off" />}
      </Field>
      <Button type="submit">
        <FormattedMessage id="catalog.compare.add-button" />
      </Button>
    </Form>
  );
}
