/** What a worker of a test runner asks its host. */
export type HostRequest = { id: number } & (
  /** `module`: URL of a module that exports `start`, a StartHosted. */
  | { type: 'start'; module: string; flags: readonly string[] }
  /** `started`: the ID of the request that started it. */
  | { type: 'stop'; started: number }
);

export type HostAnswer = { id: number } & ({ value: unknown } | { error: string });

/** Starts something in the host; `value` is sent to the process that asked. */
export type StartHosted = (flags: readonly string[]) => Promise<{ value: unknown; close(): Promise<void> }>;

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
