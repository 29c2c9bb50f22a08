/** The query parameter of a page that says what was done by its form, where it was posted without scripts. */
export const doneParameter = 'done';

/** The query parameter of the sign-in page that says a mail was sent to whoever signed up. */
export const sentParameter = 'sent';

/** The query parameter of the page of company sign-on that says why it did not go on. */
export const refusedParameter = 'refused';

/** The query parameter of the sign-in page that says an account is no more. */
export const erasedParameter = 'erased';

/** The query parameter of the sign-in page that leads to its second step. */
export const stepParameter = 'step';
