/**
 * One spelling of a county's name for comparing: sources write `Suffolk` and `Suffolk County`, `Saint Charles` and
 * `St. Charles`, `De Kalb` and `DeKalb`. Independent cities (`Fairfax city`, `Fairfax (city)`, `City of Alexandria`)
 * are told from counties of the same name.
 */
export function countyKey(name: string): string {
  const plain = withoutMarks(name).trim();
  const city =
    /^City of (?<name>.+)$/.exec(plain) ??
    /^(?<name>.+) \(city\)?$/.exec(plain) ??
    /^(?<name>.+) city$/.exec(plain);
  const county = (city?.groups?.['name'] ?? plain)
    .replace(/^City and (County|Borough) of /, '')
    .replace(
      / (\((City and County|CA)\)|City and (Borough|County)|County|Borough|Census Area|Municipality|Parish|Municipio)$/,
      '',
    );
  return `${letters(county)}${city ? '-city' : ''}`;
}

/** One spelling of the name of a city or district for comparing. */
export const cityKey = (name: string): string => letters(withoutMarks(name));

const withoutMarks = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');

const letters = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bsainte\b/g, 'ste')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
    .replace(/[^a-z0-9]/g, '');
