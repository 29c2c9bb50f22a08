import { withKey } from '@gantry/api-client';
import { adminProductPath } from '@gantry/contracts/addresses/admin';
import { newProductFormSchema, type NewProductForm } from '@gantry/contracts/schemas/new-product';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useCatalogAdminCreateProductMutation } from '../../api/products.endpoints.ts';
import { FieldGroup } from '../../parts/field-group.tsx';
import recordStyles from '../../parts/record.module.css';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import { ProductFields, ReasonField } from './product-fields.tsx';
import styles from './product-record.module.css';
import { blankProductForm } from './product-values.ts';

/** A product that staff make without a feed: its number and what lies on hand, and all that can be changed later. */
export function NewProduct() {
  const intl = useIntl();
  const createProduct = useCreateProduct();
  return (
    <Form
      id="new-product"
      className={recordStyles.actions}
      schema={newProductFormSchema}
      initialValues={blankProductForm}
      issuesPart="form"
      aria-label={intl.formatMessage({ id: 'admin.new-product.title' })}
      onSubmit={createProduct}
    >
      <p className={recordStyles.soft}>
        <FormattedMessage id="admin.new-product.hint" />
      </p>
      <NumberFields />
      <ProductFields isNew names={[]} category="" />
      <ReasonField />
      <div>
        <SubmitButton>
          <FormattedMessage id="admin.new-product.create" />
        </SubmitButton>
      </div>
    </Form>
  );
}

/** What is said of a product but once: later its number stays, and stock is counted. */
function NumberFields() {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.new-product.${what}` });
  return (
    <FieldGroup>
      <legend>
        <FormattedMessage id="admin.new-product.numbers" />
      </legend>
      <div className={styles.fields}>
        <TextField name="sku" label={text('sku')} hint={text('sku-hint')} autoComplete="off" mono required />
        <TextField
          name="stock"
          label={text('stock')}
          hint={text('stock-hint')}
          inputMode="numeric"
          autoComplete="off"
          optional
        />
      </div>
    </FieldGroup>
  );
}

/** Makes the product; it is shown at its own address then. */
function useCreateProduct() {
  const navigate = useNavigate();
  const [create] = useCatalogAdminCreateProductMutation();
  return async (form: NewProductForm, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = { form };
    const { data, error } = await create(withKey({ body }, keyFor(body)));
    if (!data) return refusedAnswer(error, 'admin.product.refusal');
    await navigate(adminProductPath(data.sku.toLowerCase()));
    return undefined;
  };
}
