import { isPlainPress } from '@gantry/ui';
import { useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useAsk } from '../../parts/asked-address.tsx';
import { writeAddress, type ListingAddress } from '../../parts/listing-address.ts';
import { toggleValue } from '../../parts/listing-choices.ts';

/**
 * What a press on a value of a facet does. Its tick shows before anything else of the page: once the address is another
 * one, that says what is chosen.
 */
export function useChooseValue(code: string, address: ListingAddress) {
  const navigate = useNavigate();
  const ask = useAsk(address);
  const [pressed, setPressed] = useState<{ at: ListingAddress; values: readonly string[] }>();
  const isPressed = (value: string): boolean => pressed?.at === address && pressed.values.includes(value);
  const chooseValue = (event: MouseEvent, value: string, instead: readonly string[]) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setPressed((before) => {
      const values = before?.at === address ? before.values : [];
      const others = values.filter((one) => one !== value);
      return { at: address, values: others.length < values.length ? others : [...values, value] };
    });
    const search = writeAddress(ask((from) => toggleValue(from, code, value, instead)));
    void navigate({ search }, { preventScrollReset: true, replace: search === window.location.search });
  };
  return { isPressed, chooseValue };
}
