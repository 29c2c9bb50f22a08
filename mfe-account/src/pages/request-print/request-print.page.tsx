import { DocumentSheet } from '@gantry/ui/document-sheet';
import { useParams, useSearchParams } from 'react-router';
import { useSalesGetRequestDocumentQuery } from '../../api/requests.endpoints.ts';
import { tokenQuery } from '../../parts/may-ask.ts';

export { loader } from './request-print.loader.ts';

/** The form that goes into the parcel of a return, as a sheet of paper. */
export default function RequestPrintPage() {
  const { number = '' } = useParams();
  const [address] = useSearchParams();
  const { data: document } = useSalesGetRequestDocumentQuery({
    params: { number },
    query: tokenQuery(address),
  });
  return document ? <DocumentSheet document={document} /> : null;
}
