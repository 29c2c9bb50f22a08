import { useEffect, useState } from 'react';
import type { Place } from './places.ts';

let loaded: readonly Place[] | undefined;

/** The countries and regions, loaded when the first address is shown; undefined until they are there. */
export function usePlaces(): readonly Place[] | undefined {
  const [places, setPlaces] = useState<readonly Place[]>();
  useEffect(() => {
    let isGone = false;
    void loadPlaces().then((list) => !isGone && setPlaces(list));
    return () => {
      isGone = true;
    };
  }, []);
  return places;
}

async function loadPlaces(): Promise<readonly Place[]> {
  loaded ??= (await import(/* webpackChunkName: "places" */ './all-places.ts')).allPlaces;
  return loaded;
}
