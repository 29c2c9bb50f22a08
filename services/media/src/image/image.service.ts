import { createHash } from 'node:crypto';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { catalogGetDrawing } from '@gantry/contracts/endpoints/catalog';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { Logger } from '@gantry/nest-kit/logger';
import { DiskCache } from '../cache/disk-cache.ts';
import { MediaConfig } from '../media.config.ts';
import { parseModifiers, type Modifiers } from './modifiers.ts';
import { render } from './render.ts';
import { Turns } from './turns.ts';

/** A finished picture. `tag` changes whenever its bytes could. */
export interface Picture {
  readonly bytes: Buffer;
  readonly type: string;
  readonly tag: string;
}

const types = { svg: 'image/svg+xml', webp: 'image/webp', png: 'image/png', jpeg: 'image/jpeg' } as const;
/** Raised when drawings are rendered differently, so that old files are not used again. */
const renderer = 1;

/** Makes pictures from our own sources only; no address outside the shop is ever fetched. */
@Injectable()
export class ImageService {
  readonly #cache: DiskCache;
  readonly #turns: Turns;
  /** pictures being made: whoever asks for the same one waits for it instead of making it again */
  readonly #making = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly client: ContractClient,
    private readonly log: Logger,
    config: MediaConfig,
  ) {
    this.#cache = new DiskCache(
      path.resolve(config.GANTRY_HOME, 'images'),
      config.MEDIA_CACHE_MB * 1024 * 1024,
    );
    this.#turns = new Turns(config.MEDIA_WORKERS);
  }

  /**
   * @param source `drawing-<sku>` or `category-<path with dots>`, with or without `.svg`
   * @throws DomainError INVALID for modifiers that are not allowed, NOT_FOUND for an unknown source
   */
  async picture(modifierText: string, source: string): Promise<Picture> {
    const modifiers = parseModifiers(modifierText);
    if (!modifiers) throw new DomainError('INVALID', { modifiers: modifierText.slice(0, 100) });
    const name = source.replace(/\.svg$/, '');
    const { drawing, version } = await this.#drawing(name);
    const key = [renderer, name, version, JSON.stringify(modifiers)].join('|');
    const tag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
    return { bytes: await this.#bytes(key, drawing, modifiers), type: types[modifiers.format], tag };
  }

  async #drawing(source: string) {
    try {
      return await this.client.call(catalogGetDrawing, { params: { source } });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND')
        throw new DomainError('NOT_FOUND', { source });
      throw error;
    }
  }

  async #bytes(key: string, drawing: Drawing, modifiers: Modifiers): Promise<Buffer> {
    if (modifiers.format === 'svg') return render(drawing, modifiers);
    const making = this.#making.get(key) ?? this.#make(key, drawing, modifiers);
    return making;
  }

  #make(key: string, drawing: Drawing, modifiers: Modifiers): Promise<Buffer> {
    const made = this.#find(key)
      .then((kept) => kept ?? this.#turns.take(() => this.#renderAndKeep(key, drawing, modifiers)))
      .finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  async #renderAndKeep(key: string, drawing: Drawing, modifiers: Modifiers): Promise<Buffer> {
    const bytes = await render(drawing, modifiers);
    // a full or read-only disk costs speed, not the picture
    await this.#cache.set(key, bytes).catch((error: unknown) => this.log.warn({ error }, 'picture not kept'));
    return bytes;
  }

  #find(key: string): Promise<Buffer | undefined> {
    return this.#cache.get(key).catch((error: unknown) => {
      this.log.warn({ error }, 'picture cache not readable');
      return undefined;
    });
  }
}

type Drawing = ResponseOf<typeof catalogGetDrawing>['drawing'];
