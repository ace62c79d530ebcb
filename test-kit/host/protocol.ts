/** What a worker of a test runner asks its host. */
export type HostRequest = { id: number } & (
  | { type: 'site'; flags: readonly string[] }
  | { type: 'devnet'; flags: readonly string[] }
  /** `started`: the ID of the request that started it. */
  | { type: 'stop'; started: number }
);

export type HostAnswer = { id: number } & ({ value: unknown } | { error: string });

export interface StartedDevnet {
  api: string;
  /** Private keys, by account. */
  keys: Record<string, string>;
}

export interface StartedSite {
  url: string;
  /** By chain key; several with `--family`. */
  devnets: Record<string, StartedDevnet>;
}

export interface HostedDevnet extends StartedDevnet {
  ship: string;
  control: string;
  chainId: string;
}
