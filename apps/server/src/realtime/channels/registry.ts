import type { Channel } from './channel.ts';
import { account } from './account.ts';
import { actions } from './actions.ts';
import { info } from './info.ts';
import { marketcap } from './marketcap.ts';
import { proposal } from './proposal.ts';
import { tps } from './tps.ts';
import { transaction } from './transaction.ts';

/** Every channel by its name. A channel more is a file more, and a line here. */
export const channels: ReadonlyMap<string, Channel> = new Map(
  [info, marketcap, actions, tps, account, transaction, proposal].map((channel) => [channel.name, channel]),
);
