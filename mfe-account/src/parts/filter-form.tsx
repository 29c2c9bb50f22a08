import { Button } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import styles from './filter-form.module.css';

export interface FilterFormProps {
  /** address of the list */
  readonly action: string;
  readonly children: ReactNode;
  /** message id of what its button says */
  readonly submit: string;
}

/** What narrows a list: it asks by address, so it works with scripts off and can be bookmarked. */
export const FilterForm = ({ action, children, submit }: FilterFormProps) => (
  <Form role="search" action={action} className={styles.filter}>
    {children}
    <Button type="submit">
      <FormattedMessage id={submit} />
    </Button>
  </Form>
);
