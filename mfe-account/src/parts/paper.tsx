import { paperPdfAddress } from '@gantry/contracts/file-address';
import type { OwnPaper } from '@gantry/contracts/schemas/paper';
import { DocumentSheet } from '@gantry/ui/document-sheet';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { useSalesGetPaperQuery } from '../api/papers.endpoints.ts';
import { tokenQuery } from './may-ask.ts';
import styles from './paper.module.css';

/** The record of the address on paper; above it, on the screen alone, where the same is saved. */
export function Paper({ kind }: { readonly kind: OwnPaper }) {
  const { locale } = useIntl();
  const { number = '' } = useParams();
  const [address] = useSearchParams();
  const token = tokenQuery(address);
  const { data: document } = useSalesGetPaperQuery({ params: { kind, number }, query: token });
  if (!document) return null;
  return (
    <>
      <p className={styles.bar}>
        <a href={paperPdfAddress(kind, number, locale, token)} download>
          <FormattedMessage id="account.record.pdf" />
        </a>
      </p>
      <DocumentSheet document={document} />
    </>
  );
}
