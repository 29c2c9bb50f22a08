/** Name in the cart's address of the ZIP code that days of arrival are asked for, by a form without scripts. */
export const cartZipParameter = 'zip';
