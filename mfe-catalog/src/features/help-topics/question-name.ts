/** Where the question stands in the address; `q` is what the store's own search asks for. */
export const questionName = 'find';
