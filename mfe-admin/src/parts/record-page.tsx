import { Breadcrumb, PageHeader } from '@gantry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './record-page.module.css';

export interface RecordPageProps {
  /** its name in the breadcrumb */
  readonly name: string;
  /** its heading, where that says more than the name */
  readonly title?: ReactNode;
  /** the list it stands in; `title` is a message id */
  readonly list: { readonly title: string; readonly to: string };
  /** holds a table that needs the whole window */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A record of the back office on a page of its own. */
export function RecordPage({ name, title = name, list, isWide, children }: RecordPageProps) {
  const intl = useIntl();
  return (
    <div className={isWide ? styles.wide : styles.page}>
      <PageHeader
        above={
          <Breadcrumb
            label={intl.formatMessage({ id: 'admin.breadcrumb' })}
            items={[{ name: intl.formatMessage({ id: list.title }), to: list.to }, { name }]}
          />
        }
        title={title}
      />
      {children}
    </div>
  );
}
