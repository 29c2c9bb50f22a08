import { Breadcrumb, PageHeader } from '@gantry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TrailSteps } from './list-trail/trail-steps.tsx';
import { RecordPresence, recordMark } from './presence/record-presence.tsx';
import type { RecordPlace } from './presence/use-record-presence.ts';
import styles from './record-page.module.css';

export interface RecordPageProps {
  /** its name in the breadcrumb */
  readonly name: string;
  /** its heading, where that says more than the name */
  readonly title?: ReactNode;
  /** the list it stands in; `title` is a message id */
  readonly list: { readonly title: string; readonly to: string };
  /** which record it is, for who else has it open; left out where nobody is told */
  readonly place?: RecordPlace;
  /** holds a table that needs the whole window */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A record of the back office on a page of its own. */
export function RecordPage({ name, title = name, list, place, isWide, children }: RecordPageProps) {
  const intl = useIntl();
  return (
    <div className={isWide ? styles.wide : styles.page} {...recordMark}>
      <PageHeader
        above={
          <Breadcrumb
            label={intl.formatMessage({ id: 'admin.breadcrumb' })}
            items={[{ name: intl.formatMessage({ id: list.title }), to: list.to }, { name }]}
          />
        }
        title={title}
      />
      <TrailSteps />
      {place ? <RecordPresence place={place} /> : null}
      {children}
    </div>
  );
}
