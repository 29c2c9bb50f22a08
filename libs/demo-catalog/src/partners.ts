import type { FeedRowInput, relationKinds } from '@gantry/contracts/schemas/feed';
import type { PartFamily, Size } from './part-family.ts';

type Relations = NonNullable<FeedRowInput['relations']>;

/** What goes with a family, by family id, and the value both sizes must share; any size where there is none. */
const partnersOf: Readonly<
  Record<string, readonly { family: string; kind: (typeof relationKinds)[number]; sharing?: string }[]>
> = {
  'hex-head-screw': [
    { family: 'hex-nut', kind: 'accessory', sharing: 'thread' },
    { family: 'flat-washer', kind: 'accessory', sharing: 'thread' },
    { family: 'combination-wrench', kind: 'required', sharing: 's' },
  ],
  'socket-head-screw': [
    { family: 'flat-washer', kind: 'accessory', sharing: 'thread' },
    { family: 'hex-key', kind: 'required', sharing: 's' },
  ],
  'threaded-rod': [{ family: 'hex-nut', kind: 'accessory', sharing: 'thread' }],
  'hex-nut': [
    { family: 'lock-nut', kind: 'alternate', sharing: 'thread' },
    { family: 'combination-wrench', kind: 'required', sharing: 's' },
  ],
  'roller-chain': [{ family: 'sprocket', kind: 'accessory', sharing: 'number' }],
  sprocket: [{ family: 'roller-chain', kind: 'required', sharing: 'number' }],
  'air-hose': [{ family: 'hose-clamp', kind: 'accessory' }],
  'ball-valve': [{ family: 'pipe-nipple', kind: 'accessory', sharing: 'pipe' }],
  'hand-tap': [{ family: 'jobber-drill', kind: 'accessory' }],
  'hole-saw': [{ family: 'jobber-drill', kind: 'spare' }],
  'wire-rope': [{ family: 'bow-shackle', kind: 'accessory' }],
  'pillow-block': [{ family: 'shaft-collar', kind: 'accessory' }],
};

/** Answers what goes with a size of a family, from the products that this catalogue really holds. */
export function partners(
  families: readonly PartFamily[],
  skusOf: (family: PartFamily) => ReadonlyMap<Size, string>,
): (family: PartFamily, size: Size) => Relations {
  const byId = new Map(families.map((family) => [family.id, family]));
  const skus = new Map<string, ReadonlyMap<Size, string>>();
  const known = new Map<Size, Relations>();
  const skusOfId = (id: string): ReadonlyMap<Size, string> => {
    const family = byId.get(id);
    const found = skus.get(id) ?? (family ? skusOf(family) : new Map<Size, string>());
    skus.set(id, found);
    return found;
  };
  return (family, size) => {
    const found = known.get(size);
    if (found) return found;
    const relations = (partnersOf[family.id] ?? []).flatMap(({ family: id, kind, sharing }) => {
      const fits = (other: Size) => !sharing || other.values[sharing] === size.values[sharing];
      const partner = [...skusOfId(id)].find(([other]) => fits(other));
      return partner ? [{ kind, sku: partner[1] }] : [];
    });
    known.set(size, relations);
    return relations;
  };
}
