import { useState, type SyntheticEvent } from 'react';

/**
 * Which attribute the reader points at or has the focus on, by `data-attribute` on the elements inside: the drawing
 * beside them marks its dimension line. Spread `handlers` on the element around them.
 */
export function useHighlight() {
  const [highlight, setHighlight] = useState<string | null>(null);
  const markAttribute = (event: SyntheticEvent) => {
    const element = (event.target as Element).closest('[data-attribute]');
    setHighlight(element?.getAttribute('data-attribute') ?? null);
  };
  const clear = () => setHighlight(null);
  return {
    highlight,
    handlers: { onPointerOver: markAttribute, onPointerLeave: clear, onFocus: markAttribute, onBlur: clear },
  };
}
