/** Name of the button that asks for a quote on lines of the cart. */
export const chosenButton = 'from';
/** The field that holds the id of each line that is marked. */
export const chosenField = 'lineIds';
