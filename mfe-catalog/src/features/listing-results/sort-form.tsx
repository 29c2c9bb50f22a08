import { sortOrders } from '@gantry/contracts/list-orders';
import { Button, hiddenOnTelephonesClass, Select } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigate } from 'react-router';
import { useAsk } from '../../parts/asked-address.tsx';
import { HiddenAddress } from '../../parts/hidden-address.tsx';
import { firstPage, writeAddress, type ListingAddress, type SortOrder } from '../../parts/listing-address.ts';
import styles from './sort-form.module.css';

/** The order of a listing: choosing is enough with scripts; without them there is a button. */
export function SortForm({ address }: { address: ListingAddress }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const ask = useAsk(address);
  // Stands in the field at once; once the address is another one, that says the order.
  const [picked, setPicked] = useState<{ at: ListingAddress; sort: SortOrder }>();
  const changeSort = (sort: SortOrder) => {
    setPicked({ at: address, sort });
    const search = writeAddress(ask((from) => ({ ...from, ...firstPage, sort })));
    void navigate({ search }, { preventScrollReset: true });
  };
  return (
    <Form method="get" className={styles.form}>
      <HiddenAddress address={{ ...address, ...firstPage, sort: 'relevance' }} />
      <label className={styles.label}>
        {/* beside the count there is no room for it in every language */}
        <span className={hiddenOnTelephonesClass}>
          <FormattedMessage id="catalog.sort.label" />
        </span>
        <Select
          name="sort"
          className={styles.select}
          value={picked?.at === address ? picked.sort : address.sort}
          onChange={(event) => changeSort(event.target.value as SortOrder)}
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {intl.formatMessage({ id: `catalog.sort.${order}` })}
            </option>
          ))}
        </Select>
      </label>
      <Button type="submit" size="small" className={styles.submit}>
        <FormattedMessage id="catalog.sort.apply" />
      </Button>
    </Form>
  );
}
