import { toHex } from '@antescope/codec/bytes/bytes';
import { parseBlsPublicKey } from '@antescope/codec/keys/bls-text';
import type { ApplyContext, Contract } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { check } from '../check.ts';
import { dispatch, withData, type Handler } from '../dispatch.ts';

interface FinalizerPolicyData {
  threshold: bigint;
  finalizers: { description: string; weight: bigint; public_key: string; pop: string }[];
}

const maxFinalizers = 64 * 1024;
const maxDescriptionSize = 256;

/** Executed natively before the contract runs. */
const native: Handler = () => {};

/**
 * The part of eosio.bios that sets finalizers. A chain with the system contract switches to it for one transaction, as
 * the recorded chain did. Proofs of possession are not verified.
 */
export const biosContract: Contract = {
  name: 'bios',
  version: 1,
  abi: abiOf({
    structs: {
      finalizer_authority: 'description string, weight uint64, public_key string, pop string',
      finalizer_policy: 'threshold uint64, finalizers finalizer_authority[]',
    },
    actions: {
      setcode: 'account name, vmtype uint8, vmversion uint8, code bytes',
      setabi: 'account name, abi bytes',
      setfinalizer: 'finalizer_policy finalizer_policy',
    },
    tables: {},
  }),
  apply: (ctx) => dispatch(ctx, { setcode: native, setabi: native, setfinalizer: withData(setFinalizers) }),
};

function setFinalizers(ctx: ApplyContext, data: { finalizer_policy: FinalizerPolicyData }): void {
  const { threshold, finalizers } = data.finalizer_policy;
  ctx.requireAuth(ctx.receiver);
  check(ctx, finalizers.length > 0, 'require at least one finalizer');
  check(ctx, finalizers.length <= maxFinalizers, 'number of finalizers exceeds the maximum allowed');
  const total = finalizers.reduce((sum, { weight }) => sum + weight, 0n);
  check(ctx, threshold > total / 2n, 'Finalizer policy threshold must be greater than half of the sum of the weights');
  check(ctx, threshold <= total, 'Finalizer policy threshold cannot be met by finalizer weights');
  const keys = finalizers.map(({ public_key: key }) => toHex(parseBlsPublicKey(key)));
  check(ctx, new Set(keys).size === keys.length, 'duplicate public key');
  for (const { description } of finalizers)
    check(ctx, description.length <= maxDescriptionSize, 'Finalizer description greater than max allowed size');
  ctx.setProposedFinalizers({
    threshold,
    finalizers: finalizers.map(({ description, weight }, index) => ({ description, weight, publicKey: keys[index]! })),
  });
}
