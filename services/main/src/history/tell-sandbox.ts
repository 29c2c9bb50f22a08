/** Hands payments of the past to the sandbox of the card provider, which takes each in once. @throws Error where it does not */
export async function tellSandbox(sandboxUrl: string | undefined, payments: string): Promise<void> {
  if (sandboxUrl === undefined || payments === '[]') return;
  const response = await send(sandboxUrl, payments);
  if (!response.ok) throw new Error(`The sandbox does not take payments of the past: ${response.status}`);
}

/** Whether a sandbox listens there that takes payments of the past. */
export async function takesPayments(sandboxUrl: string | undefined): Promise<boolean> {
  if (sandboxUrl === undefined) return false;
  const response = await send(sandboxUrl, '[]').catch(() => null);
  return response?.ok ?? false;
}

const send = (sandboxUrl: string, body: string) =>
  fetch(`${sandboxUrl}/past-payments.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
