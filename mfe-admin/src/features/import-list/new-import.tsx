import { adminImportPath } from '@gantry/contracts/addresses/admin';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { FileChooser } from '../../parts/upload/file-chooser.tsx';
import { useUpload } from '../../parts/upload/use-upload.ts';

/** Brings a new feed and leads to its page once it is there. */
export function NewImport() {
  const navigate = useNavigate();
  const { start, state, problem } = useUpload();
  const upload = async (file: File) => {
    const arrived = await start(file);
    if (arrived) await navigate(adminImportPath(arrived.id));
  };
  return (
    <FileChooser
      action={<FormattedMessage id="admin.imports.upload" />}
      state={state}
      problem={problem}
      onFile={upload}
    />
  );
}
