import type { DevnetNode } from '../../node/devnet-node.ts';
import type { Services } from '../../services/services.ts';
import type { Answer } from '../endpoint.ts';
import { ControlError, readFields, text, whole } from './control-fields.ts';
import { readFault } from './read-fault.ts';

const maxFinalizers = 100;

/** A devnet: its node and the services beside it. */
interface Controlled {
  node: DevnetNode;
  services: Services;
}

/** Commands of the devnet's control API; each takes the fields of the JSON body. */
const commands: Record<string, (node: DevnetNode, fields: Record<string, unknown>, services: Services) => unknown> = {
  '/control/status': (node) => node.status(),
  '/control/pause': (node) => {
    node.pause();
    return node.status();
  },
  '/control/resume': (node) => {
    node.resume();
    return node.status();
  },
  '/control/produce': (node, fields) => {
    const count = whole(fields, 'count', 1, 1, 10_000);
    return { blocks: node.produce(count), ...node.status() };
  },
  '/control/fork': (node, fields) => {
    const depth = whole(fields, 'depth', 1, 1, 500);
    return { ...node.fork(depth), ...node.status() };
  },
  '/control/forks': (node, fields) => {
    node.forkEvery(whole(fields, 'every', 0, 0, 1_000_000));
    return node.status();
  },
  '/control/generator': (node, fields) => {
    if (typeof fields.on !== 'boolean') throw new ControlError('"on" must be true or false');
    node.setGenerator(fields.on);
    return node.status();
  },
  '/control/miss': (node, fields) => {
    node.faults.missSlots(whole(fields, 'count', 1, 1, 1_000_000));
    return node.status();
  },
  '/control/finalizers': (node, fields) => {
    node.chain.voting = {
      strong: whole(fields, 'strong', maxFinalizers, 0, maxFinalizers),
      weak: whole(fields, 'weak', 0, 0, maxFinalizers),
    };
    return node.status();
  },
  '/control/fault': (node, fields) => {
    node.faults.add(readFault(fields));
    return node.status();
  },
  '/control/refuse': (node, fields) => {
    node.faults.refuse(whole(fields, 'seconds', 5, 1, 600) * 1000);
    return node.status();
  },
  '/control/disconnect': (node) => {
    node.faults.disconnectReaders();
    return node.status();
  },
  '/control/heal': (node) => {
    node.faults.heal();
    return node.status();
  },
  '/control/service': (node, { name, ...fields }, services) => {
    services.set(text({ name }, 'name'), fields);
    return node.status();
  },
  '/control/snapshot': (node) => {
    node.saveSnapshot();
    return node.status();
  },
};

/** Sender of a request. */
export interface Caller {
  method: string;
  /** Remote IP address. */
  remote: string | undefined;
  /** Origin header, set by browsers. */
  origin: string | undefined;
}

/** Handles /control/…: POST with a JSON body (status also by GET), from this machine only. */
export function answerControl({ node, services }: Controlled, path: string, body: string, caller: Caller): Answer {
  const { method, remote, origin } = caller;
  if (!isLoopback(remote)) return refuse(403, 'forbidden', 'the control API answers on this machine only');
  // Any website could make a browser on this machine post here.
  if (origin !== undefined) return refuse(403, 'forbidden', 'the control API does not answer to web pages');
  const command = commands[path];
  if (command === undefined) return refuse(404, 'unknown_command', `there is no ${path}`);
  if (method !== 'POST' && path !== '/control/status') return refuse(405, 'method', 'use POST');
  try {
    return { value: { data: command(node, readFields(body), services) } };
  } catch (error) {
    if (error instanceof ControlError) return refuse(400, 'bad_request', error.message);
    return refuse(409, 'failed', error instanceof Error ? error.message : String(error));
  }
}

function refuse(status: number, code: string, message: string): Answer {
  return { status, value: { error: { code, message, details: null } } };
}

function isLoopback(address: string | undefined): boolean {
  if (address === undefined) return false;
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}
