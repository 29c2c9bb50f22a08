import type { Layout, WidgetName } from '@gantry/contracts/remotes';

/**
 * Widgets that the frame around a page shows from the start; the server renders them with it. None: the header is the
 * shell's own plain HTML, and the search box, the account menu and the small cart take its place only when the visitor
 * reaches for them (IntentWidget), so that a page does not pay for remotes it does not use.
 */
export function layoutWidgets(_layout: Layout | undefined): readonly WidgetName[] {
  return [];
}
