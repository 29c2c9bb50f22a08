import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Issue } from '@gantry/contracts/errors';
import type { ProductValues } from '@gantry/contracts/schemas/product-admin';
import { FileStore, storedName } from '@gantry/nest-kit/file-store';
import { DomainError } from '@gantry/nest-kit/errors';
import { maxPicturePixels, pictureSize } from '@gantry/nest-kit/picture-size';
import { FeedsConfig } from '../feeds/back-office/feeds.config.ts';
import type { StoredImage } from '../tables/product-facts.ts';
import { PictureUploads } from './picture-uploads.repository.ts';
import type { StoredProduct } from './stored-product.ts';

const languages = { english: 'en-US', spanish: 'es-US', french: 'fr-CA' } as const;

/** Pictures that staff give to products. */
@Injectable()
export class KeepPicture {
  private readonly store: FileStore;

  constructor(
    private readonly em: EntityManager,
    private readonly uploads: PictureUploads,
    config: FeedsConfig,
  ) {
    this.store = new FileStore(config.GANTRY_HOME);
  }

  /** By its bytes, never by what its sender says it is. It goes after a day unless a product is saved with it. @throws DomainError INVALID at `body` */
  async keepPicture(bytes: Uint8Array): Promise<{ file: string; width: number; height: number }> {
    const size = pictureSize(bytes);
    if (!size) throw refused('is no picture');
    if (size.width * size.height > maxPicturePixels) throw refused('has too many pixels');
    const file = storedName(bytes);
    await this.em.transactional(async () => {
      await this.uploads.recordUpload(file);
      await this.store.saveFile(bytes);
    });
    return { file, ...size };
  }

  /** Pictures as they are stored, and which of them are none: those a product names already stay as they are. */
  async describePictures(
    product: StoredProduct,
    pictures: NonNullable<ProductValues['images']>,
  ): Promise<{ value: StoredImage[]; issues: Issue[] }> {
    const before = new Map(product.images.map((one) => [fileOf(one), one]));
    const issues: Issue[] = [];
    const value: StoredImage[] = [];
    for (const [at, picture] of pictures.entries()) {
      const isRepeated = pictures.some(({ file }, place) => place < at && file === picture.file);
      const known = before.get(picture.file);
      if (isRepeated || !(known || (await this.isPicture(picture.file))))
        issues.push({
          path: `form.images.${at}.file`,
          message: isRepeated ? 'is there twice' : 'is no picture',
        });
      const { source, url } = known ?? { source: picture.file, url: null };
      value.push({ source, url, ...altOf(picture) });
    }
    return { value, issues };
  }

  private async isPicture(file: string): Promise<boolean> {
    await this.uploads.renewUpload(file);
    return (await this.store.findFile(file))?.kind.picture ?? false;
  }
}

/** What forms and the history call a picture. */
const fileOf = ({ source, url }: StoredImage): string => source ?? url ?? '';

/** A picture as it is shown and typed. */
export function shownPicture(image: StoredImage): NonNullable<ProductValues['images']>[number] {
  const { alt } = image;
  return {
    file: fileOf(image),
    english: alt?.['en-US'] ?? null,
    spanish: alt?.['es-US'] ?? null,
    french: alt?.['fr-CA'] ?? null,
  };
}

function altOf(picture: NonNullable<ProductValues['images']>[number]): Pick<StoredImage, 'alt'> {
  const said = Object.entries(languages).flatMap(([field, language]) => {
    const words = picture[field as keyof typeof languages];
    return words ? [[language, words] as const] : [];
  });
  return said.length > 0 ? { alt: Object.fromEntries(said) } : {};
}

const refused = (message: string) => new DomainError('INVALID', undefined, [{ path: 'body', message }]);
