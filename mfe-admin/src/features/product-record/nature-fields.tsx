import type { AdminProduct } from '@gantry/contracts/schemas/product-admin';
import { useFormValue } from '@gantry/forms/form-values';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCatalogListCategoriesQuery } from '../../api/catalogue.endpoints.ts';
import { useCatalogAdminListAttributeNamesQuery } from '../../api/products.endpoints.ts';
import { FieldGroup } from '../../parts/field-group.tsx';
import recordStyles from '../../parts/record.module.css';
import { Rows } from './rows.tsx';

type Names = AdminProduct['attributeNames'];
const maxAttributes = 300;

export interface NatureFieldsProps {
  /** attributes of a category, and those the product has besides */
  readonly names: Names;
  /** the path of that category; '' where a product has none yet */
  readonly category: string;
}

/** The attributes of the category that is typed, and those given; of a category that is not there no more. */
function useAttributeNames({ names, category }: NatureFieldsProps, isCategory: (path: string) => boolean) {
  const typed = (useFormValue<string>('category') ?? '').trim();
  const isOther = typed !== category && isCategory(typed);
  const { data = [] } = useCatalogAdminListAttributeNamesQuery(
    { query: { category: typed } },
    { skip: !isOther },
  );
  const added = isOther ? data.filter(({ code }) => names.every((one) => one.code !== code)) : [];
  return [...names, ...added];
}

/** What kind of thing a product is: its category, and its attributes by those its category knows. */
export function NatureFields(props: NatureFieldsProps) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.product.${what}` });
  const list = useId();
  const { data: categories = [] } = useCatalogListCategoriesQuery({ query: {} });
  const names = useAttributeNames(props, (typed) => categories.some(({ path }) => path === typed));
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
      {names.length > 0 ? (
        <Rows name="attributes" none={{ code: names[0]!.code, value: '', unit: '' }} max={maxAttributes}>
          {(at) => <Attribute at={at} names={names} />}
        </Rows>
      ) : (
        <p className={recordStyles.soft}>
          <FormattedMessage id="admin.product.no-attributes" />
        </p>
      )}
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
