/**
 * A browser that goes to a file it cannot have is led back to the page with the link or form, which says why: this
 * part of its address names the failure's code.
 */
export const refusedFileParam = 'refused';
