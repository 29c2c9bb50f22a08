import type { LoaderFunctionArgs } from 'react-router';
import { loadPaper } from '../../parts/load-paper.ts';

export const loader = (call: LoaderFunctionArgs): Promise<null> => loadPaper('order', call);
