import type { NearPage } from '@gantry/api-client';
import { Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Form, Link, useHref, useLocation } from 'react-router';
import { useErrorStatus } from '../../document/page-status.ts';
import { ErrorLogo } from './error-logo.tsx';
import styles from './error-page.module.css';
import { ReturnHome } from './return-home.tsx';

export interface ErrorPageProps {
  status: number;
  /** pages that an unknown address may have meant */
  near?: readonly NearPage[];
}

/** The two error pages of specification §2: 404 and everything else, with the hint and the way home. */
export function ErrorPage({ status, near = [] }: ErrorPageProps) {
  const { pathname } = useLocation();
  useErrorStatus(status);
  return (
    <section className={styles.page} data-error={status}>
      <ErrorLogo status={status === 404 ? 404 : 500} />
      <h1>
        <FormattedMessage id={status === 404 ? 'shell.error.text-404' : 'shell.error.text-500'} />
      </h1>
      {status === 404 ? (
        <p className={styles.path}>
          <FormattedMessage id="shell.error.path" values={{ path: pathname }} />
        </p>
      ) : (
        <Explanation status={status} />
      )}
      {near.length ? <Near pages={near} /> : null}
      <SearchHint />
      <div className={styles.actions}>
        {status === 404 ? null : <TryAgain />}
        <ReturnHome isFresh={status !== 404} />
      </div>
    </section>
  );
}

function Explanation({ status }: { status: number }) {
  return (
    <>
      <p className={styles.path}>
        <FormattedMessage id="shell.error.maintenance" />
      </p>
      <p className={styles.text}>
        <FormattedMessage id={status === 503 ? 'shell.error.unavailable' : 'shell.error.kept'} />
      </p>
    </>
  );
}

function Near({ pages }: { pages: readonly NearPage[] }) {
  return (
    <p className={styles.near}>
      <FormattedMessage id="shell.error.near" />{' '}
      {pages.map(({ path, name }) => (
        <Link key={path} to={path}>
          {name}
        </Link>
      ))}
    </p>
  );
}

/** A new document: a script that hung or broke in this one cannot be asked for again. */
function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <a href={useHref(pathname + search)}>
      <FormattedMessage id="shell.error.again" />
    </a>
  );
}

function SearchHint() {
  return (
    <search aria-labelledby="error-search-label">
      <Form action="/b" className={styles.search}>
        <label id="error-search-label" htmlFor="error-search">
          <FormattedMessage id="shell.error.search" />
        </label>
        <input id="error-search" type="search" name="q" autoComplete="off" />
        <Button type="submit">
          <FormattedMessage id="shell.header.search" />
        </Button>
      </Form>
    </search>
  );
}
