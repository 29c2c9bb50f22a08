import type { Traits } from './hazards.ts';

// Which sentences of the list follow from what a product is.

export function skinAid({ burnsSkin, isToxicOnSkin }: Traits): string {
  if (burnsSkin) return 'skin-burn';
  return isToxicOnSkin ? 'skin-toxic' : 'skin';
}

export function swallowedAid({ entersLungs, harmsSwallowed, shunsWater }: Traits): string {
  if (entersLungs) return 'swallowed-lungs';
  return harmsSwallowed || shunsWater ? 'swallowed-harm' : 'swallowed';
}

export function mediaFor({ isExplosive, shunsWater, isOxidizer, selfReacts, isFlammable }: Traits): string {
  if (isExplosive) return 'media-explosive';
  if (shunsWater) return 'media-dry';
  if (isOxidizer || selfReacts) return 'media-water';
  return isFlammable ? 'media-solvent' : 'media';
}

export function cleaningUp({
  isExplosive,
  shunsWater,
  isOxidizer,
  selfReacts,
  isFlammable,
}: Traits): string[] {
  if (isExplosive) return ['cleaning-up-explosive'];
  if (shunsWater) return ['cleaning-up-dry'];
  const sparks = isFlammable ? ['cleaning-up-sparks'] : [];
  return [isOxidizer || selfReacts ? 'cleaning-up-inert' : 'cleaning-up', ...sparks];
}

export function incompatible({ isAlkaline, isAcidic, isOxidizer, shunsWater, isUnstable }: Traits): string[] {
  const found = [
    isOxidizer && 'incompatible-oxidizer',
    shunsWater && 'incompatible-water',
    isUnstable && 'incompatible-unstable',
    isAlkaline && 'incompatible-alkaline',
    isAcidic && 'incompatible-acid',
  ].filter((key) => key !== false);
  return found.length > 0 ? found : ['incompatible'];
}
