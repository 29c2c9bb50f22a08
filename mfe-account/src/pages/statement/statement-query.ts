/** The period the address asks for; the server takes the last 30 days where it names none. */
export function statementQuery(search: URLSearchParams): { from?: string; to?: string } {
  const from = search.get('from');
  const to = search.get('to');
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** How the statement of an account is asked for. */
export const statementCall = (accountNumber: string, search: URLSearchParams) => ({
  params: { kind: 'statement' as const, number: accountNumber },
  query: statementQuery(search),
});
