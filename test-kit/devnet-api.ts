export interface DevnetOptions {
  seed?: string;
  /** On by default, as in the product. */
  generator?: boolean;
  /** Additional flags. */
  flags?: readonly string[];
}

/** A running devnet. */
export interface Devnet {
  /** 'http://127.0.0.1:port' */
  api: string;
  /** 'ws://127.0.0.1:port' */
  ship: string;
  chainId: string;
  /** Folder of its state. */
  data: string;
  /** Dev keys, by account. */
  keys: Record<string, string>;
  /** POST /control/<command>; resolves with `data`, rejects with the error's message. */
  control(command: string, fields?: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** POST /v1/… with a JSON body; resolves with the parsed body for any status. */
  call(path: string, body?: unknown): Promise<{ status: number; body: unknown; text: string }>;
  /** Shuts it down and removes its folder, unless the test passed one. */
  stop(): Promise<void>;
}

/** Flags of a devnet on free ports, without scheduled forks. */
export function devnetFlags({ seed, generator, flags = [] }: DevnetOptions, data: string): string[] {
  return [
    ...['--api-port', '0', '--ship-port', '0', '--control-port', '0', '--data', data, '--fork-every', '0'],
    ...(seed === undefined ? [] : ['--seed', seed]),
    ...(generator === false ? ['--generator', 'off'] : []),
    ...flags,
  ];
}

export async function callControl(
  api: string,
  command: string,
  fields: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { body } = await callDevnet(api, `/control/${command}`, fields);
  const answer = body as { data?: Record<string, unknown>; error?: { message: string } };
  if (answer.data === undefined) throw new Error(`control ${command}: ${answer.error?.message ?? 'no answer'}`);
  return answer.data;
}

export async function callDevnet(
  api: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: unknown; text: string }> {
  const response = await fetch(`${api}${path}`, {
    method: 'POST',
    body: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text), text };
}
