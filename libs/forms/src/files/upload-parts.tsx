import type { RecordFile } from '@gantry/contracts/schemas/record-file';
import { Alert, Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RefusedFile, Uploads } from './use-uploads.ts';

interface RemoveFileProps {
  readonly file: RecordFile;
  readonly onRemove: Uploads['removeFile'];
}

/** Takes a file out again. */
export function RemoveFile({ file, onRemove }: RemoveFileProps) {
  const intl = useIntl();
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={intl.formatMessage({ id: 'forms.file.remove' }, { name: file.name })}
      onClick={() => void onRemove(file)}
    >
      <FormattedMessage id="forms.file.take-out" />
    </Button>
  );
}

/** Which files were not taken, and why. */
export function RefusedFiles({ refused }: { readonly refused: readonly RefusedFile[] }) {
  if (refused.length === 0) return null;
  return (
    <Alert tone="bad" live="polite">
      <RefusedNames refused={refused} />
    </Alert>
  );
}

/** The same as lines of a message that says more. */
export const RefusedNames = ({ refused }: { readonly refused: readonly RefusedFile[] }) =>
  refused.map(({ name, problem }) => (
    <p key={name}>
      <FormattedMessage
        id="forms.file.refused"
        values={{ name, problem: <FormattedMessage id={`forms.file.problem.${problem}`} /> }}
      />
    </p>
  ));
