import { Injectable } from '@nestjs/common';
import type { listingSchema } from '@gantry/contracts/schemas/catalog';
import type { InferOutput } from 'valibot';
import { LRUCache } from 'lru-cache';
import type { FamilyGroup } from '@gantry/product-search/family-groups';
import { drawCategory, drawFamily } from '../drawing/drawings.ts';
import { membersOf, objectText } from './json-text.ts';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import type { ReferenceData } from '../index/reference-data.ts';

type Family = InferOutput<typeof listingSchema>['families'][number];

/** Writes the head of a specification table; what belongs to the family alone is cached. */
@Injectable()
export class FamilyView {
  private readonly heads = new LRUCache<string, string>({ maxSize: 8_000_000 });

  constructor(synchronizer: IndexSynchronizer) {
    synchronizer.onChange((productIds) => productIds === null && this.heads.clear());
  }

  /** @param skus of the group's products, in its order */
  familyText(group: FamilyGroup, skus: string[], references: ReferenceData): string {
    const columns = group.columns.map(({ code, isNumeric }) => {
      const attribute = references.attributes.get(code);
      return { code, name: attribute?.name ?? code, unit: attribute?.unit ?? null, numeric: isNumeric };
    });
    const own: Pick<Family, 'columns' | 'skus'> = { columns, skus };
    return objectText(this.head(group, references), membersOf(own));
  }

  private head(group: FamilyGroup, references: ReferenceData): string {
    const { familyId, categoryId } = group;
    const key = familyId === null ? `category:${categoryId}` : String(familyId);
    const known = this.heads.get(key);
    if (known) return known;
    const members = membersOf({ ...headOf(group, references), drawing: drawingOf(group, references) });
    this.heads.set(key, members, { size: members.length });
    return members;
  }
}

/** What a table is called, whoever's drawing stands above it. */
export function headOf(
  { familyId, categoryId }: Pick<FamilyGroup, 'familyId' | 'categoryId'>,
  references: ReferenceData,
): Pick<Family, 'id' | 'name' | 'summary'> {
  if (familyId === null) {
    const category = references.categories.get(categoryId);
    return { id: `category:${category?.path ?? categoryId}`, name: category?.name ?? '', summary: null };
  }
  const family = references.families.get(familyId);
  return {
    id: family?.code ?? String(familyId),
    name: family?.name ?? '',
    summary: family?.summary ?? null,
  };
}

function drawingOf({ familyId, categoryId }: FamilyGroup, references: ReferenceData): Family['drawing'] {
  const family = familyId === null ? undefined : references.families.get(familyId);
  const category =
    familyId === null
      ? references.categories.get(categoryId)
      : family && references.categoryByPath.get(family.code.replace(/^category:/, ''));
  return drawFamily(family?.drawing ?? null) ?? (category ? drawCategory(category, references) : null);
}
