/** The call for the order that an address names; the same for the loader and the page, so it is made once. */
export function confirmationRequest(search: URLSearchParams) {
  const number = search.get('order');
  if (!number) return undefined;
  const token = search.get('token');
  return { params: { number }, query: token ? { token } : {} };
}
