import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { catalogGetDrawing } from '@gantry/contracts/endpoints/catalog';
import type { Drawing } from '@gantry/contracts/schemas/drawing';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { storeMark } from '../drawing/store-mark.ts';
import { labelledFrom, svgFile, toSvg } from '../drawing/to-svg.ts';
import { FileReach } from '../file/file-reach.ts';
import { StoredFiles } from '../file/stored-files.ts';
import { MadeFiles } from '../rendering/rendered-files.ts';
import type { Job } from '../rendering/job.ts';
import { Unreadable } from '../rendering/render-worker.ts';
import { parseModifiers, plainSize, type Modifiers } from '../modifiers/modifiers.ts';
import type { Source } from './source.ts';

/** A finished picture. `tag` changes whenever its bytes could. */
export interface Picture {
  /** made where they are not kept yet */
  readonly bytes: () => Promise<Buffer>;
  readonly type: string;
  readonly tag: string;
  /** whether the address can never mean other bytes */
  readonly isForEver: boolean;
  /** false for what belongs to products that only signed-in buyers may see */
  readonly isPublic: boolean;
}

const types = { svg: 'image/svg+xml', webp: 'image/webp', png: 'image/png', jpeg: 'image/jpeg' } as const;
/** Raised when pictures are made differently, so that old files are not used again. */
const renderer = 2;

/** Makes pictures from our own sources only; no address outside the shop is ever fetched. */
@Injectable()
export class ImageService {
  constructor(
    private readonly client: ContractClient,
    private readonly kept: StoredFiles,
    private readonly made: MadeFiles,
    private readonly reach: FileReach,
  ) {}

  /**
   * @param source `store`, `drawing-<sku>` or `category-<path with dots>`, with or without `.svg`, or
   *   `file-<sha256>.<ending>`
   * @throws DomainError NOT_FOUND for modifiers that are not allowed and for an unknown source
   */
  async picture(modifierText: string, source: string): Promise<Picture> {
    const modifiers = parseModifiers(modifierText);
    if (!modifiers) throw new DomainError('NOT_FOUND', { modifiers: modifierText.slice(0, 100) });
    const found = await this.source(source);
    const wanted = found.kind === 'file' ? ofFile(modifiers, modifierText) : modifiers;
    const key = [renderer, source.replace(/\.svg$/, ''), found.version, JSON.stringify(wanted)].join('|');
    const tag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
    const bytes = () => this.bytes(key, found, wanted, source);
    return {
      bytes,
      type: types[wanted.format],
      tag,
      isForEver: found.kind === 'file',
      isPublic: found.isPublic,
    };
  }

  private async source(name: string): Promise<Source> {
    if (name.startsWith('file-')) {
      const file = await this.kept.findFile(name);
      if (!file?.kind.picture) throw new DomainError('NOT_FOUND', { source: name });
      return { kind: 'file', file, version: '', isPublic: await this.reach.isPublic(file) };
    }
    if (name === 'store') return { kind: 'drawing', drawing: storeMark, version: '1', isPublic: true };
    return { kind: 'drawing', ...(await this.drawing(name.replace(/\.svg$/, ''))) };
  }

  private async drawing(source: string) {
    try {
      return await this.client.call(catalogGetDrawing, { params: { source } });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND')
        throw new DomainError('NOT_FOUND', { source });
      throw error;
    }
  }

  private async bytes(key: string, found: Source, modifiers: Modifiers, source: string): Promise<Buffer> {
    if (found.kind === 'drawing') {
      if (modifiers.format === 'svg') return Buffer.from(svgFile(found.drawing, modifiers.width));
      return this.made.getFile(key, () => jobOfDrawing(found.drawing, modifiers));
    }
    try {
      return await this.made.getFile(key, () => ({ kind: 'file', path: found.file.path, modifiers }));
    } catch (error) {
      // a file that only looks like a picture: there is none to show
      if (error instanceof Unreadable) throw new DomainError('NOT_FOUND', { source });
      throw error;
    }
  }
}

function jobOfDrawing(drawing: Drawing, modifiers: Modifiers): Job {
  const target = Math.max(modifiers.width ?? 0, modifiers.height ?? 0) || plainSize;
  const svg = toSvg(drawing, { use: 'raster', withLabels: target >= labelledFrom });
  return { kind: 'drawing', svg, width: drawing.viewBox[2], modifiers };
}

/**
 * A file asked for as it is comes as webp all the same: the bytes of a stranger are never sent.
 * @throws DomainError NOT_FOUND where lines are asked for, which a file has none of
 */
function ofFile(modifiers: Modifiers, modifierText: string): Modifiers {
  if (modifiers.format !== 'svg') return modifiers;
  if (modifierText !== '_') throw new DomainError('NOT_FOUND', { modifiers: modifierText });
  return { ...modifiers, format: 'webp' };
}
