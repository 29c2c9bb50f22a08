import type { AdminProduct } from '@gantry/contracts/schemas/product-admin';
import { useFormValue } from '@gantry/forms/form-values';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCatalogListCategoriesQuery } from '../../api/catalogue.endpoints.ts';
import { FieldGroup } from '../../parts/field-group.tsx';
import { Rows } from './rows.tsx';

type Names = AdminProduct['attributeNames'];
const maxAttributes = 300;

/** What kind of thing a product is: its category, and its attributes by those its category knows. */
export function NatureFields({ names }: { readonly names: Names }) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.product.${what}` });
  const list = useId();
  const { data: categories = [] } = useCatalogListCategoriesQuery({ query: {} });
  return (
    <FieldGroup>
      <legend>
        <FormattedMessage id="admin.product.nature" />
      </legend>
      <TextField
        name="category"
        label={text('field.category')}
        hint={text('category-hint')}
        autoComplete="off"
        list={list}
        required
      />
      <datalist id={list}>
        {categories.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </datalist>
      <Rows name="attributes" none={{ code: names[0]?.code ?? '', value: '', unit: '' }} max={maxAttributes}>
        {(at) => <Attribute at={at} names={names} />}
      </Rows>
    </FieldGroup>
  );
}

/** One attribute; a number without a unit is in the one it is compared in, which the hint says. */
function Attribute({ at, names }: { readonly at: number; readonly names: Names }) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.product.${what}` });
  const field = `attributes.${at}`;
  const code = useFormValue(`${field}.code`) ?? '';
  const unit = names.find((one) => one.code === code)?.unit;
  const options = names.map((one) => ({ value: one.code, label: one.name }));
  const isNamed = names.some((one) => one.code === code);
  return (
    <>
      <SelectField
        name={`${field}.code`}
        label={text('attribute')}
        options={isNamed ? options : [...options, { value: code, label: code }]}
      />
      <TextField name={`${field}.value`} label={text('attribute-value')} autoComplete="off" required />
      <TextField
        name={`${field}.unit`}
        label={text('attribute-unit')}
        {...(unit ? { placeholder: unit } : {})}
        autoComplete="off"
        optional
      />
    </>
  );
}
