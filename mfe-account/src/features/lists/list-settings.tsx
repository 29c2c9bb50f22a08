import { myListPath } from '@gantry/contracts/addresses/account';
import { maxListName } from '@gantry/contracts/list-limits';
import { listSharings, type SavedList } from '@gantry/contracts/schemas/saved-list';
import { Button, Disclosure, Field, Select, TextInput } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import styles from './lists.module.css';

/** What only its owner does with a list: rename it, share it with the company, remove it. */
export function ListSettings({ list }: { readonly list: SavedList }) {
  return (
    <section className={styles.section}>
      <Form key={list.version} method="post" action={myListPath(list.id)} className={styles.row}>
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="version" value={list.version} />
        <Field label={<FormattedMessage id="account.lists.name" />}>
          {(control) => (
            <TextInput {...control} name="name" required maxLength={maxListName} defaultValue={list.name} />
          )}
        </Field>
        {list.mayShare ? <Sharing sharing={list.sharing} /> : null}
        <Button type="submit">
          <FormattedMessage id="account.save" />
        </Button>
      </Form>
      <Disclosure summary={<FormattedMessage id="account.list.remove-list" />}>
        <Form method="post" action={myListPath(list.id)}>
          <input type="hidden" name="intent" value="remove" />
          <Button type="submit">
            <FormattedMessage id="account.list.remove-now" values={{ name: list.name }} />
          </Button>
        </Form>
      </Disclosure>
    </section>
  );
}

function Sharing({ sharing }: Pick<SavedList, 'sharing'>) {
  const intl = useIntl();
  return (
    <Field label={<FormattedMessage id="account.list.sharing" />}>
      {(control) => (
        <Select {...control} name="sharing" defaultValue={sharing}>
          {listSharings.map((each) => (
            <option key={each} value={each}>
              {intl.formatMessage({ id: `account.lists.sharing-${each}` })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
