/** The period the address asks for; the server takes the last 30 days where it names none. */
export function statementQuery(search: URLSearchParams): { from?: string; to?: string } {
  const from = search.get('from');
  const to = search.get('to');
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}
