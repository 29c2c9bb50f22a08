/** Picks one of some things. */
export type Pick = <Item>(items: readonly Item[]) => Item;

/** Picks without a pattern, but always the same from one seed: a failure can be repeated. */
export function pickFrom(seed: number): Pick {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return (items) => items[Math.floor(next() * items.length)]!;
}
