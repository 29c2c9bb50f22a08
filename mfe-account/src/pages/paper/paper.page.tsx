import { useParams } from 'react-router';
import { Paper } from '../../parts/paper.tsx';
import { ownPaperOf } from './own-paper-of.ts';

export { loader } from './paper.loader.ts';

/** Any record as a sheet of paper, for its account or whoever holds its link. */
export default function PaperPage() {
  const { kind } = useParams();
  const paper = ownPaperOf(kind);
  return paper ? <Paper kind={paper} /> : null;
}
