import { ActionForm } from '@gantry/forms/action-form';
import { Button, Checkbox, Field, Select } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useCatalogListBrandsQuery, useCatalogListCategoriesQuery } from '../../api/catalogue.endpoints.ts';
import styles from './export-form.module.css';
import { exportAddress } from '../../api/feed-files.ts';

/**
 * Saves the catalogue, or a part of it, as a file. A plain form: the browser keeps the file while it comes. After a
 * refusal the address holds what was chosen.
 */
export function ExportForm() {
  const [chosen] = useSearchParams();
  const wasSent = chosen.has('format');
  return (
    <ActionForm className={styles.form} method="get" action={exportAddress}>
      <p className={styles.hint}>
        <FormattedMessage id="admin.export.hint" />
      </p>
      <div className={styles.fields}>
        <CategoryField chosen={chosen.get('category')} />
        <BrandField chosen={chosen.get('brand')} />
        <Field label={<FormattedMessage id="admin.export.format" />}>
          {(control) => (
            <Select {...control} name="format" defaultValue={chosen.get('format') ?? 'csv'}>
              <option value="csv">CSV</option>
              <option value="ndjson">NDJSON</option>
            </Select>
          )}
        </Field>
      </div>
      <Checkbox name="prices" value="1" defaultChecked={chosen.has('prices')}>
        <FormattedMessage id="admin.export.prices" />
      </Checkbox>
      <Checkbox name="gzip" value="1" defaultChecked={!wasSent || chosen.has('gzip')}>
        <FormattedMessage id="admin.export.gzip" />
      </Checkbox>
      <Button type="submit">
        <FormattedMessage id="admin.export.save" />
      </Button>
    </ActionForm>
  );
}

interface ChosenProps {
  readonly chosen: string | null;
}

function CategoryField({ chosen }: ChosenProps) {
  const { data = [] } = useCatalogListCategoriesQuery({ query: {} });
  return (
    <Field label={<FormattedMessage id="admin.export.category" />}>
      {(control) => (
        <Select {...control} name="category" defaultValue={chosen ?? ''}>
          <FormattedMessage id="admin.export.all">
            {(all) => <option value="">{all}</option>}
          </FormattedMessage>
          {data.map(({ path, name }) => (
            <option key={path} value={path}>
              {/* options hold text alone: depth is told by dashes */}
              {`${'– '.repeat(path.split('/').length - 1)}${name}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function BrandField({ chosen }: ChosenProps) {
  const { data = [] } = useCatalogListBrandsQuery();
  return (
    <Field label={<FormattedMessage id="admin.export.brand" />}>
      {(control) => (
        <Select {...control} name="brand" defaultValue={chosen ?? ''}>
          <FormattedMessage id="admin.export.all">
            {(all) => <option value="">{all}</option>}
          </FormattedMessage>
          {data.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
