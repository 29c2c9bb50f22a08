import { failureOf } from '@gantry/api-client';
import { dataExportAddress } from '@gantry/contracts/file-address';
import { refusedFileParam } from '@gantry/contracts/refused-file';
import { exportMinutes, maxExportsPerDay } from '@gantry/domain/data-export';
import type { SubmitAnswer } from '@gantry/forms/form';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, Disclosure } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useIdentityAskDataExportMutation } from '../../api/security.endpoints.ts';
import { ByPassword } from './by-password.tsx';
import { securityRefusal } from './security-refusal.ts';
import styles from './security.module.css';

/** A copy of everything the store holds on the account: what is in it, and the way to it by password. */
export function ExportData() {
  const [address] = useSearchParams();
  const [ask, { data: made }] = useIdentityAskDataExportMutation();
  const [isAsked, setIsAsked] = useState(false);
  const submit = async (body: { current: string }): Promise<SubmitAnswer> => {
    setIsAsked(false);
    const { error } = await ask({ body });
    setIsAsked(!error);
    if (!error) return undefined;
    const failure = failureOf(error);
    // too many copies are something else than too many passwords
    if (failure?.data?.perDay) return { failure, message: 'account.export.too-many' };
    return securityRefusal(failure);
  };
  return (
    <section id="data-export" className={styles.section} aria-labelledby="data-export-title">
      <h2 id="data-export-title">
        <FormattedMessage id="account.export.title" />
      </h2>
      {address.get(refusedFileParam) && !isAsked ? (
        <Alert tone="bad">
          <FormattedMessage id="account.export.over" />
        </Alert>
      ) : null}
      <Contents />
      <ByPassword id="export-data" texts="account.export.ask" onSubmit={submit} />
      {isAsked && made ? <Ready id={made.id} expiresAt={made.expiresAt} /> : null}
    </section>
  );
}

/** What is in it and what is not. */
function Contents() {
  return (
    <Disclosure summary={<FormattedMessage id="account.export.contents" />}>
      <div className={styles.terms}>
        <p>
          <FormattedMessage id="account.export.in" />
        </p>
        <p>
          <FormattedMessage id="account.export.out" />
        </p>
        <p>
          <FormattedMessage
            id="account.export.limits"
            values={{ minutes: exportMinutes, count: maxExportsPerDay }}
          />
        </p>
      </div>
    </Disclosure>
  );
}

/** The way to the file, while it is good. */
function Ready({ id, expiresAt }: { readonly id: string; readonly expiresAt: string }) {
  const { time } = useFormats();
  return (
    <Alert tone="good" live="polite">
      <p>
        <FormattedMessage id="account.export.ready" values={{ time: time(expiresAt) }} />
      </p>
      <a href={dataExportAddress(id)}>
        <FormattedMessage id="account.export.download" />
      </a>
    </Alert>
  );
}
