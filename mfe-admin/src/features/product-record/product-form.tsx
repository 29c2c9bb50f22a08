import { productFormSchema, type AdminProduct } from '@gantry/contracts/schemas/product-admin';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';
import { AvailabilityFields, OrderingFields, TextFields } from './fact-fields.tsx';
import { NatureFields } from './nature-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { ProductConflict } from './product-conflict.tsx';
import { formOfProduct } from './product-values.ts';
import { useChangeProduct, type ShownValues } from './use-change-product.ts';

export interface ProductFormProps {
  readonly product: AdminProduct;
  /** what the address calls it */
  readonly at: string;
  readonly shown: ShownValues;
}

/** Everything staff may change of a product. */
export function ProductForm({ product, at, shown }: ProductFormProps) {
  const intl = useIntl();
  const { saveProduct, isSaved, conflict, acceptConflict } = useChangeProduct(at, shown);
  const initialValues = useMemo(() => formOfProduct(product.values), [product.values]);
  return (
    <Form
      id={`product-${product.uri}`}
      className={recordStyles.actions}
      schema={productFormSchema}
      initialValues={initialValues}
      issuesPart="form"
      aria-label={intl.formatMessage({ id: 'admin.product.form' })}
      onSubmit={saveProduct}
    >
      <Fields names={product.attributeNames} />
      {conflict ? <ProductConflict conflict={conflict} base={shown.base} onSeen={acceptConflict} /> : null}
      <TextField
        name="reason"
        label={intl.formatMessage({ id: 'admin.product.reason' })}
        hint={intl.formatMessage({ id: 'admin.product.reason-hint' })}
        autoComplete="off"
        required
      />
      <div>
        <SubmitButton>
          <FormattedMessage id="admin.product.save" />
        </SubmitButton>
      </div>
      {isSaved ? (
        <OutcomeAlert kind="done">
          <FormattedMessage id="admin.product.saved" />
        </OutcomeAlert>
      ) : null}
    </Form>
  );
}

/** All that can be changed, by what it is about. */
const Fields = ({ names }: { readonly names: AdminProduct['attributeNames'] }) => (
  <>
    <PriceFields />
    <AvailabilityFields />
    <OrderingFields />
    <NatureFields names={names} />
    <PictureFields />
    <TextFields />
  </>
);
