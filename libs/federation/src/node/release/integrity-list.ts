/** File of the shell's browser build: file name → hash as an `integrity` attribute writes it. */
export const integrityListFile = 'integrity.json';
