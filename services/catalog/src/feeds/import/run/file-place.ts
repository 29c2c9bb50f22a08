/** What may be wrong with a file that a row names. */
export type FileProblemCode =
  | 'file-missing'
  | 'file-ambiguous'
  | 'file-outside'
  | 'file-link'
  | 'file-damaged'
  | 'file-too-large'
  | 'file-unknown-kind';

/** Where the files lie that came with a feed. */
export interface FilePlace {
  /** @throws RefusedFile, or what the system says of a disk that cannot be read */
  readFile(name: string): Promise<Uint8Array | FileProblemCode>;
  close(): void;
}
