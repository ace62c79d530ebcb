import { httpError, send } from './http.ts';

/** POST to a node through our server. Throws HttpError with the node's answer as `body`. */
export async function callNode(address: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body), ...(signal === undefined ? {} : { signal }) };
  const response = await send(address, init);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw Object.assign(httpError(response.status, answer), { body: answer });
}
