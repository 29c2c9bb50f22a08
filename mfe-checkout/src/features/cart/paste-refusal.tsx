import { maxCartLines, maxRowsFileBytes } from '@gantry/contracts/cart-limits';
import type { ErrorCode } from '@gantry/contracts/errors';
import type { RowsFileProblem } from '@gantry/forms/read-rows-file';
import { FormattedMessage } from 'react-intl';
import { RefusalText } from './refusal-text.tsx';

interface PasteRefusalProps {
  readonly code: ErrorCode;
  /** of an uploaded file */
  readonly problem: RowsFileProblem | undefined;
}

/** Why pasted rows were refused as a whole, in words: nothing was added, and they are still in the field. */
export function PasteRefusal({ code, problem }: PasteRefusalProps) {
  if (problem) {
    return (
      <FormattedMessage id={`checkout.paste.file-${problem}`} values={{ most: maxRowsFileBytes / 1000 }} />
    );
  }
  if (code !== 'INVALID') return <RefusalText code={code} />;
  return <FormattedMessage id="checkout.paste.full" values={{ most: maxCartLines }} />;
}
