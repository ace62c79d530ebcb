import type { DevnetNode } from '../../node/devnet-node.ts';
import { blockJson } from '../block-json.ts';
import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { Problem, detail, unknownBlock } from '../problem.ts';
import type { ProblemDetail } from '../problem.ts';

export const getBlock: Endpoint = {
  path: '/v1/chain/get_block',
  answer(node, body) {
    const requested = Params.required(body).string('block_num_or_id');
    return { value: blockJson(storedBlockFor(node, requested).content, node.actions) };
  },
};

/** A stored block by number or id. Throws the errors of get_block. */
export function storedBlockFor(node: DevnetNode, requested: string): { number: number; content: Uint8Array } {
  const number = blockNumberFor(node, requested);
  const content = number === null ? null : node.store.content(number);
  if (number === null || content === null) throw unknownBlock(`Could not find block: ${requested}`, 2104, 'get_block');
  return { number, content };
}

/** Number of a block given by number or id, null if there is none. Throws the error of get_block for invalid text. */
export function blockNumberFor(node: DevnetNode, requested: string): number | null {
  if (requested === '' || requested.length > 64) {
    throw invalidId(
      detail(
        'Invalid Block number or ID, must be greater than 0 and less than 64 characters',
        'chain_plugin.cpp',
        2087,
        'get_block',
      ),
    );
  }
  if (/^[+-]?\d+$/.test(requested)) {
    const number = BigInt(requested);
    const exists = number > 0n && number <= BigInt(node.headNumber());
    if (exists) return Number(number);
    if (requested.length < 64) return null;
  }
  const reason = hexError(requested);
  if (reason !== null) {
    throw invalidId(detail(`Invalid block ID: ${requested}`, 'chain_plugin.cpp', 2101, 'get_block'), reason);
  }
  const id = requested.toLowerCase();
  const number = Number.parseInt(id.padEnd(8, '0').slice(0, 8), 16);
  return node.store.idOf(number) === id ? number : null;
}

function hexError(text: string): ProblemDetail | null {
  if (text.length % 2 !== 0) {
    const message = 'str.size() % 2 == 0: the length of hex string should be even number';
    return detail(message, 'variant.cpp', 744, 'from_variant');
  }
  const invalid = /[^0-9a-fA-F]/.exec(text)?.[0];
  return invalid === undefined ? null : detail(`Invalid hex character '${invalid}'`, 'hex.cpp', 13, 'from_hex');
}

function invalidId(...details: ProblemDetail[]): Problem {
  return new Problem(500, 3010008, 'block_id_type_exception', 'Invalid block ID', details);
}
