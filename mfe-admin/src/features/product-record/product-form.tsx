import { productFormSchema, type AdminProduct } from '@gantry/contracts/schemas/product-admin';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';
import { ProductConflict } from './product-conflict.tsx';
import { ProductFields, ReasonField } from './product-fields.tsx';
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
      <ProductFields names={product.attributeNames} category={product.values.category ?? ''} />
      {conflict ? <ProductConflict conflict={conflict} base={shown.base} onSeen={acceptConflict} /> : null}
      <ReasonField />
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
