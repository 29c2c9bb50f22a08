import { Paper } from '../../parts/paper.tsx';

export { loader } from './order-print.loader.ts';

/** An order as a sheet of paper. */
export default function OrderPrintPage() {
  return <Paper kind="order" />;
}
