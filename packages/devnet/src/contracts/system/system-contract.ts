import type { Contract } from '../../contract.ts';
import { dispatch, withData, type Handler } from '../dispatch.ts';
import { check } from '../check.ts';
import { bidName, refundBid } from './auctions.ts';
import { newAccount, setAbi } from './accounts.ts';
import { delegate, refund, undelegate } from './bandwidth.ts';
import { setAccountCpu, setAccountNet, setAccountRam, setLimits } from './managed-limits.ts';
import { onBlock } from './onblock.ts';
import { registerWithAuthority, registerWithKey, remove, unregister } from './producers.ts';
import { buyRam, buyRamBurn, buyRamBytes, buyRamSelf, logFor, ramBurn, ramTransfer, sellRam } from './ram.ts';
import { claimRewards } from './rewards.ts';
import * as settings from './settings.ts';
import { onSystem } from './system.ts';
import { missingPart, systemAbi } from './system-abi.ts';
import { refreshVote, registerProxy, vote } from './votes.ts';

/** Done by the chain itself before the contract runs. */
const native: Handler = () => {};

const handlers: Readonly<Record<string, Handler>> = {
  newaccount: withData(newAccount),
  setabi: withData(setAbi),
  updateauth: native,
  deleteauth: native,
  linkauth: native,
  unlinkauth: native,
  canceldelay: native,
  setcode: native,

  onblock: onSystem(onBlock),
  init: onSystem(settings.init),
  setpriv: onSystem(settings.setPrivileged),
  setparams: onSystem(settings.setParameters),
  setram: onSystem(settings.setRam),
  setramrate: onSystem(settings.setRamRate),
  activate: onSystem(settings.activate),
  updtrevision: onSystem(settings.updateRevision),
  setinflation: onSystem(settings.setInflation),
  setpayfactor: onSystem(settings.setPayFactors),
  setschedule: onSystem(settings.setSchedule),
  delschedule: onSystem(settings.deleteSchedule),
  execschedule: onSystem(settings.executeSchedule),
  setalimits: onSystem(setLimits),
  setacctram: onSystem(setAccountRam),
  setacctnet: onSystem(setAccountNet),
  setacctcpu: onSystem(setAccountCpu),

  buyram: onSystem(buyRam),
  buyramself: onSystem(buyRamSelf),
  buyrambytes: onSystem(buyRamBytes),
  buyramburn: onSystem(buyRamBurn),
  sellram: onSystem(sellRam),
  ramtransfer: onSystem(ramTransfer),
  ramburn: onSystem(ramBurn),
  logbuyram: onSystem<{ payer: string; receiver: string }>(({ ctx }, { payer, receiver }) =>
    logFor(ctx, [payer, receiver]),
  ),
  logsellram: onSystem<{ account: string }>(({ ctx }, { account }) => logFor(ctx, [account])),
  logramchange: onSystem<{ owner: string }>(({ ctx }, { owner }) => logFor(ctx, [owner])),
  logsystemfee: onSystem(({ ctx }) => logFor(ctx, [])),
  delegatebw: onSystem(delegate),
  undelegatebw: onSystem(undelegate),
  refund: onSystem(refund),

  regproducer: onSystem(registerWithKey),
  regproducer2: onSystem(registerWithAuthority),
  unregprod: onSystem(unregister),
  rmvproducer: onSystem(remove),
  claimrewards: onSystem(claimRewards),
  voteproducer: onSystem(vote),
  voteupdate: onSystem(refreshVote),
  regproxy: onSystem(registerProxy),
  bidname: onSystem(bidName),
  bidrefund: onSystem(refundBid),
};

/** What is not built yet says so; an unknown action would look like a client's mistake. */
const missing = Object.fromEntries(
  [...missingPart].map(([name, part]) => [name, refuse(`this devnet's system contract has no ${part} yet`)]),
);

function refuse(message: string): Handler {
  return (ctx) => check(ctx, false, message);
}

const allHandlers = { ...missing, ...handlers };

/** eosio.system of the Antelope system contracts 3.x: accounts, permissions, RAM, bandwidth, voting, producers. */
export const systemContract: Contract = {
  name: 'system',
  version: 1,
  abi: systemAbi,
  apply: (ctx) => dispatch(ctx, allHandlers),
};
