import type { IncomingMessage } from 'node:http';
import type { CompatSockets, WorkMeter } from '@antescope/compat/core/define-compat';
import { addressKey } from '../platform/address-key.ts';
import type { ChainDirectory } from '../platform/chain-of-request.ts';
import { isLoopback } from '../platform/websocket-limiter.ts';
import { compatApis } from './compat-apis.ts';
import { WorkCharges } from './work-charges.ts';

/** Opens the websockets of the compatible APIs, which share the allowance of an address. */
export function compatSockets(
  directory: ChainDirectory,
  report: (problem: string) => void,
  meter: WorkMeter = new WorkCharges(),
): CompatSockets[] {
  const addressOf = (request: IncomingMessage): string | null => {
    const address = directory.addressOf(request);
    return isLoopback(address) ? null : addressKey(address);
  };
  return compatApis.flatMap(({ sockets }) => sockets?.({ chains: directory, addressOf, meter, report }) ?? []);
}
