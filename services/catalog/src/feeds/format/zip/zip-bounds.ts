/** What a ZIP file may hold. What it says of itself is checked while it is read, so it cannot unpack to more. */
export interface ZipBounds {
  /** files and folders */
  readonly entries: number;
  /** bytes of all files together, unpacked */
  readonly bytes: number;
  /** bytes of a file's name with its folders */
  readonly name: number;
}

const gigabyte = 1024 ** 3;
/** Gigabytes that a packed feed, or a feed with its files, may unpack to. */
export const maxUnpackedGigabytes = 20;
export const maxUnpackedBytes = maxUnpackedGigabytes * gigabyte;

export const zipBounds: ZipBounds = { entries: 100_000, bytes: maxUnpackedBytes, name: 1000 };
