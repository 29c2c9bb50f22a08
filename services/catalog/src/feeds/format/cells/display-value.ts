const maxValueLength = 2000;

/** Numbers as a specification table writes them: no trailing zeros, no noise of binary fractions. */
export const displayNumber = (value: number): string => String(Number(value.toPrecision(12)));

/** A value as text, as a specification table writes it. */
export function displayValue(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? displayNumber(value) : value.slice(0, maxValueLength).trimEnd();
}
