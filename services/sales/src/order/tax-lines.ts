import type { TaxedLine } from '@gantry/contracts/schemas/taxation';

/** Tax summed by place, rate and reason, as the order prints it; what is not taxed stands under its state. */
export function taxLinesOf({ lines }: { readonly lines: readonly TaxedLine[] }): TaxGroup[] {
  const groups = new Map<string, TaxGroup>();
  const addGroup = ({ amount, ...group }: TaxGroup) => {
    const key = JSON.stringify(group);
    groups.set(key, { ...group, amount: (groups.get(key)?.amount ?? 0) + amount });
  };
  for (const { jurisdiction, rate, amount, reason, parts, certificate } of lines) {
    // places that ask nothing only show that somebody looked
    const taxing = parts.filter((part) => part.level === 'state' || part.amount !== 0);
    const why = { reason, ...(certificate ? { certificate } : {}) };
    if (taxing.length === 0) addGroup({ jurisdiction, rate, amount, ...why });
    else
      for (const part of taxing)
        addGroup({ jurisdiction: nameOf(part, jurisdiction), rate: part.rate, amount: part.amount, ...why });
  }
  return [...groups.values()];
}

/** What of an order's tax has one place, rate and reason. */
interface TaxGroup {
  readonly jurisdiction: string;
  readonly rate: string;
  readonly amount: number;
  readonly reason: string;
  readonly certificate?: string;
}

/** A place as an order names it: a state by its code, as ever; places in it by their names. */
const nameOf = ({ level, name }: TaxedLine['parts'][number], state: string): string =>
  level === 'state' ? state : `${name}, ${state.replace(/^US-/, '')}`;
