import { DocumentSheet } from '@gantry/ui/document-sheet';
import { useParams } from 'react-router';
import { useSalesGetMyOrderDocumentQuery } from '../../api/orders.endpoints.ts';

export { loader } from './order-print.loader.ts';

/** An order as a sheet of paper. */
export default function OrderPrintPage() {
  const { number = '' } = useParams();
  const { data: document } = useSalesGetMyOrderDocumentQuery({ params: { number } });
  return document ? <DocumentSheet document={document} /> : null;
}
