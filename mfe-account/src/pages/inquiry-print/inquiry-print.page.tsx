import { Paper } from '../../parts/paper.tsx';

export { loader } from './inquiry-print.loader.ts';

/** An inquiry as a sheet of paper. */
export default function InquiryPrintPage() {
  return <Paper kind="quote" />;
}
