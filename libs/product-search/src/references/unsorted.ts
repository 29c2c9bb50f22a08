/** The path of the category that products without one are put into. */
export const unsortedPath = 'uncategorised';
