import { useUser } from '@gantry/api-client';
import { myInvoicesPath, myStatementPath } from '@gantry/contracts/addresses/account';
import { paperPdfAddress } from '@gantry/contracts/file-address';
import { Button, Field, TextInput } from '@gantry/ui';
import { DocumentSheet } from '@gantry/ui/document-sheet';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useSearchParams } from 'react-router';
import { useSalesGetPaperQuery } from '../../api/papers.endpoints.ts';
import { statementCall, statementQuery } from './statement-query.ts';
import styles from './statement.module.css';

export { loader } from './statement.loader.ts';

/** Statement of account as a sheet of paper; the form above it, on the screen alone, asks for another period by address. */
export default function StatementPage() {
  const { locale } = useIntl();
  const [search] = useSearchParams();
  const query = statementQuery(search);
  const { accountNumber = '' } = useUser() ?? {};
  const { data: document } = useSalesGetPaperQuery(statementCall(accountNumber, search), {
    skip: !accountNumber,
  });
  if (!document) return null;
  return (
    <>
      <div className={styles.bar}>
        <Form action={myStatementPath()} className={styles.period} key={search.toString()}>
          <Day name="from" value={query.from} />
          <Day name="to" value={query.to} />
          <Button type="submit">
            <FormattedMessage id="account.statement.show" />
          </Button>
        </Form>
        <p>
          <Link to={myInvoicesPath()}>
            <FormattedMessage id="account.invoices.heading" />
          </Link>
          <a href={paperPdfAddress('statement', accountNumber, locale, query)} download>
            <FormattedMessage id="account.record.pdf" />
          </a>
        </p>
      </div>
      <DocumentSheet document={document} />
    </>
  );
}

const Day = ({ name, value }: { readonly name: 'from' | 'to'; readonly value: string | undefined }) => (
  <Field label={<FormattedMessage id={`account.statement.${name}`} />}>
    {(control) => <TextInput {...control} type="date" name={name} defaultValue={value} />}
  </Field>
);
