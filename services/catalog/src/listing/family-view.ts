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

  private head({ familyId, categoryId }: FamilyGroup, references: ReferenceData): string {
    const key = familyId === null ? `category:${categoryId}` : String(familyId);
    const known = this.heads.get(key);
    if (known) return known;
    const head = familyId === null ? categoryHead(categoryId, references) : familyHead(familyId, references);
    const members = membersOf(head);
    this.heads.set(key, members, { size: members.length });
    return members;
  }
}

type Head = Omit<Family, 'columns' | 'skus'>;

function familyHead(familyId: number, references: ReferenceData): Head {
  const family = references.families.get(familyId);
  const category = family && references.categoryByPath.get(family.code.replace(/^category:/, ''));
  return {
    id: family?.code ?? String(familyId),
    name: family?.name ?? '',
    summary: family?.summary ?? null,
    drawing: drawFamily(family?.drawing ?? null) ?? (category ? drawCategory(category, references) : null),
  };
}

function categoryHead(categoryId: number, references: ReferenceData): Head {
  const category = references.categories.get(categoryId);
  return {
    id: `category:${category?.path ?? categoryId}`,
    name: category?.name ?? '',
    summary: null,
    drawing: category ? drawCategory(category, references) : null,
  };
}
