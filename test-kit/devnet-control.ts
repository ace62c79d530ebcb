/** A site in front of a devnet. */
interface OverDevnet {
  devnetApi: string | null;
}

/** POST /control/<command> of the devnet behind a site; resolves with `data`, rejects with the error's message. */
export async function control(
  site: OverDevnet,
  command:
    | 'status'
    | 'pause'
    | 'resume'
    | 'produce'
    | 'fork'
    | 'forks'
    | 'miss'
    | 'generator'
    | 'snapshot'
    | 'fault'
    | 'service'
    | 'finalizers'
    | 'refuse'
    | 'disconnect'
    | 'heal',
  fields: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const body = (await callNode(site, `/control/${command}`, fields)) as {
    data?: Record<string, unknown>;
    error?: { message: string };
  };
  if (body.data === undefined) throw new Error(`control ${command}: ${body.error?.message ?? 'no answer'}`);
  return body.data;
}

/** POST to the devnet, bypassing the site; resolves with the parsed body for any status. */
export async function callNode(site: OverDevnet, path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`${site.devnetApi}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return answer.json();
}
