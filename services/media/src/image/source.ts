import type { Drawing } from '@gantry/contracts/schemas/drawing';
import type { StoredFile } from '@gantry/nest-kit/file-store';

/** What a picture is made of: the drawing of a part or branch, or a picture the shop keeps. */
export type Source = { readonly version: string; readonly isPublic: boolean } & (
  | { readonly kind: 'drawing'; readonly drawing: Drawing }
  | { readonly kind: 'file'; readonly file: StoredFile }
);
