import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { TextField } from '@gantry/forms/text-field';
import { CheckboxGroup } from '@gantry/ui/checkbox-group';
import { useIntl } from 'react-intl';
import { useCatalogListCategoriesQuery } from '../../api/catalogue.endpoints.ts';

const name = 'departments';

/**
 * The departments a promotion is about, chosen from those there are; one that is no longer there stays until it is
 * unchecked. While they are not known, their paths can be typed.
 */
export function DepartmentsField() {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.promotion.${what}` });
  const { changeValues } = useFormActions();
  const chosen = pathsOf(useFormValue(name) ?? '');
  const { data: categories = [] } = useCatalogListCategoriesQuery({ query: { depth: '1' } });
  const labels = { label: text('departments'), hint: text('departments-hint') };
  if (categories.length === 0) return <TextField name={name} {...labels} autoComplete="off" optional />;
  const known = categories.map(({ path, name: label }) => ({ value: path, label }));
  const others = chosen.filter((path) => !categories.some((one) => one.path === path));
  return (
    <CheckboxGroup
      legend={labels.label}
      hint={labels.hint}
      name={name}
      options={[...known, ...others.map((path) => ({ value: path, label: path }))]}
      value={chosen}
      onChange={(paths) => changeValues({ [name]: paths.join(', ') })}
    />
  );
}

const pathsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean);
