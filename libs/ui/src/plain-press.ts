import type { MouseEvent } from 'react';

/**
 * Whether a link was pressed the plain way, so that a page may do something in place of following it. With another
 * button, a modifier key, or a `target` of the link the press opens another tab or window or saves what is linked to,
 * and one that was answered already is nobody else's: those are left alone.
 */
export function isPlainPress(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const target = event.currentTarget.getAttribute('target') ?? '_self';
  const isModified = altKey || ctrlKey || metaKey || shiftKey;
  return button === 0 && !isModified && target === '_self' && !event.defaultPrevented;
}
