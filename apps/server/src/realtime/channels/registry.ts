import type { Channel } from './channel.ts';
import { account } from './account.ts';
import { actions } from './actions.ts';
import { blocks } from './blocks.ts';
import { info } from './info.ts';
import { marketcap } from './marketcap.ts';
import { proposal } from './proposal.ts';
import { tps } from './tps.ts';
import { transaction } from './transaction.ts';

/** Every channel by name. To add one, add its file and list it here. */
export const channels: ReadonlyMap<string, Channel> = new Map(
  [info, marketcap, actions, tps, account, transaction, proposal, blocks].map((channel) => [channel.name, channel]),
);
