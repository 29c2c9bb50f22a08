import type { FeedImport } from '@gantry/contracts/schemas/feed-import';
import { FormattedMessage } from 'react-intl';
import { useCatalogGetImportQuery } from '../../api/feeds.endpoints.ts';
import { FileChooser } from '../../parts/upload/file-chooser.tsx';
import { useUpload } from '../../parts/upload/use-upload.ts';
import styles from './import-record.module.css';

/** An upload that was left behind goes on where it was, with the same file. */
export function GoOnUploading({ one }: { readonly one: FeedImport }) {
  const { resume, state, problem } = useUpload();
  const { refetch } = useCatalogGetImportQuery({ params: { id: one.id } });
  const goOn = async (file: File) => {
    await resume(one, file);
    void refetch();
  };
  return (
    <section className={styles.part} aria-labelledby="go-on-uploading">
      <h2 id="go-on-uploading" className={styles.heading}>
        <FormattedMessage id="admin.import.unfinished" values={{ share: one.received / one.bytes }} />
      </h2>
      <FileChooser
        action={<FormattedMessage id="admin.import.go-on" />}
        state={state}
        problem={problem}
        onFile={goOn}
      />
    </section>
  );
}
