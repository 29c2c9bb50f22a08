/** File of a browser build that names the scripts which may run on payment pages. */
export const scriptInventoryFile = 'payment-scripts.json';

/** The scripts of one build that may run on payment pages; the provider's own comes to them from its origin. */
export interface ScriptInventory {
  /** `shell`, or the name of the remote */
  readonly owner: string;
  /** why they are there */
  readonly purpose: string;
  /** file, relative to the build → hash as an `integrity` attribute writes it */
  readonly scripts: Readonly<Record<string, string>>;
}
