import { failureOf } from '@gantry/api-client';
import { maxChunkBytes } from '@gantry/contracts/endpoint';
import type { ProductForm } from '@gantry/contracts/schemas/product-admin';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { TextField } from '@gantry/forms/text-field';
import { Button, Field, imageAddress, TextInput } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCatalogAdminKeepPictureMutation } from '../../api/products.endpoints.ts';
import { FieldGroup } from '../../parts/field-group.tsx';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import styles from './product-record.module.css';

type Pictures = NonNullable<ProductForm['images']>;
const thumbnail = 96;

/** The pictures of a product in the order they are shown, each with its words for those who do not see it. */
export function PictureFields() {
  const intl = useIntl();
  const { changeValues } = useFormActions();
  const pictures = useFormValue<Pictures>('images') ?? [];
  const changePictures = (images: Pictures) => changeValues({ images });
  return (
    <FieldGroup>
      <legend>
        <FormattedMessage id="admin.product.field.images" />
      </legend>
      {pictures.map(({ file }, at) => (
        <div
          key={file}
          role="group"
          aria-label={intl.formatMessage({ id: 'admin.product.row-images' }, { place: at + 1 })}
          className={styles.picture}
        >
          <Thumbnail file={file} />
          <AltFields at={at} />
          <PictureButtons pictures={pictures} at={at} onChange={changePictures} />
        </div>
      ))}
      <AddPicture
        onAdd={(file) => changePictures([...pictures, { file, english: '', spanish: '', french: '' }])}
        isKnown={(file) => pictures.some((one) => one.file === file)}
      />
    </FieldGroup>
  );
}

/** A picture of ours; of one elsewhere only the address is known. */
function Thumbnail({ file }: { readonly file: string }) {
  if (!file.startsWith('file-')) return <p className={styles.address}>{file}</p>;
  return (
    <img src={imageAddress(file, thumbnail)} alt="" width={thumbnail} height={thumbnail} loading="lazy" />
  );
}

function AltFields({ at }: { readonly at: number }) {
  const intl = useIntl();
  return (
    <div className={styles.fields}>
      {(['english', 'spanish', 'french'] as const).map((language) => (
        <TextField
          key={language}
          name={`images.${at}.${language}`}
          label={intl.formatMessage({ id: `admin.product.alt-${language}` })}
          autoComplete="off"
          optional
        />
      ))}
    </div>
  );
}

interface PictureButtonsProps {
  readonly pictures: Pictures;
  readonly at: number;
  readonly onChange: (pictures: Pictures) => void;
}

/** Moves a picture before the one above it, or takes it out. */
function PictureButtons({ pictures, at, onChange }: PictureButtonsProps) {
  const intl = useIntl();
  const words = (id: string) => intl.formatMessage({ id: `admin.product.${id}` }, { place: at + 1 });
  const moveUp = () => {
    const moved = pictures.toSpliced(at, 1);
    onChange(moved.toSpliced(at - 1, 0, pictures[at]!));
  };
  return (
    <div className={styles.buttons}>
      {at > 0 ? (
        <Button size="small" type="button" aria-label={words('move-picture')} onClick={moveUp}>
          <FormattedMessage id="admin.product.move-up" />
        </Button>
      ) : null}
      <Button
        size="small"
        type="button"
        aria-label={words('remove-picture-name')}
        onClick={() => onChange(pictures.toSpliced(at, 1))}
      >
        <FormattedMessage id="admin.product.remove-picture" />
      </Button>
    </div>
  );
}

interface AddPictureProps {
  readonly onAdd: (file: string) => void;
  readonly isKnown: (file: string) => boolean;
}

/** Sends a picture to the store; the product has it once it is saved. */
function AddPicture({ onAdd, isKnown }: AddPictureProps) {
  const intl = useIntl();
  const [keepPicture, { isLoading }] = useCatalogAdminKeepPictureMutation();
  const [problem, setProblem] = useState<string>();
  const addFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxChunkBytes) return setProblem('too-large');
    const { data, error } = await keepPicture({ body: new Uint8Array(await file.arrayBuffer()) });
    if (!data) return setProblem(problemOf(error));
    if (isKnown(data.file)) return setProblem('known');
    setProblem(undefined);
    onAdd(data.file);
  };
  return (
    <>
      <Field
        label={intl.formatMessage({ id: 'admin.product.add-picture' })}
        hint={intl.formatMessage({ id: 'admin.product.picture-hint' })}
      >
        {(control) => (
          <TextInput
            {...control}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            disabled={isLoading}
            onChange={({ target }) => {
              void addFile(target.files?.[0]);
              target.value = '';
            }}
          />
        )}
      </Field>
      {problem ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={`admin.product.picture-problem.${problem}`} />
        </OutcomeAlert>
      ) : null}
    </>
  );
}

/** What the store says of a picture it does not take. */
function problemOf(error: unknown): string {
  const failure = failureOf(error);
  if (failure?.code === 'PAYLOAD_TOO_LARGE') return 'too-large';
  if (failure?.code !== 'INVALID') return 'lost';
  return failure.issues?.[0]?.message === 'has too many pixels' ? 'too-many-pixels' : 'no-picture';
}
