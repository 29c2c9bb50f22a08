import { paperPdfAddress } from '@gantry/contracts/file-address';
import type { OwnPaper } from '@gantry/contracts/schemas/paper';
import { DocumentSheet } from '@gantry/ui/document-sheet';
import { PaperBar } from '@gantry/ui/paper-bar';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { useSalesGetPaperQuery } from '../api/papers.endpoints.ts';
import { tokenQuery } from './may-ask.ts';

export interface PaperProps {
  readonly kind: OwnPaper;
  /** what else stands above it, on the screen alone */
  readonly children?: ReactNode;
  /** what is done with it there */
  readonly action?: ReactNode;
}

/** The record of the address on paper; above it, on the screen alone, where the same is saved. */
export function Paper({ kind, children, action }: PaperProps) {
  const { locale } = useIntl();
  const { number = '' } = useParams();
  const [address] = useSearchParams();
  const token = tokenQuery(address);
  const { data: document } = useSalesGetPaperQuery({ params: { kind, number }, query: token });
  if (!document) return null;
  return (
    <>
      <PaperBar action={action}>
        {children}
        <a href={paperPdfAddress(kind, number, locale, token)} download>
          <FormattedMessage id="account.record.pdf" />
        </a>
      </PaperBar>
      <DocumentSheet document={document} />
    </>
  );
}
